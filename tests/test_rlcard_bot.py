"""The words in which bench/rlcard_bot.py speaks with RLCard's agent. RLCard itself is there for benchmarks only."""

from __future__ import annotations

import runpy
from pathlib import Path
from random import Random

import msgspec
import pytest

from lastcard.bots.plain import Plain
from lastcard.core.actions import Action, parse
from lastcard.core.rules import PRESETS
from lastcard.engine.codes import IN_OVER
from lastcard.engine.memory import Memory
from lastcard.engine.round import Round
from lastcard.match.view import Own, View, view

WORDS = runpy.run_path(str(Path(__file__).parent.parent / "bench" / "rlcard_words.py"))


def looking(
    legal: str, hand: str, bluff: bool = False, vulnerable: tuple[int, ...] = (), fitting: str | None = None
) -> View:
    """What seat 1 of two sees, on its turn, of a hand and of what it may say."""
    game = Round.empty(PRESETS["classic"], 2, 1, seed=1)
    game.deal()
    seen = view(game, 1, Memory(1, 2))
    held = tuple(hand.split())
    able = held if fitting is None else tuple(fitting.split())
    own = Own(hand=held, legal=tuple(legal.split(", ")), fitting=able, uno=len(held) == 2, bluff=bluff)
    return View(1, msgspec.structs.replace(seen.game, vulnerable=vulnerable), own)


@pytest.mark.parametrize(
    ("token", "word"),
    [("R7", "r-7"), ("G0", "g-0"), ("GS", "g-skip"), ("BR", "b-reverse"), ("Y+2", "y-draw_2")],
)
def test_a_card_has_the_name_that_rlcard_gives_it(token: str, word: str) -> None:
    assert WORDS["name"](token) == word


def test_a_wild_has_the_colour_named() -> None:
    assert WORDS["name"]("W", "B") == "b-wild"
    assert WORDS["name"]("W+4", "Y") == "y-wild_draw_4"
    assert WORDS["hand"](("W", "W", "W+4")) == ["r-wild", "y-wild", "r-wild_draw_4"]


def test_what_fits_is_offered_with_its_action() -> None:
    offered = WORDS["offers"](looking("play R7, play B2, play W>R, play W>B, draw", "R7 B2 W", fitting="R7 W"))
    assert {word: str(action) for word, action in offered.items()} == {
        "r-7": "1 play R7",
        "r-wild": "1 play W>R",
        "b-wild": "1 play W>B",
    }


def test_a_wild_draw_four_is_offered_only_where_nothing_else_fits() -> None:
    assert list(WORDS["offers"](looking("play R7, play W+4>R, draw", "R7 W+4"))) == ["r-7"]
    assert list(WORDS["offers"](looking("play W+4>R, draw", "B2 W+4", fitting="W+4"))) == ["r-wild_draw_4"]
    assert WORDS["offers"](looking("play W+4>R, draw", "B2 W+4", bluff=True, fitting="W+4")) == {}


def test_a_last_wild_needs_no_colour() -> None:
    offered = WORDS["offers"](looking("play W, draw", "W"))
    assert sorted(offered) == ["b-wild", "g-wild", "r-wild", "y-wild"]
    assert {str(action) for action in offered.values()} == {"1 play W"}


def test_uno_is_called_with_the_last_card_but_one() -> None:
    play = parse("1 play R7")
    assert str(WORDS["spoken"](looking("play R7", "R7 B2"), play)) == "1 play R7 uno"
    assert str(WORDS["spoken"](looking("play R7", "R7 B2 B3"), play)) == "1 play R7"


@pytest.mark.parametrize(
    ("legal", "said"),
    [("draw", "draw"), ("play R7, pass", "pass"), ("accept, challenge", "accept")],
)
def test_without_a_card_it_draws_passes_or_takes_the_penalty(legal: str, said: str) -> None:
    assert WORDS["without_card"](looking(legal, "R7")).saying == said


def test_it_calls_late_and_catches_but_never_calls_early() -> None:
    assert WORDS["unasked"](looking("draw, uno", "R7 B2")) is None
    assert WORDS["unasked"](looking("uno", "R7", vulnerable=(1,))).saying == "uno"
    assert WORDS["unasked"](looking("draw, catch 2", "R7 B2", vulnerable=(2,))).saying == "catch 2"


@pytest.mark.parametrize("seed", range(20))
def test_every_answer_is_legal_through_whole_rounds(seed: int) -> None:
    random = Random(seed)
    game = Round.empty(PRESETS["classic"], 2, 1, seed=seed)
    game.deal()
    while game.phase != IN_OVER:
        seat = game.turn + 1
        seen = view(game, seat, Memory(seat, 2))
        offered: dict[str, Action] = WORDS["offers"](seen)
        if offered:
            shown = WORDS["observation"](seen, list(offered))
            assert len(shown["raw_obs"]["hand"]) == len(seen.own.hand) == shown["raw_obs"]["num_cards"][seat - 1]
            action = WORDS["spoken"](seen, offered[random.choice(shown["raw_legal_actions"])])
        else:
            action = WORDS["without_card"](seen)
        assert not game.check(action.code)
        game.do(action)


def words_of_its_rule(seen: View, offered: dict[str, Action]) -> list[str]:
    """What RLCard's agent chooses from: wilds last, and with a Wild Draw Four the colour that it holds most of.

    It counts two of a card twice; here, as with all bots of ours, they count once.
    """
    if any(word.endswith("wild_draw_4") for word in offered):
        colours = [card[0] for card in dict.fromkeys(seen.own.hand) if card[0] != "W"] or ["R"]
        return [WORDS["name"]("W+4", max(colours, key=colours.count))]
    return [word for word in offered if "wild" not in word] or list(offered)


@pytest.mark.parametrize("seed", range(20))
def test_the_one_that_nets_train_with_chooses_as_that_agent_does(seed: int) -> None:
    rules = PRESETS["classic"]
    players = [Plain(rules, each) for each in range(40)]
    game = Round.empty(rules, 2, 1, seed=seed)
    game.deal()
    for step in range(1000):
        if game.phase == IN_OVER:
            break
        seat = game.turn + 1
        seen = view(game, seat, Memory(seat, 2))
        offered = WORDS["offers"](seen)
        if offered:
            wanted = {str(WORDS["spoken"](seen, offered[word])) for word in words_of_its_rule(seen, offered)}
        else:
            wanted = {str(WORDS["without_card"](seen))}
        said = [player.act(seen) for player in players]
        assert {str(action) for action in said} <= wanted
        assert len(wanted) > 4 or {str(action) for action in said} == wanted
        action = said[step % len(said)]
        assert action is not None
        game.do(action)
