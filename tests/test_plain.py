"""The plain mode: whole matches line by line, everything that can be typed, and an end that loses nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from itertools import cycle, islice
from pathlib import Path

import pytest
from seated import after, at

from lastcard import record
from lastcard.rules import PRESETS, parse
from lastcard.sitting import Seat, Sitting
from lastcard.terminal import saves
from lastcard.terminal.plain import Plain
from lastcard.terminal.saves import Save
from lastcard.text import ENGLISH, LANGUAGES, catalogue

# Enough to get through anything: numbers of choices, colours, seats, cards to discard
ANYTHING = ["1 u", "1", "2", "3", "4", "y", "", "0", *(" ".join(map(str, range(1, n))) for n in range(3, 30))]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path))
    return tmp_path


def run(sitting: Sitting, lines: Iterable[str], language: str = "en") -> list[str]:
    typed = iter(lines)
    told: list[str] = []
    Plain(sitting, Save(), catalogue(language), lambda: next(typed, None), told.append).run()
    return told


def elsewhere(typed: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "LC_MESSAGES")}
    return subprocess.run(
        [sys.executable, "-c", "from lastcard.cli import main; main()", *arguments],
        env=inherited | {"PYTHONUTF8": "1"} | environment,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


# Whole matches


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_through_a_pipe(language: str, data: Path) -> None:
    typed = "\n".join(islice(cycle(ANYTHING), 20_000)) + "\n"
    ended = elsewhere(
        typed,
        "--language",
        language,
        "play",
        "--plain",
        "--rules",
        "classic target=150",
        "--name",
        "Eva",
        "--seed",
        "3",
    )
    say = catalogue(language)
    assert (ended.returncode, ended.stderr) == (0, "")
    lines = ended.stdout.splitlines()
    assert lines[0] == say("account-players", names=["Eva", "Ada", "Bo", "Cid"])
    assert lines[-1] in {say("account-champion", names=[name]) for name in ("Eva", "Ada", "Bo", "Cid")}
    assert say("prompt-turn") in lines
    assert list((data / "saves").iterdir()) == []
    [game] = (data / "games").iterdir()
    assert record.check(record.loads(game.read_bytes())) == []


@pytest.mark.parametrize("rules", [*PRESETS, "modern custom=['joke self 2','dare next 2','shed-wilds everyone']"])
def test_a_whole_match_of_every_kind(rules: str) -> None:
    sitting = Sitting(parse(f"{rules} match=single"), [Seat("Eva"), Seat("Ada", "easy"), Seat("Bo", "normal")], b"4")
    told = run(sitting, islice(cycle(ANYTHING), 50_000))
    assert sitting.won
    assert told[-1].endswith("wins the match.")


def test_watching_needs_no_input() -> None:
    ended = elsewhere(
        "", "play", "--plain", "--watch", "--rules", "classic match=single", "--seats", "3", "--seed", "5"
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines()[0] == "Players: Ada, Bo, Cid"
    assert ended.stdout.splitlines()[-1].endswith("wins the match.")
    again = elsewhere(
        "", "play", "--plain", "--watch", "--rules", "classic match=single", "--seats", "3", "--seed", "5"
    )
    assert again.stdout == ended.stdout


# What can be typed


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["1"], "Eva plays red 7."),
        (["R7"], "Eva plays red 7."),
        (["r7"], "Eva plays red 7."),
        (["play R7"], "Eva plays red 7."),
        (["PLAY r7"], "Eva plays red 7."),
        (["W", "g"], "Eva plays Wild and names green."),
        (["W", "3"], "Eva plays Wild and names green."),
        (["W", "nonsense", "", "4"], "Eva plays Wild and names blue."),
        (["w y"], "Eva plays Wild and names yellow."),
        (["w>b"], "Eva plays Wild and names blue."),
        (["2 r"], "Eva plays Wild and names red."),
        (["play W>G"], "Eva plays Wild and names green."),
        (["d"], "Eva draws blue 1."),
        (["draw"], "Eva draws blue 1."),
        (["3"], "Eva draws blue 1."),
    ],
    ids=str,
)
def test_a_card_can_be_typed_in_many_ways(typed: list[str], told: str) -> None:
    assert told in run(at(["R7 B9 W", "G5 G6 G7"]), typed)


@pytest.mark.parametrize("typed", [["R7 u"], ["R7 uno"], ["1 u"], ["play R7 uno"], ["u", "R7"], ["uno", "R7"]], ids=str)
def test_uno_is_called_with_the_card_or_before(typed: list[str]) -> None:
    told = run(at(["R7 B9", "G5 G6 G7"], bots="normal"), typed)
    assert "Eva calls “UNO!”" in told
    assert any(line.startswith("Eva plays red 7") for line in told)


def test_a_forgotten_call_can_be_made_up_for_unless_a_bot_is_quicker() -> None:
    told = run(at(["R7 B9", "G5 G6 G7"], bots="easy"), ["R7", "u"])
    assert ("Eva calls “UNO!”" in told) != ("Ada catches Eva, who had not called UNO." in told)


def test_somebody_who_has_not_called_can_be_caught() -> None:
    told = run(after(at(["B9 B8 B7", "R7 Y9"], turn=2), "2 play R7"), ["c"])
    assert any(line.endswith(". Catch Ada") for line in told)
    assert "Eva catches Ada, who had not called UNO." in told


def test_a_penalty_can_be_taken_challenged_or_answered() -> None:
    def penalty() -> Sitting:
        return after(at(["W+4 R+2 R9 B9", "R+2 W+4 R1 G1"], "progressive", turn=2), "2 play W+4>R")

    assert "Eva accepts a penalty of 4 cards." in run(penalty(), ["t"])
    assert any(line.startswith("Eva challenges Ada") for line in run(penalty(), ["x"]))
    assert "Eva plays Wild Draw Four and names blue." in run(penalty(), ["a b"])
    assert "Eva plays Wild Draw Four and names blue." in run(penalty(), ["a", "b"])


def test_another_player_is_chosen_by_number() -> None:
    hands = ["R7 B9 B8", "G5 G6 G7", "Y1 Y2"]
    assert "Eva and Bo swap hands." in run(at(hands, "seven-zero"), ["r7 @3"])
    told = run(at(hands, "seven-zero"), ["r7", "1", "2"])
    assert told.count("Whom? 2 Ada, 3 Bo") == 2
    assert "Eva and Ada swap hands." in told


def test_an_identical_card_can_jump_in() -> None:
    sitting = at(["R5 B9 B8", "G5 G6 G7", "Y1 Y2 Y3"], "jump-in", turn=2)
    assert "Eva jumps in with red 5." in run(sitting, ["j"])


def test_what_does_not_fit_is_refused_with_the_reason_and_asked_again() -> None:
    told = run(at(["R7 B9 W", "G5 G6 G7"]), ["B9", "play B9", "x", "frob", "99", "vote yes", "shed R7", "R7 @2", "r7"])
    assert "“play B9”: the card has neither the colour nor the number or symbol. ? for help." in told
    assert "“frob”: that is not an action. ? for help." in told
    assert "Eva plays red 7." in told


def test_help_language_and_repetition() -> None:
    told = run(at(["R7 B9 W", "G5 G6 G7"]), ["?", "l sv", "", "l xx", "l", "q"])
    assert any("Actions as records have them" in line for line in told)
    assert catalogue("sv")("language-is") in told
    assert catalogue("sv")("prompt-turn") in told
    assert catalogue("sv")("unknown-language", given="xx", known=LANGUAGES) in told
    assert told[-1] == catalogue("nb")("plain-saved")


# Several people


def test_hands_of_others_are_pushed_off_the_screen_before_the_next_is_shown() -> None:
    sitting = Sitting(PRESETS["classic"], [Seat("Eva"), Seat("Ada")], b"x")
    told = run(sitting, islice(cycle(("", "1", "2", "3")), 60))
    hands = [place for place, line in enumerate(told) if line.startswith("Your hand: ")]
    curtains = [place for place, line in enumerate(told) if "Give the keyboard over" in line]
    assert len(hands) > 3
    for curtain in curtains:
        before = max((place for place in hands if place < curtain), default=None)
        after = min((place for place in hands if place > curtain), default=None)
        if before is not None:
            assert any(line.count("\n") >= 30 for line in told[before:curtain])
        if after is not None:
            assert any(line.count("\n") >= 30 for line in told[curtain:after])
    assert not any("is dealt" in line and "cards" not in line for line in told)


# Saving


def test_the_end_of_the_input_saves_and_the_match_goes_on_from_there(data: Path) -> None:
    ended = elsewhere("1\n1\n", "play", "--plain", "--name", "Eva", "--seed", "3")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines()[-1] == ENGLISH("plain-saved")
    [file] = (data / "saves").iterdir()
    before = record.loads(file.read_bytes())
    again = elsewhere("", "play", "--plain", "--resume")
    assert record.loads(file.read_bytes()) == before
    assert [line for line in ended.stdout.splitlines() if "Eva is dealt" in line] == [
        line for line in again.stdout.splitlines() if "Eva is dealt" in line
    ]


def test_a_broken_save_is_set_aside_not_deleted(data: Path) -> None:
    (data / "saves").mkdir()
    file = data / "saves" / "2026-01-01-000000.lastcard.toml"
    file.write_text("lastcard = 1\nseats = [", encoding="utf-8")
    ended = elsewhere("", "play", "--plain", "--resume")
    assert ended.returncode == 2
    [line] = ended.stderr.splitlines()
    assert "is damaged" in line
    assert not file.exists()
    [aside] = (data / "saves").iterdir()
    assert aside.read_text(encoding="utf-8") == "lastcard = 1\nseats = ["
    assert aside.name in line
    assert elsewhere("", "play", "--plain", "--resume").stderr == f"lastcard: {ENGLISH('no-save')}\n"


def test_a_save_of_a_bot_that_is_not_here_stays_where_it_is(data: Path) -> None:
    sitting = Sitting(PRESETS["classic"], [Seat("Eva"), Seat("Ada", "easy")], b"x")
    assert Save().keep(sitting) is None
    [file] = (data / "saves").iterdir()
    file.write_text(file.read_text(encoding="utf-8").replace('"easy"', '"theirs"'), encoding="utf-8")
    assert "unknown bot “theirs”" in elsewhere("", "play", "--plain", "--resume").stderr
    assert saves.newest() == file


def test_a_folder_that_can_not_be_written_is_told_and_the_game_goes_on(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data / "file").touch()
    monkeypatch.setenv("LASTCARD_DATA", str(data / "file"))
    told = run(at(["R7 B9 W", "G5 G6 G7"]), ["R7"])
    assert any(line.startswith("The match can't be saved (") for line in told)
    assert "Eva plays red 7." in told
