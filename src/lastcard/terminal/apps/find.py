"""The program of somebody who looks for a table: who waits, until there is one."""

from __future__ import annotations

from contextlib import aclosing
from time import monotonic

from rich.text import Text
from textual.app import ComposeResult
from textual.events import Key
from textual.widgets import Static

from lastcard.core.clean import quotable
from lastcard.core.errors import Problem
from lastcard.protocol.seeks import Seeking
from lastcard.seeks.wishes import Wish
from lastcard.terminal.apps.base import TerminalApp
from lastcard.terminal.screens.base import Manner, Page
from lastcard.terminal.searching import searched, waited, wished
from lastcard.terminal.visitor import Visitor
from lastcard.wording.catalogues import Catalogue


class FindPage(Page[None]):
    """Who waits, and for how long."""

    def __init__(self, manner: Manner) -> None:
        super().__init__(manner)
        self.told: Seeking | None = None
        self.lost = False
        self._at = monotonic()

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="note")

    def on_mount(self) -> None:
        self.set_interval(1.0, self.retell)

    def take(self, news: Seeking | Problem) -> None:
        self.lost = isinstance(news, Problem)
        if isinstance(news, Seeking):
            self.told, self._at = news, monotonic()
        self.retell()

    def retell(self) -> None:
        say, inks = self.manner.say, self.manner.inks
        self.query_one("#title", Static).update(Text(f"\n{say('find-title')}\n", style="bold"))
        lines = Text()
        state = say("join-reconnecting") if self.lost else say("find-looking")
        lines.append(f"{state}\n\n", style="bold")
        if self.told is not None:
            if self.told.trouble:
                lines.append(f"{self.told.trouble}\n\n")
            since = monotonic() - self._at
            for row in self.told.waiting:
                name = f"{quotable(row.name)} ({say('find-you')})" if row.own else quotable(row.name)
                lines.append(f"{name}\n", style="bold" if row.own else "")
                lines.append(f"  {wished(row.wish, say)} · {waited(row, say, since)}\n", style=inks.quiet)
            own = next((row for row in self.told.waiting if row.own), None)
            left = self.told.bots - own.waited - since if own is not None and own.wish.bots and self.told.bots else 0
            if left > 0:
                lines.append(f"\n{say('find-bots-in', seconds=int(left) + 1)}\n")
        lines.append(f"\n{say('find-keys')}", style=inks.quiet)
        self.query_one("#note", Static).update(lines)


class FindApp(TerminalApp):
    """`lastcard find`: it ends with a table, or without."""

    def __init__(self, say: Catalogue, visitor: Visitor, wish: Wish) -> None:
        super().__init__(say, 0.0)
        self.table = ""
        self.problem: Problem | None = None
        self._visitor = visitor
        self._wish = wish
        self._page = FindPage(self.manner)

    def on_mount(self) -> None:
        self.push_screen(self._page)
        self.run_worker(self._search())

    def keys(self) -> str:
        return self.manner.say("find-help-keys")

    def on_key(self, event: Key) -> None:
        if event.key in ("q", "Q", "escape") and self.screen is self._page:
            self.exit(message=self.manner.say("find-stopped"))

    async def _search(self) -> None:
        try:
            async with aclosing(searched(self._visitor, self._wish)) as news:
                async for each in news:
                    if isinstance(each, Seeking) and each.table:
                        self.table = each.table
                        self.exit()
                        return
                    self._page.take(each)
            self.problem = Problem("find-ended")
        except Problem as problem:
            self.problem = problem
        self.exit()
