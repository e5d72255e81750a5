"""Where everything stands: the one list of actions, and the slices of an observation.

setup.py makes layout.pxd of this module, as it does of engine/codes.py. Others are counted in the order of play from
the seat that acts or looks: the next to play is 0.
"""

from __future__ import annotations

# Actions

OTHERS = 9
SEVEN = 7
FIRST_AIMED = 62  # Wild Targeted Draw Two; Wild Forced Swap comes after it
TO_LAY = 0  # a coloured card, by its face
TO_LAY_WILD = TO_LAY + 52  # a wild and the colour named, 4 each; without a colour to name, the first
TO_SWAP = TO_LAY_WILD + 48  # a seven whose player changes hands with somebody, 9 each
TO_AIM = TO_SWAP + 36  # Wild Targeted Draw Two, then Wild Forced Swap, at somebody, 9 each
TO_DRAW = TO_AIM + 18
TO_PASS = TO_DRAW + 1
TO_ACCEPT = TO_PASS + 1
TO_CHALLENGE = TO_ACCEPT + 1
TO_NAME = TO_CHALLENGE + 1  # the colour of the start card, 4
TO_PERFORM = TO_NAME + 4
TO_DECLINE = TO_PERFORM + 1
TO_SAY_YES = TO_DECLINE + 1
TO_SAY_NO = TO_SAY_YES + 1
TO_CALL = TO_SAY_NO + 1
TO_OBJECT = TO_CALL + 1
TO_CATCH = TO_OBJECT + 1  # somebody, 9
TO_ACCUSE = TO_CATCH + 9  # somebody of advice, 9
TO_WAIT = TO_ACCUSE + 9  # nothing, where something could be said out of turn
TO_CLOSE = TO_WAIT + 1  # a shed: no more cards
ACTIONS = TO_CLOSE + 1

# Observations

AT_HAND = 0
AT_UNSEEN = AT_HAND + 64
AT_TOP = AT_UNSEEN + 64
AT_COLOUR = AT_TOP + 64
AT_PHASE = AT_COLOUR + 5
AT_DOUBTED = AT_PHASE + 8
AT_VOTE = AT_DOUBTED + 5
AT_STATE = AT_VOTE + 3

# In the state

STATE_ASIDE = 0
STATE_ON_TURN = 1
STATE_CLOCKWISE = 2
STATE_PENALTY = 3
STATE_STUCK = 4
STATE_STOCK = 5
STATE_DISCARD = 6
STATE_PLAYERS = 7
STATE_SIZE = 8
STATE_UNCALLED = 9
STATE_CALLED = 10
STATE_OPEN = 11
STATE_SHED_TO = 12
STATE_SHED = 13
STATE_YES = 14
STATE_VOTERS = 15

AT_OTHERS = AT_STATE + 16

# In the block of another seat

OTHER_PRESENT = 0
OTHER_CARDS = OTHER_PRESENT + 1
OTHER_MAYBE = OTHER_CARDS + 1
OTHER_KNOWN = OTHER_MAYBE + 4
OTHER_CHOSE = OTHER_KNOWN + 5
OTHER_UNCALLED = OTHER_CHOSE + 4
OTHER_CALLED = OTHER_UNCALLED + 1
OTHER_OFFENDER = OTHER_CALLED + 1
OTHER_MISPLAYED = OTHER_OFFENDER + 1
OTHER_PARTNER = OTHER_MISPLAYED + 1
OTHER = OTHER_PARTNER + 1

AT_RECENT = AT_OTHERS + OTHERS * OTHER
RECENT = 8
ENTRY = 4
TOLD = RECENT * ENTRY
AT_RULES = AT_RECENT + TOLD
RULES = 32
OBSERVED = AT_RULES + RULES

PLACES = 16  # room for nobody and ten seats, as whoever looks counts them

AUTO, OWN, FULL = range(3)  # what seats decide beside their turn, as in batch.ASIDES
SAME, NEXT, OFF = range(3)  # when a round that is over is dealt anew, as in batch.AUTORESETS

NOTE = 4  # numbers that say what there is to remember of an action
NOTES = 16 * NOTE  # kept for those who have not taken them in yet

# Chance card by card

CHANCE, NOBODY = -1, -4  # who decides, if it is no seat, by OpenSpiel's numbers
DEAL = -1  # instead of an action
FIRST_SEAT = 64  # outcomes from here on are who is asked first out of turn; those below, faces
RECALLED = 32  # actions in the tensor of an information state

HANDS = 640  # of the perfect view: 64 counts a seat, one's own first, then in the order of play

# The slices by name: where they begin, how many there are, the most that each can be, and what they are

SLICES = {
    "hand": (AT_HAND, 64, 112, "one's own cards, how many of each face"),
    "unseen": (AT_UNSEEN, 64, 112, "cards that the seat can't place: in the draw pile, or unknown in another hand"),
    "top": (AT_TOP, 64, 1, "the face of the top card"),
    "colour": (AT_COLOUR, 5, 1, "the colour in force; the fifth is none"),
    "phase": (AT_PHASE, 8, 1, "turn, drew, penalty, colour, shed, dare, vote, over"),
    "doubted": (AT_DOUBTED, 5, 1, "the colour in force before the Wild Draw Four that can be challenged"),
    "vote": (AT_VOTE, 3, 1, "what is voted on: advice, a joke, a dare"),
    "state": (
        AT_STATE,
        16,
        255,
        (
            "asked out of turn, on turn, clockwise, penalty, cards a draw costs who can't play, "
            "draw pile, discard pile, players, own cards, can be caught, has called, hands open, cards to keep, cards "
            "shed so far, votes for yes, votes to come"
        ),
    ),
    "others": (
        AT_OTHERS,
        OTHERS * OTHER,
        112,
        (
            "for each of nine others in the order of play: present, cards, how many "
            "may be of each colour (4), known cards of each colour and wilds (5), the colour chosen last (4), can be "
            "caught, has called, can be challenged, has misplayed, partner"
        ),
    ),
    "recent": (
        AT_RECENT,
        TOLD,
        65,
        (
            "the last eight things said, latest first: who (1 is oneself, then in the "
            "order of play), the verb, the face laid, the colour named, each from 1; 0 is none"
        ),
    ),
    "rules": (
        AT_RULES,
        RULES,
        255,
        (
            "deck of 112, all wild, cards dealt, start card acts, bluff, challenge, stacking, "
            "mixed stacking, seven-zero, jump-in, wild jump-in, draw until playable, must play, two-player reverse "
            "skips, last shuffle wins, call until done, penalty of a catch, of a false catch, misplays, advice, fewest "
            "points, partners, then effect and number of three customizable cards"
        ),
    ),
}
