"""What was luck and what was skill in a match that is over, and in all matches at its table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator

import msgspec

from lastcard.analysis.luck import Luck, from_the_start, of_match
from lastcard.analysis.telling import luck_head, luck_told, own_luck_told
from lastcard.record import Record
from lastcard.wording.catalogues import Catalogue


class SeatLuck(msgspec.Struct, frozen=True):
    name: str
    luck: Luck
    mine: bool = False

    def told(self, say: Catalogue) -> str:
        return own_luck_told(self.luck, say) if self.mine else luck_told(self.name, self.luck, say)


class Balance(msgspec.Struct, frozen=True):
    """Of everybody, the viewer first: in the match that is over, and in so many at the table."""

    last: tuple[SeatLuck, ...] = ()
    all: tuple[SeatLuck, ...] = ()
    matches: int = 0

    def lines(self, say: Catalogue) -> Iterator[str]:
        """In sentences."""
        if self.last:
            yield luck_head(say)
            yield from (row.told(say) for row in self.last)
        if self.matches > 1:
            yield say("luck-here", count=self.matches)
            yield from (row.told(say) for row in self.all)


async def found_here(game: Record, seat: int) -> Balance:
    """Of a match in this program. It takes a second or two, in which others have their turns."""
    return await asyncio.to_thread(of_record, game, seat)


def of_record(game: Record, seat: int) -> Balance:
    if not from_the_start(game):
        return Balance()
    lucks = enumerate(zip(game.seats, of_match(game), strict=True), 1)
    return Balance(mine_first(SeatLuck(name, luck, number == seat) for number, (name, luck) in lucks))


def mine_first(rows: Iterable[SeatLuck]) -> tuple[SeatLuck, ...]:
    return tuple(sorted(rows, key=lambda row: not row.mine))
