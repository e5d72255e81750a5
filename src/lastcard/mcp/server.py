"""The tools through which a model opens a table, comes to one, sees and plays."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Final

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from lastcard import __version__
from lastcard.bots import registry
from lastcard.client.address import read_address
from lastcard.core import rules as rulebook
from lastcard.core.errors import Argument, Problem
from lastcard.mcp.attendees import Attendee, Here, There
from lastcard.mcp.presenting import Presentation
from lastcard.protocol.messages import Chat, Command, PutBot, Settings
from lastcard.terminal.screens.table_list import listed_table
from lastcard.terminal.setup import Setup
from lastcard.terminal.visitor import Visitor
from lastcard.wording.catalogues import Catalogue

PATIENCE: Final = 30  # seconds that a move waits for those of the others


class ModelPlayer:
    """A model at a table, one at a time: its public methods are the tools."""

    def __init__(self, name: str, say: Catalogue) -> None:
        self._name = name
        self.say = say
        self.attendee: Attendee | None = None

    async def play_here(
        self, rules: str = "classic", seats: int = 4, bots: str = "normal", seed: int | None = None
    ) -> str:
        specs = tuple(bot.strip() for bot in bots.split(","))
        for spec in specs:
            registry.check(spec)
        chosen = rulebook.parse(rules)
        chosen.check_seats(seats)
        return await self._take(Here(Setup((self._name,), chosen, seats, specs, seed).begin(), self.say))

    async def list_tables(self, server: str) -> str:
        tables = await self._visitor(server).tables()
        shown = [listed_table(table, table.link, self.say) for table in tables]
        return "\n".join(shown) or self.say("mcp-no-tables")

    async def open_table(self, server: str, rules: str = "classic", seats: int = 4, public: bool = False) -> str:
        chosen = rulebook.parse(rules)
        chosen.check_seats(seats)
        visitor = self._visitor(server)
        address = await visitor.open(Settings(rules=chosen.value(), seats=seats, public=public))
        return await self._take(There(*await visitor.enter(address.table), self.say))

    async def join_table(self, link: str, watch: bool = False) -> str:
        address = read_address(link)
        if not address.table:
            raise Problem("mcp-no-table", given=link)
        return await self._take(There(*await self._visitor(link).enter(address.table, watch), self.say))

    async def look(self) -> str:
        return Presentation(self._here(), self.say).whole()

    async def read_rules(self) -> str:
        return Presentation(self._here(), self.say).rules()

    async def act(self, action: str) -> str:
        attendee = self._here()
        await attendee.act(Presentation(attendee, self.say).read(action))
        return await self._answered(attendee)

    async def wait(self, seconds: float = 30) -> str:
        attendee = self._here()
        await attendee.wait(seconds)
        return Presentation(attendee, self.say).news()

    async def go_on(self) -> str:
        attendee = self._here()
        await attendee.go_on()
        return await self._answered(attendee)

    async def put_bot(self, seat: int, level: str = "normal") -> str:
        return await self._say(PutBot(seat=seat, level=level))

    async def chat(self, text: str) -> str:
        return await self._say(Chat(text=text))

    async def leave(self) -> str:
        attendee = self._here()
        self.attendee = None
        await attendee.leave()
        return self.say("mcp-left", address=attendee.link) if attendee.link else self.say("mcp-left-here")

    def _visitor(self, address: str) -> Visitor:
        return Visitor(read_address(address).server, self._name, self.say.language)

    def _here(self) -> Attendee:
        if self.attendee is None:
            raise Problem("mcp-nowhere")
        return self.attendee

    async def _take(self, attendee: Attendee) -> str:
        if self.attendee is not None:
            await self.attendee.leave()
        self.attendee = attendee
        return await self._answered(attendee)

    async def _say(self, command: Command) -> str:
        attendee = self._here()
        await attendee.say(command)
        return Presentation(attendee, self.say).news()

    async def _answered(self, attendee: Attendee) -> str:
        """What has happened when the others have answered, or have been waited for long enough."""
        if not attendee.wanted:
            await attendee.wait(PATIENCE)
        return Presentation(attendee, self.say).news()


def make_server(name: str, say: Catalogue) -> MCPServer:
    """A server with a tool for everything that a player can do, described in a language."""
    player = ModelPlayer(name, say)

    @asynccontextmanager
    async def living(_: MCPServer) -> AsyncIterator[None]:
        try:
            yield
        finally:
            if player.attendee is not None:
                await player.attendee.leave()

    server = MCPServer(
        "lastcard",
        title="Last Card",
        instructions=say("mcp-instructions"),
        version=__version__,
        log_level="ERROR",
        lifespan=living,
    )
    levels = list(registry.LEVELS)
    details: dict[str, dict[str, Argument]] = {
        "play_here": {"presets": list(rulebook.PRESETS), "levels": say.listed(levels, "eve-or")},
        "put_bot": {"levels": levels},
    }
    for tool in [name for name in vars(ModelPlayer) if not name.startswith("_")]:
        about = say(f"mcp-tool-{tool.replace('_', '-')}", **details.get(tool, {}))
        server.add_tool(_told(getattr(player, tool), say), name=tool, description=about, structured_output=False)
    return server


def _told(does: Callable[..., Awaitable[str]], say: Catalogue) -> Callable[..., Awaitable[str]]:
    """The same, with what is wrong in words."""

    @wraps(does)
    async def told(*args: object, **kwargs: object) -> str:
        try:
            return await does(*args, **kwargs)
        except Problem as problem:
            raise ToolError(say.tell(problem)) from None

    return told
