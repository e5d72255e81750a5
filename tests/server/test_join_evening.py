"""`lastcard join` at an evening of a real server: seated by itself, plays, comes back, and is told how it stands."""

from __future__ import annotations

import asyncio
import os
import queue
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcard.client import intake
from lastcard.client.address import Address, read_address
from lastcard.client.evening import EveningClient
from lastcard.client.http import Rejected, become_guest, open_evening
from lastcard.core.errors import Problem
from lastcard.protocol.evening import EveningTold, Finish, Plan
from lastcard.terminal.apps.evening import AtEvening
from lastcard.terminal.plain.guest import PlainGuest
from lastcard.terminal.screens.evening import EveningPage
from lastcard.terminal.screens.remote import RemoteTable
from lastcard.terminal.visitor import Visitor
from lastcard.wording.catalogues import ENGLISH
from server import forks
from server.evening_people import QUICK
from server.running import LONGEST, Running

HANGS = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server"), first=QUICK) as running:  # nobody takes any time at its tables
        yield running


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path))
    return tmp_path


class Guest:
    """Somebody who types lines, and plays whatever is offered first."""

    def __init__(self, visitor: Visitor, client: EveningClient) -> None:
        self.told: list[str] = []
        self.client = client
        self._typed: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.plain = PlainGuest(visitor, client, ENGLISH, self._typed.get, self._hear)

    def _hear(self, line: str) -> None:
        self.told.append(line)
        offered = line.startswith("1. ") and not line.endswith(("points", " min"))
        if offered or line.startswith(("Which colour?", "Which player?")):
            self.type("1")

    def type(self, *lines: str | None) -> None:
        for line in lines:
            self._typed.put(line)

    async def until(self, part: str, times: int = 1) -> None:
        while sum(part in line for line in self.told) < times:
            await asyncio.sleep(0.005)


async def guest(address: Address, name: str) -> Guest:
    visitor = Visitor(address.server, name, "en")
    return Guest(visitor, await visitor.attend(address.evening))


def run(script: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(script(), HANGS))


async def opened(server: Running, host: str, **plan: Any) -> Address:
    return await Visitor(server.url, host, "en").open_evening(Plan(**plan))


def test_guests_are_seated_play_come_back_and_are_told_the_standings(server: Running) -> None:
    async def script() -> None:
        address = await opened(server, "Ada", format="swiss", stages=2, rounds=1, seats=3)
        people = [await guest(address, name) for name in ("Ada", "Bo", "Cid")]
        playing = [asyncio.create_task(each.plain.run()) for each in people]
        ada = people[0]
        await ada.until("Cid plays.")
        ada.type("who", "fits", "nonsense", "?", "begin")
        await ada.until("Back at the evening.")
        await ada.until("Standings")
        ada.type("standings", "begin")
        await ada.until("Back at the evening.", 2)
        await ada.until("Table 1: ", 4)
        ada.type("begin")  # after the last stage that is the end
        await asyncio.gather(*playing)
        for each in people:
            assert each.told.count("Back at the evening.") == 2
            assert "Stage 1 of 2" in each.told
            assert "Stage 2 of 2" in each.told
            assert "The evening is over." in each.told
            assert any("wins the evening!" in line or "win the evening!" in line for line in each.told)
            assert any(line.startswith("The record of the evening: http") for line in each.told)
        assert any(line.startswith("3 people: Ada (host, you)") for line in ada.told)
        assert ENGLISH("evening-cli-unknown", given="nonsense") in ada.told

    run(script)


def test_results_of_real_cards_are_entered_from_where_one_sits(server: Running) -> None:
    async def script() -> None:
        address = await opened(server, "Ada", format="swiss", stages=1, rounds=1, real=True)
        ada, bo = [await guest(address, name) for name in ("Ada", "Bo")]
        playing = [asyncio.create_task(each.plain.run()) for each in (ada, bo)]
        await ada.until("Bo plays.")
        ada.type("add Cid", "add Dan", "begin")
        await bo.until("Table 1")
        bo.type("begin", "1", "1", "R7", "R8", "R9")
        await bo.until("Finished:")
        assert any("only the host" in line for line in bo.told)
        ada.type("points 1 5 6 7 8", "pause", "resume", "out Dan", "out Zed", "end", "end")
        await asyncio.gather(*playing)
        assert "Dan has gone home." in bo.told
        assert "Nobody is called “Zed”." in ada.told
        assert any(line.endswith("8 points") for line in bo.told)

    run(script)


def test_the_desk_is_passed_on_and_the_whole_plan_is_told(server: Running) -> None:
    async def script() -> None:
        address = await opened(server, "Ada", format="rotation", rounds=1, real=True, minutes=60)
        ada, bo = [await guest(address, name) for name in ("Ada", "Bo")]
        playing = [asyncio.create_task(each.plain.run()) for each in (ada, bo)]
        await ada.until("Bo plays.")
        ada.type("add Cid", "add Dan", "clock 10", "clock soon", "public maybe", "public yes", "title Friday", "begin")
        await bo.until("Stage 1 of 3")
        bo.type("plan", "host", "host Ada")
        await bo.until("Stage 3 of 3")
        assert "Four change partners, 1 round a stage" in bo.told
        assert any("minutes left of the evening" in line for line in bo.told)
        assert any("minutes left of this stage" in line for line in bo.told)
        assert ENGLISH("evening-cli-public") in bo.told
        assert ENGLISH("bad-count", option="clock", low=0, high=240) in ada.told
        assert ENGLISH("evening-cli-choice", option="public", known=["yes", "no"]) in ada.told
        await bo.until(ENGLISH("host-not-away", player="Ada"))
        await bo.until(ENGLISH("not-host"))
        ada.type("host Cid", "host Bo")
        await bo.until(ENGLISH("notice-hosts", player="Bo"))
        assert ENGLISH("host-unfit", player="Cid") in ada.told
        bo.type("result", "result 1 Zed", "result 1 Bo: R5, R6, X", "result 1 Bo: R5, R6, R7")
        await bo.until("Finished:")
        assert ENGLISH("evening-cli-result-how") in bo.told
        assert ENGLISH("evening-cli-no-seat", given="Zed", seats=4) in bo.told
        bo.type("end", "end")
        await asyncio.gather(*playing)

    run(script)


def test_the_host_is_told_what_becomes_of_those_without_a_device(server: Running) -> None:
    async def script() -> None:
        address = await opened(server, "Ada", format="swiss", rounds=1)
        ada = await guest(address, "Ada")
        playing = asyncio.create_task(ada.plain.run())
        ada.type("add Cid")
        await ada.until(ENGLISH("evening-cli-typed-bot", names=["Cid"], count=1))
        ada.type("absent bye")
        await ada.until(ENGLISH("evening-cli-typed-bye", names=["Cid"], count=1))
        ada.type("cards real", "who")
        await ada.until("Cid (no device)")
        cid = await guest(address, "Cid")
        assert cid.client.told.player == 2
        await cid.client.close()
        ada.type("q")
        await playing

    run(script)


def test_on_the_screen_commands_are_typed_into_a_line(server: Running) -> None:
    async def script() -> None:
        address = await opened(server, "Eva", format="rotation", rounds=1, real=True)
        visitor = Visitor(address.server, "Eva", "en")
        app = AtEvening(ENGLISH, visitor, await visitor.attend(address.evening), 0)
        async with app.run_test(size=(100, 60)) as pilot:
            while not isinstance(app.screen, EveningPage):
                await pilot.pause(0.01)
            for name in ("Bo", "Cid", "Dan"):
                await pilot.press("t", *f"add {name}", "enter")
            while len(app._evening.evening.guests) < 4:
                await pilot.pause(0.01)
            await pilot.press("t", *"plan", "enter", "?")
            await pilot.press("t", *"plan", "enter")
            await pilot.pause()
            assert "Stage 3 of 3" in app._page.text().plain
            await pilot.press("enter")
            while app._evening.evening.phase != "playing":
                await pilot.pause(0.01)
            await pilot.press("t", *"result 1 Bo: R5, R6, R7", "enter")
            while app._evening.evening.phase != "between":
                await pilot.pause(0.01)
            await pilot.press("t", *"end", "enter")
            await pilot.pause()
            assert ENGLISH("evening-cli-end-sure") in app._page.text().plain
            await pilot.press("t", *"end", "enter")
            while app._evening.evening.phase != "over":
                await pilot.pause(0.01)
        await app.close()

    run(script)


def test_public_evenings_are_in_the_lists(server: Running, data: Path) -> None:
    async def script() -> Address:
        return await opened(server, "Ada", public=True, title="Friday")

    address = asyncio.run(asyncio.wait_for(script(), HANGS))
    listed = command(data, "join", server.url, "--plain")
    assert listed.returncode == 0, listed.stderr
    assert f"{address.link}: Friday: 0 people · {ENGLISH('eve-phase-gathering')}" in listed.stdout.splitlines()


def test_whoever_leaves_is_told_how_to_come_back(server: Running) -> None:
    async def script() -> None:
        address = await opened(server, "Ada")
        for _ in range(2):
            ada = await guest(address, "Ada")
            ada.type(None)
            await ada.plain.run()
            assert ada.told[-1] == ENGLISH("evening-cli-come-back", address=address.link)

    run(script)


def test_on_the_screen_one_is_taken_to_the_table(server: Running) -> None:
    async def script() -> None:
        rules = {"preset": "classic", "hand_size": 2}
        address = await opened(server, "Eva", format="swiss", stages=1, rounds=1, seats=3, rules=rules)
        others = [await guest(address, name) for name in ("Bo", "Cid")]
        playing = [asyncio.create_task(each.plain.run()) for each in others]
        visitor = Visitor(address.server, "Eva", "en")
        app = AtEvening(ENGLISH, visitor, await visitor.attend(address.evening), 0)
        async with app.run_test(size=(100, 40)) as pilot:
            while not isinstance(app.screen, EveningPage):
                await pilot.pause(0.01)
            await pilot.press("enter")
            while not isinstance(app.screen, RemoteTable):
                await pilot.pause(0.01)
            await pilot.pause()  # or the program would end while it draws the table
            assert app.client.seat
            assert "Stage 1 of 1" in app._page.text().plain
            assert "Bo" in app._page.text().plain
        await app.close()
        for each in others:
            each.type(None)
        await asyncio.gather(*playing)

    run(script)


# Links


def test_the_link_of_an_evening_names_it() -> None:
    assert read_address("https://example.org/club/e/ABCD/") == Address("https://example.org/club", evening="ABCD")
    assert read_address("http://localhost:8000/e/AB-1").link == "http://localhost:8000/e/AB-1"
    for link in ("http://localhost/e/", "http://localhost/e", "http://localhost/e/AB CD", "http://localhost/e/A/B"):
        with pytest.raises(Problem):
            read_address(link)


def test_a_wrong_code_is_told_and_a_table_is_not_an_evening(server: Running) -> None:
    async def script() -> None:
        token = await become_guest(server.url, "Eva")
        with pytest.raises(Rejected):
            await EveningClient(Address(server.url, evening="NOTHING1"), token).connect()
        with pytest.raises(Problem) as caught:
            await Visitor(server.url, "Eva", "en").attend("NOTHING1")
        assert caught.value.message == "unknown-evening"
        over = await opened(server, "Eva")
        host = await Visitor(server.url, "Eva", "en").attend(over.evening)
        host.say(Finish())
        async for news in host.news():
            if isinstance(news, EveningTold) and news.evening.phase == "over":
                break
        await host.close()
        with pytest.raises(Problem) as caught:
            await Visitor(server.url, "Late", "en").attend(over.evening)
        assert caught.value.message == "join-evening-shut"
        assert ENGLISH.tell(caught.value) == f"{ENGLISH('evening-over')} (--watch)"
        looking = await Visitor(server.url, "Late", "en").attend(over.evening, watch=True)
        await looking.close()
        table = server.open_table(token)
        with pytest.raises(Problem) as caught:
            await EveningClient(Address(server.url, evening=table), token).connect()
        assert caught.value.message == "join-a-table"
        evening = await open_evening(server.url, token, Plan())
        with pytest.raises(Problem) as caught:
            await Visitor(server.url, "Eva", "en").enter(evening.evening)
        assert caught.value.message == "join-an-evening"

    run(script)


def command(data: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LANG": "C", "LASTCARD_DATA": str(data)}
    return forks.run(arguments, environment, LONGEST, typed)


def test_an_evening_is_opened_by_the_command_and_its_host_goes_in(server: Running, data: Path) -> None:
    opened = command(data, "evening", "--server", server.url, "--name", "Ada", "--real", "--minutes", "60")
    assert opened.returncode == 0, opened.stderr
    first, second = opened.stdout.splitlines()
    link = first.removeprefix("Invitation: ")
    assert second == ENGLISH("evening-cli-way-in", address=link, player="Ada")
    joined = command(data, "join", link, "--plain", "--name", "Ada", typed="who\n")
    assert joined.returncode == 0, joined.stderr
    assert any("Ada (host, you)" in line for line in joined.stdout.splitlines())
    wrong = command(data, "join", f"{server.url}/e/NOTHING1", "--plain")
    assert (wrong.returncode, wrong.stderr.count("\n")) == (2, 1)


# What a server may say


def mutated(value: Any) -> Iterator[Any]:
    """The same with one thing in it that is something else."""
    if isinstance(value, dict):
        for name in value:
            for other in (None, -1, 10**9, "\x1b[2J\u202e", [], {}, *mutated(value[name])):
                yield value | {name: other}
            yield {key: each for key, each in value.items() if key != name}
    elif isinstance(value, list) and value:
        yield from ([other, *value[1:]] for other in mutated(value[0]))
        yield value * 2


def test_whatever_is_told_of_an_evening_is_clean_or_not_understood(server: Running) -> None:
    told: dict[str, Any] = {}

    async def script() -> None:
        address = await opened(server, "Ada", format="swiss", stages=1, rounds=1, real=True)
        ada = await guest(address, "Ada")
        playing = asyncio.create_task(ada.plain.run())
        ada.type("add Bo", "add Cid", "begin")
        await ada.until("Table 1")
        ada.type("1", "1", "R7", "R8")
        await ada.until("Finished:")
        told.update(msgspec.to_builtins(ada.client.told))
        ada.type("q")
        await playing

    run(script)
    from lastcard.terminal.evening_words import EveningWords, changes

    right = intake.of_evening(msgspec.json.encode(told))
    assert right is not None
    understood = 0
    for other in mutated(told):
        try:
            message = intake.of_evening(msgspec.json.encode(other))
        except intake.NotUnderstood:
            continue
        if message is None or isinstance(message, type(right)) is False:
            continue
        understood += 1
        words = EveningWords(ENGLISH, message.evening)  # type: ignore[union-attr]
        lines = [*words.now(), *words.standings(), *words.people(1), *words.own(1), *changes(ENGLISH, right, message)]  # type: ignore[arg-type]
        assert all("\x1b" not in line and "\u202e" not in line for line in lines)
    assert understood
