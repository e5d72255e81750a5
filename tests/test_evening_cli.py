"""`lastcard evening`: a whole evening of real cards from what is typed, mistakes and interruptions included."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
import test_cli
from test_cli import Outcome, Run

from lastcard.cli import common, evening, play
from lastcard.evening import album
from lastcard.evening.local import LocalEvening
from lastcard.protocol.evening import Enrol, Plan
from lastcard.terminal.evening_file import EveningFile
from lastcard.terminal.plain.evening import PlainEvening
from lastcard.wording.catalogues import ENGLISH, catalogue
from lastcard.wording.languages import LANGUAGES

command = test_cli.run  # a fixture


class Typing:
    """Runs the command with lines that are typed."""

    def __init__(self, run: Run, patch: pytest.MonkeyPatch) -> None:
        self._run = run
        self._patch = patch

    def __call__(self, typed: str, *arguments: str | Path) -> Outcome:
        self._patch.setattr(sys, "stdin", io.StringIO(typed))
        return self._run("evening", *arguments)


@pytest.fixture
def run(command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Typing:
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path / "data"))
    for module in (common, evening, play):
        monkeypatch.setattr(module, "say", ENGLISH)
    return Typing(command, monkeypatch)


ROUND = "1\nAda\nR7\nG+2 W\nB1\n"  # Ada's partner's hand does not count for their side, the others' do
FOUR = ("--name", "Ada,Bo", "--name", "Cid", "--name", "Dan")


def the_file(tmp_path: Path, end: str) -> Path:
    [found] = (tmp_path / "data" / "evenings").glob(f"*{end}")
    return found


def test_a_whole_evening_with_mistakes_ends_with_a_record_that_holds(run: Typing, tmp_path: Path, command: Run) -> None:
    names = "Ada, Bo\nBo\nCid\n\nDan\n"
    first = "\n9\n2\n"  # what fits is asked for; 9 is none of it; four partners, a round each
    stage = "x\n1\nnobody\n7\nAda\nR7 R77\nR7\nG+2 W\nB1\n"
    again = "1\nAda\n\n\n\n"  # nobody can have no cards who did not go out
    rest = (
        "\n"
        + again
        + ROUND
        + "points 1 1 2 3 4\npoints 1 40 0 40 0\npoints\n"
        + "\n\n0\n"
        + "\n\n2\nR1\nR1\nR1\nR1\n1\n2\nR1\nR2\nR3\n"
    )
    csv = tmp_path / "out.csv"
    ended = run(names + first + stage + rest + "standings\n\n", "--csv", csv)
    assert (ended.status, ended.err) == (0, "")
    assert "somebody here is already called “Bo”; add something to the name" in ended.lines
    assert "4 people, 120 minutes:" in ended.lines
    assert "2. Four change every round: 4 partners × 1 round, 1 table, about 37 min" in ended.lines
    assert "“x” is no table that waits for a result, and no command. ?: help." in ended.lines
    assert ended.lines.count("“nobody” doesn't sit there; type a name, or a number from 0 to 4.") == 1
    assert "“R77” is not a card" in ended.lines
    assert "Table 1: Ada and Bo against Cid and Dan. Finished: Ada 8, Cid 0, Bo 8, Dan 0." in ended.lines
    assert ENGLISH("points-partners") in ended.lines
    assert "Table 1: Ada and Cid against Bo and Dan. Finished: Ada 40, Bo 0, Cid 40, Dan 0." in ended.lines
    assert ENGLISH("evening-cli-points-how") in ended.lines
    assert ENGLISH("evening-cli-ask-last") in ended.lines
    record = the_file(tmp_path, ".lastcard.toml")
    whole = album.loads(record.read_bytes())
    assert album.check(whole) == []
    assert len(whole.stages) == 4
    assert whole.stages[1].tables[0].corrections == ((40, 0, 40, 0),)
    assert csv.read_bytes().decode("utf-8-sig").splitlines()[0].startswith("Place,Name,Score")
    assert command("check", record).status == 0


def test_an_interrupted_evening_goes_on_where_it_was(run: Typing, tmp_path: Path) -> None:
    stopped = run(ROUND + "1\nAda\nR7\n", *FOUR, "--format", "rotation", "--rounds", "2")
    assert stopped.status == 0
    file = the_file(tmp_path, ".evening.log")
    assert stopped.lines[-1] == ENGLISH("evening-cli-saved", file=str(file))
    assert "After 1 round: Ada 8, Cid 0, Bo 8, Dan 0." in stopped.out
    refused = run("", *FOUR)
    assert refused.status == 2
    assert "an evening is not over yet" in refused.err
    again = run(ROUND + "q\n")
    assert again.lines[:3] == [
        ENGLISH("evening-cli-again"),
        "Stage 1 of 3",
        "Table 1: Ada and Bo against Cid and Dan. After 1 round: Ada 8, Cid 0, Bo 8, Dan 0.",
    ]
    assert "Table 1: Ada and Bo against Cid and Dan. Finished: Ada 16, Cid 0, Bo 16, Dan 0." in again.lines
    ended = run("end\n\nend\nend\n")
    assert "Ada and Bo win the evening!" in ended.lines
    assert album.check(album.loads(the_file(tmp_path, ".lastcard.toml").read_bytes())) == []
    assert run("q\n", *FOUR).status == 0  # the next one is a new one


def test_every_kind_of_evening_is_planned_from_the_command_line(run: Typing, tmp_path: Path) -> None:
    sixteen = ",".join(f"P{number}" for number in range(16))
    suggested = run("\nq\n", "--name", sixteen, "--new", "--minutes", "150")
    assert "16 people, 150 minutes:" in suggested.lines
    assert "1. Everybody with everybody: 15 partners × 1 round, 4 tables" in suggested.out
    for number, (format_, names) in enumerate(
        (("whist", sixteen), ("eight", ",".join("ABCDEFGH")), ("swiss", "A,B,C,D,E,F,G"), ("knockout", "A,B,C,D,E,F"))
    ):
        ended = run("q\n", "--name", names, "--format", format_, "--file", tmp_path / f"{number}.log")
        assert any(line.startswith("Stage 1 of ") for line in ended.lines), format_


def test_an_arena_seats_those_who_are_free_until_the_time_is_up(tmp_path: Path) -> None:
    now = [0.0]
    local = LocalEvening(lambda: now[0])
    local.open(Plan(format="arena", minutes=10, seats=3), b"x" * 32)
    for name in "ABCDEF":
        local.do(Enrol(name=name))
    told: list[str] = []
    typed = ["1.1", "1", "R7", "R8", "later", "", "time", "1.2", "1", "R7", "R8", "2.1", "1", "R7", "R8", ""]

    def read() -> str | None:
        line = typed.pop(0) if typed else None
        now[0] += {"later": 20.0, "time": 600.0}.get(line or "", 0.0)
        return line

    PlainEvening(local, EveningFile(tmp_path / "arena.log"), ENGLISH, read, told.append, chosen=True).run()
    assert local.evening.over
    assert len(local.evening.stages) == 2
    assert ENGLISH("evening-cli-time-up") in told
    assert album.check(album.loads((tmp_path / "arena.log.lastcard.toml").read_bytes())) == []


def test_people_come_and_go_and_the_clock_stops(run: Typing) -> None:
    typed = "add Eve\nout Bo\nout Zed\nback Bo\nout Eve\nminutes 90\nminutes x\nminutes 9999\nrules clasic\npause\n1\n"
    ended = run(typed + "0\nresume\ntables\nstandings\nrules modern\n?\nl sv\nq\n", *FOUR, "--format", "swiss")
    assert ended.status == 0
    for line in (
        "Nobody is called “Zed”.",
        "Minutes: 90",
        "minutes takes a number from 0 to 1440",
        ENGLISH("evening-cli-paused"),
        ENGLISH("evening-cli-resumed"),
        ENGLISH("evening-begun"),
        *ENGLISH("evening-cli-help").splitlines(),
        catalogue("sv")("language-is"),
    ):
        assert line in ended.lines, line


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("--format", "chess"), "there is no format “chess”; there are rotation"),
        (("--rounds", "0"), "--rounds takes a number from 1 to 20"),
        (("--stage-minutes", "999"), "--stage-minutes takes a number from 0 to 240"),
        (("--seats", "6"), "--seats takes a number from 3 to 5"),
        (("--rules", "clasic"), "did you mean “classic”?"),
        (("--name", "Ada,Ada"), "somebody here is already called “Ada”"),
        (("--name", "Ada,"), "a name is one line"),
        (("--real",), "add --server"),
        (("--server", "http://127.0.0.1:9", "--csv", "x"), "leave them out with --server"),
        (("--server", "http://127.0.0.1:9", "--name", "Ada,Bo"), "--name is your own name"),
        (("--server", "http://127.0.0.1:9/t/ABCD"), "without a code"),
        (("--server", "somewhere"), "is not an address"),
        (("--server", "http://127.0.0.1:9"), "no server answers at http://127.0.0.1:9"),
    ],
)
def test_what_is_wrong_with_the_command_line_is_one_line(run: Typing, arguments: tuple[str, ...], part: str) -> None:
    ended = run("", *arguments)
    assert ended.status == 2
    [line] = ended.err.splitlines()
    assert part in line


def test_a_file_that_is_no_evening_is_left_alone(run: Typing, tmp_path: Path) -> None:
    for content in (b"", b"{}\n", b"\xff\xfe\n", b'{"type": "finished"}\n'):
        (tmp_path / "file").write_bytes(content)
        ended = run("", "--file", tmp_path / "file")
        assert ended.status == 2
        assert "this is not an evening that can be continued" in ended.err
        assert (tmp_path / "file").read_bytes() == content
    assert run("", "--file", tmp_path / "file", "--new").status == 2


def test_an_evening_that_cannot_be_saved_goes_on_and_it_is_told(run: Typing, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    ended = run(ROUND + "q\n", *FOUR, "--format", "rotation-short", "--file", tmp_path / "data" / "evening")
    assert ended.status == 2
    assert "can't be" in ended.out + ended.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_evening_is_told_in_every_language(tmp_path: Path, language: str) -> None:
    local = LocalEvening()
    local.open(Plan(), b"x" * 32)
    told: list[str] = []
    typed = iter(["Þór, Åsa, Zoë, Bo", "", "1", *["", "0"] * 12, "standings", "", "", *["", "0"] * 3, "end", "end"])
    say = catalogue(language)
    PlainEvening(local, EveningFile(tmp_path / "e"), say, lambda: next(typed, None), told.append).run()
    assert say("evening-cli-standings") in told
    assert local.evening.over
