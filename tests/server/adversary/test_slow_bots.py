"""Bots that hang, fail, talk nonsense or take their process with them: the table plays on."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random

import lab
import msgspec
import pytest

from lastcard.bots import registry
from lastcard.protocol.messages import Act, Command, Hello, PutBot, Ready, Settings, Start
from lastcard.server import bot_workers, metrics
from lastcard.server.config import Config
from lastcard.server.hub import Hub
from lastcard.server.storage.sqlite import SqliteStore
from server.running import LONGEST, Running
from server.simulated import Client

HURRIED = Settings(seats=2, timer=0, call_grace=0, catch_grace=0, jump_grace=0, pace=0)
SOON = 2 * LONGEST  # seconds, far more than it takes
_encode = msgspec.json.Encoder().encode

BOT = """
import os
import re
import sys
import time
from pathlib import Path

from lastcard.core.actions import Action, parse

HERE = Path(__file__).parent

class Bad:
    def __init__(self, rules, seed):
        {first}

    def act(self, view):
        {then}
"""

WAYS = {
    "sleeps": ("pass", "time.sleep(1e6)", "slow"),
    "keeps the processor for itself": ("pass", "re.match('(a+)+$', 'a' * 60 + 'b')", "slow"),
    "raises": ("pass", "raise ValueError('no idea')", "failed"),
    "can't be made": ("raise ValueError('no idea')", "pass", "failed"),
    "exits politely": ("pass", "sys.exit(1)", "failed"),
    "says nothing": ("pass", "return None", "illegal"),
    "says what is no action": ("pass", "return 'hello'", "failed"),
    "plays cards it has not": ("pass", "return Action(view.viewer << 18 | 63 << 8)", "illegal"),
    "acts for another": ("pass", "return parse(f'{3 - view.viewer} draw')", "illegal"),
    "sheds out of turn": ("pass", "return parse(f'{view.viewer} shed R1 R2')", "illegal"),
    "ends its process": ("pass", "os._exit(1)", "died"),
    "is killed": ("pass", "os.kill(os.getpid(), 9)", "died"),
}


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, first: str, then: str) -> None:
    """A bot `bad` for this process and those that it starts, which come last on a busy machine and may take long."""
    lab.install_bot(folder, "bad", "bad_bot:Bad", BOT.format(first=first, then=then))
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr(registry, "names", lambda: (*registry.LEVELS, "bad"))
    for limit in ("PATIENCE", "START", "WAIT"):
        monkeypatch.setattr(bot_workers, limit, LONGEST)


def troubles(cause: str) -> float:
    return metrics.REGISTRY.get_sample_value("lastcard_bot_trouble_total", {"cause": cause}) or 0.0


class Mover(Client):
    """Somebody who plays whenever it can."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._random = Random(name)
        self._done = (0, "")
        self.moves = 0  # of bots

    def take(self, data: bytes | None) -> None:
        before = len(self.events)
        super().take(data)
        self.moves += sum(event.seat > 1 and event.kind in ("played", "drew") for event in self.events[before:])

    def command(self) -> bytes | None:
        """What to say now, if anything; the same thing is never said twice."""
        assert self.room is not None
        command: Command
        if self.room.stage == "between":
            said, command = "ready", Ready()
        elif (wish := self.wish(self._random)) is not None:
            said, command = wish, Act(action=wish, version=self.version)
        else:
            return None
        if (self.version, said) == self._done:
            return None
        self._done = (self.version, said)
        return _encode(command)


class Guest:
    """Somebody at a hub in this process."""

    def __init__(self, hub: Hub, name: str) -> None:
        self.client = Mover(name)
        self.connection = hub.connect(self, "")
        self.hub = hub
        self.heard = asyncio.Event()

    def post(self, message: bytes) -> None:
        self.client.take(message)
        self.heard.set()

    def finish(self) -> None:
        self.client.take(None)
        self.heard.set()

    async def sit_with(self, *bots: str) -> None:
        """Opens a table with bots, and starts."""
        settings = msgspec.structs.replace(HURRIED, seats=1 + len(bots))
        opened = await self.hub.open(settings, self.client.who)
        self.hub.hello(self.connection, self.client.who, Hello(table=opened.table))
        for seat, bot in enumerate(bots, 2):
            self.hub.say(self.connection, _encode(PutBot(seat=seat, level=bot)))
        self.hub.say(self.connection, _encode(Start()))
        await self.hub.stored()

    async def play_until(self, seen: Callable[[], bool]) -> None:
        async with asyncio.timeout(SOON):
            while not seen():
                self.heard.clear()
                command = self.client.command()
                if command is not None:
                    self.hub.say(self.connection, command)
                await self.heard.wait()


class Remote:
    """Somebody at a real server, with two experts."""

    def __init__(self, server: Running, name: str, open_sockets: ExitStack) -> None:
        self.client = Mover(name)
        token = server.token(name)
        table = server.open_table(token, **msgspec.to_builtins(msgspec.structs.replace(HURRIED, seats=3)))
        self.socket = open_sockets.enter_context(server.connect())
        for command in (
            Hello(table=table, token=token),
            PutBot(seat=2, level="expert"),
            PutBot(seat=3, level="expert"),
            Start(),
        ):
            self.socket.send(_encode(command).decode())
        while self.client.room is None or self.client.room.stage == "lobby":
            self.client.take(str(self.socket.recv(SOON)).encode())

    def play(self, moves: int) -> None:
        """Until bots have made so many moves more."""
        enough = self.client.moves + moves
        while self.client.moves < enough:
            command = self.client.command()
            if command is not None:
                self.socket.send(command.decode())
            self.client.take(str(self.socket.recv(SOON)).encode())


@pytest.mark.parametrize("way", WAYS)
def test_the_table_plays_on_with_a_bot_that(way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, then, cause = WAYS[way]
    install(tmp_path, monkeypatch, first, then)
    if cause == "slow":
        monkeypatch.setattr(bot_workers, "PATIENCE", 0.5)
    before = troubles(cause)

    async def play() -> None:
        hub = await Hub.start(Config(data=tmp_path), SqliteStore.open(tmp_path / "file"))
        guest = Guest(hub, "Ada")
        await guest.sit_with("bad")
        await guest.play_until(lambda: guest.client.moves >= 2)
        await hub.close()

    asyncio.run(play())
    assert troubles(cause) > before


def test_a_question_whose_process_was_killed_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first time it says which process it is, and waits to be killed; then it does what no quick bot would."""
    then = """
        file = HERE / "pid"
        if not file.exists():
            file.with_suffix(".new").write_text(str(os.getpid()))
            file.with_suffix(".new").rename(file)
            time.sleep(1e6)
        return max(view.legal, key=lambda action: action.verb == "draw")"""
    install(tmp_path, monkeypatch, "pass", then.strip())

    async def play() -> None:
        hub = await Hub.start(Config(data=tmp_path), SqliteStore.open(tmp_path / "file"))
        guest = Guest(hub, "Ada")
        await guest.sit_with("bad")
        playing = asyncio.ensure_future(guest.play_until(lambda: guest.client.moves >= 1))
        while not (tmp_path / "pid").exists():
            await asyncio.sleep(0.01)
        os.kill(int((tmp_path / "pid").read_text()), signal.SIGKILL)
        await playing
        assert guest.client.events[-1].kind == "drew"
        await hub.close()

    asyncio.run(play())


def test_stopping_the_server_waits_for_nobody_who_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, "pass", "(HERE / 'thinks').touch(); time.sleep(1e6)")

    async def play() -> float:
        hub = await Hub.start(Config(data=tmp_path), SqliteStore.open(tmp_path / "file"))
        guest = Guest(hub, "Ada")
        await guest.sit_with("bad")
        playing = asyncio.ensure_future(guest.play_until(lambda: (tmp_path / "thinks").exists()))
        while not (tmp_path / "thinks").exists():
            await asyncio.sleep(0.01)
        playing.cancel()
        begun = time.process_time()
        await asyncio.wait_for(hub.close(), LONGEST)
        return time.process_time() - begun

    assert asyncio.run(play()) < 1


# bots have no more time than a short pause takes
IMPATIENT = "from lastcard.server import bot_workers; bot_workers.PATIENCE = 0.3; bot_workers.WAIT = 1"


def test_tables_with_experts_survive_pauses_of_the_server(tmp_path: Path) -> None:
    """It stands still for longer than anybody may think, several times, as when a virtual machine is moved."""
    with Running(tmp_path / "data", first=IMPATIENT) as server, ExitStack() as open_sockets:
        tables = [Remote(server, f"P{number}", open_sockets) for number in range(4)]
        for _ in range(4):
            for table in tables:
                table.play(2)
            server.process.send_signal(signal.SIGSTOP)
            time.sleep(0.4)
            server.process.send_signal(signal.SIGCONT)
        for table in tables:
            table.play(2)
