"""An evening at a server line by line: who is here, who plays with whom, standings; and one's tables in between."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from lastcard.client.connection import Client
from lastcard.client.evening import EveningClient
from lastcard.client.fold import Lost
from lastcard.core.clean import quotable
from lastcard.protocol.evening import (
    Begin,
    ChangePlan,
    Enrol,
    EveningTold,
    Finish,
    PauseEvening,
    Rejoin,
    ResumeEvening,
    Withdraw,
)
from lastcard.protocol.messages import Bye, Command, Refused
from lastcard.terminal.apps.entering import Visitor
from lastcard.terminal.evening_words import EveningWords, changes
from lastcard.terminal.plain.lines import Quit, Reader, Writer
from lastcard.terminal.plain.remote import PlainRemote
from lastcard.terminal.plain.scoring import ScoreDialogue, number
from lastcard.terminal.story import Story
from lastcard.wording.catalogues import Catalogue

COMMANDS: Final[dict[str, Callable[[], Command]]] = {
    "begin": Begin,
    "pause": PauseEvening,
    "resume": ResumeEvening,
    "home": Withdraw,
    "back": Rejoin,
}
AGAIN: Final = 1.0  # seconds after which a table that could not be entered is tried again

Typed = queue.SimpleQueue[str | None]


class Keyboard:
    """One reader of lines for several who want them, one after the other: who has asked last gets what is typed."""

    def __init__(self, read: Reader) -> None:
        self._read = read
        self._typed: Typed = queue.SimpleQueue()
        self._ended = False
        self._lock = threading.Lock()
        threading.Thread(target=self._read_all, daemon=True).start()

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
            return self._typed


class PlainGuest(ScoreDialogue):
    """Lines are read in a thread of their own, so that news can be told while nobody types."""

    def __init__(self, visitor: Visitor, client: EveningClient, say: Catalogue, read: Reader, write: Writer) -> None:
        self._visitor = visitor
        self._client = client
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
            else:
                self._tell(news)
                if self._seated or news.evening.phase == "over":
                    return

    def _welcome(self) -> None:
        told = self._client.told
        self._write(self.say("evening-cli-welcome", player=told.evening.host_name, address=self._client.address.link))
        self._who()
        if told.evening.phase == "gathering":
            self._write(
                self.say("evening-cli-wait-host" if told.hosting else "evening-cli-wait", player=told.evening.host_name)
            )
            if told.hosting:
                self._fits()
        elif told.evening.phase != "over":
            self._standings()
        self._write(self.say("evening-cli-join-keys"))
        self._before = replace(told, evening=replace(told.evening, phase="gathering", stages=()))
        self._tell(told)

    def _tell(self, told: EveningTold) -> None:
        before, self._before = self._before, told
        for line in changes(self.say, before or told, told):
            self._write(line)
        if told.evening.phase == "over" and told.evening.record:
            address = f"{self._client.address.server}/api/evenings/{told.evening.evening}/record"
            self._write(self.say("evening-cli-record", file=address))

    def _who(self) -> None:
        for line in self.words.people(self._client.told.player):
            self._write(line)

    def _standings(self) -> None:
        for line in self.words.standings():
            self._write(line)

    def _fits(self) -> None:
        words = self.words
        for place, fit in enumerate(words.evening.fits, 1):
            self._write(self.say("plain-choice", number=place, what=words.fit(fit)))

    # What is typed

    def _answer_all(self) -> None:
        with contextlib.suppress(Quit):
            while True:
                self._answer(self._next_line())

    def _say(self, command: Command) -> None:
        self._loop.call_soon_threadsafe(self._client.say, command)

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        evening = self._client.evening
        if word in COMMANDS and not rest:
            self._say(COMMANDS[word]())
        elif word == "end" and not rest:
            if self._line(self.say("evening-cli-end-sure")).lower() == "end":
                self._say(Finish())
        elif word == "who":
            self._who()
        elif word == "standings":
            self._standings()
        elif word == "tables" or not word:
            for told in self.words.now() or self.words.coming() or [self.say("evening-cli-nothing-played")]:
                self._write(told)
        elif word == "fits":
            self._fits()
        elif word == "play" and 1 <= (number(rest) or 0) <= len(evening.fits):
            fit = evening.fits[(number(rest) or 0) - 1]
            plan = replace(evening.plan, format=fit.format, rounds=fit.rounds, stages=fit.stages)
            self._say(ChangePlan(plan=plan))
        elif word == "add" and rest:
            self._say(Enrol(name=rest[:80]))
        elif word == "out" and rest:
            self._send_home(rest)
        elif word == "points":
            correction = self.read_points(rest, len(evening.stages))
            if correction is not None:
                self._say(correction)
        else:
            self._result(line)

    def _send_home(self, name: str) -> None:
        found = [guest.player for guest in self._client.evening.guests if guest.name.casefold() == name.casefold()]
        if found:
            self._say(Withdraw(player=found[0]))
        else:
            self._write(self.say("evening-cli-nobody", given=quotable(name)))

    def _result(self, line: str) -> None:
        """A table of real cards by its number: the result of a round there."""
        words = self.words
        running = {words.number(stage, table.table): (stage, table) for stage, table in words.running()}
        if line not in running or not words.evening.plan.real:
            self._write(self.say("evening-cli-unknown", given=quotable(line)))
            return
        score = self.ask_score(words, *running[line])
        if score is not None:
            self._say(score)

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
