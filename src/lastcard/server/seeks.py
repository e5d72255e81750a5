"""Matchmaking: people who look for a table are kept in the store, seen by all, and seated as soon as wishes fit.

Whoever looks asks again and again, and is there for as long as that goes on. What is in the store is the same for all
servers that share it. The server that hears of the one who has waited longest opens the table; the store sees to it
that nobody is given a seat at two.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from lastcard.core.errors import Problem, cause
from lastcard.protocol.http import OwnTable
from lastcard.protocol.messages import Settings
from lastcard.protocol.seeks import Seeking, SeekShown
from lastcard.seeks import wishes
from lastcard.seeks.pairing import Party, Patience, Seeker, pair
from lastcard.seeks.wishes import Wish
from lastcard.server.hub import Hub
from lastcard.server.logs import LOGGER
from lastcard.server.storage.accounts import AccountStore
from lastcard.server.storage.base import Unavailable
from lastcard.server.storage.seeks import SeekRow, SeekStore
from lastcard.server.tasks import Tasks
from lastcard.table.identities import Identity, clean_name

MOST: Final = 200  # people who may look at the same time
PULSE: Final = 1.0  # seconds between two looks at who waits
HOLD: Final = 4.0  # seconds for which an answer waits for something new
GONE: Final = 10.0  # seconds after which somebody who has not asked is not there
BEAT: Final = 3.0  # seconds between two notes that somebody is there
KEPT: Final = 60.0  # seconds for which somebody who comes back has not lost their place
TOLD: Final = 15.0  # seconds for which somebody is told of their table
GATHER: Final = 10.0  # seconds for which it is waited for more people than there have to be
TABS: Final = 8  # windows of one guest


class _Asker:
    """Somebody who looks for a table and asks here: from where, in which windows, and when each was heard of last."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.tabs: dict[str, float] = {}
        self.noted = 0.0  # when the store heard of it

    def hear(self, tab: str, now: float) -> None:
        if tab in self.tabs or len(self.tabs) < TABS:
            self.tabs[tab] = now

    def heard(self) -> float:
        return max(self.tabs.values(), default=0.0)


class Seeks:
    """Those who look for a table; `clock` is the time on the wall."""

    def __init__(self, hub: Hub, clock: Callable[[], float] = time.time) -> None:
        self._hub = hub
        self._store = SeekStore(hub.store)
        self._people = AccountStore(hub.store)
        self._clock = clock
        bots = hub.config.seek_bots
        self.patience = Patience(min(GATHER, bots / 2) if bots else GATHER, bots)
        self._here: dict[str, _Asker] = {}
        self._rows: dict[str, SeekRow] = {}
        self._refused: dict[str, Problem] = {}  # whose seek ended with it
        self._trouble = ""
        self._told: object = None  # what there was when news were told last
        self._stepped = 0.0
        self._looking = 0  # answers that wait
        self._turn = asyncio.Lock()
        self._news = asyncio.Event()  # another one whenever there are any
        self._work = Tasks()
        hub.goodbyes.append(self._tell)  # so that no answer keeps the server from stopping

    async def close(self) -> None:
        await self._work.close()

    # What people do

    async def seek(self, wish: Wish, who: Identity, where: str, tab: str) -> Seeking:
        """Begins to look for a table, or goes on with another wish; what stands against it is a Problem."""
        wishes.check(wish)
        name = clean_name(who.name)
        seated = self._seated(who.guest)
        if seated is not None:
            raise Problem("seek-seated", table=seated.table.table)
        now = self._clock()
        await self._step()
        if who.guest not in self._rows and len(self._waiting(now)) >= MOST:
            raise Problem("seeks-full")
        await self._store.put(who.guest, await self._people.person(who.guest), name, wish, now)
        self._refused.pop(who.guest, None)
        self._hear(who.guest, where, tab)
        await self._step()
        return self._shown(who.guest)

    async def leave(self, guest: str, tab: str) -> Seeking:
        """Stops looking; with a tab, when that was the last window that did."""
        asker = self._here.get(guest)
        if asker is not None and tab:
            asker.tabs.pop(tab, None)
        if asker is None or not tab or not asker.tabs:
            self._here.pop(guest, None)
            await self._store.drop(guest)
            await self._step()
        return self._shown(guest)

    async def look(self, guest: str, where: str, tab: str, known: str) -> Seeking:
        """Who looks for a table; where that is known already, the answer waits for a while for something else."""
        if guest:
            await self._admit(guest, where)
        if self._clock() - self._stepped > PULSE:
            await self._step()
        if guest in self._rows and not self._rows[guest].place:
            self._hear(guest, where, tab)
        await self._wait(guest, known)
        if guest in self._refused:
            raise self._refused.pop(guest)
        return self._shown(guest)

    async def _wait(self, guest: str, known: str) -> None:
        until = asyncio.get_running_loop().time() + HOLD
        self._looking += 1
        self._go_on()
        try:
            async with asyncio.timeout_at(until):
                while not self._hub.draining and guest not in self._refused and self._shown(guest).known == known:
                    await self._news.wait()
        except TimeoutError:
            return
        finally:
            self._looking -= 1

    async def _admit(self, guest: str, where: str) -> None:
        """Whoever is banned looks no longer."""
        try:
            self._hub.moderation.admit(guest, where, time.time())
        except Problem:
            if guest in self._rows:
                self._here.pop(guest, None)
                await self._store.drop(guest)
            raise

    def _hear(self, guest: str, where: str, tab: str) -> None:
        asker = self._here.setdefault(guest, _Asker(where))
        asker.where = where
        asker.hear(tab, self._clock())
        self._go_on()

    def _seated(self, guest: str) -> OwnTable | None:
        """The match under way in which others wait for a guest; one played by turns, or alone with bots, can wait."""
        for own in self._hub.registry.own(guest, self._hub.wall()):
            table = own.table
            people = [name for seat, name in enumerate(table.names, 1) if name and seat not in table.bots]
            if table.stage in ("round", "between") and not table.turn_hours and len(people) > 1:
                return own
        return None

    # What is told

    def _waiting(self, now: float) -> list[SeekRow]:
        """Those who are there and have no table yet, the longest wait first."""
        there = [row for row in self._rows.values() if not row.place and self._there(row, now)]
        return sorted(there, key=lambda row: (row.since, row.guest))

    def _there(self, row: SeekRow, now: float) -> bool:
        asker = self._here.get(row.guest)
        return max(row.seen, asker.heard() if asker is not None else 0.0) > now - GONE

    def _shown(self, guest: str) -> Seeking:
        now = self._clock()
        own = self._rows.get(guest)
        mine = own.wished() if own is not None and not own.place else None
        waiting = tuple(
            [
                SeekShown(
                    seek=row.id,
                    name=row.name,
                    wish=row.wished(),
                    waited=max(0.0, round(now - row.since, 1)),
                    own=row.guest == guest,
                    fits=mine is None or wishes.fit(mine, row.wished()),
                )
                for row in self._waiting(now)
            ]
        )
        place = own.place if own is not None else ""
        listed = [(row.seek, row.name, row.wish) for row in waiting]
        text = msgspec.json.encode((listed, mine, place, self._trouble))
        return Seeking(
            waiting=waiting,
            table=place or UNSET,
            bots=self.patience.bots,
            trouble=self._trouble,
            known=hashlib.sha256(text).hexdigest()[:16],
        )

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    # What is done by itself

    def _go_on(self) -> None:
        if not self._work:
            self._work.start(self._watch())

    async def _watch(self) -> None:
        """Looks at who waits for as long as anybody does, or wants to know of it."""
        while self._here or self._looking or self._rows:
            await asyncio.sleep(PULSE)
            with suppress(Unavailable):  # which the answers tell of
                await self._step()

    async def _step(self) -> None:
        """Notes who is there, sees who else is, and opens tables for those who fit together."""
        async with self._turn:
            try:
                await self._refresh()
                self._trouble = ""
                await self._pair()
            except Unavailable:
                self._trouble = "storage-fails"
                raise
            finally:
                self._stepped = self._clock()
                told = self._shown("").known, [(row.guest, row.place) for row in self._rows.values()], [*self._refused]
                if told != self._told:
                    self._told = told
                    self._tell()

    async def _refresh(self) -> None:
        now = self._clock()
        for guest in [guest for guest, asker in self._here.items() if asker.heard() < now - GONE]:
            del self._here[guest]
        due = [guest for guest, asker in self._here.items() if asker.noted < now - BEAT]
        old = any(row.seen < now - (TOLD if row.place else KEPT) for row in self._rows.values())
        if due or old:
            await self._store.beat(due, now, now - KEPT, now - TOLD)
        for guest in due:
            if guest in self._here:
                self._here[guest].noted = now
        self._rows = {row.guest: row for row in await self._store.all()}
        for guest in [guest for guest in self._here if guest not in self._rows or self._rows[guest].place]:
            del self._here[guest]

    async def _pair(self) -> None:
        now = self._clock()
        free = []
        for row in self._waiting(now):
            seated = self._seated(row.guest)
            if seated is not None:
                await self._refuse(row.guest, Problem("seek-seated", table=seated.table.table))
            elif self._hub.moderation.banned(row.guest, "", time.time()) is None:
                free.append(Seeker(row.guest, row.person, row.wished(), row.since))
        for party in pair(free, now, self.patience):
            if party.guests[0] in self._here:
                await self._open(party, now)

    async def _open(self, party: Party, now: float) -> None:
        """Opens a table, and tells of it when it is known that none of its people has got another."""
        first = party.guests[0]
        kind = party.kind
        settings = Settings(rules=kind.preset, seats=kind.seats, rated=kind.rated)
        opener = Identity(first, self._rows[first].name)
        try:
            opened = await self._hub.open_found(settings, party.bots, opener, self._here[first].where)
        except Problem as problem:
            await self._fail(first, problem)
            return
        if not await self._store.seat(party.guests, opened.table, now, now - KEPT):
            if opened.table in self._hub.registry:
                self._hub.remove(opened.table)
            return
        for guest in party.guests:
            self._rows[guest] = replace(self._rows[guest], place=opened.table, seen=now)
            self._here.pop(guest, None)

    async def _fail(self, first: str, problem: Problem) -> None:
        """A table could not be opened: for who was to open it, or for nobody."""
        LOGGER.warning("no table for those who look for one", extra={"reason": cause(problem)})
        if problem.message == "too-many-tables":
            await self._refuse(first, problem)
        else:
            self._trouble = problem.message

    async def _refuse(self, guest: str, problem: Problem) -> None:
        """Somebody who asks here can look no longer, and is told why."""
        if guest in self._here:
            del self._here[guest], self._rows[guest]
            self._refused[guest] = problem
            await self._store.drop(guest)
