"""PettingZoo: all seats as agents that act one after another, with action masks.

Only the agent that is selected has anything to choose: the masks of the others are empty.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from lastcard.core.rules import Ruleset
from lastcard.envs import picture
from lastcard.envs.batch import ASIDES, LIMIT, all_hands, checked
from lastcard.envs.encoder import Encoder
from lastcard.envs.gym import RENDER_MODES, known_mode, observation_space
from lastcard.envs.layout import ACTIONS, HANDS
from lastcard.envs.table import Table

_NOTHING: Final = np.zeros(ACTIONS, np.int8)


def env(**settings: Any) -> Any:
    """With an illegal action ending the round, at the cost of who did it, as PettingZoo does it."""
    bound = TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(bound))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  (PettingZoo's name for it)
    """A round; its agents are `seat_1` and so on. An illegal action is refused."""

    metadata: dict[str, Any] = {  # noqa: RUF012  (PettingZoo's)
        "name": "lastcard_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        rules: Ruleset | str = "classic",
        seats: int = 4,
        asides: str = "auto",
        draw: str = "forced",
        reward: str = "win",
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        found = checked(rules, seats, asides, draw, reward, limit)
        known_mode(render_mode)
        self.table = Table(found, seats, 0, ASIDES.index(asides), draw == "forced")
        self.encoder = Encoder(found, seats)
        self.points = reward == "points"
        self.limit = limit
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        looks = Dict({"observation": observation_space(), "action_mask": Box(0, 1, (ACTIONS,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, looks)
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self.state_space = Box(0, 112, (HANDS,), np.uint8)
        self._seeded = False

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        if seed is None and not self._seeded:
            seed = int(np.random.default_rng().integers(2**31))
        if seed is not None:
            self.table.seed(seed)
        self._seeded = True
        self.table.begin()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        if action is None or not table.may(int(action)):
            raise ValueError(f"{agent}: action {action} is not allowed now, of {table.legal} one has to be chosen")
        self._cumulative_rewards[agent] = 0.0
        table.act(int(action))
        if table.seat < 0 or table.decisions >= self.limit:
            self._end()
        else:
            self.agent_selection = self.possible_agents[table.seat]

    def _end(self) -> None:
        over = self.table.seat < 0
        for agent, seat in self._seats.items():
            self.rewards[agent] = self.table.reward(seat, self.points) if over else 0.0
            self._cumulative_rewards[agent] += self.rewards[agent]
        ends = self.terminations if over else self.truncations
        ends.update(dict.fromkeys(self.agents, True))
        self.table.leave()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self._seats[agent]
        mask = np.frombuffer(self.table.mask(), np.int8) if seat == self.table.seat else _NOTHING.copy()
        return {"observation": np.frombuffer(self.encoder.observe(self.table, seat), np.uint8), "action_mask": mask}

    def state(self) -> NDArray[np.uint8]:
        """All hands, from the seat that acts on in the order of play: for a critic that may see them."""
        return np.frombuffer(all_hands(self.table), np.uint8)

    def render(self) -> Any:
        return picture.shown(self.table, max(self.table.seat, 0), self.render_mode)
