"""The HTTP API as values: what is asked and answered beside the WebSocket, and the addresses of the page's screens."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from lastcard.analysis.review import Alternative, Decision
from lastcard.collection.kinds import KINDS, ChoiceShown
from lastcard.core.events import Event
from lastcard.core.fields import Number, Seat, named
from lastcard.core.rules import MAX_SEATS
from lastcard.lab.estimates import Effect
from lastcard.match.view import Game, Own
from lastcard.protocol.evening import PHASES, Format, Plan, Stage
from lastcard.protocol.messages import Code, Details, Left, Name, Settings
from lastcard.puzzles.themes import THEMES
from lastcard.record.verifiable_shuffle import Deal
from lastcard.seeks.wishes import Wish

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
# How it stands with a deal of a day: not tried yet, on the way, done, or tried by another guest on the same device.
TRIED: Final = ("new", "begun", "done", "other")

Theme = Annotated[str, named("PuzzleTheme", THEMES)]
Level = Annotated[int, Meta(ge=1, le=5)]
Pile: TypeAlias = Annotated[str, Meta(max_length=1_000)]
Tab: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,40}$")]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=80)]


class Guest(msgspec.Struct, frozen=True):
    name: str
    token: Annotated[str, Meta(pattern="^[A-Za-z0-9._-]{1,1000}$")]


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


class Finished(msgspec.Struct, frozen=True):
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


class PuzzleListed(msgspec.Struct, frozen=True):
    """A puzzle in a list; whether one's own answer was right, if there is one."""

    puzzle: str
    theme: Theme
    level: Level
    solved: bool | None = None


class PuzzleList(msgspec.Struct, frozen=True, kw_only=True):
    """The five puzzles of a day, or all of a theme, the easiest first."""

    date: str  # today, by the clock of Greenwich
    theme: str  # "" for the five
    puzzles: tuple[PuzzleListed, ...]
    streak: int  # days in a row on which one has answered all five


class PuzzleShown(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle before it is answered: the moment as the seat saw it that has to choose."""

    puzzle: str
    theme: Theme
    level: Level
    preset: str
    rules: dict[str, Any]  # every option with its value
    names: tuple[str, ...]
    seat: int
    game: Game  # with all `hands` where the theme is one with open hands
    own: Own  # where nothing is legal but what can be answered
    events: tuple[Event, ...]  # of the round, as the seat saw them


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer, as an action; for one of the five of a day, with its date."""

    action: Annotated[str, Meta(min_length=1, max_length=40)]
    date: Annotated[str, Meta(pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")] = ""


class PuzzleAnswered(msgspec.Struct, frozen=True, kw_only=True):
    """What came of an answer: all options with their chances, and why the first is better than it, or than the next."""

    solved: bool
    options: tuple[Alternative, ...]
    reason: str
    about: dict[str, str]
    again: bool = False  # it had been answered before, and that counts
    tries: int = 0  # how many guests have answered it
    found: int = 0  # and how many of them were right
    streak: int = 0


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


class Fault(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    text: str
    details: Details | UnsetType = UNSET


class DailyDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal of today, and how it stands with one's first try."""

    deal: str  # the date and the rules: `2026-11-18/classic`
    rules: str
    preset: str
    state: Annotated[str, named("Tried", TRIED)]
    table: Code | UnsetType = UNSET  # where one is at it
    score: int | None = None
    tries: Number = 0  # of all, that are done


class DailyDay(msgspec.Struct, frozen=True):
    """What one's first tries of a day came to, by the rules."""

    date: str
    scores: dict[str, int]


class DailyList(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of today, and one's own days."""

    date: str  # today, by the clock of Greenwich
    first: str  # the first day that there are deals of
    left: Number  # seconds until tomorrow
    deals: tuple[DailyDeal, ...]
    streak: Number  # days in a row with a result, up to today or yesterday
    longest: Number  # the most there ever were
    days: tuple[DailyDay, ...]  # the newest first


class TryBegun(msgspec.Struct, frozen=True):
    """The table of a try, and whether its result counts."""

    table: Code
    counts: bool


class TryShown(msgspec.Struct, frozen=True):
    """Somebody's first try of a deal."""

    name: Name
    score: int
    record: str
    own: bool = False


class Bar(msgspec.Struct, frozen=True):
    """The tries with `low` points or more, and less than the next one's."""

    low: int
    tries: int


class ParShown(msgspec.Struct, frozen=True):
    """What the evaluator expects of a deal, and the best line that was found in it."""

    chance: int  # to win it, with all hands open, in millionths
    points: int
    best: int
    record: str  # of the best line


class DailyResult(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that one has tried, or whose day is over."""

    deal: str
    date: str
    rules: str
    preset: str
    score: int | None  # of one's own first try
    record: str  # of that
    better: float | None  # the share of all others that it beat, equal ones by half; None where there is no other
    tries: Number
    mean: float | None
    width: int  # of the bars, in points
    bars: tuple[Bar, ...]
    best: tuple[TryShown, ...]  # of all tries
    par: ParShown | None  # None while it is looked for
    streak: Number


class SignedList(msgspec.Struct, frozen=True):
    """The deals of a month: lines with the hash of each secret, and an Ed25519 signature of them, in hexadecimal.

    What is signed are the lines in UTF-8, each with a newline behind it.
    """

    month: str
    lines: tuple[str, ...]
    key: str
    signature: str


class Secrets(msgspec.Struct, frozen=True):
    """The secrets of a month whose days are over, by deal, in hexadecimal."""

    month: str
    secrets: dict[str, str]


class CollectedFile(msgspec.Struct, frozen=True):
    """A file of a month."""

    name: str
    size: int
    sha256: str


class CollectedMonth(msgspec.Struct, frozen=True, kw_only=True):
    """A month of the open collection."""

    month: str
    matches: int
    decisions: int
    files: tuple[CollectedFile, ...]


class CollectionShown(msgspec.Struct, frozen=True, kw_only=True):
    """The open collection, the newest month first; it is not `open` where this server publishes none."""

    open: bool
    months: tuple[CollectedMonth, ...]


class SituationShown(msgspec.Struct, frozen=True, kw_only=True):
    """What was done in a kind of situation, and what it earned."""

    kind: Annotated[str, named("SituationKind", tuple(KINDS))]
    cases: int
    choices: tuple[ChoiceShown, ...]


class NewChallenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand of a finished match that others are to play: the round, and the seat that had it."""

    record: Annotated[str, Meta(max_length=40)]
    round: Annotated[int, Meta(ge=1, le=1_000)]
    seat: Seat


class ChallengeMade(msgspec.Struct, frozen=True):
    challenge: Code
    link: str


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """A hand that others play too. How it went for whom, and its replays, one sees after one's own try."""

    challenge: Code
    by: Name  # who made it
    player: Name  # who had the hand
    preset: str
    seats: int
    state: Annotated[str, named("Tried", TRIED)]
    table: Code | UnsetType = UNSET  # where one is at it
    score: int | None = None  # of one's own try
    first: TryShown | None = None  # how it went for who had it
    tries: tuple[TryShown, ...] = ()


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
