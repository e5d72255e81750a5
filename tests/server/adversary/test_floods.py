"""A real server, flooded from many connections at once: who shares the address is heard, and a signal ends it."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Semaphore, Thread

import pytest
from websockets.exceptions import WebSocketException

from server.hostile import Wire, at_table
from server.running import LONGEST, Running

CROWD = 8
# An unknown level, with blanks behind it so that a single read does not bring more of them than may wait.
WORDS = b'{"type":"bot","seat":3,"level":"zzz"}' + b" " * 1_000
SAID = struct.pack("!BBH4x", 0x81, 0x80 | 126, len(WORDS)) + WORDS
GO = {"timer": 0, "seats": 4}


class Flood:
    """Some who come to tables of their own, say as much as the line takes, and come again when they are sent away."""

    def __init__(self, running: Running) -> None:
        self._running = running
        self._over = Event()
        self._said = Semaphore(0)
        tokens = [running.token(f"Mallory {'abcdefgh'[number]}") for number in range(CROWD)]
        tables = [(running.open_table(token, **GO), token) for token in tokens]
        self._threads = [Thread(target=self._flood, args=each, daemon=True) for each in tables]

    def _flood(self, table: str, token: str) -> None:
        while not self._over.is_set():
            with suppress(WebSocketException, TimeoutError, EOFError):
                try:
                    self._come(table, token)
                except ConnectionRefusedError:
                    return
                except OSError:
                    continue

    def _come(self, table: str, token: str) -> None:
        with at_table(self._running, table, token) as (mallory, _):
            while not self._over.is_set():
                mallory.socket.socket.sendall(SAID * 200)
                self._said.release()

    def wait(self) -> None:
        """Until a few thousand messages are on their way."""
        for _ in range(2 * CROWD):
            assert self._said.acquire(timeout=LONGEST)

    @contextmanager
    def going(self) -> Iterator[None]:
        for thread in self._threads:
            thread.start()
        try:
            self.wait()
            yield
        finally:
            self._over.set()
            for thread in self._threads:
                thread.join(LONGEST)


@pytest.mark.parametrize("rate", ["20", "0"])
def test_a_signal_ends_a_server_that_is_being_flooded(tmp_path: Path, rate: str) -> None:
    with Running(tmp_path, "--rate", rate) as running:
        flood = Flood(running)
        with flood.going():
            assert running.stop() == 0


def test_who_shares_the_address_of_a_flood_is_heard(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        token = running.token("Ada")
        table = running.open_table(token, **GO)
        with at_table(running, table, token) as (ada, _):
            flood = Flood(running)
            with flood.going():
                assert [asked(ada) for _ in range(5)] == ["no-stand-in"] * 5
        assert " refused code=too-fast" in running.log


def asked(wire: Wire) -> str:
    return str(wire.ask({"type": "back"})["code"])
