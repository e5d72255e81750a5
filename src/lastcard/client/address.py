"""Addresses: invitation links, and those of servers, as people paste them."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

import msgspec

from lastcard.core.errors import Problem

_PLACE: Final = re.compile(r"(?P<path>(?:/(?!(?:t|e)(?:/|$))[^/]+)*)(?:/(?P<kind>t|e)/(?P<code>[A-Za-z0-9-]{1,40}))?/?")


class Address(msgspec.Struct, frozen=True):
    """Where a table or an evening is: the server with its path, and the code. Without one it is the server's own."""

    server: str
    table: str = ""
    evening: str = ""

    @property
    def code(self) -> str:
        return self.table or self.evening

    @property
    def link(self) -> str:
        return f"{self.server}/{'e' if self.evening else 't'}/{self.code}" if self.code else self.server

    @property
    def only_here(self) -> bool:
        """Whether it leads others to their own machines."""
        host = urlsplit(self.server).hostname or ""
        return host == "localhost" or host == "::1" or host.startswith("127.")

    def record(self, name: str) -> str:
        """Where the record of a match can be had."""
        return f"{self.server}/api/records/{name}"


def read_address(text: str) -> Address:
    """Reads an invitation link, or the address of a server."""
    try:
        parts = urlsplit(text.strip())
        parts.port  # noqa: B018  a bad one is found out by asking
    except ValueError:
        raise Problem("join-bad-address", given=text) from None
    found = _PLACE.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.hostname or found is None:
        raise Problem("join-bad-address", given=text)
    code = found["code"] or ""
    server = f"{parts.scheme}://{parts.netloc}{found['path']}"
    return Address(server, evening=code) if found["kind"] == "e" else Address(server, code)
