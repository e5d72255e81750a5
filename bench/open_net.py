"""Trains the judge of open positions by games between bots of all kinds, and writes src/lastcard/analysis/open.net.

`OPENBLAS_NUM_THREADS=1 python bench/open_net.py --games 300000 --seed 1` repeats it bit for bit on the same machine.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from mixed import chosen, played

from lastcard.analysis.judge import INPUTS, KIND, VERSION, shipped
from lastcard.evaluator.fitting import Trainer, batches
from lastcard.evaluator.sparse import Bytes, Floats

FILE = Path(__file__).parent.parent / "src/lastcard/analysis/open.net"
LAYERS = (128, 32)
KEPT = 0.12  # of all positions, each with the same chance: so many of each game would favour those that end soon
CHUNK = 500  # games
BATCH = 1024  # positions
RATES = (2e-3, 2e-5)  # of learning, at first and in the end
HELD = 0.04  # the share of all positions that are not learnt from

Numbers = npt.NDArray[np.int64]


class Positions(NamedTuple):
    """The inputs of every seat, a row each, packed; of each position the first row and the row that won."""

    rows: Bytes
    first: Numbers
    won: Numbers

    def some(self, which: Numbers) -> Positions:
        """Some of the positions, unpacked."""
        ends = np.append(self.first, len(self.rows))
        counts = ends[which + 1] - ends[which]
        starts = np.cumsum(counts) - counts
        wanted = np.repeat(ends[which] - starts, counts) + np.arange(counts.sum())
        rows = np.unpackbits(self.rows[wanted], axis=1, count=INPUTS)
        return Positions(rows, starts, self.won[which] - ends[which] + starts)


def gather(seed: int) -> Positions:
    """Positions of some games."""
    random = Random(seed)
    judge = shipped()  # only for its inputs
    rows: list[list[int]] = []
    first, won = [], []
    for _ in range(CHUNK):
        game = played(*chosen(random), random)
        if game.winner < 0:
            continue
        game.round.deal()
        for code, cards in game.said:
            if random.random() < KEPT:
                first.append(len(rows))
                won.append(len(rows) + game.winner)
                rows += [judge.inputs(game.round, seat) for seat in range(game.round.seats)]
            game.round.step(code, cards)
    return Positions(pack(rows), np.array(first), np.array(won))


def pack(rows: list[list[int]]) -> Bytes:
    table = np.zeros((len(rows), INPUTS), dtype=np.uint8)
    table[np.repeat(np.arange(len(rows)), [len(row) for row in rows]), np.concatenate(rows)] = 1
    return np.packbits(table, axis=1)


def joined(parts: list[Positions]) -> Positions:
    offsets = np.cumsum([0, *(len(part.rows) for part in parts)])
    return Positions(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.first + offset for part, offset in zip(parts, offsets, strict=False)]),
        np.concatenate([part.won + offset for part, offset in zip(parts, offsets, strict=False)]),
    )


def wrong(positions: Positions, worths: Floats) -> tuple[float, Floats]:
    """The mean loss and its slopes, where the worths of a position's seats are shared out by their exponentials."""
    counts = np.diff(np.append(positions.first, len(worths)))
    raised = np.exp(worths - np.repeat(np.maximum.reduceat(worths, positions.first), counts))
    shares = raised / np.repeat(np.add.reduceat(raised, positions.first), counts)
    loss = float(-np.log(shares[positions.won]).mean())
    shares[positions.won] -= 1
    return loss, np.asarray(shares / np.float32(len(positions.first)), dtype=np.float32)


def train(positions: Positions, epochs: int, seed: int) -> Trainer:
    trainer = Trainer(INPUTS, seed, LAYERS)
    count = len(positions.first)
    learnt = count - int(HELD * count)  # whole games apart but for one
    held = positions.some(np.arange(learnt, count))
    steps = epochs * -(-learnt // BATCH)
    first, last = RATES
    step = 0
    for epoch in range(epochs):
        losses = []
        for which in batches(learnt, 1000 * seed + epoch, BATCH):
            some = positions.some(which)
            rate = first * (last / first) ** (step / steps)
            losses.append(trainer.learn(some.rows, partial(wrong, some), rate))
            step += 1
        unseen, _ = wrong(held, trainer.worths(held.rows))
        print(f"epoch {epoch + 1}: loss {np.mean(losses):.4f}, held out {unseen:.4f}", flush=True)
    return trainer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args()
    seeds = [given.seed * 1_000_000 + chunk for chunk in range(max(1, given.games // CHUNK))]
    parts = []
    with ProcessPoolExecutor(given.workers) as pool:
        for part in pool.map(gather, seeds):
            parts.append(part)
            print(f"\r{len(parts) * CHUNK} of {len(seeds) * CHUNK} games", end="", flush=True)
    positions = joined(parts)
    print(f"\n{len(positions.first)} positions, {len(positions.rows)} seats")
    given.out.write_bytes(train(positions, given.epochs, given.seed).net(KIND, VERSION))


if __name__ == "__main__":
    main()
