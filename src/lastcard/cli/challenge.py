"""The command `lastcard challenge`: a hand that somebody has had, played from the same seat; or such a link is made."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from lastcard.cli.common import (
    LanguageOption,
    NameOption,
    PlainOption,
    checked_name,
    fail,
    failing,
    in_range,
    in_terminal,
    say,
    visitor_of,
    write,
    writing_to,
)
from lastcard.cli.daily import play_try, signed
from lastcard.core.clean import quotable
from lastcard.core.rules import MAX_SEATS
from lastcard.record.files import data_folder

if TYPE_CHECKING:
    from lastcard.client.challenges import ChallengeLink
    from lastcard.protocol.tries import Challenge
    from lastcard.terminal.visitor import Visitor

MOST_ROUNDS = 1_000


def challenge_command(
    link: Annotated[str, typer.Argument(metavar=say("usage-url"), help=say("help-challenge-link"))],
    seat: Annotated[int, typer.Option("--seat", help=say("help-challenge-seat"))] = 1,
    round_: Annotated[int | None, typer.Option("--round", help=say("help-challenge-round"))] = None,
    result: Annotated[bool, typer.Option("--result", help=say("help-challenge-result"))] = False,
    name: NameOption = None,
    plain: PlainOption = False,
    language: LanguageOption = None,  # noqa: ARG001  read before the command line is
) -> None:
    from lastcard.client import challenges

    in_range("--seat", seat, 1, MAX_SEATS)
    in_range("--round", round_ or 1, 1, MOST_ROUNDS)
    wished = checked_name(name)
    with failing(), writing_to(data_folder()):
        place = challenges.read_link(link)
        if not (place.record or result or plain or in_terminal()):
            fail("join-needs-terminal")
        visitor = visitor_of(place.server, wished)
        if not place.record:
            asyncio.run(_play(visitor, place, result, plain))
            return
        wanted = replace(place, round=round_ or place.round)
        made = asyncio.run(visitor.as_guest(lambda token: challenges.make(wanted, seat, token, say.language)))
    write(say("challenge-made"))
    write(made.link)


async def _play(visitor: Visitor, place: ChallengeLink, result: bool, plain: bool) -> None:
    from lastcard.client import challenges, daily

    mark = daily.device(data_folder() / "device")
    found = await visitor.as_guest(lambda token: challenges.shown(place, token, mark, say.language))
    if not result:
        write(say("challenge-about", by=found.by, player=found.player))
        begun = await visitor.as_guest(lambda token: challenges.begin(place, token, mark, say.language))
        await play_try(visitor, begun, plain)
        found = await visitor.as_guest(lambda token: challenges.shown(place, token, mark, say.language))
    _show(found)


def _show(found: Challenge) -> None:
    """How it went for everybody, who had the hand among them; nothing of that before one's own try is over."""
    if found.first is None:
        write(say(f"daily-state-{found.state}", points=""))
        return
    write(say("challenge-result"))
    had = say("challenge-had", player=found.first.name)
    rows = [(had, found.first.score, False), *[(each.name, each.score, each.own) for each in found.tries]]
    for place, (who, score, own) in enumerate(sorted(rows, key=lambda row: -row[1]), 1):
        write(f"{place}. {quotable(who)} {signed(score)}{' ← ' + say('daily-field-you') if own else ''}")
