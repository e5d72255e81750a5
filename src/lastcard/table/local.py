"""A table in this process (local play, hot seat): the room of a server, without the server.

People at one keyboard are viewers of one room, each in the seat of their number, and so is somebody who only watches.
Bots decide here. Time passes when whoever drives the table lets it, as fast as they like.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from lastcard import record
from lastcard.analysis.advice import advise
from lastcard.analysis.review import Decision
from lastcard.bots import registry
from lastcard.bots.arena import Player
from lastcard.core import actions, clean
from lastcard.core.actions import Action
from lastcard.core.errors import Problem
from lastcard.core.rules import Ruleset
from lastcard.protocol.messages import Command, Hello, Settings
from lastcard.record import Record, RoundRecord
from lastcard.table.deciding import Puzzled, Question, substitute
from lastcard.table.driver import Room
from lastcard.table.gathering import PRESENCE
from lastcard.table.identities import LONGEST_NAME, Identity
from lastcard.table.log import Acted, BotSeated, Came, Dealt, Entry, Opened, Sat
from lastcard.table.match_state import STAND_IN, Seat
from lastcard.table.state import Table

CODE: Final = "HERE"  # of the table, in no invitation
WATCHER: Final = 0  # the viewer who only watches
LAST: Final = 2.5  # seconds that bots leave to others when somebody is down to the last card
TICK: Final = 1e-6  # seconds, so that what is due then has its time whatever becomes of the last digits


class LocalRoom(Room[int]):
    """A room in which nobody's action is held up by what others might do: they can see each other."""

    def _act(self, key: int, entry: Acted, version: int, now: float) -> None:  # noqa: ARG002
        self._commit(entry, now)

    def add(self, entries: Iterable[Entry], now: float = 0.0) -> None:
        for entry in entries:
            self._commit(entry, now)


def begin(rules: Ruleset, seats: Sequence[Seat], secret: bytes) -> LocalRoom:
    """A room in which a match has been dealt; all chance in it follows from a secret."""
    room = LocalRoom(number=0, code=CODE)
    room.add(_opened(rules, seats, secret))
    return room


def go_on(rules: Ruleset, seats: Sequence[Seat], secret: bytes, begun: tuple[RoundRecord, ...]) -> LocalRoom:
    """A room in which a match goes on from where another was (see `record.branch`)."""
    *opened, dealt = _opened(rules, seats, secret)
    assert isinstance(dealt, Dealt)
    room = LocalRoom(number=0, code=CODE)
    room.add([*opened, replace(dealt, begun=begun, origin="file")])
    return room


def _opened(rules: Ruleset, seats: Sequence[Seat], secret: bytes) -> list[Entry]:
    rules.check_seats(len(seats))
    settings = Settings(
        rules=rules.value(), seats=len(seats), timer=0, call_grace=0.0, catch_grace=LAST, jump_grace=0.0
    )
    entries: list[Entry] = [Opened(settings=settings, dice=secret.hex(), committed=False)]
    for number, seat in enumerate(seats, 1):
        if seat.bot:
            registry.find(seat.bot)
            entries.append(BotSeated(seat=number, bot=seat.bot))
        else:
            entries += Came(by=number, guest=str(number), name=seat.name), Sat(by=number, seat=number)
    return [*entries, Dealt(names=tuple([seat.name for seat in seats]))]


def restore(log: Sequence[bytes]) -> LocalRoom:
    """The room whose log this is; what can't be continued is a Problem."""
    room = LocalRoom(number=0, code=CODE)
    try:
        room.restore(list(log))
    except Problem:
        raise
    except Exception:  # a log that we have not written can do anything
        raise Problem("save-incomplete") from None
    table = room.table
    names = [*table.names, *[person.name for person in table.people.values()]]
    played = (
        table.match_state is not None and not table.paused and len(table.seats) + len(table.bots) == len(table.names)
    )
    seated = all(seat == person for person, seat in table.seats.items())
    if not (
        played and seated and all(clean.line(name)[:LONGEST_NAME] == name for name in names)
    ):  # screens show names as they are
        raise Problem("save-incomplete")
    for bot in table.bots.values():
        registry.find(bot)
    room.log = [(version, entry.decode()) for version, entry in enumerate(log, 1)]
    return room


def from_record(game: Record) -> LocalRoom:
    """The room of a match that a record tells, as saves did once, where it was."""
    for difference in record.check(game):
        raise difference
    secret, bots = _read_meta(game, len(game.seats))
    seats = [Seat(clean.line(name)[:LONGEST_NAME], bot) for name, bot in zip(game.seats, bots, strict=True)]
    *opened, dealt = _opened(game.rules, seats, secret)
    room = LocalRoom(number=0, code=CODE)
    room.add(opened)
    for number, played in enumerate(game.rounds):
        room.add([Dealt(last=played.last) if number else dealt])
        said = [actions.parse(text, len(seats)) for text in played.actions]
        room.add([Acted(seat=action.seat, action=action) for action in said])
    if not game.rounds or room.table.to_record().rounds != game.rounds:
        raise Problem("save-incomplete")
    return room


def _read_meta(game: Record, seats: int) -> tuple[bytes, list[str]]:
    secret, bots = game.meta.get("secret"), game.meta.get("bots")
    try:
        read = bytes.fromhex(secret) if isinstance(secret, str) else b""
    except ValueError:
        read = b""
    if not (read and isinstance(bots, list) and len(bots) == seats and all(isinstance(bot, str) for bot in bots)):
        raise Problem("save-incomplete")
    return read, bots


def _advised(puzzled: Puzzled) -> Decision | Problem:
    try:
        return advise(puzzled.view, puzzled.rules)
    except Problem as problem:
        return problem


class LocalTable:
    """A room with everybody in it, and its time. After every call, `told` and `mishaps` have what is new."""

    def __init__(self, room: LocalRoom) -> None:
        self._room = room
        self.told: list[tuple[int, bytes]] = []  # the messages of the protocol, and to whom
        self.mishaps: list[tuple[int, Problem, str]] = []  # seats of bots for which another plays, why, and what of it
        self._players: dict[int, Player] = {}
        self._dealt = 0
        self._now = 0.0
        for viewer in (WATCHER, *self.people):
            self._now += PRESENCE  # at once, and not in the next message
            guest = Identity(str(viewer), str(viewer))
            room.arrive(viewer, guest, Hello(table=room.table.code, watch=not viewer), self._now)
        self._tell()

    @property
    def table(self) -> Table:
        return self._room.table

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return list(self.table.seats.values())

    @property
    def log(self) -> list[str]:
        """Everything that has happened, as it is stored."""
        return [entry for _, entry in self._room.log]

    def say(self, viewer: int, command: Command) -> None:
        """Lets a viewer say something; the answer is told like all else."""
        self._room.say(viewer, command, self._now)
        for puzzled in self._room.puzzled:
            self._room.advise(puzzled, _advised(puzzled))
        self._room.puzzled.clear()
        self._tell()

    def next_round(self) -> None:
        self._room.add([self.table.deal_again()], self._now)
        self._tell()

    def _tell(self) -> None:
        out, self._room.out = self._room.out, []
        self.told += [
            (viewer, self._room.written(message, self._now))
            for viewers, message in out
            if message is not None
            for viewer in viewers
        ]
        self._room.told(self.table.version, self._now)

    # Time

    def due(self) -> float | None:
        """The seconds until bots may do something; None where only people can. Questions are to be answered first."""
        when = self._room.next() if self.table.stage == "round" else None
        return None if when is None else max(when - self._now, 0.0)

    def wait(self, seconds: float) -> None:
        """Lets so much time pass."""
        self._now += seconds + TICK
        self._room.run(self._now)
        self._tell()

    # Bots that think

    def questions(self) -> list[Question]:
        """What bots are to think about now."""
        found, self._room.questions = self._room.questions, []
        return found

    def think(self, question: Question) -> Action | Problem | None:
        """What a bot wants, or what is wrong with it. It may take its time, in a thread of its own too."""
        try:
            action = self._player(question).wants(question.view)
            if isinstance(action, Action | None):
                return action
            raise TypeError(action)
        except Problem as problem:
            return problem
        except Exception as error:
            return Problem("bot-fails", bot=question.bot, reason=f"{type(error).__name__}: {error}")

    def _player(self, question: Question) -> Player:
        """The bot in a seat; it is made anew with every deal."""
        if self._dealt != self.table.deal:
            self._dealt, self._players = self.table.deal, {}
        if question.seat not in self._players:
            self._players[question.seat] = registry.player(question.bot, question.rules, question.seed)
        return self._players[question.seat]

    def answer(self, question: Question, wanted: Action | Problem | None) -> None:
        """Takes what came of thinking. One that fails or says what it may not is replaced, one that is late is not."""
        if not self._room.waits_for(question):
            return
        problem = self._amiss(question, wanted)
        if problem is None:
            assert not isinstance(wanted, Problem)
            self._room.thought(question, wanted, self._now)
        elif registry.is_program(question.bot):
            note = self._room.blame(question, self._now)
            assert note is not None
            self.mishaps.append((question.seat, problem, note.message))
            self._room.thought(question, substitute(question), self._now)
        else:
            self._replace(question, problem)
        self._tell()

    def _amiss(self, question: Question, wanted: Action | Problem | None) -> Problem | None:
        if isinstance(wanted, Problem):
            return wanted
        if self._room.allows(question, wanted):
            return None
        bot = registry.badge(question.bot)[0]
        return Problem("bot-silent", bot=bot) if wanted is None else Problem("bot-illegal", bot=bot, action=str(wanted))

    def _replace(self, question: Question, problem: Problem) -> None:
        """Lets a bot of ours play on, from now on to the end of the match."""
        self._room.add([BotSeated(seat=question.seat, bot=STAND_IN)], self._now)
        self.mishaps.append((question.seat, problem, "bot-replaced"))
