"""Being somebody at a server: its tables, a new one, and being let in at one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from lastcard.client.address import Address
from lastcard.client.connection import Client
from lastcard.client.evening import EveningClient
from lastcard.client.http import (
    Guests,
    Rejected,
    become_guest,
    open_evening,
    open_table,
    own_tables,
    public_evenings,
    public_tables,
)
from lastcard.core.errors import Problem, cause
from lastcard.protocol.evening import Plan
from lastcard.protocol.http import EveningSummary, OwnTable, Summary
from lastcard.protocol.messages import Settings, Sit
from lastcard.record.files import data_folder
from lastcard.terminal.story import Story, TableNotice

Answer = TypeVar("Answer")
AnyClient = TypeVar("AnyClient", Client, EveningClient)


class Visitor:
    """Somebody at a server. Whoever comes back under the same name comes back to the same seat."""

    def __init__(self, server: str, name: str, language: str) -> None:
        self.server = server
        self.name = name
        self.language = language
        self._guests = Guests(data_folder() / "guests.json")
        self._unkept: Problem | str = ""  # why the server can't be told later that it is us
        try:
            self._token = self._guests.find(server, name)
        except OSError as error:
            self._token, self._unkept = "", cause(error)

    async def tables(self) -> list[Summary]:
        """The public ones."""
        return await public_tables(self.server, self.language)

    async def own(self) -> list[OwnTable]:
        """Those at which we have a seat, of a server that knows us and can tell."""
        try:
            return await own_tables(self.server, self._token, self.language) if self._token else []
        except Problem:
            return []

    async def evenings(self) -> list[EveningSummary]:
        """The public ones, of a server that knows evenings."""
        try:
            return await public_evenings(self.server, self.language)
        except Problem:
            return []

    async def open(self, settings: Settings) -> Address:
        """Opens a table; its opener has to enter it first to be the host."""
        return await self.as_guest(lambda token: open_table(self.server, token, settings, self.language))

    async def open_evening(self, plan: Plan) -> Address:
        """Opens an evening; its opener is the host, whoever comes first."""
        return await self.as_guest(lambda token: open_evening(self.server, token, plan, self.language))

    async def attend(self, evening: str, watch: bool = False) -> EveningClient:
        """A client that has been let in at an evening."""
        return await self._let_in(EveningClient, Address(self.server, evening=evening), watch)

    async def _let_in(self, kind: type[AnyClient], address: Address, watch: bool) -> AnyClient:
        async def connected(token: str) -> AnyClient:
            client = kind(address, token, watch=watch, language=self.language)
            await client.connect()
            return client

        try:
            return await self.as_guest(connected)
        except Rejected as rejected:
            if not address.evening and rejected.code == "table-full":
                raise Problem("join-full") from None
            if address.evening and rejected.code == "unknown-table":
                raise Problem("unknown-evening", code=address.evening) from None
            if address.evening and rejected.code in ("evening-over", "evening-full"):
                raise Problem("join-evening-shut", reason=rejected.details["reason"]) from None
            raise

    async def enter(self, table: str, watch: bool = False) -> tuple[Client, Story]:
        """A client that has been welcomed at a table."""
        client = await self._let_in(Client, Address(self.server, table), watch)
        if not watch and not client.seat:
            _ask_for_seat(client)
        story = Story(client)
        if client.name not in ("", self.name):
            story.entries.append(TableNotice("called", client.name))
        if self._unkept:
            story.entries.append(TableNotice("unkept", reason=self._unkept))
        return client, story

    async def as_guest(self, ask: Callable[[str], Awaitable[Answer]]) -> Answer:
        """Asks with our token; a server that does not know it, or not any more, gives us another."""
        if self._token:
            try:
                return await ask(self._token)
            except Rejected as rejected:
                if rejected.code != "bad-token":
                    raise
        self._token = await become_guest(self.server, self.name, self.language)
        try:
            self._guests.keep(self.server, self.name, self._token)
        except OSError as error:
            self._unkept = cause(error)
        try:
            return await ask(self._token)
        except Rejected as rejected:
            if rejected.code != "bad-token":
                raise
            raise Problem("join-not-ours", server=self.server) from None


def _ask_for_seat(client: Client) -> None:
    """Who comes to play at a match gets the seat of a bot, if one can be had, when the round is over."""
    open_seats = [seat for seat, place in enumerate(client.room.places, 1) if place.open]
    if open_seats:
        client.say(Sit(seat=open_seats[0]))
