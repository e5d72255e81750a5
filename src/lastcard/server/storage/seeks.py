"""Seeks (matchmaking) in a store: who looks for a table, and the table that came of it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final

import msgspec

from lastcard.seeks.wishes import Wish
from lastcard.server.storage.base import Store
from lastcard.server.storage.statements import Statement

_PUT: Final = """
INSERT INTO seeks (guest, id, person, name, wish, since, seen, place) VALUES ($1, $2, $3, $4, $5, $6, $6, '')
ON CONFLICT (guest) DO UPDATE SET person = excluded.person, name = excluded.name, wish = excluded.wish,
    since = CASE WHEN seeks.place = '' THEN seeks.since ELSE excluded.since END, seen = excluded.seen, place = ''
"""
_BEAT: Final = "UPDATE seeks SET seen = $2 WHERE guest = $1 AND place = ''"
_OLD: Final = "DELETE FROM seeks WHERE (place = '' AND seen < $1) OR (place <> '' AND seen < $2)"
_SEAT: Final = "UPDATE seeks SET place = $2, seen = $3 WHERE guest = $1 AND place = '' AND seen > $4 RETURNING guest"
_read: Final = msgspec.json.Decoder(Wish).decode


class SeekRow(msgspec.Struct, frozen=True):
    """A seek as it is kept; `place` is the code of the table that came of it."""

    guest: str
    id: str
    person: str
    name: str
    wish: str
    since: float
    seen: float
    place: str

    def wished(self) -> Wish:
        return _read(self.wish)


class SeekStore:
    """The seeks of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, guest: str, person: str, name: str, wish: Wish, now: float) -> None:
        """Somebody looks for a table, here and on no other device."""
        elsewhere = Statement("DELETE FROM seeks WHERE person = $1 AND guest <> $2", (person, guest))
        text = msgspec.json.encode(wish).decode()
        put = Statement(_PUT, (guest, secrets.token_urlsafe(9), person, name, text, now))
        await self._store.change([elsewhere, put])

    async def drop(self, guest: str) -> None:
        await self._store.change([Statement("DELETE FROM seeks WHERE guest = $1 AND place = ''", (guest,))])

    async def beat(self, guests: Iterable[str], now: float, gone: float, told: float) -> None:
        """Notes that guests are there; who was seen before `gone`, or seated and seen before `told`, is forgotten."""
        beats = [Statement(_BEAT, (guest, now)) for guest in sorted(guests)]
        await self._store.change([*beats, Statement(_OLD, (gone, told))])

    async def all(self) -> list[SeekRow]:
        return await self._store.read(SeekRow, "seeks")

    async def seat(self, guests: Iterable[str], place: str, now: float, gone: float) -> bool:
        """Gives guests a table; whether all were still there, seen after `gone`, and had none."""
        seats = [Statement(_SEAT, (guest, place, now, gone), 1) for guest in sorted(guests)]
        return await self._store.try_change(*seats)
