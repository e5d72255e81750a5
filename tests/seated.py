"""Matches that begin in a position, with a person in the first seat and bots in the others; and bots of others."""

from __future__ import annotations

import pytest

from lastcard import record
from lastcard.bots import registry
from lastcard.bots.api import Maker
from lastcard.core.actions import parse as action
from lastcard.core.rules import parse
from lastcard.table.local import LocalRoom, begin
from lastcard.table.match_state import MatchState, Seat
from lastcard.terminal.keyboard import Keyboard
from lastcard.terminal.saves import Save


def at(
    hands: list[str], rules: str = "classic", top: str = "R5", turn: int = 1, bots: str = "easy", people: int = 1
) -> MatchState:
    names = ("Eva", "Ada", "Bo", "Cid")[: len(hands)]
    seats = [Seat(name, "" if number < people else bots) for number, name in enumerate(names)]
    sitting = MatchState(parse(rules), seats, b"x")
    position = record.Position(
        tuple(record.read_cards(hand, "hands") for hand in hands),
        record.read_cards(top, "discard"),
        record.read_cards("B1 B2 B3 B4 G1 G2 G3 G4", "stock"),
        turn,
    )
    sitting.round = record.begin_round(sitting.match, record.RoundRecord(start=position, seed="1"), True)
    sitting.events = []
    return sitting


def after(sitting: MatchState, *said: str) -> MatchState:
    """The same table when these things have been said."""
    for text in said:
        sitting.apply(action(text))
    return sitting


def room_of(sitting: MatchState, secret: bytes = b"x") -> LocalRoom:
    """A table of this program where this is played; what bots notice follows from a secret."""
    room = begin(sitting.rules, sitting.seats, secret)
    table = room.table
    table.match_state, table.sizes = sitting, sitting.sizes
    if sitting.over:
        table.stage = "over" if sitting.won else "between"
    return room


def keyboard(sitting: MatchState, secret: bytes = b"x") -> Keyboard:
    return Keyboard(room_of(sitting, secret), Save())


def install(monkeypatch: pytest.MonkeyPatch, maker: Maker | None) -> None:
    """Lets there be a bot called `theirs`, as another package would register it; one that is None can't be loaded."""

    class Point:
        def load(self) -> Maker:
            if maker is None:
                raise ImportError("nothing there")
            return maker

    monkeypatch.setattr(registry, "others", lambda: {"theirs": Point()})
