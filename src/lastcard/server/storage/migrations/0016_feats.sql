-- What each seat of a finished match has dared: see record.feats.
CREATE TABLE feats (record TEXT, seat INTEGER, catches INTEGER NOT NULL, false_catches INTEGER NOT NULL, caught INTEGER NOT NULL,
    bluffs INTEGER NOT NULL, bluffs_found INTEGER NOT NULL, challenges INTEGER NOT NULL, challenges_right INTEGER NOT NULL,
    PRIMARY KEY (record, seat)) WITHOUT ROWID;
