"""Finished matches over HTTP: their list, replays, positions to try out, reviews, and luck."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from lastcard.analysis.review import Decision
from lastcard.core.events import Event
from lastcard.core.fields import Seat
from lastcard.core.rules import MAX_SEATS
from lastcard.match.view import Game
from lastcard.protocol.messages import Name
from lastcard.record.verifiable_shuffle import Deal

Pile: TypeAlias = Annotated[str, Meta(max_length=1_000)]


class StartPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a round begins that is not dealt, as in a record: cards are tokens with spaces between them."""

    hands: Annotated[tuple[Pile, ...], Meta(min_length=2, max_length=MAX_SEATS)]
    discard: Pile  # bottom to top
    stock: Pile  # what is drawn in `actions` first; the rest is shuffled
    turn: Seat
    direction: Annotated[int, Meta(ge=-1, le=1)] = 1
    colour: Annotated[str, Meta(max_length=1)] = ""


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a finished match: after so many steps of a round; with a `start` another one in its place."""

    record: Annotated[str, Meta(max_length=40)]
    round: Annotated[int, Meta(ge=1, le=1_000)]
    step: Annotated[int, Meta(ge=0, le=100_000)] = 0
    start: StartPosition | None = None
    actions: Annotated[tuple[Annotated[str, Meta(max_length=500)], ...], Meta(max_length=200)] = ()  # since the start


class Assessed(msgspec.Struct, frozen=True, kw_only=True):
    """A position that may be edited: what it begins with, how it stands, what may be said, and what to expect."""

    start: StartPosition
    actions: tuple[str, ...]
    game: Game  # with all `hands`
    legal: dict[str, tuple[str, ...]]  # by seat
    chances: tuple[int, ...]  # of each seat to win the round, all hands open, in millionths
    match: tuple[int, ...]  # and the match
    advice: Decision | None  # the best for who is to act, from what that seat knows


class FinishedMatch(msgspec.Struct, frozen=True):
    """A finished match as a list shows it."""

    record: str
    link: str
    at: str
    preset: str
    names: tuple[str, ...]
    champions: tuple[int, ...]
    page: str = ""  # where people look at it
    rounds: int = 0
    course: tuple[int, ...] = ()  # what the (first) champion had after every round


class MatchShown(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match where it is known where to look at it."""

    record: str
    at: str
    preset: str
    names: tuple[str, ...]
    champions: tuple[int, ...]
    rounds: int


class ReplayStep(msgspec.Struct, frozen=True):
    """What a seat did and what came of it, with all cards; a round begins with its deal, which no seat does."""

    seat: int
    action: str
    events: tuple[Event, ...]
    game: Game  # with all `hands`


class ReplayRound(msgspec.Struct, frozen=True):
    number: int
    dealer: int
    steps: tuple[ReplayStep, ...]
    scores: tuple[int, ...]  # the totals after it


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match, step by step with all hands open; of a long one a part, some rounds that follow each other."""

    record: str
    at: str
    preset: str
    rules: dict[str, Any]  # every option with its value
    names: tuple[str, ...]
    bots: tuple[str, ...]  # the levels by seat, "" for a person; empty where the record does not say
    deals: tuple[Deal, ...]  # for each of these rounds; empty where the record does not say
    rounds: tuple[ReplayRound, ...]
    champions: tuple[int, ...]
    out: tuple[int, ...]
    next: int  # the round with which the next part begins, 0 after the last


class Finding(msgspec.Struct, frozen=True):
    """A line of what came out of checking a record."""

    right: bool
    text: str


class Reviewing(msgspec.Struct, frozen=True):
    """A review that is being made: ask again."""

    share: float  # that is done, from 0 to 1


class LuckSum(msgspec.Struct, frozen=True):
    """What the cards gave somebody in all matches, in millionths of a round won, and its 95 % interval."""

    who: str  # the number of a seat, `guests` or `bots`
    rounds: int
    luck: int
    low: int
    high: int


class LuckShown(msgspec.Struct, frozen=True, kw_only=True):
    """Whether anybody is dealt better cards here: the luck of all matches that have been gone through."""

    version: str  # of the evaluator
    matches: int
    seats: tuple[LuckSum, ...]
    guests: LuckSum
    bots: LuckSum


class LuckOf(msgspec.Struct, frozen=True, kw_only=True):
    """How the results of somebody came about in some matches, in millionths of a round won: see `Luck`."""

    name: Name
    bot: bool
    matches: int
    rounds: int
    fair: int
    deal: int
    draws: int
    others: int
    own: int
    result: int


class TableLuck(msgspec.Struct, frozen=True, kw_only=True):
    """Luck and skill at a table: in its last match by seat, and by name in all of which that is known."""

    record: str  # of the last match, "" where none was played
    last: tuple[LuckOf, ...]
    all: tuple[LuckOf, ...]
    matches: int
