"""The parts of the table: who plays, the pile, what has happened, what is asked, the hand, the keys."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, chop_cells, set_cell_size
from rich.style import Style
from rich.text import Text
from textual.geometry import Size
from textual.widget import Widget

from lastcard.match.view import View
from lastcard.terminal.card_art import ARROWS, DARK, SHAPES, SIZES, Inks, big_card, filled, hand_card, place_of
from lastcard.terminal.choices import Sentence, Words

FAN = 7
NAME = 9
LEVEL = 14
FRESH = 3  # sentences that have just been told


def cut(text: str, room: int) -> str:
    """As much of a text as there are cells for."""
    return text if cell_len(text) <= room else set_cell_size(text, room - 1).rstrip() + "…"


def wrapped(sentence: str, room: int) -> list[str]:
    """A sentence in lines of so many cells, the later ones indented."""
    lines = [""]
    for word in sentence.split():
        for part in chop_cells(word, room - 2) or [""]:
            if cell_len(lines[-1]) + 1 + cell_len(part) <= room:
                lines[-1] += f" {part}" if lines[-1] else part
            else:
                lines.append(f"  {part}")
    return lines


class Part(Widget):
    """Something on the table that is drawn anew whenever anything has happened."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn = Text()

    def draw(self, text: Text) -> None:
        if text != self.drawn or text.spans != self.drawn.spans:
            self.drawn = text
            self.refresh(layout=True)

    def render(self) -> Text:
        return self.drawn


class Players(Part):
    """Everybody at the table, in order of seats: number, turn, name, cards, marks, score."""

    def show(
        self, view: View, words: Words, scores: Sequence[int], levels: Sequence[str], inks: Inks, large: bool
    ) -> None:
        rows = []
        for seat, name in enumerate(words.names[1:], 1):
            on_turn = seat == view.game.turn or (view.game.phase == "vote" and seat in view.game.voters)
            size = view.game.sizes[seat - 1]
            row = Text.assemble((f"{seat % 10} ", Style(color=inks.quiet)))
            row.append("▶ " if on_turn else "  ", Style(color=inks.yours, bold=True))
            row.append(cut(name, NAME), Style(bold=seat == view.viewer or on_turn, underline=seat == view.viewer))
            row.append(" " * (NAME + 1 - cell_len(cut(name, NAME))))
            if seat not in view.game.in_round:
                row.append(words.say("mark-out").ljust(FAN + 4), Style(color=inks.quiet))
            else:
                row.append(f"{size:>2} ", Style(bold=True))
                row.append_text(self._mark(seat, size, view, words, inks))
            row.append(f"{scores[seat - 1]:>5}", Style(color=inks.quiet))
            if levels[seat - 1] and large:
                row.append(f"  {cut(levels[seat - 1], LEVEL)}", Style(color=inks.quiet))
            rows.append(row)
        self.draw(Text("\n").join(rows))

    def _mark(self, seat: int, size: int, view: View, words: Words, inks: Inks) -> Text:
        width = FAN + 1
        if seat in view.game.vulnerable:
            return Text(
                words.say("mark-vulnerable").ljust(width)[:width], Style(color=inks.yours, bold=True, reverse=True)
            )
        if size == 1 or seat == view.game.called:
            return Text(words.say("mark-uno").ljust(width), Style(color=inks.yours, bold=True))
        return Text(("▮" * min(size, FAN) + ("+" if size > FAN else "")).ljust(width), Style(color=inks.quiet))


class Pile(Part):
    """The top card, the colour in force, the way round, and how many cards the piles have."""

    def show(self, view: View, words: Words, inks: Inks, scale: int) -> None:
        card = big_card(view.game.top, view.game.colour, scale)
        lines = [card, Text(words.teller.card(view.game.top), Style(bold=True))]
        if view.game.colour and view.game.top[0] == "W":
            lines.append(self._colour(view.game.colour, words))
        way = Text(f"{ARROWS[view.game.direction]} ")
        way.append(words.direction(view))
        if view.game.penalty:
            way.append(f"  +{view.game.penalty}", Style(color=inks.yours, bold=True))
        lines.append(way)
        lines.append(
            Text(words.say("piles", stock=view.game.stock, discard=view.game.discard), Style(color=inks.quiet))
        )
        self.draw(Text("\n").join(lines))

    def _colour(self, colour: str, words: Words) -> Text:
        name, shape = words.teller.colour(colour), SHAPES[place_of(colour)]
        return Text(f" {shape} {colour} {name} {shape} ", filled(colour))


class Told(Part):
    """What has happened, the latest at the bottom."""

    def __init__(self) -> None:
        super().__init__()
        self._sentences: Sequence[Sentence] = []
        self._inks = DARK
        self.back = 0  # lines that one has gone back

    def tell(self, sentences: Sequence[Sentence], inks: Inks) -> None:
        self._sentences = sentences
        self._inks = inks
        self.refresh()

    def turn_back(self, lines: int) -> None:
        self.back = max(0, self.back + lines)
        self.refresh()

    def render(self) -> Text:
        height, width = self.size.height, max(self.size.width, 10)
        rows: list[tuple[str, Style]] = []
        for age, sentence in enumerate(reversed(self._sentences)):
            style = self._style(age, sentence.loud)
            rows[:0] = [(line, style) for line in wrapped(sentence.text, width)]
            if len(rows) >= height + self.back:
                break
        self.back = min(self.back, max(len(rows) - height, 0))
        end = len(rows) - self.back
        shown = rows[max(end - height, 0) : end]
        text = Text("\n" * (height - len(shown)))
        for number, (line, style) in enumerate(shown):
            text.append(line, style).append("\n" if number + 1 < len(shown) else "")
        return text

    def _style(self, age: int, loud: bool) -> Style:
        """The latest is bold; what happened to somebody stands out until three other things have happened."""
        if loud and age < FRESH:
            return Style(color=self._inks.on_yours, bgcolor=self._inks.yours, bold=True)
        return Style(color=self._inks.text if age <= FRESH else self._inks.quiet, bold=age == 0)


class Tray(Part):
    """What is asked of whoever is at the keyboard; a question opens here, above the hand, and covers nothing."""

    def show(self, prompt: str, yours: bool, note: str, inks: Inks) -> None:
        text = Text()
        if yours:
            text.append(f" {prompt} ", Style(color=inks.on_yours, bgcolor=inks.yours, bold=True))
        else:
            text.append(prompt, Style(color=inks.quiet))
        if note:
            text.append("  " + note, Style(bold=True))
        self.draw(text)


class Hand(Part):
    """The hand, grouped by colour, in as many rows as it needs; a long one is scrolled by the cursor."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[list[int]] = []  # places in the hand

    def show(
        self,
        hand: tuple[str, ...],
        keys: dict[int, str],
        marked: set[int],
        cursor: int,
        inks: Inks,
        room: Size,
    ) -> None:
        """`keys` says for each place which key plays the card; what has none can't be played."""
        fits = (size for size in SIZES if self._lines(hand, room.width - 2, size) <= room.height)
        card_size = next(fits, SIZES[-1])
        self.rows = self._arranged(hand, room.width - 2, card_size.width)
        most = max(room.height // card_size.height, 1)
        here = next((number for number, row in enumerate(self.rows) if cursor in row), 0)
        first = min(max(here - most + 1, 0), max(len(self.rows) - most, 0))
        shown = self.rows[first : first + most]
        lines: list[Text] = []
        for number, row in enumerate(shown):
            cards = []
            for place in row:
                edge = "cursor" if place == cursor else "playable" if place in keys else "quiet"
                mark = "✓" if place in marked else ""
                card = hand_card(hand[place], edge, keys.get(place, ""), mark, inks, card_size)
                gap = " " if place != row[0] and hand[place][0] != hand[place - 1][0] else ""
                cards.append([Text(gap) + line for line in card])
            drawn = [Text().join(parts) for parts in zip(*cards, strict=True)]
            if number == 0 and first > 0:
                drawn[0].append(" ▴", Style(color=inks.yours, bold=True))
            if number + 1 == len(shown) and first + most < len(self.rows):
                drawn[-1].append(" ▾", Style(color=inks.yours, bold=True))
            lines += drawn
        self.styles.height = max(len(lines), card_size.height)
        self.draw(Text("\n").join(lines))

    def _lines(self, hand: tuple[str, ...], room: int, size: Size) -> int:
        return len(self._arranged(hand, room, size.width)) * size.height

    def _arranged(self, hand: tuple[str, ...], room: int, width: int) -> list[list[int]]:
        rows: list[list[int]] = [[]]
        used = 0
        for place, card in enumerate(hand):
            gap = int(bool(rows[-1]) and card[0] != hand[place - 1][0])
            if used + gap + width > room:
                rows.append([])
                used = gap = 0
            rows[-1].append(place)
            used += gap + width
        return rows


class KeyBar(Part):
    """What can be done, each in its own place whatever the phase; what can't be done now is quiet."""

    def show(self, slots: list[tuple[str, str, bool]], general: list[tuple[str, str]], inks: Inks, room: int) -> None:
        rows = [Text()]
        for key, what, possible in slots:
            if possible:
                mine = Style(color=inks.on_yours, bgcolor=inks.yours, bold=True)
                slot = Text.assemble((f" {key} ", mine), (f"{what} ", Style(bold=True)))
            else:
                slot = Text(f" {key} {what} ", Style(color=inks.quiet))
            if len(rows[-1]) + len(slot) > room + 1:
                rows.append(Text())
            rows[-1].append_text(slot)
        rows.append(Text())
        bold, quiet = Style(color=inks.text, bold=True), Style(color=inks.quiet)
        names = [Text.assemble((f" {key} ", bold), (what, quiet)) for key, what in general]
        spare, gaps = room - sum(map(len, names)), len(names) - 1
        gap = " " if gaps <= spare < 2 * gaps else "  "  # closer where that saves a row
        for named in names:
            if len(rows[-1]) + len(named) > room:
                rows.append(Text())
            rows[-1].append_text(named).append(gap)
        for row in rows:
            row.rstrip()
        self.styles.height = len(rows)
        self.draw(Text("\n").join(rows))
