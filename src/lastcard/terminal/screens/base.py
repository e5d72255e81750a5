"""What all screens share: the language, the pace and the background, and being told anew when one of them changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from rich.text import Text
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from lastcard.terminal.card_art import DARK, LIGHT, Inks
from lastcard.wording.catalogues import Catalogue, catalogue
from lastcard.wording.languages import LANGUAGES

PACES: Final = {"slowest": 3.0, "slow": 2.0, "usual": 1.0, "quick": 0.5, "at-once": 0.0}
# Seconds at the usual pace in which the last card of a round is seen. No such time depends on what anybody holds, so
# that waiting tells nothing.
LAST: Final = 2.4

Answer = TypeVar("Answer")


class Manner:
    """How the person wants it: language, pace, background."""

    def __init__(self, say: Catalogue, pace: float, dark: bool) -> None:
        self.say = say
        self.pace = pace
        self.dark = dark

    @property
    def inks(self) -> Inks:
        return DARK if self.dark else LIGHT

    @property
    def pace_name(self) -> str:
        return min(PACES, key=lambda name: abs(PACES[name] - self.pace))

    def change_pace(self, faster: bool) -> None:
        names = list(PACES)
        place = names.index(self.pace_name) + (1 if faster else -1)
        self.pace = PACES[names[min(max(place, 0), len(names) - 1)]]

    def next_language(self) -> None:
        self.say = catalogue(LANGUAGES[(LANGUAGES.index(self.say.language) + 1) % len(LANGUAGES)])


class Page(Screen[Answer]):
    """A screen that can be told anew, in another language or on another background."""

    def __init__(self, manner: Manner) -> None:
        super().__init__()
        self.manner = manner

    def retell(self) -> None:
        raise NotImplementedError

    def fill(self, title: Text, rows: Sequence[Row], note: Text) -> OptionList:
        """Puts another title, other rows and another note onto a page with a menu; the mark stays where it was."""
        self.query_one("#title", Static).update(title)
        self.query_one("#note", Static).update(note)
        menu = self.query_one(OptionList)
        place = menu.highlighted or 0
        menu.clear_options()
        menu.add_options(rows)
        menu.highlighted = min(place, len(rows) - 1)
        return menu

    def on_mount(self) -> None:
        self.retell()
