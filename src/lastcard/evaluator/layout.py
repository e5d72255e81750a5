"""Where each input of the seat's net stands: numbers of the first of a group of inputs, each on or off.

Colours have no names here: the first is the one in force before the choice, then come those that the seat holds most
of. setup.py makes layout.pxd of this module, as it does of engine/codes.py.
"""

from __future__ import annotations

VERSION = 2  # of the inputs: a net that was trained on others is refused

# What the seat knows before it chooses

AT_RULES = 0
AT_ALIVE = AT_RULES + 16  # in the round, from 2 on
AT_PHASE = AT_ALIVE + 9
AT_STATE = AT_PHASE + 8  # on turn, hands open, a draw that costs more
AT_PENALTY = AT_STATE + 3  # at least 1, 3, 5, 7, 9, 13 cards
AT_STOCK = AT_PENALTY + 6  # by size
AT_UNSEEN = AT_STOCK + 6  # of each colour, as a share of the unseen cards, in six steps
AT_UNSEEN_WILDS = AT_UNSEEN + 24  # at least 1 to 4 Wilds, then Wild Draw Fours
AT_OTHERS = AT_UNSEEN_WILDS + 8  # three blocks: the next in order of play, the one after, the one before

# In a block

PRESENT = 0
HOLDS = PRESENT + 1  # by size
LACKS = HOLDS + 11  # nothing of a colour
FEW = LACKS + 4  # one or two of it
SHOWN = FEW + 4  # known to hold of a colour, and wilds
STANDING = SHOWN + 5  # can be challenged, can be caught, a partner
NAMED = STANDING + 3  # the colour named with a wild, lately or longer ago
TURNED_TO = NAMED + 8  # the colour changed to by a card of the same kind, lately
TURNED_FROM = TURNED_TO + 4  # and the one before
LAID = TURNED_FROM + 4  # two or more of a colour, four or more
LAST = LAID + 8  # laid, drew, kept, accepted
BLOCK = LAST + 4

AT_REST = AT_OTHERS + 3 * BLOCK  # all others: fewest cards, how many hold one or two, whether somebody lacks a colour
END_KNOWN = AT_REST + 12

# What comes of the choice

AT_VERB = END_KNOWN
WAIT = 11  # instead of a verb: not jumping in
AT_KIND = AT_VERB + 12  # a jump-in, a bluff, another colour, hands that move, going out
AT_COLOUR = AT_KIND + 5  # in force then
AT_EFFECT = AT_COLOUR + 5  # of the top card then
AT_NUMBER = AT_EFFECT + 19
AT_HAND = AT_NUMBER + 10  # of each face at least 1
AT_PAIRS = AT_HAND + 64  # at least 2
AT_HEAPS = AT_PAIRS + 64  # of each wild at least 3, at least 5
AT_SIZE = AT_HEAPS + 24
AT_COLOURS = AT_SIZE + 16  # of each colour at least 1 to 5 faces
AT_FITTING = AT_COLOURS + 20  # at least 1 to 5 faces that fit the top card
AT_ATTACKS = AT_FITTING + 5  # at least 1 to 3 faces that take a turn
AT_WILDS = AT_ATTACKS + 3  # at least 1 to 3 wilds
AT_FOLLOWED = AT_WILDS + 3  # the share of unseen cards of the colour in force, in six steps
AT_LIKE = AT_FOLLOWED + 6  # at least 1, 2, 3, 4, 6 unseen cards of the same kind in other colours
AT_TURN = AT_LIKE + 5  # whose turn it is then: one's own, a partner's
AT_VICTIM = AT_TURN + 2  # how many cards whoever loses a turn or draws holds
AT_FEWEST = AT_VICTIM + 8  # of the opponents
AT_DRAWS = AT_FEWEST + 5  # at least 2, 4, 6, 8 cards to draw
AT_THEN = AT_DRAWS + 4  # three blocks: the others in the order in which they play then

# In such a block

THEN_PRESENT = 0
THEN_PARTNER = THEN_PRESENT + 1
THEN_SIZE = THEN_PARTNER + 1  # how many cards they hold
THEN_BLOCKED = THEN_SIZE + 8  # how likely they have no card that fits
THEN_NAMED = THEN_BLOCKED + 8  # whether they named the colour in force then, lately or longer ago
THEN_TURNED_TO = THEN_NAMED + 2  # or changed to it
THEN_TURNED_FROM = THEN_TURNED_TO + 1  # or left it
THEN_LAID = THEN_TURNED_FROM + 1  # or laid two or more of it, four or more
THEN_BLOCK = THEN_LAID + 2
SIZE = AT_THEN + 3 * THEN_BLOCK
