-- Matches for the open collection, each in one month at most; `names` are what stands in the file for those who played.
CREATE TABLE collected (record TEXT PRIMARY KEY, at REAL NOT NULL, month TEXT, names TEXT) WITHOUT ROWID;
CREATE INDEX collected_month ON collected (month, at);
-- Its months: how often somebody began to make the files, and once they are made what they are.
CREATE TABLE months (month TEXT PRIMARY KEY, claims INTEGER NOT NULL, manifest TEXT, at REAL) WITHOUT ROWID;
