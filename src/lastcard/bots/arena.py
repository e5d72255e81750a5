"""Plays rounds between bots at full speed, and counts what happened in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastcard.bots.api import Bot, Habits
from lastcard.bots.base import Mind
from lastcard.core.actions import Action, from_code
from lastcard.core.errors import Problem
from lastcard.core.events import Event
from lastcard.engine.arbiter import Arbiter, is_aside
from lastcard.engine.dice import Dice
from lastcard.engine.memory import Memory
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round
from lastcard.match.view import View, view

try:
    import cython
except ModuleNotFoundError:  # needed to compile, not to run
    from lastcard.engine import cython_stub as cython

if not cython.compiled:
    from lastcard.engine.bits import bit
    from lastcard.engine.codes import (
        CATCH,
        CHALLENGE,
        PLAY,
        SHED,
        UNO,
        WITH_UNO,
        face_of,
        seat_of,
        target_of,
        verb_of,
    )

LONGEST = 20_000  # actions after which a round is given up as endless


class Player:
    """A bot with its habits, in a seat. Whether it notices something never depends on hidden cards."""

    def __init__(self, name: str, bot: Bot, habits: Habits, seed: int) -> None:
        self.name = name
        self.bot = bot
        self.mind = bot if isinstance(bot, Mind) else None
        self.remembers = self.mind is None or self.mind.studies
        self.habits = habits
        self.forgets = habits.forgets
        self.notices = habits.notices
        self.dice = Dice(seed)

    def wants(self, view: View) -> Action | None:
        """What the seat does now, if anything, by one who can be inattentive. Ask once for each position."""
        legal = view.legal
        others = [action for action in legal if not is_aside(action.verb_number, view.asked)]
        if len(others) < len(legal) and not self.attends():
            view = view.offering(others)
        if not view.own.legal:
            return None
        action = self.bot.act(view)
        if action is not None and action.uno and self.forgetful():
            return from_code(action.code & ~WITH_UNO)
        return action

    def reaction(self) -> float:
        """Seconds before it acts."""
        low, high = self.habits.reaction
        return low + (high - low) * self.dice.below(1000) / 1000

    def attends(self) -> bool:
        return self.notices >= 1 or self.dice.happens(self.notices)

    def forgetful(self) -> bool:
        return self.forgets > 0 and self.dice.happens(self.forgets)


class Counts:
    """What happened in rounds that bots played."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.by_face = [0] * 64
            self.by_verb = [0] * 15
        self.actions = 0
        self.calls = 0  # of UNO, with a card or by itself
        self.catches = 0  # that were right
        self.jump_ins = 0
        self.bluffs_found = 0  # challenges that were right
        self.reshuffles = 0

    @property
    def faces(self) -> list[int]:
        """How often each face was laid."""
        return [self.by_face[face] for face in range(64)]

    @property
    def verbs(self) -> list[int]:
        """How often each verb was said, by its number."""
        return [self.by_verb[verb] for verb in range(15)]

    def note(self, game: Round, code: int) -> None:
        """Counts an action that is about to be carried out."""
        verb = verb_of(code)
        self.actions += 1
        self.by_verb[verb] += 1
        if verb == PLAY:
            self.by_face[face_of(code)] += 1
            self.calls += code & WITH_UNO
            if seat_of(code) != game.turn:
                self.jump_ins += 1
        elif verb == UNO:
            self.calls += 1
        elif verb == CATCH:
            if game.vulnerable & bit(target_of(code)):
                self.catches += 1
        elif verb == CHALLENGE and game.guilty:
            self.bluffs_found += 1


class Driver:
    """Puts the arbiter's questions to the players of a round until it is over."""

    def __init__(self, game: Round, players: Sequence[Player], seed: int = 0) -> None:
        self.game = game
        self.players: list[Any] = list(players)  # a Player each, or None where somebody else decides
        self.counts = Counts()
        self.arbiter = Arbiter(game, Dice(seed))
        self.observation = Observation(game.rules, game.seats)
        self.memories: list[Any] = [None] * game.seats  # a Memory each, or None where nothing needs to be remembered
        self.listening = any(player.remembers for player in self.players)
        self.said = b""
        self.script: list[tuple[int, bytes]] | None = None  # all that is said, for whoever wants to go through it again

    def play(self) -> None:
        """Deals and plays a round to its end."""
        self.deal()
        self.run()

    def deal(self) -> None:
        game = self.game
        events: list[Event] = []
        if self.listening:
            for seat in range(game.seats):
                player = self.players[seat]
                if player.remembers:
                    self.memories[seat] = Memory(seat + 1, game.seats)
            game.events = events
        game.deal()
        game.events = None
        self.remember(events)

    def remember(self, events: list[Event]) -> None:
        for memory in self.memories:
            if memory is not None:
                memory.watch(events)

    def run(self) -> None:
        """Plays to the end of the round."""
        game = self.game
        arbiter = self.arbiter
        dealt = game.shuffles
        left = LONGEST
        seat = arbiter.next()
        while seat >= 0:
            code = self.ask(seat)
            if left == 0 or not (code or arbiter.aside):
                raise Problem("bot-stalls", bot=self.players[seat].name)
            if code:
                left -= 1
                self.counts.note(game, code)
                if self.script is not None:
                    self.script.append((code, self.said))
                if self.listening:
                    events: list[Event] = []
                    game.events = events
                    game.step(code, self.said)
                    game.events = None
                    self.remember(events)
                else:
                    game.step(code, self.said)
                arbiter.left = -1  # both are what `answer` does, which would take as long to call as to do
            seat = arbiter.next()
        self.counts.reshuffles += game.shuffles - dealt

    def ask(self, seat: int) -> int:
        """What a seat answers to the arbiter's question; 0 for nothing."""
        player: Player = self.players[seat]
        if self.said:
            self.said = b""
        if self.arbiter.aside and not player.attends():
            return 0
        if player.mind is None:
            return self.ask_another(seat, player)
        observation = self.observation
        observation.look(self.game, seat)
        if player.remembers:
            observation.study(self.game, self.memories[seat])
        observation.verbs &= self.arbiter.verbs
        code = player.mind.choose(observation)
        if code & WITH_UNO and player.forgetful():
            code -= WITH_UNO
        if verb_of(code) == SHED:
            self.said = player.mind.shed(observation)
        return code

    def ask_another(self, seat: int, player: Player) -> int:
        """The same for a bot that is not ours; what it says is checked."""
        memory = self.memories[seat]
        assert memory is not None
        action = player.bot.act(view(self.game, seat + 1, memory).offering(self.arbiter.choices()))
        if action is None:
            return 0
        code: int = action.code
        if code & WITH_UNO and player.forgetful():
            code -= WITH_UNO
        if seat_of(code) != seat or self.game.check(code, action.cards):
            raise Problem("bot-illegal", bot=player.name, action=str(action))
        self.said = action.cards
        return code
