"""Perft: exact numbers of positions so many actions ahead of a fixed deal, in the pinned order of actions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from lastcard.core.actions import Action
from lastcard.core.rules import Ruleset
from lastcard.engine.codes import IN_OVER, SHED
from lastcard.engine.round import Round


def choices(game: Round) -> Iterator[Action]:
    """Everything that anybody may say, seat by seat; a shed in every way, fewest cards first."""
    for seat in range(game.seats):
        for action in game.legal(seat):
            if action.verb_number == SHED:
                yield from sheds(game, action)
            else:
                yield action


def sheds(game: Round, action: Action) -> Iterator[Action]:
    hand = game.hand(action.seat - 1)
    sizes = [len(hand) - game.order_size] if game.order_size else range(len(hand))
    for size in sizes:
        for cards in sorted(set(combinations(hand, size))):
            yield Action(action.code, bytes(cards))


def dealt(rules: Ruleset, seats: int, seed: int) -> Round:
    game = Round.empty(rules, seats, seats - 1, seed=seed)
    game.deal()
    return game


def perft(rules: Ruleset, seats: int, seed: int, depth: int) -> int:
    return count(dealt(rules, seats, seed), depth)


def divide(rules: Ruleset, seats: int, seed: int, depth: int) -> Iterator[tuple[Action, int]]:
    """The count behind each first action."""
    game = dealt(rules, seats, seed)
    for action in choices(game):
        yield action, count(after(game, action), depth - 1)


def count(game: Round, depth: int) -> int:
    if depth == 0 or game.phase == IN_OVER:
        return 1 if depth == 0 else 0
    if depth == 1:
        return sum(1 for _ in choices(game))
    return sum(count(after(game, action), depth - 1) for action in choices(game))


def after(game: Round, action: Action) -> Round:
    branch = game.copy()
    branch.do(action)
    return branch
