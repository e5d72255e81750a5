"""What all commands share: the language, failures in one line, options that several of them take."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from lastcard import record
from lastcard.core import clean, rules
from lastcard.core.clean import quotable
from lastcard.core.errors import Argument, Problem, cause
from lastcard.core.rules import Ruleset
from lastcard.table.identities import LONGEST_NAME
from lastcard.terminal.setup import usual_name
from lastcard.wording.catalogues import Catalogue, catalogue, from_environment
from lastcard.wording.languages import LANGUAGES
from lastcard.wording.numbers import Figures

if TYPE_CHECKING:
    from lastcard.terminal.apps.run import Visit
    from lastcard.terminal.visitor import Visitor


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
figures = Figures(say)
RulesOption = Annotated[str, typer.Option("--rules", help=say("help-rules-option"))]
SeatsOption = Annotated[int, typer.Option("--seats", help=say("help-seats"))]
SeedOption = Annotated[int, typer.Option("--seed", help=say("help-seed"))]
NameOption = Annotated[str | None, typer.Option("--name", help=say("help-join-name"))]
PlainOption = Annotated[bool, typer.Option("--plain", help=say("help-plain"))]


@contextmanager
def printing() -> Iterator[None]:
    """What is printed may go to a file, and the disk be full. That nobody reads on is seen to by Typer."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else Python tries once more at its end
        raise file_failure(Path("stdout"), Problem("file-unwritable", reason=cause(error))) from None


@printing()
def write(text: str = "", err: bool = False) -> None:
    """Prints a line, or several. Everything that a command prints goes through here: a terminal gets no orders."""
    typer.echo(clean.lines(text), err=err)


def write_over(text: str) -> None:
    """Prints progress over what was printed of it before, if somebody is watching."""
    if sys.stderr.isatty():
        typer.echo(f"\r{clean.line(text)}", nl=False, err=True)


def counting(message: str, **details: Argument) -> Callable[[int, int], None]:
    """What tells, in a message, how many of all are done."""
    return lambda done, total: write_over(say(message, done=done, all=total, **details))


def end_progress() -> None:
    if sys.stderr.isatty():
        write(err=True)


def in_terminal() -> bool:
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def read_line() -> str | None:
    try:
        line = sys.stdin.readline() if sys.stdin is not None else ""
    except KeyboardInterrupt:
        return None
    return line.rstrip("\n") if line else None


class Failure(typer.TyperException):
    """Ends the command with one line on standard error."""

    exit_code = 2


def fail(message: str, **details: Argument) -> NoReturn:
    raise Failure(say(message, **details))


@contextmanager
def failing(file: Path | None = None) -> Iterator[None]:
    """A problem on the way ends the command; where it is one of a file, that is said too."""
    try:
        yield
    except Problem as problem:
        raise (Failure(say.tell(problem)) if file is None else file_failure(file, problem)) from None


@contextmanager
def reading(file: Path) -> Iterator[None]:
    with failing(file):
        try:
            yield
        except (OSError, ValueError) as error:
            raise Problem("file-unreadable", reason=cause(error)) from None


@contextmanager
def writing_to(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise file_failure(file, Problem("file-unwritable", reason=cause(error))) from None


def file_failure(file: Path, problem: Problem) -> Failure:
    return Failure(say("file-problem", file=quotable(str(file)), problem=problem))


def check_language(language: str | None) -> None:
    if language is not None and language not in LANGUAGES:
        fail("unknown-language", given=language, known=LANGUAGES)


LanguageOption = Annotated[
    str | None, typer.Option("--language", callback=check_language, help=say("help-language", known=LANGUAGES))
]


def in_range(option: str, value: float, low: int, high: int) -> None:
    if not low <= value <= high:
        fail("bad-count", option=option, low=low, high=high)


def check_names(names: Iterable[str]) -> None:
    if not all(name.strip() and name.isprintable() and len(name) <= LONGEST_NAME for name in names):
        fail("names-bad", most=LONGEST_NAME)


def checked_name(given: str | None) -> str:
    """What somebody is called who goes to a server."""
    name = (usual_name(say) if given is None else given).strip()
    check_names([name])
    return name


def visitor_of(server: str, name: str) -> Visitor:
    """Somebody at a server."""
    from lastcard.terminal.visitor import Visitor  # takes a moment to load, which no other command should wait for

    return Visitor(server, name, say.language)


def write_way_in(link: str, player: str) -> None:
    """How to come to what was opened at a server, for others and for who opened it."""
    write(say("lobby-invitation", address=link))
    write(say("evening-cli-way-in", address=link, player=player))


def visiting(visitor: Visitor, plain: bool) -> Visit:
    """How somebody sees a server: on the screen, or line by line."""
    from lastcard.terminal.apps.run import Visit  # takes another moment

    return Visit(visitor, say, (read_line, write) if plain else None)


def read(file: Path) -> record.Record:
    with reading(file):
        return record.load(file)


def read_token(file: Path) -> str:
    """What somebody is known by at a server, which is in a file of its own; empty if the file is."""
    with reading(file):
        return file.read_text("utf-8").strip()


def read_rules(text: str, seats: int | None = None) -> Ruleset:
    with failing():
        chosen = rules.parse(text)
        if seats is not None:
            chosen.check_seats(seats)
    return chosen
