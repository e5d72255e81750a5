"""The hub of a server: what its connections say goes to their tables, and what comes of it into the outbox."""

from __future__ import annotations

import asyncio
import gc
import math
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from typing import Any, Final, Self
from weakref import WeakKeyDictionary

import msgspec

from lastcard.core.actions import Action
from lastcard.core.errors import Problem, cause
from lastcard.evening.driver import EveningRoom
from lastcard.protocol.admin import PersonShown
from lastcard.protocol.evening import Plan
from lastcard.protocol.http import EveningSummary, Summary
from lastcard.protocol.messages import Announcement, Command, Hello, Settings
from lastcard.protocol.refusals import as_refused
from lastcard.server import metrics
from lastcard.server.analyst import Analyst
from lastcard.server.bot_workers import BotWorkers, note_trouble
from lastcard.server.config import Config
from lastcard.server.connections import PAID_FOR, RATIONED, TOLD, WARN, Connection, ConnectionLine, size_of
from lastcard.server.evenings import DICE, Evenings
from lastcard.server.logs import LOGGER, refused
from lastcard.server.moderation import Moderation
from lastcard.server.net.rate_limits import PEOPLE, Allowance, Allowances, Bucket
from lastcard.server.net.relay import Relays
from lastcard.server.notices import Notices
from lastcard.server.outbox import Outbox
from lastcard.server.registry import TOUCHED, Registry
from lastcard.server.storage.base import Elsewhere, NewPlace, RoomRow, Store, Unavailable
from lastcard.server.tasks import Tasks
from lastcard.server.timers import Timers
from lastcard.server.waking import Waking
from lastcard.table.deciding import Puzzled, Question
from lastcard.table.driver import Room
from lastcard.table.gathering import Gathering, farewell
from lastcard.table.identities import Identity
from lastcard.table.log import FixedDeal
from lastcard.table.state import Continued
from lastcard.table.timing import BEAT, Uptime
from lastcard.wording.catalogues import catalogue

SWEEP: Final = 30.0
RING: Final = 5.0  # seconds between looks at which tables by turns have something to do
LATER: Final = 30.0  # seconds until that is tried again where it could not be
ENDED: Final = 500  # connections that have ended, at least, before what is left of them is cleared away
AT_A_TABLE: Final = 8  # connections of one guest: tabs, a phone, and lines that are dead without our knowing
PAYING: Final = 10  # viewers of a table, of whom the one with the most left pays for what its bots do
CHATTER: Final = (5.0, 50.0)  # lines a second at one table, and at once

_encode: Final = msgspec.json.Encoder().encode


def read_said(text: str | bytes, known: msgspec.json.Decoder[Any] = Room.SAID) -> Command:
    """A message of a client; what is none is a Problem."""
    try:
        command: Command = known.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("bad-message", reason=str(error)) from None
    return command


class Hub:
    """The tables of a server, and what goes in and out."""

    def __init__(self, config: Config, store: Store, served: tuple[float, float], wall: Callable[[], float]) -> None:
        loop = asyncio.get_running_loop()
        self.config = config
        self.store = store
        self.connections = 0
        self._ended = 0  # connections since what was left of them was cleared away
        self._life = secrets.token_hex(8)
        self._guests = Allowances(config.rate, 1)
        self._addresses = Allowances(config.rate, PEOPLE)
        self._chatter: WeakKeyDictionary[Gathering[Connection], Bucket] = WeakKeyDictionary()
        self._now = loop.time
        self.wall = wall  # the clock by which it goes by turns
        self._noted = -math.inf  # how late it was when that was stored last
        self.uptime = Uptime(loop.time)  # what tables go by
        self.moderation = Moderation(store.key)
        self.registry = Registry(config, served)
        self.timers = Timers(self.uptime, self._run)
        self.outbox = Outbox(store, self.registry, self.uptime, self.put_away, self.timers.schedule)
        self.evenings = Evenings(store, self.registry, self.uptime, self._life, self.wake, self._collect, self.remove)
        self._waking = Waking(store, self.registry, self.outbox.stored, config.base, self._roused, wall)
        self.notices = Notices(store, config, self.outbox.stored, self._noticed)
        self._bot_workers: BotWorkers[Room[Connection]] = BotWorkers(
            config.thinkers, self._thought, loop, self._blame, config.bots
        )
        self.analyst = Analyst()
        self._errands = Tasks()  # hints that are found, guests forgotten at tables that are brought back
        self._workers: list[asyncio.Task[None]] = []
        self.relays = Relays()
        self.draining = False
        self.goodbyes: list[Callable[[], None]] = []  # those who want to know that the server is about to stop

    @classmethod
    async def start(cls, config: Config, store: Store, wall: Callable[[], float] = time.time) -> Self:
        """A hub that knows what there is in the store, and is at work."""
        served, rows = await _there(store)
        hub = cls(config, store, served, wall)
        for row in sorted(rows, key=lambda row: row.touched):
            hub.registry.know(row)
        outbox = hub.outbox
        work = [outbox.flush(), outbox.watch(), outbox.settle(), hub.beat(), hub.sweep(), hub.ring()]
        if store.shared:
            work.append(hub.listen())
        hub._workers = [asyncio.ensure_future(each) for each in work]
        return hub

    async def close(self) -> None:
        """Says goodbye to everybody, stores what is left, and lets go of the store."""
        await self.say_goodbye()
        for worker in self._workers:
            worker.cancel()
        self.timers.close()
        self._waking.close()
        self.evenings.close()
        await self.notices.close()
        self._bot_workers.close()
        self._errands.cancel()
        self.analyst.close()
        await self.store.close()

    async def say_goodbye(self) -> None:
        """Tells everybody that the server is about to stop, once everything is stored; others may take over then."""
        self.draining = True
        for goodbye in self.goodbyes:
            goodbye()
        for room in list(self.registry.rooms.values()):
            for key in list(room.viewers):
                room.part(key, "server-stops", again=True)
            self._collect(room)
        await self.stored()
        if self.store.shared:
            for room in list(self.registry.rooms.values()):
                self.put_away(room)
            self.outbox.stop()
            with suppress(Unavailable):
                await self.store.leave()

    async def stored(self) -> bool:
        """Waits until everything that has happened so far is stored and told; whether it could be."""
        return await self.outbox.stored()

    # Tables

    async def open(
        self,
        settings: Settings,
        opener: Identity | None = None,
        address: str = "",
        continued: Continued | None = None,
        fixed: FixedDeal | None = None,
    ) -> Summary:
        """A new table; a match may go on at it that was begun elsewhere, or a deal be played that others play too."""
        room: Room[Connection] = Room(*await self._new_place(), self.wall)
        room.open(settings, secrets.token_bytes(DICE), opener, self._life, fixed)
        if continued is not None and opener is not None:
            room.go_on(continued, opener)
        return await self._offer(room, opener.guest if opener is not None else "", address)

    async def open_found(self, settings: Settings, bots: int, opener: Identity, address: str = "") -> Summary:
        """A new table for people who were looking for one, with so many bots."""
        room: Room[Connection] = Room(*await self._new_place(), self.wall)
        room.open_found(settings, bots, secrets.token_bytes(DICE), opener, self._life)
        return await self._offer(room, opener.guest, address)

    async def _new_place(self) -> NewPlace:
        """The number and the code of something new; where nothing can be stored there is none."""
        if self.outbox.lost:
            raise Problem("storage-fails")
        return await self.store.allot()

    async def _offer(self, room: Room[Connection], guest: str, address: str) -> Summary:
        """Stores a new table, for any server to claim."""
        await self._keep(room, guest, address)
        LOGGER.info("table opened", extra={"table": room.number, "guest": self.moderation.hashed(guest)})
        summary = self.registry.summary(room.code)
        self._release(room)  # whoever its people come to may have it
        return summary

    async def wake(self, code: str) -> Gathering[Connection]:
        """The table or evening of a code, brought back into memory if need be; one of another server is Elsewhere."""
        return await self._waking.wake(code)

    async def outlive(self, elsewhere: Elsewhere) -> None:
        """Waits a while for the end of a server that owns a table and does not answer."""
        await self._waking.outlive(elsewhere.life)

    async def look(self, code: str) -> Gathering[Connection]:
        """The same, only to read from it, wherever it is."""
        return await self._waking.look(code)

    async def summary(self, code: str) -> Summary:
        """A table as a list shows it."""
        await self._waking.refresh(code)
        return self.registry.summary(code)

    async def evening(self, code: str) -> EveningSummary:
        """An evening as a list shows it."""
        await self._waking.refresh(code)
        return self.registry.evening(code)

    async def open_evening(self, plan: Plan, opener: Identity, address: str = "") -> EveningSummary:
        """A new evening."""
        room: EveningRoom[Connection] = EveningRoom(*await self._new_place(), self.config.base)
        room.open(plan, secrets.token_bytes(DICE), opener, self.uptime.now())
        await self._keep(room, opener.guest, address)
        LOGGER.info("evening opened", extra={"table": room.number, "guest": self.moderation.hashed(opener.guest)})
        return self.registry.evening(room.code)

    async def _keep(self, room: Gathering[Connection], guest: str, address: str) -> None:
        """Makes room for something new, and stores it."""
        for other in self.registry.in_the_way(guest, address):
            self.remove(other)
        self.registry.add(room, guest, address)
        self._collect(room)
        if not await self.stored() or not self.registry.has(room):
            if room.code in self.registry:
                self.registry.forget(room.code)
            raise Problem("storage-fails")

    def put_away(self, room: Gathering[Connection]) -> None:
        """Takes a table out of memory; it comes back from its log when somebody wants it."""
        self.registry.put_away(room)
        self.timers.cancel(room)

    def _release(self, room: Gathering[Connection]) -> None:
        """Puts a table away for any server to claim; of an evening and its tables the last that is in memory."""
        if not self.store.shared or room.viewers or not self.registry.has(room):
            return
        self.put_away(room)
        root = _evening(room) if isinstance(room, Room) else room.code
        if root and any(each.code == root or _evening(each) == root for each in self.registry.rooms.values()):
            return
        numbers = {room.number, self.registry.row(root).id} if root in self.registry else {room.number}
        self.outbox.batch.released += numbers
        self.outbox.wake()

    def remove(self, code: str) -> None:
        """Takes a table out of the store."""
        if code in self.registry.rooms:
            self.put_away(self.registry.room(code))
        row = self.registry.forget(code)
        self.outbox.batch.gone.append(row.id)
        LOGGER.info("table expired", extra={"table": row.id})

    def knows(self, code: str, who: Identity) -> bool:
        """Whether somebody has been at a table that is in memory."""
        room = self.registry.rooms.get(code.upper())
        return room is not None and room.knows(who.guest)

    # Moderation

    def close_table(self, code: str) -> None:
        """Removes a table or an evening with its tables, unless another server has it; whoever is there is told."""
        for each in self.registry.together(code):
            room = self.registry.rooms.get(each)
            if room is not None:
                for key in list(room.viewers):
                    room.part(key, "table-closed")
                self.outbox.take(room)
            if room is not None or self.registry.sleeps(each):
                self.remove(each)
        self.outbox.wake()

    def expel(self) -> None:
        """Ends the connections of everybody who is banned."""
        now = time.time()
        for room in list(self.registry.rooms.values()):
            there = list(room.viewers.items())
            banned = [each for each in there if self.moderation.banned(each[1].who.guest, each[0].place, now)]
            for connection, viewer in banned:
                self.outbox.post(connection, farewell("banned", viewer.language, again=False))
                self.close_connection(connection)
                room.depart(connection, self.uptime.now())
            if banned:
                self._collect(room)

    def announce(self, announcement: Announcement) -> None:
        """Tells something to everybody who is connected."""
        message = _encode(announcement)
        for room in self.registry.rooms.values():
            for connection in room.viewers:
                self.outbox.post(connection, message)

    async def forget(self, room: Gathering[Connection], guest: str) -> None:
        """Lets a table or an evening forget a guest, here and in its log; what can't be stored is a Problem."""
        if room.forget(guest, self.moderation.mark(guest), self.uptime.now()):
            self._collect(room)
            if not await self.stored():
                raise Problem("storage-fails")
        entries = await self.store.entries(room.number)
        batch = self.outbox.batch
        batch.rewritten += [(room.number, *each) for each in room.rewritten(entries, guest)]
        batch.forgotten.append((guest, room.number))
        self.outbox.wake()
        if not await self.stored():
            raise Problem("storage-fails")

    def _forget_once_more(self, room: Gathering[Connection]) -> None:
        """A table that has been brought back may be from a time before somebody wanted to be forgotten."""
        for guest in [guest for guest in room.guests() if self.moderation.forgot(guest)]:
            self._errands.start(self._forget_again(room, guest))

    async def _forget_again(self, room: Gathering[Connection], guest: str) -> None:
        with suppress(Problem, Unavailable):
            await self.forget(room, guest)

    def people(self) -> list[PersonShown]:
        """Everybody who is connected to a table here, at each table once."""
        found: dict[tuple[str, str], PersonShown] = {}
        for code, room in self.registry.rooms.items():
            for connection, viewer in room.viewers.items():
                known = PersonShown(
                    viewer.who.name, viewer.who.guest, code, connection.place, watching=not viewer.person
                )
                found[viewer.who.guest, code] = known
        return list(found.values())

    # Connections

    def connect(self, line: ConnectionLine, address: str) -> Connection:
        """Somebody from this address, of whom nothing else is known yet."""
        return Connection(line, address, self.allowance(address), self._now())

    def allowance(self, address: str) -> Allowance:
        """What may be done from an address."""
        return self._addresses.of(address, self._now())

    def admit(self, connection: Connection, who: Identity) -> None:
        """It is known whose connection it is; too many of them are a Problem, before any table is woken."""
        now = self._now()
        connection.admit(self._guests.of(who.guest, now), now)

    def hello(self, connection: Connection, who: Identity, hello: Hello) -> None:
        """Brings a connection that was admitted to its table, which has been woken."""
        if self.outbox.lost:
            raise Problem("storage-fails")
        self.moderation.admit(who.guest, connection.place, time.time())
        stored = connection.address.stored
        if stored.wait(self._now()) and not self.knows(hello.table, who):
            raise Problem("too-fast")
        room = self.registry.room(hello.table)
        now = self.uptime.now()
        room.seal(self._life, secrets.token_bytes(DICE), now)
        room.arrive(connection, who, hello, now, connection.place)
        connection.room = room
        connection.watches = not room.viewers[connection].person
        self.registry.use(room, here=True)
        self._make_room(room, who)
        stored.charge(size_of(room), self._now())
        self._collect(room)
        for announcement in self.moderation.announcements(time.time()):
            self.outbox.post(connection, _encode(announcement))
        self.evenings.attend(room)

    def _make_room(self, room: Gathering[Connection], who: Identity) -> None:
        """Of somebody's many connections to a table the oldest goes: the newest is the one they look at."""
        theirs = room.viewers.of(who.guest)
        if len(theirs) > AT_A_TABLE:
            room.part(theirs[0], "elsewhere")

    def arrived(self, connection: Connection) -> bool:
        """Counts a message that has arrived, before anything of it has been read; whether it is to be."""
        if connection.ended:
            return False
        if not self.config.rate or connection.takes(now := self._now()):
            return True
        self._too_fast(connection, now)
        return False

    def say(self, connection: Connection, text: str | bytes) -> None:
        """Takes in a message of a connection that is at a table."""
        room = connection.room
        if room is None or connection not in room.viewers or connection.ended:
            return
        try:
            command = read_said(text, room.SAID)
        except Problem as problem:
            self.refuse(connection, problem)
            return
        kind = RATIONED.get(type(command))
        limited = self.config.rate > 0
        now = self._now() if limited else 0.0
        if limited and self._too_much(connection, room, kind, now):
            self.refuse(connection, Problem("too-fast"), command.id)
            return
        if kind == "chat":
            try:
                self.moderation.let_speak(room.viewers[connection].who.guest, connection.place, time.time())
            except Problem as problem:
                self.refuse(connection, problem, command.id)
                return
        room.say(connection, command, self.uptime.now())
        if limited:
            connection.charge(room, now)
        self._collect(room)

    def _too_much(self, connection: Connection, room: Gathering[Connection], kind: str | None, now: float) -> bool:
        """Whether this is more of its kind than is fit to be stored and told to everybody."""
        if connection.guest.stored.wait(now) or connection.address.stored.wait(now):
            return True
        if kind is None:
            return False
        if isinstance(room, Room) and not room.viewers[connection].person:
            return False
        if not connection.takes_of(kind, now):
            return True
        return kind == "chat" and not self._chatter.setdefault(room, Bucket(*CHATTER, now)).take(now)

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
        self.outbox.post(connection, _encode(as_refused(problem, catalogue(connection.language), about)))

    def close_connection(self, connection: Connection) -> None:
        """Ends a connection after what it has been told."""
        self.outbox.post(connection, None)

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        self._ended += 1
        connection.leave()
        room = connection.room
        if room is not None:
            room.depart(connection, self.uptime.now())
            if not room.viewers and self.registry.has(room):
                self.registry.use(room, here=False)
                self.outbox.touch(room)
            self._collect(room)
            self.evenings.attend(room)

    # Tables that act

    def _collect(self, room: Gathering[Connection]) -> None:
        """Takes from a table what is to be stored, told and decided, and sees when it wants to act by itself."""
        if not self.registry.has(room):
            return  # it has been given up
        self.outbox.take(room)
        if isinstance(room, Room):
            if room.questions or room.puzzled or room.unanswered:
                self._ask(room)
            if room.table.owed:
                self.notices.owe(room)
        if room.refusals:
            for code in room.refusals:
                refused(code)
            room.refusals.clear()
        self.timers.schedule(room)
        if not isinstance(room, Room) or room.counted:
            self.evenings.heed(room)

    def _ask(self, room: Room[Connection]) -> None:
        """Lets slow bots think."""
        if room.questions:
            questions, room.questions = room.questions, []
            self._bot_workers.ask(room, [question for question in questions if room.waits_for(question)])
        if room.puzzled:
            puzzled, room.puzzled = room.puzzled, []
            for each in puzzled:
                self._errands.start(self._advise(room, each))
        if room.unanswered:
            for question in room.unanswered:
                note_trouble("unanswered", table=room.number, bot=question.bot)
            room.unanswered.clear()

    async def _advise(self, room: Room[Connection], puzzled: Puzzled) -> None:
        """Finds a hint for somebody."""
        found = await self.analyst.hint(puzzled, room.owner)
        room.advise(puzzled, found)
        self._collect(room)

    def _run(self, room: Gathering[Connection]) -> None:
        if not self.registry.has(room):
            return
        now = self._now()
        first = islice(room.viewers, PAYING)
        payer = min(first, key=lambda viewer: viewer.address.moves.wait(now), default=None)
        whose = payer.address if payer is not None else None
        wait = max(whose.moves.wait(now), whose.stored.wait(now), whose.lane.pause(now)) if whose is not None else 0.0
        if wait:
            self.timers.arm(room, self.uptime.now() + wait)
            return
        began = time.thread_time()
        room.run(self.uptime.now())
        if whose is not None and room.log:
            whose.moves.charge(len(room.log) + min(room.reach, PAID_FOR) / TOLD, now)
            whose.stored.charge(size_of(room), now)
        self._collect(room)
        if whose is not None:
            whose.lane.charge(time.thread_time() - began, now)

    def _thought(self, room: Room[Connection], question: Question, action: Action | None) -> None:
        room.thought(question, action, self.uptime.now())
        self._collect(room)

    def _blame(self, room: Room[Connection], question: Question) -> None:
        note = room.blame(question, self.uptime.now())
        if note is not None:
            room.tell_host(note)
            self._collect(room)

    # By turns

    def _roused(self, room: Gathering[Connection]) -> None:
        """Something has been brought back: what goes on by itself does so."""
        self.evenings.roused(room)
        self._forget_once_more(room)
        if isinstance(room, Room) and room.goes_on:
            now = self.uptime.now()
            room.seal(self._life, secrets.token_bytes(DICE), now)
            room.rouse(now)
            self._collect(room)

    def _noticed(self, room: Room[Connection], persons: tuple[int, ...]) -> None:
        if self.registry.has(room):
            room.noticed(persons, self.uptime.now())
            self._collect(room)

    async def ring(self) -> None:
        """Wakes tables by turns that have something to do."""
        while True:
            await self.wake_due()
            await asyncio.sleep(RING)

    async def wake_due(self) -> None:
        now = self.wall()
        for code in self.registry.due(now):
            try:
                await self.wake(code)
            except Elsewhere:
                self.registry.put_off(code, now + LATER)  # where it is will see to it, unless that server dies
            except Problem as problem:
                self.registry.put_off(code, now + LATER)
                LOGGER.warning("a table by turns can't be woken", extra={"reason": cause(problem)})

    # Tidying up

    async def beat(self) -> None:
        """Looks at the clock, so that a standstill is noticed."""
        while True:
            self.uptime.now()
            await asyncio.sleep(BEAT)

    async def sweep(self) -> None:
        """Puts tables away that nobody uses, and removes those that nobody has used for long."""
        while True:
            await asyncio.sleep(SWEEP)
            self.tidy(self.registry.served())

    async def listen(self) -> None:
        """Hears of what other servers do, and lets go of those that have gone."""
        life = self.store.life
        while True:
            await asyncio.sleep(self.store.pulse)
            self.relays.look(self.store.peers, 2 * self.store.pulse)
            try:
                if life != self.store.life:
                    self.registry.renew(await self.store.rooms())
                    life = self.store.life
                news = await self.store.news()
            except Unavailable:
                continue  # which the heartbeat tells of
            for code in news.gone:
                self.registry.hear_gone(code)
            for row in news.rooms:
                self.registry.hear(row)

    def tidy(self, served: float) -> None:
        self._clear()
        for room in self.registry.idle():
            if self.store.shared:
                self._release(room)
            else:
                self.put_away(room)
        for code in self.registry.expired(served):
            self.remove(code)
        batch = self.outbox.batch
        if served - self._noted > TOUCHED:
            self._noted = served
            batch.served = served, self.registry.served_since
        if batch:
            self.outbox.wake()

    def _clear(self) -> None:
        """Frees what connections leave behind, which refers to itself, and which grew old before it ended.

        Looking for it stops everybody for as long as there are connections, so it waits until as many have ended.
        """
        if self._ended >= max(ENDED, self.connections):
            self._ended = 0
            gc.collect()


async def _there(store: Store) -> tuple[tuple[float, float], list[RoomRow]]:
    """How late it was, and all tables; a database that goes away as the server begins is waited for."""
    while True:
        try:
            await store.check(writing=False)  # what took a moment to load may have cost us our lease
            return await store.served(), await store.rooms()
        except Unavailable as error:
            if not store.shared:
                raise
            LOGGER.warning("waiting for the database", extra={"reason": cause(error)})
        await asyncio.sleep(store.pulse)


def _evening(room: Gathering[Connection]) -> str:
    """The code of the evening that a table belongs to."""
    return room.table.evening if isinstance(room, Room) else ""
