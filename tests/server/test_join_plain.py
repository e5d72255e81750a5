"""`lastcard join --plain` with a room of ours, and the command itself with a real server."""

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
import test_cli
from seated import at
from test_cli import Run

from lastcard.cli import play
from lastcard.client.address import read_address
from lastcard.client.connection import Client
from lastcard.client.http import Guests, become_guest
from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS, Chosen
from lastcard.table.log import BotSeated, Changed, Hosted, Muted, Ordered, Removed, Rose, Sat, StoodIn
from lastcard.terminal.plain.live import Typing
from lastcard.terminal.plain.remote import PlainRemote
from lastcard.terminal.story import Story
from lastcard.terminal.visitor import Visitor
from lastcard.wording.catalogues import ENGLISH
from server import forks
from server.running import LONGEST, Running
from server.served import QUICK, Served


class Reading:
    """Eva, who reads and types lines."""

    def __init__(self, served: Served, client: Client) -> None:
        self.served = served
        self.client = client
        self.told: list[str] = []
        self._typed: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.plain = PlainRemote(client, Story(client), ENGLISH, Typing(self._typed.get), self.told.append)

    def type(self, *lines: str | None) -> None:
        for line in lines:
            self._typed.put(line)

    async def until(self, part: str) -> None:
        while not any(part in line for line in self.told):
            await asyncio.sleep(0.001)

    async def answered(self, *lines: str) -> None:
        """Types lines, each when everything before it has been answered; a message of our own marks the end."""
        for number, line in enumerate(lines):
            mark = f"mark {len(self.served.heard)} {number}"
            self.type(line, f"/{mark}")
            await self.until(f": {mark}")


Script = Callable[[Reading], Awaitable[None]]


def run(script: Script, others: tuple[str, ...] = (), **settings: Any) -> None:
    async def whole() -> None:
        async with Served(msgspec.structs.replace(QUICK, **settings)) as served:
            client = Client(served.address, "Eva", pauses=(0,))
            await client.connect()
            reading = Reading(served, client)
            playing = asyncio.create_task(reading.plain.run())
            people = [Client(served.address, name, pauses=(0,)) for name in others]
            for person in people:
                await person.connect()
            await script(reading)
            reading.type("q")
            await playing
            for person in people:
                await person.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_the_lobby_is_told_and_talked_in() -> None:
    async def script(reading: Reading) -> None:
        await reading.answered("hello", "/2", "bot 2 hard", "rise", "sit", "who", "?", "start over", "bot 2")
        assert reading.told[1:3] == ["Seat 1: Eva (host, you)", "Seat 2: free; a bot if nobody comes"]
        for part in ("Eva: hello", "Eva: Well played!", "Seat 2: bot: hard", "Eva: start over"):
            assert part in reading.told
        assert ENGLISH("join-plain-help") in reading.told
        log = reading.served.log
        assert [entry.bot for entry in log if isinstance(entry, BotSeated)] == ["hard", ""]
        assert [type(entry) for entry in log if isinstance(entry, Rose | Sat)] == [Sat, Rose, Sat]

    run(script)


def test_by_turns_it_is_told_how_long_there_is_and_what_was_ordered() -> None:
    async def script(reading: Reading) -> None:
        await reading.answered("start", "", "orders call", "orders draw call", "orders")
        assert any(line.startswith("By turns: 23 hours left") for line in reading.told)
        assert "Standing orders: Always call UNO for me." in reading.told
        assert "Standing orders: Always call UNO for me; Draw for me when nothing fits." in reading.told
        assert "Standing orders: no." in reading.told
        given = [entry.orders for entry in reading.served.log if isinstance(entry, Ordered)]
        assert [(orders.call, orders.draw) for orders in given] == [(True, False), (True, True), (False, False)]

    run(script, others=("Ada",), turn_hours=24)


def test_seats_that_a_handicap_has_no_numbers_for_are_refused_and_it_is_told_why() -> None:
    async def script(reading: Reading) -> None:
        seats = reading.client.room.settings.seats
        await reading.answered(f"rules classic hands={[7] * seats}", f"seats {seats + 1}")
        assert ENGLISH.tell(Problem("rules-clash-hands-seats", numbers=seats, seats=seats + 1)) in reading.told
        assert reading.client.room.settings.seats == seats
        assert reading.client.room.rules["hands"] == [7] * seats

    run(script)


def test_the_host_changes_rules_and_seats() -> None:
    async def script(reading: Reading) -> None:
        await reading.answered("rules house-party jump_in=false", "seats 3")
        reading.type("rules seven-zero", "seats 5")
        await reading.until("Seat 5: free")
        settings = reading.client.room.settings
        assert (settings.rules, settings.seats) == ("seven-zero", 5)
        assert "Rules: Progressive with 1 change" in reading.told
        assert "Rules: Seven-O" in reading.told
        assert len([entry for entry in reading.served.log if isinstance(entry, Changed)]) == 4
        await reading.answered("rules", "rules party", "seats 1", "seats many", "rules modern hand_size=15", "seats 8")
        assert "Sevens and zeros are ordinary numbers." not in reading.told
        assert any("unknown preset “party”" in line for line in reading.told)
        assert reading.told.count("2 to 10 players can play, not 1") == 1
        too_small = Problem(
            "rules-deck-too-small",
            seats=8,
            hand_size=Chosen("hand_size", 15),
            needed=125,
            cards=len(PRESETS["modern"].cards),
        )
        assert ENGLISH.tell(too_small) in reading.told
        assert (reading.client.room.preset, reading.client.room.settings.seats) == ("modern", 5)

    run(script)


def test_the_host_removes_somebody_and_passes_the_role_on() -> None:
    async def script(reading: Reading) -> None:
        await reading.until("Bo is here.")
        await reading.answered("remove Cid", "remove ada", "host bo", "host Eva", "seats 4")
        assert "Nobody here is called “Cid”; to say a line that begins so, put / before it." in reading.told
        log = reading.served.log
        assert [entry.person for entry in log if isinstance(entry, Removed)] == [2]
        assert [entry.person for entry in log if isinstance(entry, Hosted)] == [3]
        assert reading.told.count("only the host can do that") == 2

    run(script, others=("Ada", "Bo"), seats=3)


def test_cards_are_played_and_questions_asked() -> None:
    async def script(reading: Reading) -> None:
        await reading.answered("start")
        await reading.served.seat(at(["R7 B9 W", "G5 G6 G7"]))
        await reading.until(ENGLISH("notice-mended"))
        await reading.until("2. Play Wild (W)")
        await reading.answered("nonsense", "B9", "", "l sv", "l en")
        assert any("“nonsense”" in line for line in reading.told)
        reading.type("w", "g")
        await reading.until("Eva plays a Wild and chooses green.")
        assert reading.served.acted() == ["1 play W>G"]

    run(script, others=("Ada",))


def test_a_card_that_does_not_fit_is_refused_with_the_reason() -> None:
    async def script(reading: Reading) -> None:
        await reading.answered("start")
        await reading.served.seat(at(["R7 B9 W", "G5 G6 G7"]))
        await reading.until(ENGLISH("notice-mended"))
        await reading.answered("play B9", "play R7 uno")
        assert ENGLISH("refusal-no-match") in reading.told
        assert ENGLISH("refusal-cannot-call") in reading.told
        assert reading.served.acted() == []

    run(script, others=("Ada",))


def test_a_round_ends_with_what_came_out_of_it_and_another_follows() -> None:
    async def script(reading: Reading) -> None:
        await reading.answered("start")
        await reading.served.seat(at(["R7", "G5 G+2 W"]))
        await reading.until(ENGLISH("notice-mended"))
        reading.type("1")
        await reading.until(ENGLISH("plain-next-round"))
        assert any("green 5, green Draw Two, Wild" in line for line in reading.told)
        reading.told.clear()
        reading.type("")
        await reading.until("The first card is")

    run(script)


def test_a_seat_that_a_bot_plays_for_is_taken_back() -> None:
    async def script(reading: Reading) -> None:
        await reading.answered("start")
        room = reading.served.room
        room._commit(StoodIn(seat=1), 0)
        await reading.served.go_on()
        await reading.until("A bot is playing for Eva now.")
        reading.type("back")
        await reading.until("Eva is playing again.")
        assert not reading.client.stood_in

    run(script, others=("Ada",), pace=5)


def test_the_end_of_the_input_leaves_the_table() -> None:
    async def script(reading: Reading) -> None:
        await reading.answered("start")
        reading.type(None)
        await reading.until(ENGLISH("join-seat-kept", address=reading.client.address.link))

    run(script)


def test_a_lost_connection_is_told_and_mended() -> None:
    async def script(reading: Reading) -> None:
        await reading.until("Seat 2")
        reading.served.drop()
        await reading.until(ENGLISH("notice-lost"))
        await reading.until(ENGLISH("notice-mended"))
        await reading.answered("still here")

    run(script)


# The command, with a real server

command_here = test_cli.run  # a fixture


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running


def table(server: Running, **settings: Any) -> str:
    return f"{server.url}/t/{server.open_table(server.token('Ada'), **settings)}"


def command(data: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LANG": "C", "LASTCARD_DATA": str(data)}
    return forks.run(["join", *arguments], environment, LONGEST, typed)


def test_what_is_wrong_with_a_link_is_one_line(
    server: Running, command_here: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path))
    monkeypatch.setattr(play, "say", ENGLISH)
    link = table(server)
    for arguments, part in (
        ((link + "/x",), "is not an address; the address of a table looks like"),
        ((link.replace("http", "ftp"), "--plain"), "is not an address; the address of a table looks like"),
        (("http://127.0.0.1:9/t/ABCD", "--plain"), "no server answers at http://127.0.0.1:9"),
        ((server.url + "/t/NOTABLE1", "--plain"), "there is no table with the code “NOTABLE1”"),
        ((server.url + "/elsewhere/t/NOTABLE1", "--plain"), "there is nothing at this address"),
        ((link, "--plain", "--name", ""), "a name is one line"),
        ((link, "--plain", "--name", "x" * 21), "a name is one line"),
        ((link,), "this is not a terminal; use “lastcard join --plain”"),
        ((server.url,), "this is not a terminal; use “lastcard join --plain”"),
        ((server.url + "/elsewhere", "--plain"), "there is nothing at this address"),
        (("http://127.0.0.1:9", "--plain"), "no server answers at http://127.0.0.1:9"),
        (("http://127.0.0.1:9", "--plain", "--open"), "no server answers at http://127.0.0.1:9"),
        ((link, "--plain", "--open"), "--open needs the server's address"),
        ((server.url, "--plain", "--watch"), "--watch needs the link of a table"),
        ((server.url, "--plain", "--public"), "are for a new table; add --open"),
        ((server.url, "--plain", "--seats", "3"), "are for a new table; add --open"),
        ((link, "--plain", "--rules", "classic"), "are for a new table; add --open"),
        ((server.url, "--plain", "--open", "--seats", "11"), "2 to 10 players can play, not 11"),
        ((server.url, "--plain", "--open", "--rules", "clasic"), "did you mean “classic”?"),
        ((server.url, "--plain", "--open", "--rules", "classic teams=partners", "--seats", "3"), "needs 4 seats"),
        ((), "URL"),
    ):
        ended = command_here("join", *arguments)
        assert ended.status == 2, arguments
        [line] = ended.err.splitlines()
        assert part in line, arguments


def test_a_table_is_opened_and_found_in_the_list(server: Running, tmp_path: Path) -> None:
    none = command(tmp_path, server.url, "--plain")
    assert none.stdout.splitlines() == [ENGLISH("tables-plain-none", server=server.url)]
    flags = ("--open", "--rules", "classic stacking=mixed", "--seats", "3", "--public", "--name", "Eva")
    opened = command(tmp_path, server.url + "/", "--plain", *flags, typed="bot 2 easy\n")
    assert opened.returncode == 0
    first, lobby, seat, *_ = opened.stdout.splitlines()
    link = first.removeprefix("Invitation: ")
    assert link.startswith(f"{server.url}/t/")
    assert "rules Classic with 1 change" in lobby
    assert seat == "Seat 1: Eva (host, you)"
    listed = command(tmp_path, server.url, "--plain").stdout.splitlines()
    assert listed[0].startswith(f"{link}: Classic, 2 seats free, ")
    assert listed[1:] == [ENGLISH("tables-plain-hint", server=server.url)]


def test_a_seat_is_there_again_for_whoever_comes_back(server: Running, tmp_path: Path) -> None:
    link = table(server, seats=2)
    for _ in range(2):
        ended = command(tmp_path, link, "--plain", "--name", "Eva", typed="who\n")
        assert ended.returncode == 0
        assert "Seat 1: Eva (host, you)" in ended.stdout.splitlines()
    assert Guests(tmp_path / "guests.json").find(read_address(link).server, "Eva")
    other = command(tmp_path, link, "--plain", "--name", "Bo", typed="who\n")
    assert any("Bo (host, you)" in line for line in other.stdout.splitlines())


def test_a_full_table_offers_to_watch_and_a_taken_name_gets_another(server: Running, tmp_path: Path) -> None:
    address = read_address(table(server, seats=2))

    async def whole() -> None:
        people = [Client(address, await become_guest(server.url, "Eva")) for _ in range(2)]
        for person in people:
            await person.connect()
        assert [person.name for person in people] == ["Eva", "Eva 2"]
        ended = await asyncio.to_thread(command, tmp_path, address.link, "--plain", "--name", "Cid")
        assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
        assert "add --watch to watch" in ended.stderr
        watching = await asyncio.to_thread(command, tmp_path, address.link, "--plain", "--watch", typed="who\n")
        assert watching.returncode == 0
        assert "Seat 2: Eva 2" in watching.stdout.splitlines()
        for person in people:
            await person.close()

    asyncio.run(asyncio.wait_for(whole(), 120))


def test_a_token_that_the_server_does_not_know_any_more_is_replaced(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path))
    address = read_address(table(server))
    Guests(tmp_path / "guests.json").keep(address.server, "Eva", "forged.token")

    async def whole() -> None:
        client, story = await Visitor(address.server, "Eva", "en").enter(address.table)
        assert client.name == "Eva"
        assert story.entries == []
        await client.close()

    asyncio.run(asyncio.wait_for(whole(), 60))
    assert Guests(tmp_path / "guests.json").find(address.server, "Eva") != "forged.token"


def test_without_a_place_for_tokens_one_can_play_and_is_told(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path / "file"))

    async def whole() -> None:
        address = read_address(table(server))
        client, story = await Visitor(address.server, "Eva", "en").enter(address.table)
        assert [getattr(entry, "kind", "") for entry in story.entries] == ["unkept"]
        await client.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_the_host_mutes_somebody_and_lets_a_bot_play_for_who_is_away() -> None:
    async def script(reading: Reading) -> None:
        await reading.answered("start", "mute Bo", "who", "unmute bo", "stand-in Bo", "mute Zed", "sit 2", "rise")
        assert [entry.on for entry in reading.served.log if isinstance(entry, Muted)] == [True, False]
        for sentence in (
            ENGLISH("notice-muted", player="Bo"),
            ENGLISH("notice-unmuted", player="Bo"),
            f"Seat 2: Bo ({ENGLISH('people-silenced')})",
            ENGLISH("is-here"),
            ENGLISH("join-plain-nobody", given="Zed"),
            ENGLISH("seated-already"),
            ENGLISH("round-runs"),
        ):
            assert sentence in reading.told, sentence
        await reading.served.seat(at(["R7 B9 W", "G5 G6 G7"]))  # Bo does not come back
        await reading.until(ENGLISH("notice-away", player="Bo"))
        await reading.answered("stand-in Bo")
        assert ENGLISH("notice-played-for", player="Bo") in reading.told

    run(script, ("Bo",))


def test_between_rounds_a_seat_is_left_to_a_bot_and_taken_again() -> None:
    async def script(reading: Reading) -> None:
        reading.type("start")
        while reading.client.room.stage != "round":
            await asyncio.sleep(0.001)
        await reading.served.seat(at(["R7", "G5 G+2 W"]))
        await reading.until(ENGLISH("notice-mended"))
        reading.type("1")
        await reading.until(ENGLISH("plain-next-round"))
        await reading.answered("rise", "who", "sit 1", "who")
        assert ENGLISH("notice-rose", player="Eva") in reading.told
        assert any(line.startswith("Seat 1: Ada (bot: ") for line in reading.told)
        assert ENGLISH("notice-took", player="Eva", name="Ada") in reading.told
        assert reading.client.seat == 1

    run(script, ("Bo",))
