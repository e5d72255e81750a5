CREATE TABLE tries (deal text NOT NULL, guest text NOT NULL, device text NOT NULL, name text NOT NULL, room bigint NOT NULL,
    code text NOT NULL, begun double precision NOT NULL, score integer, record text, ended double precision,
    PRIMARY KEY (deal, guest));
CREATE UNIQUE INDEX tries_of_devices ON tries (deal, device) WHERE device <> '';
CREATE UNIQUE INDEX tries_of_rooms ON tries (room);
CREATE INDEX tries_of_guests ON tries (guest, begun);
CREATE INDEX best_tries ON tries (deal, score, ended) WHERE score IS NOT NULL;
CREATE TABLE scores (deal text NOT NULL, score integer NOT NULL, tries bigint NOT NULL, PRIMARY KEY (deal, score));
CREATE TABLE pars (deal text PRIMARY KEY, par bytea NOT NULL);
CREATE TABLE challenges (id text PRIMARY KEY, record text NOT NULL, round integer NOT NULL, seat integer NOT NULL,
    guest text NOT NULL, name text NOT NULL, at double precision NOT NULL);
