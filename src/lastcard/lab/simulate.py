"""What rules and seats do: many games between bots, and what came out of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from lastcard.bots import registry
from lastcard.bots.arena import Counts, Driver, Player
from lastcard.core import rules as rulebook
from lastcard.core.actions import ACCEPT, CATCH, CHALLENGE, DRAW
from lastcard.core.cards import FIRST_WILD, RANK_TOKENS, RANKS, WILD_TOKENS, is_wild, rank_of
from lastcard.core.rules import Ruleset
from lastcard.engine.round import Round
from lastcard.lab import jobs
from lastcard.lab.effect import rounds
from lastcard.lab.estimates import Estimate, share
from lastcard.lab.jobs import ChunkStore, Rows, Workers, derive
from lastcard.lab.statistics import Integers, count, mean, stacked
from lastcard.match.match import Match, sides, team

KINDS: Final = RANK_TOKENS + WILD_TOKENS  # cards without their colour
HAPPENINGS: Final = (
    "calls",
    "catches",
    "false-catches",
    "challenges",
    "challenges-right",
    "jump-ins",
    "draws",
    "penalties",
    "reshuffles",
    "void",
)  # what is counted; the ends of the messages that name it


class Simulation(msgspec.Struct, frozen=True):
    """What is played: everything the result depends on."""

    rules: tuple[str, ...]
    bots: tuple[str, ...]
    seats: int = 4
    games: int = 1_000  # with each ruleset
    seed: int = 1
    matches: bool = False


class SimulationChunk(msgspec.Struct, frozen=True):
    """Some games with one ruleset."""

    setup: Simulation
    rules: str
    first: int
    games: int
    number: int


def columns(seats: int) -> list[str]:
    """What stands where in a row."""
    points = [f"points_{seat + 1}" for seat in range(seats)]
    happened = [name.replace("-", "_") for name in HAPPENINGS]
    return ["game", "seed", "winner", "rounds", "actions", *points, *happened, *(f"laid_{k}" for k in KINDS)]


def seating(bots: tuple[str, ...], seats: int, game: int) -> tuple[str, ...]:
    """Who sits where: the bots in turn, moved on by one seat from game to game."""
    return tuple(bots[(seat + game) % len(bots)] for seat in range(seats))


def play(chunk: SimulationChunk) -> Rows:
    """A row for each game, as `columns` says."""
    setup = chunk.setup
    rules = rulebook.parse(chunk.rules)
    seed = (setup.seed, "simulate", chunk.rules, chunk.number)
    players = {
        (bot, seat): registry.player(bot, rules, derive(*seed, bot, seat))
        for bot in setup.bots
        for seat in range(setup.seats)
    }
    seatings = [
        [players[name, seat] for seat, name in enumerate(seating(setup.bots, setup.seats, game))]
        for game in range(len(setup.bots))
    ]
    round_ = Round.empty(rules, setup.seats, setup.seats - 1)
    drivers = [Driver(round_, seated, derive(*seed, game)) for game, seated in enumerate(seatings)]
    rows = []
    for game in range(chunk.first, chunk.first + chunk.games):
        dealt = derive(setup.seed, "deal", game)
        order = game % len(setup.bots)
        if setup.matches:
            rows.append([game, dealt, *_match(rules, seatings[order], dealt)])
        else:
            round_.seed(dealt)
            rows.append([game, dealt, *_round(round_, drivers[order])])
    return rows


def _round(round_: Round, driver: Driver) -> list[int]:
    counts = driver.counts = Counts()
    driver.play()
    points = [round_.gain(seat) for seat in range(round_.seats)]
    return [round_.winner + 1, 1, *_counted(counts, points, int(round_.winner < 0))]


def _match(rules: Ruleset, players: list[Player], seed: int) -> list[int]:
    counts = Counts()
    match = Match(rules, len(players))
    void = 0
    for round_ in rounds(match, players, seed, counts):
        void += round_.winner < 0
    champions = match.champions
    # equal totals after the last of `rounds` are nobody's win
    winner = champions[0] + 1 if champions and tuple(champions) == team(rules, champions[0]) else 0
    return [winner, match.rounds, *_counted(counts, match.scores, void)]


def _counted(counts: Counts, points: list[int], void: int) -> list[int]:
    faces, verbs = counts.faces, counts.verbs
    return [
        counts.actions,
        *points,
        counts.calls,
        counts.catches,
        verbs[CATCH] - counts.catches,
        verbs[CHALLENGE],
        counts.bluffs_found,
        counts.jump_ins,
        verbs[DRAW],
        verbs[ACCEPT],
        counts.reshuffles,
        void,
        *(sum(faces[rank:FIRST_WILD:RANKS]) for rank in range(RANKS)),
        *faces[FIRST_WILD:],
    ]


class RulesetSummary(msgspec.Struct, frozen=True):
    """What came out of the games with one ruleset."""

    rules: str
    games: int
    fair: float  # the share of the wins that a seat would have if all were equal
    fair_bots: dict[str, float]
    quartiles: tuple[float, float, float]  # of the actions in a game
    right: Estimate  # share of the challenges
    figures: dict[str, Estimate]  # see `measures`


class Difference(msgspec.Struct, frozen=True):
    """What a ruleset changes, against the first one, on the same deals."""

    rules: str
    figures: dict[str, Estimate]  # where both have them


class Simulated(msgspec.Struct, frozen=True):
    setup: Simulation
    tables: tuple[Integers, ...]  # of each ruleset, a row a game: see `columns`
    summaries: tuple[RulesetSummary, ...]
    differences: tuple[Difference, ...]  # of the second and all later rulesets from the first
    interrupted: bool


def cut(setup: Simulation) -> list[SimulationChunk]:
    """The same deals for all rulesets, a few at a time, so that an interruption leaves something to compare."""
    return [
        SimulationChunk(setup, rules, first, games, number)
        for number, (first, games) in enumerate(jobs.cut(setup.games))
        for rules in setup.rules
    ]


def run(
    setup: Simulation,
    workers: Workers = Workers(),  # noqa: B008  (frozen)
    store: ChunkStore | None = None,
    advance: Callable[[int, bool], None] = lambda _games, _played: None,
) -> Simulated:
    """Plays all games, on all cores unless told otherwise."""
    for rules in setup.rules:
        rulebook.parse(rules).check_seats(setup.seats)
    chunks = cut(setup)
    done = jobs.run(play, chunks, workers, store, advance)
    tables = []
    for rules in setup.rules:
        parts = [part for number, part in done.rows.items() if chunks[number].rules == rules]
        tables.append(stacked(parts, len(columns(setup.seats))))
    return evaluate(setup, tuple(tables), done.interrupted)


def evaluate(setup: Simulation, tables: tuple[Integers, ...], interrupted: bool = False) -> Simulated:
    """The summaries of games that were played, and the differences between rulesets."""
    summaries = tuple(_summary(setup, rules, table) for rules, table in zip(setup.rules, tables, strict=True))
    differences = tuple(
        _difference(setup, rules, (tables[0], table)) for rules, table in zip(setup.rules[1:], tables[1:], strict=True)
    )
    return Simulated(setup, tables, summaries, differences, interrupted)


class Games:
    """A table of games by its columns."""

    def __init__(self, setup: Simulation, rules: str, table: Integers) -> None:
        self.rules = rulebook.parse(rules)
        self.teams = sides(self.rules, setup.seats)
        self._table = table
        self._places = {name: place for place, name in enumerate(columns(setup.seats))}
        self._winner = self["winner"] - 1
        turns = (self["game"][:, None] + np.arange(setup.seats)) % len(setup.bots)
        self._names = np.array(setup.bots)[turns]

    def __getitem__(self, name: str) -> Integers:
        return self._table[:, self._places[name]]

    def won_by_seat(self, seat: int) -> npt.NDArray[np.bool_]:
        return np.isin(self._winner, team(self.rules, seat))

    def won_by_bot(self, bot: str) -> npt.NDArray[np.bool_]:
        return np.asarray(np.any([self._sits(bot, side) & np.isin(self._winner, side) for side in self.teams], axis=0))

    def fair_share(self, bot: str) -> float:
        """The part of the winning sides that it would be on if all were equal."""
        return float(np.mean([self._sits(bot, side) for side in self.teams])) if len(self._table) else 0.0

    def _sits(self, bot: str, side: tuple[int, ...]) -> npt.NDArray[np.bool_]:
        return np.asarray(np.any(self._names[:, list(side)] == bot, axis=1))


def measures(setup: Simulation, games: Games) -> dict[str, npt.NDArray[Any]]:
    """What is measured in each game, by name; whether something happened as a boolean."""
    seats = range(setup.seats)
    total = np.sum([games[f"points_{seat + 1}"] for seat in seats], axis=0)
    deck = {KINDS[face - FIRST_WILD + RANKS if is_wild(face) else rank_of(face)] for face in games.rules.cards}
    return (
        {f"seat-{seat + 1}": games.won_by_seat(seat) for seat in seats}
        | {f"bot-{bot}": games.won_by_bot(bot) for bot in dict.fromkeys(setup.bots)}
        | {"length": games["actions"], "points": total / np.maximum(games["rounds"], 1)}
        | {name: games[name.replace("-", "_")] for name in HAPPENINGS}
        | {f"laid-{kind}": games[f"laid_{kind}"] for kind in KINDS if kind in deck}
    )


def _summary(setup: Simulation, rules: str, table: Integers) -> RulesetSummary:
    games = Games(setup, rules, table)
    lower, median, upper = np.percentile(games["actions"], [25, 50, 75]) if len(table) else (0.0, 0.0, 0.0)
    return RulesetSummary(
        rules=rules,
        games=len(table),
        fair=1 / len(games.teams),
        fair_bots={bot: games.fair_share(bot) for bot in setup.bots},
        quartiles=(float(lower), float(median), float(upper)),
        right=share(int(games["challenges_right"].sum()), int(games["challenges"].sum())),
        figures={
            name: share(int(values.sum()), len(values)) if values.dtype == np.bool_ else count(values)
            for name, values in measures(setup, games).items()
        },
    )


def _difference(setup: Simulation, rules: str, tables: tuple[Integers, Integers]) -> Difference:
    """Games are compared deal by deal, which needs no assumption about how alike they are."""
    _, here, there = np.intersect1d(tables[0][:, 0], tables[1][:, 0], assume_unique=True, return_indices=True)
    base = measures(setup, Games(setup, setup.rules[0], tables[0][here]))
    other = measures(setup, Games(setup, rules, tables[1][there]))
    return Difference(rules, {name: mean(other[name].astype(float) - base[name]) for name in base if name in other})
