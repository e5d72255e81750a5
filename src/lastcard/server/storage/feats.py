"""Feats in a store: what each seat of a finished match has dared, written once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from lastcard.record.feats import Feats
from lastcard.server.storage.base import Store
from lastcard.server.storage.statements import NEW, Statement, insert

COLUMNS: Final = Feats.__struct_fields__
_WITHOUT: Final = """
SELECT id FROM records WHERE NOT EXISTS (SELECT 1 FROM feats WHERE record = id AND seat = 1) ORDER BY at DESC LIMIT $1
"""


def put_feats(record: str, seats: Sequence[Feats]) -> list[Statement]:
    rows = [{"record": record, "seat": seat} | msgspec.structs.asdict(each) for seat, each in enumerate(seats, 1)]
    return [insert("feats", row, NEW) for row in rows]


def read_feats(row: Sequence[int | None]) -> Feats | None:
    """What the columns hold; None where nobody has looked yet."""
    return msgspec.convert(dict(zip(COLUMNS, row, strict=True)), Feats) if row[0] is not None else None


async def without_feats(store: Store, most: int) -> list[str]:
    """Some records whose feats are not known, the newest first."""
    return [record for (record,) in await store.ask(_WITHOUT, most)]
