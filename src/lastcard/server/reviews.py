"""Reviews of finished matches and the luck in them, made in a process of their own and kept in the store."""

from __future__ import annotations

import asyncio
import gzip
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
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
from lastcard.protocol.replays import Finished, LuckOf, LuckShown, LuckSum, TableLuck
from lastcard.record import Record, verifiable_shuffle
from lastcard.record.feats import Feats, feats
from lastcard.server.logs import LOGGER
from lastcard.server.records import Records
from lastcard.server.storage.base import Batch, LuckRow, LuckTotal, PlayedMatch, ReviewRow, Store, Unavailable
from lastcard.server.storage.feats import put_feats, without_feats
from lastcard.server.storage.statements import Statement
from lastcard.server.workers import WorkProcess, give_way

WAITING: Final = 16  # matches that may wait to be reviewed
EACH: Final = 2  # of them for one address
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
        self._worker = WorkProcess(_begin, (self._progress,))
        self._making: dict[str, asyncio.Task[None]] = {}
        self._asked: Counter[str] = Counter()
        self._failed: dict[str, Problem] = {}
        self._turn = asyncio.Lock()
        self._now = ""  # the record that is being reviewed
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to look for matches whose luck is not known yet."""
        self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        for task in (*self._making.values(), *([self._looking] if self._looking else [])):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self._worker.close()

    async def review(self, name: str, where: str) -> bytes | float:
        """The review of a match as compressed JSON, or how much of it is done; an address may want so many at once."""
        row = await self._records.record(name)
        kept = await self._store.review(row.id, version())
        if kept is not None:
            return kept
        if name in self._failed:
            raise self._failed[name]
        self._begin(name, where, self._review)
        return float(self._progress.value) if self._now == name else 0.0

    def _begin(self, name: str, where: str, work: Callable[[str], Awaitable[None]]) -> None:
        """Has something found out about a match, unless that is under way."""
        if name in self._making:
            return
        if self._asked[where] >= EACH:
            raise Problem("too-fast")
        if len(self._making) >= WAITING:
            raise Problem("server-full")
        self._asked[where] += 1
        self._making[name] = asyncio.create_task(self._make(name, where, work))

    async def _review(self, name: str) -> None:
        row = await self._records.record(name)
        made, lucks, dared = await self._worker.do(_review, await self._text(name), row.id)
        await self._store.write(Batch(reviews=[made], lucks=lucks, also=_also(row.id, dared)))

    async def _make(self, name: str, where: str, work: Callable[[str], Awaitable[None]]) -> None:
        try:
            async with self._turn:
                self._now = name
                self._progress.value = 0.0
                await work(name)
        except Problem as problem:
            LOGGER.error("a match can't be reviewed", extra={"reason": problem.message})
            self._fail(name, Problem("record-damaged", record=name, reason=problem))
        except Unavailable as error:
            LOGGER.error("a review could not be stored", extra={"reason": cause(error)})
        except Exception:  # the process may have been killed for want of memory
            LOGGER.exception("a match could not be reviewed")
            self._worker.close()
            self._fail(name, Problem("server-error"))
        finally:
            self._now = ""
            self._making.pop(name, None)
            self._asked -= Counter([where])

    def _fail(self, name: str, problem: Problem) -> None:
        """Remembers what can't be done, for the last hundred matches of which that is true."""
        self._failed[name] = problem
        while len(self._failed) > 100:
            self._failed.pop(next(iter(self._failed)))

    async def _text(self, name: str) -> str:
        return await self._records.whole(name)

    # Luck

    async def luck(self) -> LuckShown:
        """The luck of all matches: by seat, and of guests and bots."""
        totals = await self._store.lucks(version())
        seats = tuple(_sum(str(total.seat), [total]) for total in _merged(totals))
        people = [total for total in totals if not total.bot]
        bots = [total for total in totals if total.bot]
        return LuckShown(
            version=version(),
            matches=max((total.matches for total in _merged(totals)), default=0),
            seats=seats,
            guests=_sum("guests", people),
            bots=_sum("bots", bots),
        )

    async def at_table(self, room: int, where: str) -> TableLuck | float:
        """The luck of the last matches at a table, or the share of them that has been gone through."""
        played = await self._store.played_at(room, version(), MATCHES)
        known = [match for match in played if match.lucks or match.record in self._failed]
        if len(known) == len(played):
            return _at_table(played)
        missing = next(match.record for match in played if match not in known)
        self._begin(missing, where, self._find_luck)
        return len(known) / len(played)

    async def _find_luck(self, name: str) -> None:
        lucks, dared = await self._worker.do(_luck, await self._text(name), name)
        await self._store.write(Batch(lucks=lucks, also=_also(name, dared)))

    async def _find_feats(self, name: str) -> None:
        dared = await self._worker.do(_feats, await self._text(name))
        await self._store.write(Batch(also=_also(name, dared)))

    async def _look(self) -> None:
        """Finds the luck of matches, and the feats of those of which only that is known, while nobody waits."""
        skipped: set[str] = set()
        while True:
            await asyncio.sleep(PAUSE)
            try:
                unlucky = await self._store.without_luck(version(), len(skipped) + 1)
                await self._find(unlucky, skipped, self._find_luck)
                await self._find(await without_feats(self._store, len(skipped) + 1), skipped, self._find_feats)
            except (Problem, Unavailable) as error:
                LOGGER.warning("the luck of a match could not be found", extra={"reason": cause(error)})
            except Exception:
                LOGGER.exception("the luck of a match could not be found")

    async def _find(self, names: list[str], skipped: set[str], work: Callable[[str], Awaitable[None]]) -> None:
        for name in names:
            if name not in skipped and not self._making:
                skipped.add(name)  # unless it works
                async with self._turn:
                    await work(name)
                skipped.discard(name)


def _also(name: str, dared: Sequence[Feats]) -> list[tuple[int, Statement]]:
    return [(0, statement) for statement in put_feats(name, dared)]


def _at_table(played: list[PlayedMatch]) -> TableLuck:
    """Sums by name of what is known, the newest match first."""
    sums: dict[tuple[str, bool], LuckOf] = {}
    last: tuple[LuckOf, ...] = ()
    for match in played:
        names = msgspec.json.decode(match.about, type=Finished).names
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


def _merged(totals: list[LuckTotal]) -> list[LuckTotal]:
    """Of each seat, guests and bots together."""
    found: dict[int, LuckTotal] = {}
    for total in totals:
        before = found.get(total.seat, LuckTotal(total.seat, False, 0, 0, 0, 0.0))
        found[total.seat] = LuckTotal(
            total.seat,
            False,
            before.matches + total.matches,
            before.rounds + total.rounds,
            before.luck + total.luck,
            before.squares + total.squares,
        )
    return [found[seat] for seat in sorted(found)]


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
