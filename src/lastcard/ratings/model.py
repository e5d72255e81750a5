"""The method of the ratings: openskill's Bradley–Terry between the winners and each of the others.

Who wins a match among n sides has beaten each of the n - 1 others; what that says is less than n - 1 matches of two
would, and counts 2/n for each. So the chance to win is the same that the ratings give two, taken together for all.

Without luck, a result is not one side's alone: from what each side got, what the cards gave it is taken off. That has
mean zero, so that it changes no rating in the long run, only how soon it is known. See docs/ratings.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Final

import msgspec
from openskill.models import BradleyTerryFull

MEAN: Final = 1_500.0
SPREAD: Final = 100.0  # of people whom nobody has seen play
SCALE: Final = 400 / log(10)  # so that 400 points more win ten times as often, as chess players have it
DRIFT: Final = 1.0  # how much somebody may change from one match to the next
PROVISIONAL: Final = 60.0  # a rating is provisional while its deviation is above
TAKEN: Final = 0.7  # of the luck that is measured in a round: what leaves the least variance (docs/ratings.md)
EXPLAINED: Final = 0.4  # of the variance of a round, which is gone then


def _all_of_it(*_: object) -> float:
    """How much of what a match tells makes a rating surer: openskill's own is more careful the surer it is."""
    return 1.0


_MODEL: Final = BradleyTerryFull(mu=MEAN, sigma=SPREAD, beta=SCALE / sqrt(2), tau=0.0, gamma=_all_of_it)


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays, and the standard deviation of what is known of that."""

    mean: float = MEAN
    deviation: float = SPREAD
    matches: int = 0

    @property
    def provisional(self) -> bool:
        return self.deviation > PROVISIONAL


class MatchResult(msgspec.Struct, frozen=True):
    """A match between sides of one person or more, of which one has won; `luck` is in rounds won, by side."""

    sides: tuple[tuple[str, ...], ...]
    winner: int
    rounds: int = 1
    luck: tuple[float, ...] = ()


def shares(result: MatchResult) -> list[float]:
    """What each side got: the winner all, where no luck is known; else without it. They add up to 1.

    What counts of the luck of several rounds falls faster than the root of their number, as points decide them.
    """
    won = [float(side == result.winner) for side in range(len(result.sides))]
    if not result.luck:
        return won
    unit = TAKEN / max(1, result.rounds) ** 0.75
    return [share - unit * luck for share, luck in zip(won, result.luck, strict=True)]


def after(ratings: Mapping[str, Rating], result: MatchResult) -> dict[str, Rating]:
    """The ratings of those who have played, after a match; whoever has none yet begins as everybody does."""
    people = {person: ratings.get(person, Rating()) for side in result.sides for person in side}
    now = {
        person: _MODEL.rating(mu=each.mean, sigma=sqrt(each.deviation**2 + DRIFT**2)) for person, each in people.items()
    }
    sides = [[now[person] for person in side] for side in result.sides]
    count = len(sides)
    certainty = 1 / (1 - EXPLAINED / sqrt(max(1, result.rounds))) if result.luck else 1.0
    moved = dict.fromkeys(people, 0.0)
    shrunk = dict.fromkeys(people, 0.0)  # the logarithm of what becomes of the variance
    for winner, share in enumerate(shares(result)):
        weight = 2 / count * share * certainty
        for loser in range(count):
            if loser == winner or not weight:
                continue
            found = _MODEL.rate([sides[winner], sides[loser]])
            for side, rated in zip((winner, loser), found, strict=True):
                for person, new in zip(result.sides[side], rated, strict=True):
                    before = now[person]
                    moved[person] += weight * (new.mu - before.mu)
                    shrunk[person] += weight * 2 * log(new.sigma / before.sigma)
    return {
        person: Rating(
            now[person].mu + moved[person],
            now[person].sigma * exp(min(0.0, shrunk[person]) / 2),
            people[person].matches + 1,
        )
        for person in people
    }


def chances(sides: Sequence[Sequence[Rating]]) -> list[float]:
    """How likely each side is to win, from the means alone."""
    strengths = [exp((sum(each.mean for each in side) - len(side) * MEAN) / SCALE) for side in sides]
    return [strength / sum(strengths) for strength in strengths]
