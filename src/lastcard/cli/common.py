"""What all commands share: the language, failures in one line, options that several of them take."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from lastcard import record
from lastcard.core import clean, rules
from lastcard.core.clean import quotable
from lastcard.core.errors import Argument, Problem, cause
from lastcard.core.rules import Ruleset
from lastcard.wording.catalogues import Catalogue, catalogue, from_environment
from lastcard.wording.languages import LANGUAGES


def chosen_language(arguments: list[str]) -> Catalogue:
    """The language has to be known before the command line is read: its help is told in it."""
    for place, argument in enumerate(arguments):
        value = argument.partition("=")[2] if argument.startswith("--language=") else None
        if argument == "--language" and place + 1 < len(arguments):
            value = arguments[place + 1]
        if value in LANGUAGES:
            return catalogue(value)
    return from_environment()


say = chosen_language(sys.argv[1:])
RulesOption = Annotated[str, typer.Option("--rules", help=say("help-rules-option"))]
SeatsOption = Annotated[int, typer.Option("--seats", help=say("help-seats"))]
SeedOption = Annotated[int, typer.Option("--seed", help=say("help-seed"))]


def write(text: str = "", err: bool = False) -> None:
    """Prints a line, or several. Everything that a command prints goes through here: a terminal gets no orders."""
    typer.echo(clean.lines(text), err=err)


def write_over(text: str) -> None:
    """Prints progress over what was printed of it before."""
    typer.echo(f"\r{clean.line(text)}", nl=False, err=True)


class Failure(typer.TyperException):
    """Ends the command with one line on standard error."""

    exit_code = 2


def fail(message: str, **details: Argument) -> NoReturn:
    raise Failure(say(message, **details))


def check_language(language: str | None) -> None:
    if language is not None and language not in LANGUAGES:
        fail("unknown-language", given=language, known=LANGUAGES)


def in_range(option: str, value: float, low: int, high: int) -> None:
    if not low <= value <= high:
        fail("bad-count", option=option, low=low, high=high)


def read(file: Path) -> record.Record:
    try:
        return record.load(file)
    except Problem as problem:
        raise file_failure(file, problem) from None
    except (OSError, ValueError) as error:
        raise file_failure(file, Problem("file-unreadable", reason=cause(error))) from None


def read_token(file: Path) -> str:
    """What somebody is known by at a server, which is in a file of its own; empty if the file is."""
    try:
        return file.read_text("utf-8").strip()
    except (OSError, ValueError) as error:
        raise file_failure(file, Problem("file-unreadable", reason=cause(error))) from None


def file_failure(file: Path, problem: Problem) -> Failure:
    return Failure(say("file-problem", file=quotable(str(file)), problem=problem))


def read_rules(text: str, seats: int | None = None) -> Ruleset:
    try:
        chosen = rules.parse(text)
        if seats is not None:
            chosen.check_seats(seats)
    except Problem as problem:
        raise Failure(say.tell(problem)) from None
    return chosen
