"""The inner loops of a net, in whole numbers. Compiled code takes these from kernels.pxd, and finds the same."""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence
from operator import add, mul
from typing import Any

Numbers = MutableSequence[int]
MOST = 4095  # that a unit passes on: so sums stay within 32 bits


def shorts(numbers: array[int]) -> Any:
    """Where an array of 16-bit numbers begins."""
    return numbers


def longs(numbers: array[int]) -> Any:
    """Where an array of 32-bit numbers begins."""
    return numbers


def copy(sums: Numbers, other: Numbers, count: int) -> None:
    sums[:count] = other[:count]


def add_rows(sums: Numbers, weights: Numbers, on: Numbers, first: int, end: int, count: int) -> None:
    """Adds the weights of the inputs that are on, from one place in their list to another."""
    for number in on[first:end]:
        sums[:count] = array("i", map(add, sums[:count], weights[number * count : (number + 1) * count]))


def add_times(sums: Numbers, weights: Numbers, at: int, count: int, times: int) -> None:
    """The same of an input that is more than on."""
    sums[:count] = array(
        "i", [old + times * new for old, new in zip(sums[:count], weights[at : at + count], strict=True)]
    )


def rectify(passed: Numbers, sums: Numbers, count: int, shift: int) -> None:
    """What units pass on: nothing if their sum is below 0."""
    passed[:count] = array("h", [min(max(number >> shift, 0), MOST) for number in sums[:count]])


def dot(passed: Numbers, weights: Numbers, at: int, count: int) -> int:
    return sum(map(mul, passed[:count], weights[at : at + count]))
