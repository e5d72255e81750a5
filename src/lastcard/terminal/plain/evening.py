"""An evening of real cards line by line: names, what fits, who sits where, results, standings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from lastcard.core.clean import quotable
from lastcard.core.errors import Problem
from lastcard.evening import desk
from lastcard.evening.formats import check_plan
from lastcard.evening.local import LocalEvening
from lastcard.protocol.evening import Correct, Enrol, Finish, Fit, PauseEvening, ResumeEvening
from lastcard.protocol.messages import Command
from lastcard.terminal.evening_file import EveningFile
from lastcard.terminal.evening_line import EveningLine, fitted, number
from lastcard.terminal.evening_words import EveningWords
from lastcard.terminal.plain.lines import Quit, Reader, Writer
from lastcard.terminal.plain.scoring import ScoreDialogue
from lastcard.wording.catalogues import Catalogue

ARRANGED: Final = ("out", "back", "points", "minutes", "rules", "clock")  # by words that a server's guests type too


class PlainEvening(ScoreDialogue):
    """Asks for what is to come next, and takes results; kept after everything that happens."""

    def __init__(
        self, local: LocalEvening, file: EveningFile, say: Catalogue, read: Reader, write: Writer, chosen: bool = False
    ) -> None:
        super().__init__(say, read, write)
        self._local = local
        self._file = file
        self._chosen = chosen  # the format has been, so nothing is asked about it
        self._commands: dict[str, Callable[[str], None]] = {
            **{word: partial(self._arrange, word) for word in ARRANGED},
            "add": self._add,
            "plan": lambda _: self._write_all(self.words.plan()),
            "tables": lambda _: self._tell_stage(),
            "standings": lambda _: self._write_all(self.words.standings()),
            "pause": lambda _: self._pause(True),
            "resume": lambda _: self._pause(False),
            "end": lambda _: self._finish(),
        }

    @property
    def words(self) -> EveningWords:
        return EveningWords(self.say, self._local.shown())

    def help(self) -> str:
        return self.say("evening-cli-help")

    def run(self) -> None:
        """Goes through the evening until it is over or somebody stops; a new start goes on from here."""
        evening = self._local.evening
        try:
            self._keep()
            if not evening.stages and not evening.over:
                self._gather()
            elif not evening.over:
                self._write(self.say("evening-cli-again"))
                self._tell_stage()
            while not evening.over:
                self._step()
        except Quit:
            self._write(self.say("evening-cli-saved", file=str(self._file.file)))
            return
        self._write_all(self.words.standings())
        self._write_all([self.words.winners()])
        self._write(self.say("evening-cli-record", file=str(self._file.record)))

    # What happens

    def _do(self, command: Command) -> bool:
        """Whether a command was carried out; else it is told why not."""
        return self._try(lambda: self._local.do(command))

    def _try(self, act: Callable[[], None]) -> bool:
        try:
            act()
        except Problem as problem:
            self._write(self.say.tell(problem))
            return False
        self._keep()
        return True

    def _keep(self) -> None:
        unsaved = self._file.keep(self._local)
        if unsaved is not None:
            self._write(self.say.tell(unsaved))

    def _obeyed(self, line: str) -> bool:
        """Whether a line was a command, which has been carried out."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        if command is not None:
            command(rest.strip())
        return command is not None

    # Who comes

    def _gather(self) -> None:
        """Takes names until there are enough, and begins with what fits them."""
        evening = self._local.evening
        if not self._chosen or not evening.players:
            self._write(self.say("evening-cli-names"))
            self._tell_people()
        while not evening.stages and not evening.over:
            line = "" if self._chosen and evening.players else self._next_line()
            if line and not self._obeyed(line):
                self._add(line)
            elif not line and self._settled():
                self._go_on()

    def _add(self, names: str) -> None:
        before = self._local.evening.version
        for name in filter(None, map(str.strip, names.split(","))):
            self._do(Enrol(name=name[:80]))
        if self._local.evening.version > before and not self._local.evening.stages:
            self._tell_people()

    def _tell_people(self) -> None:
        names = [self._local.evening.players[player].name for player in self._local.evening.entrants()]
        if names:
            self._write(self.say("evening-cli-people", count=len(names), names=names))

    def _settled(self) -> bool:
        """Whether it is known what is played: what was asked for, or what somebody chooses of what fits."""
        evening = self._local.evening
        people = len(evening.entrants())
        if self._chosen:
            self._chosen = False
            try:
                check_plan(evening.plan, people)
            except Problem as problem:
                self._write(self.say.tell(problem))
            else:
                return True
        fits = desk.fits(evening.plan, people)
        if not fits:
            self._write(self.say("evening-cli-no-fit", people=people, minutes=evening.plan.minutes))
            return False
        return self._choose(fits, people)

    def _choose(self, fits: tuple[Fit, ...], people: int) -> bool:
        """Whether one of what fits was chosen; anything else than a number is for the gathering."""
        words, plan = self.words, self._local.evening.plan
        self._write(self.say("evening-cli-fits", people=people, minutes=plan.minutes))
        for place, fit in enumerate(fits, 1):
            self._write(self.say("plain-choice", number=place, what=words.fit(fit)))
        while True:
            line = self._line(self.say("evening-cli-choose"))
            place = 1 if not line else number(line) or 0
            if 1 <= place <= len(fits):
                return self._do(fitted(plan, fits[place - 1]))
            if place == 0 and number(line) is None:
                if not self._obeyed(line):
                    self._add(line)
                return False

    # Stage by stage

    def _go_on(self) -> None:
        if self._try(self._local.go_on) and not self._local.evening.over:
            self._tell_stage()

    def _tell_stage(self) -> None:
        self._write_all([*(self.words.now() or self.words.coming()), *self.words.time()])

    def _step(self) -> None:
        """One line: a result, the next stage, or a command."""
        evening = self._local.evening
        self._run()
        running = evening.running()
        if running:
            self._write(self.say("evening-cli-ask-result", tables=[self.words.number(*found[:2]) for found in running]))
        else:
            self._write(self.say("evening-cli-ask-last" if self._last() else "evening-cli-ask-next"))
        line = self._next_line()
        self._run()
        if self._obeyed(line):
            return
        running = evening.running()
        named = {self.words.number(stage, place): (stage, place) for stage, place, _ in running}
        if not line and not running:
            self._go_on()
        elif line in named or (not line and len(running) == 1):
            self._result(*(named[line] if line else running[0][:2]))
        elif line:
            self._write(self.say("evening-cli-unknown", given=quotable(line)))

    def _run(self) -> None:
        """Lets happen what the clock says, and tells it."""
        before = self._local.evening.version
        self._try(self._local.run)
        if self._local.evening.version > before:
            if any(self._local.evening.stages[stage - 1].time_up for stage, _, _ in self._local.evening.running()):
                self._write(self.say("evening-cli-time-up"))
            self._tell_stage()

    def _last(self) -> bool:
        """Whether the stage that is over was the last."""
        evening = self._local.evening
        try:
            return not evening.arena and evening.seat(()) is None
        except Problem:  # those who are left can't play on so
            return False

    # Results

    def _result(self, stage: int, place: int) -> None:
        """Takes the result of a round."""
        words = self.words
        score = self.ask_score(words, stage, words.evening.stages[stage - 1].tables[place - 1])
        if score is not None and self._do(score):
            self._tell_result(stage, place)

    def _tell_result(self, stage: int, place: int) -> None:
        words = self.words
        at = words.evening.stages[stage - 1]
        table = at.tables[place - 1]
        self._write(f"{words.table(table)} {words.result(table)}")
        if all(table.over for table in at.tables):
            self._write_all(words.standings())

    # The host's other business

    def _arrange(self, word: str, text: str) -> None:
        """Sees to people, to points that were wrong, or to the plan."""
        try:
            asked = EveningLine(self.say, self._local.shown(), self._local.evening.plan).arranged(word, text)
        except Problem as problem:
            self._write(self.say.tell(problem))
            return
        if self._do(asked):
            self._tell_arranged(word, text, asked)

    def _tell_arranged(self, word: str, text: str, asked: Command) -> None:
        plan = self._local.evening.plan
        if isinstance(asked, Correct):
            self._tell_result(asked.stage, asked.table)
        elif word == "minutes":
            self._write(self.say("evening-cli-minutes-are", minutes=plan.minutes))
        elif word == "clock":
            self._write(self.say("evening-cli-clock-is", minutes=plan.stage_minutes))
        elif word == "rules":
            self._write(self.say("match-rules", rules=text))
        else:
            self._tell_people()

    def _pause(self, paused: bool) -> None:
        if self._do(PauseEvening() if paused else ResumeEvening()):
            self._write(self.say("evening-cli-paused" if paused else "evening-cli-resumed"))

    def _finish(self) -> None:
        """Ends it all, if that is meant."""
        if self._line(self.say("evening-cli-end-sure")).lower() == "end":
            self._do(Finish())
