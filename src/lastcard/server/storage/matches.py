"""The matches that somebody has played, as guest or with an account: what luck and skill gave, and what was dared."""

from __future__ import annotations

from typing import Final

import msgspec

from lastcard.protocol.accounts import OwnMatch, OwnMatches
from lastcard.protocol.replays import FinishedMatch
from lastcard.server.storage.base import Store
from lastcard.server.storage.feats import COLUMNS, read_feats

MOST: Final = 200  # at once
_OWN: Final = f"""
SELECT players.record, players.seat, players.at, about, luck.deal + luck.draws, luck.own, luck.rounds,
    {", ".join(f"feats.{column}" for column in COLUMNS)} FROM players
JOIN records ON records.id = players.record
LEFT JOIN luck ON luck.record = players.record AND luck.seat = players.seat
LEFT JOIN feats ON feats.record = players.record AND feats.seat = players.seat
WHERE person = $1 AND players.at < $2 ORDER BY players.at DESC LIMIT $3
"""
_decode: Final = msgspec.json.Decoder(FinishedMatch).decode


class MatchStore:
    """The matches of a store, by who played them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of_person(self, person: str, before: float) -> OwnMatches:
        rows = await self._store.ask(_OWN, person, before, MOST)
        last = float(rows[-1][2]) if len(rows) == MOST else 0.0
        return OwnMatches(tuple(_match(*row) for row in rows), last)


def _match(
    record: str,
    seat: int,
    _: float,
    about: bytes,
    cards: int | None,
    own: int | None,
    rounds: int | None,
    *dared: int | None,
) -> OwnMatch:
    known = _decode(about)
    return OwnMatch(
        record=record,
        at=known.at,
        preset=known.preset,
        names=known.names,
        champions=known.champions,
        rounds=known.rounds,
        course=known.course,
        seat=seat,
        luck=cards if rounds else None,
        skill=own if rounds else None,
        feats=read_feats(dared),
    )
