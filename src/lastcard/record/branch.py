"""A match that goes on from a moment of another: as it was there, or as somebody would have it.

A branch is a record that is not over: the rounds before the moment, and the round of it, either with all that was said
until then or with a `start` of its own. What was in the draw pile is shuffled anew, since whoever has seen the replay
knows the order in which it came.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from lastcard.core.cards import NO_COLOUR, spell
from lastcard.core.errors import Argument, Problem
from lastcard.engine.codes import IN_TURN
from lastcard.engine.round import Round
from lastcard.engine.shuffles import Following, Source, Stream
from lastcard.record.model import Position, Record, RoundRecord
from lastcard.record.replay import Step, replay, state

LONGEST: Final = 5_000  # actions that a match may have had before it branches
TRIES: Final = 40  # moments that are tried to find one that a round can begin with


def moment(game: Record, number: int, done: int) -> Step:
    """The position after so many actions of a round, counted from 1; where there is none that is a Problem."""
    if not 1 <= number <= len(game.rounds):
        raise Problem("branch-no-round", rounds=len(game.rounds))
    if not 0 <= done <= len(game.rounds[number - 1].actions):
        raise Problem("branch-no-step", number=number, steps=len(game.rounds[number - 1].actions))
    if sum(len(played.actions) for played in game.rounds[:number]) > LONGEST:
        raise Problem("branch-too-long", most=LONGEST)
    return _last(replay(replace(game, rounds=game.rounds[:number]), done))


def going_on(game: Record, then: Source) -> Iterator[Step]:
    """Every position of a branch; shuffles of its last round that it does not list come from another source."""
    left = len(game.rounds)

    def source(orders: Source) -> Source:
        nonlocal left
        left -= 1
        return orders if left else Following(orders, len(game.rounds[-1].shuffles), then)

    return replay(game, listen=True, source=source)


def begun(game: Record, secret: bytes) -> Step:
    """Where a branch stands; shuffles that it does not list follow from a secret."""
    step = _last(going_on(game, Stream(secret)))
    if step.round.over:
        raise Problem("branch-over")
    return step


def _last(steps: Iterator[Step]) -> Step:
    found = None
    for step in steps:
        found = step
    assert found is not None
    return found


def cut(game: Record, number: int, done: int, secret: bytes) -> Record:
    """The match as it was at a moment, with the draw pile in an order that follows from a secret."""
    step = moment(game, number, done)
    if step.round.over:
        raise Problem("branch-over")
    played = game.rounds[number - 1]
    assert step.round.log is not None
    so_far = replace(
        played, shuffles=tuple(step.round.log), seed=None, actions=played.actions[:done], result=None, expect=()
    )
    branch = replace(game, rounds=(*game.rounds[: number - 1], so_far))
    return _reordered(branch, step.round, Stream(secret).shuffled(0, step.round.stock_order()))


def dealt(game: Record, number: int) -> Record:
    """The match up to the deal of a round, which is its last, with every card where it lay then."""
    step = moment(game, number, 0)
    played = game.rounds[number - 1]
    assert step.round.log is not None
    anew = replace(played, shuffles=tuple(step.round.log), seed=None, actions=(), result=None, expect=(), last=True)
    return replace(game, rounds=(*game.rounds[: number - 1], anew))


def _reordered(branch: Record, there: Round, order: bytes) -> Record:
    """The same with what is left of the draw pile in another order, in the shuffle that it came from."""
    pile = there.stock_order()
    *before, played = branch.rounds
    for found in _with_pile(played, pile, order):
        other = replace(branch, rounds=(*before, found))
        try:
            now = _last(replay(other)).round
        except Problem:
            continue
        if _looks(now) == _looks(there) and now.stock_order() == order:
            return other
    return branch  # nothing is left of it, or one card


def _looks(round_: Round) -> tuple[object, ...]:
    hands = tuple(round_.hand(seat) for seat in range(round_.seats))
    return round_.phase, round_.turn, round_.direction, hands, round_.discard_order()


def _with_pile(played: RoundRecord, pile: bytes, order: bytes) -> Iterator[RoundRecord]:
    """The shuffles that may have had the pile at their end, the last one first, and then the start, with another."""
    for place in range(len(played.shuffles) - 1, -1, -1):
        listed = played.shuffles[place]
        if pile and listed.endswith(pile):
            changed = listed[: -len(pile)] + order
            yield replace(played, shuffles=(*played.shuffles[:place], changed, *played.shuffles[place + 1 :]))
    if pile and played.start is not None and played.start.stock.endswith(pile):
        stock = played.start.stock[: -len(pile)] + order
        yield replace(played, start=replace(played.start, stock=stock))


# Positions that are edited


def settled(game: Record, number: int, done: int) -> tuple[Position, tuple[str, ...]]:
    """A position that a round can begin with, and what was said from there to a moment: usually nothing.

    A round begins with somebody's turn, nothing pending and nobody to be caught; so what led to anything else is said.
    The draw pile is in canonical order, but for what was drawn meanwhile.
    """
    there = moment(game, number, done)
    if there.round.over:
        raise Problem("branch-over")
    played = game.rounds[number - 1]
    wanted = state(there.match, there.round)
    before = replace(game, rounds=game.rounds[:number])
    calm = [
        (step.done, position_of(step.round), step.round.shuffles)
        for step in replay(before, done)
        if step.number == number - 1 and _is_calm(step.round)
    ]
    assert there.round.log is not None
    for at, start, shuffles in calm[: -TRIES - 1 : -1]:
        said = played.actions[at:done]
        found = RoundRecord(there.round.dealer + 1, tuple(there.round.log[shuffles:]), None, start, said)
        branch = replace(game, rounds=(*game.rounds[: number - 1], found))
        try:
            now = _last(replay(branch))
        except Problem:
            continue
        if state(now.match, now.round) == wanted:
            shown = _reordered(branch, now.round, bytes(sorted(now.round.stock_order()))).rounds[-1]
            assert shown.start is not None
            return shown.start, said
    nearest = position_of(there.round)
    return replace(nearest, stock=bytes(sorted(nearest.stock))), ()


def _is_calm(round_: Round) -> bool:
    return round_.phase == IN_TURN and not round_.vulnerable and not round_.penalty


def position_of(round_: Round) -> Position:
    """The cards as they lie, and whose turn it is."""
    discard = round_.discard_order()
    colour = NO_COLOUR
    if round_.rules.takes_colour(discard[-1]):
        colour = round_.colour if round_.colour != NO_COLOUR else 0
    hands = tuple(round_.hand(seat) for seat in range(round_.seats))
    turn, direction = round_.turn + 1, round_.direction
    return Position(hands, discard, round_.stock_order(), turn, direction, colour)


def edited(game: Record, number: int, start: Position, said: tuple[str, ...], secret: bytes) -> Record:
    """The match with a round that begins otherwise; what no game could have is a Problem.

    What is not drawn in what was said is put into an order that follows from the secret.
    """
    if not 1 <= number <= len(game.rounds):
        raise Problem("branch-no-round", rounds=len(game.rounds))
    played = game.rounds[number - 1]
    other = RoundRecord(played.dealer, (), None, start, said, last=played.last)
    branch = replace(game, rounds=(*game.rounds[: number - 1], other))
    if sum(len(each.actions) for each in branch.rounds) > LONGEST:
        raise Problem("branch-too-long", most=LONGEST)
    try:
        now = begun(branch, secret).round
    except Problem as problem:
        raise unreached(problem) from None
    assert now.log is not None
    _check_whole(game, start)
    listed = replace(branch, rounds=(*branch.rounds[:-1], replace(other, shuffles=tuple(now.log))))
    return _reordered(listed, now, Stream(secret).shuffled(0, now.stock_order()))


def unreached(problem: Problem) -> Problem:
    """What is wrong with a position, without its place in a record, which nobody has written."""
    reason: Argument = problem
    while isinstance(reason, Problem) and reason.message == "record-at":
        reason = reason.details["reason"]
    if isinstance(reason, Problem) and reason.message.startswith("branch-"):
        return reason
    return Problem("bad-position", reason=reason)


def _check_whole(game: Record, start: Position) -> None:
    """In a game no card of the deck is ever anywhere else."""
    there = sorted(b"".join(start.hands) + start.discard + start.stock)
    missing = list(game.rules.cards)
    for face in there:
        missing.remove(face)
    if missing:
        raise Problem("branch-cards-missing", count=len(missing), cards=spell(bytes(sorted(missing)[:8])))
