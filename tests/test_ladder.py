"""The ladder: the same from the same seed, however often it stops; faults cost whoever makes them, and nobody else."""

from __future__ import annotations

import csv
from pathlib import Path

import lab
import msgspec
import numpy as np
import pytest
import test_cli
from programs import example, faulty, left_in, loaded
from test_cli import Run, refused
from worlds import some_long

from lastcard.cli import common
from lastcard.cli import lab as lab_command
from lastcard.cli import ladder as ladder_command
from lastcard.core.errors import Problem
from lastcard.lab import ladder, plots, summaries
from lastcard.lab.jobs import Workers
from lastcard.lab.ladder import Entrant, Ladder, Setting
from lastcard.wording.catalogues import ENGLISH, catalogue
from lastcard.wording.languages import LANGUAGES

command = test_cli.run  # a fixture
HERE = Workers(workers=1)
CLASSIC = (Setting("classic", 2),)


def small(
    *entrants: Entrant, deals: int = 4, settings: tuple[Setting, ...] = CLASSIC, adjusted: bool = False
) -> Ladder:
    return Ladder((*map(ladder.level, ("easy", "normal")), *entrants), settings, deals, 3, adjusted)


def test_the_same_seed_gives_the_same_ladder_after_any_interruption(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = (Setting("classic", 2), Setting("house-party", 3))
    chosen = small(ladder.level("hard"), deals=12, settings=settings)
    whole = ladder.run(chosen, tmp_path / "whole", HERE)
    played: list[int] = []

    def until(chunk: ladder.LadderChunk) -> list[list[int]]:
        played.append(chunk.first)
        if len(played) == 9:
            raise KeyboardInterrupt
        return play(chunk)

    play = ladder.play
    monkeypatch.setattr(ladder, "play", until)
    stopped = ladder.run(chosen, tmp_path / "parts", HERE)
    assert stopped.interrupted
    assert stopped.deals == 10
    resumed = ladder.run(chosen, tmp_path / "parts", HERE)
    assert len(played) == len(ladder.cut(chosen)) + 1
    assert msgspec.json.encode(resumed.standings) == msgspec.json.encode(whole.standings)
    assert resumed.heads == whole.heads
    assert whole.games == 12 * (2 + 6) * 3


def test_a_bot_that_comes_new_plays_its_own_games_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ladder.run(small(), tmp_path, HERE)
    asked: list[set[str]] = []
    play = ladder.play

    def noted(chunk: ladder.LadderChunk) -> list[list[int]]:
        asked.append({bot.name for bot in chunk.bots})
        return play(chunk)

    monkeypatch.setattr(ladder, "play", noted)
    ladder.run(small(ladder.level("hard")), tmp_path, HERE)
    assert asked
    assert all("hard" in names for names in asked)


def test_a_damaged_file_is_played_again(tmp_path: Path) -> None:
    before = ladder.run(small(), tmp_path, HERE)
    [file] = (tmp_path / "games").iterdir()
    for damage in (b"", b"\xc1", msgspec.msgpack.encode([[1]]), file.read_bytes()[:-3]):
        file.write_bytes(damage)
        assert ladder.run(small(), tmp_path, HERE).standings == before.standings


@pytest.mark.parametrize("fault", ["dies", "hangs", "floods", "lies", "waits", "rubbish"])
def test_a_fault_loses_the_game_and_after_some_the_others(tmp_path: Path, fault: str) -> None:
    spec = faulty(tmp_path, fault, seconds=0.2 if fault == "hangs" else 60)
    result = ladder.run(small(ladder.entrant(loaded(spec))), tmp_path / "out", HERE)
    last = result.standings[-1]
    assert last.name == "faulty"
    assert last.entrant.owner == "Ada"
    assert sum(last.faults.values()) == 2 * ladder.ENOUGH  # against two others
    assert last.forfeited == 2 * 4 * 2  # every game
    assert last.share.value == pytest.approx(0, abs=0.01)
    for standing in result.standings[:-1]:
        assert not standing.faults
        assert not standing.forfeited
    alone = ladder.run(small(), tmp_path / "alone", HERE)
    assert result.heads["easy", "normal"] == alone.heads["easy", "normal"]
    assert not left_in(tmp_path)


def test_a_program_is_the_same_wherever_its_file_is_and_another_with_another_version(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    first, second = (ladder.entrant(loaded(example(tmp_path / where, "c"))) for where in "ab")
    other = msgspec.structs.replace(first, version="2")
    keys = [ladder.cut(small(entrant))[-1].key for entrant in (first, second, other)]
    assert keys[0] == keys[1] != keys[2]


def test_luck_is_taken_out_and_normal_has_a_thousand_points(tmp_path: Path) -> None:
    chosen = small(deals=60, adjusted=True)
    result = ladder.run(chosen, tmp_path, HERE)
    rated = {standing.name: standing.rating for standing in result.standings}
    assert rated["normal"].value == rated["normal"].low == rated["normal"].high == 1000
    assert rated["easy"].value < 1000
    assert rated["easy"].low < rated["easy"].value < rated["easy"].high
    share = result.heads["normal", "easy"]
    assert share.value == pytest.approx(1 - result.heads["easy", "normal"].value)
    chunks = ladder.cut(chosen)
    tables = [ladder.GameStore(tmp_path, chunks).load()[number] for number in range(len(chunks))]
    plain = [(row[0] - row[1]) / 4 for rows in tables for row in rows]
    assert share.high - share.low < 2 * 1.96 * np.std(plain, ddof=1) / np.sqrt(60)


def test_history_keeps_what_was_and_takes_nothing_twice(tmp_path: Path) -> None:
    result = ladder.run(small(), tmp_path, HERE)
    first = ladder.remember(tmp_path, ladder.history(tmp_path), result, "2026-01-01")
    assert ladder.remember(tmp_path, ladder.history(tmp_path), result, "2026-01-02") == first
    more = ladder.run(small(ladder.level("hard")), tmp_path, HERE)
    chapters = ladder.remember(tmp_path, first, more, "2026-01-02")
    assert [chapter.at for chapter in chapters] == ["2026-01-01", "2026-01-02"]
    assert ladder.history(tmp_path) == chapters
    assert {each.name for each in chapters[-1].rated} == {"easy", "normal", "hard"}
    (tmp_path / "history.json").write_text("[")
    with pytest.raises(Problem, match="ladder-history-damaged"):
        ladder.history(tmp_path)


@pytest.mark.parametrize("language", some_long(LANGUAGES, "en", "is"))
def test_the_page_tells_everything_in_every_language(tmp_path: Path, language: str) -> None:
    say = catalogue(language)
    spec = faulty(tmp_path, "lies")
    result = ladder.run(small(ladder.entrant(loaded(spec)), deals=2), tmp_path, HERE)
    chapters = [ladder.Chapter(at, 1, ()) for at in ("2026-01-01",)]
    chapters = ladder.remember(tmp_path, chapters, result, "2026-01-02")
    grids = summaries.of_ladder(result, chapters, say)
    assert [grid.title for grid in grids] == [
        say(f"table-{name}") for name in ("ladder", "heads", "settings", "faults", "history")
    ]
    assert (say("ladder-program", bot="faulty", version="1", owner="Ada"), say("fault-illegal"), "6") in grids[3].rows
    if language == "en":
        assert [plot.name for plot in plots.of_ladder(result, chapters, say)] == ["ladder", "heads", "history"]
        assert "faulty 1 by Ada has lost 8 games" in summaries.findings_of_ladder(result, say)[1]


def test_the_command_writes_a_page_a_picture_and_a_table(tmp_path: Path) -> None:
    example(tmp_path, "py")
    arguments: list[str | Path] = [
        "ladder",
        tmp_path,
        "--levels",
        "easy,normal",
        "--deals",
        "4",
        "--rules",
        "classic",
        "--seats",
        "2",
    ]
    status, out, err = lab.run(tmp_path, *arguments, "--workers", "2")
    assert status == 0, err
    assert "greedy-py 1 by Ada" in out
    page = (tmp_path / "ladder" / "ladder.html").read_text()
    assert page.count("<section>") == 3
    assert 'src="data:image/png' in page
    assert "http" not in page.replace("http://www.w3.org", "")
    assert (tmp_path / "ladder" / "ladder.png").read_bytes().startswith(b"\x89PNG")
    rows = list(csv.DictReader((tmp_path / "ladder" / "standings.csv").read_text().splitlines()))
    assert {row["bot"] for row in rows} == {"easy", "normal", "greedy-py"}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("none",), "none: can't be read (there is no such file or folder)"),
        ((".", "--levels", "esay"), "unknown bot “esay”; try easy"),
        ((".", "--seats", "2,x"), "“2,x” is not a list of numbers of seats; write it like 2,4"),
        ((".", "--seats", "1"), "2 to 10"),
        ((".", "--levels", "easy"), "a duel needs at least two bots"),
    ],
)
def test_what_is_wrong_with_the_command_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: Run, arguments: tuple[str, ...], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for module in (common, lab_command, ladder_command):
        monkeypatch.setattr(module, "say", ENGLISH)
    assert told in refused(command("ladder", *arguments))
