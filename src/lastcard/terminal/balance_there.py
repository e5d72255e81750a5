"""Luck and skill in the matches at a server's table."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.analysis.luck import Luck
from lastcard.client.address import Address
from lastcard.client.http import table_luck
from lastcard.protocol.replays import LuckOf
from lastcard.terminal.balance import Balance, SeatLuck, mine_first


async def found_there(address: Address, seat: int, names: Sequence[str], language: str) -> Balance:
    """Of a match at a server, which finds it out."""
    found = await table_luck(address, language)
    me = names[seat - 1] if seat else ""
    last = [
        SeatLuck(each.name, _luck(each), number == seat) for number, each in enumerate(found.last, 1) if each.rounds
    ]
    every = [SeatLuck(each.name, _luck(each), not each.bot and each.name == me) for each in found.all]
    return Balance(mine_first(last), mine_first(every), found.matches)


def _luck(row: LuckOf) -> Luck:
    return Luck(*(getattr(row, term) for term in Luck.__struct_fields__))
