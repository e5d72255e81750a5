"""What the SQLite file keeps for those who keep order, in SQL; also for whoever opens it beside the server."""

from __future__ import annotations

import sqlite3
from typing import Any, Final

import msgspec

from lastcard.server.storage.order import (
    FORGETTING,
    PERSONAL,
    ActRow,
    PlayedRow,
    ReportRow,
    Swept,
    VisitRow,
)

ACTS: Final = "SELECT number, at, who, act, about, until, why FROM acts"
REPORTS: Final = f"SELECT {', '.join(ReportRow.__struct_fields__)} FROM reports"
VISITS: Final = "SELECT guest, room, name, at FROM visits"
_OLD_CHAT: Final = """
UPDATE log SET entry = json_remove(entry, '$.text') WHERE (room, version) IN (
    SELECT room, version FROM log WHERE at < ?1
    AND substr(entry, 1, 15) = '{"type":"spoke"' AND instr(entry, '"text":') > 0 LIMIT ?2)
"""
_OLD_REPORTS: Final = "DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE at < ? LIMIT ?)"
_OLD_ACTS: Final = """
DELETE FROM acts WHERE number IN (SELECT number FROM acts WHERE at < ?1 AND until < ?2 LIMIT ?3)
AND number < (SELECT max(number) FROM acts)
"""


def _filled(statement: str, guest: str, mark: str) -> tuple[str, tuple[str, ...]]:
    return statement.format(guest="?1", mark="?2"), (guest, mark) if "{mark}" in statement else (guest,)


class OrderTables:
    """Reads by one connection and writes by another, each from a thread of its own at a time."""

    def __init__(self, writer: sqlite3.Connection, reader: sqlite3.Connection) -> None:
        self._writer = writer
        self._reader = reader

    def act(self, row: ActRow) -> int:
        values = (row.at, row.who, row.act, row.about, row.until, row.why)
        query = "INSERT INTO acts (at, who, act, about, until, why) VALUES (?, ?, ?, ?, ?, ?)"
        return int(self._writer.execute(query, values).lastrowid or 0)

    def acts(self, after: int) -> list[ActRow]:
        return [ActRow(*row) for row in self._reader.execute(f"{ACTS} WHERE number > ? ORDER BY number", (after,))]

    def last_acts(self, most: int, before: int) -> list[ActRow]:
        query = f"{ACTS} WHERE number < ? OR ? = 0 ORDER BY number DESC LIMIT ?"
        return [ActRow(*row) for row in self._reader.execute(query, (before, before, most))]

    def conceal(self, number: int, about: str) -> None:
        self._writer.execute("UPDATE acts SET about = ? WHERE number = ?", (about, number))

    def report(self, row: ReportRow) -> None:
        values = msgspec.structs.astuple(row)
        self._writer.execute(f"INSERT INTO reports VALUES ({', '.join('?' * len(values))})", values)

    def reports(self, most: int, resolved: bool) -> list[ReportRow]:
        return self._reports("WHERE resolved = ? ORDER BY at DESC LIMIT ?", resolved, most)

    def reported(self, name: str) -> ReportRow | None:
        return next(iter(self._reports("WHERE id = ?", name)), None)

    def reports_by(self, guest: str) -> list[ReportRow]:
        return self._reports("WHERE guest = ? ORDER BY at", guest)

    def _reports(self, which: str, *values: Any) -> list[ReportRow]:
        found = self._reader.execute(f"{REPORTS} {which}", values)
        return [ReportRow(*[*row[:-1], bool(row[-1])]) for row in found]

    def resolve(self, name: str) -> bool:
        done = self._writer.execute("UPDATE reports SET resolved = 1 WHERE id = ? AND NOT resolved", (name,))
        return done.rowcount > 0

    def visits(self, guest: str) -> list[VisitRow]:
        return [VisitRow(*row) for row in self._reader.execute(f"{VISITS} WHERE guest = ? ORDER BY at", (guest,))]

    def visitors(self, most: int) -> list[VisitRow]:
        return [VisitRow(*row) for row in self._reader.execute(f"{VISITS} ORDER BY at DESC LIMIT ?", (most,))]

    def played(self, guest: str) -> list[PlayedRow]:
        query = """
        SELECT guest, record, seat FROM played JOIN records ON records.id = record WHERE guest = ?
        ORDER BY records.at, record, seat
        """
        return [PlayedRow(*row) for row in self._reader.execute(query, (guest,))]

    def rename(self, record: str, about: bytes, text: str, guest: str) -> None:
        self._together(
            ("UPDATE records SET about = ?, text = ? WHERE id = ?", (about, text, record)),
            ("DELETE FROM played WHERE guest = ? AND record = ?", (guest, record)),
        )

    def others(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        found = {}
        for table, (key, columns) in PERSONAL.items():
            rows = self._reader.execute(f"SELECT {', '.join(columns)} FROM {table} WHERE {key} = ?", (guest,))
            found[table] = [dict(zip(columns, row, strict=True)) for row in rows]
        return found

    def forget(self, guest: str, mark: str) -> None:
        self._together(*[_filled(each, guest, mark) for each in FORGETTING])

    def sweep(self, chat: float, reports: float, acts: float, now: float, most: int) -> Swept:
        return Swept(
            self._writer.execute(_OLD_CHAT, (chat, most)).rowcount,
            self._writer.execute(_OLD_REPORTS, (reports, most)).rowcount,
            self._writer.execute(_OLD_ACTS, (acts, now, most)).rowcount,
        )

    def _together(self, *statements: tuple[str, tuple[Any, ...]]) -> None:
        """All of them or none."""
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            for statement, values in statements:
                self._writer.execute(statement, values)
            self._writer.execute("COMMIT")
        finally:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
