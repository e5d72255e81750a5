"""Bots by name: ours, and those that other packages register under the entry point `lastcard.bots`."""

from __future__ import annotations

from difflib import get_close_matches
from importlib.metadata import entry_points
from typing import Final

from lastcard.bots.bot import Habits, Maker
from lastcard.bots.driving import Player
from lastcard.bots.easy import Easy
from lastcard.bots.normal import Normal
from lastcard.errors import Problem
from lastcard.rules import Ruleset

LEVELS: Final[dict[str, Maker]] = {"easy": Easy, "normal": Normal, "hard": Normal, "expert": Normal}
HABITS: Final = {
    "easy": Habits(forgets=0.35, notices=0.4, reaction=(0.8, 2.0)),
    "normal": Habits(forgets=0.05, notices=0.8),
}


def names() -> tuple[str, ...]:
    """All bots there are, ours first."""
    others = sorted(point.name for point in entry_points(group="lastcard.bots"))
    return (*LEVELS, *(name for name in others if name not in LEVELS))


def find(name: str) -> Maker:
    """The maker of the bot of this name."""
    if name in LEVELS:
        return LEVELS[name]
    for point in entry_points(group="lastcard.bots"):
        if point.name == name:
            maker: Maker = point.load()
            return maker
    near = get_close_matches(name, names(), 3, 0.5) or names()
    raise Problem("unknown-bot", given=name, known=list(near))


def habits(name: str) -> Habits:
    """How attentive the bot of this name is."""
    return HABITS.get(name, Habits())


def player(name: str, rules: Ruleset, seed: int) -> Player:
    """A bot with its habits, ready to take a seat."""
    return Player(name, find(name)(rules, seed), habits(name), seed)
