"""The public names of the package: `lastcard.Round` and the others, to play, replay and look at games from Python."""

from __future__ import annotations

from lastcard.core.actions import Action, parse
from lastcard.core.errors import Problem, Refusal
from lastcard.core.events import Event
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.engine.memory import Memory
from lastcard.engine.round import Round
from lastcard.match.match import Match
from lastcard.match.view import View, view
from lastcard.record import Record, check, dumps, load, replay

__all__ = [
    "PRESETS",
    "Action",
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
    "load",
    "parse",
    "replay",
    "view",
]
