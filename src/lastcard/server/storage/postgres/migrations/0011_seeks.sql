CREATE TABLE seeks (guest text PRIMARY KEY, id text NOT NULL, person text NOT NULL, name text NOT NULL, wish text NOT NULL,
    since double precision NOT NULL, seen double precision NOT NULL, place text NOT NULL);
