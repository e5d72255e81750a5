"""Messages between a client and an evening (a tournament): who comes, who plays with whom, and how it stands.

An evening has a code as a table has, and is reached by the same WebSocket and the same `hello`; what is said and told
after that is here. Players and stages count from 1, 0 is nobody. A player keeps the number all evening.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from lastcard.core.dispatch import union
from lastcard.core.fields import BySeat, Cards, Number, named
from lastcard.core.rules import MAX_SEATS
from lastcard.match.schedules import WHIST
from lastcard.protocol.messages import (
    Address,
    Announcement,
    Bye,
    Code,
    Command,
    Hello,
    Left,
    Message,
    Name,
    Refused,
    Version,
)

FORMATS: Final = ("rotation", "rotation-short", "eight", "whist", "swiss", "knockout", "arena", "duplicate")
# Those with a schedule of partners, and for how many people there is one.
PLACES: Final[dict[str, tuple[int, ...]]] = {"rotation": (4,), "rotation-short": (4,), "eight": (8,), "whist": WHIST}
LEAST: Final = 3  # people for the other formats
PAIR: Final = 2  # people for a duplicate, with bots
TEAMS: Final = (1, 2)  # of a duplicate
# Too few people, a number without a schedule, a duplicate with real cards, rules for other tables, people for one table
# only, no end, too little time.
WHY_UNFIT: Final = ("few", "number", "real", "rules", "one-table", "open", "time")
PHASES: Final = ("gathering", "playing", "between", "over")
MOST_PLAYERS: Final = 200
MOST_STAGES: Final = 100
MOST_MINUTES: Final = 1_440
MOST_ROUNDS: Final = 20  # of a table in a stage

Player: TypeAlias = Annotated[int, Meta(ge=0, le=1_000)]
Stage: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_STAGES)]
Team: TypeAlias = Annotated[int, Meta(ge=0, le=2)]  # 0 where there are none
TableNumber: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
Slip: TypeAlias = Annotated[str, Meta(max_length=40)]
Format: TypeAlias = Annotated[str, named("EveningFormat", FORMATS)]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is played, and how.

    `rotation` is four players who change partners after four rounds each, `rotation-short` the literal form of it;
    `eight` is eight at two tables; `whist` is 12, 16 or 20; `swiss`, `knockout` and `arena` are for any number.
    In a `duplicate` two teams play the same deals at all tables, each with the cards that the other one has elsewhere.
    """

    format: Format = "swiss"
    rules: str | dict[str, Any] = "classic"
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 1  # that a table plays in a stage; the rulebook's rotations: 4
    stages: Annotated[int, Meta(ge=0, le=MOST_STAGES)] = 0  # 0: as many as the format has, or as fit the time
    minutes: Annotated[int, Meta(ge=0, le=MOST_MINUTES)] = 120  # that there are, 0: any number; an arena ends then
    stage_minutes: Annotated[int, Meta(ge=0, le=240)] = 0  # after which a stage's tables end with their round; 0: none
    seats: Annotated[int, Meta(ge=3, le=5)] = 4  # at a table, where the format leaves it open; it may be one fewer
    side: Annotated[int, Meta(ge=1, le=MAX_SEATS // 2)] = 2  # of each team at a table, in a duplicate
    real: bool = False  # tables of real cards, whose results are entered
    absent: Annotated[str, named("Absent", ("bot", "bye"))] = "bot"  # who plays for somebody who is not there
    public: bool = False
    title: Annotated[str, Meta(max_length=80)] = ""


# What a client says


class EveningCommand(Command, frozen=True):
    """Something a client wants of an evening."""


class ChangePlan(EveningCommand, tag="plan", frozen=True, kw_only=True):
    """The host's: what is to be played, before the first stage; times, title and whether it is listed also later."""

    plan: Plan


class Enrol(EveningCommand, tag="enrol", frozen=True, kw_only=True):
    """The host's: somebody plays who has no device, by name. People who come by the link are in by coming.

    Who comes under a name that was typed in plays as that player.
    """

    name: Annotated[str, Meta(min_length=1, max_length=80)]


class Withdraw(EveningCommand, tag="withdraw", frozen=True, kw_only=True):
    """Somebody goes home; oneself (0), or for the host anybody. What they made stays."""

    player: Player = 0


class Rejoin(EveningCommand, tag="rejoin", frozen=True, kw_only=True):
    """Somebody who went home, or was away, plays again from the next stage on; oneself (0), or the host's."""

    player: Player = 0


class JoinTeam(EveningCommand, tag="team", frozen=True, kw_only=True):
    """Somebody who has not played yet changes to a team; oneself (0), or for the host anybody."""

    player: Player = 0
    team: Annotated[int, Meta(ge=1, le=2)]


class Begin(EveningCommand, tag="begin", frozen=True, kw_only=True):
    """The host's: the first stage, or the next one, begins now."""


class Score(EveningCommand, tag="score", frozen=True, kw_only=True):
    """A round at a table of real cards: who went out, and what was left in each hand (nothing for who went out).

    By whoever has the slip, by who sits there, or by the host; once. `winner` 0: nobody could play on.
    """

    slip: Slip = ""
    stage: Stage
    table: TableNumber
    round: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    winner: Annotated[int, Meta(ge=0, le=MAX_SEATS)]  # a seat
    hands: Annotated[tuple[Cards, ...], Meta(max_length=MAX_SEATS)]


class Correct(EveningCommand, tag="correct", frozen=True, kw_only=True):
    """The host's: what each seat of a table made in a stage is something else."""

    stage: Stage
    table: TableNumber
    points: Annotated[tuple[Annotated[int, Meta(ge=0, le=100_000)], ...], Meta(max_length=MAX_SEATS)]


class PauseEvening(EveningCommand, tag="pause", frozen=True, kw_only=True):
    """The host's: no stage begins, and the clocks stand still."""


class ResumeEvening(EveningCommand, tag="resume", frozen=True, kw_only=True):
    """The host's."""


class Finish(EveningCommand, tag="finish", frozen=True, kw_only=True):
    """The host's: the evening is over; stages that are not over do not count."""


class PassEvening(EveningCommand, tag="host", frozen=True, kw_only=True):
    """The host's: somebody else who has a device becomes it."""

    player: Player


class TakeOver(EveningCommand, tag="take-over", frozen=True, kw_only=True):
    """Become the host, where that one has been away for long (`vacant`)."""


EveningSaid: Final = union([Hello, *EveningCommand.__subclasses__()])


# What the server says


class Fit(msgspec.Struct, frozen=True):
    """A format that suits the people and the time there is."""

    format: Format
    stages: Stage
    rounds: Number  # for each stage
    minutes: Number  # that it will take
    tables: Number  # in a stage
    idle: Number  # people who have no place in a stage
    bots: Number = 0  # that fill up the tables


class Unfit(msgspec.Struct, frozen=True, omit_defaults=True):
    """A format that does not suit, and why. `people` are the numbers that it is for, or the least."""

    format: Format
    why: Annotated[str, named("WhyUnfit", WHY_UNFIT)]
    people: tuple[Number, ...] = ()


class Participant(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who plays."""

    player: Player
    name: Name
    here: bool = False  # connected now
    typed: bool = False  # by the host: they have no device of their own
    left: bool = False
    away: bool = False  # was not there when last seated, so that a bot or nobody plays for them
    face: Number = 0
    team: Team = 0


class TableAt(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A table of a stage. `code` is that of an online table."""

    table: TableNumber
    players: Annotated[tuple[Player, ...], Meta(max_length=MAX_SEATS)]  # by seat, 0: a bot
    code: Code | UnsetType = UNSET
    over: bool = False
    rounds: Number = 0  # that have been played
    points: Annotated[tuple[Number, ...], Meta(max_length=MAX_SEATS)] = ()  # by seat, so far
    places: Annotated[tuple[Number, ...], Meta(max_length=MAX_SEATS)] = ()  # by seat, when it is over; 1 is the best
    corrected: bool = False
    record: Address = ""
    deals: Annotated[tuple[BySeat, ...], Meta(max_length=MOST_ROUNDS)] = ()  # of a duplicate: what each seat made


class StageAt(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A stage. In a duplicate what was made is told deal by deal, when all tables have finished it.

    So are the secrets; the commitments to them (see a table's `shuffle`) before the first card.
    """

    stage: Stage
    tables: Annotated[tuple[TableAt, ...], Meta(max_length=MOST_PLAYERS)]
    idle: tuple[Player, ...] = ()  # who have a bye
    commitments: Annotated[tuple[str, ...], Meta(max_length=MOST_ROUNDS)] = ()
    secrets: Annotated[tuple[str, ...], Meta(max_length=MOST_ROUNDS)] = ()
    differences: Annotated[tuple[Number, ...], Meta(max_length=MOST_ROUNDS)] = ()  # what team 1 is ahead by each deal


class Standing(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How somebody stands. What decides is `score`; of a tie `points`."""

    player: Player
    place: Number
    score: Number  # by partners: the points; in a duplicate what the team is ahead; else what the places count
    points: Number = 0
    played: Number = 0  # stages
    partners: dict[str, Number] = {}  # points with each partner
    out: bool = False  # of a knock-out
    team: Team = 0


class EveningAt(msgspec.Struct, frozen=True, kw_only=True):
    """An evening as everybody sees it."""

    evening: Code
    link: str
    phase: Annotated[str, named("EveningPhase", PHASES)]
    plan: Plan
    preset: Name
    host: Player  # 0 where the host does not play
    host_name: Name
    guests: Annotated[tuple[Participant, ...], Meta(max_length=1_000)]
    stages: Annotated[tuple[StageAt, ...], Meta(max_length=MOST_STAGES)]  # that have begun; the last may be under way
    of: Stage  # how many there will be, 0 where that is open
    coming: Annotated[tuple[StageAt, ...], Meta(max_length=MOST_STAGES)] = ()  # the next, as far as they are known
    standings: Annotated[tuple[Standing, ...], Meta(max_length=1_000)]  # the best first
    fits: tuple[Fit, ...] = ()  # while people gather
    unfit: tuple[Unfit, ...] = ()  # all other formats, while people gather
    paused: bool = False
    vacant: bool = False  # the host has been away for long: whoever plays may take over
    left: Left = 0.0  # seconds of this stage, where it has a clock; 0: none
    remaining: Left = 0.0  # of the evening
    record: Address = ""  # of the whole, when it is over


class EveningTold(Message, tag="evening", frozen=True, kw_only=True):
    """How it is now, whole. `id` is that of the command that did it, for who gave it."""

    version: Version
    id: Annotated[str, Meta(max_length=40)] | UnsetType = UNSET
    player: Player  # who one is; 0 for a screen, or for a host who does not play
    hosting: bool
    evening: EveningAt
    slips: dict[str, Slip]  # by "stage.table", what its slip says: all for the host, their own table for players
    seated: Code | UnsetType = UNSET  # the online table at which one has a seat now


EveningMessage: TypeAlias = EveningTold | Refused | Announcement | Bye
