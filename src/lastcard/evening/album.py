"""The record of a tournament: who played with whom, with the record or the slips of every table, in one TOML file.

It is read, and counted again from nothing: records are replayed, slips are counted, the seating is compared with the
format and the standings with what comes out.
"""

from __future__ import annotations

import csv
import io
import json
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from random import Random
from typing import Any, Final

import msgspec

from lastcard import record
from lastcard.core.errors import Problem
from lastcard.core.rules import MAX_SEATS
from lastcard.engine.codes import IN_OVER
from lastcard.evening import duplicate, slips
from lastcard.evening.formats import check_plan, seat, stages
from lastcard.evening.played import PlayedStage, by_partners, is_duplicate, table_rules
from lastcard.evening.slips import Slip
from lastcard.evening.standings import places, qualified, standings
from lastcard.match.schedules import Seating
from lastcard.protocol.evening import TEAMS, Plan, Standing
from lastcard.record import Record, at, toml_writer, verifiable_shuffle
from lastcard.record.read import TomlTable
from lastcard.wording.catalogues import Catalogue

VERSION: Final = 1
_MOST_PLAYERS: Final = 1_000
_MOST_POINTS: Final = 100_000
_MOST_SCORE: Final = 10**9
_LEAST: Final = {"score": -_MOST_SCORE}  # in a duplicate one may be behind
_COLUMNS: Final = ("player", "place", "score", "points", "played")
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n")  # what makes a spreadsheet take a text for something else


class TablePage(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a stage: the record of an online one, the slips of one of real cards, and what the host corrected.

    `points` is what counts, by seat: the last of the corrections, or what the record or the slips give.
    """

    players: Seating
    points: tuple[int, ...]
    record: Record | None = None
    slips: tuple[Slip, ...] = ()
    corrections: tuple[tuple[int, ...], ...] = ()


class StagePage(msgspec.Struct, frozen=True):
    tables: tuple[TablePage, ...]
    idle: tuple[int, ...] = ()


class Album(msgspec.Struct, frozen=True, kw_only=True):
    """A whole evening. A player's number is the place of the name, from 1."""

    plan: Plan
    players: tuple[str, ...]
    stages: tuple[StagePage, ...]
    standings: tuple[Standing, ...]
    meta: dict[str, Any] = {}
    teams: tuple[int, ...] = ()  # of a duplicate: the team of each player


# Writing


def dumps(album: Album) -> str:
    """An evening as text; reading it again gives the same evening."""
    document: dict[str, Any] = {
        "evening": VERSION,
        "players": list(album.players),
        **({"teams": list(album.teams)} if album.teams else {}),
        "plan": msgspec.to_builtins(album.plan),
        "standings": [{name: getattr(standing, name) for name in _COLUMNS} for standing in album.standings],
    }
    if album.meta:
        document["meta"] = album.meta
    document["stage"] = [_stage_entry(stage) for stage in album.stages]
    return toml_writer.dumps(document)


def _stage_entry(stage: StagePage) -> dict[str, Any]:
    idle = {"idle": list(stage.idle)} if stage.idle else {}
    return idle | {"table": [_table_entry(table) for table in stage.tables]}


def _table_entry(table: TablePage) -> dict[str, Any]:
    entry: dict[str, Any] = {"players": list(table.players), "points": list(table.points)}
    if table.corrections:
        entry["corrections"] = [list(points) for points in table.corrections]
    if table.slips:
        entry["round"] = [
            {"winner": slip.winner, "hands": [" ".join(hand) for hand in slip.hands]} for slip in table.slips
        ]
    if table.record is not None:
        entry["record"] = tomllib.loads(record.dumps(table.record))
    return entry


def standings_csv(names: Mapping[int, str], found: Sequence[Standing], say: Catalogue) -> bytes:
    """Standings for a spreadsheet, with what was made with each partner where there are any."""
    partners = sorted({int(partner) for standing in found for partner in standing.partners})
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    heads = [
        say("standings-place"),
        say("standings-name"),
        say("standings-score"),
        say("standings-points"),
        say("standings-played"),
    ]
    writer.writerow([*heads, *(_cell(_name(names, partner, say)) for partner in partners)])
    for standing in found:
        made = [standing.partners.get(str(partner), "") for partner in partners]
        name = _cell(_name(names, standing.player, say))
        writer.writerow([standing.place, name, standing.score, standing.points, standing.played, *made])
    return text.getvalue().encode("utf-8-sig")  # spreadsheets take what has no mark for another encoding


def _name(names: Mapping[int, str], player: int, say: Catalogue) -> str:
    return names.get(player, str(player)) if player else say("standings-bot")


def _cell(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text


# Reading


def is_album(document: Mapping[str, Any]) -> bool:
    """Whether this is the record of an evening, and not of a match."""
    return "evening" in document


def loads(data: bytes | str) -> Album:
    """Reads the record of an evening; whatever is wrong with it raises a Problem that names the place."""
    return from_document(record.document_of(data))


def from_document(document: dict[str, Any]) -> Album:
    table = TomlTable(document)
    if table.get("evening", int, "number") != VERSION:
        raise Problem("album-bad-version")
    names = table.texts("players")
    if names is None or not 1 <= len(names) <= _MOST_PLAYERS:
        raise Problem("album-bad-players", most=_MOST_PLAYERS)
    plan = _read_plan(table.get("plan", dict, "table", {}))
    teams = _read_teams(plan, table.numbers("teams"), len(names))
    found = tuple([_read_standing(entry, len(names)) for entry in table.tables("standings")])
    meta = table.get("meta", dict, "table", {})
    read = tuple(_read_each("stage", table.tables("stage"), lambda entry: _read_stage(entry, len(names))))
    table.done()
    return Album(plan=plan, players=tuple(names), stages=read, standings=found, meta=meta, teams=teams)


def _read_teams(plan: Plan, given: list[int], players: int) -> tuple[int, ...]:
    if len(given) != (players if is_duplicate(plan) else 0):
        raise Problem("album-by-player", key="teams", players=players if is_duplicate(plan) else 0)
    return _numbers("teams", given, *TEAMS)


def _read_each(place: str, entries: Sequence[dict[str, Any]], read: Callable[[dict[str, Any]], Any]) -> Iterator[Any]:
    for number, entry in enumerate(entries, 1):
        try:
            yield read(entry)
        except Problem as problem:
            raise at(place, problem, number=number) from None


def _read_plan(entries: dict[str, Any]) -> Plan:
    try:
        plan = msgspec.convert(entries, Plan)
        table_rules(plan)
    except msgspec.ValidationError as error:
        raise at("plan", Problem("album-bad-plan", reason=str(error))) from None
    except Problem as problem:
        raise at("plan", problem) from None
    return plan


def _read_standing(entries: dict[str, Any], players: int) -> Standing:
    table = TomlTable(entries)
    values = {
        name: table.number(name, _LEAST.get(name, 0), players if name in ("player", "place") else _MOST_SCORE, 0)
        for name in _COLUMNS
    }
    table.done()
    return Standing(**values)


def _read_stage(entries: dict[str, Any], players: int) -> StagePage:
    table = TomlTable(entries)
    idle = _numbers("idle", table.numbers("idle"), 1, players)
    tables = tuple(_read_each("table", table.tables("table"), lambda entry: _read_table(entry, players)))
    table.done()
    return StagePage(tables, idle)


def _read_table(entries: dict[str, Any], players: int) -> TablePage:
    table = TomlTable(entries)
    seated = _numbers("players", table.numbers("players"), 0, players)
    if not 2 <= len(seated) <= MAX_SEATS:
        raise Problem("record-bad-seats", most=MAX_SEATS)
    points = _by_seat("points", table.numbers("points"), len(seated))
    corrections = table.get("corrections", list, "tables", [])
    if not all(isinstance(row, list) and all(type(entry) is int for entry in row) for row in corrections):
        raise Problem("record-bad-type", key="corrections", expected=Problem("type-numbers"))
    rounds = tuple(_read_each("round", table.tables("round"), _read_slip))
    played = table.get("record", dict, "table")
    table.done()
    return TablePage(
        players=seated,
        points=points,
        corrections=tuple(_by_seat("corrections", row, len(seated)) for row in corrections),
        slips=rounds,
        record=None if played is None else record.from_document(played),
    )


def _read_slip(entries: dict[str, Any]) -> Slip:
    table = TomlTable(entries)
    winner = table.number("winner", 0, MAX_SEATS)
    if winner is None:
        raise Problem("record-key-missing", key="winner")
    hands = tuple(tuple(hand.split()) for hand in table.texts("hands") or [])
    table.done()
    return Slip(winner, hands)


def _numbers(key: str, given: list[int], low: int, high: int) -> tuple[int, ...]:
    if not all(low <= number <= high for number in given):
        raise Problem("record-bad-number", key=key, low=low, high=high)
    return tuple(given)


def _by_seat(key: str, given: list[int], seats: int) -> tuple[int, ...]:
    if len(given) != seats:
        raise Problem("album-by-seat", key=key, seats=seats)
    return _numbers(key, given, 0, _MOST_POINTS)


# Counting again


def check(album: Album) -> list[Problem]:
    """Counts an evening again from nothing, and says everything that is wrong with it."""
    found: list[Problem] = []
    past: list[PlayedStage] = []
    for number, stage in enumerate(album.stages, 1):
        found += (at("stage", problem, number=number) for problem in _check_seating(album, stage, past))
        points, ranks, deals = [], [], []
        for place, table in enumerate(stage.tables, 1):
            counted = _Counted(album.plan, table)
            found += (at("stage-table", problem, stage=number, table=place) for problem in counted.problems)
            points.append(counted.points)
            ranks.append(counted.places)
            deals.append(tuple(counted.deals))
        tables = tuple(table.players for table in stage.tables)
        past.append(PlayedStage(tables, tuple(points), tuple(ranks), stage.idle, tuple(deals)))
    return found + list(_check_standings(album, past))


class _Counted:
    """What a table made, from its record or slips and the corrections."""

    def __init__(self, plan: Plan, table: TablePage) -> None:
        self.rules = table_rules(plan)
        self.table = table
        self.seats = len(table.players)
        self.points = table.points
        self.places = places(self.rules, table.points)
        self.deals: list[tuple[int, ...]] = []
        self.problems: list[Problem] = []
        try:
            self.count(plan)
        except Problem as problem:
            self.problems.append(problem)

    def count(self, plan: Plan) -> None:
        table = self.table
        self.rules.check_seats(self.seats)
        if len(table.slips) > plan.rounds:
            self.problems.append(Problem("album-too-many-rounds", given=len(table.slips), most=plan.rounds))
        if table.record is not None:
            self.replay(table.record)
        elif table.slips:
            self.take(slips.total(self.rules, self.seats, table.slips))
        elif not table.corrections:
            self.problems.append(Problem("album-no-result"))
        if table.corrections:
            self.take(table.corrections[-1])
        if self.points != table.points:
            self.problems.append(_differs("points", table.points, self.points))

    def take(self, points: tuple[int, ...]) -> None:
        self.points = points
        self.places = places(self.rules, points)

    def replay(self, played: Record) -> None:
        if len(played.seats) != self.seats:
            raise Problem("album-other-seats", given=len(played.seats), seats=self.seats)
        if played.rules != self.rules:
            raise Problem("album-other-rules")
        last = None
        for last in record.replay(played):
            self.problems += record.result_differences(played, last)
            if last.round.phase == IN_OVER:
                self.deals[last.number :] = [tuple([last.round.gain(seat) for seat in range(self.seats)])]
        if last is None or not last.match.champions:
            if not self.table.corrections:
                self.problems.append(Problem("album-not-over"))
        else:
            self.points = tuple(last.match.scores)
            self.places = tuple(last.match.ranks())


def _check_seating(album: Album, stage: StagePage, past: Sequence[PlayedStage]) -> Iterator[Problem]:
    """Who may not sit there: anybody twice, who is out, and in a schedule everybody who should sit elsewhere."""
    seated = [player for table in stage.tables for player in table.players if player]
    for player in sorted({player for player in seated if [*seated, *stage.idle].count(player) > 1}):
        yield Problem("album-twice", name=album.players[player - 1])
    if album.plan.format == "knockout" and past:
        for player in sorted(set(seated).difference(qualified(album.plan, past))):
            yield Problem("album-out", name=album.players[player - 1])
    if is_duplicate(album.plan):
        yield from _check_teams(album, stage)
    if by_partners(album.plan):
        yield from _check_schedule(album, stage, [*seated, *stage.idle], past)


def _check_teams(album: Album, stage: StagePage) -> Iterator[Problem]:
    """In a duplicate the teams are crossed, and all tables have the same deals."""
    for place, table in enumerate(stage.tables):
        for chair, player in enumerate(table.players):
            if player and album.teams[player - 1] != duplicate.team_at(place, chair):
                yield Problem("album-other-team", name=album.players[player - 1])
    for number, deals in enumerate(zip_longest(*[_secrets(table) for table in stage.tables if table.record]), 1):
        if len({secret for secret in deals if secret}) > 1:
            yield Problem("album-other-deals", number=number)


def _secrets(table: TablePage) -> list[str]:
    assert table.record is not None
    return [deal.key.hex() if deal is not None else "?" for deal in verifiable_shuffle.deals_of(table.record)]


def _check_schedule(
    album: Album, stage: StagePage, present: Iterable[int], past: Sequence[PlayedStage]
) -> Iterator[Problem]:
    try:
        wanted = seat(album.plan, sorted(set(present)), past, Random(0))
    except Problem as problem:
        yield problem
        return
    given = tuple(table.players for table in stage.tables)
    if wanted is not None and wanted.tables != given:
        yield _differs("players", given, wanted.tables)


def _check_standings(album: Album, past: Sequence[PlayedStage]) -> Iterator[Problem]:
    if past:
        try:
            check_plan(album.plan, len(past[0].present()))
            most = stages(album.plan, len(past[0].present()))
            if most and len(past) > most:
                yield Problem("album-too-many-stages", given=len(past), most=most)
        except Problem as problem:
            yield at("plan", problem)
    counted = standings(album.plan, range(1, len(album.players) + 1), past, dict(enumerate(album.teams, 1)))
    listed = {standing.player: standing for standing in album.standings}
    for right in counted:
        if right.player in listed:
            name = album.players[right.player - 1]
            yield from (at("standing", problem, name=name) for problem in _compare(listed[right.player], right))
    if [standing.player for standing in album.standings] != [standing.player for standing in counted]:
        yield Problem("album-standings")


def _compare(given: Standing, right: Standing) -> Iterator[Problem]:
    for column in _COLUMNS:
        there, counted = getattr(given, column), getattr(right, column)
        if there != counted:
            yield _differs(column, there, counted)


def _differs(key: str, given: object, counted: object) -> Problem:
    return Problem("album-differs", key=key, given=json.dumps(given), counted=json.dumps(counted))
