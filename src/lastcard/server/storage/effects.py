"""What rules do, in a store: a tally for each rules and number of seats, of which the newest are kept."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from lastcard.lab.effect import VERSION, EffectTally
from lastcard.server.storage.base import Store
from lastcard.server.storage.statements import Statement, upsert

_SWEEP: Final = "DELETE FROM effects WHERE at < (SELECT at FROM effects ORDER BY at DESC LIMIT 1 OFFSET $1)"
_decode: Final = msgspec.json.Decoder(EffectTally).decode


async def find_tally(store: Store, rules: str, seats: int) -> EffectTally:
    """What is known of rules, named by their fingerprint; an empty one where nothing is."""
    sql = "SELECT tally FROM effects WHERE rules = $1 AND seats = $2 AND version = $3"
    found = await store.value(sql, rules, seats, VERSION)
    return _decode(found) if found else EffectTally()


async def put_tally(store: Store, rules: str, seats: int, tally: EffectTally, most: int) -> None:
    """Keeps what is known of rules from now on, beside as many others."""
    text = msgspec.json.encode(tally).decode()
    row = {"rules": rules, "seats": seats, "version": VERSION, "tally": text, "at": time.time()}
    await store.change([upsert("effects", row, "rules", "seats", "version"), Statement(_SWEEP, (most,))])
