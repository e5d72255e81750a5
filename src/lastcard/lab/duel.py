"""How strong bots are against each other: every pair plays the same deals in every seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

import msgspec
import numpy as np

from lastcard.analysis.judge import WHOLE
from lastcard.analysis.luck import split
from lastcard.bots import registry
from lastcard.bots.arena import Driver
from lastcard.core import rules as rulebook
from lastcard.core.rules import Ruleset
from lastcard.engine.round import Round
from lastcard.lab import jobs
from lastcard.lab.estimates import Estimate
from lastcard.lab.jobs import ChunkStore, Rows, Workers, derive
from lastcard.lab.statistics import Integers, Reals, bootstrap, mean, stacked
from lastcard.match.match import sides, team

COLUMNS = ("wins_1", "wins_2", "points_1", "points_2")
LUCK = ("luck_1", "luck_2")  # beside these, where the luck of the cards is taken out; in millionths
USUAL = 0.8  # how much of that luck is taken out where there are too few deals to find out
FEW = 20


class Duel(msgspec.Struct, frozen=True):
    """What is played: everything the result depends on."""

    bots: tuple[str, ...]
    rules: str = "classic"
    seats: int = 4
    deals: int = 200
    seed: int = 1
    adjusted: bool = False  # whether the luck of the cards is taken out

    @property
    def columns(self) -> tuple[str, ...]:
        return COLUMNS + LUCK if self.adjusted else COLUMNS

    @property
    def each(self) -> int:
        """How often a pair plays each deal."""
        return len(arrangements(self.seats, rulebook.parse(self.rules)))


class DuelChunk(msgspec.Struct, frozen=True):
    """Some deals between two bots."""

    setup: Duel
    bots: tuple[str, str]
    first: int
    deals: int
    number: int

    @property
    def games(self) -> int:
        return self.deals * self.setup.each


class Pair(msgspec.Struct, frozen=True):
    """Two bots, by their places in the setup. A difference is the first one's share of the wins less its fair half."""

    first: int
    second: int
    difference: Estimate
    deals: int


class Rating(msgspec.Struct, frozen=True):
    """What a bot did against all others."""

    bot: str
    share: Estimate  # of the wins
    difference: Estimate  # of that from the fair half
    points: Estimate  # a game
    rating: Estimate


class Duelled(msgspec.Struct, frozen=True):
    setup: Duel
    deals: int  # that were played by all pairs
    games: int
    standings: tuple[Rating, ...]
    pairs: tuple[Pair, ...]
    rows: dict[tuple[int, int], Integers]  # of each pair, one a deal: see Duel.columns
    interrupted: bool
    variance: float = 1.0  # that is left, as a share, where the luck of the cards is taken out

    def pair(self, first: str, second: str) -> Estimate:
        """By how much the first bot's share of the wins against the second lies above a half."""
        for pair in self.pairs:
            names = self.setup.bots[pair.first], self.setup.bots[pair.second]
            if names == (first, second):
                return pair.difference
            if names == (second, first):
                return pair.difference.times(-1)
        raise KeyError((first, second))


def arrangements(seats: int, rules: Ruleset) -> list[tuple[int, ...]]:
    """Which of two bots sits where: in all these together, either takes every seat equally often.

    One by one and half by half, from every seat on, and all of that the other way about. With partners, a bot is its
    own partner.
    """
    alternating = tuple(seat % 2 for seat in range(seats))
    halves = tuple(int(seat >= (seats + 1) // 2) for seat in range(seats))
    found: dict[tuple[int, ...], None] = {}
    for pattern in (alternating,) if rules.teams == "partners" else (alternating, halves):
        for start in range(seats):
            turned = pattern[start:] + pattern[:start]
            found[turned] = None
            found[tuple(1 - bot for bot in turned)] = None
    return list(found)


def play(chunk: DuelChunk) -> Rows:
    """A row for each deal: the games that each of the two won in it, and their points."""
    setup = chunk.setup
    rules = rulebook.parse(setup.rules)
    seats = range(setup.seats)
    round_ = Round.empty(rules, setup.seats, setup.seats - 1)
    seed = (setup.seed, "duel", *chunk.bots, chunk.number)
    players = [
        [registry.player(bot, rules, derive(*seed, which, seat)) for seat in seats]
        for which, bot in enumerate(chunk.bots)
    ]
    drivers = []
    for order in arrangements(setup.seats, rules):
        seated = [players[order[seat]][seat] for seat in seats]
        drivers.append((order, Driver(round_, seated, derive(*seed, *order))))
    rows = []
    for deal in range(chunk.first, chunk.first + chunk.deals):
        row = [0] * len(setup.columns)
        dealt = derive(setup.seed, "deal", deal)
        for order, driver in drivers:
            driver.script = [] if setup.adjusted else None
            round_.seed(dealt)
            driver.play()
            add_game(row, driver, order, dealt)
        rows.append(row)
    return rows


def add_game(row: list[int], driver: Driver, order: tuple[int, ...], dealt: int) -> None:
    """Counts a game in the row of its deal; the luck of the cards too, where the driver has a script."""
    round_ = driver.game
    for bot in {order[seat] for seat in team(round_.rules, round_.winner)}:
        row[bot] += 1
    for seat in range(round_.seats):
        row[2 + order[seat]] += round_.gain(seat)
    if driver.script is not None:
        round_.seed(dealt)
        round_.deal()
        found = split(round_, driver.script)
        for side in sides(round_.rules, round_.seats):
            row[4 + order[side[0]]] += found[side[0]].cards


def run(
    setup: Duel,
    workers: Workers = Workers(),  # noqa: B008  (frozen)
    store: ChunkStore | None = None,
    advance: Callable[[int, bool], None] = lambda _games, _played: None,
) -> Duelled:
    """Plays a duel, on all cores unless told otherwise."""
    rulebook.parse(setup.rules).check_seats(setup.seats)
    chunks = cut(setup)
    done = jobs.run(play, chunks, workers, store, advance)
    pairs = list(combinations(range(len(setup.bots)), 2))
    rounds: dict[int, list[Rows]] = {}
    for number, rows in done.rows.items():  # a deal counts once all pairs have played it
        rounds.setdefault(chunks[number].first, []).append(rows)
    whole = [parts for _, parts in sorted(rounds.items()) if len(parts) == len(pairs)]
    table = {pair: stacked([parts[place] for parts in whole], len(setup.columns)) for place, pair in enumerate(pairs)}
    return evaluate(setup, table, done.interrupted)


def games(setup: Duel) -> int:
    """How many games a duel takes."""
    pairs = len(setup.bots) * (len(setup.bots) - 1) // 2
    return pairs * setup.deals * setup.each


def cut(setup: Duel) -> list[DuelChunk]:
    """All pairs play the same deals, a few deals at a time, so that an interruption leaves something to compare."""
    pairs = list(combinations(setup.bots, 2))
    return [
        DuelChunk(setup, pair, first, deals, number)
        for number, (first, deals) in enumerate(jobs.cut(setup.deals))
        for pair in pairs
    ]


def evaluate(setup: Duel, rows: dict[tuple[int, int], Integers], interrupted: bool = False) -> Duelled:
    """The standings and pairs of a duel, from the rows of each pair."""
    each = setup.each
    deals = min(map(len, rows.values()))
    edges = {pair: edge_of(table, each) for pair, table in rows.items()}
    variance = 1.0
    if setup.adjusted and deals:
        plain = edges
        edges = {pair: without_luck(plain[pair], luck_of(table) / (2 * each)) for pair, table in rows.items()}
        variance = _spread(edges) / (_spread(plain) or 1.0)
    ratings = rate(edges, each, len(setup.bots))
    standings = []
    for bot, name in enumerate(setup.bots):
        edge = against_all(edges, bot)
        points = mean(np.mean([rows[pair][:, 2 + pair.index(bot)] / each for pair in rows if bot in pair], axis=0))
        standings.append(Rating(name, edge.plus(0.5), edge, points, ratings[bot]))
    pairs = [Pair(*pair, mean(edge), deals) for pair, edge in edges.items()]
    return Duelled(setup, deals, deals * each * len(rows), tuple(standings), tuple(pairs), rows, interrupted, variance)


def edge_of(table: Integers, each: int) -> Reals:
    """By how much the share of the first of a pair lies above a half in each deal, which was played so many times."""
    return np.asarray((table[:, 0] - table[:, 1]) / (2 * each))


def luck_of(table: Integers) -> Reals:
    """By how much the cards were kinder to the first of a pair in each deal, in games won."""
    return np.asarray((table[:, 4] - table[:, 5]) / WHOLE)


def against_all(edges: dict[tuple[int, int], Reals], bot: int) -> Estimate:
    """By how much a bot's share of the wins against all others lies above a half."""
    own = [edge * (-1 if pair[1] == bot else 1) for pair, edge in edges.items() if bot in pair]
    return mean(np.mean(own, axis=0))


def _spread(edges: dict[tuple[int, int], Reals]) -> float:
    return float(np.mean([np.var(edge) for edge in edges.values()]))


def without_luck(edge: Reals, luck: Reals) -> Reals:
    """A control variate: luck has mean zero, so that taking out any share of it changes nothing but the variance.

    The best share for the one half of the deals is found in the other, so that it does not follow chance.
    """
    found = edge.copy()
    for half in range(2):
        taken, other = slice(half, None, 2), slice(1 - half, None, 2)
        share = USUAL
        if len(edge[other]) >= FEW and np.var(luck[other]) > 0:
            share = float(np.cov(edge[other], luck[other])[0, 1] / np.var(luck[other], ddof=1))
        found[taken] -= share * luck[taken]
    return found


def rate(edges: dict[tuple[int, int], Reals], each: int, bots: int, anchor: int | None = None) -> list[Estimate]:
    """Ratings after Bradley and Terry: 400 points apart means that one wins ten times as often as the other.

    The weakest bot has 0, or another if that is said. Each pair is given one game more, drawn, so that nobody's rating
    is without end.
    """
    pairs = list(edges)
    deals = min(map(len, edges.values()))
    if not deals:
        return [Estimate(0.0, 0.0, 0.0)] * bots
    halves = np.stack([(edges[pair] + 0.5) * each for pair in pairs], axis=1)
    # a void game is half a win for either

    def fitted(sums: Reals) -> Reals:
        sums = np.clip(sums, 0, deals * each)  # of few deals, luck may take out more than was won
        return _fit(pairs, sums + 0.5, deals * each + 1, bots)

    best = fitted(halves.sum(axis=0, keepdims=True))[0]
    lowest = int(np.argmin(best)) if anchor is None else anchor
    low, high = bootstrap(halves, lambda sums: (found := fitted(sums)) - found[:, [lowest]])
    return [Estimate(float(best[bot] - best[lowest]), float(low[bot]), float(high[bot])) for bot in range(bots)]


def _fit(pairs: Sequence[tuple[int, int]], wins: Reals, games: int, bots: int) -> Reals:
    """The ratings under which these wins of the first of each pair are most likely; a row for each row of wins."""
    of_first, of_second = (np.eye(bots)[list(side)] for side in zip(*pairs, strict=True))
    won = wins @ of_first + (games - wins) @ of_second
    strength = np.ones_like(won)
    for _ in range(10_000):
        share = games / (strength @ (of_first + of_second).T)
        better = won / (share @ (of_first + of_second))
        better /= np.exp(np.mean(np.log(better), axis=1, keepdims=True))
        settled = np.allclose(better, strength, rtol=1e-7, atol=0)
        strength = better
        if settled:
            break
    return np.asarray(400 * np.log10(strength))
