-- What rules do, added up from matches of bots, by the fingerprint of the rules: it can be played again, and only the newest stay.
CREATE TABLE effects (rules TEXT, seats INTEGER, version INTEGER, tally TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (rules, seats, version)) WITHOUT ROWID;
CREATE INDEX effects_at ON effects (at);
