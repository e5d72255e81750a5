"""Measures the engine side by side with what it is compared to, and writes build/bench.json.

Absolute times mean nothing from one machine to the next: what counts are the ratios. Both sides run in turns, several
times, and the best run of each is compared, since everything else that a machine does can only slow a run down.
"""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
import rlcard
from figures import BUILD, keep
from rlcard.agents import RandomAgent
from rlcard.games.uno.utils import ACTION_LIST
from rlcard.models.uno_rule_models import UNORuleAgentV1

from lastcard.bots import registry
from lastcard.bots.arena import Driver
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.engine.codes import IN_OVER
from lastcard.engine.playout import full, plain
from lastcard.engine.round import COMPILED, Round

HERE = Path(__file__).parent
# the game of limit.c: the start card does nothing, a Wild Draw Four only by its rule, no challenges
LIMIT_RULES = Ruleset(first_card="ignored", bluff=False, challenge=False)
RUNS = 9


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def quickest(work: Callable[[], object], runs: int = RUNS) -> float:
    return min(seconds(work) for _ in range(runs))


def best_in_turns(*sides: Callable[[int], float]) -> list[float]:
    """The best rate of each side; a side gets the number of the run, and measures itself."""
    runs = [[side(run) for side in sides] for run in range(RUNS)]
    return [max(rates) for rates in zip(*runs, strict=True)]


def playouts(seats: int, rounds: int) -> Callable[[int], float]:
    """Our random playouts a second."""
    return lambda seed: rounds / seconds(lambda: plain(LIMIT_RULES, seats, rounds, seed))


def rlcard_games(agents: Sequence[object], games: int) -> Callable[[int], float]:
    """Games a second of RLCard's UNO environment, two seats, with these agents of its own."""
    environment = rlcard.make("uno", config={"seed": 1})
    environment.set_agents(agents)

    def work() -> None:
        for _ in range(games):
            environment.run(is_training=False)

    return lambda _run: games / seconds(work)


def bot_games(bot: str, rounds: int) -> Callable[[int], float]:
    """Games a second of our simulations, two seats with this bot and its habits; seeded once, as RLCard's are."""
    rules = PRESETS["classic"]
    driver = Driver(Round.empty(rules, 2, 1, seed=1), [registry.player(bot, rules, seat) for seat in range(2)])

    def work() -> None:
        for _ in range(rounds):
            driver.play()

    return lambda _run: rounds / seconds(work)


def limit(program: Path, games: int) -> tuple[float, str]:
    """Games a second of the hand-written program, and the line it printed."""
    line = subprocess.run([program, str(games)], capture_output=True, text=True, check=True).stdout.strip()
    found = re.search(r" (\d+) games/s", line)
    assert found is not None, line
    return float(found[1]), line


def against_limit() -> dict[str, float]:
    BUILD.mkdir(exist_ok=True)
    program = BUILD / "limit"
    compiler = os.environ.get("CC", "cc")
    subprocess.run([compiler, "-O3", "-march=native", HERE / "limit.c", "-o", program], check=True)
    games = 200_000
    theirs, ours = best_in_turns(lambda _run: limit(program, games)[0], playouts(4, games))
    line, tally = limit(program, games)[1], plain(LIMIT_RULES, 4, games, RUNS)
    print("Random playouts, classic, 4 seats (random legal card, random colour, no calls)")
    print(f"  limit.c   {theirs:12,.0f} games/s   {line}")
    shares = " ".join(f"{wins / games:.1%}" for wins in tally.wins)
    print(f"  Last Card {ours:12,.0f} games/s   turns/game {tally.turns / games:.1f} wins {shares}")
    print(f"  ratio     {ours / theirs:12.2f}   (at least 0.5 wanted)")
    return {"limit_ratio": ours / theirs, "limit_games_per_s": theirs, "playouts_4_per_s": ours}


def against_rlcard() -> dict[str, float]:
    agents = [RandomAgent(num_actions=len(ACTION_LIST)) for _ in range(2)]
    theirs, ours = best_in_turns(rlcard_games(agents, 400), playouts(2, 200_000))  # enough for lengths to even out
    print("Random playouts, 2 seats")
    print(f"  RLCard    {theirs:12,.0f} games/s   (its UNO environment with its random agents)")
    print(f"  Last Card {ours:12,.0f} games/s")
    print(f"  ratio     {ours / theirs:12,.0f}   (at least 1,500 wanted)")
    return {"rlcard_ratio": ours / theirs, "rlcard_games_per_s": theirs, "playouts_2_per_s": ours}


def bots_against_rlcard() -> dict[str, float]:
    np.random.seed(1)  # RLCard's rule agent draws from numpy's one generator
    theirs, ours = best_in_turns(rlcard_games([UNORuleAgentV1() for _ in range(2)], 400), bot_games("normal", 20_000))
    print("Games between bots, 2 seats, on one core")
    print(f"  RLCard    {theirs:12,.0f} games/s   (its UNO environment with its rule agents)")
    print(f"  Last Card {ours:12,.0f} games/s   (classic with calls, catches and challenges, bots normal)")
    print(f"  ratio     {ours / theirs:12,.0f}   (at least 300 wanted)")
    return {"bots_rlcard_ratio": ours / theirs, "rlcard_rule_games_per_s": theirs, "bot_games_per_s": ours}


def full_rules() -> dict[str, float]:
    figures = {}
    print("Everything that may be said, by chance: calls, catches, challenges, jump-ins; 4 seats")
    rounds = 2_000
    for name in ("classic", "house-party"):
        tally = full(PRESETS[name], 4, rounds, 1)
        took = quickest(partial(full, PRESETS[name], 4, rounds, 1), 3)
        print(f"  {name:11} {tally.turns / took:12,.0f} actions/s   {rounds / took:,.0f} rounds/s")
        figures[f"full_{name.replace('-', '_')}_actions_per_s"] = tally.turns / took
    return figures


def copies() -> dict[str, float]:
    game = Round.empty(PRESETS["classic"], 4, 3, seed=1)
    game.deal()
    number = 200_000

    def work() -> None:
        copy = game.copy
        for _ in range(number):
            copy()

    took = quickest(work) / number * 1e9
    print(f"A copy of a round\n  {took:14,.0f} ns   {1e9 / took:,.0f} copies/s   (under 300 ns wanted)")
    return {"copy_ns": took, "copies_per_s": 1e9 / took}


def python_interface() -> dict[str, float]:
    """`legal` of every seat and `apply`, with Action and Event values."""
    done = 0

    def work() -> None:
        nonlocal done
        done = 0
        random = Random(1)
        for seed in range(300):
            game = Round.empty(PRESETS["classic"], 4, 3, seed=seed)
            game.deal()
            while game.phase != IN_OVER:
                listed = [action for seat in range(4) for action in game.legal(seat)]
                game.play(listed[int(random.random() * len(listed))])
                done += 1

    took = quickest(work, 3)
    print(f"legal + apply from Python, all four seats\n  {done / took:14,.0f} actions/s   (100,000 wanted)")
    return {"actions_per_s": done / took}


def main() -> None:
    print(f"The engine is {'compiled' if COMPILED else 'interpreted'}.\n")
    figures: dict[str, float] = {}
    for part in (against_limit, against_rlcard, bots_against_rlcard, full_rules, copies, python_interface):
        figures |= part()
        print()
    keep(figures)


if __name__ == "__main__":
    main()
