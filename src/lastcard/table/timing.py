"""When a table acts by itself: how long others are given, whose time is up, when bots move, who is away.

Nothing here looks into a hand: every time follows from what everybody sees, from the settings, and from the table's own
dice. So waiting tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Final

import msgspec

from lastcard.bots import registry
from lastcard.core.actions import CATCH, Action
from lastcard.core.events import Event
from lastcard.engine.arbiter import is_aside
from lastcard.protocol.messages import Clock
from lastcard.table.log import Acted, Changed, Dealt, Entry, Hosted, LastCalled, StoodIn
from lastcard.table.state import Table, TableChange

AWAY: Final = 30.0  # seconds without connection after which a bot plays for somebody
MISSED: Final = 2  # turns for which a bot had to act, after which it plays on
BETWEEN: Final = 20.0  # seconds to look at the scores
BREAK: Final = 3600.0  # the same by turns, where not everybody says that they are ready
GRACE: Final = 20.0  # seconds for those who have a seat at a table of an evening to come to it
SOON: Final = 2.0  # seconds after which a match begins whose people were looking for one
BEAT: Final = 0.1  # seconds within which a server that runs looks at its clock
STALLED: Final = 0.3  # seconds after which one that has not looked did not run
CATCH_UP: Final = 0.1  # seconds to take in what has come meanwhile
SLOW: Final = 1.0  # seconds at the usual pace before a bot takes its turn, beside its reaction
NOBODY: Final[Set[int]] = frozenset()


class HeldAction(msgspec.Struct, frozen=True):
    """An action that waits until the others have had their time."""

    when: float
    entry: Acted
    version: int


class Waiting(msgspec.Struct, frozen=True):
    """The times of a turn while play waits for a vote about an accusation, and the seat that accused."""

    since: float
    by: int
    begun: float
    due: dict[int, float]

    def later(self, seconds: float, but: int = 0) -> Waiting:
        """The same after a while that costs nobody anything, except for one seat."""
        due = {seat: due + (seconds if seat != but else 0.0) for seat, due in self.due.items()}
        return Waiting(self.since + seconds, self.by, self.begun + seconds, due)


class Uptime:
    """The seconds for which a server has run. While it, or the whole machine, stands still, no time passes at tables.

    Whoever has one looks at it at every `BEAT`. After a standstill it goes on when what was sent meanwhile had time to
    be read.
    """

    def __init__(self, read: Callable[[], float]) -> None:
        self._read = read
        self._seen = self._now = read()
        self._lost = 0.0

    def now(self) -> float:
        seen = self._read()
        if seen - self._seen > STALLED:
            self._lost += seen - self._seen + CATCH_UP
        self._seen = seen
        seen -= self._lost
        if seen > self._now:
            self._now = seen
        return self._now

    def until(self, when: float) -> float:
        """What the clock that it is read from will show then, if nothing stands still before."""
        return when + self._lost


class OwnTime:
    """The time at a table. It stands still from when something begins to count until everybody has been told."""

    def __init__(self) -> None:
        self.still = False
        self._lost = 0.0
        self._since = 0.0
        self._awaited = 0

    def at(self, now: float) -> float:
        return (self._since if self.still else now) - self._lost

    def until(self, when: float) -> float:
        """When it will be so late, if nothing stops it before."""
        return when + self._lost

    def stop(self, version: int, now: float) -> None:
        """Something has begun with this version."""
        if not self.still:
            self.still, self._since = True, now
        self._awaited = version

    def told(self, version: int, now: float) -> None:
        if self.still and version >= self._awaited:
            self._lost += now - self._since
            self.still = False


class WallTime:
    """The time at a table that is played at by turns: the clock on the wall, which never stands still."""

    still = False

    def __init__(self, read: Callable[[], float]) -> None:
        self._read = read
        self._ahead = 0.0  # of the time that a server goes by

    def at(self, now: float) -> float:
        wall = self._read()
        self._ahead = wall - now
        return wall

    def until(self, when: float) -> float:
        return when - self._ahead

    def stop(self, version: int, now: float) -> None:
        """Nobody waits here for what begins."""

    def told(self, version: int, now: float) -> None:
        """Nothing has waited for it."""


class Reading(msgspec.Struct, frozen=True):
    """What the clocks show from a version on."""

    hold: float
    due: dict[int, float]
    stopped: float | None  # while the match is paused
    ends: float = 0.0  # when the round under way becomes the last; 0: never

    def lasting(self, now: float) -> Clock | None:
        """The same, unless they will show something else later."""
        if self.stopped is not None:
            return self.at(now)
        return None if self.due or self.hold > now or self.ends > now else _NO_TIME

    def at(self, now: float) -> Clock:
        if self.stopped is not None:
            now = self.stopped
        hold = round(self.hold - now, 3) if self.hold > now else 0.0
        remaining = round(self.ends - now, 3) if self.ends > now else 0.0
        if not self.due:
            return Clock(hold, remaining=remaining)
        left = {str(seat): round(max(due - now, 0.0), 3) for seat, due in self.due.items()}
        return Clock(hold, left, remaining)


_NO_TIME: Final = Reading(0.0, {}, None).at(0.0)


class Due(msgspec.Struct, frozen=True):
    """Something that is due. Of those at the same time the first in order comes first."""

    when: float
    order: int
    seat: int = 0
    what: str = ""


class Pace:
    """What is due at one table. `now` is the table's own time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.here: set[int] = set()
        self.held: dict[int, HeldAction] = {}
        self.hold = 0.0  # until when the seats on turn wait
        self._calling = 0.0  # until when catching waits
        self.awake = False
        self._since = 0.0  # the present position
        self._timer = 0.0  # seconds for a turn
        self._due: dict[int, float] = {}  # when each asked person's time is up
        self._away: dict[int, float] = {}
        self._considered: set[int] = set()  # bots that have been asked about the present position
        self._until = 0.0  # the time between rounds
        self._starts = 0.0  # when the match of an evening begins without those who are not there
        self._began = 0.0  # when the match would have begun if its time had never stood still
        self._latest = 0.0  # when something happened last
        self._paused = False
        self._stopped = 0.0  # since when the match is paused: its time stands still there
        self._ones: Set[int] = NOBODY  # who is down to one card
        self._waiting: Waiting | None = None  # the turn that an accusation has interrupted

    # Who is here

    def wake(self, now: float) -> None:
        """Somebody is there again: times begin anew, so that nobody loses any to an empty table or a restart."""
        self.awake = True
        self._away = {
            number: now for number, person in self.table.people.items() if number not in self.here and not person.gone
        }
        self._waiting = None
        self._paused = bool(self.table.paused)
        self._stopped = now
        self.hold = self._calling = now
        self._until = self._pause_between(now)
        self._starts = now + self._grace
        self._began = now - max(self.table.spent, self._latest - self._began)
        self._latest = now
        self._begin(now)

    @property
    def _grace(self) -> float:
        """How long a match that nobody has to begin waits before it does."""
        return SOON if self.table.found else GRACE

    def _pause_between(self, now: float) -> float:
        """When the next round is dealt after one that is over."""
        return self.table.posed_at + BREAK if self.table.by_turns else now + BETWEEN

    def sleep(self) -> None:
        """Nobody is left: the table waits for them."""
        self.awake = False
        self.held.clear()

    def came(self, person: int) -> None:
        self.here.add(person)
        self._away.pop(person, None)

    def went(self, person: int, now: float) -> None:
        self.here.discard(person)
        self._away[person] = now

    # What has happened

    def changed(self, change: TableChange, now: float) -> bool:
        """Takes in what an entry has changed; whether a time begins with it."""
        entry = change.entry
        resumed = self._paused and not self.table.paused
        if self._paused or self.table.paused:
            self._latest = max(self._latest, self._time(now))
            if bool(self.table.paused) != self._paused:
                self._pause(now)
            now = self._time(now)
        elif now > self._latest:
            self._latest = now
        if isinstance(entry, Acted):
            self.held.pop(entry.seat, None)
        elif isinstance(entry, Dealt):
            self._began = now - entry.spent
        if change.game:
            self._considered.clear()
            if change.version == self.table.posed:
                self._pose(change, now)
                return True
            return self._ask(now, self._due)
        if self.table.assembled:
            self._starts = now + self._grace
        before = self._due
        if isinstance(entry, Changed) and self.table.turn_seconds != self._timer:
            before = {}
        return self._ask(now, before) or resumed

    def _pose(self, change: TableChange, now: float) -> None:
        """The game asks for something else than before; calls, catches and the like leave all times as they are."""
        waiting = None if change.deal else self._waiting
        if self.table.rules.advice and self.table.accused and not self.table.by_turns:
            if waiting is None and isinstance(change.entry, Acted):
                self._waiting = Waiting(now, change.entry.seat, self._since, self._due)
            self._begin(now)
            return
        self._waiting = None
        if self.table.stage == "between":
            self._until = self._pause_between(now)
        if waiting is not None:
            self._resume(waiting, now)
            return
        self._give_time(change.events, change.deal, now)
        self._begin(now)

    def _resume(self, waiting: Waiting, now: float) -> None:
        """After a vote a turn has the time that it had left. Who accused on turn did so on their own time."""
        before = waiting.later(now - waiting.since, waiting.by)
        self._since = before.begun
        self._ask(now, before.due)

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
        self._starts += pause
        self._began += pause
        self._latest += pause
        self._due = {seat: due + pause for seat, due in self._due.items()}
        self.held = {seat: HeldAction(held.when + pause, held.entry, held.version) for seat, held in self.held.items()}
        self._waiting = self._waiting and self._waiting.later(pause)
        self._away = {person: since + now - max(since, self._stopped) for person, since in self._away.items()}

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
        self._considered.clear()
        self._ask(now, {})

    def _ask(self, now: float, before: dict[int, float]) -> bool:
        """Who is asked has the time from before, or a whole turn's; whether anybody has."""
        table = self.table
        timer = self._timer = table.turn_seconds
        if not table.timed:
            self._due = {}
            return False
        asked = table.asked()
        if table.by_turns:
            before, end = {}, table.deadline
        else:
            end = max(now, self.hold) + timer
        self._due = {seat: before.get(seat, end) for seat in asked if seat not in table.bots}
        return not self._due.keys() <= before.keys()

    # What is to be held

    def opens(self, action: Action, now: float) -> float:
        """When an action may be carried out: at once, or when others have had their time."""
        if action.verb_number == CATCH:
            return max(self._calling, now)
        if self.hold <= now or is_aside(action.verb_number, action.seat in self.table.asked()):
            return now
        return self.hold

    def keep(self, entry: Acted, version: int, when: float) -> HeldAction | None:
        """Holds an action; the one that the seat had before, if it had one, is given back."""
        before = self.held.get(entry.seat)
        self.held[entry.seat] = HeldAction(when, entry, version)
        return before

    # What is due

    def next(self) -> float | None:
        """When the table acts by itself, if nothing happens before."""
        table = self.table
        waits = self.held or self._away or self._due or table.bots or table.stage == "between"
        if not (waits or table.settings.minutes or table.evening or table.assembled):
            return None
        moment = self._next()
        return None if moment is None else moment.when

    def _next(self) -> Due | None:
        return min(self._moments(), key=self._order, default=None)

    def _order(self, moment: Due) -> tuple[float, int, int]:
        """By when it is due after the position began, to the microsecond, so that the time of day plays no part."""
        return round(moment.when - self._since, 6), moment.order, moment.seat

    def _moments(self) -> list[Due]:
        if not self.awake:
            return []
        table = self.table
        found = [Due(held.when, 0, seat, "held") for seat, held in self.held.items()] if not self._paused else []
        for person, since in () if table.by_turns else self._away.items():
            seat = table.seat_of(person)
            plays = seat and table.in_match and not table.chairs[seat - 1].stand_in
            if plays and table.timed and not self._paused:
                found.append(Due(since + AWAY, 1, seat, "away"))
            elif person == table.host and self.here and not (plays and table.solo):
                found.append(Due(since + AWAY, 2, person, "host"))
        if self._paused:
            return found
        if table.stage == "lobby" and table.evening:
            found += self._assembling()
        if table.assembled:
            found.append(Due(self._starts, 3, what="start"))
        if table.stage == "between" and (table.timed or table.deserted):
            found.append(Due(self._until, 3, what="deal"))
        if table.stage != "round":
            return found
        if table.settings.minutes and (ends := self._ends()):
            found.append(Due(ends, 3, what="last"))
        for seat in self._due:
            if seat in table.hurried:
                found.append(Due(self._since, 4, seat, "late"))
            elif table.missed.get(seat, 0) >= MISSED:
                found.append(Due(self._since, 1, seat, "missed"))
            else:
                found.append(Due(self._due[seat], 4, seat, "late"))
        for seat, bot in table.bots.items():
            if seat not in self._considered and seat not in self.held:
                found.append(Due(self._bot_moves(seat, bot, seat in table.asked()), 5, seat, "bot"))
        return found

    def _ends(self) -> float:
        """When the round under way becomes the last of a match with a time; 0 where it will not, or is."""
        table = self.table
        if not table.in_match or table.last_round:
            return 0.0
        return self._began + 60 * table.settings.minutes

    def deal(self, now: float) -> Dealt:
        """The next round."""
        return self.table.deal_again(self.spent(now))

    def spent(self, now: float) -> float:
        """The seconds that the match has taken."""
        return self._time(now) - self._began

    def _assembling(self) -> list[Due]:
        """A match of an evening begins when everybody is there, or after a while, with bots for who is not."""
        chairs = enumerate(self.table.chairs, 1)
        absent = [seat for seat, chair in chairs if chair.person and not (chair.stand_in or chair.person in self.here)]
        if not absent:
            return [Due(self._since, 3, what="start")]
        return [Due(self._starts, 1, seat, "away") for seat in absent]

    def _bot_moves(self, seat: int, bot: str, asked: bool) -> float:
        """When a bot does what it wants: after a while that nothing hidden has a part in."""
        pace = self.table.settings.pace
        low, high = registry.habits(bot).reaction
        reaction = low + (high - low) * (self.table.reaction_chance(seat) % 1000) / 1000
        if not asked:
            return self._since + reaction * pace
        return max(self.hold, self._since + (SLOW + reaction) * pace)

    def due(self, now: float) -> Due | None:
        """The next thing to do, if its time has come."""
        moment = self._next()
        return moment if moment is not None and moment.when <= now else None

    def entry_for(self, moment: Due) -> Entry | None:
        """The entry for something due that needs no thinking."""
        if moment.what in ("away", "missed"):
            return StoodIn(seat=moment.seat)
        if moment.what == "host":
            return self._new_host(moment.seat)
        if moment.what == "deal":
            return self.deal(moment.when)
        if moment.what == "start":
            return self.table.start()
        if moment.what == "last":
            return LastCalled()
        return None

    def _new_host(self, absent: int) -> Entry:
        seated = [chair.person for chair in self.table.chairs if chair.person in self.here]
        return Hosted(by=absent, person=(seated + sorted(self.here))[0])

    def aside(self) -> int:
        """The first bot that may still have something to say out of turn; 0 if there is none."""
        asked = self.table.asked()
        waiting = {seat: bot for seat, bot in self.table.bots.items() if seat not in self._considered | set(asked)}
        times = [(round(self._bot_moves(seat, bot, False) - self._since, 6), seat) for seat, bot in waiting.items()]
        return min(times)[1] if times else 0

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
        there = self.table.people if self.table.by_turns else self.here
        waiting = {
            chair.person
            for chair in self.table.chairs
            if chair.person in there and not (chair.stand_in or self.table.people[chair.person].gone)
        }
        return bool(waiting) and waiting <= self.table.ready

    def release(self, seat: int) -> HeldAction:
        return self.held.pop(seat)

    def reading(self) -> Reading:
        """What clients show of it."""
        hold = self.hold
        if self.table.stage == "between":
            hold = self._until if self.table.timed else 0.0
        ends = self._ends() if self.table.settings.minutes else 0.0
        return Reading(hold, self._due, self._stopped if self._paused else None, ends)


def _played(events: tuple[Event, ...]) -> bool:
    return any(event.kind == "played" for event in events)
