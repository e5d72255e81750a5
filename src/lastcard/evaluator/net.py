"""A net of two hidden layers in whole numbers, so that it finds the same everywhere; and its file.

A file is `LASTCARD NET` with the version of this form, the name of what its inputs are, their version and number, the
sizes of the layers, the weights as 16-bit and the constants as 32-bit numbers, all little-endian, and their SHA-256.
"""

from __future__ import annotations

import hashlib
import struct
import sys
from array import array
from functools import cache
from pathlib import Path
from typing import Final

from lastcard.core.errors import Problem
from lastcard.evaluator import layout
from lastcard.evaluator.features import Features

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from math import exp

    from lastcard.evaluator.kernels import Numbers, add_rows, add_times, copy, dot, longs, rectify, shorts

MAGIC: Final = b"LASTCARD NET"
FORMAT: Final = 1
HEADER: Final = struct.Struct("<12sH8sHHHH")
DIGEST: Final = 32
SCALE: Final = 1024  # a weight of 1
UNIT: Final = 256  # what a unit passes on for 1
WIDEST: Final = 256  # units in a layer
MOST_INPUTS: Final = 4096
SEAT: Final = "seat"  # the net that judges what a seat knows and its choice


class Net:
    """Weights that were read from a file, with room to work in."""

    def __init__(self, content: bytes) -> None:
        """Reads a net from the content of its file; what is no net, or a damaged one, is refused."""
        if not cython.compiled:
            self.base = array("i", bytes(4 * 256))  # sums of the first layer for the inputs that stay
            self.sums = array("i", bytes(4 * 256))
            self.passed = array("h", bytes(2 * 256))
            self.passed_on = array("h", bytes(2 * 256))
        self.kind, self.version, self.inputs, self.first, self.second = read_header(content)
        self.digest = content[-DIGEST:].hex()
        place = HEADER.size
        self.arrays: list[array[int]] = []  # which own what the pointers point to
        for code, count in (
            ("h", self.inputs * self.first),
            ("i", self.first),
            ("h", self.first * self.second),
            ("i", self.second),
            ("h", self.second),
            ("i", 1),
        ):
            numbers: array[int] = array(code)
            numbers.frombytes(content[place : place + count * numbers.itemsize])
            if sys.byteorder == "big":
                numbers.byteswap()
            self.arrays.append(numbers)
            place += count * numbers.itemsize
        check_sums(self.arrays, self.first)
        self.weights_1 = shorts(self.arrays[0])
        self.constants_1 = longs(self.arrays[1])
        self.weights_2 = shorts(self.arrays[2])
        self.constants_2 = longs(self.arrays[3])
        self.weights_3 = shorts(self.arrays[4])
        self.constant_3: int = self.arrays[5][0]

    def look(self, features: Features) -> None:
        """Takes in what is the same for all choices."""
        copy(self.base, self.constants_1, self.first)
        add_rows(self.base, self.weights_1, features.on, 0, features.known, self.first)

    def judge(self, features: Features) -> int:
        """What a choice is worth, in whole numbers: the more the better. `chance` makes a probability of it."""
        copy(self.sums, self.base, self.first)
        add_rows(self.sums, self.weights_1, features.on, features.known, features.n, self.first)
        return self.finish()

    def worth(self, on: Numbers, count: int) -> int:
        """The same of the inputs that are on, the first so many in a list."""
        copy(self.sums, self.constants_1, self.first)
        add_rows(self.sums, self.weights_1, on, 0, count, self.first)
        return self.finish()

    def value(self, row: bytes) -> float:
        """How likely it is to win, from all inputs, a byte each."""
        if len(row) != self.inputs:
            raise Problem("net-row", inputs=self.inputs, given=len(row))
        copy(self.sums, self.constants_1, self.first)
        for place in range(self.inputs):
            if row[place]:
                add_times(self.sums, self.weights_1, place * self.first, self.first, row[place])
        return chance(self.finish())

    def finish(self) -> int:
        """From the sums of the first layer on."""
        rectify(self.passed, self.sums, self.first, 2)
        for unit in range(self.second):
            self.sums[unit] = self.constants_2[unit] + dot(self.passed, self.weights_2, unit * self.first, self.first)
        rectify(self.passed_on, self.sums, self.second, 10)
        return self.constant_3 + dot(self.passed_on, self.weights_3, 0, self.second)


def chance(worth: int) -> float:
    """The probability that a net means."""
    return 1.0 / (1.0 + exp(-worth / 262144.0))


def read_header(content: bytes) -> tuple[str, int, int, int, int]:
    if len(content) < HEADER.size + DIGEST or content[: len(MAGIC)] != MAGIC:
        raise Problem("net-no-net")
    _, form, kind, version, inputs, first, second = HEADER.unpack(content[: HEADER.size])
    if form != FORMAT:
        raise Problem("net-format", found=form, wanted=FORMAT)
    if hashlib.sha256(content[:-DIGEST]).digest() != content[-DIGEST:]:
        raise Problem("net-damaged")
    wanted = 2 * (inputs * first + first * second + second) + 4 * (first + second + 1)
    fits = 0 < inputs <= MOST_INPUTS and 0 < first <= WIDEST and 0 < second <= WIDEST
    if not fits or len(content) != HEADER.size + wanted + DIGEST:
        raise Problem("net-damaged")
    return kind.rstrip(b"\0").decode("ascii", "replace"), version, inputs, first, second


def check_sums(arrays: list[array[int]], first: int) -> None:
    """Refuses weights whose sums might not fit into 32 bits: they would not mean the same everywhere."""
    least = 2**31 - 1
    for unit in range(first):
        if 255 * sum(map(abs, arrays[0][unit::first])) + abs(arrays[1][unit]) > least:
            raise Problem("net-damaged")
    for unit, constant in enumerate(arrays[3]):
        if 4095 * sum(map(abs, arrays[2][unit * first : (unit + 1) * first])) + abs(constant) > least:
            raise Problem("net-damaged")
    if 4095 * sum(map(abs, arrays[4])) + abs(arrays[5][0]) > least:
        raise Problem("net-damaged")


def write_net(kind: str, version: int, layers: list[tuple[list[list[float]], list[float]]]) -> bytes:
    """The content of a net's file, from weights [inputs][units] and constants of each of its three layers."""
    (weights_1, constants_1), (weights_2, constants_2), (weights_3, constants_3) = layers
    content = HEADER.pack(MAGIC, FORMAT, kind.encode(), version, len(weights_1), len(constants_1), len(constants_2))
    content += _numbers("h", [SCALE * weight for row in weights_1 for weight in row])
    content += _numbers("i", [SCALE * constant for constant in constants_1])
    content += _numbers("h", [SCALE * row[unit] for unit in range(len(constants_2)) for row in weights_2])
    content += _numbers("i", [SCALE * UNIT * constant for constant in constants_2])
    content += _numbers("h", [SCALE * row[0] for row in weights_3])
    content += _numbers("i", [SCALE * UNIT * constants_3[0]])
    return content + hashlib.sha256(content).digest()


def _numbers(code: str, values: list[float]) -> bytes:
    most = 2**15 - 1 if code == "h" else 2**31 - 1
    numbers = array(code, [max(-most, min(most, round(value))) for value in values])
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def read(content: bytes, kind: str, version: int, inputs: int) -> Net:
    """A net of a kind from the content of its file; one for other inputs is refused."""
    net = Net(content)
    if net.kind != kind:
        raise Problem("net-kind", found=net.kind, wanted=kind)
    if net.version != version:
        raise Problem("net-version", found=net.version, wanted=version)
    if net.inputs != inputs:
        raise Problem("net-shape", found=net.inputs, wanted=inputs)
    return net


def for_seats(content: bytes) -> Net:
    """A net that judges what a seat knows and its choices."""
    return read(content, SEAT, layout.VERSION, layout.SIZE)


@cache
def shipped() -> Net:
    """The net that comes with the package."""
    return for_seats((Path(__file__).parent / "seat.net").read_bytes())
