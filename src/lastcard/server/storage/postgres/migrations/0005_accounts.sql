CREATE TABLE accounts (id text PRIMARY KEY, name text NOT NULL, at double precision NOT NULL);
CREATE TABLE passkeys (id bytea PRIMARY KEY, account text NOT NULL, key bytea NOT NULL, counter integer NOT NULL, name text NOT NULL,
    at double precision NOT NULL, used double precision NOT NULL);
CREATE INDEX passkeys_of_accounts ON passkeys (account);
CREATE TABLE recovery (account text PRIMARY KEY, words bytea NOT NULL UNIQUE, at double precision NOT NULL);
CREATE TABLE ceremonies (challenge bytea PRIMARY KEY, browser bytea NOT NULL, kind text NOT NULL, until double precision NOT NULL);
CREATE TABLE sessions (secret bytea PRIMARY KEY, account text NOT NULL, guest text NOT NULL, at double precision NOT NULL);
CREATE INDEX sessions_of_accounts ON sessions (account);
CREATE INDEX sessions_of_guests ON sessions (guest);
CREATE TABLE tokens (secret bytea PRIMARY KEY, id text NOT NULL UNIQUE, account text NOT NULL, guest text NOT NULL, name text NOT NULL,
    scopes text NOT NULL, at double precision NOT NULL, used double precision NOT NULL);
CREATE INDEX tokens_of_accounts ON tokens (account);
CREATE INDEX tokens_of_guests ON tokens (guest);
-- Who had which seat in a finished match: an account, a guest who has none, or a bot.
CREATE TABLE players (record text, seat integer, person text NOT NULL, level text NOT NULL, name text NOT NULL, won integer NOT NULL,
    at double precision NOT NULL, PRIMARY KEY (record, seat));
CREATE INDEX matches_of_persons ON players (person, at);
