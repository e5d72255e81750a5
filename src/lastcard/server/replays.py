"""Finished matches step by step with all hands open, and what comes out of checking them."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeVar

import msgspec

from lastcard import actions, fair, record
from lastcard.engine.memory import Memory
from lastcard.engine.sight import Sight
from lastcard.errors import Problem
from lastcard.events import Event
from lastcard.record import Record
from lastcard.server.logs import LOGGER
from lastcard.server.protocol import Finished, Replay, ReplayRound, ReplayStep
from lastcard.server.storage import RecordRow
from lastcard.server.telling import in_tokens, laid_open
from lastcard.view import SPECTATOR

KEPT: Final = 16
T = TypeVar("T")


class Replays:
    """Makes them in a thread, one at a time: games go on meanwhile, and are slowed down by no more than one."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def replay(self, row: RecordRow) -> bytes:
        """The replay of a record, in JSON and compressed."""
        return await self._made(_packed, row)

    async def findings(self, row: RecordRow) -> list[fair.Finding]:
        """What comes out of checking a record."""
        return await self._made(_findings, row)

    async def _made(self, make: Callable[[RecordRow], T], row: RecordRow) -> T:
        async with self._lock:
            try:
                return await asyncio.to_thread(make, row)
            except Problem as problem:
                LOGGER.error("a record can't be replayed", extra={"table": row.room})
                raise Problem("record-damaged", record=row.id, reason=problem) from None


@lru_cache(KEPT)
def _packed(row: RecordRow) -> bytes:
    about = msgspec.json.decode(row.about, type=Finished)
    return gzip.compress(msgspec.json.encode(replay(row.id, about.at, record.loads(row.text))), mtime=0)


@lru_cache(KEPT)
def _findings(row: RecordRow) -> list[fair.Finding]:
    return fair.verify(record.loads(row.text))


def replay(name: str, at: str, game: Record) -> Replay:
    """A match that is over, step by step; a record that can't be replayed raises a Problem."""
    seats = len(game.seats)
    sight, memory = Sight(game.rules, seats), Memory(SPECTATOR, seats)
    deals = _deals(game)
    rounds: list[ReplayRound] = []
    steps: list[ReplayStep] = []
    champions: list[int] = []
    out: list[int] = []
    for step in record.replay(game, listen=True):
        sight.look(step.round, SPECTATOR - 1)
        sight.study(step.round, memory)
        if not step.done:
            steps = []
        steps.append(_step(game, step, [] if step.number or step.done else _draw(game, deals), sight))
        if step.done == len(game.rounds[step.number].actions):
            scores = tuple(step.match.scores)
            rounds.append(ReplayRound(step.number + 1, step.round.dealer + 1, tuple(steps), scores))
        champions, out = step.match.champions, step.match.out
    return Replay(
        record=name,
        at=at,
        preset=game.rules.base,
        rules=game.rules.options(),
        names=game.seats,
        bots=fair.bots_of(game),
        deals=tuple(deals),
        rounds=tuple(rounds),
        champions=tuple([seat + 1 for seat in champions]),
        out=tuple([seat + 1 for seat in out]),
    )


def _step(game: Record, step: record.Step, before: Sequence[Event], sight: Sight) -> ReplayStep:
    seat, saying = 0, ""
    if step.done:
        action = actions.parse(game.rounds[step.number].actions[step.done - 1], len(game.seats))
        seat, saying = action.seat, action.saying
    happened = tuple([in_tokens(event) for event in (*before, *step.events)])
    return ReplayStep(seat, saying, happened, laid_open(step.number + 1, step.round, sight))


def _deals(game: Record) -> list[fair.Deal]:
    """What the rounds were shuffled with, where the record says it of all."""
    deals = [deal for deal in fair.deals_of(game) if deal is not None]
    return deals if len(deals) == len(game.rounds) else []


def _draw(game: Record, deals: Sequence[fair.Deal]) -> list[Event]:
    """How the first dealer was drawn for, where that follows from the record."""
    if not deals:
        return []
    dealer, events = fair.first_dealer(game.rules, len(game.seats), deals[0].key)
    return events if dealer + 1 == game.rounds[0].dealer else []
