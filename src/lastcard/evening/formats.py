"""Tournament formats: who plays with whom next, by a schedule of partners, Swiss, knock-out or arena pairing.

What is decided here follows from the plan, the stages that are over, the people who are there now, and chance.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from lastcard.core.errors import Problem
from lastcard.core.rules import Ruleset
from lastcard.evening import duplicate
from lastcard.evening.pace import stages_in
from lastcard.evening.pairing import divide, meetings
from lastcard.evening.played import PlayedStage, Seated, by_partners, is_duplicate, table_rules, table_seats
from lastcard.evening.standings import final, order, qualified, tallies
from lastcard.match.schedules import Schedule, Seating, eight_players, four_players, whist
from lastcard.protocol.evening import LEAST, MOST_PLAYERS, MOST_STAGES, PAIR, PLACES, TEAMS, Plan

SIZES: Final = (3, 4, 5)  # of their tables
OFTEN: Final = 4  # stages of a duplicate that are enough, and without a time half of them


def bots_play(plan: Plan) -> bool:
    """Whether a bot takes a seat that nobody has: there is none at a table of real cards."""
    return plan.absent == "bot" and not plan.real


def check_plan(plan: Plan, players: int) -> None:
    """Refuses rules that can't be played and a format that does not fit the number of players."""
    ruleset, same_deals = table_rules(plan), is_duplicate(plan)
    if same_deals and plan.real:
        raise Problem("duplicate-real")
    if by_partners(plan) or same_deals or not _sizes(ruleset):
        ruleset.check_seats(table_seats(plan))
    if by_partners(plan):
        places(plan, players)
        return
    if players < least_players(plan):
        raise Problem("format-too-few", players=players, least=least_players(plan))
    if players > MOST_PLAYERS:
        raise Problem("format-too-many", players=players, most=MOST_PLAYERS)


def least_players(plan: Plan) -> int:
    """How many people it takes, where there is no schedule for some numbers only."""
    if not is_duplicate(plan):
        return LEAST
    return PAIR if bots_play(plan) else 4 * plan.side


def places(plan: Plan, players: int) -> int:
    """For how many the schedule is that these people play: theirs, or with at most one bot for each table."""
    for number in PLACES[plan.format]:
        fewest = number - number // 4 if bots_play(plan) else number
        if fewest <= players <= number:
            return number
    raise Problem("format-unfit", players=players, needed=[str(number) for number in PLACES[plan.format]])


def _schedule(plan: Plan, number: int) -> Schedule:
    if plan.format == "whist":
        return whist(number)
    return eight_players() if plan.format == "eight" else four_players(literal=plan.format == "rotation-short")


def stages(plan: Plan, players: int) -> int:
    """How many stages there will be for those who are there at the first; 0 where that is open."""
    if by_partners(plan):
        there = len(_schedule(plan, places(plan, players)))
        return min(plan.stages or there, there)
    if plan.format == "knockout":
        return _rounds_of_knockout(plan, players)
    if plan.format == "arena":
        return 0
    if is_duplicate(plan):
        return plan.stages or _in_time(plan, OFTEN // 2, OFTEN)
    return plan.stages or _in_time(plan, enough_stages(plan, players), min(to_meet(plan, players), MOST_STAGES))


def to_meet(plan: Plan, players: int) -> int:
    """How many stages it takes at least to meet everybody."""
    return max(1, -(-(players - 1) // (plan.seats - 1)))


def enough_stages(plan: Plan, players: int) -> int:
    """How many stages of a Swiss tournament tell the best from the others."""
    return min(to_meet(plan, players), math.ceil(math.log(max(players, 1), plan.seats)) + 2)


def _in_time(plan: Plan, usual: int, most: int) -> int:
    """As many stages as fit the time, but no more than make sense; without a time, the usual number."""
    if not plan.minutes:
        return usual
    there = stages_in(plan.minutes, table_rules(plan), table_seats(plan), plan.rounds, plan.real)
    return max(1, min(there, most))


def _rounds_of_knockout(plan: Plan, players: int) -> int:
    number, left = 0, players
    while left > 1:
        sizes = split(plan, left)
        number += 1
        if len(sizes) < 2:
            break
        left = sum((size + 1) // 2 for size in sizes)
    return number


def seat(
    plan: Plan,
    players: Sequence[int],
    past: Sequence[PlayedStage],
    chance: Random,
    teams: Mapping[int, int] | None = None,
) -> Seated | None:
    """Who plays with whom in the next stage; None when the evening has had its stages.

    `players` are those who are in it now: whoever is merely not at hand is one of them, whoever went home is not.
    """
    if is_duplicate(plan):
        return _of_teams(plan, players, past, chance, teams or {})
    if by_partners(plan):
        return _by_schedule(plan, players, past)
    if plan.format == "knockout":
        return _knockout(plan, players, past, chance)
    if plan.format == "swiss" and past and len(past) >= stages(plan, len(past[0].present())):
        return None
    return _seated(plan, players, past, chance)


def pair_free(
    plan: Plan, free: Sequence[int], past: Sequence[PlayedStage], chance: Random, waited: bool = False
) -> tuple[Seating, ...]:
    """Tables of an arena for those who are free, who has waited longest first; who is left goes on waiting.

    Before they have `waited` long enough only full tables are made, then all that there can be.
    """
    if not waited:
        free = free[: len(free) - len(free) % plan.seats]
    return _seated(plan, free, past, chance).tables if free else ()


# Swiss, knock-out, arena


def _sizes(ruleset: Ruleset) -> list[int]:
    """How many may sit at a table."""
    return [size for size in SIZES if _playable(ruleset, size)]


def _playable(ruleset: Ruleset, size: int) -> bool:
    try:
        ruleset.check_seats(size)
    except Problem:
        return False
    return True


def split(plan: Plan, players: int) -> list[int]:
    """The sizes of tables for exactly so many, the largest first; none where that can't be.

    Tables have the plan's number of seats or one fewer where that comes out even, else 3 to 5; two play alone.
    """
    ruleset = table_rules(plan)
    allowed = _sizes(ruleset)
    wanted = [size for size in allowed if plan.seats - 1 <= size <= plan.seats]
    for sizes in (wanted, allowed):
        # with how many tables of these sizes, which follow each other, nobody is left over
        if sizes and (numbers := range(-(-players // sizes[-1]), players // sizes[0] + 1)):
            number = min(numbers, key=lambda tables: (abs(players - tables * plan.seats), tables))
            return [(players + place) // number for place in reversed(range(number))]
    return [2] if players == 2 and _playable(ruleset, 2) else []


def _seated(plan: Plan, players: Sequence[int], past: Sequence[PlayedStage], chance: Random) -> Seated:
    """Tables for all of these people, with bots or byes where the number does not come out even."""
    made = tallies(plan, past)
    ranked = list(players)
    chance.shuffle(ranked)
    ranked.sort(key=lambda player: order(plan, made[player]))
    idle: list[int] = []
    if not split(plan, len(ranked)) and len(ranked) > 1 and bots_play(plan):
        ranked += [0] * next((bots for bots in range(1, 5) if split(plan, len(ranked) + bots)), 0)
    while ranked and not split(plan, len(ranked)):
        idle.append(min(reversed(ranked), key=lambda player: made[player].byes))  # of those the last in the ranking
        ranked.remove(idle[-1])
    if not ranked:
        return Seated((), tuple(sorted(idle)))
    met = meetings(table for stage in past for table in stage.tables)
    tables = divide(ranked, split(plan, len(ranked)), met, chance)
    for table in tables:
        chance.shuffle(table)
    return Seated(tuple(map(tuple, tables)), tuple(sorted(idle)))


def _knockout(plan: Plan, players: Sequence[int], past: Sequence[PlayedStage], chance: Random) -> Seated | None:
    """The next stage of those who are still in it. Who comes after the first can't be."""
    still = [player for player in qualified(plan, past) if player in players] if past else list(players)
    if final(past) or len(still) < 2:
        return None
    seated = _seated(plan, still, past, chance)
    return seated if seated.tables else None


def _of_teams(
    plan: Plan, players: Sequence[int], past: Sequence[PlayedStage], chance: Random, teams: Mapping[int, int]
) -> Seated | None:
    if len(past) >= stages(plan, len(players)):
        return None
    members = [[player for player in players if teams.get(player) == team] for team in TEAMS]
    return duplicate.seat(plan, members, past, chance, bots_play(plan))


# Schedules of partners


def _by_schedule(plan: Plan, players: Sequence[int], past: Sequence[PlayedStage]) -> Seated | None:
    """The next stage of a schedule. A place in it belongs to who had it last.

    While that person is not there it is a bot's, or its table is not played; somebody who comes late, or comes back
    when another one has the place, gets one that nobody who is there has.
    """
    present = [stage.present() for stage in past] + [sorted(players)]
    number = places(plan, len(present[0]))
    schedule = _schedule(plan, number)
    if len(past) >= min(plan.stages or len(schedule), len(schedule)):
        return None
    holders = [0] * number
    for there in present:
        holders = _take_places(holders, there)
    of_place = [0] + [holder if holder in players else 0 for holder in holders]
    tables = [tuple(of_place[place] for place in table) for table in schedule[len(past)]]
    kept = tuple(table for table in tables if (any(table) if bots_play(plan) else all(table)))
    seated = {player for table in kept for player in table}
    return Seated(kept, tuple(player for player in sorted(players) if player not in seated))


def _take_places(holders: list[int], present: list[int]) -> list[int]:
    """Who holds each place when those who have none have taken those of whom is not there."""
    waiting = [player for player in present if player not in holders]
    return [waiting.pop(0) if holder not in present and waiting else holder for holder in holders]
