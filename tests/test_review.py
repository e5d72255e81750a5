"""Reviews of finished matches: what is marked and why, from what a seat could know; and `lastcard review`."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from watched import Watched, hidden_cards_moved, start, under_way

from lastcard import record
from lastcard.analysis.judge import WHOLE, shipped
from lastcard.analysis.reasons import REASONS, reason
from lastcard.analysis.review import MARKS, Decision, Review, decided, judged, options_of, review
from lastcard.analysis.telling import ReviewTeller
from lastcard.analysis.trials import Trials
from lastcard.cli import common, main
from lastcard.cli import review as command
from lastcard.core import actions
from lastcard.core.actions import Action
from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS, Ruleset, parse
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round
from lastcard.lab.random_play import play_match
from lastcard.record import Record
from lastcard.wording.catalogues import ENGLISH, catalogue
from lastcard.wording.languages import LANGUAGES

pytestmark = pytest.mark.heavy
SHORT = "classic target=40"
FEW = 48  # worlds, where it is about something else


@pytest.fixture(scope="module", name="game")
def a_match() -> Record:
    return play_match(parse(SHORT), 3, 1)


@pytest.fixture(scope="module", name="found")
def its_review(game: Record) -> Review:
    return review(game, worlds=FEW)


def test_every_moment_has_its_chances(game: Record, found: Review) -> None:
    assert len(found.rounds) == len(game.rounds)
    for played, each in zip(game.rounds, found.rounds, strict=True):
        assert len(each.chances) == len(each.match) == len(played.actions) + 1
        assert all(sum(chances) <= WHOLE for chances in each.chances)
    assert sorted(found.rounds[-1].match[-1]) == [0, 0, WHOLE]


def test_luck_adds_up_over_the_match(found: Review) -> None:
    for seat, total in enumerate(found.luck):
        assert total.fair + total.deal + total.draws + total.others + total.own == total.result
        assert total.result == sum(each.luck[seat].result for each in found.rounds)


def test_marks_stand_where_the_difference_is_clear(found: Review) -> None:
    decisions = [each for played in found.rounds for each in played.decisions]
    assert {each.mark for each in decisions} <= set(MARKS)
    assert len({each.mark for each in decisions}) > 3
    for each in decisions:
        if each.mark in ("fine", "only"):
            assert each.reason == ""
        else:
            assert each.difference > 2 * each.error
            assert each.reason in REASONS
        if each.mark.startswith("loses-"):
            assert each.difference >= 10_000 * int(each.mark.removeprefix("loses-"))
        if each.mark != "only":
            assert [option.chance for option in each.options] == sorted((o.chance for o in each.options), reverse=True)
            assert {each.action, each.better} <= {option.action for option in each.options}


def test_a_review_is_the_same_every_time_and_can_be_stored(game: Record, found: Review) -> None:
    again = review(game, worlds=FEW)
    assert again == found
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_progress_is_told_and_may_stop_it(game: Record) -> None:
    heard: list[tuple[int, int]] = []

    def advance(done: int, total: int) -> None:
        heard.append((done, total))
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review(game, advance)
    assert heard == [(done, sum(len(played.actions) for played in game.rounds)) for done in range(1, 6)]


@pytest.mark.parametrize("preset", PRESETS)
def test_matches_of_every_kind_can_be_reviewed(preset: str, long: bool) -> None:
    rules = msgspec.structs.replace(PRESETS[preset], target=1)
    found = review(play_match(rules, 4, 3), worlds=FEW if long else FEW // 4)
    assert found.version == review_version()
    for each in found.luck:
        assert each.fair + each.deal + each.draws + each.others + each.own == each.result


def review_version() -> str:
    from lastcard.analysis.chances import version

    return version()


# From what a seat could know


def test_no_mark_changes_when_only_cards_change_that_the_seat_could_not_know() -> None:
    random = Random(5)
    compared = 0
    for game in under_way(random):
        round_, seat = game.round, game.round.turn
        said = random.choice(round_.legal(seat))
        other = hidden_cards_moved(game, seat + 1, random)
        one, two = (at(each, game, seat, said) for each in (round_, other))
        assert one == two
        compared += one is not None
    assert compared > 8


def at(round_: Round, game: Watched, seat: int, said: Action) -> Decision | None:
    observation = Observation(round_.rules, round_.seats)
    observation.look(round_, seat)
    observation.study(round_, game.memories[seat + 1])
    options = options_of(round_, observation, said)
    if options is None or len(options) < 2:
        return None
    return judged(Trials(round_.rules, round_.seats, shipped()), observation, said, options, 8, 1)


# What is marked


def mark(game: Watched, text: str, worlds: int = 64) -> Decision:
    said = actions.parse(text)
    observation = observation_of(game, said.seat)
    options = options_of(game.round, observation, said)
    assert options is not None
    found = judged(Trials(game.round.rules, game.round.seats, shipped()), observation, said, options, worlds, 1)
    assert found is not None
    return found


def observation_of(game: Watched, seat: int) -> Observation:
    observation = Observation(game.round.rules, game.round.seats)
    observation.look(game.round, seat - 1)
    observation.study(game.round, game.memories[seat])
    return observation


PILE = "B1 B2 G9 Y1 Y2 R3 R4 G5 G6 B7 B8 Y9 Y8"


def test_not_calling_is_found() -> None:
    game = start(PRESETS["classic"], ["R1 R2", "B3 B4 B5 G1", "Y3 Y4 Y5 Y6"], "R9", PILE)
    found = mark(game, "1 play R1")
    assert found.mark.startswith("loses-")
    assert (found.better, found.reason) in {("play R1 uno", "call"), ("play R2 uno", "odds")}


def test_drawing_with_a_last_card_that_fits_is_the_worst_there_is() -> None:
    game = start(PRESETS["classic"], ["R1", "B3 B4 B5 G1", "Y3 Y4 Y5 Y6"], "R9", PILE)
    found = mark(game, "1 draw")
    assert (found.mark, found.better, found.reason) == ("loses-10", "play R1", "goes-out")
    assert found.about == {"card": "R1"}


def test_values_that_differ_by_chance_are_not_marked() -> None:
    game = start(PRESETS["classic"], ["R1 R2 G3", "B3 B4 B5 G1"], "R9", PILE)
    one, two = actions.parse("1 play R1"), actions.parse("1 play R2")
    random = Random(1)
    values = [[random.randrange(WHOLE) for _ in range(64)] for _ in range(2)]
    assert decided(observation_of(game, 1), one, [one, two], values).mark == "fine"
    better = [[each + 30_000 for each in values[0]], values[0]]
    assert decided(observation_of(game, 1), one, [one, two], better).mark == "best"
    assert decided(observation_of(game, 1), two, [one, two], better).mark == "loses-2"


def test_what_need_not_be_said_does_not_make_another_option() -> None:
    game = start(PRESETS["seven-zero"], ["R7 R2 G3", "B3 B4 B5 G1"], "R9", PILE)
    said = actions.parse("1 play R7")
    options = options_of(game.round, observation_of(game, 1), said)
    assert options is not None
    assert said in options
    assert actions.parse("1 play R7 @2") not in options


def test_a_misplay_is_not_judged() -> None:
    game = start(PRESETS["iceland-2006"], ["R7 G2 G3", "B3 B4 B5 G1"], "R9", PILE)
    assert options_of(game.round, observation_of(game, 1), actions.parse("1 play G2")) is None


@pytest.mark.parametrize(
    ("rules", "hand", "better", "worse", "expected_reason"),
    [
        ("classic", "R1 R+2 G3", "1 play R+2", "1 play R1", "stop"),
        ("classic", "R1 W G3", "1 play R1", "1 play W>R", "wild"),
        ("classic", "W R1 G3 G4", "1 play W>G", "1 play W>R", "colour-own"),
        ("classic", "W R1 G3", "1 play W>Y", "1 play W>R", "odds"),
        ("classic", "R1 G9 G3 G4", "1 play G9", "1 play R1", "colour-own"),
        ("classic", "R1 W+4 G3", "1 play W+4>G", "1 play R1", "stop"),
        ("classic", "R1 R2 G3", "1 draw", "1 play R1", "keep"),
        ("classic", "R1 R2 G3", "1 play R1", "1 draw", "play"),
        ("seven-zero", "R1 R7 G3", "1 play R7 @2", "1 play R1", "hands"),
        ("seven-zero", "R1 R7 G3", "1 play R1", "1 play R7 @2", "hands-not"),
        ("seven-zero", "R1 R7 G3", "1 play R7 @3", "1 play R7 @2", "target"),
        ("classic", "R1 R2", "1 play R1 uno", "1 play R1", "call"),
        ("classic", "R1", "1 play R1", "1 draw", "goes-out"),
        ("classic", "R1 R2 G3", "1 catch 2", "1 draw", "catch"),
    ],
)
def test_reasons(rules: str, hand: str, better: str, worse: str, expected_reason: str) -> None:
    game = start(PRESETS[rules], [hand, "B3 B4", "Y3 Y4 Y5 Y6"], "R9", PILE)
    key, about = reason(observation_of(game, 1), actions.parse(better), actions.parse(worse))
    assert key == expected_reason
    for language in LANGUAGES:
        said = catalogue(language)(f"review-reason-{key}", **about)
        assert said.endswith(".")


def test_reasons_of_challenges_and_colours() -> None:
    game = start(PRESETS["classic"], ["W+4 G1 G2", "B3 B4 B5", "Y1 Y2"], "R9", PILE)
    game.do(actions.parse("1 play W+4>B"))
    challenge, accept = actions.parse("2 challenge"), actions.parse("2 accept")
    assert reason(observation_of(game, 2), challenge, accept)[0] == "challenge"
    assert reason(observation_of(game, 2), accept, challenge)[0] == "no-challenge"
    game = start(PRESETS["classic"], ["W R1 R2", "B3 B4 B5", "Y4 Y2"], "R9", "B2 G9 Y3 R4 G5")
    game.do(actions.parse("1 play R1"))
    game.do(actions.parse("2 draw"))
    game.do(actions.parse("3 draw"))
    assert (
        reason(observation_of(game, 1), actions.parse("1 play W>R"), actions.parse("1 play W>G"))[0] == "colour-lacks"
    )


# For people


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_can_be_told_in_every_language(game: Record, found: Review, language: str) -> None:
    report = ReviewTeller(game, found, catalogue(language))
    told = list(report.lines())
    assert len(told) > 10
    page = report.page()
    assert page.count("<svg") == len(game.rounds)
    assert "http" not in page
    assert "<script" not in page


def test_what_is_better_by_little_is_not_told_as_nothing(game: Record, found: Review) -> None:
    report = ReviewTeller(game, found, ENGLISH)
    assert [report.lead(value) for value in (1, 5_000, 5_001, 21_000)] == ["<1%", "<1%", "1%", "2%"]


def test_names_do_no_harm_in_a_page(game: Record, found: Review) -> None:
    hostile = msgspec.structs.replace(game, seats=("<script>alert(1)</script>", "B&\x1b[31m", "C"))
    page = ReviewTeller(hostile, found, ENGLISH).page()
    assert "<script" not in page
    assert "\x1b" not in page


def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> tuple[int, str, str]:
    for module in (main, common, command):
        monkeypatch.setattr(module, "say", ENGLISH)
    monkeypatch.setattr("sys.argv", ["lastcard", *arguments])
    with pytest.raises(SystemExit) as ended:
        main.main()
    said = capsys.readouterr()
    return int(ended.value.code or 0), said.out, said.err


@pytest.fixture(name="file")
def a_file(tmp_path: Path, game: Record) -> Path:
    file = tmp_path / "match.lastcard.toml"
    file.write_text(record.dumps(game), "utf-8")
    return file


def test_command_tells_the_review(
    file: Path, found: Review, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    status, told, wrong = run(capsys, monkeypatch, "review", str(file))
    assert (status, wrong) == (0, "")
    assert "Round 1" in told
    status, told, _ = run(capsys, monkeypatch, "review", str(file), "--json")
    assert msgspec.json.decode(told, type=Review).luck == found.luck
    page = file.with_name("review.html")
    status, told, _ = run(capsys, monkeypatch, "review", str(file), "--html", str(page))
    assert (status, told) == (0, "")
    assert page.read_text("utf-8").startswith("<!doctype html>")


BAD = {
    "no record": "R7 G5",
    "nothing": "",
    "newer": "lastcard = 2\nseats = ['A', 'B']\n",
    "no rounds": "lastcard = 1\nseats = ['A', 'B']\n",
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
def test_a_file_that_is_no_record_is_refused_in_a_line(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, "utf-8")
    status, told, wrong = run(capsys, monkeypatch, "review", str(file))
    assert (status, told) == (2, "")
    assert wrong.count("\n") == 1
    assert "bad.toml" in wrong


def changed(game: Record, rules: Ruleset | None = None, cut: int = 0, said: str = "") -> Record:
    *others, last = game.rounds
    said_then = list(last.actions)[: len(last.actions) - cut]
    if said:
        said_then[-1] = said
    last = msgspec.structs.replace(last, actions=tuple(said_then), result=None)
    return msgspec.structs.replace(game, rules=rules or game.rules, rounds=(*others, last))


def test_a_match_that_is_not_over_is_refused(
    game: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Problem, match="review-not-over"):
        review(changed(game, cut=1))
    with pytest.raises(Problem, match="review-not-over"):
        review(changed(game, parse("classic")))
    file = tmp_path / "half.toml"
    file.write_text(record.dumps(changed(game, cut=1)), "utf-8")
    status, told, wrong = run(capsys, monkeypatch, "review", str(file))
    assert (status, told, wrong.count("\n")) == (2, "", 1)
    assert "not over" in wrong


def test_a_damaged_record_is_refused(
    game: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "damaged.toml"
    file.write_text(record.dumps(changed(game, said="1 challenge")), "utf-8")
    status, told, wrong = run(capsys, monkeypatch, "review", str(file))
    assert (status, told, wrong.count("\n")) == (2, "", 1)
