"""RLCard's DQN on our environment: `python docs/train_dqn.py --rounds 20000`."""

import argparse

from rlcard.agents import DQNAgent, RandomAgent
from rlcard.utils import reorganize, set_seed, tournament

from lastcard.envs import rlcard


def train(rounds=20_000, every=2000, seed=1, players=2):
    """Yields the rounds so far and what DQN gets against chance, between -1 and 1."""
    set_seed(seed)
    env = rlcard.make(num_players=players, seed=seed)
    agent = DQNAgent(
        num_actions=env.num_actions,
        state_shape=env.state_shape[0],
        mlp_layers=[128, 128],
        learning_rate=5e-4,
        discount_factor=1.0,  # all that counts comes with the end of a round
        batch_size=256,  # most of who wins is luck: what an action is worth shows in many rounds alone
        train_every=32,
        replay_memory_size=50_000,
        replay_memory_init_size=1000,
        update_target_estimator_every=100,  # the end of a round is thirty decisions away, and comes back one an update
        epsilon_decay_steps=100_000,
        epsilon_end=0.05,
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
    parser.add_argument("--rounds", type=int, default=20_000)
    for number, payoff in train(parser.parse_args().rounds):
        print(f"\n{number} rounds: {payoff:+.3f} against chance")
