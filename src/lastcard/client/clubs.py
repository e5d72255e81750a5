"""Clubs at a server: what there is to see of one, and what a member does there."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

import msgspec

from lastcard.client.address import Address, read_address
from lastcard.client.http import Nothing, ask
from lastcard.core.errors import Problem
from lastcard.protocol.clubs import Club
from lastcard.protocol.http import EveningSummary, Summary

_SCREEN: Final = "/club/"


class ClubAt(msgspec.Struct, frozen=True):
    """Where a club is."""

    server: str
    code: str

    async def shown(self, token: str, language: str) -> Club:
        return await ask(self.server, self._path(), Club, language, token=token)

    async def join(self, token: str, language: str) -> Club:
        return await ask(self.server, self._path("/members"), Club, language, token=token, content=Nothing())

    async def leave(self, token: str, language: str) -> Club:
        """Somebody who is no member has left already."""
        club = await self.shown(token, language)
        if not club.own:
            return club
        path = self._path(f"/members/{club.own}")
        return await ask(self.server, path, Club, language, token=token, method="DELETE")

    async def open_table(self, token: str, language: str) -> Address:
        opened = await ask(self.server, self._path("/tables"), Summary, language, token=token, content=Nothing())
        return Address(self.server, opened.table)

    async def open_evening(self, token: str, language: str) -> Address:
        path = self._path("/evenings")
        opened = await ask(self.server, path, EveningSummary, language, token=token, content=Nothing())
        return Address(self.server, evening=opened.evening)

    def _path(self, more: str = "") -> str:
        return f"clubs/{self.code}{more}"


def read_club(text: str) -> ClubAt:
    """Reads the link of a club."""
    before, screen, code = text.strip().rstrip("/").rpartition(_SCREEN)
    try:
        server = read_address(before).server
    except Problem:
        raise Problem("club-bad-link", given=text) from None
    if not screen or not code.isascii() or not code.isalnum() or urlsplit(text).query:
        raise Problem("club-bad-link", given=text)
    return ClubAt(server, code)
