"""A ruleset lowered to masks and numbers by face: what each does, what may answer it, what it is worth."""

from __future__ import annotations

from functools import lru_cache

from lastcard.core.cards import (
    CUSTOM,
    DRAW_TWO_RANK,
    FIRST_WILD,
    RANKS,
    REVERSE_RANK,
    SHUFFLE_HANDS,
    SKIP_RANK,
    WILD_DRAW_FOUR,
    WILD_DRAW_TWO,
    WILD_REVERSE,
    WILD_SKIP,
    WILD_SKIP_TWO,
    WILD_SWAP,
    WILD_TARGET,
    is_wild,
    rank_of,
    worth,
)
from lastcard.core.rules import MAX_SEATS, Ruleset
from lastcard.engine.codes import (
    AGAIN,
    DARE,
    DRAW_CARDS,
    DRAW_UNTIL_COLOUR,
    HONOUR,
    JOKE,
    LEVEL_EVERYONE,
    LEVEL_NEXT,
    NOTHING,
    OPEN,
    REVERSE,
    ROTATE,
    SHED_WILDS,
    SHUFFLE,
    SKIP,
    SKIP_TWO,
    STUCK,
    SWAP,
    TARGET,
)

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit

_CUSTOM_EFFECTS = {
    "draw-until-colour next": DRAW_UNTIL_COLOUR,
    "shed-wilds everyone": SHED_WILDS,
    "stuck-draws next": STUCK,
    "again": AGAIN,
    "level next": LEVEL_NEXT,
    "level everyone": LEVEL_EVERYONE,
    "open everyone": OPEN,
    "joke self": JOKE,
    "honour next": HONOUR,
    "dare next": DARE,
    "nothing": NOTHING,
}

_PLAIN = (NOTHING, SKIP, REVERSE, SKIP_TWO, DRAW_CARDS, AGAIN, STUCK, HONOUR)  # moves, shows and asks for nothing
_ATTACKS = (SKIP, SKIP_TWO, DRAW_CARDS, TARGET)  # takes a turn from somebody, or makes them draw


class LoweredRules:
    """Everything that the engine has to know of a ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        if not cython.compiled:
            self.effect = bytearray(64)
            self.amount = bytearray(64)
            self.worth = bytearray(64)
            self.like = [0] * 64
            self.answers = [0] * 64
            self.colours = [0] * 5
            self.deck = bytearray(112)
            self.hands = bytearray(MAX_SEATS)
        self.rules = rules
        self.cards = len(rules.cards)
        for place, face in enumerate(rules.cards):
            self.deck[place] = face
        for seat in range(MAX_SEATS):
            self.hands[seat] = rules.hand_size
        for seat, size in enumerate(rules.hands):
            self.hands[seat] = size
        self.uno_penalty = rules.uno_penalty
        self.false_catch = rules.false_catch
        self.start_acts = rules.first_card == "acts"
        self.coloured = rules.coloured
        self.bluff = rules.bluff
        self.challenge = rules.challenge
        self.stacking = rules.stacking != "off"
        self.jump_in = rules.jump_in
        self.draw_until = rules.draw == "until-playable"
        self.must_play = rules.drawn_card == "must-play"
        self.reverse_skips = rules.two_player_reverse == "skip"
        self.window_done = rules.uno_window == "next-done"
        self.penalise = rules.misplay == "penalise"
        self.advice = rules.advice
        self.own_points = rules.fewest
        self.partners = rules.teams == "partners"

        every = sum(bit(face) for face in range(64))
        wilds = sum(bit(face) for face in range(FIRST_WILD, 64))
        colours = [sum(bit(face) for face in range(RANKS * colour, RANKS * colour + RANKS)) for colour in range(4)]
        draw_twos = sum(bit(RANKS * colour + DRAW_TWO_RANK) for colour in range(4))
        draw_four = bit(WILD_DRAW_FOUR)
        self.wd4 = draw_four if self.coloured else 0
        self.needs_colour = wilds if self.coloured else 0
        self.ending = every if rules.last_shuffle == "wins" else every & ~bit(SHUFFLE_HANDS)
        self.jumpable = every if rules.wild_jump_in else every & ~wilds
        for colour in range(4):
            self.colours[colour] = colours[colour]

        needs_target = bit(WILD_TARGET) | bit(WILD_SWAP)
        for face in range(64):
            rank = rank_of(face)
            self.worth[face] = worth(face, rules.deck)
            if not self.coloured:
                self.like[face] = every
            elif is_wild(face):
                self.like[face] = wilds
            else:
                self.like[face] = wilds | sum(bit(RANKS * colour + rank) for colour in range(4))
            if not is_wild(face):
                if rank == SKIP_RANK:
                    self.effect[face] = SKIP
                elif rank == REVERSE_RANK:
                    self.effect[face] = REVERSE
                elif rank == DRAW_TWO_RANK:
                    self._draws(face, 2)
                elif rank == 7 and rules.seven_zero:
                    self.effect[face] = SWAP
                    needs_target |= bit(face)
                elif rank == 0 and rules.seven_zero:
                    self.effect[face] = ROTATE
                if rank == DRAW_TWO_RANK and self.stacking:
                    self.answers[face] = draw_twos | (draw_four if rules.stacking == "mixed" else 0)
        if self.stacking:
            self.answers[WILD_DRAW_FOUR] = draw_four | (draw_twos if rules.stacking == "mixed" else 0)
        self._draws(WILD_DRAW_FOUR, 4)
        self._draws(WILD_DRAW_TWO, 2)
        self.effect[WILD_TARGET] = TARGET
        self.amount[WILD_TARGET] = 2
        self.effect[WILD_SWAP] = SWAP
        self.effect[WILD_REVERSE] = REVERSE
        self.effect[WILD_SKIP] = SKIP
        self.effect[WILD_SKIP_TWO] = SKIP_TWO
        self.effect[SHUFFLE_HANDS] = SHUFFLE
        for face, custom in zip(CUSTOM, rules.custom, strict=False):
            self.effect[face] = _CUSTOM_EFFECTS[custom.kind]
            self.amount[face] = custom.number
        self.needs_target = needs_target
        attacks = (*_ATTACKS, REVERSE) if self.reverse_skips else _ATTACKS
        self.attacks = sum(bit(face) for face in range(64) if self.effect[face] in attacks)
        self.plain = sum(bit(face) for face in range(64) if self.effect[face] in _PLAIN)

    def _draws(self, face: int, amount: int) -> None:
        self.effect[face] = DRAW_CARDS
        self.amount[face] = amount


@lru_cache(maxsize=1024)
def lowered_of(rules: Ruleset) -> LoweredRules:
    return LoweredRules(rules)
