-- Matches for the open collection, each in one month at most; `names` are what stands in the file for those who played.
CREATE TABLE collected (record text PRIMARY KEY, at double precision NOT NULL, month text, names text);
CREATE INDEX collected_month ON collected (month, at);
-- Its months: how often somebody began to make the files, and once they are made what they are.
CREATE TABLE months (month text PRIMARY KEY, claims integer NOT NULL, manifest text, at double precision);
