"""Feats in every store: written once, found where they are missing, and shown to whose seat it was."""

from __future__ import annotations

import math

import msgspec

from lastcard.protocol.replays import FinishedMatch
from lastcard.record.feats import Feats
from lastcard.server.storage.base import RecordRow, Store, WriteBatch
from lastcard.server.storage.feats import put_feats, without_feats
from lastcard.server.storage.matches import MatchStore
from lastcard.server.storage.ratings import put_player
from server.test_storage import Opening, opening, within

__all__ = ["opening"]

ABOUT = msgspec.json.encode(FinishedMatch("m", "", "2026-01-01T00:00:00Z", "classic", ("Ann", "Bo"), (1,)))


def test_one_is_told_the_feats_of_ones_own_seat_as_soon_as_they_are_known(opening: Opening) -> None:
    async def work(store: Store) -> None:
        players = [
            put_player("m", 1, "ann", "", "Ann", True, 1.0),
            put_player("m", 2, "bo", "", "Bo", False, 1.0),
        ]
        record = RecordRow("m", 1, False, 1.0, ABOUT, "")
        await store.write(WriteBatch(records=[record], also=[(0, each) for each in players]))
        matches = MatchStore(store)
        assert [match.feats for match in (await matches.of_person("bo", math.inf)).matches] == [None]
        assert await without_feats(store, 5) == ["m"]
        dared = (Feats(catches=2), Feats(bluffs=3, bluffs_found=1, caught=2))
        await store.change(put_feats("m", dared))
        await store.change(put_feats("m", (Feats(), Feats())))
        assert await without_feats(store, 5) == []
        for person, own in zip(("ann", "bo"), dared, strict=True):
            assert [match.feats for match in (await matches.of_person(person, math.inf)).matches] == [own]

    within(opening, work)
