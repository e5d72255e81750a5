"""The command `lastcard`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from functools import cache
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from lastcard import __version__, record
from lastcard.analysis.review import Review
from lastcard.analysis.telling import ReviewTeller
from lastcard.cli import INTERRUPTED, usage
from lastcard.cli.admin import admin_app
from lastcard.cli.challenge import challenge_command
from lastcard.cli.club import club_command
from lastcard.cli.collection import collection_app
from lastcard.cli.common import (
    LanguageOption,
    RulesOption,
    SeatsOption,
    SeedOption,
    end_progress,
    fail,
    failing,
    file_failure,
    in_range,
    read,
    read_rules,
    say,
    write,
    write_over,
    writing_to,
)
from lastcard.cli.daily import daily_command
from lastcard.cli.database import backup_command, move_command, restore_command
from lastcard.cli.decisions import decisions_command
from lastcard.cli.effect import effect_command
from lastcard.cli.evening import evening_command
from lastcard.cli.find import find_command
from lastcard.cli.lab import duel_command, simulate_command, train_command
from lastcard.cli.ladder import ladder_command
from lastcard.cli.matches import matches_command
from lastcard.cli.mcp import mcp_command
from lastcard.cli.play import join_command, play_command
from lastcard.cli.puzzles import puzzles_app
from lastcard.cli.ratings import ratings_command
from lastcard.cli.review import review_command, reviewed
from lastcard.cli.serve import serve_command
from lastcard.cli.whatif import whatif_command
from lastcard.core.clean import quotable
from lastcard.core.errors import Problem, cause
from lastcard.core.rules import PRESETS
from lastcard.engine.codes import PHASES
from lastcard.engine.perft import divide, perft
from lastcard.engine.round import COMPILED
from lastcard.evening import album
from lastcard.lab.random_play import play_match
from lastcard.record import verifiable_shuffle
from lastcard.record.awards import awards
from lastcard.record.files import write_whole
from lastcard.wording import rules_text
from lastcard.wording.narration import Teller, outcome

FilesArgument = Annotated[list[Path], typer.Argument(metavar=say("usage-file"), help=say("help-files"))]
app = usage.group(say("help-app"))


def show_version(wanted: bool) -> None:
    if wanted:
        write(say("version", version=__version__, engine="compiled" if COMPILED else "interpreted"))
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001
        bool, typer.Option("--version", is_eager=True, callback=show_version, help=say("help-version"))
    ] = False,
    language: LanguageOption = None,  # noqa: ARG001  read before the command line is
) -> None:
    if context.invoked_subcommand is None:
        write(context.get_help())


def replay_command(
    file: Annotated[Path, typer.Argument(metavar=say("usage-file"), help=say("help-file"))],
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    upto: Annotated[int | None, typer.Option(help=say("help-upto"))] = None,
    each: Annotated[bool, typer.Option(help=say("help-each"))] = False,
    chances: Annotated[bool, typer.Option("--chances", help=say("help-chances"))] = False,
) -> None:
    game = read(file)
    if not game.rounds:
        raise file_failure(file, Problem("no-rounds"))
    if upto is not None and not 0 <= upto <= len(game.rounds[-1].actions):
        fail("bad-upto", most=len(game.rounds[-1].actions))
    with failing(file):
        judged = reviewed(game) if chances else None
        differs = replay_as_json(game, upto, each) if as_json or each else replay_in_sentences(game, upto, judged)
    for difference in differs:
        write(say("error-line", problem=Problem("result-differs", problem=difference)), err=True)
    if differs:
        raise typer.Exit(1)


def replay_as_json(game: record.Record, upto: int | None, each: bool) -> list[Problem]:
    differs: list[Problem] = []
    last = None
    for last in record.replay(game, upto):
        if each and last.number + 1 == len(game.rounds):
            write(json.dumps(record.state(last.match, last.round)))
        differs += record.result_differences(game, last)
    assert last is not None
    if not each:
        write(json.dumps(record.state(last.match, last.round)))
    return differs


def replay_in_sentences(
    game: record.Record, upto: int | None, judged: tuple[Review, ReviewTeller] | None
) -> list[Problem]:
    differs: list[Problem] = []
    teller = Teller(say, game.rules, game.seats)
    write(say("match-players", names=game.seats))
    name = rules_text.name(game.rules, say)
    changed = str(game.rules) != game.rules.base
    write(say("match-rules", rules=f"{name} ({game.rules})" if changed else name))
    for step in record.replay(game, upto, listen=True):
        if step.done == 0:
            write("\n" + say("match-round", number=step.number + 1))
        for sentence in filter(None, map(teller.sentence, step.events)):
            write(sentence)
        if judged is not None:
            for line in judged_lines(*judged, step):
                write(line)
        if PHASES[step.round.phase] == "over":
            for line in teller.result(outcome(step.match, step.round)):
                write(line)
        differs += record.result_differences(game, step)
    if upto is None:
        for line in teller.awards(awards(game)):
            write(line)
    return differs


def judged_lines(found: Review, teller: ReviewTeller, step: record.Step) -> Iterator[str]:
    """What stood out in the last action, and everybody's chances after it; at the end those of the whole round."""
    played = found.rounds[step.number]
    yield from teller.told(each for each in played.decisions if each.after == step.done - 1)
    yield teller.standing(played.chances[step.done])
    if step.done == len(played.chances) - 1:
        yield say("review-chart")
        yield from teller.drawn(played.chances)


def check_command(files: FilesArgument) -> None:
    examine(
        files, lambda document: [verifiable_shuffle.ShuffleFinding(False, problem) for problem in counted(document)]
    )


def counted(document: dict[str, Any]) -> list[Problem]:
    """What is wrong with the record of a match, or of a whole evening."""
    if album.is_album(document):
        return album.check(album.from_document(document))
    return record.check(record.from_document(document))


def verify_command(files: FilesArgument) -> None:
    examine(files, lambda document: verifiable_shuffle.verify(record.from_document(document)))


def examine(files: list[Path], look: Callable[[dict[str, Any]], list[verifiable_shuffle.ShuffleFinding]]) -> None:
    """Says of each file what came out of looking at it; the exit status says whether all was right."""
    passed = failed = invalid = 0
    for file in files:
        try:
            findings = look(record.load_document(file))
        except Problem as problem:
            findings = [verifiable_shuffle.ShuffleFinding(False, problem)]
            invalid += 1
        except (OSError, ValueError) as error:
            findings = [verifiable_shuffle.ShuffleFinding(False, Problem("file-unreadable", reason=cause(error)))]
            invalid += 1
        for finding in findings:
            write(say("file-problem", file=quotable(str(file)), problem=finding.text))
        right = all(finding.right for finding in findings)
        passed += right
        failed += not right
    write(say("check-closing", passed=passed, failed=failed))
    if failed:
        raise typer.Exit(2 if invalid else 1)


def perft_command(
    ruleset: RulesOption = "classic",
    depth: Annotated[int, typer.Option("--depth", help=say("help-depth"))] = 3,
    seats: SeatsOption = 4,
    seed: SeedOption = 1,
    divided: Annotated[bool, typer.Option("--divide", help=say("help-divide"))] = False,
) -> None:
    chosen = read_rules(ruleset, seats)
    in_range("--depth", depth, 0, 20)
    for level in range(depth + 1):
        write(say("perft-row", depth=level, count=perft(chosen, seats, seed, level)))
    if divided and depth:
        for action, count in divide(chosen, seats, seed, depth):
            write(f"{action}: {count}")


def rules_command(
    ruleset: Annotated[
        list[str] | None, typer.Argument(metavar=say("usage-rules"), help=say("help-rules-argument"))
    ] = None,
    ids: Annotated[bool, typer.Option("--ids", help=say("help-rules-ids"))] = False,
) -> None:
    if not ruleset:
        write(say("preset-list"))
        width = max(map(len, PRESETS))
        for name in PRESETS:
            write(f"  {name:{width}}  {say(f'preset-{name}')}")
        return
    chosen = read_rules(" ".join(ruleset))
    write(str(chosen))
    for clause in rules_text.describe(chosen, say):
        write(f"- {clause.text} [{', '.join(clause.ids)}]" if ids else f"- {clause.text}")


def random_command(
    out: Annotated[Path, typer.Option("--out", help=say("help-out"))],
    ruleset: RulesOption = "classic",
    seats: SeatsOption = 4,
    seed: SeedOption = 1,
    games: Annotated[int, typer.Option("--games", help=say("help-games"))] = 1,
) -> None:
    chosen = read_rules(ruleset, seats)
    in_range("--games", games, 1, 1_000_000)
    written = 0
    try:
        with writing_to(out):
            out.mkdir(parents=True, exist_ok=True)
            for game in range(games):
                text = record.dumps(play_match(chosen, seats, seed + game))
                target = out / f"{chosen.base}-{seats:02}-{seed + game:06}.lastcard.toml"
                write_whole(target, text.encode())
                written += 1
                write_over(f"{written}/{games}")
    except KeyboardInterrupt:
        write("\n" + say("error-line", problem=Problem("interrupted")), err=True)
    end_progress()
    write(say("written", count=written, folder=quotable(str(out))))
    if written < games:
        raise typer.Exit(INTERRUPTED)


# In the order of the help.
COMMANDS: Final[dict[str, typer.Typer | tuple[Callable[..., None], str]]] = {
    "play": (play_command, say("help-play")),
    "serve": (serve_command, say("help-serve")),
    "join": (join_command, say("help-join")),
    "find": (find_command, say("help-find")),
    "evening": (evening_command, say("help-evening")),
    "club": (club_command, say("help-club")),
    "matches": (matches_command, say("help-matches")),
    "puzzles": puzzles_app,
    "daily": (daily_command, say("help-daily")),
    "challenge": (challenge_command, say("help-challenge")),
    "mcp": (mcp_command, say("help-mcp")),
    "rules": (rules_command, say("help-rules")),
    "replay": (replay_command, say("help-replay")),
    "review": (review_command, say("help-review")),
    "whatif": (whatif_command, say("help-whatif")),
    "decisions": (decisions_command, say("help-decisions")),
    "check": (check_command, say("help-check")),
    "verify": (verify_command, say("help-verify")),
    "simulate": (simulate_command, say("help-simulate")),
    "effect": (effect_command, say("help-effect")),
    "duel": (duel_command, say("help-duel")),
    "ladder": (ladder_command, say("help-ladder")),
    "train": (train_command, say("help-train")),
    "random": (random_command, say("help-random")),
    "perft": (perft_command, say("help-perft")),
    "ratings": (ratings_command, say("help-ratings")),
    "collection": collection_app,
    "backup": (backup_command, say("help-backup")),
    "restore": (restore_command, say("help-restore")),
    "move": (move_command, say("help-move")),
    "admin": admin_app,
}
for name, given in COMMANDS.items():
    if isinstance(given, typer.Typer):
        app.add_typer(given, name=name)
    else:
        app.command(name, help=given[1])(given[0])
for group in (app, *(given for given in COMMANDS.values() if isinstance(given, typer.Typer))):
    for command in group.registered_commands:
        command.cls = usage.HelpedCommand


@cache
def program() -> Callable[..., Any]:
    """The whole command line, made of the above once: that takes longer than most commands do."""
    made = typer.main.get_group(app)
    made.commands = {name: made.commands[name] for name in COMMANDS}
    return made


def main() -> None:
    """Runs the command; whatever is wrong with the command line is one line on standard error and exit status 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # not every terminal has all signs; once read from, it is too late
    try:
        status = program()(standalone_mode=False)
    except typer.TyperException as error:
        write(say("error-line", problem=usage.problem(error)), err=True)
        status = error.exit_code
    except typer.Abort:
        status = INTERRUPTED
    sys.exit(status or 0)
