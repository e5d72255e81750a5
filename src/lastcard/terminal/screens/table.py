"""A match in this program: people at the keyboard and bots, which act at a pace that can be followed."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from lastcard.core.actions import Action
from lastcard.match.view import View
from lastcard.table.local import WATCHER
from lastcard.terminal.balance import found_here
from lastcard.terminal.keyboard import Heard, Keyboard
from lastcard.terminal.screens.base import LAST, Manner
from lastcard.terminal.screens.board import Board
from lastcard.terminal.screens.sheets import Curtain, Scores
from lastcard.terminal.story import outcome, reason

HOLD: Final = 1.0  # seconds at the usual pace before a hand disappears for the next person's


class TableScreen(Board):
    """A match, from wherever it is to its end or until somebody leaves."""

    def __init__(self, keyboard: Keyboard, manner: Manner) -> None:
        super().__init__(manner)
        self.keyboard = keyboard
        self._changed = asyncio.Event()
        self._here = asyncio.Event()
        self._look_as(keyboard.alone)

    def _look_as(self, viewer: int) -> None:
        self.client, self.story = self.keyboard.viewers[viewer], self.keyboard.story(viewer)

    def on_mount(self) -> None:
        self.go_to_playable()
        self._tell_unsaved()
        self.run_worker(self._drive())

    def on_screen_resume(self) -> None:
        self._here.set()
        self.retell()

    def on_screen_suspend(self) -> None:
        self._here.clear()

    # Letting the game go on

    async def _drive(self) -> None:
        while await self._step():
            pass

    async def _step(self) -> bool:
        """Waits for one thing to happen; false when the match is over."""
        await self._here.wait()
        self._changed.clear()
        if self.client.room.stage != "round":
            return await self._round_over()
        waiting = [view.viewer for view in self.views() if view.asked]
        if waiting and self.viewer not in waiting:
            if self.question is not None:
                await self._changed.wait()
            elif await self._nothing_happens(HOLD if self.viewer else 0):
                await self._hand_over(waiting[0])
            return True
        await self._let_bots_think()
        due = self.keyboard.table.due()
        if self._changed.is_set():
            return True
        if due is None:
            await self._changed.wait()
        elif await self._nothing_happens(due):
            self.keyboard.table.wait(due)
            self._follow(self.keyboard.hear())
        return True

    async def _let_bots_think(self) -> None:
        table = self.keyboard.table
        for question in table.questions():
            table.answer(question, await asyncio.to_thread(table.think, question))
            self._follow(self.keyboard.hear())

    async def _nothing_happens(self, seconds: float) -> bool:
        """Whether so much time goes by, at the pace chosen and with the table in sight, and nobody does anything."""
        try:
            await asyncio.wait_for(self._changed.wait(), seconds * self.manner.pace)
        except TimeoutError:
            await self._here.wait()
        return not self._changed.is_set()

    async def _hand_over(self, seat: int) -> None:
        """Nobody's hand is on the screen until the next person says that it is theirs."""
        self._look_as(WATCHER)
        self.cursor = 0
        self.calling = False
        key = await self.app.push_screen_wait(Curtain(self.manner, self.keyboard, self.names, seat))
        if key == "enter":
            self._look_as(seat)
            self.go_to_playable()
        else:
            self.typed(key, self.view())
        self.retell()

    async def _round_over(self) -> bool:
        await asyncio.sleep(LAST * self.manner.pace)
        await self._here.wait()
        counted, table = outcome(self.client), self.keyboard.table.table
        weigh = partial(found_here, table.to_record(), self.viewer) if counted.champions else None
        key = await self.app.push_screen_wait(Scores(self.manner, self.rules, self.names, self.number, counted, weigh))
        if self.client.room.stage != "between" or key in ("escape", "q"):
            self.dismiss()
            return False
        self.keyboard.table.next_round()
        self._follow(self.keyboard.hear(), own=True)
        return True

    def do(self, action: Action) -> None:
        self._follow(self.keyboard.act(action), own=action.seat == self.viewer)

    def ask_hint(self) -> None:
        self._follow(self.keyboard.hint(self.viewer))

    def _follow(self, heard: Heard, own: bool = False) -> None:
        """Shows what is new."""
        if heard.advice:
            self.note = heard.advice
        if heard.refused is not None:
            self.note = reason(heard.refused, self.manner.say)
        elif heard.moved:
            self.done(own)
            self._changed.set()
            self._tell_unsaved()
        if heard.refused is not None or heard.moved or heard.told:
            self.retell()

    def _tell_unsaved(self) -> None:
        if self.keyboard.unsaved is not None:
            self.note = self.manner.say.tell(self.keyboard.unsaved)

    def leave(self, key: str) -> None:
        if self.question is not None and key == "escape":
            self.question = None
            self.retell()
            if not self.viewer:
                self._changed.set()
        else:
            self.dismiss()

    # What is shown

    def views(self) -> list[View]:
        return self.keyboard.views()

    def other_keys(self) -> list[tuple[str, str]]:
        say = self.manner.say
        hint = [("I", say("bar-hint"))] if self.client.may_ask else []
        return [*hint, ("+−", say(f"pace-{self.manner.pace_name}")), ("Q", say("bar-quit"))]
