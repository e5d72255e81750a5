"""Gymnasium: a seat against bots, and many tables as one vector environment. Importing this registers them.

`lastcard/<preset>-v0` for each preset, `lastcard/Round-v0` for any rules; settings as in `batch.Batch`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from lastcard.core.rules import PRESETS, Ruleset
from lastcard.envs import picture
from lastcard.envs.batch import LIMIT, Batch, one_of
from lastcard.envs.layout import ACTIONS, HANDS, OBSERVED, SLICES

RENDER_MODES: Final = ["human", "ansi", "rgb_array"]  # the first prints the second
_MODES: Final = {AutoresetMode.SAME_STEP: "same", AutoresetMode.NEXT_STEP: "next", AutoresetMode.DISABLED: "off"}


def observation_space() -> Any:
    """Every number with the most that it can be."""
    high = np.concatenate([np.full(size, most, np.uint8) for _, size, most, _ in SLICES.values()])
    return Box(np.zeros(OBSERVED, np.uint8), high, dtype=np.uint8)


def scaled(observation: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Counts as nets like them: the logarithm of one more."""
    return _LOGARITHMS[observation]


_LOGARITHMS: Final = np.log1p(np.arange(256, dtype=np.float32))


class Buffers:
    """Arrays for a batch, lent to it."""

    def __init__(self, batch: Batch) -> None:
        n = batch.n
        self.observation = np.zeros((n, OBSERVED), np.uint8)
        self.mask = np.zeros((n, ACTIONS), np.int8)
        self.reward = np.zeros((n, batch.seats), np.float32)
        self.terminated = np.zeros(n, np.bool_)
        self.truncated = np.zeros(n, np.bool_)
        self.turn = np.zeros(n, np.int32)
        self.final = np.zeros((n, OBSERVED), np.uint8)
        batch.lend(self.observation, self.mask, self.reward, self.terminated, self.truncated, self.turn, self.final)


class SeatEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """One seat of a round against bots. What may be chosen is in `info["action_mask"]`; all else loses the round."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012  (Gymnasium's)

    def __init__(
        self,
        rules: Ruleset | str = "classic",
        seats: int = 2,
        opponents: str | Sequence[str] = "normal",
        seat: int | None = None,
        asides: str = "auto",
        draw: str = "forced",
        reward: str = "win",
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        known_mode(render_mode)
        if not opponents:
            raise ValueError("opponents is empty: one seat needs somebody to play with, such as 'normal'")
        self.batch = Batch(
            rules,
            seats,
            opponents=opponents,
            seat=seat,
            asides=asides,
            draw=draw,
            reward=reward,
            limit=limit,
            autoreset="off",
            illegal="lose",
        )
        self.buffers = Buffers(self.batch)
        self.observation_space = observation_space()
        self.action_space = Discrete(ACTIONS)
        self.render_mode = render_mode
        self._action = np.zeros(1, np.int64)
        self._seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        if seed is None and not self._seeded:
            seed = int(self.np_random.integers(2**31))
        self._seeded = True
        self.batch.reset(None if seed is None else [seed])
        return self.buffers.observation[0].copy(), self._info()

    def step(self, action: np.int64) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        self._action[0] = action
        seat = self.buffers.turn[0]
        self.batch.step(self._action)
        b = self.buffers
        return (
            b.observation[0].copy(),
            float(b.reward[0, seat]),
            bool(b.terminated[0]),
            bool(b.truncated[0]),
            self._info(),
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen, as MaskablePPO asks for it."""
        return np.asarray(self.buffers.mask[0], np.bool_)

    def perfect(self) -> NDArray[np.uint8]:
        """All hands, for a critic that may see them."""
        return perfect(self.batch).reshape(-1)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.buffers.mask[0].copy()}

    def render(self) -> Any:
        table = self.batch.table(0)
        return picture.shown(table, table.learner, self.render_mode)


class VectorRounds(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """Many tables in one call. With `opponents` each is one seat against bots, without them whoever is asked acts.

    `info` has `action_mask`, and `turn`, the seat that is asked; without opponents the reward is that of whoever acted,
    and `rewards` has those of all seats. With `copy=False` the arrays returned are the core's own, written anew by the
    next step.
    """

    def __init__(
        self,
        num_envs: int = 1,
        rules: Ruleset | str = "classic",
        seats: int = 2,
        opponents: str | Sequence[str] = "normal",
        seat: int | None = None,
        asides: str = "auto",
        draw: str = "forced",
        reward: str = "win",
        limit: int = LIMIT,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        known_mode(render_mode)
        mode = AutoresetMode(autoreset_mode)
        self.num_envs = num_envs
        self.batch = Batch(
            rules,
            seats,
            num_envs,
            opponents=opponents,
            seat=seat,
            asides=asides,
            draw=draw,
            reward=reward,
            limit=limit,
            autoreset=_MODES[mode],
            illegal="lose",
        )
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 4, "autoreset_mode": mode}
        self.buffers = Buffers(self.batch)
        self.single_observation_space = observation_space()
        self.single_action_space = Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = render_mode
        self.copy = copy
        self._same = mode == AutoresetMode.SAME_STEP
        self._all = np.ones(num_envs, np.bool_)
        self._none = np.zeros(num_envs, np.float64)
        self._every = np.arange(num_envs)
        self._seeded = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        only = (options or {}).get("reset_mask")
        if only is not None and (not isinstance(only, np.ndarray) or only.dtype != np.bool_):
            raise TypeError("options['reset_mask'] has to be an array of bool")
        if seed is None and not self._seeded:
            seed = int(self.np_random.integers(2**31))
        self._seeded = True
        self.batch.reset(seed, only)
        return self._out(self.buffers.observation), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.uint8], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        b = self.buffers
        actors = b.turn.copy()
        self.batch.step(np.ascontiguousarray(actions, np.int64))
        ended = b.terminated | b.truncated
        info = self._info()
        rewards = self._none
        if ended.any():
            rewards = b.reward[self._every, actors].astype(np.float64)
            if self._same:
                info |= self._finals(ended)
        return self._out(b.observation), rewards, self._out(b.terminated), self._out(b.truncated), info

    def sample(self) -> NDArray[np.int64]:
        """An action that is allowed for each table, by chance; much faster than choosing from the masks."""
        actions = np.zeros(self.num_envs, np.int64)
        self.batch.sample(actions)
        return actions

    def perfect(self) -> NDArray[np.uint8]:
        """All hands, for a critic that may see them."""
        return perfect(self.batch)

    def _out(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array

    def _info(self) -> dict[str, Any]:
        b = self.buffers
        info = {
            "action_mask": self._out(b.mask),
            "_action_mask": self._all,
            "turn": self._out(b.turn),
            "_turn": self._all,
        }
        if not self.batch.opponents:
            info |= {"rewards": self._out(b.reward), "_rewards": self._all}
        return info

    def _finals(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """As Gymnasium gives how the rounds that ended looked in the end."""
        final = np.full(self.num_envs, None, dtype=object)
        for number in np.flatnonzero(ended):
            final[number] = self.buffers.final[number].copy()
        masks = np.zeros((self.num_envs, ACTIONS), np.int8)
        return {
            "final_obs": final,
            "_final_obs": ended,
            "final_info": {"action_mask": masks, "_action_mask": ended},
            "_final_info": ended,
        }

    def render(self) -> tuple[Any, ...]:
        tables = [self.batch.table(number) for number in range(self.num_envs)]
        return tuple(picture.shown(table, max(table.learner, table.seat, 0), self.render_mode) for table in tables)


def perfect(batch: Batch) -> NDArray[np.uint8]:
    hands = np.zeros((batch.n, HANDS), np.uint8)
    batch.perfect(hands)
    return hands


def known_mode(render_mode: str | None) -> None:
    if render_mode is not None:
        one_of("render_mode", render_mode, RENDER_MODES)


def register() -> None:
    """Makes the environments known to Gymnasium; a second time does nothing."""
    for name, rules in [("Round", "classic"), *((preset, preset) for preset in PRESETS)]:
        if f"lastcard/{name}-v0" not in gymnasium.registry:
            gymnasium.register(
                f"lastcard/{name}-v0",
                entry_point="lastcard.envs.gym:SeatEnv",
                vector_entry_point="lastcard.envs.gym:VectorRounds",
                disable_env_checker=True,
                order_enforce=False,
                kwargs={"rules": rules},
            )


register()
