"""The state of a match at a table: its rounds, what has happened, what each viewer may know, and the record so far."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec

from lastcard import record
from lastcard.core.actions import ACCEPT, ADVICE, CHALLENGE, DRAW, OBJECT, PASS, PLAY, Action, said
from lastcard.core.events import Event
from lastcard.core.rules import Ruleset
from lastcard.engine.bits import bit
from lastcard.engine.codes import IN_OVER
from lastcard.engine.memory import Memory
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round
from lastcard.engine.shuffles import Stream
from lastcard.match.match import Match
from lastcard.match.view import SPECTATOR, Game, Own, View, game, own, view
from lastcard.record import Position, Record, RoundRecord, branch, verifiable_shuffle

STAND_IN: Final = "normal"  # the bot that plays on for one that has failed
_BEGIN: Final = (DRAW, PASS, ACCEPT, CHALLENGE, OBJECT)  # with these nobody can object to the card before any more
NAMES: Final = ("Ada", "Bo", "Cid", "Dot", "Eva", "Finn", "Gro", "Hans", "Ida", "Jon")  # what bots are called


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: a person, or the bot of that name."""

    name: str
    bot: str = ""


class MatchState:
    """A match in progress. Seats count from 1, 0 is a spectator. All chance follows from a secret.

    Where a round is given a key (see `verifiable_shuffle`), its shuffles and the first dealer follow from that alone.
    Where rounds have `begun` elsewhere, the match goes on from there (see `branch`).
    """

    def __init__(
        self,
        rules: Ruleset,
        seats: Sequence[Seat],
        secret: bytes,
        key: bytes | None = None,
        begun: tuple[RoundRecord, ...] = (),
    ) -> None:
        rules.check_seats(len(seats))
        self.rules = rules
        self.seats = tuple(seats)
        self._observation = Observation(rules, len(seats))
        self.secret = secret
        self._closed: list[RoundRecord] = list(begun[:-1])
        self._start: Position | None = None
        if begun:
            self._draw: list[Event] = []
            self._go_on(begun, Stream(secret if key is None else key))
            return
        dealer, self._draw = verifiable_shuffle.first_dealer(rules, len(seats), secret if key is None else key)
        self.match = Match(rules, len(seats), dealer)
        self._deal(key)

    def _derived(self, purpose: str) -> bytes:
        return hashlib.sha256(self.secret + purpose.encode()).digest()

    # Rounds

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return self.round.phase == IN_OVER

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
        self._closed.append(self._played())
        self.match.last = last
        self._deal(key)

    def _go_on(self, begun: tuple[RoundRecord, ...], then: Stream) -> None:
        """Takes over rounds that were played elsewhere, the last of which is not over."""
        game = Record(tuple([seat.name for seat in self.seats]), self.rules, begun)
        for step in branch.going_on(game, then):
            if step.number < len(self._closed):
                continue
            if step.said is not None:
                self._take(step.said, step.events)
            else:
                self.match = step.match
                self._begin(step.round, begun[-1].start)
                self._watch(step.events)

    def _deal(self, key: bytes | None) -> None:
        stream = Stream(self._derived(f"round {self.number}") if key is None else key)
        round_ = self.match.new_round(source=stream)
        round_.log = []
        self._begin(round_)
        events: list[Event] = []
        self.round.events = events
        self.round.deal()
        self.round.events = None
        if not self._closed:
            self.events += self._draw
        self._watch(events)

    def _begin(self, round_: Round, start: Position | None = None) -> None:
        """Nothing has been said in this round yet."""
        self.round = round_
        self._start = start
        self.events: list[Event] = []
        self._memories: dict[int, Memory] = {}  # of viewers of whom that has been asked
        self._steps: list[list[Event]] = []  # what came of the deal and of each action
        self._seen: dict[int, int] = {}  # how many of them each memory has taken in
        self._said: list[Action] = []
        self._laid_by = 0  # whose card may have been wrong, until the next player begins

    def _watch(self, events: list[Event]) -> None:
        self.events += events
        self._steps.append(events)

    def _memory(self, viewer: int) -> Memory:
        """What a viewer remembers; it is brought up to date when it is asked for."""
        memory = self._memories.get(viewer)
        if memory is None:
            memory = self._memories[viewer] = Memory(viewer, len(self.seats))
        for events in self._steps[self._seen.get(viewer, 0) :]:
            memory.watch(events)
        self._seen[viewer] = len(self._steps)
        return memory

    # Playing

    def rename(self, seat: int, name: str) -> None:
        """Somebody is called something else, in the record too."""
        self.seats = (*self.seats[: seat - 1], Seat(name, self.seats[seat - 1].bot), *self.seats[seat:])

    def view(self, viewer: int) -> View:
        """What a seat may know."""
        return view(self.round, viewer, self._memory(viewer), self.number)

    def _with_objection(self, seat: int, legal: tuple[str, ...]) -> tuple[str, ...]:
        """Objecting is offered after every card, right or wrong: to find out which is the player's part (A-71)."""
        if seat == self._laid_by or "object" in legal or not self.round.alive & bit(seat - 1):
            return legal
        place = next((at for at, saying in enumerate(legal) if said(seat, saying).verb_number == ADVICE), len(legal))
        return (*legal[:place], "object", *legal[place:])

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return self.round.sizes

    def game(self) -> Game:
        """What everybody sees: as somebody does who only watches, and remembers nothing."""
        observation = self._observation
        observation.look(self.round, -1)
        if observation.openers or observation.phase == IN_OVER:  # else no hand lies open
            observation.study(self.round, Memory(SPECTATOR, len(self.seats)))
        return game(self.round, observation, len(self._closed) + 1)

    def own(self, seat: int) -> Own:
        """What a seat alone sees, and what a person there is offered."""
        shown = own(self.round, self._observation, seat - 1)
        if self._laid_by:
            return msgspec.structs.replace(shown, legal=self._with_objection(seat, shown.legal))
        return shown

    def apply(self, action: Action) -> list[Event]:
        """Carries out an action; a refused one raises Refusal and changes nothing."""
        events = self.round.play(action)
        self._take(action, events)
        if self.round.phase == IN_OVER:
            self.match.close(self.round)
        return events

    def _take(self, action: Action, events: list[Event]) -> None:
        if self.rules.misplay == "penalise":
            self._watch_card(action)
        self._said.append(action)
        self._watch(events)

    def _watch_card(self, action: Action) -> None:
        if self.over or action.verb_number in _BEGIN:
            self._laid_by = 0
        elif action.verb_number == PLAY:
            self._laid_by = action.seat

    # The record

    def _played(self) -> RoundRecord:
        assert self.round.log is not None
        result = record.result(self.match, self.round) if self.over else None
        return RoundRecord(
            self.round.dealer + 1,
            tuple(self.round.log),
            start=self._start,
            actions=tuple([str(action) for action in self._said]),
            result=result,
            last=self.match.last,
        )

    def made(self) -> tuple[tuple[int, ...], ...]:
        """What each seat made in each round that is over."""
        played = [*self._closed, self._played()] if self.over else self._closed
        return tuple([tuple(each.result["points"]) for each in played if each.result is not None])

    def to_record(self) -> Record:
        """The match so far."""
        return Record(tuple(seat.name for seat in self.seats), self.rules, (*self._closed, self._played()))
