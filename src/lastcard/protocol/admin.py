"""Moderation over HTTP as values: what moderators ask, and guests about themselves."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from lastcard.core.fields import Number, named
from lastcard.protocol.messages import Code, Line, Name, Person

ACTS: Final = ("close", "mute", "unmute", "ban", "unban", "announce", "withdraw", "drain", "resolve", "forget")
LASTING: Final = ("mute", "ban", "announce")  # until a time
REASONS: Final = ("insults", "cheating", "name", "spam", "other")
LONGEST: Final = 300  # signs of a text
LONGEST_MINUTES: Final = 5_256_000  # ten years

Act = Annotated[str, named("AdminAct", ACTS)]
ReportReason = Annotated[str, named("ReportReason", REASONS)]
Text = Annotated[str, Meta(max_length=LONGEST)]
When = str  # in ISO 8601, "" for never


class NewAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be done.

    `about` is the code of a table (close), a guest, an address or a network (mute, ban and back), a text (announce),
    the number of an announcement (withdraw), the address of a server (drain), a report (resolve) or a guest (forget).
    """

    act: Act
    about: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    minutes: Annotated[int, Meta(ge=0, le=LONGEST_MINUTES)] = 0  # for which it holds; 0: a day
    why: Text = ""


class ActShown(msgspec.Struct, frozen=True):
    """Something that was done, and by whom."""

    number: Number
    at: When
    who: Name
    act: Act
    about: str
    until: When
    why: str


class TableShown(msgspec.Struct, frozen=True, kw_only=True):
    """A table as moderators see it."""

    table: Code
    link: str
    stage: str
    preset: Name
    names: tuple[str, ...]
    evening: bool
    public: bool
    elsewhere: bool  # at another server
    connected: Number  # here


class PersonShown(msgspec.Struct, frozen=True):
    """Somebody at a table; where nobody can say who is connected, who has come to one last."""

    name: Name
    guest: str
    table: Code
    address: str = ""
    node: str = ""
    watching: bool = False


class ReportShown(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody said of somebody else, and what there is to judge by it."""

    report: str
    at: When
    table: Code
    link: str
    version: Number  # of the table's log
    guest: str  # who reports
    whom: str  # the guest that it is about
    name: Name  # and what they were called
    reason: ReportReason
    words: str
    chat: tuple[Line, ...]  # what was said last
    replay: str  # where the match can be looked at, "" where none has ended since
    resolved: bool


class Overview(msgspec.Struct, frozen=True, kw_only=True):
    """What holds, and what there is."""

    who: Name  # is asking
    node: str
    nodes: tuple[str, ...]
    tables: Number
    connections: Number  # here
    reports: Number
    holding: tuple[ActShown, ...]  # mutes, bans and announcements


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has to say of a person at a table."""

    person: Person
    reason: ReportReason
    words: Text = ""


class Reported(msgspec.Struct, frozen=True):
    """A report has been kept."""

    report: str


class GuestTable(msgspec.Struct, frozen=True):
    table: Code
    link: str
    name: Name
    at: When  # they came first
    opened: bool  # by them


class GuestMatch(msgspec.Struct, frozen=True):
    record: str
    link: str
    at: When
    seat: int
    name: Name


class GuestLine(msgspec.Struct, frozen=True):
    table: Code
    version: int
    text: str


class GuestAnswer(msgspec.Struct, frozen=True):
    puzzle: str
    day: str  # "" where it was not for one
    solved: bool
    at: When


class GuestReport(msgspec.Struct, frozen=True):
    at: When
    table: Code
    name: Name
    reason: str
    words: str


class GuestData(msgspec.Struct, frozen=True, kw_only=True):
    """All that is known of a guest."""

    guest: str
    names: tuple[str, ...]
    tables: tuple[GuestTable, ...]
    matches: tuple[GuestMatch, ...]
    chat: tuple[GuestLine, ...]
    puzzles: tuple[GuestAnswer, ...]
    reports: tuple[GuestReport, ...]
    others: dict[str, Any]  # by what it is: deals of the day, challenges, where to send notices, results, ratings


class Announced(msgspec.Struct, frozen=True):
    """What whoever runs the server has to say to everybody."""

    number: Number
    text: str


class GuestForgotten(msgspec.Struct, frozen=True):
    """Somebody is being forgotten; `done` where nothing of them is left already."""

    done: bool
