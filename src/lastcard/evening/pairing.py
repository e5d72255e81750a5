"""Pairing of a Swiss tournament by tables: near in the ranking, and no second meeting while it can be avoided.

A division into tables costs most for pairs that have met, then for the distance in the ranking of those who sit
together. With few players the cheapest division is found; with many, places are exchanged while that makes it
cheaper, and a table of old acquaintances is broken up at a price. The work is bounded, the outcome depends on nothing
but what is given.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import Final, TypeAlias

from lastcard.match.schedules import Seating

EXACT: Final = 12  # players up to which every division is looked at
_SEARCHED: Final = 100_000  # seats that are tried to find a division without a second meeting
_EXCHANGED: Final = 40_000  # players looked at to get out of one with some

Pair: TypeAlias = tuple[int, int]


def meetings(tables: Iterable[Seating]) -> Counter[Pair]:
    """How often each two players have been at one table; the lower number first, bots not counted."""
    return Counter(pair for table in tables for pair in combinations(sorted(filter(None, table)), 2))


def divide(ranked: Sequence[int], sizes: Sequence[int], met: Mapping[Pair, int], chance: Random) -> list[list[int]]:
    """Players, the best first, at tables of these sizes. A 0 is a bot; they are kept apart like who has met."""
    costs = _Costs(ranked, met)
    groups: Sequence[Sequence[int]] = _exact(costs, sizes) if len(ranked) <= EXACT else _improved(costs, sizes, chance)
    return [[ranked[index] for index in sorted(group)] for group in sorted(groups, key=min)]


class _Costs:
    """What it costs that two sit at one table; players are named by their rank."""

    def __init__(self, ranked: Sequence[int], met: Mapping[Pair, int]) -> None:
        self.players = len(ranked)
        self.again = 4 * self.players**3 + 1  # a meeting is dearer than all distances together
        self.pairs = [[0] * self.players for _ in ranked]
        for one, other in combinations(range(self.players), 2):
            first, second = sorted((ranked[one], ranked[other]))
            times = met.get((first, second), 0) if first or second else 1
            self.pairs[one][other] = self.pairs[other][one] = (other - one) ** 2 + times * self.again

    def group(self, group: Sequence[int]) -> int:
        return sum(self.pairs[one][other] for one, other in combinations(group, 2))

    def groups(self, groups: Iterable[Sequence[int]]) -> int:
        return sum(map(self.group, groups))


def _exact(costs: _Costs, sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """The cheapest division of all; of equally cheap ones the first."""
    best: list[tuple[int, ...]] = []
    least = -1
    cost_of = cache(costs.group)

    def search(rest: list[int], left: Counter[int], made: list[tuple[int, ...]], cost: int) -> None:
        nonlocal best, least
        if not rest:
            best, least = made, cost
            return
        for size in sorted(left, reverse=True):
            for others in combinations(rest[1:], size - 1):
                group = (rest[0], *others)
                total = cost + cost_of(group)
                if least < 0 or total < least:
                    search(_without(rest, group), left - Counter([size]), [*made, group], total)

    search(list(range(costs.players)), Counter(sizes), [], 0)
    return best


def _without(rest: list[int], group: Sequence[int]) -> list[int]:
    return [index for index in rest if index not in group]


def _improved(costs: _Costs, sizes: Sequence[int], chance: Random) -> list[list[int]]:
    groups: list[list[int]] = []
    for size in sizes:
        begin = sum(map(len, groups))
        groups.append(list(range(begin, begin + size)))
    exchange = _Exchange(costs, groups)
    exchange.descend()
    if exchange.cost >= costs.again:
        found = _strangers(costs, sizes)
        if found:
            exchange = _Exchange(costs, found)
            exchange.descend()
        else:
            exchange.break_up(chance)
    return exchange.groups


def _strangers(costs: _Costs, sizes: Sequence[int]) -> list[list[int]]:
    """A division in which nobody meets anybody again, near in the ranking first; none if it is not found soon."""
    tried = 0

    def companions(group: list[int], rest: list[int], size: int) -> Iterator[list[int]]:
        nonlocal tried
        if len(group) == size:
            yield group
            return
        for number, index in enumerate(rest):
            tried += 1
            if tried > _SEARCHED:
                return
            if all(costs.pairs[index][other] < costs.again for other in group):
                yield from companions([*group, index], rest[number + 1 :], size)

    def search(rest: list[int], left: Counter[int]) -> list[list[int]] | None:
        if not rest:
            return []
        for size in sorted(left, reverse=True):
            for group in companions([rest[0]], rest[1:], size):
                further = search(_without(rest, group), left - Counter([size]))
                if further is not None:
                    return [group, *further]
        return None

    return search(list(range(costs.players)), Counter(sizes)) or []


class _Exchange:
    """A division in which two players at different tables change places, again and again."""

    def __init__(self, costs: _Costs, groups: list[list[int]]) -> None:
        self.costs = costs
        self.groups = groups
        self.cost = costs.groups(groups)
        self.at = [0] * costs.players
        for number, group in enumerate(groups):
            for index in group:
                self.at[index] = number
        # what each player's seat at each table would cost
        self.seat = [[sum(costs.pairs[index][other] for other in group) for group in groups] for index in self.all]

    @property
    def all(self) -> range:
        return range(self.costs.players)

    def gain(self, one: int, other: int) -> int:
        """What becomes cheaper if these two change places."""
        here, there = self.at[one], self.at[other]
        now = self.seat[one][here] + self.seat[other][there]
        then = self.seat[one][there] + self.seat[other][here] - 2 * self.costs.pairs[one][other]
        return now - then

    def change(self, one: int, other: int) -> None:
        self.cost -= self.gain(one, other)
        here, there = self.at[one], self.at[other]
        self.at[one], self.at[other] = there, here
        for number in (here, there):
            self.groups[number] = [index for index in self.all if self.at[index] == number]
        for index in self.all:
            moved = self.costs.pairs[index][other] - self.costs.pairs[index][one]
            self.seat[index][here] += moved
            self.seat[index][there] -= moved

    def descend(self) -> None:
        """Changes places while that makes it cheaper, the work bounded by the square of the players and passes."""
        for _ in range(20):
            before = self.cost
            for one, other in combinations(self.all, 2):
                if self.at[one] != self.at[other] and self.gain(one, other) > 0:
                    self.change(one, other)
            if self.cost == before:
                return

    def break_up(self, chance: Random) -> None:
        """Moves somebody who meets somebody again to where it costs least, dear or not; keeps the best there was."""
        best, groups = self.cost, self.groups[:]
        resting: dict[int, int] = {}  # who was moved lately stays a while
        for number in range(_EXCHANGED // self.costs.players):
            again = [index for index in self.all if self.seat[index][self.at[index]] >= self.costs.again]
            if not again:
                break
            one = chance.choice(again)
            others = [x for x in self.all if self.at[x] != self.at[one] and resting.get(x, -1) < number]
            if not others:
                continue
            other = max(others, key=lambda x: self.gain(one, x))
            self.change(one, other)
            resting[one] = resting[other] = number + 3 + chance.randrange(5)
            if self.cost < best:
                best, groups = self.cost, self.groups[:]
        final = _Exchange(self.costs, groups)
        final.descend()
        self.groups, self.cost = final.groups, final.cost
