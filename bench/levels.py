"""Measures how strong the bots are: each level against the one below, the net and the experts, against RLCard's agent,
and with less thinking; and how often a challenge at a table of each level is right.

Prints a line as each pairing is done and writes build/levels.json; what the net and the expert have to reach goes into
build/bench.json too. Every pairing is a duel: the same deals in every seat, see docs/simulate.md. All of it is
repeatable but for the pairings in which the bots think for a time.
"""

from __future__ import annotations

import argparse
import json
import time
import timeit
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path

from figures import keep

from lastcard.bots.net import ByNet
from lastcard.bots.registry import LEVELS
from lastcard.cli.lab import progress
from lastcard.core.rules import PRESETS as RULES
from lastcard.engine.memory import Memory
from lastcard.engine.observation import Sight
from lastcard.engine.round import Round
from lastcard.lab import duel, simulate

OUT = Path(__file__).parent.parent / "build" / "levels.json"
PRESETS = ("classic", "house-party", "all-wild")


def options() -> argparse.Namespace:
    """How many deals each pairing plays: two games each with two seats, six with four."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=20_000, help="between bots that don't search (%(default)s)")
    parser.add_argument("--deals-expert", type=int, default=400, help="with an expert (%(default)s)")
    parser.add_argument("--deals-deep", type=int, default=100, help="with ten times its playouts (%(default)s)")
    parser.add_argument("--deals-timed", type=int, default=10, help="with a second a decision (%(default)s)")
    parser.add_argument("--think", type=float, default=0.02, help="seconds a decision, at equal time (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def pairings(given: argparse.Namespace) -> Iterator[tuple[str, list[duel.Duel]]]:
    """Headings, and what is played under each."""
    levels = []
    for (lower, upper), preset, seats in product(pairwise(LEVELS), PRESETS, (2, 4)):
        deals = given.deals_expert if upper == "expert" else given.deals
        levels.append(duel.Duel((upper, lower), preset, seats, deals, given.seed))
    yield "Each level against the one below", levels
    yield (
        "The expert against the one without a net, at equal time",
        [
            duel.Duel(
                (f"expert:{given.think}s", f"expert1:{given.think}s"), name, seats, given.deals_expert, given.seed
            )
            for name in PRESETS
            for seats in (2, 4)
        ],
    )
    yield (
        "Against RLCard's uno-rule-v1",
        [
            duel.Duel(("hard", "rlcard"), "classic", 2, 10 * given.deals_expert, given.seed),
            duel.Duel(("net", "rlcard"), "classic", 2, 10 * given.deals_expert, given.seed),
            duel.Duel(("expert", "rlcard"), "classic", 2, given.deals_expert, given.seed),
        ],
    )
    yield (
        "The expert against itself with a tenth of the thinking",
        [
            *(duel.Duel(("expert:1000", "expert:100"), name, 2, given.deals_expert, given.seed) for name in PRESETS),
            duel.Duel(("expert:10000", "expert:1000"), "classic", 2, given.deals_deep, given.seed),
            duel.Duel(("expert:1s", "expert:0.1s"), "classic", 2, given.deals_timed, given.seed),
        ],
    )


def measure(played: duel.Duel) -> dict[str, object]:
    """Plays a pairing and prints a line about it."""
    began = time.perf_counter()
    first, second = played.bots
    with progress(duel.games(played)) as advance:
        result = duel.run(played, advance=advance)
    if result.interrupted:
        raise KeyboardInterrupt
    edge = result.pair(first, second)
    value, low, high = (100 * bound for bound in (edge.value, edge.low, edge.high))
    print(
        f"  {first + ' – ' + second:27} {played.rules:11} {played.seats} seats"
        f"  wins {50 + value:5.1f}%  from fair {value:+5.1f} {f'({low:+.1f}…{high:+.1f})':15}"
        f"  {'clear of zero' if edge.clear else 'not clear':13}"
        f"  {result.deals:6,} deals {result.games:6,} games {time.perf_counter() - began:5.0f} s",
        flush=True,
    )
    names = [bot.partition(":")[0] for bot in played.bots]
    keep({f"strength_{'_'.join(names)}_{played.rules}_{played.seats}": 0.5 + edge.value}, quietly=True)
    return {
        "bots": played.bots,
        "rules": played.rules,
        "seats": played.seats,
        "deals": result.deals,
        "games": result.games,
        "share": 0.5 + edge.value,
        "difference": edge.value,
        "low": edge.low,
        "high": edge.high,
        "clear": edge.clear,
    }


def challenges(given: argparse.Namespace) -> Iterator[dict[str, object]]:
    """How often challenges are right at tables where everybody plays at one level, and so bluffs like it."""
    print("Challenges of a Wild Draw Four, classic with 4 seats, all of one level", flush=True)
    for level in LEVELS:
        games = 10 * given.deals_expert // 4 if level == "expert" else given.deals
        with progress(games) as advance:
            result = simulate.run(simulate.Simulation(("classic",), (level,), 4, games, given.seed), advance=advance)
        if result.interrupted:
            raise KeyboardInterrupt
        summary = result.summaries[0]
        made, right = summary.figures["challenges"], summary.right
        share = f"{100 * right.value:5.1f}% ({100 * right.low:.1f}–{100 * right.high:.1f})"
        print(f"  {level:8} {made.value:.2f} a game, right {share}  {games:6,} games", flush=True)
        yield {"level": level, "games": games, "challenges": made.value, "right": right.value}
    print()


def net_us() -> float:
    """Microseconds for the net to judge all choices of a first decision, classic with four seats."""
    table = Round(RULES["classic"], 4, seed=1)
    sight, bot = Sight(table.rules, 4), ByNet(table.rules, 1)
    sight.look(table, table.turn)
    sight.study(table, Memory(table.turn + 1, 4))
    return min(timeit.repeat(lambda: bot.judged(sight), number=2000, repeat=5)) / 2000 * 1e6


def main() -> None:
    given = options()
    keep({"net_us": net_us()}, quietly=True)
    figures: list[dict[str, object]] = list(challenges(given))
    for heading, setups in pairings(given):
        print(f"{heading}: share of the wins, difference from a half in points with its 95% interval", flush=True)
        for played in setups:
            figures.append(measure(played))
            OUT.parent.mkdir(exist_ok=True)
            OUT.write_text(json.dumps(figures, indent=2) + "\n")
        print()
    print(f"written to {OUT.relative_to(OUT.parent.parent)}")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("stopped; build/levels.json has what was finished") from None
