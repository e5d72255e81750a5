"""What the frameworks' own suites say of our environments. What needs torch is in test_env_agents."""

from __future__ import annotations

import copy
import pickle
import runpy
import warnings
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, outcome_sampling_mccfr
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test
from programs import faulty
from rlcard.agents import RandomAgent
from rlcard.utils import tournament

from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS
from lastcard.engine.round import COMPILED
from lastcard.envs import aec, rlcard, spiel
from lastcard.envs.gym import SeatEnv, VectorRounds
from lastcard.envs.layout import ACTIONS, HANDS, OBSERVED, TO_WAIT

pytestmark = pytest.mark.skipif(not COMPILED, reason="the frameworks are driven by the compiled core alone")
DOCS = Path(__file__).parent.parent / "docs"
BENCH = DOCS.parent / "bench"
SEATS = [(preset, seats) for preset in PRESETS for seats in (2, 4, 10)]


# Gymnasium


def test_the_checker_of_gymnasium_is_content() -> None:
    check_env(gymnasium.make("lastcard/classic-v0").unwrapped)
    settings: dict[str, Any] = {"seats": 4, "opponents": ("easy", "normal", "hard"), "asides": "full"}
    check_env(gymnasium.make("lastcard/house-party-v0", render_mode="rgb_array", **settings).unwrapped)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_registered(preset: str) -> None:
    env = gymnasium.make(f"lastcard/{preset}-v0", seats=3, opponents="easy")
    observation, info = env.reset(seed=1)
    assert observation.shape == (OBSERVED,)
    assert env.observation_space.contains(observation)
    over = False
    while not over:
        mask = info["action_mask"]
        observation, reward, terminated, truncated, info = env.step(int(np.flatnonzero(mask)[0]))
        over = terminated or truncated
        assert env.observation_space.contains(observation)
    assert reward in (1.0, -0.5, 0.0)


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_each_column_of_the_vector_is_a_single_environment(mode: AutoresetMode) -> None:
    """As Gymnasium's own vector of single environments does it, with every way to deal again."""
    settings: dict[str, Any] = {"seats": 3, "opponents": ("easy", "normal")}
    ours = gymnasium.make_vec("lastcard/house-party-v0", num_envs=4, autoreset_mode=mode, **settings)
    theirs: Any = gymnasium.make_vec(
        "lastcard/house-party-v0",
        num_envs=4,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": mode},
        **settings,
    )
    assert ours.metadata["autoreset_mode"] == mode
    assert ours.single_observation_space == theirs.single_observation_space
    random = np.random.default_rng(1)
    shown, info = ours.reset(seed=9)
    wanted, expected = theirs.reset(seed=9)
    for _ in range(120):
        assert np.array_equal(shown, wanted)
        assert np.array_equal(info["action_mask"], expected["action_mask"])
        actions = np.array([random.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in info["action_mask"]])
        shown, *rest, info = ours.step(actions)
        wanted, *other, expected = theirs.step(actions)
        for one, two in zip(rest, other, strict=True):
            assert np.allclose(one, two)
        assert ("final_obs" in info) == ("final_obs" in expected)
        if "final_obs" in info:
            assert np.array_equal(info["_final_obs"], expected["_final_obs"])
            for one, two in zip(info["final_obs"], expected["final_obs"], strict=True):
                assert np.array_equal(one, two)
        ended = rest[1] | rest[2]
        if mode == AutoresetMode.DISABLED and ended.any():
            shown, info = ours.reset(options={"reset_mask": ended})
            wanted, _ = theirs.reset(options={"reset_mask": ended.copy()})
            expected["action_mask"] = np.stack([env.unwrapped.buffers.mask[0] for env in theirs.envs])


def test_all_seats_can_be_played_through_the_vector() -> None:
    env = VectorRounds(8, seats=4, opponents=())
    env.reset(seed=1)
    ended = 0
    while ended < 8:
        turn = env.buffers.turn.copy()
        _, rewards, terminated, _, info = env.step(env.sample())
        for number in np.flatnonzero(terminated):
            ended += 1
            assert rewards[number] == info["rewards"][number, turn[number]]
            assert abs(info["rewards"][number].sum()) < 1e-6


def test_without_copies_the_arrays_are_the_core_s_own() -> None:
    env = VectorRounds(2, copy=False)
    shown, info = env.reset(seed=1)
    assert shown is env.buffers.observation
    assert info["action_mask"] is env.buffers.mask
    assert env.perfect().shape == (2, HANDS)


def test_an_illegal_action_loses_in_gymnasium() -> None:
    env = SeatEnv()
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(np.int64(TO_WAIT))
    assert (reward, terminated, info["action_mask"].sum()) == (-1.0, True, 0)


def test_bad_settings_are_told() -> None:
    with pytest.raises(ValueError, match="render_mode is 'film'"):
        SeatEnv(render_mode="film")
    with pytest.raises(ValueError, match="opponents is empty"):
        SeatEnv(opponents=())
    with pytest.raises(Problem, match="unknown-bot"):
        gymnasium.make_vec("lastcard/Round-v0", num_envs=2, opponents="nobody")
    with pytest.raises(TypeError, match="reset_mask"):
        VectorRounds(2).reset(options={"reset_mask": [True, False]})


def test_actions_of_another_shape_are_refused() -> None:
    env = VectorRounds(2)
    env.reset(seed=1)
    for shape in [(3,), (2, 1), ()]:
        with pytest.raises((ValueError, TypeError), match="actions"):
            env.step(np.zeros(shape, np.int64))


def play_by_chance(env: VectorRounds) -> None:
    for _ in range(100):
        env.step(env.sample())


@pytest.mark.parametrize(
    ("fault", "told", "limits"),
    [
        ("dies", "program-died", {}),
        ("hangs", "program-slow", {"seconds": 0.5}),
        ("floods", "program-flood", {}),
        ("lies", "bot-illegal", {}),
    ],
)
def test_where_a_bot_fails_nobody_else_acts_for_it(
    tmp_path: Path, fault: str, told: str, limits: dict[str, float]
) -> None:
    """The error says what it did; then all tables stand still until they are dealt anew."""
    env = VectorRounds(3, opponents=faulty(tmp_path, fault, when=12, name="faulty", **limits))
    env.reset(seed=1)
    with pytest.raises(Problem, match=told):
        play_by_chance(env)
    with pytest.raises(ValueError, match="a bot has failed, and its table stands still"):
        env.step(env.sample())
    with pytest.raises(ValueError, match="a bot has failed"):
        env.reset(options={"reset_mask": np.array([True, False, False])})


def test_tables_of_a_bot_that_has_failed_can_be_dealt_anew(tmp_path: Path) -> None:
    env = VectorRounds(3, opponents=faulty(tmp_path, "dies", when=12))
    for _ in range(2):
        env.reset(seed=1)
        env.step(env.sample())
        with pytest.raises(Problem, match="program-died"):
            play_by_chance(env)


# PettingZoo


@pytest.mark.parametrize(("preset", "seats"), SEATS)
def test_the_suite_of_pettingzoo_is_content(preset: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it warns of every observation that is a dict
        api_test(aec.env(rules=preset, seats=seats), num_cycles=40)
        seed_test(lambda: aec.env(rules=preset, seats=seats), 25)


@pytest.mark.parametrize(("preset", "seats"), SEATS)
def test_pettingzoo_renders_it(preset: str, seats: int) -> None:
    render_test(lambda render_mode=None: aec.env(rules=preset, seats=seats, render_mode=render_mode))


def test_an_illegal_action_ends_the_round_in_pettingzoo() -> None:
    env = aec.env(seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(TO_WAIT)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1
    bare = aec.raw_env(seats=2)
    bare.reset(seed=1)
    with pytest.raises(ValueError, match="is not allowed now"):
        bare.step(TO_WAIT)


@pytest.mark.parametrize("action", [-1, ACTIONS, 2.0, None, "draw"])
def test_what_is_no_action_at_all_is_refused_in_pettingzoo(action: object) -> None:
    env = aec.env(seats=2)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(action)


def test_pettingzoo_is_told_what_is_wrong() -> None:
    with pytest.raises(Problem, match="rules-unknown-preset"):
        aec.env(rules="clasic")
    with pytest.raises(Problem, match="rules-seats"):
        aec.env(seats=11)
    with pytest.raises(ValueError, match="asides is 'none'"):
        aec.env(asides="none")
    with pytest.raises(ValueError, match="render_mode is 'film'"):
        aec.env(render_mode="film")
    with pytest.raises(ValueError, match="limit is 0"):
        aec.env(limit=0)


def test_only_who_is_selected_has_something_to_choose() -> None:
    env = aec.raw_env(seats=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
    assert env.state().shape == (HANDS,)


def test_rewards_of_all_agents_come_with_the_end() -> None:
    env = aec.raw_env(seats=4)
    env.reset(seed=2)
    got = {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        got[agent] = reward
        env.step(None if terminated else int(np.flatnonzero(observation["action_mask"])[0]))
    assert sorted(got.values()) == pytest.approx([-1 / 3] * 3 + [1])


# OpenSpiel


@pytest.mark.parametrize(
    "name",
    [
        "lastcard_mini",
        "lastcard",
        "lastcard(rules=house-party,players=4,asides=own)",
        "lastcard(rules=modern,players=3,asides=full)",
        "lastcard(rules=iceland-2006,limit=200)",
        "lastcard(rules=all-wild,players=10)",
        "lastcard(draw=free,limit=300)",
    ],
)
def test_the_simulation_test_of_open_spiel_is_content(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


ASKED = (
    "current_player",
    "is_terminal",
    "is_chance_node",
    "legal_actions",
    "observation_tensor",
    "information_state_tensor",
)


def answer(ask: Any, *given: Any) -> object:
    """What comes of a question, and of which type; or how it is refused."""
    try:
        found = ask(*given)
    except (pyspiel.SpielError, TypeError) as error:
        return type(error), str(error)
    return found, {type(each) for each in found} if isinstance(found, list) else type(found)


@pytest.mark.parametrize(
    "name", ["lastcard(rules=jump-in,players=3)", "lastcard(rules=modern,asides=full)", "lastcard_mini"]
)
def test_python_is_answered_as_open_spiel_would_answer(name: str) -> None:
    random = Random(1)
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(150):
        for question in ASKED:
            for given in [(), *((player,) for player in range(-4, 5))] if question not in ASKED[:3] else [()]:
                theirs = answer(getattr(pyspiel.State, question), state, *given)
                assert answer(getattr(state, question), *given) == theirs, (question, given)
        if state.is_terminal():
            break
        state.apply_action(random.choice(state.legal_actions()))
    for wrong in [("first",), (0, 1)]:
        assert answer(state.observation_tensor, *wrong) == answer(pyspiel.State.observation_tensor, state, *wrong)
        assert answer(state.legal_actions, *wrong) == answer(pyspiel.State.legal_actions, state, *wrong)


def test_chance_deals_every_card_once() -> None:
    state = pyspiel.load_game("lastcard").new_initial_state()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    while state.is_chance_node():
        outcome, chance = state.chance_outcomes()[0]
        assert 0 < chance <= 4 / 94
        state.apply_action(outcome)
    assert "R0" in state.observation_string(0)
    assert state.information_state_string(0) != state.information_state_string(1)
    copied = copy.deepcopy(state)
    copied.apply_action(copied.legal_actions()[0])
    assert str(copied) != str(state)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_what_players_are_shown_does_not_depend_on_what_they_cannot_know() -> None:
    """Two games that differ in a card of the other player alone, with the same actions."""
    shown = []
    for hidden in ("R1", "RS"):
        state = pyspiel.load_game("lastcard_mini").new_initial_state()
        for token in ("R0", hidden, "Y0", "Y1", "W"):
            state.apply_action(next(a for a in state.legal_actions() if state.action_to_string(a) == token))
        shown.append((state.information_state_string(0), list(state.information_state_tensor(0))))
    assert shown[0] == shown[1]


@pytest.mark.slow
def test_cfr_comes_nearer_to_an_equilibrium_of_the_mini_deck(long: bool) -> None:
    game = pyspiel.load_game("lastcard_mini", {"limit": 3 if long else 2})
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    for _ in range(2):
        solver.evaluate_and_update_policy()
    assert 0 <= exploitability.exploitability(game, solver.average_policy()) < before


@pytest.mark.parametrize("module", [external_sampling_mccfr, outcome_sampling_mccfr])
def test_monte_carlo_cfr_runs_on_the_mini_deck(module: Any) -> None:
    game = pyspiel.load_game("lastcard_mini", {"limit": 2})
    kinds = {"external_sampling_mccfr": "ExternalSamplingSolver", "outcome_sampling_mccfr": "OutcomeSamplingSolver"}
    np.random.seed(1)
    solver = getattr(module, kinds[module.__name__.rsplit(".", 1)[-1]])(game)
    for _ in range(20):
        solver.iteration()
    assert solver.average_policy() is not None


def test_open_spiel_is_told_what_is_wrong() -> None:
    with pytest.raises((ValueError, pyspiel.SpielError), match="asides is 'none'"):
        spiel.FullGame({"asides": "none"})
    with pytest.raises(Problem, match="rules-unknown-preset"):
        spiel.FullGame({"rules": "clasic"})


# RLCard


def test_rlcard_plays_a_tournament_of_ours() -> None:
    env = rlcard.make(num_players=4, rules="house-party", seed=3)
    env.set_agents([RandomAgent(env.num_actions) for _ in range(4)])
    payoffs = tournament(env, 20)
    assert len(payoffs) == 4
    assert sum(payoffs) == pytest.approx(0)
    trajectories, _ = env.run(is_training=True)
    assert trajectories[0][0]["obs"].shape == (OBSERVED,)
    assert set(trajectories[0][0]["legal_actions"]) <= set(range(ACTIONS))


def test_rlcard_is_told_what_is_wrong() -> None:
    with pytest.raises(Problem, match="rules-unknown-preset"):
        rlcard.make(rules="clasic")
    with pytest.raises(Problem, match="rules-seats"):
        rlcard.make(num_players=11)
    with pytest.raises(ValueError, match="game_asides is 'none'"):
        rlcard.make(asides="none")
    with pytest.raises(ValueError, match="a setting is 'game_seats': it has to be one of game_num_players, game_rules"):
        rlcard.make(seats=4)


def test_rlcard_s_agents_are_given_small_floats() -> None:
    """They put it into their nets as it is."""
    state, _ = rlcard.make(rules="house-party", seed=1).reset()
    assert state["obs"].dtype == np.float32
    assert 1 < state["obs"].max() < 5


def test_rlcard_s_environment_takes_back_and_falls_back() -> None:
    env = rlcard.make(seed=1, allow_step_back=True)
    state, player = env.reset()
    before = env.game.table.legal
    env.step(TO_WAIT)  # not allowed: another action is chosen
    assert env.timestep == 1
    env.step_back()
    assert (env.get_player_id(), env.game.table.legal) == (player, before)
    env.step(state["raw_legal_actions"][0], raw_action=True)
    assert len(env.get_perfect_information()["hand_cards"]) == 2
    copied = pickle.loads(pickle.dumps(env))
    assert copied.game.table.legal == env.game.table.legal


# The documents


def test_the_script_for_the_mini_deck_trains() -> None:
    train = runpy.run_path(str(DOCS / "train_mccfr.py"))["train"]
    [(iterations, lost)] = train(iterations=5, every=5, limit=2)
    assert iterations == 5
    assert 0 <= lost <= 2


def test_the_note_on_rlcard_says_what_both_say() -> None:
    faults = runpy.run_path(str(BENCH / "rlcard_faults.py"))
    told = (DOCS / "rlcard-faults.md").read_text("utf-8")
    assert len(faults["FAULTS"]) == 14
    for rule, run in faults["FAULTS"]:
        wrong, right = run()
        assert wrong != right
        assert f"{rule} | {wrong} | {right} |" in told
