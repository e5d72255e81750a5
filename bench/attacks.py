"""What somebody can do to a server from one address, within the connections that it allows one: a process of its own.

It makes its guests, tables and connections, says `ready`, waits for a line, attacks for so many seconds and writes
what it did as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import count, cycle

import uvloop
from clients import HERE, Office, connect, until
from wire import Wire, frame

GUESTS = 25  # of the thirty a minute that one address may make
RATE = 40.0  # messages a second on each connection, twice what is allowed
TICK = 0.05  # seconds between two turns of everybody
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
PATIENCE = 5.0
LOBBY = {"rules": "classic", "seats": 4}
QUICK = {"rules": {"preset": "classic", "target": 100_000}, "seats": 10, "timer": 0, "pace": 0}


class Foe(Wire):
    """A connection that says what it is told to, and counts what comes of it."""

    def __init__(self, found: Counter[str], hello: dict[str, object] | None = None) -> None:
        super().__init__("/api/play")
        self.found = found
        self.hello = hello
        self.welcome = False
        self.gone = False

    def opened(self) -> None:
        if self.hello is not None:
            self.say(json.dumps({"type": "hello", **self.hello}).encode())

    def heard(self, message: bytes) -> None:
        if message.startswith(b'{"type":"welcome"'):
            self.welcome = True
        elif message.startswith(b'{"type":"refused"'):
            self.found["refused"] += 1

    def lost(self, why: str) -> None:
        self.gone = True
        self.found[f"closed: {why}"] += 1


class Attack:
    """One address and all it may have."""

    def __init__(self, port: int, address: str, connections: int, record: str) -> None:
        self.port = port
        self.address = address
        self.connections = connections
        self.record = record
        self.found: Counter[str] = Counter()
        self.office = Office(port, address)
        self.end = 0.0

    def guests(self, number: int) -> list[str]:
        """Tokens, as many as there are to be had."""
        found: list[str] = []
        with suppress(SystemExit, OSError):
            for _ in range(number):
                found.append(self.office.guest(f"foe {random.getrandbits(32):x}"))
        return found

    async def seated(self, tables: int, settings: dict[str, object]) -> list[Foe]:
        """All connections, spread over tables that are their own; as many of each as could be had."""
        places: list[tuple[str, str]] = []
        with suppress(SystemExit):
            for token in self.guests(tables):
                places.append((self.office.open(token, settings), token))
        if not places:
            return []
        turns = cycle(places)
        foes = []
        for _ in range(self.connections):
            table, token = next(turns)
            foes.append(Foe(self.found, {"table": table, "token": token}))
        with suppress(OSError):
            await connect(self.port, foes, self.address)
        with suppress(SystemExit):
            await until(lambda: all(foe.welcome or foe.gone for foe in foes), "places", PATIENCE)
        self.found["connections"] = sum(foe.welcome for foe in foes)
        return foes

    async def flood(self, foes: Sequence[Foe], messages: Sequence[bytes]) -> None:
        """Everybody says these things in turn, twice as often as is allowed, and reads."""
        frames = [frame(message) for message in messages]
        each = max(1, round(RATE * TICK))
        for turn in count():
            if time.perf_counter() > self.end:
                return
            burst = b"".join(frames[(turn * each + i) % len(frames)] for i in range(each))
            began = time.perf_counter()
            for foe in foes:
                if not foe.gone:
                    foe.transport.write(burst)
                    self.found["sent"] += each
            await asyncio.sleep(max(0.0, TICK - (time.perf_counter() - began)))

    async def again(self, once: Callable[[], Awaitable[None]], at_once: int) -> None:
        """The same by so many at a time, one after the other."""

        async def repeat() -> None:
            while time.perf_counter() < self.end:
                try:
                    await asyncio.wait_for(once(), PATIENCE)
                    self.found["sent"] += 1
                except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError, asyncio.IncompleteReadError):
                    self.found["failed"] += 1
                    await asyncio.sleep(TICK)

        await asyncio.gather(*(repeat() for _ in range(at_once)))

    async def get(self, path: str) -> None:
        """A request and its whole answer, on a connection of its own."""
        reader, writer = await asyncio.open_connection(HERE, self.port, local_addr=(self.address, 0))
        try:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {HERE}\r\nConnection: close\r\n\r\n".encode())
            status = await reader.readline()
            self.found[status.decode().strip() or "no answer"] += 1
            while await reader.read(1 << 16):
                pass
        finally:
            writer.close()


Prepared = Callable[[], Awaitable[None]]


async def flooding(attack: Attack, tables: int, settings: dict[str, object], messages: Sequence[bytes]) -> Prepared:
    foes = await attack.seated(tables, settings)
    return lambda: attack.flood(foes, messages)


def said(kind: str, **fields: object) -> bytes:
    return json.dumps({"type": kind, **fields}).encode()


async def bot_level(attack: Attack) -> Prepared:
    """Hosts who ask for bots of a level that there is not."""
    return await flooding(attack, GUESTS, LOBBY, [said("bot", seat=3, level=f"zz{i}") for i in range(7)])


async def chat_one(attack: Attack) -> Prepared:
    """One guest at one table, who reads on every connection what they say on the others."""
    return await flooding(attack, 1, LOBBY, [said("chat", text=f"{i}" * 300) for i in range(7)])


async def chat_spread(attack: Attack) -> Prepared:
    """The same at many tables: everything is kept."""
    return await flooding(attack, GUESTS, LOBBY, [said("chat", text=f"{i}" * 300) for i in range(7)])


async def settings(attack: Attack) -> Prepared:
    """Settings of twelve thousand bytes that are none."""
    rules = {"preset": "modern", "custom": [{"effect": "again", "text": "x" * 11_800}]}
    garbage = [said("change", settings={"rules": rules}), said("change", settings={"rules": {"x" * 12_000: 1}})]
    return await flooding(attack, GUESTS, LOBBY, garbage)


async def changes(attack: Attack) -> Prepared:
    """Settings that are right, all the time, seen by all connections at one table."""
    messages = [said("change", settings={"rules": {"preset": "modern"}, "seats": 3 + i % 2}) for i in range(2)]
    return await flooding(attack, 1, LOBBY, messages)


async def not_json(attack: Attack) -> Prepared:
    """What can't be read at all."""
    return await flooding(attack, GUESTS, LOBBY, [b"[" * 8_000, b"\x00", b'{"type":"' + b"x" * 4_000 + b'"}'])


async def hellos(attack: Attack) -> Prepared:
    """Connections that come, say hello, and go."""
    token = attack.office.guest("foe")
    table = attack.office.open(token, LOBBY)

    async def once() -> None:
        foe = Foe(attack.found, {"table": table, "token": token})
        await connect(attack.port, [foe], attack.address)
        while not (foe.welcome or foe.gone):
            await asyncio.sleep(TICK / 10)
        foe.close()

    return lambda: attack.again(once, attack.connections // 4)


async def guesses(attack: Attack) -> Prepared:
    """Codes of tables, guessed by HTTP and by hello."""
    token = attack.office.guest("foe")

    async def once() -> None:
        code = "".join(random.choice(LETTERS) for _ in range(8))
        if random.random() < 0.5:
            await attack.get(f"/api/tables/{code}")
            return
        foe = Foe(attack.found, {"table": code, "token": token})
        await connect(attack.port, [foe], attack.address)
        while not foe.gone:
            await asyncio.sleep(TICK / 10)
        foe.close()

    return lambda: attack.again(once, attack.connections // 4)


async def gets(attack: Attack) -> Prepared:
    """Everything there is to read, as often as it can be had."""
    paths = cycle(
        ("/", "/api/rules", "/api/rules/classic", "/api/tables", "/api/records", "/api/schema", "/metrics", "/nothing")
    )
    return lambda: attack.again(lambda: attack.get(next(paths)), attack.connections // 4)


async def replays(attack: Attack) -> Prepared:
    """A long match, asked for again and again by connections that do not read it."""

    async def run() -> None:
        loop = asyncio.get_running_loop()
        request = f"GET /api/records/{attack.record}/replay HTTP/1.1\r\nHost: {HERE}\r\n\r\n".encode()
        open_ones: list[socket.socket] = []
        while time.perf_counter() < attack.end:
            if len(open_ones) >= attack.connections:
                open_ones.pop(0).close()
            line = socket.socket()
            line.setblocking(False)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            line.bind((attack.address, 0))
            open_ones.append(line)
            with suppress(OSError, TimeoutError):
                await asyncio.wait_for(loop.sock_connect(line, (HERE, attack.port)), PATIENCE)
                await asyncio.wait_for(loop.sock_sendall(line, request), PATIENCE)
                attack.found["sent"] += 1
            await asyncio.sleep(TICK / 2)
        for line in open_ones:
            line.close()

    return run


async def slow_readers(attack: Attack) -> Prepared:
    """One talks, all the others do not read."""
    foes = await attack.seated(1, LOBBY)

    async def run() -> None:
        for foe in foes[1:]:
            if not foe.gone:
                foe.transport.pause_reading()
        await attack.flood(foes[:1], [said("chat", text=f"{i}" * 300) for i in range(7)])

    return run


async def quick_bots(attack: Attack) -> Prepared:
    """Tables full of bots that take no time, with a host who wants the next round at once."""
    foes = await attack.seated(GUESTS, QUICK)
    return lambda: attack.flood(
        foes[:GUESTS], [said("start"), said("ready"), said("act", action="draw", version=1), said("emote", emote="wow")]
    )


async def experts(attack: Attack) -> Prepared:
    """Tables full of bots that think for long."""
    foes = await attack.seated(GUESTS, {**LOBBY, "timer": 10, "pace": 0})
    hosts = foes[:GUESTS]
    for foe in hosts:
        if not foe.gone:
            for seat in (2, 3, 4):
                foe.say(said("bot", seat=seat, level="expert"))
    await asyncio.sleep(0.5)
    return lambda: attack.flood(hosts, [said("start"), said("ready"), said("act", action="draw", version=1)])


ATTACKS: dict[str, Callable[[Attack], Awaitable[Prepared]]] = {
    "bot-level": bot_level,
    "chat-one": chat_one,
    "chat-spread": chat_spread,
    "settings": settings,
    "changes": changes,
    "not-json": not_json,
    "hellos": hellos,
    "guesses": guesses,
    "gets": gets,
    "replays": replays,
    "slow-readers": slow_readers,
    "quick-bots": quick_bots,
    "experts": experts,
}


async def run(asked: argparse.Namespace) -> None:
    attack = Attack(asked.port, asked.address, asked.connections, asked.record)
    prepared = await ATTACKS[asked.name](attack)
    attack.found["refused"] = 0
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    used, began = time.process_time(), time.perf_counter()
    attack.end = began + asked.seconds
    await prepared()
    took = time.perf_counter() - began
    print(json.dumps({"load": (time.process_time() - used) / took, "found": attack.found}), flush=True)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("name", choices=list(ATTACKS))
    ask.add_argument("--port", type=int, required=True)
    ask.add_argument("--address", default="127.0.0.2")
    ask.add_argument("--connections", type=int, default=200)
    ask.add_argument("--seconds", type=float, default=8.0)
    ask.add_argument("--record", default="")
    uvloop.run(run(ask.parse_args()))


if __name__ == "__main__":
    main()
