"""The program around an evening at a server: its screen, and the tables at which one has a seat."""

from __future__ import annotations

from textual import on

from lastcard.client.evening import EveningClient
from lastcard.core.errors import Problem
from lastcard.protocol.messages import Bye
from lastcard.terminal.apps.remote import Attending
from lastcard.terminal.evening_words import noticed
from lastcard.terminal.screens.evening import EveningPage
from lastcard.terminal.visitor import Visitor
from lastcard.wording.catalogues import Catalogue


class AtEvening(Attending):
    """`lastcard join` with the link of an evening: one goes to one's tables by oneself, and comes back."""

    def __init__(self, say: Catalogue, visitor: Visitor, client: EveningClient, pace: float = 1.0) -> None:
        super().__init__(say, pace)
        self._visitor = visitor
        self._evening = client
        self._page = EveningPage(self.manner, client)
        self._at = ""  # where we are, or were last

    def on_mount(self) -> None:
        self.push_screen(self._page)
        self.run_worker(self._follow())

    async def _follow(self) -> None:
        try:
            await self._take_seat()
            async for news in self._evening.news():
                if not self.is_running:
                    return
                if isinstance(news, Bye):
                    self.exit(message=news.text)
                    return
                self._page.note = noticed(self.manner.say, news)
                self._page.retell()
                await self._take_seat()
        except Problem as problem:
            self.exit(message=self.manner.say.tell(problem))

    async def _take_seat(self) -> None:
        """Goes to the table where we have a seat, from the one before if we are still there."""
        seated = self._evening.seated
        if seated in ("", self._at):
            return
        await self._come_back()
        self._at = seated
        client, story = await self._visitor.enter(seated)
        self.attend(client, story)

    async def _come_back(self) -> None:
        if self.screen is self._page or not self._at:
            return
        self._listening.cancel()
        await self.client.close()
        while self.screen is not self._page:
            await self.pop_screen()

    async def be_gone(self, message: str, kept: bool) -> None:  # noqa: ARG002
        self._page.note = message
        await self._come_back()
        self._page.retell()

    def _scores_read(self, key: str | None) -> None:
        if self.client.room.stage == "over":
            self.run_worker(self.be_gone("", kept=False))
        else:
            super()._scores_read(key)

    def action_help_quit(self) -> None:
        self.exit(message=self.manner.say("evening-cli-come-back", address=self._evening.address.link))

    @on(EveningPage.Left)
    def leave_evening(self) -> None:
        if self._evening.evening.phase == "over":
            self.exit()
        else:
            self.action_help_quit()

    async def close(self) -> None:
        await self._evening.close()
        await super().close()
