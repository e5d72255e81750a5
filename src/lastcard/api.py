"""The public names of the package: `lastcard.Round` and the others, to play, replay and look at games from Python."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from lastcard.core.actions import Action, parse
from lastcard.core.errors import Problem, Refusal
from lastcard.core.events import Event
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.engine.memory import Memory
from lastcard.engine.round import Round
from lastcard.match.match import Match
from lastcard.match.view import View, view
from lastcard.record import Record, check, dumps, load, replay

if TYPE_CHECKING:
    from lastcard.analysis.chances import Chances, evaluate

__all__ = [
    "PRESETS",
    "Action",
    "Chances",
    "Event",
    "Match",
    "Memory",
    "Problem",
    "Record",
    "Refusal",
    "Round",
    "Ruleset",
    "View",
    "check",
    "dumps",
    "evaluate",
    "load",
    "parse",
    "replay",
    "view",
]


def __getattr__(name: str) -> Any:
    """What stands on the bots, loaded when it is used."""
    if name in ("Chances", "evaluate"):
        return getattr(import_module("lastcard.analysis.chances"), name)
    raise AttributeError(f"module 'lastcard.api' has no attribute '{name}'")
