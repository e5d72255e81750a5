CREATE TABLE answers (guest text, puzzle text, day integer, solved boolean NOT NULL, at double precision NOT NULL,
    first boolean NOT NULL, PRIMARY KEY (guest, puzzle, day));
