"""What rules do, in a store: a tally for each rules and number of seats, of which the newest are kept."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from lastcard.lab.effect import VERSION, Tally
from lastcard.server.storage.base import Statement, Store

_PUT: Final = """
INSERT INTO effects (rules, seats, version, tally, at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (rules, seats, version) DO UPDATE SET tally = excluded.tally, at = excluded.at
"""
_SWEEP: Final = "DELETE FROM effects WHERE at < (SELECT at FROM effects ORDER BY at DESC LIMIT 1 OFFSET $1)"
_decode: Final = msgspec.json.Decoder(Tally).decode


async def find_tally(store: Store, rules: str, seats: int) -> Tally:
    """What is known of rules, named by their fingerprint; an empty one where nothing is."""
    sql = "SELECT tally FROM effects WHERE rules = $1 AND seats = $2 AND version = $3"
    rows = await store.ask(sql, rules, seats, VERSION)
    return _decode(rows[0][0]) if rows else Tally()


async def put_tally(store: Store, rules: str, seats: int, tally: Tally, most: int) -> None:
    """Keeps what is known of rules from now on, beside as many others."""
    row = (rules, seats, VERSION, msgspec.json.encode(tally).decode(), time.time())
    await store.change([Statement(_PUT, row), Statement(_SWEEP, (most,))])
