"""The log of a table: everything that ever changed it, in order. The table is what follows from its entries."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from lastcard.server.protocol import Settings


class Entry(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Something that has happened; `by` is the person who did it, `id` what that person's client calls it."""

    by: int = 0
    id: str = ""


class Opened(Entry, tag="opened", kw_only=True):
    """From `dice`, which nobody is ever told, follow the secrets of the deals and the chance in the bots' play."""

    settings: Settings
    dice: str


class Came(Entry, tag="came", kw_only=True):
    """A guest is here, as a person with a name of their own."""

    guest: str
    name: str


class Went(Entry, tag="went"):
    pass


class Sat(Entry, tag="sat", kw_only=True):
    seat: int


class Rose(Entry, tag="rose"):
    pass


class Hosted(Entry, tag="hosted", kw_only=True):
    person: int


class Changed(Entry, tag="changed", kw_only=True):
    settings: Settings


class Manned(Entry, tag="manned", kw_only=True):
    """A bot sits there; none, and the seat is free."""

    seat: int
    bot: str = ""


class Removed(Entry, tag="removed", kw_only=True):
    person: int


class Mixed(Entry, tag="mixed", kw_only=True):
    """What a player adds to the next deal."""

    data: str


class Dealt(Entry, tag="dealt"):
    """A round begins, perhaps a match."""


class Acted(Entry, tag="acted", kw_only=True):
    """An action of a seat: of the person, or of a bot, also where it acts for a person whose time was up."""

    seat: int
    action: str
    late: bool = False


class StoodIn(Entry, tag="stood-in", kw_only=True):
    """A bot plays for the person in a seat from now on."""

    seat: int


class Returned(Entry, tag="returned"):
    """The person plays again."""


class Readied(Entry, tag="readied"):
    pass


class Spoke(Entry, tag="spoke", kw_only=True):
    text: str = ""
    emote: str = ""


Logged: TypeAlias = (
    Opened
    | Came
    | Went
    | Sat
    | Rose
    | Hosted
    | Changed
    | Manned
    | Removed
    | Mixed
    | Dealt
    | Acted
    | StoodIn
    | Returned
    | Readied
    | Spoke
)
