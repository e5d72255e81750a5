"""Records: what is read and written, what is refused and where, and what a replay and a check say."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, time
from typing import Any

import english
import msgspec
import pytest
import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard import record
from lastcard.core import rules
from lastcard.core.cards import FACES, spell
from lastcard.core.errors import REFUSALS, Problem
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.lab.random_play import play_match
from lastcard.record import Position, Record, RoundRecord

Entries = dict[str, Any]

START: Entries = {"hands": ["R7 B3", "G5 W"], "discard": "B2 R5", "stock": "B1 B2 G9", "turn": 1}
GAME: Entries = {
    "start": START,
    "actions": ["1 play R7", "2 play W>B uno", "1 play B3"],
    "result": {"winner": 1, "points": [5, 0], "scores": [5, 0]},
}
AFTER_ONE: Entries = {
    "phase": "turn",
    "turn": 2,
    "direction": 1,
    "top": "R7",
    "colour": "R",
    "hands": ["B3", "G5 W"],
    "stock": 3,
    "discard": 3,
    "penalty": 0,
    "vulnerable": [1],
    "open": False,
    "legal": {"1": ["uno"], "2": ["play W>R", "play W>Y", "play W>G", "play W>B", "draw", "uno", "catch 1"]},
    "winner": 0,
    "points": [0, 0],
    "scores": [0, 0],
    "out": [],
    "champions": [],
}


def without_none(entries: Entries) -> Entries:
    return {key: value for key, value in entries.items() if value is not None}


def text_of(*rounds: object, **top: Any) -> str:
    """A record of two seats; an entry that is None is left out."""
    return tomli_w.dumps(without_none({"lastcard": 1, "seats": ["Ada", "Bo"], "round": list(rounds)} | top))


def game(**changes: Any) -> Entries:
    return without_none(GAME | changes)


def position(**changes: Any) -> Entries:
    """A round with nothing but a start, which differs so from START."""
    return {"start": without_none(START | changes)}


def problem_of(text: str | bytes) -> str:
    """Why a record is refused, by reading or by replaying it."""
    with pytest.raises(Problem) as caught:
        record.check(record.loads(text))
    return english.told(caught.value)


def found_in(text: str) -> list[str]:
    return [english.told(problem) for problem in record.check(record.loads(text))]


def states(text: str) -> list[Entries]:
    return [record.state(step.match, step.round) for step in record.replay(record.loads(text))]


def deck(first: str, ruleset: Ruleset = PRESETS["classic"]) -> str:
    """A whole deck that begins with these cards."""
    rest = list(ruleset.cards)
    for token in first.split():
        rest.remove(FACES[token])
    return f"{first} {spell(rest)}"


# What is not a record

NO_RECORD: dict[str, tuple[str | bytes, str]] = {
    "empty": ("", "a record needs the line “lastcard = 1”"),
    "not UTF-8": (b'lastcard = 1 # "\xff"', "not a text file in UTF-8"),
    "UTF-16": ("lastcard = 1".encode("utf-16"), "not a text file in UTF-8"),
    "not TOML": ("lastcard = ", "not valid TOML: Invalid value"),
    "key twice": ("lastcard = 1\nlastcard = 1", "not valid TOML: "),
    "NUL": ("lastcard = 1\x00", "not valid TOML: "),
    "nested too deep": ("lastcard = " + "[" * 10_000, "not valid TOML: "),
    "number too long": ("lastcard = " + "1" * 5_000, "not valid TOML: "),
    "version missing": (text_of(lastcard=None), "a record needs the line “lastcard = 1”"),
    "version 0": (text_of(lastcard=0), "a record needs the line “lastcard = 1”"),
    "version 2": (text_of(lastcard=2), "a record needs the line “lastcard = 1”"),
    "version as text": (text_of(lastcard="1"), "lastcard has to be a whole number"),
    "version as float": (text_of(lastcard=1.0), "lastcard has to be a whole number"),
    "version true": (text_of(lastcard=True), "lastcard has to be a whole number"),
    "no seats": (text_of(seats=None), "seats is a list of 2 to 10 names"),
    "nobody": (text_of(seats=[]), "seats is a list of 2 to 10 names"),
    "one seat": (text_of(seats=["Ada"]), "seats is a list of 2 to 10 names"),
    "eleven seats": (text_of(seats=list("ABCDEFGHIJK")), "seats is a list of 2 to 10 names"),
    "seats counted": (text_of(seats=2), "seats has to be a list of strings"),
    "seats as text": (text_of(seats="Ada, Bo"), "seats has to be a list of strings"),
    "seats as numbers": (text_of(seats=["Ada", 2]), "seats has to be a list of strings"),
    "rules as number": (text_of(rules=1), "rules has to be a preset's name or a table"),
    "rules as list": (text_of(rules=["classic"]), "rules has to be a preset's name or a table"),
    "unknown preset": (text_of(rules="clasic"), "rules: unknown preset “clasic”; did you mean “classic”?"),
    "unknown option": (text_of(rules={"jumpin": True}), "rules: unknown option “jumpin”; did you mean “jump_in”?"),
    "bad option": (text_of(rules={"hand_size": 16}), "rules: hand_size is a whole number from 1 to 15"),
    "true for a number": (text_of(rules={"hand_size": True}), "rules: hand_size is a whole number from 1 to 15"),
    "contradictory rules": (text_of(rules={"custom": ["again"]}), 'rules: custom cards come with deck "112"'),
    "partners of two": (text_of(rules={"teams": "partners"}), 'rules: teams "partners" needs 4 seats, not 2'),
    "deck too small": (
        text_of(rules={"hand_size": 13}, seats=list("ABCDEFGH")),
        "rules: the deck is too small: 8 seats with hand_size 13 need 109 cards, and it has 108",
    ),
    "meta as text": (text_of(meta="2024"), "meta has to be a table"),
    "meta as list": (text_of(meta=[{"a": 1}]), "meta has to be a table"),
    "round as number": (text_of(round=1), "round has to be tables headed [[round]]"),
    "round as table": (text_of(round={"actions": []}), "round has to be tables headed [[round]]"),
    "round as numbers": (text_of(1, 2), "round has to be tables headed [[round]]"),
    "unknown key": (text_of(rounds=[]), "unknown key “rounds”; known here: lastcard, seats, rules, meta, round"),
}

BAD_ROUNDS: dict[str, tuple[Entries, str]] = {
    "unknown key": (
        {"deal": 1},
        "unknown key “deal”; known here: last, dealer, shuffles, seed, start, actions, result, expect",
    ),
    "last as number": (game(last=1), "last has to be true or false"),
    "last as text": (game(last="true"), "last has to be true or false"),
    "champions as number": (game(result={"champions": 1}), "champions has to be a list of numbers"),
    "dealer 0": (game(dealer=0), "dealer has to be from 1 to 2"),
    "dealer 3 of 2": (game(dealer=3), "dealer has to be from 1 to 2"),
    "dealer by name": (game(dealer="Ada"), "dealer has to be a whole number"),
    "dealer true": (game(dealer=True), "dealer has to be a whole number"),
    "dealer 1.0": (game(dealer=1.0), "dealer has to be a whole number"),
    "one text of shuffles": (game(shuffles="R1"), "shuffles has to be a list of strings"),
    "lists in shuffles": (game(shuffles=[["R1"]]), "shuffles has to be a list of strings"),
    "no card in a shuffle": (game(shuffles=["R1", "R2 X"]), "shuffles, entry 2: “X” is not a card"),
    "lower case in a shuffle": (game(shuffles=["r1"]), "shuffles, entry 1: “r1” is not a card"),
    "two spaces in a shuffle": (game(shuffles=["R1  R2"]), "shuffles, entry 1: “” is not a card"),
    "comma in a shuffle": (game(shuffles=["R1, R2"]), "shuffles, entry 1: “R1,” is not a card"),
    "seed as number": (game(seed=1), "seed has to be a string"),
    "empty seed": (game(seed=""), "seed is a string of hexadecimal digits"),
    "seed with prefix": (game(seed="0x1f"), "seed is a string of hexadecimal digits"),
    "seed with sign": (game(seed="-1"), "seed is a string of hexadecimal digits"),
    "seed with space": (game(seed="1 2"), "seed is a string of hexadecimal digits"),
    "seed with underscore": (game(seed="1_2"), "seed is a string of hexadecimal digits"),
    "seed in other digits": (game(seed="１２"), "seed is a string of hexadecimal digits"),
    "start as text": (game(start="R7"), "start has to be a table"),
    "one text of actions": (game(actions="1 draw"), "actions has to be a list of strings"),
    "lists in actions": (game(actions=[["1 draw"]]), "actions has to be a list of strings"),
    "result as text": (game(result="Ada"), "result has to be a table"),
    "winner by name": (game(result={"winner": "Ada"}), "winner has to be a whole number"),
    "winner true": (game(result={"winner": True}), "winner has to be a whole number"),
    "points as number": (game(result={"points": 5}), "points has to be a list of numbers"),
    "scores as text": (game(result={"scores": "5 0"}), "scores has to be a list of numbers"),
    "texts as points": (game(result={"points": ["5", "0\x7f"]}), "points has to be a list of numbers"),
    "switches as points": (game(result={"points": [True, False]}), "points has to be a list of numbers"),
    "tables as scores": (game(result={"scores": [{"Ada": 5}]}), "scores has to be a list of numbers"),
    "dates as scores": (game(result={"scores": [date(2024, 2, 29)]}), "scores has to be a list of numbers"),
    "unknown key of result": (game(result={"won": 1}), "result: unknown key “won”; known here: winner, points, scores"),
    "expect as table": (game(expect={"turn": 1}), "expect has to be a list of tables"),
    "expect as numbers": (game(expect=[1]), "expect 1: expect has to be a list of tables"),
}

BAD_POSITIONS: dict[str, tuple[Entries, str]] = {
    "unknown key": (
        position(top="R5"),
        "unknown key “top”; known here: hands, discard, stock, turn, direction, colour",
    ),
    "no hands": (position(hands=None), "hands is a list of 2 strings, one for each seat"),
    "too few hands": (position(hands=["R7"]), "hands is a list of 2 strings, one for each seat"),
    "too many hands": (position(hands=["R7", "R8", "R9"]), "hands is a list of 2 strings, one for each seat"),
    "hands as text": (position(hands="R7"), "hands has to be a list of strings"),
    "hands as lists": (position(hands=[["R7"], ["R8"]]), "hands has to be a list of strings"),
    "no card in a hand": (position(hands=["R7", "R8 7"]), "hands, entry 2: “7” is not a card"),
    "discard as list": (position(discard=["R5"]), "discard has to be a string"),
    "no card on the discard pile": (position(discard="R5 "), "discard: “” is not a card"),
    "stock as number": (position(stock=3), "stock has to be a string"),
    "no card in the stock": (position(stock="R5 Z1"), "stock: “Z1” is not a card"),
    "no turn": (position(turn=None), "the key “turn” is missing"),
    "turn 0": (position(turn=0), "turn has to be from 1 to 2"),
    "turn 3 of 2": (position(turn=3), "turn has to be from 1 to 2"),
    "turn true": (position(turn=True), "turn has to be a whole number"),
    "direction 0": (position(direction=0), "direction is 1 or -1"),
    "direction 2": (position(direction=2), "direction has to be from -1 to 1"),
    "direction true": (position(direction=True), "direction has to be a whole number"),
    "direction as text": (position(direction="1"), "direction has to be a whole number"),
    "colour of no card": (position(colour="P"), "colour is R, Y, G or B"),
    "colour in lower case": (position(colour="r"), "colour is R, Y, G or B"),
    "colour as number": (position(colour=1), "colour has to be a string"),
    # of the right shape, but no position of the rules
    "too many of a card": (position(hands=["R0 R7", "R0"]), "2 × R0, but the deck has 1"),
    "too many in all piles": (position(hands=["R5", "R5"]), "3 × R5, but the deck has 2"),
    "card of another deck": (position(stock="WH"), "1 × WH, but the deck has 0"),
    "customizable card": (position(stock="W1"), "1 × W1, but the deck has 0"),
    "empty discard": (position(discard=""), "the discard pile is empty"),
    "no discard": (position(discard=None), "the discard pile is empty"),
    "empty hand": (position(hands=["R7", ""]), "seat 2 has no cards"),
    "colour missing": (position(discard="R5 W"), "the top card is a wild: give the current colour"),
    "other colour than the top card": (position(colour="G"), "the current colour is that of the top card"),
}

BAD_EXPECTATIONS: dict[str, tuple[Entries, str]] = {
    "unknown key": ({"phases": "turn"}, "unknown key “phases”; known here: after, rejects, code"),
    "after -1": ({"after": -1}, "after has to be from 0 to 3"),
    "after too many": ({"after": 4}, "after has to be from 0 to 3"),
    "after true": ({"after": True}, "after has to be a whole number"),
    "after as text": ({"after": "1"}, "after has to be a whole number"),
    "rejects as list": ({"rejects": ["1 draw"]}, "rejects has to be a string"),
    "code as number": ({"rejects": "1 draw", "code": 3}, "code has to be a string"),
    "unknown code": ({"rejects": "1 draw", "code": "not-allowed"}, "code goes with rejects and is one of malformed, "),
    "empty code": ({"rejects": "1 draw", "code": ""}, "code goes with rejects and is one of malformed, "),
    "code alone": ({"code": "malformed"}, "code goes with rejects and is one of malformed, "),
}


@pytest.mark.parametrize(("text", "message"), NO_RECORD.values(), ids=NO_RECORD)
def test_a_file_that_is_no_record_is_refused_with_place_and_reason(text: str | bytes, message: str) -> None:
    with pytest.raises(Problem) as caught:
        record.loads(text)
    assert english.told(caught.value).startswith(message)


@pytest.mark.parametrize(("entries", "message"), BAD_ROUNDS.values(), ids=BAD_ROUNDS)
def test_a_bad_round_is_refused_with_its_number(entries: Entries, message: str) -> None:
    assert problem_of(text_of(entries)).startswith(f"round 1: {message}")
    with english.raises(Problem, match=r"^round 3: "):
        record.loads(text_of(GAME, GAME, entries))


@pytest.mark.parametrize(("entries", "message"), BAD_POSITIONS.values(), ids=BAD_POSITIONS)
def test_a_bad_start_is_refused(entries: Entries, message: str) -> None:
    assert problem_of(text_of(entries)).startswith(f"round 1: start: {message}")


@pytest.mark.parametrize(("entries", "message"), BAD_EXPECTATIONS.values(), ids=BAD_EXPECTATIONS)
def test_a_bad_expectation_is_refused_with_its_number(entries: Entries, message: str) -> None:
    text = text_of(game(expect=[{"turn": 0}, entries]))
    assert problem_of(text).startswith(f"round 1: expect 2: {message}")


@pytest.mark.parametrize(
    ("ruleset", "hands", "discard", "message"),
    [
        ("all-wild", ["W", "R7"], "W", "1 × R7, but the deck has 0"),
        ("all-wild", ["W", "WX WX WX WX WX"], "W", "5 × WX, but the deck has 4"),
        ({"preset": "modern", "custom": ["again", "again"]}, ["W2", "W3"], "R1", "1 × W3, but the deck has 0"),
        ("modern", ["WH", "WH"], "R1", "2 × WH, but the deck has 1"),
    ],
    ids=["coloured in all-wild", "too many in all-wild", "third of two custom cards", "two shuffle hands"],
)
def test_the_cards_of_a_start_are_part_of_the_deck_in_use(
    ruleset: object, hands: list[str], discard: str, message: str
) -> None:
    text = text_of(position(hands=hands, discard=discard, stock=""), rules=ruleset)
    assert problem_of(text) == f"round 1: start: {message}"


def test_all_wild_knows_no_colour_to_start_with() -> None:
    wild: Entries = {"hands": ["W", "WX"], "discard": "W", "stock": "W"}
    assert problem_of(text_of(position(**wild, colour="R"), rules="all-wild")).startswith("round 1: start: ")
    assert states(text_of(position(**wild), rules="all-wild"))[0]["colour"] == ""


@pytest.mark.parametrize(
    ("changes", "key", "value"),
    [
        ({"colour": "R"}, "colour", "R"),
        ({"discard": "B2 W", "colour": "G"}, "colour", "G"),
        ({"direction": -1}, "direction", -1),
        ({"direction": None}, "direction", 1),
        ({"turn": 2}, "turn", 2),
        ({"stock": None}, "stock", 0),
        ({"hands": ["B3 W R7", "W+4 R0"]}, "hands", ["R7 B3 W", "R0 W+4"]),
    ],
    ids=["own colour", "wild's colour", "direction", "default direction", "turn", "no stock", "hands"],
)
def test_a_good_start_is_what_it_says(changes: Entries, key: str, value: object) -> None:
    assert states(text_of(position(**changes)))[0][key] == value


# Seats that are out

ELIMINATION: Entries = {"seats": ["Ada", "Bo", "Cid", "Dot"], "rules": {"match": "elimination", "target": 100}}
BO_GOES_OUT: Entries = {
    "start": {"hands": ["R5", "W W", "RS GS", "B9"], "discard": "R7", "stock": "G1", "turn": 1},
    "actions": ["1 play R5"],
}


def after_bo(**changes: Any) -> Entries:
    start = {"hands": ["R1 G1", "", "R2", "G2"], "discard": "R7", "stock": "G3", "turn": 3}
    return {"start": start | changes}


def test_a_seat_that_is_out_holds_nothing_and_the_deal_passes_on() -> None:
    last = states(text_of(BO_GOES_OUT, after_bo(), **ELIMINATION))[-1]
    assert last["out"] == [2]
    assert last["hands"] == ["R1 G1", "", "R2", "G2"]
    assert "2" not in last["legal"]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"hands": ["R1", "R3", "R2", "G2"]}, "start: seat 2 is out of the match and can't hold cards"),
        ({"turn": 2}, "start: seat 2 is out of the match, so it can't be its turn"),
        ({"hands": ["R1", "", "", "G2"]}, "start: seat 3 has no cards"),
    ],
    ids=["hand", "turn", "another's hand"],
)
def test_a_start_that_forgets_who_is_out_is_refused(changes: Entries, message: str) -> None:
    assert problem_of(text_of(BO_GOES_OUT, after_bo(**changes), **ELIMINATION)) == f"round 2: {message}"


# Dealers and rounds

WON_BY_TWO: Entries = {
    "start": {"hands": ["R5 R6", "R7"], "discard": "R1", "stock": "G1", "turn": 2},
    "actions": ["2 play R7"],
}


@pytest.mark.parametrize("dealer", [1, 2, 3])
def test_cards_are_dealt_one_by_one_from_the_left_of_the_dealer(dealer: int) -> None:
    first = deck("R1 R2 R3 R4 R5 R6 G7")
    text = text_of({"dealer": dealer, "shuffles": [first]}, seats=["A", "B", "C"], rules={"hand_size": 2})
    hands = ["R1 R4", "R2 R5", "R3 R6"]
    begin = states(text)[0]
    assert begin["hands"] == [hands[(seat - dealer - 1) % 3] for seat in (1, 2, 3)]
    assert (begin["top"], begin["turn"], begin["stock"]) == ("G7", dealer % 3 + 1, 101)


@pytest.mark.parametrize(
    "first",
    [{"shuffles": [deck("R1 R2 R3 R4 R5 R6 G7")]}, {"start": START | {"hands": ["R1", "R2", "R3"]}}],
    ids=["dealt", "set up"],
)
def test_the_last_seat_deals_first_where_nobody_is_named(first: Entries) -> None:
    text = text_of(first, seats=["A", "B", "C"], rules={"hand_size": 2})
    [step] = record.replay(record.loads(text))
    assert step.round.dealer == 2


@pytest.mark.parametrize(
    ("ruleset", "first", "second"),
    [("classic", 1, 2), ("classic", 2, 1), ("classic", None, 1), ({"next_dealer": "winner"}, 1, 2)],
    ids=["left of 1", "left of 2", "left of the last", "winner"],
)
def test_later_dealers_are_those_of_the_rules(ruleset: object, first: int | None, second: int) -> None:
    won = without_none(WON_BY_TWO | {"dealer": first})
    for dealer in (second, None):
        following = without_none(position() | {"dealer": dealer})
        *_, step = record.replay(record.loads(text_of(won, following, rules=ruleset)))
        assert step.round.dealer + 1 == second
    text = text_of(won, position() | {"dealer": 3 - second}, rules=ruleset)
    assert problem_of(text) == f"round 2: the rules make seat {second} the dealer"


def test_seats_that_are_out_do_not_deal() -> None:
    for dealer in (1, 2, 4):
        text = text_of(BO_GOES_OUT | {"dealer": 1}, after_bo() | {"dealer": dealer}, **ELIMINATION)
        assert problem_of(text) == "round 2: the rules make seat 3 the dealer"
    assert found_in(text_of(BO_GOES_OUT | {"dealer": 1}, after_bo() | {"dealer": 3}, **ELIMINATION)) == []


@pytest.mark.parametrize("actions", [[], GAME["actions"][:2]], ids=["not begun", "not finished"])
def test_a_round_after_one_that_is_not_over_is_refused(actions: list[str]) -> None:
    text = text_of(game(actions=actions, result=None), GAME)
    assert problem_of(text) == "round 2: the previous round is not over"


@pytest.mark.parametrize(
    "ruleset", [{"target": 5}, {"match": "single"}, {"match": "elimination", "target": 1}], ids=str
)
def test_a_round_after_the_match_is_won_is_refused(ruleset: Entries) -> None:
    text = text_of(game(result=None), GAME, rules=ruleset)
    assert problem_of(text) == "round 2: the match has been won already"


def test_a_match_that_is_not_won_goes_on_and_adds_up() -> None:
    text = text_of(GAME, game(result={"winner": 1, "points": [5, 0], "scores": [10, 0]}))
    assert found_in(text) == []


# Shuffles and seeds

DRAW_ON_EMPTY: Entries = {"start": START | {"stock": "", "discard": "G1 B2 R5"}, "actions": ["1 draw"]}
SHUFFLE_HANDS: Entries = {
    "start": {"hands": ["R1 WH", "G2 G3 G4"], "discard": "R9", "stock": "B1", "turn": 1},
    "actions": ["1 play WH>R"],
}
NO_CUSTOM: Entries = {"rules": {"preset": "modern", "custom": []}}
SMALL: Entries = {"rules": {"hand_size": 2}}
WD4_FIRST = deck("R1 R2 R3 R4 W+4 G7")
WITHOUT_HANDS = deck("R1 R2 R3 R4").removeprefix("R1 R2 R3 R4 ")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (text_of({}), "round 1: shuffle 1 of the round is missing"),
        (text_of({"shuffles": []}), "round 1: shuffle 1 of the round is missing"),
        (text_of({"shuffles": [WD4_FIRST]}, **SMALL), "round 1: shuffle 2 of the round is missing"),
        (text_of(DRAW_ON_EMPTY), "round 1, action 1: shuffle 1 of the round is missing"),
        (text_of(SHUFFLE_HANDS, **NO_CUSTOM), "round 1, action 1: shuffle 1 of the round is missing"),
        (text_of(WON_BY_TWO, {}), "round 2: shuffle 1 of the round is missing"),
    ],
    ids=["no list", "empty list", "start card put back", "reshuffle", "shuffle hands", "second round"],
)
def test_a_shuffle_that_is_missing_without_a_seed_is_refused(text: str, message: str) -> None:
    assert problem_of(text) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (text_of({"shuffles": [""]}), "round 1: shuffle 1 has the wrong cards"),
        (text_of({"shuffles": [deck("R1")[3:]]}), "round 1: shuffle 1 has the wrong cards"),
        (text_of({"shuffles": [deck("R1") + " R1"]}), "round 1: shuffle 1 has the wrong cards"),
        (text_of({"shuffles": [deck("R0").replace("R0", "R1")]}), "round 1: shuffle 1 has the wrong cards"),
        (text_of({"shuffles": [deck("R1")], "seed": "1"}, rules="modern"), "round 1: shuffle 1 has the wrong cards"),
        (text_of({"shuffles": [WD4_FIRST, WD4_FIRST]}, **SMALL), "round 1: shuffle 2 has the wrong cards"),
        (
            text_of(DRAW_ON_EMPTY | {"shuffles": ["G1 B2 R5"]}),
            "round 1, action 1: shuffle 1 has the wrong cards: 1 × R5, not 0",
        ),
        (
            text_of(SHUFFLE_HANDS | {"shuffles": ["G2 G3 G4"]}, **NO_CUSTOM),
            "round 1, action 1: shuffle 1 has the wrong cards: 0 × R1, not 1",
        ),
    ],
    ids=["empty", "one less", "one more", "one other", "of another deck", "put back", "reshuffle", "shuffle hands"],
)
def test_a_shuffle_with_the_wrong_cards_is_refused(text: str, message: str) -> None:
    assert problem_of(text).startswith(message)


def test_a_wild_draw_four_put_back_takes_the_whole_new_order_of_the_pile() -> None:
    once_more = f"W+4 {WITHOUT_HANDS.replace(' W+4', '', 1)}"
    text = text_of({"shuffles": [WD4_FIRST, once_more, WITHOUT_HANDS]}, **SMALL)
    begin = states(text)[0]
    assert begin["top"] == WITHOUT_HANDS.split()[0]
    assert begin["stock"] == 103


def test_an_old_discard_pile_is_drawn_in_the_order_of_its_shuffle() -> None:
    shuffled = DRAW_ON_EMPTY | {"shuffles": ["B2 G1"]}
    assert states(text_of(shuffled))[1]["hands"] == ["R7 B2 B3", "G5 W"]


def test_a_pile_of_a_single_card_has_its_entry_too() -> None:
    entries: Entries = {"start": START | {"stock": "", "discard": "B2 R5"}, "actions": ["1 draw"]}
    assert problem_of(text_of(entries)) == "round 1, action 1: shuffle 1 of the round is missing"
    assert states(text_of(entries | {"shuffles": ["B2"]}))[1]["hands"][0] == "R7 B2 B3"


def test_nothing_to_shuffle_needs_no_entry() -> None:
    entries: Entries = {"start": START | {"stock": "", "discard": "R5"}, "actions": ["1 draw"]}
    assert states(text_of(entries))[1]["hands"] == ["R7 B3", "G5 W"]


def test_shuffled_hands_are_dealt_clockwise_from_the_left_of_the_player() -> None:
    text = text_of(SHUFFLE_HANDS | {"shuffles": ["G4 R1 G2 G3"]}, **NO_CUSTOM)
    assert states(text)[1]["hands"] == ["R1 G3", "G2 G4"]


@pytest.mark.parametrize("unused", [["R1"], ["", "WX WX WX WX WX"]], ids=["one", "impossible ones"])
def test_shuffles_that_are_never_reached_are_ignored(unused: list[str]) -> None:
    assert found_in(text_of(game(shuffles=unused))) == []
    assert states(text_of({"shuffles": [deck("R1"), *unused]})) == states(text_of({"shuffles": [deck("R1")]}))


def test_a_seed_feeds_the_shuffles_that_are_not_listed() -> None:
    text = text_of({"seed": "c0FFee"})
    [step] = record.replay(record.loads(text))
    [order] = step.round.log or []
    assert states(text) == states(text) == states(text_of({"shuffles": [spell(order)]}))


def test_a_seed_does_not_touch_what_is_listed() -> None:
    listed = {"shuffles": [deck("R1")]}
    assert states(text_of(listed | {"seed": "1"})) == states(text_of(listed | {"seed": "2"})) == states(text_of(listed))
    assert states(text_of(DRAW_ON_EMPTY | {"seed": "1"}))[1]["stock"] == 1


@pytest.mark.parametrize("length", [1, 64, 5_000])
def test_a_seed_may_be_of_any_length(length: int) -> None:
    assert len(states(text_of({"seed": "f" * length}))) == 1


# Actions


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        (["1 play R7", "1 play B3"], "round 1, action 2: “1 play B3” is refused, not-your-turn: "),
        (["1 play B3"], "round 1, action 1: “1 play B3” is refused, no-match: "),
        (["1 play R8"], "round 1, action 1: “1 play R8” is refused, not-in-hand: "),
        (["1  draw"], "round 1, action 1: “1  draw” is refused, malformed: "),
        (["3 draw"], "round 1, action 1: “3 draw” is refused, malformed: "),
        (["1 catch 3"], "round 1, action 1: “1 catch 3” is refused, malformed: "),
        ([*GAME["actions"], "2 draw"], "round 1, action 4: “2 draw” is refused, round-over: "),
    ],
    ids=lambda part: part[-1] if isinstance(part, list) else "",
)
def test_a_refused_action_is_told_with_its_place_and_code(actions: list[str], message: str) -> None:
    assert problem_of(text_of(game(actions=actions))).startswith(message)


def test_the_place_of_an_action_names_the_round() -> None:
    text = text_of(GAME, game(actions=["2 draw"]))
    assert problem_of(text).startswith("round 2, action 1: ")


# Replaying


def test_replay_passes_through_every_position_of_every_round() -> None:
    steps = [(step.number, step.done) for step in record.replay(record.loads(text_of(GAME, GAME)))]
    assert steps == [(number, done) for number in (0, 1) for done in range(4)]


@pytest.mark.parametrize("upto", range(4))
def test_upto_stops_the_last_round_alone(upto: int) -> None:
    game_of_two = record.loads(text_of(GAME, GAME))
    steps = [(step.number, step.done) for step in record.replay(game_of_two, upto)]
    assert steps == [*((0, done) for done in range(4)), *((1, done) for done in range(upto + 1))]


def test_whoever_listens_hears_the_same_game() -> None:
    kinds = [[event.kind for event in step.events] for step in record.replay(record.loads(text_of(GAME)), listen=True)]
    assert kinds == [["dealt", "dealt", "turned"], ["played"], ["played", "called"], ["played", "won"]]
    assert all(not step.events for step in record.replay(record.loads(text_of(GAME))))


def test_the_state_is_that_of_the_document() -> None:
    assert states(text_of(GAME))[1] == AFTER_ONE
    assert list(states(text_of(GAME))[1]) == list(record.STATE_KEYS) == list(AFTER_ONE)


@pytest.mark.parametrize("name", PRESETS)
def test_every_state_is_plain_json(name: str) -> None:
    for step in record.replay(play_match(PRESETS[name], 4, 1, longest=100)):
        state = record.state(step.match, step.round)
        assert list(state) == list(record.STATE_KEYS)
        assert json.loads(json.dumps(state)) == state


# Checking


def expecting(*expectations: Entries, **changes: Any) -> str:
    return text_of(game(**changes, expect=list(expectations)))


def test_every_key_of_the_state_may_stand_in_an_expectation() -> None:
    assert found_in(expecting({"after": 1} | AFTER_ONE)) == []


def test_an_expectation_without_after_is_about_the_end() -> None:
    assert found_in(expecting({"phase": "over", "turn": 0, "winner": 1, "legal": {"1": [], "2": []}})) == []


WRONG: dict[str, tuple[Entries, str]] = {
    "phase": ({"phase": "over"}, 'phase is "turn", expected "over"'),
    "turn": ({"turn": 1}, "turn is 2, expected 1"),
    "direction": ({"direction": -1}, "direction is 1, expected -1"),
    "top": ({"top": "R5"}, 'top is "R7", expected "R5"'),
    "colour": ({"colour": ""}, 'colour is "R", expected ""'),
    "hands": ({"hands": ["B3", "W G5"]}, 'hands is ["B3", "G5 W"], expected ["B3", "W G5"]'),
    "hands of too few": ({"hands": ["B3"]}, 'hands is ["B3", "G5 W"], expected ["B3"]'),
    "stock": ({"stock": 4}, "stock is 3, expected 4"),
    "discard": ({"discard": 2}, "discard is 3, expected 2"),
    "penalty": ({"penalty": 2}, "penalty is 0, expected 2"),
    "vulnerable": ({"vulnerable": []}, "vulnerable is [1], expected []"),
    "open": ({"open": True}, "open is false, expected true"),
    "winner": ({"winner": 1}, "winner is 0, expected 1"),
    "points": ({"points": [0, 5]}, "points is [0, 0], expected [0, 5]"),
    "scores": ({"scores": [5, 0]}, "scores is [0, 0], expected [5, 0]"),
    "out": ({"out": [1]}, "out is [], expected [1]"),
    "champions": ({"champions": [1]}, "champions is [], expected [1]"),
    "legal in another order": ({"legal": {"1": ["uno"], "2": ["draw"]}}, "legal.2 is ["),
    "legal of nobody": ({"legal": {"1": []}}, 'legal.1 is ["uno"], expected []'),
    "legal of a seat that is not there": ({"legal": {"3": ["draw"]}}, 'legal.3 is [], expected ["draw"]'),
    "legal as text": ({"legal": {"1": "uno"}}, 'legal.1 is ["uno"], expected "uno"'),
    "legal as list": ({"legal": ["uno"]}, "legal is {"),
    "true for 1": ({"direction": True}, "direction is 1, expected true"),
    "false for 0": ({"penalty": False}, "penalty is 0, expected false"),
    "0 for false": ({"open": 0}, "open is false, expected 0"),
    "true for 1 in a list": ({"vulnerable": [True]}, "vulnerable is [1], expected [true]"),
    "2.0 for 2": ({"turn": 2.0}, "turn is 2, expected 2.0"),
    "text for 2": ({"turn": "2"}, 'turn is 2, expected "2"'),
    "text for a list": ({"hands": "B3"}, 'hands is ["B3", "G5 W"], expected "B3"'),
    "a date": ({"turn": date(2024, 2, 29)}, 'turn is 2, expected "2024-02-29"'),
}


@pytest.mark.parametrize(("expected", "message"), WRONG.values(), ids=WRONG)
def test_a_state_that_differs_is_reported(expected: Entries, message: str) -> None:
    [found] = found_in(expecting({"after": 1} | expected))
    assert found.startswith(f"round 1, after 1: {message}")


@pytest.mark.parametrize(
    "entries",
    [f"[[round.expect]]\nphase{'.a' * 3_000} = 1", f"result = {{ points = [{{ a{'.a' * 3_000} = 1 }}] }}"],
    ids=["expectation", "result"],
)
def test_values_nested_thousands_deep_are_a_problem_like_any_other(entries: str) -> None:
    text = f'{text_of(round=None)}[[round]]\nseed = "1"\n{entries}'
    try:
        found = found_in(text)
    except Problem as problem:
        found = [english.told(problem)]
    assert len(found) == 1


@pytest.mark.parametrize("legal", [{}, {"1": ["uno"]}, {"3": []}], ids=str)
def test_only_the_seats_named_are_looked_at_in_legal(legal: Entries) -> None:
    assert found_in(expecting({"after": 1, "legal": legal})) == []


REJECTS: dict[str, tuple[Entries, str | None]] = {
    "right code": ({"rejects": "2 pass", "code": "wrong-phase"}, None),
    "any code": ({"rejects": "2 pass"}, None),
    "malformed": ({"rejects": "2 dance", "code": "malformed"}, None),
    "seat that is not there": ({"rejects": "3 draw", "code": "malformed"}, None),
    "other code": ({"rejects": "2 pass", "code": "no-match"}, "“2 pass” gives wrong-phase, expected no-match"),
    "other than malformed": ({"rejects": "", "code": "no-match"}, "“” gives malformed, expected no-match"),
    "accepted": ({"rejects": "2 draw", "code": "no-match"}, "“2 draw” gives no refusal, expected no-match"),
    "accepted, any code": ({"rejects": "2 draw"}, "“2 draw” gives no refusal, expected a refusal"),
}


@pytest.mark.parametrize(("expected", "message"), REJECTS.values(), ids=REJECTS)
def test_an_action_that_must_be_refused(expected: Entries, message: str | None) -> None:
    found = found_in(expecting({"after": 1} | expected))
    assert found == ([] if message is None else [f"round 1, after 1: {message}"])


def test_an_action_that_must_be_refused_leaves_the_state_as_it_was() -> None:
    tried = [{"after": 1, "rejects": f"2 play W>{colour}"} for colour in "RYGB"]
    assert found_in(expecting({"after": 1, "rejects": "2 play G5"}, {"after": 1} | AFTER_ONE)) == []
    assert len(found_in(expecting(*tried, {"after": 1} | AFTER_ONE))) == 4


@pytest.mark.parametrize("code", REFUSALS[1:])
def test_every_code_of_a_refusal_may_be_expected(code: str) -> None:
    assert len(found_in(expecting({"after": 1, "rejects": "2 draw", "code": code}))) == 1


def test_everything_that_differs_is_reported() -> None:
    wrong: list[Entries] = [
        {"after": 0, "turn": 2},
        {"after": 3, "turn": 1, "winner": 2},
        {"after": 1, "rejects": "2 draw"},
    ]
    found = found_in(expecting(*wrong, result={"winner": 2}))
    assert [line.split(":")[0] for line in found] == [
        "round 1, after 0",
        "round 1, after 1",
        "round 1, after 3",
        "round 1, after 3",
        "result of round 1",
    ]


@pytest.mark.parametrize(
    ("result", "messages"),
    [
        (GAME["result"], []),
        ({}, []),
        ({"winner": 1}, []),
        ({"winner": 2}, ["winner is 1, expected 2"]),
        ({"points": [0, 5]}, ["points is [5, 0], expected [0, 5]"]),
        ({"points": [5]}, ["points is [5, 0], expected [5]"]),
        ({"scores": [5, 0, 0]}, ["scores is [5, 0], expected [5, 0, 0]"]),
        ({"winner": 0, "points": [], "scores": []}, ["winner is 1,", "points is [5, 0],", "scores is [5, 0],"]),
    ],
    ids=str,
)
def test_a_result_that_differs_is_reported(result: Entries, messages: list[str]) -> None:
    found = found_in(text_of(game(result=result)))
    assert len(found) == len(messages)
    for line, message in zip(found, messages, strict=True):
        assert line.startswith(f"result of round 1: {message}")


def test_the_result_of_a_round_that_goes_on_is_nothing_yet() -> None:
    nothing = {"winner": 0, "points": [0, 0], "scores": [0, 0]}
    assert found_in(text_of(game(actions=["1 play R7"], result=nothing))) == []
    assert len(found_in(text_of(game(actions=["1 play R7"])))) == 3


def test_the_result_of_each_round_is_compared() -> None:
    assert found_in(text_of(GAME, GAME)) == ["result of round 2: scores is [10, 0], expected [5, 0]"]


# Reading and writing


def comes_back(given: Record) -> bool:
    text = record.dumps(given)
    return record.loads(text) == record.loads(text.encode()) == given and record.dumps(record.loads(text)) == text


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_random_match_comes_back_and_passes(name: str, seats: int) -> None:
    played = play_match(PRESETS[name], seats, seats, longest=300)
    assert comes_back(played)
    assert record.check(played) == []


def test_a_record_is_written_for_people_to_read() -> None:
    read = record.loads(text_of(game(dealer=2, seed="1f", shuffles=["R1 R2"]), rules={"jump_in": True, "target": 50}))
    assert record.dumps(read) == (
        'lastcard = 1\nseats = ["Ada", "Bo"]\nrules = { preset = "jump-in", target = 50 }\n\n[[round]]\ndealer = 2\n'
        'start = { hands = ["R7 B3", "G5 W"], discard = "B2 R5", stock = "B1 B2 G9", turn = 1, direction = 1 }\n'
        'seed = "1f"\nshuffles = [\n  "R1 R2",\n]\n'
        'actions = [\n  "1 play R7",\n  "2 play W>B uno",\n  "1 play B3",\n]\n'
        "result = { winner = 1, points = [5, 0], scores = [5, 0] }\n"
    )


def test_expectations_are_read_but_not_written() -> None:
    read = record.loads(expecting({"after": 1} | AFTER_ONE))
    bare = msgspec.structs.replace(
        read, rounds=tuple(msgspec.structs.replace(played, expect=()) for played in read.rounds)
    )
    assert read.rounds[0].expect
    assert comes_back(bare)
    assert record.dumps(read) == record.dumps(bare)


@pytest.mark.parametrize(
    "text",
    [
        text_of(round=None),
        text_of({}, rules={}),
        text_of({"actions": []}),
        text_of(position(colour="R", direction=-1, stock="")),
        text_of(position(discard="W", colour="Y")),
        text_of(position(hands=["", "W"], discard="")),
        text_of({"shuffles": ["", "W WX"]}),
        text_of({"seed": "00FF"}),
        text_of({"actions": ["not an action", 'a "quoted"\n\\ one', "\x7f\x00"]}),
        text_of(game(result={})),
        text_of(game(result={"scores": [-5, 10**20]})),
        text_of(meta={}),
    ],
    ids=range(12),
)
def test_whatever_can_be_read_can_be_written(text: str) -> None:
    assert comes_back(record.loads(text))


def test_lines_may_end_as_they_do_elsewhere() -> None:
    text = text_of(GAME)
    assert record.loads(text.replace("\n", "\r\n").encode()) == record.loads(text)


def test_rules_left_out_are_classic() -> None:
    assert record.loads(text_of()).rules == record.loads(text_of(rules={})).rules == rules.preset("classic")


def test_meta_is_kept_whatever_it_holds() -> None:
    meta = {
        "date": date(2024, 2, 29),
        "began": datetime(2024, 2, 29, 20, 15, tzinfo=UTC),
        "local": datetime(2024, 2, 29, 20, 15, 3, 250_000),
        "at": time(20, 15),
        "place": {"name": 'Höfn "í" Hornafirði', "at": [64.25, -15.2], "odd key \n": {"": {}}},
        "ratings": [{"seat": 1, "elo": 1500}, {"seat": 2}],
        "mixed": [1, "two", [3.0, True], {}],
        "lastcard": 2,
        "round": [],
    }
    given = Record(("A", "B"), Ruleset(), meta=meta)
    assert comes_back(given)
    assert record.loads(record.dumps(given)).meta == meta


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
scalars: st.SearchStrategy[Any] = (
    texts
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.dates()
    | st.times()
    | st.datetimes()
    | st.datetimes(timezones=st.just(UTC))
)
tables = st.dictionaries(
    texts,
    st.recursive(
        scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3), max_leaves=6
    ),
    max_size=4,
)
piles = st.binary(max_size=6).map(lambda drawn: bytes(face % 64 for face in drawn))


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Anything of the right shape, whether or not it could be played."""
    names = tuple(draw(st.lists(texts, min_size=2, max_size=10)))
    seats = st.integers(1, len(names))
    hands = st.tuples(*[piles for _ in names])
    positions = st.builds(Position, hands, piles, piles, seats, st.sampled_from((1, -1)), st.integers(0, 4))
    numbers = st.lists(st.integers(), max_size=3)
    result = st.fixed_dictionaries({}, optional={"winner": st.integers(), "points": numbers, "scores": numbers})
    rounds = st.builds(
        RoundRecord,
        st.none() | seats,
        st.lists(piles, max_size=3).map(tuple),
        st.none() | st.text("0123456789abcdefABCDEF", min_size=1),
        st.none() | positions,
        st.lists(texts, max_size=3).map(tuple),
        st.none() | result,
    )
    return Record(
        names, draw(st.sampled_from(list(PRESETS.values()))), tuple(draw(st.lists(rounds, max_size=3))), draw(tables)
    )


@pytest.mark.heavy
@settings(max_examples=200, deadline=None, derandomize=True)
@given(records())
def test_anything_of_the_right_shape_comes_back(given: Record) -> None:
    assert comes_back(given)


# The last round of a match


def test_no_round_follows_the_last() -> None:
    ends = {"start": {"hands": ["R1", "B5"], "discard": "R5", "turn": 1}, "actions": ["1 play R1"]}
    assert [state["champions"] for state in states(text_of(ends | {"last": True}))] == [[], [1]]
    with english.raises(Problem, match=r"^round 2: "):
        states(text_of(ends | {"last": True}, ends))
    assert states(text_of(ends | {"last": False}, ends))[-1]["champions"] == []


def test_the_last_round_is_written_as_such() -> None:
    read = record.loads(text_of(game(last=True)))
    assert read.rounds[0].last
    assert "[[round]]\nlast = true\n" in record.dumps(read)
    assert comes_back(read)
    assert "last =" not in record.dumps(record.loads(text_of(game(last=False))))
