"""An evening of real cards in this process: the evening of a server, without the server.

Whoever is at the keyboard is its host, everybody plays by name, and nobody is ever absent who has not gone home.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from lastcard.core.errors import Problem
from lastcard.evening import commands, presenting
from lastcard.evening.log import Entry, Finished, TimeUp, decode, encode
from lastcard.evening.state import Evening
from lastcard.protocol.evening import EveningAt, Plan
from lastcard.protocol.messages import Command

CODE: Final = "HERE"  # of the evening, in no invitation
HOST: Final = "host"


class LocalEvening:
    """An evening with its log, in lines; its clock goes while the program runs."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.evening = Evening(CODE)
        self.log: list[str] = []
        self._clock = clock
        self._since = clock()

    def open(self, plan: Plan, dice: bytes) -> None:
        self._commit(replace(commands.opening(replace(plan, real=True), dice, None), guest=HOST))

    def restore(self, lines: Sequence[bytes]) -> None:
        """Lets everything happen again that the lines of a log say; a log that can't be continued is a Problem."""
        try:
            for line in lines:
                self.evening.take(decode(line))
                self.log.append(line.decode())
            fits = self.evening.plan.real and self.evening.host_guest == HOST
        except Exception:  # a log that we have not written can do anything
            fits = False
        if not fits:
            raise Problem("evening-cli-incomplete")
        self._since = self._clock()

    @property
    def at(self) -> float:
        """The time of the evening."""
        return self.evening.time_after(self._clock() - self._since)

    def shown(self) -> EveningAt:
        """The evening as everybody sees it."""
        return presenting.evening(self.evening, "", frozenset(self.evening.entrants()), self.at)

    # What happens

    def do(self, command: Command) -> None:
        """Carries out a command of the host; what stands against it is a Problem."""
        entry = commands.check(self.evening, HOST, command)
        if entry is not None:
            self._commit(entry)

    def go_on(self) -> None:
        """The next stage begins, or the evening ends with the last."""
        commands.check_begin(self.evening, HOST)
        stage = None if self.evening.time_is_up(self.at) else self.evening.next_stage((), self.at)
        if stage is not None and not stage.tables:
            raise Problem("too-few-here")
        self._commit(Finished() if stage is None else stage)

    def run(self) -> None:
        """Lets happen what is due by the clock: the end of a stage, and the next tables of an arena."""
        evening = self.evening
        for number, ends in evening.clocks().items():
            if ends <= self.at:
                self._commit(TimeUp(stage=number))
        if evening.arena and not evening.paused and evening.running() and not evening.time_is_up(self.at):
            stage = evening.next_stage((), self.at)
            if stage is not None and stage.tables:
                self._commit(stage)

    def _commit(self, entry: Entry) -> None:
        entry = replace(entry, at=round(self.at, 3))
        self.evening.take(entry)
        self._since = self._clock()
        self.log.append(encode(entry).decode())
