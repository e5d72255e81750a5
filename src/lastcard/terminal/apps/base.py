"""What holds on all screens of a program: the look, the language, help, and a terminal that is too small."""

from __future__ import annotations

import os
from typing import ClassVar

from textual.app import App
from textual.events import Key, Resize

from lastcard.terminal.card_art import THEMES
from lastcard.terminal.screens.base import Manner, Page
from lastcard.terminal.screens.sheets import Help, TooSmall
from lastcard.wording.catalogues import Catalogue

WIDTH, HEIGHT = 80, 24


def on_dark(environment: dict[str, str]) -> bool:
    """Whether the terminal's background is dark, as far as it says so."""
    ground = environment.get("COLORFGBG", "").rpartition(";")[2]
    return ground not in ("7", "15")


class TerminalApp(App[None]):
    """What holds on all screens: the look, the language, help, and a terminal that is too small."""

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
    KeyBar { height: 2; }
    .large Players { width: 48; padding: 1 1; content-align: left middle; }
    .large Pile { width: 32; padding: 1 0; content-align: center middle; }
    .large Told { padding: 1 2; }
    Sheet { align: center middle; }
    Sheet VerticalScroll { max-width: 90; height: auto; max-height: 100%; padding: 1 2; }
    EveningPage VerticalScroll { height: 1fr; padding: 1 2; }
    Curtain #sheet { text-align: center; }
    #title { height: auto; padding: 0 2; }
    #menu { height: 1fr; border: none; background: $background; padding: 0 1; }
    #menu:focus { background-tint: $background 0%; border: none; }
    #menu > .option-list--option-highlighted { background: $chosen; color: $foreground; }
    #menu:focus > .option-list--option-highlighted { background: $chosen; color: $foreground; text-style: none; }
    #note { height: auto; min-height: 1; padding: 0 2; }
    #about { width: 38; padding: 0 1; }
    #clauses { height: auto; max-height: 60%; }
    #about Told { padding: 1 0 0 0; }
    Talk { height: 1; border: none; padding: 0 1; background: $chosen; }
    Talk:focus { border: none; background: $chosen; }
    """

    def __init__(self, say: Catalogue, pace: float) -> None:
        super().__init__()
        self.manner = Manner(say, pace, on_dark(dict(os.environ)))
        for theme in THEMES:
            self.register_theme(theme)

    def on_mount(self) -> None:
        self.paint()

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return THEMES[0].variables

    def paint(self) -> None:
        self.theme = THEMES[0 if self.manner.dark else 1].name

    def keys(self) -> str:
        """What the keys of this program do, beside those of every table."""
        raise NotImplementedError

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
            self.paint()
        elif key == "?" and not isinstance(self.screen, Help):
            self.push_screen(Help(self.manner, self.keys))
            return
        else:
            return
        self.retell()

    def retell(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, Page):
                screen.retell()
