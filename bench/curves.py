"""Learning curves of the documents' scripts, with 95% intervals, into docs/curves.svg.

The intervals are those over seeds; of a single run of PPO, those of the share of rounds that it won. Each run is a
thin line; dotted is even play, or what `hard` gets where the opponent is chance.

Every run that has ended is kept in build/curves.json: when interrupted, go on with the same command. `--seconds 1200`
gives PPO its time, `--only mccfr` runs one script, `--rounds 20000` and `--iterations 3000` let the others learn
longer, `--seeds 0` only draws.
"""

from __future__ import annotations

import argparse
import json
import math
import runpy
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean, stdev

import matplotlib as mpl
import matplotlib.pyplot as plt
import numpy as np

from lastcard.envs.gym import VectorRounds

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "curves.json"
PICTURE = ROOT / "docs" / "curves.svg"
Points = list[tuple[float, float]]
TITLES = {
    "mccfr": ("MCCFR on the mini deck", "iterations", "exploitability"),
    "dqn": ("RLCard's DQN against chance", "rounds", "mean payoff"),
    "nfsp": ("RLCard's NFSP against chance", "rounds", "mean payoff"),
    "ppo": ("PPO against normal", "seconds of one core", "rounds won"),
}
BLOCK = 8000  # rounds of PPO for a point
EVERY = 2000  # rounds of DQN and NFSP
STUDENT = {1: 12.71, 2: 4.30, 3: 3.18, 4: 2.78}  # 97.5% quantiles of t by degrees of freedom


def script(name: str) -> Callable[..., Iterator[tuple[float, ...]]]:
    train: Callable[..., Iterator[tuple[float, ...]]] = runpy.run_path(str(ROOT / "docs" / f"train_{name}.py"))["train"]
    return train


def mccfr(seed: int, given: argparse.Namespace) -> Points:
    return [(number, lost) for number, lost in script("mccfr")(given.iterations, given.iterations // 4, 3, seed)]


def dqn(seed: int, given: argparse.Namespace) -> Points:
    return [(number, payoff) for number, payoff in script("dqn")(given.rounds, EVERY, seed)]


def nfsp(seed: int, given: argparse.Namespace) -> Points:
    return [(number, payoff) for number, payoff in script("nfsp")(given.rounds, EVERY, seed)]


def ppo(seed: int, given: argparse.Namespace) -> Points:
    """The share of rounds won after so much processor time, by blocks of rounds."""
    points: Points = []
    ended: list[float] = []
    for _, spent, rewards in script("ppo")("normal", given.seconds, seed=seed):
        ended += rewards  # type: ignore[arg-type]
        if len(ended) >= BLOCK:
            points.append((spent, mean(float(reward > 0) for reward in ended)))
            ended = []
    return points


def hard_against_chance(tables: int = 256, rounds: int = 400) -> float:
    """What `hard` gets a round: of each table as many rounds, as short ones end first."""
    env = VectorRounds(tables, opponents="hard", autoreset_mode="SameStep")
    env.reset(seed=1)
    left = np.full(tables, rounds)
    lost = 0.0
    while left.any():
        _, reward, over, _, _ = env.step(env.sample())
        counted = over & (left > 0)
        lost += reward[counted].sum()
        left[counted] -= 1
    return -lost / (tables * rounds)


def alike(runs: list[Points]) -> list[Points]:
    """At the same places: a point of PPO is where a block of rounds happened to end."""
    places = [where for where, _ in min(runs, key=lambda points: points[-1][0])]
    found = []
    for points in runs:
        where, values = np.array(points).T
        found.append(list(zip(places, np.interp(places, where, values).tolist(), strict=True)))
    return found


def summary(name: str, runs: list[Points]) -> list[tuple[float, float, float]]:
    """Where, how much, and half the width of the interval; as far as all runs went."""
    if name == "ppo" and len(runs) == 1:
        return [(where, won, 1.96 * math.sqrt(won * (1 - won) / BLOCK)) for where, won in runs[0]]
    found = []
    for points in zip(*alike(runs), strict=True):
        values = [value for _, value in points]
        half = STUDENT[len(values) - 1] * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
        found.append((points[0][0], mean(values), half))
    return found


def draw(kept: dict[str, dict[str, Points]]) -> None:
    mpl.rcParams["svg.hashsalt"] = "lastcard"
    figure, axes = plt.subplots(2, 2, figsize=(8.4, 6.4), layout="constrained")
    hard = hard_against_chance()
    print(f"hard against chance: {hard:+.3f}")
    for axis, (name, (title, across, up)) in zip(axes.flat, TITLES.items(), strict=True):
        runs = list(kept.get(name, {}).values())
        axis.set(title=f"{title} ({len(runs)} seed{'s' * (len(runs) != 1)})", xlabel=across, ylabel=up)
        if not runs:
            continue
        points = summary(name, runs)
        where, value, half = map(np.array, zip(*points, strict=True))
        axis.fill_between(where, value - half, value + half, alpha=0.25)
        axis.plot(where, value, color="C0")
        for run in runs:
            axis.plot(*zip(*run, strict=True), color="C0", linewidth=0.5, alpha=0.5)
        if name == "ppo":
            axis.axhline(0.5, linestyle=":")
        elif name in ("dqn", "nfsp"):
            axis.axhline(hard, linestyle=":", label="hard")
            axis.axhline(0.0, linewidth=0.5, color="grey")
            axis.legend(loc="lower right")
        print(name, *(f"{place:g}: {much:.3f} ±{wide:.3f}" for place, much, wide in points), sep="\n  ")
    figure.savefig(PICTURE, metadata={"Date": None})


def what_is_kept() -> dict[str, dict[str, Points]]:
    kept: dict[str, dict[str, Points]] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1200, help="of processor time for each run of PPO")
    parser.add_argument("--iterations", type=int, default=1000, help="of MCCFR")
    parser.add_argument("--rounds", type=int, default=EVERY, help="that DQN and NFSP play")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--only", choices=list(TITLES), action="append")
    given = parser.parse_args()
    for name, run in (("mccfr", mccfr), ("dqn", dqn), ("nfsp", nfsp), ("ppo", ppo)):
        if given.only and name not in given.only:
            continue
        for seed in range(1, given.seeds + 1):
            if str(seed) not in what_is_kept().get(name, {}):
                points = run(seed, given)
                kept = what_is_kept()  # another may have run beside this one
                kept.setdefault(name, {})[str(seed)] = points
                KEPT.parent.mkdir(exist_ok=True)
                KEPT.write_text(json.dumps(kept))
                print(name, seed, points[-1:], flush=True)
    draw(what_is_kept())


if __name__ == "__main__":
    main()
