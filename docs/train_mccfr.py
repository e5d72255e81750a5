"""Monte Carlo CFR on the mini deck, with its exact exploitability: `python docs/train_mccfr.py --iterations 3000`."""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import exploitability
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

import lastcard.envs.spiel  # noqa: F401  (registers the games)


def train(iterations=3000, every=500, limit=4, seed=1):
    """Yields the iterations so far, and how much a perfect opponent would win against the policy found."""
    np.random.seed(seed)
    game = pyspiel.load_game("lastcard_mini", {"limit": limit})
    solver = ExternalSamplingSolver(game)
    for number in range(1, iterations + 1):
        solver.iteration()
        if number % every == 0:
            yield number, exploitability.exploitability(game, solver.average_policy())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=3000)
    for number, lost in train(parser.parse_args().iterations):
        print(f"{number} iterations: exploitability {lost:.4f}")
