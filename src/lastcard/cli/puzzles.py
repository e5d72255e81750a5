"""The commands `lastcard puzzles` and `lastcard puzzles find`."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lastcard.cli import INTERRUPTED, usage
from lastcard.cli.common import (
    LanguageOption,
    PlainOption,
    SeedOption,
    end_progress,
    fail,
    failing,
    file_failure,
    in_range,
    in_terminal,
    read,
    read_line,
    reading,
    say,
    write,
    write_over,
    writing_to,
)
from lastcard.cli.review import judged
from lastcard.core.clean import quotable
from lastcard.core.errors import Problem
from lastcard.puzzles.themes import THEMES
from lastcard.record.files import write_whole

if TYPE_CHECKING:  # what they are judged with waits until it is needed
    from lastcard.puzzles.find import Finder
    from lastcard.puzzles.model import Collection, Puzzle
    from lastcard.record import Record

MOST = 1_000_000
OFTEN = 10  # games after which what was found is written
puzzles_app = usage.group(say("help-puzzles"))


@puzzles_app.callback()
def puzzles_command(
    context: typer.Context,
    theme: Annotated[str, typer.Option("--theme", help=say("help-puzzles-theme", known=THEMES))] = "",
    mine: Annotated[Path | None, typer.Option("--mine", help=say("help-puzzles-mine"))] = None,
    seat: Annotated[int, typer.Option("--seat", help=say("help-puzzles-seat"))] = 1,
    collection: Annotated[Path | None, typer.Option("--collection", help=say("help-puzzles-collection"))] = None,
    plain: PlainOption = False,
    language: LanguageOption = None,  # noqa: ARG001  read before the command line is
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
    from lastcard.puzzles.mistakes import mistakes

    game = read(file)
    if not 1 <= seat <= len(game.seats):
        raise file_failure(file, Problem("puzzles-no-seat", seat=seat))
    with failing(file):
        found = judged(game)
    return [puzzle for puzzle in mistakes(game, found) if puzzle.seat == seat]


def _load(file: Path) -> Collection:
    from lastcard.puzzles.model import unpack

    with reading(file):
        return unpack(file.read_bytes())


@puzzles_app.command("find", help=say("help-puzzles-find"))
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
    with failing(out):
        finder = Finder(_source(matches, seed), limit, _load(out) if out.exists() else None)
        after = finder.kept.games
        searched = rounds_of(matches)[after:] if matches else bot_games(seed, after, games)
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
    end_progress()
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
    write_over(say("puzzles-searched", games=finder.kept.games, count=len(finder.kept.puzzles)))


def _keep(finder: Finder, out: Path) -> None:
    from lastcard.puzzles.model import pack

    with writing_to(out):
        write_whole(out, pack(finder.kept))
