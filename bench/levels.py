"""Measures how strong the bots are, each pairing on the same deals in every seat, with 95% intervals.

Prints a line as each pairing is done and keeps it in build/levels.json; strengths go into build/bench.json too. Every
deal that was played is kept in build/levels: the same command, stopped, goes on where it was, and one with more deals
plays those that are missing. All of it is repeatable but for the number of trials that the expert has at equal time: it
is found by processor time before it plays.
`make bench-bots ARGS="--deals 500 --deals-expert 20"` is a short run, `ARGS="--only oracle,chance"` a part of it.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import time
import timeit
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise, product
from pathlib import Path

import msgspec
import numpy as np
from cheats import Chance, Oracle, Unread
from figures import BUILD, ROOT, keep

from lastcard import __version__
from lastcard.analysis import chances
from lastcard.bots import expert, registry
from lastcard.bots.api import Bot, Habits
from lastcard.bots.arena import Driver, Player
from lastcard.bots.net import ByNet
from lastcard.bots.registry import LEVELS
from lastcard.cli.lab import progress
from lastcard.core.actions import Action
from lastcard.core.rules import PRESETS as RULES
from lastcard.core.rules import Ruleset
from lastcard.engine.memory import Memory
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round
from lastcard.evaluator import net
from lastcard.lab import duel, jobs, simulate
from lastcard.lab.estimates import Estimate
from lastcard.lab.jobs import ChunkStore, Rows, Workers, derive
from lastcard.lab.statistics import mean
from lastcard.match.view import View

OUT = BUILD / "levels.json"
KEPT = BUILD / "levels"
PRESETS = ("classic", "house-party", "all-wild")
SEATS = (2, 4)
OLD = "expert1:4000"
TIMED = 1000  # trials of the expert when it is timed for the first time
GAMES = 12  # in which the two are timed
AT_ONCE = 10  # deals between bots without a name that are kept together
Maker = Callable[[Ruleset, int, Round], Bot]
Bots = tuple[tuple[str, Maker], tuple[str, Maker]]
KNOWING: tuple[str, Maker] = ("oracle:100", lambda rules, seed, game: Oracle(rules, seed, game, 100))


class Measured(msgspec.Struct, frozen=True):
    """What a bot won, as a share of the games: beside a half, or beside a fourth where it is alone among three."""

    first: str
    second: str
    rules: str
    seats: int
    share: Estimate
    fair: float
    deals: int
    games: int

    @property
    def key(self) -> str:
        names = [re.sub(r":\S*", "", name).replace(" ", "_") for name in (self.first, self.second)]
        return f"strength_{'_'.join(names)}_{self.rules}_{self.seats}" + ("_alone" if self.fair < 0.5 else "")


def options() -> argparse.Namespace:
    """How many deals each pairing plays: two games each with two seats, six with four."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=10_000, help="between bots that don't search (%(default)s)")
    parser.add_argument("--deals-expert", type=int, default=200, help="with an expert (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0, help="processes, 0 for one a core (%(default)s)")
    parser.add_argument("--only", default=",".join(PARTS), help="the parts, with commas between them (%(default)s)")
    for name, all_of_them in (("rules", PRESETS), ("seats", SEATS)):
        every = ",".join(map(str, all_of_them))
        parser.add_argument(
            f"--{name}", default=every, help="of levels and old, with commas between them (%(default)s)"
        )
    given = parser.parse_args()
    for name, known in (("only", PARTS), ("rules", PRESETS), ("seats", map(str, SEATS))):
        wanted, there = getattr(given, name).split(","), list(known)
        if unknown := sorted(set(wanted) - set(there)):
            parser.error(f"--{name} can't be {', '.join(unknown)}, only {', '.join(there)}")
        setattr(given, name, wanted)
    given.seats = [int(seats) for seats in given.seats]
    return given


# Bots that have a name


def ways() -> str:
    """What results depend on beside the names of bots: nets, how the expert searches, how luck is judged."""
    content = Path(net.__file__).with_name("seat.net").read_bytes()
    searched = (expert.HORIZON, expert.TRUST, expert.HORIZON_UNCOLOURED, expert.TRUST_UNCOLOURED)
    others = f"{chances.version()} {searched} {__version__}"
    return hashlib.sha256(content + others.encode()).hexdigest()[:8]


def kept(*names: object) -> ChunkStore:
    """Where the deals of a row are kept: by everything that they depend on but how many there are."""
    of = [*names, ways()]
    return ChunkStore(KEPT / "-".join(map(str, of)).replace(" ", "_"), {"of": of})


def pairing(
    first: str, second: str, rules: str, seats: int, deals: int, given: argparse.Namespace, adjusted: bool = False
) -> Measured:
    played = duel.Duel((first, second), rules, seats, deals, given.seed, adjusted)
    size = duel.cut(played)[0].deals
    store = kept(first, second, rules, seats, given.seed, size, *["adjusted"] * adjusted)
    with progress(duel.games(played)) as advance:
        result = duel.run(played, Workers(given.workers), store, advance)
    if result.interrupted:
        raise KeyboardInterrupt
    edge = result.pair(first, second)
    share = Estimate(0.5 + edge.value, 0.5 + edge.low, 0.5 + edge.high)
    return Measured(first, second, rules, seats, share, 0.5, result.deals, result.games)


def levels(given: argparse.Namespace) -> Iterator[Measured]:
    for (lower, upper), rules, seats in product(pairwise(LEVELS), given.rules, given.seats):
        deals = 2 * given.deals_expert // seats if upper == "expert" else given.deals
        yield pairing(upper, lower, rules, seats, deals, given)


def old(given: argparse.Namespace) -> Iterator[Measured]:
    """Such games take seconds, so the luck of the cards is taken out of their results."""
    for rules, seats in product(given.rules, given.seats):
        deals = 2 * given.deals_expert // seats
        yield pairing(f"expert:{equal_trials(rules, seats)}", OLD, rules, seats, deals, given, adjusted=True)


def equal_trials(rules: str, seats: int) -> int:
    """With how many trials the expert takes as much processor time for an action as the one of before; found once."""
    file = KEPT / f"trials-{rules}-{seats}-{ways()}"
    if not file.exists():
        trials = TIMED
        for _ in range(2):
            trials = round(trials / times(f"expert:{trials}", OLD, rules, seats))
        KEPT.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{trials}\n")
    return int(file.read_text())


class Timed:
    """Another bot, and the processor time that it takes."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.took = 0.0
        self.actions = 0

    def act(self, view: View) -> Action | None:
        began = time.process_time()
        action = self.bot.act(view)
        self.took += time.process_time() - began
        self.actions += action is not None
        return action


def times(first: str, second: str, rules: str, seats: int) -> float:
    """How many times as long as the second the first bot takes for an action, where they sit at one table."""
    game = Round.empty(RULES[rules], seats, 0, seed=1)
    bots = [Timed(registry.find(first if seat % 2 else second)(RULES[rules], seat)) for seat in range(seats)]
    driver = Driver(game, [Player("timed", bot, Habits(), seat) for seat, bot in enumerate(bots)], 1)
    for _ in range(GAMES):
        driver.play()
    seconds = [sum(bot.took for bot in side) / sum(bot.actions for bot in side) for side in (bots[1::2], bots[::2])]
    return seconds[0] / seconds[1]


def rlcard(given: argparse.Namespace) -> Iterator[Measured]:
    """The luck of a game costs some six games of `net`, but a tenth of one of the expert: only there it pays."""
    for bot in ("hard", "net"):
        yield pairing(bot, "rlcard", "classic", 2, 2 * given.deals_expert, given)
    yield pairing("expert", "rlcard", "classic", 2, given.deals_expert, given, adjusted=True)
    yield table_of((KNOWING, ("rlcard", named("rlcard"))), 2, False, given.deals_expert, given.seed)


def thinking(given: argparse.Namespace) -> Iterator[Measured]:
    for rules in PRESETS:
        yield pairing("expert:1000", "expert:100", rules, 2, given.deals_expert, given)


# Bots that have none


def named(bot: str) -> Maker:
    return lambda rules, seed, _table: registry.find(bot)(rules, seed)


class TableChunk(msgspec.Struct, frozen=True):
    """Some deals between bots that need not be registered, each in all of these orders."""

    patterns: tuple[tuple[int, ...], ...]
    seed: int
    first: int
    deals: int

    @property
    def games(self) -> int:
        return self.deals * len(self.patterns)


def play(bots: Bots, chunk: TableChunk) -> Rows:
    """A row for each deal: how many games the first bot won in it."""
    rules = RULES["classic"]
    seats = len(chunk.patterns[0])
    seed = (chunk.seed, chunk.first)
    game = Round.empty(rules, seats, seats - 1)
    players = [
        [Player(name, maker(rules, derive(*seed, name, seat), game), Habits(), seat) for seat in range(seats)]
        for name, maker in bots
    ]
    drivers = [
        (order, Driver(game, [players[order[seat]][seat] for seat in range(seats)], derive(*seed, *order)))
        for order in chunk.patterns
    ]
    rows = []
    for deal in range(chunk.first, chunk.first + chunk.deals):
        won = 0
        for order, driver in drivers:
            game.seed(derive(chunk.seed, "deal", deal))
            driver.play()
            won += game.winner >= 0 and order[game.winner] == 0
        rows.append([won])
    return rows


def table_of(bots: Bots, seats: int, alone: bool, deals: int, seed: int) -> Measured:
    """The same for bots that need not be registered, in one process: half against half, or the first one alone."""
    one = (0, *[1] * (seats - 1))
    turned = [one[-turn:] + one[:-turn] for turn in range(seats)]
    patterns = tuple(turned if alone else duel.arrangements(seats, RULES["classic"]))
    (first, _), (second, _) = bots
    chunks = [TableChunk(patterns, seed, at, AT_ONCE) for at in range(0, deals, AT_ONCE)]
    store = kept(first, second, "classic", seats, seed, AT_ONCE, *["alone"] * alone)
    with progress(sum(chunk.games for chunk in chunks)) as advance:
        done = jobs.run(partial(play, bots), chunks, Workers(1), store, advance)
    if done.interrupted:
        raise KeyboardInterrupt
    won = np.array([row[0] for rows in done.rows.values() for row in rows])[:deals]
    fair = 1 / seats if alone else 0.5
    return Measured(first, second, "classic", seats, mean(won / len(patterns)), fair, deals, deals * len(patterns))


def chance(given: argparse.Namespace) -> Iterator[Measured]:
    by_chance: tuple[str, Maker] = ("chance", lambda _rules, seed, _table: Chance(seed))
    for bot, deals in (("net", 10 * given.deals_expert), ("expert", given.deals_expert)):
        yield table_of(((bot, named(bot)), by_chance), 2, False, deals, given.seed)
        yield table_of(((bot, named(bot)), by_chance), 4, True, deals // 2, given.seed)


def oracle(given: argparse.Namespace) -> Iterator[Measured]:
    for other, seats in product(("hard", "net", "expert:100"), SEATS):
        yield table_of((KNOWING, (other, named(other))), seats, False, given.deals_expert // (seats // 2), given.seed)


def reading(given: argparse.Namespace) -> Iterator[Measured]:
    for (bot, deals), seats in product((("net", 10 * given.deals_expert), ("expert:100", given.deals_expert)), SEATS):
        unread = (f"{bot} unread", unreading(bot))
        yield table_of(((bot, named(bot)), unread), seats, False, deals // (seats // 2), given.seed)


def unreading(bot: str) -> Maker:
    return lambda rules, seed, game: Unread(registry.find(bot)(rules, seed), game.seats)


# What is told


def challenges(given: argparse.Namespace) -> None:
    """How often challenges are right at tables where everybody plays at one level, and so bluffs like it."""
    for level in LEVELS:
        games = given.deals_expert if level == "expert" else given.deals
        with progress(games) as advance:
            result = simulate.run(
                simulate.Simulation(("classic",), (level,), 4, games, given.seed),
                Workers(given.workers),
                kept("challenges", level, given.seed, games),
                advance,
            )
        if result.interrupted:
            raise KeyboardInterrupt
        made, right = result.summaries[0].figures["challenges"], result.summaries[0].right
        share = f"{100 * right.value:5.1f}% ({100 * right.low:.1f}–{100 * right.high:.1f})"
        print(f"  {level:8} {made.value:.2f} a game, right {share}  {games:6,} games", flush=True)


def net_us() -> float:
    """Microseconds for the net to judge all choices of a first decision, classic with four seats."""
    game = Round(RULES["classic"], 4, seed=1)
    observation, bot = Observation(game.rules, 4), ByNet(game.rules, 1)
    observation.look(game, game.turn)
    observation.study(game, Memory(game.turn + 1, 4))
    return min(timeit.repeat(lambda: bot.judged(observation), number=2000, repeat=5)) / 2000 * 1e6


PARTS: dict[str, tuple[str, Callable[[argparse.Namespace], Iterator[Measured]]]] = {
    "levels": ("Each level against the one below", levels),
    "old": (f"The expert against {OLD}, the one without a net, at equal time", old),
    "rlcard": ("Against RLCard's uno-rule-v1", rlcard),
    "chance": ("Against random play, with four seats alone among three", chance),
    "oracle": ("What knowing all hands would win", oracle),
    "reading": ("What it is worth to read hands from plays", reading),
    "thinking": ("The expert against itself with a tenth of the thinking", thinking),
}


def tell(found: Measured, took: float) -> None:
    share = found.share
    interval = f"({100 * share.low:.1f}–{100 * share.high:.1f})"
    clear = "clear" if share.low > found.fair or share.high < found.fair else "not clear"
    print(
        f"  {found.first + ' – ' + found.second:27} {found.rules:11} {found.seats} seats"
        f"  wins {100 * share.value:5.1f}% {interval:13} {clear + f' of {100 * found.fair:.0f}%':16}"
        f"  {found.deals:6,} deals {found.games:6,} games {took:5.0f} s",
        flush=True,
    )


def main() -> None:
    given = options()
    keep({"net_us": net_us()}, quietly=True)
    known = msgspec.json.decode(OUT.read_bytes(), type=list[Measured]) if OUT.exists() else []
    rows = {row.key: row for row in known}
    for name in given.only:
        heading, part = PARTS[name]
        print(f"{heading}: share of the wins with its 95% interval", flush=True)
        began = time.perf_counter()
        for found in part(given):
            tell(found, time.perf_counter() - began)
            rows[found.key] = found
            keep({found.key: found.share.value}, quietly=True)
            OUT.write_bytes(msgspec.json.format(msgspec.json.encode([*rows.values()])) + b"\n")
            began = time.perf_counter()
        print()
    if "levels" in given.only:
        print("Challenges of a Wild Draw Four, classic with 4 seats, all of one level", flush=True)
        challenges(given)
    print(f"written to {OUT.relative_to(ROOT)}")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("stopped; the same command goes on where it was") from None
