"""The deals of each day (daily challenge): first tries that count, what came of all of them, and practice."""

from __future__ import annotations

import asyncio
import hashlib
import time
from base64 import b32encode
from collections.abc import Callable
from contextlib import suppress
from datetime import date, timedelta
from typing import Final

import msgspec
from msgspec import UNSET

from lastcard import record
from lastcard.core.errors import Problem
from lastcard.core.times import iso, streak
from lastcard.deals import daily
from lastcard.deals.model import RULES, SharedDeal
from lastcard.deals.par import par
from lastcard.protocol.replays import FinishedMatch
from lastcard.protocol.tries import DailyDay, DailyDeal, DailyList, DailyResult, ParShown, Secrets, SignedList, TryBegun
from lastcard.server.hub import Hub
from lastcard.server.storage.base import RecordRow, Unavailable
from lastcard.server.storage.tries import TryRow
from lastcard.server.trying import Trying, shown, state
from lastcard.server.workers import WorkFailed, WorkProcess
from lastcard.table.identities import Identity

SHOWN: Final = 20  # tries of others
KEPT: Final = 1_200  # own tries that are looked at: more than a year of them
WAITING: Final = 32  # deals that may wait to be looked into


class Daily:
    """What guests do with the deals of each day; `clock` is the time on the wall."""

    def __init__(self, hub: Hub, clock: Callable[[], float] = time.time) -> None:
        self._key = hub.store.key
        self._clock = clock
        self._trying = Trying(hub, clock)
        self._tries = self._trying.tries
        self._worker = WorkProcess("a deal could not be looked into")
        self._looking: dict[str, asyncio.Task[None]] = {}  # for what deals are worth

    def close(self) -> None:
        for looking in self._looking.values():
            looking.cancel()
        self._worker.close()

    # Looking

    async def listed(self, guest: str, device: str) -> DailyList:
        """Today's deals, and what this guest has done with those of all days."""
        now = self._clock()
        today = daily.today(now)
        own = await self._tries.of_guest(guest, KEPT) if guest else []
        days = _days(own)
        deals = [await self._listed(today, rules, guest, device) for rules in RULES]
        return DailyList(
            date=today.isoformat(),
            first=daily.FIRST.isoformat(),
            left=int(daily.begins(today + timedelta(days=1)) - now),
            deals=tuple(deals),
            streak=streak(days, today),
            longest=daily.longest(days),
            days=tuple([DailyDay(day.isoformat(), scores) for day, scores in sorted(days.items(), reverse=True)]),
        )

    async def _listed(self, day: date, rules: str, guest: str, device: str) -> DailyDeal:
        deal = daily.deal(self._key, day, rules)
        tried = await self._tries.of(deal.name, guest, device)
        field = await self._tries.field(deal.name)
        return DailyDeal(
            deal=deal.name,
            rules=rules,
            preset=deal.ruleset.base,
            state=state(tried, guest),
            table=tried.code if tried is not None and tried.score is None else UNSET,
            score=tried.score if tried is not None else None,
            tries=field.tries,
        )

    async def result(self, name: str, guest: str, device: str) -> DailyResult:
        """What came of a deal. Before its day is over, only who has tried it may look."""
        day, rules = self._read(name)
        deal = daily.deal(self._key, day, rules)
        tried = await self._tries.of(name, guest, device)
        done = tried if tried is not None and tried.score is not None else None
        if done is None and self._clock() < daily.closes(day):
            raise Problem("try-first")
        field = await self._tries.field(name)
        width, bars = field.bars()
        own = await self._tries.of_guest(guest, KEPT) if guest else []
        best = await self._tries.best(name, SHOWN)
        return DailyResult(
            deal=name,
            date=day.isoformat(),
            rules=rules,
            preset=deal.ruleset.base,
            score=done.score if done else None,
            record=done.record or "" if done else "",
            better=field.better_than(done.score) if done and done.score is not None else None,
            tries=field.tries,
            mean=field.mean(),
            width=width,
            bars=bars,
            best=tuple([shown(each, done) for each in best]),
            par=await self._par(deal),
            streak=streak(_days(own), daily.today(self._clock())),
        )

    def _read(self, name: str) -> tuple[date, str]:
        day, rules = daily.read_name(name)
        if day > daily.today(self._clock()):
            raise Problem("daily-not-yet", date=day.isoformat())
        return day, rules

    # Playing

    async def play(self, name: str, who: Identity, device: str, where: str) -> TryBegun:
        """A table to play a deal at: that of the first try until that is over, and one for practice from then on."""
        day, rules = self._read(name)
        deal = daily.deal(self._key, day, rules)
        new = day == daily.today(self._clock())
        return await self._trying.play(deal, who, device, where, lambda _: daily.closes(day), new)

    # What a deal is worth

    async def _par(self, deal: SharedDeal) -> ParShown | None:
        """What a deal is worth, if that is known; else it is looked for."""
        found = await self._tries.par(deal.name)
        if found is None and deal.name not in self._looking and len(self._looking) < WAITING:
            looking = self._looking[deal.name] = asyncio.create_task(self._look(deal))
            looking.add_done_callback(lambda _: self._looking.pop(deal.name, None))
        return found

    async def _look(self, deal: SharedDeal) -> None:
        with suppress(WorkFailed, Unavailable):  # then it is looked for again
            worth, line = await self._worker.do(_worth, deal, self._clock())
            await self._tries.keep_par(deal.name, worth, line)

    # What binds the server

    def commitments(self, month: str) -> SignedList:
        return daily.signed(self._key, month, daily.today(self._clock()))

    def secrets(self, month: str) -> Secrets:
        return Secrets(month, daily.revealed(self._key, month, self._clock()))


def _days(tries: list[TryRow]) -> dict[date, dict[str, int]]:
    """The results of each day."""
    found: dict[date, dict[str, int]] = {}
    for each in tries:
        with suppress(Problem):  # it is of no day
            day, rules = daily.read_name(each.deal)
            if each.score is not None:
                found.setdefault(day, {})[rules] = each.score
    return found


# In the process


def _worth(deal: SharedDeal, now: float) -> tuple[ParShown, RecordRow]:
    """What a deal is worth, and the record of its best line as it is stored."""
    found, line = par(deal)
    name = b32encode(hashlib.sha256(deal.secret + b"best line").digest()).decode()[:16].lower()
    result = line.rounds[-1].result
    assert result is not None
    about = FinishedMatch(
        record=name,
        link="",
        at=iso(now),
        preset=line.rules.base,
        names=line.seats,
        champions=(result["winner"],),
        rounds=len(line.rounds),
    )
    row = RecordRow(name, 0, False, now, msgspec.json.encode(about), record.dumps(line))
    return ParShown(found.chance, found.points, found.best, name), row
