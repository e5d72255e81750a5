"""What only benchmarks play with: a bound that knows all hands, bots that read nothing from plays, and chance.

None of them is offered to anybody.
"""

from __future__ import annotations

from random import Random

import msgspec

from lastcard.bots.api import Bot
from lastcard.bots.expert import Expert
from lastcard.core.actions import CATCH, CHALLENGE, OBJECT, PLAY, UNO, Action
from lastcard.core.cards import TOKENS
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.engine.memory import Memory
from lastcard.engine.round import Round
from lastcard.match.view import View, view

UNSAID = (CATCH, CHALLENGE, OBJECT, UNO)


class Oracle:
    """The expert with all hands open to it, but not the order of the draw pile."""

    def __init__(self, rules: Ruleset, seed: int, game: Round, playouts: int) -> None:
        self.game = game
        self.expert = Expert(rules, seed, playouts)

    def act(self, view: View) -> Action | None:
        seats = range(self.game.seats)
        hands = tuple(tuple(TOKENS[face] for face in self.game.hand(seat)) for seat in seats)
        return self.expert.act(msgspec.structs.replace(view, known=hands, possible=((0,) * 4,) * len(seats)))


class Unread:
    """Another bot that makes nothing of what the others laid, named, drew or kept; what was shown it still knows."""

    def __init__(self, bot: Bot, seats: int) -> None:
        self.bot = bot
        nothing = Memory(1, seats)
        game = Round.empty(PRESETS["classic"], seats, 0, seed=1)
        game.deal()
        self.blank = view(game, 1, nothing)  # as it is before anybody has played

    def act(self, view: View) -> Action | None:
        return self.bot.act(msgspec.structs.replace(view, possible=self.blank.possible, told=self.blank.told))


class Chance:
    """Any card that fits, and draws only where none does; names any colour, calls, never challenges or catches."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def act(self, view: View) -> Action | None:
        legal = [action for action in view.legal if action.verb_number not in UNSAID]
        if not view.asked or not legal:
            return None
        fitting = [action for action in legal if action.verb_number == PLAY and action.card in view.own.fitting]
        action = self.random.choice(fitting or legal)
        return action.with_uno() if action.verb_number == PLAY and view.own.uno else action
