"""Records, saves, rules and file names that mean harm: each is a line or two on the terminal, and nothing else."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from harm import EVERYTHING, HOSTILE, harmless

from lastcard import record
from lastcard.cli import main
from lastcard.cli.common import write
from lastcard.cli.lab import show
from lastcard.core.rules import PRESETS, parse
from lastcard.lab.summaries import Grid
from lastcard.record.files import data_folder
from lastcard.table.local import begin
from lastcard.table.match_state import Seat
from lastcard.terminal import saves
from lastcard.terminal.apps.local import LastCard
from lastcard.terminal.keyboard import Keyboard
from lastcard.terminal.saves import Save
from lastcard.terminal.setup import Setup
from lastcard.wording.catalogues import ENGLISH

SOURCES = Path(__file__).parent.parent / "src"
GAME = """\
lastcard = 1
seats = ["Ada", "Bo"]
rules = { preset = "modern", custom = [{ effect = "again", text = "Sing" }, "nothing"] }
meta = { played = "today", bots = ["", "normal"], shuffle = [{ secret = "x" }], secret = "00" }

[[round]]
start = { hands = ["R7 B3", "W1 W"], discard = "B2 R5", stock = "B1 B2 G9", turn = 1, colour = "" }
seed = "1f"
shuffles = ["B1 B2"]
actions = ["1 play R7", "2 play W1>B uno", "2 play W>B", "1 play B3"]
result = { winner = 1, points = [5, 0], scores = [5, 0] }
expect = [{ after = 1, phase = "turn", legal = { "1" = ["draw"] }, rejects = "1 play B3", code = "malformed" }]
"""
PRINTING = re.compile(r"(?<!console\.)\b(?:print|echo|secho)\(|stdout\.write|stderr\.write")
WORDS = re.compile(r'(?<= )[a-z]+(?= = )|"[^"]*"')  # keys and texts


class Ended(NamedTuple):
    status: object
    out: str
    err: str


Run = Callable[..., Ended]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path / "data"))

    def run(*arguments: str | Path) -> Ended:
        monkeypatch.setattr(sys, "argv", ["lastcard", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main.main()
        return Ended(ended.value.code, *capsys.readouterr())

    return run


def quoted(text: str) -> str:
    """A text as TOML has it, with everything escaped that could be."""
    return '"' + "".join(f"\\U{ord(sign):08X}" for sign in text) + '"'


def spoilt() -> dict[str, str]:
    """The record with each of its keys and texts in turn replaced by, or followed by, everything that is bad."""
    whole = "".join(sign for sign in EVERYTHING if not "\ud800" <= sign <= "\udfff")
    found = {}
    for number, word in enumerate(WORDS.finditer(GAME)):
        before, after = GAME[: word.start()], GAME[word.end() :]
        found[f"{number} {word[0]} replaced"] = before + quoted(whole) + after
        found[f"{number} {word[0]} followed"] = before + quoted(word[0].strip('"') + whole) + after
    return found


def harm_done(ended: Ended) -> list[str]:
    return [text for text in (ended.out, ended.err) if not harmless(text) or "Traceback" in text]


def test_the_record_that_is_spoilt_is_a_good_one() -> None:
    assert record.loads(GAME).seats == ("Ada", "Bo")
    assert len(spoilt()) > 80


@pytest.mark.parametrize("command", ["replay", "check", "verify"])
def test_no_text_of_a_record_does_harm(run: Run, tmp_path: Path, command: str) -> None:
    for name, text in spoilt().items():
        file = tmp_path / "game.toml"
        file.write_text(text, encoding="utf-8")
        ended = run(command, file)
        assert ended.status in (0, 1, 2), name
        assert harm_done(ended) == [], name
        assert len((ended.err + ended.out).splitlines()) < 30, name


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_no_flag_file_name_or_rules_do_harm(run: Run, tmp_path: Path, text: str) -> None:
    custom = {"effect": "again", "text": text}
    toml = f'{{ preset = "modern", custom = [{{ effect = "again", text = {quoted(text)} }}] }}'
    for arguments in (
        ("rules", toml),
        ("rules", f"modern custom=[{json.dumps(custom)}]"),
        ("rules", text),
        ("rules", f"classic {text}=1"),
        ("rules", f"classic deck={text}"),
        (text,),
        (f"--{text}",),
        ("--language", text),
        ("replay", text),
        ("replay", tmp_path / text.replace("/", "")),
        ("replay", "--upto", text, "x"),
        ("check", text, f"{text}.toml"),
        ("verify", text),
        ("check",),
        ("perft", "--rules", text),
        ("random", "--out", "/dev/null/" + text),
        ("simulate", "--bots", text),
        ("simulate", "--out", "/dev/null/" + text, "--games", "1"),
        ("duel", text, text),
        ("play", "--plain", "--name", text),
        ("play", "--plain", "--bots", text),
        ("play", "--plain", "--rules", text),
        ("join", text, "--plain"),
        ("join", f"http://{text}/t/ABCD", "--plain"),
        ("join", "http://127.0.0.1:9/t/ABCD", "--plain", "--name", text),
        ("serve", "--url", text),
        ("serve", "--host", text),
        ("serve", "--proxies", text),
        ("serve", "--origins", text),
    ):
        ended = run(*arguments)
        assert harm_done(ended) == [], arguments
        assert ended.status in (0, 1, 2), arguments


def test_the_rules_that_are_printed_are_the_rules_that_were_given(run: Run) -> None:
    """What is spelled out in a text is spelled as TOML has it."""
    text = "".join(sign for sign in EVERYTHING if not "\ud800" <= sign <= "\udfff")
    toml = f'{{ preset = "modern", custom = [{{ effect = "again", text = {quoted(text)} }}] }}'
    printed = run("rules", toml).out.splitlines()[0]
    [custom] = parse(printed).custom
    assert custom.text == text


def test_a_file_without_an_end_is_not_read_to_it(run: Run) -> None:
    for command in ("replay", "check", "verify"):
        ended = run(command, "/dev/zero")
        assert ended.status == 2
        assert str(record.LARGEST) in ended.out + ended.err


NO_RECORDS = [b"a = " + b"[" * 200_000, b"\xff\xfe", b"lastcard = " + b"1" * 6_000, b"x" * 10**6]


@pytest.mark.parametrize("content", NO_RECORDS, ids=["deep", "not UTF-8", "a number", "a word"])
def test_a_file_that_is_no_record_is_one_line(run: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.toml"
    file.write_bytes(content)
    ended = run("replay", file)
    assert ended.status == 2
    assert len(ended.err.splitlines()) == 1
    assert len(ended.err) < 1_000


# Saves


def saved(names: tuple[str, str], custom: str = "") -> Path:
    rules = PRESETS["modern"]
    text = record.dumps(begin(rules, [Seat("Eva"), Seat("Ada", "normal")], b"1").table.to_record())
    text = text.replace('seats = ["Eva", "Ada"]', f"seats = [{quoted(names[0])}, {quoted(names[1])}]")
    if custom:
        effects = ", ".join(f'{{ effect = "{each.effect}", text = {quoted(custom)} }}' for each in rules.custom)
        text = text.replace('rules = "modern"', f'rules = {{ preset = "modern", custom = [{effects}] }}')
    file = data_folder() / "saves" / f"one{saves.RECORD}"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


TEXTS = {name: text for name, text in HOSTILE.items() if name != "half a pair"}  # which TOML can't hold


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_a_save_is_told_line_by_line_without_harm(run: Run, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    saved((f"Eva{text}", f"Ada{text}"), text)
    lines = iter(["1", "1", "d", "p", "", text, f"l {text}", "q"])
    monkeypatch.setattr("lastcard.cli.play.read_line", lambda: next(lines, None))
    ended = run("play", "--plain", "--resume")
    assert ended.status == 0
    assert harm_done(ended) == []


def test_a_save_is_shown_on_the_screen_without_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path))
    text = "".join(sign for sign in EVERYTHING if not "\ud800" <= sign <= "\udfff")
    file = saved((f"E{text}[@click=app.exit]x[/]", f"A{text}[/]"), text)
    seen: list[str] = []

    async def whole() -> None:
        keyboard = Keyboard(saves.resume(file), Save(file))
        app = LastCard(ENGLISH, Setup(), 0, keyboard)
        async with app.run_test(size=(120, 40)) as pilot:
            for keys in ((), ("r",), ("escape",), ("?",), ("escape",), ("d",), ("p",), ("q",)):
                await pilot.press(*keys)
                await pilot.pause()
                seen.extend(strip.text for strip in app.screen._compositor.render_strips())

    asyncio.run(asyncio.wait_for(whole(), 30))
    assert all(map(harmless, seen))
    assert any("[@click" in line for line in seen) or any("E\\u001b" in line for line in seen)


# What else is printed


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_tables_of_figures_are_printed_without_harm(capsys: pytest.CaptureFixture[str], text: str) -> None:
    fields: dict[str, Any] = {"title": text, "heads": [text], "rows": [[text]], "note": text}
    show(text, [text], [Grid(**{name: value for name, value in fields.items() if name in Grid.__struct_fields__})])
    write(text, err=True)
    assert all(map(harmless, capsys.readouterr()))


def test_nothing_is_printed_but_in_one_place() -> None:
    """Rich prints tables, whose texts are cleaned there; an environment prints cards, which nobody has written."""
    for file in sorted(SOURCES.rglob("*.py")):
        if (file.parent.name, file.name) not in (("cli", "common.py"), ("envs", "picture.py")):
            assert not PRINTING.search(file.read_text("utf-8")), file
