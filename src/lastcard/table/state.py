"""One table, without clock, sockets or disk: who sits where, what is played, and what each entry of its log changes."""

from __future__ import annotations

import hashlib
from base64 import b32encode
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from lastcard.core import rules
from lastcard.core.actions import ADVICE, CATCH, UNO
from lastcard.core.dispatch import by_name
from lastcard.core.events import Event
from lastcard.core.rules import MAX_SEATS, Ruleset
from lastcard.engine.codes import IN_OVER, IN_VOTE, VOTE_ADVICE
from lastcard.match.view import seats_of
from lastcard.protocol.messages import Line, Settings, StandingOrders
from lastcard.record import Record, RoundRecord, verifiable_shuffle
from lastcard.record.awards import SeatAward, awards
from lastcard.table import log
from lastcard.table.identities import free_name, free_name_before
from lastcard.table.match_state import NAMES, STAND_IN, MatchState, Seat

REMEMBERED: Final = 32  # commands of each person
LINES: Final = 50  # of chat that somebody who comes gets to read
HOUR: Final = 3600.0
OUTAGE: Final = 600.0  # seconds after the end of a turn of hours from which on there was no server to notice it
RESPITE: Final = HOUR  # that everybody has then
MOST_ROUNDS: Final = 100  # of a match: as many as the rules let one ask for
LONG_MATCH: Final = 20_000  # actions after which a match gets one more round; 100 rounds of 10 players have some 15,000
AWARDED: Final = 5_000  # actions of a match that is gone through for awards
LONGEST_ROUND: Final = 5_000  # actions; the longest that players who mean to win have had are some 500
TALK_OF: Final[dict[type[log.Entry], str]] = {
    log.Spoke: "chat",
    log.Renamed: "chat",
    log.Faced: "chat",
    log.Changed: "settings",
    log.BotSeated: "settings",
    log.Awaited: "settings",
    log.Muted: "settings",
    log.Hosted: "settings",
    log.Paused: "settings",
    log.Hinted: "settings",
    log.Ordered: "settings",
    log.Resumed: "settings",
}
LENIENT: Final = (UNO, CATCH)  # what says the same whatever was played meanwhile


class Doer(msgspec.Struct, kw_only=True):
    """Somebody whose last commands are remembered, so that none is done twice (idempotence)."""

    commands: int = 0  # that were carried out
    numbers: dict[str, int] = {}  # which of them had which id; those that are long past go from time to time

    def remember(self, command: str) -> None:
        self.commands += 1
        self.numbers[command] = self.commands
        if len(self.numbers) > 2 * REMEMBERED:
            first = self.commands - REMEMBERED
            self.numbers = {each: number for each, number in self.numbers.items() if number > first}

    def has_done(self, command: str) -> bool:
        """Whether one of the last commands had this id."""
        return self.numbers.get(command, -REMEMBERED) > self.commands - REMEMBERED

    @property
    def done(self) -> tuple[str, ...]:
        """The ids of the last commands, the oldest first."""
        first = self.commands - REMEMBERED
        return tuple([each for each, number in self.numbers.items() if number > first])


class Person(Doer):
    """Somebody who has been at the table."""

    guest: str
    name: str
    face: int = 0
    gone: bool = False
    banned: bool = False
    muted: bool = False
    place: str = ""  # where they were connected from last; in no log
    won: int = 0  # matches at this table


class Chair(msgspec.Struct):
    """A seat: a person's (perhaps with a bot standing in), a bot's, or free."""

    person: int = 0
    bot: str = ""
    stand_in: bool = False
    won: int = 0  # by the bot

    @property
    def free(self) -> bool:
        return not (self.person or self.bot)

    @property
    def played_by(self) -> str:
        """The bot that plays here now, if one does."""
        return self.bot or (STAND_IN if self.stand_in else "")


class Booking(msgspec.Struct, frozen=True):
    """The evening that a table is opened for, and for whom its seats are."""

    evening: str  # its code
    reserved: tuple[log.Reserved, ...]
    shared: tuple[str, ...] = ()  # the secrets of deals that its other tables play too


class Continued(msgspec.Struct, frozen=True):
    """A match that goes on from where another was: its rounds so far, who plays which seat, and whose it was."""

    rounds: tuple[RoundRecord, ...]  # the last one is not over
    seat: int  # of who goes on
    names: tuple[str, ...]
    bots: tuple[str, ...]
    origin: str = ""  # its record


class TableChange(msgspec.Struct, frozen=True):
    """What an entry has changed."""

    version: int
    entry: log.Entry
    events: tuple[Event, ...] = ()
    room: bool = True
    game: bool = False
    deal: bool = False
    line: Line | None = None


class Table:
    """A table is what follows from its entries, one after the other; their number is its version."""

    # Named, as they are more than CPython lays out alike for all tables: each would have a dictionary of its own.
    __slots__ = (
        *("_awards", "_bot_names", "_committed", "_dealt_at", "_dice", "_length", "_marks", "_paused_at"),
        *("_posed_after", "_reserved", "_respite", "acted", "added", "assembled", "awaited", "barred", "bots"),
        *("by_turns", "chairs", "chat", "code", "commitment", "deal", "deals", "dealt", "ending", "endless"),
        *("evening", "fixed", "found", "hinted", "hints", "host", "hurried", "life", "match_state", "matches"),
        *("missed", "moved", "names", "opened_by", "opener", "orders", "origin", "owed", "paused", "people"),
        *("played", "posed", "posed_at", "ready", "record", "released", "rules", "salt", "seats", "settings"),
        *("shared", "sizes", "solo", "spent", "stage", "talk", "timed", "turn_seconds", "version"),
    )

    def __init__(self, code: str) -> None:
        self.code = code
        self.version = 0
        self.acted = 0  # the newest version in which somebody played
        self.moved = 0  # the same, calls and catches left out
        self.posed = 0  # the version in which the game began to wait for what it waits for now
        self.by_turns = False
        self.posed_at = 0.0  # when that was, by turns (seconds since 1970)
        self._paused_at = 0.0
        self._respite = 0.0  # until when nobody's turn ends after an outage
        self.orders: dict[int, StandingOrders] = {}  # that people have given
        self.owed: dict[int, str] = {}  # by turns: what people are to be told of who were not there when it happened
        self.missed: dict[int, int] = {}  # turns in a row for which a bot had to act, by seat
        self.hurried: set[int] = set()  # seats whose turn a bot is finishing
        self.people: dict[int, Person] = {}
        self.host = 0
        self.opener = ""
        self.opened_by = ""  # the guest
        self.evening = ""  # its code
        self.fixed: log.FixedDeal | None = None
        self.found = False  # people who looked for a table meet here
        self.shared: tuple[str, ...] = ()
        self.released = 0  # of the deals that are shared
        self.ending = False  # the evening has no more time for the match
        self.life = ""  # of the server, in which the dice were cast
        self.stage = "lobby"
        self.match_state: MatchState | None = None
        self.names: tuple[str, ...] = ()
        self.played: dict[int, int] = {}  # the seats that people have had in the match
        self.dealt: dict[int, int] = {}  # and those at which they were dealt the cards of this round
        self.awaited: dict[int, int] = {}  # the seats that people take when the round is over
        self.spent = 0.0  # seconds that the match had taken when that was noted last
        self.hints: dict[int, int] = {}  # how many each seat has taken in the match
        self.hinted: dict[int, int] = {}  # the position, by its version, for which it took the last one
        self.sizes: tuple[int, ...] = ()  # how many cards each seat holds
        self.seats: dict[int, int] = {}  # where each person sits
        self.bots: dict[int, str] = {}  # the bots that play now, by seat
        self.solo = False  # one person plays alone with bots
        self.turn_seconds = 0.0  # that a turn may take; 0: any time
        self.timed = False  # anybody is given a time, after which something is done for them
        self.assembled = False  # a match that nobody has to begin can begin, as there is nobody to wait for
        self.paused = 0  # the person for whom the match waits
        self.ready: set[int] = set()
        self.chat: deque[Line] = deque(maxlen=LINES)
        self.endless = False  # the round that is played has gone on for too long
        self.deal = 0
        self.commitment = ""  # to the secret of the next deal
        self.added: dict[int, str] = {}
        self.deals: list[verifiable_shuffle.Deal] = []
        self.record = ""
        self.origin = ""  # the record of the match that goes on here
        self.matches = 0  # that have been played to their end
        self.barred: set[str] = set()  # places from which nobody new may come
        self._marks: list[tuple[int, int]] = []
        self._length = 0  # actions in the match
        self._posed_after = 0  # how many of them led to what the game waits for now
        self._dealt_at = 0  # how many of them came before this round
        self.talk = dict.fromkeys(TALK_OF.values(), 0)
        self._awards: tuple[SeatAward, ...] | None = None  # found when they are asked for
        self._bot_names: set[int] = set()  # seats with the name of a bot in the match

    # What there is

    @property
    def in_match(self) -> bool:
        return self.stage in ("round", "between")

    @property
    def series(self) -> tuple[int, ...]:
        """How many matches each seat's player has won here; nothing before the first has ended."""
        if not self.matches:
            return ()
        return tuple([self.people[chair.person].won if chair.person else chair.won for chair in self.chairs])

    @property
    def untouched(self) -> bool:
        """Whether nobody has ever played here."""
        return self.deal <= 1

    def seat_of(self, person: int) -> int:
        """Where somebody sits, from 1; 0 for somebody who watches."""
        return self.seats.get(person, 0)

    def person_of(self, guest: str) -> int:
        return next((number for number, person in self.people.items() if person.guest == guest), 0)

    def name_at(self, seat: int) -> str:
        """What is written at a seat."""
        chair = self.chairs[seat - 1]
        if self.in_match:
            return self.names[seat - 1]
        if chair.person:
            return self.people[chair.person].name
        if self._reserved[seat - 1]:
            return self._reserved[seat - 1]
        return self.names[seat - 1] if self.stage == "over" and chair.bot and seat in self._bot_names else ""

    def open(self, seat: int) -> bool:
        """Whether somebody may take a seat, or ask for it: in a match a bot's, or that of somebody who has left."""
        chair = self.chairs[seat - 1]
        if self.evening or self.fixed:
            return False  # who has a seat was said when the table was opened
        if not self.in_match:
            return chair.free
        return seat not in self.awaited.values() and self.passes_on(chair)

    def passes_on(self, chair: Chair) -> bool:
        return bool(chair.bot) or (chair.person > 0 and self.people[chair.person].gone)

    @property
    def last_round(self) -> bool:
        """Whether the match ends with this round, whatever the totals."""
        state = self.match_state
        if self.stage != "round" or state is None:
            return False
        return state.match.last or state.number == self.rules.rounds

    def awards(self) -> tuple[SeatAward, ...]:
        """What players are remembered for when a match is over; one that was very long is too much to go through."""
        if self.stage != "over" or self.match_state is None or self._length > AWARDED:
            return ()
        if self._awards is None:
            self._awards = awards(self.match_state.to_record())
        return self._awards

    @property
    def deserted(self) -> bool:
        """Whether nobody is left who plays, or could say that they are ready."""
        return not any(self._plays(chair) for chair in self.chairs)

    @property
    def deadline(self) -> float:
        """By turns: when the time of those is up for whom the game waits (seconds since 1970)."""
        return max(self.posed_at + self.turn_seconds, self._respite)

    def _is_assembled(self) -> bool:
        if self.stage != "lobby" or not (self.found or self.by_turns):
            return False
        people = sum([bool(chair.person) for chair in self.chairs])
        return (self.found or people > 1) and not any(chair.free for chair in self.chairs)

    @property
    def host_name(self) -> str:
        """Who invites to this table: the host, or whoever opened it as long as nobody has come."""
        return self.people[self.host].name if self.host else "" if self.people else self.opener

    def asked(self) -> list[int]:
        """The seats that the game waits for."""
        if self.stage != "round" or self.match_state is None:
            return []
        return list(seats_of(self.match_state.round.awaited()))

    @property
    def accused(self) -> bool:
        """Whether play waits for a vote about an accusation."""
        round_ = self.match_state.round if self.match_state is not None else None
        return round_ is not None and round_.phase == IN_VOTE and round_.vote_kind == VOTE_ADVICE

    def events_since(self, version: int) -> list[Event] | None:
        """What happened in this round after a version; None where that lies before the deal."""
        if self.match_state is None or not self._marks or version < self._marks[0][0]:
            return None
        place = next(count for mark, count in reversed(self._marks) if mark <= version)
        return self.match_state.events[place:]

    @property
    def secret(self) -> bytes:
        """What decides the next deal, with what players add to it."""
        if self.fixed and self.deal == 1:
            return bytes.fromhex(self.fixed.secret)
        if self.deal <= len(self.shared):
            return bytes.fromhex(self.shared[self.deal - 1])
        return _digest(self._dice, "secret", self.deal)

    def _commit_to_secret(self) -> None:
        self.commitment = verifiable_shuffle.commitment(self.secret)

    @property
    def disclosed(self) -> bool:
        """Whether the deals played so far are nobody's secret any more, at other tables neither."""
        return not self.shared or self.released >= len(self.deals)

    def bot_chance(self, seat: int) -> int:
        """What a bot's choice in the present position follows from, besides what it sees."""
        if self.fixed:
            return _number(_digest(bytes.fromhex(self.fixed.secret), "bot", self._length, seat))
        return self.chance("bot", self.acted, seat)

    def reaction_chance(self, seat: int) -> int:
        """And how long it takes."""
        if self.fixed:
            return _number(_digest(bytes.fromhex(self.fixed.secret), "reaction", self._posed_after, seat))
        return self.chance("reaction", self.posed, seat)

    def chance(self, *purpose: object) -> int:
        """A number that nobody can foretell, and that depends on nothing that is hidden in hands."""
        return _number(_digest(self._dice, *purpose))

    # What happens

    def take(self, entry: log.Entry) -> TableChange:
        """Lets an entry happen. It has been checked, or comes from the log."""
        self.version += 1
        if entry.id and entry.by in self.people:
            self.people[entry.by].remember(entry.id)
        talk = TALK_OF.get(type(entry))
        if talk is not None:
            self.talk[talk] += len(log.encode(entry))
        paused = self.paused
        change = self._TAKE[type(entry)](self, entry) or TableChange(self.version, entry)
        if change.room:
            self.seats = {chair.person: seat for seat, chair in enumerate(self.chairs, 1) if chair.person}
            self.bots = {seat: chair.played_by for seat, chair in enumerate(self.chairs, 1) if chair.played_by}
            self.solo = self.in_match and not self.evening and sum([self._plays(chair) for chair in self.chairs]) == 1
            self.timed = bool(self.turn_seconds) and not self.solo
            self.assembled = self._is_assembled()
            if self.hurried and not self.timed:
                self.hurried.clear()
        if self.by_turns:
            self._note_time(change, paused)
        return change

    def _note_time(self, change: TableChange, paused: int) -> None:
        """By turns it counts when something happened, and who has to be told of it because they were not there."""
        entry = change.entry
        if bool(self.paused) != bool(paused):
            if self.paused:
                self._paused_at = entry.at
            else:
                self.posed_at += entry.at - self._paused_at
        if change.game and self.posed == change.version:
            self.posed_at, self._respite = entry.at, 0.0
        if change.game:
            waits_for = {self.chairs[seat - 1].person for seat in self.asked()} - {0}
            self.owed = {person: what for person, what in self.owed.items() if what != "turn" or person in waits_for}
            if self.stage == "over":
                self.owed = dict.fromkeys(self._playing(), "over")
            elif self.posed == change.version:
                self.owed |= dict.fromkeys(waits_for & self._playing(), "turn")
        elif isinstance(entry, log.StoodIn):
            self.owed[self.chairs[entry.seat - 1].person] = "stand-in"
        for person in entry.here:
            self.owed.pop(person, None)

    def _playing(self) -> set[int]:
        """Those who have a seat and play themselves."""
        return {chair.person for chair in self.chairs if self._plays(chair)}

    def _plays(self, chair: Chair) -> bool:
        """Whether a person is at it, who is not away."""
        return bool(chair.person) and not (chair.stand_in or self.people[chair.person].gone)

    def _opened(self, entry: log.Opened) -> None:
        self._dice = self.salt = bytes.fromhex(entry.dice)
        self.life = entry.life
        self._committed = entry.committed
        self.opener = entry.opener
        self.opened_by = entry.guest
        self.deal = 1
        self.chairs: list[Chair] = []
        self._set(entry.settings)
        self.evening = entry.evening
        self.fixed = entry.fixed
        self.found = entry.found
        self.shared = entry.shared
        self._reserved = [place.name for place in entry.reserved] or [""] * MAX_SEATS
        self._commit_to_secret()
        for chair, place in zip(self.chairs, entry.reserved, strict=False):
            if place.guest:
                chair.person = len(self.people) + 1
                self.people[chair.person] = Person(place.guest, place.name)
            else:
                chair.bot = STAND_IN

    def _sealed(self, entry: log.Sealed) -> None:
        self._dice = bytes.fromhex(entry.dice)
        self.life = entry.life
        self.added = {}
        self._commit_to_secret()
        if self.by_turns and self.stage == "round" and entry.at > self.deadline + OUTAGE:
            self._respite = entry.at + RESPITE

    def _set(self, settings: Settings) -> None:
        self.settings = settings
        self.by_turns = bool(settings.turn_hours)
        self.turn_seconds = settings.turn_hours * HOUR or settings.timer
        self.rules: Ruleset = rules.from_value(settings.rules)
        if len(self.chairs) > settings.seats:
            people = [chair for chair in self.chairs if chair.person]
            self.chairs = (people + [chair for chair in self.chairs if chair.bot])[: settings.seats]
        self.chairs += [Chair() for _ in range(settings.seats - len(self.chairs))]

    def _came(self, entry: log.Came) -> None:
        known = self.people.get(entry.by)
        if known is None:
            self.people[entry.by] = Person(entry.guest, entry.name)
        else:
            known.gone = False
        first = not self.host or (known is None and entry.guest == self.opened_by)
        if first and not self.evening:  # which leads its tables itself
            self.host = entry.by

    def _claimed(self, entry: log.Claimed) -> None:
        """From now on it is as if the seat had been theirs all the time, and a bot had stood in."""
        self.people[entry.by] = Person(entry.guest, entry.name)
        self.chairs[entry.seat - 1] = Chair(person=entry.by, stand_in=self.in_match)
        if self.in_match:
            self.played[entry.by] = self.dealt[entry.by] = entry.seat
            self._bot_names.discard(entry.seat)

    def _renamed(self, entry: log.Renamed) -> None:
        self.people[entry.by].name = entry.name
        seat = self.seat_of(entry.by)
        if seat and self.in_match:
            self._call_seat(seat, entry.name)

    def _went(self, entry: log.Went) -> None:
        self.people[entry.by].gone = True
        self.awaited.pop(entry.by, None)
        self._leave_seat(entry.by)
        self._let_go(entry.by)

    def _leave_seat(self, person: int) -> None:
        """The seat becomes free; during a match it stays the person's, and a bot stands in, but for a fixed deal."""
        seat = self.seat_of(person)
        if self.fixed:
            return
        if seat and self.in_match:
            self.chairs[seat - 1].stand_in = True
        elif seat:
            self.chairs[seat - 1] = Chair()

    def _let_go(self, leaver: int) -> None:
        """What only somebody who has left could do is done by others, and a pause of theirs is over."""
        if self.paused == leaver:
            self.paused = 0
        if self.host == leaver:
            seated = [chair.person for chair in self.chairs if chair.person and not self.people[chair.person].gone]
            others = [number for number, person in self.people.items() if not person.gone]
            self.host = next((each for each in (*seated, *others) if each != leaver), 0)

    def _sat(self, entry: log.Sat) -> None:
        self.awaited.pop(entry.by, None)
        self.missed.pop(entry.seat, None)
        if self.in_match:
            self._take_over(entry.by, entry.seat)
            return
        self._leave_seat(entry.by)
        self.chairs[entry.seat - 1] = Chair(person=entry.by)

    def _take_over(self, person: int, seat: int) -> None:
        """Somebody plays on in a seat, under their own name and with the points that it has."""
        self.chairs[seat - 1] = Chair(person=person)
        self.played[person] = seat
        self._call_seat(seat, self._free_at(seat, self.people[person].name))
        self._bot_names.discard(seat)

    def _free_at(self, seat: int, name: str, *taken: str) -> str:
        """A name for a seat that no other has."""
        return free_name(name, [*self.names[: seat - 1], *self.names[seat:], *taken])

    def _call_seat(self, seat: int, name: str) -> None:
        assert self.match_state is not None
        self.match_state.rename(seat, name)
        self.names = tuple([each.name for each in self.match_state.seats])

    def _awaited(self, entry: log.Awaited) -> None:
        if entry.seat:
            self.awaited[entry.by] = entry.seat
        else:
            self.awaited.pop(entry.by, None)

    def _seat_awaited(self) -> None:
        """Those who waited for a seat get it, if it still can be taken."""
        awaited, self.awaited = self.awaited, {}
        for person, seat in awaited.items():
            if self._gets(person, seat):
                self._take_over(person, seat)

    def _gets(self, person: int, seat: int) -> bool:
        """Whether somebody who waits gets the seat now."""
        if self.people[person].gone or seat > len(self.chairs):
            return False
        return self.chairs[seat - 1].free or self.passes_on(self.chairs[seat - 1])

    def _rose(self, entry: log.Rose) -> None:
        seat = self.seat_of(entry.by)
        if not self.in_match:
            self._leave_seat(entry.by)
            return
        self.ready.discard(entry.by)
        self.chairs[seat - 1] = Chair(bot=STAND_IN)
        people = [person.name for person in self.people.values()]
        self._call_seat(seat, self._free_at(seat, NAMES[seat - 1], *people))
        self._bot_names.add(seat)

    def _hosted(self, entry: log.Hosted) -> None:
        self.host = entry.person

    def _changed(self, entry: log.Changed) -> None:
        if not self.in_match:
            self.stage = "lobby"  # the result of a match before belongs to other seats and rules
        self._set(entry.settings)

    def _bot_seated(self, entry: log.BotSeated) -> None:
        self.chairs[entry.seat - 1] = Chair(bot=entry.bot)

    def _muted(self, entry: log.Muted) -> None:
        self.people[entry.person].muted = entry.on

    def _removed(self, entry: log.Removed) -> None:
        person = self.people[entry.person]
        self.awaited.pop(entry.person, None)
        person.gone = person.banned = True
        seat = self.seat_of(entry.person)
        if seat:
            self.chairs[seat - 1] = Chair(bot=STAND_IN) if self.in_match else Chair()
        self._let_go(entry.person)
        if entry.place:
            self.barred.add(entry.place)

    def _faced(self, entry: log.Faced) -> None:
        self.people[entry.by].face = entry.face

    def _mixed(self, entry: log.Mixed) -> None:
        self.added[entry.by] = entry.data

    def deal_again(self, spent: float = 0.0) -> log.Dealt:
        """The next round of a match that has taken some seconds; one that has become too long ends with it."""
        number = self.match_state.number + 1 if self.match_state is not None else 1
        late = self.ending or 0 < 60 * self.settings.minutes <= spent
        return log.Dealt(last=late or number >= MOST_ROUNDS or self._length >= LONG_MATCH, spent=round(spent, 3))

    def _dealt(self, entry: log.Dealt) -> TableChange:
        if self.stage != "between":
            self._begin_match(entry.names)
        if entry.begun:
            return self._go_on(entry)
        key = self._key() if self._committed else None
        if self.stage == "between" and self.match_state is not None:
            self.match_state.next_round(key, entry.last)
        else:
            secret = b"" if self._committed else self._dice
            self.match_state = MatchState(self.rules, [Seat(name) for name in self.names], secret, key)
            self.match_state.match.last = entry.last
        self._dealt_at = self._length
        return self._begin_round(entry, self.match_state)

    def _go_on(self, entry: log.Dealt) -> TableChange:
        """A match of another table goes on from where it was; nobody is bound to the chance in this round."""
        seats = [Seat(name) for name in self.names]
        if self.fixed:
            digest = _digest(bytes.fromhex(self.fixed.secret), "begun")
        else:
            digest = _digest(self._dice, "begun", self.deal)
        state = MatchState(self.rules, seats, digest, begun=entry.begun)
        self.match_state = state
        self.origin = entry.origin
        self._dealt_at = sum(len(played.actions) for played in entry.begun[:-1])
        self._length = self._dealt_at + len(entry.begun[-1].actions)
        return self._begin_round(entry, state)

    def _begin_round(self, entry: log.Dealt, state: MatchState) -> TableChange:
        self.deal += 1
        self._commit_to_secret()
        self.added = {}
        self.ready = set()
        self.dealt = {chair.person: seat for seat, chair in enumerate(self.chairs, 1) if chair.person}
        self.spent = entry.spent
        self.stage = "round"
        self.sizes = state.sizes
        self._marks = [(self.version, len(state.events))]
        self.acted = self.moved = self.posed = self.version
        self._posed_after = self._length
        self.endless = self._length - self._dealt_at >= LONGEST_ROUND
        return TableChange(self.version, entry, tuple(state.events), game=True, deal=True)

    def _key(self) -> bytes:
        """What decides the deal: our secret, and what the players have added to it."""
        added = [self.added.get(chair.person, "") for chair in self.chairs]
        secret = self.secret
        self.deals.append(verifiable_shuffle.Deal(self.commitment, secret.hex(), added))
        return verifiable_shuffle.key(secret, [bytes.fromhex(each) for each in added])

    def _released(self, entry: log.Released) -> TableChange:
        self.released = entry.deals
        return TableChange(self.version, entry, game=self.stage == "over" and self.match_state is not None)

    def _last_called(self, _: log.LastCalled) -> None:
        assert self.match_state is not None
        self.match_state.match.last = True

    def _begin_match(self, names: tuple[str, ...]) -> None:
        for seat, person in self._coming().items():
            self.chairs[seat - 1] = Chair(person=person)
        self.awaited = {}
        self.hints, self.hinted = {}, {}
        self.names = names or self._call(free_name_before)
        self.deals = []
        self.origin = ""
        self._awards = None
        self._length = 0
        for chair in self.chairs:
            if chair.free:
                chair.bot = STAND_IN
        self.played = {chair.person: seat for seat, chair in enumerate(self.chairs, 1) if chair.person}
        self._bot_names = {seat for seat, chair in enumerate(self.chairs, 1) if chair.bot}

    def _coming(self) -> dict[int, int]:
        """Who had waited for a seat when a match was over, and gets it for the next."""
        return {seat: person for person, seat in self.awaited.items() if self._gets(person, seat)}

    def _call(self, free: Callable[[str, list[str]], str]) -> tuple[str, ...]:
        """What everybody is called in a match: bots get names that nobody has."""
        coming = self._coming()
        seated = [coming.get(seat, chair.person) for seat, chair in enumerate(self.chairs, 1)]
        names = [self.people[person].name if person else "" for person in seated]
        for place, name in enumerate(names):
            if not name:
                names[place] = free(self._reserved[place] or NAMES[place], [other for other in names if other])
        return tuple(names)

    def _acted(self, entry: log.Acted) -> TableChange:
        match_state = self.match_state
        assert match_state is not None
        action = entry.action
        self.spent = max(self.spent, entry.spent)
        round_ = match_state.round
        voting = round_.phase == IN_VOTE
        events = match_state.apply(action)
        self._length += 1
        self.endless = self._length - self._dealt_at >= LONGEST_ROUND
        self.sizes = round_.sizes
        self._marks.append((self.version, len(match_state.events)))
        self.acted = self.version
        if entry.late or self.missed:
            self._note_late(entry)
        if action.verb_number not in LENIENT:
            self.moved = self.version
            votes_on = voting and round_.phase == IN_VOTE
            if not votes_on and (action.verb_number != ADVICE or self.accused):
                self.posed = self.version
                self._posed_after = self._length
        over = round_.phase == IN_OVER
        if over:
            self._round_over(match_state)
        if self.hurried:
            if not entry.late and self.posed == self.version:
                self.hurried.discard(entry.seat)
            self.hurried.intersection_update(self.asked() if self.timed else ())
        return TableChange(self.version, entry, tuple(events), room=over, game=True)

    def _note_late(self, entry: log.Acted) -> None:
        """A turn is missed once, however much a bot has to do to finish it."""
        if entry.late:
            if entry.seat not in self.hurried:
                self.missed[entry.seat] = self.missed.get(entry.seat, 0) + 1
            self.hurried.add(entry.seat)
        elif entry.by:
            self.missed.pop(entry.seat, None)

    def _round_over(self, match_state: MatchState) -> None:
        self.stage = "over" if match_state.won else "between"
        if match_state.won:
            self.record = b32encode(_digest(self._dice, "record", self.deal)).decode()[:16].lower()
            self.matches += 1
            for champion in match_state.match.champions:
                chair = self.chairs[champion]
                winner = self.people[chair.person] if chair.person else chair
                winner.won += 1
            self._match_over()
        else:
            self._seat_awaited()

    def _match_over(self) -> None:
        """Seats of people who have left become free, and nobody is stood in for any more."""
        for place, chair in enumerate(self.chairs):
            if chair.person and self.people[chair.person].gone:
                self.chairs[place] = Chair()
            chair.stand_in = False

    def _ending(self, entry: log.Ending) -> TableChange:
        self.ending = True
        state = self.match_state
        between = self.stage == "between" and state is not None
        if state is not None and self.stage == "round":
            state.match.last = True
        elif state is not None and between:
            state.match.stop()
            self._round_over(state)
        return TableChange(self.version, entry, game=between)

    def _called_off(self, _: log.CalledOff) -> None:
        self.stage = "over" if self.evening else "lobby"
        self.match_state = None
        self.paused = 0
        self.awaited = {}
        self._match_over()

    def _stood_in(self, entry: log.StoodIn) -> None:
        self.chairs[entry.seat - 1].stand_in = True

    def _returned(self, entry: log.Returned) -> None:
        self.chairs[self.seat_of(entry.by) - 1].stand_in = False
        self.missed.pop(self.seat_of(entry.by), None)

    def _readied(self, entry: log.Readied) -> None:
        self.ready.add(entry.by)

    def _paused(self, entry: log.Paused) -> None:
        self.paused = entry.by

    def _resumed(self, _: log.Resumed) -> None:
        self.paused = 0

    def _hinted(self, entry: log.Hinted) -> None:
        self.hints[entry.seat] = self.hints.get(entry.seat, 0) + 1
        self.hinted[entry.seat] = self.acted

    def _ordered(self, entry: log.Ordered) -> TableChange:
        self.orders[entry.by] = entry.orders
        return TableChange(self.version, entry, room=False)

    def _noticed(self, entry: log.Noticed) -> TableChange:
        for person in entry.persons:
            self.owed.pop(person, None)
        return TableChange(self.version, entry, room=False)

    def _forgotten(self, entry: log.Forgotten) -> None:
        if entry.opener:
            self.opened_by, self.opener = entry.guest, entry.name
        if not entry.person:
            return
        person = self.people[entry.person]
        seat = self.played.get(entry.person, 0)
        if seat and self.match_state is not None and self.names[seat - 1] == person.name:
            self._call_seat(seat, entry.name)
        person.guest, person.name, person.place = entry.guest, entry.name, ""
        person.numbers.clear()
        self.chat = deque((line for line in self.chat if line.person != entry.person), LINES)
        self._went(log.Went(by=entry.person))

    def _spoke(self, entry: log.Spoke) -> TableChange:
        if not (entry.text or entry.emote):
            return TableChange(self.version, entry, room=False)
        line = Line(self.version, entry.by, self.people[entry.by].name, entry.text, entry.emote)
        self.chat.append(line)
        return TableChange(self.version, entry, room=False, line=line)

    def start(self) -> log.Dealt:
        """The first round of a match, with the names of who plays it."""
        return log.Dealt(last=self.ending, names=self._call(free_name))

    # What remains

    def to_record(self, date: str = "") -> Record:
        """The match so far; the secrets of its shuffles are in it, so it is for afterwards."""
        assert self.match_state is not None
        people = self.played.values()  # also those in whose place a bot has played on
        bots = ["" if seat in people else chair.bot for seat, chair in enumerate(self.chairs, 1)]
        meta: dict[str, object] = {"bots": bots}
        if self.origin:
            meta["continues"] = self.origin
        if self.fixed:
            meta["deal"] = self.fixed.name
        if self.hints:
            meta["hints"] = [self.hints.get(seat, 0) for seat in range(1, len(self.chairs) + 1)]
        dated: dict[str, object] = (
            {} if self.fixed else {"date": date}
        )  # the same play of a fixed deal is the same record
        if not self._committed:
            meta = {"secret": self._dice.hex(), **meta}
        elif self.origin:  # rounds that were not dealt here can't be checked, nor with them the others
            meta = {**dated, **meta}
        else:
            meta = {**dated, **meta, "shuffle": [msgspec.to_builtins(deal) for deal in self.deals]}
        return msgspec.structs.replace(self.match_state.to_record(), meta=meta)

    _TAKE: Final[dict[type, Callable[..., TableChange | None]]] = by_name(log.Entry.__subclasses__(), locals(), "_")


def _number(digest: bytes) -> int:
    return int.from_bytes(digest[:8], "big")


def _digest(secret: bytes, *purpose: object) -> bytes:
    return hashlib.sha256(secret + repr(purpose).encode()).digest()
