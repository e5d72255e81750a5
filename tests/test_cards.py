"""The faces, how they are written, and what a deck holds and counts."""

from __future__ import annotations

from collections import Counter

import pytest

from lastcard.core.cards import COLOURS, FACES, TOKENS, is_wild, spell, worth
from lastcard.core.rules import PRESETS, Ruleset

CANONICAL = """
R0 R1 R2 R3 R4 R5 R6 R7 R8 R9 RS RR R+2
Y0 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 YS YR Y+2
G0 G1 G2 G3 G4 G5 G6 G7 G8 G9 GS GR G+2
B0 B1 B2 B3 B4 B5 B6 B7 B8 B9 BS BR B+2
W W+4 WH W1 W2 W3 WR WS WSS W+2 WT WX
"""
WORTH = {"S": 20, "R": 20, "+2": 20} | {str(number): number for number in range(10)}
WILD_WORTH = {"W": 50, "W+4": 50, "WH": 40, "W1": 40, "W2": 40, "W3": 40}
ALL_WILD = {"W": 54, "WR": 14, "WS": 14, "WSS": 6, "W+2": 10, "W+4": 6, "WT": 4, "WX": 4}


def worths(rules: Ruleset) -> dict[str, int]:
    """What every face of a deck counts."""
    return {TOKENS[face]: worth(face, rules.deck) for face in set(rules.cards)}


def test_there_are_64_faces_in_canonical_order() -> None:
    assert list(TOKENS) == CANONICAL.split()
    assert len(TOKENS) == 64


def test_every_face_is_written_in_its_own_way() -> None:
    assert len(set(TOKENS)) == 64
    assert [FACES[token] for token in TOKENS] == list(range(64))


def test_twelve_faces_are_wild() -> None:
    assert [token for token in TOKENS if is_wild(FACES[token])] == [token for token in TOKENS if token[0] == "W"]


def test_cards_are_spelt_in_the_order_given() -> None:
    assert spell(bytes([FACES["W+4"], FACES["R0"], FACES["B+2"]])) == "W+4 R0 B+2"
    assert spell(()) == ""


@pytest.mark.parametrize(
    ("rules", "size"),
    [
        (Ruleset(), 108),
        (Ruleset(deck="112"), 109),
        (Ruleset(deck="112", custom=PRESETS["modern"].custom[:1]), 110),
        (PRESETS["modern"], 112),
        (PRESETS["all-wild"], 112),
    ],
    ids=str,
)
def test_deck_has_so_many_cards_in_canonical_order(rules: Ruleset, size: int) -> None:
    assert len(rules.cards) == size
    assert list(rules.cards) == sorted(rules.cards)


def test_customizable_cards_are_included_from_the_first_on() -> None:
    two = Ruleset(deck="112", custom=PRESETS["modern"].custom[:2])
    assert spell(two.cards).split()[-3:] == ["WH", "W1", "W2"]


def test_coloured_cards_come_twice_but_for_the_zero() -> None:
    held = Counter(spell(Ruleset().cards).split())
    ranks = [(colour, rank) for colour in COLOURS for rank in WORTH]
    assert {colour + rank: held[colour + rank] for colour, rank in ranks} == {
        colour + rank: 1 if rank == "0" else 2 for colour, rank in ranks
    }


def test_all_wild_deck_is_the_one_of_the_table() -> None:
    assert Counter(spell(PRESETS["all-wild"].cards).split()) == ALL_WILD
    assert sum(ALL_WILD.values()) == 112


@pytest.mark.parametrize("rules", [Ruleset(), PRESETS["modern"]], ids=str)
def test_numbers_count_themselves_actions_20_wilds_50_and_the_modern_wilds_40(rules: Ruleset) -> None:
    assert worths(rules) == {token: WILD_WORTH.get(token) or WORTH[token[1:]] for token in spell(rules.cards).split()}


def test_in_all_wild_a_wild_counts_20_and_everything_else_50() -> None:
    assert worths(PRESETS["all-wild"]) == dict.fromkeys(ALL_WILD, 50) | {"W": 20}
