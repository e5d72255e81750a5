"""Endings with open hands: everybody sees all cards but those of the pile, and plays for themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from lastcard.analysis.judge import shipped
from lastcard.analysis.review import choices_of
from lastcard.core.actions import DRAW, Action
from lastcard.core.rules import Ruleset
from lastcard.engine.bits import lowest
from lastcard.engine.dice import Dice
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round
from lastcard.engine.shuffles import Stream

LONGEST: Final = 60  # actions after which a position is judged that was played on
_ANY_ORDER: Final = Stream(b"lastcard endgame")  # of a pile that is shuffled anew


class Budget(msgspec.Struct, frozen=True):
    """How far to look ahead, and how many cards to try where one is drawn."""

    actions: int
    draws: int
    seed: int


class Endgame:
    """Looks ahead by so many actions, in which everybody does what is best for them, and has the judge say the rest."""

    def __init__(self, rules: Ruleset, seats: int, budget: Budget) -> None:
        self._judge = shipped()
        self._observation = Observation(rules, seats)
        self._budget = budget
        self._dice = Dice(budget.seed)

    def chances(self, game: Round, options: Sequence[Action]) -> list[int]:
        """What each option is worth to the seat that says it, in millionths."""
        self._dice = Dice(self._budget.seed)
        return [self._after(game, option, self._budget.actions)[option.seat - 1] for option in options]

    def played_out(self, game: Round, said: Action, seeds: Sequence[int]) -> list[int]:
        """What an action leads to when everybody plays on like this to the end, with the pile in several orders."""
        return [self._played_out(game, said, Dice(seed)) for seed in seeds]

    def _played_out(self, game: Round, said: Action, dice: Dice) -> int:
        self._dice = dice
        trial = self._shuffled_anew(game)
        trial.step(said.code, said.cards)
        for _ in range(LONGEST):
            seat = lowest(trial.awaited())
            options = self._sensible(trial, seat) if not trial.over else []
            if not options:
                break
            values = [self._after(trial, option, self._budget.actions)[seat] for option in options]
            best = options[values.index(max(values))]
            trial.step(best.code, best.cards)
        return self._judge.chances(trial)[said.seat - 1]

    def _after(self, game: Round, said: Action, left: int) -> tuple[int, ...]:
        """What an action leads to; where it draws cards, on average."""
        first, drew = self._tried(game, said, left)
        if not drew:
            return first
        others = [self._tried(game, said, left)[0] for _ in range(self._budget.draws - 1)]
        return tuple(round(sum(values) / (1 + len(others))) for values in zip(first, *others, strict=True))

    def _tried(self, game: Round, said: Action, left: int) -> tuple[tuple[int, ...], bool]:
        trial = self._shuffled_anew(game)
        stock = trial.n_stock
        trial.step(said.code, said.cards)
        return self._worth(trial, left - 1), trial.n_stock != stock

    def _worth(self, game: Round, left: int) -> tuple[int, ...]:
        if game.over or left <= 0:
            return self._judge.chances(game)
        seat = lowest(game.awaited())
        options = self._sensible(game, seat)
        if not options:
            return self._judge.chances(game)
        return max((self._after(game, option, left) for option in options), key=lambda values: values[seat])

    def _sensible(self, game: Round, seat: int) -> list[Action]:
        """What a seat chooses from further on: it does not draw where it can play."""
        self._observation.look(game, seat)
        listed = choices_of(game.legal(seat), self._observation)
        return [action for action in listed if action.verb_number != DRAW] or listed

    def _shuffled_anew(self, game: Round) -> Round:
        """The same round with its pile in an order that nobody knows."""
        trial = game.copy()
        trial.log = None
        trial.source = _ANY_ORDER
        hands = [trial.hand(seat) for seat in range(trial.seats)]
        trial.rearrange(hands, self._shuffled(trial.stock_order()))
        return trial

    def _shuffled(self, pile: bytes) -> bytes:
        cards = bytearray(sorted(pile))
        for last in range(len(cards) - 1, 0, -1):
            place = self._dice.below(last + 1)
            cards[last], cards[place] = cards[place], cards[last]
        return bytes(cards)
