"""The SQL of the PostgreSQL store: what it asks and writes."""

from __future__ import annotations

from typing import Final

# A node's lease is over by the database's clock. One that reaches further than it can was given before that clock was
# set back; and nobody could renew one while the database was not there.
OVER: Final = """
(CASE WHEN pg_postmaster_start_time() > clock_timestamp() THEN nodes.until
    ELSE greatest(nodes.until, pg_postmaster_start_time() + make_interval(secs => {lease})) END < clock_timestamp()
OR nodes.until > clock_timestamp() + make_interval(secs => 2 * {lease}))
"""
ENTER: Final = """
WITH before AS (DELETE FROM nodes WHERE id = $1 OR address = $2)
INSERT INTO nodes (address, until, version) VALUES ($2, clock_timestamp() + make_interval(secs => $3), $4) RETURNING id
"""
BEAT: Final = f"""
WITH beat AS (UPDATE nodes SET until = clock_timestamp() + make_interval(secs => $2) WHERE id = $1 RETURNING id)
SELECT (SELECT count(*) FROM beat) AS lives,
    array(SELECT address FROM nodes WHERE id <> $1 AND NOT {OVER.format(lease="$2::float8")}) AS others
"""
# Whoever was at the address before has gone for sure; whoever came after us has not.
TAKEN: Final = f"""
SELECT id FROM nodes WHERE address = $1 AND id > $2 AND NOT {OVER.format(lease="$3::float8")}
"""
LEAVE: Final = """
WITH me AS (DELETE FROM nodes WHERE id = $1)
UPDATE rooms SET owner = NULL, changed = clock_timestamp() WHERE owner = $1
"""
FENCE: Final = "me AS (SELECT id FROM nodes WHERE id = $1 FOR KEY SHARE)"
# Where not all of it went in, the division fails, and with it the statement.
APPEND: Final = f"""
WITH {FENCE}, added AS (
    INSERT INTO log (room, version, node, at, entry) SELECT e.room, e.version, me.id, e.at, e.entry
    FROM me, unnest($2::bigint[], $3::integer[], $4::float8[], $5::text[]) AS e (room, version, at, entry)
    JOIN rooms ON rooms.id = e.room AND rooms.owner = $1 RETURNING 1)
SELECT 1 / (count(*) = cardinality($2))::integer FROM added
"""
WRITE: Final = f"""
WITH {FENCE}, put AS (
    INSERT INTO rooms (id, code, together, owner, public, touched, summary)
    SELECT r.id, r.code, r.together, me.id, r.public, r.touched, r.summary
    FROM me, unnest($6::bigint[], $7::text[], $8::text[], $9::boolean[], $10::float8[], $11::bytea[])
        AS r (id, code, together, public, touched, summary)
    ON CONFLICT (id) DO UPDATE SET public = excluded.public, touched = excluded.touched, summary = excluded.summary,
        changed = clock_timestamp() WHERE rooms.owner = $1 RETURNING id),
added AS (
    INSERT INTO log (room, version, node, at, entry) SELECT e.room, e.version, me.id, e.at, e.entry
    FROM me, unnest($2::bigint[], $3::integer[], $4::float8[], $5::text[]) AS e (room, version, at, entry)
    WHERE EXISTS (SELECT FROM put WHERE put.id = e.room)
        OR EXISTS (SELECT FROM rooms WHERE rooms.id = e.room AND rooms.owner = $1) RETURNING 1),
finished AS (
    INSERT INTO records SELECT r.* FROM me,
    unnest($12::text[], $13::bigint[], $14::boolean[], $15::float8[], $16::bytea[], $17::bytea[]) AS r
    ON CONFLICT DO NOTHING),
clock AS (
    INSERT INTO served SELECT true, $30::float8, $31::float8 FROM me WHERE $30::float8 IS NOT NULL
    ON CONFLICT (one) DO UPDATE SET late = greatest(served.late, excluded.late)),
gone AS (
    DELETE FROM rooms USING me WHERE rooms.id = ANY ($32::bigint[]) AND (owner IS NULL OR owner = $1)
    RETURNING rooms.id, code),
told AS (INSERT INTO removed (room, code) SELECT id, code FROM gone),
forgotten AS (DELETE FROM log USING gone WHERE log.room = gone.id),
others AS (UPDATE rooms SET changed = clock_timestamp() WHERE rooms.id = ANY ($32::bigint[]) AND owner <> $1),
visited AS (
    INSERT INTO visits SELECT v.* FROM me, unnest($18::text[], $19::bigint[], $20::text[], $21::float8[]) AS v
    ON CONFLICT DO NOTHING),
played_in AS (
    INSERT INTO played SELECT p.* FROM me, unnest($22::text[], $23::text[], $24::integer[]) AS p
    ON CONFLICT DO NOTHING),
rewritten AS (
    UPDATE log SET entry = e.entry
    FROM me, unnest($25::bigint[], $26::integer[], $27::text[]) AS e (room, version, entry)
    JOIN rooms ON rooms.id = e.room AND rooms.owner = $1 WHERE log.room = e.room AND log.version = e.version),
unvisited AS (
    DELETE FROM visits USING me, unnest($28::text[], $29::bigint[]) AS v (guest, room)
    WHERE visits.guest = v.guest AND visits.room = v.room),
left_behind AS (DELETE FROM visits USING gone WHERE visits.room = gone.id)
SELECT 1 / ((SELECT count(*) FROM me) = 1 AND (SELECT count(*) FROM put) = cardinality($6)
    AND (SELECT count(*) FROM added) = cardinality($2))::integer
"""
RELEASE: Final = """
UPDATE rooms SET owner = NULL, changed = clock_timestamp() WHERE id = ANY ($2::bigint[]) AND owner = $1
"""
ROW: Final = """
SELECT id, code, public, touched, summary, CASE together WHEN code THEN '' ELSE together END AS evening,
    coalesce(owner <> $1, false) AS elsewhere
"""
OWNED: Final = f"""
SELECT root.code AS root, root.owner, nodes.address,
    nodes.id IS NOT NULL AND root.owner <> $2 AND NOT {OVER.format(lease="$3::float8")} AS lives
FROM rooms
JOIN LATERAL (SELECT code, owner FROM rooms AS each WHERE each.code IN (rooms.together, rooms.code)
    ORDER BY each.code = rooms.together DESC LIMIT 1) AS root ON true
LEFT JOIN nodes ON nodes.id = root.owner
WHERE rooms.code = $1
"""
LIVES: Final = f"SELECT NOT {OVER.format(lease='$2::float8')} AS lives FROM nodes WHERE id = $1"
# Deleting the dead waits for what it is just appending. Its number does not come back, so that nobody else can have
# claimed the table since if its owner is the same.
CLAIM: Final = f"""
WITH dead AS (DELETE FROM nodes WHERE id = $3 AND id <> $2 AND {OVER.format(lease="$4::float8")} RETURNING id),
root AS (
    UPDATE rooms SET owner = $2, changed = clock_timestamp() WHERE code = $1 AND owner IS NOT DISTINCT FROM $3
    AND EXISTS (SELECT FROM nodes WHERE id = $2)
    AND ($3::bigint IS NULL OR $3 = $2 OR EXISTS (SELECT FROM dead) OR NOT EXISTS (SELECT FROM nodes WHERE id = $3))
    RETURNING id),
others AS (
    UPDATE rooms SET owner = $2, changed = clock_timestamp() FROM root
    WHERE together = $1 AND rooms.id <> root.id AND owner IS DISTINCT FROM $2)
SELECT id FROM root
"""
ENTRIES: Final = """
SELECT version, convert_to(entry, 'UTF8') AS entry FROM log WHERE room = $1 AND version > $2 ORDER BY version LIMIT $3
"""
SERVED: Final = """
SELECT (SELECT max(touched) FROM rooms) AS used, late, since FROM (SELECT) AS always LEFT JOIN served ON true
"""
TAKE: Final = """
INSERT INTO buckets AS b VALUES ($1, $3 - 1, clock_timestamp()) ON CONFLICT (whose) DO UPDATE
SET filled = least($3, b.filled + extract(epoch FROM clock_timestamp() - b.at) * $2) - 1, at = clock_timestamp()
WHERE least($3, b.filled + extract(epoch FROM clock_timestamp() - b.at) * $2) >= 1
RETURNING true
"""
TURN: Final = 0x4C436173  # a number that other programs will not lock
# One act after the other, so that whoever has seen a number has seen all that are lower.
ACT: Final = f"""
WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock({TURN}))
INSERT INTO acts (at, who, act, about, until, why) SELECT $1, $2, $3, $4, $5, $6 FROM turn RETURNING number
"""
OLD_CHAT: Final = """
WITH old AS (
    SELECT room, version FROM log WHERE at < $1
    AND starts_with(entry, '{"type":"spoke"') AND strpos(entry, '"text":') > 0 LIMIT $2 FOR UPDATE SKIP LOCKED)
UPDATE log SET entry = (log.entry::jsonb - 'text')::text FROM old
WHERE log.room = old.room AND log.version = old.version RETURNING 1
"""
NODES: Final = """
SELECT address FROM nodes WHERE until > clock_timestamp() - make_interval(secs => $1) ORDER BY id
"""
