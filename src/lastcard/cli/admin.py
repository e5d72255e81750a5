"""The command `lastcard admin`: moderation at a server, or in its store."""

from __future__ import annotations

import asyncio
import getpass
import os
from collections.abc import Awaitable, Callable
from inspect import Parameter, Signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import msgspec
import typer

from lastcard.cli import usage
from lastcard.cli.common import (
    LanguageOption,
    fail,
    failing,
    in_range,
    read_token,
    say,
    write,
    writing_to,
)
from lastcard.cli.database import DatabaseOption, DataOption
from lastcard.core.clean import quotable
from lastcard.core.errors import Problem, cause
from lastcard.protocol.admin import LONGEST_MINUTES, ActShown, NewAct
from lastcard.record.files import data_folder, write_whole

if TYPE_CHECKING:  # what a server is made of waits until it is needed
    from lastcard.server.admin_client import AdminClient

TOKEN = "LASTCARD_TOKEN"
Answer = TypeVar("Answer")

admin_app = usage.group(say("help-admin"))
WhyOption = Annotated[str, typer.Option("--why", help=say("help-admin-why"))]
MinutesOption = Annotated[int, typer.Option("--minutes", help=say("help-admin-minutes"))]
WhomArgument = Annotated[str, typer.Argument(metavar=say("usage-whom"), help=say("help-admin-whom"))]
GuestArgument = Annotated[str, typer.Argument(metavar=say("usage-guest"), help=say("help-admin-guest"))]
TableArgument = Annotated[str, typer.Argument(metavar=say("usage-table"), help=say("help-admin-table"))]
TextArgument = Annotated[str, typer.Argument(metavar=say("usage-text"), help=say("help-admin-text"))]
NumberArgument = Annotated[int, typer.Argument(metavar=say("usage-number"), help=say("help-admin-number"))]
NodeArgument = Annotated[str, typer.Argument(metavar=say("usage-node"), help=say("help-admin-node"))]
ReportArgument = Annotated[str, typer.Argument(metavar=say("usage-report"), help=say("help-admin-report"))]
OF_A_GUEST: Final = {"ignore_unknown_options": True}  # what stands for a guest may begin with -


class Where(msgspec.Struct):
    """Where order is kept: at a server, or else in a store."""

    server: str
    token: str
    data: Path
    database: str


@admin_app.callback()
def admin_command(
    context: typer.Context,
    server: Annotated[str, typer.Option("--server", envvar="LASTCARD_SERVER", help=say("help-admin-server"))] = "",
    token_file: Annotated[Path | None, typer.Option("--token-file", help=say("help-admin-token-file"))] = None,
    data: DataOption = None,
    database: DatabaseOption = "",
    language: LanguageOption = None,  # noqa: ARG001  read before the command line is
) -> None:
    context.obj = Where(server, _token(token_file) if server else "", data or data_folder(), database)
    if context.invoked_subcommand is None:
        _overview(context.obj)


def _token(file: Path | None) -> str:
    token = os.environ.get(TOKEN, "") if file is None else read_token(file)
    if not token:
        fail("admin-no-token", variable=TOKEN)
    return token


def _at(where: Where, work: Callable[[AdminClient], Awaitable[Answer]]) -> Answer:
    """Does something where order is kept."""

    async def run() -> Answer:
        from lastcard.server.admin_client import RemoteAdmin, in_store
        from lastcard.server.storage.base import Unavailable
        from lastcard.server.storage.copying import FILE

        client: AdminClient
        if where.server:
            client = RemoteAdmin(where.server, where.token, say.language)
        else:
            client = await in_store(where.data / FILE, where.database, getpass.getuser())
        try:
            return await work(client)
        except Unavailable as error:
            raise Problem("admin-storage", reason=cause(error)) from None
        finally:
            await client.close()

    with failing():
        return asyncio.run(run())


# What there is


def _overview(where: Where) -> None:
    found = _at(where, lambda client: client.overview())
    write(say("admin-overview", tables=found.tables, reports=found.reports))
    for node in found.nodes:
        write(say("admin-server", node=node))
    for act in found.holding:
        _tell(act)


@admin_app.command("tables", help=say("help-admin-tables"))
def tables_command(context: typer.Context) -> None:
    for table in _at(context.obj, lambda client: client.tables()):
        stage = say("admin-stage", stage=table.stage)
        line = say("admin-line-table", table=table.table, stage=stage, connected=table.connected)
        write(say("admin-line-names", line=line, names=list(table.names)) if table.names else line)


@admin_app.command("people", help=say("help-admin-people"))
def people_command(context: typer.Context) -> None:
    for person in _at(context.obj, lambda client: client.people()):
        place = person.address or say("admin-unknown-address")
        write(say("admin-line-person", player=person.name, guest=person.guest, table=person.table, address=place))


@admin_app.command("reports", help=say("help-admin-reports"))
def reports_command(
    context: typer.Context,
    resolved: Annotated[bool, typer.Option("--resolved", help=say("help-admin-resolved"))] = False,
) -> None:
    for each in _at(context.obj, lambda client: client.reports(resolved)):
        reason = say("report-reason", reason=each.reason)
        write(
            say("admin-line-report", report=each.report, at=each.at, player=each.name, guest=each.whom, reason=reason)
        )
        write(say("admin-line-where", table=each.table, version=each.version, by=each.guest))
        for text in filter(None, (each.words, each.replay)):
            write(f"    {text}")
        for line in each.chat:
            write("    " + say("join-said", player=line.name, text=line.text or line.emote))


@admin_app.command("log", help=say("help-admin-log"))
def log_command(context: typer.Context) -> None:
    for act in _at(context.obj, lambda client: client.acts()):
        _tell(act)


def _tell(act: ActShown) -> None:
    done = say("admin-act", act=act.act)
    line = say("admin-line-act", number=act.number, at=act.at, who=act.who, act=done, about=act.about)
    line = say("admin-until", line=line, until=act.until) if act.until else line
    write(f"{line} ({act.why})" if act.why else line)


# What is done


def _do(context: typer.Context, act: str, about: str | int, minutes: int = 0, why: str = "") -> None:
    in_range("--minutes", minutes, 0, LONGEST_MINUTES)
    try:
        new = msgspec.convert({"act": act, "about": str(about), "minutes": minutes, "why": why}, NewAct)
    except msgspec.ValidationError:
        fail("admin-bad-text")
    _tell(_at(context.obj, lambda client: client.do(new)))


MINUTES: Final = Parameter("minutes", Parameter.KEYWORD_ONLY, default=0, annotation=MinutesOption)
WHY: Final = Parameter("why", Parameter.KEYWORD_ONLY, default="", annotation=WhyOption)
# What each is, what it is about, and what else can be said of it; in the order of the help
COMMANDS: Final[dict[str, tuple[Any, ...]]] = {
    "close": (say("help-admin-close"), TableArgument, WHY),
    "mute": (say("help-admin-mute"), WhomArgument, MINUTES, WHY),
    "unmute": (say("help-admin-unmute"), WhomArgument, WHY),
    "ban": (say("help-admin-ban"), WhomArgument, MINUTES, WHY),
    "unban": (say("help-admin-unban"), WhomArgument, WHY),
    "announce": (say("help-admin-announce"), TextArgument, MINUTES),
    "withdraw": (say("help-admin-withdraw"), NumberArgument),
    "drain": (say("help-admin-drain"), NodeArgument, WHY),
    "resolve": (say("help-admin-resolve"), ReportArgument, WHY),
}


def _command(act: str, about: Any, *options: Parameter) -> Callable[..., None]:
    """The command that does this."""

    def command(context: typer.Context, **given: Any) -> None:
        _do(context, act, **given)

    first = Parameter("context", Parameter.KEYWORD_ONLY, annotation=typer.Context)
    second = Parameter("about", Parameter.KEYWORD_ONLY, annotation=about)
    command.__signature__ = Signature([first, second, *options])  # type: ignore[attr-defined]
    return command


for act, (about_it, about, *options) in COMMANDS.items():
    settings = OF_A_GUEST if about is WhomArgument else None
    admin_app.command(act, help=about_it, context_settings=settings)(_command(act, about, *options))


@admin_app.command("export", help=say("help-admin-export"), context_settings=OF_A_GUEST)
def export_command(
    context: typer.Context,
    guest: GuestArgument,
    file: Annotated[Path, typer.Argument(metavar=say("usage-file"), help=say("help-admin-file"))],
) -> None:
    found = _at(context.obj, lambda client: client.export(guest))
    with writing_to(file):
        write_whole(file, msgspec.json.format(msgspec.json.encode(found)) + b"\n", private=True)
    counts = {"tables": len(found.tables), "matches": len(found.matches), "lines": len(found.chat)}
    write(say("admin-exported", file=quotable(str(file)), **counts))


@admin_app.command("forget", help=say("help-admin-forget"), context_settings=OF_A_GUEST)
def forget_command(
    context: typer.Context,
    guest: GuestArgument,
    yes: Annotated[bool, typer.Option("--yes", help=say("help-admin-yes"))] = False,
    why: WhyOption = "",
) -> None:
    if not yes:
        write(say("admin-forget-sure", guest=quotable(guest)))
        if typer.prompt(say("admin-forget-again"), default="", show_default=False).strip() != guest:
            fail("admin-forget-kept")
    _do(context, "forget", guest, why=why)
