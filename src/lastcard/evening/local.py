"""An evening of real cards in this process: the evening of a server, without the server.

Whoever is at the keyboard is its host, everybody plays by name, and nobody is ever absent who has not gone home.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from lastcard.core.errors import Problem
from lastcard.evening import presenting
from lastcard.evening.log import Began, Entry, Finished, Logged, TimeUp
from lastcard.evening.state import Evening
from lastcard.protocol.evening import MOST_STAGES, EveningAt, Plan
from lastcard.protocol.messages import Command

CODE: Final = "HERE"  # of the evening, in no invitation
HOST: Final = "host"
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Logged).decode


class LocalEvening:
    """An evening with its log, in lines; its clock goes while the program runs."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.evening = Evening(CODE)
        self.log: list[str] = []
        self._clock = clock
        self._since = clock()

    def open(self, plan: Plan, dice: bytes) -> None:
        self._commit(replace(Evening.opening(replace(plan, real=True), dice, None), guest=HOST))

    def restore(self, lines: Sequence[bytes]) -> None:
        """Lets everything happen again that the lines of a log say; a log that can't be continued is a Problem."""
        try:
            for line in lines:
                self.evening.take(_decode(line))
                self.log.append(line.decode())
            fits = self.evening.plan.real and self.evening.host_guest == HOST
        except Exception:  # a log that we have not written can do anything
            fits = False
        if not fits:
            raise Problem("evening-cli-incomplete")
        self._since = self._clock()

    @property
    def at(self) -> float:
        """The time of the evening, which stands still while it is paused."""
        still = self.evening.paused or self.evening.over
        return self.evening.at + (0.0 if still else max(self._clock() - self._since, 0.0))

    def shown(self) -> EveningAt:
        """The evening as everybody sees it."""
        return presenting.evening(self.evening, "", frozenset(self.evening.entrants()), self.at)

    # What happens

    def do(self, command: Command) -> None:
        """Carries out a command of the host; what stands against it is a Problem."""
        entry = self.evening.check(HOST, command)
        if entry is not None:
            self._commit(entry)

    def go_on(self) -> None:
        """The next stage begins, or the evening ends with the last."""
        self.evening.check_begin(HOST)
        stage = None if self._time_is_up() else self._next_stage()
        if stage is not None and not stage.tables:
            raise Problem("too-few-here")
        self._commit(Finished() if stage is None else stage)

    def run(self) -> None:
        """Lets happen what is due by the clock: the end of a stage, and the next tables of an arena."""
        evening = self.evening
        if evening.paused or evening.over or not evening.stages:
            return
        for number in sorted({number for number, _, _ in evening.running()}):
            if not evening.stages[number - 1].time_up and self._ended(number):
                self._commit(TimeUp(stage=number))
        if evening.arena and evening.running() and not self._time_is_up():
            stage = self._next_stage()
            if stage is not None and stage.tables:
                self._commit(stage)

    def _next_stage(self) -> Began | None:
        evening = self.evening
        if evening.arena:
            tables = evening.seat_free((), self.at)
            number = evening.stage_for(tables)
            return Began(stage=number, tables=tables) if number <= MOST_STAGES else None
        seated = evening.seat(())
        if seated is None:
            return None
        return Began(stage=len(evening.stages) + 1, tables=seated.tables, idle=seated.idle)

    def _time_is_up(self) -> bool:
        """Whether an arena has had its time."""
        evening = self.evening
        minutes = evening.plan.minutes if evening.arena and evening.stages else 0
        return minutes > 0 and self.at >= evening.begun + 60 * minutes

    def _ended(self, stage: int) -> bool:
        minutes = self.evening.plan.stage_minutes
        if self.evening.arena or not minutes:
            return self._time_is_up()
        return self.at >= self.evening.stages[stage - 1].since + 60 * minutes

    def _commit(self, entry: Entry) -> None:
        entry = replace(entry, at=round(self.at, 3))
        self.evening.take(entry)
        self._since = self._clock()
        self.log.append(_encode(entry).decode())
