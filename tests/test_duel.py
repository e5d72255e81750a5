"""`lastcard duel`: balanced seats, duplicate deals, known answers, what is kept and written."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import lab
import msgspec
import numpy as np
import pytest
from worlds import some_long

from lastcard.cli import main
from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS, parse
from lastcard.lab import duel, plots, summaries
from lastcard.lab.estimates import Estimate
from lastcard.lab.jobs import Workers
from lastcard.lab.statistics import mean
from lastcard.wording.catalogues import ENGLISH, catalogue
from lastcard.wording.languages import LANGUAGES

ALONE = Workers(workers=1)


@pytest.mark.parametrize("seats", range(2, 11))
def test_either_bot_takes_every_seat_equally_often(seats: int) -> None:
    orders = duel.arrangements(seats, PRESETS["classic"])
    assert len(orders) == len(set(orders))
    for seat in range(seats):
        assert Counter(order[seat] for order in orders) == {0: len(orders) // 2, 1: len(orders) // 2}


def test_either_bot_sits_behind_itself_and_the_other_equally_often() -> None:
    for seats in (2, 3, 4, 5):
        behind = Counter(
            (order[seat], order[seat - 1])
            for order in duel.arrangements(seats, PRESETS["classic"])
            for seat in range(seats)
        )
        assert behind[0, 1] == behind[1, 0]
        assert behind[0, 0] == behind[1, 1]


def test_four_seats_know_all_six_arrangements() -> None:
    orders = duel.arrangements(4, PRESETS["classic"])
    assert {"".join("AB"[bot] for bot in order) for order in orders} == {"ABAB", "BABA", "AABB", "ABBA", "BBAA", "BAAB"}


def test_a_bot_is_its_own_partner() -> None:
    assert duel.arrangements(4, parse("classic teams=partners")) == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_result_is_the_same_whatever_the_number_of_processes() -> None:
    wanted = duel.Duel(("easy", "normal", "easy"), seats=3, deals=4)
    alone, shared = duel.run(wanted, ALONE), duel.run(wanted, Workers(workers=2))
    assert alone.standings == shared.standings
    assert alone.pairs == shared.pairs
    assert all(np.array_equal(alone.rows[pair], shared.rows[pair]) for pair in alone.rows)


def test_every_game_has_one_winner() -> None:
    for rules, seats, each in (
        ("classic", 4, 6),
        ("classic", 2, 2),
        ("all-wild", 3, 6),
        ("classic teams=partners", 4, 2),
    ):
        result = duel.run(duel.Duel(("easy", "normal"), rules, seats, deals=5), ALONE)
        assert result.games == duel.games(result.setup) == 5 * each
        assert (result.rows[0, 1][:, :2].sum(axis=1) == each).all()


def test_a_bot_is_as_good_as_itself() -> None:
    result = duel.run(duel.Duel(("easy", "easy"), seats=2, deals=150), ALONE)
    assert abs(result.pair("easy", "easy").value) < 0.1
    assert sum(standing.share.value for standing in result.standings) == pytest.approx(1)


def rows(*deals: tuple[int, int]) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    return np.array([[*wins, 60, 30] for wins in deals], dtype=np.int64)


def test_difference_is_measured_over_deals() -> None:
    result = duel.evaluate(duel.Duel(("a", "b")), {(0, 1): rows((6, 0), (3, 3), (4, 2))})
    assert result.pair("a", "b") == mean(np.array([0.5, 0.0, 1 / 6]))
    assert result.pair("b", "a").value == -result.pair("a", "b").value
    first, second = result.standings
    assert first.share.value == pytest.approx(13 / 18)
    assert first.points.value == 10
    assert second.points.value == 5
    assert first.difference.value == -second.difference.value
    with pytest.raises(KeyError):
        result.pair("a", "c")


def test_a_void_game_is_half_a_win_for_either() -> None:
    result = duel.evaluate(duel.Duel(("a", "b")), {(0, 1): rows((5, 0), (2, 3))})
    assert result.standings[0].share.value == pytest.approx((5 + 0.5 + 2 + 0.5) / 12)


def test_ratings_of_two_follow_from_their_wins() -> None:
    deals = rows(*[(6, 0)] * 909, *[(0, 6)] * 91)
    strong, weak = duel.rate({(0, 1): duel.edge_of(deals, 6)}, 6, 2)
    assert strong.value == pytest.approx(400, abs=1)  # ten times as many wins
    assert strong.low < strong.value < strong.high
    assert weak == Estimate(0.0, 0.0, 0.0)


def test_ratings_of_several_explain_all_pairs() -> None:
    """Wins as they would be if the ratings were 0, 200 and 400."""
    strengths = [1.0, 10**0.5, 10.0]
    table = {
        (a, b): rows(*[(round(6000 * strengths[a] / (strengths[a] + strengths[b])), 0)] * 3)
        for a, b in ((0, 1), (0, 2), (1, 2))
    }
    for found in table.values():
        found[:, 1] = 6000 - found[:, 0]
    ratings = duel.rate({pair: duel.edge_of(found, 6000) for pair, found in table.items()}, 6000, 3)
    assert [rating.value for rating in ratings] == pytest.approx([0, 200, 400], abs=0.5)


def test_who_never_wins_still_has_a_rating() -> None:
    strong, weak = duel.rate({(0, 1): duel.edge_of(rows(*[(6, 0)] * 5), 6)}, 6, 2)
    assert 0 < strong.value < 1_000
    assert weak.value == 0


def test_a_single_deal_proves_nothing() -> None:
    result = duel.evaluate(duel.Duel(("a", "b")), {(0, 1): rows((6, 0))})
    assert not result.pair("a", "b").clear
    [ratings] = summaries.of_duel(result, ENGLISH)
    assert ratings.rows[0][2] == "+50.0 (−∞…∞)"
    assert plots.of_duel(result, ENGLISH)


def test_a_duel_can_be_stopped_before_the_first_deal() -> None:
    result = duel.evaluate(duel.Duel(("a", "b")), {(0, 1): rows().reshape(0, 4)}, interrupted=True)
    assert (result.deals, result.games) == (0, 0)
    assert not result.pair("a", "b").clear


@pytest.mark.parametrize("language", some_long(LANGUAGES, "en", "is"))
def test_tables_and_pictures_speak_every_language(language: str) -> None:
    table = {pair: rows((4, 2), (5, 1), (3, 3)) for pair in ((0, 1), (0, 2), (1, 2))}
    result = duel.evaluate(duel.Duel(("a", "b", "c")), table)
    say = catalogue(language)
    ratings, pairs = summaries.of_duel(result, say)
    assert [row[0] for row in ratings.rows] == ["a", "b", "c"]
    assert len(pairs.rows) == len(summaries.findings_of_duel(result, say)) == 3
    assert all(plot.alone.startswith(b"\x89PNG") for plot in plots.of_duel(result, say))


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(tmp_path: Path) -> None:
    lab.install_held_bot(tmp_path)
    asked = ("duel", "held", "easy", "--deals", "8", "--seats", "2", "--workers", "1")
    status, out, err = lab.interrupt(tmp_path, *asked)
    assert status == 130, err
    stored = len(list(tmp_path.glob("out/chunks/*.msgpack")))
    assert 3 <= stored <= 4
    assert f"{stored} deals, {2 * stored} games, 2 seats, rules classic, seed 1" in out
    assert f"Stopped after {2 * stored} of 16 games" in err

    (tmp_path / "hold").unlink()
    status, went_on, err = lab.run(tmp_path, *asked, "--out", tmp_path / "out")
    assert status == 0, err
    assert went_on == lab.run(tmp_path, *asked)[1]
    with (tmp_path / "out" / "deals.csv").open(encoding="utf-8") as file:
        deals = list(csv.DictReader(file))
    assert [deal["deal"] for deal in deals] == list("12345678")
    assert {deal["bot_1"] for deal in deals} == {"held"}
    assert {file.name for file in (tmp_path / "out").iterdir()} == {
        *("run.json", "chunks", "deals.csv", "summary.csv", "ratings.png", "report.html")
    }


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["easy"], "a duel needs at least two bots"),
        (["easy", "hrad"], "unknown bot “hrad”; try hard"),
        (["easy", "hard", "--rules", "clasic"], "unknown preset “clasic”; did you mean “classic”?"),
        (["easy", "hard", "--seats", "1"], "2 to 10 players can play, not 1"),
        (["easy", "hard", "--deals", "0"], "--deals takes a number from 1 to 100000000"),
    ],
    ids=str,
)
def test_bad_input_is_refused_in_one_line(
    arguments: list[str], message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lab.speak_english(monkeypatch)
    monkeypatch.setattr("sys.argv", ["lastcard", "duel", *arguments])
    with pytest.raises(SystemExit) as ended:
        main.main()
    assert ended.value.code == 2
    [line] = capsys.readouterr().err.splitlines()
    assert message in line


def test_the_strongest_bot_comes_first() -> None:
    result = duel.evaluate(duel.Duel(("weak", "strong")), {(0, 1): rows((1, 5), (2, 4))})
    [ratings] = summaries.of_duel(result, ENGLISH)
    assert [row[0] for row in ratings.rows] == ["strong", "weak"]
    assert "*" in ratings.rows[0][2]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_partners_need_four_seats_also_where_a_duel_is_made_in_code(seats: int) -> None:
    setup = duel.Duel(("easy", "normal"), "classic teams=partners", seats=seats, deals=1)
    with pytest.raises(Problem, match="rules-clash-partners-seats"):
        duel.run(setup)


# Without the luck of the cards


def test_luck_taken_out_leaves_the_games_as_they_are() -> None:
    wanted = duel.Duel(("easy", "normal"), seats=2, deals=6)
    plain, adjusted = duel.run(wanted, ALONE), duel.run(msgspec.structs.replace(wanted, adjusted=True), ALONE)
    assert np.array_equal(plain.rows[0, 1], adjusted.rows[0, 1][:, :4])
    assert adjusted.rows[0, 1].shape == (6, 6)
    assert adjusted.setup.columns == (*duel.COLUMNS, *duel.LUCK)
    assert plain.variance == 1
    again = duel.run(adjusted.setup, Workers(workers=2))
    assert np.array_equal(again.rows[0, 1], adjusted.rows[0, 1])


def test_partners_have_their_luck_together() -> None:
    result = duel.run(duel.Duel(("easy", "easy"), "classic teams=partners", 4, deals=2, adjusted=True), ALONE)
    assert np.abs(result.rows[0, 1][:, 4:].sum(axis=1)).max() < 1000  # what one side gains, the other loses


def test_taking_luck_out_changes_the_variance_and_not_the_mean() -> None:
    random = np.random.default_rng(1)
    luck = random.normal(0, 0.5, 4000)
    edge = 0.05 + 0.7 * luck + random.normal(0, 0.2, 4000)
    found = duel.without_luck(edge, luck)
    assert np.var(found) < 0.35 * np.var(edge)
    assert abs(np.mean(found) - 0.05) < 0.015


def test_of_few_deals_the_usual_share_of_luck_is_taken_out() -> None:
    edge, luck = np.array([0.5, -0.5, 0.5]), np.array([0.5, 0.0, -0.5])
    assert duel.without_luck(edge, luck) == pytest.approx(edge - duel.USUAL * luck)
    assert duel.without_luck(np.ones(60), np.zeros(60)) == pytest.approx(np.ones(60))


def test_command_says_how_much_variance_is_left(tmp_path: Path) -> None:
    status, told, wrong = lab.run(tmp_path, "duel", "easy", "normal", "--seats", "2", "--deals", "4", "--adjusted")
    assert (status, wrong) == (0, "")
    assert "of the variance is left" in told
