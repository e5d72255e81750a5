"""The judge of open positions, and chances from what a seat may know."""

from __future__ import annotations

import hashlib
from random import Random
from statistics import linear_regression

import msgspec
import pytest
from nets import some_judge, some_net
from watched import Watched, hidden_cards_moved, start
from worlds import dealt, fits, sample, some_seats

import lastcard
from lastcard.analysis.chances import evaluate, outlook, played_on
from lastcard.analysis.judge import INPUTS, KIND, VERSION, WHOLE, Judge, shipped
from lastcard.analysis.trials import Trials
from lastcard.bots import registry
from lastcard.bots.arena import Driver
from lastcard.core import actions
from lastcard.core.actions import SHED
from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS, parse
from lastcard.engine.codes import IN_OVER
from lastcard.engine.observation import Observation
from lastcard.engine.round import COMPILED, Round
from lastcard.lab.random_play import random_action
from lastcard.match.match import Match

FEW = 8  # worlds, where it is about something else


def positions(count: int, seed: int) -> list[Watched]:
    """Rounds of all kinds, broken off anywhere."""
    random = Random(seed)
    found: list[Watched] = []
    while len(found) < count:
        rules = sample(random)
        game = Watched(rules, some_seats(rules, random), len(found))
        for _ in range(random.randrange(50)):
            if game.round.phase != IN_OVER:
                game.do(random_action(game.round, random))
        if game.round.phase != IN_OVER:
            found.append(game)
    return found


def test_chances_are_shared_out_among_those_in_the_round() -> None:
    for game in positions(40 if COMPILED else 8, 1):
        chances = shipped().chances(game.round)
        sides = 2 if game.round.rules.teams == "partners" else 1
        assert WHOLE * sides - 20 <= sum(chances) <= WHOLE * sides
        assert all((chance > 0) <= (game.round.alive >> seat & 1) for seat, chance in enumerate(chances))


@pytest.mark.heavy
def test_what_is_said_after_the_deal_comes_true_as_often_as_it_says() -> None:
    """Not only in games that end soon: a point more in what is said is about a point more that is won."""
    random = Random(1)
    rules = PRESETS["classic"]
    said, won = [], []
    for _ in range(3_000):
        levels = random.choices(("easy", "normal", "hard"), k=2)
        players = [registry.player(level, rules, random.getrandbits(48)) for level in levels]
        game = Round("classic", 2, seed=(seed := random.getrandbits(48)))
        said.append(shipped().chances(game)[0] / WHOLE)
        game.seed(seed)
        Driver(game, players, random.getrandbits(48)).play()  # deals the same once more
        won.append(game.winner == 0)
    assert 0.8 < linear_regression(said, won).slope < 1.2


def test_who_has_won_has_all() -> None:
    game = start(PRESETS["classic"], ["R1", "B3 B4"], "R9")
    game.do(actions.parse("1 play R1"))
    assert shipped().chances(game.round) == (WHOLE, 0)
    assert evaluate(game.view(2)).round == (WHOLE, 0)


def test_few_cards_are_better_than_many() -> None:
    game = start(PRESETS["classic"], ["R1", "B3 B4 B5 G1 G2 G3 G4", "Y3 Y4 Y5 Y6 Y7 Y8 Y9"], "R9", "B1 B2 B7")
    first, *others = shipped().chances(game.round)
    assert first > 2 * max(others)


def test_the_order_of_the_draw_pile_tells_the_judge_nothing() -> None:
    random = Random(3)
    for game in positions(20 if COMPILED else 4, 2):
        round_ = game.round
        other = round_.copy()
        pile = list(round_.stock_order())
        random.shuffle(pile)
        other.rearrange([round_.hand(seat) for seat in range(round_.seats)], bytes(pile))
        assert shipped().chances(other) == shipped().chances(round_)


def test_the_same_comes_out_compiled_and_interpreted() -> None:
    """With weights that are no net's, so that another net changes nothing here."""
    any_judge = Judge(some_judge(4))
    found: list[object] = []
    for game in positions(12, 4):
        round_ = game.round
        found.append(any_judge.chances(round_))
        trials = Trials(round_.rules, round_.seats, any_judge)
        observation = Observation(round_.rules, round_.seats)
        observation.look(round_, round_.turn)
        observation.study(round_, game.memories[round_.turn + 1])
        if trials.begin(observation, 1):
            trials.deal()
            legal = [action for action in round_.legal(round_.turn) if action.verb_number != SHED]
            found.append([trials.as_it_is(), *(trials.after(round_.turn, each.code, each.cards) for each in legal)])
    assert hashlib.sha256(repr(found).encode()).hexdigest()[:16] == "3bb29f1081a83f86"


@pytest.mark.parametrize(
    "weights",
    [
        b"",
        some_judge(1)[:-1],
        some_judge(1) + b"\0",
        some_net(INPUTS, kind="seat", version=VERSION),
        some_net(INPUTS, kind=KIND, version=VERSION + 1),
        some_net(INPUTS + 1, kind=KIND, version=VERSION),
    ],
    ids=["empty", "short", "long", "kind", "version", "shape"],
)
def test_a_file_of_another_version_or_shape_is_refused(weights: bytes) -> None:
    with pytest.raises(Problem, match="judge-damaged"):
        Judge(weights)


def test_inputs_stay_within_the_net() -> None:
    judge = shipped()
    for game in positions(60 if COMPILED else 15, 6):
        for seat in range(game.round.seats):
            if game.round.alive >> seat & 1:
                inputs = judge.inputs(game.round, seat)
                assert inputs == sorted(set(inputs))
                assert 0 <= inputs[0] <= inputs[-1] < INPUTS


# From what a seat knows


def test_chances_of_a_seat_do_not_depend_on_what_it_can_not_know() -> None:
    random = Random(8)
    for game in positions(25 if COMPILED else 5, 7):
        viewer = random.randrange(game.round.seats) + 1
        if not game.round.alive >> (viewer - 1) & 1 or game.round.openers:
            continue
        other = hidden_cards_moved(game, viewer, random)
        seen = game.view(viewer)
        moved = lastcard.view(other, viewer, game.memories[viewer])
        assert evaluate(seen, game.round.rules, worlds=FEW) == evaluate(moved, game.round.rules, worlds=FEW)


def test_the_same_view_is_judged_alike_and_more_worlds_make_it_surer() -> None:
    game = Watched(PRESETS["classic"], 4, 1)
    few, many = (evaluate(game.view(1), worlds=worlds) for worlds in (FEW, 8 * FEW))
    assert few == evaluate(game.view(1), worlds=FEW)
    assert max(many.round_errors) < max(few.round_errors)
    assert few.match == few.round


def test_an_open_round_needs_no_worlds() -> None:
    game = dealt(PRESETS["classic"], 3, 5)
    assert evaluate(game).round_errors == (0, 0, 0)
    assert evaluate(game).round == shipped().chances(game)


def test_positions_that_no_game_reaches_are_refused() -> None:
    view = Watched(PRESETS["classic"], 2, 1).view(1)
    wrong = msgspec.structs.replace(view, known=(view.known[0], ("R1", "R2", "G1", "G2") * 5))
    with pytest.raises(Problem, match="evaluate-impossible"):
        evaluate(wrong)
    with pytest.raises(Problem, match="evaluate-worlds"):
        evaluate(view, worlds=1)
    with pytest.raises(Problem, match="evaluate-match"):
        evaluate(view, match=Match("classic", 3))
    with pytest.raises(Problem, match="rules-unknown-preset"):
        evaluate(view, "clasic")


# The match


def test_who_leads_has_the_better_chances_in_the_match() -> None:
    match = Match("classic target=100", 2)
    match.scores = [80, 0]
    ahead, behind = played_on(match)
    assert ahead > 700_000
    assert ahead + behind == WHOLE
    even = Match("classic", 2)
    game = Round("classic", 2, seed=1)
    found = evaluate(game, match=even)
    assert sum(found.match) == pytest.approx(WHOLE, abs=5)
    assert all(0 < error < 50_000 for error in found.match_errors)


@pytest.mark.parametrize(
    "text",
    [
        "classic match=lowest target=50",
        "classic match=elimination target=60",
        "all-wild",
        "classic teams=partners target=120",
        "classic rounds=2 target=900",
    ],
)
def test_every_format_has_chances_in_the_match(text: str) -> None:
    rules = parse(text)
    seats = 4 if fits(rules, 4) else 3
    match = Match(rules, seats)
    found = outlook(match)
    each = found.chances(rules, (WHOLE // seats,) * seats)
    assert sum(each) >= WHOLE - 10
    if rules.match == "elimination":
        match.out, match.scores = [0], [60, 0, 0, 0]
        assert played_on(match)[0] == 0


def test_a_match_that_is_won_is_won() -> None:
    match = Match("classic", 2)
    match.champions = [1]
    assert played_on(match) == (0, WHOLE)


def test_it_is_a_public_name() -> None:
    assert lastcard.evaluate is evaluate


def test_what_is_no_position_is_told_as_such() -> None:
    with pytest.raises(TypeError, match="a position is a View or a Round, not str"):
        evaluate("classic")  # type: ignore[arg-type]
