"""How much of something is allowed in a time."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from typing import Final

MOST: Final = 10_000  # addresses that are remembered
NETWORK: Final = 64  # bits of an IPv6 address that say whose it is


def place(address: str) -> str:
    """What counts as one address: with IPv6 everybody has a whole network of them."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), NETWORK), strict=False))


class Bucket:
    """Holds so many, and is filled again at a steady rate. A rate of 0 sets no limit."""

    __slots__ = ("_burst", "_left", "_rate", "_when")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._when = now

    def take(self, now: float) -> bool:
        """Whether there was one left."""
        if not self._rate:
            return True
        left = self._fill(now)
        if left < 1:
            return False
        self._left = left - 1
        return True

    def charge(self, amount: float, now: float) -> None:
        """Takes out what something turned out to cost, even if that leaves a debt."""
        self._left = self._fill(now) - amount

    def wait(self, now: float) -> float:
        """How long it takes until there is one."""
        if not self._rate:
            return 0.0
        left = self._fill(now)
        return (1 - left) / self._rate if left < 1 else 0.0

    def _fill(self, now: float) -> float:
        left = self._left + (now - self._when) * self._rate
        self._when = now
        self._left = min(self._burst, left)
        return self._left


class PerAddress:
    """A bucket for each address, of which the ones used longest ago are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst, now)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST:
            self._buckets.popitem(last=False)
        return bucket.take(now)

    def wait(self, address: str, now: float) -> float:
        """How long it takes until there is one."""
        bucket = self._buckets.get(address)
        return bucket.wait(now) if bucket is not None else 0.0


class Quota:
    """How many of something each has and may have; where `most` is 0, or nobody is known, any number."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    def full(self, whose: str) -> bool:
        return bool(whose and self._most) and self._counts.get(whose, 0) >= self._most

    def add(self, whose: str, step: int) -> None:
        if whose:
            self._counts[whose] = self._counts.get(whose, 0) + step
            if not self._counts[whose]:
                del self._counts[whose]
