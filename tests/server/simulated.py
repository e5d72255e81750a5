"""A room with a simulated clock, and clients who play by what they are told and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from lastcard.core.errors import Problem
from lastcard.core.events import Event
from lastcard.match.view import Game, Own
from lastcard.protocol import messages
from lastcard.protocol.messages import Act, Bye, Held, Hello, Presence, Ready, Refused, Settings, Told, Update, Welcome
from lastcard.table.deciding import Question, decide
from lastcard.table.driver import Room
from lastcard.table.identities import Identity

DICE = bytes(range(32))
_decode = msgspec.json.Decoder(Told).decode


class Client:
    """Somebody at a table: keeps what it was sent, exactly as the protocol says."""

    def __init__(self, name: str) -> None:
        self.who = Identity(f"guest-{name}", name)
        self.messages: list[bytes] = []
        self.times: list[float] = []  # when each of them came
        self.told: list[Any] = []
        self.version = -1
        self.person = 0
        self.seat = 0
        self.room: messages.Room | None = None
        self.game: Game | None = None
        self.own: Own | None = None
        self.events: list[Event] = []
        self.chat: list[messages.Line] = []
        self.clock = messages.Clock()
        self.here: tuple[int, ...] = ()
        self.refused: list[Refused] = []
        self.held: list[Held] = []
        self.closed = ""

    def take(self, data: bytes | None) -> None:
        if data is None:
            self.closed = self.closed or "closed"
            return
        self.messages.append(data)
        message = _decode(data)
        self.told.append(message)
        if isinstance(message, Welcome):
            self._welcome(message)
        elif isinstance(message, Update):
            self._update(message)
        elif isinstance(message, Presence):
            self.here = message.here
        elif isinstance(message, Refused):
            self.refused.append(message)
        elif isinstance(message, Held):
            self.held.append(message)
        elif isinstance(message, Bye):
            self.closed = message.code

    def _welcome(self, message: Welcome) -> None:
        self.version = message.version
        self.person, self.seat = message.person, message.seat
        self.room, self.game, self.own = message.room, message.game, message.own
        self.events = [*([] if message.full else self.events), *message.events]
        self.chat = [*([] if message.full else self.chat), *message.chat]
        self.clock = message.clock
        self.here = message.here

    def _update(self, message: Update) -> None:
        if message.version == self.version:
            return  # what was done before is acknowledged again
        assert message.version == self.version + 1
        self.version = message.version
        if message.deal is True:
            self.events = []
            self.own = None
        if message.events is not msgspec.UNSET:
            self.events += message.events
        if message.game is not msgspec.UNSET:
            self.game = message.game
        if message.own is not msgspec.UNSET:
            self.own = message.own
        if message.room is not msgspec.UNSET:
            self.room = message.room
        if message.seat is not msgspec.UNSET:
            self.seat = message.seat
        if message.chat is not msgspec.UNSET:
            self.chat.append(message.chat)
        if message.clock is not msgspec.UNSET:
            self.clock = message.clock

    def wish(self, random: Random) -> str | None:
        """Something that is allowed, by chance; asides now and then."""
        if self.own is None or self.game is None or self.room is None or self.room.stage != "round":
            return None
        if self.room.places[self.seat - 1].stand_in:
            return None
        asked = self.seat in self.game.voters if self.game.phase == "vote" else self.game.turn == self.seat
        legal = list(self.own.legal)
        asides = [each for each in legal if each.split()[0] in ("uno", "catch", "object", "advice")]
        if not asked or (asides and random.random() < 0.1):
            jumps = [each for each in legal if each.startswith("play")] if not asked else []
            options = [each for each in asides if not each.startswith("advice")] + jumps
            return random.choice(options) if options and random.random() < 0.5 else None
        turn = [each for each in legal if each not in asides]
        plays = [each for each in turn if each.startswith("play")]
        chosen = random.choice(plays or turn)
        if chosen == "shed":
            keep = self.game.shed_to or random.randrange(1, len(self.own.hand) + 1)
            cards = random.sample(self.own.hand, len(self.own.hand) - keep)
            chosen = " ".join(["shed", *cards])
        if chosen.startswith("play") and self.own.uno and random.random() < 0.8:
            chosen += " uno"
        return chosen


class House:
    """A room and its clients. Time passes when everybody has done what they wanted."""

    def __init__(self, settings: Settings, dice: bytes = DICE, code: str = "ROOM") -> None:
        self.now = 1_000.0
        self.room: Room[Client] = Room(1, code, self.wall)
        self.entries: list[tuple[int, str]] = []
        self.stamps: list[float] = []  # when each of them was made
        self.frozen = False  # the disk: nothing is stored, so nobody is told anything
        self.room.open(settings, dice)
        self.drain()

    def wall(self) -> float:
        return 1_790_000_000.0 + self.now

    def drain(self) -> None:
        self.stamps += [self.now] * len(self.room.log)
        self.entries += self.room.log
        self.room.log.clear()
        questions, self.room.questions = self.room.questions, []
        for question in questions:
            self.answer(question)
        if self.frozen:
            return
        out, self.room.out = self.room.out, []
        for client, message in [(client, message) for clients, message in out for client in clients]:
            client.times.append(self.now)
            client.take(None if message is None else self.room.written(message, self.now))
        self.room.told(self.room.table.version, self.now)
        if self.room.log or self.room.out or self.room.questions:
            self.drain()

    def answer(self, question: Question) -> None:
        """Lets a slow bot think, which takes no time here."""
        action = decide(question.bot, question.rules, question.seed, question.view)
        self.room.thought(question, action, self.now)

    def join(self, client: Client, **hello: Any) -> Client:
        self.room.arrive(client, client.who, Hello(table=self.room.table.code, **hello), self.now)
        self.drain()
        return client

    def refusal(self, client: Client, **hello: Any) -> str:
        try:
            self.join(client, **hello)
        except Problem as problem:
            return problem.message
        return ""

    def say(self, client: Client, command: messages.Command) -> None:
        self.room.say(client, command, self.now)
        self.drain()

    def act(self, client: Client, action: str, id: str = "a") -> None:  # noqa: A002
        self.say(client, Act(id=id, action=action, version=client.version))

    def drop(self, client: Client) -> None:
        self.room.depart(client, self.now)
        self.drain()

    def wait(self, seconds: float) -> None:
        """Lets time pass, and the room do what falls into it."""
        end = self.now + seconds
        for _ in range(100_000):
            when = self.room.next()
            if when is None or when > end:
                break
            self.now = max(self.now, when)
            self.room.run(self.now)
            self.drain()
        self.now = end

    def thaw(self) -> None:
        """The disk works again."""
        self.frozen = False
        self.drain()

    def restart(self) -> None:
        """The room as it would come back from its log, without anybody in it."""
        entries = [text.encode() for _, text in self.entries]
        self.room = Room(1, self.room.table.code, self.wall)
        self.room.restore(entries)

    def play(
        self,
        clients: list[Client],
        random: Random,
        most: int = 20_000,
        each: Callable[[], None] = lambda: None,
    ) -> None:
        """Lets the clients play until the match is over; `each` comes after every step."""
        number = 0
        for _ in range(most):
            stage = self.room.table.stage
            if stage == "over":
                return
            acted = False
            for client in random.sample(clients, len(clients)):
                if self.room.table.stage == "between":
                    if client.seat and client.person not in self.room.table.ready:
                        self.say(client, Ready())
                        acted = True
                    continue
                wish = client.wish(random)
                if wish is not None and client.seat not in self.room.pace.held:
                    number += 1
                    self.act(client, wish, f"{client.person}-{number}")
                    acted = True
            if not acted:
                when = self.room.next()
                if when is not None:
                    self.wait(max(when - self.now, 0.0))
            each()
        raise AssertionError("the match does not end")
