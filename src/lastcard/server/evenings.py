"""Evenings on a server: their tables are opened, told what the evening wants, and what is played there counts in it.

An evening and its tables that are under way belong together in memory, but none waits for another: whenever one of them
is brought back, all are, and what the evening has not heard of yet it hears then. So a server may stop at any moment.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from lastcard.core.errors import Problem, cause
from lastcard.evening.driver import EveningRoom
from lastcard.server.connections import Connection
from lastcard.server.logs import LOGGER
from lastcard.server.registry import Registry
from lastcard.server.storage.base import NewPlace, Store, Unavailable
from lastcard.server.tasks import Tasks
from lastcard.table.driver import Room
from lastcard.table.gathering import Gathering
from lastcard.table.identities import Identity
from lastcard.table.timing import Uptime

DICE: Final = 32  # bytes


class Evenings:
    """What goes between evenings and their tables. `wake` brings one back, `collect` takes what it has done."""

    def __init__(
        self,
        store: Store,
        registry: Registry,
        uptime: Uptime,
        life: str,
        wake: Callable[[str], Awaitable[Gathering[Connection]]],
        collect: Callable[[Gathering[Connection]], None],
        remove: Callable[[str], None],
    ) -> None:
        self._store = store
        self._registry = registry
        self._uptime = uptime
        self._life = life
        self._wake = wake
        self._collect = collect
        self._remove = remove
        self._present: dict[str, dict[str, frozenset[str]]] = {}  # guests, by evening and table
        self._seating: set[str] = set()  # evenings whose tables are being opened
        self._tasks = Tasks()

    def close(self) -> None:
        self._tasks.cancel()

    def heed(self, room: Gathering[Connection]) -> None:
        """Sees to what a table or an evening wants of the other."""
        if isinstance(room, Room):
            if room.counted:
                room.counted = False
                self._heed_count(room)
        elif isinstance(room, EveningRoom):
            if room.directs:
                room.directs = False
                self._direct(room)
            if room.releases:
                room.releases = False
                self._release(room)
            if room.wants and room.code not in self._seating:
                self._seating.add(room.code)
                self._start(self._seat(room))

    def _heed_count(self, room: Room[Connection]) -> None:
        evening = self._of(room)
        if evening is None:
            self._start(self._wake(room.table.evening))
        else:
            self._count(evening, room)

    def roused(self, room: Gathering[Connection]) -> None:
        """Something has been brought back: what goes on by itself does so, and an evening finds all of its tables."""
        now = self._uptime.now()
        if isinstance(room, EveningRoom):
            room.rouse(now)
            room.attend(self._guests(room.code), now)
            self._start(self._look_after(room))
        elif isinstance(room, Room) and room.table.evening:
            if room.busy:
                room.seal(self._life, secrets.token_bytes(DICE), now)
                room.rouse(now)
                self._collect(room)
            self._start(self._wake(room.table.evening))

    def attend(self, room: Gathering[Connection]) -> None:
        """Somebody has come to a table, or gone."""
        if not isinstance(room, Room) or not room.table.evening:
            return
        code, table = room.table.evening, room.table
        tables = self._present.setdefault(code, {})
        tables[room.code] = frozenset({table.people[person].guest for person in room.pace.here})
        if not tables[room.code]:
            del tables[room.code]
        if not tables:
            del self._present[code]
        evening = self._of(room)
        if evening is not None:
            evening.attend(self._guests(code), self._uptime.now())
            self._collect(evening)

    def _guests(self, code: str) -> frozenset[str]:
        return frozenset().union(*self._present.get(code, {}).values())

    def _of(self, room: Room[Connection]) -> EveningRoom[Connection] | None:
        evening = self._registry.rooms.get(room.table.evening)
        return evening if isinstance(evening, EveningRoom) else None

    # What tables are told, and tell

    def _direct(self, evening: EveningRoom[Connection]) -> None:
        """Lets the tables know of a pause, of time that is up, of people who have gone home, and of who has come."""
        state, now = evening.evening, self._uptime.now()
        left = [player.guest for player in state.players.values() if player.left and player.guest]
        for number, _, table in state.unfinished():
            room = self._registry.rooms.get(table.code)
            if not isinstance(room, Room):
                continue
            for seat, player in enumerate(table.players, 1):
                if player and state.players[player].guest:
                    room.claim(seat, Identity(state.players[player].guest, state.players[player].name), now)
            room.hold(state.paused, now)
            for guest in left:
                room.withdraw(guest, now)
            if state.over or state.stages[number - 1].time_up:
                room.end(now)
            self._collect(room)

    def _release(self, evening: EveningRoom[Connection], stages: int = 1) -> None:
        """Lets the tables of a duplicate speak of the deals that all of them have played."""
        for code, deals in evening.released(stages):
            room = self._registry.rooms.get(code)
            if isinstance(room, Room):
                room.release(deals, self._uptime.now())
                self._collect(room)
            else:
                self._start(self._release_asleep(code, deals))

    async def _release_asleep(self, code: str, deals: int) -> None:
        room = await self._wake(code)
        if isinstance(room, Room):
            room.release(deals, self._uptime.now())
            self._collect(room)

    def _count(self, evening: EveningRoom[Connection], room: Room[Connection]) -> None:
        evening.count(room.table, self._uptime.now())
        self._collect(evening)
        if evening.evening.over and room.table.stage == "over":
            self._release_unfinished(evening)

    def _release_unfinished(self, evening: EveningRoom[Connection]) -> None:
        """A stage of a duplicate that the end of the evening cut short is spoken of when its last table is over."""
        rooms = [self._registry.rooms.get(code) for code, _ in evening.released()]
        tables = [room for room in rooms if isinstance(room, Room)]
        if all(room.table.stage == "over" for room in tables):
            for room in tables:
                room.release(len(room.table.deals), self._uptime.now())
                self._collect(room)

    async def _look_after(self, evening: EveningRoom[Connection]) -> None:
        """An evening that has been brought back takes what was played at its tables, which go on."""
        for _, _, table in evening.evening.unfinished():
            if not table.code:
                continue
            try:
                room = await self._wake(table.code)
            except Problem as problem:
                LOGGER.error("a table of an evening is lost", extra={"evening": evening.number, "reason": str(problem)})
                continue
            if isinstance(room, Room) and self._registry.has(evening):
                self._count(evening, room)
        if self._registry.has(evening):
            self._direct(evening)
            self._release(evening, stages=2)
            self._collect(evening)

    # Tables that are opened

    async def _seat(self, evening: EveningRoom[Connection]) -> None:
        """Opens the tables of a stage; it begins in the same moment, for both are stored together or not at all."""
        try:
            while evening.wants and self._registry.has(evening):
                self._open(evening, [await self._store.allot() for _ in range(evening.wants)])
        except (Unavailable, Problem) as error:
            LOGGER.warning("the tables of an evening can't be opened", extra={"reason": cause(error)})
            evening.put_off(self._uptime.now())
        finally:
            self._seating.discard(evening.code)
        if self._registry.has(evening):
            self._collect(evening)

    def _open(self, evening: EveningRoom[Connection], places: list[NewPlace]) -> None:
        if not self._registry.has(evening):
            return
        for code in self._registry.in_the_way("", "", len(places)):
            self._remove(code)
        now = self._uptime.now()
        numbers = {place.code: place.number for place in places}
        for order in evening.begin(list(numbers), now):
            room: Room[Connection] = Room(numbers[order.code], order.code)
            room.open_for(order.booking, order.settings, secrets.token_bytes(DICE), self._life, now)
            self._registry.add(room, "", "")
            self._collect(room)
        self._collect(evening)

    def _start(self, work: Awaitable[object]) -> None:
        self._tasks.start(self._guarded(work))

    async def _guarded(self, work: Awaitable[object]) -> None:
        try:
            await work
        except Problem as problem:
            LOGGER.error("an evening can't be brought back", extra={"reason": cause(problem)})
