"""Bots: they know nothing that is hidden, say nothing that is refused, always go on, and play as their level should."""

from __future__ import annotations

import itertools
import time
from collections import Counter
from random import Random

import pytest
from watched import Watched, hidden_cards_moved, start
from worlds import fits, sample, some_seats, with_options

from lastcard.bots import registry
from lastcard.bots.api import Bot, Habits
from lastcard.bots.arena import Driver, Player
from lastcard.bots.expert import Expert
from lastcard.core import actions, rules
from lastcard.core.actions import Action
from lastcard.core.rules import PRESETS, Custom, Ruleset, parse
from lastcard.engine.codes import IN_OVER, IN_VOTE
from lastcard.engine.round import COMPILED, Round
from lastcard.lab.random_play import random_action
from lastcard.match.view import View

EXPERT = "expert:12" if COMPILED else "expert:3"
QUICK = ("easy", "normal", "hard", "net")
LEVELS = (*QUICK, EXPERT)
HEAVY = {("modern", EXPERT), ("house-party", EXPERT)}  # interpreted, it plays so with one preset


class Through:
    """Hides from a driver that a bot is one of ours: it is asked with views then."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def act(self, view: View) -> Action | None:
        return self._bot.act(view)


def ask(bot: Bot, game: Watched, seat: int) -> str:
    action = bot.act(game.view(seat))
    return "nothing" if action is None else action.saying


def make(level: str, chosen: Ruleset, seed: int = 1) -> Bot:
    return registry.find(level)(chosen, seed)


def asked_often(level: str, game: Watched, seat: int, times: int = 400) -> Counter[str]:
    """What bots with different dice say in the same place."""
    return Counter(ask(make(level, game.round.rules, seed), game, seat) for seed in range(times))


def play_with_views(chosen: Ruleset, seats: int, levels: list[str], seed: int) -> int:
    """A round in which every bot is asked at every position and everything they say is carried out or refused."""
    game = Watched(chosen, seats, seed)
    players = [registry.player(level, chosen, seed + seat) for seat, level in enumerate(levels)]
    done = 0
    while game.round.phase != IN_OVER:
        turn = game.round.turn
        for offset in range(1, seats + 1):
            seat = (turn + offset) % seats
            if not game.round.alive >> seat & 1:
                continue
            seen = game.view(seat + 1)
            wanted = players[seat].wants(seen) if seen.legal else None
            if wanted is not None:
                game.do(wanted)  # a refusal fails the test
                done += 1
                break
            assert seat != turn or game.round.phase == IN_VOTE, "the bot on turn stalls"
        assert done < 5000
    return done


@pytest.mark.parametrize("name", PRESETS)
def test_every_level_plays_every_preset_at_tables_of_every_size(name: str, long: bool) -> None:
    for seats in range(2, 11) if long or COMPILED else (2, 5):
        if fits(PRESETS[name], seats):
            play_with_views(PRESETS[name], seats, [LEVELS[seat % 4] for seat in range(seats)], seats)


def test_every_level_plays_sampled_combinations_of_options(long: bool) -> None:
    random = Random(11)
    levels = LEVELS if long or COMPILED else QUICK
    for seed in range(400 if long else 60 if COMPILED else 4):
        chosen = sample(random)
        seats = some_seats(chosen, random)
        play_with_views(chosen, seats, [random.choice(levels) for _ in range(seats)], seed)


@pytest.mark.parametrize(
    "effect",
    [
        "draw-until-colour next",
        "shed-wilds everyone",
        "stuck-draws next 3",
        "again",
        "level next 7",
        "level everyone 3",
        "open everyone",
        "joke self 4",
        "honour next",
        "dare next 4",
        "nothing",
    ],
)
def test_every_level_plays_with_every_customizable_card(effect: str) -> None:
    chosen = with_options("modern", custom=(Custom(effect),) * 3, misplay="penalise")
    for seed in range(4 if COMPILED else 1):
        play_with_views(chosen, 4, list(LEVELS), seed)


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_cannot_influence_a_bot(level: str, long: bool) -> None:
    random = Random(5)
    asked = different = 0
    for seed in range(300 if long else 60 if COMPILED else 12):
        chosen = sample(random)
        game = Watched(chosen, some_seats(chosen, random), seed)
        for _ in range(random.randrange(5, 70)):
            if game.round.phase != IN_OVER:
                game.do(random_action(game.round, random))
        for seat in range(game.round.seats):
            seen = game.view(seat + 1)
            if game.round.phase == IN_OVER or not seen.legal:
                continue
            other = Watched.__new__(Watched)
            other.round, other.memories = hidden_cards_moved(game, seat + 1, random), game.memories
            different += any(other.round.hand(each) != game.round.hand(each) for each in range(other.round.seats))
            asked += 1
            assert ask(make(level, chosen, seed), other, seat + 1) == ask(make(level, chosen, seed), game, seat + 1)
    assert asked > 10
    assert different > 10


@pytest.mark.parametrize(
    ("name", "level"),
    [
        pytest.param(name, level, marks=pytest.mark.heavy if (name, level) in HEAVY else ())
        for name in ("classic", "house-party", "modern")
        for level in LEVELS
    ],
)
def test_a_bot_plays_the_same_from_views_as_at_full_speed(name: str, level: str, long: bool) -> None:
    """Attentive bots, so that nothing but the cards decides. The driver checks what it is told through views."""
    chosen = PRESETS[name] if COMPILED or long or level != EXPERT else parse(f"{name} hand_size=3")
    for seed in range(3 if COMPILED else 1):
        said = []
        for through in (False, True):
            game = Round.empty(chosen, 3, 2, seed=seed)
            game.log = []
            bots = [make(level, chosen, seat) for seat in range(3)]
            players = [Player(level, Through(bot) if through else bot, Habits(), seed) for bot in bots]
            driver = Driver(game, players, seed)
            driver.play()
            counts = driver.counts
            said.append((game.winner, game.log, counts.actions, counts.verbs, counts.faces, counts.calls))
        assert said[0] == said[1]


@pytest.mark.parametrize("level", [*QUICK, pytest.param(EXPERT, marks=pytest.mark.heavy)])
def test_the_same_seed_gives_the_same_games(level: str) -> None:
    results = []
    for _ in range(2):
        game = Round.empty(PRESETS["house-party"], 4, 3, seed=9)
        driver = Driver(game, [registry.player(level, PRESETS["house-party"], seat) for seat in range(4)], 5)
        for _ in range(3 if COMPILED else 1):
            driver.play()
        results.append((driver.counts.faces, driver.counts.verbs))
    assert results[0] == results[1]


# How they play


def test_normal_mostly_keeps_its_wilds_and_stays_with_the_colour_it_has_most_of() -> None:
    said = asked_often("normal", start(PRESETS["classic"], ["R1 G9 G5 G4 W", "Y1 Y2 Y3 Y4"], "R9"), 1)
    assert 0.58 < said["play G9"] / said.total() < 0.75


def test_normal_names_the_colour_it_has_most_of() -> None:
    game = start(PRESETS["classic"], ["B1 B2 G5 W", "Y1 Y2 Y3 Y4"], "R9")
    assert ask(make("normal", PRESETS["classic"]), game, 1) == "play W>B"


ABOUT_TO_GO_OUT = ["R1 R+2 R3 R4 R5", "Y1", "G1 G2 G3 G4 G5 G6"]


@pytest.mark.parametrize(("level", "least", "most"), [("normal", 0.5, 0.7), ("hard", 0.7, 0.9)])
def test_somebody_about_to_go_out_is_stopped_by_who_minds_the_game(level: str, least: float, most: float) -> None:
    said = asked_often(level, start(PRESETS["classic"], ABOUT_TO_GO_OUT, "R9"), 1)
    assert least < said["play R+2"] / said.total() < most


def test_expert_stops_somebody_about_to_go_out() -> None:
    game = start(PRESETS["classic"], ABOUT_TO_GO_OUT, "R9")
    assert ask(make("expert:200" if COMPILED else "expert:50", PRESETS["classic"]), game, 1) == "play R+2"


@pytest.mark.parametrize(
    ("level", "far", "near"),
    [("easy", (0, 0), (0, 0)), ("normal", (0.01, 0.06), (0.1, 0.2)), ("hard", (0.005, 0.05), (0.2, 0.4))],
)
def test_from_normal_on_a_wild_draw_four_is_a_bluff_now_and_then(
    level: str, far: tuple[float, float], near: tuple[float, float]
) -> None:
    """Seldom, and more often where the next player is about to go out."""
    for following, (least, most) in (("Y1 Y2 Y3 Y4", far), ("Y1", near)):
        game = start(PRESETS["classic"], ["R1 R3 G4 W+4", following], "R9")
        said = asked_often(level, game, 1)
        bluffs = sum(times for action, times in said.items() if action.startswith("play W+4"))
        assert least <= bluffs / said.total() <= most, said


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_nobody_bluffs_where_the_rules_refuse_it(level: str) -> None:
    game = start(with_options("classic", bluff=False), ["R1 R3 G4 W+4", "Y1"], "R9")
    assert not any(action.startswith("play W+4") for action in asked_often(level, game, 1, 100))


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_calls_with_the_card_catches_and_does_not_bluff_against_better(level: str) -> None:
    game = start(PRESETS["classic"], ["R1 R2", "R3 G9"], "R9")
    assert ask(make(level, PRESETS["classic"]), game, 1).endswith("uno")
    game.do(actions.parse("1 play R1"))
    assert ask(make(level, PRESETS["classic"]), game, 2) == "catch 1"
    assert ask(make(level, PRESETS["classic"]), game, 1) == "uno"


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_catches_the_own_partner_or_calls_a_wrong_catch(level: str) -> None:
    chosen = with_options("classic", teams="partners", false_catch=2)
    game = start(chosen, ["R1 R2", "R3 G9", "G4 G5", "G6 G7"], "R9")
    assert ask(make(level, chosen), game, 3) == "nothing"
    game.do(actions.parse("1 play R1"))
    assert ask(make(level, chosen), game, 3) == "nothing"
    assert ask(make(level, chosen), game, 4) == "catch 1"


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_objects_to_a_misplay_and_makes_none(level: str) -> None:
    chosen = PRESETS["iceland-2006"]
    game = start(chosen, ["G1 G2 Y3", "R3 G9 Y4"], "R9")
    assert ask(make(level, chosen), game, 1) == "draw"
    game.do(actions.parse("1 play G1"))
    assert ask(make(level, chosen), game, 2) == "object"


@pytest.mark.parametrize(("rest", "says"), [("W+4 R1 G2", "challenge"), ("W+4 G1 G2", "accept")])
def test_hard_challenges_a_hand_that_it_knows_and_only_if_it_is_guilty(rest: str, says: str) -> None:
    """Seat 3 gave the hand away in exchange, and remembers what is in it."""
    chosen = PRESETS["seven-zero"]
    game = start(chosen, ["R5 R8 Y1", "R6 Y3 Y4", f"R7 {rest}"], "R9")
    for said in ("1 play R5", "2 play R6", "3 play R7 @2", "1 play R8 uno", "2 play W+4>B"):
        game.do(actions.parse(said))
    assert ask(make("hard", chosen), game, 3) == says


def test_hard_names_a_colour_that_the_next_player_could_not_follow() -> None:
    game = start(PRESETS["classic"], ["G5 R5 W Y8 G8 B8", "R2 Y1 B2 B3"], "G9")
    for said in ("1 play G5", "2 draw", "1 play R5", "2 play R2"):
        game.do(actions.parse(said))
    assert ask(make("hard", PRESETS["classic"]), game, 1) == "play W>G"


def test_hard_does_not_name_a_colour_that_its_partner_could_not_follow() -> None:
    chosen = with_options("classic", teams="partners")
    game = start(chosen, ["Y5 W Y8 G8", "Y1 B8 B9 R4", "B1", "R1 B4 B5 B6"], "Y9", "B7 B2 R6 R7")
    for said in ("1 play Y5", "2 play Y1", "3 draw", "4 play R1"):
        game.do(actions.parse(said))
    assert ask(make("hard", chosen), game, 1) == "play W>G"


def test_expert_finds_the_run_that_wins_at_once() -> None:
    """With two players a Skip gives another turn: Skip, Skip, and the last card goes out."""
    game = start(PRESETS["classic"], ["RS GS G1", "Y1"], "R8", "Y5 Y6 B1 B2 B3 B4 Y7 Y8")
    expert = make("expert:600" if COMPILED else "expert:60", PRESETS["classic"])
    said = []
    while game.round.turn == 0 and game.round.phase != IN_OVER:
        said.append(ask(expert, game, 1))
        game.do(actions.parse(f"1 {said[-1]}"))
    assert said == ["play RS", "play GS uno", "play G1"]


@pytest.mark.heavy
@pytest.mark.parametrize("seats", [2, 4])
def test_each_level_is_stronger_than_the_one_below(seats: int) -> None:
    """A little of what `make bench-bots` shows in full: enough deals for differences that are plain."""
    deals = 1500
    for stronger, weaker, name in (
        ("normal", "easy", "classic"),
        ("normal", "easy", "house-party"),
        ("normal", "easy", "all-wild"),
        ("hard", "normal", "classic"),
        ("hard", "normal", "all-wild"),
    ):
        chosen = PRESETS[name]
        game = Round.empty(chosen, seats, seats - 1)
        won = 0
        for order in ((stronger, weaker), (weaker, stronger)):
            players = [registry.player(order[seat % 2], chosen, seat) for seat in range(seats)]
            driver = Driver(game, players)
            for deal in range(deals):
                game.seed(deal)
                driver.play()
                won += game.winner >= 0 and order[game.winner % 2] == stronger
        assert won / (2 * deals) > 0.53, (stronger, weaker, name)


@pytest.mark.heavy
def test_expert_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on a millisecond whenever it is looked at."""
    clock = itertools.count()
    looked: list[int] = []

    def now() -> float:
        looked.append(next(clock))
        return looked[-1] / 1000

    monkeypatch.setattr(time, "perf_counter", now)
    game = start(PRESETS["classic"], ["R1 R2 R3 G9 W", "Y1 Y2 Y3"], "R9")
    ask(Expert(PRESETS["classic"], 1, seconds=0.05), game, 1)
    assert 45 <= len(looked) <= 60


def test_expert_thinks_only_where_there_is_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    def never() -> float:
        raise AssertionError

    monkeypatch.setattr(time, "perf_counter", never)
    game = start(PRESETS["classic"], ["G1 G2 G3", "Y1 Y2"], "R9")
    assert ask(Expert(PRESETS["classic"], 1, seconds=9), game, 1) == "draw"


def test_a_vote_is_answered_for_the_partner_and_nobody_is_accused() -> None:
    chosen = rules.from_value({"preset": "modern", "custom": ["joke self 4"], "teams": "partners", "advice": True})
    game = start(chosen, ["W1 R1 G2 G3", "G4 G5 G6", "B7 B8 B9", "Y1 Y2 Y3"], "R9")
    for level in LEVELS:
        assert not ask(make(level, chosen), game, 3).startswith("advice")
    game.do(actions.parse("1 play W1>G"))
    for level in LEVELS:
        assert ask(make(level, chosen), game, 3) == "vote yes"
    assert ask(make(EXPERT, chosen), game, 2) == "vote no"
