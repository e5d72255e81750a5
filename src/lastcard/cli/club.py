"""The command `lastcard club`: a club at a server, line by line; members open tables and evenings there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated

import typer

from lastcard.cli.common import (
    LanguageOption,
    NameOption,
    checked_name,
    fail,
    failing,
    say,
    visitor_of,
    write,
    write_way_in,
)
from lastcard.client.address import Address
from lastcard.core.clean import quotable
from lastcard.wording.rules_text import preset

if TYPE_CHECKING:
    from lastcard.protocol.clubs import Club

SHOWN = 10  # matches and evenings of the album


def club_command(
    link: Annotated[str, typer.Argument(metavar=say("usage-url"), help=say("help-club-link"))],
    join: Annotated[bool, typer.Option("--join", help=say("help-club-join"))] = False,
    leave: Annotated[bool, typer.Option("--leave", help=say("help-club-leave"))] = False,
    table: Annotated[bool, typer.Option("--table", help=say("help-club-table"))] = False,
    evening: Annotated[bool, typer.Option("--evening", help=say("help-club-evening"))] = False,
    name: NameOption = None,
    language: LanguageOption = None,  # noqa: ARG001  read before the command line is
) -> None:
    from lastcard.client.clubs import read_club

    if join + leave + table + evening > 1:
        fail("club-one-thing")
    wished = checked_name(name)
    with failing():
        club = read_club(link)
        work: Callable[[str, str], Awaitable[Address | Club]] = club.shown
        offered = ((join, club.join), (leave, club.leave), (table, club.open_table), (evening, club.open_evening))
        for wanted, what in offered:
            work = what if wanted else work
        found = asyncio.run(visitor_of(club.server, wished).as_guest(lambda token: work(token, say.language)))
    if isinstance(found, Address):
        write_way_in(found.link, wished)
    else:
        _show(found, club.server)


def _show(club: Club, server: str) -> None:
    rules = preset(club.preset, say)
    if club.called:
        rules = say("club-rules-called", rules=quotable(club.called), preset=rules)
    write(quotable(club.name))
    write(f"{say('clubs-members', count=len(club.members))} · {rules}")
    write(f"{say('club-members')}: {', '.join([quotable(member.name) for member in club.members])}")
    _show_now(club, server)
    _show_honours(club)
    _show_album(club, server)
    if not club.own:
        write(say("club-cli-join", link=club.link))


def _show_now(club: Club, server: str) -> None:
    from lastcard.terminal.screens.table_list import listed_evening, listed_table

    write(f"{say('club-now')}:" if club.tables or club.evenings else say("club-now-none"))
    for evening in club.evenings:
        write(listed_evening(evening, Address(server, evening=evening.evening).link, say))
    for table in club.tables:
        write(listed_table(table, Address(server, table.table).link, say))


def _show_honours(club: Club) -> None:
    if club.honours:
        write(f"{say('club-honours')}:")
    for each in club.honours:
        evenings = say("club-of", won=each.evenings_won, all=each.evenings)
        matches = say("club-of", won=each.matches_won, all=each.matches)
        told = (f"{say('club-honours-evenings')} {evenings}", f"{say('club-honours-matches')} {matches}")
        write(f"  {quotable(each.name)}: {', '.join(told)}, {say('club-honours-streak')} {each.streak}")


def _show_album(club: Club, server: str) -> None:
    if club.past or club.album.matches:
        write(f"{say('club-album')}:")
    for evening in club.past[:SHOWN]:
        places = [say("club-place", place=each.place, name=quotable(each.name)) for each in evening.places[:3]]
        write(f"  {evening.at[:10]} {quotable(evening.title)}: {' '.join(places)}")
    for match in club.album.matches[:SHOWN]:
        names = ", ".join([quotable(name) for name in match.names])
        write(f"  {match.at[:10]} {names}: {server}/r/{match.record}")
