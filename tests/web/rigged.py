"""`lastcard serve` with decks that a test has stacked, so that what it wants to see happens in the first round.

Timers are as short as a test wants them.

Run as a program: the first argument is the file with the deck, the rest is for `lastcard serve`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lastcard.cli.main import main
from lastcard.core.cards import FACES
from lastcard.core.events import Event
from lastcard.core.rules import Ruleset
from lastcard.deals import model
from lastcard.engine.shuffles import Stream
from lastcard.record import verifiable_shuffle
from lastcard.table import commands, match_state

LEAST = 100  # no pile but a whole deck has so many cards


def stacked(pile: bytes, hands: Sequence[str], top: str, stock: str) -> bytes:
    """A deck that deals these hands, seat by seat, turns up this card, and has these to draw first."""
    dealt = [[FACES[token] for token in hand.split()] for hand in hands]
    order = [hand[place] for place in range(len(dealt[0])) for hand in dealt]
    order += [FACES[token] for token in f"{top} {stock}".split()]
    rest = bytearray(pile)
    for face in order:
        rest.remove(face)
    return bytes(order) + bytes(rest)


def rig(file: Path) -> None:
    """Deals what the file says, to seat 1 first; without it, as chance has it."""

    class Stacked(Stream):
        def shuffled(self, number: int, pile: bytes) -> bytes:
            order = super().shuffled(number, pile)
            if number == 0 and len(pile) >= LEAST and file.exists():
                wanted = json.loads(file.read_text("utf-8"))
                return stacked(order, wanted["hands"], wanted["top"], wanted["stock"])
            return order

    drawn = verifiable_shuffle.first_dealer

    def last_seat_deals(rules: Ruleset, seats: int, key: bytes) -> tuple[int, list[Event]]:
        return (seats - 1, []) if file.exists() else drawn(rules, seats, key)

    modules: tuple[Any, ...] = (match_state, verifiable_shuffle, commands, model)
    modules[0].Stream = Stacked
    modules[1].first_dealer = last_seat_deals
    modules[2].LEAST_TIMER = 1
    modules[3].PACE = 0.0


if __name__ == "__main__":
    rig(Path(sys.argv.pop(1)))
    main()
