CREATE TABLE facts (name text PRIMARY KEY, value bytea NOT NULL);
CREATE TABLE served (one boolean PRIMARY KEY DEFAULT true CHECK (one), late double precision NOT NULL,
    since double precision NOT NULL);
-- A node's number is never used again, so that it stands for one life of one server.
CREATE TABLE nodes (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, address text NOT NULL,
    until timestamptz NOT NULL, version text NOT NULL);
CREATE SEQUENCE room_numbers;
-- The owner need not exist any more. What is together has one owner: an evening and its tables, by its code.
CREATE TABLE rooms (id bigint PRIMARY KEY, code text NOT NULL UNIQUE, together text NOT NULL, owner bigint,
    public boolean NOT NULL, touched double precision NOT NULL, summary bytea NOT NULL,
    changed timestamptz NOT NULL DEFAULT clock_timestamp());
CREATE INDEX rooms_together ON rooms (together);
CREATE INDEX rooms_owned ON rooms (owner) WHERE owner IS NOT NULL;
CREATE INDEX rooms_changed ON rooms (changed);
CREATE TABLE removed (room bigint PRIMARY KEY, code text NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp());
CREATE INDEX removed_at ON removed (at);
CREATE TABLE log (room bigint, version integer, node bigint NOT NULL, at double precision NOT NULL,
    entry text NOT NULL, PRIMARY KEY (room, version));
CREATE TABLE records (id text PRIMARY KEY, room bigint NOT NULL, public boolean NOT NULL,
    at double precision NOT NULL, about bytea NOT NULL, text bytea NOT NULL);
CREATE INDEX newest_records ON records (at) WHERE public;
CREATE TABLE reviews (record text PRIMARY KEY, version text NOT NULL, review bytea NOT NULL);
CREATE TABLE luck (record text, seat integer, version text NOT NULL, bot boolean NOT NULL, rounds integer NOT NULL,
    fair bigint NOT NULL, deal bigint NOT NULL, draws bigint NOT NULL, others bigint NOT NULL, own bigint NOT NULL,
    result bigint NOT NULL, PRIMARY KEY (record, seat));
-- How much is left of what somebody may do in a time. Lost in a crash, which is no harm; whose it is, only as a hash.
CREATE UNLOGGED TABLE buckets (whose bytea PRIMARY KEY, filled double precision NOT NULL, at timestamptz NOT NULL);
CREATE INDEX buckets_at ON buckets (at);
