"""The tournament desk: which formats fit the people and the time there is, the best suggestion first."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

import msgspec

from lastcard.core.errors import Problem
from lastcard.evening import duplicate
from lastcard.evening.formats import bots_play, check_plan, enough_stages, places, split, stages, to_meet
from lastcard.evening.pace import stage_minutes, stages_in
from lastcard.evening.played import by_partners, is_duplicate, table_rules, table_seats
from lastcard.protocol.evening import FORMATS, PLACES, Fit, Plan

_ROUNDS: Final = (4, 3, 2, 1)  # in a stage, the rulebook's number first (S2-VAR-2)
_MOST_ROUNDS: Final = 20


def fits(plan: Plan, players: int) -> tuple[Fit, ...]:
    """What suits so many people, with the plan's rules, seats and minutes; a format that does not is not offered."""
    found = [fit for format_ in FORMATS for fit in _fitting(msgspec.structs.replace(plan, format=format_), players)]
    return tuple(sorted(found, key=lambda fit: _rank(fit, players)))


def _rank(fit: Fit, players: int) -> tuple[bool, int]:
    """Everybody's partner first, where no bot is needed for it; else as the formats are listed."""
    return fit.format in PLACES and fit.tables * 4 > players, FORMATS.index(fit.format)


def _fitting(plan: Plan, players: int) -> Iterator[Fit]:
    plan = msgspec.structs.replace(plan, stages=0)
    try:
        check_plan(plan, players)
    except Problem:
        return
    if by_partners(plan):
        yield from _of_schedule(plan, players)
    elif is_duplicate(plan):
        yield from _of_duplicate(plan, players)
    elif plan.format == "arena":
        yield from _of_arena(plan, players)
    elif len(split(plan, players)) == 1:
        yield from _of_one_table(plan, players)
    else:
        yield from _of_stages(plan, players)


def _time(plan: Plan, count: int, rounds: int) -> float:
    return count * stage_minutes(table_rules(plan), table_seats(plan), rounds, plan.real)


def _in_time(plan: Plan, count: int, rounds: int) -> bool:
    return not plan.minutes or _time(plan, count, rounds) <= plan.minutes


def _fit(plan: Plan, players: int, count: int, rounds: int) -> Fit:
    if by_partners(plan):
        tables, idle = places(plan, players) // 4, 0
    else:
        seated = next(number for number in range(players, 1, -1) if split(plan, number))
        tables, idle = len(split(plan, seated)), players - seated
    return Fit(plan.format, count, rounds, math.ceil(_time(plan, count, rounds)), tables, idle)


def _of_schedule(plan: Plan, players: int) -> Iterator[Fit]:
    count = stages(plan, players)
    once = plan.format == "rotation-short" or (plan.format == "whist" and not plan.minutes)
    for rounds in (1,) if once else _ROUNDS:
        if _in_time(plan, count, rounds):
            yield _fit(plan, players, count, rounds)
            return


def _of_duplicate(plan: Plan, players: int) -> Iterator[Fit]:
    """As many deals in a stage as there is time for, and then as many stages; with teams of the same size."""
    for rounds in _ROUNDS:
        count = stages(msgspec.structs.replace(plan, rounds=rounds), players)
        if _in_time(plan, count, rounds):
            tables = duplicate.tables(plan, (players // 2, players - players // 2), bots_play(plan))
            idle = max(0, players - tables * table_seats(plan))
            yield Fit(plan.format, count, rounds, math.ceil(_time(plan, count, rounds)), tables, idle)
            return


def _of_one_table(plan: Plan, players: int) -> Iterator[Fit]:
    """All at one table all the time, for as many rounds as there is time for."""
    if plan.format == "swiss":
        for rounds in range(_MOST_ROUNDS if plan.minutes else _ROUNDS[0], 0, -1):
            if _in_time(plan, 1, rounds):
                yield _fit(plan, players, 1, rounds)
                return


def _of_stages(plan: Plan, players: int) -> Iterator[Fit]:
    """As many rounds in a stage as leave time for enough stages, and then as many stages as there is time for."""
    needed = stages(plan, players) if plan.format == "knockout" else enough_stages(plan, players)
    for rounds in _ROUNDS:
        count = needed
        if plan.format == "swiss" and plan.minutes:
            there = stages_in(plan.minutes, table_rules(plan), plan.seats, rounds, plan.real)
            count = min(max(needed if rounds > 1 else 2, there), to_meet(plan, players))
        if _in_time(plan, count, rounds):
            yield _fit(plan, players, count, rounds)
            return


def _of_arena(plan: Plan, players: int) -> Iterator[Fit]:
    """By time, so there has to be some, and more people than one table has seats for."""
    if len(split(plan, players)) > 1 and plan.minutes and _in_time(plan, 2, 1):
        yield msgspec.structs.replace(_fit(plan, players, 0, 1), minutes=plan.minutes)
