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
from lastcard.core.errors import Problem
from lastcard.mcp.attendees import Attendee, Here, There
from lastcard.mcp.presenting import Presentation
from lastcard.protocol.messages import Chat, PutBot, Settings
from lastcard.terminal.screens.table_list import listed_table
from lastcard.terminal.setup import Setup
from lastcard.terminal.visitor import Visitor
from lastcard.wording.catalogues import Catalogue

PATIENCE: Final = 30  # seconds that a move waits for those of the others


class ModelPlayer:
    """A model at a table, one at a time."""

    def __init__(self, name: str, say: Catalogue) -> None:
        self._name = name
        self.say = say
        self._attendee: Attendee | None = None

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
        if not attendee.wanted:
            await attendee.wait(PATIENCE)
        return Presentation(attendee, self.say).news()

    async def wait(self, seconds: float = 30) -> str:
        attendee = self._here()
        await attendee.wait(seconds)
        return Presentation(attendee, self.say).news()

    async def go_on(self) -> str:
        attendee = self._here()
        await attendee.go_on()
        if not attendee.wanted:
            await attendee.wait(PATIENCE)
        return Presentation(attendee, self.say).news()

    async def put_bot(self, seat: int, level: str = "normal") -> str:
        attendee = self._here()
        await attendee.say(PutBot(seat=seat, level=level))
        return Presentation(attendee, self.say).news()

    async def chat(self, text: str) -> str:
        attendee = self._here()
        await attendee.say(Chat(text=text))
        return Presentation(attendee, self.say).news()

    async def leave(self) -> str:
        attendee = self._here()
        self._attendee = None
        await attendee.leave()
        return self.say("mcp-left", address=attendee.link) if attendee.link else self.say("mcp-left-here")

    async def close(self) -> None:
        if self._attendee is not None:
            await self._attendee.leave()

    def _visitor(self, address: str) -> Visitor:
        return Visitor(read_address(address).server, self._name, self.say.language)

    def _here(self) -> Attendee:
        if self._attendee is None:
            raise Problem("mcp-nowhere")
        return self._attendee

    async def _take(self, attendee: Attendee) -> str:
        if self._attendee is not None:
            await self._attendee.leave()
        self._attendee = attendee
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
            await player.close()

    server = MCPServer(
        "lastcard",
        title="Last Card",
        instructions=say("mcp-instructions"),
        version=__version__,
        log_level="ERROR",
        lifespan=living,
    )
    levels = list(registry.LEVELS)
    either = say.listed(levels, "eve-or")
    tools: dict[str, tuple[Callable[..., Awaitable[str]], str]] = {
        "play_here": (player.play_here, say("mcp-tool-play-here", presets=list(rulebook.PRESETS), levels=either)),
        "list_tables": (player.list_tables, say("mcp-tool-list-tables")),
        "open_table": (player.open_table, say("mcp-tool-open-table")),
        "join_table": (player.join_table, say("mcp-tool-join-table")),
        "look": (player.look, say("mcp-tool-look")),
        "read_rules": (player.read_rules, say("mcp-tool-read-rules")),
        "act": (player.act, say("mcp-tool-act")),
        "wait": (player.wait, say("mcp-tool-wait")),
        "go_on": (player.go_on, say("mcp-tool-go-on")),
        "put_bot": (player.put_bot, say("mcp-tool-put-bot", levels=levels)),
        "chat": (player.chat, say("mcp-tool-chat")),
        "leave": (player.leave, say("mcp-tool-leave")),
    }
    for tool, (does, about) in tools.items():
        server.add_tool(_told(does, say), name=tool, description=about, structured_output=False)
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
