"""Rulesets, rounds and fingerprints that several tests share."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest
from _pytest.mark import ParameterSet

from lastcard import record
from lastcard.core import rules
from lastcard.core.errors import Problem
from lastcard.core.rules import EFFECTS, OPTIONS, PRESETS, Option, Ruleset
from lastcard.engine.codes import IN_OVER
from lastcard.engine.round import Round
from lastcard.lab.random_play import random_action
from lastcard.match.match import Match

CUSTOMS = [
    f"{kind} {number}" if takes else kind for kind, takes in EFFECTS.items() for number in ((1, 4) if takes else (0,))
]


def some_values(name: str, option: Option) -> list[Any]:
    """All that an option can be, but of numbers only the least, the usual and a large one."""
    if name == "custom":
        return [[effect] * 3 for effect in CUSTOMS]
    if isinstance(option.values, range):
        return sorted({*option.values[:2], getattr(Ruleset(), name), min(option.values[-1], LARGE)})
    return list(option.values)


LARGE = 15
VALUES = {name: some_values(name, option) for name, option in OPTIONS.items() if name != "hands"}  # which go with seats
_ALL_WILD = {"first_card": "ignored", "challenge": False}


def fits(chosen: Ruleset, seats: int) -> bool:
    try:
        chosen.check_seats(seats)
    except Problem:
        return False
    return True


def combined(choice: dict[str, Any]) -> Ruleset | None:
    """A ruleset with these values; what they need beside is added, what can't be together is None."""
    entries = dict(choice)
    if entries.get("deck") == "all-wild":
        entries = _ALL_WILD | entries
    if "custom" in entries or "last_shuffle" in entries:
        entries = {"deck": "112"} | entries
    try:
        return rules.from_value(entries)
    except Problem:
        return None


def singles() -> list[Ruleset]:
    """Every value of every option."""
    found = {combined({name: value}) for name, values in VALUES.items() for value in values}
    return sorted((ruleset for ruleset in found if ruleset is not None), key=str)


def pairs() -> list[Ruleset]:
    """Every pair of values of two options."""
    found = {
        combined({left: first, right: second})
        for (left, lefts), (right, rights) in combinations(VALUES.items(), 2)
        for first in lefts
        for second in rights
    }
    return sorted((ruleset for ruleset in found if ruleset is not None), key=str)


def sample(random: Random) -> Ruleset:
    """Any number of options at once, by chance."""
    while True:
        names = random.sample(sorted(VALUES), random.randrange(1, 9))
        found = combined({name: random.choice(VALUES[name]) for name in names})
        if found is not None:
            return found


def some_seats(chosen: Ruleset, random: Random, most: int = 10) -> int:
    return random.choice([seats for seats in range(2, most + 1) if fits(chosen, seats)])


def fingerprint(game: Round) -> str:
    """Everything that can be told apart of a round, chance included."""
    ahead = game.copy()
    for _ in range(3):
        if ahead.phase != IN_OVER:
            ahead.do(random_action(ahead, Random(1)))
    return repr(
        [
            record.state(Match(game.rules, game.seats), position)
            | {"piles": (position.stock_order(), position.discard_order())}
            for position in (game, ahead)
        ]
    )


def dealt(chosen: Ruleset, seats: int, seed: int, out: int = 0) -> Round:
    game = Round.empty(chosen, seats, seats - 1, out=out, seed=seed)
    game.deal()
    return game


def preset_and_seats() -> list[tuple[str, int]]:
    return [(name, seats) for name in PRESETS for seats in range(2, 11)]


def some_heavy(values: Iterable[object], *light: object) -> list[ParameterSet]:
    """Parameters of which only some are tried where the engine is interpreted."""
    return [pytest.param(value, marks=() if value in light else pytest.mark.heavy) for value in values]


def some_long(values: Iterable[object], *always: object) -> list[ParameterSet]:
    """Parameters of which only some are tried every time."""
    return [pytest.param(value, marks=() if value in always else pytest.mark.long) for value in values]


def with_options(name: str, **options: Any) -> Ruleset:
    return msgspec.structs.replace(PRESETS[name], **options)
