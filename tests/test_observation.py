"""What a seat sees as small numbers: the same from a view as from the table, and enough to set the round up again."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from watched import Watched, faces, hidden_cards_moved, start
from worlds import sample, some_seats

from lastcard import engine
from lastcard.bots.base import read
from lastcard.core import actions
from lastcard.core.rules import PRESETS
from lastcard.engine import public
from lastcard.engine.codes import IN_COLOUR, IN_OVER
from lastcard.engine.observation import Observation
from lastcard.engine.round import COMPILED, Round
from lastcard.lab.random_play import random_action
from lastcard.match.view import SPECTATOR

# of the seat; what everybody may see is compared as a whole
NUMBERS = (
    "seat",
    "following",
    "held",
    "fitting",
    "verbs",
    "drawn",
    "bluff",
    "doubted",
    "hand",
    "known_hands",
    "possible",
    "laid_cards",
)


def studied(game: Watched, viewer: int, round_: Round | None = None) -> Observation:
    observation = Observation(game.round.rules, game.round.seats)
    observation.look(round_ or game.round, viewer - 1)
    observation.study(round_ or game.round, game.memories[viewer])
    return observation


def numbers(observation: Observation) -> dict[str, object]:
    return {name: getattr(observation, name) for name in NUMBERS} | {"public": observation.block()}


@pytest.fixture(name="positions")
def random_positions(long: bool) -> list[tuple[Watched, int]]:
    """Rounds broken off anywhere, each with a viewer."""
    random = Random(6)
    found = []
    for seed in range(1000 if long else 150 if COMPILED else 15):
        rules = sample(random)
        game = Watched(rules, some_seats(rules, random), seed)
        for _ in range(random.randrange(60)):
            if game.round.phase != IN_OVER:
                game.do(random_action(game.round, random))
        if game.round.phase != IN_OVER:
            alive = [seat for seat in range(game.round.seats) if game.round.alive >> seat & 1]
            found += [(game, seat + 1) for seat in {game.round.turn, random.choice(alive)}]
    return found


def test_an_observation_is_the_same_from_a_view_as_from_the_table(positions: list[tuple[Watched, int]]) -> None:
    for game, viewer in positions:
        observation = Observation(game.round.rules, game.round.seats)
        read(observation, game.view(viewer))
        assert numbers(observation) == numbers(studied(game, viewer))


def test_an_observation_is_the_same_in_two_worlds_that_differ_only_in_hidden_cards(
    positions: list[tuple[Watched, int]],
) -> None:
    random = Random(8)
    for game, viewer in positions:
        other = hidden_cards_moved(game, viewer, random)
        assert numbers(studied(game, viewer, other)) == numbers(studied(game, viewer))


OWN = {"seat", "count", "held", "drawn", "bluff"}  # of the seat that looks, or what follows from its hand
SAID = {"verbs", "fitting", "following"}  # what it may say, and who comes after it
REMEMBERED = {"known", "maybe", "signs", "doubted"}  # of events that it saw


def declared(module: str) -> set[str]:
    """The fields in a type sheet."""
    text = (Path(engine.__file__).parent / f"{module}.pxd").read_text("utf-8")
    lines = re.findall(
        r"^    cdef (?:readonly )?(?:unsigned )?(?:long long|char|int|bint) ([^()\n]+)$", text, re.MULTILINE
    )
    return {name.partition("[")[0] for line in lines for name in line.split(", ")}


def test_an_observation_has_what_is_public_and_what_is_its_seats_own_and_nothing_else() -> None:
    assert declared("observation") == OWN | SAID | REMEMBERED
    assert not declared("observation") & declared("public")
    if not COMPILED:
        assert {*public.FIELDS, "public_end"} == declared("public")


@pytest.mark.skipif(COMPILED, reason="fields can be set from outside only where nothing is compiled")
def test_no_hidden_field_shows_whatever_is_in_it(positions: list[tuple[Watched, int]]) -> None:
    random = Random(10)
    for game, viewer in positions:
        if not game.round.openers:
            other = nonsense(game.round, viewer - 1, random)
            assert numbers(studied(game, viewer, other)) == numbers(studied(game, viewer))


def nonsense(game: Round, seat: int, random: Random) -> Round:
    """The same for the eyes of a seat; whatever else there is is anything at all."""
    other = game.copy()
    seen = {*public.FIELDS, "lowered", "rules", "discard"}
    if seat == game.turn:
        seen.add("drawn")
    for name, value in vars(other).items():
        if name in seen:
            continue
        if isinstance(value, bytearray):
            value[:] = random.randbytes(len(value))
        elif name == "held":
            value[:] = [random.getrandbits(64) for _ in value]
        else:
            setattr(other, name, random.getrandbits(6))
    other.held[seat] = game.held[seat]
    other.count[seat * 64 : seat * 64 + 64] = game.count[seat * 64 : seat * 64 + 64]
    return other


def test_a_round_imagined_from_an_observation_looks_the_same(positions: list[tuple[Watched, int]]) -> None:
    random = Random(9)
    for game, viewer in positions:
        if game.round.wrong_by >= 0:
            continue  # what went before a misplay is not to be seen
        observation = studied(game, viewer)
        other = hidden_cards_moved(game, viewer, random)
        out = sum(1 << seat for seat in range(other.seats) if not other.alive >> seat & 1)
        imagined = Round.empty(game.round.rules, other.seats, 0, out=out)
        observation.imagine(imagined, [other.hand(seat) for seat in range(other.seats)], other.stock_order())
        seen_there = Observation(game.round.rules, other.seats)
        seen_there.look(imagined, viewer - 1)
        seen_there.study(imagined, game.memories[viewer])
        assert numbers(seen_there) == numbers(observation)
        assert imagined.legal(viewer - 1) == game.round.legal(viewer - 1)


def test_a_challenge_in_an_imagined_round_is_judged_by_the_hand_imagined() -> None:
    game = start(PRESETS["classic"], ["W+4 G1 G2", "B3 B4 B5"], "R9")
    game.do(actions.parse("1 play W+4>B"))
    observation = studied(game, 2)
    for hand, guilty in (("R1 G2", True), ("G1 G2", False)):
        imagined = Round.empty(PRESETS["classic"], 2, 1)
        observation.imagine(imagined, [faces(hand), faces("B3 B4 B5")], faces("Y1 Y2 Y3 Y4 Y5 Y6 Y8"))
        events = imagined.play(actions.parse("2 challenge"))
        assert events[0].kind == "challenged"
        assert bool(events[0].count) == guilty


def test_a_seat_that_draws_is_taken_to_lack_the_colour_in_force() -> None:
    game = start(PRESETS["classic"], ["G1 G2", "Y3 Y4", "B7 B8"], "R9", "B1 B2 B3")
    game.do(actions.parse("1 draw"))
    assert game.view(2).possible[0] == (0, 255, 255, 255)
    game.do(actions.parse("2 draw"))
    game.do(actions.parse("3 draw"))
    assert game.view(SPECTATOR).possible == ((0, 255, 255, 255),) * 3


def test_a_card_kept_after_drawing_may_be_of_the_colour() -> None:
    game = start(PRESETS["classic"], ["G1 G2", "Y3 Y4"], "R9", "R1 B2 B3")
    game.do(actions.parse("1 draw"))
    assert game.view(2).possible[0] == (0, 255, 255, 255)
    game.do(actions.parse("1 pass"))
    assert game.view(2).possible[0] == (1, 255, 255, 255)
    game.do(actions.parse("2 draw"))
    game.do(actions.parse("1 play R1"))
    assert game.view(2).possible[0] == (0, 255, 255, 255)


def test_cards_drawn_as_a_penalty_may_be_of_any_colour() -> None:
    game = start(PRESETS["classic"], ["R5 R+2 G2 G3", "Y3 Y4"], "R9", "B1 B2 B3")
    game.do(actions.parse("1 play R5"))
    game.do(actions.parse("2 draw"))
    assert game.view(1).possible[1] == (0, 255, 255, 255)
    game.do(actions.parse("1 play R+2"))
    game.do(actions.parse("2 accept"))
    assert game.view(1).possible[1] == (2, 255, 255, 255)


def test_the_colour_in_force_before_a_wild_draw_four_is_the_one_in_doubt() -> None:
    game = next(game for seed in range(200) if (game := Watched(PRESETS["classic"], 2, seed)).round.phase == IN_COLOUR)
    game.do(actions.parse("1 colour G"))
    assert {game.memories[viewer].colour for viewer in range(3)} == {2}
    game = start(PRESETS["classic"], ["W+4 G1 G2", "B3 B4 B5"], "R9")
    assert game.view(2).doubted == ""
    game.do(actions.parse("1 play W+4>B"))
    assert (game.view(2).doubted, game.view(2).game.challengeable) == ("R", 1)
