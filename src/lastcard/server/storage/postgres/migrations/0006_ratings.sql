-- What came of matches at rated tables, by person at that time, and in which order they were counted: once for each kind of rating.
CREATE TABLE results (record text PRIMARY KEY, at double precision NOT NULL, family text NOT NULL, result text NOT NULL);
CREATE TABLE rated (kind text, number integer, record text NOT NULL, PRIMARY KEY (kind, number), UNIQUE (kind, record));
CREATE TABLE ratings (person text, family text, kind text, mean double precision NOT NULL, deviation double precision NOT NULL, matches integer NOT NULL,
    PRIMARY KEY (person, family, kind));
