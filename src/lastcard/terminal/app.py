"""The program around the table: from the first screen to the last."""

from __future__ import annotations

import os
from typing import ClassVar

from textual.app import App
from textual.events import Key, Resize

from lastcard.errors import Problem
from lastcard.sitting import Sitting
from lastcard.terminal import saves
from lastcard.terminal.home import Home, SetUp
from lastcard.terminal.look import THEMES
from lastcard.terminal.page import Manner, Page
from lastcard.terminal.pages import Help, TooSmall
from lastcard.terminal.saves import Save
from lastcard.terminal.setup import Setup
from lastcard.terminal.table import Table
from lastcard.text import Catalogue

WIDTH, HEIGHT = 80, 24


def on_dark(environment: dict[str, str]) -> bool:
    """Whether the terminal's background is dark, as far as it says so."""
    ground = environment.get("COLORFGBG", "").rpartition(";")[2]
    return ground not in ("7", "15")


class LastCard(App[None]):
    """`lastcard play`: the first screen, or at once a match."""

    TITLE = "Last Card"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = []
    CSS = """
    Screen { background: $background; }
    #head { height: 1; padding: 0 1; }
    #middle { height: 1fr; }
    Players { width: 31; height: 1fr; padding: 0 0 0 1; }
    Pile { width: 22; height: 1fr; text-align: center; }
    Told { width: 1fr; height: 1fr; padding: 0 1; }
    Tray { height: auto; min-height: 1; padding: 0 1; }
    Hand { height: 3; padding: 0 1; }
    Bar { height: 2; }
    .large Players { width: 48; padding: 1 1; }
    .large Pile { width: 32; padding: 1 0; }
    .large Told { padding: 1 2; }
    Sheet { align: center middle; }
    Sheet VerticalScroll { max-width: 90; height: auto; max-height: 100%; padding: 1 2; }
    Curtain #sheet { text-align: center; }
    #title { height: auto; padding: 0 2; }
    #menu { height: 1fr; border: none; background: $background; padding: 0 1; }
    #menu:focus { background-tint: $background 0%; border: none; }
    #menu > .option-list--option-highlighted { background: $chosen; color: $foreground; }
    #menu:focus > .option-list--option-highlighted { background: $chosen; color: $foreground; text-style: none; }
    #note { height: auto; min-height: 1; padding: 0 2; }
    """

    def __init__(
        self, say: Catalogue, setup: Setup, pace: float = 1.0, match: tuple[Sitting, Save] | None = None
    ) -> None:
        super().__init__()
        self.manner = Manner(say, pace, on_dark(dict(os.environ)))
        self.setup = setup
        self._match = match
        for theme in THEMES:
            self.register_theme(theme)

    def on_mount(self) -> None:
        self._paint()
        self.push_screen(Home(self.manner, self.setup))
        if self._match is not None:
            self.push_screen(Table(*self._match, self.manner))

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return {"chosen": "#4a2f47"}

    def action_help_quit(self) -> None:
        """Ctrl-C: nothing is lost by leaving at once."""
        playing = any(isinstance(screen, Table) for screen in self.screen_stack)
        self.exit(message=self.manner.say("plain-saved") if playing else None)

    def _paint(self) -> None:
        self.theme = THEMES[0 if self.manner.dark else 1].name

    def on_resize(self, event: Resize) -> None:
        small = event.size.width < WIDTH or event.size.height < HEIGHT
        if small and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall(self.manner))
        elif not small and isinstance(self.screen, TooSmall):
            self.screen.dismiss()

    def on_key(self, event: Key) -> None:
        """What works on every screen where there is room for it."""
        if isinstance(self.screen, TooSmall):
            return
        key = event.character or event.key
        if key in ("l", "L"):
            self.manner.next_language()
        elif key in ("b", "B"):
            self.manner.dark = not self.manner.dark
            self._paint()
        elif key in ("+", "-"):
            self.manner.change_pace(faster=key == "+")
        elif key == "?" and not isinstance(self.screen, Help):
            self.push_screen(Help(self.manner))
            return
        else:
            return
        self._retell()

    def _retell(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, Page):
                screen.retell()

    def on_home_chosen(self, chosen: Home.Chosen) -> None:
        home = chosen.home
        if chosen.what == "new":
            self._begin(self.setup)
        elif chosen.what == "watch":
            self._begin(Setup((), self.setup.rules, self.setup.seats, self.setup.bots))
        elif chosen.what == "resume":
            self._resume(home)
        elif chosen.what == "setup":
            self.push_screen(SetUp(self.manner, self.setup), self._set_up)
        elif chosen.what == "language":
            self.manner.next_language()
            self._retell()
        elif chosen.what == "background":
            self.manner.dark = not self.manner.dark
            self._paint()
            self._retell()
        else:
            self.exit()

    def _begin(self, setup: Setup) -> None:
        self.push_screen(Table(setup.begin(), Save(), self.manner))

    def _resume(self, home: Home) -> None:
        file = saves.newest()
        try:
            if file is None:
                raise Problem("no-save")
            self.push_screen(Table(saves.resume(file), Save(file), self.manner))
        except Problem as problem:
            home.note = self.manner.say(problem.message, **problem.details)
            home.retell()

    def _set_up(self, setup: Setup | None) -> None:
        if setup is not None:
            self.setup = setup
            for screen in self.screen_stack:
                if isinstance(screen, Home):
                    screen.setup = setup
                    screen.retell()
