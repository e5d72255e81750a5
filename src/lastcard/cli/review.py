"""The command `lastcard review`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from lastcard.analysis.review import Review, review
from lastcard.analysis.telling import ReviewTeller
from lastcard.cli.common import file_failure, read, say, write, write_over
from lastcard.core.errors import Problem, cause
from lastcard.record import Record
from lastcard.record.files import write_whole


def review_command(
    file: Annotated[Path, typer.Argument(metavar=say("usage-file"), help=say("help-file"))],
    as_json: Annotated[bool, typer.Option("--json", help=say("help-review-json"))] = False,
    html: Annotated[Path | None, typer.Option("--html", help=say("help-review-html"))] = None,
) -> None:
    game = read(file)
    try:
        found, teller = reviewed(game)
    except Problem as problem:
        raise file_failure(file, problem) from None
    if as_json:
        write(msgspec.json.encode(found).decode())
    if html is not None:
        try:
            write_whole(html, teller.page().encode())
        except OSError as error:
            raise file_failure(html, Problem("file-unwritable", reason=cause(error))) from None
    if not as_json and html is None:
        for each in teller.lines():
            write(each)


def reviewed(game: Record) -> tuple[Review, ReviewTeller]:
    """The review of a match, with progress, and who tells it."""
    found = review(game, _progress)
    if sys.stderr.isatty():
        write(err=True)
    return found, ReviewTeller(game, found, say)


def _progress(done: int, total: int) -> None:
    if sys.stderr.isatty() and (done % 10 == 0 or done == total):
        write_over(say("review-progress", done=done, all=total))
