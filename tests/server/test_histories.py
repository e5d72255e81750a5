"""The checker of histories finds what must not be: else chaos would show nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from server.clients import Answer, Player
from server.histories import Event, check_answers, check_owners

RIGHT = [
    Event("owned", 1, 7),
    Event("wrote", 1, 7, 1),
    Event("owned", 0, 7),
    Event("owned", 2, 7),
    Event("wrote", 2, 7, 2),
    Event("died", 2),
    Event("owned", 1, 7),
    Event("wrote", 1, 7, 3),
]
LOG: list[dict[str, Any]] = [{"id": "a"}, {"type": "bot"}, {"id": "b"}]
TOLD = [Answer("a", 1.0, 2.0, 1), Answer("b", 3.0, 4.0, 0)]


def test_a_table_may_go_to_others_and_come_back() -> None:
    assert check_owners(RIGHT) == 1


@pytest.mark.parametrize(
    ("events", "found"),
    [
        ([*RIGHT, Event("wrote", 2, 7, 4)], "to a table of 1"),
        ([*RIGHT, Event("wrote", 1, 7, 3)], "twice"),
        ([*RIGHT, Event("died", 1), Event("wrote", 1, 7, 4)], "by a dead one"),
        ([*RIGHT, Event("owned", 3, 7)], "taken from 1, which lives"),
        ([*RIGHT, Event("owned", 0, 7), Event("owned", 2, 7), Event("wrote", 2, 7, 4)], "by a dead one"),
    ],
)
def test_two_owners_at_a_time_are_found(events: list[Event], found: str) -> None:
    with pytest.raises(AssertionError, match=found):
        check_owners(events)


def told(*answers: Answer) -> list[Player]:
    player = Player(lambda _: pytest.fail("nobody connects"), "P0", Random(1))
    player.answers.extend(answers)
    return [player]


def test_what_was_acknowledged_is_there() -> None:
    assert check_answers(LOG, told(*TOLD)) == 2


@pytest.mark.parametrize(
    ("log", "answers"),
    [
        (LOG[:2], TOLD),  # lost
        ([*LOG, {"id": "a"}], TOLD),  # doubled
        (LOG, [Answer("a", 1.0, 2.0, 2)]),  # told elsewhere
        (LOG, [Answer("b", 1.0, 2.0, 3), Answer("a", 3.0, 4.0, 1)]),  # out of order
    ],
)
def test_what_was_lost_doubled_or_moved_is_found(log: list[dict[str, Any]], answers: list[Answer]) -> None:
    with pytest.raises(AssertionError):
        check_answers(log, told(*answers))
