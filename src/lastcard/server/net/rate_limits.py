"""How much of something is allowed in a time."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from typing import Final

MOST: Final = 10_000  # addresses or guests that are remembered
PEOPLE: Final = 10  # an address may do as much as so many busy people; a class of thirty is never all busy at once
CALM: Final = 1.0  # messages a second that nobody is refused because of others at the same address
CHAT: Final = 1.0  # lines and emotes a second
CHANGES: Final = 4.0  # to the table, its seats and settings
ARRIVALS: Final = 2.0  # connections that come to a table
MOVES: Final = 20.0  # that bots make at the tables of an address, for a busy person there
STORED: Final = 50_000_000  # bytes of the data file in a day, all at once or bit by bit
DAY: Final = 86_400.0
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


class Account:
    """What somebody may do in a time: one guest, or all who are at one address.

    Messages are counted when they arrive, whatever they are; some kinds have less, as they are stored and told to
    everybody.
    """

    __slots__ = ("arrivals", "calm", "changes", "chat", "connections", "messages", "moves", "stored")

    def __init__(self, rate: float, people: int, now: float) -> None:
        self.connections = 0
        share = people if rate else 0
        self.messages = Bucket(rate * people, rate * (3 if people == 1 else 2 * people), now)
        self.calm = Bucket(min(rate, CALM), 5 * CALM, now)
        self.chat = Bucket(CHAT * share, 20 * CHAT * people, now)
        self.changes = Bucket(CHANGES * share, 10 * CHANGES * people, now)
        self.arrivals = Bucket(ARRIVALS * share, 10 * ARRIVALS * people, now)
        self.moves = Bucket(MOVES * share, 5 * MOVES * people, now)
        self.stored = Bucket(STORED / DAY * share, STORED * people, now)


class Accounts:
    """An account for each guest or address; those without connections that were used longest ago are forgotten."""

    def __init__(self, rate: float, people: int) -> None:
        self._rate = rate
        self._people = people
        self._accounts: OrderedDict[str, Account] = OrderedDict()

    def __len__(self) -> int:
        return len(self._accounts)

    def of(self, name: str, now: float) -> Account:
        account = self._accounts.pop(name, None) or Account(self._rate, self._people, now)
        self._accounts[name] = account
        if len(self._accounts) > MOST:
            self._forget()
        return account

    def _forget(self) -> None:
        """Lets go of the oldest, or sees later to those that are in use."""
        for _ in range(2):
            name, oldest = self._accounts.popitem(last=False)
            if not oldest.connections:
                return
            self._accounts[name] = oldest


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
