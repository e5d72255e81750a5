"""Nets that know nothing."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from lastcard.analysis.judge import INPUTS, KIND, VERSION
from lastcard.evaluator.net import write_net


def some_net(
    inputs: int = 40, layers: tuple[int, int] = (16, 8), seed: int = 1, kind: str = "test", version: int = 7
) -> bytes:
    """The content of a net's file, with weights by chance."""
    random = Random(seed)
    made = []
    for above, below in pairwise((inputs, *layers, 1)):
        weights = [[random.gauss(0, 0.5) for _ in range(below)] for _ in range(above)]
        made.append((weights, [random.gauss(0, 0.2) for _ in range(below)]))
    return write_net(kind, version, made)


def some_judge(seed: int) -> bytes:
    """One for the judge of open positions: its opinions have neither rhyme nor reason."""
    return some_net(INPUTS, (16, 8), seed, KIND, VERSION)
