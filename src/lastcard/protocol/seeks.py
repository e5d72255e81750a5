"""Looking for a table over HTTP (matchmaking): who looks, and what they are told."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from lastcard.protocol.messages import Code, Left, Name
from lastcard.seeks.wishes import Wish

Tab: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,40}$")]


class NewSeek(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Look for a table; `tab` tells the windows of a browser apart, so that closing one does not end what others do."""

    wish: Wish = Wish()
    tab: Tab = ""


class SeekShown(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who looks for a table."""

    seek: str
    name: Name
    wish: Wish
    waited: Left
    own: bool
    fits: bool  # there are tables that would do for both; where one does not look oneself, always


class Seeking(msgspec.Struct, frozen=True, kw_only=True):
    """Who looks for a table, the longest wait first; and the table that one has been given a seat at."""

    waiting: tuple[SeekShown, ...]
    table: Code | UnsetType = UNSET
    bots: Left  # seconds until bots may fill in, 0: they never do
    trouble: str  # what keeps tables from being opened at the moment, in words; "" where nothing does
    known: str  # what to ask with, so that the answer waits until there is another
