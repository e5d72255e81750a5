"""A deck of few cards for research: small enough that whole games can be solved. Everything else is the engine's."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from lastcard.core.cards import FACES, WILD_DRAW_FOUR
from lastcard.core.errors import Problem
from lastcard.core.rules import MAX_SEATS, Chosen, Ruleset


class Deck(Ruleset, frozen=True, kw_only=True, dict=True):
    """Rules with other cards than a box has. They are played, not kept: a record has no way to say them."""

    faces: tuple[str, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        unknown = [token for token in self.faces if token not in FACES]
        if unknown or not 1 <= len(self.faces) <= 112:
            raise ValueError(f"faces has to be 1 to 112 cards such as R0, YS, W; {', '.join(unknown)}")

    @cached_property
    def cards(self) -> bytes:
        return bytes(sorted(FACES[token] for token in self.faces))

    def check_seats(self, seats: int) -> None:
        """As of any rules, but only as many cards are needed as can be needed."""
        if not 2 <= seats <= MAX_SEATS:
            raise Problem("rules-seats", seats=seats)
        needed = self.hand_size * seats + 1 + self.cards.count(WILD_DRAW_FOUR)
        if self.hands or self.teams != "none" or needed > len(self.cards):
            size = Chosen("hand_size", self.hand_size)
            raise Problem("rules-deck-too-small", seats=seats, hand_size=size, needed=needed, cards=len(self.cards))

    def __str__(self) -> str:
        return f"{super().__str__()} with {' '.join(self.faces)}"

    def toml(self) -> str:
        raise ValueError("cards of one's own choice have no place in a record")


MINI: Final = Deck(
    faces=("R0", "R1", "RS", "Y0", "Y1", "W"), hand_size=2, first_card="ignored", uno_penalty=0, challenge=False
)
