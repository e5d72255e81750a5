"""The program around a table in this program: from the first screen to the last."""

from __future__ import annotations

from textual import on
from textual.events import Key

from lastcard.core.errors import Problem
from lastcard.terminal import saves
from lastcard.terminal.apps.base import TerminalApp
from lastcard.terminal.keyboard import Keyboard
from lastcard.terminal.saves import Save
from lastcard.terminal.screens.home import Home, SetUp
from lastcard.terminal.screens.sheets import TooSmall
from lastcard.terminal.screens.table import TableScreen
from lastcard.terminal.setup import Setup
from lastcard.wording.catalogues import Catalogue


class LastCard(TerminalApp):
    """`lastcard play`: the first screen, or at once a match."""

    def __init__(self, say: Catalogue, setup: Setup, pace: float = 1.0, keyboard: Keyboard | None = None) -> None:
        super().__init__(say, pace)
        self.setup = setup
        self._keyboard = keyboard

    def on_mount(self) -> None:
        self.push_screen(Home(self.manner, self.setup))
        if self._keyboard is not None:
            self.push_screen(TableScreen(self._keyboard, self.manner))

    def action_help_quit(self) -> None:
        """Ctrl-C: nothing is lost by leaving at once."""
        playing = any(isinstance(screen, TableScreen) for screen in self.screen_stack)
        self.exit(message=self.manner.say("plain-saved") if playing else None)

    def keys(self) -> str:
        return self.manner.say("help-keys-here")

    def on_key(self, event: Key) -> None:
        if event.character in ("+", "-") and not isinstance(self.screen, TooSmall):
            self.manner.change_pace(faster=event.character == "+")
            self.retell()

    @on(Home.Picked)
    def do(self, picked: Home.Picked) -> None:
        home = picked.home
        if picked.what == "new":
            self._begin(self.setup)
        elif picked.what == "watch":
            self._begin(Setup((), self.setup.rules, self.setup.seats, self.setup.bots))
        elif picked.what == "resume":
            self._resume(home)
        elif picked.what == "setup":
            self.push_screen(SetUp(self.manner, self.setup), self._set_up)
        elif picked.what == "language":
            self.manner.next_language()
            self.retell()
        elif picked.what == "background":
            self.manner.dark = not self.manner.dark
            self.paint()
            self.retell()
        else:
            self.exit()

    def _begin(self, setup: Setup) -> None:
        self.push_screen(TableScreen(Keyboard(setup.begin(), Save()), self.manner))

    def _resume(self, home: Home) -> None:
        file = saves.newest()
        try:
            if file is None:
                raise Problem("no-save")
            self.push_screen(TableScreen(Keyboard(saves.resume(file), Save(file)), self.manner))
        except Problem as problem:
            home.note = self.manner.say.tell(problem)
            home.retell()

    def _set_up(self, setup: Setup | None) -> None:
        if setup is not None:
            self.setup = setup
            for screen in self.screen_stack:
                if isinstance(screen, Home):
                    screen.setup = setup
                    screen.retell()
