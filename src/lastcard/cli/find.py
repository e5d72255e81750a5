"""The command `lastcard find`: a table at a server, with others who want to play the same."""

from __future__ import annotations

import re
from typing import Annotated

import typer

from lastcard.cli.common import Failure, check_language, fail, say, write
from lastcard.cli.play import check_names, in_terminal, read_line
from lastcard.core.errors import Problem
from lastcard.core.rules import MAX_SEATS
from lastcard.seeks import wishes
from lastcard.seeks.wishes import RATED, Wish
from lastcard.terminal.setup import usual_name
from lastcard.wording.languages import LANGUAGES


def find_command(
    server: Annotated[str, typer.Argument(metavar=say("usage-url"), help=say("help-find-server"))],
    ruleset: Annotated[str, typer.Option("--rules", help=say("help-find-rules"))] = "",
    seats: Annotated[str, typer.Option("--seats", help=say("help-find-seats"))] = "2-4",
    rated: Annotated[str, typer.Option("--rated", help=say("help-find-rated"))] = "any",
    people: Annotated[bool, typer.Option("--people", help=say("help-find-people"))] = False,
    name: Annotated[str | None, typer.Option("--name", help=say("help-join-name"))] = None,
    plain: Annotated[bool, typer.Option("--plain", help=say("help-plain"))] = False,
    language: Annotated[  # noqa: ARG001  read before the command line is
        str | None, typer.Option("--language", callback=check_language, help=say("help-language", known=LANGUAGES))
    ] = None,
) -> None:
    import asyncio  # these take a moment to load, which no other command should wait for

    from lastcard.terminal.apps import run

    called = (usual_name(say) if name is None else name).strip()
    check_names([called])
    if rated not in RATED:
        fail("find-bad-rated", known=RATED)
    least, most = _range(seats)
    rules = tuple(ruleset.replace(",", " ").split())
    wish = Wish(rules=rules, least=least, most=most, rated=rated, bots=not people)
    try:
        wishes.check(wish)
        where = run.read_address(server).server
        if plain:
            asyncio.run(run.find_plainly(where, called, wish, say, read_line, write))
        elif not in_terminal():
            fail("find-needs-terminal")
        else:
            asyncio.run(run.find(where, called, wish, say))
    except Problem as problem:
        raise Failure(say.tell(problem)) from None
    except KeyboardInterrupt:
        write("\n" + say("find-stopped"))


def _range(text: str) -> tuple[int, int]:
    """The least and the most players."""
    found = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", text.strip(), re.ASCII)
    least, most = (int(found[1]), int(found[2] or found[1])) if found is not None else (0, 0)
    if not (2 <= least <= MAX_SEATS and 2 <= most <= MAX_SEATS):
        fail("find-bad-seats")
    return least, most
