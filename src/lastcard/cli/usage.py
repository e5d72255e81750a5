"""The help of the command line, and what is wrong with one, in the language of everything else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

import typer
from typer import _click as click
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from lastcard.cli.common import Failure, fail, say
from lastcard.core.clean import quotable

Parameter = TyperArgument | TyperOption
EXTRAS: Final = {
    "play": "play",
    "join": "play",
    "evening": "play",
    "club": "play",
    "find": "play",
    "daily": "play",
    "challenge": "play",
    "matches": "play",
    "puzzles": "play",
    "serve": "server",
    "admin": "server",
    "simulate": "lab",
    "effect": "lab",
    "duel": "lab",
    "ladder": "lab",
    "mcp": "mcp",
    "train": "lab",
}


@contextmanager
def _extra_of(name: str) -> Iterator[None]:
    """A command that needs an extra of the package loads that late, and says so if it is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "lastcard").partition(".")[0]
        if name not in EXTRAS or package == "lastcard":
            raise
        fail("extra-missing", command=name, package=package, extra=EXTRAS[name])


class Helped(click.Command):
    """What commands and groups have in common: their help is in our words, and what they need is named."""

    def invoke(self, ctx: click.Context) -> Any:
        with _extra_of(self.name or ""):
            return super().invoke(ctx)

    def get_help_option(self, ctx: click.Context) -> TyperOption | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = say("usage-help")
        return option

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write(self, ctx, formatter)


class HelpedCommand(Helped, TyperCommand):
    pass


class Group(Helped, TyperGroup):
    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_help(ctx, formatter)
        with formatter.section(say("usage-commands")):
            formatter.write_dl([(name, command.help or "") for name, command in self.commands.items()])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        given = args[0]
        if given not in self.commands:
            nearest = get_close_matches(given, self.commands, 1)
            if nearest:
                fail("usage-no-command-but", given=quotable(given), nearest=nearest[0])
            fail("usage-no-command", given=quotable(given))
        return super().resolve_command(ctx, args)


def group(about: str) -> typer.Typer:
    """A command that has commands of its own."""
    return typer.Typer(
        cls=Group,
        help=about,
        invoke_without_command=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )


def _write(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    parameters = [each for each in command.get_params(ctx) if isinstance(each, Parameter)]
    arguments = [each for each in parameters if isinstance(each, TyperArgument)]
    pieces = [say("usage-options-place"), *map(_place, arguments)]
    if isinstance(command, Group):
        pieces.append(say("usage-command-place"))
    formatter.write_usage(ctx.command_path, " ".join(pieces), say("usage-line") + " ")
    command.format_help_text(ctx, formatter)
    if arguments:
        with formatter.section(say("usage-arguments")):
            formatter.write_dl([(_what(each), each.help or "") for each in arguments])
    with formatter.section(say("usage-options")):
        formatter.write_dl([_row(each) for each in parameters if isinstance(each, TyperOption)])


def _place(argument: TyperArgument) -> str:
    """Where an argument stands in the line that shows how a command is written."""
    what = _what(argument) if argument.required else f"[{_what(argument)}]"
    return what if argument.nargs == 1 else f"{what}..."


def _what(parameter: Parameter) -> str:
    """What is to be given, in a word."""
    if parameter.metavar:
        return parameter.metavar
    kinds = str(parameter.type_descriptor.annotation)
    if "int" in kinds or "float" in kinds:
        return say("usage-number")
    return say("usage-path") if Path.__name__ in kinds else say("usage-text")


def _row(option: TyperOption) -> tuple[str, str]:
    written = ", ".join(option.opts)
    if not option.is_flag:
        written += f" {_what(option)}"
    notes = []
    if isinstance(option.envvar, str):
        notes.append(say("usage-variable", name=option.envvar))
    if option.required:
        notes.append(say("usage-required"))
    elif not option.is_flag and option.default not in (None, "", ()):
        notes.append(say("usage-default", value=str(option.default)))
    return written, f"{option.help or ''}  [{'; '.join(notes)}]" if notes else option.help or ""


def problem(error: typer.TyperException) -> str:
    """What is wrong with a command line, in one line."""
    told = _told(error)
    return told or " ".join(error.format_message().split())


def _told(error: typer.TyperException) -> str:
    found = click.exceptions
    if isinstance(error, Failure):
        return error.message
    if isinstance(error, found.MissingParameter) and error.param is not None:
        return say("usage-missing", name=_name(error.param))
    if isinstance(error, found.BadParameter) and error.param is not None:
        kinds = str(error.param.type_descriptor.annotation)
        if "int" in kinds:
            return say("usage-not-whole", name=_given(error))
        if "float" in kinds:
            return say("usage-no-number", name=_given(error))
    if isinstance(error, found.NoSuchOption):
        given = quotable(error.option_name)
        near = sorted(error.possibilities or ())
        return say("usage-no-option-but", given=given, nearest=near[0]) if near else say("usage-no-option", given=given)
    if isinstance(error, found.BadOptionUsage):
        flag = "does not take" in error.message
        return say("usage-no-value" if flag else "usage-needs-value", option=quotable(error.option_name))
    extra = re.search(r"unexpected extra argument\(s\) \((.*)\)$", error.message, re.DOTALL)
    return say("usage-unexpected", given=quotable(extra[1])) if extra else ""


def _given(error: Any) -> str:
    """The option, or the variable where its value came from there."""
    source = error.ctx and error.ctx.get_parameter_source(error.param.name)
    return str(error.param.envvar) if source and source.name == "ENVIRONMENT" else _name(error.param)


def _name(parameter: Any) -> str:
    return parameter.opts[0] if isinstance(parameter, TyperOption) else _what(parameter)
