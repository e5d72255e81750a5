"""Replays records: every position of a match, one after the other, and each as the JSON of record.md."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from lastcard.core import actions
from lastcard.core.actions import Action
from lastcard.core.cards import NO_COLOUR, TOKENS, colour_of, spell
from lastcard.core.errors import Problem, Refusal
from lastcard.core.events import Event
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round
from lastcard.engine.shuffles import Orders, Source
from lastcard.match.match import Match
from lastcard.match.view import game
from lastcard.record.model import STATE_KEYS, Position, Record, RoundRecord, at, placed


def _as_listed(orders: Source) -> Source:
    return orders


def begin_round(
    match: Match,
    record: RoundRecord,
    first: bool,
    listener: list[Event] | None = None,
    source: Callable[[Source], Source] = _as_listed,
) -> Round:
    """The round of a record, dealt or set up; what can't be is a Problem. `source` may look at its shuffles."""
    dealer = record.dealer
    if first:
        match.dealer = match.seats - 1 if dealer is None else dealer - 1
    elif dealer is not None and dealer - 1 != match.dealer:
        raise Problem("record-wrong-dealer", dealer=match.dealer + 1)
    match.last = record.last
    seed = 0 if record.seed is None else int(record.seed, 16)
    round_ = match.new_round(seed, source(Orders(record.shuffles, record.seed is not None)))
    round_.log = []
    round_.events = listener
    if record.start is None:
        round_.deal()
    else:
        with placed("start"):
            _check_position(match, record.start)
        start = record.start
        round_.set_up(list(start.hands), start.discard, start.stock, start.turn - 1, start.direction, start.colour)
    round_.events = None
    return round_


def _check_position(match: Match, start: Position) -> None:
    deck = match.rules.cards
    named = b"".join(start.hands) + start.discard + start.stock
    for face in set(named):
        if named.count(face) > deck.count(face):
            raise Problem("record-not-in-deck", card=TOKENS[face], given=named.count(face), there=deck.count(face))
    if not start.discard:
        raise Problem("record-no-discard")
    for seat, hand in enumerate(start.hands):
        if bool(hand) == (seat in match.out):
            raise Problem("record-hand-out" if hand else "record-hand-empty", seat=seat + 1)
    if start.turn - 1 in match.out:
        raise Problem("record-turn-out", seat=start.turn)
    takes_colour = match.rules.takes_colour(start.discard[-1])
    if takes_colour and start.colour == NO_COLOUR:
        raise Problem("record-colour-missing")
    if not takes_colour and start.colour not in (NO_COLOUR, colour_of(start.discard[-1])):
        raise Problem("record-colour-wrong")


class Step(msgspec.Struct, frozen=True):
    """A moment of a replay: after `done` actions of round `number` (from 0), of which the last was `said`."""

    number: int
    done: int
    match: Match
    round: Round
    events: list[Event]
    said: Action | None = None


def replay(
    record: Record,
    upto: int | None = None,
    listen: bool = False,
    source: Callable[[Source], Source] = _as_listed,
) -> Iterator[Step]:
    """Every position of a record, one after the other; with `upto`, that many actions of the last round."""
    match = Match(record.rules, len(record.seats))
    round_: Round | None = None
    for number, played in enumerate(record.rounds):
        with placed("round", number=number + 1):
            if round_ is not None and not round_.over:
                raise Problem("record-not-over")
            events: list[Event] = []
            round_ = begin_round(match, played, number == 0, events if listen else None, source)
        yield Step(number, 0, match, round_, events)
        last = number + 1 == len(record.rounds)
        said = played.actions if upto is None or not last else played.actions[:upto]
        for done, text in enumerate(said, 1):
            try:
                action = actions.parse(text, match.seats)
                if listen:
                    events = round_.play(action)
                else:
                    round_.do(action)
            except Refusal as refusal:
                reason = Problem("record-refused", action=text, code=refusal.code, reason=refusal)
                raise at("action", reason, number=number + 1, action=done) from None
            except Problem as problem:
                raise at("action", problem, number=number + 1, action=done) from None
            if round_.over:
                match.close(round_)
            yield Step(number, done, match, round_, events, action)


def at_end(record: Record) -> Match:
    """The match as it stands after a record."""
    match = Match(record.rules, len(record.seats))
    for step in replay(record):
        match = step.match
    return match


def state(match: Match, round_: Round) -> dict[str, Any]:
    """A position as record.md's JSON object: what everybody sees of the round, all hands, and the match."""
    observation = Observation(round_.rules, round_.seats)
    observation.look(round_, -1)
    seats = range(round_.seats)
    legal = {str(seat + 1): list(round_.sayings(seat)) for seat in seats if round_.sayings(seat)}
    standing = match.standing()
    found = msgspec.structs.asdict(game(round_, observation)) | result(match, round_)
    found |= {
        "hands": [spell(round_.hand(seat)) for seat in seats],
        "legal": legal,
        "out": standing.out,
        "champions": standing.champions,
    }
    return {key: list(found[key]) if isinstance(found[key], tuple) else found[key] for key in STATE_KEYS}


def result(match: Match, round_: Round) -> dict[str, Any]:
    """What came out of a round that has been played, as a record gives it."""
    return {
        "winner": round_.winner + 1,
        "points": [round_.gain(seat) for seat in range(round_.seats)],
        "scores": match.scores[:],
    }
