"""Measures the environments side by side with those of others, steps a second of processor time, into build/bench.json.

Random legal play everywhere, with observation and mask at every step. All sides run in turns, several times, and the
best run of each is compared, since everything else that a machine does can only slow a run down.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random

import numpy as np
import pyspiel
import rlcard
from figures import keep
from pettingzoo.classic import texas_holdem_v4

from lastcard.engine.round import COMPILED
from lastcard.envs import aec, spiel
from lastcard.envs import rlcard as ours_in_rlcard
from lastcard.envs.batch import Batch
from lastcard.envs.gym import Buffers, VectorRounds

Side = Callable[[int], int]  # given a seed, does some steps and says how many
GOALS = {"core": 5_000_000, "vector": 1_000_000, "aec": 100_000, "open_spiel": 40_000}


def core(seats: int, tables: int, calls: int) -> Side:
    batch = Batch("classic", seats, tables)
    Buffers(batch)
    batch.reset(1)
    actions = np.zeros(tables, np.int64)

    def run(seed: int) -> int:
        batch.seed_samples(seed)
        for _ in range(calls):
            batch.sample(actions)
            batch.step(actions)
        return calls * tables

    return run


def vector(seats: int, tables: int, calls: int, copy: bool) -> Side:
    env = VectorRounds(tables, seats=seats, opponents=(), copy=copy)
    env.reset(seed=1)

    def run(seed: int) -> int:
        env.batch.seed_samples(seed)
        for _ in range(calls):
            env.step(env.sample())
        return calls * tables

    return run


def agents_in_turn(env: aec.raw_env, steps: int) -> Side:
    """As a user of PettingZoo plays: `last`, then `step`."""

    def run(seed: int) -> int:
        random = np.random.default_rng(seed).random(steps)
        env.reset(seed=seed)
        for place in range(steps):
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.reset()
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            legal = mask.nonzero()[0]
            env.step(int(legal[int(random[place] * len(legal))]))
        return steps

    return run


def states(name: str, games: int) -> Side:
    game = pyspiel.load_game(name)

    def run(seed: int) -> int:
        random, steps = Random(seed), 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                else:
                    state.observation_tensor(state.current_player())
                    state.apply_action(random.choice(state.legal_actions()))
                    steps += 1
        return steps

    return run


def rlcard_steps(env: object, games: int) -> Side:
    def run(seed: int) -> int:
        random, steps = Random(seed), 0
        for _ in range(games):
            state, _ = env.reset()  # type: ignore[attr-defined]
            while not env.is_over():  # type: ignore[attr-defined]
                state, _ = env.step(random.choice(list(state["legal_actions"])))  # type: ignore[attr-defined]
                steps += 1
        return steps

    return run


def sides() -> dict[str, Side]:
    theirs_in_zoo = texas_holdem_v4.raw_env()
    return {
        "core": core(4, 1024, 100),
        "core_2_seats": core(2, 1024, 100),
        "core_64_tables": core(4, 64, 1600),
        "vector": vector(4, 1024, 50, copy=False),
        "vector_copied": vector(4, 1024, 50, copy=True),
        "aec": agents_in_turn(aec.raw_env(seats=4), 5000),
        "open_spiel": states("lastcard", 20),
        "rlcard": rlcard_steps(ours_in_rlcard.make(num_players=2, seed=1), 40),
        "their_rlcard": rlcard_steps(rlcard.make("uno", config={"seed": 1}), 40),
        "their_open_spiel": states("crazy_eights", 20),
        "their_pettingzoo": agents_in_turn(theirs_in_zoo, 300),
    }


def rate(side: Side, seed: int) -> float:
    start = time.process_time()
    steps = side(seed)
    return steps / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=9, help="how often each side runs")
    given = parser.parse_args()
    assert COMPILED, "the core is not compiled"
    assert spiel.FULL
    found = sides()
    best = dict.fromkeys(found, 0.0)
    for run in range(given.runs):
        for name, side in found.items():
            best[name] = max(best[name], rate(side, run + 1))
    for name, steps in best.items():
        goal = f"  (goal {GOALS[name]:,})" if name in GOALS else ""
        print(f"{name:18} {steps:12,.0f} steps/s{goal}")
    ratios = {
        "env_rlcard_ratio": best["core"] / best["their_rlcard"],
        "env_vector_ratio": best["vector"] / best["their_rlcard"],
        "env_aec_ratio": best["aec"] / best["their_pettingzoo"],
        "env_spiel_ratio": best["open_spiel"] / best["their_open_spiel"],
    }
    for name, ratio in ratios.items():
        print(f"{name:18} {ratio:10.1f}")
    keep({f"env_{name}_steps": round(steps) for name, steps in best.items()} | ratios)


if __name__ == "__main__":
    main()
