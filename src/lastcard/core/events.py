"""Events: what happened in a round or a match, as a viewer is sent it; who may see the cards is part of it before."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from lastcard.core.fields import CardOrNone, Cards, ColourOrNone, Number, Seat, named

EVERYBODY: Final = -1

# Kinds of events and what their fields say. `cards` are seen by the audience alone, `count` by everybody.
KINDS: Final = {
    "dealer-drew": "before the first deal, seat drew card",
    "dealer": "seat deals; count is 1 if it drew the highest card for it",
    "dealt": "seat got count cards, cards",
    "turned": "card was turned up to start the discard pile; seat has the first turn",
    "put-back": "the Wild Draw Four that was turned up, card, went back into the draw pile",
    "played": "seat laid card, named colour, chose other; count is 1 for a jump-in",
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
    "objected": "seat objected to card, which other takes back",
    "won": "seat went out",
    "void": "nobody could play or draw: the round counts nothing",
}
# Those that befall somebody
LOUD: Final = {
    "skipped",
    "caught",
    "false-catch",
    "challenged",
    "swapped",
    "rotated",
    "mixed",
    "objected",
    "verdict",
    "won",
}


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, in tokens. Seats count from 1, 0 is nobody; `cards` are for those who may see them."""

    kind: Annotated[str, named("Kind", KINDS)]
    seat: Seat = 0
    other: Seat = 0
    card: CardOrNone = ""
    colour: ColourOrNone = ""
    count: Number = 0
    cards: Cards = ()
    audience: Annotated[int, Meta(ge=EVERYBODY, le=EVERYBODY)] = EVERYBODY  # bit n: seat n + 1; it is never sent

    def seen_by(self, viewer: int) -> bool:
        """Whether this seat may see the cards; 0 is a spectator."""
        return includes(self.audience, viewer)


def includes(audience: int, viewer: int) -> bool:
    """Whether a seat is of an audience; 0 is a spectator."""
    return audience == EVERYBODY or (viewer > 0 and bool(audience >> (viewer - 1) & 1))


def seen(event: Event, viewer: int) -> Event:
    """An event as a viewer may know it."""
    return event if event.audience == EVERYBODY else _shown(event, event.cards if event.seen_by(viewer) else ())


def laid_open(event: Event) -> Event:
    """An event with its cards, for everybody."""
    return event if event.audience == EVERYBODY else _shown(event, event.cards)


def _shown(event: Event, cards: tuple[str, ...]) -> Event:
    return msgspec.structs.replace(event, cards=cards, audience=EVERYBODY)
