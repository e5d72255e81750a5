"""The outbox: what happens is stored first, many tables at a time (group commit), and then told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

from lastcard.core.errors import cause
from lastcard.evening.driver import EveningRoom
from lastcard.server import metrics
from lastcard.server.audience import BEHIND, Audiences, Posted, send, written
from lastcard.server.connections import Connection
from lastcard.server.logs import LOGGER
from lastcard.server.records import finished, players
from lastcard.server.registry import Registry
from lastcard.server.results import evening_results, results
from lastcard.server.storage.base import Store, StoreLost, Unavailable, WriteBatch
from lastcard.server.storage.moderation import VisitRow
from lastcard.table.driver import Room
from lastcard.table.gathering import Gathering, Message, farewell
from lastcard.table.timing import Uptime

SETTLE: Final = 300.0
PAUSE: Final = 1.0


class Outbox:
    """What has not been stored and told yet.

    Who plays is told first and at once; those who only watch, of whom there may be thousands, in slices after that.
    Tables whose entries could not be stored are given up: `put_away` takes them out of memory. `schedule` is called for
    those whose people have been told something, as their time goes on then.
    """

    def __init__(
        self,
        store: Store,
        registry: Registry,
        uptime: Uptime,
        put_away: Callable[[Gathering[Connection]], None],
        schedule: Callable[[Gathering[Connection]], None],
    ) -> None:
        self._store = store
        self._registry = registry
        self._uptime = uptime
        self._put_away = put_away
        self._schedule = schedule
        self.trouble = ""  # why nothing can be stored
        self.lost = False  # and never will
        self._life = store.life
        self._stopped = False
        self.batch = WriteBatch()
        self._posted: list[Posted] = []  # to those who play
        self._shown: list[Posted] = []  # to those who only watch
        self._untold: dict[Gathering[Connection], int] = {}  # the versions that go with it
        self._audiences = Audiences(uptime)
        self._something = asyncio.Event()
        self._stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    # What comes in

    def take(self, room: Gathering[Connection]) -> None:
        """Takes from a table what is to be stored and told."""
        if room.log or room.out:
            self._untold[room] = room.log[-1][0] if room.log else room.version
        if room.log:
            now, number = time.time(), room.number
            self.batch.entries += [(number, version, now, text) for version, text in room.log]
            room.log.clear()
            self.touch(room)
        if room.visitors:
            now = time.time()
            self.batch.visits += [VisitRow(who.guest, room.number, who.name, now) for who in room.visitors]
            room.visitors.clear()
        if isinstance(room, Room):
            if room.finished:
                room.finished = False
                self._take_match(room)
        elif isinstance(room, EveningRoom) and room.ended:
            room.ended = False
            self.batch.also += [(room.number, statement) for statement in evening_results(room)]
        if room.out:
            for connections, message in room.out:
                if len(connections) == 1 and not connections[0].watches:
                    self._posted.append((room, connections, message))
                else:
                    self._add(room, connections, message)
            room.out.clear()
        self._something.set()

    def _take_match(self, room: Room[Connection]) -> None:
        self.batch.records.append(finished(room))
        self.batch.played += players(room)
        self.batch.also += [(room.number, statement) for statement in results(room)]
        metrics.MATCHES.inc()

    def touch(self, room: Gathering[Connection]) -> None:
        """A table is used: what the list shows of it is kept up to date, and every now and then when that was."""
        row = self._registry.touch(room)
        if row is not None:
            self.batch.rooms[row.id] = row

    def post(self, connection: Connection, message: bytes | None) -> None:
        self._add(connection.room, (connection,), message)
        self.wake()

    def _add(
        self, room: Gathering[Connection] | None, connections: Sequence[Connection], message: Message | None
    ) -> None:
        for lane, watching in ((self._posted, False), (self._shown, True)):
            some = [connection for connection in connections if connection.watches == watching]
            if some:
                lane.append((room, some, message))

    def wake(self) -> None:
        self._something.set()

    async def stored(self) -> bool:
        """Waits until everything that has happened so far is stored and told; whether it could be."""
        self.wake()
        return await asyncio.shield(self._stored)

    def stop(self) -> None:
        """Nothing more is to be stored: that it can't be from now on is no trouble."""
        self._stopped = True

    # What goes out

    async def flush(self) -> None:
        """Stores what has come together, then tells it; meanwhile the next batch comes together."""
        while True:
            await self._something.wait()
            while self._audiences.behind >= BEHIND:
                await asyncio.sleep(0)
            self._something.clear()
            await self._flush()

    async def _flush(self) -> None:
        batch, posted, shown, untold, stored = self.batch, self._posted, self._shown, self._untold, self._stored
        self.batch, self._posted, self._shown, self._untold = WriteBatch(), [], [], {}
        self._stored = asyncio.get_running_loop().create_future()
        right = not batch or await self._write(batch)
        if right and not self._current():
            self._note_trouble(StoreLost("node-lost"))
            right = False
        if not right:
            failed = {number for number, *_ in batch.entries} | self._everywhere()
            self._give_up(failed)
            posted, shown = _without(posted, failed), _without(shown, failed)
        metrics.MESSAGES.inc(sum([len(connections) for _, connections, _ in posted + shown]))
        self._tell(posted, untold)
        if shown:
            self._audiences.tell(shown, stored, right)
        else:
            stored.set_result(right)

    def _tell(self, posted: list[Posted], untold: dict[Gathering[Connection], int]) -> None:
        """Sends what has been stored to who plays; what has begun with it begins to count."""
        now = self._uptime.now()
        send([(each[1], each[2] if isinstance(each[2], bytes) else written(each, now)) for each in posted])
        now = self._uptime.now()
        for room, version in untold.items():
            if self._registry.has(room):
                room.told(version, now)
                self._schedule(room)

    async def _write(self, batch: WriteBatch) -> bool:
        begun = time.perf_counter()
        try:
            await self._store.write(batch)
        except Exception as error:
            self._note_trouble(error)
            return False
        self._note_right()
        metrics.COMMITS.observe(time.perf_counter() - begun)
        metrics.ENTRIES.inc(len(batch.entries))
        metrics.BATCHES.observe(len(batch.entries))
        return True

    def _current(self) -> bool:
        """Whether what is in memory is what there is: else nobody is told of it, be it stored or not."""
        return self._store.holds and self._store.life == self._life

    # When it can't be stored

    def _note_trouble(self, error: Exception) -> None:
        """Nothing could be stored: that is told once, and to whoever asks for the server's health until it works."""
        self.lost = isinstance(error, StoreLost)
        if self._stopped:
            return
        code = error.code if isinstance(error, Unavailable) else Unavailable.code
        if code != self.trouble:
            reason = {"code": code, "reason": cause(error)}
            exception = None if isinstance(error, Unavailable) else error
            LOGGER.error("nothing can be stored", extra=reason, exc_info=exception)
            if code == "node-lost":
                metrics.DEATHS.inc()
        self.trouble = code

    def _note_right(self) -> None:
        if self.trouble:
            LOGGER.warning("things can be stored again")
            self.trouble, self.lost = "", False

    def _everywhere(self) -> set[int]:
        """The tables at which nobody can play on, because the store itself is lost."""
        return {room.number for room in self._registry.rooms.values()} if self.lost else set()

    def _give_up(self, numbers: set[int]) -> None:
        """Forgets what could not be stored: these tables go back to what the store has, their people connect again."""
        for room in list(self._registry.rooms.values()):
            if room.number in numbers:
                self._put_away(room)
                for connection, viewer in list(room.viewers.items()):
                    connection.line.post(farewell("storage-fails", viewer.language, again=True))
                    connection.line.finish()
                room.viewers.clear()
        later = self.batch
        later.entries = [entry for entry in later.entries if entry[0] not in numbers]  # they build on what is lost
        later.rooms = {number: row for number, row in later.rooms.items() if number not in numbers}
        lost = {row.id for row in later.records if row.room in numbers}
        later.records = [row for row in later.records if row.id not in lost]
        later.played = [row for row in later.played if row.record not in lost]
        later.visits = [row for row in later.visits if row.room not in numbers]
        later.rewritten = [each for each in later.rewritten if each[0] not in numbers]
        later.also = [each for each in later.also if each[0] not in numbers]
        self._posted, self._shown = _without(self._posted, numbers), _without(self._shown, numbers)

    # The store itself

    async def watch(self) -> None:
        """Looks after the store also while nothing is stored, and after trouble sees whether it is over."""
        while True:
            await asyncio.sleep(self._store.pulse)
            writing = bool(self.trouble)
            try:
                with metrics.BEATS.time():
                    await self._store.check(writing=writing)
            except Exception as error:
                self._note_trouble(error)
                self._give_up(self._everywhere())
            else:
                if self._store.life != self._life:  # a new one: what the one before knew is void
                    self._give_up({room.number for room in self._registry.rooms.values()})
                    self._life = self._store.life
                if writing:  # trouble may have come meanwhile, of which reading tells nothing
                    self._note_right()

    async def settle(self) -> None:
        """Lets the store put in order what has been written, a part at a time, with pauses in which games go on."""
        while True:
            await asyncio.sleep(SETTLE)
            try:
                while await self._store.settle():
                    await asyncio.sleep(PAUSE)
            except Unavailable as error:
                LOGGER.error("the journal could not be settled", extra={"reason": cause(error)})


def _without(posted: list[Posted], numbers: set[int]) -> list[Posted]:
    return [each for each in posted if each[0] is None or each[0].number not in numbers]
