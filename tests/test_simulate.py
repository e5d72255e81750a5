"""`lastcard simulate`: the same result whoever plays, known answers, what is kept, and what is written."""

from __future__ import annotations

import csv
import io
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import english
import lab
import numpy as np
import pyarrow.parquet
import pytest

from lastcard.cli import lab as lab_command
from lastcard.cli import main
from lastcard.core.errors import Problem
from lastcard.core.rules import parse
from lastcard.lab import estimates, jobs, plots, simulate, statistics, summaries
from lastcard.lab.jobs import ChunkStore, Workers
from lastcard.lab.report import Report, games_file, page_of
from lastcard.record.files import write_whole
from lastcard.wording.catalogues import ENGLISH, catalogue
from lastcard.wording.languages import LANGUAGES

ALONE = Workers(workers=1)
Run = Callable[..., tuple[object, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command in this process, in English."""
    lab.speak_english(monkeypatch)

    def run(*arguments: str | Path) -> tuple[object, str, str]:
        monkeypatch.setattr(sys, "argv", ["lastcard", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main.main()
        return ended.value.code, *capsys.readouterr()

    return run


def setup(
    *rules: str, bots: str = "easy", seats: int = 4, games: int = 12, matches: bool = False, seed: int = 1
) -> simulate.Simulation:
    return simulate.Simulation(rules or ("classic",), tuple(bots.split(",")), seats, games, seed, matches)


def read_csv(file: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))


# Figures


def test_share_has_the_interval_of_wilson() -> None:
    found = estimates.share(10, 100)
    assert found.value == 0.1
    assert (round(found.low, 4), round(found.high, 4)) == (0.0552, 0.1744)


def test_shares_at_the_ends_stay_between_none_and_all() -> None:
    assert estimates.share(0, 20).low == 0
    assert estimates.share(20, 20).high == 1
    assert estimates.share(0, 20).high == pytest.approx(1 - estimates.share(20, 20).low)
    assert estimates.share(0, 0) == estimates.Estimate(0.0, 0.0, 1.0)


def test_mean_has_the_interval_of_its_standard_error() -> None:
    found = statistics.mean(np.array([1, 2, 3, 4]))
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.959964 * (5 / 3) ** 0.5 / 2)
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_an_interval_is_clear_if_zero_lies_outside() -> None:
    assert estimates.Estimate(2, 1, 3).clear
    assert estimates.Estimate(-2, -3, -1).clear
    assert not estimates.Estimate(1, -1, 3).clear


def test_95_of_100_intervals_hold_the_true_share() -> None:
    wins = np.random.default_rng(5).binomial(80, 0.25, 2_000)
    held = [found.low <= 0.25 <= found.high for found in (estimates.share(int(each), 80) for each in wins)]
    assert 0.93 < np.mean(held) < 0.97


# Work in chunks


@pytest.mark.parametrize("total", [1, 3, 399, 400, 1_001, 1_000_000])
def test_chunks_hold_every_game_once(total: int) -> None:
    covered = 0
    for first, size in jobs.cut(total):
        assert first == covered
        covered += size
    assert covered == total


def test_seeds_follow_from_their_parts_alone() -> None:
    assert jobs.derive(1, "deal", 0) == 864_663_986_586_927
    assert len({jobs.derive(seed, "deal", game) for seed in range(20) for game in range(20)}) == 400
    assert all(jobs.derive(1, number) < 2**53 for number in range(100))


def test_result_is_the_same_whatever_the_number_of_processes() -> None:
    wanted = setup("classic", "house-party", bots="easy,normal", games=10)
    alone, shared = simulate.run(wanted, ALONE), simulate.run(wanted, Workers(workers=2))
    for one, other in zip(alone.tables, shared.tables, strict=True):
        assert np.array_equal(one, other)
    assert alone.summaries == shared.summaries
    assert alone.differences == shared.differences


def test_another_seed_gives_other_games() -> None:
    one, other = (simulate.run(setup(seed=seed), ALONE).tables[0] for seed in (1, 2))
    assert not np.array_equal(one, other)


def test_rulesets_are_compared_on_the_same_deals() -> None:
    one, other = simulate.run(setup("classic", "progressive"), ALONE).tables
    seed = simulate.columns(4).index("seed")
    assert np.array_equal(one[:, seed], other[:, seed])


# What came out


def test_bots_sit_in_each_seat_equally_often() -> None:
    for bots, seats in ((2, 4), (3, 4), (4, 3)):
        names = tuple("abcd"[:bots])
        seatings = [simulate.seating(names, seats, game) for game in range(bots * 5)]
        for seat in range(seats):
            assert set(Counter(seating[seat] for seating in seatings).values()) == {5}


def test_equal_bots_win_their_fair_share() -> None:
    summary = simulate.run(setup(seats=2, games=300), ALONE).summaries[0]
    assert summary.fair == 0.5
    for seat in ("seat-1", "seat-2"):
        assert abs(summary.figures[seat].value - 0.5) < 0.12


def test_shares_and_void_rounds_add_up_to_all_games() -> None:
    result = simulate.run(setup(games=20), ALONE)
    summary = result.summaries[0]
    shares = sum(summary.figures[f"seat-{seat}"].value for seat in range(1, 5))
    assert shares + summary.figures["void"].value == pytest.approx(1)
    assert summary.figures["bot-easy"].value + summary.figures["void"].value == pytest.approx(1)


def test_a_round_gives_points_to_its_winner_alone() -> None:
    table = simulate.run(setup(games=20), ALONE).tables[0]
    places = {name: place for place, name in enumerate(simulate.columns(4))}
    for row in table:
        for seat in range(1, 5):
            assert (row[places[f"points_{seat}"]] > 0) == (row[places["winner"]] == seat)
        assert row[places["rounds"]] == 1
        assert row[places["calls"]] <= row[places["actions"]]


def test_partners_win_together() -> None:
    summary = simulate.run(setup("classic teams=partners", bots="easy,normal", games=20), ALONE).summaries[0]
    assert summary.fair == 0.5
    assert summary.fair_bots == {"easy": 0.5, "normal": 0.5}
    assert summary.figures["seat-1"] == summary.figures["seat-3"]
    assert summary.figures["bot-easy"].value + summary.figures["bot-normal"].value == pytest.approx(1)


def test_matches_are_played_to_their_end() -> None:
    table = simulate.run(setup("classic target=200", games=3, matches=True), ALONE).tables[0]
    places = {name: place for place, name in enumerate(simulate.columns(4))}
    for row in table:
        assert row[places["rounds"]] >= 1
        assert row[places[f"points_{row[places['winner']]}"]] >= 200


def test_fair_share_of_a_bot_counts_its_seats() -> None:
    summary = simulate.run(setup(bots="easy,easy,normal", seats=3, games=6), ALONE).summaries[0]
    assert summary.fair_bots == {"easy": pytest.approx(2 / 3), "normal": pytest.approx(1 / 3)}


def test_cards_are_counted_without_their_colours() -> None:
    assert set(simulate.run(setup("all-wild", games=2), ALONE).summaries[0].figures) >= {
        "laid-W",
        "laid-WX",
        "laid-WSS",
    }
    summary = simulate.run(setup(games=20), ALONE).summaries[0]
    laid = {name.removeprefix("laid-"): found for name, found in summary.figures.items() if name.startswith("laid-")}
    assert set(laid) == {*"0123456789SRW", "+2", "W+4"}
    assert laid["0"].value < laid["1"].value  # of which there are two a colour


def test_changes_are_measured_deal_by_deal() -> None:
    result = simulate.run(setup("classic", "progressive", games=15), ALONE)
    lengths = [table[:, simulate.columns(4).index("actions")] for table in result.tables]
    assert result.differences[0].figures["length"] == statistics.mean(lengths[1] - lengths[0])
    base, other = (summary.figures["seat-1"].value for summary in result.summaries)
    assert result.differences[0].figures["seat-1"].value == pytest.approx(other - base)


def test_stopped_half_way_only_deals_of_both_rulesets_are_compared() -> None:
    result = simulate.run(setup("classic", "progressive", games=15), ALONE)
    part = simulate.evaluate(result.setup, (result.tables[0], result.tables[1][5:]), interrupted=True)
    whole = simulate.evaluate(result.setup, (result.tables[0][5:], result.tables[1][5:]))
    assert part.differences == whole.differences


def test_a_simulation_can_be_stopped_before_the_first_game() -> None:
    nothing = np.zeros((0, len(simulate.columns(4))), dtype=np.int64)
    result = simulate.evaluate(setup("classic", "modern"), (nothing, nothing), interrupted=True)
    assert [summary.games for summary in result.summaries] == [0, 0]
    assert not result.differences[0].figures["seat-1"].clear


# What is kept


def test_chunks_that_are_stored_are_not_played_again(tmp_path: Path) -> None:
    first = simulate.run(setup(), ALONE, ChunkStore(tmp_path / "out", {"a": 1}))
    told: list[tuple[int, bool]] = []
    again = simulate.run(
        setup(), ALONE, ChunkStore(tmp_path / "out", {"a": 1}), lambda games, played: told.append((games, played))
    )
    assert told == [(12, False)]
    assert np.array_equal(first.tables[0], again.tables[0])


def test_a_damaged_chunk_is_played_again(tmp_path: Path) -> None:
    first = simulate.run(setup(), ALONE, ChunkStore(tmp_path, {}))
    (tmp_path / "chunks" / "000003.msgpack").write_bytes(b"\x91\x92")
    again = simulate.run(setup(), ALONE, ChunkStore(tmp_path, {}))
    assert np.array_equal(first.tables[0], again.tables[0])


def test_a_folder_of_another_command_is_refused_untouched(tmp_path: Path) -> None:
    ChunkStore(tmp_path, {"seed": 1})
    before = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*")}
    with english.raises(Problem, match="another command"):
        ChunkStore(tmp_path, {"seed": 2})
    assert {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*")} == before


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(tmp_path: Path) -> None:
    lab.install_held_bot(tmp_path)
    asked = ("simulate", "--bots", "held,easy", "--games", "12", "--seats", "2", "--workers", "2")
    status, out, err = lab.interrupt(tmp_path, *asked)
    assert status == 130, err
    stored = len(list(tmp_path.glob("out/chunks/*.msgpack")))
    assert 3 <= stored <= 8
    assert f"Stopped after {stored} of 12 games" in err
    assert f"lastcard {' '.join(asked)} --out {tmp_path / 'out'}" in err
    assert "Games won by each seat" in out
    assert len((tmp_path / "out" / "games.csv").read_text().splitlines()) == stored + 1

    status, _, err = lab.run(tmp_path, *asked, "--seed", "2", "--out", tmp_path / "out")
    assert (status, len(list(tmp_path.glob("out/chunks/*.msgpack")))) == (2, stored), err
    (tmp_path / "hold").unlink()
    status, went_on, err = lab.run(tmp_path, *asked, "--out", tmp_path / "out")
    assert status == 0, err
    assert went_on == lab.run(tmp_path, *asked)[1]
    assert len((tmp_path / "out" / "games.csv").read_text().splitlines()) == 13


def test_ctrl_c_while_processes_start_is_not_lost() -> None:
    reached = []

    def start() -> None:
        with jobs._interrupts_held():
            os.kill(os.getpid(), signal.SIGINT)
            reached.append(True)

    with pytest.raises(KeyboardInterrupt):
        start()
    assert reached
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_process_that_is_ended_while_it_tells_its_result_keeps_nobody_waiting() -> None:
    script = """
import time
from lastcard.lab import jobs
results = jobs.each(bytes, [1] * 8 + [100_000_000] * 6, jobs.Workers(2))
for _ in range(8):
    next(results)
time.sleep(0.3)
results.close()
"""
    assert subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, timeout=60).stderr == b""


def test_a_chunk_whose_storing_is_interrupted_is_stored_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed: list[Path] = []

    def press(file: Path, content: bytes) -> None:
        if file.suffix == ".msgpack" and not pressed:
            pressed.append(file)
            raise KeyboardInterrupt
        write_whole(file, content)

    monkeypatch.setattr(jobs, "write_whole", press)
    result = simulate.run(setup(), ALONE, ChunkStore(tmp_path, {}))
    assert result.interrupted
    assert [sum(table.shape[0] for table in result.tables)] == [len(list(tmp_path.glob("chunks/*.msgpack")))]


# What is written


@pytest.fixture(scope="module")
def result() -> simulate.Simulated:
    rules = parse('modern jump_in=true custom=["again",{effect="nothing",text="\U0001f0cf $x_1$"}]')
    return simulate.run(setup("classic", str(rules), bots="easy,normal", games=15), ALONE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_pictures_speak_every_language(result: simulate.Simulated, language: str) -> None:
    say = catalogue(language)
    shown = summaries.of_simulation(result, say)
    assert len(shown) == 5
    for table in shown:
        assert all(len(row) == len(table.heads) for row in table.rows)
        assert all(row[0] for row in table.rows)
    assert len(summaries.findings_of_simulation(result, say)) == 2
    decimal = "." if language == "en" else ","
    assert re.search(rf"\d\{decimal}\d", shown[0].rows[0][1])


def test_pictures_are_png_of_a_sensible_size_whatever_is_written_on_a_card(result: simulate.Simulated) -> None:
    drawn = plots.of_simulation(result, ENGLISH)
    assert [plot.name for plot in drawn] == ["seats", "bots", "length", "happenings", "cards"]
    for plot in drawn:
        for picture in (plot.alone, plot.light, plot.dark):
            assert picture.startswith(b"\x89PNG\r\n\x1a\n")
            width, height = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
            assert width == 1040
            assert 250 < height < 2_000
            assert len(picture) < 200_000
        assert plot.light != plot.dark


def test_parquet_holds_the_same_games(result: simulate.Simulated) -> None:
    written = pyarrow.parquet.read_table(io.BytesIO(games_file(result, "parquet"))).to_pylist()
    read = csv.DictReader(games_file(result, "csv").decode().splitlines())
    assert [{name: str(value) for name, value in game.items()} for game in written] == list(read)


def test_folder_holds_games_summary_pictures_and_a_report(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "deep" / "out"
    asked = ("simulate", "--compare", "classic", "classic jump_in=true", "--bots", "easy", "--games", "6")
    status, _, err = run(*asked, "--workers", "1", "--out", out)
    assert (status, err) == (0, f"The results are in {out}; start with report.html.\n")
    assert {file.name for file in out.iterdir()} == {
        *("run.json", "chunks", "games.csv", "summary.csv", "report.html"),
        *("seats.png", "length.png", "happenings.png", "cards.png"),
    }
    games = read_csv(out / "games.csv")
    assert [game["rules"] for game in games] == ["classic"] * 6 + ["jump-in"] * 6
    assert [game["game"] for game in games] == list("123456") * 2
    assert {game["bot_4"] for game in games} == {"easy"}
    summary = read_csv(out / "summary.csv")
    first = next(row for row in summary if row["rules"] == "jump-in" and row["figure"] == "seat-1")
    assert float(first["low"]) <= float(first["value"]) <= float(first["high"])
    assert float(first["change_low"]) <= float(first["change"]) <= float(first["change_high"])
    assert_needs_nothing_else((out / "report.html").read_text(encoding="utf-8"))
    assert "--compare classic" in (out / "report.html").read_text(encoding="utf-8")


def assert_needs_nothing_else(page: str) -> None:
    assert not re.findall(r"""(?:src|href|srcset)\s*=\s*["'](?!data:image/png;base64,)""", page)
    assert not re.findall(r"https?:|url\(|@import|<script|<link", page)
    assert page.count("data:image/png;base64,") == 8
    assert '<html lang="en">' in page
    assert "prefers-color-scheme: dark" in page


def test_report_shows_what_it_was_given_as_text(result: simulate.Simulated) -> None:
    page = page_of(Report("<b>", "&", ["<script>"], 'x "y"'), summaries.of_simulation(result, ENGLISH), [], ENGLISH)
    assert "<script" not in page
    assert "<title>&lt;b&gt;</title>" in page


def test_without_a_folder_tables_are_printed(run: Run) -> None:
    status, out, err = run("simulate", "seven-zero", "--bots", "easy", "--games", "4", "--seats", "3", "--workers", "1")
    assert (status, err) == (0, "")
    assert out.startswith("4 games, 3 seats, bots easy, seed 1\n")
    assert "\x1b" not in out
    for title in ("Games won by each seat", "Length and points of a round", "How often a card was played in a round"):
        assert title in out


def test_the_same_rules_twice_are_played_once(run: Run) -> None:
    _, out, _ = run(
        "simulate", "--rules", "jump-in", "--compare", "classic jump_in=true", "--games", "2", "--workers", "1"
    )
    assert out.startswith("2 games,")


# Bad input


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bots", "esy"], "unknown bot “esy”; try easy"),
        (["--bots", "easy,"], "unknown bot “”"),
        (["--bots", ",".join(["easy"] * 13)], "at most 12 bots, not 13"),
        (["--rules", "clasic"], "unknown preset “clasic”; did you mean “classic”?"),
        (["--compare", "classic jumpin=true"], "unknown option “jumpin”; did you mean “jump_in”?"),
        (["classic", "hous-party"], "unknown preset “hous-party”; did you mean “house-party”?"),
        (["--seats", "11"], "2 to 10 players can play, not 11"),
        (["--games", "0"], "--games takes a number from 1 to 100000000"),
        (["--workers", "-1"], "--workers takes a number from 0 to 1000"),
        (["--format", "xlsx"], "unknown format “xlsx”; choose one of csv, parquet"),
    ],
    ids=str,
)
def test_bad_input_is_refused_in_one_line(run: Run, arguments: list[str], message: str) -> None:
    status, out, err = run("simulate", *arguments)
    assert (status, out) == (2, "")
    [line] = err.splitlines()
    assert message in line


def test_an_out_that_is_a_file_or_holds_something_else_is_refused_untouched(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    for out, message in ((file, "is a file, not a folder"), (tmp_path, "contains other files")):
        status, _, err = run("simulate", "--games", "2", "--out", out)
        assert status == 2
        assert message in err
    assert [found.name for found in tmp_path.iterdir()] == ["file"]
    assert file.read_text() == "mine"


def test_parquet_without_its_package_says_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_command, "find_spec", lambda _name: None)
    status, _, err = run("simulate", "--format", "parquet", "--games", "1")
    assert status == 2
    assert 'pip install "lastcard[parquet]"' in err
