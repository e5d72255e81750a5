"""What a seat knows and one of its choices, as inputs of the net that are on or off: see `layout`."""

from __future__ import annotations

from lastcard.core.rules import Ruleset
from lastcard.engine.dice import Dice
from lastcard.engine.lowered import LoweredRules, lowered_of
from lastcard.engine.observation import Observation
from lastcard.engine.worlds import Worlds
from lastcard.evaluator import layout

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit, lowest, popcount
    from lastcard.engine.codes import (
        ACCEPT,
        AGAIN,
        BY_NAME,
        CHALLENGE,
        CHOSE,
        COLOUR,
        DID,
        DRAW_CARDS,
        DREW_SINCE,
        FIRST_WILD,
        HOW,
        LAID_SINCE,
        LEFT,
        NO_COLOUR,
        PLAY,
        RANKS,
        REVERSE,
        ROTATE,
        SHUFFLE,
        SIGNS,
        SKIP,
        SKIP_TWO,
        SWAP,
        TARGET,
        colour_of,
        face_of,
        is_wild,
        named_by,
        rank_of,
        target_of,
        verb_of,
    )
    from lastcard.evaluator.layout import (
        AT_ALIVE,
        AT_ATTACKS,
        AT_COLOUR,
        AT_COLOURS,
        AT_DRAWS,
        AT_EFFECT,
        AT_FEWEST,
        AT_FITTING,
        AT_FOLLOWED,
        AT_HAND,
        AT_HEAPS,
        AT_KIND,
        AT_LIKE,
        AT_NUMBER,
        AT_OTHERS,
        AT_PAIRS,
        AT_PENALTY,
        AT_PHASE,
        AT_REST,
        AT_RULES,
        AT_SIZE,
        AT_STATE,
        AT_STOCK,
        AT_THEN,
        AT_TURN,
        AT_UNSEEN,
        AT_UNSEEN_WILDS,
        AT_VERB,
        AT_VICTIM,
        AT_WILDS,
        BLOCK,
        FEW,
        HOLDS,
        LACKS,
        LAID,
        LAST,
        NAMED,
        PRESENT,
        SHOWN,
        STANDING,
        THEN_BLOCK,
        THEN_BLOCKED,
        THEN_LAID,
        THEN_NAMED,
        THEN_PARTNER,
        THEN_PRESENT,
        THEN_SIZE,
        THEN_TURNED_FROM,
        THEN_TURNED_TO,
        TURNED_FROM,
        TURNED_TO,
        WAIT,
    )

INPUTS = layout.SIZE


class Features:
    """The inputs that are on: `look` at what a seat knows, then `consider` one choice after the other."""

    def __init__(self, rules: Ruleset) -> None:
        if not cython.compiled:
            self.on = [0] * 512  # first those of what is known, then those of the choice
            self.sizes = [0] * 10  # of the hands, after the choice
            self.place = [0] * 5  # of each colour, see `layout`
            self.of_colour = [0] * 5  # how many unseen cards are of it
        self.known = 0  # how many there are of the first
        self.n = 0  # and of both
        self.lowered: LoweredRules = lowered_of(rules)
        self.worlds = Worlds(rules, Dice(0))
        self.flags = self.rule_flags(rules)

    def rule_flags(self, rules: Ruleset) -> int:
        """The rules that change how one plays, as a set."""
        flags = (
            rules.coloured,
            rules.deck == "112",
            len(rules.custom) > 0,
            rules.bluff,
            rules.challenge,
            rules.stacking != "off",
            rules.stacking == "mixed",
            rules.seven_zero,
            rules.jump_in,
            rules.draw == "until-playable",
            rules.drawn_card == "must-play",
            rules.two_player_reverse == "skip",
            rules.uno_penalty > 0,
            rules.fewest,
            rules.teams == "partners",
            rules.misplay == "penalise",
        )
        return sum(1 << place for place, flag in enumerate(flags) if flag)

    def row(self, observation: Observation, code: int) -> bytes:
        """All inputs of a choice, 0 or 1 each."""
        self.look(observation)
        self.consider(observation, code)
        row = bytearray(INPUTS)
        for place in range(self.n):
            row[self.on[place]] = 1
        return bytes(row)

    # What is known

    def look(self, observation: Observation) -> None:
        """Takes in what a seat knows."""
        t = self.lowered
        self.n = 0
        self.worlds.count(observation)
        self.sort_colours(observation)
        for place in range(16):
            if self.flags & bit(place):
                self.put(AT_RULES + place)
        self.put(AT_ALIVE + observation.n_alive - 2)
        self.put(AT_PHASE + observation.phase)
        if observation.seat == observation.turn:
            self.put(AT_STATE)
        if observation.openers:
            self.put(AT_STATE + 1)
        if observation.stuck:
            self.put(AT_STATE + 2)
        self.put_steps(AT_PENALTY, (observation.penalty + 1) // 2, 5)
        if observation.penalty > 12:
            self.put(AT_PENALTY + 5)
        self.put(AT_STOCK + stock_class(observation.n_stock))
        if t.coloured:
            for colour in range(4):
                self.put_share(AT_UNSEEN + 6 * self.place[colour], self.of_colour[colour])
            self.put_steps(AT_UNSEEN_WILDS, self.worlds.unseen[FIRST_WILD], 4)
            self.put_steps(AT_UNSEEN_WILDS + 4, self.worlds.unseen[FIRST_WILD + 1], 4)
        self.look_round(observation)
        self.known = self.n

    def sort_colours(self, observation: Observation) -> None:
        """Gives each colour its place."""
        for colour in range(5):
            self.of_colour[colour] = self.unseen(self.lowered.colours[colour])
            self.place[colour] = colour
        for colour in range(4):
            before = 0
            for other in range(4):
                if other != colour and self.goes_first(observation, other, colour):
                    before += 1
            self.place[colour] = before

    def goes_first(self, observation: Observation, one: int, other: int) -> bool:
        """Whether a colour stands before another one: in force, or more of it held, or less of it unseen."""
        if observation.colour in (one, other):
            return observation.colour == one
        mine = popcount(observation.held & self.lowered.colours[one])
        theirs = popcount(observation.held & self.lowered.colours[other])
        if mine != theirs:
            return mine > theirs
        if self.of_colour[one] != self.of_colour[other]:
            return self.of_colour[one] < self.of_colour[other]
        return one < other

    def look_round(self, observation: Observation) -> None:
        """At the others: three of them by their place, the rest together."""
        following = self.next(observation, observation.seat, observation.direction)
        before = self.next(observation, observation.seat, -observation.direction)
        seen = bit(observation.seat) | bit(following) | bit(before)
        self.look_at(observation, following, AT_OTHERS)
        if observation.n_alive > 3:
            second = self.next(observation, following, observation.direction)
            seen |= bit(second)
            self.look_at(observation, second, AT_OTHERS + BLOCK)
        if observation.n_alive > 2:
            self.look_at(observation, before, AT_OTHERS + 2 * BLOCK)
        rest = observation.alive & ~seen
        if not rest:
            return
        fewest = 99
        few = 0
        lacking = 0
        while rest:
            seat = lowest(rest)
            rest &= rest - 1
            if observation.size[seat] < fewest:
                fewest = observation.size[seat]
            if observation.size[seat] <= 2:
                few += 1
            for colour in range(4):
                if observation.maybe[seat * 4 + colour] == 0:
                    lacking |= bit(self.place[colour])
        self.put(AT_REST + (fewest - 1 if 0 < fewest < 5 else 0 if fewest == 0 else 4 if fewest < 7 else 5))
        self.put_steps(AT_REST + 6, few, 2)
        while lacking:
            self.put(AT_REST + 8 + lowest(lacking))
            lacking &= lacking - 1

    def look_at(self, observation: Observation, seat: int, at: int) -> None:
        """At one of the others."""
        t = self.lowered
        self.put(at + PRESENT)
        self.put(at + HOLDS + size_class(observation.size[seat]))
        if seat == observation.offender:
            self.put(at + STANDING)
        if observation.vulnerable & bit(seat):
            self.put(at + STANDING + 1)
        if t.partners and (seat - observation.seat) % 2 == 0:
            self.put(at + STANDING + 2)
        signs = seat * SIGNS
        last = observation.signs[signs + DID]
        if last > 0:
            self.put(at + LAST + last - 1)
        if not t.coloured:
            return
        if self.worlds.fixed[seat] > 0:
            self.look_at_known(observation, seat, at)
        for colour in range(4):
            place = self.place[colour]
            maybe = observation.maybe[seat * 4 + colour]
            if maybe == 0:
                self.put(at + LACKS + place)
            elif maybe <= 2:
                self.put(at + FEW + place)
            if observation.signs[signs + colour] >= 2:
                self.put(at + LAID + place)
            if observation.signs[signs + colour] >= 4:
                self.put(at + LAID + 4 + place)
        chosen = observation.signs[signs + CHOSE]
        if chosen < NO_COLOUR:
            lately = self.lately(observation, seat)
            if observation.signs[signs + HOW] == BY_NAME:
                self.put(at + NAMED + (0 if lately else 4) + self.place[chosen])
            elif lately:
                self.put(at + TURNED_TO + self.place[chosen])
                if observation.signs[signs + LEFT] < NO_COLOUR:
                    self.put(at + TURNED_FROM + self.place[observation.signs[signs + LEFT]])

    def lately(self, observation: Observation, seat: int) -> bool:
        """Whether a seat chose its colour not long ago."""
        return observation.signs[seat * SIGNS + LAID_SINCE] <= 1 and observation.signs[seat * SIGNS + DREW_SINCE] <= 1

    def look_at_known(self, observation: Observation, seat: int, at: int) -> None:
        """At cards that must be in a hand."""
        found = 0
        for face in range(64):
            if observation.known[seat * 64 + face] > 0:
                found |= bit(self.place[colour_of(face)])
        while found:
            self.put(at + SHOWN + lowest(found))
            found &= found - 1

    # What comes of a choice

    def consider(self, observation: Observation, code: int) -> None:
        """Takes in a choice, in place of the one before; 0 is to let the others act."""
        t = self.lowered
        me = observation.seat
        verb = verb_of(code) if code else WAIT
        plays = code != 0 and verb == PLAY
        face = face_of(code) if plays else observation.top
        effect = t.effect[face]
        colour = observation.colour
        direction = observation.direction
        self.n = self.known
        for seat in range(observation.seats):
            self.sizes[seat] = observation.size[seat]
        self.put(AT_VERB + verb)
        victim = -1
        moved = False
        draws = 0
        if plays:
            colour = named_by(code) if is_wild(face) else colour_of(face)
            if colour < 0:
                colour = NO_COLOUR
            self.put_play(observation, face, colour)
            self.sizes[me] -= 1
            if effect == REVERSE and observation.n_alive > 2:
                direction = -direction
            actor = self.next(observation, me, direction)
            if effect == DRAW_CARDS:
                victim = actor
                draws = t.amount[face] + (observation.penalty if t.stacking else 0)
                actor = self.next(observation, victim, direction)
            elif effect == SKIP or (effect == REVERSE and observation.n_alive == 2 and t.reverse_skips):
                victim = actor
                actor = self.next(observation, victim, direction)
            elif effect == SKIP_TWO:
                victim = actor
                actor = self.next(observation, victim, direction)
                if observation.n_alive > 2:
                    actor = self.next(observation, actor, direction)
            elif effect == TARGET:
                victim = target_of(code)
                draws = t.amount[face]
            elif effect == AGAIN:
                actor = me
            elif effect in (SWAP, ROTATE, SHUFFLE):
                moved = self.sizes[me] > 0
                if moved:
                    self.move_hands(observation, effect, target_of(code), direction)
            if victim >= 0:
                self.sizes[victim] += draws
        elif verb == COLOUR:
            colour = named_by(code)
            actor = me
        elif verb == WAIT:
            actor = observation.turn
        else:
            actor = self.next(observation, me, direction)
            if verb in (ACCEPT, CHALLENGE):
                draws = observation.penalty
        self.put(AT_COLOUR + self.place[colour])
        self.put(AT_EFFECT + effect)
        if not is_wild(face) and rank_of(face) < 10:
            self.put(AT_NUMBER + rank_of(face))
        self.put(AT_SIZE + own_size_class(self.sizes[me]))
        if moved:
            self.put(AT_KIND + 3)
        else:
            self.put_hand(observation, face if plays else -1, colour, t.like[face])
        if victim >= 0:
            self.put(AT_VICTIM + few_class(self.sizes[victim]))
        self.put_steps(AT_DRAWS, draws // 2, 4)
        self.put_turn(observation, actor, direction, colour, t.like[face], moved)

    def put_play(self, observation: Observation, face: int, colour: int) -> None:
        """What kind of a play it is."""
        if observation.seat != observation.turn:
            self.put(AT_KIND)
        if observation.bluff and bit(face) & self.lowered.wd4:
            self.put(AT_KIND + 1)
        if colour != observation.colour:
            self.put(AT_KIND + 2)
        if observation.size[observation.seat] == 1:
            self.put(AT_KIND + 4)

    def move_hands(self, observation: Observation, effect: int, target: int, direction: int) -> None:
        """How many cards everybody has when hands have moved."""
        me = observation.seat
        if effect == SWAP:
            other = self.sizes[target]
            self.sizes[target] = self.sizes[me]
            self.sizes[me] = other
        elif effect == ROTATE:
            seat = me
            kept = self.sizes[me]
            for _ in range(observation.n_alive - 1):
                giver = self.next(observation, seat, -direction)
                self.sizes[seat] = self.sizes[giver]
                seat = giver
            self.sizes[seat] = kept
        else:
            total = 0
            for seat in range(observation.seats):
                total += self.sizes[seat]
            for seat in range(observation.seats):
                if observation.alive & bit(seat):
                    self.sizes[seat] = total // observation.n_alive

    def put_hand(self, observation: Observation, laid: int, colour: int, like: int) -> None:
        """One's own cards, without the one that is laid."""
        t = self.lowered
        held = 0
        mask = observation.held
        while mask:
            face = lowest(mask)
            mask &= mask - 1
            count = observation.count[face] - (1 if face == laid else 0)
            if count > 0:
                held |= bit(face)
                place = face if is_wild(face) else face + RANKS * (self.place[colour_of(face)] - colour_of(face))
                self.put(AT_HAND + place)
                if count > 1:
                    self.put(AT_PAIRS + place)
                    if is_wild(face) and count > 2:
                        self.put(AT_HEAPS + face - FIRST_WILD)
                        if count > 4:
                            self.put(AT_HEAPS + 12 + face - FIRST_WILD)
        wilds = held
        for each in range(4):
            wilds &= ~t.colours[each]
            self.put_steps(AT_COLOURS + 5 * self.place[each], popcount(held & t.colours[each]), 5)
        self.put_steps(AT_FITTING, popcount(held & (t.colours[colour] | like)), 5)
        self.put_steps(AT_ATTACKS, popcount(held & t.attacks), 3)
        self.put_steps(AT_WILDS, popcount(wilds), 3)

    def put_turn(
        self, observation: Observation, actor: int, direction: int, colour: int, like: int, moved: bool
    ) -> None:
        """Whose turn it is then, and how that looks for the others."""
        t = self.lowered
        me = observation.seat
        fewest = 99
        for seat in range(observation.seats):
            if seat == me or not observation.alive & bit(seat) or (t.partners and (seat - me) % 2 == 0):
                continue
            if self.sizes[seat] < fewest:
                fewest = self.sizes[seat]
        self.put(AT_FEWEST + (0 if fewest < 2 else 4 if fewest > 4 else fewest - 1))
        if actor == me:
            self.put(AT_TURN)
        elif t.partners and (actor - me) % 2 == 0:
            self.put(AT_TURN + 1)
        kind = 0
        if t.coloured:
            if colour < NO_COLOUR:
                self.put_share(AT_FOLLOWED, self.of_colour[colour])
            kind = self.unseen(like & ~t.colours[colour])
            self.put_steps(AT_LIKE, kind, 4)
            if kind > 5:
                self.put(AT_LIKE + 4)
        seat = actor
        for place in range(min(3, observation.n_alive - 1)):
            if seat == me:
                seat = self.next(observation, seat, direction)
            self.put_other(observation, seat, AT_THEN + THEN_BLOCK * place)
            if t.coloured and not moved:
                self.put_following(observation, seat, AT_THEN + THEN_BLOCK * place, colour, like, kind)
            seat = self.next(observation, seat, direction)

    def put_other(self, observation: Observation, seat: int, at: int) -> None:
        """Somebody who plays then."""
        self.put(at + THEN_PRESENT)
        self.put(at + THEN_SIZE + few_class(self.sizes[seat]))
        if self.lowered.partners and (seat - observation.seat) % 2 == 0:
            self.put(at + THEN_PARTNER)

    def put_following(self, observation: Observation, seat: int, at: int, colour: int, like: int, kind: int) -> None:
        """What somebody can do about the colour in force then, and cards like the one on top."""
        self.put(at + THEN_BLOCKED + self.blocked_class(observation, seat, colour, like, kind))
        if colour == NO_COLOUR:
            return
        signs = seat * SIGNS
        self.put_steps(at + THEN_LAID, observation.signs[signs + colour] // 2, 2)
        if observation.signs[signs + CHOSE] == colour:
            lately = self.lately(observation, seat)
            if observation.signs[signs + HOW] == BY_NAME:
                self.put(at + THEN_NAMED + (0 if lately else 1))
            elif lately:
                self.put(at + THEN_TURNED_TO)
        elif (
            observation.signs[signs + CHOSE] < NO_COLOUR
            and observation.signs[signs + LEFT] == colour
            and self.lately(observation, seat)
        ):
            self.put(at + THEN_TURNED_FROM)

    def blocked_class(self, observation: Observation, seat: int, colour: int, like: int, kind: int) -> int:
        """How likely a seat has no card that fits, from 0 to 7."""
        worlds = self.worlds
        if worlds.fixed[seat] > 0:
            fits = like | self.lowered.colours[colour]
            for face in range(64):
                if observation.known[seat * 64 + face] > 0 and bit(face) & fits:
                    return 0
        unknown = self.sizes[seat] - worlds.fixed[seat]
        if unknown <= 0 or worlds.counted == 0:
            return 7
        able = unknown if colour == NO_COLOUR else min(unknown, observation.maybe[seat * 4 + colour])
        chance = 65536
        others = worlds.counted - self.of_colour[colour]
        for _ in range(able):
            chance = chance * others // worlds.counted
        others = worlds.counted - kind
        for _ in range(unknown):
            chance = chance * others // worlds.counted
        steps = 1
        limit = 1311  # 2 of 100, then 5, 10, 20, 35, 60
        while steps < 7 and chance >= limit:
            steps += 1
            limit = (
                3277 if steps == 2 else 6554 if steps == 3 else 13107 if steps == 4 else 22938 if steps == 5 else 39322
            )
        return steps

    # Helpers

    def put(self, number: int) -> None:
        self.on[self.n] = number
        self.n += 1

    def put_steps(self, at: int, number: int, most: int) -> None:
        """At least 1, at least 2 and so on."""
        for step in range(min(number, most)):
            self.put(at + step)

    def put_share(self, at: int, number: int) -> None:
        """A share of the unseen cards, in six steps."""
        share = 100 * number // self.worlds.counted if self.worlds.counted else 0
        for step in range(6):
            if share >= 8 + 5 * step:
                self.put(at + step)

    def unseen(self, mask: int) -> int:
        """How many unseen cards are of these faces."""
        found = 0
        while mask:
            found += self.worlds.unseen[lowest(mask)]
            mask &= mask - 1
        return found

    def next(self, observation: Observation, seat: int, direction: int) -> int:
        return observation.after[seat] if direction > 0 else observation.before[seat]


def size_class(size: int) -> int:
    return max(size - 1, 0) if size < 8 else 7 if size < 10 else 8 if size < 13 else 9 if size < 17 else 10


def own_size_class(size: int) -> int:
    return size if size < 12 else 12 if size < 14 else 13 if size < 17 else 14 if size < 21 else 15


def few_class(size: int) -> int:
    return max(size - 1, 0) if size < 6 else 5 if size < 8 else 6 if size < 11 else 7


def stock_class(size: int) -> int:
    return 0 if size == 0 else 1 if size < 4 else 2 if size < 10 else 3 if size < 25 else 4 if size < 50 else 5
