"""Challenges in a store: which hand each of them is, and who has made it."""

from __future__ import annotations

from typing import Final

import msgspec

from lastcard.server.storage.base import Statement, Store

_PUT: Final = "INSERT INTO challenges (id, record, round, seat, guest, name, at) VALUES ($1, $2, $3, $4, $5, $6, $7)"


class ChallengeRow(msgspec.Struct, frozen=True):
    """A hand in a record that a guest, then called `name`, has made a challenge of."""

    id: str
    record: str
    round: int
    seat: int
    guest: str
    name: str
    at: float


async def put_challenge(store: Store, row: ChallengeRow) -> None:
    await store.change([Statement(_PUT, msgspec.structs.astuple(row))])


async def find_challenge(store: Store, code: str) -> ChallengeRow | None:
    found = await store.ask("SELECT id, record, round, seat, guest, name, at FROM challenges WHERE id = $1", code)
    return ChallengeRow(*found[0]) if found else None
