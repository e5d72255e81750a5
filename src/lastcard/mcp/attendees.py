"""A place at a table for somebody who asks and waits: in this process, or at a server."""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from typing import Final

from lastcard.client.address import Address
from lastcard.client.connection import Client
from lastcard.client.fold import Replica
from lastcard.client.http import PATIENCE
from lastcard.core.actions import Action
from lastcard.core.errors import Problem
from lastcard.protocol.messages import Act, Bye, Command, Ready, Refused, Start
from lastcard.table.local import LocalRoom, LocalTable
from lastcard.terminal.choices import chances
from lastcard.terminal.keyboard import Heard, Keyboard
from lastcard.terminal.saves import Save
from lastcard.terminal.story import Entry, Story, reason
from lastcard.wording.catalogues import Catalogue

LONGEST: Final = 60.0  # seconds that anybody waits at once


class Attendee(ABC):
    """Who we are at a table, and what has happened since we were last told."""

    replica: Replica
    story: Story

    def __init__(self, speech: Catalogue) -> None:
        self.fresh: list[Entry] = []
        self._seen = -1  # the version that we were told of last
        self._speech = speech

    @property
    def link(self) -> str:
        """Where others come in; "" where nobody can."""
        return ""

    @property
    def wanted(self) -> bool:
        """Whether we are asked something, or could say something."""
        known = self.replica
        if known.room.stage != "round":
            return True
        view = known.view()
        return known.seat > 0 and (view.asked or bool(chances(view)))

    def news(self) -> list[Entry]:
        fresh, self.fresh = self.fresh, []
        self._seen = self.replica.version
        return fresh

    @abstractmethod
    async def say(self, command: Command) -> None:
        """Says something; what is refused is a Problem."""

    @abstractmethod
    async def wait(self, seconds: float) -> None:
        """Lets the others act, until we are wanted for something that we have not been told, or for so long."""

    async def act(self, action: Action) -> None:
        await self.say(Act(action=action.saying, version=self.replica.version))

    async def go_on(self) -> None:
        """Begins the match, or the next round."""
        await self.say(Ready() if self.replica.room.stage == "between" else Start())

    @abstractmethod
    async def leave(self) -> None:
        """Goes away; a seat at a server stays ours."""


class Unsaved(Save):
    """A match that nobody will go on with."""

    def keep(self, local: LocalTable) -> Problem | None:  # noqa: ARG002
        return None


class Here(Attendee):
    """Alone with bots, in this process: time passes while we wait."""

    def __init__(self, room: LocalRoom, speech: Catalogue) -> None:
        super().__init__(speech)
        self._keyboard = Keyboard(room, Unsaved())
        self._seat = self._keyboard.alone
        self.replica = self._keyboard.viewers[self._seat]
        self.story = self._keyboard.story(self._seat)
        self.fresh = [*self.story.entries]

    async def say(self, command: Command) -> None:
        self.replica.say(command)
        heard = self._hear()
        if heard.refused is not None:
            raise Problem("mcp-refused", reason=reason(heard.refused, self._speech))

    async def go_on(self) -> None:
        if self.replica.room.stage != "between":
            raise Problem("mcp-nothing-to-begin")
        self._keyboard.table.next_round()
        self._hear()

    async def leave(self) -> None:
        pass

    async def wait(self, seconds: float) -> None:  # noqa: ARG002  bots are not waited for
        await asyncio.to_thread(self._let_bots_act)

    def _let_bots_act(self) -> None:
        asked = self.replica.room.stage == "round" and self.replica.view().asked
        while self.replica.room.stage == "round" and not asked and self._bot_acts() and not self.wanted:
            pass

    def _bot_acts(self) -> bool:
        """Whether a bot does something."""
        table = self._keyboard.table
        for question in table.questions():
            table.answer(question, table.think(question))
        self._hear()
        while (due := table.due()) is not None:
            table.wait(due)
            if self._hear().moved:
                return True
        return False

    def _hear(self) -> Heard:
        heard = self._keyboard.hear()
        self.fresh += heard.told.get(self._seat, [])
        return heard


class There(Attendee):
    """At a table of a server."""

    def __init__(self, client: Client, story: Story, speech: Catalogue) -> None:
        super().__init__(speech)
        self._client = client
        self.replica = client
        self.story = story
        self.fresh = [*story.entries]
        self._told = asyncio.Event()
        self._refused: dict[str, Refused] = {}
        self._end: Problem | None = None
        self._listening = asyncio.create_task(self._listen())

    @property
    def link(self) -> str:
        address: Address = self._client.address
        return address.link

    async def _listen(self) -> None:
        try:
            async for news in self._client.news():
                if isinstance(news, Bye):
                    self._end = Problem("mcp-over", reason=news.text)
                    break
                if isinstance(news, Refused):
                    self._refused[news.id] = news
                self.fresh += self.story.take(news)
                self._told.set()
        except Problem as problem:
            self._end = problem
        self._told.set()

    async def say(self, command: Command) -> None:
        said = self._client.say(command)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while said in self._client.unanswered:
                    await self._heard()
        if said in self._client.unanswered:
            raise Problem("mcp-unanswered")
        if said in self._refused:
            raise Problem("mcp-refused", reason=reason(self._refused.pop(said), self._speech))

    async def wait(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(seconds, LONGEST)):
                while self.replica.version == self._seen or not self.wanted:
                    await self._heard()

    async def _heard(self) -> None:
        if self._end is not None:
            raise self._end
        self._told.clear()
        await self._told.wait()

    async def leave(self) -> None:
        self._listening.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._listening
        await self._client.close()
