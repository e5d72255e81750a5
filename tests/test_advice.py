"""Hints: what a seat does best from what it knows, and how a table lets people ask for them."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from watched import Watched, hidden_cards_moved, start, under_way

from lastcard.analysis.advice import advise
from lastcard.analysis.telling import DecisionTeller
from lastcard.client.intake import told
from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.engine.codes import IN_OVER
from lastcard.lab.random_play import random_action
from lastcard.match.view import View, view
from lastcard.protocol.messages import Advice, Hello, Hint, Refused, Settings, Update
from lastcard.record import Record
from lastcard.table.driver import Room
from lastcard.table.identities import Identity
from lastcard.table.local import LocalTable, begin
from lastcard.table.log import Acted
from lastcard.table.match_state import Seat
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES

pytestmark = pytest.mark.heavy
PILE = "B1 B2 G9 Y1 Y2 R3 R4 G5 G6 B7 B8 Y9 Y8"
ENCODE = msgspec.json.encode


def test_a_last_card_that_fits_is_played() -> None:
    game = start(PRESETS["classic"], ["R1", "B3 B4 B5 G1", "Y3 Y4 Y5 Y6"], "R9", PILE)
    found = advise(game.view(1), PRESETS["classic"])
    assert (found.action, found.mark, found.reason) == ("play R1", "best", "goes-out")
    assert found.options[0].action == "play R1"


def test_who_has_not_called_is_told_to_call() -> None:
    game = start(PRESETS["classic"], ["R1 R2", "B3 B4 B5 G1", "Y3 Y4 Y5 Y6"], "R9", PILE)
    game.do(next(action for action in game.round.legal(0) if action.saying == "play R1"))
    assert advise(game.view(1), PRESETS["classic"]).action == "uno"
    caught = advise(game.view(3), PRESETS["classic"])
    assert (caught.action, caught.reason) == ("catch 1", "catch")


def test_where_there_is_one_choice_it_is_told_so() -> None:
    game = start(PRESETS["classic"], ["B1 B2", "B3 B4 B5 G1", "Y3 Y4 Y5 Y6"], "R9", PILE)
    assert advise(game.view(1), PRESETS["classic"]).mark == "only"


def test_nothing_to_decide_is_a_problem() -> None:
    game = start(PRESETS["classic"], ["B1 B2", "B3 B4 B5 G1", "Y3 Y4 Y5 Y6"], "R9", PILE)
    with pytest.raises(Problem, match="no-hint"):
        advise(game.view(2), PRESETS["classic"])


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hint_is_one_of_what_may_be_said_and_can_be_told(preset: str) -> None:
    random, rules = Random(preset), PRESETS[preset]
    given = 0
    for seed in range(3):
        game = Watched(rules, 4, seed)
        for _ in range(60):
            if game.round.phase == IN_OVER:
                break
            seat = game.round.turn + 1
            if random.random() < 0.1 and game.round.legal(seat - 1):
                found = advise(game.view(seat), rules)
                assert not found.action or found.action.split(" ")[0] in " ".join(game.round.sayings(seat - 1))
                for language in LANGUAGES:
                    text = DecisionTeller(rules, ("Ada", "Bo", "Cid", "Dot"), catalogue(language)).advice(found)
                    assert text.endswith((".", "。"))
                given += 1
            game.do(random_action(game.round, random))
    assert given > 3


def hinted(seen: View, rules: Ruleset) -> bytes:
    try:
        return ENCODE(advise(seen, rules))
    except Problem as problem:
        return problem.message.encode()


def test_no_hint_changes_when_only_cards_change_that_the_seat_could_not_know() -> None:
    random, compared = Random(11), 0
    for game in under_way(random):
        seat, rules = game.round.turn, game.round.rules
        other = hidden_cards_moved(game, seat + 1, random)
        one, two = (view(each, seat + 1, game.memories[seat + 1]) for each in (game.round, other))
        assert hinted(one, rules) == hinted(two, rules)
        compared += 1
    assert compared > 8


# At a table

ADA, BO = Identity("ada", "Ada"), Identity("bo", "Bo")


def at_table(hints: str = "alone", people: int = 1) -> Room[int]:
    room: Room[int] = Room(1, "CODE")
    room.open(Settings(seats=2, hints=hints), b"d" * 32, ADA, "life")
    for key, who in enumerate((ADA, BO)[:people], 1):
        room.arrive(key, who, Hello(table="CODE"), 1.0)
    room.say(1, room.SAID.decode(b'{"type": "start"}'), 2.0)
    room.out.clear()
    return room


def whose_turn(room: Room[int]) -> int:
    """The key of the person on turn; bots play until then."""
    table = room.table
    assert table.match_state is not None
    while table.match_state.round.turn + 1 in table.bots:
        legal = table.match_state.round.legal(table.match_state.round.turn)
        table.take(Acted(seat=legal[0].seat, action=legal[0]))
    return next(key for key, viewer in room.viewers.items() if table.seat_of(viewer.person) == table.asked()[0])


def answers(room: Room[int], key: int) -> list[object]:
    out, room.out = room.out, []
    return [told(room.written(message, 3.0)) for to, message in out if key in to and message is not None]


def ask(room: Room[int], key: int, about: str = "h1") -> list[object]:
    room.say(key, Hint(id=about), 3.0)
    for puzzled in room.puzzled:
        room.advise(puzzled, advise(puzzled.view, puzzled.rules))
    room.puzzled.clear()
    return answers(room, key)


def test_who_plays_alone_may_ask_and_asking_again_is_the_same_hint() -> None:
    room = at_table()
    key = whose_turn(room)
    update, advice = ask(room, key)
    assert isinstance(update, Update)
    assert isinstance(advice, Advice)
    assert advice.id == "h1"
    assert advice.text
    seat = room.table.asked()[0]
    assert room.table.hints == {seat: 1}
    [again] = ask(room, key, "h2")
    assert again == msgspec.structs.replace(advice, id="h2")
    assert room.table.hints == {seat: 1}
    assert room.table.to_record().meta["hints"][seat - 1] == 1


@pytest.mark.parametrize(("hints", "people"), [("none", 1), ("alone", 2)])
def test_where_they_are_not_allowed_hints_are_refused(hints: str, people: int) -> None:
    room = at_table(hints, people)
    [refused] = ask(room, whose_turn(room))
    assert isinstance(refused, Refused)
    assert refused.code == "hints-off"


def test_others_see_that_a_hint_was_taken_and_not_which() -> None:
    room = at_table("all", 2)
    key, seat = whose_turn(room), room.table.asked()[0]
    room.say(key, Hint(id="x"), 3.0)
    [seen] = answers(room, 3 - key)
    assert isinstance(seen, Update)
    assert not isinstance(seen.room, type(msgspec.UNSET))
    assert seen.room.places[seat - 1].hints == 1
    for puzzled in room.puzzled:
        room.advise(puzzled, advise(puzzled.view, puzzled.rules))
    assert answers(room, 3 - key) == []


def test_a_hint_that_comes_too_late_is_not_given() -> None:
    room = at_table()
    key = whose_turn(room)
    room.say(key, Hint(id="x"), 3.0)
    [puzzled] = room.puzzled
    assert room.table.match_state is not None
    legal = room.table.match_state.round.legal(puzzled.seat - 1)
    room.table.take(Acted(seat=puzzled.seat, action=legal[0]))
    answers(room, key)
    room.advise(puzzled, advise(puzzled.view, puzzled.rules))
    [refused] = answers(room, key)
    assert isinstance(refused, Refused)
    assert refused.code == "overtaken"


def test_hints_are_given_at_home() -> None:
    room = begin(PRESETS["classic"], [Seat("Ada"), Seat("Bo", "normal")], b"s" * 32)
    table = LocalTable(room)
    while 1 not in table.table.asked():
        table.wait(5.0)
    table.told.clear()
    table.say(1, Hint())
    assert any(isinstance(told(text), Advice) for to, text in table.told if to == 1)
    assert isinstance(table.table.to_record(), Record)
