"""The plain mode: whole matches line by line, everything that can be typed, and an end that loses nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from itertools import cycle, islice
from pathlib import Path

import pytest
from seated import after, at, install, keyboard
from server import forks
from worlds import some_long

from lastcard import record
from lastcard.analysis import luck
from lastcard.core.actions import Action
from lastcard.core.rules import PRESETS, Ruleset, parse
from lastcard.match.view import View
from lastcard.record.awards import AWARDS
from lastcard.table.match_state import MatchState, Seat
from lastcard.terminal import saves
from lastcard.terminal.plain.local import PlainLocal
from lastcard.wording.catalogues import ENGLISH, catalogue
from lastcard.wording.languages import LANGUAGES

# Enough to get through anything: numbers of choices, colours, seats, cards to discard
ANYTHING = ["1 u", "1", "2", "3", "4", "y", "", "0", *(" ".join(map(str, range(1, n))) for n in range(3, 30))]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path))
    monkeypatch.setattr(luck, "DEALS", 2)
    return tmp_path


def run(sitting: MatchState, lines: Iterable[str], language: str = "en", secret: bytes = b"x") -> list[str]:
    typed = iter(lines)
    told: list[str] = []
    PlainLocal(keyboard(sitting, secret), catalogue(language), lambda: next(typed, None), told.append).run()
    return told


def forked(typed: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A command in English, in a process that has been loaded already."""
    return forks.run(arguments, os.environ, 120, typed)


def elsewhere(typed: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "LC_MESSAGES")}
    return subprocess.run(
        [sys.executable, "-c", "from lastcard.cli.main import main; main()", *arguments],
        env=inherited | {"PYTHONUTF8": "1"} | environment,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


# What is told


def test_how_the_bots_play_is_told_once_for_each_level() -> None:
    seats = [Seat("Eva"), Seat("Ada", "easy"), Seat("Bo", "hard"), Seat("Cid", "easy")]
    told = run(MatchState(PRESETS["classic"], seats, b"1"), [])
    assert told[1:3] == [
        ENGLISH("plain-character", level=ENGLISH(f"level-{level}"), character=ENGLISH(f"character-{level}"))
        for level in ("easy", "hard")
    ]


def test_a_challenge_is_offered_with_both_its_ends() -> None:
    told = run(after(at(["R9 B9", "R+2 W+4 R1 G1"], turn=2), "2 play W+4>R"), [])
    place = told.index(ENGLISH("prompt-penalty-doubted", count=4, player="Ada"))
    assert told[place + 1] == ENGLISH("challenge-ends", player="Ada", count=4, risk=6)


# Whole matches


def before_awards(lines: list[str], language: str = "en") -> list[str]:
    """What was told until the match was won; some awards come after it, and what was luck."""
    say = catalogue(language)
    assert say("review-luck-unit") in lines[lines.index(say("luck-finding")) + 1]
    lines = lines[: lines.index(say("luck-finding"))]
    titles = tuple([say(f"award-{kind}") for kind in AWARDS])
    told = [line for line in lines if not line.startswith(titles)]
    given = lines[len(told) :]
    assert given
    assert [*told, *given] == lines
    return told


@pytest.mark.parametrize("language", some_long(LANGUAGES, "en", "is"))
def test_a_whole_match_through_a_pipe(language: str, data: Path, long: bool) -> None:
    typed = "\n".join(islice(cycle(ANYTHING), 20_000)) + "\n"
    ended = elsewhere(
        typed,
        "--language",
        language,
        "play",
        "--plain",
        "--rules",
        "classic target=150" if long or language == "en" else "classic match=single",
        "--name",
        "Eva",
        "--seed",
        "3",
    )
    say = catalogue(language)
    assert (ended.returncode, ended.stderr) == (0, "")
    lines = ended.stdout.splitlines()
    bots = [say("seat-bot", player=name, level=say("level-normal")) for name in ("Ada", "Bo", "Cid")]
    assert lines[0] == say("match-players", names=["Eva", *bots])
    won = {say("result-champion", names=[name]) for name in ("Eva", "Ada", "Bo", "Cid")}
    assert before_awards(lines, language)[-1] in won
    assert say("prompt-turn") in lines
    assert list((data / "saves").iterdir()) == []
    [game] = (data / "games").iterdir()
    assert record.check(record.loads(game.read_bytes())) == []


@pytest.mark.parametrize("rules", [*PRESETS, "modern custom=['joke self 2','dare next 2','shed-wilds everyone']"])
def test_a_whole_match_of_every_kind(rules: str) -> None:
    sitting = MatchState(parse(f"{rules} match=single"), [Seat("Eva"), Seat("Ada", "easy"), Seat("Bo", "normal")], b"4")
    told = run(sitting, islice(cycle(ANYTHING), 50_000))
    assert sitting.won
    assert before_awards(told)[-1].endswith("wins the match.")


def test_watching_needs_no_input() -> None:
    ended = forked("", "play", "--plain", "--watch", "--rules", "classic match=single", "--seats", "3", "--seed", "5")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines()[0] == "Players: Ada (normal), Bo (normal), Cid (normal)"
    assert before_awards(ended.stdout.splitlines())[-1].endswith("wins the match.")
    again = forked("", "play", "--plain", "--watch", "--rules", "classic match=single", "--seats", "3", "--seed", "5")
    assert again.stdout == ended.stdout


# What can be typed


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["1"], "Eva plays a red 7."),
        (["R7"], "Eva plays a red 7."),
        (["r7"], "Eva plays a red 7."),
        (["play R7"], "Eva plays a red 7."),
        (["PLAY r7"], "Eva plays a red 7."),
        (["W", "g"], "Eva plays a Wild and chooses green."),
        (["W", "3"], "Eva plays a Wild and chooses green."),
        (["W", "nonsense", "", "4"], "Eva plays a Wild and chooses blue."),
        (["w y"], "Eva plays a Wild and chooses yellow."),
        (["w>b"], "Eva plays a Wild and chooses blue."),
        (["2 r"], "Eva plays a Wild and chooses red."),
        (["play W>G"], "Eva plays a Wild and chooses green."),
        (["d"], "Eva draws a blue 1."),
        (["draw"], "Eva draws a blue 1."),
        (["3"], "Eva draws a blue 1."),
    ],
    ids=str,
)
def test_a_card_can_be_typed_in_many_ways(typed: list[str], told: str) -> None:
    assert told in run(at(["R7 B9 W", "G5 G6 G7"]), typed)


@pytest.mark.parametrize("typed", [["R7 u"], ["R7 uno"], ["1 u"], ["play R7 uno"], ["u", "R7"], ["uno", "R7"]], ids=str)
def test_uno_is_called_with_the_card_or_before(typed: list[str]) -> None:
    told = run(at(["R7 B9", "G5 G6 G7"], bots="normal"), typed)
    assert "Eva calls “UNO!”" in told
    assert any(line.startswith("Eva plays a red 7") for line in told)


def test_a_forgotten_call_can_be_made_up_for_unless_a_bot_is_quicker() -> None:
    told = run(at(["R7 B9", "G5 G6 G7"], bots="easy"), ["R7", "u"])
    assert ("Eva calls “UNO!”" in told) != ("Ada catches Eva, who had not called UNO." in told)


def test_somebody_who_has_not_called_can_be_caught() -> None:
    for secret in range(20):  # Ada may see it herself
        told = run(after(at(["B9 B8 B7", "R7 Y9"], turn=2), "2 play R7"), ["c"], secret=bytes([secret]))
        assert ("Ada calls “UNO!”" in told) != any(line.endswith(". Catch Ada") for line in told)
        assert ("Ada calls “UNO!”" in told) != ("Eva catches Ada, who had not called UNO." in told)


def test_a_penalty_can_be_taken_challenged_or_answered() -> None:
    def penalty() -> MatchState:
        return after(at(["W+4 R+2 R9 B9", "R+2 W+4 R1 G1"], "progressive", turn=2), "2 play W+4>R")

    assert "Eva draws blue 1, blue 2, blue 3, blue 4." in run(penalty(), ["t"])
    assert any(line.startswith("Eva challenges Ada") for line in run(penalty(), ["x"]))
    assert "Eva plays a Wild Draw Four and chooses blue." in run(penalty(), ["a b"])
    assert "Eva plays a Wild Draw Four and chooses blue." in run(penalty(), ["a", "b"])


def test_another_player_is_chosen_by_number() -> None:
    hands = ["R7 B9 B8", "G5 G6 G7", "Y1 Y2"]
    assert "Eva and Bo swap hands." in run(at(hands, "seven-zero"), ["r7 @3"])
    told = run(at(hands, "seven-zero"), ["r7", "1", "2"])
    assert told.count("Which player? 2 Ada, 3 Bo") == 2
    assert "Eva and Ada swap hands." in told


def test_an_identical_card_can_jump_in() -> None:
    sitting = at(["R5 B9 B8", "G5 G6 G7", "Y1 Y2 Y3"], "jump-in", turn=2)
    assert "Eva jumps in with a red 5." in run(sitting, ["j"])


def test_what_does_not_fit_is_refused_with_the_reason_and_asked_again() -> None:
    told = run(at(["R7 B9 W", "G5 G6 G7"]), ["B9", "play B9", "x", "frob", "99", "vote yes", "shed R7", "R7 @2", "r7"])
    assert "“play B9”: the card matches neither the colour nor the number or symbol. ? for help." in told
    assert "“frob”: that is not an action. ? for help." in told
    assert "Eva plays a red 7." in told


def test_help_language_and_repetition() -> None:
    told = run(at(["R7 B9 W", "G5 G6 G7"]), ["?", "l sv", "", "l xx", "l", "q"])
    assert any("Actions as they are written in records" in line for line in told)
    assert catalogue("sv")("language-is") in told
    assert catalogue("sv")("prompt-turn") in told
    assert catalogue("sv")("unknown-language", given="xx", known=LANGUAGES) in told
    assert told[-1] == catalogue((*LANGUAGES, "en")[LANGUAGES.index("sv") + 1])("plain-saved")


# Several people


def test_hands_of_others_are_pushed_off_the_screen_before_the_next_is_shown() -> None:
    sitting = MatchState(PRESETS["classic"], [Seat("Eva"), Seat("Ada")], b"x")
    told = run(sitting, islice(cycle(("", "1", "2", "3")), 60))
    hands = [place for place, line in enumerate(told) if line.startswith("Your hand: ")]
    curtains = [place for place, line in enumerate(told) if "Hand over the keyboard" in line]
    assert len(hands) > 3
    assert curtains
    for curtain in curtains:
        before = max((place for place in hands if place < curtain), default=None)
        after = min((place for place in hands if place > curtain), default=None)
        if before is not None:
            assert any(line.count("\n") >= 30 for line in told[before:curtain])
        if after is not None:
            assert any(line.count("\n") >= 30 for line in told[curtain:after])
    assert not any("is dealt" in line and "cards" not in line for line in told)


def three(rules: str = "classic", turn: int = 1) -> MatchState:
    """Two people and a bot."""
    return at(["R7 B9", "R1 R5 G7", "R2 G8 Y5"], rules, turn=turn, people=2)


def test_people_at_one_keyboard_can_call_late_and_catch_each_other() -> None:
    for secret in range(20):  # a bot may see it first
        told = run(three(), ["", "R7", "u"], secret=bytes([secret]))
        seen = "Bo catches Eva, who had not called UNO." in told
        assert seen != ("Eva may, out of turn:" in told)
        assert seen != ("Eva calls “UNO!”" in told)
        told = run(three(), ["", "R7", "", "", "c"], secret=bytes([secret]))
        seen = "Bo catches Eva, who had not called UNO." in told
        assert seen != ("Ada catches Eva, who had not called UNO." in told)


@pytest.mark.parametrize("typed", ["2 play R5", "2 PLAY r5"])
def test_people_at_one_keyboard_can_jump_in_without_showing_their_hands(typed: str) -> None:
    told = run(three("jump-in", turn=3), ["nonsense", "3 draw", "1 play R7", typed])
    assert "Ada jumps in with a red 5." in told
    asked = told.index(ENGLISH("plain-jump"))
    assert not any(line.startswith("Your hand") for line in told[asked : told.index("Ada jumps in with a red 5.")])
    told = run(three("jump-in"), [typed])
    assert "Ada jumps in with a red 5." in told


def test_nobody_learns_from_the_question_who_could_jump_in() -> None:
    for hand in ("R1 R5 G7", "R1 R6 G7"):
        told = run(at(["R7 B9", hand, "R2 G8 Y5"], "jump-in", turn=3, people=2), [])
        assert told.count(ENGLISH("plain-jump")) == 1


# Bots that fail


def test_a_bot_that_fails_is_told_of_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent:
        def __init__(self, rules: Ruleset, seed: int) -> None: ...

        def act(self, _: View) -> Action | None:
            return None

    install(monkeypatch, Silent)
    told = run(at(["R7 B9 W", "G5 R6 G7"], turn=2, bots="theirs"), [])
    assert [line for line in told if "theirs" in line] == [
        "Players: Eva, Ada (theirs)",
        "From now on a normal bot plays for Ada: the bot “theirs” gives no answer when it is asked to play.",
    ]
    assert any(line.startswith("Ada plays") for line in told)


# Saving


def test_the_end_of_the_input_saves_and_the_match_goes_on_from_there(data: Path) -> None:
    ended = forked("1\n1\n", "play", "--plain", "--name", "Eva", "--seed", "3")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines()[-1] == ENGLISH("plain-saved")
    [file] = (data / "saves").iterdir()
    before = file.read_bytes()
    again = forked("", "play", "--plain", "--resume")
    assert file.read_bytes() == before
    assert [line for line in ended.stdout.splitlines() if "Eva is dealt" in line] == [
        line for line in again.stdout.splitlines() if "Eva is dealt" in line
    ]


def test_without_any_input_the_match_is_dealt_and_saved(data: Path) -> None:
    main = "from lastcard.cli.main import main; main()"
    for arguments, status, told in ((["--plain"], 0, ENGLISH("plain-saved")), ([], 2, ENGLISH("play-needs-terminal"))):
        ended = subprocess.run(
            ["sh", "-c", 'exec "$@" <&-', "sh", sys.executable, "-c", main, "play", *arguments],
            env={**os.environ, "LANG": "C", "PYTHONUTF8": "1"},
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=120,
        )
        assert ended.returncode == status
        assert told in (ended.stdout + ended.stderr).splitlines()[-1]
    assert len(list((data / "saves").iterdir())) == 1


def test_a_broken_save_is_set_aside_not_deleted(data: Path) -> None:
    (data / "saves").mkdir()
    file = data / "saves" / "2026-01-01-000000.lastcard.toml"
    file.write_text("lastcard = 1\nseats = [", encoding="utf-8")
    ended = forked("", "play", "--plain", "--resume")
    assert ended.returncode == 2
    [line] = ended.stderr.splitlines()
    assert "is damaged" in line
    assert not file.exists()
    [aside] = (data / "saves").iterdir()
    assert aside.read_text(encoding="utf-8") == "lastcard = 1\nseats = ["
    assert aside.name in line
    assert forked("", "play", "--plain", "--resume").stderr == f"lastcard: {ENGLISH('no-save')}\n"


def test_a_save_of_a_bot_that_is_not_here_stays_where_it_is(data: Path) -> None:
    sitting = MatchState(PRESETS["classic"], [Seat("Eva"), Seat("Ada", "easy")], b"x")
    keyboard(sitting)
    [file] = (data / "saves").iterdir()
    file.write_text(file.read_text(encoding="utf-8").replace('"easy"', '"theirs"'), encoding="utf-8")
    assert "unknown bot “theirs”" in forked("", "play", "--plain", "--resume").stderr
    assert saves.newest() == file


def test_a_folder_that_can_not_be_written_is_told_and_the_game_goes_on(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data / "file").touch()
    monkeypatch.setenv("LASTCARD_DATA", str(data / "file"))
    told = run(at(["R7 B9 W", "G5 G6 G7"]), ["R7"])
    assert any(line.startswith("The match can't be saved (") for line in told)
    assert "Eva plays a red 7." in told
