"""Learning curves of the documents' scripts, with 95% intervals, into docs/curves.svg.

The intervals are those over seeds; of a single run of PPO, those of the share of rounds that it won.

What is done is kept in build/curves.json: one that was interrupted goes on. `--seconds 1200` gives PPO its time,
`--only mccfr` runs one script, `--rounds 5000` and `--iterations 3000` let the others learn longer.
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

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "curves.json"
PICTURE = ROOT / "docs" / "curves.svg"
Points = list[tuple[float, float]]
TITLES = {
    "mccfr": ("MCCFR on the mini deck", "iterations", "exploitability"),
    "dqn": ("RLCard's DQN against chance", "rounds", "mean payoff"),
    "ppo": ("PPO against normal", "seconds of one core", "rounds won"),
}
BLOCK = 8000  # rounds of PPO for a point
STUDENT = {1: 12.71, 2: 4.30, 3: 3.18, 4: 2.78}  # 97.5% quantiles of t by degrees of freedom


def script(name: str) -> Callable[..., Iterator[tuple[float, ...]]]:
    train: Callable[..., Iterator[tuple[float, ...]]] = runpy.run_path(str(ROOT / "docs" / f"train_{name}.py"))["train"]
    return train


def mccfr(seed: int, given: argparse.Namespace) -> Points:
    return [(number, lost) for number, lost in script("mccfr")(given.iterations, given.iterations // 4, 3, seed)]


def dqn(seed: int, given: argparse.Namespace) -> Points:
    return [(number, payoff) for number, payoff in script("dqn")(given.rounds, given.rounds // 5, seed)]


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


def summary(name: str, runs: list[Points]) -> list[tuple[float, float, float]]:
    """Where, how much, and half the width of the interval; of as many points as all runs have."""
    if name == "ppo" and len(runs) == 1:
        return [(where, won, 1.96 * math.sqrt(won * (1 - won) / BLOCK)) for where, won in runs[0]]
    found = []
    for points in zip(*runs, strict=False):
        values = [value for _, value in points]
        half = STUDENT[len(values) - 1] * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
        found.append((points[0][0], mean(values), half))
    return found


def draw(kept: dict[str, dict[str, Points]]) -> None:
    mpl.rcParams["svg.hashsalt"] = "lastcard"
    figure, axes = plt.subplots(1, len(kept), figsize=(4.2 * len(kept), 3.2), squeeze=False, layout="constrained")
    for axis, (name, runs) in zip(axes[0], kept.items(), strict=True):
        title, across, up = TITLES[name]
        where, value, half = zip(*summary(name, list(runs.values())), strict=True)
        axis.plot(where, value)
        low = [each - wide for each, wide in zip(value, half, strict=True)]
        high = [each + wide for each, wide in zip(value, half, strict=True)]
        axis.fill_between(where, low, high, alpha=0.25)
        axis.set(title=f"{title} ({len(runs)} seed{'s' * (len(runs) > 1)})", xlabel=across, ylabel=up)
        if name == "ppo":
            axis.axhline(0.5, linestyle=":")
    figure.savefig(PICTURE, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1200, help="of processor time for each run of PPO")
    parser.add_argument("--iterations", type=int, default=1000, help="of MCCFR")
    parser.add_argument("--rounds", type=int, default=1000, help="that DQN plays")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--only", choices=list(TITLES), action="append")
    given = parser.parse_args()
    kept: dict[str, dict[str, Points]] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    for name, run in (("mccfr", mccfr), ("dqn", dqn), ("ppo", ppo)):
        if given.only and name not in given.only:
            continue
        for seed in range(1, given.seeds + 1):
            if str(seed) not in kept.setdefault(name, {}):
                kept[name][str(seed)] = run(seed, given)
                KEPT.parent.mkdir(exist_ok=True)
                KEPT.write_text(json.dumps(kept))
                print(name, seed, kept[name][str(seed)][-1:], flush=True)
    draw({name: runs for name, runs in kept.items() if runs})


if __name__ == "__main__":
    main()
