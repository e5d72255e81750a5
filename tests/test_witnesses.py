"""What everybody remembers in a round that is played on in thought."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from watched import Watched, start
from worlds import sample, some_seats

from lastcard.bots.witnesses import Witnesses
from lastcard.core.actions import Action, parse
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.engine.codes import IN_OVER, OBJECT
from lastcard.engine.observation import Observation
from lastcard.engine.round import COMPILED, Round
from lastcard.lab.random_play import random_action

pytestmark = pytest.mark.skipif(COMPILED, reason="only bots call it, and C can't be called from here")


def seen(game: Watched, seat: int) -> Observation:
    observation = Observation(game.round.rules, game.round.seats)
    observation.look(game.round, seat)
    observation.study(game.round, game.memories[seat + 1])
    return observation


def remembered(observation: Observation) -> tuple[object, ...]:
    return (
        observation.block(),
        observation.hand,
        observation.known_hands,
        observation.possible,
        bytes(observation.signs),
        observation.verbs,
        observation.doubted,
    )


def next_action(game: Round, random: Random) -> Action | None:
    """Anything that may be said but an objection, which nobody makes in thought; nothing where the round is over."""
    if game.phase == IN_OVER:
        return None
    action = random_action(game, random)
    return None if action.verb_number == OBJECT else action


def a_game(rules: Ruleset, random: Random, seed: int) -> Watched:
    """Broken off anywhere."""
    game = Watched(rules, some_seats(rules, random), seed)
    for _ in range(random.randrange(40)):
        if action := next_action(game.round, random):
            game.do(action)
    return game


@pytest.mark.parametrize("preset", ["house-party", "classic", None])
def test_the_seat_that_thinks_remembers_what_it_would_at_the_table(preset: str | None) -> None:
    random = Random(5)
    compared = 0
    for seed in range(12):
        game = a_game(PRESETS[preset] if preset else sample(random), random, seed)
        thinks = random.choice([seat for seat in range(game.round.seats) if game.round.alive >> seat & 1])
        witnesses = Witnesses(game.round.seats)
        witnesses.begin(seen(game, thinks))
        trial, eyes = game.round.copy(), Observation(game.round.rules, game.round.seats)
        witnesses.again()
        for _ in range(12):
            if not (action := next_action(game.round, random)):
                break
            game.do(action)
            witnesses.step(trial, action.code, action.cards)
            if trial.phase == IN_OVER:
                break
            witnesses.look(eyes, trial, thinks)
            assert remembered(eyes) == remembered(seen(game, thinks))
            compared += 1
            for other in range(trial.seats):  # knows its own hand, and of others nothing that is not so
                witnesses.look(eyes, trial, other)
                for seat, known in enumerate(eyes.known_hands):
                    held = Counter(seen(game, seat).known_hands[seat])
                    assert Counter(known) == held if seat == other else Counter(known) <= held
    assert compared > 40


def test_who_swapped_hands_in_thought_knows_the_hand_that_went_and_another_trial_begins_without_it() -> None:
    game = start(PRESETS["house-party"], ["R7 R1 B2", "G1 G2 G3 G4"], "R5")
    witnesses, eyes = Witnesses(2), Observation(game.round.rules, 2)
    witnesses.begin(seen(game, 0))
    for _ in range(2):
        witnesses.again()
        trial = game.round.copy()
        witnesses.look(eyes, trial, 1)
        assert [len(hand) for hand in eyes.known_hands] == [0, 4]
        witnesses.step(trial, parse("1 play R7 @2", 2).code, b"")
        for seat in range(2):
            witnesses.look(eyes, trial, seat)
            assert eyes.known_hands == (("G1", "G2", "G3", "G4"), ("R1", "B2"))
