"""OpenSpiel: `lastcard` with any rules, and `lastcard_mini` with few cards. Importing this registers both.

All chance is explicit, card by card. A player's information state is everything that the player was shown, in order;
its tensor is the observation with the last actions of all.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from lastcard.core.cards import TOKENS
from lastcard.core.events import Event, seen
from lastcard.core.rules import MAX_SEATS
from lastcard.envs.batch import ASIDES, checked
from lastcard.envs.encoder import Encoder
from lastcard.envs.fate import OUTCOMES, Course, FateStep
from lastcard.envs.gym import scaled
from lastcard.envs.layout import ACTIONS, CHANCE, DEAL, FIRST_SEAT, NOBODY, OBSERVED, RECALLED
from lastcard.envs.mini import MINI
from lastcard.envs.picture import text
from lastcard.envs.table import Table

NUMBERS: Final = scaled(np.arange(256, dtype=np.uint8)).tolist()  # of an observation, as they stand in a tensor
SHARES: Final = ((np.arange(ACTIONS) + 1) / ACTIONS).astype(np.float32).tolist()  # the same of actions


def _kind(name: str, long_name: str, most: int, parameters: dict[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


FULL: Final = _kind(
    "lastcard",
    "Last Card",
    MAX_SEATS,
    {"players": 2, "rules": "classic", "asides": "auto", "draw": "forced", "limit": 1000},
)
SMALL: Final = _kind("lastcard_mini", "Last Card with few cards", 2, {"limit": 8})


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A round; `limit` decisions at most, after which nobody has won."""

    def __init__(self, kind: Any, settings: dict[str, Any], params: Any = None) -> None:
        given = settings | dict(kind.parameter_specification) | (params or {})
        seats, asides, draw = given["players"], given["asides"], given["draw"]
        self.rules = checked(given["rules"], seats, asides, draw, "win", given["limit"])
        self.seats = seats
        self.limit: int = given["limit"]
        table = Table(self.rules, seats, 0, ASIDES.index(asides), draw == "forced")
        self.course = Course(table, self.limit)  # as every round begins
        about = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.limit,
        )
        super().__init__(kind, about, params or {})

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"an observer of this game takes no parameters: {params}")
        return Observer(self, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        return 8 * self.limit + 112


class FullGame(SpielGame):
    def __init__(self, params: Any = None) -> None:
        super().__init__(FULL, {}, params)


class MiniGame(SpielGame):
    def __init__(self, params: Any = None) -> None:
        super().__init__(SMALL, {"players": 2, "rules": MINI, "asides": "auto", "draw": "forced"}, params)


class State(pyspiel.State):  # type: ignore[misc]
    """A position, perhaps in the middle of what chance decides.

    OpenSpiel has all of this in C++, which comes back here for what it needs to know. Python is answered at once where
    that gives the same; what would be refused is left to OpenSpiel.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course: Course = game.course.copy()

    def current_player(self) -> int:
        return self.course.player

    def is_terminal(self) -> bool:
        return self.course.player == NOBODY

    def is_chance_node(self) -> bool:
        return self.course.player == CHANCE

    def legal_actions(self, *player: int) -> list[int]:
        course = self.course
        if course.player >= 0 and player in ((), (course.player,)):
            return course.table.legal
        return super().legal_actions(*player)  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.table.legal if player == self.course.table.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.waiting

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def observation_tensor(self, *player: int) -> list[float]:
        seat = self._seat(player)
        if seat < 0:
            return super().observation_tensor(*player)  # type: ignore[no-any-return]
        return self.course.tensor(seat, NUMBERS)

    def information_state_tensor(self, *player: int) -> list[float]:
        seat = self._seat(player)
        if seat < 0:
            return super().information_state_tensor(*player)  # type: ignore[no-any-return]
        return self.course.tensor(seat, NUMBERS) + recalled(self.course, seat)

    def _seat(self, player: tuple[int, ...]) -> int:
        """Whose tensor is asked for; -1 if there is none."""
        seat, *more = player or (self.course.player,)
        return seat if not more and seat in range(len(self.course.told)) else -1

    def story(self, player: int) -> str:
        """Everything that a player was shown. It is told when it is asked for: few ask."""
        course = self.course
        for step in course.done:
            course.told = retold(course.told, step)
        course.done = ()
        acting = course.step.action if player == course.table.seat else DEAL
        return course.told[player] + (f"[{acting}]" if acting != DEAL else "")

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return TOKENS[action] if action < FIRST_SEAT else f"ask {action - FIRST_SEAT + 1}"
        return self.course.table.saying(action)

    def returns(self) -> list[float]:
        table = self.course.table
        seats = range(len(self.course.told))
        return [table.reward(seat, False) if self.course.player != CHANCE else 0.0 for seat in seats]

    def __str__(self) -> str:
        course = self.course
        if course.player == CHANCE:
            return f"chance after {course.step.action}: {' '.join(TOKENS[face] for face in course.step.fate)}"
        return f"{course.table.game}\n"


class Observer:
    """What a player sees now, or remembers of it all, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self.recall = recall
        self.encoder = Encoder(game.rules, game.seats)
        size = OBSERVED + (2 * RECALLED if recall else 0)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor[:OBSERVED]}
        if recall:
            self.dict["actions"] = self.tensor[OBSERVED:].reshape(RECALLED, 2)

    def set_from(self, state: State, player: int) -> None:
        self.tensor.fill(0)
        if not state.course.dealt:
            return
        table = state.course.table
        self.dict["observation"][:] = scaled(np.frombuffer(self.encoder.observe(table, player), np.uint8))
        if self.recall:
            self.tensor[OBSERVED:] = recalled(state.course, player)

    def string_from(self, state: State, player: int) -> str:
        if self.recall:
            return f"{player + 1}: {state.story(player)}"
        if not state.course.dealt:
            return ""
        return text(state.course.table, player)


def recalled(course: Course, player: int) -> list[float]:
    """The last actions, latest first: who, counted from the player on, and which."""
    found: list[float] = []
    for seat, action in reversed(course.said):
        found += (1.0 + (seat - player) % len(course.told), SHARES[action])
    return found + [0.0] * (2 * RECALLED - len(found))


def retold(stories: tuple[str, ...], step: FateStep) -> tuple[str, ...]:
    """What each was shown, with one step more."""
    heard = step.events()
    return tuple(
        story
        + (f"[{step.action}]" if seat == step.table.seat and step.action != DEAL else "")
        + "".join([told(seen(event, seat + 1)) for event in heard])
        for seat, story in enumerate(stories)
    )


def told(event: Event) -> str:
    """An event as short as it can be said."""
    parts = (event.seat, event.other, event.card, event.colour, event.count, " ".join(event.cards))
    return f"({event.kind} {' '.join(str(part) for part in parts if part)})"


pyspiel.register_game(FULL, FullGame)
pyspiel.register_game(SMALL, MiniGame)
