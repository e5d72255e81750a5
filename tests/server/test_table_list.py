"""`lastcard join` with a server's address: its tables on the screen, opening one, going to one and coming back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from lastcard.client.connection import Client
from lastcard.client.http import become_guest, open_evening, open_table
from lastcard.protocol.evening import Plan
from lastcard.protocol.messages import Settings, Start
from lastcard.terminal.apps.remote import TableListApp
from lastcard.terminal.screens.lobby import Lobby
from lastcard.terminal.screens.remote import RemoteTable
from lastcard.terminal.screens.table_list import TableList
from lastcard.terminal.visitor import Visitor
from lastcard.wording.catalogues import ENGLISH, catalogue
from lastcard.wording.languages import LANGUAGES
from server.running import Running

LONGEST = 60


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path / "eva"))
    with Running(tmp_path / "server") as running:
        yield running


class Visit:
    """Eva at the keyboard, and others at the server."""

    def __init__(self, server: Running, app: TableListApp, pilot: Pilot[None]) -> None:
        self.url = server.url
        self.app = app
        self.pilot = pilot
        self.press = pilot.press

    @property
    def words(self) -> str:
        strips = self.app.screen._compositor.render_strips()
        return " ".join(" ".join(strip.text for strip in strips).split())

    async def until(self, found: Callable[[], bool]) -> None:
        while not found():
            await self.pilot.pause(0.001)
        await self.pilot.pause()

    async def told(self, words: str) -> None:
        await self.until(lambda: words in self.words)

    async def at(self, screen: type[TableList | Lobby | RemoteTable]) -> None:
        await self.until(lambda: isinstance(self.app.screen, screen))

    async def look(self) -> None:
        """Lets the page ask for the tables, without waiting until it does so by itself."""
        assert isinstance(self.app.screen, TableList)
        await self.app.screen._look()
        await self.pilot.pause()

    async def ada(self, seats: int = 2, public: bool = True) -> Client:
        """Ada at a table that she has opened."""
        token = await become_guest(self.url, "Ada")
        settings = Settings(seats=seats, public=public, rules="house-party")
        client = Client(await open_table(self.url, token, settings), token)
        await client.connect()
        return client


Script = Callable[[Visit], Awaitable[None]]


def run(server: Running, script: Script, language: str = "en") -> None:
    async def whole() -> None:
        visitor = Visitor(server.url, "Eva", language)
        app = TableListApp(catalogue(language), visitor, await visitor.tables(), 0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await script(Visit(server, app, pilot))
        await app.close()

    asyncio.run(asyncio.wait_for(whole(), LONGEST))


def test_enter_opens_a_table_whose_host_one_is(server: Running) -> None:
    async def script(visit: Visit) -> None:
        assert ENGLISH("tables-none") in visit.words
        assert f"Tables at {server.url} Your name here is Eva" in visit.words
        await visit.press("enter")
        await visit.at(Lobby)
        assert visit.app.client.hosting
        assert f"Invitation: {server.url}/t/{visit.app.client.room.table}" in visit.words
        await visit.press("q")
        await visit.at(TableList)
        assert ENGLISH("bye-left") in visit.words
        await visit.press("escape")
        await visit.until(lambda: visit.app.return_code == 0)

    run(server, script)


def test_public_tables_are_told_and_gone_to(server: Running) -> None:
    async def script(visit: Visit) -> None:
        ada = await visit.ada()
        hidden = await visit.ada(public=False)
        await visit.look()
        code = ada.room.table
        assert f"{ENGLISH('tables-public')} {code} House party 1 seat free Ada" in visit.words
        assert hidden.room.table not in visit.words
        await visit.press("w")
        assert ENGLISH("tables-which") in visit.words
        await visit.press("end", "enter")
        await visit.at(Lobby)
        assert (visit.app.client.room.table, visit.app.client.seat) == (code, 2)
        await visit.press("q")
        await visit.at(TableList)
        await visit.press("end", "w")
        await visit.at(Lobby)
        assert (visit.app.client.room.table, visit.app.client.seat) == (code, 0)
        await visit.press("q")
        await visit.at(TableList)
        await ada.close()
        await hidden.close()

    run(server, script)


def test_public_evenings_are_told_and_gone_to(server: Running) -> None:
    async def script(visit: Visit) -> None:
        token = await become_guest(server.url, "Ada")
        plan = Plan(format="swiss", minutes=0, public=True, title="Friday")
        address = await open_evening(server.url, token, plan)
        await visit.look()
        assert f"{ENGLISH('tables-evenings')} {address.evening} Friday" in visit.words
        await visit.press("end", "enter")
        await visit.until(lambda: visit.app.return_code == 0)
        there = visit.app.evening
        assert there is not None
        assert (there.address.evening, there.told.player) == (address.evening, 1)
        await there.close()

    run(server, script)


def test_the_link_of_an_evening_leads_to_it_and_one_that_is_unknown_is_said_so(server: Running) -> None:
    async def script(visit: Visit) -> None:
        address = await open_evening(server.url, await become_guest(server.url, "Ada"), Plan(format="swiss", minutes=0))
        await visit.press("c", *"http")
        visit.app.screen.query_one(Input).value = f"{server.url}/e/NOSUCHEVENING"
        await visit.press("enter")
        await visit.told(ENGLISH("unknown-evening", code="NOSUCHEVENING"))
        await visit.press("c", "x")
        visit.app.screen.query_one(Input).value = address.link
        await visit.press("enter")
        await visit.until(lambda: visit.app.return_code == 0)
        assert visit.app.evening is not None
        await visit.app.evening.close()

    run(server, script)


def test_who_comes_to_a_match_with_a_bot_gets_its_seat_when_the_round_is_over(server: Running) -> None:
    async def script(visit: Visit) -> None:
        ada = await visit.ada()
        ada.say(Start())
        while ada.room.stage != "round":
            await anext(aiter(ada.news()))
        await visit.look()
        await visit.press("end", "enter")
        await visit.at(RemoteTable)
        while ada.room.places[1].next != visit.app.client.person:
            await anext(aiter(ada.news()))
        assert visit.app.client.seat == 0
        await visit.press("q")
        await visit.at(TableList)
        await ada.close()

    run(server, script)


def test_a_match_that_is_being_played_by_people_can_only_be_watched(server: Running) -> None:
    async def script(visit: Visit) -> None:
        ada = await visit.ada()
        bo = Client(ada.address, await become_guest(visit.url, "Bo"))
        await bo.connect()
        ada.say(Start())
        while ada.room.stage != "round":
            await anext(aiter(ada.news()))
        await visit.look()
        assert ENGLISH("tables-playing") in visit.words
        await visit.press("end", "enter")
        await visit.told(ENGLISH("tables-no-seat"))
        await visit.press("w")
        await visit.at(RemoteTable)
        await visit.press("q")
        await visit.at(TableList)
        await ada.close()
        await bo.close()

    run(server, script)


def test_a_code_or_a_link_leads_to_a_table_that_is_in_no_list(server: Running) -> None:
    async def script(visit: Visit) -> None:
        ada = await visit.ada(seats=3, public=False)
        code = ada.room.table
        for written, told in (
            ("no code", ENGLISH("tables-bad-code")),
            ("NOTABLE1", "there is no table with the code “NOTABLE1”"),
            (f"{visit.url}/x/t/{code}", f"That table is on another server: lastcard join {visit.url}/x/t/{code}"),
            (f"{visit.url}/t/{code}/x", "is not an address; the address of a table looks like"),
            (visit.url, ENGLISH("tables-bad-code")),
        ):
            await visit.press("c", *("space" if sign == " " else sign for sign in written), "enter")
            await visit.told(told)
        await visit.press("c", "q", "escape")
        assert isinstance(visit.app.screen, TableList)
        for written in (code.lower(), ada.address.link):
            await visit.press("c", *written, "enter")
            await visit.at(Lobby)
            assert visit.app.client.room.table == code
            await visit.press("q")
            await visit.at(TableList)
        await visit.press("home", "down", "enter", *code, "enter")
        await visit.at(Lobby)
        await ada.close()

    run(server, script)


def test_a_seat_that_is_kept_can_be_gone_back_to(server: Running) -> None:
    async def script(visit: Visit) -> None:
        for _ in range(2):
            await visit.press("enter")
            await visit.at(Lobby)
            await visit.press("home", "enter")
            await visit.at(RemoteTable)
            link = visit.app.client.address.link
            await visit.press("q")
            await visit.at(TableList)
            assert ENGLISH("tables-kept") in visit.words
            assert ENGLISH("tables-back", table=visit.app.client.room.table) in visit.words
            await visit.press("enter")
            await visit.at(RemoteTable)
            assert visit.app.client.address.link == link
            assert visit.app.client.seat == 1
            await visit.press("q")
            await visit.at(TableList)
            await visit.press("down")
        await visit.press("q")
        await visit.until(lambda: visit.app.return_code == 0)
        assert visit.app._exit_renderables == [ENGLISH("join-seat-kept", address=link)]

    run(server, script)


def test_a_match_by_turns_is_in_the_list_with_whose_turn_it_is(server: Running) -> None:
    async def script(visit: Visit) -> None:
        token = await become_guest(visit.url, "Ada")
        ada = Client(await open_table(visit.url, token, Settings(seats=2, public=True, turn_hours=24)), token)
        await ada.connect()
        await visit.look()
        await visit.press("end", "enter")
        await visit.at(Lobby)
        ada.say(Start())
        await visit.at(RemoteTable)
        await visit.told("23 hours left.")
        await visit.press("o")
        await visit.told("Standing orders: Always call UNO for me.")
        await visit.press("q")  # without giving the seat to a bot
        await visit.at(TableList)
        await visit.look()
        yours = visit.app.client.game is not None and visit.app.client.game.turn == visit.app.client.seat
        assert ("Your turn · 23 hours left" if yours else "Waiting for Ada · 23 hours left") in visit.words
        await visit.press("home", "enter")
        await visit.at(RemoteTable)
        assert not visit.app.client.stood_in
        assert visit.app.client.orders.call
        await ada.close()

    run(server, script)


def test_interrupting_leaves_at_once_and_says_where_the_seat_is(server: Running) -> None:
    async def script(visit: Visit) -> None:
        await visit.press("enter")
        await visit.at(Lobby)
        await visit.press("ctrl+c")
        assert visit.app.return_code == 0
        assert visit.app._exit_renderables == [ENGLISH("join-seat-kept", address=visit.app.client.address.link)]

    async def at_once(visit: Visit) -> None:
        await visit.press("ctrl+c")
        assert visit.app.return_code == 0
        assert visit.app._exit_renderables == []

    run(server, script)
    run(server, at_once)


def test_a_server_that_is_away_is_told_until_it_is_back(server: Running) -> None:
    async def script(visit: Visit) -> None:
        server.stop()
        await visit.look()
        assert f"no server answers at {visit.url}" in visit.words
        await visit.press("enter")
        await visit.until(lambda: ENGLISH("tables-going") not in visit.words)
        assert isinstance(visit.app.screen, TableList)
        await asyncio.to_thread(server.start)
        await visit.look()
        await visit.press("enter")
        await visit.at(Lobby)

    run(server, script)


def test_the_page_is_told_in_every_language(server: Running) -> None:
    async def script(visit: Visit) -> None:
        ada = await visit.ada()
        await visit.look()
        for language in (*LANGUAGES[1:], "en"):
            say = catalogue(language)
            await visit.press("l")
            await visit.pilot.pause()
            assert (
                f"{say('tables-open')} {say('tables-open-about')} {say('tables-code')} {say('tables-public')}"
                in visit.words
            )
            assert say("tables-free", free=1) in visit.words
            assert visit.words.endswith(say("bar-leave"))
        await ada.close()

    run(server, script)
