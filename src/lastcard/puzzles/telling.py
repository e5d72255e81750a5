"""Puzzles for people: what is asked, what can be answered, and what came of it, in a language."""

from __future__ import annotations

from collections.abc import Iterator

from lastcard.analysis.review import Decision
from lastcard.analysis.telling import DecisionTeller
from lastcard.core.actions import COLOUR, said
from lastcard.puzzles.model import Moment, Puzzle, level_of, why
from lastcard.puzzles.themes import OPEN
from lastcard.wording.catalogues import Catalogue


class PuzzleTeller:
    """Tells one puzzle."""

    def __init__(self, puzzle: Puzzle, moment: Moment, say: Catalogue) -> None:
        self.puzzle = puzzle
        self.say = say
        self._choices = DecisionTeller(moment.rules, moment.names, say)
        self._names = moment.names
        self._game = moment.view.game

    def title(self) -> str:
        level = self.say("puzzle-level", level=level_of(self.puzzle.share))
        return f"{self.say(f'puzzles-theme-{self.puzzle.theme}')} · {level}"

    def question(self) -> str:
        first = said(self.puzzle.seat, self.puzzle.listed[0])
        if first.verb_number == COLOUR:
            return self.say("puzzle-ask-first")
        theme, card = self.puzzle.theme, self._choices.teller.card
        if theme == "challenge":
            offender = self._names[self._game.challengeable - 1]
            return self.say("puzzle-ask-challenge", player=offender, card=card(self._game.top))
        return self.say(f"puzzle-ask-{theme}", card=card(first.card) if first.card else "")

    def answers(self) -> list[str]:
        """What can be answered, in the order of the puzzle's list."""
        return [self.action(action) for action in self.puzzle.listed]

    def action(self, action: str) -> str:
        told = self._choices.action(self.puzzle.seat, action)
        return told[:1].upper() + told[1:]

    def verdict(self, answer: str) -> Iterator[str]:
        """Whether an answer is right, why, and what each is worth."""
        puzzle, say = self.puzzle, self.say
        if puzzle.solved_by(answer):
            yield say("puzzle-right")
        else:
            yield f"{say('puzzle-wrong')} {say('puzzle-best', action=self.action(puzzle.options[0].action))}"
        key, about = why(puzzle, answer)
        yield self._choices.why(Decision(0, puzzle.seat, answer, "", reason=key, about=about))
        yield say("puzzle-chances-open" if puzzle.theme == OPEN else "puzzle-chances") + ":"
        for option in puzzle.options:
            own = f" ({say('puzzle-yours')})" if option.action == answer else ""
            yield f"  {self._choices.percent(option.chance):>5}  {self.action(option.action)}{own}"
