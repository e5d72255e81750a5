"""A WebSocket client of any kind: a place at a table or an evening of a server, kept through lost connections."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import UNSET
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException
from websockets.frames import CloseCode

from lastcard.client import intake
from lastcard.client.address import Address
from lastcard.client.fold import Lost, Replica
from lastcard.client.http import LARGEST, PATIENCE, Rejected, ask
from lastcard.client.witness import Witness
from lastcard.core.errors import Problem, cause
from lastcard.protocol.admin import NewReport, Reported
from lastcard.protocol.messages import (
    PASSING,
    Bye,
    Command,
    Hello,
    Mix,
    Refused,
    Told,
    Update,
    Welcome,
)

PAUSES: Final = (0.4, 1.0, 2.0, 4.0, 8.0, 15.0)  # before each attempt to connect again; the last one for all later ones
FAREWELL: Final = 1.0  # seconds for the end of a connection
AHEAD: Final = 16  # messages that wait for us; the server has to wait with others
MIXES: Final = 20  # commands without an answer, after which no more chance is added by itself
UNHEARD: Final = (CloseCode.PROTOCOL_ERROR, CloseCode.INVALID_DATA, CloseCode.MESSAGE_TOO_BIG)

Greeting = TypeVar("Greeting")
Message = TypeVar("Message")


class Connecting(connect):
    """A connection to where we were told and nowhere else: who we are is not for others to know."""

    def process_redirect(self, exc: Exception) -> Exception:
        return exc


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
