"""A server before one sits down: open a table, go to a public one, or to the one whose code one has."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.events import Key
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from lastcard.client.address import Address, read_address
from lastcard.client.connection import Client
from lastcard.client.evening import EveningClient
from lastcard.core.errors import Problem
from lastcard.protocol.http import EveningSummary, OwnTable, Summary
from lastcard.protocol.messages import Settings
from lastcard.terminal.card_art import shapes
from lastcard.terminal.screens.base import Manner
from lastcard.terminal.screens.talk import Writing
from lastcard.terminal.story import Story
from lastcard.terminal.visitor import Visitor
from lastcard.terminal.widgets import KeyBar, cut
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.rules_text import preset
from lastcard.wording.times import time_left

AGAIN: Final = 3.0  # seconds after which the list is asked for again
EDGE: Final = 4  # cells that a row can't use

_CODE: Final = re.compile(r"[A-Za-z0-9-]{1,40}")


def state(table: Summary, say: Catalogue) -> str:
    """Whether one can sit down at a table."""
    if table.stage in ("round", "between"):
        return say("tables-playing")
    return say("tables-free", free=table.free) if table.free else say("tables-full")


def waiting(own: OwnTable, say: Catalogue) -> str:
    """For whom a table by turns waits, and how long."""
    who = say("turns-yours") if own.yours else say("turns-kind")
    if own.waits_for and not own.yours:
        who = say("turns-waits", names=say.listed(own.waits_for))
    return f"{who} · {time_left(own.left, say)}" if own.left else who


def company(table: Summary, say: Catalogue) -> str:
    """Who is at a table."""
    names = ", ".join(name for name in table.names if name) or table.host or say("tables-nobody")
    return f"{names} · {say('lobby-watching', count=table.watching)}" if table.watching else names


def described(evening: EveningSummary, say: Catalogue) -> str:
    """An evening in a list: what it is called, how many are there, and how far it is."""
    stage = {"stage": evening.stage, "of": evening.of}
    if evening.phase == "gathering":
        state = say("eve-phase-gathering")
    else:
        state = say("eve-stage-of" if evening.of else "evening-cli-stage", **stage)
    title = evening.title or say("eve-of", player=evening.host)
    return say("tables-evening", title=title, people=evening.people, state=state)


def listed_table(table: Summary, link: str, say: Catalogue) -> str:
    """A table in a line, with the way in."""
    shown = {"rules": preset(table.preset, say), "state": state(table, say), "who": company(table, say)}
    return say("tables-plain-table", address=link, **shown)


def listed_evening(evening: EveningSummary, link: str, say: Catalogue) -> str:
    """An evening in a line, with the way in."""
    return say("tables-plain-evening", address=link, evening=described(evening, say))


class TableList(Writing):
    """The tables and evenings of a server that anybody may come to, each a row; Enter joins, W watches."""

    @dataclass
    class Entered(Message):
        """We have been let in at a table."""

        client: Client
        story: Story

    @dataclass
    class Attended(Message):
        """We have been let in at an evening."""

        client: EveningClient

    def __init__(
        self, manner: Manner, visitor: Visitor, tables: list[Summary], evenings: Sequence[EveningSummary]
    ) -> None:
        super().__init__(manner)
        self._visitor = visitor
        self._tables = tables
        self._evenings = evenings
        self._own: list[OwnTable] = []  # where we have a seat in a match by turns
        self._kept = ""  # the table where our seat is kept
        self._away = ""  # why the list can't be had
        self._chosen = ""  # the row to begin with
        self._going = False

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield OptionList(id="menu")
        yield Static(id="note")
        yield KeyBar()
        yield from super().compose()

    def on_mount(self) -> None:
        self.set_interval(AGAIN, self.look)

    def on_screen_resume(self) -> None:
        self._going = False
        self.retell()
        self.look()

    def come_back(self, kept: str, message: str) -> None:
        """After a table: whether our seat there is kept, and what else is to be said about it."""
        self._kept = kept
        self.note = self.manner.say("tables-kept") if kept else message
        if kept:
            self._chosen = f"kept-{kept}"

    def last_words(self) -> str | None:
        """What is to be said when the program ends here."""
        link = Address(self._visitor.server, self._kept).link
        return self.manner.say("join-seat-kept", address=link) if self._kept else None

    # Showing

    def retell(self) -> None:
        if not self.is_mounted:
            return
        inks = self.manner.inks
        highlighted = self.query_one(OptionList).highlighted_option
        chosen = self._chosen or str(highlighted.id if highlighted is not None else "open")
        rows, self._chosen = self._rows(), ""
        menu = self.fill(self._title(), rows, Text(self._away or self.note, Style(color=inks.yours, bold=True)))
        ids = [row.id for row in rows]
        menu.highlighted = ids.index(chosen) if chosen in ids else menu.highlighted
        if not self.talking:
            menu.focus()
        self._show_bar()

    def _title(self) -> Text:
        say, inks = self.manner.say, self.manner.inks
        title = Text().append_text(shapes(inks))
        title.append(f"  {say('tables-title', server=self._visitor.server)}\n", Style(bold=True))
        return title.append(f"{say('tables-name', player=self._visitor.name)}\n", Style(color=inks.quiet))

    def _rows(self) -> list[Row]:
        say, inks = self.manner.say, self.manner.inks
        opening = Text(say("tables-open"), Style(bold=True, color=inks.yours))
        opening.append(f"  {say('tables-open-about')}", Style(color=inks.quiet, bold=False))
        rows = [self._own_row(own) for own in self._own]
        if self._kept and self._kept not in [own.table.table for own in self._own]:
            label = Text(say("tables-back", table=self._kept), Style(bold=True, color=inks.yours))
            rows.append(Row(label, id=f"kept-{self._kept}"))
        rows += [Row(opening, id="open"), Row(Text(say("tables-code"), Style(bold=True)), id="code")]
        heading = Text(f"\n{say('tables-public' if self._tables else 'tables-none')}", Style(color=inks.quiet))
        return [*rows, Row(heading, id="heading", disabled=True), *self._table_rows(), *self._evening_rows()]

    def _own_row(self, own: OwnTable) -> Row:
        """A table by turns at which we have a seat, and whose turn it is."""
        say, inks = self.manner.say, self.manner.inks
        colour = inks.yours if own.yours else inks.text
        told = Text(waiting(own, say), Style(bold=own.yours, color=colour)).append(f"  {own.table.table}  ")
        return Row(told.append(cut(company(own.table, say), self.size.width - EDGE)), id=f"kept-{own.table.table}")

    def _evening_rows(self) -> list[Row]:
        """The public evenings, where there are any."""
        say, inks = self.manner.say, self.manner.inks
        heading = Row(Text(f"\n{say('tables-evenings')}", Style(color=inks.quiet)), id="evenings", disabled=True)
        rows = [
            Row(
                Text.assemble((f"{evening.evening}  ", Style(color=inks.quiet)), described(evening, say)),
                id=f"evening-{evening.evening}",
            )
            for evening in self._evenings
        ]
        return [heading, *rows] if rows else []

    def _table_rows(self) -> list[Row]:
        """The public tables, in columns."""
        say, inks = self.manner.say, self.manner.inks
        states = [state(table, say) for table in self._tables]
        wide = max(map(cell_len, states), default=0)
        names = [preset(table.preset, say) for table in self._tables]
        named = max(map(cell_len, names), default=0)
        rows = []
        for table, name, free in zip(self._tables, names, states, strict=True):
            row = Text().append(f"{table.table}  ", Style(color=inks.quiet))
            row.append(name + " " * (named - cell_len(name) + 2), Style(bold=True))
            row.append(free + " " * (wide - cell_len(free) + 2), Style(color=inks.text if table.free else inks.quiet))
            row.append(cut(company(table, say), max(self.size.width - cell_len(row.plain) - EDGE, 1)))
            rows.append(Row(row, id=f"table-{table.table}"))
        return rows

    def _show_bar(self) -> None:
        say = self.manner.say
        slots = [
            ("⏎", say("lobby-key-choose"), True),
            ("W", say("tables-key-watch"), bool(self._highlighted().code)),
            ("C", say("tables-key-code"), True),
        ]
        general = [("?", say("bar-help")), ("L", say("bar-language")), ("Q", say("bar-leave"))]
        self.query_one(KeyBar).show(slots, general, self.manner.inks, self.size.width)

    def _highlighted(self) -> Address:
        """The table or the evening whose row it is."""
        row = self.query_one(OptionList).highlighted_option
        return self._meant(str(row.id if row is not None else ""))

    def _meant(self, row: str) -> Address:
        """Where a row leads to; without a code to a new table."""
        kind, _, code = row.partition("-")
        server = self._visitor.server
        return Address(server, evening=code) if kind == "evening" else Address(server, code)

    # Looking

    def look(self) -> None:
        """Asks for the list again, where it is to be seen."""
        if self.is_current and not self._going:
            self.run_worker(self._look(), group="look", exclusive=True)

    async def _look(self) -> None:
        try:
            self._tables = await self._visitor.tables()
            self._evenings = await self._visitor.evenings()
            self._own = [own for own in await self._visitor.own() if own.table.turn_hours]
            self._away = ""
        except Problem as problem:
            self._away = self.manner.say.tell(problem)
        self.retell()

    # Going

    def on_option_list_option_highlighted(self) -> None:
        self._show_bar()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option.id == "code":
            self._ask_for_code()
        else:
            self.go(self._meant(str(event.option.id)))

    def on_key(self, event: Key) -> None:
        key = event.key.lower()
        if self.talking or key not in ("w", "c", "q", "escape"):
            return
        event.stop()
        event.prevent_default()
        if key == "c":
            self._ask_for_code()
        elif key != "w":
            self.app.exit(message=self.last_words())
        elif self._highlighted().code:
            self.go(self._highlighted(), watch=True)
        else:
            self.note = self.manner.say("tables-which")
            self.retell()

    def _ask_for_code(self) -> None:
        self.note = ""
        self.write(self.manner.say("tables-write-code"))
        self.retell()

    def written(self, text: str) -> None:
        """Goes to the table or the evening with this code, or this link."""
        say = self.manner.say
        evenings = [evening.evening for evening in self._evenings]
        address = self._meant(f"evening-{text.upper()}" if text.upper() in evenings else f"table-{text}")
        if "://" in text:
            try:
                address = read_address(text)
            except Problem as problem:
                self.note = say.tell(problem)
                return
            if address.server != self._visitor.server:
                self.note = say("tables-elsewhere", address=address.link)
                return
        if _CODE.fullmatch(address.code):
            self.go(address)
        else:
            self.note = say("tables-bad-code")

    def go(self, address: Address, watch: bool = False) -> None:
        """Goes to a table or an evening, without a code to a new table."""
        if self._going:
            return
        self._going = True
        self.note = self.manner.say("tables-going")
        self._visitor.language = self.manner.say.language
        self.retell()
        self.run_worker(self._go(address, watch), group="go")

    async def _go(self, address: Address, watch: bool) -> None:
        try:
            if address.evening:
                self.post_message(self.Attended(await self._visitor.attend(address.evening, watch)))
            else:
                table = address.table or (await self._visitor.open(Settings())).table
                self.post_message(self.Entered(*await self._visitor.enter(table, watch)))
            self.note = ""
        except Problem as problem:
            full = problem.message == "join-full"
            self.note = self.manner.say("tables-no-seat" if full else problem.message, **problem.details)
            self._going = False
            self.retell()
