"""An evening (a tournament), without clock, sockets or disk: who plays, stage by stage, and how it stands."""

from __future__ import annotations

import hashlib
import hmac
from base64 import b32encode
from collections.abc import Callable, Collection, Iterator, Sequence
from random import Random
from typing import Final

import msgspec

from lastcard.core.dispatch import by_name
from lastcard.core.errors import Problem
from lastcard.evening import formats, log
from lastcard.evening.played import PlayedStage, Seated, by_partners, is_duplicate, table_rules
from lastcard.evening.slips import Slip
from lastcard.evening.standings import places, standings
from lastcard.protocol.evening import MOST_STAGES, TEAMS, Plan, Standing
from lastcard.table.state import Doer

PATIENCE: Final = 15.0  # seconds for which somebody who is free in an arena waits for a full table
_TALK: Final = (
    log.Came,
    log.Enrolled,
    log.Withdrew,
    log.Rejoined,
    log.Teamed,
    log.Hosted,
    log.Planned,
    log.Paused,
    log.Resumed,
    log.Corrected,
)


class Player(msgspec.Struct):
    """Somebody who plays: a guest, or without one somebody who has no device."""

    name: str
    guest: str = ""
    left: bool = False
    away: bool = False  # when last seated
    since: float = 0.0  # when they came, or their last table was over
    team: int = 0


class EveningTable(msgspec.Struct):
    """A table of a stage."""

    players: tuple[int, ...]  # by seat, 0 is a bot
    code: str = ""
    rounds: int = 0
    points: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    over: bool = False
    record: str = ""
    slips: list[Slip] = []
    corrections: list[tuple[int, ...]] = []
    deals: tuple[tuple[int, ...], ...] = ()  # of a duplicate: what each seat made in each


class EveningStage(msgspec.Struct):
    """Tables that begin together; in an arena those at which everybody plays so many a time."""

    since: float
    tables: list[EveningTable] = []
    idle: tuple[int, ...] = ()
    time_up: bool = False

    @property
    def over(self) -> bool:
        return all(table.over for table in self.tables)

    def people(self) -> set[int]:
        """Everybody who has a seat in it, or a bye."""
        return {player for table in self.tables for player in table.players if player} | set(self.idle)

    def played(self) -> PlayedStage:
        """What has been played in it."""
        over = [table for table in self.tables if table.over]
        return PlayedStage(
            tuple(table.players for table in over),
            tuple(table.points for table in over),
            tuple(table.places for table in over),
            self.idle,
            tuple(table.deals for table in over),
        )

    def released(self) -> int:
        """How many deals of a duplicate are over at all tables, so that they may be spoken of."""
        counted = self.tables if self.over else [table for table in self.tables if not table.over]
        return (max if self.over else min)([table.rounds for table in counted], default=0)


class Evening:
    """An evening is what follows from its entries, one after the other; their number is its version."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.version = 0
        self.at = 0.0  # when the last entry was made
        self.opened_by = ""  # the guest
        self.opener = ""
        self.host_guest = ""
        self.vacant = False  # the host has been away for long; in no log
        self.players: dict[int, Player] = {}
        self.stages: list[EveningStage] = []
        self.paused = False
        self.over = False
        self.begun = 0.0  # when the first stage began
        self.rested = 0.0  # when a table was over last
        self._doers: dict[str, Doer] = {}  # by guest
        self.talk = 0
        self._standings: tuple[int, tuple[Standing, ...]] = -1, ()
        self._expected: tuple[int, tuple[Seated, ...]] = -1, ()

    # What there is

    @property
    def phase(self) -> str:
        if self.over:
            return "over"
        if not self.stages:
            return "gathering"
        return "playing" if self.running() else "between"

    @property
    def still(self) -> bool:
        """Whether nothing goes on by itself."""
        return self.over or self.paused or not self.stages

    @property
    def arena(self) -> bool:
        return self.plan.format == "arena"

    @property
    def duplicate(self) -> bool:
        return is_duplicate(self.plan)

    def teams(self) -> dict[int, int]:
        """The team of everybody who has ever been in it."""
        return {number: player.team for number, player in self.players.items()}

    def released(self) -> tuple[int, int]:
        """The last stage of a duplicate, and how many of its deals may be spoken of."""
        return (len(self.stages), self.stages[-1].released()) if self.stages and self.duplicate else (0, 0)

    def secrets(self, stage: int) -> tuple[str, ...]:
        """What the deals of a stage follow from that all its tables play, in hexadecimal."""
        if not self.duplicate:
            return ()
        return tuple(
            [
                hmac.digest(self._dice, f"deal {stage} {number}".encode(), "sha256").hex()
                for number in range(1, self.plan.rounds + 1)
            ]
        )

    @property
    def host(self) -> int:
        """The player who leads; 0 where that guest does not play."""
        return self.player_of(self.host_guest)

    @property
    def host_name(self) -> str:
        host = self.host
        return self.players[host].name if host else self.opener

    def player_of(self, guest: str) -> int:
        return self._numbers.get(guest, 0) if guest else 0

    def done(self, guest: str, command: str) -> bool:
        """Whether a guest has had this done before."""
        return bool(command) and guest in self._doers and self._doers[guest].has_done(command)

    def entrants(self) -> list[int]:
        """Everybody who has not gone home."""
        return [number for number, player in self.players.items() if not player.left]

    def contestants(self) -> list[int]:
        """Those of them who can be seated: without a device with real cards, or where a bot plays for who is away."""
        return [number for number in self.entrants() if self.players[number].guest or self._plays_typed]

    @property
    def _plays_typed(self) -> bool:
        return self.plan.real or self.plan.absent == "bot"

    def running(self) -> list[tuple[int, int, EveningTable]]:
        """The tables at which something is to come, with their stages and numbers."""
        return [] if self.over else self.unfinished()

    def unfinished(self) -> list[tuple[int, int, EveningTable]]:
        """The same, when the evening is over too."""
        stages = enumerate(self.stages, 1) if self.arena else [(len(self.stages), stage) for stage in self.stages[-1:]]
        return [
            (number, place, table)
            for number, stage in stages
            for place, table in enumerate(stage.tables, 1)
            if not table.over
        ]

    def seat_at(self, player: int) -> str:
        """The code of the online table where somebody has a seat now."""
        return next((table.code for _, _, table in self.running() if player and player in table.players), "")

    def past(self) -> list[PlayedStage]:
        """The stages that are over; of an arena what of them is."""
        return [stage.played() for stage in self.counted_stages()]

    def counted_stages(self) -> list[EveningStage]:
        return self.stages if self.arena else [stage for stage in self.stages if stage.over]

    def standings(self) -> tuple[Standing, ...]:
        if self._standings[0] != self.version:
            self._standings = self.version, standings(self.plan, list(self.players), self.past(), self.teams())
        return self._standings[1]

    def same_deals(self, stage: int) -> list[EveningTable]:
        """The tables of a stage of a duplicate that is over, as far as they have records."""
        if not self.duplicate:
            raise Problem("no-teams")
        if not 1 <= stage <= len(self.stages):
            raise Problem("no-such-stage", stage=stage)
        if not self.stages[stage - 1].over:
            raise Problem("deals-early")
        return [table for table in self.stages[stage - 1].tables if table.record]

    def of(self) -> int:
        """How many stages there will be, 0 where that is open."""
        there = self.stages[0].people() if self.stages else self.contestants()
        try:
            return formats.stages(self.plan, len(there))
        except Problem:
            return 0

    def slip(self, stage: int, table: int) -> str:
        """What is written on the slip of a table of real cards: which one it is, and what nobody can guess."""
        secret = hmac.digest(self._dice, f"slip {stage} {table}".encode(), "sha256")
        return f"{stage}-{table}-{b32encode(secret).decode()[:10].lower()}"

    # Time

    def time_after(self, seconds: float) -> float:
        """The time of the evening so long after its last entry; it stands still while the evening does."""
        return self.at if self.paused or self.over else self.at + max(seconds, 0.0)

    def ends(self) -> float | None:
        """When an arena has no more time."""
        return self.begun + 60 * self.plan.minutes if self.arena and self.plan.minutes else None

    def time_is_up(self, at: float) -> bool:
        """Whether an arena has had its time."""
        ends = self.ends()
        return bool(self.stages) and ends is not None and at >= ends

    def clocks(self) -> dict[int, float]:
        """When the time of each stage is up that is under way, and has a clock."""
        limit = 60 * self.plan.stage_minutes
        found: dict[int, float] = {}
        for number in sorted({stage for stage, _, _ in self.running()}) if not self.still else ():
            stage = self.stages[number - 1]
            ends = self.ends() if self.arena else stage.since + limit if limit else None
            if ends is not None and not stage.time_up:
                found[number] = ends
        return found

    # Who plays with whom

    def next_stage(self, here: Collection[int], at: float) -> log.Began | None:
        """What would begin now: the next stage, or more tables of an arena; None when there have been enough."""
        if self.arena:
            tables, idle = self.seat_free(here, at), tuple[int, ...]()
            number, wanted = self.stage_for(tables), {player for table in tables for player in table if player}
            if number > MOST_STAGES:
                return None
        else:
            seated = self.seat(here)
            if seated is None:
                return None
            tables, idle = seated.tables, seated.idle
            number, wanted = len(self.stages) + 1, set(self.entrants())
        away = tuple(player for player in sorted(wanted) if not self.counts_as_here(player, here))
        return log.Began(stage=number, tables=tables, idle=idle, away=away)

    def seat(self, here: Collection[int]) -> Seated | None:
        """The next stage, with those who are there; None when there have been enough."""
        players = self.seatable(here)
        past = self.past()
        if len(past) >= MOST_STAGES:
            return None
        return formats.seat(self.plan, players, past, self._chance(len(past)), self.teams())

    def free(self, here: Collection[int]) -> list[int]:
        """In an arena: those who have no table, who has waited longest first."""
        seated = {player for _, _, table in self.running() for player in table.players}
        return sorted(set(self.seatable(here)) - seated, key=lambda player: (self.players[player].since, player))

    def seat_free(self, here: Collection[int], at: float) -> tuple[tuple[int, ...], ...]:
        """In an arena: tables for those who have none; some with empty seats, when the first have waited long."""
        free = self.free(here)
        waited = bool(free) and at >= self.players[free[0]].since + PATIENCE
        return formats.pair_free(self.plan, free, self.past(), self._chance(self.version), waited)

    def seatable(self, here: Collection[int]) -> list[int]:
        """Those who get a seat: all who have not gone home, or of them those who are there."""
        contestants = self.contestants()
        if self.plan.absent == "bot" and not self.arena:
            return contestants
        return [player for player in contestants if self.counts_as_here(player, here)]

    def counts_as_here(self, player: int, here: Collection[int]) -> bool:
        """Whether somebody is there; who has no device, or plays with real cards, is until they say otherwise."""
        return player in here or self.plan.real or (self._plays_typed and not self.players[player].guest)

    def expected(self) -> tuple[Seated, ...]:
        """Who plays with whom in the stages to come, where a schedule says so; that under way is taken as over."""
        if self._expected[0] != self.version:
            self._expected = self.version, tuple(self._foresee())
        return self._expected[1]

    def _foresee(self) -> Iterator[Seated]:
        if not by_partners(self.plan) or self.over:
            return
        players = self.contestants()
        past = [
            PlayedStage(tuple([table.players for table in stage.tables]), (), (), stage.idle) for stage in self.stages
        ]
        try:
            while (seated := formats.seat(self.plan, players, past, self._chance(len(past)))) is not None:
                if not seated.tables:
                    return
                yield seated
                past.append(PlayedStage(seated.tables, (), (), seated.idle))
        except Problem:  # it does not fit these people
            return

    def stage_for(self, tables: Sequence[tuple[int, ...]]) -> int:
        """The stage of an arena in which none of these people plays yet, nor has played in a later one."""
        people = {player for table in tables for player in table if player}
        return 1 + max(
            (
                number
                for number, stage in enumerate(self.stages, 1)
                for table in stage.tables
                if not people.isdisjoint(table.players)
            ),
            default=0,
        )

    def _chance(self, *purpose: object) -> Random:
        """Chance that nobody can foretell."""
        return Random(hashlib.sha256(self._dice + repr(purpose).encode()).digest())

    # What happens

    def take(self, entry: log.Entry) -> None:
        """Lets an entry happen. It has been checked, or comes from the log."""
        self.version += 1
        self.at = entry.at
        if entry.id and entry.by:
            self._doers.setdefault(entry.by, Doer()).remember(entry.id)
        if isinstance(entry, _TALK):
            self.talk += len(log.encode(entry))
        self._TAKE[type(entry)](self, entry)

    def _opened(self, entry: log.Opened) -> None:
        self._dice = bytes.fromhex(entry.dice)
        self._numbers: dict[str, int] = {}
        self.opened_by = entry.guest
        self.opener = entry.opener
        self.host_guest = entry.guest
        self._plan(entry.plan)

    def _plan(self, plan: Plan) -> None:
        self.plan = plan
        self.rules = table_rules(plan)

    def _came(self, entry: log.Came) -> None:
        typed = self.players.get(entry.player)
        if typed is None:
            self.players[entry.player] = Player(entry.name, entry.guest, since=entry.at, team=self._smaller_team())
        else:
            typed.guest = entry.guest
        self._numbers[entry.guest] = entry.player

    def _enrolled(self, entry: log.Enrolled) -> None:
        self.players[entry.player] = Player(entry.name, since=entry.at, team=self._smaller_team())

    def _smaller_team(self) -> int:
        """The team that somebody who comes plays for, unless they or the host choose."""
        there = [self.players[number].team for number in self.entrants()]
        return min(TEAMS, key=there.count)

    def _teamed(self, entry: log.Teamed) -> None:
        self.players[entry.player].team = entry.team

    def _withdrew(self, entry: log.Withdrew) -> None:
        self.players[entry.player].left = True

    def _rejoined(self, entry: log.Rejoined) -> None:
        self.players[entry.player].left = False
        self.players[entry.player].since = entry.at

    def _hosted(self, entry: log.Hosted) -> None:
        self.host_guest = self.players[entry.player].guest
        self.vacant = False

    def _forgotten(self, entry: log.Forgotten) -> None:
        if entry.opener:
            self.opened_by, self.opener = entry.guest, entry.name
        if entry.hosting:
            self.host_guest = entry.guest
        if entry.player:
            player = self.players[entry.player]
            self._numbers.pop(player.guest, None)
            self._doers.pop(player.guest, None)
            self._numbers[entry.guest] = entry.player
            player.name, player.guest, player.left = entry.name, entry.guest, True

    def _planned(self, entry: log.Planned) -> None:
        self._plan(entry.plan)

    def _began(self, entry: log.Began) -> None:
        if not self.stages:
            self.begun = entry.at
        while len(self.stages) < entry.stage:
            self.stages.append(EveningStage(entry.at))
        stage = self.stages[entry.stage - 1]
        codes = entry.codes or ("",) * len(entry.tables)
        for seating, code in zip(entry.tables, codes, strict=True):
            stage.tables.append(EveningTable(seating, code, points=(0,) * len(seating)))
        stage.idle = entry.idle
        for number, player in self.players.items():
            if not self.arena or any(number in table for table in entry.tables):
                player.away = number in entry.away

    def _scored(self, entry: log.Scored) -> None:
        stage, table = self.at_table(entry.stage, entry.table)
        table.slips.append(Slip(entry.winner, entry.hands))
        table.rounds += 1
        table.points = tuple([had + made for had, made in zip(table.points, entry.points, strict=True)])
        if table.rounds >= self.plan.rounds or stage.time_up:
            self._table_over(table)

    def _counted(self, entry: log.Counted) -> None:
        _, table = self.at_table(entry.stage, entry.table)
        table.rounds, table.points, table.deals = entry.rounds, entry.points, entry.deals
        if entry.places:
            table.record = entry.record
            self._table_over(table, entry.places)

    def _table_over(self, table: EveningTable, found: tuple[int, ...] = ()) -> None:
        table.over = True
        table.places = found or places(self.rules, table.points)
        self.rested = self.at
        for player in filter(None, table.players):
            self.players[player].since = self.at

    def _corrected(self, entry: log.Corrected) -> None:
        _, table = self.at_table(entry.stage, entry.table)
        table.points = entry.points
        table.corrections.append(entry.points)
        if table.over:
            table.places = places(self.rules, entry.points)
        else:
            self._table_over(table)

    def _time_up(self, entry: log.TimeUp) -> None:
        self.stages[entry.stage - 1].time_up = True

    def _paused(self, _: log.Paused) -> None:
        self.paused = True

    def _resumed(self, _: log.Resumed) -> None:
        self.paused = False

    def _finished(self, _: log.Finished) -> None:
        self.over = True
        self.paused = False

    def at_table(self, stage: int, table: int) -> tuple[EveningStage, EveningTable]:
        found = self.stages[stage - 1]
        return found, found.tables[table - 1]

    _TAKE: Final[dict[type, Callable[..., None]]] = by_name(log.Entry.__subclasses__(), locals(), "_")
