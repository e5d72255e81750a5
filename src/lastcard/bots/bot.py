"""What a bot is, and how whoever drives a game asks one."""

from __future__ import annotations

from random import Random
from typing import Protocol

import msgspec

from lastcard.actions import CATCH, OBJECT, PLAY, UNO, Action, from_code
from lastcard.rules import Ruleset
from lastcard.view import View


class Bot(Protocol):
    """Decides for one seat, from what that seat may know and nothing else."""

    def act(self, view: View) -> Action | None:
        """One of `view.legal`, a play perhaps with UNO called, a shed with its cards; None to let the others act."""


class Maker(Protocol):
    """Makes a bot for a seat; what an entry point of the group `lastcard.bots` names."""

    def __call__(self, rules: Ruleset, seed: int) -> Bot:
        """All chance in the bot's play follows from the seed."""


class Habits(msgspec.Struct, frozen=True):
    """How attentive a player is. Whoever drives a game sees to it; it never depends on hidden cards."""

    forgets: float = 0.0  # how often UNO is not called with the card
    notices: float = 1.0  # how often a chance to act out of turn is seen at all
    reaction: tuple[float, float] = (0.4, 1.2)  # seconds, from and to


class Player:
    """A bot with its habits, in a seat."""

    def __init__(self, bot: Bot, habits: Habits, seed: int) -> None:
        self.bot = bot
        self.habits = habits
        self._random = Random(seed)

    def wants(self, view: View) -> Action | None:
        """What the seat does now, if anything. Ask once for each position."""
        asides = [action for action in view.legal if self.is_aside(action, view)]
        if asides and self._random.random() >= self.habits.notices:
            view = msgspec.structs.replace(view, legal=tuple(action for action in view.legal if action not in asides))
        if not view.legal:
            return None
        action = self.bot.act(view)
        if action is not None and action.uno and self._random.random() < self.habits.forgets:
            return from_code(action.code & ~1)
        return action

    def reaction(self) -> float:
        """Seconds before it acts."""
        return self._random.uniform(*self.habits.reaction)

    @staticmethod
    def is_aside(action: Action, view: View) -> bool:
        """Whether the game does not wait for this."""
        return action.verb_number in (UNO, CATCH, OBJECT) or (action.verb_number == PLAY and view.turn != view.viewer)
