"""Moves within arrays of bytes. Compiled code takes these two from arrays.pxd, where they are no calls."""

from __future__ import annotations


def copy(into: bytearray, at: int, source: bytearray, place: int, count: int) -> None:
    into[at : at + count] = source[place : place + count]


def exchange(array: bytearray, one: int, other: int, count: int) -> None:
    """Two stretches of an array, of 64 bytes at most, change places."""
    array[one : one + count], array[other : other + count] = array[other : other + count], array[one : one + count]
