"""The scripted clients of the load test: tables of four that play, and groups of four that only echo.

In both, one of four speaks at a time: who has just heard that it is on. While the crowd is not running it holds its
tongue, so that the two sides can be measured in turns.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import msgspec
from wire import Reader, Wire, frame

CLIENTS = 4
HERE = "127.0.0.1"
SETTINGS = {
    "rules": "classic",
    "seats": CLIENTS,
    "timer": 0,
    "call_grace": 0,
    "catch_grace": 0,
    "jump_grace": 0,
    "pace": 0,
}
ASIDES = ("uno", "catch", "object")
AT_ONCE = 50  # connections that are being made at a time
PATIENCE = 30.0


class Crowd:
    """Everybody of one side, and what they did since the last reset."""

    def __init__(self) -> None:
        self.running = False
        self.holding: set[Speaker] = set()
        self.errors: Counter[str] = Counter()
        self.reset()

    def reset(self) -> None:
        self.actions = 0
        self.said = 0  # bytes
        self.updates = 0
        self.heard = 0  # bytes
        self.own: list[float] = []  # seconds from an action to the actor's own update
        self.last: list[float] = []  # and to that of the last of the four

    def resume(self) -> None:
        self.running = True
        holding, self.holding = self.holding, set()
        for speaker in holding:
            speaker.go()

    async def quiet(self, groups: int) -> None:
        """Wait until everybody holds their tongue."""
        self.running = False
        await until(lambda: len(self.holding) >= groups or bool(self.errors), "everybody's answer")


class Speaker(Wire):
    """A client that speaks when it is on."""

    def __init__(self, path: str, crowd: Crowd) -> None:
        super().__init__(path)
        self.crowd = crowd

    def lost(self, why: str) -> None:
        self.crowd.errors[f"connection lost: {why}"] += 1

    def on(self) -> None:
        if self.crowd.running:
            self.go()
        else:
            self.crowd.holding.add(self)

    def go(self) -> None:
        raise NotImplementedError


# The echo


class Echoer(Speaker):
    """The next of the four speaks as soon as it has heard the answer to the one before."""

    def __init__(self, group: int, place: int, crowd: Crowd, size: int) -> None:
        super().__init__(f"/echo/{group}", crowd)
        self.turn = place or CLIENTS  # how many messages it has yet to hear
        self.message = frame(b"x" * size)

    def opened(self) -> None:
        pass

    def heard(self, message: bytes) -> None:
        crowd = self.crowd
        crowd.updates += 1
        crowd.heard += len(message)
        self.turn -= 1
        if not self.turn:
            self.turn = CLIENTS
            crowd.actions += 1
            self.on()

    def go(self) -> None:
        self.transport.write(self.message)


async def echoers(port: int, groups: int, size: int) -> tuple[Crowd, list[Echoer]]:
    crowd = Crowd()
    everybody = [Echoer(group, place, crowd, size) for group in range(groups) for place in range(CLIENTS)]
    await connect(port, everybody)
    await until(lambda: all(echoer.open for echoer in everybody), "connections")
    crowd.holding.update(everybody[::CLIENTS])
    return crowd, everybody


# The game


class Room(msgspec.Struct):
    stage: str


class Own(msgspec.Struct):
    legal: tuple[str, ...] = ()


class Update(msgspec.Struct):
    """As much of an update as a player without wits needs."""

    version: int
    own: Own | None = None
    room: Room | None = None


read = msgspec.json.Decoder(Update).decode


def choice(legal: Sequence[str]) -> str:
    """The first card that may be played, else the first thing that is not an aside; "" for nothing."""
    turns = [action for action in legal if not action.startswith(ASIDES)]
    return next((action for action in turns if action.startswith("play ")), turns[0] if turns else "")


class Table:
    """Four players, at a human pace if `due` is called, else as fast as they can."""

    def __init__(self, code: str, tokens: Sequence[str], crowd: Crowd) -> None:
        self.crowd = crowd
        self.players = [Player(self, code, token) for token in tokens]
        self.players[0].host = True  # who has opened the table, whoever comes first
        self.seated = 0
        self.on: Player | None = None
        self.sent = 0.0
        self.unanswered = 0

    def ready(self, player: Player) -> None:
        """Somebody is on, and knows what to do."""
        self.on = player
        player.on()

    def answered(self) -> None:
        """All four have heard of the action."""
        self.crowd.last.append(time.perf_counter() - self.sent)

    def welcomed(self) -> None:
        self.seated += 1
        if self.seated == CLIENTS:
            next(player for player in self.players if player.host).command("start")

    def due(self) -> None:
        """One action, now."""
        if self.on is None or self.unanswered:
            self.crowd.errors["not ready for its next action after two seconds"] += 1
            return
        self.unanswered = CLIENTS
        for player in self.players:
            player.waiting = True
        self.crowd.holding.discard(self.on)
        self.sent = time.perf_counter()
        self.on.go()


class Player(Speaker):
    """Plays the first card that fits. Wants the next round when one is over; the host wants the next match."""

    def __init__(self, table: Table, code: str, token: str) -> None:
        super().__init__("/api/play", table.crowd)
        self.table = table
        self.code = code
        self.token = token
        self.host = False
        self.stage = "lobby"
        self.commands = 0
        self.wish = ""
        self.version = 0
        self.expected = b""  # of the answer to an action that is under way
        self.waiting = False

    def opened(self) -> None:
        self.command("hello", table=self.code, token=self.token)

    def command(self, kind: str, **fields: str) -> None:
        self.commands += 1
        self.say(json.dumps({"type": kind, "id": str(self.commands), **fields}).encode())

    def heard(self, message: bytes) -> None:
        if not message.startswith(b'{"type":"update"'):
            self.other(message)
            return
        crowd = self.crowd
        crowd.updates += 1
        crowd.heard += len(message)
        if self.expected and self.expected in message:
            self.expected = b""
            crowd.actions += 1
            if self.waiting:
                crowd.own.append(time.perf_counter() - self.table.sent)
        if self.waiting:
            self.waiting = False
            self.table.unanswered -= 1
            if not self.table.unanswered:
                self.table.answered()
        if b'"legal":[' in message or b'"room":' in message:
            self.consider(read(message))

    def other(self, message: bytes) -> None:
        told = json.loads(message)
        if told["type"] == "welcome":
            if not told["seat"]:
                self.crowd.errors["not seated"] += 1
            self.table.welcomed()
        elif told["type"] in ("refused", "bye"):
            self.crowd.errors[f"{told['type']}: {told['code']}: {told['text']}"] += 1

    def consider(self, update: Update) -> None:
        if update.room is not None and update.room.stage != self.stage:
            self.stage = update.room.stage
            if self.stage == "between":
                self.command("ready")
            elif self.stage == "over" and self.host:
                self.command("start")
        if update.own is not None and (wish := choice(update.own.legal)):
            self.wish = wish
            self.version = update.version
            self.table.ready(self)

    def go(self) -> None:
        self.commands += 1
        self.table.on = None
        self.expected = b'"id":"%d"' % self.commands
        message = b'{"type":"act",%b,"action":"%b","version":%d}' % (self.expected, self.wish.encode(), self.version)
        self.crowd.said += len(message)
        self.transport.write(frame(message))


class Watched(Table):
    """A table at which many only watch; an action is answered when the last of them has heard of it."""

    def __init__(self, code: str, tokens: Sequence[str], crowd: Crowd) -> None:
        super().__init__(code, tokens, crowd)
        self.watchers: list[Watcher] = []
        self.here = 0
        self.unaware = 0
        self.each: list[float] = []  # seconds from an action to a watcher's update
        self.reached: list[float] = []  # and to the last watcher's

    def due(self) -> None:
        if self.unaware > 0:
            self.crowd.errors["not everybody had heard of an action before the next"] += 1
        self.unaware = len(self.watchers)
        super().due()

    def aware(self) -> None:
        """Somebody who watches has heard; what follows from an action, such as the next deal, is not counted."""
        self.unaware -= 1
        if self.unaware >= 0:
            self.each.append(time.perf_counter() - self.sent)
        if not self.unaware:
            self.reached.append(self.each[-1])


class Watcher(Wire):
    """Somebody who only watches."""

    def __init__(self, table: Watched, code: str, token: str) -> None:
        super().__init__("/api/play")
        self.table = table
        self.hello = json.dumps({"type": "hello", "table": code, "token": token, "watch": True}).encode()

    def opened(self) -> None:
        self.say(self.hello)

    def lost(self, why: str) -> None:
        self.table.crowd.errors[f"connection lost: {why}"] += 1

    def heard(self, message: bytes) -> None:
        if message.startswith(b'{"type":"update"') and b'"game":' in message:
            self.table.aware()
        elif message.startswith(b'{"type":"welcome"'):
            self.table.here += 1


async def watched(port: int, number: int) -> tuple[Crowd, Watched]:
    """A table in mid-game, and so many who watch it."""
    crowd = Crowd()
    office = Office(port)
    table = office.table(0, crowd, Watched)
    assert isinstance(table, Watched)
    code = table.players[0].code
    table.watchers = [Watcher(table, code, office.guest(f"watcher {place}")) for place in range(number)]
    await connect(port, table.players)
    await until(lambda: bool(crowd.holding or crowd.errors), "a table")
    await Reader(lambda: table.unaware > 0).connect(port, table.watchers)
    await until(lambda: table.here >= number or bool(crowd.errors), "all who watch", 4 * PATIENCE)
    return crowd, table


class Office:
    """The HTTP part, for what a table needs before anybody sits down."""

    def __init__(self, port: int, address: str = HERE) -> None:
        self.connection = http.client.HTTPConnection(HERE, port, source_address=(address, 0))

    def post(self, path: str, body: object, token: str = "") -> dict[str, str]:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        self.connection.request("POST", path, json.dumps(body), headers)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise SystemExit(f"{path} answered {answer.status}: {text.decode()}")
        found: dict[str, str] = json.loads(text)
        return found

    def guest(self, name: str) -> str:
        return self.post("/api/guests", {"name": name})["token"]

    def open(self, token: str, settings: Mapping[str, object] = SETTINGS) -> str:
        return self.post("/api/tables", {"settings": settings}, token)["table"]

    def table(self, number: int, crowd: Crowd, kind: type[Table] = Table) -> Table:
        tokens = [self.guest(f"{number}-{place}") for place in range(CLIENTS)]
        return kind(self.open(tokens[0]), tokens, crowd)


async def tables(port: int, number: int) -> tuple[Crowd, list[Table]]:
    """Tables in mid-game, each waiting for its next action."""
    crowd = Crowd()
    office = Office(port)
    everything = []
    for table in range(number):
        everything.append(office.table(table, crowd))
        await connect(port, everything[-1].players)
    await until(lambda: len(crowd.holding) >= number or bool(crowd.errors), "all tables")
    return crowd, everything


# Both


async def connect(port: int, everybody: Sequence[Wire], address: str = HERE) -> None:
    """From an address of this machine, of which there are many: 127.0.0.2 and so on."""
    loop = asyncio.get_running_loop()
    for first in range(0, len(everybody), AT_ONCE):
        some = [partial(_same, wire) for wire in everybody[first : first + AT_ONCE]]
        await asyncio.gather(*(loop.create_connection(wire, HERE, port, local_addr=(address, 0)) for wire in some))


def _same(wire: Wire) -> Wire:
    return wire


async def until(happened: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    end = time.perf_counter() + patience
    while not happened():
        if time.perf_counter() > end:
            raise SystemExit(f"waited {patience:.0f} s in vain for {what}")
        await asyncio.sleep(0.01)
