"""Feats in a store: what each seat of a finished match has dared, written once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from lastcard.record.feats import Feats
from lastcard.server.storage.base import Statement, Store

COLUMNS: Final = Feats.__struct_fields__
_PUT: Final = f"""
INSERT INTO feats (record, seat, {", ".join(COLUMNS)})
VALUES ({", ".join(f"${place}" for place in range(1, len(COLUMNS) + 3))}) ON CONFLICT DO NOTHING
"""
_WITHOUT: Final = """
SELECT id FROM records WHERE NOT EXISTS (SELECT 1 FROM feats WHERE record = id AND seat = 1) ORDER BY at DESC LIMIT $1
"""


def put_feats(record: str, seats: Sequence[Feats]) -> list[Statement]:
    return [Statement(_PUT, (record, seat, *msgspec.structs.astuple(each))) for seat, each in enumerate(seats, 1)]


def read_feats(row: Sequence[int | None]) -> Feats | None:
    """What the columns hold; None where nobody has looked yet."""
    return msgspec.convert(dict(zip(COLUMNS, row, strict=True)), Feats) if row[0] is not None else None


async def without_feats(store: Store, most: int) -> list[str]:
    """Some records whose feats are not known, the newest first."""
    return [record for (record,) in await store.ask(_WITHOUT, most)]
