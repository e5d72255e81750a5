"""The command `lastcard`: what it prints, where, and its exit status."""

from __future__ import annotations

import errno
import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from worlds import some_long

from lastcard import __version__, record
from lastcard.cli import main
from lastcard.core.errors import Problem, cause
from lastcard.core.rules import PRESETS
from lastcard.engine.round import COMPILED
from lastcard.wording.catalogues import ENGLISH, catalogue
from lastcard.wording.languages import LANGUAGES

HERE = Path(__file__).parent
GAME = """\
lastcard = 1
seats = ["Ada", "Bo"]

[[round]]
start = { hands = ["R7 B3", "G5 W"], discard = "B2 R5", stock = "B1 B2 G9", turn = 1 }
actions = ["1 play R7", "2 play W>B uno", "1 play B3"]
result = { winner = 1, points = [5, 0], scores = [5, 0] }
"""
IN_SENTENCES = """\
Players: Ada, Bo
Rules: Classic

Round 1
Ada is dealt red 7, blue 3.
Bo is dealt green 5, Wild.
The first card is a red 5.
Ada plays a red 7.
Bo plays a Wild and chooses blue.
Bo calls “UNO!”
Ada plays a blue 3.
Ada is out of cards and wins the round.
Bo is left with green 5.
Ada: 5 points this round, 5 in all
Bo: 0 points this round, 0 in all
"""
STATE_KEYS = {
    *("phase", "turn", "direction", "top", "colour", "hands", "stock", "discard", "penalty", "vulnerable", "open"),
    *("legal", "winner", "points", "scores", "out", "champions"),
}


class Outcome(NamedTuple):
    status: object
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Outcome]
Write = Callable[..., Path]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command in this process, in English."""
    monkeypatch.setattr(main, "say", ENGLISH)

    def run(*arguments: str | Path) -> Outcome:
        monkeypatch.setattr(sys, "argv", ["lastcard", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main.main()
        return Outcome(ended.value.code, *capsys.readouterr())

    return run


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write(text: str | bytes = GAME, name: str = "game.lastcard.toml") -> Path:
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write


def refused(outcome: Outcome) -> str:
    """The one line on standard error of a command that ended with exit status 2."""
    assert outcome.status == 2
    assert outcome.err.endswith("\n")
    [line] = outcome.err.splitlines()
    assert line.startswith("lastcard: ")
    return line.removeprefix("lastcard: ")


def elsewhere(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs the command in a process of its own, in a language of its own."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "LC_MESSAGES")}
    return subprocess.run(
        [sys.executable, "-m", "lastcard", *map(str, arguments)],
        env=inherited | {"PYTHONUTF8": "1"} | environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


# The command itself


def test_version_says_whether_the_engine_is_compiled(run: Run) -> None:
    engine = "compiled" if COMPILED else "interpreted"
    assert run("--version") == (0, f"Last Card {__version__}, {engine} engine\n", "")


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    outcome = run()
    assert (outcome.status, outcome.err) == (0, "")
    for command in ("replay", "check", "verify", "perft", "rules", "random", "play"):
        assert re.search(rf"^  {command} ", outcome.out, re.MULTILINE)
    assert run("--help").out == outcome.out


@pytest.mark.parametrize("command", ["replay", "check", "verify", "perft", "rules", "random", "play"])
def test_every_command_has_a_help(run: Run, command: str) -> None:
    outcome = run(command, "--help")
    assert (outcome.status, outcome.err) == (0, "")
    assert re.match(rf"Usage: .*\b{command} ", outcome.out)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["frob"], "frob"),
        ([""], ""),
        (["--frob"], "--frob"),
        (["--language"], "--language"),
        (["--language", "xx"], "unknown language “xx”; choose one of en, is, nb, sv"),
        (["--language", "", "rules"], "unknown language “”"),
        (["--language=EN", "rules"], "unknown language “EN”"),
        (["replay"], "FILE is missing"),
        (["replay", "a", "b"], "unexpected: b"),
        (["replay", "--frob", "a"], "there is no option --frob"),
        (["replay", "--jsn", "a"], "there is no option --jsn; did you mean --json?"),
        (["replay", "--json=1", "a"], "--json takes no value"),
        (["replay", "a", "--upto", "x"], "--upto has to be a whole number"),
        (["check"], "FILE is missing"),
        (["rules", "clasic"], "unknown preset “clasic”; did you mean “classic”?"),
        (["rules", ""], "unknown preset “”"),
        (["rules", "classic", "jumpin=true"], "unknown option “jumpin”; did you mean “jump_in”?"),
        (["rules", "classic", "hand_size=16"], "hand_size is a whole number from 1 to 15"),
        (["rules", "classic", "two words"], "two words"),
        (["rules", "{ hand_size = "], "these rules can't be read"),
        (["rules", "a\nb"], "unknown preset “a\\u000ab”"),
        (["rules", "x" * 5000], "unknown preset “xxx"),
        (["rules", "classic", "hand_size=" + "9" * 5000], "hand_size"),
        (["rules", "modern", "custom=" + "[" * 5000 + "]"], ""),
        (["perft", "--rules", "clasic"], "did you mean “classic”?"),
        (["perft", "--depth", "-1"], "--depth takes a number from 0 to 20"),
        (["perft", "--depth", "21"], "--depth takes a number from 0 to 20"),
        (["perft", "--depth", "1.5"], "--depth"),
        (["perft", "--seats", "11"], "2 to 10 players can play, not 11"),
        (["perft", "--rules", "classic teams=partners", "--seats", "3"], 'teams "partners" needs 4 seats, not 3'),
        (["perft", "--seed", "x"], "--seed"),
        (["perft", "--seed", "9" * 5000], "--seed"),
        (["random"], "--out is missing"),
        (["random", "--out", "x", "--games", "0"], "--games takes a number from 1 to 1000000"),
        (["random", "--out", "x", "--games", "1000001"], "--games takes a number from 1 to 1000000"),
        (["random", "--out", "x", "--seats", "1"], "2 to 10 players can play, not 1"),
        (["random", "--out", "x", "--rules", "classic hand_size=15", "--seats", "8"], "the deck is too small"),
        (["play", "--plain", "--rules", "clasic"], "did you mean “classic”?"),
        (["play", "--plain", "--seats", "0"], "2 to 10 players can play, not 0"),
        (["play", "--plain", "--rules", "classic jumpin=true"], "did you mean “jump_in”?"),
        (["play", "--plain", "--bots", "esay"], "unknown bot “esay”; try easy"),
        (["play", "--plain", "--bots", "easy,hard,easy", "--seats", "3"], "3 bots, but only 2 seats for them"),
        (["play", "--plain", "--name", "A", "--name", "B", "--name", "C", "--seats", "2"], "3 names, but only 2 seats"),
        (["play", "--plain", "--name", ""], "a name is one line of 1 to 20 characters"),
        (["play", "--plain", "--name", "A", "--watch"], "leave out --name"),
        (["play", "--plain", "--resume", "--seats", "3"], "--resume continues the match as it was"),
        (["play"], "this is not a terminal; use “lastcard play --plain”"),
        (["play", "--plain", "--pace", "x"], "--pace has to be a number"),
        (["play", "--plain", "--pace", "inf"], "--pace"),
        (["play", "--plain", "--pace", "1e300"], "--pace"),
        (["play", "--plain", "--pace", "-1"], "--pace"),
        (["play", "--plain", "--pace", "nan"], "--pace"),
    ],
    ids=lambda part: " ".join(part)[:50] if isinstance(part, list) else "",
)
def test_a_wrong_command_line_is_one_line_on_standard_error(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], part: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert part.casefold() in refused(run(*arguments)).casefold()
    assert list(tmp_path.iterdir()) == []


def test_the_help_begins_with_what_most_people_want_and_cuts_nothing_off(run: Run) -> None:
    out = run("--help").out
    commands = re.findall(r"^  (\w+)  ", out.partition("Commands:")[2], re.MULTILINE)
    assert commands == [
        "play",
        "serve",
        "join",
        "find",
        "evening",
        "club",
        "matches",
        "puzzles",
        "daily",
        "challenge",
        "mcp",
        "rules",
        "replay",
        "review",
        "whatif",
        "decisions",
        "check",
        "verify",
        "simulate",
        "effect",
        "duel",
        "ladder",
        "train",
        "random",
        "perft",
        "ratings",
        "collection",
        "backup",
        "restore",
        "move",
        "admin",
    ]
    assert " ".join(ENGLISH("help-join").split()) in " ".join(out.split())
    assert "..." not in out.partition("Commands:")[2]


SEVERAL = """
import contextlib, io, json, sys
given = json.loads(sys.argv.pop())
from lastcard.cli.main import main
told = []
for arguments in given:
    sys.argv[2:] = arguments
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), contextlib.suppress(SystemExit):
        main()
    told.append(out.getvalue() + err.getvalue())
print(json.dumps(told))
"""


def told_in(language: str, *commands: tuple[str, ...]) -> list[str]:
    """What commands print in one process of this language."""
    given = [sys.executable, "-c", SEVERAL, f"--language={language}", json.dumps(commands)]
    told: list[str] = json.loads(subprocess.run(given, check=True, capture_output=True, encoding="utf-8").stdout)
    return told


@pytest.mark.parametrize("language", some_long(LANGUAGES, "en", "is"))
def test_help_and_errors_are_in_one_language(language: str, tmp_path: Path) -> None:
    say = catalogue(language)
    problems = {
        ("replay",): say("usage-missing", name=say("usage-file")),
        ("perft", "--dept", "3"): say("usage-no-option-but", given="--dept", nearest="--depth"),
        ("perft", "--depth", "x"): say("usage-not-whole", name="--depth"),
        ("replay", str(tmp_path)): say("system-is-folder"),
    }
    [told, below, *refused] = told_in(language, ("perft", "--help"), ("admin", "mute", "--help"), *problems)
    assert f"--depth {say('usage-number')} " in told
    assert f"[{say('usage-default', value='3')}]" in told
    for each in (told, below):
        assert each.startswith(say("usage-line") + " ")
        assert f"{say('usage-options')}:\n" in each
        assert say("usage-help") in each
        if language != "en":
            assert not re.search(r"Usage|Options|default:|<|Show", each)
    for line, problem in zip(refused, problems.values(), strict=True):
        assert problem in line


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (FileNotFoundError(errno.ENOENT, "x"), "system-no-file"),
        (PermissionError(errno.EACCES, "x"), "system-no-permission"),
        (PermissionError(errno.EPERM, "x"), "system-no-permission"),
        (IsADirectoryError(errno.EISDIR, "x"), "system-is-folder"),
        (NotADirectoryError(errno.ENOTDIR, "x"), "system-no-folder"),
        (FileExistsError(errno.EEXIST, "x"), "system-no-folder"),
        (OSError(errno.ENOSPC, "x"), "system-disk-full"),
        (ConnectionRefusedError(errno.ECONNREFUSED, "x"), "system-refused"),
        (socket.gaierror(-2, "x"), "system-no-name"),
        (OSError(socket.EAI_NONAME, "x"), "system-no-name"),
        (TimeoutError(), "system-timed-out"),
        (OSError(errno.EADDRINUSE, "x"), "system-in-use"),
    ],
    ids=str,
)
def test_what_the_system_says_is_told_in_our_words(error: OSError, told: str) -> None:
    wrapped = ValueError("all attempts failed")
    wrapped.__cause__ = error
    for each in (error, wrapped):
        found = cause(each)
        assert isinstance(found, Problem)
        assert found.message == told
    assert cause(OSError(errno.EIO, "input/output error")) == "input/output error"
    assert cause(ValueError()) == "ValueError"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk here is always full")
@pytest.mark.parametrize("arguments", [("rules", "classic"), ("effect", "classic", "--seats", "4")])
def test_a_full_disk_is_one_line_too(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        told = subprocess.run(
            [sys.executable, "-m", "lastcard", *arguments],
            env=os.environ | {"LC_ALL": "C"},
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    assert (told.returncode, told.stderr) == (2, "lastcard: stdout: can't be written (the disk is full)\n")


# replay


def test_replay_tells_a_game_in_sentences(run: Run, write: Write) -> None:
    assert run("replay", write()) == (0, IN_SENTENCES, "")


def test_replay_upto_tells_the_beginning(run: Run, write: Write) -> None:
    outcome = run("replay", write(), "--upto", "1")
    assert (outcome.status, outcome.lines) == (0, IN_SENTENCES.splitlines()[:8])


def test_replay_tells_who_is_out_and_who_has_won(run: Run) -> None:
    told = run("replay", HERE / "conformance" / "elimination-match.toml").lines
    assert "Bo is out of the match." in told
    assert told[-2:] == ["Ada wins the match.", "Never caught: Ada (called UNO 2 times)"]


def test_replay_json_prints_the_last_state(run: Run, write: Write) -> None:
    outcome = run("replay", write(), "--json")
    [line] = outcome.lines
    state = json.loads(line)
    assert (outcome.status, outcome.err) == (0, "")
    assert set(state) == STATE_KEYS
    assert (state["phase"], state["turn"], state["winner"], state["scores"]) == ("over", 0, 1, [5, 0])


@pytest.mark.parametrize("upto", range(4))
def test_replay_json_upto_prints_the_state_after_so_many_actions(run: Run, write: Write, upto: int) -> None:
    [line] = run("replay", write(), "--json", "--upto", str(upto)).lines
    assert line == run("replay", write(), "--each").lines[upto]
    assert json.loads(line)["turn"] == (1, 2, 1, 0)[upto]


@pytest.mark.parametrize("options", [["--each"], ["--each", "--json"]], ids=" ".join)
def test_replay_each_prints_one_object_a_line(run: Run, write: Write, options: list[str]) -> None:
    outcome = run("replay", write(), *options)
    states = [json.loads(line) for line in outcome.lines]
    assert (outcome.status, outcome.err, len(states)) == (0, "", 4)
    assert all(set(state) == STATE_KEYS for state in states)
    assert [state["top"] for state in states] == ["R5", "R7", "W", "B3"]


def test_replay_each_upto_stops(run: Run, write: Write) -> None:
    every = run("replay", write(), "--each").lines
    assert run("replay", write(), "--each", "--upto", "2").lines == every[:3]


def test_json_and_upto_are_about_the_last_round(run: Run, write: Write) -> None:
    two_rounds = (
        GAME + "\n[[round]]\n" + GAME.partition("[[round]]\n")[2].replace("scores = [5, 0]", "scores = [10, 0]")
    )
    path = write(two_rounds)
    assert len(run("replay", path, "--each").lines) == 4
    first = json.loads(run("replay", path, "--json", "--upto", "0").out)
    assert (first["phase"], first["scores"]) == ("turn", [5, 0])
    assert run("replay", path).lines.count("Round 2") == 1


@pytest.mark.parametrize("options", [[], ["--json"], ["--each"]], ids=str)
@pytest.mark.parametrize("upto", ["-1", "4", "1000000"])
def test_upto_beyond_the_last_round_is_refused(run: Run, write: Write, options: list[str], upto: str) -> None:
    outcome = run("replay", write(), "--upto", upto, *options)
    assert refused(outcome) == "--upto takes a number from 0 to 3; the last round has 3 actions"
    assert outcome.out == ""


@pytest.mark.parametrize("options", [[], ["--json"], ["--each"]], ids=str)
def test_replay_of_a_result_that_differs_ends_with_1(run: Run, write: Write, options: list[str]) -> None:
    outcome = run("replay", write(GAME.replace("winner = 1", "winner = 2")), *options)
    assert outcome.status == 1
    assert outcome.err == ("lastcard: the result does not match: result of round 1: winner is 1, expected 2\n")
    assert outcome.out == run("replay", write(), *options).out


BAD_FILES: dict[str, tuple[str | bytes, str]] = {
    "empty": ("", "a record needs the line “lastcard = 1”"),
    "binary": (bytes(range(256)), "not a text file in UTF-8"),
    "not TOML": ("lastcard == 1", "not valid TOML: "),
    "not TOML, with a name of many lines": ('lastcard = """\n\n"', "not valid TOML: "),
    "unknown key": (GAME.replace("actions", "moves"), "round 1: unknown key “moves”"),
    "unknown key of two lines": ('"a\\nb" = 1\n' + GAME, "unknown key “a\\u000ab”"),
    "unknown preset": ('rules = "clasic"\n' + GAME, "rules: unknown preset “clasic”"),
    "refused action": (
        GAME.replace("2 play W>B", "2 play W"),
        "round 1, action 2: “2 play W uno” is refused, colour-missing",
    ),
    "malformed action": (
        GAME.replace("2 play W>B", "2\\nplay\\tW"),
        "round 1, action 2: “2\\u000aplay\\u0009W uno” is refused, malformed",
    ),
    "impossible start": (GAME.replace("R7 B3", "R0 R0"), "round 1: start: 2 × R0, but the deck has 1"),
    "missing shuffle": (re.sub("start = .*\n", "", GAME), "round 1: shuffle 1 of the round is missing"),
    "long seed": (
        re.sub("start = .*\n", f'seed = "{"f" * 5000}"\n', GAME),
        "round 1, action 1: “1 play R7” is refused",
    ),
    "nested result": (GAME.replace("points = [5, 0]", f"points = [{{ a{'.a' * 3000} = 1 }}]"), "round 1"),
    "long key": (f"{'x' * 5000} = 1\n{GAME}", "unknown key “xxx"),
    "long preset": (f'rules = "{"x" * 5000}"\n{GAME}', "rules: unknown preset “xxx"),
    "long card": (GAME.replace("R7 B3", "x" * 5000), "round 1: start: hands, entry 1: “xxx"),
    "long action": (GAME.replace("2 play", f"2 {'x' * 5000}"), "round 1, action 2: “2 xxx"),
    "number of an effect": (
        GAME.replace("[[round]]", f'[rules]\npreset = "modern"\ncustom = ["level next {"9" * 5000}"]\n[[round]]'),
        "rules: ",
    ),
}


@pytest.mark.parametrize(("text", "message"), BAD_FILES.values(), ids=BAD_FILES)
def test_replay_of_a_bad_file_is_one_line_with_file_place_and_reason(
    run: Run, write: Write, text: str | bytes, message: str
) -> None:
    path = write(text)
    assert refused(run("replay", path)).startswith(f"{path}: {message}")


@pytest.mark.parametrize("option", ["--json", "--each"])
@pytest.mark.parametrize("bad", ["not TOML", "refused action", "missing shuffle"])
def test_replay_as_json_refuses_the_same(run: Run, write: Write, option: str, bad: str) -> None:
    text, message = BAD_FILES[bad]
    path = write(text)
    assert refused(run("replay", path, option)).startswith(f"{path}: {message}")


def test_replay_tells_names_of_any_length(run: Run, write: Write) -> None:
    outcome = run("replay", write(GAME.replace("Ada", "x" * 5000)))
    assert (outcome.status, outcome.err, len(outcome.lines)) == (0, "", len(IN_SENTENCES.splitlines()))


def test_replay_of_a_record_without_a_round_is_refused(run: Run, write: Write) -> None:
    path = write(GAME.partition("[[round]]")[0])
    assert refused(run("replay", path)) == f"{path}: the record has no rounds"


@pytest.mark.parametrize("command", ["replay", "check"])
def test_a_file_that_can_not_be_read_is_named(run: Run, tmp_path: Path, command: str) -> None:
    missing = tmp_path / "no such\nfile.toml"
    for path in (missing, tmp_path, tmp_path / "x" / "y", Path("\udcff")):
        outcome = run(command, path)
        assert outcome.status == 2
        assert "can't be read" in outcome.out + outcome.err
    assert refused(run("replay", tmp_path)) == f"{tmp_path}: can't be read (it is a folder)"
    assert (
        refused(run("replay", tmp_path / "x")) == f"{tmp_path / 'x'}: can't be read (there is no such file or folder)"
    )


# check


def test_check_of_good_files_ends_with_0(run: Run, write: Write) -> None:
    assert run("check", write()) == (0, "1 passed, 0 failed\n", "")
    assert run("check", write(), write(GAME, "other.toml")) == (0, "2 passed, 0 failed\n", "")


def test_check_passes_the_conformance_cases(run: Run) -> None:
    files = sorted((HERE / "conformance").glob("*.toml"))
    assert run("check", *files) == (0, f"{len(files)} passed, 0 failed\n", "")


def test_check_of_something_that_differs_says_what_and_ends_with_1(run: Run, write: Write) -> None:
    wrong = write(GAME.replace("winner = 1", "winner = 2") + "[[round.expect]]\nturn = 1\n", "wrong.toml")
    differences = [
        f"{wrong}: round 1, after 3: turn is 0, expected 1",
        f"{wrong}: result of round 1: winner is 1, expected 2",
    ]
    outcome = run("check", write(), wrong)
    assert (outcome.status, outcome.err) == (1, "")
    assert outcome.lines == [*differences, "1 passed, 1 failed"]


@pytest.mark.parametrize(("text", "message"), BAD_FILES.values(), ids=BAD_FILES)
def test_check_of_a_bad_file_goes_on_and_ends_with_2(run: Run, write: Write, text: str | bytes, message: str) -> None:
    bad, differing = write(text, "bad.toml"), write(GAME.replace("winner = 1", "winner = 2"), "wrong.toml")
    outcome = run("check", bad, differing, write())
    assert (outcome.status, outcome.err) == (2, "")
    assert " ".join(outcome.out.split()).startswith(f"{bad}: {message}")
    assert outcome.lines[-2].startswith(f"{differing}: result of round 1: ")
    assert outcome.lines[-1] == "1 passed, 2 failed"


def test_check_of_a_missing_file_ends_with_2(run: Run, write: Write, tmp_path: Path) -> None:
    outcome = run("check", tmp_path / "missing.toml", write())
    assert outcome == (
        2,
        f"{tmp_path / 'missing.toml'}: can't be read (there is no such file or folder)\n1 passed, 1 failed\n",
        "",
    )


# perft


def test_perft_counts_level_by_level(run: Run) -> None:
    outcome = run("perft", "--depth", "3")
    assert (outcome.status, outcome.err) == (0, "")
    depths, counts = zip(*(map(int, line.split()) for line in outcome.lines), strict=True)
    assert depths == (0, 1, 2, 3)
    assert counts[0] == 1
    assert run("perft").out == outcome.out
    assert run("perft", "--depth", "3", "--seed", "2").out != outcome.out


@pytest.mark.parametrize("name", PRESETS)
def test_perft_divided_adds_up(run: Run, name: str) -> None:
    lines = run("perft", "--rules", name, "--depth", "2", "--seats", "3", "--divide").lines
    rows, divided = lines[:3], lines[3:]
    assert rows[1] == f"1 {len(divided)}"
    assert rows[2] == f"2 {sum(int(line.rpartition(': ')[2]) for line in divided)}"


def test_perft_of_depth_0_is_the_deal_itself(run: Run) -> None:
    assert run("perft", "--depth", "0", "--divide") == (0, "0 1\n", "")


# rules


def test_rules_lists_the_presets(run: Run) -> None:
    outcome = run("rules")
    assert (outcome.status, outcome.err) == (0, "")
    assert [line.split()[0] for line in outcome.lines[1:]] == list(PRESETS)


def ids_of_the_document() -> set[str]:
    document = (HERE.parent / "docs" / "rules.md").read_text(encoding="utf-8")
    ids = set(re.findall(r"\b[AS]\d?-[\w-]+", document))
    for family, first, last in re.findall(r"\b(S\d-\w+-)(\d)…(\d)", document):
        ids |= {f"{family}{number}" for number in range(int(first), int(last) + 1)}
    return ids


@pytest.mark.parametrize("name", PRESETS)
def test_rules_are_told_with_ids_that_the_document_has(run: Run, name: str) -> None:
    outcome = run("rules", name, "--ids")
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.lines[0] == name
    clauses = [re.fullmatch(r"- .+ \[(.+)\]", line) for line in outcome.lines[1:]]
    ids = {identifier for clause in clauses if clause for identifier in clause[1].split(", ")}
    assert all(clauses)
    assert ids <= ids_of_the_document()


def test_rules_are_told_without_ids_to_people(run: Run) -> None:
    told, marked = run("rules", "iceland-2006"), run("rules", "iceland-2006", "--ids")
    assert not any("[" in line for line in told.lines)
    assert [line.partition(" [")[0] for line in marked.lines] == told.lines


def test_rules_may_be_given_as_one_word_or_as_several(run: Run) -> None:
    told = run("rules", "house-party", "stacking=mixed", "hand_size=5")
    assert told == run("rules", "house-party stacking=mixed hand_size=5")
    assert told == run("rules", '{ preset = "house-party", stacking = "mixed", hand_size = 5 }')
    assert told.lines[0] == "house-party hand_size=5 stacking=mixed"
    assert any("Everybody is dealt 5 cards." in line for line in told.lines)


# random


@pytest.mark.parametrize("name", PRESETS)
def test_random_writes_records_that_pass(run: Run, tmp_path: Path, name: str) -> None:
    folder = tmp_path / "a" / "b"
    outcome = run("random", "--rules", f"{name} target=100", "--seats", "3", "--games", "2", "--out", folder)
    assert outcome == (0, f"2 records written to {folder}\n", "")
    files = sorted(folder.iterdir())
    assert len(files) == 2
    assert all(file.name.endswith(".lastcard.toml") for file in files)
    assert run("check", *files) == (0, "2 passed, 0 failed\n", "")


def test_random_lists_all_shuffles_and_needs_no_seed(run: Run, tmp_path: Path) -> None:
    run("random", "--rules", "modern match=single", "--out", tmp_path)
    [file] = tmp_path.iterdir()
    for played in record.loads(file.read_bytes()).rounds:
        assert played.seed is None
        assert played.shuffles


def test_the_same_seed_gives_the_same_bytes(run: Run, tmp_path: Path) -> None:
    seeds = {"one": "7", "again": "7", "other": "8"}
    for folder, seed in seeds.items():
        run("random", "--rules", "classic match=single", "--seed", seed, "--out", tmp_path / folder)
    one, again, other = ([file.read_bytes() for file in (tmp_path / folder).iterdir()] for folder in seeds)
    assert one == again != other


def test_games_are_numbered_on_from_the_seed(run: Run, tmp_path: Path) -> None:
    run("random", "--rules", "classic match=single", "--seed", "7", "--games", "2", "--out", tmp_path / "two")
    run("random", "--rules", "classic match=single", "--seed", "8", "--out", tmp_path / "one")
    [file] = (tmp_path / "one").iterdir()
    assert (tmp_path / "two" / file.name).read_bytes() == file.read_bytes()


def test_random_into_something_that_is_no_folder_is_refused(run: Run, write: Write) -> None:
    path = write()
    assert refused(run("random", "--out", path)) == f"{path}: can't be written (part of the path is not a folder)"
    assert path.read_text(encoding="utf-8") == GAME


# Languages


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {"LANG": "sv_SE.UTF-8"}, "sv"),
        ([], {"LANG": "sv_SE", "LC_ALL": "de_DE"}, "en"),
        (["--language=is"], {"LANG": "sv_SE"}, "is"),
    ],
    ids=["LANG", "LC_ALL over LANG", "option"],
)
def test_the_language_is_that_of_the_locale_or_the_option(
    write: Write, arguments: list[str], environment: dict[str, str], language: str
) -> None:
    ended = elsewhere(*arguments, "replay", write(), **environment)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines()[0] == catalogue(language)("match-players", names=["Ada", "Bo"])


def test_errors_are_told_in_the_language_too() -> None:
    ended = elsewhere("rules", "clasic", LANG="nn_NO")
    told = catalogue("nb")("rules-unknown-preset", given="clasic", nearest="classic")
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", f"lastcard: {told}\n")


@pytest.mark.parametrize(("command", "lines"), [("rules", 1), ("check", 2)])
def test_bytes_that_are_no_text_do_no_harm_on_the_command_line(command: str, lines: int) -> None:
    ended = elsewhere(command, os.fsdecode(b"\xff"))
    assert ended.returncode == 2
    assert len((ended.stdout + ended.stderr).splitlines()) == lines
