CREATE TABLE accounts (id TEXT PRIMARY KEY, name TEXT NOT NULL, at REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE passkeys (id BLOB PRIMARY KEY, account TEXT NOT NULL, key BLOB NOT NULL, counter INTEGER NOT NULL, name TEXT NOT NULL,
    at REAL NOT NULL, used REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX passkeys_of_accounts ON passkeys (account);
CREATE TABLE recovery (account TEXT PRIMARY KEY, words BLOB NOT NULL UNIQUE, at REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE ceremonies (challenge BLOB PRIMARY KEY, browser BLOB NOT NULL, kind TEXT NOT NULL, until REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE sessions (secret BLOB PRIMARY KEY, account TEXT NOT NULL, guest TEXT NOT NULL, at REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX sessions_of_accounts ON sessions (account);
CREATE INDEX sessions_of_guests ON sessions (guest);
CREATE TABLE tokens (secret BLOB PRIMARY KEY, id TEXT NOT NULL UNIQUE, account TEXT NOT NULL, guest TEXT NOT NULL, name TEXT NOT NULL,
    scopes TEXT NOT NULL, at REAL NOT NULL, used REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX tokens_of_accounts ON tokens (account);
CREATE INDEX tokens_of_guests ON tokens (guest);
-- Who had which seat in a finished match: an account, a guest who has none, or a bot.
CREATE TABLE players (record TEXT, seat INTEGER, person TEXT NOT NULL, level TEXT NOT NULL, name TEXT NOT NULL, won INTEGER NOT NULL,
    at REAL NOT NULL, PRIMARY KEY (record, seat)) WITHOUT ROWID;
CREATE INDEX matches_of_persons ON players (person, at);
