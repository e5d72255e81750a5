"""Measures how strong the bots are, each pairing on the same deals in every seat, with 95% intervals.

Prints a line as each pairing is done and writes build/levels.json; strengths go into build/bench.json too. All of it
is repeatable but for the number of trials that the expert has at equal time: it is found by processor time before it
plays.
`make bench-bots ARGS="--deals 500 --deals-expert 20"` is a short run, `ARGS="--only oracle,chance"` a part of it.
"""

from __future__ import annotations

import argparse
import json
import re
import time
import timeit
from collections.abc import Callable, Iterator
from itertools import pairwise, product
from pathlib import Path

import msgspec
import numpy as np
from cheats import Chance, Oracle, Unread
from figures import keep

from lastcard.bots import registry
from lastcard.bots.api import Bot, Habits
from lastcard.bots.arena import Driver, Player
from lastcard.bots.net import ByNet
from lastcard.bots.registry import LEVELS
from lastcard.cli.lab import progress
from lastcard.core.rules import PRESETS as RULES
from lastcard.core.rules import Ruleset
from lastcard.engine.memory import Memory
from lastcard.engine.observation import Sight
from lastcard.engine.round import Round
from lastcard.lab import duel, simulate
from lastcard.lab.jobs import Workers, derive
from lastcard.lab.statistics import Estimate, mean

OUT = Path(__file__).parent.parent / "build" / "levels.json"
PRESETS = ("classic", "house-party", "all-wild")
SEATS = (2, 4)
OLD = "expert1:4000"
TIMED = 400  # trials of the expert to be timed, in so many games
GAMES = 6
Maker = Callable[[Ruleset, int, Round], Bot]


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
    parser.add_argument("--deals", type=int, default=20_000, help="between bots that don't search (%(default)s)")
    parser.add_argument("--deals-expert", type=int, default=400, help="with an expert (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0, help="processes, 0 for one a core (%(default)s)")
    parser.add_argument("--only", default=",".join(PARTS), help="the parts, with commas between them (%(default)s)")
    given = parser.parse_args()
    given.only = given.only.split(",")
    if unknown := sorted(set(given.only) - set(PARTS)):
        parser.error(f"there is no part {', '.join(unknown)}; there are {', '.join(PARTS)}")
    return given


# Bots that have a name


def pairing(first: str, second: str, rules: str, seats: int, deals: int, given: argparse.Namespace) -> Measured:
    played = duel.Duel((first, second), rules, seats, deals, given.seed)
    with progress(duel.games(played)) as advance:
        result = duel.run(played, Workers(given.workers), advance=advance)
    if result.interrupted:
        raise KeyboardInterrupt
    edge = result.pair(first, second)
    share = Estimate(0.5 + edge.value, 0.5 + edge.low, 0.5 + edge.high)
    return Measured(first, second, rules, seats, share, 0.5, result.deals, result.games)


def levels(given: argparse.Namespace) -> Iterator[Measured]:
    for (lower, upper), rules, seats in product(pairwise(LEVELS), PRESETS, SEATS):
        yield pairing(upper, lower, rules, seats, given.deals_expert if upper == "expert" else given.deals, given)


def old(given: argparse.Namespace) -> Iterator[Measured]:
    for rules, seats in product(PRESETS, SEATS):
        trials = round(TIMED * seconds(OLD, rules, seats) / seconds(f"expert:{TIMED}", rules, seats))
        yield pairing(f"expert:{trials}", OLD, rules, seats, given.deals_expert, given)


def seconds(bot: str, rules: str, seats: int) -> float:
    """Of processor time that a bot takes for an action, at a table of its kind."""
    table = Round.empty(RULES[rules], seats, 0, seed=1)
    driver = Driver(table, [registry.player(bot, RULES[rules], seat) for seat in range(seats)], 1)
    began = time.process_time()
    for _ in range(GAMES):
        driver.play()
    return (time.process_time() - began) / driver.counts.actions


def rlcard(given: argparse.Namespace) -> Iterator[Measured]:
    for bot, deals in (("hard", 2), ("net", 2), ("expert", 1)):
        yield pairing(bot, "rlcard", "classic", 2, deals * given.deals_expert, given)


def thinking(given: argparse.Namespace) -> Iterator[Measured]:
    for rules in PRESETS:
        yield pairing("expert:1000", "expert:100", rules, 2, given.deals_expert, given)


# Bots that have none


def named(bot: str) -> Maker:
    return lambda rules, seed, _table: registry.find(bot)(rules, seed)


def table_of(
    bots: tuple[tuple[str, Maker], tuple[str, Maker]], seats: int, alone: bool, deals: int, seed: int
) -> Measured:
    """The same for bots that need not be registered, in one process: half against half, or the first one alone."""
    rules = RULES["classic"]
    table = Round.empty(rules, seats, seats - 1)
    one = (0, *[1] * (seats - 1))
    patterns = [one[-turned:] + one[:-turned] for turned in range(seats)] if alone else duel.arrangements(seats, rules)
    players = [
        [Player(name, maker(rules, derive(seed, name, seat), table), Habits(), seat) for seat in range(seats)]
        for name, maker in bots
    ]
    drivers = [
        (order, Driver(table, [players[order[seat]][seat] for seat in range(seats)], derive(seed, *order)))
        for order in patterns
    ]
    shares = []
    with progress(deals * len(patterns)) as advance:
        for deal in range(deals):
            won = 0
            for order, driver in drivers:
                table.seed(derive(seed, "deal", deal))
                driver.play()
                won += table.winner >= 0 and order[table.winner] == 0
                advance(1, True)
            shares.append(won / len(patterns))
    (first, _), (second, _) = bots
    fair = 1 / seats if alone else 0.5
    return Measured(first, second, "classic", seats, mean(np.array(shares)), fair, deals, deals * len(patterns))


def chance(given: argparse.Namespace) -> Iterator[Measured]:
    by_chance: tuple[str, Maker] = ("chance", lambda _rules, seed, _table: Chance(seed))
    for bot, deals in (("net", 10 * given.deals_expert), ("expert", given.deals_expert)):
        yield table_of(((bot, named(bot)), by_chance), 2, False, deals, given.seed)
        yield table_of(((bot, named(bot)), by_chance), 4, True, deals // 2, given.seed)


def oracle(given: argparse.Namespace) -> Iterator[Measured]:
    knowing: tuple[str, Maker] = ("oracle:100", lambda rules, seed, table: Oracle(rules, seed, table, 100))
    for other, seats in product(("hard", "net", "expert:100"), SEATS):
        yield table_of((knowing, (other, named(other))), seats, False, given.deals_expert // (seats // 2), given.seed)


def reading(given: argparse.Namespace) -> Iterator[Measured]:
    for (bot, deals), seats in product((("net", 10 * given.deals_expert), ("expert:100", given.deals_expert)), SEATS):
        unread = (f"{bot} unread", unreading(bot))
        yield table_of(((bot, named(bot)), unread), seats, False, deals // (seats // 2), given.seed)


def unreading(bot: str) -> Maker:
    return lambda rules, seed, table: Unread(registry.find(bot)(rules, seed), table.seats)


# What is told


def challenges(given: argparse.Namespace) -> None:
    """How often challenges are right at tables where everybody plays at one level, and so bluffs like it."""
    for level in LEVELS:
        games = given.deals_expert if level == "expert" else given.deals
        with progress(games) as advance:
            result = simulate.run(
                simulate.Simulation(("classic",), (level,), 4, games, given.seed),
                Workers(given.workers),
                advance=advance,
            )
        if result.interrupted:
            raise KeyboardInterrupt
        made, right = result.summaries[0].figures["challenges"], result.summaries[0].right
        share = f"{100 * right.value:5.1f}% ({100 * right.low:.1f}–{100 * right.high:.1f})"
        print(f"  {level:8} {made.value:.2f} a game, right {share}  {games:6,} games", flush=True)


def net_us() -> float:
    """Microseconds for the net to judge all choices of a first decision, classic with four seats."""
    table = Round(RULES["classic"], 4, seed=1)
    sight, bot = Sight(table.rules, 4), ByNet(table.rules, 1)
    sight.look(table, table.turn)
    sight.study(table, Memory(table.turn + 1, 4))
    return min(timeit.repeat(lambda: bot.judged(sight), number=2000, repeat=5)) / 2000 * 1e6


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
    done: list[Measured] = []
    for name in given.only:
        heading, part = PARTS[name]
        print(f"{heading}: share of the wins with its 95% interval", flush=True)
        began = time.perf_counter()
        for found in part(given):
            tell(found, time.perf_counter() - began)
            done.append(found)
            keep({found.key: found.share.value}, quietly=True)
            OUT.parent.mkdir(exist_ok=True)
            OUT.write_text(json.dumps(msgspec.to_builtins(done), indent=2) + "\n")
            began = time.perf_counter()
        print()
    if "levels" in given.only:
        print("Challenges of a Wild Draw Four, classic with 4 seats, all of one level", flush=True)
        challenges(given)
    print(f"written to {OUT.relative_to(OUT.parent.parent)}")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("stopped; build/levels.json has what was finished") from None
