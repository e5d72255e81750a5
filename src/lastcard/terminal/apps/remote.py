"""The program around a table on a server: from the lobby to the last match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from textual import on
from textual.screen import Screen
from textual.worker import Worker

from lastcard.client.connection import Client
from lastcard.client.evening import EveningClient
from lastcard.core.errors import Problem
from lastcard.protocol.http import EveningSummary, Summary
from lastcard.protocol.messages import Bye, Ready
from lastcard.terminal.apps.base import TerminalApp
from lastcard.terminal.screens.base import LAST
from lastcard.terminal.screens.lobby import Lobby
from lastcard.terminal.screens.remote import RemoteScores, RemoteTable
from lastcard.terminal.screens.sheets import Help, Rules
from lastcard.terminal.screens.table_list import TableList
from lastcard.terminal.screens.talk import TalkScreen
from lastcard.terminal.story import Story, farewell
from lastcard.terminal.visitor import Visitor
from lastcard.wording.catalogues import Catalogue


class Attending(TerminalApp):
    """A table: the lobby, with the game over it while a match is played."""

    client: Client
    story: Story
    _listening: Worker[None]

    def __init__(self, say: Catalogue, pace: float) -> None:
        super().__init__(say, pace)
        self._counted = 0  # the last deal whose scores were shown
        self._attended: Client | None = None

    def attend(self, client: Client, story: Story) -> None:
        """Shows a table where we have been welcomed."""
        self._attended = self.client = client
        self.story, self._counted = story, 0
        self.push_screen(Lobby(self.manner, client, story))
        self._listening = self.run_worker(self._listen())

    async def run_and_close(self) -> None:
        """Runs to the end, and ends the connections that there may still be then."""
        try:
            await self.run_async()
        finally:
            await self.close()

    async def close(self) -> None:
        if self._attended is not None:
            await self._attended.close()

    async def be_gone(self, message: str, kept: bool) -> None:
        """What comes after the table: the last words about it, and whether the seat there is kept."""
        raise NotImplementedError

    def keys(self) -> str:
        return f"{self.manner.say('help-keys-people')}\n{self.manner.say('help-keys-there')}"

    async def _listen(self) -> None:
        try:
            async for news in self.client.news():
                if not self.is_running:
                    return
                if isinstance(news, Bye):
                    kept = news.code == "left" and self.client.seat_kept
                    await self.be_gone(farewell(news, self.client, self.client.address.link, self.manner.say), kept)
                    return
                self.story.take(news)
                for screen in self.screen_stack:
                    if isinstance(screen, TalkScreen):
                        screen.follow(news)
                self.arrange()
                await asyncio.sleep(0)  # keys have their turn, however much is told
        except Problem as problem:
            await self.be_gone(self.manner.say.tell(problem), kept=False)

    @on(TalkScreen.Gone)
    async def leave(self) -> None:
        self._listening.cancel()
        await self.be_gone("", self.client.seat_kept)

    def action_help_quit(self) -> None:
        """Ctrl-C: the seat is kept."""
        seated = any(isinstance(screen, TalkScreen) and screen.client.seat for screen in self.screen_stack)
        self.exit(message=self.manner.say("join-seat-kept", address=self.client.address.link) if seated else None)

    # Which screen it is

    @on(TalkScreen.Uncovered)
    def arrange(self) -> None:
        """Puts up the screen that fits the table."""
        page, stage = self.screen, self.client.room.stage
        if type(page) is Lobby and stage in ("round", "between"):
            self.push_screen(RemoteTable(self.manner, self.client, self.story))
        elif (stage == "round" and self._in_the_way(page)) or (isinstance(page, RemoteTable) and stage == "lobby"):
            page.dismiss()
        elif isinstance(page, RemoteTable) and stage in ("between", "over") and self._uncounted():
            self._counted = self.client.room.shuffle.deal
            self.run_worker(self._show_scores())

    def _in_the_way(self, page: Screen[Any]) -> bool:
        """Whether a page hides a round that has begun."""
        return isinstance(page, RemoteScores) or (isinstance(page, Help | Rules) and self._table() is None)

    def _table(self) -> RemoteTable | None:
        return next((screen for screen in self.screen_stack if isinstance(screen, RemoteTable)), None)

    def _uncounted(self) -> bool:
        room = self.client.room
        return self._counted != room.shuffle.deal and self.client.person not in room.ready

    async def _show_scores(self) -> None:
        await asyncio.sleep(LAST * self.manner.pace)
        table = self._table()
        if table is not None and self.client.room.stage != "round":
            self.push_screen(RemoteScores(table), self._scores_read)

    def _scores_read(self, key: str | None) -> None:
        stage, table = self.client.room.stage, self._table()
        if stage == "between" and key == "q" and table is not None:
            table.go()
        elif stage == "between" and key == "s":
            self.client.change_seat()
        elif stage == "between" and self.client.seat:
            self.client.say(Ready())
        elif stage in ("over", "lobby") and table is not None:
            table.dismiss()


class Joined(Attending):
    """`lastcard join` with a link: one table, and the program ends with it."""

    def __init__(self, say: Catalogue, client: Client, story: Story, pace: float = 1.0) -> None:
        super().__init__(say, pace)
        self._begin = client, story

    def on_mount(self) -> None:
        self.attend(*self._begin)

    async def be_gone(self, message: str, kept: bool) -> None:  # noqa: ARG002
        self.exit(message=message or None)


class TableListApp(Attending):
    """`lastcard join` with a server's address: one table after the other, from the list of them."""

    def __init__(
        self,
        say: Catalogue,
        visitor: Visitor,
        tables: list[Summary],
        pace: float = 1.0,
        evenings: Sequence[EveningSummary] = (),
    ) -> None:
        super().__init__(say, pace)
        self._list = TableList(self.manner, visitor, tables, evenings)
        self.evening: EveningClient | None = None  # to which it goes on from here

    def on_mount(self) -> None:
        self.push_screen(self._list)

    def action_help_quit(self) -> None:
        if isinstance(self.screen, TableList):
            self.exit(message=self._list.last_words())
        else:
            super().action_help_quit()

    @on(TableList.Entered)
    def enter(self, entered: TableList.Entered) -> None:
        self.attend(entered.client, entered.story)

    @on(TableList.Attended)
    def go_on_to(self, attended: TableList.Attended) -> None:
        self.evening = attended.client
        self.exit()

    async def be_gone(self, message: str, kept: bool) -> None:
        await self.client.close()
        self._list.come_back(self.client.address.table if kept else "", message)
        while self.screen is not self._list:
            await self.pop_screen()
