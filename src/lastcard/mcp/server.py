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
from lastcard.client.connection import read_address
from lastcard.core import rules as rulebook
from lastcard.core.errors import Problem
from lastcard.mcp.places import Here, Place, There
from lastcard.mcp.telling import Telling
from lastcard.protocol.messages import Chat, PutBot, Settings
from lastcard.terminal.apps.entering import Visitor
from lastcard.terminal.screens.table_list import company, state
from lastcard.terminal.setup import Setup
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.rules_text import preset

PATIENCE: Final = 30  # seconds that a move waits for those of the others


class Guest:
    """A model with its place; it has one at a time."""

    def __init__(self, name: str, say: Catalogue) -> None:
        self._name = name
        self.say = say
        self._place: Place | None = None

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
        say = self.say
        shown = [
            say(
                "hall-plain-table",
                address=table.link,
                rules=preset(table.preset, say),
                state=state(table, say),
                who=company(table, say),
            )
            for table in tables
        ]
        return "\n".join(shown) or say("mcp-no-tables")

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
        return Telling(self._here(), self.say).whole()

    async def read_rules(self) -> str:
        return Telling(self._here(), self.say).rules()

    async def act(self, action: str) -> str:
        place = self._here()
        await place.act(Telling(place, self.say).read(action))
        if not place.wanted:
            await place.wait(PATIENCE)
        return Telling(place, self.say).news()

    async def wait(self, seconds: float = 30) -> str:
        place = self._here()
        await place.wait(seconds)
        return Telling(place, self.say).news()

    async def go_on(self) -> str:
        place = self._here()
        await place.go_on()
        if not place.wanted:
            await place.wait(PATIENCE)
        return Telling(place, self.say).news()

    async def put_bot(self, seat: int, level: str = "normal") -> str:
        place = self._here()
        await place.say(PutBot(seat=seat, level=level))
        return Telling(place, self.say).news()

    async def chat(self, text: str) -> str:
        place = self._here()
        await place.say(Chat(text=text))
        return Telling(place, self.say).news()

    async def leave(self) -> str:
        place = self._here()
        self._place = None
        await place.leave()
        return self.say("mcp-left", address=place.link) if place.link else self.say("mcp-left-here")

    async def close(self) -> None:
        if self._place is not None:
            await self._place.leave()

    def _visitor(self, address: str) -> Visitor:
        return Visitor(read_address(address).server, self._name, self.say.language)

    def _here(self) -> Place:
        if self._place is None:
            raise Problem("mcp-nowhere")
        return self._place

    async def _take(self, place: Place) -> str:
        if self._place is not None:
            await self._place.leave()
        self._place = place
        if not place.wanted:
            await place.wait(PATIENCE)
        return Telling(place, self.say).news()


def make_server(name: str, say: Catalogue) -> MCPServer:
    """A server with a tool for everything that a guest can do, described in a language."""
    guest = Guest(name, say)

    @asynccontextmanager
    async def living(_: MCPServer) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await guest.close()

    server = MCPServer(
        "lastcard",
        title="Last Card",
        instructions=say("mcp-instructions"),
        version=__version__,
        log_level="ERROR",
        lifespan=living,
    )
    tools: dict[str, tuple[Callable[..., Awaitable[str]], str]] = {
        "play_here": (guest.play_here, say("mcp-tool-play-here", presets=list(rulebook.PRESETS))),
        "list_tables": (guest.list_tables, say("mcp-tool-list-tables")),
        "open_table": (guest.open_table, say("mcp-tool-open-table")),
        "join_table": (guest.join_table, say("mcp-tool-join-table")),
        "look": (guest.look, say("mcp-tool-look")),
        "read_rules": (guest.read_rules, say("mcp-tool-read-rules")),
        "act": (guest.act, say("mcp-tool-act")),
        "wait": (guest.wait, say("mcp-tool-wait")),
        "go_on": (guest.go_on, say("mcp-tool-go-on")),
        "put_bot": (guest.put_bot, say("mcp-tool-put-bot", levels=list(registry.LEVELS))),
        "chat": (guest.chat, say("mcp-tool-chat")),
        "leave": (guest.leave, say("mcp-tool-leave")),
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
