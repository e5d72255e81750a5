"""PPO with action masks against a bot, on the vector environment: `python docs/train_ppo.py --seconds 600`."""

import argparse
import time

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from lastcard.envs.gym import scaled


def train(opponent="normal", seconds=600.0, seats=2, tables=256, length=32, seed=1, lr=1e-3):
    """Yields the steps so far, the processor time, and the rewards of the rounds that ended."""
    torch.manual_seed(seed)
    env = gymnasium.make_vec(
        "lastcard/classic-v0", num_envs=tables, seats=seats, opponents=opponent, autoreset_mode="SameStep"
    )
    size, actions = env.single_observation_space.shape[0], env.single_action_space.n
    body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
    heads = nn.ModuleList([nn.Linear(256, actions), nn.Linear(256, 1)])
    optimiser = torch.optim.Adam([*body.parameters(), *heads.parameters()], lr=lr, eps=1e-5)

    def judge(seen, mask):
        features = body(seen)
        return Categorical(logits=heads[0](features).masked_fill(mask == 0, -1e9)), heads[1](features)[:, 0]

    shown, info = env.reset(seed=seed)
    begun, steps = time.process_time(), 0
    while time.process_time() - begun < seconds:
        rows, ended = [], []
        optimiser.param_groups[0]["lr"] = lr * max(0.1, 1 - (time.process_time() - begun) / seconds)
        for _ in range(length):
            seen, mask = torch.from_numpy(scaled(shown)), torch.from_numpy(info["action_mask"])
            with torch.no_grad():
                policy, value = judge(seen, mask)
                action = policy.sample()
            shown, reward, over, cut, info = env.step(action.numpy())
            over |= cut
            ended += list(reward[over])
            rows.append((seen, mask, action, policy.log_prob(action), value, torch.tensor(reward), torch.tensor(over)))
        with torch.no_grad():
            value = judge(torch.from_numpy(scaled(shown)), torch.from_numpy(info["action_mask"]))[1]
        gains, gain = [], torch.zeros(tables)
        for row in reversed(rows):  # generalised advantage estimation
            goes_on = 1.0 - row[6].float()
            gain = row[5].float() + 0.995 * value * goes_on - row[4] + 0.995 * 0.95 * goes_on * gain
            value = row[4]
            gains.insert(0, gain)
        seen, mask, action, before, value, _, _ = (torch.cat(column) for column in zip(*rows, strict=True))
        gain = torch.cat(gains)
        for _ in range(3):
            for part in torch.randperm(len(gain)).split(2048):
                policy, worth = judge(seen[part], mask[part])
                ratio = (policy.log_prob(action[part]) - before[part]).exp()
                wanted = (gain[part] - gain[part].mean()) / (gain[part].std() + 1e-8)
                loss = -torch.min(ratio * wanted, ratio.clamp(0.8, 1.2) * wanted).mean()
                loss += 0.5 * (worth - gain[part] - value[part]).pow(2).mean() - 0.01 * policy.entropy().mean()
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_([*body.parameters(), *heads.parameters()], 0.5)
                optimiser.step()
        steps += tables * length
        yield steps, time.process_time() - begun, ended


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--opponent", default="normal")
    given, recent = parser.parse_args(), []
    for steps, spent, ended in train(given.opponent, given.seconds):
        recent = (recent + ended)[-4000:]
        print(f"{steps:9,} steps, {spent:5.0f} s: won {np.mean(np.array(recent) > 0):.3f} of {len(recent)} rounds")
