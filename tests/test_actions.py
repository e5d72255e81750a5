"""Actions: what is one, how it is written, and the order in which they are listed."""

from __future__ import annotations

import pickle
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.core import actions
from lastcard.core.actions import Action, parse
from lastcard.core.cards import FACES
from lastcard.core.errors import Refusal
from lastcard.table import log
from lastcard.table.log import Acted

COLOURED = [colour + rank for colour in "RYGB" for rank in (*"0123456789", "S", "R", "+2")]
WILD = ["W", "W+4", "WH", "W1", "W2", "W3", "WR", "WS", "WSS", "W+2", "WT", "WX"]
CARDS = [*COLOURED, *WILD]
SEATS = range(1, 11)
PLAIN = ["draw", "pass", "accept", "challenge", "perform", "decline", "vote yes", "vote no", "uno", "object"]


def is_malformed(text: str, seats: int = 10) -> bool:
    try:
        parse(text, seats)
    except Refusal as refusal:
        return refusal.code == "malformed"
    return False


def comes_back(text: str) -> bool:
    return str(parse(text)) == text and parse(str(parse(text))) == parse(text)


def test_the_64_faces_are_in_canonical_order() -> None:
    assert list(FACES) == CARDS
    assert list(FACES.values()) == list(range(64))


# Every kind of action


@pytest.mark.parametrize("saying", PLAIN)
def test_plain_verb_comes_back_for_every_seat(saying: str) -> None:
    assert all(comes_back(f"{seat} {saying}") for seat in SEATS)


@pytest.mark.parametrize("card", CARDS)
def test_play_comes_back_with_every_colour_target_and_call(card: str) -> None:
    for seat in (1, 2, 10):
        for colour in ("", ">R", ">Y", ">G", ">B"):
            for target in ("", *(f" @{other}" for other in SEATS)):
                for call in ("", " uno"):
                    assert comes_back(f"{seat} play {card}{colour}{target}{call}")


@pytest.mark.parametrize("verb", ["catch", "advice"])
def test_aimed_verb_comes_back_for_every_pair_of_seats(verb: str) -> None:
    assert all(comes_back(f"{seat} {verb} {other}") for seat in SEATS for other in SEATS)


@pytest.mark.parametrize("colour", "RYGB")
def test_colour_comes_back(colour: str) -> None:
    assert comes_back(f"3 colour {colour}")


@pytest.mark.parametrize("cards", ["", " R7", " R7 B3", " R7 R7", " R0 B+2 W W+4 WX", f" {' '.join(CARDS)}"])
def test_shed_comes_back(cards: str) -> None:
    assert comes_back(f"2 shed{cards}")


def test_parts_of_an_action() -> None:
    action = parse("10 play W+4>G @3 uno")
    assert (action.seat, action.verb, action.card, action.colour, action.target, action.uno) == (
        10,
        "play",
        "W+4",
        "G",
        3,
        True,
    )
    assert action.saying == "play W+4>G @3 uno"
    assert parse("1 vote no").verb == "vote no"
    assert parse("1 catch 2").target == 2
    assert parse("1 shed B3 R7").cards == bytes([FACES["R7"], FACES["B3"]])


def test_the_order_of_shed_cards_is_free_on_reading_and_canonical_on_printing() -> None:
    assert str(parse("2 shed W B3 R7 R7 B0")) == "2 shed R7 R7 B0 B3 W"
    assert parse("2 shed B3 R7") == parse("2 shed R7 B3")
    assert parse("2 shed R7 R7") != parse("2 shed R7")


def test_equal_actions_are_one_value() -> None:
    assert parse("2 play R7") is parse("2 play R7")
    assert hash(parse("2 shed B3 R7")) == hash(parse("2 shed R7 B3"))


# Everything else

MALFORMED = {
    "nothing": ["", " ", "\n", "\x00"],
    "no seat": ["draw", " draw", "Ada draw", "@1 draw", "R7", "play R7"],
    "no verb": ["1", "1 ", "10"],
    "unknown verb": ["1 fold", "1 vote", "1 vote maybe", "1 color R", "1 plays R7", "1 un", "1 unos", "1 say uno"],
    "letter case": [
        "1 Draw",
        "1 DRAW",
        "1 play r7",
        "1 play w",
        "1 play W>g",
        "1 play R7 UNO",
        "1 colour r",
        "1 vote Yes",
    ],
    "bad seat": ["0 draw", "11 draw", "12 draw", "100 draw", "-1 draw", "+1 draw", "1.0 draw", "1e0 draw", "0x1 draw"],
    "leading zero": ["01 draw", "001 draw", "010 draw", "1 play R7 @02", "1 catch 02", "1 advice 03", "1 play R07"],
    "other digits": ["２ draw", "１０ draw", "1 play R７", "1 play R7 @２", "1 catch ２", "² draw", "① draw", "٢ draw"],
    "bad target": ["1 play R7 @0", "1 play R7 @11", "1 catch 0", "1 catch 11", "1 advice 0", "1 play R7 @-1"],
    "target as it is not written": ["1 play R7 2", "1 play R7@2", "1 play R7 @ 2", "1 play R7 @", "1 catch @2"],
    "unknown card": [
        "1 play",
        "1 play R",
        "1 play R10",
        "1 play X7",
        "1 play R+4",
        "1 play W+1",
        "1 play W4",
        "1 play WW",
    ],
    "no colour for colour": ["1 colour", "1 colour W", "1 colour RR", "1 colour >R", "1 colour red", "1 colour R Y"],
    "colour as it is not written": [
        "1 play W> G",
        "1 play W >G",
        "1 play W>",
        "1 play W>W",
        "1 play W>RG",
        "1 play WG",
    ],
    "order of the parts": ["1 play R7 uno @2", "1 play @2 R7", "1 play uno R7", "1 play W @2>G", "1 uno play R7"],
    "twice": ["1 play R7 uno uno", "1 play R7 @2 @3", "1 play W>G>R", "1 play R7 R7", "1 draw draw", "1 1 draw"],
    "too many arguments": ["1 draw 2", "1 draw R7", "1 pass 1", "1 accept 2", "1 challenge 2", "1 uno 2", "1 object 2"],
    "still too many": ["1 perform x", "1 decline x", "1 vote yes no", "1 catch 2 3", "1 advice 2 3", "1 draw uno"],
    "too few arguments": ["1 catch", "1 advice", "1 catch ", "1 advice ", "1 vote "],
    "spaces": [
        "1  draw",
        " 1 draw",
        "1 draw ",
        "1 play  R7",
        "1 play R7  uno",
        "1 play R7  @2",
        "1 vote  yes",
        "1\u00a0draw",
    ],
    "other white space": [
        "1 draw\n",
        "\n1 draw",
        "1\tdraw",
        "1 draw\t",
        "1 draw\r\n",
        "1 play\nR7",
        "1 draw\x0b",
        "1\u2003draw",
    ],
    "shed": [
        "1 shed ",
        "1 shed  R7",
        "1 shed R7  B3",
        "1 shed R7,B3",
        "1 shed R7 ",
        "1 shed none",
        "1 shed W>G",
        "1 shed R7 x",
    ],
    "more after it": ["1 draw; 2 draw", "1 draw\n2 draw", "1 draw.", "1 draw#", "1 play R7!", "1 draw\x00"],
}


@pytest.mark.parametrize("text", [text for group in MALFORMED.values() for text in group], ids=repr)
def test_anything_else_is_malformed(text: str) -> None:
    assert is_malformed(text)


@pytest.mark.parametrize("seats", range(2, 11))
def test_a_seat_beyond_the_number_of_seats_is_malformed_as_actor_and_as_target(seats: int) -> None:
    for seat in SEATS:
        for text in (f"{seat} draw", f"1 catch {seat}", f"1 advice {seat}", f"1 play R7 @{seat}"):
            assert is_malformed(text, seats) == (seat > seats)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.text(st.sampled_from("123 0@>+RYGBWSHX7playdrwunoch\n"), max_size=14))
def test_what_is_read_prints_as_it_was_written(text: str) -> None:
    if not is_malformed(text):
        action = parse(text)
        assert sorted(str(action).split(" ")) == sorted(text.split(" "))
        assert str(action) == text or action.verb == "shed"


# The order of `legal`


def sayings_in_the_order_of_legal() -> list[str]:
    plays = []
    for card in CARDS:
        plays.append(card)
        plays += [f"{card} @{seat}" for seat in SEATS]
        if card in WILD:
            plays += [f"{card}>{colour}" for colour in "RYGB"]
    return [
        *(f"play {play}" for play in plays),
        *("draw", "pass", "accept", "challenge"),
        *(f"colour {colour}" for colour in "RYGB"),
        *("shed", "perform", "decline", "vote yes", "vote no", "uno"),
        *(f"catch {seat}" for seat in SEATS),
        "object",
        *(f"advice {seat}" for seat in SEATS),
    ]


@pytest.mark.parametrize("seat", [1, 10])
def test_codes_sort_as_legal_is_listed(seat: int) -> None:
    codes = [parse(f"{seat} {saying}").code for saying in sayings_in_the_order_of_legal()]
    assert all(earlier < later for earlier, later in pairwise(codes))


def test_a_code_is_one_action_and_no_other() -> None:
    sayings = sayings_in_the_order_of_legal()
    codes = {parse(f"{seat} {saying}").code for seat in SEATS for saying in sayings}
    assert len(codes) == len(sayings) * 10
    assert all(actions.from_code(code) == Action(code) for code in codes)
    assert {str(actions.from_code(code)) for code in codes} == {
        f"{seat} {saying}" for seat in SEATS for saying in sayings
    }


def test_an_action_is_a_value() -> None:
    action = parse("2 shed R7 B3")
    assert action == pickle.loads(pickle.dumps(action)) == parse("2 shed R7 B3")
    assert {action, parse("2 shed B3 R7")} == {action}
    assert action != parse("3 shed R7 B3") == action.by(3)
    with pytest.raises(AttributeError):
        action.code = 0


@pytest.mark.parametrize("action", ["3 play W+4>G", "10 shed R7 B3", "1 vote no"])
def test_the_log_has_an_action_as_text_beside_its_seat(action: str) -> None:
    said = parse(action)
    entry = Acted(by=1, seat=said.seat, action=said)
    stored = log.encode(entry)
    assert stored == b'{"type":"acted","by":1,"seat":%d,"action":"%s"}' % (said.seat, said.saying.encode())
    assert log.decode(stored) == entry
