"""Seats that play by chance: anything legal, out of turn too, or a simple game for people to watch."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from lastcard.actions import ADVICE, CATCH, COLOUR, OBJECT, PLAY, SHED, Action, from_code
from lastcard.engine.codes import IN_OVER
from lastcard.engine.round import Round
from lastcard.events import Event
from lastcard.match import Match
from lastcard.record import Record, RoundRecord
from lastcard.rules import Ruleset

LONGEST_ROUND: Final = 5_000  # actions after which a round of random play is left as it is
_SELDOM: Final = {ADVICE: 0.02, OBJECT: 0.5, CATCH: 0.2}


def random_action(table: Round, random: Random) -> Action:
    """Something that somebody may say now; accusations and catches less often than the rest."""
    listed = [action for seat in range(table.seats) for action in table.legal(seat)]
    weights = [_SELDOM.get(action.verb_number, 1.0) for action in listed]
    action = random.choices(listed, weights)[0]
    if action.verb_number == SHED:
        return random_shed(table, action, random)
    if action.verb_number == PLAY and random.random() < 0.7:
        return with_call(table, action)
    return action


def with_call(table: Round, action: Action) -> Action:
    """The same play with UNO called in one breath, if it leaves one card."""
    if action.verb_number == PLAY and not table.check(action.code | 1):
        return from_code(action.code | 1)
    return action


def random_shed(table: Round, action: Action, random: Random) -> Action:
    hand = list(table.hand(action.seat - 1))
    size = len(hand) - table.order_size if table.order_size else random.randrange(len(hand))
    return Action(action.code, bytes(sorted(random.sample(hand, size))))


def result(match: Match, table: Round) -> dict[str, object]:
    return {
        "winner": table.winner + 1,
        "points": [table.gain(seat) for seat in range(table.seats)],
        "scores": match.scores[:],
    }


def play_match(rules: Ruleset, seats: int, seed: int, longest: int = LONGEST_ROUND) -> Record:
    """A whole match of random actions, as a record that replays to the same result."""
    random = Random(seed)
    match = Match(rules, seats, random.randrange(seats))
    rounds: list[RoundRecord] = []
    while not match.champions:
        dealer = match.dealer + 1
        table = match.new_round(random.getrandbits(64))
        table.log = []
        table.deal()
        said: list[str] = []
        while table.phase != IN_OVER and len(said) < longest:
            action = random_action(table, random)
            table.do(action)
            said.append(str(action))
        if table.phase == IN_OVER:
            match.close(table)
        shuffles = tuple(table.log)
        rounds.append(RoundRecord(dealer, shuffles, actions=tuple(said), result=result(match, table)))
        if table.phase != IN_OVER:
            break
    return Record(tuple(f"P{seat + 1}" for seat in range(seats)), rules, tuple(rounds))


def simple_action(table: Round, random: Random) -> Action:
    """What a seat that plays plainly would do: a card that fits, with its call, in the colour it has most of."""
    listed = [action for action in table.legal(table.turn) if action.verb_number not in (ADVICE, CATCH)]
    if not listed:  # somebody else is asked
        return random_action(table, random)
    hand = table.hand(table.turn)
    most = max(range(4), key=lambda colour: sum(face // 13 == colour for face in hand))
    plays = [action for action in listed if action.verb_number in (PLAY, COLOUR) and action.colour in (0, most + 1)]
    action = random.choice(plays or listed[:1])
    if action.verb_number == SHED:
        return random_shed(table, action, random)
    return with_call(table, action)


def simple_round(match: Match, seed: int) -> Iterator[tuple[Round, list[Event]]]:
    """A round of simple seats, event by event; it is counted in the match when it is over."""
    random = Random(seed)
    table = match.new_round(seed)
    events: list[Event] = []
    table.events = events
    table.deal()
    table.events = None
    yield table, events
    while table.phase != IN_OVER:
        events = table.apply(simple_action(table, random))
        if table.phase == IN_OVER:
            match.close(table)
        yield table, events
