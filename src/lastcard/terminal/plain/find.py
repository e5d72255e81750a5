"""Looking for a table line by line."""

from __future__ import annotations

from contextlib import aclosing

from lastcard.core.clean import quotable
from lastcard.core.errors import Problem
from lastcard.protocol.seeks import Seeking
from lastcard.seeks.wishes import Wish
from lastcard.terminal.plain.lines import Writer
from lastcard.terminal.searching import searched, waited, wished
from lastcard.terminal.visitor import Visitor
from lastcard.wording.catalogues import Catalogue


class PlainSearch:
    """Writes who waits whenever that has changed, until there is a table."""

    def __init__(self, visitor: Visitor, wish: Wish, say: Catalogue, write: Writer) -> None:
        self._visitor = visitor
        self._wish = wish
        self.say = say
        self._write = write
        self._told = ""  # the last that was written of

    async def run(self) -> str:
        """The code of a table; without one, a Problem."""
        begun = False
        async with aclosing(searched(self._visitor, self._wish)) as news:
            async for each in news:
                if not begun:
                    begun = True
                    self._write(self.say("find-plain-begun", wish=wished(self._wish, self.say)))
                if isinstance(each, Problem):
                    self._once("lost", self.say("join-reconnecting"))
                elif each.table:
                    self._write(self.say("find-ready"))
                    return each.table
                else:
                    self._tell(each)
        raise Problem("find-ended")

    def _tell(self, told: Seeking) -> None:
        if told.known == self._told:
            return
        self._once(told.known, told.trouble or self.say("find-count", count=len(told.waiting)))
        for row in told.waiting:
            if not row.own:
                wish, time = wished(row.wish, self.say), waited(row, self.say)
                self._write(self.say("find-plain-row", player=quotable(row.name), wish=wish, waited=time))

    def _once(self, what: str, line: str) -> None:
        if what != self._told:
            self._told = what
            self._write(line)
