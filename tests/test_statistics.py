"""Random play against the figures of rules.md §6 and those of bench/limit.c, within sampling error."""

from __future__ import annotations

import math
from collections import Counter
from random import Random
from statistics import fmean, stdev

import pytest

from lastcard.core.actions import COLOUR, PLAY, Action
from lastcard.core.cards import COLOURS, FIRST_WILD, TOKENS
from lastcard.core.rules import Ruleset
from lastcard.engine.codes import IN_OVER, IN_PENALTY, IN_TURN
from lastcard.engine.playout import plain
from lastcard.engine.round import COMPILED, Round

SIGMAS = 4
OURS = 20_000  # rounds behind each row of our own run


def assert_mean(sample: list[int] | list[float], figure: float, rounds: float = math.inf) -> None:
    """`rounds` is how many the figure itself comes from."""
    error = stdev(sample) * math.sqrt(1 / len(sample) + 1 / rounds)
    assert abs(fmean(sample) - figure) < SIGMAS * error + 0.05


def assert_share(count: int, total: int, percent: float, rounds: float = math.inf, rounding: float = 0.05) -> None:
    error = math.sqrt(percent * (100 - percent) * (1 / total + 1 / rounds))
    assert abs(100 * count / total - percent) < SIGMAS * error + rounding


def size(rounds: int, long: bool) -> int:
    """How many rounds to play: fewer interpreted, more in a long run."""
    return rounds * (10 if long else 1) // (1 if COMPILED else 30)


class Sample:
    """Rounds of seats that play a random legal card, name the colour they have most of and draw for want of a card."""

    def __init__(self, rules: Ruleset, seats: int, rounds: int) -> None:
        self.rounds = rounds
        self.turns: list[int] = []
        self.points: list[int] = []
        self.wins: Counter[int] = Counter()
        self.starter = 0
        self.reshuffled = 0
        self._random = Random(seats)
        game = Round.empty(rules, seats, seats - 1, seed=seats)
        for _ in range(rounds):
            game.deal()
            self._play(game)

    def _play(self, game: Round) -> None:
        dealt = game.shuffles
        starter = (game.turn + 1) % game.seats if game.phase == IN_PENALTY else game.turn
        turns = 0
        while game.phase != IN_OVER:
            turns += game.phase == IN_TURN
            game.do(self._choice(game))
        self.turns.append(turns)
        self.points.append(game.gain(game.winner))
        self.wins[game.winner] += 1
        self.starter += game.winner == starter
        self.reshuffled += game.shuffles > dealt

    def _choice(self, game: Round) -> Action:
        listed = game.legal(game.turn)
        colours = [face // 13 for face in game.hand(game.turn) if face < FIRST_WILD]
        most = COLOURS[max(range(4), key=colours.count)]
        plays = [a for a in listed if a.verb_number in (PLAY, COLOUR) and a.colour in ("", most)]
        return self._random.choice(plays) if plays else listed[0]


@pytest.mark.parametrize(
    ("seats", "turns", "starter", "reshuffled"),
    [
        (2, 36.0, 51.4, 0.4),
        (3, 40.5, 35.2, 0.3),
        (4, 46.5, 26.8, 0.5),
        (6, 59.7, 19.2, 3.6),
        (8, 72.3, 15.2, 17.7),
        (10, 83.5, 12.0, 50.7),
    ],
)
def test_our_own_run_comes_out_again(seats: int, turns: float, starter: float, reshuffled: float, long: bool) -> None:
    """A Wild Draw Four is a legal card only where its rule allows it."""
    sample = Sample(Ruleset(bluff=False), seats, size(2_000 if seats <= 4 else 700, long))
    assert_mean(sample.turns, turns, OURS)
    assert_share(sample.starter, sample.rounds, starter, OURS)
    assert_share(sample.reshuffled, sample.rounds, reshuffled, OURS)


def test_published_run_of_four_bots_comes_out_again(long: bool) -> None:
    """Read as: a Wild Draw Four is always legal, and the start card does nothing."""
    sample = Sample(Ruleset(first_card="ignored"), 4, size(2_000, long))
    assert_mean(sample.turns, 50.4)
    assert_mean(sample.points, 113.8)
    for seat, percent in enumerate((27.1, 24.3, 24.1, 24.5)):
        assert_share(sample.wins[seat], sample.rounds, percent)


def test_plain_play_comes_out_as_in_the_program_written_by_hand(long: bool) -> None:
    """bench/limit.c: random colours, no start card acts, no Wild Draw Four against its rule."""
    batch = size(1_000, long) // 5
    tallies = [plain(Ruleset(bluff=False, first_card="ignored"), 4, batch, seed) for seed in range(100)]
    assert_mean([tally.turns / batch for tally in tallies], 49.9)
    for seat, percent in enumerate((27.0, 24.7, 24.2, 24.1)):
        assert_share(sum(tally.wins[seat] for tally in tallies), 100 * batch, percent)


def test_start_cards_are_as_likely_as_they_are_many(long: bool) -> None:
    rounds = size(40_000, long)
    game = Round.empty(Ruleset(), 4, 3, seed=1)
    kinds: Counter[str] = Counter()
    for _ in range(rounds):
        game.deal()
        token = TOKENS[game.top]
        kinds[token if token[0] == "W" else "number" if token[1:].isdigit() else token[1:]] += 1
    assert set(kinds) == {"number", "S", "R", "+2", "W"}
    for kind, percent in {"number": 73.08, "S": 7.69, "R": 7.69, "+2": 7.69, "W": 3.85}.items():
        assert_share(kinds[kind], rounds, percent, rounding=0.005)
