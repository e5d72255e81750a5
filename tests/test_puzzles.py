"""Puzzles: how they are found and kept, what they show, five a day, one's own mistakes; and `lastcard puzzles`."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from lastcard import record
from lastcard.analysis.review import Alternative, review
from lastcard.cli import common, main
from lastcard.cli import puzzles as command
from lastcard.core.cards import TOKENS
from lastcard.core.errors import Problem
from lastcard.core.rules import parse
from lastcard.lab.random_play import play_match
from lastcard.puzzles import daily, find
from lastcard.puzzles.find import LEAST_OPEN, Finder, bot_game, bot_games, candidates, puzzle_of, rounds_of
from lastcard.puzzles.mistakes import mistakes
from lastcard.puzzles.model import (
    ALIKE,
    SHIPPED,
    Collection,
    Puzzle,
    id_of,
    level_of,
    moment,
    pack,
    seen_by,
    shipped,
    unpack,
    watched,
)
from lastcard.puzzles.telling import PuzzleTeller
from lastcard.puzzles.themes import OPEN, THEMES
from lastcard.record import Record, replay
from lastcard.terminal.apps.puzzles import PuzzleApp
from lastcard.terminal.plain.puzzles import PlainPuzzles
from lastcard.wording.catalogues import ENGLISH, catalogue
from lastcard.wording.languages import LANGUAGES

pytestmark = pytest.mark.heavy
SEED = 7  # in whose first games there are more to be found than elsewhere


@pytest.fixture(scope="module")
def games(long: bool) -> int:
    return 8 if long else 4


def searched(games: Iterable[Record], before: Collection | None = None) -> Collection:
    finder = Finder(f"seed {SEED}", 10, before)
    for game in games:
        finder.go_through(game)
    return finder.kept


@pytest.fixture(scope="module", name="found")
def some_puzzles(games: int) -> Collection:
    return searched(bot_games(SEED, 0, games))


def of_theme(theme: str) -> Puzzle:
    return next(puzzle for puzzle in shipped().puzzles if puzzle.theme == theme)


# Finding


def test_the_same_games_give_the_same_puzzles(found: Collection, games: int) -> None:
    assert len(found.puzzles) > 3
    assert found.games == games
    assert searched(bot_games(SEED, 0, games)) == found


def test_a_search_goes_on_where_it_ended(found: Collection, games: int) -> None:
    half = unpack(pack(searched(bot_games(SEED, 0, games // 2))))
    assert half.puzzles
    assert searched(bot_games(SEED, half.games, games), half) == found


def test_a_search_does_not_go_on_with_what_another_has_found(found: Collection) -> None:
    with pytest.raises(Problem, match="puzzles-other-source"):
        Finder(f"seed {SEED + 1}", 10, found)
    with pytest.raises(Problem, match="puzzles-other-source"):
        Finder(f"seed {SEED}", 10, replace(found, version="another"))


def test_enough_of_a_theme_is_enough(found: Collection, games: int) -> None:
    finder = Finder(f"seed {SEED}", 2)
    for game in bot_games(SEED, 0, games):
        finder.go_through(game)
    assert max(Counter(puzzle.theme for puzzle in found.puzzles).values()) > 2
    assert max(Counter(puzzle.theme for puzzle in finder.kept.puzzles).values()) <= 2
    assert not finder.full


def test_rounds_of_people_become_puzzles_without_their_names() -> None:
    games = rounds_of([play_match(parse("classic target=40"), 3, 1)])
    assert games
    finder = Finder("records", 10)
    for game in games:
        finder.go_through(game)
    assert all("P1" not in puzzle.record for puzzle in finder.kept.puzzles)


def test_the_best_is_clearly_better_than_the_next(found: Collection) -> None:
    for puzzle in (*found.puzzles, *shipped().puzzles):
        best, second = puzzle.options[:2]
        assert best.chance - second.chance >= (LEAST_OPEN if puzzle.theme == OPEN else find.LEAST_DOUBTED)
        assert sum(puzzle.solved_by(option.action) for option in puzzle.options) == 1


# What is shown


@pytest.mark.parametrize("theme", THEMES)
def test_a_puzzle_shows_what_its_seat_saw(theme: str) -> None:
    puzzle = of_theme(theme)
    now = moment(puzzle)
    assert now.view.viewer == puzzle.seat
    assert now.view.own.legal == puzzle.listed
    assert (now.view.game.hands != ()) is (theme == OPEN)
    assert all(event.audience == -1 for event in now.events)
    hidden = [event for event in now.events if event.kind == "dealt" and event.seat != puzzle.seat]
    assert all(not event.cards for event in hidden)


def test_the_order_of_the_answers_tells_nothing() -> None:
    puzzle = of_theme("play")
    turned = replace(puzzle, options=tuple(reversed(puzzle.options)))
    assert turned.listed == puzzle.listed


def with_hidden_cards_moved(game: Record, seat: int) -> Record | None:
    """The same round, but a card that there is once and that another seat holds lies at the bottom of the pile."""
    [*_, last] = replay(game)
    assert last.round.log is not None
    if len(last.round.log) != 1:
        return None
    known = watched(game, seat).memory
    for other in range(len(game.seats)):
        for face in last.round.hand(other) if other != seat - 1 else ():
            order = last.round.log[0]
            if TOKENS[face][1:] == "0" and face not in known.known(other + 1) and order.count(face) == 1:
                moved = swapped(game, order, order.index(face))
                if looks_alike(game, moved):
                    return moved
    return None


def looks_alike(one: Record, other: Record) -> bool:
    """Whether two rounds could be played alike, and were the same to whoever watches."""
    try:
        first, second = (watched(game, 0) for game in (one, other))
        games = [seen_by(now, 0, hands_open=False).game for now in (first, second)]
        return first.events == second.events and games[0] == games[1]
    except Problem:
        return False  # somebody could not have done the same with that card


def swapped(game: Record, order: bytes, place: int) -> Record:
    cards = bytearray(order)
    cards[place], cards[-1] = cards[-1], cards[place]
    [played] = game.rounds
    return replace(game, rounds=(replace(played, shuffles=(bytes(cards),), seed=None),))


def test_nothing_of_a_puzzle_but_its_record_depends_on_cards_that_the_seat_could_not_know() -> None:
    compared = puzzles = 0
    for number in range(100):
        if compared > 20 and puzzles > 2:
            break
        for asked in candidates(bot_game(3, number)):
            if asked.theme == OPEN:
                continue
            other = with_hidden_cards_moved(asked.game, asked.view.viewer)
            if other is None:
                continue
            one, two = puzzle_of(asked), puzzle_at(other, asked.view.viewer, asked.options[0].saying, asked.theme)
            assert without_record(one) == two
            compared += 1
            puzzles += one is not None
    assert compared > 20
    assert puzzles > 2


def puzzle_at(game: Record, seat: int, said: str, theme: str) -> bytes:
    """What a question of this theme comes to at the end of a record, whatever was said then."""
    [played] = game.rounds
    longer = replace(game, rounds=(replace(played, actions=(*played.actions, f"{seat} {said}")),))
    for asked in candidates(longer):
        if asked.theme == theme and len(asked.game.rounds[0].actions) == len(played.actions):
            return without_record(puzzle_of(asked))
    raise AssertionError


def without_record(puzzle: Puzzle | None) -> bytes:
    if puzzle is None:
        return b""
    shown = moment(puzzle)
    told = (replace(puzzle, record=""), replace(shown.view, public=None), shown.events, shown.names)
    return msgspec.json.encode(told)


# Answers


def test_answers_are_right_or_wrong() -> None:
    options = (Alternative("draw", 500_000, 0), Alternative("pass", 500_000 - ALIKE, 0), Alternative("accept", 1, 0))
    puzzle = Puzzle(id="x", theme="play", record="", seat=1, options=options)
    assert [puzzle.solved_by(option.action) for option in options] == [True, True, False]


@pytest.mark.parametrize("answer", ["", "play", "play R99", "challenge me", "draw ", "\x00"])
def test_what_is_no_answer_is_refused(answer: str) -> None:
    with pytest.raises(Problem, match="puzzle-no-option"):
        of_theme("challenge").solved_by(answer)


def test_levels() -> None:
    assert [level_of(share) for share in (1.0, 0.85, 0.7, 0.5, 0.3, 0.1, 0.0)] == [1, 1, 2, 3, 4, 5, 5]
    assert daily.adjusted(0.5, 0, 0) == 0.5
    assert level_of(daily.adjusted(0.5, 100, 95)) == 1
    assert level_of(daily.adjusted(0.5, 100, 5)) == 5


# The file


def test_the_shipped_puzzles_can_all_be_shown() -> None:
    kept = shipped()
    assert SHIPPED.stat().st_size < 300_000
    assert len({puzzle.id for puzzle in kept.puzzles}) == len(kept.puzzles) > 300
    assert set(THEMES) == {puzzle.theme for puzzle in kept.puzzles}
    for puzzle in kept.puzzles:
        now = moment(puzzle)
        assert len(now.view.own.legal) == len(puzzle.options)


BAD = [b"", b"nothing", b"\x1f\x8b\x08", pack(Collection(version="1"))[:-6]]


@pytest.mark.parametrize("data", BAD)
def test_a_damaged_file_is_refused(data: bytes) -> None:
    with pytest.raises(Problem, match="puzzles-damaged"):
        unpack(data)


def test_a_file_of_another_form_is_refused() -> None:
    with pytest.raises(Problem, match="puzzles-newer"):
        unpack(pack(Collection(version="1", form=2)))


@pytest.mark.parametrize(
    "change", [{"seat": 9}, {"record": "lastcard = 2"}, {"options": (Alternative("x", 1, 0),) * 2}]
)
def test_a_puzzle_that_does_not_fit_its_record_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(Problem):
        moment(replace(of_theme("challenge"), **change))


# A day


def test_five_a_day_are_the_same_for_everybody_and_rise_in_difficulty() -> None:
    for number in range(30):
        day = date(2026, 1, 1) + timedelta(number)
        five = daily.five(shipped(), day)
        assert five == daily.five(unpack(SHIPPED.read_bytes()), day)
        assert len({puzzle.id for puzzle in five}) == daily.FIVE
        assert [puzzle.share for puzzle in five] == sorted((puzzle.share for puzzle in five), reverse=True)
        themes = Counter(puzzle.theme for puzzle in five)
        assert (themes["play"], themes["challenge"], themes["ending"]) == (2, 1, 1)


def test_no_puzzle_comes_again_before_its_theme_is_through() -> None:
    count = sum(puzzle.theme == "play" for puzzle in shipped().puzzles) // 2
    plays = [
        puzzle.id
        for number in range(count)
        for puzzle in daily.five(shipped(), date(2026, 1, 1) + timedelta(number))
        if puzzle.theme == "play"
    ]
    assert len(set(plays)) == 2 * count


def test_a_collection_without_a_theme_has_fewer_a_day() -> None:
    some = replace(shipped(), puzzles=tuple(each for each in shipped().puzzles if each.theme == "ending"))
    assert len(daily.five(some, date(2026, 1, 1))) == 1
    assert daily.five(replace(some, puzzles=()), date(2026, 1, 1)) == ()


def test_days_in_a_row() -> None:
    now = date(2026, 3, 10)
    today = now.toordinal()
    assert daily.streak([], now) == 0
    assert daily.streak([today] * 4, now) == 0
    assert daily.streak([today] * 5, now) == 1
    assert daily.streak([today - 1] * 5 + [today - 2] * 5, now) == 2
    assert daily.streak([today] * 5 + [today - 2] * 5, now) == 1
    assert daily.streak([today - 2] * 5, now) == 0


# One's own mistakes


def test_what_somebody_gave_away_becomes_a_puzzle() -> None:
    game = play_match(parse("classic target=40"), 3, 1)
    judged = review(game, worlds=48)
    made = list(mistakes(game, judged))
    assert made
    marks = [each for played in judged.rounds for each in played.decisions if each.mark in ("loses-5", "loses-10")]
    for puzzle in made:
        decision = next(each for each in marks if each.seat == puzzle.seat and each.options == puzzle.options)
        assert not puzzle.solved_by(decision.action)
        now = moment(puzzle)
        assert now.names == game.seats
        assert now.view.game.hands == ()
        before = watched(record.loads(puzzle.record), puzzle.seat)
        seen = seen_by(before, puzzle.seat, hands_open=False)
        assert puzzle.id == id_of(puzzle.theme, game.seats, seen, [option.action for option in puzzle.options])


# For people


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_puzzles_can_be_told_in_every_language(theme: str, language: str) -> None:
    puzzle = of_theme(theme)
    teller = PuzzleTeller(puzzle, moment(puzzle), catalogue(language))
    assert teller.question().endswith("?")
    assert len(set(teller.answers())) == len(puzzle.options)
    right, wrong = (list(teller.verdict(option.action)) for option in (puzzle.options[0], puzzle.options[-1]))
    assert right[0] == catalogue(language)("puzzle-right")
    assert wrong[0] != right[0]
    assert len(right) >= 2 + len(puzzle.options)


def told(puzzles: list[Puzzle], *lines: str) -> list[str]:
    typed = iter(lines)
    heard: list[str] = []
    PlainPuzzles(puzzles, ENGLISH, lambda: next(typed, None), heard.append).run()
    return heard


def test_puzzles_line_by_line() -> None:
    puzzles = [of_theme("challenge"), of_theme("ending")]
    numbers = [str(puzzle.listed.index(puzzle.options[0].action) + 1) for puzzle in puzzles]
    heard = told(puzzles, *numbers)
    assert heard.count("Right!") == 2
    assert heard[-1] == "2 of 2 right"
    assert any("left" in line or ": " in line for line in heard)


def test_what_can_be_typed_beside_answers() -> None:
    heard = told([of_theme("challenge")], "nonsense", "0", "99", "b", "", "?", "l sv", "q")
    assert heard.count("“99” is none of the numbers 1 to 2.") == 1
    assert any("played" in line for line in heard)
    assert "Språket är nu svenska." in heard
    assert heard[-1] == "0 av 0 rätt"


def test_puzzles_in_a_terminal() -> None:
    puzzles = [of_theme("challenge"), of_theme("ending"), of_theme("play")]

    async def solve() -> None:
        app = PuzzleApp(puzzles, ENGLISH)
        async with app.run_test(size=(100, 40)) as pilot:
            await pilot.pause()
            for puzzle in puzzles:
                assert app.page.puzzle is puzzle
                await pilot.press(str(puzzle.listed.index(puzzle.options[0].action) + 1))
                await pilot.press("l", "b", "question_mark", "escape", "pageup", "pagedown")
                await pilot.press("enter")
        assert app.page.right == 3
        assert app.return_value is None

    asyncio.run(solve())


def test_an_answer_can_be_chosen_with_the_arrows() -> None:
    puzzle = of_theme("play")

    async def solve() -> None:
        app = PuzzleApp([puzzle, puzzle], ENGLISH)
        async with app.run_test(size=(100, 40)) as pilot:
            await pilot.press(*["down"] * puzzle.listed.index(puzzle.options[0].action), "enter")
            assert app.page.right == 1
            await pilot.press("q")
        assert not app.is_running

    asyncio.run(solve())


# The command


def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> tuple[int, str, str]:
    for module in (main, common, command):
        monkeypatch.setattr(module, "say", ENGLISH)
    monkeypatch.setattr("sys.argv", ["lastcard", "puzzles", *arguments])
    with pytest.raises(SystemExit) as ended:
        main.main()
    said = capsys.readouterr()
    return int(ended.value.code or 0), said.out, said.err


def test_the_command_finds_puzzles_and_goes_on(
    found: Collection, games: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "some.json.gz"
    search = ["find", "--out", str(file), "--seed", str(SEED), "--limit", "10", "--games"]
    assert run(capsys, monkeypatch, *search, "2")[0] == 0
    assert unpack(file.read_bytes()).games == 2
    status, out, _ = run(capsys, monkeypatch, *search, str(games))
    kept = unpack(file.read_bytes())
    assert (status, kept) == (0, found)
    assert f"{len(kept.puzzles)} puzzles in " in out


def test_an_interrupted_search_keeps_what_it_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "some.json.gz"
    through = Finder.go_through

    def stop(finder: Finder, game: Record) -> None:
        if finder.kept.games == 2:
            raise KeyboardInterrupt
        through(finder, game)

    monkeypatch.setattr(Finder, "go_through", stop)
    status, _, wrong = run(capsys, monkeypatch, "find", "--out", str(file))
    assert (status, unpack(file.read_bytes()).games) == (130, 2)
    assert "interrupted" in wrong


def test_the_command_searches_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = tmp_path / "match.lastcard.toml"
    game = play_match(parse("classic target=40"), 3, 1)
    match.write_text(record.dumps(game), "utf-8")
    file = tmp_path / "some.json.gz"
    assert run(capsys, monkeypatch, "find", str(match), "--out", str(file))[0] == 0
    assert unpack(file.read_bytes()).games == len(game.rounds)
    status, _, wrong = run(capsys, monkeypatch, "find", "--out", str(file))
    assert (status, wrong.count("\n")) == (2, 1)
    assert "other games" in wrong


def test_the_command_asks_line_by_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "read_line", lambda: "1")
    status, out, wrong = run(capsys, monkeypatch, "--plain")
    assert (status, wrong) == (0, "")
    assert "Puzzle 5 of 5" in out
    status, out, _ = run(capsys, monkeypatch, "--plain", "--theme", "target")
    assert "Choose the player" in out
    match = tmp_path / "match.lastcard.toml"
    match.write_text(record.dumps(play_match(parse("classic target=40"), 3, 1)), "utf-8")
    status, out, _ = run(capsys, monkeypatch, "--plain", "--mine", str(match), "--seat", "2")
    assert (status, "Puzzle 1 of " in out) == (0, True)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--plain", "--theme", "chess"], "chess"),
        (["--plain", "--mine", "none.toml"], "none.toml"),
        (["--plain", "--mine", "match.toml", "--seat", "4"], "no seat 4"),
        (["--plain", "--collection", "none.gz"], "none.gz"),
        (["--plain", "--collection", "match.toml"], "damaged"),
        (["--plain", "--collection", "empty.gz"], "no such puzzles"),
        ([], "--plain"),
        (["find"], "--out"),
        (["find", "--out", "x", "--games", "0"], "--games"),
        (["find", "--out", "match.toml"], "damaged"),
        (["find", "--out", "nowhere/x"], "nowhere"),
        (["find", "none.toml", "--out", "x"], "none.toml"),
        (["seek"], "seek"),
    ],
    ids=lambda part: " ".join(part) if isinstance(part, list) else "",
)
def test_a_wrong_command_line_is_one_line(
    arguments: list[str],
    part: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(find, "PRESETS", {"classic": parse("classic")})
    Path("match.toml").write_text(record.dumps(play_match(parse("classic target=40"), 3, 1)), "utf-8")
    Path("empty.gz").write_bytes(pack(Collection(version="1")))
    status, out, wrong = run(capsys, monkeypatch, *arguments)
    assert (status, out, wrong.count("\n")) == (2, "", 1)
    assert part in wrong
