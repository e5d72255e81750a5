"""RLCard: importing this registers `rlcard.make("lastcard", config={"game_rules": "classic", "game_num_players": 4})`.

States are dicts as RLCard's agents want them. An action that is not allowed is replaced by one that is, as there.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

import numpy as np
import rlcard
from numpy.typing import NDArray
from rlcard.envs import Env
from rlcard.envs.registration import register, registry

from lastcard.core.rules import Ruleset
from lastcard.core.rules import parse as parse_rules
from lastcard.envs.batch import ASIDES, DRAWS, LIMIT, REWARDS, one_of
from lastcard.envs.encoder import Encoder
from lastcard.envs.gym import scaled
from lastcard.envs.layout import ACTIONS, OBSERVED
from lastcard.envs.picture import text
from lastcard.envs.table import Table

CONFIG: Final = {
    "game_num_players": 2,
    "game_rules": "classic",
    "game_asides": "auto",
    "game_draw": "forced",
    "game_reward": "win",
}


class RLCardGame:
    """A round, as RLCard's environments ask for it."""

    def __init__(self, num_players: int, rules: Ruleset | str, asides: str, draw: str, reward: str) -> None:
        found = parse_rules(rules) if isinstance(rules, str) else rules
        found.check_seats(num_players)
        one_of("game_asides", asides, ASIDES)
        one_of("game_draw", draw, DRAWS)
        one_of("game_reward", reward, REWARDS)
        self.table = Table(found, num_players, 0, ASIDES.index(asides), draw == "forced")
        self.points = reward == "points"
        self.allow_step_back = False
        self.np_random = np.random.RandomState()
        self.history: list[Table] = []

    def init_game(self) -> tuple[int, int]:
        self.history = []
        self.table.seed(int(self.np_random.randint(2**31 - 1)))
        self.table.begin()
        return self.get_player_id(), self.get_player_id()

    def step(self, action: int) -> tuple[int, int]:
        if self.allow_step_back:
            self.history.append(self.table.copy())
        self.table.act(action)
        return self.get_player_id(), self.get_player_id()

    def step_back(self) -> bool:
        if not self.history:
            return False
        self.table = self.history.pop()
        return True

    def get_state(self, player: int) -> int:
        return player

    def get_player_id(self) -> int:
        return max(int(self.table.seat), 0)

    def get_num_players(self) -> int:
        return int(self.table.game.seats)

    @staticmethod
    def get_num_actions() -> int:
        return ACTIONS

    def is_over(self) -> bool:
        return bool(self.table.seat < 0 or self.table.decisions >= LIMIT)


class RoundEnv(Env):  # type: ignore[misc]
    def __init__(self, config: dict[str, Any]) -> None:
        given = {name: value for name, value in config.items() if name.startswith("game_")}
        for name in given:
            one_of("a setting", name, tuple(CONFIG))
        chosen: dict[str, Any] = CONFIG | given
        self.name = "lastcard"
        self.default_game_config = CONFIG
        self.game = RLCardGame(**{name.removeprefix("game_"): value for name, value in chosen.items()})
        self.encoder = Encoder(self.game.table.game.rules, self.game.get_num_players())
        super().__init__(config)
        self.state_shape = [[OBSERVED] for _ in range(self.num_players)]
        self.action_shape = [None for _ in range(self.num_players)]

    def _extract_state(self, state: int) -> dict[str, Any]:
        table = self.game.table
        legal = table.legal if state == table.seat else []
        return {
            "obs": scaled(np.frombuffer(self.encoder.observe(table, state), np.uint8)),
            "legal_actions": OrderedDict.fromkeys(legal),
            "raw_obs": text(table, state),
            "raw_legal_actions": [table.saying(action) for action in legal],
            "action_record": self.action_recorder,
        }

    def _decode_action(self, action_id: int) -> int:
        if self.game.table.may(int(action_id)):
            return int(action_id)
        return int(self.np_random.choice(self.game.table.legal))

    def _get_legal_actions(self) -> OrderedDict[int, None]:
        return OrderedDict.fromkeys(self.game.table.legal)

    def step(self, action: Any, raw_action: bool = False) -> tuple[dict[str, Any], int]:
        if raw_action:
            table = self.game.table
            action = next((each for each in table.legal if table.saying(each) == action), action)
        state, player = super().step(action, False)
        return state, player

    def get_payoffs(self) -> NDArray[np.float64]:
        table = self.game.table
        return np.array([table.reward(seat, self.game.points) for seat in range(self.num_players)])

    def get_perfect_information(self) -> dict[str, Any]:
        game = self.game.table.game
        return {
            "num_players": self.num_players,
            "hand_cards": [list(game.cards(seat)) for seat in range(self.num_players)],
            "current_player": self.game.get_player_id(),
            "legal_actions": self.game.table.legal,
        }


def make(**settings: Any) -> RoundEnv:
    """`make(num_players=4, rules="house-party", seed=1)`."""
    config = {
        name if name in ("seed", "allow_step_back") else f"game_{name}": value for name, value in settings.items()
    }
    env: RoundEnv = rlcard.make("lastcard", config=config)
    return env


if "lastcard" not in registry.env_specs:
    register(env_id="lastcard", entry_point="lastcard.envs.rlcard:RoundEnv")
