"""Rulesets, rounds and fingerprints that several tests share."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import msgspec

from lastcard import record
from lastcard.core import rules
from lastcard.core.errors import Problem
from lastcard.core.rules import EFFECTS, PRESETS, Ruleset
from lastcard.engine.codes import IN_OVER
from lastcard.engine.round import Round
from lastcard.lab.random_play import random_action
from lastcard.match.match import Match

CUSTOMS = [
    f"{kind} {number}" if takes else kind for kind, takes in EFFECTS.items() for number in ((1, 4) if takes else (0,))
]
VALUES: dict[str, list[Any]] = {
    "deck": ["108", "112", "all-wild"],
    "custom": [[effect] * 3 for effect in CUSTOMS],
    "hand_size": [1, 2, 7, 15],
    "first_card": ["acts", "ignored"],
    "bluff": [True, False],
    "challenge": [True, False],
    "stacking": ["off", "same", "mixed"],
    "seven_zero": [True, False],
    "jump_in": [True, False],
    "wild_jump_in": [True, False],
    "draw": ["one", "until-playable"],
    "drawn_card": ["optional", "must-play"],
    "two_player_reverse": ["skip", "nothing"],
    "last_shuffle": ["goes-on", "wins"],
    "uno_window": ["next-begins", "next-done"],
    "uno_penalty": [0, 2, 5],
    "false_catch": [0, 2],
    "misplay": ["refuse", "penalise"],
    "advice": [True, False],
    "match": ["points", "lowest", "elimination", "single"],
    "target": [100, 500],
    "teams": ["none", "partners"],
    "next_dealer": ["left", "winner"],
}
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


def some_seats(chosen: Ruleset, random: Random) -> int:
    return random.choice([seats for seats in range(2, 11) if fits(chosen, seats)])


def fingerprint(table: Round) -> str:
    """Everything that can be told apart of a round, chance included."""
    ahead = table.copy()
    for _ in range(3):
        if ahead.phase != IN_OVER:
            ahead.do(random_action(ahead, Random(1)))
    return repr(
        [
            record.state(Match(table.rules, table.seats), position)
            | {"piles": (position.stock_order(), position.discard_order())}
            for position in (table, ahead)
        ]
    )


def dealt(chosen: Ruleset, seats: int, seed: int, out: int = 0) -> Round:
    table = Round(chosen, seats, seats - 1, out=out, seed=seed)
    table.deal()
    return table


def preset_and_seats() -> list[tuple[str, int]]:
    return [(name, seats) for name in PRESETS for seats in range(2, 11)]


def with_options(name: str, **options: Any) -> Ruleset:
    return msgspec.structs.replace(PRESETS[name], **options)
