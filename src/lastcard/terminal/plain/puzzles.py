"""Puzzles line by line, for screen readers and scripts."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from lastcard.core.clean import quotable
from lastcard.puzzles.model import Moment, Puzzle, moment
from lastcard.puzzles.telling import PuzzleTeller
from lastcard.terminal.choices import Words
from lastcard.terminal.plain.lines import Dialogue, Quit, Reader, Writer
from lastcard.wording import rules_text
from lastcard.wording.catalogues import Catalogue


class PlainPuzzles(Dialogue):
    """Asks one after the other, and says at the end how many were right."""

    def __init__(self, puzzles: Sequence[Puzzle], say: Catalogue, read: Reader, write: Writer) -> None:
        super().__init__(say, read, write)
        self._puzzles = puzzles

    def help(self) -> str:
        return self.say("puzzles-plain-help")

    def run(self) -> None:
        right = done = 0
        self._write(self.say("puzzles-plain-welcome"))
        with suppress(Quit):
            for number, puzzle in enumerate(self._puzzles, 1):
                self._write("")
                right += self._solved(number, puzzle)
                done += 1
        self._write(self.say("puzzles-score", right=right, all=done))

    def _solved(self, number: int, puzzle: Puzzle) -> bool:
        """Asks a puzzle until it is answered; whether that was right."""
        now = moment(puzzle)
        self._show(number, puzzle, now)
        while True:
            line = self._next_line()
            if line == "b":
                self._tell(now)
            elif not line:
                self._show(number, puzzle, now)
            elif line.isdecimal() and 1 <= int(line) <= len(puzzle.listed):
                answer = puzzle.listed[int(line) - 1]
                self._write_all(PuzzleTeller(puzzle, now, self.say).verdict(answer))
                return puzzle.solved_by(answer)
            else:
                self._write(self.say("puzzles-plain-number", given=quotable(line), most=len(puzzle.listed)))

    def _show(self, number: int, puzzle: Puzzle, now: Moment) -> None:
        say, view = self.say, now.view
        words, teller = Words(say, now.rules, now.names), PuzzleTeller(puzzle, now, say)
        self._write(say("puzzle-number", number=number, all=len(self._puzzles)) + " · " + teller.title())
        self._write(say("match-rules", rules=rules_text.name(now.rules, say)))
        self._write(words.top(view))
        self._write(words.table(view))
        for seat, hand in enumerate(view.game.hands, 1):
            if seat != view.viewer and hand:
                self._write(say("result-left", player=words.names[seat], cards=words.teller.cards(hand.split())))
        self._write(words.hand(view))
        self._write(teller.question())
        for place, told in enumerate(teller.answers(), 1):
            self._write(say("plain-choice", number=place, what=told))

    def _tell(self, now: Moment) -> None:
        teller = Words(self.say, now.rules, now.names).teller
        self._write_all(map(teller.sentence, now.events))
