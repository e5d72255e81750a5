"""What has happened in a database, in its order, and what clients were told: whether the two go together.

Every answer has its version, so that no search is needed: each rule is one pass over the history.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

import asyncpg
import msgspec

from server import postgres
from server.clients import Answer, Player

# Notes the death of a node, each new owner of a table and each entry, numbered while what they happen to is locked.
WATCH = """
CREATE TABLE history (number serial, what text, node bigint, room bigint, version integer);
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_TABLE_NAME = 'nodes' THEN
        INSERT INTO history (what, node) VALUES ('died', OLD.id);
    ELSIF TG_TABLE_NAME = 'rooms' THEN
        INSERT INTO history (what, node, room) VALUES ('owned', NEW.owner, NEW.id);
    ELSE
        INSERT INTO history (what, node, room, version) VALUES ('wrote', NEW.node, NEW.room, NEW.version);
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER note AFTER DELETE ON nodes FOR EACH ROW EXECUTE FUNCTION note();
CREATE TRIGGER note AFTER INSERT OR UPDATE OF owner ON rooms FOR EACH ROW EXECUTE FUNCTION note();
CREATE TRIGGER note AFTER INSERT ON log FOR EACH ROW EXECUTE FUNCTION note();
"""


class Event(NamedTuple):
    """A node died, came to own a table (0: nobody does), or wrote to its log."""

    what: Literal["died", "owned", "wrote"]
    node: int
    room: int = 0
    version: int = 0


def watch(database: str) -> None:
    """Lets a database note what happens in it from now on."""

    async def run() -> None:
        connection = await asyncpg.connect(database, server_settings={"search_path": "lastcard"})
        await connection.execute(WATCH)
        await connection.close()

    asyncio.run(run())


def history(database: str) -> list[Event]:
    query = "SELECT what, coalesce(node, 0), coalesce(room, 0), coalesce(version, 0) FROM history ORDER BY number"
    return [Event(*row) for row in postgres.ask(database, query)]


def logs(database: str) -> dict[str, list[dict[str, Any]]]:
    """The entries of each table, by its code; versions are 1, 2, 3…"""
    found: dict[str, list[dict[str, Any]]] = {}
    query = "SELECT code, version, entry FROM log JOIN rooms ON rooms.id = log.room ORDER BY code, version"
    for row in postgres.ask(database, query):
        log = found.setdefault(row["code"], [])
        assert row["version"] == len(log) + 1
        log.append(msgspec.json.decode(row["entry"]))
    return found


def check_owners(events: Iterable[Event]) -> int:
    """One owner at a time: only who owns a table and lives writes to it, and nobody takes it from the living.

    Who was buried while they claimed a table may still come to own it, which is worth nothing. How often it was taken.
    """
    owners: dict[int, int] = {}
    written: set[Event] = set()
    dead: set[int] = set()
    taken = 0
    for event in events:
        before = owners.get(event.room, event.node)
        match event.what:
            case "died":
                dead.add(event.node)
            case "owned":
                if event.node:  # else it is let go of
                    assert before in dead | {0, event.node}, f"{event} is taken from {before}, which lives"
                    taken += before in dead
                owners[event.room] = event.node
            case "wrote":
                assert event.node == before, f"{event} to a table of {before}"
                assert event.node not in dead, f"{event} by a dead one"
                assert event not in written, f"{event} twice"
                written.add(event)
    return taken


def check_answers(log: Sequence[dict[str, Any]], players: Iterable[Player]) -> int:
    """What was acknowledged is in the log, once, where it was told, in the order of real time; how much that is."""
    there = Counter(entry["id"] for entry in log if entry.get("id"))
    versions = {entry["id"]: version for version, entry in enumerate(log, 1) if entry.get("id")}
    answers: list[Answer] = [answer for player in players for answer in player.answers]
    for answer in answers:
        assert there[answer.id] == 1, answer
        assert answer.version in (0, versions[answer.id]), answer
    known = sorted((answer.known, versions[answer.id]) for answer in answers)
    newest, place = 0, 0
    for answer in sorted(answers, key=lambda each: each.said):
        while place < len(known) and known[place][0] < answer.said:
            newest = max(newest, known[place][1])
            place += 1
        assert versions[answer.id] > newest, answer
    return len(answers)
