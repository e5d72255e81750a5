"""The engine's small numbers: effects, phases, refusals, verbs.

setup.py makes codes.pxd of this module, which gives them to compiled code as C constants and functions: each is
one expression of ints. What it imports it passes on.
"""

from __future__ import annotations

from lastcard.core.actions import (
    ACCEPT,
    ADVICE,
    ASIDE_VERBS,
    CATCH,
    CHALLENGE,
    COLOUR,
    DECISIONS,
    DECLINE,
    DRAW,
    NO,
    OBJECT,
    PASS,
    PERFORM,
    PLAY,
    SHED,
    UNO,
    WITH_UNO,
    YES,
    code_of,
    face_of,
    named_by,
    seat_of,
    target_of,
    verb_of,
    with_colour,
    with_face,
    with_target,
)
from lastcard.core.cards import FIRST_WILD, NO_COLOUR, RANKS, colour_of, is_wild, rank_of

(
    NOTHING,
    SKIP,
    REVERSE,
    SKIP_TWO,
    DRAW_CARDS,
    TARGET,
    SWAP,
    ROTATE,
    SHUFFLE,
    AGAIN,
    DRAW_UNTIL_COLOUR,
    SHED_WILDS,
    STUCK,
    LEVEL_NEXT,
    LEVEL_EVERYONE,
    OPEN,
    JOKE,
    HONOUR,
    DARE,
) = range(19)

PHASES = ("turn", "drew", "penalty", "colour", "shed", "dare", "vote", "over")
IN_TURN, IN_DREW, IN_PENALTY, IN_COLOUR, IN_SHED, IN_DARE, IN_VOTE, IN_OVER = range(8)

WRONG_CHALLENGE = 2  # cards that a challenge costs beside the penalty when it is wrong

ANY = 255  # any number of cards

MOST = 192  # more than anybody can ever choose from

# What plays tell of a hand: a seat's signs are the cards it laid of each colour, and then these
SIGNS = 10
CHOSE, HOW, LAID_SINCE, DREW_SINCE, LEFT, DID = range(4, 10)
BY_KIND, BY_NAME = range(1, 3)  # how it came to the colour that it chose last: a card of the same kind, or a wild
DID_LAY, DID_DRAW, DID_KEEP, DID_ACCEPT = range(1, 5)  # when it last had a say

VOTE_ADVICE, VOTE_JOKE, VOTE_DARE = range(3)

FROM_DISCARD, SHED_SINCE = -1, -2  # instead of a place in the draw pile

(
    FINE,
    MALFORMED,
    ROUND_OVER,
    WRONG_PHASE,
    NOT_YOUR_TURN,
    NOT_IN_HAND,
    NO_JUMP,
    DRAWN_CARD_ONLY,
    NO_STACK,
    NO_MATCH,
    BLUFF_REFUSED,
    COLOUR_MISSING,
    COLOUR_UNEXPECTED,
    TARGET_MISSING,
    TARGET_UNEXPECTED,
    TARGET_WRONG,
    CANNOT_CALL,
    NOTHING_TO_CATCH,
    NOTHING_TO_OBJECT,
    WRONG_COUNT,
    NO_VOTE,
) = range(21)
