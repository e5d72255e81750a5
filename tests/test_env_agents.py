"""Agents that learn on our environments: those of RLCard, and the scripts of the documents. They need torch."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

pytestmark = pytest.mark.long
DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.parametrize(("script", "learnt"), [("dqn", ["rl-loss"]), ("nfsp", ["rl-loss", "sl-loss"])])
def test_the_scripts_for_rlcard_train(script: str, learnt: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    train = runpy.run_path(str(DOCS / f"train_{script}.py"))["train"]
    [(rounds, payoff)] = train(rounds=60, every=60)  # more decisions than they look at before they learn
    assert rounds == 60
    assert -1 <= payoff <= 1
    told = capsys.readouterr().out
    assert all(loss in told for loss in learnt)


def test_nfsp_of_rlcard_trains_and_plays_a_tournament() -> None:
    from rlcard.agents import NFSPAgent, RandomAgent
    from rlcard.utils import reorganize, tournament

    from lastcard.envs import rlcard

    env = rlcard.make(num_players=2, seed=1)
    agent = NFSPAgent(env.num_actions, env.state_shape[0], [64], q_mlp_layers=[64], min_buffer_size_to_learn=50)
    env.set_agents([agent, RandomAgent(env.num_actions)])
    for _ in range(10):
        agent.sample_episode_policy()
        trajectories, payoffs = env.run(is_training=True)
        for transition in reorganize(trajectories, payoffs)[0]:
            agent.feed(transition)
    assert sum(tournament(env, 10)) == pytest.approx(0)


def test_ppo_trains_on_the_vector_environment() -> None:
    train = runpy.run_path(str(DOCS / "train_ppo.py"))["train"]
    steps, _, _ = next(train("easy", 1.0, tables=8, length=16))
    assert steps == 128
