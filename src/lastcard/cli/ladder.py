"""The command `lastcard ladder`."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lastcard.bots import registry
from lastcard.cli.common import SeedOption, fail, failing, figures, in_range, read_rules, say, writing_to
from lastcard.cli.lab import (
    MOST_GAMES,
    ClusterOption,
    WorkersOption,
    close,
    command_line,
    known_bots,
    known_force,
    progress,
    show,
)

if TYPE_CHECKING:  # numpy and what stands on it wait until they are needed
    from lastcard.lab.ladder import Entrant, Ladder, Setting

LADDER = "ladder.html"


def ladder_command(
    folder: Annotated[Path, typer.Argument(metavar=say("usage-folder"), help=say("help-ladder-folder"))],
    levels: Annotated[str, typer.Option("--levels", help=say("help-ladder-levels"))] = "easy,normal,hard,net",
    ruleset: Annotated[list[str] | None, typer.Option("--rules", help=say("help-ladder-rules"))] = None,
    seats: Annotated[str, typer.Option("--seats", help=say("help-ladder-seats"))] = "2,4",
    deals: Annotated[int, typer.Option("--deals", help=say("help-ladder-deals"))] = 100,
    seed: SeedOption = 1,
    with_luck: Annotated[bool, typer.Option("--with-luck", help=say("help-ladder-with-luck"))] = False,
    workers: WorkersOption = 0,
    cluster: ClusterOption = "",
    out: Annotated[Path | None, typer.Option("--out", help=say("help-ladder-out"))] = None,
) -> None:
    from lastcard.lab import ladder, summaries
    from lastcard.lab.report import Report, write_ladder

    in_range("--deals", deals, 1, MOST_GAMES)
    settings = tuple(_settings(ruleset or USUAL, seats))
    chosen = ladder.Ladder(tuple(_entrants(folder, levels)), settings, deals, seed, not with_luck)
    if len(chosen.entrants) < 2:
        fail("too-few-bots")
    target = folder / "ladder" if out is None else out
    total = sum(chunk.games for chunk in ladder.cut(chosen))
    force = known_force(workers, cluster)
    with writing_to(target), progress(total) as advance:
        target.mkdir(parents=True, exist_ok=True)
        with failing():
            chapters = ladder.history(target)
            result = ladder.run(chosen, target, force, advance)
        if result.deals:
            if not result.interrupted:
                chapters = ladder.remember(target, chapters, result, date.today().isoformat())
            findings = summaries.findings_of_ladder(result, say)
            heading = _heading(chosen, result.deals, result.games)
            write_ladder(target, result, chapters, Report(say("report-ladder"), heading, findings, command_line()), say)
    if result.deals:
        show(heading, findings, summaries.of_ladder(result, chapters, say))
    close(result.interrupted, result.games, total, target, LADDER)


USUAL = ["classic", "house-party", "all-wild"]


def _heading(chosen: Ladder, deals: int, games: int) -> str:
    from lastcard.lab.summaries import setting_name

    number = figures.number
    settings = say.listed([setting_name(setting, say) for setting in chosen.settings])
    return say("ladder-heading", deals=number(deals), games=number(games), settings=settings, seed=chosen.seed)


def _entrants(folder: Path, levels: str) -> list[Entrant]:
    from lastcard.lab import ladder

    with failing():
        programs = registry.add_folder(folder)
    named = known_bots([level for level in levels.split(",") if level.strip()])
    for name in named:
        if registry.is_program(name):
            fail("ladder-level", given=name)
    return [*(ladder.level(name) for name in dict.fromkeys(named)), *(ladder.entrant(each) for each in programs)]


def _settings(rules: list[str], seats: str) -> list[Setting]:
    from lastcard.lab.ladder import Setting

    found = []
    for text in rules:
        for number in seats.split(","):
            if not number.strip().isdecimal():
                fail("ladder-bad-seats", given=seats)
            found.append(Setting(str(read_rules(text, int(number))), int(number)))
    return list(dict.fromkeys(found))
