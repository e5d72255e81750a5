"""The command `lastcard review`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from lastcard.analysis.review import Review, review
from lastcard.analysis.telling import ReviewTeller
from lastcard.cli.common import end_progress, failing, read, say, write, write_over, writing_to
from lastcard.record import Record
from lastcard.record.files import write_whole


def review_command(
    file: Annotated[Path, typer.Argument(metavar=say("usage-file"), help=say("help-file"))],
    as_json: Annotated[bool, typer.Option("--json", help=say("help-review-json"))] = False,
    html: Annotated[Path | None, typer.Option("--html", help=say("help-review-html"))] = None,
) -> None:
    game = read(file)
    with failing(file):
        found, teller = reviewed(game)
    if as_json:
        write(msgspec.json.encode(found).decode())
    if html is not None:
        with writing_to(html):
            write_whole(html, teller.page().encode())
    if not as_json and html is None:
        for each in teller.lines():
            write(each)


def reviewed(game: Record) -> tuple[Review, ReviewTeller]:
    """The review of a match, and who tells it."""
    found = judged(game)
    return found, ReviewTeller(game, found, say)


def judged(game: Record) -> Review:
    """The review of a match, with progress."""
    try:
        return review(game, _progress)
    finally:
        end_progress()


def _progress(done: int, total: int) -> None:
    if done % 10 == 0 or done == total:
        write_over(say("review-progress", done=done, all=total))
