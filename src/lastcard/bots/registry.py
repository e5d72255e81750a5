"""Bots by name: ours, those that other packages register under the entry point `lastcard.bots`, and programs."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from lastcard.bots.api import Bot, Habits, Maker
from lastcard.bots.arena import Player
from lastcard.bots.easy import Easy
from lastcard.bots.expert import Expert
from lastcard.bots.expert1 import Expert1
from lastcard.bots.hard import Hard
from lastcard.bots.model import Model, judge_of
from lastcard.bots.net import ByNet
from lastcard.bots.normal import Normal
from lastcard.bots.program import Program, look
from lastcard.bots.registration import Registered, in_folder, load
from lastcard.core.errors import Problem, cause
from lastcard.core.rules import Ruleset
from lastcard.evaluator.net import Net, for_seats

LEVELS: Final[dict[str, Maker]] = {"easy": Easy, "normal": Normal, "hard": Hard, "net": ByNet, "expert": Expert}
COMPARED: Final[dict[str, Maker]] = {"expert1": Expert1}  # found by name, but offered to nobody
PROGRAM: Final = "program:"  # and the file of its registration
_BUDGET: Final = re.compile(r"(?P<seconds>\d{1,2}(?:\.\d{1,3})?)s|(?P<playouts>[1-9]\d{0,7})", re.ASCII)
HABITS: Final = {
    "easy": Habits(forgets=0.35, notices=0.4, reaction=(0.8, 2.0)),
    "normal": Habits(forgets=0.05, notices=0.8),
}


@cache
def others() -> dict[str, EntryPoint]:
    """The bots of other packages. Looking through all that is installed takes many milliseconds, so it is done once."""
    points = sorted(entry_points(group="lastcard.bots"), key=lambda point: point.name)
    return {point.name: point for point in points if point.name not in LEVELS | COMPARED}


_registered: Final[dict[str, Registered]] = {}  # programs that are known by their names alone


def add_folder(folder: Path) -> tuple[Registered, ...]:
    """Offers all programs that are registered in a folder by their names."""
    found = in_folder(folder)
    for name, registered in found.items():
        if name in LEVELS | COMPARED or name in others():
            raise Problem("registration-taken", name=name, file=str(registered.file))
        _look(registered)
    _registered.clear()
    _registered.update(found)
    return tuple(found.values())


def registered(spec: str) -> Registered | None:
    """The registration of a program, by its name or its file; None for every other bot."""
    return load(Path(spec.removeprefix(PROGRAM))) if spec.startswith(PROGRAM) else _registered.get(spec)


def is_program(spec: str) -> bool:
    return spec.startswith(PROGRAM) or spec in _registered


def badge(spec: str) -> tuple[str, str]:
    """What a bot is called, and of a program whose it is."""
    try:
        found = registered(spec)
    except Problem:  # the file is not there any more
        return Path(spec).stem, ""
    return (found.about.name, found.about.owner) if found is not None else (spec, "")


def programs() -> dict[str, str]:
    """The programs that are offered, and whose they are."""
    return {name: found.about.owner for name, found in _registered.items()}


def names() -> tuple[str, ...]:
    """All bots that are offered, ours first."""
    return (*LEVELS, *others(), *_registered)


def find(spec: str) -> Maker:
    """The maker of a bot by its name.

    That of an expert may be followed by a budget, as in `expert:0.5s` or `expert:400`; that of the net by the file of
    another net, as in `net:folder/seat.net`, and a program is `program:folder/mine.toml`. These are not read before a
    bot is made: names come from anybody.
    """
    name, colon, more = spec.partition(":")
    if colon and name in ("expert", "expert1"):
        return _with_budget(Expert if name == "expert" else Expert1, more)
    if colon and name == "net":
        return partial(_by_file, more)
    if spec.startswith(PROGRAM) or spec in _registered:
        return partial(_by_registration, spec)
    if spec in LEVELS | COMPARED:
        return (LEVELS | COMPARED)[spec]
    if spec in others():
        return _load(spec, others()[spec])
    near = get_close_matches(spec, names(), 3, 0.5) or names()
    raise Problem("unknown-bot", given=spec, known=list(near))


def _load(spec: str, point: EntryPoint) -> Maker:
    try:
        maker: Maker = point.load()
    except Exception as error:
        raise Problem("bot-fails", bot=spec, reason=f"{type(error).__name__}: {error}") from None
    return maker


def check(spec: str) -> None:
    """Finds a bot that somebody at this machine named, and sees whether its net, or its program, is there."""
    find(spec)
    program = registered(spec)
    if program is not None:
        _look(program)
    name, colon, file = spec.partition(":")
    if colon and name == "net":
        _net(file)


def _by_registration(spec: str, rules: Ruleset, seed: int) -> Bot:
    found = registered(spec)
    assert found is not None
    return Model(found, rules, seed) if found.about.model else Program(found, rules, seed)


def _look(found: Registered) -> None:
    """Sees whether a program, or a model, is there."""
    if found.about.model:
        judge_of(found)
    else:
        look(found)


def _by_file(file: str, rules: Ruleset, seed: int) -> ByNet:
    return ByNet(rules, seed, _net(file))


@cache
def _net(file: str) -> Net:
    try:
        return for_seats(Path(file).read_bytes())
    except OSError as error:
        raise Problem("net-refused", file=file, reason=Problem("file-unreadable", reason=cause(error))) from None
    except Problem as problem:
        raise Problem("net-refused", file=file, reason=problem) from None


def _with_budget(kind: type[Expert] | type[Expert1], budget: str) -> Maker:
    found = _BUDGET.fullmatch(budget)
    if found is None or float(found["seconds"] or 1) == 0:
        raise Problem("bad-budget", given=budget)
    if found["seconds"]:
        return partial(kind, seconds=float(found["seconds"]))
    return partial(kind, playouts=int(found["playouts"]))


def habits(name: str) -> Habits:
    """How attentive the bot of this name is."""
    return HABITS.get(name, Habits())


def player(name: str, rules: Ruleset, seed: int) -> Player:
    """A bot with its habits, ready to take a seat."""
    return Player(name, find(name)(rules, seed), habits(name), seed)
