"""RLCard's DQN on our environment: `python docs/train_dqn.py --rounds 5000`."""

import argparse

from rlcard.agents import DQNAgent, RandomAgent
from rlcard.utils import reorganize, set_seed, tournament

from lastcard.envs import rlcard


def train(rounds=5000, every=500, seed=1, players=2):
    """Yields the rounds so far and what DQN gets against chance, between -1 and 1."""
    set_seed(seed)
    env = rlcard.make(num_players=players, seed=seed)
    agent = DQNAgent(
        num_actions=env.num_actions,
        state_shape=env.state_shape[0],
        mlp_layers=[128, 128],
        learning_rate=5e-4,
        replay_memory_size=20_000,
        epsilon_decay_steps=20_000,
        train_every=4,
    )
    env.set_agents([agent] + [RandomAgent(env.num_actions)] * (players - 1))
    for number in range(1, rounds + 1):
        trajectories, payoffs = env.run(is_training=True)
        for transition in reorganize(trajectories, payoffs)[0]:
            agent.feed(transition)
        if number % every == 0:
            yield number, tournament(env, 1000)[0]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5000)
    for number, payoff in train(parser.parse_args().rounds):
        print(f"\n{number} rounds: {payoff:+.3f} against chance")
