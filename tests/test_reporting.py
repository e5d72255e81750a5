"""Reports typed in the terminal: of whom, why, and in which words."""

from __future__ import annotations

import pytest
from server.simulated import Client, House

from lastcard.core.errors import Problem
from lastcard.protocol.admin import NewReport
from lastcard.protocol.messages import Room, Settings
from lastcard.terminal.reporting import read_report


@pytest.fixture(name="room")
def room_of_three() -> Room:
    house = House(Settings(seats=3))
    clients = [house.join(Client(name)) for name in ("Bo", "Bo Ek", "Ann")]
    room = clients[-1].room
    assert room is not None
    return room


@pytest.mark.parametrize(
    ("typed", "person", "reason", "words"),
    [
        ("Bo", 1, "other", ""),
        ("bo ek insults", 2, "insults", ""),
        ("Bo Spam the same line all the time", 1, "spam", "the same line all the time"),
        ("Bo Ek is rude", 2, "other", "is rude"),
    ],
)
def test_a_report_names_somebody_and_perhaps_a_reason(
    room: Room, typed: str, person: int, reason: str, words: str
) -> None:
    assert read_report(typed, room) == NewReport(person, reason, words)


def test_nobody_is_reported_whom_nobody_knows(room: Room) -> None:
    for typed in ("Bob", "Eva insults", "Annabel"):
        with pytest.raises(Problem, match="join-plain-nobody"):
            read_report(typed, room)
