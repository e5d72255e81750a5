"""Reviews of finished matches and the luck in them, made in a process of their own and kept in the store."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Sequence
from ctypes import c_double
from math import sqrt
from multiprocessing import get_context
from typing import Any, Final

import msgspec

from lastcard import record
from lastcard.analysis.chances import version
from lastcard.analysis.luck import Luck, from_the_start, of_match
from lastcard.analysis.review import review
from lastcard.core.errors import Problem, cause
from lastcard.protocol.replays import LuckOf, LuckShown, LuckSum, TableLuck
from lastcard.record import Record, verifiable_shuffle
from lastcard.record.feats import Feats, feats
from lastcard.server.caches import BoundedCache
from lastcard.server.logs import LOGGER
from lastcard.server.records import Records, read_finished
from lastcard.server.storage.base import LuckRow, LuckTotal, PlayedMatch, ReviewRow, Store, Unavailable, WriteBatch
from lastcard.server.storage.feats import put_feats, without_feats
from lastcard.server.storage.statements import Statement
from lastcard.server.tasks import Tasks, repeat
from lastcard.server.workers import WorkFailed, WorkProcess, check_room, give_way

WAITING: Final = 16  # matches that may wait to be reviewed
EACH: Final = 2  # of them for one address
FAILED: Final = 100  # matches of which it is known that they can't be reviewed
MATCHES: Final = 50  # of a table's history
PAUSE: Final = 30.0  # seconds between two looks for matches whose luck is not known yet
Z: Final = 1.96  # 95 % of a normal distribution lie within so many standard deviations

_share: Any = None  # of the review that is being made, in the process that makes it


class Reviews:
    """Makes reviews one after the other, and the luck of all matches beside; both are kept with their version."""

    def __init__(self, records: Records, store: Store) -> None:
        self._records = records
        self._store = store
        self._progress: Any = get_context("spawn").Value(c_double, 0.0, lock=False)
        self._worker = WorkProcess("a match could not be gone through", _begin, (self._progress,))
        self._making: dict[str, str] = {}  # which matches, and for which addresses
        self._failed: BoundedCache[Problem] = BoundedCache(FAILED)
        self._turn = asyncio.Lock()
        self._now = ""  # the record that is being reviewed
        self._skipped: set[str] = set()  # matches whose luck could not be found
        self._tasks = Tasks()

    def start(self) -> None:
        """Begins to look for matches whose luck is not known yet."""
        self._tasks.start(repeat(self._look, PAUSE, "the luck of a match could not be found", first=PAUSE))

    async def close(self) -> None:
        await self._tasks.close()
        self._worker.close()

    async def review(self, name: str, where: str) -> bytes | float:
        """The review of a match as compressed JSON, or how much of it is done; an address may want so many at once."""
        row = await self._records.record(name)
        kept = await self._store.review(row.id, version())
        if kept is not None:
            return kept
        if failed := self._failed.get(name):
            raise failed.with_traceback(None)
        self._begin(name, where, self._review)
        return float(self._progress.value) if self._now == name else 0.0

    def _begin(self, name: str, where: str, work: Callable[[str], Awaitable[None]]) -> None:
        """Has something found out about a match, unless that is under way."""
        if name in self._making:
            return
        check_room([*self._making.values()], where, EACH, WAITING)
        self._making[name] = where
        self._tasks.start(self._make(name, work))

    async def _review(self, name: str) -> None:
        row = await self._records.record(name)
        made, lucks, dared = await self._worker.do(_review, await self._records.whole(name), row.id)
        await self._store.write(WriteBatch(reviews=[made], lucks=lucks, also=_also(row.id, dared)))

    async def _make(self, name: str, work: Callable[[str], Awaitable[None]]) -> None:
        try:
            async with self._turn:
                self._now = name
                self._progress.value = 0.0
                await work(name)
        except WorkFailed:
            self._failed.put(name, Problem("server-error"))
        except Problem as problem:
            LOGGER.error("a match can't be reviewed", extra={"reason": problem.message})
            self._failed.put(name, Problem("record-damaged", record=name, reason=problem))
        except Unavailable as error:
            LOGGER.error("a review could not be stored", extra={"reason": cause(error)})
        except Exception:
            LOGGER.exception("a match could not be reviewed")
            self._failed.put(name, Problem("server-error"))
        finally:
            self._now = ""
            del self._making[name]

    # Luck

    async def luck(self) -> LuckShown:
        """The luck of all matches: by seat, and of guests and bots."""
        totals = await self._store.lucks(version())
        seats = {total.seat: [each for each in totals if each.seat == total.seat] for total in totals}
        people = [total for total in totals if not total.bot]
        bots = [total for total in totals if total.bot]
        return LuckShown(
            version=version(),
            matches=max([sum(each.matches for each in of) for of in seats.values()], default=0),
            seats=tuple([_sum(str(seat), of) for seat, of in sorted(seats.items())]),
            guests=_sum("guests", people),
            bots=_sum("bots", bots),
        )

    async def at_table(self, room: int, where: str) -> TableLuck | float:
        """The luck of the last matches at a table, or the share of them that has been gone through."""
        played = await self._store.played_at(room, version(), MATCHES)
        known = [match for match in played if match.lucks or self._failed.get(match.record)]
        if len(known) == len(played):
            return _at_table(played)
        missing = next(match.record for match in played if match not in known)
        self._begin(missing, where, self._find_luck)
        return len(known) / len(played)

    async def _find_luck(self, name: str) -> None:
        lucks, dared = await self._worker.do(_luck, await self._records.whole(name), name)
        await self._store.write(WriteBatch(lucks=lucks, also=_also(name, dared)))

    async def _find_feats(self, name: str) -> None:
        dared = await self._worker.do(_feats, await self._records.whole(name))
        await self._store.write(WriteBatch(also=_also(name, dared)))

    async def _look(self) -> None:
        """Finds the luck of matches, and the feats of those of which only that is known, while nobody waits."""
        await self._find(await self._store.without_luck(version(), len(self._skipped) + 1), self._find_luck)
        await self._find(await without_feats(self._store, len(self._skipped) + 1), self._find_feats)

    async def _find(self, names: list[str], work: Callable[[str], Awaitable[None]]) -> None:
        for name in names:
            if name not in self._skipped and not self._making:
                self._skipped.add(name)  # unless it works
                async with self._turn:
                    await work(name)
                self._skipped.discard(name)


def _also(name: str, dared: Sequence[Feats]) -> list[tuple[int, Statement]]:
    return [(0, statement) for statement in put_feats(name, dared)]


def _at_table(played: list[PlayedMatch]) -> TableLuck:
    """Sums by name of what is known, the newest match first."""
    sums: dict[tuple[str, bool], LuckOf] = {}
    last: tuple[LuckOf, ...] = ()
    for match in played:
        names = read_finished(match.about).names
        rows = [_luck_of(names[row.seat - 1], row) for row in match.lucks if row.seat <= len(names)]
        last = tuple(rows) if match is played[0] else last
        for each in rows:
            before = sums.get((each.name, each.bot))
            sums[each.name, each.bot] = each if before is None else _together(before, each)
    known = [each for each in sums.values() if each.rounds]
    counted = sum(any(row.rounds for row in match.lucks) for match in played)
    ordered = tuple(sorted(known, key=lambda each: (each.bot, -each.matches)))
    return TableLuck(record=played[0].record if played else "", last=last, all=ordered, matches=counted)


def _luck_of(name: str, row: LuckRow) -> LuckOf:
    terms = {term: getattr(row, term) for term in Luck.__struct_fields__}
    return LuckOf(name=name, bot=row.bot, matches=int(row.rounds > 0), rounds=row.rounds, **terms)


def _together(one: LuckOf, other: LuckOf) -> LuckOf:
    counted = ("matches", "rounds", *Luck.__struct_fields__)
    sums = {term: getattr(one, term) + getattr(other, term) for term in counted}
    return msgspec.structs.replace(one, **sums)


def _sum(who: str, totals: list[LuckTotal]) -> LuckSum:
    """The luck of several together, with its 95 % interval: if the cards are fair, that mostly holds zero."""
    luck = sum(total.luck for total in totals)
    spread = round(Z * sqrt(sum(total.squares for total in totals)))
    return LuckSum(who, sum(total.rounds for total in totals), luck, luck - spread, luck + spread)


# In the process


def _begin(progress: Any) -> None:
    global _share
    _share = progress
    give_way()


def _review(text: str, name: str) -> tuple[ReviewRow, list[LuckRow], tuple[Feats, ...]]:
    game = record.loads(text)

    def advance(done: int, total: int) -> None:
        _share.value = done / total

    found = review(game, advance)
    packed = gzip.compress(msgspec.json.encode(found), mtime=0)
    return ReviewRow(name, found.version, packed), _rows(game, name, found.luck), feats(game)


def _luck(text: str, name: str) -> tuple[list[LuckRow], tuple[Feats, ...]]:
    game = record.loads(text)
    return _rows(game, name, of_match(game)), feats(game)


def _feats(text: str) -> tuple[Feats, ...]:
    return feats(record.loads(text))


def _rows(game: Record, name: str, lucks: Sequence[Luck]) -> list[LuckRow]:
    bots = verifiable_shuffle.bots_of(game) or ("",) * len(game.seats)
    rounds = len(game.rounds)
    if not from_the_start(game) or "deal" in game.meta:  # many have the same cards
        rounds, lucks = 0, [Luck(0, 0, 0, 0, 0, 0)] * len(game.seats)
    return [
        LuckRow(name, seat, version(), bool(bots[seat - 1]), rounds, *msgspec.structs.astuple(luck))
        for seat, luck in enumerate(lucks, 1)
    ]
