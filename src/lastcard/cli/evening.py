"""The command `lastcard evening`: a tournament of real cards in this terminal, or a new one at a server."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from lastcard.cli.common import (
    LanguageOption,
    check_names,
    fail,
    failing,
    in_range,
    read_line,
    read_rules,
    say,
    visitor_of,
    write,
    write_way_in,
    writing_to,
)
from lastcard.client.address import read_address
from lastcard.core.fields import limits
from lastcard.evening.album import standings_csv
from lastcard.evening.local import LocalEvening
from lastcard.protocol.evening import FORMATS, Enrol, Plan
from lastcard.record.files import write_whole
from lastcard.terminal import evening_file
from lastcard.terminal.evening_file import EveningFile
from lastcard.terminal.plain.evening import PlainEvening
from lastcard.terminal.setup import usual_name


def evening_command(
    name: Annotated[list[str] | None, typer.Option("--name", help=say("help-evening-name"))] = None,
    format_: Annotated[str | None, typer.Option("--format", help=say("help-evening-format", known=FORMATS))] = None,
    ruleset: Annotated[str | None, typer.Option("--rules", help=say("help-rules-option"))] = None,
    rounds: Annotated[int | None, typer.Option("--rounds", help=say("help-evening-rounds"))] = None,
    stages: Annotated[int | None, typer.Option("--stages", help=say("help-evening-stages"))] = None,
    minutes: Annotated[int | None, typer.Option("--minutes", help=say("help-evening-minutes"))] = None,
    stage_minutes: Annotated[int | None, typer.Option("--stage-minutes", help=say("help-evening-clock"))] = None,
    seats: Annotated[int | None, typer.Option("--seats", help=say("help-evening-seats"))] = None,
    file: Annotated[Path | None, typer.Option("--file", help=say("help-evening-file"))] = None,
    new: Annotated[bool, typer.Option("--new", help=say("help-evening-new"))] = False,
    csv: Annotated[Path | None, typer.Option("--csv", help=say("help-evening-csv"))] = None,
    server: Annotated[
        str | None, typer.Option("--server", metavar=say("usage-url"), help=say("help-evening-server"))
    ] = None,
    real: Annotated[bool, typer.Option("--real", help=say("help-evening-real"))] = False,
    public: Annotated[bool, typer.Option("--public", help=say("help-evening-public"))] = False,
    language: LanguageOption = None,  # noqa: ARG001  read before the command line is
) -> None:
    names = tuple(part.strip() for given in name or () for part in given.split(","))
    check_names(names)
    wished = {"format": format_, "rounds": rounds, "stages": stages, "minutes": minutes}
    wished |= {"stage_minutes": stage_minutes, "seats": seats}
    plan = planned(ruleset, wished)
    if server is not None:
        if file or csv or new:
            fail("evening-cli-server-alone")
        if len(names) > 1:
            fail("evening-cli-server-name")
        open_at(server, names[0] if names else usual_name(say), plan, real, public)
        return
    if real or public:
        fail("evening-cli-server-missing")
    asked = bool(names) or ruleset is not None or any(value is not None for value in wished.values())
    with failing():
        play_here(plan, names, format_ is not None, asked, file, new, csv)


def planned(ruleset: str | None, wished: dict[str, str | int | None]) -> Plan:
    """What the command line asks for; anything wrong with it ends the command."""
    given = {option: value for option, value in wished.items() if value is not None}
    if given.get("format", FORMATS[0]) not in FORMATS:
        fail("evening-cli-no-format", given=str(given["format"]), known=FORMATS)
    for option, value in given.items():
        if isinstance(value, int):
            in_range(f"--{option.replace('_', '-')}", value, *limits(Plan)[option])
    rules = read_rules("classic" if ruleset is None else ruleset).value()
    usual = {"rounds": 4} if given.get("format") in ("rotation", "eight") else {}
    return Plan(rules=rules, **(usual | given))  # type: ignore[arg-type]


def play_here(
    plan: Plan, names: tuple[str, ...], chosen: bool, asked: bool, file: Path | None, new: bool, csv: Path | None
) -> None:
    """An evening of real cards: the one that is not over yet, or a new one."""
    found = file or (None if new else evening_file.newest())
    kept = EveningFile(found or evening_file.fresh())
    if new and found is not None and found.exists():
        fail("evening-cli-file-there", file=str(found))
    local = kept.load() if found is not None else None
    if local is None:
        local = LocalEvening()
        local.open(plan, secrets.token_bytes(32))
        for name in names:
            local.do(Enrol(name=name))
    elif asked:
        fail("evening-cli-goes-on", file=str(kept.file))
    PlainEvening(local, kept, say, read_line, write, chosen).run()
    if csv is not None:
        write_csv(local, csv)


def write_csv(local: LocalEvening, file: Path) -> None:
    evening = local.evening
    names = {number: player.name for number, player in evening.players.items()}
    with writing_to(file):
        write_whole(file, standings_csv(names, evening.standings(), say))
    write(say("evening-cli-csv", file=str(file)))


def open_at(server: str, name: str, plan: Plan, real: bool, public: bool) -> None:
    """Opens an evening at a server; its link is the way in, also for the host."""
    with failing():
        address = read_address(server)
        if address.code:
            fail("evening-cli-server-link")
        asked = replace(plan, real=real, public=public)
        opened = asyncio.run(visitor_of(address.server, name).open_evening(asked))
    write_way_in(opened.link, name)
