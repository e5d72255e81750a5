"""Coming to a server, to a table or an evening there: on the screen, or line by line."""

from __future__ import annotations

from lastcard.client.address import Address
from lastcard.protocol.http import EveningSummary, Summary
from lastcard.protocol.messages import Settings
from lastcard.seeks.wishes import Wish
from lastcard.terminal.apps.evening import AtEvening
from lastcard.terminal.apps.find import FindApp
from lastcard.terminal.apps.remote import Joined, TableListApp
from lastcard.terminal.plain.find import PlainSearch
from lastcard.terminal.plain.guest import PlainGuest
from lastcard.terminal.plain.lines import Reader, Writer
from lastcard.terminal.plain.live import Typing
from lastcard.terminal.plain.remote import PlainRemote
from lastcard.terminal.screens.table_list import listed_evening, listed_table
from lastcard.terminal.visitor import Visitor
from lastcard.wording.catalogues import Catalogue


class Visit:
    """Somebody at a server, on the screen, or line by line where there is somewhere to read and write lines."""

    def __init__(self, visitor: Visitor, say: Catalogue, lines: tuple[Reader, Writer] | None = None) -> None:
        self._visitor = visitor
        self.say = say
        self._lines = lines

    async def join(self, table: str, watch: bool = False, settings: Settings | None = None) -> None:
        """Plays at a table, or watches, until somebody has had enough; with settings at a new one."""
        code = table if settings is None else (await self._visitor.open(settings)).table
        client, story = await self._visitor.enter(code, watch)
        try:
            if self._lines is None:
                await Joined(self.say, client, story).run_async()
                return
            read, write = self._lines
            if settings is not None:
                write(self.say("lobby-invitation", address=client.address.link))
            await PlainRemote(client, story, self.say, Typing(read), write).run()
        finally:
            await client.close()

    async def find(self, wish: Wish) -> None:
        """Looks for a table, and plays at it."""
        if self._lines is None:
            table = await self._found(wish)
        else:
            table = await PlainSearch(self._visitor, wish, self.say, self._lines[1]).run()
        if table:
            await self.join(table)

    async def _found(self, wish: Wish) -> str:
        program = FindApp(self.say, self._visitor, wish)
        await program.run_async()
        if program.problem is not None:
            raise program.problem
        self._speak(program.manner.say)
        return program.table

    def _speak(self, say: Catalogue) -> None:
        self.say, self._visitor.language = say, say.language

    async def attend(self, evening: str, watch: bool = False) -> None:
        """Is at an evening, and at one's tables there, until it is over or somebody has had enough."""
        client = await self._visitor.attend(evening, watch)
        if self._lines is None:
            await AtEvening(self.say, self._visitor, client).run_and_close()
        else:
            await PlainGuest(self._visitor, client, self.say, *self._lines).run()

    async def look(self) -> None:
        """Shows a server's tables and evenings, and plays there, until somebody has had enough."""
        tables, evenings = await self._visitor.tables(), await self._visitor.evenings()
        if self._lines is not None:
            self._list(tables, evenings, self._lines[1])
            return
        program = TableListApp(self.say, self._visitor, tables, evenings=evenings)
        await program.run_and_close()
        if program.evening is not None:
            self._speak(program.manner.say)
            await AtEvening(self.say, self._visitor, program.evening).run_and_close()

    def _list(self, tables: list[Summary], evenings: list[EveningSummary], write: Writer) -> None:
        """Line by line only how to come to each."""
        server = self._visitor.server
        for evening in evenings:
            write(listed_evening(evening, Address(server, evening=evening.evening).link, self.say))
        for table in tables:
            write(listed_table(table, Address(server, table.table).link, self.say))
        write(self.say("tables-plain-hint" if tables or evenings else "tables-plain-none", server=server))
