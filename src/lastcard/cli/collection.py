"""The commands `lastcard collection make`, `verify`, `list` and `situations`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from lastcard.cli import usage
from lastcard.cli.common import (
    LanguageOption,
    counting,
    end_progress,
    fail,
    failing,
    say,
    write,
    writing_to,
)
from lastcard.cli.database import DatabaseOption, DataOption
from lastcard.cli.ratings import opened
from lastcard.collection.kinds import FEWEST, HANDS, KINDS, SEATS, THREATS, WHO, ChoiceShown
from lastcard.collection.model import SITUATIONS, check_month, months_in, read_manifest
from lastcard.core.clean import quotable
from lastcard.core.errors import Problem, cause
from lastcard.lab.estimates import Estimate
from lastcard.record.files import data_folder

collection_app = usage.group(say("help-collection"))
FolderArgument = Annotated[Path, typer.Argument(metavar=say("usage-folder"), help=say("help-collection-folder"))]
MonthOption = Annotated[str, typer.Option("--month", help=say("help-collection-month"))]


def _feature(flag: str, known: tuple[str, ...]) -> Any:
    return typer.Option(flag, help=say("help-collection-feature", known=known))


@collection_app.callback()
def collection_command(
    context: typer.Context,
    language: LanguageOption = None,  # noqa: ARG001  read before the command line is
) -> None:
    if context.invoked_subcommand is None:
        write(context.get_help())


@collection_app.command("make", help=say("help-collection-make"))
def make_command(folder: FolderArgument, data: DataOption = None, database: DatabaseOption = "") -> None:
    from lastcard.server.collecting import prepare

    with failing(), writing_to(folder):
        prepare(str(folder))
        made = asyncio.run(_make(folder, data or data_folder(), database))
    for month in made:
        write(say("collection-made", month=month))
    if not made:
        write(say("collection-made-none"))


async def _make(folder: Path, data: Path, database: str) -> list[str]:
    from lastcard.server.collecting import DELAY, Publisher

    async def do(work: Callable[..., Any], *given: Any) -> Any:
        return work(*given)

    store = await opened(data, database, "collection")
    try:
        return await Publisher(store, folder, do).publish_due(time.time() - DELAY)
    finally:
        await store.close()


@collection_app.command("verify", help=say("help-collection-verify"))
def verify_command(folder: FolderArgument, month: MonthOption = "") -> None:
    from lastcard.collection.making import verify

    wrong = 0
    for each in _months(folder, month):
        try:
            found = list(verify(folder / each, counting("collection-checking", month=each)))
        except Problem as problem:
            found = [problem]
        end_progress()
        for fault in found:
            write(say("collection-wrong", month=each, problem=fault), err=True)
        if not found:
            manifest = read_manifest(folder / each)
            write(say("collection-right", month=each, matches=manifest.matches, decisions=manifest.decisions))
        wrong += bool(found)
    if wrong:
        raise typer.Exit(1)


@collection_app.command("list", help=say("help-collection-list"))
def list_command(folder: FolderArgument) -> None:
    for month in _months(folder, ""):
        with failing():
            manifest = read_manifest(folder / month)
        size = f"{sum(file.size for file in manifest.files) / 1e6:.1f}"
        counts = {"matches": manifest.matches, "decisions": manifest.decisions}
        write(say("collection-listed", month=month, size=size, **counts))


def _months(folder: Path, month: str) -> list[str]:
    """The months of a folder, or the one that is asked for; where there is none, the command fails."""
    with failing():
        found = [check_month(month)] if month else months_in(folder)
    if month and month not in months_in(folder):
        fail("unknown-collection", given=month)
    if not found:
        fail("collection-none")
    return found


@collection_app.command("situations", help=say("help-collection-situations"))
def situations_command(
    folder: FolderArgument,
    kind: Annotated[
        str, typer.Argument(metavar=say("usage-kind"), help=say("help-collection-kind", known=tuple(KINDS)))
    ] = "turn",
    who: Annotated[str, _feature("--who", WHO)] = "people",
    hand: Annotated[str, _feature("--hand", HANDS)] = "",
    threat: Annotated[str, _feature("--threat", THREATS)] = "",
    seats: Annotated[str, _feature("--seats", SEATS)] = "",
    month: MonthOption = "",
) -> None:
    from lastcard.cli.lab import show
    from lastcard.collection.situations import CaseCounts
    from lastcard.lab.summaries import EstimateFigures, Grid

    for given, known in ((kind, tuple(KINDS)), (who, WHO), (hand, HANDS), (threat, THREATS), (seats, SEATS)):
        if given and given not in known:
            fail("collection-unknown-feature", given=quotable(given), known=known)
    counts = CaseCounts()
    for each in _months(folder, month):
        try:
            counts.merge((folder / each / SITUATIONS).read_bytes())
        except (OSError, ValueError) as error:
            fail("collection-damaged", file=quotable(f"{each}/{SITUATIONS}"), reason=cause(error))
    figures = EstimateFigures(say)

    def cell(found: Estimate | None) -> str:
        return say("collection-few") if found is None else figures.share(found)

    def row(shown: ChoiceShown) -> tuple[str, ...]:
        name = say(f"collection-choice-{shown.choice}")
        return name, figures.number(shown.cases), cell(shown.share), cell(shown.wins), cell(shown.chance)

    choices = counts.shown(kind, who, hand, threat, seats)
    figures_named = (say("collection-share"), say("collection-wins"), say("collection-chance"))
    heads = (say("collection-choice"), say("collection-cases"), *figures_named)
    title = say(f"collection-kind-{kind}")
    told = [say("collection-counted", count=sum(each.cases for each in choices))]
    show(title, told, [Grid(title, heads, tuple(map(row, choices)), say("collection-few-about", count=FEWEST))])
