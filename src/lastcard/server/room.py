"""A table with its time and its viewers, still without sockets or disk: what comes in, what is stored, what goes out.

Whoever drives a room takes `log` and `out` after every call: first the entries are stored, then the messages are sent.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

import msgspec

from lastcard.actions import Action
from lastcard.errors import Problem, Refusal
from lastcard.server import protocol, telling
from lastcard.server.deciding import QUICK, Question, decide, substitute
from lastcard.server.entries import Acted, Dealt, Entry, Logged, Removed, Sealed, Went
from lastcard.server.identities import Identity
from lastcard.server.pace import Moment, Pace
from lastcard.server.protocol import Bye, Command, Hello, Line, Presence, Refused, Settings, Sit, Welcome
from lastcard.server.reasons import reason
from lastcard.server.table import Change, Table, read_action
from lastcard.sitting import STAND_IN, Sitting
from lastcard.text import LANGUAGES, catalogue
from lastcard.view import Holding, View

AT_ONCE: Final = 50  # things a table does by itself before others get their turn
NAMED: Final = 20  # of those who only watch
PRESENCE: Final = 1.0  # seconds between two messages about who is here
GUARD: Final = 60.0  # seconds after a bot's time, when a quick one acts whatever became of its thinking
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Logged).decode

Key = TypeVar("Key")


class Viewer(msgspec.Struct):
    """A connection of somebody at the table; 0 is somebody who only watches."""

    person: int
    language: str
    who: Identity


class _Update(msgspec.Struct, omit_defaults=True, tag_field="type", tag="update"):
    """The part of protocol.Update that all viewers have in common."""

    version: int
    id: str = ""
    events: tuple[protocol.Happening, ...] | None = None
    game: protocol.Game | None = None
    room: protocol.Room | None = None
    chat: Line | None = None
    clock: protocol.Clock | None = None
    late: int = 0
    deal: bool = False


class Room(Generic[Key]):
    """A table that can be played at. Keys stand for connections."""

    def __init__(self, number: int, code: str) -> None:
        self.number = number
        self.table = Table(code)
        self.pace = Pace(self.table)
        self.viewers: dict[Key, Viewer] = {}
        self.log: list[tuple[int, str]] = []
        self.out: list[tuple[Key, bytes | None]] = []  # None: the connection is to be closed
        self.questions: list[Question] = []
        self.refusals: list[str] = []  # codes
        self.altered = False  # something that a list of tables shows may have changed since somebody looked
        self.finished = False  # a match has ended
        self._held: dict[int, Holding] = {}  # what was told last to those who sit there
        self._thoughts: dict[int, Action | None] = {}
        self._overdue: dict[int, float] = {}  # bots that have not made up their mind, and when they were to act
        self.unanswered: list[Question] = []  # that were not answered at all
        self._counted = -PRESENCE  # when it was told last who is here
        self._recount: float | None = None  # when it is to be told again

    def restore(self, entries: list[bytes]) -> None:
        """Lets what the log has next happen again, silently."""
        for entry in entries:
            self.table.take(_decode(entry))

    def open(self, settings: Settings, dice: bytes, opener: Identity | None = None, life: str = "") -> None:
        self._commit(self.table.opening(settings, dice, opener, life), 0.0)

    def seal(self, life: str, dice: bytes, now: float) -> None:
        """Takes new dice if those that there are were cast in another life of the server.

        That one may have played on from here before its data were put back, so people may know what they came to.
        """
        if self.table.life != life:
            self._commit(Sealed(life=life, dice=dice.hex()), now)

    # Who comes and goes

    def arrive(self, key: Key, who: Identity, hello: Hello, now: float) -> None:
        """Lets somebody in; what stands against it is a Problem."""
        table = self.table
        person = table.person_of(who.guest)
        full = table.in_match or not any(chair.free for chair in table.chairs)
        if full and not (person or hello.watch):
            raise Problem("table-full")
        if person or not hello.watch:
            came = table.arrival(who.guest, who.name)
            if came is not None:
                self._commit(came, now)
                person = came.by
                if not hello.watch and not table.in_match and not table.seat_of(person):
                    self._sit_if_free(person, now)
        alone = not self.viewers
        viewer = Viewer(person, hello.language if hello.language in LANGUAGES else "en", who)
        self.viewers[key] = viewer
        if person:
            self.pace.came(person)
        if alone:
            self.pace.wake(now)
            self._ask_slow_bots()
        self._send(key, self._welcome(viewer, hello.version, now))
        self._note_presence(now, key)

    def _sit_if_free(self, person: int, now: float) -> None:
        try:
            entry = self.table.check(person, Sit())
        except Problem:
            return  # stays to watch
        if entry is not None:
            self._commit(entry, now)

    def depart(self, key: Key, now: float) -> None:
        """A connection has ended."""
        viewer = self.viewers.pop(key, None)
        if viewer is None:
            return
        if viewer.person and all(other.person != viewer.person for other in self.viewers.values()):
            self.pace.went(viewer.person, now)
        if not self.viewers:
            self.pace.sleep()
        self._note_presence(now)
        self._go_on_if_ready(now)

    def _welcome(self, viewer: Viewer, version: int, now: float) -> Welcome:
        table = self.table
        played = table.played.get(viewer.person, 0)  # where the cards were dealt to, also when the match is over
        missed = table.events_since(version) if 0 <= version <= table.version else None
        sitting = table.sitting
        events = missed if missed is not None else sitting.events if sitting is not None else []
        done = table.people[viewer.person].done if viewer.person else ()
        return Welcome(
            version=table.version,
            person=viewer.person,
            seat=table.seat_of(viewer.person),
            room=telling.room(table),
            game=telling.game(sitting) if sitting is not None else None,
            own=telling.own(self._hold(sitting, played)) if sitting is not None and played else None,
            events=telling.happenings(events, played),
            chat=tuple(line for line in table.chat if line.version > version or missed is None),
            here=tuple(sorted(self.pace.here)),
            watching=self.watching,
            watchers=self._watchers(),
            clock=self.pace.clock(now),
            full=missed is None,
            done=tuple(done),
        )

    def _hold(self, sitting: Sitting, seat: int) -> Holding:
        """What a seat alone sees now; whoever sits there is about to be told."""
        held = self._held[seat] = sitting.holding(seat)
        return held

    @property
    def watching(self) -> int:
        """How many only watch."""
        return len({viewer.who.guest for viewer in self.viewers.values() if not viewer.person})

    def _watchers(self) -> tuple[str, ...]:
        """The names of those who came first to watch."""
        found: dict[str, str] = {}
        for viewer in self.viewers.values():
            if not viewer.person:
                found[viewer.who.guest] = viewer.who.name
                if len(found) == NAMED:
                    break
        return tuple(found.values())

    def _note_presence(self, now: float, newcomer: Key | None = None) -> None:
        """Who is here has changed: the first time it is told at once, then what comes within a second together."""
        if now >= self._counted + PRESENCE:
            self._tell_presence(now, newcomer)
        elif self._recount is None:
            self._recount = self._counted + PRESENCE

    def _tell_presence(self, now: float, but: Key | None = None) -> None:
        self._counted, self._recount = now, None
        message = _encode(
            Presence(here=tuple(sorted(self.pace.here)), watching=self.watching, watchers=self._watchers())
        )
        self.out += [(key, message) for key in self.viewers if key != but]

    # What people say

    def say(self, key: Key, command: Command, now: float) -> None:
        """Carries out a command, or answers why not."""
        viewer = self.viewers[key]
        try:
            self._obey(key, viewer, command, now)
        except Problem as problem:
            answer = refusal(problem, viewer.language, command.id)
            self.refusals.append(answer.code)
            self._send(key, answer)

    def _obey(self, key: Key, viewer: Viewer, command: Command, now: float) -> None:
        if isinstance(command, Hello):
            raise Problem("hello-twice")
        if not viewer.person:
            raise Problem("only-watching")
        if isinstance(command, protocol.Why):
            self._send(key, self._reason(viewer, command))
            return
        entry = self.table.check(viewer.person, command)
        if entry is None:
            self._send(key, _Update(self.table.version, command.id))
            return
        if isinstance(entry, Acted):
            assert isinstance(command, protocol.Act)
            self._act(key, entry, command.version, now)
            return
        self._commit(entry, now)
        if isinstance(entry, (Removed, Went)):
            self._dismiss(entry, now)
        self._go_on_if_ready(now)

    def _reason(self, viewer: Viewer, command: protocol.Why) -> protocol.Reason:
        table = self.table
        seat = table.own_seat(viewer.person)
        if table.stage != "round" or table.sitting is None:
            raise Problem("no-round")
        found = reason(table.sitting.table, table.names, seat, command.card, catalogue(viewer.language))
        return msgspec.structs.replace(found, id=command.id)

    def _act(self, key: Key, entry: Acted, version: int, now: float) -> None:
        """Carries out an action that is possible, now or when the others have had their time."""
        opens = self.pace.opens(self._action(entry), now)
        if opens <= now:
            self._commit(entry, now)
            return
        before = self.pace.keep(entry, version, opens)
        if before is not None and not (entry.id and before.entry.id == entry.id):
            self._refuse(before.entry, Problem("superseded"))
        self._send(key, protocol.Held(id=entry.id, seconds=round(opens - now, 3)))

    def _dismiss(self, entry: Removed | Went, now: float) -> None:
        """Closes the connections of somebody who has left or had to."""
        person, code = (entry.person, "removed") if isinstance(entry, Removed) else (entry.by, "left")
        self.pace.here.discard(person)
        for key, viewer in list(self.viewers.items()):
            if viewer.person == person:
                self.part(key, code)
        self._note_presence(now)

    def part(self, key: Key, code: str, again: bool = False) -> None:
        """Ends a connection from our side, and says why."""
        viewer = self.viewers.pop(key)
        self.out += [(key, farewell(code, viewer.language, again)), (key, None)]
        if not self.viewers:
            self.pace.sleep()

    def _go_on_if_ready(self, now: float) -> None:
        if self.viewers and self.pace.all_ready():
            self._commit(Dealt(), now)

    # What the table does by itself

    def next(self) -> float | None:
        """When `run` has something to do."""
        due = [self.pace.next()]
        if self.viewers:
            due.append(self._recount)
            if self._overdue and not self.table.paused:
                due.append(min(self._overdue.values()) + GUARD)
        return min([when for when in due if when is not None], default=None)

    def run(self, now: float) -> None:
        """Does what is due."""
        if self._recount is not None and self._recount <= now:
            self._tell_presence(now)
        self._act_for_silent_bots(now)
        for _ in range(AT_ONCE):
            moment = self.pace.due(now)
            if moment is None:
                return
            self._do(moment, now)

    def _do(self, moment: Moment, now: float) -> None:
        entry = self.pace.entry_for(moment)
        if entry is not None:
            self._commit(entry, now)
        elif moment.what == "held":
            self._release(moment.seat, now)
        elif moment.what == "late":
            action = decide(STAND_IN, self.table.rules, self._seed(moment.seat), self._view(moment.seat))
            assert action is not None
            self._commit(Acted(seat=moment.seat, action=action.saying, late=True), now)
        else:
            self._ask_bot(moment.seat, now)

    def _release(self, seat: int, now: float) -> None:
        held = self.pace.release(seat)
        try:
            if self.table.stage != "round":
                raise Refusal("round-over")
            self.table.check_action(self._action(held.entry), held.version)
        except Problem as problem:
            self._refuse(held.entry, problem)
            return
        self._commit(held.entry, now)

    def _refuse(self, entry: Entry, problem: Problem) -> None:
        """Tells somebody that what was held will not be done."""
        for key, viewer in self.viewers.items():
            if entry.by and viewer.person == entry.by:
                self._send(key, refusal(problem, viewer.language, entry.id))

    def _ask_bot(self, seat: int, now: float) -> None:
        bot = self.table.chairs[seat - 1].played_by
        self.pace.considered(seat)
        if bot in QUICK:
            view = self._view(seat)
            self._bot_acts(seat, decide(bot, self.table.rules, self._seed(seat), view) if view.legal else None, now)
        elif seat in self._thoughts:
            self._bot_acts(seat, self._thoughts.pop(seat), now)
        else:
            self._overdue[seat] = now

    def _bot_acts(self, seat: int, action: Action | None, now: float) -> None:
        if action is None:
            return
        entry = Acted(seat=seat, action=action.saying)
        opens = self.pace.opens(action, now)
        if opens > now:
            self.pace.keep(entry, self.table.version, opens)
        else:
            self._commit(entry, now)

    def _ask_slow_bots(self) -> None:
        """Slow bots begin to think as soon as a position is there, so that they are done when it is their time."""
        if self.table.stage != "round" or not self.viewers:
            return
        asked = self.table.asked()
        for seat in sorted(self.table.bots, key=lambda seat: seat not in asked):
            if self.table.bots[seat] not in QUICK:
                question = self._question(seat)
                if question.view.legal:
                    self.questions.append(question)
                else:
                    self._thoughts[seat] = None

    def _question(self, seat: int) -> Question:
        table = self.table
        return Question(seat, table.acted, table.bots[seat], table.rules, self._seed(seat), self._view(seat))

    @property
    def owner(self) -> str:
        """Whose table it is, among all those whose bots want to think."""
        host = self.table.people.get(self.table.host)
        return host.guest if host is not None else ""

    def waits_for(self, question: Question) -> bool:
        """Whether an answer would still be of use."""
        return question.version == self.table.acted and self.table.stage == "round" and bool(self.viewers)

    def allows(self, question: Question, action: Action | None) -> bool:
        """Whether a bot may do this in the present position."""
        if action is None:
            return question.seat not in self.table.asked()
        try:
            self.table.check_action(action, question.version)
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

    def _act_for_silent_bots(self, now: float) -> None:
        """Nothing that goes wrong elsewhere stops a table."""
        if self.table.paused or not self.viewers:
            return
        for seat in [seat for seat, since in self._overdue.items() if since + GUARD <= now]:
            if self._overdue.pop(seat, None) is not None:  # until somebody acts
                question = self._question(seat)
                self.unanswered.append(question)
                self._bot_acts(seat, substitute(question), now)

    def _view(self, seat: int) -> View:
        assert self.table.sitting is not None
        return self.table.sitting.view(seat)

    def _seed(self, seat: int) -> int:
        return self.table.chance("bot", self.table.acted, seat)

    def _action(self, entry: Acted) -> Action:
        return read_action(entry.seat, entry.action, len(self.table.chairs))

    # What is stored and told

    def _commit(self, entry: Entry, now: float) -> None:
        change = self.table.take(entry)
        self.log.append((change.version, _encode(entry).decode()))
        self.pace.changed(change, now)
        if change.game and self.table.bots:
            self._thoughts.clear()
            self._overdue.clear()
            self._ask_slow_bots()
        self._tell(change, now)
        self.altered = self.altered or change.room
        self.finished = self.finished or (change.game and self.table.stage == "over")

    def _tell(self, change: Change, now: float) -> None:
        """One message a version for everybody, the same for all who see the same; what is common is encoded once."""
        table, sitting, entry = self.table, self.table.sitting, change.entry
        common = _Update(change.version, chat=change.line, deal=change.deal)
        played = change.game and sitting is not None
        hides = played and telling.hides_cards(change)
        if isinstance(entry, Acted) and entry.late:
            common.late = entry.seat
        if played and sitting is not None:
            common.game = telling.game(sitting)
            if not hides:
                common.events = telling.happenings(change.events, 0)
        if change.room:
            common.room = telling.room(table)
        if change.game or change.room:
            common.clock = self.pace.clock(now)
        begin = _encode(common)[:-1]
        messages: dict[int, bytes] = {}
        for key, viewer in self.viewers.items():
            person = viewer.person
            message = messages.get(person)
            if message is None:
                seat = table.seats.get(person, 0)
                named = entry.id and person == entry.by
                parts = [begin]
                if named:
                    parts += b',"id":', _encode(entry.id)
                if hides:
                    parts += b',"events":', _encode(telling.happenings(change.events, seat))
                if change.room:
                    parts.append(b',"seat":%d' % seat)
                if seat and played and sitting is not None:
                    before = self._held.get(seat)
                    held = self._hold(sitting, seat)
                    if held != before or change.deal:
                        parts += b',"own":', _encode(telling.own(held))
                parts.append(b"}")
                message = messages[person] = b"".join(parts)
            self.out.append((key, message))

    def _send(self, key: Key, message: Any) -> None:
        self.out.append((key, _encode(message)))


def farewell(code: str, language: str, again: bool) -> bytes:
    """The last message on a connection."""
    say = catalogue(language)
    return _encode(Bye(code=code, text=say(f"bye-{code}"), again=again))


def refusal(problem: Problem, language: str, about: str = "") -> Refused:
    """A problem as the protocol tells it."""
    code = problem.code if isinstance(problem, Refusal) else problem.message
    return Refused(id=about, code=code, text=catalogue(language)(problem.message, **problem.details))
