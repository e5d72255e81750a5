"""Trains the judge of open positions by games between bots of all kinds, and writes src/lastcard/analysis/open.net.

`python bench/open_net.py --games 100000 --seed 1`: some ten minutes on two cores. What it depends on is the seed, the
bots, and in the last digits the library for linear algebra that numpy uses.
"""

from __future__ import annotations

import argparse
import itertools
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt

from lastcard.analysis.judge import MAGIC, NUMBERS, SCALE, Judge
from lastcard.bots import registry
from lastcard.bots.arena import Driver
from lastcard.core.rules import PRESETS, Ruleset, parse
from lastcard.engine.round import Round

FEATURES, FIRST, SECOND = 328, 64, 32
FILE = Path(__file__).parent.parent / "src/lastcard/analysis/open.net"
RULES = [
    *["classic"] * 6,
    *PRESETS,
    "classic stacking=mixed",
    "classic draw=until-playable",
    "classic teams=partners",
    "house-party teams=partners",
]
SEATS = (2, 2, 2, 2, 3, 3, 4, 4, 4, 4, 5, 5, 6, 7, 8, 10)
LEVELS = ("easy", "normal", "normal", "hard", "hard")
SAMPLES = 6  # positions of a game
CHUNK = 500  # games

Floats = npt.NDArray[np.float32]
Positions = tuple[
    npt.NDArray[np.uint8], npt.NDArray[np.int64], npt.NDArray[np.int64]
]  # rows, first rows, rows that won


def chosen(random: Random) -> tuple[Ruleset, int]:
    rules = parse(random.choice(RULES))
    return rules, 4 if rules.teams == "partners" else random.choice(SEATS)


def gather(seed: int) -> Positions:
    """Positions of some games: the inputs of every seat, and who won."""
    random = Random(seed)
    judge = Judge(MAGIC + bytes(2 * NUMBERS))
    rows: list[list[int]] = []
    firsts, winners = [], []
    for _ in range(CHUNK):
        rules, seats = chosen(random)
        levels = [random.choice(LEVELS)] * seats if random.random() < 0.4 else random.choices(LEVELS, k=seats)
        players = [registry.player(level, rules, random.getrandbits(48)) for level in levels]
        dealt = random.getrandbits(48)
        game = Round.empty(rules, seats, random.randrange(seats), seed=dealt)
        driver = Driver(game, players, random.getrandbits(48))
        driver.script = []
        driver.play()
        if game.winner < 0:
            continue
        winner, said = game.winner, driver.script
        wanted = set(random.choices(range(len(said)), k=SAMPLES))
        game.seed(dealt)
        game.deal()
        for place, (code, cards) in enumerate(said):
            if place in wanted:
                firsts.append(len(rows))
                winners.append(len(rows) + winner)
                rows += [judge.inputs(game, seat) for seat in range(seats)]
            game.step(code, cards)
    return pack(rows), np.array(firsts), np.array(winners)


def pack(rows: list[list[int]]) -> npt.NDArray[np.uint8]:
    table = np.zeros((len(rows), FEATURES), dtype=np.uint8)
    table[np.repeat(np.arange(len(rows)), [len(row) for row in rows]), np.concatenate(rows)] = 1
    return np.packbits(table, axis=1)


def joined(parts: list[Positions]) -> Positions:
    offsets = np.cumsum([0, *(len(rows) for rows, _, _ in parts)])
    return (
        np.concatenate([rows for rows, _, _ in parts]),
        np.concatenate([first + offset for (_, first, _), offset in zip(parts, offsets, strict=False)]),
        np.concatenate([won + offset for (_, _, won), offset in zip(parts, offsets, strict=False)]),
    )


class Net:
    """Two layers of rectified units, and Adam."""

    def __init__(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        sizes = (FEATURES, FIRST, SECOND, 1)
        self.weights = [
            (random.standard_normal((low, high)) * np.sqrt(2 / (40 if low == FEATURES else low))).astype(np.float32)
            for low, high in itertools.pairwise(sizes)
        ]
        self.biases = [np.zeros(size, dtype=np.float32) for size in (FIRST, SECOND)]
        self.moments = [[np.zeros_like(each), np.zeros_like(each)] for each in (*self.weights, *self.biases)]
        self.steps = 0

    def scores(self, inputs: Floats) -> tuple[Floats, Floats, Floats]:
        low = np.maximum(inputs @ self.weights[0] + self.biases[0], 0)
        high = np.maximum(low @ self.weights[1] + self.biases[1], 0)
        return (high @ self.weights[2])[:, 0], low, high

    def learn(self, inputs: Floats, first: npt.NDArray[np.int64], won: npt.NDArray[np.int64], rate: float) -> float:
        scores, low, high = self.scores(inputs)
        shares = shared(scores, first)
        loss = float(-np.log(shares[won]).mean())
        shares[won] -= 1
        error = (shares / len(first))[:, None].astype(np.float32)
        to_high = (error @ self.weights[2].T) * (high > 0)
        to_low = (to_high @ self.weights[1].T) * (low > 0)
        slopes = [inputs.T @ to_low, low.T @ to_high, high.T @ error, to_low.sum(0), to_high.sum(0)]
        self.steps += 1
        for value, slope, moment in zip((*self.weights, *self.biases), slopes, self.moments, strict=True):
            moment[0] = 0.9 * moment[0] + 0.1 * slope
            moment[1] = 0.999 * moment[1] + 0.001 * slope**2
            mean = moment[0] / (1 - 0.9**self.steps)
            spread = moment[1] / (1 - 0.999**self.steps)
            value -= (rate * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32)
            np.clip(value, -3.9, 3.9, out=value)
        return loss

    def file(self) -> bytes:
        """The net in whole numbers, as the judge reads it."""
        parts = [self.weights[0], self.biases[0], self.weights[1], self.biases[1], self.weights[2]]
        numbers = np.concatenate([np.rint(part.ravel() * SCALE) for part in parts]).astype("<i2")
        return MAGIC + numbers.tobytes()


def shared(scores: Floats, first: npt.NDArray[np.int64]) -> Floats:
    """The scores of each position shared out among its rows."""
    counts = np.diff(np.append(first, len(scores)))
    raised = np.exp(scores - np.repeat(np.maximum.reduceat(scores, first), counts))
    return np.asarray(raised / np.repeat(np.add.reduceat(raised, first), counts), dtype=np.float32)


def batch(
    positions: Positions, which: npt.NDArray[np.int64]
) -> tuple[Floats, npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    rows, first, won = positions
    ends = np.append(first, len(rows))
    counts = ends[which + 1] - ends[which]
    starts = np.cumsum(counts) - counts
    wanted = np.repeat(ends[which] - starts, counts) + np.arange(counts.sum())
    inputs = np.unpackbits(rows[wanted], axis=1).astype(np.float32)
    return inputs, starts, won[which] - ends[which] + starts


def train(positions: Positions, epochs: int, seed: int, size: int = 2048) -> Net:
    net = Net(seed)
    random = np.random.default_rng(seed)
    count = len(positions[1])
    held = count // 20  # whole games apart but for one or two
    steps = epochs * ((count - held) // size)
    step = 0
    for epoch in range(epochs):
        order = random.permutation(count - held)
        losses = []
        for start in range(0, len(order) - size + 1, size):
            rate = 2e-3 * (0.5 + 0.5 * np.cos(np.pi * step / steps)) + 2e-5
            losses.append(net.learn(*batch(positions, order[start : start + size]), float(rate)))
            step += 1
        print(f"epoch {epoch + 1}: loss {np.mean(losses):.4f}, held out {check(net, positions, held):.4f}", flush=True)
    return net


def check(net: Net, positions: Positions, held: int) -> float:
    inputs, first, won = batch(positions, np.arange(len(positions[1]) - held, len(positions[1])))
    return float(-np.log(shared(net.scores(inputs)[0], first)[won]).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    seeds = [given.seed * 1_000_000 + chunk for chunk in range(max(1, given.games // CHUNK))]
    parts = []
    with ProcessPoolExecutor(given.workers) as pool:
        for part in pool.map(gather, seeds):
            parts.append(part)
            print(f"\r{len(parts) * CHUNK} of {len(seeds) * CHUNK} games", end="", flush=True)
    positions = joined(parts)
    print(f"\n{len(positions[1])} positions, {len(positions[0])} seats")
    FILE.write_bytes(train(positions, given.epochs, given.seed).file())


if __name__ == "__main__":
    main()
