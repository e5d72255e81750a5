-- Who somebody is to another site that an account is signed in to by: `subject` is a hash.
CREATE TABLE identities (subject bytea PRIMARY KEY, account text NOT NULL, issuer text NOT NULL, at double precision NOT NULL);
CREATE INDEX identities_of_accounts ON identities (account);
