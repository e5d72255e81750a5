"""All tables and all connections of a server. What happens is stored first, many tables at a time, and then told."""

from __future__ import annotations

import asyncio
import gc
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
from lastcard.core.actions import Action
from lastcard.core.cards import TOKENS
from lastcard.core.errors import Problem, cause
from lastcard.protocol import messages
from lastcard.protocol.http import Finished, Summary
from lastcard.protocol.messages import Command, Hello, Said, Settings
from lastcard.protocol.refusals import as_refused
from lastcard.server import metrics
from lastcard.server.bot_workers import Thinkers, note_trouble
from lastcard.server.config import Config
from lastcard.server.logs import LOGGER, refused
from lastcard.server.net.rate_limits import PEOPLE, Account, Accounts, Bucket, Quota
from lastcard.server.storage.sqlite import Batch, Lost, RecordRow, RoomRow, Store
from lastcard.table.deciding import Question
from lastcard.table.driver import Message, Room, farewell
from lastcard.table.identities import Identity
from lastcard.table.timing import BEAT, Uptime
from lastcard.wording.catalogues import catalogue

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # no signs that look alike
CODE: Final = 8
DICE: Final = 32  # bytes
IDLE: Final = 300.0  # seconds after which a table without connections is put away
SWEEP: Final = 30.0
SETTLE: Final = 300.0
PAUSE: Final = 1.0
WATCH: Final = 2.0  # seconds between two looks at the data file
TOUCHED: Final = 600.0  # how exactly it is known when a table was used last
AGAIN: Final = 60.0  # seconds after which it is tried once more to read a table that could not be read
UNPLAYED: Final = 3600.0  # seconds after its last use in which a table goes at which nobody has ever played
SLICE: Final = 100  # entries of a log that are folded before others have their turn, some 10 µs each
PAGE: Final = 20 * SLICE  # entries of a log that are read at once
PART: Final = 65_536  # bytes of a record that are read at once
ROW: Final = 100  # bytes of the file that an entry takes beside its text
ENDED: Final = 500  # connections that have ended, at least, before what is left of them is cleared away
EXCESS: Final = 100  # messages too many, after which a connection is closed; one a second is forgiven
WARN: Final = 1.0  # seconds between two answers that something was too fast
AT_A_TABLE: Final = 8  # connections of one guest: tabs, a phone, and lines that are dead without our knowing
IN_ALL: Final = 40
TOLD: Final = 20  # viewers who are told something at no extra cost; as many more of them cost a message more
PAYING: Final = 10  # viewers of a table, of whom the one with the most left pays for what its bots do
CHATTER: Final = (5.0, 50.0)  # lines a second at one table, and at once
_RATIONED: Final[dict[type[Command], str]] = {
    messages.Chat: "chat",
    messages.Emote: "chat",
    messages.Sit: "changes",
    messages.Rise: "changes",
    messages.Leave: "changes",
    messages.Change: "changes",
    messages.PutBot: "changes",
    messages.Remove: "changes",
    messages.PassHost: "changes",
    messages.ShowFace: "changes",
    messages.Rename: "changes",
    messages.Pause: "changes",
    messages.Resume: "changes",
}

_encode: Final = msgspec.json.Encoder().encode
_decode_said: Final = msgspec.json.Decoder(Said).decode
_decode_summary: Final = msgspec.json.Decoder(Summary).decode
_decode_finished: Final = msgspec.json.Decoder(Finished).decode


class Kept(Summary, frozen=True):
    """A table as the file keeps it: also which guest opened it, and whether anybody has played there."""

    guest: str = ""
    played: bool = True  # which of old tables is not known


_decode_kept: Final = msgspec.json.Decoder(Kept).decode


class Line(Protocol):
    """What a connection is to the server: nobody here ever waits for it."""

    def post(self, message: bytes) -> None:
        """Sends a message at once."""

    def finish(self) -> None:
        """Ends it after what was posted."""


class Connection:
    """One WebSocket: from where, whose, and at which table."""

    __slots__ = ("address", "ended", "excess", "guest", "language", "line", "room", "warned")

    def __init__(self, line: Line, address: Account, now: float) -> None:
        self.line = line
        self.address = address
        self.guest = address  # until it is known who it is
        self.excess = Bucket(1.0, EXCESS, now)
        self.warned = -math.inf  # when it was told that it is too fast
        self.ended = False
        self.room: Room[Connection] | None = None
        self.language = "en"


def read_said(text: str | bytes) -> Command:
    """A message of a client; what is none is a Problem."""
    try:
        command: Command = _decode_said(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("bad-message", reason=str(error)) from None
    return command


def _size(room: Room[Any]) -> int:
    """What the entries that a room has made take in the file, the record of its match included."""
    return sum(len(text.encode()) + ROW for _, text in room.log)


class Hub:
    """The tables of a server, and what goes in and out."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.connections = 0
        self._ended = 0  # connections since what was left of them was cleared away
        self._life = secrets.token_hex(8)
        self.trouble = ""  # why nothing can be stored
        self._lost = False  # and never will
        self._rows: dict[str, RoomRow] = {}
        self._openers: dict[int, tuple[str, str]] = {}  # by which guest and from which address a table was opened
        self._of_guest = Quota(config.tables_per_guest)
        self._of_address = Quota(config.tables_per_address)  # not stored, so as not to keep people's addresses
        self._unplayed: dict[str, None] = {}  # tables not in memory that nobody has played at, the longest unused first
        self._newest = store.newest_room()
        self._rooms: dict[str, Room[Connection]] = {}
        self._guests = Accounts(config.rate, 1)
        self._addresses = Accounts(config.rate, PEOPLE)
        self._chatter: dict[int, Bucket] = {}  # of tables at which somebody has said something
        self._quiet: dict[str, float] = {}  # since when a table in memory has had no connections
        self._timers: dict[int, tuple[float, asyncio.Handle]] = {}
        self._batch = Batch()
        self._outbox: list[tuple[Room[Connection] | None, Connection, Message | None]] = []
        self._untold: dict[Room[Connection], int] = {}  # the versions that go with it
        self._something = asyncio.Event()
        self._writer = ThreadPoolExecutor(1, "lastcard-storage")
        self._reader = ThreadPoolExecutor(1, "lastcard-logs")
        self._unlisted: set[str] = set()  # records of which that has been told
        self._unreadable: dict[str, float] = {}  # until when nobody tries again to read a table
        self._waking: dict[str, asyncio.Future[Problem | None]] = {}
        self._slice = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loop = asyncio.get_running_loop()
        self._thinkers: Thinkers[Room[Connection]] = Thinkers(config.thinkers, self._thought, self._loop)
        self._now = self._loop.time
        self._uptime = Uptime(self._now)  # what tables go by
        self._served, self._served_since = store.served()
        self._begun = self._now()
        self._noted = -math.inf  # how late it was when that was stored last
        self._stored = self._loop.create_future()
        for row in sorted(store.rooms(), key=lambda row: row.touched):
            self._know(row)
        self._flusher = self._spawn(self._flush())
        sweepers = (self._beat(), self._sweep(), self._settle(), self._watch())
        self._sweepers = [self._spawn(each) for each in sweepers]
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

    async def open(self, settings: Settings, opener: Identity | None = None, address: str = "") -> Summary:
        """A new table."""
        if self._lost:
            raise Problem("storage-fails")
        guest = opener.guest if opener is not None else ""
        self._keep_few(guest, address)
        codes = ("".join(secrets.choice(ALPHABET) for _ in range(CODE)) for _ in count())
        code = next(code for code in codes if code not in self._rows)
        room: Room[Connection] = Room(self._newest + 1, code)
        room.open(settings, secrets.token_bytes(DICE), opener, self._life)
        self._vacate()
        self._newest += 1
        self._rooms[code] = room
        self._quiet[code] = self._now()
        self._rows[code] = self._row(room)
        self._count_opened(room.number, guest, address)
        self._collect(room)
        metrics.TABLES.set(len(self._rows))
        if not await self.stored():
            self._forget(code)
            raise Problem("storage-fails")
        LOGGER.info("table opened", extra={"table": room.number})
        return self.summary(code)

    def _keep_few(self, guest: str, address: str) -> None:
        """Who has opened as many tables as may be kept loses the one that is missed least.

        Of those where nobody is, and whose match is over or that at most one person sits at, it is the one unused for
        longest: whoever plays alone opens a table for every match.
        """
        for quota, whose, part in ((self._of_guest, guest, 0), (self._of_address, address, 1)):
            if quota.full(whose):
                kept = [row for row in self._rows.values() if self._openers.get(row.id, ("", ""))[part] == whose]
                spare = [row for row in kept if self._is_spare(row.code)]
                if not spare:
                    raise Problem("too-many-tables")
                code = min(spare, key=lambda row: row.touched).code
                if code in self._rooms:
                    self._put_away(self._rooms[code])
                self._remove(code)

    def _is_spare(self, code: str) -> bool:
        if code in self._waking or (code in self._rooms and self._rooms[code].viewers):
            return False
        try:
            shown = self.summary(code)
        except Problem:
            return False
        people = [name for seat, name in enumerate(shown.names, 1) if name and seat not in shown.bots]
        return shown.stage == "over" or len(people) <= 1

    def _vacate(self) -> None:
        """On a full server a table at which nobody has played, nor been for a while, has to go for a new one."""
        if self.config.tables and len(self._rows) >= self.config.tables:
            unused = next((code for code in self._unplayed if code not in self._waking), None)
            if unused is None:
                raise Problem("server-full")
            self._remove(unused)

    def _know(self, row: RoomRow) -> None:
        """A table is in the file, and not in memory."""
        self._rows[row.code] = row
        try:
            kept = _decode_kept(row.summary)
        except msgspec.MsgspecError as error:
            LOGGER.error("a table can't be listed", extra={"table": row.id, "reason": cause(error)})
            self._rows[row.code] = replace(row, public=False)
            return
        self._count_opened(row.id, kept.guest, "")
        if not kept.played:
            self._unplayed[row.code] = None

    def _count_opened(self, number: int, guest: str, address: str) -> None:
        self._openers[number] = guest, address
        self._of_guest.add(guest, 1)
        self._of_address.add(address, 1)

    def _forget(self, code: str) -> RoomRow:
        """There is no such table any more."""
        row = self._rows.pop(code)
        self._quiet.pop(code, None)
        self._unplayed.pop(code, None)
        self._unreadable.pop(code, None)
        guest, address = self._openers.pop(row.id, ("", ""))
        self._of_guest.add(guest, -1)
        self._of_address.add(address, -1)
        return row

    def _remove(self, code: str) -> None:
        """Takes a table that is not in memory out of the file."""
        row = self._forget(code)
        self._batch.gone.append(row.id)
        LOGGER.info("table expired", extra={"table": row.id})

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
            if self._now() < self._unreadable.get(code, 0.0):
                raise Problem("table-damaged")
            if code not in self._waking:
                self._waking[code] = asyncio.ensure_future(self._bring_back(row))
            problem = await asyncio.shield(self._waking[code])
            if problem is not None:
                raise problem
        return room

    def knows(self, code: str, who: Identity) -> bool:
        """Whether somebody has been at a table that is in memory."""
        room = self._rooms.get(code.upper())
        return room is not None and room.table.person_of(who.guest) > 0

    async def _bring_back(self, row: RoomRow) -> Problem | None:
        """Folds the log of a table, or says why not; one that can't be read is a matter for whoever runs the server."""
        room: Room[Connection] = Room(row.id, row.code)
        try:
            await self.stored()  # what the table did last may still be on its way into the file
            async for entries in self._log(row):
                async with self._slice:  # one at a time, however many tables wake up: others come in between
                    room.restore(entries)
                    await asyncio.sleep(0)
        except Exception as error:
            LOGGER.error("a table can't be read", extra={"table": row.id, "reason": cause(error)})
            self._unreadable[row.code] = self._now() + AGAIN
            return Problem("table-damaged")
        finally:
            del self._waking[row.code]
        if self._rows.get(row.code) is not row:
            return Problem("unknown-table", code=row.code)
        if not room.table.version:
            self._forget(row.code)
            return Problem("unknown-table", code=row.code)
        self._rooms[row.code] = room
        self._unplayed.pop(row.code, None)
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
        try:
            summary = _decode_summary(row.summary)
        except msgspec.MsgspecError:
            raise Problem("table-damaged") from None
        return replace(summary, link=self._link(code), watching=0, top="")

    def public(self, most: int) -> list[Summary]:
        """The public tables at which something is to come, those used last first."""
        rows = sorted((row for row in self._rows.values() if row.public), key=lambda row: -row.touched)
        summaries = (self.summary(row.code) for row in rows)
        return list(islice((each for each in summaries if each.stage != "over"), most))

    def finished(self, most: int, before: float | None) -> list[Finished]:
        """The public matches that ended last, with the addresses that they have now."""
        base = self.config.base
        found = [self._about(row) for row in self.store.records(most, before)]
        return [
            replace(about, link=f"{base}/api/records/{about.record}", page=f"{base}/r/{about.record}")
            for about in found
            if about is not None
        ]

    def _about(self, row: RecordRow) -> Finished | None:
        try:
            return _decode_finished(row.about)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            if row.id not in self._unlisted:
                self._unlisted.add(row.id)
                LOGGER.error("a match can't be listed", extra={"table": row.room, "reason": cause(error)})
            return None

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
        table = room.table
        told = msgspec.structs.asdict(self._summary(room))
        summary = _encode(Kept(**told, guest=table.opened_by, played=not table.untouched))
        return RoomRow(room.number, table.code, table.settings.public, self.served(), summary)

    # Connections

    def connect(self, line: Line, address: str) -> Connection:
        """Somebody from this address, of whom nothing else is known yet."""
        return Connection(line, self.account(address), self._now())

    def account(self, address: str) -> Account:
        """What may be done from an address."""
        return self._addresses.of(address, self._now())

    def admit(self, connection: Connection, who: Identity) -> None:
        """It is known whose connection it is; too many of them are a Problem, before any table is woken."""
        now = self._now()
        guest = self._guests.of(who.guest, now)
        if not (guest.arrivals.take(now) and connection.address.arrivals.take(now)):
            raise Problem("too-fast")
        if guest.connections >= IN_ALL:
            raise Problem("too-many-connections")
        connection.guest = guest
        guest.connections += 1
        connection.address.connections += 1

    def hello(self, connection: Connection, who: Identity, hello: Hello, address: str = "") -> None:
        """Brings a connection that was admitted to its table, which has been woken."""
        if self._lost:
            raise Problem("storage-fails")
        stored = connection.address.stored
        if stored.wait(self._now()) and not self.knows(hello.table, who):
            raise Problem("too-fast")
        room = self.room(hello.table)
        now = self._uptime.now()
        room.seal(self._life, secrets.token_bytes(DICE), now)
        room.arrive(connection, who, hello, now, address)
        connection.room = room
        self._quiet.pop(room.table.code, None)
        self._make_room(room, who)
        stored.charge(_size(room), self._now())
        self._collect(room)

    def _make_room(self, room: Room[Connection], who: Identity) -> None:
        """Of somebody's many connections to a table the oldest goes: the newest is the one they look at."""
        theirs = [connection for connection, viewer in room.viewers.items() if viewer.who.guest == who.guest]
        if len(theirs) > AT_A_TABLE:
            room.part(theirs[0], "elsewhere")

    def arrived(self, connection: Connection) -> bool:
        """Counts a message that has arrived, before anything of it has been read; whether it is to be."""
        if connection.ended:
            return False
        now, guest = self._now(), connection.guest
        if guest.messages.take(now) and (connection.address.messages.take(now) or guest.calm.take(now)):
            return True
        self._too_fast(connection, now)
        return False

    def say(self, connection: Connection, text: str | bytes) -> None:
        """Takes in a message of a connection that is at a table."""
        room = connection.room
        if room is None or connection not in room.viewers or connection.ended:
            return
        now = self._now()
        try:
            command = read_said(text)
        except Problem as problem:
            self.refuse(connection, problem)
            return
        if self._too_much(connection, room, command, now):
            self.refuse(connection, Problem("too-fast"), command.id)
            return
        room.say(connection, command, self._uptime.now())
        if room.log:
            size = _size(room)
            connection.guest.stored.charge(size, now)
            connection.address.stored.charge(size, now)
        told = len(room.out)
        if told > TOLD:
            connection.guest.messages.charge(told / TOLD - 1, now)
            connection.address.messages.charge(told / TOLD - 1, now)
        self._collect(room)

    def _too_much(self, connection: Connection, room: Room[Connection], command: Command, now: float) -> bool:
        """Whether this is more of its kind than is fit to be stored and told to everybody."""
        if connection.guest.stored.wait(now) or connection.address.stored.wait(now):
            return True
        kind = _RATIONED.get(type(command))
        if kind is None or not self.config.rate or not room.viewers[connection].person:
            return False
        guest, address = connection.guest, connection.address
        if kind == "changes":
            return not (guest.changes.take(now) and address.changes.take(now))
        chatter = self._chatter.setdefault(room.number, Bucket(*CHATTER, now))
        return not (guest.chat.take(now) and address.chat.take(now) and chatter.take(now))

    def _too_fast(self, connection: Connection, now: float) -> None:
        if not connection.excess.take(now):
            connection.ended = True
        if connection.ended or now - connection.warned >= WARN:
            connection.warned = now
            self.refuse(connection, Problem("too-fast"))
        else:
            metrics.REFUSALS.labels("too-fast").inc()
        if connection.ended:
            self.close_connection(connection)

    def refuse(self, connection: Connection, problem: Problem, about: str = "") -> None:
        """Answers a message that can't be taken in."""
        refused(problem.message)
        self._post(connection, _encode(as_refused(problem, catalogue(connection.language), about)))

    def close_connection(self, connection: Connection) -> None:
        """Ends a connection after what it has been told."""
        self._post(connection, None)

    def _post(self, connection: Connection, message: bytes | None) -> None:
        self._outbox.append((connection.room, connection, message))
        self._something.set()

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        self._ended += 1
        if connection.guest is not connection.address:
            connection.guest.connections -= 1
            connection.address.connections -= 1
        room = connection.room
        if room is not None:
            room.depart(connection, self._uptime.now())
            if not room.viewers:
                self._quiet[room.table.code] = self._now()
                if self._rooms.get(room.table.code) is room:
                    self._touch(room)
            self._collect(room)

    # Storing and telling

    def _collect(self, room: Room[Connection]) -> None:
        """Takes from a room what is to be stored and told, and sees when it wants to act by itself."""
        table = room.table
        if self._rooms.get(table.code) is not room:
            return  # it has been given up
        if room.log or room.out:
            self._untold[room] = table.version
        if room.log:
            now = time.time()
            self._batch.entries += [(room.number, version, now, text) for version, text in room.log]
            room.log.clear()
            self._touch(room)
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

    def _touch(self, room: Room[Connection]) -> None:
        """A table is used: what the list shows of it is kept up to date, and every now and then when that was."""
        row = self._rows[room.table.code]
        if room.altered or self.served() - row.touched > TOUCHED:
            room.altered = False
            self._rows[row.code] = self._batch.rooms[row.id] = self._row(room)

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
        self._arm(room, when)

    def _arm(self, room: Room[Connection], when: float) -> None:
        self._timers[room.number] = when, self._loop.call_at(self._uptime.until(when), self._run, room)

    def _run(self, room: Room[Connection]) -> None:
        del self._timers[room.number]
        if self._rooms.get(room.table.code) is not room:
            return
        now = self._now()
        first = islice(room.viewers, PAYING)
        payer = min(first, key=lambda viewer: viewer.address.moves.wait(now), default=None)
        whose = payer.address if payer is not None else None
        wait = max(whose.moves.wait(now), whose.stored.wait(now)) if whose is not None else 0.0
        if wait:
            self._arm(room, self._uptime.now() + wait)
            return
        began = time.thread_time()
        room.run(self._uptime.now())
        if whose is not None and room.log:
            whose.moves.charge(len(room.log) + len(room.out) / TOLD, now)
            whose.stored.charge(_size(room), now)
        self._collect(room)
        if whose is not None:
            whose.lane.charge(time.thread_time() - began, now)

    def _thought(self, room: Room[Connection], question: Question, action: Action | None) -> None:
        room.thought(question, action, self._uptime.now())
        self._collect(room)

    async def _flush(self) -> None:
        """Stores what has come together, then tells it; meanwhile the next batch comes together."""
        while True:
            await self._something.wait()
            self._something.clear()
            batch, outbox, untold, stored = self._batch, self._outbox, self._untold, self._stored
            self._batch, self._outbox, self._untold, self._stored = Batch(), [], {}, self._loop.create_future()
            right = not batch or await self._store(batch)
            if not right:
                failed = {number for number, *_ in batch.entries} | self._everywhere()
                self._give_up(failed)
                outbox = [each for each in outbox if each[0] is None or each[0].number not in failed]
            self._tell(outbox, untold)
            metrics.MESSAGES.inc(len(outbox))
            stored.set_result(right)

    def _tell(
        self,
        outbox: list[tuple[Room[Connection] | None, Connection, Message | None]],
        untold: dict[Room[Connection], int],
    ) -> None:
        """Sends what has been stored; what has begun with it begins to count."""
        now = self._uptime.now()
        for room, connection, message in outbox:
            try:
                if message is None:
                    connection.line.finish()
                elif isinstance(message, bytes):
                    connection.line.post(message)
                elif room is not None:
                    connection.line.post(room.written(message, now))
            except Exception:
                LOGGER.exception("a message could not be sent")
        now = self._uptime.now()
        for room, version in untold.items():
            if self._rooms.get(room.table.code) is room:
                room.told(version, now)
                self._schedule(room)

    async def _store(self, batch: Batch) -> bool:
        begun = time.perf_counter()
        try:
            await self._loop.run_in_executor(self._writer, self.store.write, batch)
            self.store.look()
        except Exception as error:
            self._note_trouble(error)
            return False
        self._note_right()
        metrics.COMMITS.observe(time.perf_counter() - begun)
        metrics.ENTRIES.inc(len(batch.entries))
        return True

    def _note_trouble(self, error: Exception) -> None:
        """Nothing could be stored: that is told once, and to whoever asks for the server's health until it works."""
        self._lost = isinstance(error, Lost)
        code = error.code if isinstance(error, Lost) else "storage-fails"
        if code != self.trouble:
            usual = isinstance(error, (sqlite3.Error, OSError, Lost))
            reason = {"code": code, "reason": cause(error)}
            LOGGER.error("nothing can be stored", extra=reason, exc_info=None if usual else error)
        self.trouble = code

    def _note_right(self) -> None:
        if self.trouble:
            LOGGER.warning("things can be stored again")
            self.trouble, self._lost = "", False

    def _everywhere(self) -> set[int]:
        """The tables at which nobody can play on, because the file itself is lost."""
        return {room.number for room in self._rooms.values()} if self._lost else set()

    async def _watch(self) -> None:
        """Looks after the file also while nothing is stored, and after trouble sees whether it is over."""
        while True:
            await asyncio.sleep(WATCH)
            try:
                self.store.look()
                self.store.keep_locked()
                if self.trouble:
                    await self._loop.run_in_executor(self._writer, self.store.try_writing)
            except Exception as error:
                self._note_trouble(error)
                self._give_up(self._everywhere())
            else:
                self._note_right()

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

    async def _beat(self) -> None:
        """Looks at the clock, so that a standstill is noticed."""
        while True:
            self._uptime.now()
            await asyncio.sleep(BEAT)

    async def _sweep(self) -> None:
        """Puts tables away that nobody uses, and removes those that nobody has used for long."""
        while True:
            await asyncio.sleep(SWEEP)
            self.tidy(self.served())

    async def _settle(self) -> None:
        """Sorts what has been written by tables, a part at a time, with pauses in which games go on."""
        while True:
            await asyncio.sleep(SETTLE)
            try:
                while await self._loop.run_in_executor(self._writer, self.store.settle):
                    await asyncio.sleep(PAUSE)
            except (sqlite3.Error, Lost) as error:
                LOGGER.error("the journal could not be settled", extra={"reason": cause(error)})

    def _put_away(self, room: Room[Connection]) -> None:
        """Takes a table out of memory; it comes back from its log when somebody wants it."""
        code = room.table.code
        del self._rooms[code]
        self._chatter.pop(room.number, None)
        if room.table.untouched and code in self._rows:
            self._unplayed[code] = None
        _, timer = self._timers.pop(room.number, (0.0, None))
        if timer is not None:
            timer.cancel()

    def served(self) -> float:
        """How late it is by the clock by which tables expire, which goes only while the server runs."""
        return self._served + self._now() - self._begun

    def _clear(self) -> None:
        """Frees what connections leave behind, which refers to itself, and which grew old before it ended.

        Looking for it stops everybody for as long as there are connections, so it waits until as many have ended.
        """
        if self._ended >= max(ENDED, self.connections):
            self._ended = 0
            gc.collect()

    def tidy(self, served: float) -> None:
        self._clear()
        now = self._now()
        for code, since in list(self._quiet.items()):
            if now - since > IDLE:
                del self._quiet[code]
                if code in self._rooms and not self._rooms[code].viewers:
                    self._put_away(self._rooms[code])
        for code, row in list(self._rows.items()):
            asleep = code not in self._rooms and code not in self._waking
            if asleep and served - max(row.touched, self._served_since) > self._lifetime(code):
                self._remove(code)
        if served - self._noted > TOUCHED:
            self._noted = served
            self._batch.served = served, self._served_since
        if self._batch:
            self._something.set()
        metrics.TABLES.set(len(self._rows))
        metrics.AWAKE.set(len(self._rooms))

    def _lifetime(self, code: str) -> float:
        """For how many seconds after its last use a table is kept."""
        if not self.config.expire:
            return math.inf
        return min(self.config.expire * 3600, UNPLAYED if code in self._unplayed else math.inf)
