CREATE TABLE tries (deal TEXT NOT NULL, guest TEXT NOT NULL, device TEXT NOT NULL, name TEXT NOT NULL, room INTEGER NOT NULL,
    code TEXT NOT NULL, begun REAL NOT NULL, score INTEGER, record TEXT, ended REAL, PRIMARY KEY (deal, guest)) WITHOUT ROWID;
CREATE UNIQUE INDEX tries_of_devices ON tries (deal, device) WHERE device <> '';
CREATE UNIQUE INDEX tries_of_rooms ON tries (room);
CREATE INDEX tries_of_guests ON tries (guest, begun);
CREATE INDEX best_tries ON tries (deal, score, ended) WHERE score IS NOT NULL;
CREATE TABLE scores (deal TEXT NOT NULL, score INTEGER NOT NULL, tries INTEGER NOT NULL, PRIMARY KEY (deal, score)) WITHOUT ROWID;
CREATE TABLE pars (deal TEXT PRIMARY KEY, par BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE challenges (id TEXT PRIMARY KEY, record TEXT NOT NULL, round INTEGER NOT NULL, seat INTEGER NOT NULL,
    guest TEXT NOT NULL, name TEXT NOT NULL, at REAL NOT NULL) WITHOUT ROWID;
