"""The game of cards: where they are, whose turn it is, and what laying, drawing and accepting them does.

Seats count from 0 in here, colours too (4 is none); codes of actions count both from 1, as in a record.
Events are told in tokens.
"""

from __future__ import annotations

import hashlib
from typing import Any

from lastcard.core.cards import COLOURS, TOKENS
from lastcard.core.events import EVERYBODY, Event
from lastcard.core.rules import MAX_SEATS, Ruleset
from lastcard.engine.lowered import lowered_of
from lastcard.engine.public import Public
from lastcard.engine.shuffles import Source

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.arrays import exchange
    from lastcard.engine.bits import bit, lowest, nth, popcount, rotate, wrap
    from lastcard.engine.codes import *


class Turns(Public):
    """Cards, where they are, and what laying, drawing and accepting them does."""

    def __init__(
        self,
        rules: Ruleset,
        seats: int,
        dealer: int,
        *,
        out: int = 0,
        seed: int = 0,
        source: Source | None = None,
    ) -> None:
        """An empty table: `deal` or `set_up` puts the cards on it. `out` is the set of seats eliminated."""
        super().__init__(rules, seats, dealer, sum(1 << seat for seat in range(seats) if not out >> seat & 1))
        if not cython.compiled:
            self.stock = bytearray(112)
            self.discard = bytearray(112)
            self.count = bytearray(640)  # of each face in each hand: seat * 64 + face
            self.held = [0] * MAX_SEATS  # the set of faces in each hand
        self.source = source
        self.log: list[bytes] | None = None  # the shuffles so far, as a record lists them
        self.events: list[Event] | None = None  # filled while somebody listens
        self.seed(seed)
        self.clear()

    def clear(self) -> None:
        """An empty table."""
        self.reset()
        for seat in range(self.seats):
            self.empty_hand(seat)
        self.loose = 0  # how many cards at the bottom of the draw pile are not in their order yet
        self.order_0 = 0
        self.order_1 = 0
        self.shuffles = 0
        self.guilty = False  # whether the Wild Draw Four that can be challenged was against its rule
        self.drawn = 0
        self.last_wrong = False  # whether the misplay that can be objected to was a last card
        self.last_target = -1
        self.past: Turns | None = None  # the position before that misplay
        self.refilled = False  # whether the draw pile has been filled anew since
        # seat, face and place in the draw pile of cards drawn after it; or that the seat has shed the card
        self.since: tuple[tuple[int, int, int], ...] = ()

    # Setting up

    def deal(self) -> None:
        """Shuffles and deals; a round that was played before is forgotten."""
        t = self.lowered
        self.clear()
        for i in range(t.cards):
            self.stock[i] = t.deck[i]
        self.n_stock = t.cards
        self.shuffle()
        seat = self.dealer
        left = 0
        for each in range(self.seats):
            if self.alive & bit(each):
                left += t.hands[each]
        while left:
            seat = self.after[seat]
            if self.size[seat] < t.hands[seat]:
                self.take(seat)
                left -= 1
        if self.events is not None:
            self.tell_hands("dealt", self.alive)
        self.settle(self.n_stock - 1)
        while bit(self.stock[self.n_stock - 1]) & t.wd4:
            if self.events is not None:
                self.tell("put-back", -1, -1, self.stock[self.n_stock - 1])
            self.put_back()
        self.n_stock -= 1
        self.lay(self.stock[self.n_stock])
        if self.events is not None:
            self.tell("turned", -1, -1, self.top)
        self.turn_up(self.top)

    def turn_up(self, face: int) -> None:
        """What the start card does."""
        first = self.after[self.dealer]
        effect = self.lowered.effect[face]
        self.colour = colour_of(face)
        self.begin(first)
        if bit(face) & self.lowered.needs_colour:
            self.phase = IN_COLOUR
        elif self.lowered.start_acts:
            if effect == SKIP:
                self.begin(self.lose_turn(first))
            elif effect == REVERSE:
                self.begin(self.dealer)
                if self.n_alive > 2:
                    self.direction = -1
                self.fresh = True
            elif effect == DRAW_CARDS:
                self.phase = IN_PENALTY
                self.penalty = self.lowered.amount[face]
                self.fresh = True

    def set_up(
        self, hands: list[bytes], discard: bytes, stock: bytes, turn: int, direction: int = 1, colour: int = 4
    ) -> None:
        """Begins in a position: `turn` is about to begin a turn, nothing is pending."""
        for seat in range(self.seats):
            for face in hands[seat]:
                self.give(seat, face)
        for face in discard:
            self.lay(face)
        self.set_stock(stock)
        self.direction = direction
        self.colour = colour if is_wild(self.top) else colour_of(self.top)
        self.begin(turn)
        if self.events is not None:
            self.tell_hands("dealt", self.alive)
            self.tell("turned", -1, -1, self.top)

    def assume(self, other: Turns) -> None:
        """Takes over the position of another round with the same rules and seats."""
        if cython.compiled:
            copy_block(self, other)  # type: ignore[name-defined]  # of the type sheet
        else:
            for name, value in vars(other).items():
                if name not in ("log", "events"):
                    setattr(self, name, value[:] if isinstance(value, list | bytearray) else value)
        self.lowered = other.lowered
        self.rules = other.rules
        self.source = other.source
        self.past = other.past
        self.since = other.since

    def snapshot(self) -> Turns:
        past: Turns = Turns.__new__(Turns)
        past.assume(self)
        if not cython.compiled:
            past.log = past.events = None
        return past

    def __eq__(self, other: object) -> bool:
        """Whether everything is the same, what is hidden and chance too."""
        return isinstance(other, Turns) and self.state() == other.state()

    def __reduce__(self) -> tuple[object, ...]:
        return revive, (type(self), *self.state(), self.log)

    def state(self) -> tuple[object, ...]:
        """All there is, as values. What cards that have gone left behind in a pile is wiped off."""
        self.settle(0)
        for place in range(self.n_stock, 112):
            self.stock[place] = 0
        for place in range(self.n_discard, 112):
            self.discard[place] = 0
        if cython.compiled:
            block = read_block(self)  # type: ignore[name-defined]  # of the type sheet
        else:
            block = {name: value for name, value in vars(self).items() if name not in BESIDE}
        return self.rules, block, self.source, self.past, self.since

    # Cards, piles and chance; the top of a pile is the end of its array

    def seed(self, seed: int) -> None:
        """Starts the engine's own generator; any number will do."""
        digest = hashlib.sha256(b"%x" % seed).digest()
        self.random_0 = int.from_bytes(digest[:8], "big")
        self.random_1 = int.from_bytes(digest[8:16], "big")

    def number(self) -> int:
        """64 random bits, by xoroshiro128+ (Blackman and Vigna)."""
        a = self.random_0
        b = self.random_1
        result = wrap(a + b)
        b ^= a
        self.random_0 = rotate(a, 24) ^ b ^ wrap(b << 16)
        self.random_1 = rotate(b, 37)
        return result

    def below(self, bound: int) -> int:
        """A random number from 0 to bound - 1."""
        return (self.number() >> 32) * bound >> 32

    def give(self, seat: int, face: int) -> None:
        self.count[seat * 64 + face] += 1
        self.held[seat] |= bit(face)
        self.size[seat] += 1

    def remove(self, seat: int, face: int) -> None:
        left = self.count[seat * 64 + face] - 1
        self.count[seat * 64 + face] = left
        if left == 0:
            self.held[seat] &= ~bit(face)
        self.size[seat] -= 1

    def lay(self, face: int) -> None:
        self.discard[self.n_discard] = face
        self.n_discard += 1
        self.laid[face] += 1
        self.top = face

    def lay_under(self, face: int) -> None:
        """Puts a card under the top card."""
        self.discard[self.n_discard - 1] = face
        self.discard[self.n_discard] = self.top
        self.n_discard += 1
        self.laid[face] += 1

    def take(self, seat: int) -> int:
        """Moves a card from the draw pile into a hand; -1 if there is none left anywhere (A-22)."""
        if self.n_stock == 0 and not self.reshuffle():
            return -1
        if self.n_stock <= self.loose:
            self.settle(self.loose - 16)
        self.n_stock -= 1
        face = self.stock[self.n_stock]
        self.give(seat, face)
        return face

    def reshuffle(self) -> bool:
        """The discard pile without its top card becomes the draw pile (A-21)."""
        if self.n_discard <= 1:
            return False
        count = self.n_discard - 1
        for i in range(count):
            self.stock[i] = self.discard[i]
        self.n_stock = count
        for face in range(64):
            self.laid[face] = 0
        self.laid[self.top] = 1
        self.discard[0] = self.top
        self.n_discard = 1
        self.refilled = True
        self.shuffle()
        if self.events is not None:
            self.tell_seat("reshuffled", -1, count)
        return True

    def shuffle(self) -> None:
        """Shuffles the draw pile."""
        order = None
        if self.source is not None:
            order = self.source.shuffled(self.shuffles, self.stock_order())
        if order is not None:
            self.set_stock(order)
        else:
            self.shuffle_by_chance()
        self.note_shuffle()

    def shuffle_by_chance(self) -> None:
        """Decides an order with the engine's own generator; the cards move when they are looked at, see `settle`."""
        self.order_0 = self.number()
        self.order_1 = self.number()
        self.loose = self.n_stock

    def settle(self, loose: int) -> None:
        """Goes on shuffling, from the top of the draw pile, until only so many cards are loose.

        Fisher and Yates, with two places out of each number, by a generator that is the shuffle's own: so the order
        does not depend on when it is settled, and what is never drawn costs nothing.
        """
        a = self.order_0
        b = self.order_1
        i = self.loose - 1
        while i > 0 and i >= loose:
            result = wrap(a + b)
            b ^= a
            a = rotate(a, 24) ^ b ^ wrap(b << 16)
            b = rotate(b, 37)
            j = (result >> 32) * (i + 1) >> 32
            face = self.stock[i]
            self.stock[i] = self.stock[j]
            self.stock[j] = face
            i -= 1
            j = (wrap(result << 32) >> 32) * (i + 1) >> 32
            face = self.stock[i]
            self.stock[i] = self.stock[j]
            self.stock[j] = face
            i -= 1
        self.order_0 = a
        self.order_1 = b
        self.loose = i + 1 if i > 0 else 0

    def put_back(self) -> None:
        """The card on top of the draw pile goes to a random place of it (A-05)."""
        order = None
        if self.source is not None:
            order = self.source.put_back(self.shuffles, self.stock_order())
        if order is not None:
            self.set_stock(order)
        else:
            self.settle(0)
            face = self.stock[self.n_stock - 1]
            place = self.below(self.n_stock)
            for i in range(self.n_stock - 1, place, -1):
                self.stock[i] = self.stock[i - 1]
            self.stock[place] = face
        self.note_shuffle()

    def note_shuffle(self) -> None:
        self.shuffles += 1
        if self.log is not None:
            self.log.append(self.stock_order())

    def stock_order(self) -> bytes:
        """The draw pile as a record writes it: the next card to be drawn first."""
        self.settle(0)
        return bytes([self.stock[i] for i in range(self.n_stock - 1, -1, -1)])

    def set_stock(self, order: bytes) -> None:
        self.n_stock = len(order)
        self.loose = 0
        for i in range(self.n_stock):
            self.stock[self.n_stock - 1 - i] = order[i]

    def discard_order(self) -> bytes:
        """The discard pile from bottom to top."""
        return bytes([self.discard[i] for i in range(self.n_discard)])

    def hand(self, seat: int) -> bytes:
        """The cards of a hand in canonical order."""
        cards = []
        mask = self.held[seat]
        while mask:
            face = lowest(mask)
            cards += [face] * self.count[seat * 64 + face]
            mask &= mask - 1
        return bytes(cards)

    def empty_hand(self, seat: int) -> None:
        for face in range(64):
            self.count[seat * 64 + face] = 0
        self.held[seat] = 0
        self.size[seat] = 0

    def swap_hands(self, seat: int, other: int) -> None:
        exchange(self.count, seat * 64, other * 64, 64)
        self.held[seat], self.held[other] = self.held[other], self.held[seat]
        self.size[seat], self.size[other] = self.size[other], self.size[seat]

    def cards(self, seat: int) -> tuple[str, ...]:
        """A hand in tokens."""
        cards = []
        mask = self.held[seat]
        while mask:
            face = lowest(mask)
            mask &= mask - 1
            for _ in range(self.count[seat * 64 + face]):
                cards.append(TOKENS[face])
        return tuple(cards)

    def tell(
        self,
        kind: str,
        seat: int = -1,
        other: int = -1,
        face: int = -1,
        colour: int = -1,
        count: int = 0,
        cards: bytes = b"",
        audience: int = EVERYBODY,
    ) -> None:
        """Adds an event for whoever listens; seats and colours count from 0 here, -1 is none."""
        assert self.events is not None
        self.events.append(
            Event(
                kind,
                seat + 1,
                other + 1,
                TOKENS[face] if face >= 0 else "",
                COLOURS[colour] if colour >= 0 else "",
                count,
                in_tokens(cards),
                audience if len(cards) else EVERYBODY,
            )
        )

    def tell_seat(self, kind: str, seat: int, count: int) -> None:
        self.tell(kind, seat, -1, -1, -1, count)

    def tell_cards(self, kind: str, seat: int, other: int, count: int, cards: bytes, audience: int) -> None:
        self.tell(kind, seat, other, -1, -1, count, cards, audience)

    def tell_hands(self, kind: str, seats: int) -> None:
        """Each of these seats learns its hand."""
        for seat in range(self.seats):
            if seats & bit(seat):
                cards = self.hand(seat)
                self.tell_cards(kind, seat, -1, len(cards), cards, self.audience(seat))

    def audience(self, seat: int) -> int:
        """Who sees cards that are this seat's to see."""
        return EVERYBODY if self.openers else 1 << seat

    def tell_play(self, seat: int, target: int, face: int, colour: int, jump: bool, uno: bool) -> None:
        self.tell("played", seat, target, face, colour, 1 if jump else 0)
        if uno:
            self.tell("called", seat)

    # Whose turn

    def next(self, seat: int) -> int:
        return self.after[seat] if self.direction > 0 else self.before[seat]

    def begin(self, seat: int) -> None:
        self.turn = seat
        self.phase = IN_TURN
        self.penalty = 0
        self.begun = False
        if self.openers:
            self.close_hands(seat)

    def close_hands(self, seat: int) -> None:
        """What a card of this seat has kept open closes, unless another card keeps it open."""
        self.openers &= ~bit(seat)
        if not self.openers and self.events is not None:
            self.tell_seat("closed", -1, 0)

    def lose_turn(self, seat: int) -> int:
        """The seat is passed over; returns the one after it."""
        if self.events is not None:
            self.tell_seat("skipped", seat, 0)
        return self.next(seat)

    def end_turn(self, drew: bool) -> None:
        """The seat on turn has not played. The round is void after a circuit of nothing at all (A-22)."""
        self.early = -1
        self.stuck = 0
        self.fresh = False
        self.idle = 0 if drew else self.idle + 1
        if self.idle < self.n_alive:
            self.begin(self.next(self.turn))
        else:
            if self.events is not None:
                self.tell_seat("void", -1, 0)
            self.finish(-1)

    def finish(self, winner: int) -> None:
        self.phase = IN_OVER
        self.winner = winner
        self.penalty = 0
        self.vulnerable = 0
        self.openers = 0
        self.wrong_by = -1
        self.last_wrong = False
        self.past = None
        self.since = ()
        if winner >= 0 and self.events is not None:
            self.tell_seat("won", winner, 0)

    # Drawing

    def draw_cards(self, seat: int, count: int, keep: bool = False) -> int:
        """Draws up to `count` cards, and says how many there were. `keep`: an objection does not undo it (A-71)."""
        drawn = 0
        cards: list[int] | None = None if self.events is None else []
        while drawn < count:
            face = self.take(seat)
            if face < 0:
                break
            drawn += 1
            if keep and self.wrong_by >= 0:
                self.since += ((seat, face, FROM_DISCARD if self.refilled else self.n_stock),)
            if cards is not None:
                cards.append(face)
        if drawn:
            self.grew(seat)
        if cards is not None:
            self.tell_drawn(seat, bytes(cards))
        return drawn

    def grew(self, seat: int) -> None:
        """A call belongs to the present single card (A-50)."""
        self.vulnerable &= ~bit(seat)
        if seat == self.early:
            self.early = -1

    def tell_drawn(self, seat: int, cards: bytes) -> None:
        self.tell_cards("drew", seat, -1, len(cards), cards, self.audience(seat))

    def breaks_wd4(self, seat: int) -> bool:
        """Whether a Wild Draw Four of this seat would be against its rule (A-29)."""
        return self.held[seat] & self.lowered.colours[self.colour] != 0

    def honest(self, seat: int, mask: int) -> int:
        """These cards of a hand, without a Wild Draw Four against its rule where bluffs are refused (A-31)."""
        if mask & self.lowered.wd4 and not self.lowered.bluff and self.breaks_wd4(seat):
            mask &= ~self.lowered.wd4
        return mask

    def fitting(self, seat: int) -> int:
        """The cards of a hand that may be played on the top card."""
        return self.honest(seat, self.held[seat] & (self.lowered.colours[self.colour] | self.lowered.like[self.top]))

    def answering(self, seat: int) -> int:
        """The cards of a hand that answer the pending penalty by the rules."""
        return self.honest(seat, self.held[seat] & self.lowered.answers[self.top])

    def plays_in_turn(self, seat: int) -> int:
        """The cards that a seat may lay in its turn, before it draws."""
        return self.honest(seat, self.held[seat]) if self.lowered.penalise else self.fitting(seat)

    def plays(self, seat: int) -> int:
        """The cards that a seat may lay now, on turn or as a jump-in."""
        if seat == self.turn:
            if self.phase == IN_TURN:
                return self.plays_in_turn(seat)
            if self.phase == IN_DREW:
                mask = bit(self.drawn)
            elif self.phase == IN_PENALTY:
                # a card that does not answer is a misplay, a Wild Draw Four too, whatever its own rule says
                wrong = self.held[seat] & ~self.lowered.answers[self.top] if self.lowered.penalise else 0
                return wrong | self.answering(seat)
            else:
                return 0
        elif self.lowered.jump_in and not self.begun and (self.phase == IN_TURN or self.phase == IN_PENALTY):
            mask = self.held[seat] & bit(self.top) & self.lowered.jumpable
        else:
            return 0
        return self.honest(seat, mask)

    def draw(self) -> None:
        seat = self.turn
        playable = False
        if not self.lowered.window_done:
            self.vulnerable = 0
        if self.stuck and not self.fitting(seat):
            drew = self.draw_cards(seat, self.stuck) > 0
        else:
            cards: list[int] | None = None if self.events is None else []
            face = self.take(seat)
            drew = face >= 0
            while face >= 0:
                if cards is not None:
                    cards.append(face)
                playable = self.fitting(seat) & bit(face) != 0
                if playable or not self.lowered.draw_until:
                    break
                face = self.take(seat)
            if drew:
                self.grew(seat)
            if cards is not None:
                self.tell_drawn(seat, bytes(cards))
            self.drawn = face
        if playable:
            self.phase = IN_DREW
            self.fresh = False
            self.idle = 0
            self.stuck = 0
        else:
            self.vulnerable = 0  # the turn is done: both windows are closed
            self.end_turn(drew)

    def keep(self) -> None:
        """A `pass`: the card drawn stays in the hand."""
        if self.events is not None:
            self.tell_seat("passed", self.turn, 0)
        self.vulnerable = 0  # `next-done`; with `next-begins` nobody is left to be caught
        self.end_turn(True)

    def name_colour(self, colour: int) -> None:
        """Of the start card."""
        self.colour = colour
        self.phase = IN_TURN
        if self.events is not None:
            self.tell("colour", self.turn, -1, -1, colour)

    def accept(self) -> None:
        if self.wrong_by >= 0:
            self.next_begins()
        if not self.lowered.window_done:
            self.vulnerable = 0
        self.offender = -1
        if self.events is not None:
            self.tell_seat("accepted", self.turn, self.penalty)
        drawn = self.draw_cards(self.turn, self.penalty)
        self.end_turn(drawn > 0)

    def challenge(self) -> None:
        """Of the Wild Draw Four just played."""
        if self.wrong_by >= 0:
            self.next_begins()
        if not self.lowered.window_done:
            self.vulnerable = 0
        challenger = self.turn
        offender = self.offender
        penalty = self.penalty
        self.offender = -1
        if self.events is not None:
            found = 1 if self.guilty else 0
            self.tell_cards("challenged", challenger, offender, found, self.hand(offender), self.audience(challenger))
        if self.guilty:
            self.draw_cards(offender, penalty)
            self.begin(challenger)
            self.begun = True
        else:
            drawn = self.draw_cards(challenger, penalty + WRONG_CHALLENGE)
            self.end_turn(drawn > 0)

    # Laying a card

    def next_begins(self) -> bool:
        """The seat on turn begins, or is jumped in on. Returns whether that has ended the round (A-71)."""
        if self.last_wrong:
            self.go_out(self.wrong_by, self.top, 0, self.last_target)
            return True
        self.wrong_by = -1
        self.past = None
        self.since = ()
        return False

    def play_card(self, seat: int, face: int, colour: int, target: int, uno: bool) -> None:
        effect = self.lowered.effect[face]
        if effect == NOTHING and self.size[seat] > 2 and seat == self.turn and not self.lowered.penalise:
            # most plays: nothing to annul, answer, call for or object to
            self.vulnerable = 0
            self.put_down(seat, face, colour, target, uno, False)
            self.begin(self.next(seat))
        else:
            self.play_with_care(effect, seat, face, colour, target, uno)

    def put_down(self, seat: int, face: int, colour: int, target: int, uno: bool, jump: bool) -> None:
        """A card goes from a hand to the discard pile; whatever waited for it is over."""
        self.remove(seat, face)
        self.lay(face)
        self.colour = colour_of(face)
        if colour >= 0:
            self.colour = colour
        self.penalty = 0
        self.begun = False
        self.idle = 0
        self.stuck = 0
        self.early = -1
        self.offender = -1
        self.fresh = True
        if self.events is not None:
            self.tell_play(seat, target, face, colour, jump, uno)

    def play_with_care(self, effect: int, seat: int, face: int, colour: int, target: int, uno: bool) -> None:
        jump = seat != self.turn
        wrong = False
        if self.lowered.penalise and not jump:
            if self.phase == IN_TURN:
                wrong = not bit(face) & (self.lowered.colours[self.colour] | self.lowered.like[self.top])
            elif self.phase == IN_PENALTY:
                wrong = not bit(face) & self.lowered.answers[self.top]
            if wrong:
                self.past = self.snapshot()
                self.wrong_by = seat
                self.refilled = False
        if not (jump and self.lowered.window_done):
            self.vulnerable = 0
        carried = 0
        if self.penalty and not wrong and (not jump or self.lowered.stacking):
            carried = self.penalty
        turns_round = effect == REVERSE and self.n_alive > 2 and not (jump and self.fresh)
        called = uno or self.early == seat
        guilty = bit(face) & self.lowered.wd4 != 0 and self.breaks_wd4(seat)
        if target < 0 and self.n_alive == 2 and bit(face) & self.lowered.needs_target:
            target = self.after[seat]
        self.put_down(seat, face, colour, target, uno, jump)
        if turns_round:
            self.direction = -self.direction
            if self.events is not None:
                self.tell_seat("reversed", seat, self.direction)
        left = self.size[seat]
        if left == 1 and not called and self.lowered.uno_penalty > 0:
            self.vulnerable |= bit(seat)
        if left == 0 and bit(face) & self.lowered.ending:
            if wrong:
                self.last_wrong = True
                self.last_target = target
                self.begin(self.next(seat))
            else:
                self.go_out(seat, face, carried, target)
        elif effect == NOTHING:
            self.begin(self.next(seat))
        elif effect == DRAW_CARDS:
            self.phase = IN_PENALTY
            self.turn = self.next(seat)
            self.penalty = carried + self.lowered.amount[face]
            if bit(face) & self.lowered.wd4 and self.lowered.challenge:
                self.offender = seat
                self.guilty = guilty
        else:
            self.act(effect, seat, face, target)

    def go_out(self, seat: int, face: int, carried: int, target: int) -> None:
        """A last card: what it makes others draw is drawn before the round ends (S0-END-2)."""
        self.last_wrong = False
        if self.lowered.effect[face] == DRAW_CARDS:
            self.draw_cards(self.next(seat), carried + self.lowered.amount[face])
        elif self.lowered.effect[face] == TARGET:
            self.draw_cards(target, self.lowered.amount[face])
        self.finish(seat)

    def act(self, effect: int, seat: int, face: int, target: int) -> None:
        """What a card does beside being laid: see effects.py."""
        raise NotImplementedError

    # Playing on by chance

    def play_out(self) -> int:
        """Plays to the end and says how many turns began.

        A random card that may be laid, a random colour, drawing for want of a card; no calls, catches or challenges.
        """
        turns = 0
        while self.phase != IN_OVER:
            seat = self.turn
            face = -1
            if self.phase == IN_TURN:
                turns += 1
                if self.wrong_by >= 0 and self.next_begins():
                    break
                mask = self.plays_in_turn(seat)
                if mask:
                    face = nth(mask, self.below(popcount(mask)))
                else:
                    self.draw()
            elif self.phase == IN_PENALTY:
                self.accept()
            elif self.phase == IN_DREW:
                if self.plays(seat):
                    face = self.drawn
                else:
                    self.keep()
            elif self.phase == IN_COLOUR:
                self.name_colour(self.below(4))
            else:
                self.decide_by_chance()
            if face >= 0:  # in one place, so that it is compiled into the loop
                self.play_by_chance(seat, face)
        return turns

    def play_by_chance(self, seat: int, face: int) -> None:
        colour = -1
        target = -1
        if bit(face) & self.lowered.needs_colour:
            colour = self.below(4)
        elif bit(face) & self.lowered.needs_target:
            target = self.after[seat]
            for _ in range(self.below(self.n_alive - 1)):
                target = self.after[target]
        self.play_card(seat, face, colour, target, False)

    def decide_by_chance(self) -> None:
        """What is asked for by a customizable card: see effects.py."""
        raise NotImplementedError

    # What came out

    def worth(self, seat: int) -> int:
        """What the cards of a hand count."""
        points = 0
        mask = self.held[seat]
        while mask:
            face = lowest(mask)
            points += self.lowered.worth[face] * self.count[seat * 64 + face]
            mask &= mask - 1
        return points

    def gain(self, seat: int) -> int:
        """What a seat got in this round: nothing while it lasts and if it was void."""
        if self.winner < 0:
            return 0
        if self.lowered.own_points:
            return self.worth(seat)
        if seat != self.winner and not (self.lowered.partners and (seat - self.winner) % 2 == 0):
            return 0
        points = 0
        for each in range(self.seats):
            if each != self.winner and not (self.lowered.partners and (each - self.winner) % 2 == 0):
                points += self.worth(each)
        return points


if not cython.compiled:
    BESIDE = ("lowered", "rules", "source", "log", "events", "past", "since")  # not of the block


def revive(
    kind: type[Turns],
    rules: Ruleset,
    block: Any,
    source: Source | None,
    past: Turns | None,
    since: tuple[tuple[int, int, int], ...],
    log: list[bytes] | None,
) -> Turns:
    """What was pickled, with nobody listening."""
    new = kind.__new__(kind)
    if cython.compiled:
        write_block(new, block)  # type: ignore[name-defined]  # of the type sheet
    else:
        vars(new).update(block, events=None)
    new.lowered = lowered_of(rules)
    new.rules = rules
    new.source = source
    new.past = past
    new.since = since
    new.log = log
    return new


def in_tokens(cards: bytes) -> tuple[str, ...]:
    return tuple([TOKENS[face] for face in cards]) if len(cards) else ()
