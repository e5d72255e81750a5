"""Coming to a table on a server: who we are there, being let in, and the program around it."""

from __future__ import annotations

from lastcard.client import Address, Client, Guests, Rejected, become_guest, read_address
from lastcard.errors import Problem
from lastcard.files import data_folder
from lastcard.terminal.company import Notice, Story
from lastcard.terminal.joined import Joined
from lastcard.terminal.lines import Reader, Writer
from lastcard.terminal.plain_remote import PlainRemote
from lastcard.text import Catalogue

__all__ = ["enter", "join", "join_plainly", "read_address"]


async def enter(address: Address, name: str, watch: bool, say: Catalogue) -> tuple[Client, Story]:
    """A client that has been welcomed. Whoever comes back under the same name comes back to the same seat."""
    guests = Guests(data_folder() / "guests.json")
    try:
        token = guests.find(address.server, name)
        unkept = ""
    except OSError as error:
        token, unkept = "", error.strerror or str(error)
    client = await _welcomed(address, token, watch, say) if token else None
    if client is None:
        token = await become_guest(address.server, name, say.language)
        try:
            guests.keep(address.server, name, token)
        except OSError as error:
            unkept = error.strerror or str(error)
        client = await _welcomed(address, token, watch, say)
        if client is None:
            raise Problem("join-not-ours", server=address.server)
    story = Story(client)
    if client.name not in ("", name):
        story.entries.append(Notice("called", client.name))
    if unkept:
        story.entries.append(Notice("unkept", reason=unkept))
    return client, story


async def _welcomed(address: Address, token: str, watch: bool, say: Catalogue) -> Client | None:
    """Nobody where the server does not know the token, or not any more."""
    client = Client(address, token, watch=watch, language=say.language)
    try:
        await client.connect()
    except Rejected as rejected:
        if rejected.code == "table-full":
            raise Problem("join-full") from None
        if rejected.code != "bad-token":
            raise
        return None
    return client


async def join(address: Address, name: str, watch: bool, say: Catalogue) -> None:
    """Plays, or watches, until somebody has had enough."""
    client, story = await enter(address, name, watch, say)
    try:
        await Joined(say, client, story).run_async()
    finally:
        await client.close()


async def join_plainly(address: Address, name: str, watch: bool, say: Catalogue, read: Reader, write: Writer) -> None:
    """The same, line by line."""
    client, story = await enter(address, name, watch, say)
    try:
        await PlainRemote(client, story, say, read, write).run()
    finally:
        await client.close()
