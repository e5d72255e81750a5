-- Clubs: who belongs to one, which tables and evenings were opened in it, and what was played there. Persons are those of players.
CREATE TABLE clubs (id text PRIMARY KEY, code text NOT NULL UNIQUE, name text NOT NULL, rules text NOT NULL, called text NOT NULL,
    keeper text NOT NULL, numbers integer NOT NULL, made double precision NOT NULL, used double precision NOT NULL);
CREATE INDEX clubs_of_keepers ON clubs (keeper);
CREATE TABLE members (club text, person text, number integer NOT NULL, name text NOT NULL, joined double precision NOT NULL,
    PRIMARY KEY (club, person));
CREATE INDEX clubs_of_persons ON members (person);
CREATE TABLE club_rooms (code text PRIMARY KEY, club text NOT NULL, at double precision NOT NULL, title text NOT NULL, people integer NOT NULL,
    ended double precision NOT NULL);
CREATE INDEX rooms_of_clubs ON club_rooms (club, at);
CREATE TABLE club_matches (record text PRIMARY KEY, club text NOT NULL, room text NOT NULL, at double precision NOT NULL);
CREATE INDEX matches_of_clubs ON club_matches (club, at);
-- How evenings ended, by the numbers of the players.
CREATE TABLE club_places (room text, number integer, place integer NOT NULL, person text NOT NULL, name text NOT NULL,
    PRIMARY KEY (room, number));
CREATE INDEX places_of_persons ON club_places (person);
