-- Whose first try it is: an account's where there is one, else the guest's; nobody's where it turned out to be a further one.
ALTER TABLE tries ADD COLUMN person TEXT NOT NULL DEFAULT '';
UPDATE tries SET person = guest;
CREATE UNIQUE INDEX tries_of_people ON tries (deal, person) WHERE person <> '';
CREATE INDEX tries_of_persons ON tries (person, begun);
