"""How long rounds and stages take, estimated from rounds that bots played and the time that people need."""

from __future__ import annotations

import math
from typing import Final

from lastcard.core.rules import PRESETS, Ruleset
from lastcard.match.pace import BETWEEN_ROUNDS, SECONDS

# Actions in a round for 2, 3, 4 and 5 seats: means of `lastcard simulate PRESET --seats N --games 1500` with the bot
# `normal`. A round of any of them varies by about half of its mean.
_ACTIONS: Final = {
    "classic": (45.6, 48.9, 57.4, 66.0),
    "iceland-2006": (44.0, 49.5, 56.9, 65.7),
    "modern": (39.8, 46.1, 53.2, 60.0),
    "all-wild": (16.6, 26.3, 31.7, 38.2),
    "progressive": (42.3, 46.4, 54.9, 62.2),
    "seven-zero": (47.9, 57.0, 68.3, 82.0),
    "jump-in": (43.1, 46.4, 52.6, 58.2),
    "house-party": (44.7, 51.7, 60.5, 70.4),
}
_SPREAD: Final = 0.5
_UNTIL_PLAYABLE: Final = 2.1  # times as many actions, measured likewise
_BETWEEN_ROUNDS: Final = {False: BETWEEN_ROUNDS, True: 90.0}  # seconds; real cards are counted, shuffled and dealt
_BETWEEN_STAGES: Final = {False: 60.0, True: 120.0}  # to find the next table


def actions_a_round(rules: Ruleset, seats: int) -> float:
    """How many there are on average; more than five seats add what the fifth did.

    Hands of more cards take longer in proportion, a little less for few.
    """
    means = _ACTIONS[rules.base]
    known = min(seats - 2, len(means) - 1)
    mean = means[known] + (seats - 2 - known) * (means[-1] - means[-2])
    usual = PRESETS[rules.base]
    cards = sum(rules.hands) / len(rules.hands) if rules.hands else rules.hand_size
    if rules.draw != usual.draw:
        mean *= _UNTIL_PLAYABLE
    return mean * (cards + 2) / (usual.hand_size + 2)


def stage_minutes(rules: Ruleset, seats: int, rounds: int, real: bool) -> float:
    """How long a stage takes, with a table that is slower than most, and with the way to the next."""
    played = actions_a_round(rules, seats) * (rounds + _SPREAD * math.sqrt(rounds)) * SECONDS
    return (played + rounds * _BETWEEN_ROUNDS[real] + _BETWEEN_STAGES[real]) / 60


def stages_in(minutes: int, rules: Ruleset, seats: int, rounds: int, real: bool) -> int:
    """How many stages there is time for."""
    return int(minutes / stage_minutes(rules, seats, rounds, real))
