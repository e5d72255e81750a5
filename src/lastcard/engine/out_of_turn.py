"""What anybody may say beside the turn: accusations, catches and objections."""

from __future__ import annotations

from lastcard.engine.effects import Effects
from lastcard.engine.turns import Turns

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit
    from lastcard.engine.codes import *


class OutOfTurn(Effects):
    """What anybody may say beside the turn: accusations, catches, objections."""

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

    def call(self, seat: int) -> None:
        """UNO, of the last card or before playing the last but one."""
        if self.vulnerable & bit(seat):
            self.vulnerable &= ~bit(seat)
        else:
            self.early = seat
        if self.events is not None:
            self.tell("called", seat)

    def catch(self, seat: int, target: int) -> None:
        if self.vulnerable & bit(target):
            if self.events is not None:
                self.tell("caught", target, seat)
            self.vulnerable &= ~bit(target)
            self.draw_cards(target, self.lowered.uno_penalty, True)
        else:
            if self.events is not None:
                self.tell("false-catch", seat, target)
            self.draw_cards(seat, self.lowered.false_catch, True)

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
        self.go_back(past)
        for who, face, place in sorted(since, key=by_place):
            if place >= 0:
                self.retake(who, face, place)
            elif place == FROM_DISCARD:
                self.retake_shuffled(who, face, since)
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

    def go_back(self, past: Turns) -> None:
        """To an earlier position; shuffles and chance stay as they are."""
        shuffles = self.shuffles
        random_0 = self.random_0
        random_1 = self.random_1
        self.assume(past)
        self.settle(0)
        self.shuffles = shuffles
        self.random_0 = random_0
        self.random_1 = random_1

    def retake(self, seat: int, face: int, place: int) -> None:
        """A card drawn after a misplay stays drawn: it leaves the draw pile where it lay."""
        self.n_stock -= 1
        for i in range(place, self.n_stock):
            self.stock[i] = self.stock[i + 1]
        self.give(seat, face)

    def retake_shuffled(self, seat: int, face: int, since: tuple[tuple[int, int, int], ...]) -> None:
        """The same once the discard pile was shuffled: the card leaves that pile, or the hand that had shed it."""
        place = 0
        while place < self.n_discard and self.discard[place] != face:
            place += 1
        if place < self.n_discard - 1:
            self.n_discard -= 1
            self.laid[face] -= 1
            for i in range(place, self.n_discard):
                self.discard[i] = self.discard[i + 1]
            self.give(seat, face)
        elif place == self.n_discard:
            at = 0
            while since[at][1:] != (face, SHED_SINCE) or not self.held[since[at][0]] & bit(face):
                at += 1
            self.remove(since[at][0], face)
            self.give(seat, face)
        # else it is the card that lies on top again: there it stays


def by_place(entry: tuple[int, int, int]) -> int:
    """From the top of the draw pile down, so that taking one out leaves the places of the others."""
    return -entry[2]
