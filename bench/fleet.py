"""A simulation of very many tables on many servers that die, hang and are replaced, and on databases that fail over.

Discrete events; each touches thousands of tables at once, which numpy does. Tables are split into cells by their code:
a database and the servers on it, which know nothing of other cells. The rules are those of the real servers (decision
74): a lease that is over by the database's clock, people who come back by themselves, a claim by whoever they come to.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.int64]
Kind: TypeAlias = Literal["killed", "hung", "stopped", "database"]

BEATS: Final = 5  # in the time of a lease
WAITS: Final = np.array(
    [0.4, 0.5, 1.0, 2.0, 4.0, 8.0]
)  # seconds before each try of a client, by up to half more or less
TRIES: Final = 24  # of a client, at most, that are looked at
AGAIN: Final = 0.1  # seconds until a server looks again whether another lives, once for all who wait
ANSWERING: Final = 2.0  # seconds for which a server waits for an owner that does not answer
CHECK: Final = 0.5  # seconds between two questions of the proxy, and until it gives one up; two make a server dead
LASTS: Final = 3_600.0  # seconds that people stay at a table, on average; then there is a new one


@dataclass(frozen=True)
class Costs:
    """What was measured, in seconds of processor time but for rates and the last."""

    actions: tuple[tuple[float, float], ...]  # of a server: so many a second cost so much each; fewer share a commit
    idle: float  # a table and a second, its connections with it
    commit: float  # in the database, an action
    claim: float  # at the server that takes a table over, log and all
    asked: float  # in the database, for each of these
    every: float = 2.0  # seconds between two actions at a table

    def share(self, tables: Ints) -> Floats:
        """Of a core, what so many tables take."""
        rate = tables / self.every
        rates, each = zip(*self.actions, strict=True)
        return np.asarray(tables * self.idle + rate * np.interp(rate, rates, each), dtype=np.float64)

    def fits(self, share: float) -> int:
        """How many tables one server carries with a share of a core."""
        tables = np.arange(0, 100_000, 10)
        return int(tables[np.searchsorted(self.share(tables), share) - 1])


@dataclass(frozen=True)
class Plan:
    """How large it all is, and what goes wrong how often."""

    tables: int = 1_000_000
    cells: int = 20
    nodes: int = 10  # in each cell
    cores: int = 8  # of each database
    people: int = 4
    lease: float = 2.5
    hours: float = 24.0
    kills: float = 1.0  # of each server, a day
    hangs: float = 0.5
    stops: float = 1.0  # to be replaced
    failovers: float = 0.25  # of each database, a day
    back: float = 20.0  # seconds until a server that was killed is back
    promoted: tuple[float, float] = (10.0, 40.0)  # seconds until a standby is


@dataclass
class Outage:
    """Tables that stood still, each for how long."""

    at: float
    kind: Kind
    cell: int
    waits: Floats
    claims: float  # a second that the database was asked for owners, at most
    queue: float  # seconds that the last of the tables waited for its server to get to it


@dataclass
class Result:
    outages: list[Outage] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    busiest: list[float] = field(
        default_factory=list
    )  # the share of its core that the busiest server has, at these times
    database: list[float] = field(default_factory=list)  # and the busiest database of its cores

    def waits(self, kind: Kind) -> Floats:
        found = [outage.waits for outage in self.outages if outage.kind == kind]
        return np.concatenate(found) if found else np.empty(0)


def returns(random: np.random.Generator, cut: Floats, people: int) -> Floats:
    """When each of the people of each table tries to come back, after they were cut off; the last axis are tries."""
    waits = WAITS[np.minimum(np.arange(TRIES), len(WAITS) - 1)]
    jitter = random.uniform(0.5, 1.5, (len(cut), people, TRIES))
    return np.asarray(cut[:, None, None] + np.cumsum(waits * jitter, axis=2))


def first_after(tries: Floats, moment: float) -> Floats:
    """For each table, the first try of anybody that comes after a moment."""
    return np.asarray(np.where(tries >= moment, tries, np.inf).min(axis=(1, 2)))


def claimed(arrivals: Floats, over: float, again: float) -> Floats:
    """When the tables of a dead owner are claimed: who comes before its lease is over waits, and asks again."""
    early = np.maximum(over - arrivals, 0.0)
    return np.asarray(arrivals + np.ceil(early / again) * again)


def served(arrivals: Floats, cost: float, share: float) -> Floats:
    """When one server is done with each of these, one after the other, in the share of its time that it has left."""
    order = np.argsort(arrivals, kind="stable")
    step = cost / max(share, 0.05)
    places = np.arange(len(arrivals))
    done = np.maximum.accumulate(arrivals[order] - places * step) + (places + 1) * step
    found: Floats = np.empty_like(done)
    found[order] = done
    return found


class Fleet:
    """All cells. What happens is in a heap; between two events nothing changes but that old tables make way for new."""

    def __init__(self, plan: Plan, costs: Costs, seed: int = 1) -> None:
        self.plan = plan
        self.costs = costs
        self.random = np.random.default_rng(seed)
        self.up = np.ones((plan.cells, plan.nodes), dtype=bool)
        self.cell: Ints = self.random.integers(0, plan.cells, plan.tables)  # by the code, for good
        self.owner: Ints = self.random.integers(0, plan.nodes, plan.tables)  # the proxy's hash
        self.of_cell = [np.flatnonzero(self.cell == cell) for cell in range(plan.cells)]
        self.renewed = np.zeros(plan.cells)  # when it was last seen to which tables are new
        self.away: dict[int, float] = {}  # databases, and until when
        self.result = Result()
        self._events: list[tuple[float, int, Callable[..., None], tuple[Any, ...]]] = []
        self._count = 0

    # Events

    def at(self, moment: float, event: Callable[..., None], *given: Any) -> None:
        heapq.heappush(self._events, (moment, self._count, event, given))
        self._count += 1

    def run(self) -> Iterator[float]:
        """Lets everything happen; yields the hour every now and then."""
        plan, day = self.plan, 86_400.0
        end = plan.hours * 3_600.0
        ways: tuple[tuple[float, int, Callable[..., None]], ...] = (
            (plan.kills, plan.nodes, self.kill),
            (plan.hangs, plan.nodes, self.hang),
            (plan.stops, plan.nodes, self.stop),
            (plan.failovers, 1, self.fail_over),
        )
        for rate, number, event in ways:
            total = self.random.poisson(rate * number * plan.cells * end / day)
            for moment in self.random.uniform(0.0, end, total):
                cell = int(self.random.integers(plan.cells))
                self.at(moment, event, *((cell, int(self.random.integers(number))) if number > 1 else (cell,)))
        for moment in np.arange(0.0, end, 600.0):
            self.at(moment, self.look)
        while self._events:
            self.now, _, event, given = heapq.heappop(self._events)
            event(*given)
            yield self.now / 3_600.0

    def look(self) -> None:
        shares = [self.shares(cell).max() for cell in range(self.plan.cells)]
        self.result.times.append(self.now)
        self.result.busiest.append(float(max(shares)))
        stored = max(len(tables) for tables in self.of_cell) * self.costs.commit / self.costs.every
        self.result.database.append(stored / self.plan.cores)

    def kill(self, cell: int, node: int) -> None:
        if self.up[cell, node]:
            cut = self.tables(cell, node)
            self.take_over("killed", cell, node, np.full(len(cut), self.now), AGAIN)
            self.at(self.now + self.plan.back, self.come_back, cell, node)

    def hang(self, cell: int, node: int) -> None:
        """The proxy cuts people off when two of its questions in a row were not answered."""
        if self.up[cell, node]:
            noticed = self.now + self.random.uniform(0.0, CHECK) + 2 * CHECK
            cut = np.full(len(self.tables(cell, node)), noticed)
            self.take_over("hung", cell, node, cut, ANSWERING + AGAIN)
            self.at(self.now + self.plan.back, self.come_back, cell, node)

    def stop(self, cell: int, node: int) -> None:
        """A server that is replaced lets go of its tables before people are told to come again."""
        if self.up[cell, node]:
            cut = np.full(len(self.tables(cell, node)), self.now)
            self.take_over("stopped", cell, node, cut, AGAIN, over=self.now)
            self.at(self.now + self.plan.back, self.come_back, cell, node)

    def come_back(self, cell: int, node: int) -> None:
        self.renew(cell)
        self.up[cell, node] = True

    def fail_over(self, cell: int) -> None:
        """Nothing can be stored until the standby is promoted: who acts meanwhile is told to come again, until then."""
        if self.away.get(cell, 0.0) > self.now or not self.up[cell].any():
            return
        self.renew(cell)
        back = self.now + self.random.uniform(*self.plan.promoted)
        self.away[cell] = back
        tables = self.of_cell[cell]
        acted = self.now + self.random.exponential(self.costs.every, len(tables))
        moved = tables[acted < back]
        tries = returns(self.random, acted[acted < back], self.plan.people)
        came = first_after(tries, back)
        self.note("database", cell, moved, came, since=np.full(len(moved), self.now), asked=len(moved))

    # Tables

    def tables(self, cell: int, node: int) -> Ints:
        """Those that a server owns, as people come and go."""
        self.renew(cell)
        mine = self.of_cell[cell]
        return np.asarray(mine[self.owner[mine] == node])

    def renew(self, cell: int) -> None:
        """Of the tables some are new since somebody looked: those are where the proxy has sent their people."""
        tables, up = self.of_cell[cell], np.flatnonzero(self.up[cell])
        share = -np.expm1(-(self.now - self.renewed[cell]) / LASTS)
        self.renewed[cell] = self.now
        new = tables[self.random.random(len(tables)) < share]
        if len(up):
            self.owner[new] = self.random.choice(up, len(new))

    def shares(self, cell: int) -> Floats:
        """Of its core, what each server of a cell has to do."""
        owned = np.bincount(self.owner[self.of_cell[cell]], minlength=self.plan.nodes)
        return self.costs.share(owned)

    def take_over(self, kind: Kind, cell: int, node: int, cut: Floats, again: float, over: float | None = None) -> None:
        """The tables of a server that has gone are claimed by those to which their people come."""
        moved = self.tables(cell, node)
        self.up[cell, node] = False
        living = np.flatnonzero(self.up[cell])
        if not len(living):
            self.up[cell, node] = True
            return
        if over is None:
            over = self.now + self.plan.lease * (1.0 - self.random.random() / BEATS)  # it beat some time ago
        came = first_after(returns(self.random, cut, self.plan.people), 0.0)
        waiting = len(living) / AGAIN + len(moved) * (self.plan.people + 1)  # and when it is over, all come at once
        self.owner[moved] = self.random.choice(living, len(moved))
        self.note(kind, cell, moved, claimed(came, max(over, self.away.get(cell, 0.0)), again), asked=waiting)

    def note(self, kind: Kind, cell: int, moved: Ints, came: Floats, asked: float, since: Floats | None = None) -> None:
        """Their servers bring tables back one after the other, beside all else that they do."""
        done = np.empty(len(moved))
        shares = self.shares(cell)
        for node in np.flatnonzero(self.up[cell]):
            here = self.owner[moved] == node
            done[here] = served(came[here], self.costs.claim, 1.0 - shares[node])
        if len(moved):
            waits = done - (self.now if since is None else since)
            queue = float((done - came).max())
            self.result.outages.append(Outage(self.now, kind, cell, waits, asked, queue))
