"""Coming to a server, or to a table there: on the screen, line by line, at a table that is there or at a new one."""

from __future__ import annotations

from lastcard.client.address import Address, read_address
from lastcard.client.connection import Client
from lastcard.client.evening import EveningClient
from lastcard.protocol.evening import Plan
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
from lastcard.terminal.screens.table_list import company, described, state
from lastcard.terminal.story import Story
from lastcard.terminal.visitor import Visitor
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.rules_text import preset

__all__ = [
    "attend",
    "attend_plainly",
    "find",
    "find_plainly",
    "join",
    "join_plainly",
    "list_tables",
    "open_evening",
    "read_address",
    "visit",
]


async def join(address: Address, name: str, watch: bool, settings: Settings | None, say: Catalogue) -> None:
    """Plays at a table, or watches, until somebody has had enough; with settings at a new one."""
    client, story = await _enter(address, name, watch, settings, say)
    try:
        await Joined(say, client, story).run_async()
    finally:
        await client.close()


async def join_plainly(
    address: Address, name: str, watch: bool, settings: Settings | None, say: Catalogue, read: Reader, write: Writer
) -> None:
    """The same, line by line."""
    client, story = await _enter(address, name, watch, settings, say)
    if settings is not None:
        write(say("lobby-invitation", address=client.address.link))
    try:
        await PlainRemote(client, story, say, Typing(read), write).run()
    finally:
        await client.close()


async def find(server: str, name: str, wish: Wish, say: Catalogue) -> None:
    """Looks for a table on the screen, and plays at it."""
    visitor = Visitor(server, name, say.language)
    program = FindApp(say, visitor, wish)
    await program.run_async()
    if program.problem is not None:
        raise program.problem
    if program.table:
        await join(Address(server, program.table), name, False, None, program.manner.say)


async def find_plainly(server: str, name: str, wish: Wish, say: Catalogue, read: Reader, write: Writer) -> None:
    """The same, line by line."""
    table = await PlainSearch(Visitor(server, name, say.language), wish, say, write).run()
    await join_plainly(Address(server, table), name, False, None, say, read, write)


async def _enter(
    address: Address, name: str, watch: bool, settings: Settings | None, say: Catalogue
) -> tuple[Client, Story]:
    visitor = Visitor(address.server, name, say.language)
    table = address.table if settings is None else (await visitor.open(settings)).table
    return await visitor.enter(table, watch)


async def open_evening(server: str, name: str, plan: Plan, say: Catalogue) -> Address:
    """Opens an evening at a server; its link is the way in."""
    return await Visitor(server, name, say.language).open_evening(plan)


async def attend(address: Address, name: str, watch: bool, say: Catalogue) -> None:
    """Is at an evening, and at one's tables there, until somebody has had enough."""
    visitor = Visitor(address.server, name, say.language)
    await _attend(visitor, await visitor.attend(address.evening, watch), say)


async def _attend(visitor: Visitor, client: EveningClient, say: Catalogue) -> None:
    program = AtEvening(say, visitor, client)
    try:
        await program.run_async()
    finally:
        await program.close()


async def attend_plainly(address: Address, name: str, watch: bool, say: Catalogue, read: Reader, write: Writer) -> None:
    """Is at an evening line by line, and at one's tables there, until it is over or somebody has had enough."""
    visitor = Visitor(address.server, name, say.language)
    await PlainGuest(visitor, await visitor.attend(address.evening, watch), say, read, write).run()


async def visit(server: str, name: str, say: Catalogue) -> None:
    """Shows a server's tables and evenings, and plays there, until somebody has had enough."""
    visitor = Visitor(server, name, say.language)
    program = TableListApp(say, visitor, await visitor.tables(), evenings=await visitor.evenings())
    try:
        await program.run_async()
    finally:
        await program.close()
    if program.evening is not None:
        await _attend(visitor, program.evening, program.manner.say)


async def list_tables(server: str, name: str, say: Catalogue, write: Writer) -> None:
    """A server's public tables line by line, and how to come to one."""
    visitor = Visitor(server, name, say.language)
    tables, evenings = await visitor.tables(), await visitor.evenings()
    for evening in evenings:
        link = Address(server, evening=evening.evening).link
        write(say("tables-plain-evening", address=link, evening=described(evening, say)))
    for table in tables:
        link = Address(server, table.table).link
        write(
            say(
                "tables-plain-table",
                address=link,
                rules=preset(table.preset, say),
                state=state(table, say),
                who=company(table, say),
            )
        )
    write(say("tables-plain-hint" if tables or evenings else "tables-plain-none", server=server))
