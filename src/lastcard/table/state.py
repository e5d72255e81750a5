"""One table of the server, without clock, sockets or disk: who sits where, what is played, and what may be done."""

from __future__ import annotations

import hashlib
import hmac
from base64 import b32encode
from collections import deque
from collections.abc import Callable
from functools import lru_cache
from typing import Final

import msgspec

from lastcard.bots import registry
from lastcard.core import actions, rules
from lastcard.core.actions import ADVICE, CATCH, UNO, Action
from lastcard.core.errors import REFUSALS, Problem, Refusal
from lastcard.core.events import Event
from lastcard.core.rules import Ruleset
from lastcard.engine.codes import IN_VOTE, VOTE_ADVICE
from lastcard.match.view import seats_of
from lastcard.protocol import messages
from lastcard.protocol.messages import EMOTES, Line, Settings
from lastcard.record import Record, verifiable_shuffle
from lastcard.table.identities import Identity, clean_name, clean_text, free_name, free_name_before
from lastcard.table.log import (
    Acted,
    BotSeated,
    CalledOff,
    Came,
    Changed,
    Dealt,
    Entry,
    Faced,
    Hosted,
    Mixed,
    Opened,
    Paused,
    Readied,
    Removed,
    Renamed,
    Resumed,
    Returned,
    Rose,
    Sat,
    Sealed,
    Spoke,
    StoodIn,
    Went,
)
from lastcard.table.match_state import NAMES, STAND_IN, MatchState, Seat

MOST_PEOPLE: Final = 50  # at one table, beside those who only watch
REMEMBERED: Final = 32  # commands of each person, so that none is done twice
LINES: Final = 50  # of chat that somebody who comes gets to read
LEAST_TIMER: Final = 10
MOST_ROUNDS: Final = 100  # of a match: as many as the rules let one ask for
LONG_MATCH: Final = 20_000  # actions after which a match gets one more round; 100 rounds of 10 players have some 15,000
LONGEST_ROUND: Final = 5_000  # actions; the longest that players who mean to win have had are some 500
MOST_ENTRIES: Final = 100_000  # in the log of a table, and those with which a match comes to its end
PLAYING: Final = (messages.Act, messages.Ready, messages.Mix, messages.TakeBack, messages.Resume)
TALK: Final = {"chat": 65_536, "settings": 262_144}  # bytes in the log of what is not play
MORE_TALK: Final = 16_384  # and more of each with every round that is dealt, so that a log grows by being played
_TALK: Final[dict[type[Entry], str]] = {
    Spoke: "chat",
    Renamed: "chat",
    Faced: "chat",
    Changed: "settings",
    BotSeated: "settings",
    Hosted: "settings",
    Paused: "settings",
    Resumed: "settings",
}
_encode: Final = msgspec.json.Encoder().encode


@lru_cache(20_000)
def read_action(seat: int, saying: str, seats: int) -> Action:
    """An action as a client or an entry says it; anything else is a Refusal."""
    return actions.parse(f"{seat} {saying}", seats)


class Person(msgspec.Struct):
    """Somebody who has been at the table."""

    guest: str
    name: str
    face: int = 0
    gone: bool = False
    banned: bool = False
    place: str = ""  # where they were connected from last; in no log
    won: int = 0  # matches at this table
    done: dict[str, None] = {}  # what was done last under which ids, the oldest first

    def remember(self, command: str) -> None:
        self.done[command] = None
        if len(self.done) > REMEMBERED:
            del self.done[next(iter(self.done))]


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


class Change(msgspec.Struct, frozen=True):
    """What an entry has changed."""

    version: int
    entry: Entry
    events: tuple[Event, ...] = ()
    room: bool = True
    game: bool = False
    deal: bool = False
    line: Line | None = None


class Table:
    """A table is what follows from its entries, one after the other; their number is its version."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.version = 0
        self.acted = 0  # the newest version in which somebody played
        self.moved = 0  # the same, calls and catches left out
        self.posed = 0  # the version in which the game began to wait for what it waits for now
        self.people: dict[int, Person] = {}
        self.host = 0
        self.opener = ""
        self.opened_by = ""  # the guest
        self.life = ""  # of the server, in which the dice were cast
        self.stage = "lobby"
        self.sitting: MatchState | None = None
        self.names: tuple[str, ...] = ()
        self.played: dict[int, int] = {}  # the seats that people have had in the match
        self.sizes: tuple[int, ...] = ()  # how many cards each seat holds
        self.seats: dict[int, int] = {}  # where each person sits
        self.bots: dict[int, str] = {}  # the bots that play now, by seat
        self.solo = False  # one person plays alone with bots
        self.paused = 0  # the person for whom the match waits
        self.ready: set[int] = set()
        self.chat: deque[Line] = deque(maxlen=LINES)
        self.deal = 0
        self.added: dict[int, str] = {}
        self.deals: list[verifiable_shuffle.Deal] = []
        self.record = ""
        self.matches = 0  # that have been played to their end
        self._barred: set[str] = set()  # places from which nobody new may come
        self._marks: list[tuple[int, int]] = []
        self._length = 0  # actions in the match
        self._dealt_at = 0  # how many of them came before this round
        self._talk = dict.fromkeys(TALK, 0)

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
        played_here = self.stage == "over" and chair.bot and seat not in self.played.values()
        return self.names[seat - 1] if played_here else ""

    @property
    def host_name(self) -> str:
        """Who invites to this table: the host, or whoever opened it as long as nobody has come."""
        return self.people[self.host].name if self.host else "" if self.people else self.opener

    @property
    def endless(self) -> bool:
        """Whether a round has gone on for too long."""
        return self._length - self._dealt_at >= LONGEST_ROUND and self.stage == "round"

    def asked(self) -> list[int]:
        """The seats that the game waits for."""
        if self.stage != "round" or self.sitting is None:
            return []
        return list(seats_of(self.sitting.table.awaited()))

    @property
    def accused(self) -> bool:
        """Whether play waits for a vote about an accusation."""
        table = self.sitting.table if self.sitting is not None else None
        return table is not None and table.phase == IN_VOTE and table.vote_kind == VOTE_ADVICE

    def events_since(self, version: int) -> list[Event] | None:
        """What happened in this round after a version; None where that lies before the deal."""
        if self.sitting is None or not self._marks or version < self._marks[0][0]:
            return None
        place = next(count for mark, count in reversed(self._marks) if mark <= version)
        return self.sitting.events[place:]

    @property
    def secret(self) -> bytes:
        """What decides the next deal, with what players add to it."""
        return self._digest("secret", self.deal)

    def chance(self, *purpose: object) -> int:
        """A number that nobody can foretell, and that depends on nothing that is hidden in hands."""
        return int.from_bytes(self._digest(*purpose)[:8], "big")

    def _digest(self, *purpose: object) -> bytes:
        return hashlib.sha256(self._dice + repr(purpose).encode()).digest()

    # What happens

    def take(self, entry: Entry) -> Change:
        """Lets an entry happen. It has been checked, or comes from the log."""
        self.version += 1
        if entry.id and entry.by in self.people:
            self.people[entry.by].remember(entry.id)
        talk = _TALK.get(type(entry))
        if talk is not None:
            self._talk[talk] += len(_encode(entry))
        change = self._TAKE[type(entry)](self, entry) or Change(self.version, entry)
        if change.room:
            self.seats = {chair.person: seat for seat, chair in enumerate(self.chairs, 1) if chair.person}
            self.bots = {seat: chair.played_by for seat, chair in enumerate(self.chairs, 1) if chair.played_by}
            self.solo = self.in_match and sum([self._plays(chair) for chair in self.chairs]) == 1
        return change

    def _plays(self, chair: Chair) -> bool:
        """Whether a person is at it, who is not away."""
        return bool(chair.person) and not (chair.stand_in or self.people[chair.person].gone)

    def _opened(self, entry: Opened) -> None:
        self._dice = self._salt = bytes.fromhex(entry.dice)
        self.life = entry.life
        self._committed = entry.committed
        self.opener = entry.opener
        self.opened_by = entry.guest
        self.deal = 1
        self.chairs: list[Chair] = []
        self._set(entry.settings)

    def _sealed(self, entry: Sealed) -> None:
        self._dice = bytes.fromhex(entry.dice)
        self.life = entry.life
        self.added = {}

    def _set(self, settings: Settings) -> None:
        self.settings = settings
        self.rules: Ruleset = rules.from_value(settings.rules)
        if len(self.chairs) > settings.seats:
            people = [chair for chair in self.chairs if chair.person]
            self.chairs = (people + [chair for chair in self.chairs if chair.bot])[: settings.seats]
        self.chairs += [Chair() for _ in range(settings.seats - len(self.chairs))]

    def _came(self, entry: Came) -> None:
        known = self.people.get(entry.by)
        if known is None:
            self.people[entry.by] = Person(entry.guest, entry.name)
        else:
            known.gone = False
        if not self.host or (known is None and entry.guest == self.opened_by):
            self.host = entry.by

    def _renamed(self, entry: Renamed) -> None:
        self.people[entry.by].name = entry.name
        seat = self.seat_of(entry.by)
        if seat and self.in_match and self.sitting is not None:
            self.sitting.rename(seat, entry.name)
            self.names = tuple([each.name for each in self.sitting.seats])

    def _went(self, entry: Went) -> None:
        self.people[entry.by].gone = True
        self._leave_seat(entry.by)
        self._let_go(entry.by)

    def _leave_seat(self, person: int) -> None:
        """The seat becomes free; during a match it stays the person's, and a bot stands in."""
        seat = self.seat_of(person)
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

    def _sat(self, entry: Sat) -> None:
        self._leave_seat(entry.by)
        self.chairs[entry.seat - 1] = Chair(person=entry.by)

    def _rose(self, entry: Rose) -> None:
        self._leave_seat(entry.by)

    def _hosted(self, entry: Hosted) -> None:
        self.host = entry.person

    def _changed(self, entry: Changed) -> None:
        if not self.in_match:
            self.stage = "lobby"  # the result of a match before belongs to other seats and rules
        self._set(entry.settings)

    def _manned(self, entry: BotSeated) -> None:
        self.chairs[entry.seat - 1] = Chair(bot=entry.bot)

    def _removed(self, entry: Removed) -> None:
        person = self.people[entry.person]
        person.gone = person.banned = True
        seat = self.seat_of(entry.person)
        if seat:
            self.chairs[seat - 1] = Chair(bot=STAND_IN) if self.in_match else Chair()
        self._let_go(entry.person)
        if entry.place:
            self._barred.add(entry.place)

    def _faced(self, entry: Faced) -> None:
        self.people[entry.by].face = entry.face

    def _mixed(self, entry: Mixed) -> None:
        self.added[entry.by] = entry.data

    def deal_again(self) -> Dealt:
        """The next round of a match; a match that has become too long ends with it."""
        number = self.sitting.number + 1 if self.sitting is not None else 1
        return Dealt(last=number >= MOST_ROUNDS or self._length >= LONG_MATCH)

    def _dealt(self, entry: Dealt) -> Change:
        if self.stage != "between":
            self._begin_match(entry.names)
        key = self._key() if self._committed else None
        if self.stage == "between" and self.sitting is not None:
            self.sitting.next_round(key, entry.last)
        else:
            secret = b"" if self._committed else self._dice
            self.sitting = MatchState(self.rules, [Seat(name) for name in self.names], secret, key)
        self.deal += 1
        self._dealt_at = self._length
        self.added = {}
        self.ready = set()
        self.stage = "round"
        self.sizes = self.sitting.sizes
        self._marks = [(self.version, len(self.sitting.events))]
        self.acted = self.moved = self.posed = self.version
        return Change(self.version, entry, tuple(self.sitting.events), game=True, deal=True)

    def _key(self) -> bytes:
        """What decides the deal: our secret, and what the players have added to it."""
        added = [self.added.get(chair.person, "") for chair in self.chairs]
        self.deals.append(verifiable_shuffle.Deal(verifiable_shuffle.commitment(self.secret), self.secret.hex(), added))
        return verifiable_shuffle.key(self.secret, [bytes.fromhex(each) for each in added])

    def _begin_match(self, names: tuple[str, ...]) -> None:
        self.names = names or self._call(free_name_before)
        self.deals = []
        self._length = 0
        for chair in self.chairs:
            if chair.free:
                chair.bot = STAND_IN
        self.played = {chair.person: seat for seat, chair in enumerate(self.chairs, 1) if chair.person}

    def _call(self, free: Callable[[str, list[str]], str]) -> tuple[str, ...]:
        """What everybody is called in a match: bots get names that nobody has."""
        names = [self.people[chair.person].name if chair.person else "" for chair in self.chairs]
        for place, name in enumerate(names):
            if not name:
                names[place] = free(NAMES[place], [other for other in names if other])
        return tuple(names)

    def _acted(self, entry: Acted) -> Change:
        sitting = self.sitting
        assert sitting is not None
        action = read_action(entry.seat, entry.action, len(self.chairs))
        voting = sitting.table.phase == IN_VOTE
        events = sitting.apply(action)
        self._length += 1
        self.sizes = sitting.sizes
        self._marks.append((self.version, len(sitting.events)))
        self.acted = self.version
        if not _lenient(action):
            self.moved = self.version
            votes_on = voting and sitting.table.phase == IN_VOTE
            if not votes_on and (action.verb_number != ADVICE or self.accused):
                self.posed = self.version
        if sitting.over:
            self._round_over(sitting)
        return Change(self.version, entry, tuple(events), room=sitting.over, game=True)

    def _round_over(self, sitting: MatchState) -> None:
        self.stage = "over" if sitting.won else "between"
        if sitting.won:
            self.record = b32encode(self._digest("record", self.deal)).decode()[:16].lower()
            self.matches += 1
            for champion in sitting.match.champions:
                chair = self.chairs[champion]
                winner = self.people[chair.person] if chair.person else chair
                winner.won += 1
            self._match_over()

    def _match_over(self) -> None:
        """Seats of people who have left become free, and nobody is stood in for any more."""
        for place, chair in enumerate(self.chairs):
            if chair.person and self.people[chair.person].gone:
                self.chairs[place] = Chair()
            chair.stand_in = False

    def _called_off(self, _: CalledOff) -> None:
        self.stage = "lobby"
        self.sitting = None
        self.paused = 0
        self._match_over()

    def _stood_in(self, entry: StoodIn) -> None:
        self.chairs[entry.seat - 1].stand_in = True

    def _returned(self, entry: Returned) -> None:
        self.chairs[self.seat_of(entry.by) - 1].stand_in = False

    def _readied(self, entry: Readied) -> None:
        self.ready.add(entry.by)

    def _paused(self, entry: Paused) -> None:
        self.paused = entry.by

    def _resumed(self, _: Resumed) -> None:
        self.paused = 0

    def _spoke(self, entry: Spoke) -> Change:
        line = Line(self.version, entry.by, self.people[entry.by].name, entry.text, entry.emote)
        self.chat.append(line)
        return Change(self.version, entry, room=False, line=line)

    # What may happen

    def check(self, person: int, command: messages.Command) -> Entry | None:
        """The entry that a person's command comes to; None if it has been done before. What may not be is a Problem."""
        if command.id and command.id in self.people[person].done:
            return None
        if self.version >= MOST_ENTRIES and not (self.in_match and isinstance(command, PLAYING)):
            self._check_log(command)
        entry = self._CHECK[type(command)](self, person, command)
        if entry is None or entry.by:
            return entry
        talk = _TALK.get(type(entry))
        if talk is not None and self._talk[talk] >= TALK[talk] + MORE_TALK * (self.deal - 1):
            raise Problem("table-talked-out")
        return msgspec.structs.replace(entry, by=person, id=command.id)

    def _check_log(self, command: messages.Command | None = None) -> None:
        """Refuses what would make a long log longer."""
        if self.version >= MOST_ENTRIES and not isinstance(command, messages.Leave):
            raise Problem("table-used-up")

    def opening(self, settings: Settings, dice: bytes, opener: Identity | None, life: str) -> Opened:
        settings = self.check_settings(settings)
        guest, name = (opener.guest, clean_name(opener.name)) if opener else ("", "")
        return Opened(settings=settings, dice=dice.hex(), life=life, guest=guest, opener=name)

    def arrival(self, guest: str, name: str, place: str = "") -> Came | None:
        """What it takes for a guest from somewhere to be here; nothing, if the guest is."""
        number = self.person_of(guest)
        if number:
            person = self.people[number]
            if person.banned:
                raise Problem("removed")
            if person.gone:
                self._check_log()
            return Came(by=number, guest=guest, name=person.name) if person.gone else None
        self._check_log()
        if place and self._mark(place) in self._barred:
            raise Problem("removed-near")
        here = [person for person in self.people.values() if not person.gone]
        if len(here) >= MOST_PEOPLE:
            raise Problem("table-crowded")
        taken = [person.name for person in self.people.values()]
        return Came(by=len(self.people) + 1, guest=guest, name=free_name(clean_name(name), taken))

    def _mark(self, place: str) -> str:
        """By what a table knows a place again, and nobody else finds it."""
        return hmac.digest(self._salt, place.encode(), "sha256").hex()[:32]

    def check_settings(self, settings: Settings) -> Settings:
        """The settings as they are stored: with the texts on cards as they are shown."""
        if 0 < settings.timer < LEAST_TIMER:
            raise Problem("bad-timer")
        chosen = rules.from_value(settings.rules)
        chosen.check_seats(settings.seats)
        if isinstance(settings.rules, str) or "custom" not in settings.rules:
            return settings
        custom = [
            {**card, "text": clean_text(card["text"])} if isinstance(card, dict) and card.get("text") else card
            for card in settings.rules["custom"]
        ]
        return msgspec.structs.replace(settings, rules={**settings.rules, "custom": custom})

    def _only_host(self, person: int) -> None:
        if person != self.host:
            raise Problem("not-host")

    def _only_before(self) -> None:
        if self.in_match:
            raise Problem("match-runs")

    def _seat_number(self, seat: int) -> Chair:
        if not 1 <= seat <= len(self.chairs):
            raise Problem("unknown-seat", seats=len(self.chairs))
        return self.chairs[seat - 1]

    def _check_sit(self, _: int, command: messages.Sit) -> Entry:
        self._only_before()
        seat = command.seat or next((seat for seat, chair in enumerate(self.chairs, 1) if chair.free), 0)
        if not seat:
            raise Problem("table-full")
        if not self._seat_number(seat).free:
            raise Problem("seat-taken")
        return Sat(seat=seat)

    def _check_rise(self, person: int, _: messages.Rise) -> Entry:
        self._only_before()
        self.own_seat(person)
        return Rose()

    def _check_leave(self, _: int, __: messages.Leave) -> Entry:
        return Went()

    def _check_change(self, person: int, command: messages.Change) -> Entry:
        self._only_host(person)
        settings = self.check_settings(command.settings)
        same = {"timer": self.settings.timer, "pace": self.settings.pace}
        if self.settings not in [msgspec.structs.replace(each, **same) for each in (settings, command.settings)]:
            self._only_before()
        if sum(bool(chair.person) for chair in self.chairs) > settings.seats:
            raise Problem("too-many-seated", seats=settings.seats)
        return Changed(settings=settings)

    def _check_bot(self, person: int, command: messages.PutBot) -> Entry:
        self._only_host(person)
        self._only_before()
        if self._seat_number(command.seat).person:
            raise Problem("seat-taken")
        if command.level and command.level not in registry.names():
            registry.find(command.level)
            raise Problem("bot-budget")
        return BotSeated(seat=command.seat, bot=command.level)

    def _somebody(self, person: int) -> int:
        if person not in self.people or self.people[person].gone:
            raise Problem("unknown-person")
        return person

    def _check_remove(self, person: int, command: messages.Remove) -> Entry:
        self._only_host(person)
        if self._somebody(command.person) == person:
            raise Problem("remove-oneself")
        place = self.people[command.person].place
        apart = place != self.people[person].place  # from the host, whose own family and friends still come
        return Removed(person=command.person, place=self._mark(place) if place and apart else "")

    def _check_host(self, person: int, command: messages.PassHost) -> Entry:
        self._only_host(person)
        return Hosted(person=self._somebody(command.person))

    def _check_start(self, person: int, _: messages.Start) -> Entry:
        self._only_host(person)
        self._only_before()
        return Dealt(names=self._call(free_name))

    def _check_ready(self, person: int, _: messages.Ready) -> Entry | None:
        if self.stage != "between":
            raise Problem("no-round-over")
        self.own_seat(person)
        return None if person in self.ready else Readied()

    def own_seat(self, person: int) -> int:
        """Where somebody sits who does something that takes a seat."""
        seat = self.seat_of(person)
        if not seat:
            raise Problem("not-seated")
        return seat

    def _check_act(self, person: int, command: messages.Act) -> Entry:
        seat = self.own_seat(person)
        if self.stage != "round":
            raise Problem("no-round")
        if self.chairs[seat - 1].stand_in:
            raise Problem("stand-in-plays")
        if command.version > self.version:
            raise Problem("version-unknown", version=self.version)
        if self.paused:
            raise Problem("paused")
        action = read_action(seat, command.action, len(self.chairs))
        self.check_action(action, command.version)
        return Acted(by=person, id=command.id, seat=seat, action=action.saying)

    def check_action(self, action: Action, version: int) -> None:
        """Refuses what the rules do not allow now, and what was meant for another position than the present one."""
        assert self.sitting is not None
        table = self.sitting.table
        if version < self.moved and not _lenient(action):
            raise Problem("overtaken")
        if version < self.acted and action.verb_number == CATCH and not table.vulnerable >> (action.target - 1) & 1:
            raise Problem("overtaken")  # there was something to catch when it was seen
        refused = table.check(action.code, action.cards)
        if refused:
            raise Refusal(REFUSALS[refused])

    def _check_face(self, person: int, command: messages.ShowFace) -> Entry | None:
        return Faced(face=command.face) if command.face != self.people[person].face else None

    def _check_mix(self, person: int, command: messages.Mix) -> Entry:
        self.own_seat(person)
        if command.deal != self.deal:
            raise Problem("wrong-deal", deal=self.deal)
        if person in self.added:
            raise Problem("mixed-already")
        return Mixed(data=bytes.fromhex(command.bytes).hex())  # `$` lets a newline pass

    def _check_back(self, person: int, _: messages.TakeBack) -> Entry:
        if not self.chairs[self.own_seat(person) - 1].stand_in:
            raise Problem("no-stand-in")
        return Returned()

    def _check_rename(self, person: int, command: messages.Rename) -> Entry | None:
        others = [each.name for number, each in self.people.items() if number != person]
        seat = self.seat_of(person)
        at_table = [name for number, name in enumerate(self.names, 1) if number != seat] if self.in_match else []
        name = free_name(clean_name(command.name), [*others, *at_table])
        return None if name == self.people[person].name else Renamed(name=name)

    def _check_pause(self, person: int, _: messages.Pause) -> Entry | None:
        if not self.in_match:
            raise Problem("no-round")
        if not self._may_pause(person):
            raise Problem("not-host")
        return None if self.paused else Paused()

    def _check_resume(self, person: int, _: messages.Resume) -> Entry | None:
        if not self._may_pause(person) and person != self.paused:
            raise Problem("not-host")
        return Resumed() if self.paused else None

    def _may_pause(self, person: int) -> bool:
        return person == self.host or (self.solo and bool(self.seat_of(person)))

    def _check_chat(self, _: int, command: messages.Chat) -> Entry:
        return Spoke(text=clean_text(command.text))

    def _check_emote(self, _: int, command: messages.Emote) -> Entry:
        if command.emote not in EMOTES:
            raise Problem("unknown-emote", known=EMOTES)
        return Spoke(emote=command.emote)

    # What remains

    def to_record(self, date: str = "") -> Record:
        """The match so far; the secrets of its shuffles are in it, so it is for afterwards."""
        assert self.sitting is not None
        people = self.played.values()  # also those in whose place a bot has played on
        bots = ["" if seat in people else chair.bot for seat, chair in enumerate(self.chairs, 1)]
        if self._committed:
            meta = {"date": date, "bots": bots, "shuffle": [msgspec.to_builtins(deal) for deal in self.deals]}
        else:
            meta = {"secret": self._dice.hex(), "bots": bots}
        return msgspec.structs.replace(self.sitting.to_record(), meta=meta)

    _TAKE: Final[dict[type, Callable[..., Change | None]]] = {
        Opened: _opened,
        Sealed: _sealed,
        Came: _came,
        Renamed: _renamed,
        Went: _went,
        Sat: _sat,
        Rose: _rose,
        Hosted: _hosted,
        Changed: _changed,
        BotSeated: _manned,
        Removed: _removed,
        Faced: _faced,
        Mixed: _mixed,
        Dealt: _dealt,
        CalledOff: _called_off,
        Acted: _acted,
        StoodIn: _stood_in,
        Returned: _returned,
        Readied: _readied,
        Paused: _paused,
        Resumed: _resumed,
        Spoke: _spoke,
    }
    _CHECK: Final[dict[type, Callable[..., Entry | None]]] = {
        messages.Sit: _check_sit,
        messages.Rise: _check_rise,
        messages.Leave: _check_leave,
        messages.Change: _check_change,
        messages.PutBot: _check_bot,
        messages.Remove: _check_remove,
        messages.PassHost: _check_host,
        messages.Start: _check_start,
        messages.Ready: _check_ready,
        messages.Act: _check_act,
        messages.ShowFace: _check_face,
        messages.Mix: _check_mix,
        messages.TakeBack: _check_back,
        messages.Rename: _check_rename,
        messages.Pause: _check_pause,
        messages.Resume: _check_resume,
        messages.Chat: _check_chat,
        messages.Emote: _check_emote,
    }


def _lenient(action: Action) -> bool:
    """Whether an action says the same whatever was played meanwhile."""
    return action.verb_number in (UNO, CATCH)
