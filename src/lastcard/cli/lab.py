"""The commands `lastcard simulate`, `lastcard duel` and `lastcard train`."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from lastcard.bots import registry
from lastcard.cli import INTERRUPTED
from lastcard.cli.common import (
    RulesOption,
    SeatsOption,
    SeedOption,
    fail,
    failing,
    figures,
    in_range,
    printing,
    read_rules,
    say,
    write,
    writing_to,
)
from lastcard.core import clean
from lastcard.core.clean import quotable
from lastcard.lab.jobs import ChunkStore, Workers

if TYPE_CHECKING:  # numpy and what stands on it wait until they are needed
    from lastcard.lab.summaries import Grid

FORMATS = ("csv", "parquet")
REPORT = "report.html"
MOST_GAMES = 100_000_000
MOST_WORKERS = 1_000
MOST_BOTS = 12
WorkersOption = Annotated[int, typer.Option("--workers", help=say("help-workers"))]
ClusterOption = Annotated[str, typer.Option("--cluster", help=say("help-cluster"))]
OutOption = Annotated[Path | None, typer.Option("--out", help=say("help-lab-out"))]


def simulate_command(
    further: Annotated[
        list[str] | None, typer.Argument(metavar=say("usage-rules"), help=say("help-simulate-rules"))
    ] = None,
    ruleset: Annotated[str | None, typer.Option("--rules", help=say("help-rules-option"))] = None,
    compare: Annotated[list[str] | None, typer.Option("--compare", help=say("help-compare"))] = None,
    bots: Annotated[str, typer.Option("--bots", help=say("help-bots"))] = "normal",
    seats: SeatsOption = 4,
    games: Annotated[int, typer.Option("--games", help=say("help-simulate-games"))] = 1_000,
    matches: Annotated[bool, typer.Option("--matches", help=say("help-simulate-matches"))] = False,
    seed: SeedOption = 1,
    workers: WorkersOption = 0,
    cluster: ClusterOption = "",
    out: OutOption = None,
    form: Annotated[str, typer.Option("--format", help=say("help-format", known=FORMATS))] = "csv",
) -> None:
    from lastcard.lab import simulate, summaries

    given = [*([] if ruleset is None else [ruleset]), *(compare or []), *(further or [])] or ["classic"]
    chosen = tuple(dict.fromkeys(str(read_rules(text, seats)) for text in given))
    in_range("--games", games, 1, MOST_GAMES)
    check_format(form)
    setup = simulate.Simulation(chosen, known_bots(bots.split(",")), seats, games, seed, matches)
    force = known_force(workers, cluster)
    total = games * len(chosen)
    with kept_in(out, "simulate", setup) as store, progress(total) as advance:
        result = simulate.run(setup, force, store, advance)
    played = sum(summary.games for summary in result.summaries)
    if min(summary.games for summary in result.summaries):
        heading = say(
            "simulation-heading-match" if matches else "simulation-heading",
            rulesets=len(chosen),
            count=figures.number(min(summary.games for summary in result.summaries)),
            seats=seats,
            bots=setup.bots,
            seed=seed,
        )
        findings = summaries.findings_of_simulation(result, say)
        if out is not None:
            with writing_to(out):
                from lastcard.lab.report import Report, write_simulation

                page = Report(say("report-simulation"), heading, findings, command_line())
                write_simulation(out, result, page, form, say)
        show(heading, findings, summaries.of_simulation(result, say))
    close(result.interrupted, played, total, out)


def duel_command(
    bots: Annotated[list[str], typer.Argument(metavar=say("usage-bot"), help=say("help-duel-bots"))],
    ruleset: RulesOption = "classic",
    seats: SeatsOption = 4,
    deals: Annotated[int, typer.Option("--deals", help=say("help-deals"))] = 200,
    seed: SeedOption = 1,
    workers: WorkersOption = 0,
    cluster: ClusterOption = "",
    out: OutOption = None,
    adjusted: Annotated[bool, typer.Option("--adjusted", help=say("help-duel-adjusted"))] = False,
) -> None:
    from lastcard.lab import duel, summaries

    chosen = read_rules(ruleset, seats)
    in_range("--deals", deals, 1, MOST_GAMES)
    if len(bots) < 2:
        fail("too-few-bots")
    setup = duel.Duel(known_bots(bots), str(chosen), seats, deals, seed, adjusted)
    force = known_force(workers, cluster)
    total = duel.games(setup)
    with kept_in(out, "duel", setup) as store, progress(total) as advance:
        result = duel.run(setup, force, store, advance)
    if result.deals:
        deals_shown, games_shown = (figures.number(each) for each in (result.deals, result.games))
        heading = say("duel-heading", deals=deals_shown, games=games_shown, seats=seats, rules=setup.rules, seed=seed)
        findings = summaries.findings_of_duel(result, say)
        if out is not None:
            with writing_to(out):
                from lastcard.lab.report import Report, write_duel

                write_duel(out, result, Report(say("report-duel"), heading, findings, command_line()), say)
        show(heading, findings, summaries.of_duel(result, say))
    close(result.interrupted, result.games, total, out)


def train_command(
    out: Annotated[Path, typer.Option("--out", help=say("help-train-out"))],
    games: Annotated[int, typer.Option("--games", help=say("help-train-games"))] = 1_600_000,
    seed: SeedOption = 1,
    workers: WorkersOption = 0,
) -> None:
    from lastcard.lab import training

    in_range("--games", games, 1, MOST_GAMES)
    number = figures.number
    with writing_to(out), failing(out), progress(games) as advance:
        try:
            for done in training.run(training.Training(games, seed), out, known_force(workers, ""), advance):
                told = {"games": number(done.games), "all": number(games), "rows": number(done.rows)}
                write(say("train-iteration", **told, loss=f"{done.loss:.4f}"), err=True)
        except KeyboardInterrupt:
            write(say("go-on", command=quotable(command_line())), err=True)
            raise typer.Exit(INTERRUPTED) from None
    write(say("train-done", file=quotable(str(out / training.NET))))


def known_bots(names: Sequence[str]) -> tuple[str, ...]:
    stripped = tuple(name.strip() for name in names)
    if len(stripped) > MOST_BOTS:
        fail("too-many-bots", most=MOST_BOTS, count=len(stripped))
    with failing():
        for name in stripped:
            registry.check(name)
    return stripped


def known_force(workers: int, cluster: str) -> Workers:
    in_range("--workers", workers, 0, MOST_WORKERS)
    return Workers(workers, cluster)


def check_format(form: str) -> None:
    if form not in FORMATS:
        fail("bad-format", given=form, known=FORMATS)
    if form == "parquet" and find_spec("pyarrow") is None:
        fail("parquet-missing")


@contextmanager
def kept_in(out: Path | None, command: str, setup: msgspec.Struct) -> Iterator[ChunkStore | None]:
    """Where a command keeps the games that it has played; problems on the way in one line."""
    place = out or Path()
    with writing_to(place):
        with failing(place):
            store = None if out is None else ChunkStore(out, {"command": command, "setup": setup})
        with failing():
            yield store


def command_line() -> str:
    return shlex.join(["lastcard", *sys.argv[1:]])


@contextmanager
def progress(total: int) -> Iterator[Callable[[int, bool], None]]:
    """A bar with rate and time left on standard error, if somebody is watching it."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(say("progress-rate", rate=figures.number(task.speed)) if task.speed else "")

    console = Console(stderr=True)
    shown = Progress(
        BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), Rate(), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal, speed_estimate_period=60,
    )  # fmt: skip
    with shown:
        task = shown.add_task(say("progress-games"), total=total)

        def advance(games: int, played: bool) -> None:
            if played:
                shown.advance(task, games)
            else:
                shown.reset(task, completed=games)

        yield advance


@printing()
def show(heading: str, findings: Sequence[str], shown: Sequence[Grid]) -> None:
    """Tables on standard output: in colour on a terminal, plain where it goes to a file."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table as Drawn
    from rich.text import Text

    def shown_as(text: str, style: str = "") -> Text:
        return Text(clean.lines(text), style=style)

    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = 200  # a file has room: rows stay in one line
    console.print(shown_as(heading, "bold"))
    for sentence in findings:
        console.print(shown_as(sentence))
    for table in shown:
        drawn = Drawn(box=SIMPLE_HEAD, pad_edge=False)
        for place, head in enumerate(table.heads):
            drawn.add_column(shown_as(head), justify="left" if place == 0 else "right", overflow="fold")
        for row in table.rows:
            drawn.add_row(*(shown_as(cell) for cell in row))
        console.print()
        console.print(shown_as(table.title, "bold"))
        console.print(drawn)
        if table.note:
            console.print(shown_as(table.note, "dim"))


def close(interrupted: bool, played: int, total: int, out: Path | None, report: str = REPORT) -> None:
    """What a command says last: where the results are, or how to go on."""
    if played and out is not None:
        write(say("results-in", folder=quotable(str(out)), report=report), err=True)
    if not interrupted:
        return

    done, whole = (figures.number(each) for each in (played, total))
    write(say("stopped", done=done, all=whole) if played else say("nothing-played"), err=True)
    if out is None:
        write(say("go-on-with-out"), err=True)
    else:
        write(say("go-on", command=quotable(command_line())), err=True)
    raise typer.Exit(INTERRUPTED)
