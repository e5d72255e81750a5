"""The state of a match: its deals, what it lets be seen, and its end."""

from __future__ import annotations

from random import Random

import english
import pytest

from lastcard import record
from lastcard.core.actions import PLAY, Action, encode
from lastcard.core.cards import FACES
from lastcard.core.errors import Problem, Refusal
from lastcard.core.events import seen
from lastcard.core.rules import PRESETS
from lastcard.engine.memory import Memory
from lastcard.lab.random_play import random_action
from lastcard.match.view import view
from lastcard.table import presenting
from lastcard.table.match_state import MatchState, Seat

PEOPLE = (Seat("Ada"), Seat("Bo"), Seat("Cid"), Seat("Dot"))


def sitting(rules: str = "classic", seats: tuple[Seat, ...] = PEOPLE, secret: bytes = b"a secret") -> MatchState:
    return MatchState(PRESETS[rules], seats, secret)


def play(table: MatchState, random: Random, count: int, rounds: int = 100) -> None:
    """So many random actions, through no more rounds than that and no further than to the end of the match."""
    for _ in range(count):
        if table.over and (table.won or table.number == rounds):
            return
        if table.over:
            table.next_round()
        else:
            table.apply(random_action(table.round, random))


def test_the_first_dealer_is_drawn_for_and_it_is_told() -> None:
    table = sitting()
    kinds = [event.kind for event in table.events]
    assert kinds[:4] == ["dealer-drew"] * 4
    assert kinds[kinds.index("dealer") + 1] == "dealt"
    assert table.events[kinds.index("dealer")].seat == table.round.dealer + 1
    assert len({sitting(secret=bytes([number])).round.dealer for number in range(40)}) == 4


def test_all_chance_follows_from_the_secret() -> None:
    assert sitting().to_record() == sitting().to_record()
    assert sitting().to_record().rounds != sitting(secret=b"another").to_record().rounds


def test_rounds_are_dealt_differently() -> None:
    table = sitting()
    first = table.round.log
    play(table, Random(1), 10_000, 1)
    table.next_round()
    assert (table.number, table.over) == (2, False)
    assert table.round.log != first


def test_a_seat_sees_its_view_and_the_events_of_its_own() -> None:
    table = sitting("house-party")
    random = Random(1)
    memories = [Memory(viewer, 4) for viewer in range(5)]
    happened = [event for event in table.events if not event.kind.startswith("dealer")]
    for _ in range(60):
        for viewer, memory in enumerate(memories):
            memory.watch(happened)
            assert table.view(viewer) == view(table.round, viewer, memory)
        happened = table.apply(random_action(table.round, random))
    for viewer in range(5):
        assert list(presenting.events(table.events, viewer)) == [seen(event, viewer) for event in table.events]
    assert not any(event.cards for event in presenting.events(table.events, 0) if event.kind == "dealt")


def test_a_refused_action_changes_nothing() -> None:
    table = sitting()
    before = table.to_record()
    with pytest.raises(Refusal):
        table.apply(Action(encode(table.round.turn + 1, PLAY, FACES["WX"])))
    assert table.to_record() == before


def test_impossible_seats_are_refused_at_once() -> None:
    with english.raises(Problem, match="2 to 10"):
        sitting(seats=(Seat("Ada"),))


def test_a_match_that_is_to_end_with_its_round_does() -> None:
    table = sitting()
    table.match.last = True
    play(table, Random(1), 10_000)
    assert table.won
    assert table.number == 1
    assert record.check(table.to_record()) == []
