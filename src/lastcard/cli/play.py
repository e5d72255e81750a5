"""The commands `lastcard play` and `lastcard join`."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from lastcard.bots import registry
from lastcard.cli.common import (
    LanguageOption,
    NameOption,
    PlainOption,
    check_names,
    checked_name,
    fail,
    failing,
    in_range,
    in_terminal,
    read_line,
    read_rules,
    say,
    visiting,
    visitor_of,
    write,
)
from lastcard.client.address import read_address
from lastcard.protocol.messages import Settings
from lastcard.terminal import saves
from lastcard.terminal.keyboard import Keyboard
from lastcard.terminal.plain.local import PlainLocal
from lastcard.terminal.saves import Save
from lastcard.terminal.setup import USUAL_SEATS, Setup, usual_name, usual_seats

SLOWEST = 10


def play_command(
    ruleset: Annotated[str | None, typer.Option("--rules", help=say("help-rules-option"))] = None,
    seats: Annotated[int | None, typer.Option("--seats", help=say("help-seats"))] = None,
    bots: Annotated[str | None, typer.Option("--bots", help=say("help-play-bots"))] = None,
    name: Annotated[list[str] | None, typer.Option("--name", help=say("help-name"))] = None,
    watch: Annotated[bool, typer.Option("--watch", help=say("help-watch"))] = False,
    seed: Annotated[int | None, typer.Option("--seed", help=say("help-seed"))] = None,
    resume: Annotated[bool, typer.Option("--resume", help=say("help-resume"))] = False,
    plain: PlainOption = False,
    pace: Annotated[float | None, typer.Option("--pace", help=say("help-pace"))] = None,
    language: LanguageOption = None,  # noqa: ARG001  read before the command line is
) -> None:
    given = [ruleset, seats, bots, name, watch or None, seed]
    if resume and any(option is not None for option in given):
        fail("resume-alone")
    if watch and name:
        fail("watch-alone")
    if pace is not None:
        in_range("--pace", pace, 0, SLOWEST)
    if not plain and not in_terminal():
        fail("play-needs-terminal")
    setup = chosen(ruleset, seats, bots, () if watch else tuple(name or [usual_name(say)]), seed)
    with failing():
        save = saves.newest() if resume else None
        if resume and save is None:
            fail("no-save")
        resumed = saves.resume(save) if save else None
        setup.table()
    if plain:
        play_plainly(Keyboard(resumed or setup.begin(), Save(save)), 0.0 if pace is None else pace)
        return
    from lastcard.terminal.apps.local import LastCard  # takes a moment to load, which no other command should wait for

    at_once = resume or any(option is not None for option in given)
    keyboard = Keyboard(resumed or setup.begin(), Save(save)) if at_once else None
    LastCard(say, setup, 1.0 if pace is None else pace, keyboard).run()


def chosen(
    ruleset: str | None, seats: int | None, bots: str | None, people: tuple[str, ...], seed: int | None
) -> Setup:
    """What the command line asks for; anything wrong with it ends the command."""
    specs = tuple(spec.strip() for spec in bots.split(",")) if bots is not None else ("normal",)
    with failing():
        for spec in specs:
            registry.check(spec)
    check_names(people)
    count = usual_seats(len(people), len(specs)) if seats is None else seats
    return Setup(people, read_rules("classic" if ruleset is None else ruleset, count), count, specs, seed)


def play_plainly(keyboard: Keyboard, pace: float) -> None:
    with failing():
        PlainLocal(keyboard, say, read_line, write, pace).run()


def join_command(
    link: Annotated[str, typer.Argument(metavar=say("usage-url"), help=say("help-join-address"))],
    name: NameOption = None,
    watch: Annotated[bool, typer.Option("--watch", help=say("help-join-watch"))] = False,
    new: Annotated[bool, typer.Option("--open", help=say("help-join-open"))] = False,
    ruleset: Annotated[str | None, typer.Option("--rules", help=say("help-rules-option"))] = None,
    seats: Annotated[int | None, typer.Option("--seats", help=say("help-seats"))] = None,
    public: Annotated[bool, typer.Option("--public", help=say("help-join-public"))] = False,
    plain: PlainOption = False,
    language: LanguageOption = None,  # noqa: ARG001  read before the command line is
) -> None:
    if not new and (ruleset is not None or seats is not None or public):
        fail("join-open-missing")
    wished = checked_name(name)
    settings = opened_with(ruleset, seats, public) if new else None
    with failing():
        address = read_address(link)
        if new and address.code:
            fail("join-open-table")
        if watch and not address.code:
            fail("join-watch-which")
        if not plain and not in_terminal():
            fail("join-needs-terminal")
        visit = visiting(visitor_of(address.server, wished), plain)
        if address.evening:
            asyncio.run(visit.attend(address.evening, watch))
        elif address.table or new:
            asyncio.run(visit.join(address.table, watch, settings))
        else:
            asyncio.run(visit.look())


def opened_with(ruleset: str | None, seats: int | None, public: bool) -> Settings:
    """What a new table is to be played with; anything wrong with it ends the command."""
    count = USUAL_SEATS if seats is None else seats
    rules = read_rules("classic" if ruleset is None else ruleset, count)
    return Settings(rules=rules.value(), seats=count, public=public)
