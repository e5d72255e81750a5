"""Perft: exact numbers of positions so many actions ahead of a fixed deal, in the pinned order of actions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from lastcard.core.actions import Action
from lastcard.core.rules import Ruleset
from lastcard.engine.codes import IN_OVER, SHED
from lastcard.engine.round import Round


def choices(table: Round) -> Iterator[Action]:
    """Everything that anybody may say, seat by seat; a shed in every way, fewest cards first."""
    for seat in range(table.seats):
        for action in table.legal(seat):
            if action.verb_number == SHED:
                yield from sheds(table, action)
            else:
                yield action


def sheds(table: Round, action: Action) -> Iterator[Action]:
    hand = table.hand(action.seat - 1)
    sizes = [len(hand) - table.order_size] if table.order_size else range(len(hand))
    for size in sizes:
        for cards in sorted(set(combinations(hand, size))):
            yield Action(action.code, bytes(cards))


def dealt(rules: Ruleset, seats: int, seed: int) -> Round:
    table = Round.empty(rules, seats, seats - 1, seed=seed)
    table.deal()
    return table


def perft(rules: Ruleset, seats: int, seed: int, depth: int) -> int:
    return count(dealt(rules, seats, seed), depth)


def divide(rules: Ruleset, seats: int, seed: int, depth: int) -> Iterator[tuple[Action, int]]:
    """The count behind each first action."""
    table = dealt(rules, seats, seed)
    for action in choices(table):
        yield action, count(after(table, action), depth - 1)


def count(table: Round, depth: int) -> int:
    if depth == 0 or table.phase == IN_OVER:
        return 1 if depth == 0 else 0
    if depth == 1:
        return sum(1 for _ in choices(table))
    return sum(count(after(table, action), depth - 1) for action in choices(table))


def after(table: Round, action: Action) -> Round:
    branch = table.copy()
    branch.do(action)
    return branch
