"""Objecting is offered after every card, right or wrong, so that the offer tells nothing (A-71)."""

from __future__ import annotations

from random import Random

import english
import msgspec
import pytest
from seated import after, at
from worlds import sample, some_seats

from lastcard.core.actions import Action
from lastcard.core.errors import Refusal
from lastcard.engine.round import COMPILED
from lastcard.table.match_state import MatchState, Seat

RULES = "classic misplay=penalise"


def offered(sitting: MatchState, seat: int) -> list[str]:
    return list(sitting.own(seat).legal)


@pytest.mark.rule("A-71")
def test_A_71_a_right_and_a_wrong_card_offer_the_same() -> None:  # noqa: N802
    hands = ["R1 Y2 B9", "G3 G4 G5", "Y7 Y8 Y9"]
    right = after(at(hands, RULES, people=3), "1 play R1")
    wrong = after(at(hands, RULES, people=3), "1 play Y2")
    for seat in (2, 3):
        assert "object" in offered(right, seat)
        assert "object" in offered(wrong, seat)
    assert "object" not in offered(right, 1) + offered(wrong, 1)
    assert offered(right, 3) == offered(wrong, 3) == ["object"]
    with english.raises(Refusal, match="played by the rules"):
        after(right, "3 object")
    assert "object" in offered(right, 3)


@pytest.mark.rule("A-71")
@pytest.mark.parametrize("began", ["2 draw", "2 play G3"])
def test_A_71_the_offer_ends_when_the_next_player_begins(began: str) -> None:  # noqa: N802
    for card in ("R1", "Y2"):
        game = after(at(["R1 Y2 B9", "G3 G4 G5", "Y7 Y8 Y9"], RULES, people=3), f"1 play {card}", began)
        assert ("object" in offered(game, 3)) == ("play" in began)
        assert "object" not in offered(game, 2) if "play" in began else True


def test_where_misplays_are_refused_nobody_is_offered_to_object() -> None:
    game = after(at(["R1 Y2 B9", "G3 G4 G5"], people=2), "1 play R1")
    assert "object" not in offered(game, 2)


def test_what_the_law_lists_is_always_offered_and_nothing_else_is_added_but_objections() -> None:
    met = 0
    for number in range(60 if COMPILED else 8):
        random = Random(number)
        rules = sample(random)
        if number % 2:
            rules = msgspec.structs.replace(rules, misplay="penalise")
        seats = some_seats(rules, random)
        game = MatchState(rules, [Seat(f"P{seat}") for seat in range(seats)], random.randbytes(32))
        for _ in range(80):
            if game.over:
                break
            everything: list[Action] = []
            for seat in range(1, seats + 1):
                law = [action.saying for action in game.round.legal(seat - 1)]
                shown = offered(game, seat)
                assert [action for action in shown if action in law] == law
                added = [action for action in shown if action not in law]
                assert added in ([], ["object"])
                assert not added or rules.misplay == "penalise"
                met += bool(added)
                everything += [action for action in game.round.legal(seat - 1) if action.saying != "shed"]
            if not everything:
                break
            game.apply(random.choice(everything))
    assert met > (50 if COMPILED else 3)
