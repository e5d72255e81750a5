"""A server and a place at one of its tables or evenings, for a program of any kind: kept through lost connections."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec
from msgspec import UNSET
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException
from websockets.frames import CloseCode

from lastcard.client import intake
from lastcard.client.fold import Lost, Replica
from lastcard.client.witness import Witness
from lastcard.core.errors import Problem, cause
from lastcard.protocol.admin import NewReport, Reported
from lastcard.protocol.evening import Plan
from lastcard.protocol.http import EveningSummary, Fault, Guest, NewEvening, NewGuest, NewTable, OwnTable, Summary
from lastcard.protocol.messages import (
    PASSING,
    Bye,
    Command,
    Hello,
    Mix,
    Refused,
    Settings,
    Told,
    Update,
    Welcome,
)
from lastcard.protocol.replays import TableLuck
from lastcard.record.files import write_whole

PATIENCE: Final = 10.0  # seconds for an answer
AGAIN: Final = 0.8  # seconds between two looks at what the server is finding out
PAUSES: Final = (0.4, 1.0, 2.0, 4.0, 8.0, 15.0)  # before each attempt to connect again; the last one for all later ones
LARGEST: Final = 2_000_000  # bytes of a message or an answer; a full account of a long round has some ten thousand
FAREWELL: Final = 1.0  # seconds for the end of a connection
AHEAD: Final = 16  # messages that wait for us; the server has to wait with others
LISTED: Final = 200  # tables of a server that are looked at
MIXES: Final = 20  # commands without an answer, after which no more chance is added by itself
UNHEARD: Final = (CloseCode.PROTOCOL_ERROR, CloseCode.INVALID_DATA, CloseCode.MESSAGE_TOO_BIG)

Answer = TypeVar("Answer")
Greeting = TypeVar("Greeting")
Message = TypeVar("Message")

_PLACE: Final = re.compile(r"(?P<path>(?:/(?!(?:t|e)(?:/|$))[^/]+)*)(?:/(?P<kind>t|e)/(?P<code>[A-Za-z0-9-]{1,40}))?/?")


class Address(msgspec.Struct, frozen=True):
    """Where a table or an evening is: the server with its path, and the code. Without one it is the server's own."""

    server: str
    table: str = ""
    evening: str = ""

    @property
    def code(self) -> str:
        return self.table or self.evening

    @property
    def link(self) -> str:
        return f"{self.server}/{'e' if self.evening else 't'}/{self.code}" if self.code else self.server

    @property
    def only_here(self) -> bool:
        """Whether it leads others to their own machines."""
        host = urlsplit(self.server).hostname or ""
        return host == "localhost" or host == "::1" or host.startswith("127.")

    def record(self, name: str) -> str:
        """Where the record of a match can be had."""
        return f"{self.server}/api/records/{name}"


def read_address(text: str) -> Address:
    """Reads an invitation link, or the address of a server."""
    try:
        parts = urlsplit(text.strip())
        parts.port  # noqa: B018  a bad one is found out by asking
    except ValueError:
        raise Problem("join-bad-address", given=text) from None
    found = _PLACE.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.hostname or found is None:
        raise Problem("join-bad-address", given=text)
    code = found["code"] or ""
    server = f"{parts.scheme}://{parts.netloc}{found['path']}"
    return Address(server, evening=code) if found["kind"] == "e" else Address(server, code)


class Guests:
    """The tokens by which servers know us, by the name that was asked for; a file for this user alone."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def _read(self) -> dict[str, dict[str, str]]:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=dict[str, dict[str, str]])
        except FileNotFoundError:
            return {}
        except msgspec.DecodeError:
            self._file.replace(self._file.with_name(self._file.name + ".broken"))
            return {}

    def find(self, server: str, name: str) -> str:
        return self._read().get(server, {}).get(name, "")

    def keep(self, server: str, name: str, token: str) -> None:
        known = self._read()
        known.setdefault(server, {})[name] = token
        self._file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self._file, msgspec.json.encode(known), private=True)


class Nothing(msgspec.Struct):
    """The body of a request that has none."""


async def become_guest(server: str, name: str, language: str = "en") -> str:
    """Lets a server know us by a name; the answer is the token that says so."""
    return (await ask(server, "guests", Guest, language, content=NewGuest(name))).token


async def public_tables(server: str, language: str = "en") -> list[Summary]:
    """The tables that anybody may come to."""
    listed = await ask(server, "tables", list[Summary], language)
    return list({table.table: table for table in listed[:LISTED]}.values())


async def public_evenings(server: str, language: str = "en") -> list[EveningSummary]:
    """The evenings that anybody may come to."""
    listed = await ask(server, "evenings", list[EveningSummary], language)
    return list({evening.evening: evening for evening in listed[:LISTED]}.values())


async def own_tables(server: str, token: str, language: str = "en") -> list[OwnTable]:
    """The tables at which one has a seat."""
    listed = await ask(server, "tables/mine", list[OwnTable], language, token=token)
    return list({own.table.table: own for own in listed[:LISTED]}.values())


async def open_table(server: str, token: str, settings: Settings, language: str = "en") -> Address:
    """Opens a table; whoever comes to it first is its host."""
    opened = await ask(server, "tables", Summary, language, token=token, content=NewTable(settings))
    return Address(server, opened.table)


async def open_evening(server: str, token: str, plan: Plan, language: str = "en") -> Address:
    """Opens an evening; its host is who opens it."""
    opened = await ask(server, "evenings", EveningSummary, language, token=token, content=NewEvening(plan))
    return Address(server, evening=opened.evening)


async def table_luck(address: Address, language: str = "en") -> TableLuck:
    """What luck and skill gave everybody at a table, once the server has gone through all its matches."""
    while True:
        answer = await ask(address.server, f"tables/{address.table}/luck", dict[str, Any], language)
        if "share" not in answer:
            return intake.converted(answer, TableLuck)
        await asyncio.sleep(AGAIN)


async def ask(
    server: str,
    what: str,
    kind: type[Answer],
    language: str,
    *,
    token: str = "",
    device: str = "",
    content: msgspec.Struct | None = None,
    method: str = "",
) -> Answer:
    """What a server answers to a request; with content it is one that changes something."""
    headers = {"accept-language": language, "accept-encoding": "identity"}  # nothing to unpack, whatever its size
    headers |= {"authorization": f"Bearer {token}"} if token else {}
    headers |= {"cookie": f"lastcard-device={device}"} if device else {}
    headers |= {"content-type": "application/json"} if content is not None else {}
    body = msgspec.json.encode(content) if content is not None else None
    secure = server.startswith("https:")  # else there are no certificates to check, and reading those takes a moment
    try:
        async with (
            asyncio.timeout(PATIENCE),
            httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, verify=secure) as http,
        ):
            asked = method or ("GET" if content is None else "POST")
            async with http.stream(asked, f"{server}/api/{what}", content=body, headers=headers) as answer:
                data = await _whole(answer)
    except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
        raise Problem("join-unreachable", server=server, reason=cause(error)) from None
    with contextlib.suppress(intake.NotUnderstood):
        if answer.is_success:
            return intake.answered(data, kind)
        fault = intake.answered(data, Fault)
        raise Rejected(fault.code, fault.text)
    raise Problem("join-not-ours", server=server)


async def _whole(answer: httpx.Response) -> bytes:
    """All of an answer; of one that is too large nothing."""
    data = b""
    async for part in answer.aiter_raw():
        data += part
        if len(data) > LARGEST:
            return b""
    return data


class Connecting(connect):
    """A connection to where we were told and nowhere else: who we are is not for others to know."""

    def process_redirect(self, exc: Exception) -> Exception:
        return exc


class Rejected(Problem):
    """The server does not let us in, for a reason of its own, which it has put into words."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__("join-rejected", reason=text)
        self.code = code


class LiveClient(ABC, Generic[Greeting, Message]):
    """A connection to a place at a server, kept through losses.

    First `connect`, then read `news` to its end: each message has been taken in when it comes out. `say` can be called
    at any time; what has not been answered when a connection is lost is said again, under the same id, in the next.
    """

    def __init__(
        self,
        address: Address,
        token: str,
        *,
        watch: bool = False,
        language: str = "en",
        pauses: Sequence[float] = PAUSES,
    ) -> None:
        super().__init__()
        self.address = address
        self.connected = False
        self.unanswered: dict[str, Command] = {}
        self._token = token
        self._watch = watch
        self._language = language
        self._pauses = pauses
        self._outbox: asyncio.Queue[Command] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._sender: asyncio.Task[None] | None = None

    @abstractmethod
    def _greeting(self, text: str | bytes) -> Greeting | Refused | Bye | None:
        """Whether a message lets us in; nothing where it is about something else."""

    @abstractmethod
    def _enter(self, greeting: Greeting) -> None:
        """Takes in what we were greeted with."""

    @abstractmethod
    def _hear(self, text: str | bytes) -> Message | Bye | None:
        """Takes a message in; nothing where it is no news."""

    def _stands(self, command: Command) -> bool:  # noqa: ARG002
        """Whether a command that has not been answered is to be said again."""
        return True

    # Saying something

    def say(self, command: Command) -> str:
        """Sends a command, now or once there is a connection again; answers with the id that the answer will have."""
        said = msgspec.structs.replace(command, id=secrets.token_hex(8))
        self.unanswered[said.id] = said
        if self.connected:
            self._outbox.put_nowait(said)
        return said.id

    async def _send_all(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await socket.send(msgspec.json.encode(await self._outbox.get()).decode())

    # Being told something

    async def connect(self) -> Greeting:
        """Opens a connection; whatever stands against it is a Problem."""
        url = f"ws{self.address.server.removeprefix('http')}/api/play"
        url += f"?table={self.address.code}"  # by which a proxy may choose a server
        try:
            self._socket = await Connecting(
                url,
                open_timeout=PATIENCE,
                close_timeout=FAREWELL,
                max_size=LARGEST,
                max_queue=AHEAD,
                ping_interval=10,
                compression=None,
            )
        except InvalidHandshake:
            raise Problem("join-not-ours", server=self.address.server) from None
        except (OSError, TimeoutError, ValueError, WebSocketException) as error:
            raise Problem("join-unreachable", server=self.address.server, reason=cause(error)) from None
        try:
            return await asyncio.wait_for(self._greet(self._socket), PATIENCE)
        except (ConnectionClosed, TimeoutError) as error:
            await self.close()
            _check_end(error)
            raise Problem("join-unreachable", server=self.address.server, reason=cause(error)) from None
        except BaseException:
            await self.close()
            raise

    async def _greet(self, socket: ClientConnection) -> Greeting:
        await socket.send(msgspec.json.encode(self._hello()).decode())
        greeting = None
        while greeting is None:
            greeting = self._greeting(await socket.recv())
        if isinstance(greeting, Refused | Bye):
            raise Rejected(greeting.code, greeting.text)
        self._outbox = asyncio.Queue()
        self.connected = True
        self._enter(greeting)
        self._sender = asyncio.create_task(self._send_all(socket))
        return greeting

    def _hello(self) -> Hello:
        return Hello(table=self.address.code, token=self._token, watch=self._watch, language=self._language)

    def _say_again(self) -> None:
        """What is still to be said goes first."""
        for name, command in list(self.unanswered.items()):
            if self._stands(command):
                self._outbox.put_nowait(command)
            else:
                del self.unanswered[name]

    async def news(self) -> AsyncIterator[Greeting | Message | Bye | Lost]:
        """Everything that is told from now on, until the server says that it is over; lost connections are mended."""
        while True:
            if not self.connected:
                yield await self._connect_again()
            assert self._socket is not None
            try:
                async for text in self._socket:
                    message = self._hear(text)
                    if message is None:
                        continue
                    if isinstance(message, Bye):
                        if not message.again:
                            await self.close()
                            yield message
                            return
                        break
                    yield message
            except ConnectionClosed as error:
                _check_end(error)
            await self.close()
            yield Lost()

    async def _connect_again(self) -> Greeting:
        attempts = 0
        while True:
            pause = self._pauses[min(attempts, len(self._pauses) - 1)]
            await asyncio.sleep(pause * random.uniform(0.6, 1.4))  # not all at once when a server goes or comes back
            attempts += 1
            try:
                return await self.connect()
            except Rejected as rejected:
                if rejected.code not in PASSING:
                    raise
            except intake.NotUnderstood:
                raise
            except Problem:
                pass

    async def close(self) -> None:
        """Ends the connection; what is ours there is kept."""
        self.connected = False
        if self._sender is not None:
            self._sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sender
            self._sender = None
        if self._socket is not None:
            await self._socket.close()


class Client(LiveClient[Welcome, Told], Replica):
    """Somebody's connection to a table, and the newest of everything that the server has told about it."""

    def __init__(self, address: Address, token: str, **options: Any) -> None:
        super().__init__(address, token, **options)
        self._witness = Witness()

    @property
    def can_leave(self) -> bool:
        """Whether there is something to leave, and somebody to tell it; others simply go, and by turns who plays."""
        return self.connected and self.person > 0 and not self.may_order

    async def report(self, report: NewReport) -> None:
        """Tells those who run the server of somebody at the table; what stands against it is a Problem."""
        where = f"tables/{self.address.table}/reports"
        await ask(self.address.server, where, Reported, self._language, token=self._token, content=report)

    def _hello(self) -> Hello:
        return msgspec.structs.replace(super()._hello(), version=self.version)

    def _greeting(self, text: str | bytes) -> Welcome | Refused | Bye | None:
        message = intake.told(text)
        if message is None and intake.kind_of(text) == "evening":
            raise Problem("join-an-evening", address=Address(self.address.server, evening=self.address.code).link)
        return message if isinstance(message, Welcome | Refused | Bye) else None

    def _enter(self, greeting: Welcome) -> None:
        self.take(greeting)
        self._look(again=True)
        self._say_again()
        self._mix()

    def _stands(self, command: Command) -> bool:
        return not isinstance(command, Mix) or self._witness.stands(command)  # else for a commitment that is no more

    def _hear(self, text: str | bytes) -> Told | None:
        message = intake.told(text)
        if message is None or not self.take(message):
            return None
        if isinstance(message, Update) and message.room is not UNSET:
            self._look()
            self._mix()
        return message

    # Shuffles

    def take(self, message: Told) -> bool:
        said = self.unanswered.get(message.id) if isinstance(message, Refused) else None
        news = super().take(message)
        if isinstance(said, Mix):
            self._witness.refused(said)
            return False
        return news

    def _look(self, again: bool = False) -> None:
        """Sees what there is to know of the shuffles."""
        self._witness.look(self.room, self.person, self.seat, again)
        if self.room.stage == "round":
            self.doubt = None
        self.doubt = self._witness.judge(self.room) or self.doubt

    def _mix(self) -> None:
        """Adds chance of our own to the next shuffle, once."""
        if len(self.unanswered) >= MIXES:
            return
        addition = self._witness.addition(self.room, self.person, self.seat)
        if addition is not None:
            self.say(addition)


def _check_end(error: Exception) -> None:
    """Finds out whether it was us who ended a connection, for what came over it."""
    sent = error.sent if isinstance(error, ConnectionClosed) and not error.rcvd_then_sent else None
    if sent is not None and sent.code in UNHEARD:
        raise intake.NotUnderstood(sent.reason)
