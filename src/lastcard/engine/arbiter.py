"""Who may speak next, and what they may say: one question after another, reactions out of turn before the turn itself.

Where somebody may have something to say out of turn (a call, a catch, an objection, a card to jump in with), everybody
who could is asked, from a random seat on, until one does. If nobody does, whoever the game waits for is asked: the seat
on turn, or the first of those who still vote.
"""

from __future__ import annotations

from lastcard.core.actions import Action
from lastcard.engine.dice import Dice
from lastcard.engine.round import Round

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit, lowest
    from lastcard.engine.codes import *


class Arbiter:
    """Asks one seat at a time: `next`, then `answer`, until the round is over."""

    def __init__(self, game: Round, dice: Dice) -> None:
        self.game = game
        self.dice = dice
        self.seat = -1  # who is asked
        self.aside = False  # whether the game goes on if they say nothing
        self.verbs = 0  # what answers the question, as far as the seat may say it
        self.left = -1  # how many seats are still to be asked out of turn; -1 if nobody was asked yet

    def next(self) -> int:
        """The seat that is asked now, -1 when the round is over. Who was asked before has said nothing, or answered."""
        if self.game.phase == IN_OVER:
            return -1
        if self.left < 0:
            self.left = 0
            if self.game.vulnerable or self.game.wrong_by >= 0 or self.game.lowered.jump_in:
                self.left = self.game.seats
                self.seat = self.dice.below(self.game.seats)
        while self.left:
            self.left -= 1
            self.seat = self.seat + 1 if self.seat + 1 < self.game.seats else 0
            self.verbs = self.game.reactions(self.seat)
            if self.verbs:
                self.aside = True
                return self.seat
        self.aside = False
        self.verbs = ~ASIDE_VERBS
        self.seat = lowest(self.game.awaited()) if self.game.phase == IN_VOTE else self.game.turn
        return self.seat

    def choices(self) -> list[Action]:
        """The answers that there are, as a record lists them."""
        return [action for action in self.game.legal(self.seat) if self.verbs & bit(action.verb_number)]

    def answer(self, code: int, cards: bytes = b"") -> None:
        """Carries out what the seat says, one of its choices; 0 is nothing."""
        if code:
            self.game.step(code, cards)
            self.left = -1


def is_aside(verb: int, awaited: bool) -> bool:
    """Whether the game goes on without this, from a seat that it waits for or not."""
    return ASIDE_VERBS & bit(verb) != 0 or (verb == PLAY and not awaited)
