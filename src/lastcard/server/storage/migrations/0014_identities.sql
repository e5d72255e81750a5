-- Who somebody is to another site that an account is signed in to by: `subject` is a hash.
CREATE TABLE identities (subject BLOB PRIMARY KEY, account TEXT NOT NULL, issuer TEXT NOT NULL, at REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX identities_of_accounts ON identities (account);
