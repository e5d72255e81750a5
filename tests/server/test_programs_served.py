"""Programs at the tables of a server: they think elsewhere, are told apart by name and owner, and stop nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import english
import pytest
from programs import example, faulty, left_in

from lastcard.bots import registry
from lastcard.core.errors import Problem
from lastcard.protocol.rulebook import rulebook
from lastcard.server import bot_workers
from lastcard.server.config import Config
from lastcard.server.hub import Hub
from lastcard.server.run import offer_programs
from lastcard.server.storage.sqlite import SqliteStore
from server.adversary.test_slow_bots import Guest, troubles
from server.running import LONGEST


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for limit in ("PATIENCE", "START", "WAIT"):
        monkeypatch.setattr(bot_workers, limit, LONGEST)
    yield
    registry._registered.clear()


def folder_of(path: Path) -> Path:
    folder = path / "bots"
    folder.mkdir()
    return folder


def test_a_program_plays_at_a_server_and_everybody_sees_whose_it_is(tmp_path: Path) -> None:
    folder = folder_of(tmp_path)
    example(folder, "py")
    registry.add_folder(folder)
    assert rulebook().levels[-1] == "greedy-py"
    assert rulebook().owners == {"greedy-py": "Ada"}

    async def play() -> None:
        hub = await Hub.start(Config(data=tmp_path, bots=str(folder)), SqliteStore.open(tmp_path / "file"))
        guest = Guest(hub, "Eva")
        await guest.sit_with("greedy-py", "normal")
        await guest.play_until(lambda: guest.client.moves >= 6)
        assert guest.client.room is not None
        assert [(place.bot, place.owner) for place in guest.client.room.places] == [
            ("", ""),
            ("greedy-py", "Ada"),
            ("normal", ""),
        ]
        await hub.close()

    causes = ("failed", "illegal", "slow")
    before = [troubles(cause) for cause in causes]
    asyncio.run(play())
    assert [troubles(cause) for cause in causes] == before


@pytest.mark.parametrize(("fault", "cause"), [("hangs", "failed"), ("floods", "failed"), ("lies", "illegal")])
def test_a_faulty_program_is_helped_then_replaced_and_the_host_is_told(tmp_path: Path, fault: str, cause: str) -> None:
    folder = folder_of(tmp_path)
    faulty(folder, fault, seconds=0.3 if fault == "hangs" else LONGEST)
    registry.add_folder(folder)
    before = troubles(cause)

    async def play() -> list[str]:
        hub = await Hub.start(Config(data=tmp_path, bots=str(folder)), SqliteStore.open(tmp_path / "file"))
        guest = Guest(hub, "Eva")
        await guest.sit_with("faulty")
        await guest.play_until(lambda: bool(guest.client.room and guest.client.room.places[1].bot == "normal"))
        await hub.close()
        return [refused.code for refused in guest.client.refused]

    told = asyncio.run(play())
    assert [code for code in told if code.startswith("bot-")] == ["bot-helped", "bot-helped", "bot-replaced"]
    assert troubles(cause) >= before + 3
    while left_in(folder):  # until the system has seen that its thinker is gone
        pass


def test_a_program_that_wants_more_time_than_a_table_gives_is_refused_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    faulty(tmp_path, "waits", seconds=30, start=10)
    with pytest.raises(Problem) as problem:
        offer_programs(str(tmp_path))
    told = "asks for more time than a table gives: at most 5 s for a decision and 20 s to start"
    assert english.told(problem.value) == f"{tmp_path}/faulty.toml: {told}"


def test_nobody_makes_a_server_run_a_file_by_its_name(tmp_path: Path) -> None:
    async def play() -> list[str]:
        hub = await Hub.start(Config(data=tmp_path), SqliteStore.open(tmp_path / "file"))
        guest = Guest(hub, "Eva")
        await guest.sit_with("program:/bots/mine.toml")
        await hub.close()
        return [refused.code for refused in guest.client.refused]

    assert asyncio.run(play()) == ["bot-budget"]
