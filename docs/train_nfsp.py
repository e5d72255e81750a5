"""RLCard's NFSP on our environment: `python docs/train_nfsp.py --rounds 20000`."""

import argparse

from rlcard.agents import NFSPAgent, RandomAgent
from rlcard.utils import reorganize, set_seed, tournament

from lastcard.envs import rlcard


def train(rounds=20_000, every=2000, seed=1, players=2):
    """Yields the rounds so far and what NFSP's average policy gets against chance, between -1 and 1."""
    set_seed(seed)
    env = rlcard.make(num_players=players, seed=seed)
    agent = NFSPAgent(
        num_actions=env.num_actions,
        state_shape=env.state_shape[0],
        hidden_layers_sizes=[128, 128],
        anticipatory_param=0.5,  # of the rounds, those that the average policy learns from
        train_every=32,
        sl_learning_rate=5e-4,
        reservoir_buffer_capacity=100_000,
        rl_learning_rate=5e-4,
        q_mlp_layers=[128, 128],  # its best responses are learnt as in train_dqn.py
        q_discount_factor=1.0,
        q_batch_size=256,
        q_train_every=32,
        q_replay_memory_size=50_000,
        q_replay_memory_init_size=1000,
        q_update_target_estimator_every=100,
    )
    env.set_agents([agent] + [RandomAgent(env.num_actions)] * (players - 1))
    for number in range(1, rounds + 1):
        agent.sample_episode_policy()
        trajectories, payoffs = env.run(is_training=True)
        for transition in reorganize(trajectories, payoffs)[0]:
            agent.feed(transition)
        if number % every == 0:
            yield number, tournament(env, 1000)[0]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20_000)
    for number, payoff in train(parser.parse_args().rounds):
        print(f"\n{number} rounds: {payoff:+.3f} against chance")
