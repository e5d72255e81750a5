"""A round: the state machine of record.md. The only place where rules act.

Seats count from 0 in here, colours too (4 is none); codes of actions and events count both from 1, as in a record.
"""

from __future__ import annotations

from typing import Final

from lastcard.actions import Action, from_code
from lastcard.engine.chance import Source
from lastcard.engine.piles import Piles
from lastcard.engine.tables import Tables, tables_of
from lastcard.errors import REFUSALS, Refusal
from lastcard.events import EVERYBODY, Event
from lastcard.rules import Ruleset

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import interpreted as cython

if not cython.compiled:
    from lastcard.engine.bits import bit, lowest, popcount
    from lastcard.engine.codes import (
        ACCEPT,
        ADVICE,
        AGAIN,
        BLUFF_REFUSED,
        CANNOT_CALL,
        CATCH,
        CHALLENGE,
        COLOUR,
        COLOUR_MISSING,
        COLOUR_UNEXPECTED,
        DARE,
        DECLINE,
        DRAW,
        DRAW_CARDS,
        DRAW_UNTIL_COLOUR,
        DRAWN_CARD_ONLY,
        FINE,
        HONOUR,
        IN_COLOUR,
        IN_DARE,
        IN_DREW,
        IN_OVER,
        IN_PENALTY,
        IN_SHED,
        IN_TURN,
        IN_VOTE,
        JOKE,
        LEVEL_EVERYONE,
        MALFORMED,
        NO,
        NO_JUMP,
        NO_MATCH,
        NO_STACK,
        NO_VOTE,
        NOT_IN_HAND,
        NOT_YOUR_TURN,
        NOTHING,
        NOTHING_TO_CATCH,
        NOTHING_TO_OBJECT,
        OBJECT,
        OPEN,
        PASS,
        PERFORM,
        PLAY,
        REVERSE,
        ROTATE,
        ROUND_OVER,
        SHED,
        SHED_WILDS,
        SHUFFLE,
        SKIP,
        SKIP_TWO,
        STUCK,
        SWAP,
        TARGET,
        TARGET_MISSING,
        TARGET_UNEXPECTED,
        TARGET_WRONG,
        UNO,
        VOTE_ADVICE,
        VOTE_DARE,
        VOTE_JOKE,
        WRONG_COUNT,
        WRONG_PHASE,
        YES,
    )

COMPILED: Final = bool(cython.compiled)


class Round(Piles):
    """One deal, from the shuffled deck to the last card."""

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
        super().__init__(seats, seed, source)
        if not cython.compiled:
            self.after = bytearray(10)
            self.before = bytearray(10)
            self.codes = [0] * 512
        self.tables: Tables = tables_of(rules)
        self.rules = rules
        self.dealer = dealer
        self.alive = 0
        self.n_alive = 0
        for seat in range(seats):
            if not out >> seat & 1:
                self.alive |= bit(seat)
                self.n_alive += 1
        for seat in range(seats):
            left = (seat + 1) % seats
            while not self.alive & bit(left):
                left = (left + 1) % seats
            self.after[seat] = left
        for seat in range(seats):
            if self.alive & bit(seat):
                self.before[self.after[seat]] = seat
        self.clear()

    def clear(self) -> None:
        """An empty table."""
        self.clear_cards()
        self.phase = IN_OVER
        self.turn = self.after[self.dealer]
        self.direction = 1
        self.colour = 4
        self.penalty = 0
        self.offender = -1  # who can be challenged for a Wild Draw Four
        self.guilty = False
        self.drawn = 0
        self.begun = False  # a challenge was right: the challenger's turn can't be jumped into
        self.fresh = False  # the top card was just played: nothing accepted, drawn or passed since
        self.vulnerable = 0
        self.early = -1  # the seat on turn, if it has called UNO before playing
        self.idle = 0  # turns in a row without a card played or drawn
        self.stuck = 0
        self.open_by = -1
        self.actor = 0  # who played the customizable card whose effect runs
        self.order_seat = 0
        self.order_left = 0
        self.order_size = 0  # what the seat has to shed down to; 0 where any number of cards may stay
        self.changed = 0
        self.vote_kind = 0
        self.voters = 0
        self.yes = 0
        self.asked = 0
        self.saved_phase = IN_OVER
        self.saved_turn = 0
        self.wrong_by = -1  # whose misplay can still be objected to
        self.last_wrong = False  # and whether it was a last card
        self.last_target = -1
        self.winner = -1
        self.past: Round | None = None  # the position before that misplay
        self.since: tuple[tuple[int, int, int], ...] = ()  # seat, face, place in the draw pile of cards drawn after it

    # Setting up

    def deal(self) -> None:
        """Shuffles and deals; a round that was played before is forgotten."""
        t = self.tables
        self.clear()
        for i in range(t.cards):
            self.stock[i] = t.deck[i]
        self.n_stock = t.cards
        self.shuffle()
        seat = self.after[self.dealer]
        for _ in range(self.n_alive * t.hand_size):
            self.take(seat)
            seat = self.after[seat]
        if self.events is not None:
            for seat in range(self.seats):
                if self.alive & bit(seat):
                    self.tell("dealt", seat, count=self.size[seat], cards=self.hand(seat), audience=1 << seat)
        while bit(self.stock[self.n_stock - 1]) & t.wd4:
            if self.events is not None:
                self.tell("put-back", face=self.stock[self.n_stock - 1])
            self.put_back()
        self.n_stock -= 1
        self.lay(self.stock[self.n_stock])
        if self.events is not None:
            self.tell("turned", face=self.top)
        self.turn_up(self.top)

    def turn_up(self, face: int) -> None:
        """What the start card does."""
        t = self.tables
        first = self.after[self.dealer]
        effect = t.effect[face]
        if face < 52:
            self.colour = face // 13
        self.begin(first)
        if bit(face) & t.needs_colour:
            self.phase = IN_COLOUR
        elif t.start_acts:
            if effect == SKIP:
                self.begin(self.lose_turn(first))
            elif effect == REVERSE:
                self.begin(self.dealer)
                if self.n_alive > 2:
                    self.direction = -1
                self.fresh = True
            elif effect == DRAW_CARDS:
                self.phase = IN_PENALTY
                self.penalty = t.amount[face]
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
        self.colour = self.top // 13 if self.top < 52 else colour
        self.begin(turn)
        if self.events is not None:
            for seat in range(self.seats):
                if self.alive & bit(seat):
                    self.tell("dealt", seat, count=self.size[seat], cards=self.hand(seat), audience=1 << seat)
            self.tell("turned", face=self.top)

    def copy(self) -> Round:
        """An independent round in the same position, with nobody listening."""
        new: Round = Round.__new__(Round)
        if cython.compiled:
            copy_block(new, self)
        else:
            for name, value in vars(self).items():
                setattr(new, name, value[:] if isinstance(value, list | bytearray) else value)
        new.tables = self.tables
        new.rules = self.rules
        new.source = self.source
        new.past = self.past
        new.since = self.since
        new.log = None if self.log is None else self.log[:]
        new.events = None
        return new

    # Whose turn

    def next(self, seat: int) -> int:
        return self.after[seat] if self.direction > 0 else self.before[seat]

    def begin(self, seat: int) -> None:
        self.turn = seat
        self.phase = IN_TURN
        self.penalty = 0
        self.begun = False
        if self.open_by == seat:
            self.open_by = -1
            if self.events is not None:
                self.tell("closed")

    def lose_turn(self, seat: int) -> int:
        """The seat is passed over; returns the one after it."""
        if self.events is not None:
            self.tell("skipped", seat)
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
                self.tell("void")
            self.finish(-1)

    def finish(self, winner: int) -> None:
        self.phase = IN_OVER
        self.winner = winner
        self.penalty = 0
        self.vulnerable = 0
        self.open_by = -1
        self.wrong_by = -1
        self.last_wrong = False
        self.past = None
        self.since = ()
        if winner >= 0 and self.events is not None:
            self.tell("won", winner)

    def draw_cards(self, seat: int, count: int, keep: bool = False) -> int:
        """Draws up to `count` cards, and says how many there were. `keep`: an objection does not undo it (A-71)."""
        drawn = 0
        cards = []
        while drawn < count:
            face = self.take(seat)
            if face < 0:
                break
            drawn += 1
            if keep and self.wrong_by >= 0:
                assert self.past is not None
                place = self.n_stock if self.shuffles == self.past.shuffles else -1
                self.since += ((seat, face, place),)
            if self.events is not None:
                cards.append(face)
        if drawn:
            self.grew(seat)
        if self.events is not None:
            self.tell_drawn(seat, bytes(cards))
        return drawn

    def grew(self, seat: int) -> None:
        """A call belongs to the present single card (A-50)."""
        self.vulnerable &= ~bit(seat)
        if seat == self.early:
            self.early = -1

    def tell_drawn(self, seat: int, cards: bytes) -> None:
        audience = EVERYBODY if self.open_by >= 0 else 1 << seat
        self.tell("drew", seat, count=len(cards), cards=cards, audience=audience)

    # What may be said: refuse first, then act

    def breaks_wd4(self, seat: int) -> bool:
        """Whether a Wild Draw Four of this seat would be against its rule (A-29)."""
        return self.held[seat] & self.tables.colours[self.colour] != 0

    def fitting(self, seat: int) -> int:
        """The cards of a hand that may be played on the top card."""
        t = self.tables
        mask = self.held[seat] & (t.colours[self.colour] | t.like[self.top])
        if mask & t.wd4 and not t.bluff and self.breaks_wd4(seat):
            mask &= ~t.wd4
        return mask

    def plays(self, seat: int) -> int:
        """The cards that a seat may lay now, on turn or as a jump-in."""
        t = self.tables
        held = self.held[seat]
        if seat != self.turn:
            if not t.jump_in or self.begun or (self.phase != IN_TURN and self.phase != IN_PENALTY):
                return 0
            mask = held & bit(self.top) & t.jumpable
        elif self.phase == IN_TURN:
            mask = held if t.penalise else held & (t.colours[self.colour] | t.like[self.top])
        elif self.phase == IN_DREW:
            mask = bit(self.drawn)
        elif self.phase == IN_PENALTY:
            if t.penalise:
                # a Wild Draw Four that does not answer is a misplay, whatever its own rule says
                return held if t.bluff or not self.breaks_wd4(seat) else held & ~(t.answers[self.top] & t.wd4)
            mask = held & t.answers[self.top]
        else:
            return 0
        if mask & t.wd4 and not t.bluff and self.breaks_wd4(seat):
            mask &= ~t.wd4
        return mask

    def ends_round(self, seat: int, face: int) -> bool:
        """Whether laying this card is going out with nothing left to choose."""
        t = self.tables
        return self.size[seat] == 1 and (t.effect[face] != SHUFFLE or t.last_shuffle_wins)

    def may_call(self, seat: int) -> bool:
        if self.vulnerable & bit(seat):
            return True
        if seat != self.turn or seat == self.early or self.size[seat] != 2:
            return False
        if self.phase == IN_PENALTY:
            return self.plays(seat) != 0
        return self.phase == IN_TURN or self.phase == IN_DREW

    def may_pass(self) -> bool:
        if self.phase != IN_DREW:
            return False
        t = self.tables
        return not t.must_play or (bit(self.drawn) & t.wd4 != 0 and self.breaks_wd4(self.turn))

    def check(self, code: int, cards: bytes = b"") -> int:
        """Why an action is refused, as the number of the first code of record.md that fits; 0 if it is not."""
        seat = (code >> 18) - 1
        verb = code >> 14 & 15
        target = (code >> 1 & 15) - 1
        t = self.tables
        colour = code >> 5 & 7
        if seat < 0 or seat >= self.seats or target >= self.seats or verb > ADVICE or colour > 4:
            return MALFORMED
        if (verb == COLOUR and colour == 0) or ((verb == CATCH or verb == ADVICE) and target < 0):
            return MALFORMED
        if self.phase == IN_OVER:
            return ROUND_OVER
        here = self.alive & bit(seat) != 0
        mine = here and seat == self.turn
        if verb == PLAY:
            return self.check_play(seat, code >> 8 & 63, colour, target, code & 1 != 0)
        if verb == DRAW:
            fits = self.phase == IN_TURN
        elif verb == PASS:
            fits = self.may_pass()
        elif verb == ACCEPT:
            fits = self.phase == IN_PENALTY
        elif verb == CHALLENGE:
            fits = self.phase == IN_PENALTY and self.offender >= 0
        elif verb == COLOUR:
            fits = self.phase == IN_COLOUR
        elif verb == SHED:
            fits = self.phase == IN_SHED
        elif verb == PERFORM or verb == DECLINE:
            fits = self.phase == IN_DARE
        else:
            return self.check_aside(seat, verb, target, here)
        if not fits:
            return WRONG_PHASE
        if not mine:
            return NOT_YOUR_TURN
        if verb == SHED:
            return self.check_shed(seat, cards)
        return FINE

    def check_aside(self, seat: int, verb: int, target: int, here: bool) -> int:
        """What any seat may say, whosever turn it is."""
        t = self.tables
        if verb == OBJECT:
            if not t.penalise:
                return WRONG_PHASE
            if not here or self.wrong_by == seat:
                return NOT_YOUR_TURN
            return FINE if self.wrong_by >= 0 else NOTHING_TO_OBJECT
        if verb == ADVICE:
            if not t.advice or self.phase == IN_VOTE:
                return WRONG_PHASE
            if not here:
                return NOT_YOUR_TURN
            return FINE if self.is_other(seat, target) else TARGET_WRONG
        if verb == YES or verb == NO:
            if self.phase != IN_VOTE:
                return WRONG_PHASE
            if not here:
                return NOT_YOUR_TURN
            return FINE if self.voters & bit(seat) else NO_VOTE
        if not here:
            return NOT_YOUR_TURN
        if verb == UNO:
            return FINE if self.may_call(seat) else CANNOT_CALL
        if self.is_other(seat, target) and (t.false_catch > 0 or self.vulnerable & bit(target)):
            return FINE
        return NOTHING_TO_CATCH

    def check_shed(self, seat: int, cards: bytes) -> int:
        for face in cards:
            if face > 63 or cards.count(face) > self.count[seat * 64 + face]:
                return NOT_IN_HAND
        left = self.size[seat] - len(cards)
        if left != self.order_size if self.order_size else left < 1:
            return WRONG_COUNT
        return FINE

    def check_play(self, seat: int, face: int, colour: int, target: int, uno: bool) -> int:
        t = self.tables
        if self.phase > IN_PENALTY:
            return WRONG_PHASE
        if seat != self.turn:
            if not self.alive & bit(seat) or not t.jump_in or self.phase == IN_DREW or self.begun:
                return NOT_YOUR_TURN
        if not self.held[seat] & bit(face):
            return NOT_IN_HAND
        if not self.plays(seat) & bit(face):
            if seat != self.turn and (face != self.top or not bit(face) & t.jumpable):
                return NO_JUMP
            if self.phase == IN_DREW and face != self.drawn:
                return DRAWN_CARD_ONLY
            if seat == self.turn and self.phase == IN_PENALTY and not t.answers[self.top] & bit(face):
                return NO_STACK
            if not bit(face) & t.wd4:
                return NO_MATCH
            return BLUFF_REFUSED
        ends = self.ends_round(seat, face)
        if bit(face) & t.needs_colour:
            if colour == 0 and not ends:
                return COLOUR_MISSING
        elif colour:
            return COLOUR_UNEXPECTED
        if bit(face) & t.needs_target:
            if target < 0:
                if self.n_alive > 2 and not (ends and t.effect[face] == SWAP):
                    return TARGET_MISSING
            elif not self.is_other(seat, target):
                return TARGET_WRONG
        elif target >= 0:
            return TARGET_UNEXPECTED
        if uno and self.size[seat] != 2:
            return CANNOT_CALL
        return FINE

    def is_other(self, seat: int, target: int) -> bool:
        return target >= 0 and target != seat and self.alive & bit(target) != 0

    def list_codes(self, seat: int) -> int:
        """Writes everything that a seat may say into `codes`, in the order of record.md; returns how many there are."""
        if self.phase == IN_OVER or not self.alive & bit(seat):
            return 0
        t = self.tables
        who = (seat + 1) << 18
        n = 0
        mask = self.plays(seat)
        while mask:
            face = lowest(mask)
            mask &= mask - 1
            play = who | face << 8
            ends = self.ends_round(seat, face)
            if bit(face) & t.needs_colour and not ends:
                for colour in range(1, 5):
                    self.codes[n] = play | colour << 5
                    n += 1
            elif bit(face) & t.needs_target and not (ends and t.effect[face] == SWAP):
                for target in range(self.seats):
                    if target != seat and self.alive & bit(target):
                        self.codes[n] = play | (target + 1) << 1
                        n += 1
            else:
                self.codes[n] = play
                n += 1
        if seat == self.turn:
            n = self.list_own(who, n)
        if self.phase == IN_VOTE and self.voters & bit(seat):
            self.codes[n] = who | YES << 14
            self.codes[n + 1] = who | NO << 14
            n += 2
        if self.may_call(seat):
            self.codes[n] = who | UNO << 14
            n += 1
        mask = self.alive if t.false_catch > 0 else self.vulnerable
        mask &= ~bit(seat)
        while mask:
            self.codes[n] = who | CATCH << 14 | (lowest(mask) + 1) << 1
            mask &= mask - 1
            n += 1
        if self.wrong_by >= 0 and self.wrong_by != seat:
            self.codes[n] = who | OBJECT << 14
            n += 1
        if t.advice and self.phase != IN_VOTE:
            mask = self.alive & ~bit(seat)
            while mask:
                self.codes[n] = who | ADVICE << 14 | (lowest(mask) + 1) << 1
                mask &= mask - 1
                n += 1
        return n

    def list_own(self, who: int, n: int) -> int:
        """What the seat that the game waits for may say beside playing a card."""
        if self.phase == IN_TURN:
            self.codes[n] = who | DRAW << 14
            n += 1
        elif self.phase == IN_DREW:
            if self.may_pass():
                self.codes[n] = who | PASS << 14
                n += 1
        elif self.phase == IN_PENALTY:
            self.codes[n] = who | ACCEPT << 14
            n += 1
            if self.offender >= 0:
                self.codes[n] = who | CHALLENGE << 14
                n += 1
        elif self.phase == IN_COLOUR:
            for colour in range(1, 5):
                self.codes[n] = who | COLOUR << 14 | colour << 5
                n += 1
        elif self.phase == IN_SHED:
            self.codes[n] = who | SHED << 14
            n += 1
        elif self.phase == IN_DARE:
            self.codes[n] = who | PERFORM << 14
            self.codes[n + 1] = who | DECLINE << 14
            n += 2
        return n

    # Acting

    def legal(self, seat: int) -> list[Action]:
        """Everything that a seat may say now, as a record lists it."""
        n = self.list_codes(seat)
        return [from_code(self.codes[i]) for i in range(n)]

    def apply(self, action: Action) -> list[Event]:
        """Carries out an action and says what happened; a refused one raises Refusal and changes nothing."""
        self.events = events = []
        try:
            self.do(action)
        finally:
            self.events = None
        return events

    def do(self, action: Action) -> None:
        """The same for nobody to hear."""
        refused = self.check(action.code, action.cards)
        if refused:
            raise Refusal(REFUSALS[refused])
        self.step(action.code, action.cards)

    def step(self, code: int, cards: bytes = b"") -> None:
        """Carries out an action that `check` would not refuse."""
        seat = (code >> 18) - 1
        verb = code >> 14 & 15
        if self.wrong_by >= 0 and (verb == PLAY or verb == DRAW) and self.next_begins():
            pass
        elif verb == PLAY:
            self.play(seat, code >> 8 & 63, (code >> 5 & 7) - 1, (code >> 1 & 15) - 1, code & 1 != 0)
        elif verb == DRAW:
            self.draw()
        elif verb == ACCEPT:
            self.accept()
        elif verb == PASS:
            if self.events is not None:
                self.tell("passed", seat)
            self.vulnerable = 0  # `next-done`; with `next-begins` nobody is left to be caught
            self.end_turn(True)
        elif verb == CHALLENGE:
            self.dispute()
        elif verb == COLOUR:
            self.colour = (code >> 5 & 7) - 1
            self.phase = IN_TURN
            if self.events is not None:
                self.tell("colour", seat, colour=self.colour)
        elif verb == SHED:
            self.shed(seat, cards)
        elif verb == PERFORM:
            if self.events is not None:
                self.tell("performed", seat)
            self.open_vote(VOTE_DARE, seat)
        elif verb == DECLINE:
            if self.events is not None:
                self.tell("declined", seat)
            self.draw_cards(seat, self.tables.amount[self.top])
            self.begin(seat)
        elif verb == YES or verb == NO:
            self.vote(seat, verb == YES)
        elif verb == UNO:
            if self.vulnerable & bit(seat):
                self.vulnerable &= ~bit(seat)
            else:
                self.early = seat
            if self.events is not None:
                self.tell("called", seat)
        elif verb == CATCH:
            self.catch(seat, (code >> 1 & 15) - 1)
        elif verb == OBJECT:
            self.object(seat)
        else:
            self.accuse(seat, (code >> 1 & 15) - 1)

    def next_begins(self) -> bool:
        """The seat on turn begins, or is jumped in on: windows close. Returns whether that has ended the round (A-71)."""
        if self.last_wrong:
            self.go_out(self.wrong_by, self.top, 0, self.last_target)
            return True
        self.wrong_by = -1
        self.past = None
        self.since = ()
        return False

    def play(self, seat: int, face: int, colour: int, target: int, uno: bool) -> None:
        t = self.tables
        jump = seat != self.turn
        effect = t.effect[face]
        wrong = False
        if t.penalise and not jump:
            if self.phase == IN_TURN:
                wrong = not bit(face) & (t.colours[self.colour] | t.like[self.top])
            elif self.phase == IN_PENALTY:
                wrong = not bit(face) & t.answers[self.top]
            if wrong:
                self.past = self.copy()
                self.wrong_by = seat
        if not (jump and t.window_done):
            self.vulnerable = 0
        carried = 0
        if self.penalty and not wrong and (not jump or t.stacking):
            carried = self.penalty
        annulled = jump and self.fresh
        called = uno or self.early == seat
        self.remove(seat, face)
        guilty = self.breaks_wd4(seat)
        self.lay(face)
        self.colour = face // 13 if face < 52 else (colour if colour >= 0 else 4)
        self.fresh = True
        self.early = -1
        self.idle = 0
        self.stuck = 0
        self.penalty = 0
        self.offender = -1
        self.begun = False
        if target < 0 and self.n_alive == 2 and bit(face) & t.needs_target:
            target = self.after[seat]
        if self.events is not None:
            self.tell("played", seat, target, face, colour, 1 if jump else 0)
            if uno:
                self.tell("called", seat)
        if effect == REVERSE and self.n_alive > 2 and not annulled:
            self.direction = -self.direction
            if self.events is not None:
                self.tell("reversed", seat, count=self.direction)
        left = self.size[seat]
        if left == 1 and not called and t.uno_penalty > 0:
            self.vulnerable |= bit(seat)
        if left == 0 and (effect != SHUFFLE or t.last_shuffle_wins):
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
            self.penalty = carried + t.amount[face]
            if bit(face) & t.wd4 and t.challenge:
                self.offender = seat
                self.guilty = guilty
        else:
            self.act(effect, seat, face, target)

    def act(self, effect: int, seat: int, face: int, target: int) -> None:
        """What a card does at once."""
        t = self.tables
        following = self.next(seat)
        if effect == REVERSE:
            self.begin(seat if self.n_alive == 2 and t.reverse_skips else following)
        elif effect == SKIP:
            self.begin(self.lose_turn(following))
        elif effect == SKIP_TWO:
            following = self.lose_turn(following)
            # two players: like Skip
            self.begin(self.lose_turn(following) if self.n_alive > 2 else following)
        elif effect == TARGET:
            self.draw_cards(target, t.amount[face])
            self.begin(following)
        elif effect == SWAP:
            self.swap_hands(seat, target)
            self.begin(following)
            self.hands_moved(bit(seat) | bit(target), "swapped", seat, target)
        elif effect == ROTATE:
            self.rotate_hands(seat)
            self.begin(following)
            self.hands_moved(self.alive, "rotated", seat, -1)
        elif effect == SHUFFLE:
            self.mix_hands(seat)
        else:
            self.run_custom(effect, t.amount[face], seat, following)

    def go_out(self, seat: int, face: int, carried: int, target: int) -> None:
        """A last card: what it makes others draw is drawn before the round ends (S0-END-2)."""
        t = self.tables
        self.last_wrong = False
        if t.effect[face] == DRAW_CARDS:
            self.draw_cards(self.next(seat), carried + t.amount[face])
        elif t.effect[face] == TARGET:
            self.draw_cards(target, t.amount[face])
        self.finish(seat)

    def hands_moved(self, moved: int, kind: str, seat: int, other: int) -> None:
        """Whoever got a hand of one card has to call (A-50)."""
        self.vulnerable &= ~moved
        self.mind_call(moved)
        if self.events is not None:
            self.tell(kind, seat, other, count=self.direction)
            for each in range(self.seats):
                if moved & bit(each):
                    audience = EVERYBODY if self.open_by >= 0 else 1 << each
                    self.tell("hand", each, count=self.size[each], cards=self.hand(each), audience=audience)

    def mind_call(self, seats: int) -> None:
        if self.tables.uno_penalty > 0:
            for seat in range(self.seats):
                if seats & bit(seat) and self.size[seat] == 1:
                    self.vulnerable |= bit(seat)

    def rotate_hands(self, seat: int) -> None:
        """Everybody gives the hand to the next in the direction of play (S2-70-1)."""
        giver = self.after[seat] if self.direction < 0 else self.before[seat]
        for _ in range(self.n_alive - 1):
            self.swap_hands(seat, giver)
            seat = giver
            giver = self.after[giver] if self.direction < 0 else self.before[giver]

    def mix_hands(self, seat: int) -> None:
        """Shuffle Hands: all cards are collected, shuffled and dealt from the left of the player on (A-58)."""
        kept = self.stock_order()
        collected = b""
        for each in range(self.seats):
            collected += self.hand(each)
            self.empty_hand(each)
        self.set_stock(collected)
        self.shuffle()
        receiver = seat
        for _ in range(len(collected)):
            receiver = self.after[receiver]
            self.take(receiver)
        self.set_stock(kept)
        self.begin(self.next(seat))
        self.hands_moved(self.alive, "mixed", seat, -1)
        if self.size[seat] == 0:
            if self.wrong_by == seat:
                self.last_wrong = True
            else:
                self.finish(seat)

    def run_custom(self, effect: int, amount: int, seat: int, following: int) -> None:
        self.actor = seat
        self.changed = 0
        if effect == AGAIN:
            self.begin(seat)
        elif effect == DRAW_UNTIL_COLOUR:
            self.draw_until_colour(following)
            self.begin(self.lose_turn(following))
        elif effect == SHED_WILDS:
            self.shed_wilds(seat)
        elif effect == STUCK:
            self.begin(following)
            self.stuck = amount
        elif effect == OPEN:
            self.begin(following)
            self.open_by = seat
            if self.events is not None:
                for each in range(self.seats):
                    if self.alive & bit(each):
                        self.tell("opened", each, count=self.size[each], cards=self.hand(each))
        elif effect == JOKE:
            if self.events is not None:
                self.tell("joke", seat)
            self.open_vote(VOTE_JOKE, seat)
        elif effect == DARE:
            self.phase = IN_DARE
            self.turn = following
            if self.events is not None:
                self.tell("dared", following)
        elif effect == HONOUR:
            self.begin(following)
            if self.events is not None:
                self.tell("honoured", following)
        else:
            self.order_size = amount
            self.order_left = self.n_alive if effect == LEVEL_EVERYONE else 1
            self.order_seat = seat if effect == LEVEL_EVERYONE else following
            self.level()

    def level(self) -> None:
        """Goes on with everybody who has to hold so and so many cards."""
        while self.order_left and self.size[self.order_seat] <= self.order_size:
            seat = self.order_seat
            if self.size[seat] < self.order_size:
                self.draw_cards(seat, self.order_size - self.size[seat])
            self.order_left -= 1
            self.order_seat = self.next(seat)
        if self.order_left:
            self.order_to_shed(self.order_seat)
        else:
            self.effect_done()

    def order_to_shed(self, seat: int) -> None:
        self.phase = IN_SHED
        self.turn = seat
        if self.events is not None:
            self.tell("ordered", seat, count=self.order_size)

    def effect_done(self) -> None:
        self.mind_call(self.changed)
        self.begin(self.next(self.actor))

    def shed(self, seat: int, cards: bytes) -> None:
        for face in cards:
            self.remove(seat, face)
            self.lay_under(face)
        if len(cards):
            self.changed |= bit(seat)
            self.vulnerable &= ~bit(seat)
        if self.events is not None:
            self.tell("shed", seat, count=len(cards), cards=cards)
        if self.order_left:
            self.order_left -= 1
            self.order_seat = self.next(seat)
            self.level()
        else:
            self.effect_done()

    def shed_wilds(self, seat: int) -> None:
        each = seat
        gone = -1
        for _ in range(self.n_alive):
            cards = b""
            mask = self.held[each] >> 52 << 52
            while mask:
                face = lowest(mask)
                mask &= mask - 1
                for _ in range(self.count[each * 64 + face]):
                    self.remove(each, face)
                    self.lay_under(face)
                    cards += bytes([face])
            if len(cards):
                self.changed |= bit(each)
                self.vulnerable &= ~bit(each)
                if self.events is not None:
                    self.tell("shed", each, count=len(cards), cards=cards)
            if self.size[each] == 0 and gone < 0:
                gone = each
            each = self.next(each)
        if gone >= 0:
            self.finish(gone)
        else:
            self.effect_done()

    def draw_until_colour(self, seat: int) -> None:
        cards = []
        mask = self.tables.colours[self.colour]
        face = self.take(seat)
        while face >= 0:
            cards.append(face)
            if bit(face) & mask:
                break
            face = self.take(seat)
        if cards:
            self.grew(seat)
        if self.events is not None:
            self.tell_drawn(seat, bytes(cards))

    def draw(self) -> None:
        t = self.tables
        seat = self.turn
        playable = False
        if not t.window_done:
            self.vulnerable = 0
        if self.stuck and not self.fitting(seat):
            drew = self.draw_cards(seat, self.stuck) > 0
        else:
            fit = t.colours[self.colour] | t.like[self.top]
            drawn = []
            face = self.take(seat)
            while face >= 0:
                drawn.append(face)
                playable = bit(face) & fit != 0
                if bit(face) & t.wd4 and not t.bluff and self.breaks_wd4(seat):
                    playable = False
                if playable or not t.draw_until:
                    break
                face = self.take(seat)
            drew = len(drawn) > 0
            if drew:
                self.grew(seat)
            if self.events is not None:
                self.tell_drawn(seat, bytes(drawn))
            self.drawn = face
        if playable:
            self.phase = IN_DREW
            self.fresh = False
            self.idle = 0
            self.stuck = 0
        else:
            self.vulnerable = 0  # the turn is done: both windows are closed
            self.end_turn(drew)

    def accept(self) -> None:
        self.next_begins()
        if not self.tables.window_done:
            self.vulnerable = 0
        self.offender = -1
        if self.events is not None:
            self.tell("accepted", self.turn, count=self.penalty)
        drawn = self.draw_cards(self.turn, self.penalty)
        self.end_turn(drawn > 0)

    def dispute(self) -> None:
        """A challenge of the Wild Draw Four just played."""
        self.next_begins()
        if not self.tables.window_done:
            self.vulnerable = 0
        challenger = self.turn
        offender = self.offender
        penalty = self.penalty
        self.offender = -1
        if self.events is not None:
            audience = EVERYBODY if self.open_by >= 0 else 1 << challenger
            self.tell(
                "challenged", challenger, offender, count=1 if self.guilty else 0, cards=self.hand(offender), audience=audience
            )
        if self.guilty:
            self.draw_cards(offender, penalty)
            self.begin(challenger)
            self.begun = True
        else:
            drawn = self.draw_cards(challenger, penalty + 2)
            self.end_turn(drawn > 0)

    def catch(self, seat: int, target: int) -> None:
        if self.vulnerable & bit(target):
            if self.events is not None:
                self.tell("caught", target, seat)
            self.vulnerable &= ~bit(target)
            self.draw_cards(target, self.tables.uno_penalty, True)
        else:
            if self.events is not None:
                self.tell("false-catch", seat, target)
            self.draw_cards(seat, self.tables.false_catch, True)

    def object(self, seat: int) -> None:
        """A misplay is taken back and costs two cards beside what it left undone (A-71)."""
        offender = self.wrong_by
        past = self.past
        since = self.since
        accused = self.turn if self.phase == IN_VOTE and self.vote_kind == VOTE_ADVICE else -1
        voters, yes = self.voters, self.yes
        assert past is not None
        if self.events is not None:
            self.tell("objected", seat, offender, self.top)
        self.restore(past)
        for who, face, place in sorted(since, key=by_place):
            self.retake(who, face, place)
        self.wrong_by = -1
        self.last_wrong = False
        self.past = None
        self.since = ()
        self.vulnerable = 0
        self.offender = -1
        self.turn = offender
        drawn = self.draw_cards(offender, self.penalty + 2)
        self.end_turn(drawn > 0)
        if accused >= 0 and self.phase != IN_OVER:  # a vote that has nothing to do with the card goes on
            self.suspend(accused)
            self.voters = voters
            self.yes = yes

    def restore(self, past: Round) -> None:
        """Goes back to an earlier position of this round; shuffles and chance stay as they are."""
        shuffles = self.shuffles
        random_0 = self.random_0
        random_1 = self.random_1
        if cython.compiled:
            copy_block(self, past)
        else:
            for name, value in vars(past).items():
                if name not in ("log", "events"):
                    setattr(self, name, value[:] if isinstance(value, list | bytearray) else value)
        self.shuffles = shuffles
        self.random_0 = random_0
        self.random_1 = random_1

    def retake(self, seat: int, face: int, place: int) -> None:
        """A card drawn after a misplay stays drawn, wherever the earlier position has it."""
        if place < 0:
            place = self.n_stock - 1
            while place >= 0 and self.stock[place] != face:
                place -= 1
        if place >= 0:
            self.n_stock -= 1
            for i in range(place, self.n_stock):
                self.stock[i] = self.stock[i + 1]
            self.give(seat, face)
        else:
            place = 0
            while place < self.n_discard and self.discard[place] != face:
                place += 1
            if place < self.n_discard - 1:
                self.n_discard -= 1
                for i in range(place, self.n_discard):
                    self.discard[i] = self.discard[i + 1]
                self.give(seat, face)
            elif place == self.n_discard:
                holder = 0
                while not self.held[holder] & bit(face):
                    holder += 1
                self.remove(holder, face)
                self.give(seat, face)
            # else it is the card that lies on top again: there it stays

    def accuse(self, seat: int, accused: int) -> None:
        if self.events is not None:
            self.tell("accused", seat, accused)
        self.suspend(accused)
        self.voters &= ~bit(seat)
        self.yes = 1
        self.count_votes()

    def suspend(self, accused: int) -> None:
        """Play waits for a vote about advice."""
        self.saved_phase = self.phase
        self.saved_turn = self.turn
        self.open_vote(VOTE_ADVICE, accused)

    def open_vote(self, kind: int, seat: int) -> None:
        self.phase = IN_VOTE
        self.turn = seat
        self.vote_kind = kind
        self.voters = self.alive & ~bit(seat)
        self.asked = self.n_alive - 1
        self.yes = 0

    def vote(self, seat: int, yes: bool) -> None:
        self.voters &= ~bit(seat)
        if yes:
            self.yes += 1
        if self.events is not None:
            self.tell("voted", seat, count=1 if yes else 0)
        self.count_votes()

    def count_votes(self) -> None:
        """A vote closes as soon as its outcome is certain."""
        left = popcount(self.voters)
        if self.vote_kind == VOTE_ADVICE:
            if 2 * self.yes > self.asked:
                self.close_vote(True)
            elif 2 * (self.yes + left) <= self.asked:
                self.close_vote(False)
        elif self.yes:
            self.close_vote(True)
        elif left == 0:
            self.close_vote(False)

    def close_vote(self, yes: bool) -> None:
        seat = self.turn
        self.voters = 0
        if self.events is not None:
            self.tell("verdict", seat, count=1 if yes else 0)
        if self.vote_kind == VOTE_ADVICE:
            self.phase = self.saved_phase
            self.turn = self.saved_turn
            if yes:
                self.draw_cards(seat, 2, True)
        elif self.vote_kind == VOTE_DARE:
            if not yes:
                self.draw_cards(seat, self.tables.amount[self.top], True)
            self.begin(seat)
        elif not yes:
            self.draw_cards(seat, self.tables.amount[self.top], True)
            self.effect_done()
        elif self.size[seat] > 1:
            self.order_size = 0
            self.order_left = 0
            self.order_to_shed(seat)
        else:
            self.effect_done()

    # What came out

    def worth(self, seat: int) -> int:
        """What the cards of a hand count."""
        t = self.tables
        points = 0
        mask = self.held[seat]
        while mask:
            face = lowest(mask)
            points += t.worth[face] * self.count[seat * 64 + face]
            mask &= mask - 1
        return points

    def gain(self, seat: int) -> int:
        """What a seat got in this round: nothing while it lasts and if it was void."""
        t = self.tables
        if self.winner < 0:
            return 0
        if t.own_points:
            return self.worth(seat)
        if seat != self.winner and not (t.partners and (seat - self.winner) % 2 == 0):
            return 0
        points = 0
        for each in range(self.seats):
            if each != self.winner and not (t.partners and (each - self.winner) % 2 == 0):
                points += self.worth(each)
        return points


def by_place(entry: tuple[int, int, int]) -> int:
    """From the top of the draw pile down, so that taking one out leaves the places of the others."""
    return -entry[2]

