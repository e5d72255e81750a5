"""A ladder: all bots that are registered play the same deals, each against each, and get a place.

What a pair has played under some rules is kept under the versions of the two. So a bot that comes new plays its own
games alone, a version that was rated before is not played again, and whoever has the folder can go on.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from itertools import combinations, product
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from lastcard import __version__
from lastcard.bots import program, registry
from lastcard.bots.arena import Driver, Player
from lastcard.bots.program import FAULTS
from lastcard.bots.registration import Registered
from lastcard.core import rules as rulebook
from lastcard.core.errors import Problem
from lastcard.engine.round import Round
from lastcard.lab import jobs
from lastcard.lab.duel import add_game, against_all, arrangements, edge_of, luck_of, rate, without_luck
from lastcard.lab.estimates import Estimate
from lastcard.lab.jobs import Rows, Workers, derive
from lastcard.lab.statistics import Integers, mean, stacked
from lastcard.record.files import write_whole

ANCHOR: Final = "normal"
ANCHORED: Final = 1_000.0  # the rating of that bot; where it does not play, of the weakest
DEALS: Final = 10  # in a chunk
ENOUGH: Final = 3  # faults in a chunk, after which a bot is not asked any more in it
# what is counted of a deal: of both, wins, points, and the luck of the cards in millionths; then faults, of either
_FIRST_FAULT: Final = 6
_COUNTED: Final = len(FAULTS) + 1  # faults by their kinds, and games that were lost without being played
_COLUMNS: Final = _FIRST_FAULT + 2 * _COUNTED


class Entrant(msgspec.Struct, frozen=True):
    """Somebody on the ladder: a level of ours, or a program."""

    spec: str
    name: str
    version: str
    owner: str = ""
    digest: str = ""  # of its registration


class Setting(msgspec.Struct, frozen=True):
    """What is played."""

    rules: str
    seats: int

    @property
    def each(self) -> int:
        """How often a pair plays each deal."""
        return len(arrangements(self.seats, rulebook.parse(self.rules)))


class Ladder(msgspec.Struct, frozen=True):
    """Everything that the result depends on."""

    entrants: tuple[Entrant, ...]
    settings: tuple[Setting, ...]
    deals: int = 100
    seed: int = 1
    adjusted: bool = True  # whether the luck of the cards is taken out

    @property
    def pairs(self) -> list[tuple[int, int]]:
        return list(combinations(range(len(self.entrants)), 2))


class LadderChunk(msgspec.Struct, frozen=True):
    """Some deals between two bots."""

    bots: tuple[Entrant, Entrant]
    setting: Setting
    seed: int
    first: int
    deals: int
    adjusted: bool

    @property
    def games(self) -> int:
        return self.deals * self.setting.each

    @property
    def key(self) -> str:
        """The name under which it is kept; who is who does not depend on where their files are."""
        who = [msgspec.structs.replace(bot, spec=bot.spec if not bot.owner else "") for bot in self.bots]
        said = msgspec.json.encode([__version__, who, self.setting, self.seed, self.first, self.deals, self.adjusted])
        return hashlib.sha256(said).hexdigest()[:24]


class Standing(msgspec.Struct, frozen=True):
    """What an entrant did against all others."""

    entrant: Entrant
    rating: Estimate
    share: Estimate  # of the wins, where a half is fair
    by_setting: tuple[Estimate, ...]
    faults: dict[str, int]  # by what was wrong
    forfeited: int  # games that it lost by a fault, or was not asked in any more

    @property
    def name(self) -> str:
        return self.entrant.name


class Climbed(msgspec.Struct, frozen=True):
    """How the ladder stands."""

    ladder: Ladder
    deals: int  # that all pairs have played under all rules
    games: int
    standings: tuple[Standing, ...]  # the best first
    heads: dict[tuple[str, str], Estimate]  # the share of the first in the games of the two
    interrupted: bool


class GameStore:
    """The folder in which finished games are kept."""

    def __init__(self, folder: Path, chunks: Sequence[LadderChunk]) -> None:
        self._folder = folder / "games"
        self._files = [self._folder / f"{chunk.key}.msgpack" for chunk in chunks]
        self._sizes = [(chunk.deals, _COLUMNS) for chunk in chunks]
        self._folder.mkdir(parents=True, exist_ok=True)

    def load(self) -> dict[int, Rows]:
        found = {}
        for number, file in enumerate(self._files):
            try:
                rows = msgspec.msgpack.decode(file.read_bytes(), type=Rows)
            except (FileNotFoundError, msgspec.DecodeError):
                continue  # not played yet, or damaged: played again
            deals, columns = self._sizes[number]
            if len(rows) == deals and all(len(row) == columns for row in rows):
                found[number] = rows
        return found

    def save(self, number: int, rows: Rows) -> None:
        write_whole(self._files[number], msgspec.msgpack.encode(rows))


def level(name: str) -> Entrant:
    return Entrant(name, name, __version__)


def entrant(registered: Registered) -> Entrant:
    about = registered.about
    return Entrant(f"{registry.PROGRAM}{registered.file}", about.name, about.version, about.owner, registered.digest)


# Playing


def play(chunk: LadderChunk) -> Rows:
    """A row for each deal. Programs begin anew, so that nothing depends on what they were asked before."""
    program.end_all()
    try:
        return _Match(chunk).rows()
    finally:
        program.end_all()


class _Match:
    """Two bots at some deals. Who makes a fault loses that game, and after a few of them all the others."""

    def __init__(self, chunk: LadderChunk) -> None:
        self._chunk = chunk
        self._rules = rulebook.parse(chunk.setting.rules)
        self._seats = range(chunk.setting.seats)
        self._round = Round.empty(self._rules, chunk.setting.seats, chunk.setting.seats - 1)
        self._seed = (chunk.seed, "ladder", *[bot.name for bot in chunk.bots], chunk.first)
        self._players = [[self._player(which, seat) for seat in self._seats] for which in range(2)]
        self._missed = [0, 0]

    def _player(self, which: int, seat: int) -> Player:
        return registry.player(self._chunk.bots[which].spec, self._rules, derive(*self._seed, which, seat))

    def rows(self) -> Rows:
        deals = range(self._chunk.first, self._chunk.first + self._chunk.deals)
        return [self._deal(deal) for deal in deals]

    def _deal(self, deal: int) -> list[int]:
        row = [0] * _COLUMNS
        dealt = derive(self._chunk.seed, "deal", deal)
        for order in arrangements(self._chunk.setting.seats, self._rules):
            out = [missed >= ENOUGH for missed in self._missed]
            if any(out):
                self._forfeit(row, out)
            else:
                self._game(row, order, dealt, derive(*self._seed, deal, *order))
        return row

    def _forfeit(self, row: list[int], out: Sequence[bool]) -> None:
        for bot in range(2):
            row[bot] += out[1 - bot] and not out[bot]
            row[_FIRST_FAULT + bot * _COUNTED + len(FAULTS)] += out[bot]

    def _game(self, row: list[int], order: tuple[int, ...], dealt: int, seed: int) -> None:
        driver = Driver(self._round, [self._players[order[seat]][seat] for seat in self._seats], seed)
        driver.script = [] if self._chunk.adjusted else None
        self._round.seed(dealt)
        try:
            driver.play()
        except Problem as problem:
            if problem.message not in FAULTS:
                raise
            bot = order[driver.arbiter.seat]
            self._missed[bot] += 1
            row[1 - bot] += 1
            row[_FIRST_FAULT + bot * _COUNTED + FAULTS.index(problem.message)] += 1
            return
        add_game(row, driver, order, dealt)


def cut(ladder: Ladder) -> list[LadderChunk]:
    """A few deals of everybody first, then some more, so that an interruption leaves something to compare."""
    return [
        LadderChunk(
            (ladder.entrants[first], ladder.entrants[second]),
            setting,
            ladder.seed,
            begin,
            min(DEALS, ladder.deals - begin),
            ladder.adjusted,
        )
        for begin in range(0, ladder.deals, DEALS)
        for setting, (first, second) in product(ladder.settings, ladder.pairs)
    ]


def run(
    ladder: Ladder,
    folder: Path,
    workers: Workers = Workers(),  # noqa: B008  (frozen)
    advance: Callable[[int, bool], None] = lambda _games, _played: None,
) -> Climbed:
    """Plays what has not been played yet."""
    chunks = cut(ladder)
    done = jobs.run(play, chunks, workers, GameStore(folder, chunks), advance)
    each = len(ladder.settings) * len(ladder.pairs)
    whole = [
        [done.rows[number] for number in range(begin, begin + each)]
        for begin in range(0, len(chunks), each)
        if all(number in done.rows for number in range(begin, begin + each))
    ]
    tables = {
        found: stacked([parts[place] for parts in whole], _COLUMNS)
        for place, found in enumerate(product(range(len(ladder.settings)), ladder.pairs))
    }
    return evaluate(ladder, tables, done.interrupted)


# What came of it


def evaluate(ladder: Ladder, tables: dict[tuple[int, tuple[int, int]], Integers], interrupted: bool = False) -> Climbed:
    """The standings, from a table for every setting and pair, a row a deal."""
    each = [setting.each for setting in ladder.settings]
    edges = {
        (setting, pair): without_luck(edge_of(table, each[setting]), luck_of(table) / (2 * each[setting]))
        for (setting, pair), table in tables.items()
    }
    settings = range(len(ladder.settings))
    together = {pair: np.concatenate([edges[setting, pair] for setting in settings]) for pair in ladder.pairs}
    names = [entrant.name for entrant in ladder.entrants]
    anchor = names.index(ANCHOR) if ANCHOR in names else None
    ratings = rate(together, 1, len(names), anchor)
    standings = [
        Standing(
            entrant,
            ratings[bot].plus(ANCHORED),
            against_all(together, bot).plus(0.5),
            tuple(
                against_all({pair: edges[setting, pair] for pair in ladder.pairs}, bot).plus(0.5)
                for setting in settings
            ),
            *_faults(tables, bot),
        )
        for bot, entrant in enumerate(ladder.entrants)
    ]
    heads = {}
    for (first, second), edge in together.items():
        share = mean(edge).plus(0.5)
        heads[names[first], names[second]] = share
        heads[names[second], names[first]] = share.times(-1).plus(1)
    deals = min((len(table) for table in tables.values()), default=0)
    games = deals * sum(each) * len(ladder.pairs)
    ranked = tuple(sorted(standings, key=lambda standing: -standing.rating.value))
    return Climbed(ladder, deals, games, ranked, heads, interrupted)


def _faults(tables: dict[tuple[int, tuple[int, int]], Integers], bot: int) -> tuple[dict[str, int], int]:
    counted = np.zeros(_COUNTED, dtype=np.int64)
    for (_, pair), table in tables.items():
        if bot in pair:
            first = _FIRST_FAULT + pair.index(bot) * _COUNTED
            counted += table[:, first : first + _COUNTED].sum(axis=0)
    faults = {message: int(count) for message, count in zip(FAULTS, counted, strict=False) if count}
    return faults, int(counted.sum())


# History


class Rated(msgspec.Struct, frozen=True):
    """A rating that a version of a bot once had."""

    name: str
    version: str
    owner: str
    rating: float
    low: float
    high: float


class Chapter(msgspec.Struct, frozen=True):
    """How the ladder stood when it was last played to its end."""

    at: str  # a date
    games: int
    rated: tuple[Rated, ...]


def history(folder: Path) -> list[Chapter]:
    try:
        return msgspec.json.decode((folder / "history.json").read_bytes(), type=list[Chapter])
    except FileNotFoundError:
        return []
    except msgspec.DecodeError:
        raise Problem("ladder-history-damaged", file=str(folder / "history.json")) from None


def remember(folder: Path, before: list[Chapter], result: Climbed, at: str) -> list[Chapter]:
    """Adds how it stands to the history, where that is something new; of one day the last counts."""
    rated = tuple(
        Rated(
            standing.name,
            standing.entrant.version,
            standing.entrant.owner,
            *[round(end, 1) for end in msgspec.structs.astuple(standing.rating)],
        )
        for standing in result.standings
    )
    if before and before[-1].rated == rated:
        return before
    kept = before[:-1] if before and before[-1].at == at and _versions(before[-1].rated) == _versions(rated) else before
    chapters = [*kept, Chapter(at, result.games, rated)]
    write_whole(folder / "history.json", msgspec.json.format(msgspec.json.encode(chapters)))
    return chapters


def _versions(rated: Sequence[Rated]) -> set[tuple[str, str]]:
    return {(each.name, each.version) for each in rated}
