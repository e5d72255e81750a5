"""Puzzles over HTTP: shown without their solution, checked and kept at the server; and one's own mistakes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from lastcard import record
from lastcard.core.rules import parse
from lastcard.lab.random_play import play_match
from lastcard.protocol.puzzles import PuzzleAnswered, PuzzleList, PuzzleShown
from lastcard.protocol.replays import FinishedMatch
from lastcard.puzzles import daily
from lastcard.puzzles.model import Puzzle, shipped
from lastcard.puzzles.themes import OPEN, THEMES
from lastcard.server.puzzles import shown
from lastcard.server.storage.base import RecordRow, WriteBatch
from lastcard.server.storage.database import Database
from server.running import Running

MATCH = play_match(parse("classic target=40"), 3, 1)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("puzzles")
    about = FinishedMatch("match", "", "2026-01-01T00:00:00Z", "classic", MATCH.seats, (1,))
    row = RecordRow("match", 1, True, 1.0, msgspec.json.encode(about), record.dumps(MATCH))
    with closing(Database(folder / "lastcard.sqlite3")) as database:
        database.write(WriteBatch(records=[row]))
    with Running(folder, "--rate", "0") as running:
        yield running


@pytest.fixture(name="ann")
def somebody(house: Running) -> Iterator[httpx.Client]:
    with house.http(headers={"authorization": f"Bearer {house.token('Ann')}"}) as client:
        yield client


@pytest.fixture(name="nobody")
def nobody_in_particular(house: Running) -> Iterator[httpx.Client]:
    with house.http() as client:
        yield client


def listed(client: httpx.Client, theme: str = "") -> PuzzleList:
    return msgspec.json.decode(client.get("/api/puzzles", params={"theme": theme}).content, type=PuzzleList)


def answer(client: httpx.Client, puzzle: str, action: str, date: str = "") -> httpx.Response:
    return client.post(f"/api/puzzles/{puzzle}/answers", json={"action": action, "date": date})


def answered(client: httpx.Client, puzzle: str, action: str, date: str = "") -> PuzzleAnswered:
    found = answer(client, puzzle, action, date)
    assert found.status_code == 201, found.text
    return msgspec.json.decode(found.content, type=PuzzleAnswered)


def fault(found: httpx.Response) -> tuple[int, str]:
    return found.status_code, found.json()["code"]


def test_today_has_five_for_whoever_asks(nobody: httpx.Client, ann: httpx.Client) -> None:
    today = listed(nobody)
    assert today == listed(ann)
    assert [each.puzzle for each in today.puzzles] == [each.id for each in daily.five(shipped(), daily.today())]
    assert (today.date, today.streak) == (daily.today().isoformat(), 0)
    assert all(each.solved is None for each in today.puzzles)


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_begins_with_what_is_easy(nobody: httpx.Client, theme: str) -> None:
    found = listed(nobody, theme).puzzles
    assert {each.theme for each in found} == {theme}
    assert [each.level for each in found] == sorted(each.level for each in found)


def test_a_puzzle_is_shown_without_its_solution(nobody: httpx.Client) -> None:
    for puzzle in shipped().puzzles[:60]:
        sent = nobody.get(f"/api/puzzles/{puzzle.id}").content
        found = msgspec.json.decode(sent, type=PuzzleShown)
        assert found.own.legal == puzzle.listed
        assert bool(found.game.hands) is (puzzle.theme == OPEN)
        assert b"chance" not in sent
        assert b"reason" not in sent
        assert b"record" not in sent
        assert str(puzzle.options[0].chance).encode() not in sent


def test_what_is_shown_depends_on_nothing_that_the_answer_tells() -> None:
    for puzzle in shipped().puzzles[:60]:
        turned = msgspec.structs.replace(puzzle, options=tuple(reversed(puzzle.options)))
        assert msgspec.json.encode(shown(turned)) == msgspec.json.encode(shown(puzzle))


def test_the_first_answer_counts(ann: httpx.Client) -> None:
    puzzle = next(each for each in shipped().puzzles if each.theme == "colour")
    wrong = answered(ann, puzzle.id, puzzle.options[-1].action)
    assert (wrong.solved, wrong.again, wrong.tries, wrong.found) == (False, False, 1, 0)
    assert wrong.options == puzzle.options
    again = answered(ann, puzzle.id, puzzle.options[0].action)
    assert (again.solved, again.again, again.tries, again.found) == (True, True, 1, 0)
    kept = {each.puzzle: each.solved for each in listed(ann, "colour").puzzles}
    assert kept[puzzle.id] is False


def test_what_people_find_makes_a_puzzle_easier_or_harder(house: Running) -> None:
    puzzle = next(each for each in shipped().puzzles if each.theme == "challenge" and 0.45 < each.share < 0.55)
    levels = []
    for number in range(12):
        with house.http(headers={"authorization": f"Bearer {house.token(f'P{number}')}"}) as client:
            answered(client, puzzle.id, puzzle.options[-1].action)
            levels.append(msgspec.json.decode(client.get(f"/api/puzzles/{puzzle.id}").content, type=PuzzleShown).level)
    assert levels == sorted(levels)
    assert levels[-1] > levels[0]


def test_a_day_is_done_with_all_five(house: Running) -> None:
    with house.http(headers={"authorization": f"Bearer {house.token('Daily')}"}) as client:
        today = listed(client)
        for each in today.puzzles:
            puzzle = shipped().find(each.puzzle)
            answered(client, puzzle.id, puzzle.options[-1].action)  # beside the day, which counts apart
            last = answered(client, puzzle.id, puzzle.options[0].action, today.date)
            assert (last.solved, last.again) == (True, False)
        assert last.streak == listed(client).streak == 1
        assert [each.solved for each in listed(client).puzzles] == [True] * 5


@pytest.mark.parametrize("days", [-1, 2, 30])
def test_other_days_can_not_be_answered(ann: httpx.Client, days: int) -> None:
    puzzle = daily.five(shipped(), daily.today())[0]
    date = (daily.today() - timedelta(days)).isoformat()
    assert fault(answer(ann, puzzle.id, puzzle.options[0].action, date)) == (400, "puzzle-other-day")


def test_what_is_wrong_is_told(ann: httpx.Client, nobody: httpx.Client) -> None:
    puzzle: Puzzle = shipped().puzzles[0]
    today = daily.today().isoformat()
    other = next(each for each in shipped().puzzles if each not in daily.five(shipped(), daily.today()))
    assert fault(nobody.get("/api/puzzles/nothing")) == (404, "unknown-puzzle")
    assert fault(nobody.get("/api/puzzles", params={"theme": "chess"})) == (400, "bad-request")
    assert fault(answer(ann, "nothing", "draw")) == (404, "unknown-puzzle")
    assert fault(answer(ann, puzzle.id, "play R99")) == (400, "puzzle-no-option")
    assert fault(answer(ann, puzzle.id, "")) == (400, "bad-request")
    assert fault(answer(ann, puzzle.id, puzzle.options[0].action, "2026-02-31")) == (400, "puzzle-other-day")
    assert fault(answer(ann, puzzle.id, puzzle.options[0].action, "today")) == (400, "bad-request")
    assert fault(answer(ann, other.id, other.options[0].action, today)) == (400, "puzzle-other-day")
    assert fault(answer(nobody, puzzle.id, puzzle.options[0].action)) == (401, "no-token")
    foreign = {"origin": "https://elsewhere.example"}
    body: dict[str, Any] = {"action": puzzle.options[0].action}
    assert fault(ann.post(f"/api/puzzles/{puzzle.id}/answers", json=body, headers=foreign)) == (403, "foreign-origin")


def test_own_mistakes_become_puzzles(nobody: httpx.Client) -> None:
    found = mistakes(nobody, 2)
    assert found
    for each in found:
        assert (each.seat, each.game.hands) == (2, ())
        where = f"/api/records/match/puzzles/{each.puzzle}/answers"
        told = [nobody.post(where, json={"action": action}).json()["solved"] for action in each.own.legal]
        assert 0 < sum(told) < len(told)
        assert fault(nobody.post(where, json={"action": "uno"})) == (400, "puzzle-no-option")
    assert mistakes(nobody, 9) == []


def mistakes(client: httpx.Client, seat: int) -> list[PuzzleShown]:
    while (found := client.get("/api/records/match/puzzles", params={"seat": seat})).status_code == 202:
        assert 0 <= found.json()["share"] <= 1
        time.sleep(0.1)
    return msgspec.json.decode(found.content, type=list[PuzzleShown])


def test_mistakes_in_what_is_no_match_are_refused(nobody: httpx.Client) -> None:
    assert fault(nobody.get("/api/records/none/puzzles")) == (404, "unknown-record")
    assert fault(nobody.get("/api/records/match/puzzles", params={"seat": 0})) == (400, "bad-request")
    assert fault(nobody.post("/api/records/match/puzzles/x/answers", json={"action": "draw"})) == (
        404,
        "unknown-puzzle",
    )


def test_what_was_answered_is_there_after_a_new_start(tmp_path: Path) -> None:
    puzzle = shipped().puzzles[0]
    with Running(tmp_path, "--rate", "0") as running:
        token = running.token("Ann")
        with running.http(headers={"authorization": f"Bearer {token}"}) as client:
            answered(client, puzzle.id, puzzle.options[0].action)
    with (
        Running(tmp_path, "--rate", "0") as running,
        running.http(headers={"authorization": f"Bearer {token}"}) as client,
    ):
        assert {each.puzzle: each.solved for each in listed(client, puzzle.theme).puzzles}[puzzle.id] is True
