CREATE TABLE answers (guest TEXT, puzzle TEXT, day INTEGER, solved INTEGER NOT NULL, at REAL NOT NULL, first INTEGER NOT NULL,
    PRIMARY KEY (guest, puzzle, day)) WITHOUT ROWID;
