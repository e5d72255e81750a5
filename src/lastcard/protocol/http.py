"""The HTTP API as values: guests, tables, rules, refusals and what has no module of its own; addresses of screens."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from lastcard.core.fields import Number, Seat, named
from lastcard.core.rules import MAX_SEATS
from lastcard.lab.estimates import Effect
from lastcard.protocol.evening import PHASES, Format, Plan, Stage
from lastcard.protocol.messages import Code, Details, Left, Name, Settings
from lastcard.protocol.replays import Branch

# The screens of the page, by their addresses: `:name` is a part of one, and with `?` it may be missing.
SCREENS: Final = {
    "home": "",
    "table": "t/:table",
    "replay": "r/:record/:position?",
    "rules": "rules/:preset?",
    "matches": "matches",
    "account": "account",
    "luck": "luck",
    "turns": "turns",
    "find": "find",
    "puzzles": "puzzles/:kind?/:match?",
    "daily": "daily/:date?/:rules?",
    "challenge": "c/:challenge",
    "club": "club/:club?",
    "evening": "e/:evening/:slip?",
    "tv": "tv/:shown",
    "collection": "collection",
    "data": "your-data",
    "admin": "admin",
}
CONTACTS: Final = ("push", "hook")


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=80)]


class Guest(msgspec.Struct, frozen=True):
    name: str
    token: Annotated[str, Meta(pattern="^[A-Za-z0-9._-]{1,1000}$")]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a match goes on from a `branch`, its rules are those, and whoever opens the table has the `seat`."""

    settings: Settings = Settings()
    branch: Branch | None = None
    seat: Seat = 1


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """What an option may be: one of `values`, or a number from `low` to `high`; customizable cards have neither."""

    values: tuple[str | bool, ...] | UnsetType = UNSET
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET
    rule: str  # the id of the rule that it is about
    group: str  # what it belongs to in a list of all; "" for customizable cards
    books: dict[str, tuple[str, ...]]  # S0 to S4 are rulebooks, A is ours; by value, "" where that makes no difference
    # it matters where these options have one of these values
    where: dict[str, tuple[str | bool, ...]] | UnsetType = UNSET


class Rulebook(msgspec.Struct, frozen=True, kw_only=True):
    """What a table can be played with."""

    presets: dict[str, dict[str, Any]]  # every option with its value
    options: dict[str, Choice]
    effects: dict[str, bool]  # of customizable cards: whether they take a number
    levels: tuple[str, ...]
    emotes: tuple[str, ...]
    manners: dict[str, dict[str, float | str]]  # settings that go together, by the name of the kind of table
    owners: dict[str, str]  # of the levels that are programs: whose they are


class RulesAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules, as in the settings of a table, and so many seats."""

    rules: str | dict[str, Any]
    seats: Annotated[int, Meta(ge=2, le=MAX_SEATS)]


class RulesEffect(msgspec.Struct, frozen=True, kw_only=True):
    """What rules do, from matches of bots; ask again while there are fewer than wanted."""

    matches: int
    wanted: int
    effect: Effect | None  # nothing is known yet
    classic: Effect | None
    change: Effect | None  # what these rules have more than classic; for classic itself nothing


class Summary(msgspec.Struct, frozen=True):
    """A table as a list shows it."""

    table: Code
    link: str
    stage: str
    preset: Name
    names: tuple[str, ...]  # by seat, "" for a free one
    free: Number
    watching: Number
    round: Number = 0  # 0 in the lobby
    top: str = ""  # of the discard pile; of a table that has been put away nothing is known
    bots: tuple[int, ...] = ()  # the seats that bots have
    seats: int = 0
    host: Name = ""  # who invites: the host, or who opened it as long as nobody has come
    turn_hours: Number = 0  # by turns: hours for one
    collected: bool = False  # whether its matches join the open collection


class OwnTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which one has a seat."""

    table: Summary
    seat: Seat
    yours: bool  # it is played by turns, and waits for oneself
    waits_for: tuple[Name, ...]  # by turns: for these
    left: Left  # seconds that they have; 0: any time


class NewContact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where somebody wants to hear that it is their turn: a browser, with its keys, or a webhook."""

    kind: Annotated[str, named("ContactKind", CONTACTS)]
    address: Annotated[str, Meta(min_length=1, max_length=1_000)]
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""
    language: Annotated[str, Meta(max_length=20)] = "en"


class ContactShown(msgspec.Struct, frozen=True, kw_only=True):
    """A place where somebody hears of their turn; of its address only the host."""

    id: str
    kind: Annotated[str, named("ContactKind", CONTACTS)]
    host: str
    at: int  # when it was added, in seconds since 1970


class Contacts(msgspec.Struct, frozen=True, kw_only=True):
    key: str  # the server's, for browsers that let it send messages
    contacts: tuple[ContactShown, ...]


class ContactAdded(msgspec.Struct, frozen=True, kw_only=True):
    contact: ContactShown
    secret: str  # with which messages to a webhook are signed; it is told this once


class EveningSummary(msgspec.Struct, frozen=True, kw_only=True):
    """An evening as a list or the preview of a link shows it."""

    evening: Code
    link: str
    title: Name
    phase: Annotated[str, named("EveningPhase", PHASES)]
    format: Format
    preset: Name
    real: bool  # tables of real cards
    host: Name
    people: Number  # who play, and have not gone home
    stage: Stage  # the last that has begun, 0 before the first
    of: Stage  # how many there will be, 0 where that is open


class TableWay(msgspec.Struct, frozen=True):
    """What a table of a duplicate did where play parted."""

    table: Number
    record: Name
    step: Number  # of the replay: `/r/RECORD/DEAL.STEP` is what came of it
    player: Name  # "" where the round was over
    action: str  # in words


class PartedDeal(msgspec.Struct, frozen=True):
    """A deal of a duplicate: after how many plays the tables went different ways; none, where they never did."""

    deal: Number
    after: Number
    ways: tuple[TableWay, ...]


class NewEvening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    plan: Plan = Plan()


class Fault(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    text: str
    details: Details | UnsetType = UNSET
