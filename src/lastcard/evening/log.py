"""The log of an evening: everything that ever changed it, in order. The evening is what follows from its entries."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from lastcard.protocol.evening import Plan


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


class Hosted(Entry, tag="hosted", frozen=True):
    """Somebody else is the host."""

    player: int


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


Logged: TypeAlias = (
    Opened
    | Came
    | Enrolled
    | Withdrew
    | Rejoined
    | Hosted
    | Planned
    | Began
    | Scored
    | Counted
    | Corrected
    | TimeUp
    | Paused
    | Resumed
    | Finished
)
