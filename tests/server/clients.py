"""Clients of a real server that go by the protocol alone, and come back when they are cut off."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractAsyncContextManager
from http import HTTPStatus
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

from lastcard import record
from lastcard.core import actions
from lastcard.protocol.messages import (
    Act,
    Bye,
    Chat,
    Command,
    Hello,
    Mix,
    Presence,
    PutBot,
    Ready,
    Refused,
    Sit,
    Start,
    TakeBack,
    Update,
    Welcome,
)
from lastcard.record import verifiable_shuffle
from lastcard.table.state import LINES
from server.running import LONGEST, Running
from server.simulated import Client

HANGS = 300.0  # seconds after which a match that does not go on is given up
NO_LIMITS = ("--rate", "0", "--per-address", "0")
LEVELS = ("easy", "normal", "hard")
_encode = msgspec.json.Encoder().encode


class Socket(Protocol):
    """What a client needs of a connection."""

    @property
    def transport(self) -> Any: ...

    def __aiter__(self) -> AsyncIterator[str | bytes]: ...

    async def send(self, message: str) -> None: ...


Reach: TypeAlias = "Callable[[Player], AbstractAsyncContextManager[Socket]]"


def over_network(server: Running) -> Reach:
    """How a client gets to a server that runs."""

    def reach(_: Player) -> AbstractAsyncContextManager[Socket]:
        return connect(server.socket, proxy=None, compression=None, open_timeout=LONGEST, close_timeout=LONGEST)

    return reach


class Answer(NamedTuple):
    """A command that was acknowledged: when it was said first, when that was known, at which version, where told."""

    id: str
    said: float
    known: float
    version: int


class Ledger:
    """What one table looked like in each version; whoever saw it otherwise finds that out here."""

    def __init__(self) -> None:
        self._seen: dict[int, tuple[Any, Any]] = {}

    def check(self, client: Client) -> None:
        there = self._seen.setdefault(client.version, (client.game, client.room))
        same = there == (client.game, client.room)  # not in the assertion, which would print both
        assert same, f"version {client.version} differs for {client.who.name}"


class Player:
    """Somebody at one table until its match is over, a player or a spectator."""

    def __init__(self, reach: Reach, name: str, random: Random, watch: bool = False, fickle: bool = False) -> None:
        self.reach = reach
        self.fickle = fickle  # loses the connection after every message
        self.client = Client(name)
        self.random = random
        self.watch = watch
        self.token = ""
        self.ledger = Ledger()
        self.unanswered: dict[str, Command] = {}  # in the order in which they were said
        self.done: list[Command] = []
        self.connections = 0
        self.byes: list[str] = []
        self.committed: dict[int, str] = {}  # the commitments seen, by deal
        self.mixed: dict[int, str] = {}  # what was added to them
        self.witnessed: set[int] = set()  # deals that were made while the connection held
        self.bots: tuple[str, ...] = ()  # to be seated by the host, which is who came first
        self.people = 0  # for whom the host waits
        self.stood_in = False  # a bot has played here
        self._again: list[Command] = []
        self._said = 0
        self._said_at: dict[str, int] = {}
        self._said_when: dict[str, float] = {}
        self.answers: list[Answer] = []

    # Being there

    async def play(self, code: str) -> None:
        """Plays until the match is over and everything said has been answered."""
        while not self.finished:
            try:
                async with self.reach(self) as socket:
                    await self._converse(socket, code)
            except (OSError, WebSocketException, InvalidHandshake, InvalidMessage):
                await asyncio.sleep(0.01)  # the server is gone

    @property
    def finished(self) -> bool:
        room = self.client.room
        return room is not None and room.stage == "over" and not self.unanswered

    async def _converse(self, socket: Socket, code: str) -> None:
        hello = Hello(table=code, token=self.token, version=self.client.version, watch=self.watch)
        await socket.send(_encode(hello).decode())
        async for text in socket:
            assert isinstance(text, str)
            before = self.client.version
            self.client.take(text.encode())
            self.client.messages.clear()
            message = self.client.told.pop()
            if isinstance(message, Bye):
                assert message.again, message
                self.byes.append(message.code)
                return
            if isinstance(message, Refused) and not message.id:
                assert message.code == "storage-fails", message  # nobody has the table just now
                self.byes.append(message.code)
                await asyncio.sleep(0.05)
                return
            self._heed(message, before)
            if self.finished:
                return
            commands, self._again = self._again or list(self._next()), []
            for command in commands:
                self.unanswered[command.id] = command
                self._said_at.setdefault(command.id, self.client.version)
                self._said_when.setdefault(command.id, time.monotonic())
                await socket.send(_encode(command).decode())
            if self.fickle and not isinstance(message, Welcome | Presence):
                socket.transport.abort()
                return

    def _heed(self, message: Any, before: int) -> None:
        client = self.client
        assert client.version >= before
        if isinstance(message, Welcome):
            self.connections += 1
            for name in [name for name in self.unanswered if name in message.done]:
                self._note_done(name)
            self._note_commitment(message)
            self._again = list(self.unanswered.values())
            self.ledger.check(client)
        elif isinstance(message, Update):
            if message.id is not msgspec.UNSET and message.id in self.unanswered:
                self._note_done(message.id, message.version)
            if message.deal is True:
                assert client.room is not None
                self.witnessed.add(client.room.shuffle.deal - 1)
            self.ledger.check(client)
        elif isinstance(message, Refused):
            self.unanswered.pop(message.id)
            overtaken = client.version > self._said_at[message.id]
            assert overtaken or message.code == "nothing-to-object", message  # all else that was offered is possible
        assert client.room is not None
        if client.seat and client.room.places[client.seat - 1].stand_in:
            self.stood_in = True
        shuffle = client.room.shuffle
        assert self.committed.setdefault(shuffle.deal, shuffle.commitment) == shuffle.commitment

    def _note_done(self, name: str, version: int = 0) -> None:
        command = self.unanswered.pop(name)
        self.answers.append(Answer(name, self._said_when[name], time.monotonic(), version))
        self.done.append(command)
        if isinstance(command, Mix):
            self.mixed[command.deal] = command.bytes

    def _note_commitment(self, message: Welcome) -> None:
        """A server that was started again commits anew, and forgets what was added before."""
        shuffle = message.room.shuffle
        self.committed[shuffle.deal] = shuffle.commitment
        if message.person not in shuffle.mixed:
            self.mixed.pop(shuffle.deal, None)

    # Wanting something

    def _name(self) -> str:
        self._said += 1
        return f"{self.client.who.name}-{self._said}"

    def _next(self) -> Iterable[Command]:
        """What to say now; one thing after the other, each when the one before has been answered."""
        if self.unanswered or self.watch:
            return
        client, room = self.client, self.client.room
        assert room is not None
        if not client.seat:
            yield Sit(id=self._name())
            return
        if room.stage in ("lobby", "between") and client.person not in room.shuffle.mixed:
            size = self.random.randrange(1, 65)
            yield Mix(id=self._name(), deal=room.shuffle.deal, bytes=self.random.randbytes(size).hex())
        elif room.stage == "lobby" and client.person == room.host:
            yield from self._prepare()
        elif room.stage == "between" and client.person not in room.ready:
            yield Ready(id=self._name())
        elif room.stage == "round" and room.places[client.seat - 1].stand_in:
            yield TakeBack(id=self._name())
        elif room.stage == "round":
            yield from self._act()

    def _prepare(self) -> Iterable[Command]:
        room = self.client.room
        assert room is not None
        wanted = list(self.bots)
        free = [number for number, place in enumerate(room.places, 1) if not (place.person or place.bot)]
        for place in room.places:
            if place.bot:
                wanted.remove(place.bot)
        seated = [place.person for place in room.places if place.person]
        if len(seated) == self.people and wanted and free:
            yield PutBot(id=self._name(), seat=free[-1], level=wanted[0])
        elif len(seated) == self.people and set(seated) <= set(room.shuffle.mixed):
            yield Start(id=self._name())

    def _act(self) -> Iterable[Command]:
        client = self.client
        assert client.game is not None
        voting = client.game.phase == "vote"
        asked = client.seat in client.game.voters if voting else client.game.turn == client.seat
        if self.random.random() < 0.01:
            yield Chat(id=self._name(), text=f"line {self._said}")
            return
        wish = client.wish(self.random)
        while asked and wish is None:
            wish = client.wish(self.random)
        if wish is not None:
            yield Act(id=self._name(), action=wish, version=client.version)


class Party:
    """The people of one table, its bots, and what has to hold when the match is over."""

    def __init__(
        self,
        reach: Reach,
        settings: dict[str, Any],
        people: int,
        bots: tuple[str, ...],
        random: Random,
        fickle: bool = False,
    ) -> None:
        self.settings = {"timer": 0, "call_grace": 0, "catch_grace": 0, "jump_grace": 0, "pace": 0} | settings
        chances = [Random(random.random()) for _ in range(people + 2)]
        self.players = [Player(reach, f"P{place}", chances[place], fickle=fickle) for place in range(people)]
        self.watchers = [Player(reach, f"W{place}", chances[-place], True, fickle and place == 2) for place in (1, 2)]
        ledger = Ledger()
        for each in self.everybody:
            each.ledger, each.bots, each.people = ledger, bots, people

    @property
    def everybody(self) -> list[Player]:
        return self.players + self.watchers

    async def play(self, http: httpx.AsyncClient) -> None:
        """Plays a match to its end."""
        for each in self.everybody:
            each.token = (await post(http, "/api/guests", {"name": each.client.who.name}))["token"]
        opened = await post(http, "/api/tables", {"settings": self.settings}, self.players[0].token)
        await self.meet(opened["table"])

    async def meet(self, code: str) -> None:
        async with asyncio.timeout(HANGS):
            await asyncio.gather(*[each.play(code) for each in self.everybody])

    @property
    def address(self) -> str:
        """Where the record is to be found."""
        room = self.players[0].client.room
        assert room is not None
        for (
            each
        ) in self.everybody:  # who came back later may have seen more; what is told of one version is the ledger's
            assert each.client.room is not None
            assert each.client.room.record == room.record
        return room.record

    async def check(self, http: httpx.AsyncClient) -> record.Record:
        """Gets the record and sees whether it has what the clients were told, and nothing else."""
        answer = await patiently(lambda: http.get(f"/api/records/{self.address}"))
        assert answer.status_code == 200
        return self.agree(answer.text)

    def agree(self, text: str) -> record.Record:
        match = record.loads(text)
        assert record.check(match) == []
        assert [finding for finding in verifiable_shuffle.verify(match) if not finding.right] == []
        said = [actions.parse(text, len(match.seats)) for played in match.rounds for text in played.actions]
        for player in self.players:
            client = player.client
            seat = client.seat
            assert match.seats[seat - 1] == client.who.name
            there = [action.saying for action in said if action.seat == seat]
            acts = [command.action for command in player.done if isinstance(command, Act)]
            acts = [actions.parse(f"{seat} {text}", len(match.seats)).saying for text in acts]
            assert acts == (among(acts, there) if player.stood_in else there)
            self._check_shuffles(player, match)
            lines = [line.text for line in client.chat if line.person == client.person]
            spoken = [command.text for command in player.done if isinstance(command, Chat)]
            assert lines == (spoken if len(client.chat) < LINES else spoken[len(spoken) - len(lines) :])
        return match

    def _check_shuffles(self, player: Player, match: record.Record) -> None:
        """What the player saw and added is what the record says was shuffled with."""
        deals = [msgspec.convert(each, verifiable_shuffle.Deal) for each in match.meta["shuffle"]]
        for number, deal in enumerate(deals, 1):
            if number in player.witnessed:
                assert player.committed[number] == deal.commitment
                assert deal.added[player.client.seat - 1] == player.mixed.get(number, "")


def party_for(reach: Reach, preset: str, seats: int, random: Random, fickle: bool = False) -> Party:
    """People and bots for a short match."""
    people = random.randrange(1, min(seats, 5) + 1)
    bots = tuple(random.choice(LEVELS) for _ in range(seats - people))
    settings = {"rules": {"preset": preset, "target": 50}, "seats": seats}
    return Party(reach, settings, people, bots, random, fickle)


def among(some: list[str], there: list[str]) -> list[str]:
    """As much of some as is there in the same order."""
    left = iter(there)
    return [each for each in some if each in left]


async def patiently(request: Any) -> httpx.Response:
    """Asks again while the server is gone, or can't store anything."""
    while True:
        try:
            answer: httpx.Response = await request()
        except httpx.TransportError:
            await asyncio.sleep(0.01)
        else:
            if answer.status_code != HTTPStatus.SERVICE_UNAVAILABLE:
                return answer
            await asyncio.sleep(0.05)


async def post(http: httpx.AsyncClient, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await patiently(lambda: http.post(path, json=body, headers=headers))
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def client_of(server: Running) -> httpx.AsyncClient:
    """Asks for many people, so it keeps no cookies."""
    none = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(base_url=server.url, cookies=none, trust_env=False, timeout=LONGEST, verify=False)
