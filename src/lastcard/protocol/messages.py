"""Messages between a client and the server, as values; docs/protocol.md tells the story.

Seats and persons count from 1, 0 is nobody. Cards are tokens ("R7", "W+4"), colours letters ("R"), actions are written
as in a record without the seat ("play W>G uno"). Seconds count from the moment at which a message is sent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from lastcard.analysis.review import Alternative
from lastcard.core.dispatch import union
from lastcard.core.events import Event
from lastcard.core.fields import MOST, BySeat, Number, Seat, Seats, named
from lastcard.core.rules import FORMATS, MAX_SEATS
from lastcard.match.view import Game, Own
from lastcard.record.awards import AWARDS

PROTOCOL: Final = 1
FACES: Final = 64  # faces that people may choose from, more than the page has

Id: TypeAlias = Annotated[str, Meta(max_length=40)]
Person: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
Seconds: TypeAlias = Annotated[float, Meta(ge=0, le=5)]

# What the server says is within these too, so that a client can do without anything else.
STAGES: Final = ("lobby", "round", "between", "over")
TALK: Final = ("all", "emotes", "none")
WATCHERS: Final = ("named", "counted", "none")
HINTS: Final = ("alone", "all", "none")
LONGEST: Final = 1_440  # minutes of a match
MOST_HOURS: Final = 336  # for a turn


Version: TypeAlias = Annotated[int, Meta(ge=-1, le=2**53)]
Left: TypeAlias = Annotated[float, Meta(ge=0, le=MOST)]  # seconds
Name: TypeAlias = Annotated[str, Meta(max_length=200)]
Code: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9-]{1,40}$")]  # of a table
Address: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9-]{0,40}$")]  # of a record
SeatNumber: TypeAlias = Annotated[str, Meta(pattern="^([1-9]|10)$")]
Names: TypeAlias = Annotated[tuple[Name, ...], Meta(max_length=100)]
Details: TypeAlias = dict[str, Any]  # what a refusal speaks of; an option as {"option": …, "value": …}
Persons: TypeAlias = Annotated[tuple[Person, ...], Meta(max_length=10_000)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table is played with. `rules` is a preset's name, or a preset and what differs from it."""

    rules: str | dict[str, Any] = "classic"
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    public: bool = False
    timer: Annotated[int, Meta(ge=0, le=120)] = 30  # seconds for a turn, 10 to 120; 0 for none
    turn_hours: Annotated[int, Meta(ge=0, le=MOST_HOURS)] = 0  # by turns: hours for one, whoever is there; 0: at once
    call_grace: Seconds = 0.75  # after somebody is down to one card, catching waits so long
    catch_grace: Seconds = 0.75  # and after that the next player does, for everybody to catch or to object
    jump_grace: Seconds = 0.75  # after every card the next player waits so long, with jump-in
    pace: Seconds = 1.0  # how long bots take
    minutes: Annotated[int, Meta(ge=0, le=LONGEST)] = 0  # after which the round under way is the last; 0: none
    chat: Annotated[str, named("Talk", TALK)] = "all"  # what people may say
    watchers: Annotated[str, named("Watchers", WATCHERS)] = "named"  # who only watch: by name, by number, or nobody
    hints: Annotated[str, named("Hints", HINTS)] = "alone"  # who may ask what to do
    rated: bool = False  # whether matches count for ratings; then nobody may ask what to do
    collected: bool = False  # whether matches join the open collection, without names


def _manner(
    timer: int, call: float, others: float, pace: float, chat: str = "all", turn_hours: int = 0
) -> dict[str, float | str]:
    clock: dict[str, float | str] = {"timer": timer, "turn_hours": turn_hours, "pace": pace}
    return clock | {"call_grace": call, "catch_grace": others, "jump_grace": others, "chat": chat}


# How people play with each other, whatever the rules: what each kind of table changes in the settings.
MANNERS: Final[Mapping[str, Mapping[str, float | str]]] = {
    "usual": _manner(timer=30, call=0.75, others=0.75, pace=1.0),
    "quick": _manner(timer=15, call=0.5, others=0.5, pace=0.5),
    "calm": _manner(timer=0, call=4.0, others=3.0, pace=2.0, chat="emotes"),
    "turns": _manner(timer=30, call=0.75, others=0.75, pace=1.0, turn_hours=24),
}


# What a client says


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something a client wants. An answer names the same id; what has been done once under an id is not done again."""

    id: Id = ""


class Hello(Command, tag="hello", frozen=True, kw_only=True):
    """The first message: which table, who (the token, or nothing where a cookie says so), and what is known already."""

    protocol: int = PROTOCOL
    table: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=1_000)] = ""
    version: int = -1
    watch: bool = False  # do not sit down
    screen: bool = False  # what watches is a screen that everybody in a room looks at
    language: Annotated[str, Meta(max_length=20)] = "en"  # of the texts of refusals


class Sit(Command, tag="sit", frozen=True, kw_only=True):
    """Take a seat; in a match a bot's, with its points, when the round is over. Until then it is kept for who asked."""

    seat: Seat = 0  # 0: any that there is


class Rise(Command, tag="rise", frozen=True, kw_only=True):
    """Leave the seat, stay to watch; in a match between rounds, to a bot. Who waits for a seat waits no longer."""


class Leave(Command, tag="leave", frozen=True, kw_only=True):
    """Leave the table."""


class Change(Command, tag="change", frozen=True, kw_only=True):
    """The host's: other rules or settings, before a match; `timer`, `pace` and what people may do also during one."""

    settings: Settings


class PutBot(Command, tag="bot", frozen=True, kw_only=True):
    """The host's: a bot into a seat, by its level; without one the seat becomes free."""

    seat: Seat
    level: Annotated[str, Meta(max_length=40)] = ""


class Remove(Command, tag="remove", frozen=True, kw_only=True):
    """The host's: somebody has to leave."""

    person: Person


class Mute(Command, tag="mute", frozen=True, kw_only=True):
    """The host's: somebody may say nothing, or may again."""

    person: Person
    on: bool = True


class StandIn(Command, tag="stand-in", frozen=True, kw_only=True):
    """The host's: a bot plays for somebody who is away, until they say that they are back."""

    seat: Seat


class PassHost(Command, tag="host", frozen=True, kw_only=True):
    """The host's: somebody else becomes it."""

    person: Person


class Start(Command, tag="start", frozen=True, kw_only=True):
    """The host's: begin the match, or after one the next. Empty seats get bots. Between rounds: deal now."""


class Ready(Command, tag="ready", frozen=True, kw_only=True):
    """Go on to the next round."""


class Act(Command, tag="act", frozen=True, kw_only=True):
    """Play. `version` is the newest one that the player had seen."""

    action: Annotated[str, Meta(max_length=500)]
    version: int


class ShowFace(Command, tag="face", frozen=True, kw_only=True):
    """Which of the page's faces somebody wants to have; 0: any."""

    face: Annotated[int, Meta(ge=0, le=FACES)]


class Mix(Command, tag="mix", frozen=True, kw_only=True):
    """Random bytes (hexadecimal) for the shuffle of a deal whose commitment has been published."""

    deal: int
    bytes: Annotated[str, Meta(min_length=2, max_length=128, pattern="^([0-9a-f]{2})+$")]


class TakeBack(Command, tag="back", frozen=True, kw_only=True):
    """Play oneself again, where a bot does it."""


class StandingOrders(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is done for somebody without asking, where a match is played by turns."""

    call: bool = False  # UNO
    draw: bool = False  # where nothing else can be done, and play what was drawn if that leaves no choice


class GiveOrders(Command, tag="orders", frozen=True, kw_only=True):
    """Give standing orders, in the place of those before."""

    orders: StandingOrders


class Rename(Command, tag="rename", frozen=True, kw_only=True):
    """Be called something else here."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]


class Pause(Command, tag="pause", frozen=True, kw_only=True):
    """Let the match wait: for the host, and for whoever plays alone with bots."""


class Resume(Command, tag="resume", frozen=True, kw_only=True):
    """Go on: for those who may pause, and for whoever did."""


class Chat(Command, tag="chat", frozen=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Emote(Command, tag="emote", frozen=True, kw_only=True):
    """One of EMOTES."""

    emote: Annotated[str, Meta(max_length=20)]


class Why(Command, tag="why", frozen=True, kw_only=True):
    """Why a card of one's hand can't be played now; the answer is a `reason`, and nothing changes."""

    card: Annotated[str, Meta(max_length=10)]


class Hint(Command, tag="hint", frozen=True, kw_only=True):
    """What would be best to do now; the answer is an `advice`, and everybody sees that one has asked."""


EMOTES: Final = ("hello", "well-played", "thanks", "oops", "laugh", "hurry", "wow", "sorry")

Said: Final = union(Command.__subclasses__())


# What the server says


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: somebody's, a bot's, or free. `stand_in`: a bot plays for the person."""

    name: Name = ""
    person: Person = 0
    bot: Name = ""
    stand_in: bool = False
    next: Person = 0  # who takes it when the round is over
    open: bool = False  # whether it can be taken, or asked for
    hints: Number = 0  # that were taken here in this match
    owner: Name = ""  # of a bot that is a program: whose it is


class Somebody(msgspec.Struct, frozen=True, omit_defaults=True):
    person: Person
    name: Name
    face: Number = 0  # that they want to have
    muted: bool = False


class Award(msgspec.Struct, frozen=True):
    """Something that a seat is remembered for when a match is over: `value` is how much or how many it was."""

    kind: Annotated[str, named("AwardKind", AWARDS)]
    seat: Seat
    value: Number


class Shuffle(msgspec.Struct, frozen=True, omit_defaults=True):
    """The commitment to the next deal and who has added to it; of the deal before, what it was made of."""

    deal: Number
    commitment: str
    mixed: Persons = ()
    secret: str = ""  # of the deal before, once its round is over
    added: tuple[str, ...] = ()  # to the deal before: what each seat added, "" for nothing


class Goal(msgspec.Struct, frozen=True):
    """What a match is played for; where one round is all, nothing is counted and the target is 0."""

    format: Annotated[str, named("Format", FORMATS)]
    target: Number  # points
    rounds: Number  # after which it ends in any case; 0: there is no such number
    fewest: bool  # everybody collects points of their own, and few are better than many


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody sees it, but for the cards. `stage`: lobby, round, between (rounds) or over."""

    table: Code
    host: Person
    stage: Annotated[str, named("Stage", STAGES)]
    people: Annotated[tuple[Somebody, ...], Meta(max_length=10_000)]
    places: Annotated[tuple[Place, ...], Meta(min_length=2, max_length=MAX_SEATS)]
    sides: tuple[tuple[int, ...], ...]  # the seats that win together: each alone, or partners
    preset: Name
    rules: dict[str, Any]  # every option with its value
    settings: Settings
    goal: Goal
    scores: BySeat = ()
    ranks: BySeat = ()  # the place of each seat in the standing, 1 is the best
    out: Seats = ()
    champions: Seats = ()
    ready: Persons = ()
    shuffle: Shuffle
    record: Address = ""  # the address of the last finished match
    origin: Address = ""  # that of the match which goes on here from one of its positions
    solo: bool = False  # one person plays alone with bots: nothing is timed
    paused: Person = 0  # the person for whom the match waits
    deal: Name | UnsetType = UNSET  # what many play, each at a table of their own: all that can be played here
    evening: Code | UnsetType = UNSET  # the evening that the table was opened for, and that its match counts in
    series: BySeat = ()  # the matches that each seat's player has won here, once one has been played
    last: bool = False  # the match ends with this round, whatever the totals
    awards: tuple[Award, ...] = ()  # when a match is over


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something said at the table: a text or an emote."""

    version: Version
    person: Person
    name: Name
    text: str = ""
    emote: Name = ""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """Seconds until the game goes on, until each seat's time is up, and until the round under way is the last."""

    hold: Left = 0.0
    left: dict[SeatNumber, Left] = {}
    remaining: Left = 0.0  # where the match has a time, and it is not up


class Clause(msgspec.Struct, frozen=True):
    """A sentence about rules, with the ids of those that it stands for and the rulebooks that have them."""

    text: str
    ids: tuple[str, ...]
    books: tuple[str, ...]


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Something the server says."""


class Welcome(Message, tag="welcome", frozen=True, kw_only=True):
    """The answer to hello: everything, and what was missed since the version named there (or since the deal)."""

    protocol: Number = PROTOCOL
    version: Version
    person: Person
    seat: Seat
    room: Room
    game: Game | None = None
    own: Own | None = None
    events: tuple[Event, ...] = ()
    chat: tuple[Line, ...] = ()
    here: Persons = ()
    watching: Number = 0
    watchers: Names = ()
    screens: Number = 0
    clock: Clock
    full: bool  # whether `events` go back to the deal, so that an account begins anew
    done: tuple[Id, ...] = ()  # ids of this person's commands that were carried out last
    orders: StandingOrders | UnsetType = UNSET  # that the viewer has given, where there are any


class Update(Message, tag="update", frozen=True, kw_only=True):
    """What one version changed. Only what changed is there; `own` that is not there is as it was."""

    version: Version
    id: Id | UnsetType = UNSET  # of the command that did it, for who gave it
    events: tuple[Event, ...] | UnsetType = UNSET
    game: Game | UnsetType = UNSET
    own: Own | UnsetType = UNSET
    room: Room | UnsetType = UNSET
    seat: Seat | UnsetType = UNSET  # where the viewer sits now
    chat: Line | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    late: Seat | UnsetType = UNSET  # the seat whose time was up, so that a bot acted for it
    deal: bool | UnsetType = UNSET  # a new round: an account begins anew, and who has no `own` now has none
    orders: StandingOrders | UnsetType = UNSET  # that the viewer has given with it


class Presence(Message, tag="presence", frozen=True, kw_only=True):
    """Who is connected now; it has no version. Of many who only watch the first are named."""

    here: Persons
    watching: Number
    watchers: Names = ()
    screens: Number = 0  # that everybody in a room looks at; they are among those who watch


class Held(Message, tag="held", frozen=True, kw_only=True):
    """The action will be carried out when the others have had their time, if it is still possible."""

    id: Id
    seconds: Left


class Refused(Message, tag="refused", frozen=True, kw_only=True):
    """Nothing has changed. `code` and `details` are for programs, `text` is what they come to for people."""

    id: Id = ""
    code: str
    text: str
    details: Details | UnsetType = UNSET


# The codes of refusals that may be gone at the next try.
PASSING: Final = ("server-full", "server-stops", "server-error", "storage-fails", "too-fast", "too-many-connections")


class Reason(Message, tag="reason", frozen=True, kw_only=True):
    """The answer to Why. `code` is that of the refusal that playing the card would get, "" where it can be played."""

    id: Id = ""
    card: str
    code: str
    text: str
    rules: tuple[Clause, ...] = ()


class Advice(Message, tag="advice", frozen=True, kw_only=True):
    """The answer to Hint, from what the seat knows: `action` is the best, `text` says so and why. It has no version."""

    id: Id = ""
    acted: Version  # the version that it is about: once somebody has acted since, it is of no use
    action: str  # "" to say nothing
    options: tuple[Alternative, ...] = ()  # the best first
    text: str


class Announcement(Message, tag="announcement", frozen=True, kw_only=True):
    """What whoever runs the server has to say to everybody, now or when somebody comes while it holds."""

    number: Number
    text: str


BYES: Final = (
    *("removed", "left", "elsewhere", "no-watchers", "server-stops", "storage-fails"),
    *("banned", "table-closed"),
)


class Bye(Message, tag="bye", frozen=True, kw_only=True):
    """The last message before the server closes the connection; `code` is one of BYES."""

    code: str
    text: str
    again: bool  # whether it makes sense to connect again


Told: TypeAlias = Welcome | Update | Presence | Held | Refused | Reason | Advice | Announcement | Bye
