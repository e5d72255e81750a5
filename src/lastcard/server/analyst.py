"""Judges single positions off the event loop: hints, positions that are looked at, and where matches go on."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Final, ParamSpec, TypeVar

import msgspec

from lastcard import record
from lastcard.analysis import positions
from lastcard.analysis.advice import advise
from lastcard.analysis.review import Decision
from lastcard.core.cards import COLOURS, NO_COLOUR, spell
from lastcard.core.errors import Problem
from lastcard.deals.model import score
from lastcard.engine.observation import Observation
from lastcard.match.view import SPECTATOR
from lastcard.protocol.replays import Assessed, Branch, StartPosition
from lastcard.record import Position, Record, RoundRecord, branch, verifiable_shuffle
from lastcard.server.records import Records
from lastcard.server.storage.challenges import ChallengeRow
from lastcard.server.workers import WorkProcess, check_room
from lastcard.table.deciding import QUICK, SUBSTITUTE, Puzzled
from lastcard.table.presenting import laid_open

WAITING: Final = 64  # positions that may wait to be judged
EACH: Final = 4  # of them for one address
P = ParamSpec("P")
T = TypeVar("T")


class Begun(msgspec.Struct, frozen=True):
    """A match to go on with: what its table is opened with."""

    rules: dict[str, object] | str
    rounds: tuple[RoundRecord, ...]
    names: tuple[str, ...]
    bots: tuple[str, ...]
    out: tuple[int, ...]


class PlayedHand(msgspec.Struct, frozen=True):
    """A hand of a finished match, what it is played with again, and what its player got."""

    record: str
    seat: int
    begun: Begun
    score: int


class Analyst:
    """Judges one position after the other in a process of its own."""

    def __init__(self) -> None:
        self._worker = WorkProcess("a position could not be judged")
        self._asked: list[str] = []  # from which addresses

    def close(self) -> None:
        self._worker.close()

    async def hint(self, puzzled: Puzzled, where: str) -> Decision | Problem:
        """What is best for somebody; what went wrong is told, not raised."""
        try:
            return await self._do(where, advise, puzzled.view, puzzled.rules)
        except Problem as problem:
            return problem

    async def assess(self, records: Records, wanted: Branch, where: str) -> Assessed:
        """A position of a finished match, or one like it."""
        text = await _text(records, wanted.record)
        return await self._do(where, _assess, text, wanted)

    async def begin(self, records: Records, wanted: Branch, where: str) -> Begun:
        """The match that goes on from a position."""
        text = await _text(records, wanted.record)
        return await self._do(where, _begin, text, wanted, secrets.token_bytes(32))

    async def deal(self, records: Records, of: ChallengeRow, where: str) -> PlayedHand:
        """A hand that somebody has had, with all that it takes to play it again."""
        return await self._do(where, _deal, await _text(records, of.record), of)

    async def _do(self, where: str, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        check_room(self._asked, where, EACH, WAITING)
        self._asked.append(where)
        try:
            return await self._worker.do(work, *given, **named)
        finally:
            self._asked.remove(where)


async def _text(records: Records, name: str) -> str:
    row = await records.record(name)
    return await records.whole(row.id)


# In the process


def _assess(text: str, wanted: Branch) -> Assessed:
    return assess(_read(text, wanted), wanted)


def _begin(text: str, wanted: Branch, secret: bytes) -> Begun:
    game = _read(text, wanted)
    begun = branched(game, wanted, secret)
    match = branch.begun(begun, secret).match
    bots = tuple([bot or SUBSTITUTE for bot in _bots(game)])
    return Begun(game.rules.value(), begun.rounds, game.seats, bots, match.standing().out)


def _deal(text: str, of: ChallengeRow) -> PlayedHand:
    game = _read(text, of)
    rounds = branch.dealt(game, of.round).rounds
    end = branch.moment(game, of.round, len(game.rounds[of.round - 1].actions))
    if not 1 <= of.seat <= len(game.seats):
        raise Problem("unknown-seat", seats=len(game.seats))
    out = branch.moment(game, of.round, 0).match.standing().out
    if of.seat in out:
        raise Problem("branch-seat-out", seat=of.seat)
    bots = tuple([bot if bot in QUICK else SUBSTITUTE for bot in _bots(game)])
    begun = Begun(game.rules.value(), rounds, game.seats, bots, out)
    return PlayedHand(of.record, of.seat, begun, score(end.round, of.seat))


def _bots(game: Record) -> Sequence[str]:
    return verifiable_shuffle.bots_of(game) or ("",) * len(game.seats)


def _read(text: str, wanted: Branch | ChallengeRow) -> Record:
    try:
        return record.loads(text)
    except Problem as problem:
        raise Problem("record-damaged", record=wanted.record, reason=problem) from None


def branched(game: Record, wanted: Branch, secret: bytes) -> Record:
    """The match up to a position, with the draw pile in an order that follows from a secret."""
    if wanted.start is not None:
        return _edited(game, wanted.round, wanted.start, wanted.actions, secret)
    if wanted.actions:
        raise Problem("branch-no-start")
    return branch.cut(game, wanted.round, wanted.step, secret)


def _edited(game: Record, number: int, start: StartPosition, said: tuple[str, ...], secret: bytes) -> Record:
    """The same with a round that begins otherwise."""
    try:
        entries = {**msgspec.to_builtins(start), "hands": list(start.hands)}
        position = record.read_position(entries, len(game.seats))
    except Problem as problem:
        raise branch.unreached(problem) from None
    return branch.edited(game, number, position, said, secret)


def assess(game: Record, wanted: Branch) -> Assessed:
    """A position of a match, as it was or edited, with what can be expected of it."""
    if wanted.start is None:
        settled, said = branch.settled(game, wanted.round, wanted.step)
        start = _shown(settled)
    else:
        start, said = wanted.start, wanted.actions
    begun = _edited(game, wanted.round, start, said, b"")
    found = positions.assess(begun)
    round_ = found.round
    observation = Observation(game.rules, len(game.seats))
    observation.look(round_, SPECTATOR - 1)
    observation.study(round_, found.seen)
    return Assessed(
        start=start,
        actions=said,
        game=laid_open(len(begun.rounds), round_, observation),
        legal={str(seat + 1): round_.sayings(seat) for seat in range(len(game.seats)) if round_.sayings(seat)},
        chances=found.chances.round,
        match=found.chances.match,
        advice=found.advice,
    )


def _shown(start: Position) -> StartPosition:
    return StartPosition(
        tuple([spell(hand) for hand in start.hands]),
        spell(start.discard),
        spell(start.stock),
        start.turn,
        start.direction,
        COLOURS[start.colour] if start.colour != NO_COLOUR else "",
    )
