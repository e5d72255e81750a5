"""The screen on which puzzles are solved: the table of that moment, the question and its answers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.events import Key
from textual.geometry import Size
from textual.widgets import OptionList, Static

from lastcard.puzzles.model import Puzzle, moment
from lastcard.puzzles.telling import PuzzleTeller
from lastcard.terminal.card_art import tags
from lastcard.terminal.choices import Words
from lastcard.terminal.screens.base import Manner, Page
from lastcard.terminal.widgets import Hand, Pile, Players, Told
from lastcard.wording import rules_text

TALL = 32  # lines from which on there is room for large cards, and for them beside a verdict
HAND, HAND_LARGE = 3, 5  # lines that the hand may take


class PuzzlePage(Page[None]):
    """Shows one puzzle after the other; an answer is chosen from a list, by its number or with the arrows."""

    def __init__(self, manner: Manner, puzzles: Sequence[Puzzle]) -> None:
        super().__init__(manner)
        self._puzzles = puzzles
        self._place = 0
        self._now = moment(puzzles[0])
        self._answer = ""
        self.right = 0

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="middle"):
            yield Players()
            yield Pile()
            yield Told()
        yield Static(id="open")
        yield Hand()
        yield Static(id="asked")
        yield OptionList(id="menu")
        yield Static(id="note")

    @property
    def puzzle(self) -> Puzzle:
        return self._puzzles[self._place]

    def retell(self) -> None:
        say, inks, view = self.manner.say, self.manner.inks, self._now.view
        words = Words(say, self._now.rules, self._now.names)
        teller = PuzzleTeller(self.puzzle, self._now, say)
        number = say("puzzle-number", number=self._place + 1, all=len(self._puzzles))
        head = Text.assemble((f"{number} · {teller.title()}", Style(color=inks.yours, bold=True)))
        head.append(f" · {rules_text.name(self._now.rules, say)}", Style(color=inks.quiet))
        self.query_one("#head", Static).update(head)
        seats = len(self._now.names)
        self.query_one(Players).show(view, words, [0] * seats, [""] * seats, inks, large=False)
        self.query_one(Pile).show(view, words, inks, 1)
        sentences = [words.sentence(event) for event in self._now.events]
        self.query_one(Told).tell([each for each in sentences if each.text], inks)
        self.query_one("#open", Static).update(self._hands(words))
        marked = {place: "·" for place, card in enumerate(view.own.hand) if card in self._asked()}
        tall = self.size.height >= TALL
        hand = self.query_one(Hand)
        hand.show(view.own.hand, marked, set(), -1, inks, Size(self.size.width, HAND_LARGE if tall else HAND))
        hand.display = self.query_one("#open").display = tall or not self._answer
        self.query_one("#asked", Static).update(Text(f" {teller.question()} ", Style(bold=True)))
        self._list(teller)
        self.query_one("#note", Static).update(self._note())

    def _asked(self) -> set[str]:
        return {action.card for action in self._now.view.legal if action.card}

    def _hands(self, words: Words) -> Text:
        """Everybody else's cards, where hands are open."""
        view = self._now.view
        rows = [
            Text(f" {words.names[seat]}: ").append_text(tags(hand.split(), self.manner.inks))
            for seat, hand in enumerate(view.game.hands, 1)
            if seat != view.viewer
        ]
        return Text("\n").join(rows)

    def _list(self, teller: PuzzleTeller) -> None:
        menu = self.query_one(OptionList)
        before = menu.highlighted or 0
        menu.clear_options()
        if self._answer:
            menu.add_options([Text(line) for line in teller.verdict(self._answer)])
        else:
            menu.add_options([Text(f"{number}  {told}") for number, told in enumerate(teller.answers(), 1)])
            menu.highlighted = min(before, menu.option_count - 1)
        menu.focus()

    def _note(self) -> Text:
        say, inks = self.manner.say, self.manner.inks
        score = say("puzzles-score", right=self.right, all=self._place + bool(self._answer))
        return Text(f"{score}   {say('puzzles-keys-terminal')}", Style(color=inks.quiet))

    # What is typed

    def on_key(self, event: Key) -> None:
        key = event.character or event.key
        if event.key in ("q", "Q", "escape"):
            self.app.exit(message=self._score())
        elif event.key in ("pageup", "pagedown"):
            self.query_one(Told).turn_back(5 if event.key == "pageup" else -5)
        elif self._answer and event.key in ("enter", "space"):
            self._go_on()
        elif not self._answer and key.isdecimal() and 1 <= int(key) <= len(self.puzzle.listed):
            self._take(int(key) - 1)
        else:
            return
        event.stop()
        event.prevent_default()

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        if self._answer:
            self._go_on()
        else:
            self._take(chosen.option_index)

    def _take(self, place: int) -> None:
        self._answer = self.puzzle.listed[place]
        self.right += self.puzzle.solved_by(self._answer)
        self.retell()

    def _go_on(self) -> None:
        if self._place + 1 == len(self._puzzles):
            self.app.exit(message=self._score())
            return
        self._place += 1
        self._answer = ""
        self._now = moment(self.puzzle)
        self.query_one(Told).back = 0
        self.query_one(OptionList).highlighted = 0
        self.retell()

    def _score(self) -> str:
        return self.manner.say("puzzles-score", right=self.right, all=self._place + bool(self._answer))
