"""The commands `lastcard puzzles` and `lastcard puzzles find`."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lastcard.cli import usage
from lastcard.cli.common import (
    SeedOption,
    check_language,
    fail,
    file_failure,
    in_range,
    read,
    say,
    write,
    write_over,
)
from lastcard.cli.play import in_terminal, read_line
from lastcard.core.clean import quotable
from lastcard.core.errors import Problem, cause
from lastcard.puzzles.themes import THEMES
from lastcard.record.files import write_whole
from lastcard.wording.languages import LANGUAGES

if TYPE_CHECKING:  # what they are judged with waits until it is needed
    from lastcard.puzzles.find import Finder
    from lastcard.puzzles.model import Collection, Puzzle
    from lastcard.record import Record

MOST = 1_000_000
OFTEN = 10  # games after which what was found is written
INTERRUPTED = 130
puzzles_app = typer.Typer(
    cls=usage.Group, help=say("help-puzzles"), invoke_without_command=True, rich_markup_mode=None, add_completion=False
)


@puzzles_app.callback()
def puzzles_command(
    context: typer.Context,
    theme: Annotated[str, typer.Option("--theme", help=say("help-puzzles-theme", known=THEMES))] = "",
    mine: Annotated[Path | None, typer.Option("--mine", help=say("help-puzzles-mine"))] = None,
    seat: Annotated[int, typer.Option("--seat", help=say("help-puzzles-seat"))] = 1,
    collection: Annotated[Path | None, typer.Option("--collection", help=say("help-puzzles-collection"))] = None,
    plain: Annotated[bool, typer.Option("--plain", help=say("help-plain"))] = False,
    language: Annotated[  # noqa: ARG001  read before the command line is
        str | None, typer.Option("--language", callback=check_language, help=say("help-language", known=LANGUAGES))
    ] = None,
) -> None:
    if context.invoked_subcommand is not None:
        return
    if theme and theme not in THEMES:
        fail("puzzles-unknown-theme", given=quotable(theme), known=THEMES)
    if not plain and not in_terminal():
        fail("puzzles-needs-terminal")
    chosen = _mistakes(mine, seat) if mine else _chosen(collection, theme)
    if not chosen:
        fail("puzzles-mine-none" if mine else "puzzles-none")
    if plain:
        from lastcard.terminal.plain.puzzles import PlainPuzzles

        PlainPuzzles(chosen, say, read_line, write).run()
        return
    from lastcard.terminal.apps.puzzles import PuzzleApp

    PuzzleApp(chosen, say).run()


def _chosen(file: Path | None, theme: str) -> list[Puzzle]:
    """Today's five, or all of a theme, the easiest first."""
    from lastcard.puzzles import daily
    from lastcard.puzzles.model import shipped

    kept = shipped() if file is None else _load(file)
    if not theme:
        return list(daily.five(kept, daily.today()))
    return sorted((each for each in kept.puzzles if each.theme == theme), key=lambda each: (-each.share, each.id))


def _mistakes(file: Path, seat: int) -> list[Puzzle]:
    """What a seat gave away in a match."""
    from lastcard.analysis.review import review
    from lastcard.puzzles.mistakes import mistakes

    game = read(file)
    if not 1 <= seat <= len(game.seats):
        raise file_failure(file, Problem("puzzles-no-seat", seat=seat))
    try:
        found = review(game, _progress)
    except Problem as problem:
        raise file_failure(file, problem) from None
    finally:
        _progress_done()
    return [puzzle for puzzle in mistakes(game, found) if puzzle.seat == seat]


def _progress(done: int, total: int) -> None:
    if sys.stderr.isatty() and (done % 10 == 0 or done == total):
        write_over(say("review-progress", done=done, all=total))


def _progress_done() -> None:
    if sys.stderr.isatty():
        write(err=True)


def _load(file: Path) -> Collection:
    from lastcard.puzzles.model import unpack

    try:
        return unpack(file.read_bytes())
    except Problem as problem:
        raise file_failure(file, problem) from None
    except OSError as error:
        raise file_failure(file, Problem("file-unreadable", reason=cause(error))) from None


@puzzles_app.command("find", help=say("help-puzzles-find"), cls=usage.HelpedCommand)
def find_command(
    out: Annotated[Path, typer.Option("--out", help=say("help-puzzles-out"))],
    records: Annotated[
        list[Path] | None, typer.Argument(metavar=say("usage-file"), help=say("help-puzzles-records"))
    ] = None,
    seed: SeedOption = 1,
    games: Annotated[int, typer.Option("--games", help=say("help-puzzles-games"))] = 2_000,
    limit: Annotated[int, typer.Option("--limit", help=say("help-puzzles-limit"))] = 80,
) -> None:
    from lastcard.puzzles.find import Finder, bot_games, rounds_of

    in_range("--games", games, 1, MOST)
    in_range("--limit", limit, 1, MOST)
    matches = [read(file) for file in records or []]
    try:
        finder = Finder(_source(matches, seed), limit, _load(out) if out.exists() else None)
        after = finder.kept.games
        searched = rounds_of(matches)[after:] if matches else bot_games(seed, after, games)
    except Problem as problem:
        raise file_failure(out, problem) from None
    try:
        _keep(finder, out)  # where nothing can be written, nothing is searched for
        for game in searched:
            if finder.full:
                break
            finder.go_through(game)
            _report(finder, out)
        _keep(finder, out)
    except KeyboardInterrupt:
        _keep(finder, out)
        write(err=True)
        write(say("error-line", problem=Problem("interrupted")), err=True)
        raise typer.Exit(INTERRUPTED) from None
    _progress_done()
    write(say("puzzles-in-file", count=len(finder.kept.puzzles), file=quotable(str(out))))


def _source(matches: list[Record], seed: int) -> str:
    """What tells the games of one search from those of another."""
    from lastcard.record import dumps

    if not matches:
        return f"seed {seed}"
    return "records " + hashlib.sha256("".join(map(dumps, matches)).encode()).hexdigest()[:16]


def _report(finder: Finder, out: Path) -> None:
    if finder.kept.games % OFTEN == 0:
        _keep(finder, out)
    if sys.stderr.isatty():
        write_over(say("puzzles-searched", games=finder.kept.games, count=len(finder.kept.puzzles)))


def _keep(finder: Finder, out: Path) -> None:
    from lastcard.puzzles.model import pack

    try:
        write_whole(out, pack(finder.kept))
    except OSError as error:
        raise file_failure(out, Problem("file-unwritable", reason=cause(error))) from None
