"""Coming to a table on a server: who we are there, being let in, and the program around it."""

from __future__ import annotations

from lastcard.client import Address, Client, Guests, Rejected, become_guest, read_address
from lastcard.errors import Problem
from lastcard.files import data_folder
from lastcard.terminal.company import Story
from lastcard.terminal.joined import Joined
from lastcard.text import Catalogue

__all__ = ["enter", "join", "read_address"]


async def enter(address: Address, name: str, watch: bool, say: Catalogue) -> Client:
    """A client that has been welcomed. Whoever comes back under the same name comes back to the same seat."""
    guests = Guests(data_folder() / "guests.json")
    token = guests.find(address.server, name)
    if token:
        client = Client(address, token, watch=watch, language=say.language)
        try:
            await client.connect()
        except Rejected as rejected:
            if rejected.code != "bad-token":
                raise _told(rejected) from None
        else:
            return client
    token = await become_guest(address.server, name, say.language)
    client = Client(address, token, watch=watch, language=say.language)
    try:
        await client.connect()
    except Rejected as rejected:
        raise _told(rejected) from None
    guests.keep(address.server, name, token)
    return client


def _told(rejected: Rejected) -> Problem:
    return Problem("join-full") if rejected.code == "table-full" else rejected


async def join(address: Address, name: str, watch: bool, say: Catalogue) -> None:
    """Plays, or watches, until somebody has had enough."""
    client = await enter(address, name, watch, say)
    try:
        await Joined(say, client, Story(client, name)).run_async()
    finally:
        await client.close()
