"""Matchmaking, who is seated with whom: the longest wait first, and nobody at a table they did not wish for."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple

from lastcard.core.rules import MAX_SEATS
from lastcard.seeks.wishes import Kind, Wish, kinds


class Seeker(NamedTuple):
    """Somebody who waits since a moment: a guest, and the person that guest is (who may have several devices)."""

    guest: str
    person: str
    wish: Wish
    since: float


class Party(NamedTuple):
    """A table that can be opened: for these guests, who has waited longest first, and so many bots."""

    kind: Kind
    guests: tuple[str, ...]
    bots: int = 0


class Patience(NamedTuple):
    """Seconds for which it is waited for more people than have to be, and until bots may fill in (0: they never do)."""

    gather: float
    bots: float


class _Found(NamedTuple):
    """A table, ordered by how good it is: long waits first, then more people, fewer bots, and what the first likes."""

    ranks: tuple[int, ...]
    seats: int
    liking: int
    kind: Kind
    people: tuple[Seeker, ...]


def pair(waiting: Iterable[Seeker], now: float, patience: Patience) -> list[Party]:
    """The tables that can be opened now.

    Everybody in turn, the longest wait first, gets a table if enough people wish for the same: at once where somebody
    there wants no more seats, else after a while. Bots fill in later, where all at that table agree.
    """
    queue = _Queue(waiting)
    return [party for seeker in queue.order if (party := queue.seat(seeker, now, patience)) is not None]


class _Queue:
    """Those who wait, in order, and for each kind of table those for whom it would do."""

    def __init__(self, waiting: Iterable[Seeker]) -> None:
        ordered = sorted(waiting, key=lambda seeker: (seeker.since, seeker.guest))
        once = {seeker.person: seeker for seeker in reversed(ordered)}
        self.order = [seeker for seeker in ordered if once[seeker.person] is seeker]
        self._rank = {seeker.guest: rank for rank, seeker in enumerate(self.order)}
        self._for: dict[Kind, dict[str, Seeker]] = {}
        for seeker in self.order:
            for kind in kinds(seeker.wish):
                self._for.setdefault(kind, {})[seeker.guest] = seeker
        self._seated: set[str] = set()

    def seat(self, first: Seeker, now: float, patience: Patience) -> Party | None:
        """The best table for somebody, if they have none; whoever is to sit there waits no longer."""
        if first.guest in self._seated:
            return None
        waited = now - first.since
        found = self._full(first, waited >= patience.gather)
        if not found and first.wish.bots and patience.bots and waited >= patience.bots:
            found = self._with_bots(first)
        if not found:
            return None
        best = min(found)
        for seeker in best.people:
            self._seated.add(seeker.guest)
            for kind in kinds(seeker.wish):
                del self._for[kind][seeker.guest]
        return Party(best.kind, tuple([each.guest for each in best.people]), best.kind.seats - len(best.people))

    def _full(self, first: Seeker, gathered: bool) -> list[_Found]:
        """Tables with people alone. Whoever is before the first in a queue could not be seated by it."""
        found = []
        for kind in kinds(first.wish):
            people = tuple(islice(self._for[kind].values(), kind.seats))
            enough = len(people) == kind.seats and people[0] is first
            if enough and (gathered or kind.seats == min(each.wish.most for each in people)):
                found.append(self._found(kind, people))
        return found

    def _with_bots(self, first: Seeker) -> list[_Found]:
        found = []
        for kind in kinds(first.wish):
            agree = (each for each in self._for[kind].values() if each.wish.bots)
            people = tuple(islice(agree, kind.seats))
            if people[0] is first:
                found.append(self._found(kind, people))
        return found

    def _found(self, kind: Kind, people: tuple[Seeker, ...]) -> _Found:
        ranks = [self._rank[each.guest] for each in people]
        nobody = [len(self.order)] * (MAX_SEATS - len(ranks))
        return _Found((*ranks, *nobody), kind.seats, kinds(people[0].wish)[kind], kind, people)
