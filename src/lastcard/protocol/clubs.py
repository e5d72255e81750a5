"""Clubs over HTTP as values: a link that is a group, with its rules, members, tables, album and honours."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from lastcard.core.fields import Number
from lastcard.protocol.http import EveningSummary, Summary
from lastcard.protocol.messages import Code, Name
from lastcard.protocol.replays import MatchShown

ClubName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=160)]
RulesName: TypeAlias = Annotated[str, Meta(max_length=160)]
Rules: TypeAlias = str | dict[str, Any]
MemberNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class NewClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A club that somebody wants to keep: what it is called, and its house rules with what these are called."""

    name: ClubName
    rules: Rules = "classic"
    called: RulesName = ""


class ClubChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is to be otherwise; with `table` the rules are those of a table of the club, as they are now."""

    name: ClubName | UnsetType = UNSET
    rules: Rules | UnsetType = UNSET
    table: Code | UnsetType = UNSET
    called: RulesName | UnsetType = UNSET


class ClubKeeper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to keep a club from now on."""

    member: MemberNumber


class Member(msgspec.Struct, frozen=True, kw_only=True):
    member: MemberNumber
    name: Name
    joined: str
    keeps: bool  # and may change the club


class Placed(msgspec.Struct, frozen=True):
    """Where somebody came in."""

    place: Number
    name: Name


class PastEvening(msgspec.Struct, frozen=True, kw_only=True):
    """An evening that is over: who came in first and so on, and how many played."""

    evening: Code
    title: Name
    at: str
    people: Number
    places: tuple[Placed, ...]
    there: bool  # it can still be looked at


class ClubMatch(MatchShown, frozen=True, kw_only=True):
    """A finished match: as `FinishedMatch`; with the code of the evening it was part of."""

    evening: str


class ClubAlbum(msgspec.Struct, frozen=True):
    """Finished matches, the newest first; `next` is what to ask for those before, 0 after the last."""

    matches: tuple[ClubMatch, ...]
    next: float


class Honour(msgspec.Struct, frozen=True, kw_only=True):
    """What a member has won in a club; `streak` is the most matches in a row. Of what was dared only what went well."""

    member: MemberNumber
    name: Name
    evenings: Number
    evenings_won: Number
    matches: Number
    matches_won: Number
    streak: Number
    catches: Number
    bluffs: Number
    challenges: Number


class Club(msgspec.Struct, frozen=True, kw_only=True):
    """A club as whoever has its link sees it."""

    club: Code
    link: str
    name: Name
    called: Name  # the house rules; "" where they are only their preset
    preset: Name
    rules: Rules
    own: MemberNumber  # one's own number, 0 for who is no member
    keeps: bool  # oneself
    members: tuple[Member, ...]
    tables: tuple[Summary, ...]
    evenings: tuple[EveningSummary, ...]
    past: tuple[PastEvening, ...]
    honours: tuple[Honour, ...]  # the most first
    album: ClubAlbum


class ClubListed(msgspec.Struct, frozen=True, kw_only=True):
    """A club that one belongs to."""

    club: Code
    name: Name
    members: Number
    keeps: bool
