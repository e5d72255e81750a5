"""Replays: finished matches step by step with all hands open, and what comes out of checking them."""

from __future__ import annotations

import asyncio
import gzip
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from lastcard import record
from lastcard.core import events
from lastcard.core.errors import Problem
from lastcard.core.events import Event
from lastcard.engine.memory import Memory
from lastcard.engine.observation import Observation
from lastcard.match.view import SPECTATOR
from lastcard.protocol.replays import Replay, ReplayRound, ReplayStep
from lastcard.record import Record, verifiable_shuffle
from lastcard.server import pictures
from lastcard.server.caches import BoundedCache
from lastcard.server.logs import LOGGER
from lastcard.server.records import Records, read_finished
from lastcard.server.storage.base import RecordRow
from lastcard.server.workers import WorkFailed, WorkProcess
from lastcard.table.presenting import laid_open
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES

STEPS: Final = 2_000  # of a part, some 450 bytes each; it ends with the round in which it has so many
KEPT: Final = 16_000_000  # bytes of compressed parts
KEPT_PICTURES: Final = 16_000_000  # bytes
KEPT_FINDINGS: Final = 10_000  # lines
WAITING: Final = 32  # matches that may wait to be gone through
T = TypeVar("T")


class PackedPart(NamedTuple):
    """Some rounds of a replay, in JSON and compressed."""

    first: int
    packed: bytes


class Replays:
    """Goes through records in a process of its own, one at a time."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._parts: BoundedCache[list[PackedPart]] = BoundedCache(KEPT, _weight)
        self._pictures: BoundedCache[bytes] = BoundedCache(KEPT_PICTURES, len)
        self._findings: BoundedCache[list[verifiable_shuffle.ShuffleFinding]] = BoundedCache(KEPT_FINDINGS, len)
        self._making: dict[tuple[object, str], asyncio.Future[Any]] = {}
        self._turn = asyncio.Lock()
        self._worker = WorkProcess("a record could not be gone through")

    def forget(self) -> None:
        """The names in records have changed: nothing that was made of them holds."""
        self._parts.clear()
        self._pictures.clear()

    async def part(self, name: str, number: int) -> bytes:
        """The part of a record's replay that has a round, the last one if there is no such round."""
        parts = await self._made(self._parts, _parts, name)
        return parts[max(bisect_right(parts, number, key=lambda part: part.first) - 1, 0)].packed

    async def findings(self, name: str) -> list[verifiable_shuffle.ShuffleFinding]:
        """What comes out of checking a record."""
        return await self._made(self._findings, _findings, name)

    async def picture(self, name: str, language: str) -> bytes:
        """The picture of a match in a language, as a PNG."""
        return await self._made(self._pictures, _PICTURES[language], name)

    async def _made(self, kept: BoundedCache[T], make: Callable[[RecordRow], T], name: str) -> T:
        """What is made of a record, once for all who wait for it and for who asks next."""
        key = make, name
        known = kept.get(key)
        if known is not None:
            return known
        row = await self._records.record(name)
        making = self._making.get(key)
        if making is None:
            if len(self._making) >= WAITING:
                raise Problem("server-full")
            making = self._making[key] = asyncio.ensure_future(self._make(kept, make, row))
            making.add_done_callback(lambda _: self._making.pop(key))
        made: T | Problem = await asyncio.shield(making)
        if isinstance(made, Problem):
            raise made
        return made

    async def _make(self, kept: BoundedCache[T], make: Callable[[RecordRow], T], row: RecordRow) -> T | Problem:
        async with self._turn:
            try:
                text = await self._records.whole(row.id)
                made = await self._worker.do(make, msgspec.structs.replace(row, text=text))
            except Problem as problem:
                LOGGER.error("a record can't be replayed", extra={"table": row.room})
                failed = isinstance(problem, WorkFailed)
                return problem if failed else Problem("record-damaged", record=row.id, reason=problem)
        kept.put((make, row.id), made)
        return made

    def close(self) -> None:
        """Ends the process, also in the middle of something."""
        self._worker.close()


def _weight(parts: list[PackedPart]) -> int:
    return sum(len(part.packed) for part in parts)


def _parts(row: RecordRow) -> list[PackedPart]:
    found = parts(row.id, read_finished(row.about).at, record.loads(row.text))
    return [
        PackedPart(each.rounds[0].number if each.rounds else 1, gzip.compress(msgspec.json.encode(each), mtime=0))
        for each in found
    ]


def _findings(row: RecordRow) -> list[verifiable_shuffle.ShuffleFinding]:
    return verifiable_shuffle.verify(record.loads(row.text))


def _picture(row: RecordRow, language: str) -> bytes:
    at = read_finished(row.about).at
    return pictures.draw(pictures.keepsake(record.loads(row.text), at, catalogue(language)))


_PICTURES: Final = {language: partial(_picture, language=language) for language in LANGUAGES}


def parts(name: str, at: str, game: Record) -> Iterator[Replay]:
    """A match that is over, step by step and part by part; a record that can't be replayed raises a Problem."""
    deals = _deals(game)
    standing = record.at_end(game).standing()
    whole = Replay(
        record=name,
        at=at,
        preset=game.rules.base,
        rules=game.rules.options(),
        names=game.seats,
        bots=verifiable_shuffle.bots_of(game),
        deals=(),
        rounds=(),
        champions=standing.champions,
        out=standing.out,
        next=0,
    )
    if not game.rounds:
        yield whole
    rounds: list[ReplayRound] = []
    for each in _rounds(game, deals):
        rounds.append(each)
        last = each.number == len(game.rounds)
        if last or sum(len(played.steps) for played in rounds) >= STEPS:
            first, following = rounds[0].number, 0 if last else each.number + 1
            dealt = tuple(deals[first - 1 : each.number])
            yield msgspec.structs.replace(whole, deals=dealt, rounds=tuple(rounds), next=following)
            rounds = []


def _rounds(game: Record, deals: Sequence[verifiable_shuffle.Deal]) -> Iterator[ReplayRound]:
    seats = len(game.seats)
    observation, memory = Observation(game.rules, seats), Memory(SPECTATOR, seats)
    steps: list[ReplayStep] = []
    for step in record.replay(game, listen=True):
        observation.look(step.round, SPECTATOR - 1)
        observation.study(step.round, memory)
        steps.append(_step(step, [] if step.number or step.done else _draw(game, deals), observation))
        if step.done == len(game.rounds[step.number].actions):
            yield ReplayRound(step.number + 1, step.round.dealer + 1, tuple(steps), tuple(step.match.scores))
            steps = []


def _step(step: record.Step, before: Sequence[Event], observation: Observation) -> ReplayStep:
    seat, saying = (0, "") if step.said is None else (step.said.seat, step.said.saying)
    happened = tuple([events.laid_open(event) for event in (*before, *step.events)])
    return ReplayStep(seat, saying, happened, laid_open(step.number + 1, step.round, observation))


def _deals(game: Record) -> list[verifiable_shuffle.Deal]:
    """What the rounds were shuffled with, where the record says it of all."""
    deals = [deal for deal in verifiable_shuffle.deals_of(game) if deal is not None]
    return deals if len(deals) == len(game.rounds) else []


def _draw(game: Record, deals: Sequence[verifiable_shuffle.Deal]) -> list[Event]:
    """How the first dealer was drawn for, where that follows from the record."""
    if not deals:
        return []
    dealer, events = verifiable_shuffle.first_dealer(game.rules, len(game.seats), deals[0].key)
    return events if dealer + 1 == game.rounds[0].dealer else []
