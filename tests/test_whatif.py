"""`lastcard whatif`, chances in `lastcard replay`, and hints in plain mode."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard import record
from lastcard.cli import common, main
from lastcard.cli import play as play_module
from lastcard.cli import review as review_module
from lastcard.cli import whatif as command
from lastcard.core.errors import Problem
from lastcard.core.rules import parse
from lastcard.lab.random_play import play_match
from lastcard.record import Record, branch
from lastcard.terminal.plain.whatif import WantedPosition, WhatIf, place_of
from lastcard.wording.catalogues import ENGLISH, catalogue
from lastcard.wording.languages import LANGUAGES

pytestmark = pytest.mark.heavy


@pytest.fixture(scope="module", name="game")
def a_match() -> Record:
    return play_match(parse("classic target=40"), 3, 1)


@pytest.fixture(name="file")
def a_file(tmp_path: Path, game: Record) -> Path:
    file = tmp_path / "match.lastcard.toml"
    file.write_text(record.dumps(game), "utf-8")
    return file


def typed(game: Record, *lines: str, at: str = "1.6", language: str = "en") -> tuple[list[str], int, WantedPosition]:
    """What is told when these lines are typed, who wants to play on, and from where."""
    told: list[str] = []
    waiting = iter(lines)
    talk = WhatIf(WantedPosition(game, *place_of(at)), catalogue(language), lambda: next(waiting, None), told.append)
    return told, talk.run(), talk.moment


def test_a_position_is_shown_with_chances_and_the_best_play(game: Record) -> None:
    told, seat, _ = typed(game)
    assert seat == 0
    assert told[0].startswith("Round 1, step 6 of ")
    assert [line[:4] for line in told[1:4]] == ["1 P1", "2 P2", "3 P3"]
    assert all(line.endswith("%") for line in told[1:4])
    assert told[-1].startswith(("P1: ", "P2: ", "P3: "))


def test_hands_top_card_colour_turn_and_direction_are_changed(game: Record) -> None:
    lines = ("hand 1 R5 W", "top W+4", "colour g", "turn 1", "direction", "then 1 play w>b uno")
    told, _, moment = typed(game, *lines)
    assert "1 P1: R5 W  " in "\n".join(told)
    assert any("Top card Wild Draw Four (green)" in line for line in told)
    assert moment.said == ("1 play W>B uno",)
    assert moment.start is not None
    assert moment.start.direction == -1
    assert record.check(record.loads(record.dumps(moment.branch(b"x")))) == []
    assert branch.begun(moment.branch(b"x"), b"x").round.cards(0) == ("R5",)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("hand 1 X9", "“X9” is not a card"),
        ("hand 1 R0 R0", "the card R0 is not in the draw pile"),
        ("hand 1", "no game has such a position: seat 1 has no cards"),
        ("hand 9 R5", "the seats of this table are 1 to 3"),
        ("colour q", "colour is R, Y, G or B"),
        ("then 1 play", "no game has such a position"),
        ("at 9.9", "the match has only"),
        ("at here", "“here” is not a round and step"),
        ("at 1.99999", "round 1 has only"),
        ("nonsense", "“nonsense” is not understood"),
        ("save", "“save” is not understood"),
        ("save /nowhere/at/all", "can't be written"),
    ],
)
def test_what_can_not_be_done_is_told_in_one_line(game: Record, line: str, told: str) -> None:
    *_, last = typed(game, line)[0]
    assert told in last
    assert "\n" not in last


def test_one_goes_to_and_fro_and_back_to_how_it_was(game: Record) -> None:
    told, _, moment = typed(game, "n", "b", "at 1.3", "hand 1 R5 W", "reset", "", "?")
    assert (moment.number, moment.done, moment.start) == (1, 3, None)
    assert told[-1].startswith("at 2.17")


def test_who_wants_to_play_on_says_in_which_seat(game: Record) -> None:
    assert typed(game, "play 3")[1] == 3
    assert typed(game, "play")[1] in (1, 2, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(game: Record, language: str) -> None:
    told, _, _ = typed(game, "?", "hand 1", language=language)
    assert len(told) > 8


def test_the_end_of_a_round_can_not_be_played_on(game: Record) -> None:
    with pytest.raises(Problem, match="branch-over"):
        WantedPosition(game, 1, len(game.rounds[0].actions))


# The commands


def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lines: Iterator[str], *arguments: str
) -> tuple[int, str, str]:
    for module in (main, common, command, play_module, review_module):
        monkeypatch.setattr(module, "say", ENGLISH)
    monkeypatch.setattr(command, "read_line", lambda: next(lines, None))
    monkeypatch.setattr(play_module, "read_line", lambda: next(lines, None))
    monkeypatch.setattr("sys.argv", ["lastcard", *arguments])
    with pytest.raises(SystemExit) as ended:
        main.main()
    said = capsys.readouterr()
    return int(ended.value.code or 0), said.out, said.err


def test_a_match_is_played_on_from_the_command_line_with_a_hint(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    lines = iter(["play 2", *["i", ""] * 3, "q"])
    status, told, wrong = run(capsys, monkeypatch, lines, "whatif", str(file), "--at", "1.4", "--plain")
    assert (status, wrong) == (0, "")
    assert "Players: P1 (sharp), P2, P3 (sharp)" in told
    assert "It wins the round" in told


def test_who_typed_lines_goes_on_typing_at_the_table(
    file: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typing = tmp_path / "typing"
    typing.write_bytes("xyz\nplay 2\ni \udcff\nq\n".encode("utf-8", "surrogateescape"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.argv", ["lastcard", "whatif", str(file), "--at", "1.4"])
    with typing.open(encoding="utf-8") as lines:
        monkeypatch.setattr("sys.stdin", lines)
        with pytest.raises(SystemExit) as ended:
            main.main()
    assert not ended.value.code
    said = capfd.readouterr()
    assert said.err == ""
    assert "“xyz” is not understood" in said.out
    assert "Players: P1 (sharp), P2, P3 (sharp)" in said.out


def test_a_record_that_can_not_be_read_or_gone_on_from_is_told_in_one_line(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    status, _, wrong = run(capsys, monkeypatch, iter([]), "whatif", str(file), "--at", "7.7")
    assert status == 2
    assert wrong.count("\n") == 1
    newer = tmp_path / "newer.toml"
    newer.write_text("lastcard = 2\n", "utf-8")
    for arguments in (["whatif", str(newer)], ["review", str(newer)], ["replay", str(newer), "--chances"]):
        status, _, wrong = run(capsys, monkeypatch, iter([]), *arguments)
        assert status == 2
        assert wrong.count("\n") == 1


def test_a_replay_shows_chances_marks_and_a_chart(
    file: Path, game: Record, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    status, told, _ = run(capsys, monkeypatch, iter([]), "replay", str(file), "--chances")
    assert status == 0
    steps = sum(len(played.actions) + 1 for played in game.rounds)
    assert sum(line.startswith("  P1 ") and "% · P2" in line for line in told.splitlines()) == steps
    assert sum("█" in line or "▁" in line for line in told.splitlines()) == 3 * len(game.rounds)
    assert "Better:" in told
