"""A single position, of a match as it was or as somebody would have it: its chances, and what is best."""

from __future__ import annotations

from typing import NamedTuple

from lastcard.analysis.advice import advise
from lastcard.analysis.chances import Chances, evaluate
from lastcard.analysis.review import Decision
from lastcard.engine.memory import Memory
from lastcard.engine.round import Round
from lastcard.engine.shuffles import Stream
from lastcard.match.match import Match
from lastcard.match.view import SPECTATOR, seats_of, view
from lastcard.record import Record, branch


class Assessment(NamedTuple):
    """Where a branch stands, what everybody there may remember, what to expect, and the best for who is to act."""

    match: Match
    round: Round
    seen: Memory
    chances: Chances
    advice: Decision | None


def assess(game: Record) -> Assessment:
    """Judges the position that a branch ends with."""
    seats = len(game.seats)
    memories = [Memory(viewer, seats) for viewer in range(seats + 1)]
    for step in branch.going_on(game, Stream(b"")):
        if step.number == len(game.rounds) - 1:
            for memory in memories:
                memory.watch(step.events)
    asked = seats_of(step.round.awaited())
    best = advise(view(step.round, asked[0], memories[asked[0]]), game.rules) if asked else None
    return Assessment(step.match, step.round, memories[SPECTATOR], evaluate(step.round, match=step.match), best)
