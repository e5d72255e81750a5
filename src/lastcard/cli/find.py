"""The command `lastcard find`: a table at a server, with others who want to play the same."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated

import typer

from lastcard.cli.common import (
    LanguageOption,
    NameOption,
    PlainOption,
    checked_name,
    fail,
    failing,
    in_terminal,
    say,
    visiting,
    visitor_of,
    write,
)
from lastcard.client.address import read_address
from lastcard.core.rules import MAX_SEATS
from lastcard.seeks import wishes
from lastcard.seeks.wishes import RATED, Wish


def find_command(
    server: Annotated[str, typer.Argument(metavar=say("usage-url"), help=say("help-find-server"))],
    ruleset: Annotated[str, typer.Option("--rules", help=say("help-find-rules"))] = "",
    seats: Annotated[str, typer.Option("--seats", help=say("help-find-seats"))] = "2-4",
    rated: Annotated[str, typer.Option("--rated", help=say("help-find-rated"))] = "any",
    people: Annotated[bool, typer.Option("--people", help=say("help-find-people"))] = False,
    name: NameOption = None,
    plain: PlainOption = False,
    language: LanguageOption = None,  # noqa: ARG001  read before the command line is
) -> None:
    called = checked_name(name)
    if rated not in RATED:
        fail("find-bad-rated", known=RATED)
    least, most = _range(seats)
    rules = tuple(ruleset.replace(",", " ").split())
    wish = Wish(rules=rules, least=least, most=most, rated=rated, bots=not people)
    try:
        with failing():
            wishes.check(wish)
            where = read_address(server).server
            if not plain and not in_terminal():
                fail("find-needs-terminal")
            asyncio.run(visiting(visitor_of(where, called), plain).find(wish))
    except KeyboardInterrupt:
        write("\n" + say("find-stopped"))


def _range(text: str) -> tuple[int, int]:
    """The least and the most players."""
    found = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", text.strip(), re.ASCII)
    least, most = (int(found[1]), int(found[2] or found[1])) if found is not None else (0, 0)
    if not (2 <= least <= MAX_SEATS and 2 <= most <= MAX_SEATS):
        fail("find-bad-seats")
    return least, most
