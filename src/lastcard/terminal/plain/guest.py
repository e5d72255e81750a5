"""An evening at a server line by line: who is here, who plays with whom, standings; and one's tables in between."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Iterable

from msgspec.structs import replace

from lastcard.client.connection import Client
from lastcard.client.evening import EveningClient
from lastcard.client.fold import Lost
from lastcard.protocol.evening import EveningTold, Finish, TableAt
from lastcard.protocol.messages import Announcement, Bye, Command, Refused
from lastcard.terminal.evening_line import EveningLine
from lastcard.terminal.evening_words import EveningWords, changes
from lastcard.terminal.plain.lines import Reader, Writer
from lastcard.terminal.plain.remote import PlainRemote
from lastcard.terminal.plain.scoring import ScoreDialogue
from lastcard.terminal.story import Story
from lastcard.terminal.visitor import Visitor
from lastcard.wording.catalogues import Catalogue

Typed = queue.SimpleQueue[str | None]


class Keyboard:
    """One reader of lines for several who want them, one after the other: who has asked last gets what is typed."""

    def __init__(self, read: Reader) -> None:
        self._read = read
        self._typed: Typed = queue.SimpleQueue()
        self._ended = False
        self._lock = threading.Lock()
        self._reader = threading.Thread(target=self._read_all, daemon=True)

    def _read_all(self) -> None:
        line: str | None = ""
        while line is not None:
            line = self._read()
            with self._lock:
                self._ended = line is None
                self._typed.put(line)

    def listen(self) -> Typed:
        """What is typed from now on. Whoever had it before hears that there is no more."""
        with self._lock:
            self._typed.put(None)
            self._typed = queue.SimpleQueue()
            if self._ended:
                self._typed.put(None)
            if self._reader.ident is None:  # not before somebody listens
                self._reader.start()
            return self._typed


class PlainGuest(ScoreDialogue):
    """Lines are read in a thread of their own, so that news can be told while nobody types."""

    def __init__(self, visitor: Visitor, client: EveningClient, say: Catalogue, read: Reader, write: Writer) -> None:
        self._visitor = visitor
        self._client = client
        self._send = client.say
        self._keyboard = Keyboard(read)
        self._typed: Typed = queue.SimpleQueue()
        self._before: EveningTold | None = None
        self._left_table = ""  # the table that we have been at, and come from
        super().__init__(say, lambda: self._typed.get(), write)

    @property
    def words(self) -> EveningWords:
        return EveningWords(self.say, self._client.evening)

    def help(self) -> str:
        return self.say("evening-cli-join-help")

    async def run(self) -> None:
        """Until the evening is over or we have had enough; a refusal of the server to let us back in is a Problem."""
        self._loop = asyncio.get_running_loop()
        self._welcome()
        try:
            while await self._wait():
                table, self._left_table = self._client.seated, self._client.seated
                await self._client.close()
                if not await self._play(table):
                    return
                await self._client.connect()
                self._tell(self._client.told)
        finally:
            await self._client.close()

    # At the evening

    async def _wait(self) -> bool:
        """Tells what happens until we have a seat; whether we have one, and not an end."""
        self._typed = self._keyboard.listen()
        if self._seated or self._client.evening.phase == "over":
            return self._seated
        telling = asyncio.create_task(self._tell_all())
        answering = asyncio.create_task(asyncio.to_thread(self._answer_all))
        try:
            await asyncio.wait({telling, answering}, return_when=asyncio.FIRST_COMPLETED)
            if answering.done():
                self._write(self.say("evening-cli-come-back", address=self._client.address.link))
                return False
            telling.result()
            return self._seated
        finally:
            telling.cancel()
            self._keyboard.listen()
            await asyncio.wait({telling, answering})

    @property
    def _seated(self) -> bool:
        return self._client.seated not in ("", self._left_table)

    async def _tell_all(self) -> None:
        async for news in self._client.news():
            if isinstance(news, Bye):
                self._write(news.text)
                return
            if isinstance(news, Lost):
                self._write(self.say("join-reconnecting"))
            elif isinstance(news, Refused):
                self._write(news.text)
            elif isinstance(news, Announcement):
                self._write(self.say("notice-announced", reason=news.text))
            else:
                self._tell(news)
                if self._seated or news.evening.phase == "over":
                    return

    def _welcome(self) -> None:
        told = self._client.told
        self._write(self.say("evening-cli-welcome", player=told.evening.host_name, address=self._client.address.link))
        self._write_all(self.words.people(told.player))
        if told.evening.phase == "gathering":
            self._write(
                self.say("evening-cli-wait-host" if told.hosting else "eve-wait", player=told.evening.host_name)
            )
            if told.hosting:
                self._write_all([*self.words.fits(), *self.words.without_device()])
        elif told.evening.phase != "over":
            self._write_all([*self.words.time(), *self.words.standings()])
        self._write(self.say("evening-cli-join-keys"))
        self._before = replace(told, evening=replace(told.evening, phase="gathering", stages=()))
        self._tell(told)

    def _tell(self, told: EveningTold) -> None:
        before, self._before = self._before, told
        self._write_all(changes(self.say, before or told, told))
        if told.evening.phase == "over" and told.evening.record:
            address = f"{self._client.address.server}/api/evenings/{told.evening.evening}/record"
            self._write(self.say("evening-cli-record", file=address))

    def _write_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(line)

    # What is typed

    def _answer(self, line: str) -> None:
        word = line.lower()
        if word == "end":
            if self._line(self.say("evening-cli-end-sure")).lower() == "end":
                self._say(Finish())
        elif word in self._waiting():
            score = self.ask_score(self.words, *self._waiting()[word])
            if score is not None:
                self._say(score)
        else:
            self._loop.call_soon_threadsafe(self._do, line)

    def _do(self, line: str) -> None:
        """Does what a line says, on top of changes to the plan that are under way, or answers it."""
        asked = EveningLine(self.say, self._client).read(line)
        if isinstance(asked, Command):
            self._client.say(asked)
        else:
            self._write_all(asked)

    def _waiting(self) -> dict[str, tuple[int, TableAt]]:
        """The tables of real cards that wait for a result, by what is typed for them."""
        words = self.words
        running = words.running() if words.evening.plan.real else []
        return {words.number(stage, table.table): (stage, table) for stage, table in running}

    # At a table

    async def _play(self, table: str) -> bool:
        """Plays at a table of the evening to its end; whether we go on."""
        self._write(self.say("evening-cli-to-table"))
        client, story = await self._visitor.enter(table)
        try:
            enough = await self._at(client, story)
        finally:
            await client.close()
        if not enough:
            self._write(self.say("evening-cli-from-table"))
        return not enough

    async def _at(self, client: Client, story: Story) -> bool:
        typed = self._keyboard.listen()
        plain = PlainRemote(client, story, self.say, typed.get, self._write, one_match=True)
        try:
            return await plain.run()
        finally:
            self._keyboard.listen()
