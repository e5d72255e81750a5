"""Seats that play by chance: anything legal, out of turn too."""

from __future__ import annotations

from random import Random
from typing import Final

from lastcard.core.actions import ADVICE, CATCH, OBJECT, PLAY, SHED, Action
from lastcard.core.rules import Ruleset
from lastcard.engine.round import Round
from lastcard.match.match import Match
from lastcard.record import Record, RoundRecord, result

LONGEST_ROUND: Final = 5_000  # actions after which a round of random play is left as it is
_SELDOM: Final = {ADVICE: 0.02, OBJECT: 0.5, CATCH: 0.2}


def random_action(game: Round, random: Random) -> Action:
    """Something that somebody may say now; accusations and catches less often than the rest."""
    listed = [action for seat in range(game.seats) for action in game.legal(seat)]
    weights = [_SELDOM.get(action.verb_number, 1.0) for action in listed]
    action = random.choices(listed, weights)[0]
    if action.verb_number == SHED:
        return random_shed(game, action, random)
    if action.verb_number == PLAY and random.random() < 0.7:
        return with_call(game, action)
    return action


def with_call(game: Round, action: Action) -> Action:
    """The same play with UNO called in one breath, if it leaves one card."""
    if action.verb_number == PLAY and not game.check(action.with_uno().code):
        return action.with_uno()
    return action


def random_shed(game: Round, action: Action, random: Random) -> Action:
    hand = list(game.hand(action.seat - 1))
    size = len(hand) - game.order_size if game.order_size else random.randrange(len(hand))
    return Action(action.code, bytes(sorted(random.sample(hand, size))))


def play_match(rules: Ruleset, seats: int, seed: int, longest: int = LONGEST_ROUND) -> Record:
    """A whole match of random actions, as a record that replays to the same result."""
    random = Random(seed)
    match = Match(rules, seats, random.randrange(seats))
    rounds: list[RoundRecord] = []
    while not match.champions:
        dealer = match.dealer + 1
        game = match.new_round(random.getrandbits(64))
        game.log = []
        game.deal()
        said: list[str] = []
        while not game.over and len(said) < longest:
            action = random_action(game, random)
            game.do(action)
            said.append(str(action))
        if game.over:
            match.close(game)
        shuffles = tuple(game.log)
        rounds.append(RoundRecord(dealer, shuffles, actions=tuple(said), result=result(match, game)))
        if not game.over:
            break
    return Record(tuple(f"P{seat + 1}" for seat in range(seats)), rules, tuple(rounds))
