"""The chances of each seat to win the round and the match: with all hands open, or from what one seat may know."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from math import sqrt
from typing import Final

import msgspec

from lastcard.analysis.judge import WHOLE, shipped
from lastcard.analysis.trials import Trials
from lastcard.bots import registry
from lastcard.bots.arena import Driver
from lastcard.bots.base import read
from lastcard.core.errors import Problem
from lastcard.core.rules import Ruleset, parse
from lastcard.engine.dice import Dice
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round
from lastcard.match.match import Match, side_of, team
from lastcard.match.view import View

WAYS: Final = 4  # another number whenever the same net would give other chances or marks
WORLDS: Final = 256  # that are dealt to judge what a seat knows
ROUNDS: Final = 256  # that are played once for each ruleset, to know how points fall
MATCHES: Final = 300  # that are played on with these from a score
_MOST_ROUNDS: Final = 200


class Chances(msgspec.Struct, frozen=True):
    """What to expect, for each seat, in millionths; an error is a standard error, 0 where nothing was sampled."""

    round: tuple[int, ...]
    round_errors: tuple[int, ...]
    match: tuple[int, ...]
    match_errors: tuple[int, ...]
    version: str


def version() -> str:
    """Of everything that chances depend on: our ways, and the judge's net."""
    return f"{WAYS}-{shipped().version}"


def evaluate(
    position: View | Round,
    rules: Ruleset | str = "classic",
    *,
    match: Match | None = None,
    worlds: int = WORLDS,
) -> Chances:
    """The chances in a position: of a Round with all hands open, of a View from what its viewer may know.

    With the `match` so far they are those of the match too, which has counted a round that is over; without, it is as
    if this round were all. The same position, version and number of worlds give the same answer.
    """
    if not isinstance(position, View | Round):
        raise TypeError(f"a position is a View or a Round, not {type(position).__name__}")
    if worlds < 2:
        raise Problem("evaluate-worlds")
    if isinstance(position, Round):
        rules, seats = position.rules, position.seats
        shares, errors = shipped().chances(position), (0,) * position.seats
        over = position.over
    else:
        rules = parse(rules) if isinstance(rules, str) else rules
        seats = len(position.game.sizes)
        rules.check_seats(seats)
        over = position.game.phase == "over"
        shares, errors = _from_view(position, rules, worlds)
    if match is None:
        return Chances(shares, errors, shares, errors, version())
    if (match.rules, match.seats) != (rules, seats):
        raise Problem("evaluate-match")
    of_match = played_on(match) if over else outlook(match).chances(rules, shares)
    return Chances(shares, errors, of_match, tuple(map(_spread, of_match)), version())


def _spread(share: int) -> int:
    """The standard error of a share of the matches that were played on."""
    return round(sqrt(share * (WHOLE - share) / MATCHES))


def _from_view(view: View, rules: Ruleset, worlds: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    seats = len(view.game.sizes)
    if view.game.phase == "over":
        won = side_of(rules, view.game.winner)
        return tuple(WHOLE if seat in won else 0 for seat in range(1, seats + 1)), (0,) * seats
    observation = Observation(rules, seats)
    read(observation, view)
    trials = Trials(rules, seats, shipped())
    if not trials.begin(observation, seed_of(view)):
        raise Problem("evaluate-impossible")
    found = []
    for _ in range(worlds):
        trials.deal()
        found.append(trials.as_it_is())
    return over_worlds(found)


def over_worlds(found: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What chances in some worlds mean together, and the errors."""
    columns = list(zip(*found, strict=True))
    return tuple(round(mean(column)) for column in columns), tuple(round(error(column)) for column in columns)


def seed_of(view: View) -> int:
    """What chance follows from where a position is judged: all that its viewer knows, and nothing else."""
    told = msgspec.json.encode(msgspec.structs.replace(view, public=None))  # which is another form of the same
    return int.from_bytes(hashlib.sha256(told).digest()[:8], "big")


def mean(values: Sequence[int]) -> float:
    return sum(values) / len(values)


def error(values: Sequence[int]) -> float:
    """The standard error of the mean of a sample."""
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))


# The match


class Result(msgspec.Struct, frozen=True):
    """A round that is over, as far as a match counts it."""

    winner: int
    gains: tuple[int, ...]
    over: bool = True

    def gain(self, seat: int) -> int:
        return self.gains[seat]

    def placed(self, here: Sequence[int], winner: int, seats: int) -> Result:
        """The same with those who are here, and one of them as its winner."""
        by = here.index(winner) - self.winner
        gains = [0] * seats
        for place, gain in enumerate(self.gains):
            gains[here[(place + by) % len(here)]] = gain
        return Result(winner, tuple(gains))


@lru_cache(maxsize=64)
def results(rules: Ruleset, seats: int) -> tuple[Result, ...]:
    """How rounds between equals end, and with how many points."""
    game = Round.empty(rules, seats, seats - 1, seed=1)
    driver = Driver(game, [registry.player("normal", rules, seat) for seat in range(seats)], 1)
    found = []
    for _ in range(ROUNDS):
        driver.play()
        if game.winner >= 0:
            found.append(Result(game.winner, tuple(game.gain(seat) for seat in range(seats))))
    return tuple(found)


class Outlook(msgspec.Struct, frozen=True):
    """For each seat that may win the present round, the chances of all in the match then."""

    wins: dict[int, tuple[int, ...]]

    def chances(self, rules: Ruleset, of_round: Sequence[int]) -> tuple[int, ...]:
        """Those in the match, with those in the round that is being played."""
        weights = {seat: of_round[seat] / len(team(rules, seat)) for seat in self.wins}
        whole = sum(weights.values()) or 1.0
        return tuple(
            round(sum(weights[winner] * found[seat] for winner, found in self.wins.items()) / whole)
            for seat in range(len(of_round))
        )


def outlook(match: Match) -> Outlook:
    """What winning the present round means for the match.

    A simple model: what the winner of this round gets, and all that follows, is as in rounds between equals with the
    same rules, of which every seat is as likely to win each.
    """
    here = [seat for seat in range(match.seats) if seat not in match.out]
    return Outlook({winner: played_on(match, winner) for winner in here})


def played_on(match: Match, winner: int = -1) -> tuple[int, ...]:
    """How often each seat wins a match from here, if this seat wins the present round; -1 is anybody."""
    if match.champions:
        return tuple(WHOLE if seat in match.champions else 0 for seat in range(match.seats))
    dice = Dice(1)  # the same chance for whoever wins
    wins = [0] * match.seats
    for _ in range(MATCHES):
        ahead = copy(match)
        ahead.scores = match.scores[:]
        _finish(ahead, winner, dice)
        for champion in ahead.champions:
            wins[champion] += 1
    return tuple(round(WHOLE * win / MATCHES) for win in wins)


def _finish(match: Match, winner: int, dice: Dice) -> None:
    for _ in range(_MOST_ROUNDS):
        here = [seat for seat in range(match.seats) if seat not in match.out]
        rules = match.rules if len(here) == match.seats else msgspec.structs.replace(match.rules, hands=())
        known = results(rules, len(here))
        won = here[dice.below(len(here))]
        match.close(known[dice.below(len(known))].placed(here, won if winner < 0 else winner, match.seats))
        if match.champions:
            return
        winner = -1
    match.stop()
