-- Clubs: who belongs to one, which tables and evenings were opened in it, and what was played there. Persons are those of players.
CREATE TABLE clubs (id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL, rules TEXT NOT NULL, called TEXT NOT NULL,
    keeper TEXT NOT NULL, numbers INTEGER NOT NULL, made REAL NOT NULL, used REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX clubs_of_keepers ON clubs (keeper);
CREATE TABLE members (club TEXT, person TEXT, number INTEGER NOT NULL, name TEXT NOT NULL, joined REAL NOT NULL, PRIMARY KEY (club, person))
    WITHOUT ROWID;
CREATE INDEX clubs_of_persons ON members (person);
CREATE TABLE club_rooms (code TEXT PRIMARY KEY, club TEXT NOT NULL, at REAL NOT NULL, title TEXT NOT NULL, people INTEGER NOT NULL,
    ended REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX rooms_of_clubs ON club_rooms (club, at);
CREATE TABLE club_matches (record TEXT PRIMARY KEY, club TEXT NOT NULL, room TEXT NOT NULL, at REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX matches_of_clubs ON club_matches (club, at);
-- How evenings ended, by the numbers of the players.
CREATE TABLE club_places (room TEXT, number INTEGER, place INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY (room, number)) WITHOUT ROWID;
CREATE INDEX places_of_persons ON club_places (person);
