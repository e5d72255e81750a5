"""Playing deals that others play too: the first try counts, and goes on where it was; the others are practice."""

from __future__ import annotations

from collections.abc import Callable

from lastcard.core.errors import Problem
from lastcard.deals.model import SharedDeal
from lastcard.protocol.tries import TryBegun, TryShown
from lastcard.server.hub import Hub
from lastcard.server.storage.tries import TryRow, TryStore
from lastcard.table.identities import Identity


class Trying:
    """Opens tables for tries; `clock` is the time on the wall."""

    def __init__(self, hub: Hub, clock: Callable[[], float]) -> None:
        self._hub = hub
        self._clock = clock
        self.tries = TryStore(hub.store)

    async def play(
        self,
        deal: SharedDeal,
        who: Identity,
        device: str,
        where: str,
        until: Callable[[float], float],
        new: bool = True,
    ) -> TryBegun:
        """A table to play a deal at: that of the first try until that is over, and one for practice from then on.

        `until` says by when a result has to be there to count, from when its try began; without `new` none begins that
        does.
        """
        first = await self.tries.of(deal.name, who.guest, device)
        if first is None and new:
            first = await self._begin(deal, who, device, where, until)
        if first is not None and first.score is None and self._clock() < until(first.begun):
            if first.guest != who.guest:
                raise Problem("try-elsewhere", player=first.name)
            if first.code in self._hub.registry:
                return TryBegun(first.code, counts=True)
        opened = await self._hub.open(deal.settings(), who, where, deal.continued(), deal.fixed())
        return TryBegun(opened.table, counts=False)

    async def _begin(
        self, deal: SharedDeal, who: Identity, device: str, where: str, until: Callable[[float], float]
    ) -> TryRow:
        """Opens the table of a first try. It is told of when it is known that no other one came before."""
        now = self._clock()
        opened = await self._hub.open(deal.settings(), who, where, deal.continued(), deal.fixed(until(now)))
        number = self._hub.registry.row(opened.table).id
        first = await self.tries.begin(TryRow(deal.name, who.guest, who.name, number, opened.table, now), device)
        if first.room != number and opened.table in self._hub.registry:
            self._hub.remove(opened.table)
        return first


def state(tried: TryRow | None, guest: str) -> str:
    """How it stands with somebody's first try; see TRIED in the protocol."""
    if tried is None or tried.score is not None:
        return "new" if tried is None else "done"
    return "begun" if tried.guest == guest else "other"


def shown(tried: TryRow, own: TryRow | None) -> TryShown:
    """A try that is over."""
    assert tried.score is not None
    return TryShown(tried.name, tried.score, tried.record or "", own is not None and tried.guest == own.guest)
