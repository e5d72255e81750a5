"""The log of an evening (event sourcing): all that ever changed it, in order, from which the evening follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from lastcard.core.dispatch import union
from lastcard.protocol.evening import Plan
from lastcard.table.identities import Identity


class Entry(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, kw_only=True):
    """Something that has happened, so many seconds of the evening after it was opened.

    `by` is the guest who did it, `id` what that guest's client calls it.
    """

    at: float = 0.0
    by: str = ""
    id: str = ""


class Opened(Entry, tag="evening", frozen=True):
    """From `dice`, which nobody is ever told, follow the chance in who plays with whom, and what slips say."""

    plan: Plan
    dice: str
    guest: str = ""  # who opened it
    opener: str = ""  # and their name


class Came(Entry, tag="came", frozen=True):
    """A guest plays, under a name of their own; perhaps as somebody who was typed in."""

    player: int
    guest: str
    name: str


class Enrolled(Entry, tag="enrolled", frozen=True):
    """Somebody plays who has no device."""

    player: int
    name: str


class Withdrew(Entry, tag="withdrew", frozen=True):
    """Somebody has gone home."""

    player: int


class Rejoined(Entry, tag="rejoined", frozen=True):
    """Somebody who went home plays again."""

    player: int


class Teamed(Entry, tag="teamed", frozen=True):
    """Somebody changes to the other team."""

    player: int
    team: int


class Hosted(Entry, tag="hosted", frozen=True):
    """Somebody else is the host."""

    player: int


class Forgotten(Entry, tag="forgotten", frozen=True):
    """Somebody has gone home for good, and with them their name.

    What was written of them before is rewritten, with this name and with `guest`, which no guest can have.
    """

    player: int  # 0 for who opened the evening and does not play
    guest: str
    name: str
    opener: bool = False
    hosting: bool = False


class Planned(Entry, tag="planned", frozen=True):
    plan: Plan


class Began(Entry, tag="began", frozen=True):
    """Tables of a stage begin: who sits where, 0 for a bot. In an arena a stage may have got some before."""

    stage: int
    tables: tuple[tuple[int, ...], ...]
    idle: tuple[int, ...] = ()
    codes: tuple[str, ...] = ()  # of the tables, where they are online
    away: tuple[int, ...] = ()  # who is not there


class Scored(Entry, tag="scored", frozen=True):
    """A round at a table of real cards is over: who went out, what was left in each hand, and what each seat made."""

    stage: int
    table: int
    winner: int
    hands: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]


class Counted(Entry, tag="counted", frozen=True):
    """So many rounds have been played at an online table: what each seat has by now, and the places at its end."""

    stage: int
    table: int
    rounds: int
    points: tuple[int, ...]
    places: tuple[int, ...] = ()
    record: str = ""
    deals: tuple[tuple[int, ...], ...] = ()  # of a duplicate: what each seat made in each


class Corrected(Entry, tag="corrected", frozen=True):
    """What each seat of a table made in a stage is something else."""

    stage: int
    table: int
    points: tuple[int, ...]


class TimeUp(Entry, tag="time-up", frozen=True):
    """The tables of a stage end with the round under way."""

    stage: int


class Paused(Entry, tag="paused", frozen=True):
    """No stage begins, and the clocks and tables stand still."""


class Resumed(Entry, tag="resumed", frozen=True):
    """It goes on."""


class Finished(Entry, tag="finished", frozen=True):
    """The evening is over; stages that are not do not count."""


Logged: Final = union(Entry.__subclasses__())

decode: Final = msgspec.json.Decoder(Logged).decode
encode: Final = msgspec.json.Encoder().encode


def visitors(entry: Entry) -> list[Identity]:
    """The guest that an entry names, as it does."""
    if isinstance(entry, Opened):
        return [Identity(entry.guest, entry.opener)] if entry.guest else []
    return [Identity(entry.guest, entry.name)] if isinstance(entry, Came) else []


def rewritten(log: Sequence[bytes], guest: str) -> Iterator[tuple[int, str]]:
    """The entries that name a guest, with their versions, as they are once the guest is forgotten."""
    told = [(version, decode(entry)) for version, entry in enumerate(log, 1)]
    players = {entry.player for _, entry in told if isinstance(entry, Came) and entry.guest == guest}
    gone = next((entry for _, entry in told if isinstance(entry, Forgotten) and _is_of(entry, players)), None)
    if gone is None:
        return
    for version, entry in told:
        other = _without(entry, guest, gone)
        if other is not entry:
            yield version, encode(other).decode()


def _is_of(gone: Forgotten, players: set[int]) -> bool:
    return gone.player in players if players else not gone.player and (gone.opener or gone.hosting)


def _without(entry: Entry, guest: str, gone: Forgotten) -> Entry:
    if entry.by == guest:
        entry = replace(entry, by=gone.guest)
    if isinstance(entry, Opened) and entry.guest == guest:
        return replace(entry, guest=gone.guest, opener=gone.name)
    if isinstance(entry, Came) and entry.guest == guest:
        return replace(entry, guest=gone.guest, name=gone.name)
    if isinstance(entry, Enrolled) and entry.player == gone.player:
        return replace(entry, name=gone.name)
    return entry
