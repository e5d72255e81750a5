"""A round: the state machine of record.md, with everything that may be said in it.

Seats count from 0 in here, colours too (4 is none); codes of actions count both from 1, as in a record.
Events are told in tokens.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from lastcard.core.actions import SAYINGS, Action, from_code, parse, saying_of
from lastcard.core.cards import COLOURS, TOKENS, spell
from lastcard.core.errors import REFUSALS, Refusal
from lastcard.core.events import Event
from lastcard.core.rules import Ruleset
from lastcard.core.rules import parse as parse_rules
from lastcard.engine.codes import PHASES
from lastcard.engine.out_of_turn import OutOfTurn
from lastcard.engine.shuffles import Source
from lastcard.engine.turns import Turns

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit, lowest
    from lastcard.engine.codes import (
        ACCEPT,
        ADVICE,
        BLUFF_REFUSED,
        CANNOT_CALL,
        CATCH,
        CHALLENGE,
        COLOUR,
        COLOUR_MISSING,
        COLOUR_UNEXPECTED,
        DECLINE,
        DRAW,
        DRAWN_CARD_ONLY,
        FINE,
        IN_COLOUR,
        IN_DARE,
        IN_DREW,
        IN_OVER,
        IN_PENALTY,
        IN_SHED,
        IN_TURN,
        IN_VOTE,
        MALFORMED,
        MOST,
        NO,
        NO_COLOUR,
        NO_JUMP,
        NO_MATCH,
        NO_STACK,
        NO_VOTE,
        NOT_IN_HAND,
        NOT_YOUR_TURN,
        NOTHING_TO_CATCH,
        NOTHING_TO_OBJECT,
        OBJECT,
        PASS,
        PERFORM,
        PLAY,
        ROUND_OVER,
        SHED,
        SWAP,
        TARGET_MISSING,
        TARGET_UNEXPECTED,
        TARGET_WRONG,
        UNO,
        WITH_UNO,
        WRONG_COUNT,
        WRONG_PHASE,
        YES,
        code_of,
        face_of,
        is_wild,
        named_by,
        seat_of,
        target_of,
        verb_of,
        with_colour,
        with_face,
        with_target,
    )

COMPILED: Final = bool(cython.compiled)


class Round(OutOfTurn):
    """One deal, from the shuffled deck to the last card. Legality is decided here, before anything changes."""

    def __init__(
        self, rules: Ruleset | str, seats: int, *, seed: int | None = None, source: Source | None = None
    ) -> None:
        """Deals: `Round("house-party", seats=4)`. The last seat is the dealer."""
        found = parse_rules(rules) if isinstance(rules, str) else rules
        found.check_seats(seats)
        number = int.from_bytes(os.urandom(8), "big") if seed is None else seed
        super().__init__(found, seats, seats - 1, seed=number, source=source)
        self.deal()

    @staticmethod
    def empty(
        rules: Ruleset, seats: int, dealer: int, *, out: int = 0, seed: int = 0, source: Source | None = None
    ) -> Round:
        """Without cards: `deal`, `set_up` or `assume` brings them. `out` is the set of seats eliminated."""
        rules.check_seats(seats)
        new: Round = Round.__new__(Round)
        Turns.__init__(new, rules, seats, dealer, out=out, seed=seed, source=source)
        return new

    @property
    def over(self) -> bool:
        return self.phase == IN_OVER

    def __str__(self) -> str:
        """The position, with the cards of whoever is to say something."""
        asked = [seat for seat in range(self.seats) if self.awaited() & bit(seat)]
        return self.written(asked, asked)

    def written(self, marked: Sequence[int], shown: Sequence[int]) -> str:
        """The position, with a mark at some seats and the cards of some."""
        named = f">{COLOURS[self.colour]}" if is_wild(self.top) and self.colour != NO_COLOUR else ""
        lines = [
            f"{PHASES[self.phase]}, {'clockwise' if self.direction > 0 else 'counter-clockwise'}",
            f"top {TOKENS[self.top]}{named}, stock {self.n_stock}, discard {self.n_discard}, penalty {self.penalty}",
        ]
        for seat in range(self.seats):
            if self.alive & bit(seat):
                hand = f"  {spell(self.hand(seat))}" if seat in shown else ""
                lines.append(f"{'>' if seat in marked else ' '} {seat + 1:2} {self.size[seat]:3}{hand}")
        return "\n".join(lines)

    def __copy__(self) -> Round:
        return self.copy()

    def copy(self) -> Round:
        """An independent round in the same position, with nobody listening."""
        new: Round = Round.__new__(Round)
        new.assume(self)
        new.log = None if self.log is None else self.log[:]
        if not cython.compiled:
            new.events = None
        return new

    def rearrange(self, hands: list[bytes], stock: bytes) -> None:
        """Puts other cards into hands and draw pile: a world that looks the same from outside."""
        for seat in range(self.seats):
            self.empty_hand(seat)
            for face in hands[seat]:
                self.give(seat, face)
        self.set_stock(stock)

    def stack(self, first: bytes) -> None:
        """Puts some cards of the draw pile on top of it, the first of them to be drawn first."""
        self.settle(0)
        for place in range(len(first)):
            face = first[place]
            to = self.n_stock - 1 - place
            at = to
            while at >= 0 and self.stock[at] != face:
                at -= 1
            if at < 0:
                raise ValueError(f"{TOKENS[face]} is not in the draw pile")
            for i in range(at, to):
                self.stock[i] = self.stock[i + 1]
            self.stock[to] = face

    # What may be said

    def awaited(self) -> int:
        """The set of the seats that the game waits for."""
        if self.phase == IN_VOTE:
            return self.voters
        return 0 if self.phase == IN_OVER else bit(self.turn)

    def may_call(self, seat: int) -> bool:
        if self.vulnerable & bit(seat):
            return True
        if seat != self.turn or seat == self.early or self.size[seat] != 2:
            return False
        if self.phase == IN_PENALTY:
            return self.answering(seat) != 0
        return self.phase == IN_TURN or self.phase == IN_DREW

    def may_pass(self) -> bool:
        """Whether a card that was drawn may be kept."""
        return not self.lowered.must_play or (bit(self.drawn) & self.lowered.wd4 != 0 and self.breaks_wd4(self.turn))

    def sound(self, seat: int) -> int:
        """The cards that a seat may lay now with nothing to object to (A-71)."""
        if seat == self.turn and self.phase == IN_TURN:
            return self.fitting(seat)
        if seat == self.turn and self.phase == IN_PENALTY:
            return self.answering(seat)
        return self.plays(seat)

    def others(self, seat: int) -> int:
        return self.alive & ~bit(seat)

    def catchable(self, seat: int) -> int:
        """Whom a seat may try to catch."""
        return (self.alive if self.lowered.false_catch > 0 else self.vulnerable) & ~bit(seat)

    def verbs(self, seat: int) -> int:
        """The set of the verbs that a seat may say."""
        return self.verbs_beside(seat, self.plays(seat) != 0)

    def verbs_beside(self, seat: int, plays: bool) -> int:
        """The same where it is known whether there is a card to play."""
        if self.phase == IN_OVER or not self.alive & bit(seat):
            return 0
        said = self.verbs_awaited(seat, plays)
        if self.may_call(seat):
            said |= bit(UNO)
        if self.lowered.advice and self.phase != IN_VOTE:
            said |= bit(ADVICE)
        return said | self.against_others(seat)

    def verbs_awaited(self, seat: int, plays: bool) -> int:
        """Those of a player that are no calls, catches, objections or accusations, while the round lasts."""
        said = bit(PLAY) if plays else 0
        if seat == self.turn:
            said |= self.own_verbs()
        if self.voters & bit(seat):
            said |= bit(YES) | bit(NO)
        return said

    def against_others(self, seat: int) -> int:
        """A catch or an objection, if there may be one."""
        said = bit(CATCH) if self.catchable(seat) else 0
        if self.wrong_by >= 0 and self.wrong_by != seat:
            said |= bit(OBJECT)
        return said

    def reactions(self, seat: int) -> int:
        """The verbs that a seat may say out of turn; a call ahead is not one, as it comes with the card."""
        if not self.alive & bit(seat):
            return 0
        said = self.against_others(seat)
        if self.vulnerable & bit(seat):
            said |= bit(UNO)
        if seat != self.turn and self.plays(seat):
            said |= bit(PLAY)
        return said

    def own_verbs(self) -> int:
        """What the seat that the game waits for may say beside playing a card."""
        if self.phase == IN_TURN:
            return bit(DRAW)
        if self.phase == IN_DREW:
            return bit(PASS) if self.may_pass() else 0
        if self.phase == IN_PENALTY:
            return bit(ACCEPT) | bit(CHALLENGE) if self.offender >= 0 else bit(ACCEPT)
        if self.phase == IN_COLOUR:
            return bit(COLOUR)
        if self.phase == IN_SHED:
            return bit(SHED)
        if self.phase == IN_DARE:
            return bit(PERFORM) | bit(DECLINE)
        return 0

    def ends_round(self, seat: int, face: int) -> bool:
        """Whether laying this card is going out with nothing left to choose."""
        return self.size[seat] == 1 and bit(face) & self.lowered.ending != 0

    def wants_colour(self, seat: int, face: int) -> bool:
        return bit(face) & self.lowered.needs_colour != 0 and not self.ends_round(seat, face)

    def wants_target(self, seat: int, face: int) -> bool:
        if not bit(face) & self.lowered.needs_target:
            return False
        return self.lowered.effect[face] != SWAP or not self.ends_round(seat, face)

    def list_codes(self, seat: int, codes: list[int]) -> int:
        """Writes down everything that a seat may say, in the order of record.md; returns how many there are."""
        who = code_of(seat, PLAY)
        n = 0
        verbs = self.verbs(seat)
        if verbs & bit(PLAY):
            mask = self.plays(seat)
            while mask:
                face = lowest(mask)
                mask &= mask - 1
                play = who | with_face(face)
                if self.wants_colour(seat, face):
                    for colour in range(4):
                        codes[n] = play | with_colour(colour)
                        n += 1
                elif self.wants_target(seat, face):
                    n = self.list_seats(play, self.others(seat), codes, n)
                else:
                    codes[n] = play
                    n += 1
            verbs &= ~bit(PLAY)
        while verbs:
            verb = lowest(verbs)
            verbs &= verbs - 1
            if verb == COLOUR:
                for colour in range(4):
                    codes[n] = code_of(seat, COLOUR) | with_colour(colour)
                    n += 1
            elif verb == CATCH:
                n = self.list_seats(code_of(seat, CATCH), self.catchable(seat), codes, n)
            elif verb == ADVICE:
                n = self.list_seats(code_of(seat, ADVICE), self.others(seat), codes, n)
            else:
                codes[n] = code_of(seat, verb)
                n += 1
        return n

    def list_seats(self, code: int, seats: int, codes: list[int], n: int) -> int:
        """The same code aimed at each of these seats."""
        while seats:
            codes[n] = code | with_target(lowest(seats))
            seats &= seats - 1
            n += 1
        return n

    # Why something may not be said

    def check(self, code: int, cards: bytes = b"") -> int:
        """Why an action is refused, as the number of the first code of record.md that fits; 0 if it is not."""
        seat = seat_of(code)
        verb = verb_of(code)
        target = target_of(code)
        colour = named_by(code)
        if seat < 0 or seat >= self.seats or target >= self.seats or verb > ADVICE or colour >= NO_COLOUR:
            return MALFORMED
        if (verb == COLOUR and colour < 0) or (verb in (CATCH, ADVICE) and target < 0):
            return MALFORMED
        if not self.verbs(seat) & bit(verb):
            return self.why_not(seat, verb, face_of(code))
        if verb == PLAY:
            return self.check_play(seat, face_of(code), colour, target, code & WITH_UNO != 0)
        if verb == SHED:
            return self.check_shed(seat, cards)
        if verb == CATCH:
            return FINE if self.catchable(seat) & bit(target) else NOTHING_TO_CATCH
        if verb == ADVICE:
            return FINE if self.others(seat) & bit(target) else TARGET_WRONG
        return FINE

    def why_not(self, seat: int, verb: int, face: int) -> int:
        """The reason why a seat may not say this now, as `verbs` has decided."""
        if self.phase == IN_OVER:
            return ROUND_OVER
        if verb == PLAY:
            return self.why_not_play(seat, face)
        if verb <= DECLINE:
            return NOT_YOUR_TURN if self.own_verbs() & bit(verb) else WRONG_PHASE
        timely = True
        reason = NOTHING_TO_CATCH
        if verb == UNO:
            reason = CANNOT_CALL
        elif verb == OBJECT:
            timely = self.lowered.penalise
            reason = NOT_YOUR_TURN if self.wrong_by == seat else NOTHING_TO_OBJECT
        elif verb == ADVICE:
            timely = self.lowered.advice and self.phase != IN_VOTE
        elif verb != CATCH:
            timely = self.phase == IN_VOTE
            reason = NO_VOTE
        if not timely:
            return WRONG_PHASE
        return reason if self.alive & bit(seat) else NOT_YOUR_TURN

    def why_not_play(self, seat: int, face: int) -> int:
        """The same of a card, as `plays` has decided."""
        t = self.lowered
        mine = seat == self.turn
        if self.phase > IN_PENALTY:
            return WRONG_PHASE
        if not mine and (not self.alive & bit(seat) or not t.jump_in or self.phase == IN_DREW or self.begun):
            return NOT_YOUR_TURN
        if not self.held[seat] & bit(face):
            return NOT_IN_HAND
        if not mine and (face != self.top or not bit(face) & t.jumpable):
            return NO_JUMP
        if self.phase == IN_DREW and face != self.drawn:
            return DRAWN_CARD_ONLY
        if mine and self.phase == IN_PENALTY and not t.answers[self.top] & bit(face):
            return NO_STACK
        return BLUFF_REFUSED if bit(face) & t.wd4 else NO_MATCH

    def check_play(self, seat: int, face: int, colour: int, target: int, uno: bool) -> int:
        if not self.plays(seat) & bit(face):
            return self.why_not_play(seat, face)
        if colour < 0:
            if self.wants_colour(seat, face):
                return COLOUR_MISSING
        elif not bit(face) & self.lowered.needs_colour:
            return COLOUR_UNEXPECTED
        if target < 0:
            if self.n_alive > 2 and self.wants_target(seat, face):
                return TARGET_MISSING
        elif not bit(face) & self.lowered.needs_target:
            return TARGET_UNEXPECTED
        elif not self.others(seat) & bit(target):
            return TARGET_WRONG
        return CANNOT_CALL if uno and self.size[seat] != 2 else FINE

    def check_shed(self, seat: int, cards: bytes) -> int:
        for face in cards:
            if face > 63 or cards.count(face) > self.count[seat * 64 + face]:
                return NOT_IN_HAND
        left = self.size[seat] - len(cards)
        if left != self.order_size if self.order_size else left < 1:
            return WRONG_COUNT
        return FINE

    # Saying it

    def legal(self, seat: int = -1) -> list[Action]:
        """Everything that a seat may say now, as a record lists it.

        Without a seat, what anybody may say, whom the game waits for first; a shed then has cards that would do.
        """
        if seat < 0:
            return self.legal_of_all()
        if not cython.compiled:
            codes = [0] * MOST
        n = self.list_codes(seat, codes)
        return [from_code(codes[i]) for i in range(n)]

    def sayings(self, seat: int) -> tuple[str, ...]:
        """The same of a seat as it would be written, without the seat."""
        if not cython.compiled:
            codes = [0] * MOST
        n = self.list_codes(seat, codes)
        return tuple([SAYINGS.get(codes[i]) or saying_of(codes[i]) for i in range(n)])

    def may_add_uno(self, seat: int) -> bool:
        """Whether a play may have a call with it."""
        return self.size[seat] == 2 and self.plays(seat) != 0

    def legal_of_all(self) -> list[Action]:
        found: list[Action] = []
        first = self.turn if self.over else lowest(self.awaited())
        for place in range(first, first + self.seats):
            found += self.legal(place % self.seats)
        if self.phase == IN_SHED:
            found[0] = Action(found[0].code, self.to_shed(first))
        return found

    def play(self, action: Action | str) -> list[Event]:
        """Carries out an action, or what one would type for it (`1 play R7`), and says what happened.

        A refused one raises Refusal and changes nothing.
        """
        events: list[Event] = []
        self.events = events
        try:
            self.do(parse(action, self.seats) if isinstance(action, str) else action)
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
        seat = seat_of(code)
        verb = verb_of(code)
        if self.wrong_by >= 0 and verb in (PLAY, DRAW) and self.next_begins():
            pass
        elif verb == PLAY:
            self.play_card(seat, face_of(code), named_by(code), target_of(code), code & WITH_UNO != 0)
        elif verb == DRAW:
            self.draw()
        elif verb == ACCEPT:
            self.accept()
        elif verb == PASS:
            self.keep()
        elif verb == CHALLENGE:
            self.challenge()
        elif verb == COLOUR:
            self.name_colour(named_by(code))
        elif verb == SHED:
            self.shed(seat, cards)
        elif verb == PERFORM:
            self.perform()
        elif verb == DECLINE:
            self.decline()
        elif verb in (YES, NO):
            self.vote(seat, verb == YES)
        elif verb == UNO:
            self.call(seat)
        elif verb == CATCH:
            self.catch(seat, target_of(code))
        elif verb == OBJECT:
            self.object(seat)
        else:
            self.accuse(seat, target_of(code))
