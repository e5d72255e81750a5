"""Puzzles from what somebody gave away in a match that has been reviewed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from lastcard import record
from lastcard.analysis.review import Review
from lastcard.core.actions import said
from lastcard.puzzles.model import Puzzle, id_of, seen_by, theme_of, watched
from lastcard.puzzles.rounds import alone, cut
from lastcard.record import Record

SHARES: Final = {"loses-10": 0.7, "loses-5": 0.5}  # the marks of what is asked, and how many are taken to find better


def mistakes(game: Record, found: Review) -> Iterator[Puzzle]:
    """All decisions of a match in which somebody clearly gave something away, as puzzles for their seats."""
    rounds = alone(game, game.seats)
    for number, played in rounds.items():
        for decision in found.rounds[number].decisions:
            if decision.mark in SHARES and all(option.action for option in decision.options):
                before = cut(played, decision.after)
                options = [said(decision.seat, option.action) for option in decision.options]
                shown = seen_by(watched(before, decision.seat), decision.seat, hands_open=False)
                theme = theme_of(options)
                yield Puzzle(
                    id=id_of(theme, game.seats, shown, [option.action for option in decision.options]),
                    theme=theme,
                    record=record.dumps(before),
                    seat=decision.seat,
                    options=decision.options,
                    share=SHARES[decision.mark],
                )
