"""The observation: what a seat may know, written as numbers into an array. Where each stands is in `layout`."""

from __future__ import annotations

from lastcard.core.cards import SHUFFLE_HANDS
from lastcard.core.rules import EFFECTS, Ruleset
from lastcard.engine.lowered import lowered_of
from lastcard.engine.observation import Observation
from lastcard.envs.table import Table

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.arrays import copy
    from lastcard.engine.bits import bit, lowest, popcount
    from lastcard.engine.codes import CHOSE, IN_OVER, IN_SHED, IN_VOTE, NO_COLOUR, RANKS, SIGNS
    from lastcard.envs.layout import (
        AT_COLOUR,
        AT_DOUBTED,
        AT_HAND,
        AT_OTHERS,
        AT_PHASE,
        AT_RECENT,
        AT_RULES,
        AT_STATE,
        AT_TOP,
        AT_UNSEEN,
        AT_VOTE,
        ENTRY,
        OBSERVED,
        OTHER,
        OTHER_CALLED,
        OTHER_CARDS,
        OTHER_CHOSE,
        OTHER_KNOWN,
        OTHER_MAYBE,
        OTHER_MISPLAYED,
        OTHER_OFFENDER,
        OTHER_PARTNER,
        OTHER_PRESENT,
        OTHER_UNCALLED,
        PLACES,
        RECENT,
        RULES,
        STATE_ASIDE,
        STATE_CALLED,
        STATE_CLOCKWISE,
        STATE_DISCARD,
        STATE_ON_TURN,
        STATE_OPEN,
        STATE_PENALTY,
        STATE_PLAYERS,
        STATE_SHED,
        STATE_SHED_TO,
        STATE_SIZE,
        STATE_STOCK,
        STATE_STUCK,
        STATE_UNCALLED,
        STATE_VOTERS,
        STATE_YES,
        TOLD,
    )


class Encoder:
    """Writes what a seat may know into `row`, wherever that is."""

    def __init__(self, rules: Ruleset, seats: int) -> None:
        if not cython.compiled:
            self.row = bytearray(OBSERVED)
            self.deck = bytearray(64)
            self.rules = bytearray(RULES)
            self.order = bytearray(PLACES * 20)  # for each seat and direction the others, in the order of play
            self.who = bytearray(PLACES * 20)  # and each seat, from 1, as it is called in what was said; 0 is nobody
        self.at = 0  # of whoever looks, in these two
        self.observation = Observation(rules, seats)
        for face in rules.cards:
            self.deck[face] += 1
        for place, value in enumerate(flags(rules)):
            self.rules[place] = value
        for seat in range(seats):
            self.sit(seat, seats, PLACES * 2 * seat, -1)
            self.sit(seat, seats, PLACES * (2 * seat + 1), 1)

    def sit(self, seat: int, seats: int, at: int, direction: int) -> None:
        """Finds the places of the others as a seat sees them when play goes in this direction."""
        self.who[at] = 0
        self.who[at + seat + 1] = 1
        for place in range(seats - 1):
            other = (seats + seat + (place + 1) * direction) % seats
            self.order[at + place] = other
            self.who[at + other + 1] = place + 2

    def __reduce__(self) -> tuple[object, ...]:
        return Encoder, (self.observation.rules, self.observation.seats)

    def look(self, table: Table, seat: int) -> int:
        """Takes in what the seat may know; says of which others it knows any cards."""
        game = table.game
        memory = table.crowd
        known = (bit(game.seats) - 1) & ~bit(seat)
        hidden = not game.openers and game.phase != IN_OVER
        if table.apart & bit(seat):
            table.catch_up(bit(seat))
            memory = table.own_memory(seat)
            if hidden:
                known = table.still_shown(seat)
        elif hidden:
            known = 0
        self.observation.survey(game, seat, memory, known)
        return known

    def write(self, table: Table, seat: int) -> None:
        known = self.look(table, seat)
        observation = self.observation
        row = self.row
        self.at = PLACES * (2 * seat + (observation.direction > 0))
        if cython.compiled:
            begin_row(self, table.game)  # type: ignore[name-defined]  # noqa: F821  (of the type sheet)
        else:
            for face in range(64):
                row[AT_HAND + face] = observation.count[face]
                row[AT_UNSEEN + face] = self.deck[face] - observation.count[face] - observation.laid[face]
            row[AT_TOP:AT_RULES] = bytes(AT_RULES - AT_TOP)
            row[AT_RULES:OBSERVED] = self.rules
        row[AT_TOP + observation.top] = 1
        row[AT_COLOUR + observation.colour] = 1
        row[AT_PHASE + observation.phase] = 1
        if observation.offender >= 0:
            row[AT_DOUBTED + observation.doubted] = 1
        self.write_state(observation, table, seat)
        self.write_others(observation)
        if known:
            self.write_hands(observation, known)
        self.write_marks(observation)
        self.write_recent(table)

    def write_state(self, observation: Observation, table: Table, seat: int) -> None:
        row = self.row
        at = AT_STATE
        row[at + STATE_ASIDE] = table.arbiter.aside and seat == table.seat
        row[at + STATE_ON_TURN] = seat == observation.turn
        row[at + STATE_CLOCKWISE] = observation.direction > 0
        row[at + STATE_PENALTY] = observation.penalty
        row[at + STATE_STUCK] = observation.stuck
        row[at + STATE_STOCK] = observation.n_stock
        row[at + STATE_DISCARD] = observation.n_discard
        row[at + STATE_PLAYERS] = observation.n_alive
        row[at + STATE_SIZE] = observation.size[seat]
        row[at + STATE_UNCALLED] = observation.vulnerable & bit(seat) != 0
        row[at + STATE_CALLED] = observation.early == seat
        row[at + STATE_OPEN] = observation.openers != 0
        if observation.phase == IN_SHED:
            row[at + STATE_SHED_TO] = observation.order_size
            if seat == observation.turn:
                row[at + STATE_SHED] = len(table.gathered)
        elif observation.phase == IN_VOTE:
            row[AT_VOTE + observation.vote_kind] = 1
            row[at + STATE_YES] = observation.yes
            row[at + STATE_VOTERS] = popcount(observation.voters)

    def write_others(self, observation: Observation) -> None:
        row = self.row
        first = self.at
        alive = observation.alive
        for place in range(observation.seats - 1):
            other = self.order[first + place]
            at = AT_OTHERS + OTHER * place
            row[at + OTHER_PRESENT] = alive & bit(other) != 0
            row[at + OTHER_CARDS] = observation.size[other]
            if cython.compiled:
                cap(row, at + OTHER_MAYBE, observation, other)  # type: ignore[name-defined]  # noqa: F821
            else:
                for colour in range(4):
                    row[at + OTHER_MAYBE + colour] = min(observation.size[other], observation.maybe[other * 4 + colour])
            colour = observation.signs[other * SIGNS + CHOSE]
            row[at + OTHER_CHOSE + colour] = colour < NO_COLOUR  # none is the next place, which is still empty

    def write_hands(self, observation: Observation, known: int) -> None:
        """Of these others how many cards of each colour, and how many wilds, are known; those are to be seen."""
        row = self.row
        while known:
            other = lowest(known)
            known &= known - 1
            at = AT_OTHERS + OTHER * (self.who[self.at + other + 1] - 2) + OTHER_KNOWN
            if cython.compiled:
                take_out(row, observation, other)  # type: ignore[name-defined]  # noqa: F821  (of the type sheet)
                count_colours(row, at, observation, other)  # type: ignore[name-defined]  # noqa: F821
            else:
                hand = observation.known[other * 64 : other * 64 + 64]
                for face in range(64):
                    row[AT_UNSEEN + face] = max(0, row[AT_UNSEEN + face] - hand[face])
                for colour in range(5):
                    row[at + colour] = sum(hand[RANKS * colour : RANKS * colour + RANKS])

    def write_marks(self, observation: Observation) -> None:
        if observation.lowered.partners:
            for place in range(1, observation.seats - 1, 2):
                self.row[AT_OTHERS + OTHER * place + OTHER_PARTNER] = 1
        left = observation.vulnerable
        while left:
            self.mark(lowest(left), OTHER_UNCALLED)
            left &= left - 1
        self.mark(observation.early, OTHER_CALLED)
        self.mark(observation.offender, OTHER_OFFENDER)
        self.mark(observation.wrong_by, OTHER_MISPLAYED)

    def mark(self, other: int, what: int) -> None:
        """What is true of one other seat, unless that is nobody or whoever looks."""
        place = self.who[self.at + other + 1] - 2
        if place >= 0:
            self.row[AT_OTHERS + OTHER * place + what] = 1

    def write_recent(self, table: Table) -> None:
        """What was said last, latest first: who, the verb, the card and the colour, each from 1."""
        row = self.row
        first = self.at
        copy(row, AT_RECENT, table.told, 0, TOLD)
        for place in range(RECENT):
            row[AT_RECENT + ENTRY * place] = self.who[first + table.told[ENTRY * place]]

    def observe(self, table: Table, seat: int) -> bytearray:
        """What a seat may know now."""
        found = bytearray(OBSERVED)
        if cython.compiled:
            look_at(self, found)  # type: ignore[name-defined]  # noqa: F821  (of the type sheet)
        else:
            self.row = found
        self.write(table, seat)
        return found


def flags(rules: Ruleset) -> bytes:
    """The rules as numbers, so that one net can play by all of them."""
    lowered = lowered_of(rules)
    found = [
        rules.deck == "112",
        not rules.coloured,
        rules.hand_size,
        rules.first_card == "acts",
        rules.bluff,
        rules.challenge,
        rules.stacking != "off",
        rules.stacking == "mixed",
        rules.seven_zero,
        rules.jump_in,
        rules.wild_jump_in,
        rules.draw == "until-playable",
        rules.drawn_card == "must-play",
        rules.two_player_reverse == "skip",
        bit(SHUFFLE_HANDS) & lowered.ending != 0,
        rules.uno_window == "next-done",
        rules.uno_penalty,
        rules.false_catch,
        rules.misplay == "penalise",
        rules.advice,
        rules.fewest,
        rules.teams == "partners",
    ]
    effects = list(EFFECTS)
    for custom in rules.custom:
        found += [effects.index(custom.kind) + 1, custom.number]
    return bytes(found)
