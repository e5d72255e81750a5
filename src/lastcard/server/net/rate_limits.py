"""Rate limits: how much of something is allowed in a time."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import OrderedDict, deque
from typing import Final, Protocol

MOST: Final = 10_000  # addresses or guests that are remembered
PEOPLE: Final = 10  # an address may do as much as so many busy people; a class of thirty is never all busy at once
CALM: Final = 1.0  # messages a second that nobody is refused because of others at the same address
CHAT: Final = 1.0  # lines and emotes a second
CHANGES: Final = 4.0  # to the table, its seats and settings
ARRIVALS: Final = 2.0  # connections that come to a table
MOVES: Final = 20.0  # that bots make at the tables of an address, for a busy person there
STORED: Final = 50_000_000  # bytes of the data file in a day, all at once or bit by bit
DAY: Final = 86_400.0
SHARE: Final = 12.0  # milliseconds of processor time that an address may take up in a second while others want it too
AT_ONCE: Final = 55.0  # milliseconds: some people who open the page
PIECE: Final = 0.15  # milliseconds of it that are taken up in each millisecond: 0.6 of them, say, and then 4 for others
ALONE: Final = 1.0  # seconds after which others are taken not to want anything
CALLED: Final = "lastcard.called"  # the extension of the ASGI scope of what has waited for its turn already
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
        if self._rate:
            self._left = self._fill(now) - amount

    def refill(self, now: float) -> None:
        """Fills it at once."""
        self._left, self._when = self._burst, now

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


class TurnTaker(Protocol):
    """Somebody who has something to be done."""

    def take_turn(self) -> bool:
        """Has some of it done; whether there is more."""


class Road:
    """All that a server has time for: whose work it did last, and since when it has done nobody else's."""

    __slots__ = ("last", "since")

    def __init__(self) -> None:
        self.last: Lane | None = None
        self.since = 0.0


class Lane:
    """Fair queueing: what is done for one address, all its connections and requests together, has a share of the time.

    Within it everything is done at once, piece by piece, so that others are looked at in between. Beyond it they wait,
    and take turns as time for them comes: to those at other addresses it makes no difference then how many they are and
    how much they want. Who is alone on the server need not wait. A share of 0 sets no limit.
    """

    __slots__ = ("_pieces", "_road", "_time", "_waiting", "limited")

    def __init__(self, road: Road, share: float, now: float) -> None:
        self._road = road
        self.limited = share > 0
        self._time = Bucket(share, AT_ONCE, now)
        self._pieces = Bucket(1e3, 2.0, now)
        self._waiting: deque[TurnTaker] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    def wait(self, now: float) -> float:
        """How long it takes until there is time for something."""
        return 0.0 if self._open(now) else self._time.wait(now)

    def pause(self, now: float) -> float:
        """How long it takes until others have had their moment, after what has just been done."""
        return 0.0 if self._open(now) else self._pieces.wait(now)

    def free(self, now: float) -> bool:
        """Whether something may be done at once."""
        return self._open(now) or not (self._waiting or self._pieces.wait(now) or self._time.wait(now))

    def charge(self, seconds: float, now: float) -> None:
        """Takes note of what something took."""
        if self._road.last is not self:
            self._road.last, self._road.since = self, now
        if self._open(now):
            self._time.refill(now)
        else:
            self._time.charge(1e3 * seconds, now)
            self._pieces.charge(1e3 * seconds / PIECE, now)

    def _open(self, now: float) -> bool:
        """Whether nothing has to wait."""
        return not self.limited or (self._road.last is self and now - self._road.since > ALONE)

    def line_up(self, waiting: TurnTaker) -> None:
        self._waiting.append(waiting)
        if len(self._waiting) == 1:
            self._go_on()

    async def turn(self) -> None:
        """Waits for its turn."""
        turn = Turn()
        self.line_up(turn)
        await turn.come

    def _go_on(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        wait = max(self.wait(now), self.pause(now))
        if wait:
            loop.call_later(wait, self._take_turn)
        else:
            loop.call_soon(self._take_turn)

    def _take_turn(self) -> None:
        first, more = self._waiting[0], False
        try:
            more = first.take_turn()
        finally:  # whatever becomes of one, the others have their turns
            self._waiting.popleft()
            if more:
                self._waiting.append(first)
            if self._waiting:
                self._go_on()


class Turn:
    """One thing that is waited for."""

    __slots__ = ("come",)

    def __init__(self) -> None:
        self.come = asyncio.get_running_loop().create_future()

    def take_turn(self) -> bool:
        if not self.come.done():
            self.come.set_result(None)
        return False


class Allowance:
    """What somebody may do in a time: one guest, or all who are at one address.

    Messages are counted when they arrive, whatever they are; some kinds have less, as they are stored and told to
    everybody.
    """

    __slots__ = ("arrivals", "calm", "changes", "chat", "connections", "lane", "messages", "moves", "stored")

    def __init__(self, rate: float, people: int, road: Road, now: float) -> None:
        self.connections = 0
        share = people if rate else 0
        self.lane = Lane(road, SHARE if rate else 0.0, now)
        self.messages = Bucket(rate * people, rate * (3 if people == 1 else 2 * people), now)
        self.calm = Bucket(min(rate, CALM), 5 * CALM, now)
        self.chat = Bucket(CHAT * share, 20 * CHAT * people, now)
        self.changes = Bucket(CHANGES * share, 10 * CHANGES * people, now)
        self.arrivals = Bucket(ARRIVALS * share, 10 * ARRIVALS * people, now)
        self.moves = Bucket(MOVES * share, 5 * MOVES * people, now)
        self.stored = Bucket(STORED / DAY * share, STORED * people, now)


class Allowances:
    """An allowance for each guest or address; those without connections that were used longest ago are forgotten."""

    def __init__(self, rate: float, people: int) -> None:
        self._rate = rate
        self._people = people
        self._road = Road()
        self._allowances: OrderedDict[str, Allowance] = OrderedDict()

    def __len__(self) -> int:
        return len(self._allowances)

    def of(self, name: str, now: float) -> Allowance:
        allowance = self._allowances.pop(name, None) or Allowance(self._rate, self._people, self._road, now)
        self._allowances[name] = allowance
        if len(self._allowances) > MOST:
            self._forget()
        return allowance

    def _forget(self) -> None:
        """Lets go of the oldest, or sees later to those that are in use."""
        for _ in range(2):
            name, oldest = self._allowances.popitem(last=False)
            if not oldest.connections:
                return
            self._allowances[name] = oldest


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
