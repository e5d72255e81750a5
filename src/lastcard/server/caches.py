"""Caches: what was made last is kept, as long as it weighs no more than it may."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class BoundedCache(Generic[T]):
    """What was made or asked for last. Everything weighs 1, unless `weigh` says otherwise."""

    def __init__(self, most: int, weigh: Callable[[T], int] = lambda _: 1) -> None:
        self._most = most
        self._weigh = weigh
        self._weight = 0
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, name: Hashable) -> T | None:
        if name not in self._kept:
            return None
        self._kept.move_to_end(name)
        return self._kept[name]

    def put(self, name: Hashable, made: T) -> None:
        if name in self._kept:
            self._weight -= self._weigh(self._kept.pop(name))
        self._kept[name] = made
        self._weight += self._weigh(made)
        while self._weight > self._most:
            _, gone = self._kept.popitem(last=False)
            self._weight -= self._weigh(gone)

    def clear(self) -> None:
        self._kept.clear()
        self._weight = 0
