"""Sets of faces and seats as 64-bit numbers. Compiled code takes these six from bits.pxd instead."""

from __future__ import annotations

_ALL = 2**64 - 1


def bit(number: int) -> int:
    return 1 << number


def popcount(mask: int) -> int:
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The number of the lowest bit that is set."""
    return (mask & -mask).bit_length() - 1


def wrap(number: int) -> int:
    """What of a number fits into 64 bits."""
    return number & _ALL


def rotate(number: int, by: int) -> int:
    return (number << by & _ALL) | number >> (64 - by)


def nth(mask: int, number: int) -> int:
    """The number of the bit that has so many set bits below it."""
    for _ in range(number):
        mask &= mask - 1
    return lowest(mask)
