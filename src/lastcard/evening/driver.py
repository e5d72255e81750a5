"""An evening with its clocks and its viewers, still without sockets or disk: what comes in, is stored and goes out.

Its online tables are opened by whoever drives it: `wants` says how many are needed, and `begin` is given their places.
What has been played there comes back by `count`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from lastcard.core.errors import Problem
from lastcard.evening import commands, log, presenting
from lastcard.evening.state import Evening
from lastcard.protocol.evening import Begin, EveningAt, EveningSaid, EveningTold, Plan, Score
from lastcard.protocol.messages import Command, Hello, Settings
from lastcard.table.gathering import Gathering, Key, Viewer, encode, once
from lastcard.table.identities import Identity, clean_name
from lastcard.table.log import Reserved
from lastcard.table.state import Booking, Table
from lastcard.wording.languages import LANGUAGES

REST: Final = 20.0  # seconds between stages, to look at the standings
BREATH: Final = 5.0  # seconds after a table in an arena, likewise
AGAIN: Final = 5.0  # seconds after which it is tried again to begin
VACANT: Final = 180.0  # seconds for which the host has to be away before somebody else may take over
# What the tables have to know of.
_DIRECTING: Final = (log.Came, log.Paused, log.Resumed, log.TimeUp, log.Withdrew, log.Finished, log.Forgotten)
SETTINGS: Final = Settings()  # what tables are played with, beside the rules


class TableOrder(msgspec.Struct, frozen=True):
    """A table that is to be opened: with which settings, for whom."""

    code: str
    settings: Settings
    booking: Booking


class EveningRoom(Gathering[Key]):
    """An evening that people are at; `base` is the address that links begin with."""

    SAID = msgspec.json.Decoder(EveningSaid)

    def __init__(self, number: int, code: str, base: str = "") -> None:
        super().__init__(number, code)
        self.evening = Evening(code)
        self.link = f"{base}/e/{code}"
        self.wants = 0  # online tables that a stage needs to begin
        self.ended = False  # it is over since this was looked at last
        self.directs = False  # something has changed that the tables have to be told
        self.releases = False  # deals of a duplicate may have been played at all tables
        self._asked: tuple[str, str] = "", ""  # who wants the stage to begin, and by which command
        self._elsewhere: frozenset[str] = frozenset()  # guests who are at its tables
        self._here: frozenset[int] = frozenset()  # when that was noted last
        self._since = 0.0  # when the last entry was made, by the clock of the server
        self._not_before = 0.0  # when it is tried again to begin
        self._host_gone: float | None = None  # since when the host is not connected
        self._shown: tuple[tuple[object, ...], EveningAt] | None = None

    @property
    def version(self) -> int:
        return self.evening.version

    @property
    def untouched(self) -> bool:
        return not self.evening.players

    @property
    def busy(self) -> bool:
        return self.evening.phase == "playing" and not self.evening.plan.real

    def knows(self, guest: str) -> bool:
        return guest == self.evening.host_guest or self.evening.player_of(guest) > 0

    def guests(self) -> Iterable[str]:
        evening = self.evening
        return {player.guest for player in evening.players.values()} | {evening.opened_by, evening.host_guest}

    def forget(self, guest: str, mark: str, now: float) -> bool:
        gone = commands.forgetting(self.evening, guest, mark)
        if gone is not None:
            self._part_with(guest)
            self._commit(gone, now)
            self._note_here(now)
        return gone is not None

    rewritten = staticmethod(log.rewritten)

    def restore(self, entries: list[bytes]) -> None:
        for entry in entries:
            self.evening.take(log.decode(entry))

    def open(self, plan: Plan, dice: bytes, opener: Identity | None, now: float) -> None:
        self._since = now
        self._commit(commands.opening(plan, dice, opener), now)

    def seal(self, life: str, dice: bytes, now: float) -> None:
        """Nothing that is hidden here has to stay so for long, but slips, which people may have on paper."""

    def rouse(self, now: float) -> None:
        self._since = now
        self._note_host(now)

    # Time

    def _at(self, now: float) -> float:
        """The time of the evening, which stands still while it is paused, and while it is not in memory."""
        return self.evening.time_after(now - self._since)

    def _until(self, at: float) -> float:
        return self._since + at - self.evening.at

    # Who comes and goes

    def here(self) -> frozenset[int]:
        """The players who are connected, here or at a table of the evening."""
        return frozenset({player for guest in self._guests() if (player := self.evening.player_of(guest))})

    def _guests(self) -> set[str]:
        return {viewer.who.guest for viewer in self.viewers.values()} | self._elsewhere

    def arrive(self, key: Key, who: Identity, hello: Hello, now: float, place: str = "") -> None:  # noqa: ARG002
        player = self.evening.player_of(who.guest)
        if not (player or hello.watch):
            came = commands.arrival(self.evening, who.guest, who.name)
            self._commit(came, now)
            player = came.player
        if not player:
            clean_name(who.name)  # it may have been in order when the token was made
        viewer = Viewer(player, hello.language if hello.language in LANGUAGES else "en", who)
        for other in self.viewers.of(who.guest):
            self.viewers[other] = replace(self.viewers[other], person=player)
        self.viewers[key] = viewer
        self._note_here(now, key)
        self.out.append(((key,), self._told_to(viewer, self._present(now))))

    def depart(self, key: Key, now: float) -> None:
        if self.viewers.pop(key, None) is not None:
            self._note_here(now)

    def attend(self, guests: frozenset[str], now: float) -> None:
        """These guests are at tables of the evening now."""
        if guests != self._elsewhere:
            self._elsewhere = guests
            self._note_here(now)

    def _note_host(self, now: float) -> bool:
        """Sees whether the host is connected; whether the others can tell the difference."""
        if self.evening.host_guest in self._guests():
            self._host_gone = None
        elif self._host_gone is None:
            self._host_gone = now
        back = self.evening.vacant and self._host_gone is None
        self.evening.vacant = self.evening.vacant and not back
        return back

    def _note_here(self, now: float, newcomer: Key | None = None) -> None:
        here, back = self.here(), self._note_host(now)
        if here != self._here or back:
            self._here = here
            self._not_before = 0.0
            self._note_presence(now, newcomer)

    def _say_who_is_here(self, now: float, but: Key | None) -> None:
        self._tell(now, but=but)

    # What people say

    def _obey(self, key: Key, viewer: Viewer, command: Command, now: float) -> None:
        guest = viewer.who.guest
        if not (viewer.person or guest == self.evening.host_guest or isinstance(command, Score)):
            raise Problem("only-watching")
        begins = isinstance(command, Begin)
        entry = self._begin(guest, command, now) if begins else commands.check(self.evening, guest, command)
        if entry is not None:
            self._commit(entry, now)
        elif not self.wants:
            self.out.append(((key,), self._told_to(viewer, self._present(now), command.id)))

    def _begin(self, guest: str, command: Command, now: float) -> log.Entry | None:
        """The stage that begins; nothing where it did, or where its tables have to be opened first."""
        evening = self.evening
        if evening.done(guest, command.id) or self.wants:
            return None
        if evening.over:
            raise Problem("evening-over")
        commands.check_begin(evening, guest)
        return self._next_stage(now, guest, command.id)

    # Stages

    def _next_stage(self, now: float, by: str = "", name: str = "") -> log.Entry | None:
        """What the next stage comes to: it begins, there is none, or it wants tables first."""
        if self.evening.time_is_up(self._at(now)):
            return None if self.evening.running() else log.Finished(by=by, id=name)
        stage = self.evening.next_stage(self.here(), self._at(now))
        if stage is None:
            return log.Finished(by=by, id=name)
        if not stage.tables:
            raise Problem("too-few-here")
        if self.evening.plan.real:
            return replace(stage, by=by, id=name)
        self._asked = by, name
        self.wants = len(stage.tables)
        return None

    def begin(self, codes: Sequence[str], now: float) -> list[TableOrder]:
        """Begins the stage that wanted tables, with these places for them; if there are too few, it wants more."""
        self.wants = 0
        if self.evening.paused or self.evening.over:
            return []
        stage = self.evening.next_stage(self.here(), self._at(now))
        if stage is None or not stage.tables:
            return []
        if len(stage.tables) > len(codes):
            self.wants = len(stage.tables)
            return []
        by, name = self._asked
        stage = replace(stage, codes=tuple(codes[: len(stage.tables)]), by=by, id=name)
        self._commit(stage, now)
        return [self._order(code, table) for code, table in zip(stage.codes, stage.tables, strict=True)]

    def put_off(self, now: float) -> None:
        """The tables could not be opened."""
        self.wants = 0
        self._not_before = now + AGAIN

    def _order(self, code: str, seating: tuple[int, ...]) -> TableOrder:
        """In a duplicate nobody watches: who does could tell another table what is in the cards."""
        evening = self.evening
        shared = evening.secrets(len(evening.stages))
        watchers = "none" if shared else SETTINGS.watchers
        settings = replace(SETTINGS, rules=evening.rules.value(), seats=len(seating), watchers=watchers)
        return TableOrder(
            code, settings, Booking(self.code, tuple([self._reserved(player) for player in seating]), shared)
        )

    def _reserved(self, number: int) -> Reserved:
        player = self.evening.players.get(number)
        return Reserved(player.guest, player.name) if player is not None else Reserved()

    def count(self, table: Table, now: float) -> None:
        """Takes what has been played at one of its tables, once."""
        for stage, number, found in self.evening.running():
            if found.code == table.code:
                seats, state = len(found.players), table.match_state
                rounds, points, places = 0, (0,) * seats, (1,) * seats
                if state is not None:
                    match = state.match
                    rounds, points, places = match.rounds, tuple(match.scores), tuple(match.ranks())
                over = table.stage == "over"
                if over or rounds > found.rounds:
                    self._commit(
                        log.Counted(
                            stage=stage,
                            table=number,
                            rounds=rounds,
                            points=points,
                            places=places if over else (),
                            record=table.record if over else "",
                            deals=state.made() if state is not None and self.evening.duplicate else (),
                        ),
                        now,
                    )
                return

    def released(self, stages: int = 1) -> list[tuple[str, int]]:
        """The tables of a duplicate's last stages, and of how many deals they may speak."""
        if not self.evening.duplicate:
            return []
        return [(table.code, stage.released()) for stage in self.evening.stages[-stages:] for table in stage.tables]

    # What it does by itself

    def next(self) -> float | None:
        clocks = map(self._until, self.evening.clocks().values())
        due = [self._recount if self.viewers else None, self._vacates(), self._begins(), *clocks]
        return min([when for when in due if when is not None], default=None)

    def _vacates(self) -> float | None:
        """When somebody else may take over from a host who is away, where anybody is there who could."""
        evening = self.evening
        if self._host_gone is None or evening.vacant or evening.over or not self.here():
            return None
        return self._host_gone + VACANT

    def _begins(self) -> float | None:
        """When the next stage begins by itself, more tables of an arena do, or that is over."""
        evening = self.evening
        playing = evening.phase == "playing"
        if evening.still or self.wants or (playing and not evening.arena):
            return None
        ends = evening.ends()
        end = math.inf if ends is None else self._until(ends)
        begin = math.inf
        if evening.plan.real or self.here():  # somebody would play
            begin = max(self._until(evening.rested + (BREATH if evening.arena else REST)), self._not_before)
        if playing:
            return begin if begin < end else None
        return min(begin, end) if min(begin, end) < math.inf else None

    def run(self, now: float) -> None:
        if self._recount is not None and self._recount <= now:
            self._tell_presence(now)
        vacates = self._vacates()
        if vacates is not None and vacates <= now:
            self.evening.vacant = True
            self._tell(now)
        for stage in [stage for stage, ends in self.evening.clocks().items() if self._until(ends) <= now]:
            self._commit(log.TimeUp(stage=stage), now)
        begins = self._begins()
        if begins is not None and begins <= now:
            self._go_on(now)

    def _go_on(self, now: float) -> None:
        try:
            entry = self._next_stage(now)
        except Problem:  # there are too few people
            self._not_before = now + AGAIN
            return
        if entry is not None:
            self._commit(entry, now)

    def told(self, version: int, now: float) -> None:
        pass

    # What is stored and told

    def _commit(self, entry: log.Entry, now: float) -> None:
        entry = replace(entry, at=round(self._at(now), 3))
        before = self.evening.released()
        self.evening.take(entry)
        if isinstance(entry, log.Hosted):
            self._host_gone = None
            self._note_host(now)
        self._since = now
        self.log.append((self.version, encode(entry).decode()))
        self.visitors += log.visitors(entry)
        self.altered = True
        self._not_before = 0.0
        self.directs = self.directs or isinstance(entry, _DIRECTING)
        self.ended = self.ended or isinstance(entry, log.Finished)
        self.releases = self.releases or self.evening.released() > before
        self._tell(now, entry)

    def _present(self, now: float) -> EveningAt:
        """The evening as everybody sees it, encoded once for all who look at it within a second."""
        here = self.here()
        key = (self.version, here, self.evening.vacant, int(now))
        if self._shown is None or self._shown[0] != key:
            self._shown = key, once(presenting.evening(self.evening, self.link, here, self._at(now)))
        return self._shown[1]

    def _tell(self, now: float, entry: log.Entry | None = None, but: Key | None = None) -> None:
        """One message for everybody, the same for all who see the same; what is common is encoded once."""
        self._shown = None
        common = self._present(now)
        told: dict[str, list[Key]] = {}
        for key, viewer in self.viewers.items():
            guest = viewer.who.guest if viewer.person or viewer.who.guest == self.evening.host_guest else ""
            if key == but:
                continue
            if guest not in told:
                done = entry.id if entry is not None and guest and entry.by == guest else ""
                told[guest] = []
                self.out.append((told[guest], self._told_to(viewer, common, done)))
            told[guest].append(key)

    def _told_to(self, viewer: Viewer, common: EveningAt, done: str = "") -> bytes:
        evening = self.evening
        hosting = viewer.who.guest == evening.host_guest
        return encode(
            EveningTold(
                version=self.version,
                id=done or UNSET,
                player=viewer.person,
                hosting=hosting,
                evening=common,
                slips=presenting.slips(evening, viewer.person, hosting),
                seated=evening.seat_at(viewer.person) or UNSET,
            )
        )
