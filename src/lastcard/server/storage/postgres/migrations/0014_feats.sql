-- What each seat of a finished match has dared: see record.feats.
CREATE TABLE feats (record text, seat integer, catches integer NOT NULL, false_catches integer NOT NULL, caught integer NOT NULL,
    bluffs integer NOT NULL, bluffs_found integer NOT NULL, challenges integer NOT NULL, challenges_right integer NOT NULL,
    PRIMARY KEY (record, seat));
