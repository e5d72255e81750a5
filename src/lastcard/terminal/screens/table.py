"""A match in this program: people at the keyboard and bots, which act at a pace that can be followed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from lastcard.core.actions import PLAY, Action, from_code
from lastcard.core.errors import Problem, Refusal
from lastcard.core.rules import Ruleset
from lastcard.match.view import View, asked
from lastcard.table.sitting import Sitting, Wish
from lastcard.terminal.choices import Sentence, Words, level, said
from lastcard.terminal.saves import Save
from lastcard.terminal.screens.base import Manner
from lastcard.terminal.screens.board import Board
from lastcard.terminal.screens.sheets import Curtain, Scores
from lastcard.wording.narration import outcome

# Seconds at the usual pace. They never depend on what anybody holds, so that waiting tells nothing.
HOLD: Final = 1.0  # before a bot takes its turn, beside its reaction: time to call, catch or jump in
LAST: Final = 1.2  # more, when somebody is down to the last card


class Table(Board):
    """A match, from wherever it is to its end or until somebody leaves; it is saved after every action."""

    def __init__(self, sitting: Sitting, save: Save, manner: Manner) -> None:
        super().__init__(manner)
        self.sitting = sitting
        self.viewer = sitting.people[0] if len(sitting.people) == 1 else 0
        self._save = save
        self._changed = asyncio.Event()
        self._here = asyncio.Event()
        self._sentences: list[Sentence] = []
        self._told = (0, "", 0)
        self._slowly = False

    def on_mount(self) -> None:
        self._keep()
        self.go_to_playable()
        super().on_mount()
        self.run_worker(self._drive())

    def on_screen_resume(self) -> None:
        self._here.set()
        self.retell()

    def on_screen_suspend(self) -> None:
        self._here.clear()

    # Letting the game go on

    async def _drive(self) -> None:
        try:
            while await self._step():
                pass
        except Problem as problem:
            self.app.exit(message=self.manner.say.tell(problem))

    async def _step(self) -> bool:
        """Waits for one thing to happen; false when the match is over."""
        await self._here.wait()
        self._changed.clear()
        if self.sitting.over:
            return await self._round_over()
        waiting = [seat for seat in self.sitting.people if asked(self.sitting.view(seat))]
        if waiting and self.viewer not in waiting:
            if self.question is not None:
                await self._changed.wait()
            elif await self._nothing_happens(HOLD if self.viewer else 0):
                await self._hand_over(waiting[0])
            return True
        failed = len(self.sitting.mishaps)
        wishes = await asyncio.to_thread(self.sitting.wishes, self.sitting.views_of_bots())
        if len(self.sitting.mishaps) > failed:
            self._keep()
            self.retell()
        if self._changed.is_set():
            return True
        if wishes:
            wish = min(wishes, key=lambda wish: (self._seconds(wish), not wish.aside))
            if await self._nothing_happens(self._seconds(wish)):
                self.do(wish.action)
        elif waiting:
            await self._changed.wait()
        else:
            raise AssertionError("a game that is not over waits for somebody")
        return True

    def _seconds(self, wish: Wish) -> float:
        return wish.reaction + (0 if wish.aside else HOLD + LAST * self._slowly)

    async def _nothing_happens(self, seconds: float) -> bool:
        """Whether so much time goes by, at the pace chosen and with the table in sight, and nobody does anything."""
        try:
            await asyncio.wait_for(self._changed.wait(), seconds * self.manner.pace)
        except TimeoutError:
            await self._here.wait()
        return not self._changed.is_set()

    async def _hand_over(self, seat: int) -> None:
        """Nobody's hand is on the screen until the next person says that it is theirs."""
        self.viewer = 0
        self.cursor = 0
        self.calling = False
        key = await self.app.push_screen_wait(Curtain(self.manner, self.sitting, seat))
        if key == "enter":
            self.viewer = seat
            self.go_to_playable()
        else:
            self.typed(key, self.sitting.view(0))
        self.retell()

    async def _round_over(self) -> bool:
        await asyncio.sleep(2 * LAST * self.manner.pace)
        await self._here.wait()
        counted = outcome(self.sitting.match, self.sitting.table)
        key = await self.app.push_screen_wait(Scores(self.manner, self.rules, self.names, self.number, counted))
        if self.sitting.won or key in ("escape", "q"):
            self.dismiss()
            return False
        self.sitting.next_round()
        self.done(own=True)
        self._keep()
        self.retell()
        return True

    def do(self, action: Action) -> None:
        try:
            self.sitting.apply(action)
        except Refusal as refusal:
            self.note = self.manner.say(refusal.message)
            self.retell()
            return
        self.done(own=action.seat == self.viewer)
        self._slowly = 1 in self.sitting.view(0).sizes
        self._changed.set()
        self._keep()
        self.retell()

    def _keep(self) -> None:
        problem = self._save.keep(self.sitting)
        if problem is not None:
            self.note = self.manner.say.tell(problem)

    def leave(self, key: str) -> None:
        if self.question is not None and key == "escape":
            self.question = None
            self.retell()
            if not self.viewer:
                self._changed.set()
        else:
            self.dismiss()

    # What is shown

    @property
    def rules(self) -> Ruleset:
        return self.sitting.rules

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.sitting.seats]

    @property
    def bots(self) -> list[str]:
        return [level(seat.bot, self.manner.say) if seat.bot else "" for seat in self.sitting.seats]

    @property
    def scores(self) -> Sequence[int]:
        return self.sitting.match.scores

    @property
    def number(self) -> int:
        return self.sitting.number

    def view(self) -> View:
        return self.sitting.offered(self.viewer)

    def views(self) -> list[View]:
        return [self.sitting.offered(seat) for seat in self.sitting.people]

    def playable_with_call(self, view: View) -> list[Action]:
        return [action for action in said(view, PLAY) if self.sitting.allows(from_code(action.code | 1))]

    def other_keys(self) -> list[tuple[str, str]]:
        say = self.manner.say
        return [("+−", say(f"pace-{self.manner.pace_name}")), ("Q", say("bar-quit"))]

    def account(self, words: Words) -> list[Sentence]:
        told = (self.viewer, words.say.language, self.sitting.number)
        if told != self._told:
            self._told = told
            self._sentences = []
        events = self.sitting.told(self.viewer)[len(self._sentences) :]
        self._sentences += [words.sentence(event) for event in events]
        sentences = self._sentences[:]
        for mishap in reversed(self.sitting.mishaps):
            told_of = words.say.tell(mishap.problem)
            sentences.insert(mishap.place, Sentence(told_of, loud=True))
        return [sentence for sentence in sentences if sentence.text]
