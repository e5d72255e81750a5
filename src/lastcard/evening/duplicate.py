"""A duplicate: two teams play the same deals at all tables, crossed, and what counts is the difference.

At the first, third, … table team 1 has the odd seats, at the others the even ones. So whatever a hand is worth, each
team has it as often as the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Final

from lastcard.core.rules import Ruleset
from lastcard.evening.pairing import meetings
from lastcard.evening.played import PlayedStage, Seated, table_rules
from lastcard.match.match import sides
from lastcard.match.schedules import Seating
from lastcard.protocol.evening import TEAMS, Plan

_TRIED: Final = 60  # arrangements of the people of a stage


def team_at(table: int, seat: int) -> int:
    """The team that has a seat; tables and seats count from 0."""
    return TEAMS[(table + seat) % 2]


def tables(plan: Plan, sizes: Sequence[int], bots: bool) -> int:
    """How many tables there are for teams of these sizes: an even number, so that all are crossed."""
    pair = 2 * plan.side
    return 2 * -(-max(sizes) // pair) if bots else 2 * (min(sizes) // pair)


def seat(plan: Plan, teams: Sequence[Sequence[int]], past: Sequence[PlayedStage], chance: Random, bots: bool) -> Seated:
    """Everybody at tables, with bots in the seats that are left; or where none may be, with byes.

    Of some arrangements that chance gives, the one in which the fewest sit together who have before.
    """
    number = tables(plan, [len(team) for team in teams], bots)
    byes = Counter(player for stage in past for player in stage.idle)
    met = meetings(table for stage in past for table in stage.tables)
    best: tuple[Seating, ...] = ()
    least = -1
    there = [sorted(team, key=lambda player: (-byes[player], chance.random()))[: number * plan.side] for team in teams]
    for _ in range(_TRIED):
        found = _crossed(plan, [_shuffled(team, number * plan.side, chance) for team in there], number)
        again = sum(met[pair] for table in found for pair in combinations(sorted(filter(None, table)), 2))
        if least < 0 or again < least:
            best, least = found, again
        if not again:
            break
    seated = {player for table in best for player in table}
    return Seated(best, tuple(sorted(player for team in teams for player in team if player not in seated)))


def _shuffled(team: Sequence[int], places: int, chance: Random) -> list[int]:
    """The people in some order, and after them bots."""
    people = list(team)
    chance.shuffle(people)
    return people + [0] * (places - len(people))


def _crossed(plan: Plan, teams: Sequence[Sequence[int]], number: int) -> tuple[Seating, ...]:
    found: list[Seating] = []
    for table in range(number):
        begin, end = table * plan.side, (table + 1) * plan.side
        odd, even = teams[table % 2][begin:end], teams[1 - table % 2][begin:end]
        found.append(tuple([player for pair in zip(odd, even, strict=True) for player in pair]))
    return tuple(found)


def made(rules: Ruleset, table: int, points: Sequence[int]) -> tuple[int, int]:
    """What both teams made at a table, from what each seat did; partners count once."""
    total = [0, 0]
    for side in sides(rules, len(points)):
        total[team_at(table, side[0]) - 1] += points[side[0]]
    return total[0], total[1]


def difference(rules: Ruleset, deal: Sequence[Sequence[int]]) -> int:
    """What team 1 is ahead by a deal, from what each seat of each table made."""
    total = sum(one - other for one, other in (made(rules, table, points) for table, points in enumerate(deal)))
    return -total if rules.fewest else total


def differences(rules: Ruleset, played: Sequence[Sequence[Sequence[int]]]) -> tuple[int, ...]:
    """The same for each deal that all tables have played, from those that each has."""
    return tuple([difference(rules, deal) for deal in zip(*played, strict=False)])


def totals(plan: Plan, past: Sequence[PlayedStage]) -> Mapping[int, int]:
    """What each team is ahead by all stages."""
    rules = table_rules(plan)
    ahead = sum(sum(differences(rules, stage.deals)) for stage in past)
    return {TEAMS[0]: ahead, TEAMS[1]: -ahead}
