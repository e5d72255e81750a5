"""Challenges in a store: which hand each of them is, and who has made it."""

from __future__ import annotations

import msgspec

from lastcard.server.storage.base import Store
from lastcard.server.storage.statements import insert


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
    await store.change([insert("challenges", row)])


async def find_challenge(store: Store, code: str) -> ChallengeRow | None:
    return await store.row(ChallengeRow, "challenges WHERE id = $1", code)
