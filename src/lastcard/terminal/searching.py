"""Looking for a table in a terminal: asking on through trouble with the line, and what is said of who waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Final

from lastcard.client.http import Rejected
from lastcard.client.seeks import Search
from lastcard.core.errors import Problem
from lastcard.protocol.messages import PASSING
from lastcard.protocol.seeks import Seeking, SeekShown
from lastcard.seeks.wishes import Wish
from lastcard.terminal.visitor import Visitor
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.rules_text import preset

AGAIN: Final = 2.0  # seconds until a server that does not answer is asked once more


async def searched(visitor: Visitor, wish: Wish) -> AsyncGenerator[Seeking | Problem, None]:
    """What there is, until there is a table; trouble with the line comes between. What ends the search is a Problem."""
    search = Search(visitor.server, visitor.language)
    answer = await visitor.as_guest(lambda token: search.begin(wish, token))
    try:
        while True:
            yield answer
            if answer.table or not any(row.own for row in answer.waiting):
                return
            try:
                answer = await visitor.as_guest(search.go_on)
            except Rejected as rejected:
                if rejected.code not in PASSING:
                    raise
                await asyncio.sleep(AGAIN)
            except Problem as problem:
                yield problem
                await asyncio.sleep(AGAIN)
    finally:
        if not answer.table:
            with suppress(Problem):
                await visitor.as_guest(search.stop)


def wished(wish: Wish, say: Catalogue) -> str:
    """A wish in a few words."""
    rules = ", ".join(preset(each, say) for each in wish.rules) or say("find-rules-any")
    seats = say("find-seats", least=0 if wish.least == wish.most else wish.least, most=wish.most)
    rated = "" if wish.rated == "any" else say(f"find-rated-{wish.rated}")
    bots = say("find-with-bots" if wish.bots else "find-people-only")
    return " · ".join(filter(None, (rules, seats, rated, bots)))


def waited(row: SeekShown, say: Catalogue, since: float = 0.0) -> str:
    minutes, seconds = divmod(int(row.waited + since), 60)
    return say("find-waited", time=f"{minutes}:{seconds:02}")
