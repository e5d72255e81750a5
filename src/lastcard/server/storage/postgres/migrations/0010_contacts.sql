CREATE TABLE contacts (guest text, id text, kind text NOT NULL, address text NOT NULL, secret text NOT NULL,
    language text NOT NULL, at double precision NOT NULL, PRIMARY KEY (guest, id));
