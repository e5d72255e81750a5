CREATE UNIQUE INDEX codes ON rooms (code);
