"""Puzzles over HTTP: their lists, one before it is answered, an answer and what came of it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from lastcard.analysis.review import Alternative
from lastcard.core.events import Event
from lastcard.core.fields import named
from lastcard.match.view import Game, Own
from lastcard.puzzles.themes import THEMES

Theme = Annotated[str, named("PuzzleTheme", THEMES)]
Level = Annotated[int, Meta(ge=1, le=5)]


class PuzzleListed(msgspec.Struct, frozen=True):
    """A puzzle in a list; whether one's own answer was right, if there is one."""

    puzzle: str
    theme: Theme
    level: Level
    solved: bool | None = None


class PuzzleList(msgspec.Struct, frozen=True, kw_only=True):
    """The five puzzles of a day, or all of a theme, the easiest first."""

    date: str  # today, by the clock of Greenwich
    theme: str  # "" for the five
    puzzles: tuple[PuzzleListed, ...]
    streak: int  # days in a row on which one has answered all five


class PuzzleShown(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle before it is answered: the moment as the seat saw it that has to choose."""

    puzzle: str
    theme: Theme
    level: Level
    preset: str
    rules: dict[str, Any]  # every option with its value
    names: tuple[str, ...]
    seat: int
    game: Game  # with all `hands` where the theme is one with open hands
    own: Own  # where nothing is legal but what can be answered
    events: tuple[Event, ...]  # of the round, as the seat saw them


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer, as an action; for one of the five of a day, with its date."""

    action: Annotated[str, Meta(min_length=1, max_length=40)]
    date: Annotated[str, Meta(pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")] = ""


class PuzzleAnswered(msgspec.Struct, frozen=True, kw_only=True):
    """What came of an answer: all options with their chances, and why the first is better than it, or than the next."""

    solved: bool
    options: tuple[Alternative, ...]
    reason: str
    about: dict[str, str]
    again: bool = False  # it had been answered before, and that counts
    tries: int = 0  # how many guests have answered it
    found: int = 0  # and how many of them were right
    streak: int = 0
