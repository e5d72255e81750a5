"""`lastcard find`: a table at a server, line by line and on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from test_cli import Run, run

from lastcard.client.http import become_guest
from lastcard.client.seeks import Search
from lastcard.core.errors import Problem
from lastcard.seeks.wishes import Wish
from lastcard.terminal.apps.find import FindApp
from lastcard.terminal.plain.find import PlainSearch
from lastcard.terminal.visitor import Visitor
from lastcard.wording.catalogues import ENGLISH
from lastcard.wording.languages import LANGUAGES
from server.running import Running

__all__ = ["run"]

LONGEST = 60
TWO = Wish(rules=("classic",), most=2, rated="no", bots=False)


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path / "eva"))
    with Running(tmp_path / "server", "--seek-bots", "1") as running:
        yield running


async def ada_seeks(server: Running, wish: Wish) -> tuple[Search, str]:
    token = await become_guest(server.url, "Ada")
    search = Search(server.url, "en")
    await search.begin(wish, token)
    return search, token


def test_line_by_line_one_reads_who_waits_and_is_taken_to_the_table(server: Running) -> None:
    told: list[str] = []

    async def whole() -> None:
        ada, token = await ada_seeks(server, Wish(rules=("modern",), most=3, bots=False))
        plain = PlainSearch(Visitor(server.url, "Eva", "en"), TWO, ENGLISH, told.append)
        search = asyncio.create_task(plain.run())
        while not any("Ada" in line for line in told):
            await asyncio.sleep(0.01)
        await ada.begin(TWO, token)
        table = await search
        assert (await ada.go_on(token)).table == table

    asyncio.run(asyncio.wait_for(whole(), LONGEST))
    assert told[0] == "Looking for a table: Classic · 2 players · not rated · people only. Ctrl-C stops."
    assert told[1] == "2 people are waiting."
    assert told[2].startswith("Ada: Modern · 2 to 3 players · people only, waiting for 0:0")
    assert told[-1] == "Your table is ready."


def test_who_is_stopped_elsewhere_is_told(server: Running) -> None:
    async def whole() -> None:
        visitor = Visitor(server.url, "Eva", "en")
        told: list[str] = []
        search = asyncio.create_task(PlainSearch(visitor, TWO, ENGLISH, told.append).run())
        while not told:
            await asyncio.sleep(0.01)
        other = Search(server.url, "en")
        other._tab = ""
        await visitor.as_guest(other.stop)
        with pytest.raises(Problem, match="find-ended"):
            await search

    asyncio.run(asyncio.wait_for(whole(), LONGEST))


def test_on_the_screen_bots_fill_in_and_q_stops(server: Running) -> None:
    async def whole() -> None:
        visitor = Visitor(server.url, "Eva", "en")
        app = FindApp(ENGLISH, visitor, TWO)
        async with app.run_test(size=(80, 24)) as pilot:
            while "Eva (You)" not in " ".join(strip.text for strip in app.screen._compositor.render_strips()):
                await pilot.pause(0.01)
            await pilot.press("l")
            assert app.manner.say.language == LANGUAGES[1]  # and not the one after it
            await pilot.press("l", "l", "l", "q")
            while app.is_running:
                await pilot.pause(0.01)
        assert (app.table, app.problem) == ("", None)
        watching = Search(server.url, "en")
        token = await become_guest(server.url, "Ada")
        while (await watching.go_on(token)).waiting:
            await asyncio.sleep(0.01)
        app = FindApp(ENGLISH, visitor, Wish(rules=("classic",)))
        async with app.run_test(size=(80, 24)) as pilot:
            while app.is_running and not app.table:
                await pilot.pause(0.01)
        assert app.table

    asyncio.run(asyncio.wait_for(whole(), LONGEST))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--seats", "1"), "--seats takes a number from 2 to 10"),
        (("--seats", "4-3"), "make the first number the smaller one"),
        (("--rated", "maybe"), "--rated takes any, yes"),
        (("--rules", "classic,bridge"), "bridge"),
        ((), "lastcard find --plain"),
    ],
)
def test_what_is_wrong_with_the_command_line_is_one_line(run: Run, arguments: tuple[str, ...], words: str) -> None:
    found = run("find", "http://127.0.0.1:9", *arguments)
    assert found.status != 0
    assert words in found.err
    assert found.err.count("\n") == 1
