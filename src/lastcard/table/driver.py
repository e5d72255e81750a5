"""A table with its time and its viewers, still without sockets or disk: what comes in, what is stored, what goes out.

Whoever drives a room takes `log` and `out` after every call: first the entries are stored, then the messages are sent,
as they are `written` at that time, and the room is `told` so.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, cast

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from lastcard.analysis.review import Decision
from lastcard.analysis.telling import DecisionTeller
from lastcard.bots import registry
from lastcard.core.actions import Action
from lastcard.core.errors import Problem, Refusal
from lastcard.core.events import EVERYBODY, includes
from lastcard.engine.arbiter import is_aside
from lastcard.match.view import Own, View
from lastcard.protocol import messages as protocol
from lastcard.protocol.messages import Clock, Command, Hello, Presence, Said, Settings, Sit, Update, Welcome
from lastcard.protocol.refusals import as_refused
from lastcard.table import commands, log, presenting
from lastcard.table.deciding import QUICK, Puzzled, Question, decide, substitute
from lastcard.table.gathering import Gathering, Key, Message, Viewer, encode, once
from lastcard.table.identities import Identity, clean_name, free_name
from lastcard.table.match_state import STAND_IN, MatchState
from lastcard.table.orders import ordered
from lastcard.table.reasons import reason
from lastcard.table.state import LONGEST_ROUND, Booking, Continued, Table, TableChange
from lastcard.table.timing import Due, OwnTime, Pace, Reading, WallTime
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES

EVENING: Final = 100_000  # the number of the host of an evening among the people at its tables
NAMED: Final = 20  # of those who only watch
FAULTS: Final = 3  # of a program in its seat, after which another bot plays on
GUARD: Final = 60.0  # seconds after a bot's time, when a quick one acts whatever became of its thinking


_GAP: Final = b"\0"  # where the clock of a message comes, once it is known; in JSON there is no such sign
_LATER: Final = cast(Clock, msgspec.Raw(_GAP))


class _Shown:
    """The clock of a version, for all who are told of it, as it is to be written."""

    __slots__ = ("_own", "_reading", "at", "text")

    def __init__(self, reading: Reading, own: OwnTime | WallTime) -> None:
        self._reading = reading
        self._own = own
        self.at = -1.0
        self.text = b""

    def read(self, now: float) -> None:
        self.at, self.text = now, encode(self._reading.at(self._own.at(now)))


def _dated(text: bytes, clock: _Shown, now: float) -> bytes:
    """A message with such a clock as it is to be sent."""
    if now != clock.at:
        clock.read(now)
    return text.replace(_GAP, clock.text)


def _undated(clock: _Shown, update: Update) -> Message:
    """A message with such a clock, until it is sent."""
    return partial(_dated, encode(update), clock)


class Room(Gathering[Key]):
    """A table that can be played at. `wall` reads the seconds since 1970, which count where that is done by turns."""

    SAID = msgspec.json.Decoder(Said)

    def __init__(self, number: int, code: str, wall: Callable[[], float] = time.time) -> None:
        super().__init__(number, code)
        self.table = Table(code)
        self.pace = Pace(self.table)
        self.questions: list[Question] = []
        self.puzzled: list[Puzzled] = []  # those for whom a hint is to be found
        self.finished = False  # a match has ended
        self.counted = False  # a round of an evening's match has
        self._held: dict[int, Own] = {}  # what was told last to those who sit there
        self._thoughts: dict[int, Action | None] = {}
        self._overdue: dict[int, float] = {}  # bots that have not made up their mind, and when they were to act
        self._faults: Counter[tuple[int, str]] = Counter()  # of programs, by seat
        self.unanswered: list[Question] = []  # that were not answered at all
        self._hints: dict[int, tuple[int, Decision | None]] = {}  # by seat, for a position; None while it is looked for
        self._wishes: list[tuple[Key, int, str]] = []  # who waits for the hint of a seat, and under which id
        self._live = OwnTime()
        self._wall = WallTime(wall)
        self._own: OwnTime | WallTime = self._live  # which of them counts
        self._told = 0  # the newest version that everybody has been told of
        self._owed = 0  # the version that has to be told before the table does what is due

    @property
    def version(self) -> int:
        return self.table.version

    @property
    def untouched(self) -> bool:
        return self.table.untouched

    @property
    def busy(self) -> bool:
        return bool(self.table.evening) and self.table.stage != "over"

    def knows(self, guest: str) -> bool:
        return self.table.person_of(guest) > 0

    def guests(self) -> Iterable[str]:
        return {person.guest for person in self.table.people.values()} | {self.table.opened_by}

    def forget(self, guest: str, mark: str, now: float) -> bool:
        gone = commands.forgetting(self.table, guest, mark)
        if gone is not None:
            self.pace.here.discard(gone.person)
            self._part_with(guest)
            self._commit(gone, now)
            self._note_presence(now)
        return gone is not None

    rewritten = staticmethod(log.rewritten)

    def restore(self, entries: list[bytes]) -> None:
        for entry in entries:
            self.table.take(log.decode(entry))
        self._choose_clock()
        self._told = self.table.version

    def _choose_clock(self) -> None:
        self._own = self._wall if self.table.by_turns else self._live

    def open(
        self,
        settings: Settings,
        dice: bytes,
        opener: Identity | None = None,
        life: str = "",
        fixed: log.FixedDeal | None = None,
    ) -> None:
        self._commit(commands.opening(settings, dice, opener, life, fixed=fixed), 0.0)

    def go_on(self, continued: Continued, opener: Identity) -> None:
        """A match of another table goes on at this one, which has just been opened, or the one that is its only one."""
        for entry in commands.continuing(self.table, continued, opener):
            self._commit(entry, 0.0)

    def open_for(self, booked: Booking, settings: Settings, dice: bytes, life: str, now: float) -> None:
        """A table of an evening: those whose seats are reserved have them, and nobody has to begin."""
        self._commit(commands.opening(settings, dice, None, life, booked), now)

    def open_found(self, settings: Settings, bots: int, dice: bytes, opener: Identity, life: str) -> None:
        """A table for people who were looking for one: bots have the last seats, and nobody has to begin."""
        self._commit(commands.opening(settings, dice, opener, life, found=True), 0.0)
        for seat in range(settings.seats - bots + 1, settings.seats + 1):
            self._commit(log.BotSeated(seat=seat, bot=STAND_IN), 0.0)

    def seal(self, life: str, dice: bytes, now: float) -> None:
        """Takes new dice if those that there are were cast in another life of the server.

        That one may have played on from here before its data were put back, so people may know what they came to.
        """
        if self.table.life != life and not self.table.fixed:
            self._commit(log.Sealed(life=life, dice=dice.hex()), now)

    # What an evening wants of its table

    def rouse(self, now: float) -> None:
        self._attend(now)

    def end(self, now: float) -> None:
        """The match ends with the round under way."""
        if self.busy and not self.table.ending:
            self._commit(log.Ending(), now)

    def release(self, deals: int, now: float) -> None:
        """So many of the deals that it shares with others have been played at all tables."""
        deals = min(deals, len(self.table.deals))
        if deals > self.table.released:
            self._commit(log.Released(deals=deals), now)

    def hold(self, paused: bool, now: float) -> None:
        """The match waits while the evening does."""
        if self.busy and bool(self.table.paused) != paused:
            self._commit(log.Paused(by=EVENING) if paused else log.Resumed(by=EVENING), now)

    def withdraw(self, guest: str, now: float) -> None:
        """Somebody goes home, and a bot plays on."""
        person = self.table.person_of(guest)
        if self.busy and person and not self.table.people[person].gone:
            went = log.Went(by=person)
            self._commit(went, now)
            self._dismiss(went, now)

    def claim(self, seat: int, who: Identity, now: float) -> None:
        """Somebody has come for whom a bot plays: it does so until they are at the table."""
        entry = commands.claim(self.table, seat, who) if self.busy else None
        if entry is not None:
            self._commit(entry, now)
            self.pace.went(entry.by, self._own.at(now))

    # Who comes and goes

    def arrive(self, key: Key, who: Identity, hello: Hello, now: float, place: str = "") -> None:
        table = self.table
        person = table.person_of(who.guest)
        full = not any(table.open(seat) for seat in range(1, len(table.chairs) + 1))
        if full and not (person or hello.watch):
            raise Problem("table-full")
        if not person and hello.watch and table.settings.watchers == "none":
            raise Problem("no-watchers")
        if person or not hello.watch:
            came = commands.arrival(table, who.guest, who.name, place)
            if came is not None:
                self._commit(came, now)
                person = came.by
                if not hello.watch and not table.in_match and not table.seat_of(person):
                    self._sit_if_free(person, now)
        if not person:
            clean_name(who.name)  # it may have been in order when the token was made
        self._take_back(person, now)
        self.noticed((person,), now)
        viewer = Viewer(person, hello.language if hello.language in LANGUAGES else "en", who, hello.screen)
        self.viewers[key] = viewer
        if person:
            table.people[person].place = place
            self.pace.came(person)
        self._attend(now)
        welcome, reading = self._welcome(viewer, hello.version), self.pace.reading()
        own = self._own
        self.out.append(((key,), lambda then: encode(replace(welcome, clock=reading.at(own.at(then))))))
        self._note_presence(now, key)

    def _take_back(self, person: int, now: float) -> None:
        """At a table of an evening who comes has only to play."""
        seat = self.table.seat_of(person)
        if self.busy and seat and self.table.chairs[seat - 1].stand_in:
            self._commit(log.Returned(by=person), now)

    def _sit_if_free(self, person: int, now: float) -> None:
        try:
            entry = commands.check(self.table, person, Sit())
        except Problem:
            return  # stays to watch
        if entry is not None:
            self._commit(entry, now)

    def depart(self, key: Key, now: float) -> None:
        viewer = self.viewers.pop(key, None)
        if viewer is None:
            return
        others = [self.viewers[other].person for other in self.viewers.of(viewer.who.guest)]
        if viewer.person and viewer.person not in others:
            self.pace.went(viewer.person, self._own.at(now))
        self._attend(now)
        self._note_presence(now)
        self._go_on_if_ready(now)

    def _attend(self, now: float) -> None:
        """Wakes the table when somebody is there for whom to play, and lets it wait when nobody is."""
        attended = self._attended()
        if attended and not self.pace.awake:
            self.pace.wake(self._own.at(now))
            self._own.stop(self.table.version, now)
            self._ask_slow_bots()
            self._heed_orders(now)
        elif self.pace.awake and not attended:
            self._sleep()

    def _sleep(self) -> None:
        self.pace.sleep()
        self._overdue.clear()

    def _attended(self) -> bool:
        """In a match those count who play, not those who watch, unless only bots are left."""
        table = self.table
        players = [chair.person for chair in table.chairs if chair.person and not table.people[chair.person].gone]
        if self.busy or self.goes_on:
            return True
        if table.in_match and players:
            return any(person in self.pace.here for person in players)
        return bool(self.viewers)

    def _welcome(self, viewer: Viewer, version: int) -> Welcome:
        table = self.table
        dealt = table.dealt.get(viewer.person, 0)  # where they had the cards of this round, also when it is over
        missed = table.events_since(version) if 0 <= version <= table.version else None
        match_state = table.match_state
        events = missed if missed is not None else match_state.events if match_state is not None else []
        return Welcome(
            version=table.version,
            person=viewer.person,
            seat=table.seat_of(viewer.person),
            room=presenting.room(table),
            game=match_state.game() if match_state is not None else None,
            own=self._hold(match_state, dealt) if match_state is not None and dealt else None,
            events=presenting.events(events, dealt),
            chat=tuple(line for line in table.chat if line.version > version or missed is None),
            here=tuple(sorted(self.pace.here)),
            watching=self.viewers.watching,
            watchers=self._watchers(),
            screens=self.viewers.screens,
            clock=Clock(),  # it is read when this is sent
            full=missed is None,
            done=table.people[viewer.person].done if viewer.person else (),
            orders=table.orders.get(viewer.person, UNSET),
        )

    def _hold(self, match_state: MatchState, seat: int) -> Own:
        """What a seat alone sees now; whoever sits there is about to be told."""
        held = self._held[seat] = match_state.own(seat)
        return held

    def _watchers(self) -> tuple[str, ...]:
        """The names of those who came first to watch."""
        if self.table.settings.watchers != "named":
            return ()
        found: dict[str, str] = {}
        for viewer in self.viewers.values():
            if not viewer.person:
                found[viewer.who.guest] = viewer.who.name
                if len(found) == NAMED:
                    break
        if not found:
            return ()
        names = [*self.table.names, *[person.name for person in self.table.people.values()]]
        for name in found.values():
            names.append(free_name(name, names))
        return tuple(names[-len(found) :])

    def _say_who_is_here(self, now: float, but: Key | None) -> None:  # noqa: ARG002
        message = encode(
            Presence(
                here=tuple(sorted(self.pace.here)),
                watching=self.viewers.watching,
                watchers=self._watchers(),
                screens=self.viewers.screens,
            )
        )
        playing = [key for key, viewer in self.viewers.items() if viewer.person and key != but]
        watching = [key for key, viewer in self.viewers.items() if not viewer.person and key != but]
        self.out += [(keys, message) for keys in (playing, watching) if keys]

    # What people say

    def _obey(self, key: Key, viewer: Viewer, command: Command, now: float) -> None:
        if not viewer.person:
            raise Problem("only-watching")
        if isinstance(command, protocol.Why):
            self._send(key, self._reason(viewer, command))
            return
        entry = commands.check(self.table, viewer.person, command)
        if isinstance(entry, log.Acted):
            assert isinstance(command, protocol.Act)
            self._act(key, entry, command.version, now)
            return
        if isinstance(command, protocol.Hint):
            if entry is not None:
                self._commit(entry, now)
            self._puzzle(key, viewer, command.id)
            return
        if isinstance(entry, log.StoodIn) and self.table.chairs[entry.seat - 1].person in self.pace.here:
            raise Problem("is-here")
        if isinstance(entry, log.Dealt) and self.table.stage == "between":
            entry = replace(self.pace.deal(self._own.at(now)), by=entry.by, id=entry.id)
        if entry is None:
            self._send(key, Update(version=self.table.version, id=command.id or UNSET))
            return
        self._commit(entry, now)
        if isinstance(entry, (log.Removed, log.Went)):
            self._dismiss(entry, now)
        elif isinstance(entry, log.Changed) and entry.settings.watchers == "none":
            self._dismiss_watchers(now)
        self._go_on_if_ready(now)

    def _reason(self, viewer: Viewer, command: protocol.Why) -> protocol.Reason:
        table = self.table
        seat = commands.own_seat(table, viewer.person)
        if table.stage != "round" or table.match_state is None:
            raise Problem("no-round")
        found = reason(table.match_state.round, table.names, seat, command.card, catalogue(viewer.language))
        return replace(found, id=command.id)

    # Hints

    def _puzzle(self, key: Key, viewer: Viewer, about: str) -> None:
        """Somebody wants to know what to do; what has been found once for a position is not looked for again."""
        seat, acted = commands.own_seat(self.table, viewer.person), self.table.acted
        version, found = self._hints.get(seat, (-1, None))
        if version == acted and found is not None:
            self._send(key, self._advice(viewer, found, about))
            return
        self._wishes.append((key, seat, about))
        if version != acted:
            self._hints[seat] = acted, None
            self.puzzled.append(Puzzled(seat, acted, self.table.rules, self._view(seat)))

    def advise(self, puzzled: Puzzled, found: Decision | Problem) -> None:
        """Tells whoever asked what was found."""
        wishes = [wish for wish in self._wishes if wish[1] == puzzled.seat]
        self._wishes = [wish for wish in self._wishes if wish[1] != puzzled.seat]
        late = self.table.acted != puzzled.version or self.table.stage != "round"
        if isinstance(found, Problem):
            self._hints.pop(puzzled.seat, None)
        elif not late:
            self._hints[puzzled.seat] = puzzled.version, found
        for key, _, about in wishes:
            viewer = self.viewers.get(key)
            if viewer is None:
                continue
            if isinstance(found, Problem) or late:
                problem = found if isinstance(found, Problem) else Problem("overtaken")
                self._send(key, as_refused(problem, catalogue(viewer.language), about))
            else:
                self._send(key, self._advice(viewer, found, about))

    def _advice(self, viewer: Viewer, found: Decision, about: str) -> protocol.Advice:
        teller = DecisionTeller(self.table.rules, self.table.names, catalogue(viewer.language))
        return protocol.Advice(
            id=about,
            acted=self.table.acted,
            action=found.action,
            options=found.options,
            text=teller.advice(found),
        )

    def _act(self, key: Key, entry: log.Acted, version: int, now: float) -> None:
        """Carries out an action that is possible, now or when the others have had their time."""
        if self.table.fixed and not is_aside(entry.action.verb_number, entry.seat in self.table.asked()):
            self._let_bots_speak(now)
            if self.table.stage != "round":
                raise Refusal("round-over")
            commands.check_action(self.table, entry.action, version)
        own = self._own.at(now)
        opens = self.pace.opens(entry.action, own)
        if opens <= own:
            self._commit(entry, now)
            return
        before = self.pace.keep(entry, version, opens)
        if before is not None and not (entry.id and before.entry.id == entry.id):
            self._refuse(before.entry, Problem("superseded"))
        held, clock = protocol.Held(id=entry.id, seconds=opens), self._own
        self.out.append(((key,), lambda then: encode(replace(held, seconds=_left(opens, clock.at(then))))))

    def _let_bots_speak(self, now: float) -> None:
        """What bots say out of turn comes before somebody's turn, so that it does not matter how quick that one is."""
        while self.table.stage == "round" and (seat := self.pace.aside()):
            self._ask_bot(seat, now)

    def _dismiss(self, entry: log.Removed | log.Went, now: float) -> None:
        """Closes the connections of somebody who has left or had to."""
        person, code = (entry.person, "removed") if isinstance(entry, log.Removed) else (entry.by, "left")
        self.pace.here.discard(person)
        for key, viewer in list(self.viewers.items()):
            if viewer.person == person:
                self.part(key, code)
        self._note_presence(now)

    def _dismiss_watchers(self, now: float) -> None:
        watching = [key for key, viewer in self.viewers.items() if not viewer.person]
        for key in watching:
            self.part(key, "no-watchers")
        if watching:
            self._note_presence(now)

    def part(self, key: Key, code: str, again: bool = False) -> None:
        super().part(key, code, again)
        if not self._attended():
            self._sleep()

    def _go_on_if_ready(self, now: float) -> None:
        if self.viewers and self.pace.all_ready():
            self._commit(self.pace.deal(self._own.at(now)), now)

    # By turns

    @property
    def goes_on(self) -> bool:
        """Whether the time at the table passes although nobody may be there."""
        return self.table.by_turns and (self.table.in_match or self.table.assembled or bool(self.table.owed))

    @property
    def due(self) -> float:
        """When the table, which goes on, has something to do (seconds since 1970); 0: never."""
        if not self.goes_on:
            return 0.0
        return self.table.posed_at if self.table.owed else self.pace.next() or 0.0

    def noticed(self, persons: tuple[int, ...], now: float) -> None:
        """These people know what they were owed to be told."""
        told = tuple([person for person in persons if person in self.table.owed])
        if told:
            self._commit(log.Noticed(persons=told), now)

    def _heed_orders(self, now: float) -> None:
        """What people have ordered is done as if they said it at once, when the others have had their time."""
        table = self.table
        if not table.by_turns or table.stage != "round" or table.match_state is None or not self.pace.awake:
            return
        for person, orders in table.orders.items():
            seat = table.seat_of(person)
            held = self.pace.held.get(seat)
            if not seat or seat in table.bots or (held is not None and held.entry.by):
                continue
            self.pace.held.pop(seat, None)
            action = ordered(orders, table.match_state.round, table.match_state.own(seat), seat)
            if action is not None:
                entry = log.Acted(seat=seat, action=action)
                self.pace.keep(entry, table.version, self.pace.opens(action, self._own.at(now)))

    # What the table does by itself

    def next(self) -> float | None:
        due = None if self._recount is None or not self.viewers else self._recount
        if not self._own.still and self._told >= self._owed:
            moment = self.pace.next()
            if moment is not None:
                due = _sooner(self._own.until(moment), due)
        if self._overdue and self.pace.awake and not self.table.paused:
            due = _sooner(min(self._overdue.values()) + GUARD, due)
        return due

    def run(self, now: float) -> None:
        """Does what is due, once everybody has been told what came before it."""
        if self._recount is not None and self._recount <= now:
            self._tell_presence(now)
        self._act_for_silent_bots(now)
        while not self._own.still:
            moment = self.pace.due(self._own.at(now))
            if moment is None:
                self._owed = 0
                return
            self._owed = self._owed or self.table.version
            if self._told < self._owed:
                return
            self._owed = 0
            self._do(moment, now)

    def told(self, version: int, now: float) -> None:
        self._told = version
        self._own.told(version, now)

    def _do(self, moment: Due, now: float) -> None:
        entry = self.pace.entry_for(moment)
        if entry is not None:
            self._commit(entry, now)
        elif moment.what == "held":
            self._release(moment.seat, now)
        elif moment.what == "late":
            action = decide(STAND_IN, self.table.rules, self._seed(moment.seat), self._view(moment.seat))
            assert action is not None
            self._commit(log.Acted(seat=moment.seat, action=action, late=True), now)
        else:
            self._ask_bot(moment.seat, now)

    def _release(self, seat: int, now: float) -> None:
        held = self.pace.release(seat)
        try:
            if self.table.stage != "round":
                raise Refusal("round-over")
            commands.check_action(self.table, held.entry.action, held.version)
        except Problem as problem:
            self._refuse(held.entry, problem)
            return
        self._commit(held.entry, now)

    def _refuse(self, entry: log.Entry, problem: Problem) -> None:
        """Tells somebody that what was held will not be done."""
        for key, viewer in self.viewers.items():
            if entry.by and viewer.person == entry.by:
                self._send(key, as_refused(problem, catalogue(viewer.language), entry.id))

    def _ask_bot(self, seat: int, now: float) -> None:
        bot = self.table.chairs[seat - 1].played_by
        self.pace.considered(seat)
        if bot in QUICK:
            view = self._view(seat)
            self._bot_acts(seat, decide(bot, self.table.rules, self._seed(seat), view) if view.own.legal else None, now)
        elif seat in self._thoughts:
            self._bot_acts(seat, self._thoughts.pop(seat), now)
        else:
            self._overdue[seat] = now

    def _bot_acts(self, seat: int, action: Action | None, now: float) -> None:
        if action is None:
            return
        entry = log.Acted(seat=seat, action=action)
        own = self._own.at(now)
        opens = self.pace.opens(action, own)
        if opens > own:
            self.pace.keep(entry, self.table.version, opens)
        else:
            self._commit(entry, now)

    def _ask_slow_bots(self) -> None:
        """Slow bots begin to think as soon as a position is there, so that they are done when it is their time."""
        if self.table.stage != "round" or not self.pace.awake:
            return
        asked = self.table.asked()
        for seat in sorted(self.table.bots, key=lambda seat: seat not in asked):
            if self.table.bots[seat] not in QUICK:
                question = self._question(seat)
                if question.view.own.legal:
                    self.questions.append(question)
                else:
                    self._thoughts[seat] = None

    def _question(self, seat: int) -> Question:
        table = self.table
        return Question(seat, table.acted, table.bots[seat], table.rules, self._seed(seat), self._view(seat))

    @property
    def owner(self) -> str:
        """Whose table it is, among all those whose bots want to think: whoever has the place of its host."""
        host = self.table.people.get(self.table.host)
        return host.place or host.guest if host is not None else ""

    def waits_for(self, question: Question) -> bool:
        """Whether an answer would still be of use."""
        return question.version == self.table.acted and self.table.stage == "round" and self.pace.awake

    def allows(self, question: Question, action: Action | None) -> bool:
        """Whether a bot may do this in the present position."""
        if action is None:
            return question.seat not in self.table.asked()
        try:
            commands.check_action(self.table, action, question.version)
        except Problem:
            return False
        return action.seat == question.seat

    def thought(self, question: Question, action: Action | None, now: float) -> None:
        """A slow bot has made up its mind."""
        if not self.waits_for(question):
            return
        late = self._overdue.pop(question.seat, None) is not None
        if late and not self.table.paused:
            self._bot_acts(question.seat, action, now)
            return
        self._thoughts[question.seat] = action
        if late:
            self.pace.reconsider(question.seat)

    def blame(self, question: Question, now: float) -> Problem | None:
        """A program has not answered as it should: what is to be said of it. After a few times another plays on."""
        if not (self.waits_for(question) and registry.is_program(question.bot)):
            return None
        whose: dict[str, str] = {"player": self.table.names[question.seat - 1], "bot": registry.badge(question.bot)[0]}
        self._faults[question.seat, question.bot] += 1
        if self._faults[question.seat, question.bot] < FAULTS:
            return Problem("bot-helped", **whose)
        del self._faults[question.seat, question.bot]
        self._commit(log.BotSeated(seat=question.seat, bot=STAND_IN), now)
        return Problem("bot-replaced", **whose)

    def tell_host(self, problem: Problem) -> None:
        for key, viewer in self.viewers.items():
            if viewer.person == self.table.host:
                self._send(key, as_refused(problem, catalogue(viewer.language)))

    def _act_for_silent_bots(self, now: float) -> None:
        """Nothing that goes wrong elsewhere stops a table."""
        if self.table.paused or not self.pace.awake:
            return
        for seat in [seat for seat, since in self._overdue.items() if since + GUARD <= now]:
            if self._overdue.pop(seat, None) is not None:  # until somebody acts
                question = self._question(seat)
                self.unanswered.append(question)
                self._bot_acts(seat, substitute(question), now)

    def _view(self, seat: int) -> View:
        assert self.table.match_state is not None
        return self.table.match_state.view(seat)

    def _seed(self, seat: int) -> int:
        return self.table.bot_chance(seat)

    # What is stored and told

    def _commit(self, entry: log.Entry, now: float) -> None:
        table, pace = self.table, self.pace
        if isinstance(entry, log.Acted) and table.settings.minutes:
            entry = replace(entry, spent=round(pace.spent(self._own.at(now)), 3))
        by_turns = table.by_turns
        if by_turns:
            entry = replace(entry, at=round(self._own.at(now), 3), here=tuple(sorted(pace.here)))
        change = table.take(entry)
        self.log.append((change.version, log.encode(entry).decode()))
        if table.by_turns != by_turns:
            self._choose_clock()
            if pace.awake:
                pace.wake(self._own.at(now))
        own = self._own.at(now)
        if pace.changed(change, own):
            self._own.stop(change.version, now)
        if change.room:
            self.visitors += log.visitors(entry)
            self._attend(now)
        if table.orders and (change.game or change.room or isinstance(entry, log.Ordered)):
            self._heed_orders(now)
        if change.game and table.bots:
            self._thoughts.clear()
            self._overdue.clear()
            self._ask_slow_bots()
        self._tell(change, own)
        if change.room or table.by_turns:
            self.altered = True
        if table.stage != "round":
            self.finished = self.finished or (change.game and table.stage == "over" and table.disclosed)
            self.counted = self.counted or (table.stage in ("between", "over") and bool(table.evening))
        elif table.endless:
            self._call_off(now)

    def _call_off(self, now: float) -> None:
        self._commit(log.CalledOff(), now)
        for key, viewer in self.viewers.items():
            self._send(key, as_refused(Problem("called-off", most=LONGEST_ROUND), catalogue(viewer.language)))

    def _tell(self, change: TableChange, own: float) -> None:
        """One message a version for everybody, the same for all who see the same; what is common is encoded once."""
        table, match_state, entry = self.table, self.table.match_state, change.entry
        round_ = match_state if change.game else None
        insiders = presenting.insiders(change.events) if round_ is not None else EVERYBODY
        public = change.events if insiders == EVERYBODY else presenting.events(change.events, 0)
        message: Callable[[Update], Message] = encode
        clock: Clock | UnsetType = UNSET
        if change.game or change.room:
            reading = self.pace.reading()
            lasting = None if table.by_turns else reading.lasting(own)  # the clock on the wall may also be put back
            clock = _LATER if lasting is None else lasting
            if lasting is None:
                message = partial(_undated, _Shown(reading, self._own))
        common = Update(
            version=change.version,
            events=UNSET if round_ is None else once(public),
            game=UNSET if round_ is None else once(round_.game()),
            room=once(presenting.room(table)) if change.room else UNSET,
            chat=UNSET if change.line is None else change.line,
            late=entry.seat if isinstance(entry, log.Acted) and entry.late else UNSET,
            clock=clock,
            deal=change.deal or UNSET,
        )
        shared: Message | None = None
        for person, keys in self.viewers.persons():
            seat = table.seats.get(person, 0)
            parts: dict[str, object] = {}
            if person == entry.by:
                if entry.id:
                    parts["id"] = entry.id
                if isinstance(entry, log.Ordered):
                    parts["orders"] = entry.orders
            if insiders != EVERYBODY and includes(insiders, seat):
                parts["events"] = presenting.events(change.events, seat)
            if change.room:
                parts["seat"] = seat
            if seat and round_ is not None:
                held = round_.own(seat)
                if change.deal or held != self._held.get(seat):
                    parts["own"] = self._held[seat] = held
            if parts:
                told = message(replace(common, **parts))
            else:
                told = shared = shared or message(common)
            self.out.append((keys, told))


def _sooner(when: float, other: float | None) -> float:
    return when if other is None or when < other else other


def _left(when: float, now: float) -> float:
    return round(max(when - now, 0.0), 3)
