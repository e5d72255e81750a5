"""The tournament desk: which formats fit the people and the time there is, the best suggestion first."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

import msgspec

from lastcard.core.errors import Problem
from lastcard.evening import duplicate
from lastcard.evening.formats import bots_play, check_plan, enough_stages, least_players, places, split, stages, to_meet
from lastcard.evening.pace import stage_minutes, stages_in
from lastcard.evening.played import by_partners, is_duplicate, table_rules, table_seats
from lastcard.protocol.evening import FORMATS, PLACES, Fit, Plan, Unfit

_ROUNDS: Final = (4, 3, 2, 1)  # in a stage, the rulebook's number first (S2-VAR-2)
_MOST_ROUNDS: Final = 20


def fits(plan: Plan, players: int) -> tuple[Fit, ...]:
    """What suits so many people, with the plan's rules, seats and minutes; a format that does not is not offered."""
    tried = [_fitting(msgspec.structs.replace(plan, format=format_), players) for format_ in FORMATS]
    return tuple(sorted(filter(None, tried), key=lambda fit: _rank(fit, players)))


def unfit(plan: Plan, players: int, fitting: tuple[Fit, ...]) -> tuple[Unfit, ...]:
    """Why the formats that are not among those fitting do not suit."""
    there = {fit.format for fit in fitting}
    return tuple(
        [_unfit(msgspec.structs.replace(plan, format=other), players) for other in FORMATS if other not in there]
    )


def _unfit(plan: Plan, players: int) -> Unfit:
    try:
        check_plan(plan, players)
    except Problem as problem:
        match problem.message:
            case "format-unfit":
                return Unfit(plan.format, "number", PLACES[plan.format])
            case "format-too-few":
                return Unfit(plan.format, "few", (least_players(plan),))
            case message:
                return Unfit(plan.format, "real" if message == "duplicate-real" else "rules")
    if plan.format in ("knockout", "arena") and len(split(plan, players)) == 1:
        return Unfit(plan.format, "one-table", (plan.seats + 1,))
    return Unfit(plan.format, "open" if plan.format == "arena" and not plan.minutes else "time")


def _rank(fit: Fit, players: int) -> tuple[bool, int]:
    """Everybody's partner first, where no bot is needed for it; else as the formats are listed."""
    return fit.format in PLACES and fit.tables * 4 > players, FORMATS.index(fit.format)


def _fitting(plan: Plan, players: int) -> Fit | None:
    plan = msgspec.structs.replace(plan, stages=0)
    try:
        check_plan(plan, players)
    except Problem:
        return None
    if plan.format == "arena":
        return _of_arena(plan, players)
    return next((_fit(plan, players, *tried) for tried in _tried(plan, players) if _in_time(plan, *tried)), None)


def _tried(plan: Plan, players: int) -> Iterator[tuple[int, int]]:
    """Numbers of stages, and of rounds for each, the best first: of these the first is taken that the time allows."""
    if by_partners(plan):
        return _of_schedule(plan, players)
    if is_duplicate(plan):
        return _of_duplicate(plan, players)
    return _of_one_table(plan) if len(split(plan, players)) == 1 else _of_stages(plan, players)


def _time(plan: Plan, count: int, rounds: int) -> float:
    return count * stage_minutes(table_rules(plan), table_seats(plan), rounds, plan.real)


def _in_time(plan: Plan, count: int, rounds: int) -> bool:
    return not plan.minutes or _time(plan, count, rounds) <= plan.minutes


def _fit(plan: Plan, players: int, count: int, rounds: int) -> Fit:
    if by_partners(plan):
        number = places(plan, players)
        tables, over = number // 4, players - number
    elif is_duplicate(plan):  # with teams of the same size
        tables = duplicate.tables(plan, (players // 2, players - players // 2), bots_play(plan))
        over = players - tables * table_seats(plan)
    else:
        seated = next(number for number in range(players, 1, -1) if split(plan, number))
        tables, over = len(split(plan, seated)), players - seated
    minutes = math.ceil(_time(plan, count, rounds))
    return Fit(plan.format, count, rounds, minutes, tables, idle=max(0, over), bots=max(0, -over))


def _of_schedule(plan: Plan, players: int) -> Iterator[tuple[int, int]]:
    once = plan.format == "rotation-short" or (plan.format == "whist" and not plan.minutes)
    return ((stages(plan, players), rounds) for rounds in ((1,) if once else _ROUNDS))


def _of_duplicate(plan: Plan, players: int) -> Iterator[tuple[int, int]]:
    """As many deals in a stage as there is time for, and then as many stages."""
    return ((stages(msgspec.structs.replace(plan, rounds=rounds), players), rounds) for rounds in _ROUNDS)


def _of_one_table(plan: Plan) -> Iterator[tuple[int, int]]:
    """All at one table all the time, for as many rounds as there is time for."""
    most = 0 if plan.format != "swiss" else _MOST_ROUNDS if plan.minutes else _ROUNDS[0]
    return ((1, rounds) for rounds in range(most, 0, -1))


def _of_stages(plan: Plan, players: int) -> Iterator[tuple[int, int]]:
    """As many rounds in a stage as leave time for enough stages, and then as many stages as there is time for."""
    needed = stages(plan, players) if plan.format == "knockout" else enough_stages(plan, players)
    for rounds in _ROUNDS:
        count = needed
        if plan.format == "swiss" and plan.minutes:
            there = stages_in(plan.minutes, table_rules(plan), plan.seats, rounds, plan.real)
            count = min(max(needed if rounds > 1 else 2, there), to_meet(plan, players))
        yield count, rounds


def _of_arena(plan: Plan, players: int) -> Fit | None:
    """By time, so there has to be some, and more people than one table has seats for."""
    if len(split(plan, players)) > 1 and plan.minutes and _in_time(plan, 2, 1):
        return msgspec.structs.replace(_fit(plan, players, 0, 1), minutes=plan.minutes)
    return None
