-- What those who keep order have done; what holds now follows from it.
CREATE TABLE acts (number INTEGER PRIMARY KEY AUTOINCREMENT, at REAL NOT NULL, who TEXT NOT NULL, act TEXT NOT NULL,
    about TEXT NOT NULL, until REAL NOT NULL, why TEXT NOT NULL);
CREATE TABLE reports (id TEXT PRIMARY KEY, at REAL NOT NULL, room INTEGER NOT NULL, code TEXT NOT NULL,
    version INTEGER NOT NULL, guest TEXT NOT NULL, whom TEXT NOT NULL, name TEXT NOT NULL, reason TEXT NOT NULL,
    words TEXT NOT NULL, evidence BLOB NOT NULL, resolved INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX reports_at ON reports (at);
-- Which guests have been at which tables, and in which seats of finished matches their names are.
CREATE TABLE visits (guest TEXT, room INTEGER, name TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (guest, room))
    WITHOUT ROWID;
CREATE INDEX visits_of_rooms ON visits (room);
CREATE TABLE played (guest TEXT, record TEXT, seat INTEGER, PRIMARY KEY (guest, record, seat)) WITHOUT ROWID;
CREATE INDEX spoken ON log (at) WHERE substr(entry, 1, 15) = '{"type":"spoke"' AND instr(entry, '"text":') > 0;
INSERT OR IGNORE INTO visits
SELECT json_extract(entry, '$.guest'), room, coalesce(json_extract(entry, '$.name'), json_extract(entry, '$.opener'), ''), at
FROM (SELECT room, at, entry FROM log UNION ALL SELECT room, at, entry FROM journal)
WHERE (entry LIKE '{"type":"came"%' OR entry LIKE '{"type":"claimed"%' OR entry LIKE '{"type":"opened"%'
    OR entry LIKE '{"type":"evening"%') AND coalesce(json_extract(entry, '$.guest'), '') <> '';
INSERT OR IGNORE INTO visits
SELECT json_extract(value, '$.guest'), room, coalesce(json_extract(value, '$.name'), ''), at
FROM (SELECT room, at, entry FROM log UNION ALL SELECT room, at, entry FROM journal), json_each(entry, '$.reserved')
WHERE entry LIKE '{"type":"opened"%' AND coalesce(json_extract(value, '$.guest'), '') <> '';
