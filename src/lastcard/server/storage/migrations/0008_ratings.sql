-- What came of matches at rated tables, by person at that time, and in which order they were counted: once for each kind of rating.
CREATE TABLE results (record TEXT PRIMARY KEY, at REAL NOT NULL, family TEXT NOT NULL, result TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE rated (kind TEXT, number INTEGER, record TEXT NOT NULL, PRIMARY KEY (kind, number), UNIQUE (kind, record)) WITHOUT ROWID;
CREATE TABLE ratings (person TEXT, family TEXT, kind TEXT, mean REAL NOT NULL, deviation REAL NOT NULL, matches INTEGER NOT NULL,
    PRIMARY KEY (person, family, kind)) WITHOUT ROWID;
