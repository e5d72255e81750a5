"""The program around puzzles in this terminal."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.puzzles.model import Puzzle
from lastcard.terminal.apps.base import TerminalApp
from lastcard.terminal.screens.puzzles import PuzzlePage
from lastcard.wording.catalogues import Catalogue


class PuzzleApp(TerminalApp):
    """`lastcard puzzles`."""

    CSS = (
        TerminalApp.CSS
        + """
    PuzzlePage #middle { height: 12; }
    PuzzlePage #open { height: auto; }
    PuzzlePage #asked { height: auto; padding: 0 1; }
    """
    )

    def __init__(self, puzzles: Sequence[Puzzle], say: Catalogue) -> None:
        super().__init__(say, 0.0)
        self.page = PuzzlePage(self.manner, puzzles)

    def on_mount(self) -> None:
        self.push_screen(self.page)

    def keys(self) -> str:
        return self.manner.say("puzzles-help-terminal")
