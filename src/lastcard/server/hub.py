"""All tables and all connections of a server. What happens is stored first, many tables at a time, and then told."""

from __future__ import annotations

import asyncio
import math
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from itertools import count, islice
from typing import Any, Final, Protocol

import msgspec
from msgspec.structs import replace

from lastcard import record
from lastcard.actions import Action
from lastcard.cards import TOKENS
from lastcard.errors import Problem
from lastcard.server import metrics
from lastcard.server.config import Config
from lastcard.server.deciding import Question
from lastcard.server.identities import Identity
from lastcard.server.limits import Bucket
from lastcard.server.logs import LOGGER, refused
from lastcard.server.protocol import Command, Finished, Hello, Said, Settings, Summary
from lastcard.server.room import Room, farewell, refusal
from lastcard.server.storage import Batch, RecordRow, RoomRow, Store
from lastcard.server.thinking import Thinkers, note_trouble

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # no signs that look alike
CODE: Final = 8
DICE: Final = 32  # bytes
IDLE: Final = 300.0  # seconds after which a table without connections is put away
SWEEP: Final = 30.0
SETTLE: Final = 300.0
PAUSE: Final = 1.0
TOUCHED: Final = 600.0  # how exactly it is known when a table was used last
SLICE: Final = 100  # entries of a log that are folded before others have their turn, some 10 µs each
PAGE: Final = 20 * SLICE  # entries of a log that are read at once
PART: Final = 65_536  # bytes of a record that are read at once
EXCESS: Final = 100  # messages too many, after which a connection is closed

_encode: Final = msgspec.json.Encoder().encode
_decode_said: Final = msgspec.json.Decoder(Said).decode
_decode_summary: Final = msgspec.json.Decoder(Summary).decode
_decode_finished: Final = msgspec.json.Decoder(Finished).decode


class Line(Protocol):
    """What a connection is to the server: nobody here ever waits for it."""

    def post(self, message: bytes) -> None:
        """Sends a message at once."""

    def finish(self) -> None:
        """Ends it after what was posted."""


class Connection:
    """One WebSocket, and whose table it is at."""

    __slots__ = ("bucket", "excess", "language", "line", "room")

    def __init__(self, line: Line, rate: float, now: float) -> None:
        self.line = line
        self.bucket = Bucket(rate, 3 * rate, now)
        self.excess = 0
        self.room: Room[Connection] | None = None
        self.language = "en"


def read_said(text: str | bytes) -> Command:
    """A message of a client; what is none is a Problem."""
    try:
        command: Command = _decode_said(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("bad-message", reason=str(error)) from None
    return command


class Hub:
    """The tables of a server, and what goes in and out."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.connections = 0
        self._life = secrets.token_hex(8)
        self._rows: dict[str, RoomRow] = {row.code: row for row in store.rooms()}
        self._newest = store.newest_room()
        self._rooms: dict[str, Room[Connection]] = {}
        self._quiet: dict[str, float] = {}  # since when a table in memory has had no connections
        self._timers: dict[int, tuple[float, asyncio.Handle]] = {}
        self._batch = Batch()
        self._outbox: list[tuple[Room[Connection] | None, Connection, bytes | None]] = []
        self._something = asyncio.Event()
        self._writer = ThreadPoolExecutor(1, "lastcard-storage")
        self._reader = ThreadPoolExecutor(1, "lastcard-logs")
        self._waking: dict[str, asyncio.Future[Problem | None]] = {}
        self._slice = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loop = asyncio.get_running_loop()
        self._thinkers: Thinkers[Room[Connection]] = Thinkers(config.thinkers, self._thought, self._loop)
        self._now = self._loop.time
        self._stored = self._loop.create_future()
        self._flusher = self._spawn(self._flush())
        self._sweepers = [self._spawn(self._sweep()), self._spawn(self._settle())]
        metrics.TABLES.set(len(self._rows))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Says goodbye to everybody, stores what is left, and lets go of the file."""
        await self.say_goodbye()
        self._flusher.cancel()
        for sweeper in self._sweepers:
            sweeper.cancel()
        for _, timer in self._timers.values():
            timer.cancel()
        for waking in self._waking.values():
            waking.cancel()
        self._thinkers.close()
        self._reader.shutdown()
        await self._loop.run_in_executor(self._writer, self.store.close)
        self._writer.shutdown()

    async def say_goodbye(self) -> None:
        """Tells everybody that the server is about to stop, once everything is stored."""
        for room in list(self._rooms.values()):
            for key in list(room.viewers):
                room.part(key, "server-stops", again=True)
            self._collect(room)
        await self.stored()

    async def stored(self) -> bool:
        """Waits until everything that has happened so far is stored and told; whether it could be."""
        self._something.set()
        return await asyncio.shield(self._stored)

    # Tables

    @property
    def tables(self) -> int:
        return len(self._rows)

    async def open(self, settings: Settings, opener: Identity | None = None) -> Summary:
        """A new table."""
        if self.config.tables and len(self._rows) >= self.config.tables:
            raise Problem("server-full")
        codes = ("".join(secrets.choice(ALPHABET) for _ in range(CODE)) for _ in count())
        code = next(code for code in codes if code not in self._rows)
        room: Room[Connection] = Room(self._newest + 1, code)
        room.open(settings, secrets.token_bytes(DICE), opener, self._life)
        self._newest += 1
        self._rooms[code] = room
        self._quiet[code] = self._now()
        self._rows[code] = self._row(room)
        self._collect(room)
        metrics.TABLES.set(len(self._rows))
        if not await self.stored():
            del self._rows[code], self._quiet[code]
            raise Problem("storage-fails")
        LOGGER.info("table opened", extra={"table": room.number})
        return self.summary(code)

    def room(self, code: str) -> Room[Connection]:
        """The table of a code that is in memory: see `wake`."""
        room = self._rooms.get(code.upper())
        if room is None:
            raise Problem("unknown-table", code=code.upper())
        return room

    async def wake(self, code: str) -> Room[Connection]:
        """The table of a code; one that was put away is brought back from its log, once for all who wait for it."""
        code = code.upper()
        while (room := self._rooms.get(code)) is None:
            row = self._rows.get(code)
            if row is None:
                raise Problem("unknown-table", code=code)
            if code not in self._waking:
                self._waking[code] = asyncio.ensure_future(self._bring_back(row))
            problem = await asyncio.shield(self._waking[code])
            if problem is not None:
                raise problem
        return room

    async def _bring_back(self, row: RoomRow) -> Problem | None:
        """Folds the log of a table, or says why not; one that can't be read is a matter for whoever runs the server."""
        room: Room[Connection] = Room(row.id, row.code)
        try:
            await self.stored()  # what the table did last may still be on its way into the file
            async for entries in self._log(row):
                async with self._slice:  # one at a time, however many tables wake up: others come in between
                    room.restore(entries)
                    await asyncio.sleep(0)
        except Exception:
            LOGGER.exception("a table can't be read", extra={"table": row.id})
            return Problem("table-damaged")
        finally:
            del self._waking[row.code]
        if self._rows.get(row.code) is not row:
            return Problem("unknown-table", code=row.code)
        if not room.table.version:
            del self._rows[row.code]
            return Problem("unknown-table", code=row.code)
        self._rooms[row.code] = room
        self._quiet[row.code] = self._now()
        metrics.AWAKE.set(len(self._rooms))
        return None

    async def _log(self, row: RoomRow) -> AsyncIterator[list[bytes]]:
        """The log of a table in slices, read in a thread a page at a time."""
        version = 0
        while version % PAGE == 0:
            page = await self._loop.run_in_executor(self._reader, self.store.entries, row.id, version, PAGE)
            if not page:
                return
            for begin in range(0, len(page), SLICE):
                yield page[begin : begin + SLICE]
            version += len(page)

    def summary(self, code: str) -> Summary:
        """A table as a list shows it."""
        code = code.upper()
        room = self._rooms.get(code)
        if room is not None:
            return self._summary(room)
        row = self._rows.get(code)
        if row is None:
            raise Problem("unknown-table", code=code)
        return replace(_decode_summary(row.summary), link=self._link(code), watching=0, top="")

    def public(self, most: int) -> list[Summary]:
        """The public tables at which something is to come, those used last first."""
        rows = sorted((row for row in self._rows.values() if row.public), key=lambda row: -row.touched)
        summaries = (self.summary(row.code) for row in rows)
        return list(islice((each for each in summaries if each.stage != "over"), most))

    def finished(self, most: int, before: float | None) -> list[Finished]:
        """The public matches that ended last, with the addresses that they have now."""
        base = self.config.base
        found = [_decode_finished(row.about) for row in self.store.records(most, before)]
        return [
            replace(about, link=f"{base}/api/records/{about.record}", page=f"{base}/r/{about.record}")
            for about in found
        ]

    def record(self, name: str) -> RecordRow:
        """A finished match, without its text: see `text`."""
        row = self.store.record(name)
        if row is None:
            raise Problem("unknown-record", record=name)
        return row

    async def text(self, name: str) -> AsyncIterator[bytes]:
        """The record of a finished match, a part at a time; each is read when it is asked for."""
        begin = 0
        while begin % PART == 0:
            part = await self._loop.run_in_executor(self._reader, self.store.part, name, begin, PART)
            if not part:
                return
            yield part
            begin += len(part)

    def _link(self, code: str) -> str:
        return f"{self.config.base}/t/{code}"

    def _summary(self, room: Room[Connection]) -> Summary:
        table = room.table
        sitting = table.sitting if table.stage != "lobby" else None
        return Summary(
            table=table.code,
            link=self._link(table.code),
            stage=table.stage,
            preset=table.rules.base,
            names=tuple([table.name_at(seat) for seat in range(1, len(table.chairs) + 1)]),
            free=0 if table.in_match else sum(chair.free for chair in table.chairs),
            watching=room.watching,
            round=sitting.number if sitting is not None else 0,
            top=TOKENS[sitting.table.top] if sitting is not None else "",
            bots=tuple([seat for seat, chair in enumerate(table.chairs, 1) if chair.bot]),
            seats=len(table.chairs),
            host=table.host_name,
        )

    def _row(self, room: Room[Connection]) -> RoomRow:
        summary = _encode(self._summary(room))
        return RoomRow(room.number, room.table.code, room.table.settings.public, time.time(), summary)

    # Connections

    def hello(self, connection: Connection, who: Identity, hello: Hello) -> None:
        """Brings a connection to its table, which has been woken."""
        room = self.room(hello.table)
        room.seal(self._life, secrets.token_bytes(DICE), self._now())
        room.arrive(connection, who, hello, self._now())
        connection.room = room
        self._quiet.pop(room.table.code, None)
        self._collect(room)

    def say(self, connection: Connection, text: str | bytes) -> None:
        """Takes in a message of a connection that is at a table."""
        if connection.excess > EXCESS:
            return
        now = self._now()
        if not connection.bucket.take(now):
            self._too_fast(connection)
            return
        room = connection.room
        if room is None or connection not in room.viewers:
            return
        try:
            command = read_said(text)
        except Problem as problem:
            self.refuse(connection, problem)
            return
        room.say(connection, command, now)
        self._collect(room)

    def _too_fast(self, connection: Connection) -> None:
        connection.excess += 1
        self.refuse(connection, Problem("too-fast"))
        if connection.excess > EXCESS:
            self.close_connection(connection)

    def refuse(self, connection: Connection, problem: Problem) -> None:
        """Answers a message that can't be taken in."""
        refused(problem.message)
        self._post(connection, _encode(refusal(problem, connection.language)))

    def close_connection(self, connection: Connection) -> None:
        """Ends a connection after what it has been told."""
        self._post(connection, None)

    def _post(self, connection: Connection, message: bytes | None) -> None:
        self._outbox.append((connection.room, connection, message))
        self._something.set()

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        room = connection.room
        if room is not None:
            room.depart(connection, self._now())
            if not room.viewers:
                self._quiet[room.table.code] = self._now()
            self._collect(room)

    # Storing and telling

    def _collect(self, room: Room[Connection]) -> None:
        """Takes from a room what is to be stored and told, and sees when it wants to act by itself."""
        table = room.table
        if self._rooms.get(table.code) is not room:
            return  # it has been given up
        if room.log:
            now = time.time()
            self._batch.entries += [(room.number, version, now, text) for version, text in room.log]
            room.log.clear()
            row = self._rows[table.code]
            if room.altered or now - row.touched > TOUCHED:
                room.altered = False
                self._rows[table.code] = self._batch.rooms[room.number] = self._row(room)
        if room.finished:
            room.finished = False
            self._batch.records.append(self._finished(room))
            metrics.MATCHES.inc()
        if room.out:
            self._outbox += [(room, connection, message) for connection, message in room.out]
            room.out.clear()
        if room.questions:
            questions, room.questions = room.questions, []
            self._thinkers.ask(room, [question for question in questions if room.waits_for(question)])
        if room.unanswered:
            for question in room.unanswered:
                note_trouble("unanswered", table=room.number, bot=question.bot)
            room.unanswered.clear()
        if room.refusals:
            for code in room.refusals:
                refused(code)
            room.refusals.clear()
        if not self._something.is_set():
            self._something.set()
        self._schedule(room)

    def _schedule(self, room: Room[Connection]) -> None:
        """Sees to it that the room runs in time; being woken too early costs less than changing the alarm."""
        when = room.next()
        if when is None:
            return
        armed, timer = self._timers.get(room.number, (math.inf, None))
        if armed <= when:
            return
        if timer is not None:
            timer.cancel()
        self._timers[room.number] = when, self._loop.call_at(when, self._run, room)

    def _run(self, room: Room[Connection]) -> None:
        del self._timers[room.number]
        if self._rooms.get(room.table.code) is room:
            room.run(self._now())
            self._collect(room)

    def _thought(self, room: Room[Connection], question: Question, action: Action | None) -> None:
        room.thought(question, action, self._now())
        self._collect(room)

    async def _flush(self) -> None:
        """Stores what has come together, then tells it; meanwhile the next batch comes together."""
        while True:
            await self._something.wait()
            self._something.clear()
            batch, outbox, stored = self._batch, self._outbox, self._stored
            self._batch, self._outbox, self._stored = Batch(), [], self._loop.create_future()
            right = not batch or await self._store(batch)
            if not right:
                failed = {number for number, *_ in batch.entries}
                self._give_up(failed)
                outbox = [each for each in outbox if each[0] is None or each[0].number not in failed]
            for _, connection, message in outbox:
                try:
                    if message is None:
                        connection.line.finish()
                    else:
                        connection.line.post(message)
                except Exception:
                    LOGGER.exception("a message could not be sent")
            metrics.MESSAGES.inc(len(outbox))
            stored.set_result(right)

    async def _store(self, batch: Batch) -> bool:
        begun = time.perf_counter()
        try:
            await self._loop.run_in_executor(self._writer, self.store.write, batch)
        except Exception:
            LOGGER.exception("nothing could be stored")
            return False
        metrics.COMMITS.observe(time.perf_counter() - begun)
        metrics.ENTRIES.inc(len(batch.entries))
        return True

    def _give_up(self, numbers: set[int]) -> None:
        """Forgets what could not be stored: these tables go back to what the file has, their people connect again."""
        for room in list(self._rooms.values()):
            if room.number in numbers:
                self._put_away(room)
                for connection, viewer in list(room.viewers.items()):
                    connection.line.post(farewell("storage-fails", viewer.language, again=True))
                    connection.line.finish()
                room.viewers.clear()
        later = self._batch
        later.entries = [entry for entry in later.entries if entry[0] not in numbers]  # they build on what is lost
        later.rooms = {number: row for number, row in later.rooms.items() if number not in numbers}
        later.records = [row for row in later.records if row.room not in numbers]
        self._outbox = [each for each in self._outbox if each[0] is None or each[0].number not in numbers]

    def _finished(self, room: Room[Connection]) -> RecordRow:
        table = room.table
        now = datetime.now(UTC)
        date = now.strftime("%Y-%m-%dT%H:%M:%SZ")
        match = table.to_record(date)
        assert table.sitting is not None
        champions = table.sitting.match.champions
        about = Finished(
            record=table.record,
            link="",  # that and the page's are found when they are asked for
            at=date,
            preset=table.rules.base,
            names=table.names,
            champions=tuple([seat + 1 for seat in champions]),
            rounds=len(match.rounds),
            course=tuple([played.result["scores"][champions[0]] for played in match.rounds if played.result]),
        )
        public = table.settings.public
        return RecordRow(table.record, room.number, public, now.timestamp(), _encode(about), record.dumps(match))

    # Tidying up

    async def _sweep(self) -> None:
        """Puts tables away that nobody uses, and removes those that nobody has used for long."""
        while True:
            await asyncio.sleep(SWEEP)
            self.tidy(time.time())

    async def _settle(self) -> None:
        """Sorts what has been written by tables, a part at a time, with pauses in which games go on."""
        while True:
            await asyncio.sleep(SETTLE)
            try:
                while await self._loop.run_in_executor(self._writer, self.store.settle):
                    await asyncio.sleep(PAUSE)
            except sqlite3.Error:
                LOGGER.exception("the journal could not be settled")

    def _put_away(self, room: Room[Connection]) -> None:
        """Takes a table out of memory; it comes back from its log when somebody wants it."""
        del self._rooms[room.table.code]
        _, timer = self._timers.pop(room.number, (0.0, None))
        if timer is not None:
            timer.cancel()

    def tidy(self, wall: float) -> None:
        now = self._now()
        for code, since in list(self._quiet.items()):
            if now - since > IDLE:
                del self._quiet[code]
                if code in self._rooms and not self._rooms[code].viewers:
                    self._put_away(self._rooms[code])
        for code, row in list(self._rows.items()):
            asleep = code not in self._rooms and code not in self._waking
            if asleep and self.config.expire and wall - row.touched > self.config.expire * 3600:
                del self._rows[code]
                self._batch.gone.append(row.id)
                LOGGER.info("table expired", extra={"table": row.id})
        if self._batch:
            self._something.set()
        metrics.TABLES.set(len(self._rows))
        metrics.AWAKE.set(len(self._rooms))
