"""What a bot is."""

from __future__ import annotations

from typing import Protocol

import msgspec

from lastcard.core.actions import Action
from lastcard.core.rules import Ruleset
from lastcard.match.view import View


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
