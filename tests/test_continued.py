"""Tables at which a match goes on from a moment of another."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from lastcard import record
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.lab.random_play import play_match, random_action
from lastcard.protocol.messages import Hello, Settings
from lastcard.record import Record, branch
from lastcard.table import local, log
from lastcard.table.driver import Room
from lastcard.table.identities import Identity
from lastcard.table.log import Acted
from lastcard.table.match_state import Seat
from lastcard.table.state import Continued, Table

SECRET = b"secret" * 5
ADA = Identity("ada", "Ada")


def a_match(rules: Ruleset, seats: int = 3, seed: int = 3) -> Record:
    return replace(play_match(replace(rules, target=60), seats, seed), seats=("Ada", "Bo", "Cid", "Dot")[:seats])


def opened(game: Record, number: int, done: int, seat: int) -> Room[int]:
    """A table of a server at which the match goes on."""
    begun = branch.cut(game, number, done, SECRET)
    settings = Settings(rules=game.rules.value(), seats=len(game.seats))
    room: Room[int] = Room(1, "CODE")
    room.open(settings, b"d" * 32, ADA, "life")
    bots = tuple("" if place == seat else "net" for place in range(1, len(game.seats) + 1))
    room.go_on(Continued(begun.rounds, seat, game.seats, bots, "abc"), ADA)
    return room


def play_out(table: Table) -> None:
    random = Random(1)
    state = table.match_state
    assert state is not None
    while table.stage == "round":
        action = random_action(state.round, random)
        table.take(Acted(seat=action.seat, action=action))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_goes_on_as_it_was_and_its_record_can_be_checked(preset: str) -> None:
    random = Random(preset)
    game = a_match(PRESETS[preset], 4)
    number = len(game.rounds)
    done = random.randrange(len(game.rounds[-1].actions))
    there = branch.moment(game, number, done)
    room = opened(game, number, done, 2)
    table = room.table
    assert table.match_state is not None
    assert (table.stage, table.solo, table.origin) == ("round", True, "abc")
    assert record.state(table.match_state.match, table.match_state.round) == record.state(there.match, there.round)
    play_out(table)
    told = table.to_record("2026-01-01")
    assert record.check(record.loads(record.dumps(told))) == []
    assert told.meta["continues"] == "abc"
    assert told.rounds[: number - 1] == game.rounds[: number - 1]
    assert told.rounds[number - 1].actions[:done] == game.rounds[number - 1].actions[:done]


def test_who_goes_on_has_the_seat_and_bots_have_the_others() -> None:
    game = a_match(PRESETS["classic"])
    room = opened(game, 1, 4, 2)
    room.arrive(7, ADA, Hello(table="CODE"), 1.0)
    table = room.table
    assert table.seat_of(1) == 2
    assert table.host == 1
    assert table.names == ("Ada 2", "Ada", "Cid")  # whoever goes on has their own name
    assert table.bots == {1: "net", 3: "net"}
    assert table.match_state is not None
    assert table.match_state.own(2).hand == branch.moment(game, 1, 4).round.cards(1)


def test_such_a_table_comes_back_from_its_log() -> None:
    room = opened(a_match(PRESETS["classic"]), 1, 9, 1)
    again: Room[int] = Room(1, "CODE")
    again.restore([entry.encode() for _, entry in room.log])
    assert room.table.match_state is not None
    assert again.table.match_state is not None
    assert again.table.match_state.round == room.table.match_state.round
    play_out(room.table)
    play_out(again.table)
    assert again.table.to_record() == room.table.to_record()


def test_the_next_round_is_dealt_as_usual() -> None:
    game = a_match(PRESETS["classic"])
    room = opened(game, 1, 5, 1)
    table = room.table
    play_out(table)
    if table.stage == "between":
        table.take(table.deal_again())
        assert table.stage == "round"
        assert len(table.deals) == 1


def test_a_match_goes_on_at_home_too() -> None:
    game = a_match(PRESETS["classic"])
    begun = branch.cut(game, 1, 6, SECRET)
    seats = [Seat("Ada"), Seat("Bo", "normal"), Seat("Cid", "net")]
    room = local.go_on(game.rules, seats, SECRET, begun.rounds)
    assert local.LocalTable(room).people == [1]
    assert local.restore([entry.encode() for _, entry in room.log]).table.names == ("Ada", "Bo", "Cid")
    assert log.decode(room.log[-1][1].encode())
