"""The registry of tables: those in memory, those that sleep, who opened them, and which of them may be let go."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Collection, Iterator
from itertools import islice
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from lastcard.core.cards import TOKENS
from lastcard.core.errors import Problem, cause
from lastcard.evening.driver import EveningRoom
from lastcard.protocol.admin import TableShown
from lastcard.protocol.http import EveningSummary, OwnTable, Summary
from lastcard.server import metrics
from lastcard.server.config import Config
from lastcard.server.connections import Connection
from lastcard.server.logs import LOGGER
from lastcard.server.net.rate_limits import Quota
from lastcard.server.storage.base import RoomRow
from lastcard.table.driver import Room
from lastcard.table.gathering import Gathering

IDLE: Final = 300.0  # seconds after which a table without connections is put away
TOUCHED: Final = 600.0  # how exactly it is known when a table was used last
BY_TURNS: Final = 30 * 24 * 3600.0  # the least time after its last use for which a match by turns is kept
UNPLAYED: Final = 3600.0  # seconds after its last use in which a table goes at which nobody has ever played

_encode: Final = msgspec.json.Encoder().encode


class Kept(Summary, frozen=True):
    """A table as the store keeps it: also which guest opened it, and whether anybody has played there.

    By turns it also has whose the seats are, which of them the game waits for and until when, and when the table has
    something to do by itself (seconds since 1970). Of an evening there is what a list shows of that, and only what it
    has in common with a table beside it.
    """

    guest: str = ""
    played: bool = True  # which of old tables is not known
    evening: EveningSummary | UnsetType = UNSET
    guests: tuple[str, ...] = ()  # by seat
    asked: tuple[int, ...] = ()
    until: float = 0.0
    due: float = 0.0
    needed: float = 0.0  # until when, in seconds since 1970: the result of its match counts up to then

    def told(self) -> Summary:
        return Summary(*[getattr(self, name) for name in Summary.__struct_fields__])


read_kept: Final = msgspec.json.Decoder(Kept).decode


def shown_table(row: RoomRow, kept: Kept | None, connected: int = 0) -> TableShown:
    """A table as moderators see it; of one that can't be read only that there is one."""
    kept = kept or Kept(row.code, "", "", "", (), 0, 0)
    return TableShown(
        table=row.code,
        link=kept.link if kept.evening is UNSET else kept.evening.link,
        stage=kept.stage,
        preset=kept.preset,
        names=tuple(filter(None, kept.names)),
        evening=kept.evening is not UNSET,
        public=row.public,
        elsewhere=row.elsewhere,
        connected=connected,
    )


class Registry:
    """All tables. Those that sleep are known by their rows; `waking` are the codes of those being brought back."""

    def __init__(self, config: Config, served: tuple[float, float]) -> None:
        self._config = config
        self.rooms: dict[str, Gathering[Connection]] = {}
        self.waking: dict[str, asyncio.Future[Problem | None]] = {}  # what came of it
        self._rows: dict[str, RoomRow] = {}
        self._openers: dict[int, tuple[str, str]] = {}  # by which guest and from which address a table was opened
        self._of_guest = Quota(config.tables_per_guest)
        self._of_address = Quota(config.tables_per_address)  # not stored, so as not to keep people's addresses
        self._unplayed: dict[str, None] = {}  # tables not in memory that nobody has played at, the longest unused first
        self._quiet: dict[str, float] = {}  # since when a table in memory has had no connections
        self._due: dict[str, float] = {}  # when tables by turns that sleep have something to do (seconds since 1970)
        self._guests: dict[str, tuple[str, ...]] = {}  # who sits at a table
        self._tables_of: dict[str, set[str]] = {}  # at which tables a guest sits
        self._now = asyncio.get_running_loop().time
        self._begun = self._now()
        self._served, self.served_since = served
        self._evenings = 0  # in memory

    def __len__(self) -> int:
        return len(self._rows)

    def __contains__(self, code: str) -> bool:
        return code in self._rows

    def served(self) -> float:
        """How late it is by the clock by which tables expire, which goes only while the server runs."""
        return self._served + self._now() - self._begun

    # Coming and going

    def know(self, row: RoomRow) -> None:
        """A table is in the store, and not in memory."""
        self._rows[row.code] = row
        self._measure()
        try:
            kept = read_kept(row.summary)
        except msgspec.MsgspecError as error:
            LOGGER.error("a table can't be listed", extra={"table": row.id, "reason": cause(error)})
            self._rows[row.code] = replace(row, public=False)
            return
        self._count_opened(row.id, kept.guest, "")
        self._note_guests(row.code, kept.guests)
        if kept.due:
            self._due[row.code] = kept.due
        if not kept.played:
            self._unplayed[row.code] = None

    def hear(self, row: RoomRow) -> None:
        """This is what is known of a table by now; of one in memory, or that is about to be, nobody knows more."""
        if row.code in self.rooms or row.code in self.waking or self._rows.get(row.code) == row:
            return
        if row.code in self._rows:
            self.forget(row.code)
        self.know(row)

    def hear_gone(self, code: str) -> None:
        """Another server has removed a table."""
        if code in self._rows and self.sleeps(code):
            self.forget(code)

    def renew(self, rows: list[RoomRow]) -> None:
        """These are all the tables that there are."""
        for code in self._rows.keys() - {row.code for row in rows}:
            self.hear_gone(code)
        for row in rows:
            self.hear(row)

    def claimed(self, row: RoomRow) -> None:
        """A table that is being brought back is this server's, and this is known of it by now."""
        self._rows[row.code] = row

    def add(self, room: Gathering[Connection], guest: str, address: str) -> None:
        """A new table, opened by this guest from this address."""
        self._rows[room.code] = self._row(room)
        self._count_opened(room.number, guest, address)
        self.wake(room)

    def wake(self, room: Gathering[Connection]) -> None:
        """A table is in memory, and nobody is there yet."""
        code = room.code
        self.rooms[code] = room
        self._evenings += isinstance(room, EveningRoom)
        self._unplayed.pop(code, None)
        self._due.pop(code, None)
        self._quiet[code] = self._now()
        self._measure()

    def put_away(self, room: Gathering[Connection]) -> None:
        """Takes a table out of memory."""
        code = room.code
        del self.rooms[code]
        self._evenings -= isinstance(room, EveningRoom)
        if room.untouched and code in self._rows:
            self._unplayed[code] = None
        if isinstance(room, Room) and room.due and code in self._rows:
            self._due[code] = room.due
        self._measure()

    def forget(self, code: str) -> RoomRow:
        """There is no such table any more."""
        row = self._rows.pop(code)
        self._quiet.pop(code, None)
        self._unplayed.pop(code, None)
        self._due.pop(code, None)
        self._note_guests(code, ())
        guest, address = self._openers.pop(row.id, ("", ""))
        self._of_guest.add(guest, -1)
        self._of_address.add(address, -1)
        self._measure()
        return row

    def use(self, room: Gathering[Connection], here: bool) -> None:
        """Somebody has come to a table, or the last one has left."""
        self._quiet.pop(room.code, None)
        if not here:
            self._quiet[room.code] = self._now()

    def _count_opened(self, number: int, guest: str, address: str) -> None:
        self._openers[number] = guest, address
        self._of_guest.add(guest, 1)
        self._of_address.add(address, 1)

    def _note_guests(self, code: str, guests: tuple[str, ...]) -> None:
        """These people sit at a table now."""
        for guest in self._guests.pop(code, ()):
            self._tables_of[guest].discard(code)
            if not self._tables_of[guest]:
                del self._tables_of[guest]
        seated = tuple({guest for guest in guests if guest})
        if seated:
            self._guests[code] = seated
        for guest in seated:
            self._tables_of.setdefault(guest, set()).add(code)

    def _measure(self) -> None:
        metrics.TABLES.set(len(self._rows))
        metrics.AWAKE.set(len(self.rooms))
        metrics.EVENINGS.set(self._evenings)

    # Finding

    def row(self, code: str) -> RoomRow:
        row = self._rows.get(code)
        if row is None:
            raise Problem("unknown-table", code=code)
        return row

    def rows(self) -> list[RoomRow]:
        """What is known of all tables, those used last first."""
        return sorted(self._rows.values(), key=lambda row: -row.touched)

    def codes(self, numbers: Collection[int]) -> dict[int, str]:
        """The codes of tables, by their numbers."""
        return {row.id: row.code for row in self._rows.values() if row.id in numbers}

    def together(self, code: str) -> list[str]:
        """The codes of an evening and its tables, or of a table."""
        return [row.code for row in self._rows.values() if code in (row.code, row.evening)]

    def lists(self, row: RoomRow) -> bool:
        """Whether this is what is known of a table that sleeps."""
        return self._rows.get(row.code) is row

    def room(self, code: str) -> Gathering[Connection]:
        """A table or an evening that is in memory."""
        room = self.rooms.get(code.upper())
        if room is None:
            raise Problem("unknown-table", code=code.upper())
        return room

    def table(self, code: str) -> Room[Connection]:
        """A table that is in memory, and no evening."""
        room = self.room(code)
        if not isinstance(room, Room):
            raise Problem("unknown-table", code=code.upper())
        return room

    def has(self, room: Gathering[Connection]) -> bool:
        """Whether a table is the one in memory, and has not been given up."""
        return self.rooms.get(room.code) is room

    def touch(self, room: Gathering[Connection]) -> RoomRow | None:
        """A table is used: what there is to store of that, where it is more than a moment since the last time."""
        row = self._rows[room.code]
        if not (room.altered or self.served() - row.touched > TOUCHED):
            return None
        room.altered = False
        self._rows[row.code] = row = self._row(room)
        if isinstance(room, Room):
            self._note_guests(row.code, _guests(room))
        return row

    def due(self, now: float) -> list[str]:
        """The codes of tables by turns that sleep and have something to do."""
        return [code for code, due in self._due.items() if due <= now and code not in self.waking]

    def put_off(self, code: str, until: float) -> None:
        """Nobody looks before that whether a table that sleeps has something to do."""
        if code in self._due:
            self._due[code] = until

    def own(self, guest: str, now: float) -> list[OwnTable]:
        """The tables at which somebody has a seat and whose match is not over: first where they have to act soonest."""
        found = [(self.kept(code), self._rows[code].touched) for code in self._tables_of.get(guest, ())]
        under_way = [(kept, touched) for kept, touched in found if kept.stage != "over" and guest in kept.guests]
        mine = [(_own(kept, guest, now), touched) for kept, touched in under_way]
        mine.sort(key=lambda each: (not each[0].yours, each[0].left or math.inf, -each[1]))
        return [own for own, _ in mine]

    def summary(self, code: str) -> Summary:
        """A table as a list shows it."""
        kept = self.kept(code.upper())
        if kept.evening is not UNSET:
            raise Problem("unknown-table", code=code.upper())
        return kept.told()

    def evening(self, code: str) -> EveningSummary:
        """An evening as a list shows it."""
        code = code.upper()
        found = self.kept(code).evening if code in self._rows else UNSET
        if found is UNSET:
            raise Problem("unknown-evening", code=code)
        return found

    def public(self, most: int) -> list[Summary]:
        """The public tables at which something is to come, those used last first."""
        listed = (each.told() for each in self._public() if each.evening is UNSET and each.stage != "over")
        return list(islice(listed, most))

    def public_evenings(self, most: int) -> list[EveningSummary]:
        """The public evenings that are not over, those used last first."""
        listed = (each.evening for each in self._public() if each.evening is not UNSET and each.stage != "over")
        return list(islice(listed, most))

    def _public(self) -> Iterator[Kept]:
        for row in sorted((row for row in self._rows.values() if row.public), key=lambda row: -row.touched):
            yield self.kept(row.code)

    def kept(self, code: str) -> Kept:
        """What is known of a table or an evening; one that can't be listed is a Problem."""
        room = self.rooms.get(code)
        if room is not None:
            return self._describe(room)
        try:
            kept = read_kept(self.row(code).summary)
        except msgspec.MsgspecError:
            raise Problem("table-damaged") from None
        if kept.evening is not UNSET:
            return replace(kept, evening=replace(kept.evening, link=self._link(code, "e")))
        return replace(kept, link=self._link(code), watching=0, top="")

    def _link(self, code: str, screen: str = "t") -> str:
        return f"{self._config.base}/{screen}/{code}"

    def _describe(self, room: Gathering[Connection]) -> Kept:
        if isinstance(room, EveningRoom):
            return self._describe_evening(room)
        assert isinstance(room, Room)
        table = room.table
        match_state = table.match_state if table.stage != "lobby" else None
        return Kept(
            table=table.code,
            link=self._link(table.code),
            stage=table.stage,
            preset=table.rules.base,
            names=tuple([table.name_at(seat) for seat in range(1, len(table.chairs) + 1)]),
            free=0 if table.in_match else sum(chair.free for chair in table.chairs),
            watching=room.viewers.watching,
            round=match_state.number if match_state is not None else 0,
            top=TOKENS[match_state.round.top] if match_state is not None else "",
            bots=tuple([seat for seat, chair in enumerate(table.chairs, 1) if chair.bot]),
            seats=len(table.chairs),
            host=table.host_name,
            turn_hours=table.settings.turn_hours,
            collected=table.settings.collected,
            guest=table.opened_by,
            played=not table.untouched,
            guests=_guests(room),
            asked=tuple(table.asked()) if table.by_turns else (),
            until=table.deadline if table.by_turns and table.timed and table.stage == "round" else 0.0,
            due=room.due,
            needed=table.fixed.until if table.fixed is not None else 0.0,
        )

    def _describe_evening(self, room: EveningRoom[Connection]) -> Kept:
        evening = room.evening
        shown = EveningSummary(
            evening=room.code,
            link=room.link,
            title=evening.plan.title,
            phase=evening.phase,
            format=evening.plan.format,
            preset=evening.rules.base,
            real=evening.plan.real,
            host=evening.host_name,
            people=len(evening.entrants()),
            stage=len(evening.stages),
            of=evening.of(),
        )
        return Kept(
            table=room.code,
            link=room.link,
            stage=shown.phase,
            preset=shown.preset,
            names=tuple([evening.players[number].name for number in evening.entrants()]),
            free=0,
            watching=0,
            guest=evening.opened_by,
            played=not room.untouched,
            evening=shown,
        )

    def _row(self, room: Gathering[Connection]) -> RoomRow:
        if isinstance(room, EveningRoom):
            public = room.evening.plan.public
        else:
            assert isinstance(room, Room)
            public = room.table.settings.public
        evening = room.table.evening if isinstance(room, Room) else ""
        return RoomRow(room.number, room.code, public, self.served(), _encode(self._describe(room)), evening)

    # Letting go

    def idle(self) -> list[Gathering[Connection]]:
        """The tables in memory at which nobody has been for a while."""
        now = self._now()
        since = [code for code, since in self._quiet.items() if now - since > IDLE and not self._busy(code)]
        for code in since:
            del self._quiet[code]
        return [self.rooms[code] for code in since if code in self.rooms and not self.rooms[code].viewers]

    def _busy(self, code: str) -> bool:
        return code in self.rooms and self.rooms[code].busy

    def expired(self, served: float) -> list[str]:
        """The codes of tables that nobody has used for as long as they are kept."""
        return [
            code
            for code, row in self._rows.items()
            if served - max(row.touched, self.served_since) > self._lifetime(code) and self.sleeps(code)
        ]

    def in_the_way(self, guest: str, address: str, new: int = 1) -> Iterator[str]:
        """The codes of tables that have to go for new ones; the next is chosen when the last one has gone.

        Whoever has opened as many tables as may be kept loses the one that is missed least. Of those where nobody is,
        and whose match is over or that at most one person sits at, it is the one unused for longest: whoever plays
        alone opens a table for every match. On a full server it is one at which nobody has played, nor been lately.
        """
        for quota, whose, part in ((self._of_guest, guest, 0), (self._of_address, address, 1)):
            if quota.full(whose):
                kept = [row for row in self._rows.values() if self._openers.get(row.id, ("", ""))[part] == whose]
                spare = [row for row in kept if self._is_spare(row.code)]
                if not spare:
                    raise Problem("too-many-tables")
                yield min(spare, key=lambda row: row.touched).code
        while self._config.tables and len(self._rows) + new > self._config.tables:
            unused = next((code for code in self._unplayed if self.sleeps(code)), None)
            if unused is None:
                raise Problem("server-full")
            yield unused

    def sleeps(self, code: str) -> bool:
        """Whether nobody has a table in memory, here or elsewhere."""
        return code not in self.rooms and code not in self.waking and not self._rows[code].elsewhere

    def _is_spare(self, code: str) -> bool:
        if self.rooms[code].viewers if code in self.rooms else not self.sleeps(code):
            return False
        try:
            shown = self.kept(code)
        except Problem:
            return False
        people = [name for seat, name in enumerate(shown.names, 1) if name and seat not in shown.bots]
        return shown.stage == "over" or (len(people) <= 1 and time.time() > shown.needed)

    def _lifetime(self, code: str) -> float:
        """For how many seconds after its last use a table is kept."""
        if not self._config.expire:
            return math.inf
        if code in self._due:
            return math.inf  # it goes on by itself
        usual = self._config.expire * 3600
        if len(self._guests.get(code, ())) > 1 and self.kept(code).turn_hours:
            return usual if code in self._unplayed else max(usual, BY_TURNS)
        return min(usual, UNPLAYED if code in self._unplayed else math.inf)


def _guests(room: Room[Connection]) -> tuple[str, ...]:
    """Whose the seats of a table are."""
    table = room.table
    people = [table.people.get(chair.person) for chair in table.chairs]
    return tuple([person.guest if person is not None and not person.gone else "" for person in people])


def _own(kept: Kept, guest: str, now: float) -> OwnTable:
    seat = kept.guests.index(guest) + 1
    return OwnTable(
        table=kept.told(),
        seat=seat,
        yours=seat in kept.asked,
        waits_for=tuple([kept.names[each - 1] for each in kept.asked]),
        left=max(kept.until - now, 1.0) if kept.until else 0.0,
    )
