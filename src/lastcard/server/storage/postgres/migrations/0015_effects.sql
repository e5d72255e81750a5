-- What rules do, added up from matches of bots, by the fingerprint of the rules: it can be played again, and only the newest stay.
CREATE TABLE effects (rules text, seats integer, version integer, tally text NOT NULL, at double precision NOT NULL, PRIMARY KEY (rules, seats, version));
CREATE INDEX effects_at ON effects (at);
