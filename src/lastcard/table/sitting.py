"""One match at one table, for any driver: people and bots in seats, what each may know, and the record so far."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from lastcard import record
from lastcard.bots import registry
from lastcard.bots.arena import Player
from lastcard.core import actions
from lastcard.core.actions import ACCEPT, ADVICE, CHALLENGE, DRAW, OBJECT, PASS, PLAY, Action
from lastcard.core.errors import Problem
from lastcard.core.events import Event
from lastcard.core.rules import Ruleset
from lastcard.engine.arbiter import is_aside
from lastcard.engine.codes import IN_OVER
from lastcard.engine.observation import Sight
from lastcard.engine.round import Round
from lastcard.engine.shuffles import Orders, Stream
from lastcard.match.match import Match
from lastcard.match.view import SPECTATOR, Holding, Memory, View, asked, holding, seen, view
from lastcard.record import Record, RoundRecord, verifiable_shuffle
from lastcard.record.files import write_whole

STAND_IN: Final = "normal"  # the bot that plays on for one that has failed
_BEGIN: Final = (DRAW, PASS, ACCEPT, CHALLENGE, OBJECT)  # with these nobody can object to the card before any more
NAMES: Final = ("Ada", "Bo", "Cid", "Dot", "Eva", "Finn", "Gro", "Hans", "Ida", "Jon")  # what bots are called


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: a person, or the bot of that name."""

    name: str
    bot: str = ""


class Mishap(msgspec.Struct, frozen=True):
    """A bot has failed and another one plays on for it; `place` is how many events of the round came before."""

    place: int
    problem: Problem


class Wish(msgspec.Struct, frozen=True):
    """What a bot is about to do, and how many seconds it takes to; an aside is something the game does not wait for."""

    action: Action
    reaction: float
    aside: bool


class Sitting:
    """A match in progress. Seats count from 1, 0 is a spectator. All chance follows from a secret.

    A round that is given a key (see `fair`) has its shuffles, and the first one its dealer, from that alone.
    """

    def __init__(self, rules: Ruleset, seats: Sequence[Seat], secret: bytes, key: bytes | None = None) -> None:
        self._begin(rules, seats, secret, key)
        self._deal(key=key)

    def _begin(self, rules: Ruleset, seats: Sequence[Seat], secret: bytes, key: bytes | None = None) -> None:
        rules.check_seats(len(seats))
        for seat in seats:
            if seat.bot:
                registry.find(seat.bot)
        self.rules = rules
        self.seats = tuple(seats)
        self._sight = Sight(rules, len(seats))
        self.secret = secret
        self._closed: list[RoundRecord] = []
        dealer, self._draw = verifiable_shuffle.first_dealer(rules, len(seats), secret if key is None else key)
        self.match = Match(rules, len(seats), dealer)

    def _derived(self, purpose: str) -> bytes:
        return hashlib.sha256(self.secret + purpose.encode()).digest()

    @classmethod
    def from_record(cls, game: Record) -> Sitting:
        """The match of a record that `to_record` made, where it was; what can't be continued is a Problem."""
        secret, bots = _read_meta(game.meta, len(game.seats))
        for difference in record.check(game):
            raise difference
        if not game.rounds or any(played.start or played.seed for played in game.rounds):
            raise Problem("save-incomplete")
        self = cls.__new__(cls)
        seats = [Seat(name, bot) for name, bot in zip(game.seats, bots, strict=True)]
        self._begin(game.rules, seats, secret)
        self.match.dealer = (game.rounds[0].dealer or len(seats)) - 1
        for number, played in enumerate(game.rounds):
            if number:
                self._close()
            self._deal(played.shuffles)
            self.match.last = played.last
            for text in played.actions:
                self.apply(actions.parse(text, len(seats)))
        return self

    # Rounds

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return self.table.phase == IN_OVER

    @property
    def won(self) -> bool:
        """Whether the match is over."""
        return bool(self.match.champions)

    @property
    def number(self) -> int:
        """Which round it is, from 1."""
        return len(self._closed) + 1

    def next_round(self, key: bytes | None = None, last: bool = False) -> None:
        """Deals again, after a round that is over; perhaps for the last time, whatever the totals will be (A-99)."""
        self._close()
        self.match.last = last
        self._deal(key=key)

    def _close(self) -> None:
        self._closed.append(self._played())

    def _deal(self, orders: Sequence[bytes] = (), key: bytes | None = None) -> None:
        stream = Stream(self._derived(f"round {self.number}") if key is None else key)
        self.table: Round = self.match.new_round(source=_Resumed(orders, stream))
        self.table.log = []
        self._memories = [Memory(viewer, len(self.seats)) for viewer in range(len(self.seats) + 1)]
        self._steps: list[list[Event]] = []  # what came of the deal and of each action
        self._seen = [0] * len(self._memories)  # how many of them each memory has taken in
        self._said: list[str] = []
        self._laid_by = 0  # whose card may have been wrong, until the next player begins
        events: list[Event] = []
        self.table.events = events
        self.table.deal()
        self.table.events = None
        self.events = [] if self._closed else self._draw[:]
        self._watch(events)
        self.mishaps: list[Mishap] = []
        self.players: dict[int, Player] = {}
        for number, seat in enumerate(self.seats, 1):
            if seat.bot:
                self._seat(number, seat.bot)

    def _seat(self, seat: int, bot: str) -> None:
        seed = self._seed(f"bot {self.number} {seat}")
        try:
            self.players[seat] = registry.player(bot, self.rules, seed)
        except Problem:
            raise
        except Exception as error:
            self._replace(seat, Problem("bot-fails", bot=bot, reason=_reason(error)))

    def _replace(self, seat: int, problem: Problem) -> None:
        """Lets a bot of ours play on for one that has failed, from now on to the end of the match."""
        name, failed = self.seats[seat - 1].name, self.seats[seat - 1].bot
        if failed == STAND_IN:
            raise problem
        self.seats = (*self.seats[: seat - 1], Seat(name, STAND_IN), *self.seats[seat:])
        self.mishaps.append(Mishap(len(self.events), Problem("bot-replaced", player=name, reason=problem)))
        self._seat(seat, STAND_IN)

    def _seed(self, purpose: str) -> int:
        return int.from_bytes(self._derived(purpose)[:8], "big")

    def _watch(self, events: list[Event]) -> None:
        self.events += events
        self._steps.append(events)

    def _memory(self, viewer: int) -> Memory:
        """What a viewer remembers; it is brought up to date when it is asked for."""
        memory = self._memories[viewer]
        for events in self._steps[self._seen[viewer] :]:
            memory.watch(events)
        self._seen[viewer] = len(self._steps)
        return memory

    # Playing

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats, 1) if not seat.bot]

    def rename(self, seat: int, name: str) -> None:
        """Somebody is called something else, in the record too."""
        self.seats = (*self.seats[: seat - 1], Seat(name, self.seats[seat - 1].bot), *self.seats[seat:])

    def view(self, viewer: int) -> View:
        """What a seat may know."""
        return view(self.table, viewer, self._memory(viewer))

    def offered(self, viewer: int) -> View:
        """What a seat may know, with what a person there is offered."""
        shown = self.view(viewer)
        return msgspec.structs.replace(shown, legal=tuple(self._with_objection(viewer, list(shown.legal))))

    def _with_objection(self, seat: int, legal: list[Action]) -> list[Action]:
        """Objecting is offered after every card, right or wrong: to find out which is the player's part (A-71)."""
        table = self.table
        if not self._laid_by or seat in (0, self._laid_by) or not table.alive >> (seat - 1) & 1:
            return legal
        objection = actions.from_code(actions.encode(seat, OBJECT))
        if objection in legal:
            return legal
        place = next((at for at, action in enumerate(legal) if action.verb_number == ADVICE), len(legal))
        return [*legal[:place], objection, *legal[place:]]

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        self._sight.look(self.table, -1)
        return self._sight.sizes

    def watched(self) -> Sight:
        """What somebody sees who only watches, but for what they could remember; it holds until the next call."""
        self._sight.look(self.table, -1)
        self._sight.study(self.table, self._memories[SPECTATOR])
        return self._sight

    def holding(self, seat: int) -> Holding:
        """What a seat alone sees, and what a person there is offered."""
        held = holding(self.table, seat, self._sight)
        if self._laid_by:
            return msgspec.structs.replace(held, legal=self._with_objection(seat, held.legal))
        return held

    def told(self, viewer: int) -> list[Event]:
        """What has happened in this round, as a viewer may know it."""
        return [seen(event, viewer) for event in self.events]

    def apply(self, action: Action) -> list[Event]:
        """Carries out an action; a refused one raises Refusal and changes nothing."""
        events = self.table.apply(action)
        if self.rules.misplay == "penalise":
            self._watch_card(action)
        self._said.append(str(action))
        self._watch(events)
        if self.over:
            self.match.close(self.table)
        return events

    def _watch_card(self, action: Action) -> None:
        if self.over or action.verb_number in _BEGIN:
            self._laid_by = 0
        elif action.verb_number == PLAY:
            self._laid_by = action.seat

    def allows(self, action: Action) -> bool:
        """Whether the action would be carried out."""
        return not self.table.check(action.code, action.cards)

    def views_of_bots(self) -> dict[int, View]:
        """What each bot in the round sees now, in the order in which they are asked: the seat on turn last."""
        seats = len(self.seats)
        order = [(self.table.turn + offset) % seats + 1 for offset in range(1, seats + 1)]
        self._shown = self._moment
        return {seat: self.view(seat) for seat in order if seat in self.players}

    def wishes(self, views: Mapping[int, View]) -> list[Wish]:
        """What the bots want to do, from what they see. Ask once for each position; it may take them their time."""
        found = []
        for seat, seen_by_bot in views.items():
            action = self._wanted(seat, seen_by_bot) if seen_by_bot.legal else None
            reaction = self.players[seat].reaction()
            if action is not None:
                found.append(Wish(action, reaction, is_aside(action.verb_number, asked(seen_by_bot))))
        return found

    @property
    def _moment(self) -> tuple[int, int]:
        return self.number, len(self._said)

    def _wanted(self, seat: int, seen_by_bot: View) -> Action | None:
        """What a bot wants; one that fails, says what it may not or says nothing when it is asked is replaced."""
        player = self.players[seat]
        try:
            action = player.wants(seen_by_bot)
            right = self._may(action, seat) if action is not None else not asked(seen_by_bot)
            said = str(action)
        except Exception as error:
            problem = Problem("bot-fails", bot=player.name, reason=_reason(error))
        else:
            if right or self._shown != self._moment:  # somebody was quicker, so nobody can say whether it was right
                return action if right else None
            illegal = Problem("bot-illegal", bot=player.name, action=said)
            problem = illegal if action is not None else Problem("bot-silent", bot=player.name)
        self._replace(seat, problem)
        return self.players[seat].wants(seen_by_bot)

    def _may(self, action: Action, seat: int) -> bool:
        return action.seat == seat and self.allows(action)

    # The record

    def _played(self) -> RoundRecord:
        assert self.table.log is not None
        result = record.result(self.match, self.table) if self.over else None
        return RoundRecord(
            self.table.dealer + 1,
            tuple(self.table.log),
            actions=tuple(self._said),
            result=result,
            last=self.match.last,
        )

    def to_record(self) -> Record:
        """The match so far, with what is needed to go on with it."""
        names = tuple(seat.name for seat in self.seats)
        meta = {"secret": self.secret.hex(), "bots": [seat.bot for seat in self.seats]}
        return Record(names, self.rules, (*self._closed, self._played()), meta)


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


class _Resumed:
    """The shuffles that a record has; after those, the ones that follow from the secret."""

    def __init__(self, orders: Sequence[bytes], stream: Stream) -> None:
        self._orders = Orders(orders)
        self._count = len(orders)
        self._stream = stream

    def shuffled(self, number: int, pile: bytes) -> bytes | None:
        return (self._orders if number < self._count else self._stream).shuffled(number, pile)

    def put_back(self, number: int, pile: bytes) -> bytes | None:
        return (self._orders if number < self._count else self._stream).put_back(number, pile)


def _read_meta(meta: Mapping[str, Any], seats: int) -> tuple[bytes, list[str]]:
    secret, bots = meta.get("secret"), meta.get("bots")
    try:
        read = bytes.fromhex(secret) if isinstance(secret, str) else b""
    except ValueError:
        read = b""
    if not (read and isinstance(bots, list) and len(bots) == seats and all(isinstance(bot, str) for bot in bots)):
        raise Problem("save-incomplete")
    return read, bots


def save(sitting: Sitting, file: Path) -> None:
    """Writes the match so far: the file holds either the old or the new state, whatever happens meanwhile."""
    write_whole(file, record.dumps(sitting.to_record()).encode())


def load(file: Path) -> Sitting:
    """Reads a match to go on with."""
    return Sitting.from_record(record.load(file))
