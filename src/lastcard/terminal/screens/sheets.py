"""The screens beside the table: scores, help, the curtain between two people, and a terminal that is too small."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar, Final

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key
from textual.widgets import Static

from lastcard.core.errors import Problem
from lastcard.core.rules import Ruleset
from lastcard.terminal.balance import Balance
from lastcard.terminal.balance_bars import drawn
from lastcard.terminal.card_art import tags
from lastcard.terminal.choices import calls, catches
from lastcard.terminal.keyboard import Keyboard
from lastcard.terminal.screens.base import Manner, Page
from lastcard.wording import rules_text
from lastcard.wording.narration import Outcome, Teller

BAR: Final = 20
CARDS: Final = 12
SCROLL: Final = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10}


class Sheet(Page[str]):
    """A page of text that closes with a key, and answers with it."""

    CLOSING: ClassVar[tuple[str, ...]] = ("enter", "escape", "space", "q")

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Static(id="sheet")

    def text(self) -> Text:
        raise NotImplementedError

    def retell(self) -> None:
        self.query_one("#sheet", Static).update(self.text())

    def on_key(self, event: Key) -> None:
        if event.key in self.CLOSING:
            event.stop()
            self.dismiss(event.key)
        elif event.key in SCROLL:
            self.query_one(VerticalScroll).scroll_relative(y=SCROLL[event.key], animate=False)


class Help(Sheet):
    """The keys: those of every table, and those of this program."""

    def __init__(self, manner: Manner, keys: Callable[[], str]) -> None:
        super().__init__(manner)
        self._keys = keys

    def text(self) -> Text:
        say, inks = self.manner.say, self.manner.inks
        text = Text().append(say("help-title"), Style(color=inks.yours, bold=True))
        text.append(f"   {say('close-key')}\n", Style(color=inks.quiet))
        for line in [*say("help-keys").splitlines(), *self._keys().splitlines()]:
            key, _, what = line.partition("|")
            text.append(f"{key.strip():>16}  ", Style(bold=True))
            text.append(what.strip() + "\n")
        return text.append("\n" + say("help-more"), Style(color=inks.quiet))


class Scores(Sheet):
    """After each round: the cards left, the points, the totals and who has won; after the last, luck and skill."""

    def __init__(
        self,
        manner: Manner,
        rules: Ruleset,
        names: Sequence[str],
        number: int,
        outcome: Outcome,
        weigh: Callable[[], Awaitable[Balance]] | None = None,
    ) -> None:
        super().__init__(manner)
        self._weigh = weigh
        self._balance: Balance | Problem | None = None
        self._rules = rules
        self._names_of_seats = names
        self._number = number
        self.outcome = outcome

    def on_mount(self) -> None:
        if self._weigh is not None:
            self.run_worker(self._find_balance(self._weigh))

    async def _find_balance(self, weigh: Callable[[], Awaitable[Balance]]) -> None:
        try:
            self._balance = await weigh()
        except Problem as problem:
            self._balance = problem
        self.retell()

    def text(self) -> Text:
        say, inks = self.manner.say, self.manner.inks
        names, outcome, scores = self._names_of_seats, self.outcome, self.outcome.scores
        teller = Teller(say, self._rules, names)
        text = Text().append(say("match-round", number=self._number) + "\n", Style(color=inks.yours, bold=True))
        text.append(teller.sentence(outcome.end) + "\n\n", Style(bold=True))
        wide = max(map(cell_len, names))
        goal = max(*scores, 1, self._rules.target if self._rules.match != "single" else 1)
        text.append(" " * (wide + 2) + say("score-head").rjust(15) + "\n", Style(color=inks.quiet))
        for seat in sorted(range(len(names)), key=lambda seat: -scores[seat]):
            length = round(BAR * scores[seat] / goal)
            leading = seat + 1 in (*outcome.champions, outcome.winner)
            text.append(set_cell_size(names[seat], wide + 2), Style(bold=leading))
            text.append(f"{outcome.gains[seat]:>+7}{scores[seat]:>8}  ", Style(bold=leading))
            text.append("█" * length, Style(color=inks.yours if leading else inks.quiet))
            text.append("·" * (BAR - length) + "\n", Style(color=inks.quiet))
        text.append("\n" + say("cards-left") + "\n", Style(color=inks.quiet))
        for name, hand in zip(names, outcome.hands, strict=True):
            if cards := hand.split():
                text.append(set_cell_size(name, wide + 2))
                text.append_text(tags(cards[:CARDS], inks))
                text.append(f" +{len(cards) - CARDS}\n" if len(cards) > CARDS else "\n")
        text.append("\n")
        *out, last = [*teller.decided(outcome), ""] if not outcome.champions else teller.decided(outcome)
        for line in out:
            text.append(line + "\n")
        if last:
            text.append(f" {last} ", Style(color=inks.on_yours, bgcolor=inks.yours, bold=True)).append("\n\n")
        for line in teller.awards(outcome.awards):
            text.append(line + "\n")
        if outcome.awards:
            text.append("\n")
        text.append(self.key(), Style(color=inks.quiet))
        return text.append("\n\n").append_text(self._weighed()) if self._weigh is not None else text

    def _weighed(self) -> Text:
        say, inks = self.manner.say, self.manner.inks
        if isinstance(self._balance, Balance):
            return drawn(self._balance, say, inks)
        return Text(say.tell(self._balance) if self._balance else say("luck-finding"), Style(color=inks.quiet))

    def key(self) -> str:
        """What can be done from here."""
        return self.manner.say("match-key" if self.outcome.champions else "round-key")


class Curtain(Sheet):
    """Between two people at one keyboard: nobody's hand is to be seen."""

    CLOSING: ClassVar[tuple[str, ...]] = ("enter",)

    def __init__(self, manner: Manner, keyboard: Keyboard, names: Sequence[str], seat: int) -> None:
        super().__init__(manner)
        self._keyboard = keyboard
        self._names_of_seats = names
        self._name_of_next = names[seat - 1]

    def text(self) -> Text:
        say, inks = self.manner.say, self.manner.inks
        text = Text("\n\n")
        text.append(f" {self._name_of_next} \n\n", Style(color=inks.on_yours, bgcolor=inks.yours, bold=True))
        text.append(say("curtain", player=self._name_of_next))
        for action in catches(self._keyboard.views())[:1]:
            text.append("\n\n" + say("curtain-catch", player=self._names_of_seats[action.target - 1]))
        for action in calls(self._keyboard.views())[:1]:
            text.append("\n\n" + say("curtain-call", player=self._names_of_seats[action.seat - 1]))
        return text

    def on_key(self, event: Key) -> None:
        """What somebody has forgotten to call is no secret, so it can be called or caught from here."""
        possible = {"c": catches, "u": calls}.get(event.key)
        if possible is not None and possible(self._keyboard.views()):
            event.stop()
            event.prevent_default()
            self.dismiss(event.key)


class Rules(Sheet):
    """The rules of the match, in sentences."""

    def __init__(self, manner: Manner, rules: Ruleset) -> None:
        super().__init__(manner)
        self._rules = rules

    def text(self) -> Text:
        say, inks = self.manner.say, self.manner.inks
        text = Text().append(rules_text.name(self._rules, say), Style(color=inks.yours, bold=True))
        text.append(f"   {say('close-key')}\n\n", Style(color=inks.quiet))
        return text.append("\n".join(f"· {clause.text}" for clause in rules_text.describe(self._rules, say)))


class TooSmall(Sheet):
    """A terminal without room for the table; it goes by itself when there is."""

    CLOSING: ClassVar[tuple[str, ...]] = ()

    def text(self) -> Text:
        width, height = self.app.size
        return Text(self.manner.say("too-small", width=width, height=height), Style(bold=True))

    def on_resize(self) -> None:
        self.retell()
