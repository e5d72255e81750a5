"""The bot of docs/protocol.md plays whole matches, and has an answer to everything that the game can ask."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection
from worlds import CUSTOMS, fits, sample, some_seats

from lastcard import record
from lastcard.core import actions
from lastcard.core.rules import PRESETS, Custom, Ruleset
from lastcard.record import Record, verifiable_shuffle
from lastcard.table.match_state import MatchState, Seat
from server.running import LONGEST, Running

BOT = Path(__file__).parents[2] / "docs" / "example_bot.py"
HANGS = 300.0  # seconds after which a match that does not go on is given up
HASTE = {"seats": 4, "timer": 0, "call_grace": 0, "catch_grace": 0, "jump_grace": 0, "pace": 0}


class Host:
    """Somebody who opens a table, lets two bots of the document and two of the server play, and watches."""

    def __init__(self, server: Running, socket: ClientConnection, rules: dict[str, Any]) -> None:
        token = server.token("Ada")
        code = server.open_table(token, rules=rules, **HASTE)
        self.link = f"{server.url}/t/{code}"
        self._socket = socket
        self.room: dict[str, Any] = {}
        self.say(type="hello", table=code, token=token)
        self.say(type="rise")

    def say(self, **command: Any) -> None:
        self._socket.send(json.dumps(command))

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv(HANGS))
        assert message["type"] != "refused", message
        self.room = message.get("room", self.room)
        return message

    def start(self) -> None:
        while len(self.room.get("shuffle", {}).get("mixed", ())) < 2:
            self.hear()
        free = [seat for seat, place in enumerate(self.room["places"], 1) if not place.get("person")]
        for seat, level in zip(free, ("easy", "normal"), strict=True):
            self.say(type="bot", seat=seat, level=level)
        self.say(type="start")


@contextmanager
def bots(link: str) -> Iterator[list[subprocess.Popen[str]]]:
    """Two of the bots, in processes of their own."""
    running = [
        subprocess.Popen([sys.executable, str(BOT), link, name], stdout=subprocess.PIPE, text=True)
        for name in ("Uno", "Due")
    ]
    try:
        yield running
    finally:
        for process in running:
            process.kill()
            process.communicate()


def finish(running: list[subprocess.Popen[str]]) -> Record:
    """Waits until the bots have stopped by themselves; the record that both of them name."""
    said = {process.communicate(timeout=HANGS)[0].strip() for process in running}
    assert [process.returncode for process in running] == [0, 0]
    [address] = said
    match = record.loads(httpx.get(address, trust_env=False, timeout=LONGEST).content)
    assert record.check(match) == []
    assert [finding for finding in verifiable_shuffle.verify(match) if not finding.right] == []
    assert {"Uno", "Due"} <= set(match.seats)
    for deal in match.meta["shuffle"]:
        assert [len(added) == 32 for added in deal["added"]] == [name in ("Uno", "Due") for name in match.seats]
    return match


@pytest.mark.parametrize("preset", ["house-party", "modern"])
def test_two_of_the_bots_and_two_of_the_server_play_a_match(preset: str, server: Running) -> None:
    with server.connect() as socket:
        host = Host(server, socket, {"preset": preset, "target": 50})
        with bots(host.link) as running:
            host.start()
            match = finish(running)
    assert match.rules.base == preset
    said = [text for played in match.rounds for text in played.actions]
    assert {int(text.split()[0]) for text in said} == {1, 2, 3, 4}


def test_the_bot_comes_back_when_the_server_was_killed(server: Running) -> None:
    with server.connect() as socket:
        host = Host(server, socket, {"preset": "house-party", "target": 50})
        with bots(host.link) as running:
            host.start()
            acted = 0
            while acted < 10:
                acted += "game" in host.hear()
            server.kill()
            server.start()
            finish(running)


def test_the_bot_says_why_it_is_not_let_in(server: Running) -> None:
    done = subprocess.run(
        [sys.executable, str(BOT), f"{server.url}/t/NOTHERE2"], capture_output=True, text=True, timeout=LONGEST
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "there is no table with the code" in done.stderr
    assert "Traceback" not in done.stderr


# What it chooses


def chooser() -> Any:
    spec = importlib.util.spec_from_file_location("example_bot", BOT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.choose


def play_round(chosen: Ruleset, seats: int, seed: int) -> set[str]:
    """Plays a round with what the server would tell; its phases. What is not allowed would be a Refusal."""
    choose = chooser()
    sitting = MatchState(chosen, [Seat(f"P{seat}") for seat in range(seats)], b"", seed.to_bytes(32, "big"))
    random, phases = Random(seed), set()
    while not sitting.over:
        phases.add(sitting.view(0).game.phase)
        game = msgspec.to_builtins(sitting.game())
        wishes = []
        for seat in range(1, seats + 1):
            action = choose(msgspec.to_builtins(sitting.own(seat)), game)
            asked = seat in game.get("voters", ()) if game["phase"] == "vote" else seat == game["turn"]
            assert action is not None or not asked
            wishes += [f"{seat} {action}"] if action else []
        sitting.apply(actions.parse(random.choice(wishes), seats))
    return phases


def test_it_answers_in_every_phase() -> None:
    phases = set()
    for custom in CUSTOMS:
        chosen = msgspec.structs.replace(PRESETS["modern"], custom=(Custom(custom),) * 3)
        for seed in range(4):
            phases |= play_round(chosen, 4, seed)
    for seed in range(60):
        phases |= play_round(PRESETS["house-party"], 3, seed)
    assert phases == {"turn", "drew", "penalty", "colour", "shed", "dare", "vote"}


@pytest.mark.parametrize("preset", PRESETS)
def test_it_plays_every_preset(preset: str) -> None:
    for seats in range(2, 11):
        if fits(PRESETS[preset], seats):
            play_round(PRESETS[preset], seats, seats)


def test_it_plays_sampled_options() -> None:
    random = Random(6)
    for seed in range(60):
        chosen = sample(random)
        play_round(chosen, some_seats(chosen, random), seed)
