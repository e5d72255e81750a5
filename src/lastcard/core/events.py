"""What happened in a round or a match, as values; who may see the cards of an event is part of it."""

from __future__ import annotations

from typing import Final

import msgspec

EVERYBODY: Final = -1

# Kinds of events and what their fields say. `cards` are seen by the audience alone, `count` by everybody.
KINDS: Final = {
    "dealer-drew": "before the first deal, seat drew face",
    "dealer": "seat deals; count is 1 if it drew the highest card for it",
    "dealt": "seat got count cards, cards",
    "turned": "face was turned up to start the discard pile; seat has the first turn",
    "put-back": "the Wild Draw Four that was turned up, face, went back into the draw pile",
    "played": "seat laid face, named colour, chose other; count is 1 for a jump-in",
    "called": "seat called UNO",
    "caught": "other caught seat, who had not called",
    "false-catch": "seat wrongly tried to catch other",
    "drew": "seat drew count cards, cards",
    "passed": "seat kept the card drawn",
    "accepted": "seat took the penalty of count cards",
    "challenged": "seat challenged other, whose hand was cards; count is 1 if the Wild Draw Four was wrong",
    "colour": "seat named colour for the start card",
    "skipped": "seat loses the turn",
    "reversed": "the direction is now clockwise (count 1) or counter-clockwise (count -1)",
    "swapped": "seat and other exchanged hands",
    "rotated": "all hands moved on one seat, in direction count",
    "mixed": "seat collected and dealt all hands anew",
    "hand": "after hands moved, seat holds cards",
    "reshuffled": "the discard pile, count cards, became the draw pile",
    "opened": "all hands are open; seat holds cards",
    "closed": "hands are hidden again",
    "ordered": "seat has to discard, down to count cards",
    "shed": "seat discarded cards",
    "joke": "seat tells a joke",
    "honoured": "seat may not bend the elbows until somebody calls UNO",
    "dared": "seat is dared",
    "performed": "seat takes the dare",
    "declined": "seat does not take the dare",
    "voted": "seat voted yes (count 1) or no (count 0)",
    "verdict": "the vote over seat ended with yes (count 1) or no (count 0)",
    "accused": "seat accuses other of having given advice",
    "objected": "seat objected to face, which other takes back",
    "won": "seat went out",
    "void": "nobody could play or draw: the round counts nothing",
}


class Event(msgspec.Struct, frozen=True):
    """One thing that happened. Seats count from 1, 0 is nobody; colours from 1, 0 is none; a face of -1 is none."""

    kind: str
    seat: int = 0
    other: int = 0
    face: int = -1
    colour: int = 0
    count: int = 0
    cards: tuple[int, ...] = ()
    audience: int = EVERYBODY  # bit n stands for seat n + 1

    def seen_by(self, seat: int) -> bool:
        """Whether this seat may see the cards; 0 is a spectator."""
        return self.audience == EVERYBODY or (seat > 0 and bool(self.audience >> (seat - 1) & 1))
