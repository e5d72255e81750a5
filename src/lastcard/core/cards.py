"""The 64 faces: how they are written, which decks hold them and what they are worth."""

from __future__ import annotations

from typing import Final

COLOURS: Final = "RYGB"
NO_COLOUR: Final = 4
RANKS: Final = 13  # in a colour
RANK_TOKENS: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2")
WILD_TOKENS: Final = ("W", "W+4", "WH", "W1", "W2", "W3", "WR", "WS", "WSS", "W+2", "WT", "WX")
TOKENS: Final = tuple(c + r for c in COLOURS for r in RANK_TOKENS) + WILD_TOKENS
FACES: Final = {token: face for face, token in enumerate(TOKENS)}

SKIP_RANK: Final = 10
REVERSE_RANK: Final = 11
DRAW_TWO_RANK: Final = 12
FIRST_WILD: Final = 52
WILD: Final = FACES["W"]
WILD_DRAW_FOUR: Final = FACES["W+4"]
SHUFFLE_HANDS: Final = FACES["WH"]
CUSTOM: Final = (FACES["W1"], FACES["W2"], FACES["W3"])
WILD_REVERSE: Final = FACES["WR"]
WILD_SKIP: Final = FACES["WS"]
WILD_SKIP_TWO: Final = FACES["WSS"]
WILD_DRAW_TWO: Final = FACES["W+2"]
WILD_TARGET: Final = FACES["WT"]
WILD_SWAP: Final = FACES["WX"]


def is_wild(face: int) -> bool:
    return face >= FIRST_WILD


def colour_of(face: int) -> int:
    """That of a wild is NO_COLOUR: there are fewer wilds than ranks."""
    return face // RANKS


def rank_of(face: int) -> int:
    """Of a card that is not wild."""
    return face % RANKS


_NUMBERS_AND_ACTIONS: Final = {
    face: 1 if rank_of(face) == 0 else 2 for face in range(FIRST_WILD)
}  # S0-CON-1, S2-CON-1: one 0, two of everything else a colour
_CLASSIC: Final = _NUMBERS_AND_ACTIONS | {WILD: 4, WILD_DRAW_FOUR: 4}

# How many of each face a deck has. The customizable cards of "112" come on top, as many as the rules include.
# "all-wild" is unverified: S3 gives the sum and the kinds, not the numbers (rules.md §5).
DECKS: Final = {
    "108": _CLASSIC,
    "112": _CLASSIC | {SHUFFLE_HANDS: 1},
    "all-wild": {
        WILD: 54,
        WILD_REVERSE: 14,
        WILD_SKIP: 14,
        WILD_SKIP_TWO: 6,
        WILD_DRAW_TWO: 10,
        WILD_DRAW_FOUR: 6,
        WILD_TARGET: 4,
        WILD_SWAP: 4,
    },
}


def worth(face: int, deck: str) -> int:
    """What a card left in a hand counts (S0-SCO-1, S3-SCO-1)."""
    if deck == "all-wild":
        return 20 if face == WILD else 50
    if face in (WILD, WILD_DRAW_FOUR):
        return 50
    if is_wild(face):
        return 40
    rank = rank_of(face)
    return rank if rank < SKIP_RANK else 20


def spell(cards: bytes | tuple[int, ...] | list[int]) -> str:
    return " ".join(TOKENS[face] for face in cards)
