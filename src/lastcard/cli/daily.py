"""The command `lastcard daily`: the deals of a day at a server, and whether they are what was promised."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lastcard.cli.common import (
    LanguageOption,
    NameOption,
    PlainOption,
    checked_name,
    fail,
    failing,
    figures,
    in_terminal,
    read,
    say,
    visiting,
    visitor_of,
    write,
    writing_to,
)
from lastcard.client.address import read_address
from lastcard.core.clean import quotable
from lastcard.core.errors import Problem
from lastcard.core.rules import DAILY
from lastcard.record.files import data_folder, write_whole
from lastcard.wording.rules_text import preset

if TYPE_CHECKING:
    from lastcard.protocol.tries import DailyDeal, DailyResult, TryBegun
    from lastcard.record import Record
    from lastcard.terminal.visitor import Visitor

BARS = 30  # signs of the longest bar


def daily_command(
    server: Annotated[str, typer.Argument(metavar=say("usage-url"), help=say("help-daily-server"))],
    deal: Annotated[str, typer.Option("--play", help=say("help-daily-play", known=DAILY))] = "",
    result: Annotated[str, typer.Option("--result", help=say("help-daily-result"))] = "",
    date: Annotated[str, typer.Option("--date", help=say("help-daily-date"))] = "",
    verify: Annotated[bool, typer.Option("--verify", help=say("help-daily-verify"))] = False,
    month: Annotated[str, typer.Option("--month", help=say("help-daily-month"))] = "",
    record: Annotated[Path | None, typer.Option("--record", help=say("help-daily-record"))] = None,
    name: NameOption = None,
    plain: PlainOption = False,
    language: LanguageOption = None,  # noqa: ARG001  read before the command line is
) -> None:
    for wanted in (deal, result):
        if wanted and wanted not in DAILY:
            fail("unknown-daily", given=quotable(wanted))
    if deal and not plain and not in_terminal():
        fail("join-needs-terminal")
    wished = checked_name(name)
    with failing(), writing_to(data_folder()):
        address = read_address(server)
        if verify or record is not None:
            asyncio.run(_verify(address.server, month, None if record is None else read(record)))
            return
        asyncio.run(_visit(visitor_of(address.server, wished), deal, result, date, plain))


async def _visit(visitor: Visitor, deal: str, result: str, date: str, plain: bool) -> None:
    from lastcard.client import daily

    mark = daily.device(data_folder() / "device")
    server = visitor.server
    today = await visitor.as_guest(lambda token: daily.listed(server, token, mark, say.language))
    day = date or today.date
    if deal:
        begun = await visitor.as_guest(lambda token: daily.begin(server, f"{day}/{deal}", token, mark, say.language))
        await play_try(visitor, begun, plain)
        today = await visitor.as_guest(lambda token: daily.listed(server, token, mark, say.language))
        done = [each.rules for each in today.deals if each.state == "done"]
        result = deal if day != today.date or deal in done else ""
    if result:
        found = await visitor.as_guest(lambda token: daily.result(server, f"{day}/{result}", token, mark, say.language))
        _show(found)
        return
    write(f"{say('daily-title')} {today.date}")
    for each in today.deals:
        write(say("daily-line", rules=preset(each.preset, say), state=_state(each)))
    if today.streak:
        write(say("daily-streak", count=today.streak))
    write(say("daily-play-with", command=f"lastcard daily {server} --play {DAILY[0]}"))


async def play_try(visitor: Visitor, begun: TryBegun, plain: bool) -> None:
    """Plays a try that has begun, at its own table."""
    if not begun.counts:
        write(say("daily-practice-about"))
    await visiting(visitor, plain).join(begun.table)


def _state(deal: DailyDeal) -> str:
    points = signed(deal.score) if deal.score is not None else ""
    return say(f"daily-state-{deal.state}", points=points)


def signed(points: float) -> str:
    """Points with their sign."""
    return figures.number(points, signed=True)


def _show(found: DailyResult) -> None:
    write(say("daily-of", rules=preset(found.preset, say), date=found.date))
    if found.score is not None:
        write(say("daily-score", points=signed(found.score)))
        better = (
            say("daily-alone") if found.better is None else say("daily-better", share=figures.per_cent(found.better, 0))
        )
        write(better)
    if found.par is not None:
        chance = say("daily-par-about", share=figures.per_cent(found.par.chance / 1_000_000, 0))
        write(f"{say('daily-par')}: {signed(found.par.points)}. {chance}")
        write(f"{say('daily-best')}: {signed(found.par.best)}")
    else:
        write(say("daily-par-waits"))
    if found.mean is not None:
        write(f"{say('daily-mean')}: {signed(found.mean)}")
    most = max([bar.tries for bar in found.bars], default=1)
    for bar in found.bars:
        own = found.score is not None and bar.low <= found.score < bar.low + found.width
        length = round(BARS * bar.tries / most) or (1 if bar.tries else 0)
        write(f"{signed(bar.low):>6} {'█' * length} {bar.tries}{' ← ' + say('daily-field-you') if own else ''}")
    for place, each in enumerate(found.best[:5], 1):
        write(f"{place}. {quotable(each.name)} {signed(each.score)}")


# Whether the server has kept its word


async def _verify(server: str, month: str, game: Record | None) -> None:
    from datetime import UTC, datetime

    from lastcard.client import daily as asked
    from lastcard.deals import daily

    deal = _deal_of(game) if game is not None else ""
    month = deal[:7] or month or f"{datetime.now(UTC):%Y-%m}"
    given = await asked.commitments(server, month, say.language)
    listed = daily.read_list(given)
    if listed.name != month:
        raise Problem("daily-list")
    write(say("daily-verified-list", month=month, key=given.key))
    write(say("daily-verified-kept" if _kept(server, month, "\n".join(given.lines)) else "daily-verified-new"))
    told = await asked.told(server, month, say.language)
    wrong = list(daily.unlike(listed, told.secrets))
    if wrong:
        fail("daily-wrong-secrets", deals=[quotable(name) for name in wrong[:10]])
    write(say("daily-verified-secrets", count=len(told.secrets)))
    if game is not None:
        _verify_try(game, deal, listed.commitments.get(deal, ""))
        write(say("daily-verified-try", deal=deal))


def _deal_of(game: Record) -> str:
    from lastcard.deals import daily

    deal = game.meta.get("deal")
    if not isinstance(deal, str):
        raise Problem("daily-no-try")
    daily.read_name(deal)
    return deal


def _kept(server: str, month: str, text: str) -> bool:
    """Whether the list is the one that was seen before; one that is new is kept, another one is a failure."""
    import hashlib

    file = data_folder() / "daily" / f"{hashlib.sha256(server.encode()).hexdigest()[:16]}-{month}.txt"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, text.encode())
        return False
    if file.read_text("utf-8") != text:
        fail("daily-changed", month=month)
    return True


def _verify_try(game: Record, name: str, commitment: str) -> None:
    """Plays a try again from its secret: what does not come out the same is a Problem."""
    from lastcard.deals import daily, model
    from lastcard.deals.tries import played_again
    from lastcard.record import verifiable_shuffle

    [deal, *_] = [*verifiable_shuffle.deals_of(game), None]
    if deal is None or deal.commitment != commitment:
        raise Problem("daily-other-secret", deal=name)
    for finding in verifiable_shuffle.verify(game):
        if not finding.right:
            raise finding.text
    _, rules = daily.read_name(name)
    secret = bytes.fromhex(deal.secret)
    tried = model.SharedDeal(name, secret, model.RULES[rules], model.BOTS, model.NAMES)
    played_again(tried, game.rounds[0].actions)
