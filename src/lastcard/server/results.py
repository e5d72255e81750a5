"""Results: who played in a finished match and what came of it, written with its record; and the ratings that follow."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from lastcard import record
from lastcard.core.errors import Problem
from lastcard.core.rules import Ruleset
from lastcard.deals.model import score
from lastcard.evening.driver import EveningRoom
from lastcard.match.match import sides_from_one
from lastcard.ratings.families import family_of
from lastcard.server.records import Records
from lastcard.server.storage.base import Store
from lastcard.server.storage.clubs import PlaceRow, count_match, end_evening
from lastcard.server.storage.collection import put_collected
from lastcard.server.storage.ratings import (
    BOT,
    RatingStore,
    SeatResult,
    correct_result,
    put_player,
    put_result,
)
from lastcard.server.storage.statements import Statement
from lastcard.server.storage.tries import end_try
from lastcard.table.driver import Room
from lastcard.table.state import Table


def results(room: Room[Any]) -> list[Statement]:
    """What is written of the match that has just ended at a table."""
    table, now = room.table, time.time()
    assert table.match_state is not None
    champions = table.match_state.match.standing().champions
    seated = [_who(table, seat) for seat in range(1, len(table.chairs) + 1)]
    found = []
    if table.fixed is not None and now <= table.fixed.until:
        points = score(table.match_state.round, next(iter(table.seats.values())))
        found += end_try(room.number, points, table.record, now)
    found += [
        put_player(table.record, seat, guest, level, name, seat in champions, now)
        for seat, ((guest, level), name) in enumerate(zip(seated, table.names, strict=True), 1)
    ]
    found.append(count_match(table.evening or table.code, table.record, now))
    persons = tuple(guest or (BOT + level if level else "") for guest, level in seated)
    if _is_rated(table, persons, champions):
        rounds = len(table.match_state.to_record().rounds)
        result = _result(persons, table.rules, champions, rounds)
        found.append(put_result(table.record, now, family_of(table.rules), result))
    if table.settings.collected and not table.origin and table.fixed is None:
        found.append(put_collected(table.record, now))
    return found


def _result(persons: tuple[str, ...], rules: Ruleset, champions: Sequence[int], rounds: int) -> SeatResult:
    """What came of a match that one side has won."""
    teams = sides_from_one(rules, len(persons))
    winner = next(number for number, side in enumerate(teams) if set(champions) & set(side))
    return SeatResult(persons, teams, winner, rounds)


def from_record(text: str, kept: SeatResult) -> tuple[str, SeatResult] | None:
    """The family and the result of a match by its record alone, if it was won; who sat where is as it was kept."""
    match = record.loads(text)
    champions = record.at_end(match).standing().champions
    if not champions or len(match.seats) != len(kept.persons):
        return None
    return family_of(match.rules), _result(kept.persons, match.rules, champions, len(match.rounds))


async def corrections(
    store: Store, advance: Callable[[int, int], None]
) -> tuple[list[Statement], list[tuple[str, Problem | None]]]:
    """What has to be written where kept results are not those of their records; which records tell none, and why."""
    ratings, records = RatingStore(store), Records(store, "")
    wrong: list[Statement] = []
    silent: list[tuple[str, Problem | None]] = []
    total, done = await ratings.total(), 0
    async for name, family, kept in ratings.all_results():
        try:
            told = from_record(await records.whole(name), kept)
        except Problem as problem:
            silent.append((name, problem))
        else:
            if told is None:
                silent.append((name, None))
            elif told != (family, kept):
                wrong.append(correct_result(name, *told))
        done += 1
        advance(done, total)
    return wrong, silent


def evening_results(room: EveningRoom[Any]) -> list[Statement]:
    """What is written of an evening that is over: how it ended for everybody who has played."""
    evening = room.evening
    players = evening.players
    places = [
        PlaceRow(evening.code, each.player, each.place, players[each.player].guest, players[each.player].name)
        for each in evening.standings()
        if each.played
    ]
    return end_evening(evening.code, time.time(), evening.plan.title, places)


def _who(table: Table, seat: int) -> tuple[str, str]:
    """The guest, or the bot, who had a seat for the whole of a match; where several had it, nobody."""
    people = [person for person, had in table.played.items() if had == seat]
    if not people:
        return "", table.chairs[seat - 1].bot
    return (table.people[people[0]].guest, "") if len(people) == 1 else ("", "")


def _is_rated(table: Table, persons: tuple[str, ...], champions: Sequence[int]) -> bool:
    """Whether the table was marked so, everybody in it is known, somebody is a person, and one side has won."""
    known = all(persons) and len(set(persons)) == len(persons)
    return table.settings.rated and known and not all(each.startswith(BOT) for each in persons) and bool(champions)
