"""Standings of a tournament: totals, points with each partner, scores by places, who is out of a knock-out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random

import msgspec

from lastcard.core import rules
from lastcard.core.rules import Ruleset
from lastcard.evening import duplicate
from lastcard.evening.played import PlayedStage, by_partners, is_duplicate
from lastcard.match.match import sides
from lastcard.protocol.evening import Plan, Standing


class PlayerTally(msgspec.Struct):
    """What somebody has made so far."""

    score: int = 0
    points: int = 0
    played: int = 0
    byes: int = 0
    partners: dict[int, int] = {}


def places(ruleset: Ruleset, points: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat by what it made: 1 is the best, equals share it, partners are one."""
    sign = 1 if ruleset.fewest else -1
    compared = [sign * points[side[0]] for side in sides(ruleset, len(points))]
    return tuple(1 + sum(other < sign * made for other in compared) for made in points)


def place_score(at_table: Sequence[int], seat: int) -> int:
    """What a place counts: two for each seat that is behind, one for each that is equal."""
    mine = at_table[seat]
    return sum(2 * (other > mine) + (other == mine) for other in at_table) - 1


def tallies(plan: Plan, past: Iterable[PlayedStage]) -> defaultdict[int, PlayerTally]:
    """What everybody has made. A bye counts as a table where all were equal."""
    found: defaultdict[int, PlayerTally] = defaultdict(PlayerTally)
    for stage in past:
        for table, seat, points, at_table in stage.seats():
            tally = found[table[seat]]
            tally.points += points[seat]
            tally.played += 1
            if by_partners(plan):
                partner = table[(seat + 2) % 4]
                tally.partners[partner] = tally.partners.get(partner, 0) + points[seat]
                tally.score += points[seat]
            else:
                tally.score += place_score(at_table, seat)
        for player in stage.idle:
            found[player].byes += 1
            found[player].score += plan.seats - 1 if plan.format == "swiss" else 0
    return found


def order(plan: Plan, tally: PlayerTally) -> tuple[int, int]:
    """What sorts the best first."""
    fewest = rules.from_value(plan.rules).fewest
    return -tally.score, tally.points if fewest else -tally.points


def lot(stage: int, player: int) -> float:
    """What decides where nothing else does, the same for everybody who asks."""
    return Random(stage << 16 | player).random()


def qualified(plan: Plan, past: Sequence[PlayedStage]) -> list[int]:
    """Who is still in a knock-out: the better half of the people at each table, and who had a bye."""
    if not past:
        return []
    made = tallies(plan, past)
    last = past[-1]
    found = list(last.idle)
    for table, at in zip(last.tables, last.places, strict=True):
        people = [seat for seat, player in enumerate(table) if player]
        people.sort(key=lambda seat: (at[seat], *order(plan, made[table[seat]]), lot(len(past), table[seat])))
        found += [table[seat] for seat in people[: (len(people) + 1) // 2]]
    return sorted(found)


def standings(
    plan: Plan, players: Sequence[int], past: Sequence[PlayedStage], teams: Mapping[int, int] | None = None
) -> tuple[Standing, ...]:
    """How everybody stands, the best first; who is equal shares a place and is listed by number."""
    if is_duplicate(plan):
        return _of_teams(plan, players, past, teams or {})
    if plan.format == "knockout":
        return _of_knockout(plan, players, past)
    made = tallies(plan, past)
    return _ranked({player: order(plan, made[player]) for player in {*players, *made}}, made)


def _ranked(
    keys: Mapping[int, tuple[int, ...]], made: Mapping[int, PlayerTally], out: Collection[int] = ()
) -> tuple[Standing, ...]:
    return tuple(
        _standing(player, 1 + sum(other < key for other in keys.values()), made[player], player in out)
        for player, key in sorted(keys.items(), key=lambda entry: (entry[1], entry[0]))
    )


def _of_teams(
    plan: Plan, players: Sequence[int], past: Sequence[PlayedStage], teams: Mapping[int, int]
) -> tuple[Standing, ...]:
    """Everybody with what their team is ahead of the other, or behind."""
    made, ahead = tallies(plan, past), duplicate.totals(plan, past)
    found = [
        msgspec.structs.replace(
            _standing(player, 1 if ahead[teams[player]] >= 0 else 2, made[player]),
            score=ahead[teams[player]],
            team=teams[player],
        )
        for player in players
    ]
    return tuple(sorted(found, key=lambda standing: (standing.place, standing.team, standing.player)))


def final(past: Sequence[PlayedStage]) -> bool:
    """Whether a knock-out has had its last table."""
    return bool(past) and len(past[-1].tables) == 1 and not past[-1].idle


def _of_knockout(plan: Plan, players: Sequence[int], past: Sequence[PlayedStage]) -> tuple[Standing, ...]:
    """Who came further is ahead; who went out in the same stage stands as at the table, then by what they made."""
    made = tallies(plan, past)
    reached: dict[int, tuple[int, int]] = {}
    for number, stage in enumerate(past, 1):
        reached |= dict.fromkeys(stage.idle, (-number, 0))
        reached |= {table[seat]: (-number, at[seat]) for table, seat, _, at in stage.seats()}
    still = qualified(plan, past)
    if final(past):
        still = [player for player, (number, place) in reached.items() if (number, place) == (-len(past), 1)]
    else:
        reached |= {player: (-len(past) - 1, 0) for player in still}
    out = set(reached).difference(still)
    keys = {player: (*reached.get(player, (0, 0)), *order(plan, made[player])) for player in {*players, *made}}
    return _ranked(keys, made, out)


def _standing(player: int, place: int, made: PlayerTally, out: bool = False) -> Standing:
    partners = {str(partner): points for partner, points in sorted(made.partners.items())}
    score, points, played = made.score, made.points, made.played
    return Standing(player=player, place=place, score=score, points=points, played=played, partners=partners, out=out)
