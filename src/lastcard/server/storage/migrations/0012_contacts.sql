CREATE TABLE contacts (guest TEXT, id TEXT, kind TEXT NOT NULL, address TEXT NOT NULL, secret TEXT NOT NULL,
    language TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (guest, id)) WITHOUT ROWID;
