"""When a table acts by itself: how long others are given, whose time is up, when bots move, who is away.

Nothing here looks into a hand: every time follows from what everybody sees, from the settings, and from the table's own
dice. So waiting tells nothing.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Final

import msgspec

from lastcard.actions import CATCH, OBJECT, PLAY, UNO, Action
from lastcard.bots import registry
from lastcard.events import Event
from lastcard.server.entries import Acted, Changed, Entry, Hosted, Returned, StoodIn
from lastcard.server.protocol import Clock
from lastcard.server.table import Change, Table

AWAY: Final = 30.0  # seconds without connection after which a bot plays for somebody
MISSED: Final = 2  # turns for which a bot had to act, after which it plays on
BETWEEN: Final = 20.0  # seconds to look at the scores
SLOW: Final = 1.0  # seconds at the usual pace before a bot takes its turn, beside its reaction
NOBODY: Final[Set[int]] = frozenset()


class Held(msgspec.Struct, frozen=True):
    """An action that waits until the others have had their time."""

    when: float
    entry: Acted
    version: int


class Moment(msgspec.Struct, frozen=True):
    """Something that is due. Of those at the same time the first in order comes first."""

    when: float
    order: int
    seat: int = 0
    what: str = ""


class Pace:
    """The time at one table. `now` is any clock that never goes back."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.here: set[int] = set()
        self.held: dict[int, Held] = {}
        self.hold = 0.0  # until when the seats on turn wait
        self._calling = 0.0  # until when catching waits
        self._awake = False
        self._since = 0.0  # the present position
        self._timer = 0  # seconds for a turn
        self._due: dict[int, float] = {}  # when each asked person's time is up
        self._missed: dict[int, int] = {}
        self._hurried: set[int] = set()  # whose turn a bot is finishing
        self._away: dict[int, float] = {}
        self._considered: set[int] = set()  # bots that have been asked about the present position
        self._until = 0.0  # the time between rounds
        self._paused = False
        self._stopped = 0.0  # since when the match is paused: its time stands still there
        self._ones: Set[int] = NOBODY  # who is down to one card

    # Who is here

    def wake(self, now: float) -> None:
        """Somebody is there again: times begin anew, so that nobody loses any to an empty table or a restart."""
        self._awake = True
        self._away = {
            number: now for number, person in self.table.people.items() if number not in self.here and not person.gone
        }
        self._due = {}
        self._paused = bool(self.table.paused)
        self._stopped = now
        self.hold = self._calling = now
        self._until = now + BETWEEN
        self._begin(now)

    def sleep(self) -> None:
        """Nobody is left: the table waits for them."""
        self._awake = False
        self.held.clear()

    def came(self, person: int) -> None:
        self.here.add(person)
        self._away.pop(person, None)

    def went(self, person: int, now: float) -> None:
        self.here.discard(person)
        self._away[person] = now

    # What has happened

    def changed(self, change: Change, now: float) -> None:
        """Takes in what an entry has changed."""
        entry = change.entry
        if bool(self.table.paused) != self._paused:
            self._pause(now)
        now = self._time(now)
        if isinstance(entry, Acted):
            self._acted(entry)
        if change.game:
            if change.version == self.table.moved:
                self._give_time(change.events, change.deal, now)
            if self.table.stage == "between":
                self._until = now + BETWEEN
            self._begin(now)
            return
        if isinstance(entry, Returned):
            self._missed.pop(self.table.seat_of(entry.by), None)
        elif isinstance(entry, Changed) and entry.settings.timer != self._timer:
            self._due = {}
        self._ask(now)

    def _time(self, now: float) -> float:
        """The time in the match, which stands still while it is paused."""
        return self._stopped if self._paused else now

    def _pause(self, now: float) -> None:
        """The match stops or goes on: everybody has as much time left as before; who is away begins to be."""
        self._paused = not self._paused
        if self._paused:
            self._stopped = now
            return
        pause = now - self._stopped
        self.hold += pause
        self._calling += pause
        self._since += pause
        self._until += pause
        self._due = {seat: due + pause for seat, due in self._due.items()}
        self.held = {seat: Held(held.when + pause, held.entry, held.version) for seat, held in self.held.items()}
        self._away = {person: since + now - max(since, self._stopped) for person, since in self._away.items()}

    def _acted(self, entry: Acted) -> None:
        self.held.pop(entry.seat, None)
        self._due.pop(entry.seat, None)
        if entry.late:
            if entry.seat not in self._hurried:
                self._missed[entry.seat] = self._missed.get(entry.seat, 0) + 1
            self._hurried.add(entry.seat)
        else:
            self._hurried.discard(entry.seat)
            if entry.by:
                self._missed.pop(entry.seat, None)

    def _give_time(self, events: tuple[Event, ...], deal: bool, now: float) -> None:
        """After a card others get time to call, catch, object and jump in, whether or not there is anything to do."""
        table, settings = self.table, self.table.settings
        ones = {seat for seat, cards in enumerate(table.sizes, 1) if cards == 1} if 1 in table.sizes else NOBODY
        self._calling = now
        wait = 0.0
        if not (deal or ones <= self._ones):
            wait = settings.call_grace + settings.catch_grace
            self._calling = now + settings.call_grace
        if table.rules.jump_in and _played(events):
            wait = max(wait, settings.jump_grace)
        if table.rules.misplay == "penalise" and _played(events):
            wait = max(wait, settings.catch_grace)
        self.hold = now + wait
        self._ones = ones

    def _begin(self, now: float) -> None:
        """A position begins: bots look at it, and who is asked gets time."""
        self._since = now
        self._considered = set()
        self._ask(now)

    def _ask(self, now: float) -> None:
        table = self.table
        timer = self._timer = table.settings.timer
        if not timer or table.solo:
            self._due = {}
            self._hurried.clear()
            return
        asked = table.asked()
        self._hurried.intersection_update(asked)
        end = max(now, self.hold) + timer
        self._due = {seat: self._due.get(seat, end) for seat in asked if seat not in table.bots}

    # What is to be held

    def opens(self, action: Action, now: float) -> float:
        """When an action may be carried out: at once, or when others have had their time."""
        if action.verb_number == CATCH:
            return max(self._calling, now)
        if action.verb_number in (UNO, OBJECT) or (
            action.verb_number == PLAY and action.seat not in self.table.asked()
        ):
            return now
        return max(self.hold, now)

    def keep(self, entry: Acted, version: int, when: float) -> Held | None:
        """Holds an action; the one that the seat had before, if it had one, is given back."""
        before = self.held.get(entry.seat)
        self.held[entry.seat] = Held(when, entry, version)
        return before

    # What is due

    def next(self) -> float | None:
        """When the table acts by itself, if nothing happens before."""
        if not (self.held or self._away or self._due or self.table.bots or self.table.stage == "between"):
            return None
        moment = self._next()
        return None if moment is None else moment.when

    def _next(self) -> Moment | None:
        return min(self._moments(), key=lambda moment: (moment.when, moment.order, moment.seat), default=None)

    def _moments(self) -> list[Moment]:
        if not self._awake:
            return []
        table = self.table
        found = [Moment(held.when, 0, seat, "held") for seat, held in self.held.items()] if not self._paused else []
        for person, since in self._away.items():
            seat = table.seat_of(person)
            plays = seat and table.in_match and not table.chairs[seat - 1].stand_in
            if plays and not (table.solo or self._paused):
                found.append(Moment(since + AWAY, 1, seat, "away"))
            elif person == table.host and self.here and not (plays and table.solo):
                found.append(Moment(since + AWAY, 2, person, "host"))
        if self._paused:
            return found
        if table.stage == "between" and not table.solo:
            found.append(Moment(self._until, 3, what="deal"))
        if table.stage != "round":
            return found
        for seat in self._due:
            if seat in self._hurried:
                found.append(Moment(self._since, 4, seat, "late"))
            elif self._missed.get(seat, 0) >= MISSED:
                found.append(Moment(self._since, 1, seat, "missed"))
            else:
                found.append(Moment(self._due[seat], 4, seat, "late"))
        for seat, bot in table.bots.items():
            if seat not in self._considered and seat not in self.held:
                found.append(Moment(self._bot_moves(seat, bot, seat in table.asked()), 5, seat, "bot"))
        return found

    def _bot_moves(self, seat: int, bot: str, asked: bool) -> float:
        """When a bot does what it wants: after a while that nothing hidden has a part in."""
        pace = self.table.settings.pace
        low, high = registry.habits(bot).reaction
        reaction = low + (high - low) * (self.table.chance("reaction", self.table.acted, seat) % 1000) / 1000
        if not asked:
            return self._since + reaction * pace
        return max(self.hold, self._since + (SLOW + reaction) * pace)

    def due(self, now: float) -> Moment | None:
        """The next thing to do, if its time has come."""
        moment = self._next()
        return moment if moment is not None and moment.when <= now else None

    def entry_for(self, moment: Moment) -> Entry | None:
        """The entry for something due that needs no thinking."""
        if moment.what in ("away", "missed"):
            return StoodIn(seat=moment.seat)
        if moment.what == "host":
            return self._new_host(moment.seat)
        if moment.what == "deal":
            return self.table.deal_again()
        return None

    def _new_host(self, absent: int) -> Entry:
        seated = [chair.person for chair in self.table.chairs if chair.person in self.here]
        return Hosted(by=absent, person=(seated + sorted(self.here))[0])

    def considered(self, seat: int) -> None:
        """A bot has been asked about this position and need not be again."""
        self._considered.add(seat)

    def reconsider(self, seat: int) -> None:
        """A bot is to be asked about this position again."""
        self._considered.discard(seat)

    def all_ready(self) -> bool:
        """Whether everybody who plays and is here wants to go on."""
        if self.table.stage != "between" or self._paused:
            return False
        waiting = {chair.person for chair in self.table.chairs if chair.person in self.here and not chair.stand_in}
        return bool(waiting) and waiting <= self.table.ready

    def release(self, seat: int) -> Held:
        return self.held.pop(seat)

    def clock(self, now: float) -> Clock:
        """What clients show of it."""
        now = self._time(now)
        until = self.hold
        if self.table.stage == "between":
            until = now if self.table.solo else self._until
        hold = round(until - now, 3) if until > now else 0.0
        if not self._due:
            return Clock(hold)
        return Clock(hold, {str(seat): round(max(due - now, 0.0), 3) for seat, due in self._due.items()})


def _played(events: tuple[Event, ...]) -> bool:
    return any(event.kind == "played" for event in events)
