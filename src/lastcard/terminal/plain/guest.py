"""An evening at a server line by line: who is here, who plays with whom, standings; and one's tables in between."""

from __future__ import annotations

from msgspec.structs import replace

from lastcard.client.evening import EveningClient
from lastcard.protocol.evening import EveningTold, Finish, TableAt
from lastcard.protocol.messages import Bye, Command
from lastcard.terminal.evening_line import EveningLine
from lastcard.terminal.evening_words import EveningWords, changes, noticed
from lastcard.terminal.plain.lines import Reader, Writer
from lastcard.terminal.plain.live import LiveDialogue, Typing
from lastcard.terminal.plain.remote import PlainRemote
from lastcard.terminal.plain.scoring import ScoreDialogue
from lastcard.terminal.visitor import Visitor
from lastcard.wording.catalogues import Catalogue


class PlainGuest(ScoreDialogue, LiveDialogue):
    """The evening itself, and each table of ours when it is time for it."""

    _client: EveningClient

    def __init__(self, visitor: Visitor, client: EveningClient, say: Catalogue, read: Reader, write: Writer) -> None:
        self._visitor = visitor
        self._client = client
        self._typing = Typing(read)
        self._before: EveningTold | None = None
        self._left_table = ""  # the table that we have been at, and come from
        super().__init__(say, self._next_typed, write)

    @property
    def words(self) -> EveningWords:
        return EveningWords(self.say, self._client.evening)

    def help(self) -> str:
        return self.say("evening-cli-join-help")

    async def run(self) -> None:
        """Until the evening is over or we have had enough; a refusal of the server to let us back in is a Problem."""
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
        if self._seated or self._client.evening.phase == "over":
            return self._seated
        if await self._converse():
            self._write(self.say("evening-cli-come-back", address=self._client.address.link))
            return False
        return self._seated

    @property
    def _seated(self) -> bool:
        return self._client.seated not in ("", self._left_table)

    async def _tell_all(self) -> None:
        async for news in self._client.news():
            if isinstance(news, Bye):
                self._write(news.text)
                return
            self._write_all([noticed(self.say, news)])
            if isinstance(news, EveningTold):
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
        """Does what a line says, or answers it."""
        told = self._client.told
        asked = EveningLine(self.say, told.evening, self._client.wished_plan, told.player).read(line)
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
            enough = await PlainRemote(client, story, self.say, self._typing, self._write, one_match=True).run()
        finally:
            await client.close()
        if not enough:
            self._write(self.say("evening-cli-from-table"))
        return not enough
