"""The record of an evening: written, read, and counted again."""

from __future__ import annotations

import csv
import io
import re
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import english
import msgspec
import pytest
from harm import EVERYTHING, harmless

from lastcard import record
from lastcard.cli import main
from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS
from lastcard.evening import album, slips
from lastcard.evening.album import Album, StagePage, TablePage
from lastcard.evening.formats import seat
from lastcard.evening.played import PlayedStage, Seated, table_rules
from lastcard.evening.slips import Slip
from lastcard.evening.standings import places, standings
from lastcard.lab.random_play import play_match
from lastcard.protocol.evening import Plan, Standing
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES


def online(plan: Plan, players: tuple[int, ...], seed: int) -> tuple[TablePage, tuple[int, ...]]:
    """A table that was played, and its places."""
    played = play_match(table_rules(plan), len(players), seed)
    *_, last = record.replay(played)
    return TablePage(players=players, points=tuple(last.match.scores), record=played), tuple(last.match.ranks())


def real(plan: Plan, players: tuple[int, ...], seed: int) -> tuple[TablePage, tuple[int, ...]]:
    rules = table_rules(plan)
    chance = Random(seed)
    entered = []
    for _ in range(plan.rounds):
        winner = chance.randrange(len(players)) + 1
        cards = chance.sample(["R1", "B+2", "W", "G9", "Y0", "RS", "W+4"], len(players))
        hands = tuple(() if place == winner else (card,) for place, card in enumerate(cards, 1))
        entered.append(Slip(winner, hands))
    points = slips.total(rules, len(players), entered)
    return TablePage(players=players, points=points, slips=tuple(entered)), places(rules, points)


def evening(plan: Plan, people: int, longest: int = 3) -> Album:
    """A whole one, or its first stages."""
    past: list[PlayedStage] = []
    pages = []
    chance = Random(1)
    while len(past) < longest and (seated := seat(plan, range(1, people + 1), past, chance)):
        page, played = stage(plan, seated, len(past))
        pages.append(page)
        past.append(played)
    return Album(
        plan=plan,
        players=tuple(f"Player {number}" for number in range(1, people + 1)),
        stages=tuple(pages),
        standings=standings(plan, range(1, people + 1), past),
    )


def stage(plan: Plan, seated: Seated, number: int) -> tuple[StagePage, PlayedStage]:
    play = real if plan.real else online
    tables = [play(plan, players, 100 * number + place) for place, players in enumerate(seated.tables)]
    pages = tuple(table for table, _ in tables)
    points = tuple(page.points for page in pages)
    return StagePage(pages, seated.idle), PlayedStage(seated.tables, points, tuple(at for _, at in tables), seated.idle)


EVENINGS = {
    "rotation": (Plan(format="rotation", rounds=2), 4),
    "eight": (Plan(format="eight", rules="house-party", title='Å "kväll"\n\t\''), 8),
    "eight-bot": (Plan(format="eight"), 7),
    "whist": (Plan(format="whist", real=True, rounds=2), 12),
    "swiss": (Plan(rules="modern", stages=3), 7),
    "lowest": (Plan(rules={"preset": "classic", "match": "lowest"}, stages=3, real=True), 11),
    "byes": (Plan(rules={"teams": "partners"}, stages=3, absent="bye"), 6),
    "knockout": (Plan(format="knockout", rules="all-wild", rounds=2), 9),
    "arena": (Plan(format="arena"), 6),
}


@pytest.mark.parametrize("name", EVENINGS)
def test_evening_is_read_as_it_was_written_and_counted_as_it_was_played(name: str) -> None:
    whole = evening(*EVENINGS[name])
    read = album.loads(album.dumps(whole))
    assert album.dumps(read) == album.dumps(whole)
    assert [table.record for page in read.stages for table in page.tables] == [
        table.record for page in whole.stages for table in page.tables
    ]
    assert [english.told(problem) for problem in album.check(read)] == []


def told(whole: Album) -> list[str]:
    return [english.told(problem) for problem in album.check(album.loads(album.dumps(whole)))]


def changed(whole: Album, table: TablePage) -> Album:
    """With another first table of the first stage."""
    first, *others = whole.stages
    page = StagePage((table, *first.tables[1:]), first.idle)
    return msgspec.structs.replace(whole, stages=(page, *others))


def test_points_that_the_record_does_not_give_are_told() -> None:
    whole = evening(Plan(format="rotation"), 4, 1)
    table = whole.stages[0].tables[0]
    wrong = changed(whole, msgspec.structs.replace(table, points=(1, 2, 1, 2)))
    (line,) = told(wrong)
    assert line.startswith("stage 1, table 1: points is [1, 2, 1, 2] in the file, but counted again it is [")


def test_correction_counts_and_what_was_before_stays() -> None:
    whole = evening(Plan(stages=1), 4, 1)
    table = whole.stages[0].tables[0]
    points = (0, 0, 0, 77)
    right = changed(whole, msgspec.structs.replace(table, points=points, corrections=((5, 0, 0, 0), points)))
    past = [PlayedStage((table.players,), (points,), ((2, 2, 2, 1),))]
    right = msgspec.structs.replace(right, standings=standings(right.plan, range(1, 5), past))
    assert told(right) == []
    assert right.stages[0].tables[0].record is not None
    assert any("score is" in line for line in told(msgspec.structs.replace(right, standings=whole.standings)))


def test_slip_that_no_deal_can_give_is_told() -> None:
    whole = evening(Plan(stages=1, real=True), 4, 1)
    table = whole.stages[0].tables[0]
    bad = Slip(1, ((), ("R0", "R0"), ("R1",), ("R2",)))
    lines = told(changed(whole, msgspec.structs.replace(table, slips=(bad,))))
    assert lines[0] == "stage 1, table 1: 2 × R0 are left, but the deck has 1; count again"


def test_table_without_a_result_and_one_with_too_many_rounds_are_told() -> None:
    whole = evening(Plan(stages=1, real=True), 4, 1)
    table = whole.stages[0].tables[0]
    (line,) = told(changed(whole, msgspec.structs.replace(table, slips=())))
    assert line == "stage 1, table 1: there is no record, no round and no correction"
    lines = told(changed(whole, msgspec.structs.replace(table, slips=table.slips * 2)))
    assert lines[0] == "stage 1, table 1: there are 2 rounds, and the plan has 1"


def test_record_of_other_rules_or_seats_or_without_an_end_is_told() -> None:
    plan = Plan(stages=1)
    whole = evening(plan, 4, 1)
    table = whole.stages[0].tables[0]
    assert table.record is not None
    last = table.record.rounds[-1]
    for played, expected in (
        (play_match(PRESETS["classic"], 4, 1), "the record's rules are not those of the plan"),
        (play_match(table_rules(plan), 3, 1), "the record has 3 seats, the table 4"),
        (
            msgspec.structs.replace(
                table.record,
                rounds=(msgspec.structs.replace(last, actions=last.actions[:-1], result=None),),
            ),
            "the record's match is not over",
        ),
    ):
        lines = told(changed(whole, msgspec.structs.replace(table, record=played)))
        assert f"stage 1, table 1: {expected}" in lines


def test_seating_that_the_schedule_does_not_have_is_told() -> None:
    whole = evening(Plan(format="eight"), 8, 2)
    first, second = whole.stages
    (line, *_) = told(msgspec.structs.replace(whole, stages=(second, first)))
    assert line.startswith("stage 1: players is [[2, 6, 8, 7], [3, 1, 5, 4]] in the file, but counted again it is")


def test_somebody_who_sits_twice_or_is_out_is_told() -> None:
    whole = evening(Plan(format="knockout"), 8)
    first, final = whole.stages
    again = [told for told in told(msgspec.structs.replace(whole, stages=(first, first))) if "knock-out" in told]
    assert len(again) == 4
    twice = msgspec.structs.replace(final.tables[0], players=(final.tables[0].players[0],) * 4)
    lines = told(msgspec.structs.replace(whole, stages=(first, StagePage((twice,)))))
    assert any("sits twice in the same stage" in line for line in lines)


def test_more_stages_than_the_plan_has_and_wrong_standings_are_told() -> None:
    whole = evening(Plan(stages=2), 7)
    fewer = msgspec.structs.replace(whole, plan=msgspec.structs.replace(whole.plan, stages=1))
    assert told(fewer) == ["there are 2 stages, and the plan has 1"]
    best, *others = whole.standings
    moved = msgspec.structs.replace(whole, standings=(*others, best))
    assert told(moved) == ["the standings have to list everybody once, the best first"]
    better = msgspec.structs.replace(best, score=best.score + 1)
    (line,) = told(msgspec.structs.replace(whole, standings=(better, *others)))
    assert line == (
        f"standings, Player {best.player}: score is {best.score + 1} in the file, but counted again it is {best.score}"
    )


# Bad files

WHOLE = evening(Plan(format="eight", real=True, rounds=1), 8, 1)


def spoilt(change: Callable[[dict[str, Any]], object]) -> Problem:
    document = record.document_of(album.dumps(WHOLE))
    change(document)
    with pytest.raises(Problem) as refused:
        album.from_document(document)
    return refused.value


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda d: d.update(evening=2), "needs the line “evening = 1”"),
        (lambda d: d.update(players=[]), "players is a list of 1 to 1000 names"),
        (lambda d: d.update(players=[1]), "players has to be a list of strings"),
        (lambda d: d.update(other=1), "unknown key “other”"),
        (lambda d: d.update(stage=[1]), "stage has to be a list of tables"),
        (lambda d: d["plan"].update(format="golf"), "plan: not a plan"),
        (lambda d: d["plan"].update(rules="golf"), "plan: unknown preset"),
        (lambda d: d["stage"][0].update(idle=[9]), "stage 1: idle has to be from 1 to 8"),
        (lambda d: d["stage"][0]["table"][0].update(players=[1, 2, 3, 10**9]), "stage 1: table 1: players has to be"),
        (lambda d: d["stage"][0]["table"][0].update(players=[]), "stage 1: table 1: seats is a list"),
        (lambda d: d["stage"][0]["table"][0].update(points=[1]), "points has to be 4 numbers, one for each seat"),
        (lambda d: d["stage"][0]["table"][0].update(points=[-1] * 4), "points has to be from 0 to 100000"),
        (lambda d: d["stage"][0]["table"][0].update(points=[True] * 4), "points has to be a list of numbers"),
        (lambda d: d["stage"][0]["table"][0].update(corrections=[1]), "corrections has to be a list of numbers"),
        (lambda d: d["stage"][0]["table"][0].update(record={}), "needs the line “lastcard = 1”"),
        (lambda d: d["stage"][0]["table"][0]["round"][0].update(winner=11), "round 1: winner has to be from 0 to 10"),
        (lambda d: d["stage"][0]["table"][0]["round"][0].pop("winner"), "the key “winner” is missing"),
        (lambda d: d["standings"][0].update(place=1 << 20_000), "place has to be from 0 to 8"),
    ],
)
def test_bad_file_is_refused_with_the_place(change: Callable[[dict[str, Any]], object], expected: str) -> None:
    assert expected in english.told(spoilt(change))


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Any:
    def check(content: str) -> tuple[object, str]:
        file = tmp_path / "evening.lastcard.toml"
        file.write_text(content, encoding="utf-8")
        monkeypatch.setattr(sys, "argv", ["lastcard", "check", str(file)])
        with pytest.raises(SystemExit) as ended:
            main.main()
        out, err = capsys.readouterr()
        assert not err
        return ended.value.code, out

    return check


def test_check_counts_an_evening_again(check: Any) -> None:
    assert check(album.dumps(WHOLE)) == (0, "1 passed, 0 failed\n")
    best, *others = WHOLE.standings
    wrong = msgspec.structs.replace(WHOLE, standings=(msgspec.structs.replace(best, points=9), *others))
    status, out = check(album.dumps(wrong))
    assert status == 1
    assert len(out.splitlines()) == 2
    status, out = check("evening = 3")
    assert status == 2
    assert "needs the line “evening = 1”" in out


def test_no_text_of_an_evening_does_harm(check: Any) -> None:
    bad = "".join(sign for sign in EVERYTHING if not "\ud800" <= sign <= "\udfff")
    first = WHOLE.stages[0].tables[0]
    hostile = [
        msgspec.structs.replace(WHOLE, players=(bad,) * 8, standings=()),
        msgspec.structs.replace(WHOLE, players=(bad,) * 8, stages=(StagePage((first, first)),)),
        msgspec.structs.replace(WHOLE, plan=msgspec.structs.replace(WHOLE.plan, format=bad)),
        msgspec.structs.replace(WHOLE, plan=msgspec.structs.replace(WHOLE.plan, rules=bad)),
        changed(WHOLE, msgspec.structs.replace(first, slips=(Slip(1, ((bad,), (), (), ())),))),
        msgspec.structs.replace(WHOLE, meta={bad: bad}),
    ]
    for whole in hostile:
        status, out = check(album.dumps(whole))
        assert status in (0, 1, 2)
        assert harmless(out)
        assert len(out.splitlines()) < 30


# For a spreadsheet


def rows(found: tuple[Standing, ...], names: dict[int, str], language: str = "en") -> list[list[str]]:
    text = album.standings_csv(names, found, catalogue(language)).decode("utf-8-sig")
    return list(csv.reader(io.StringIO(text)))


def test_standings_for_a_spreadsheet_have_names_and_partners() -> None:
    names = {number: f"Player {number}" for number in range(1, 5)}
    past = [PlayedStage(((1, 3, 2, 4),), ((50, 0, 50, 0),), ((1, 2, 1, 2),))]
    found = standings(Plan(format="rotation"), [1, 2, 3, 4], past)
    assert rows(found, names)[:2] == [
        ["Place", "Name", "Score", "Points", "Stages", "Player 1", "Player 2", "Player 3", "Player 4"],
        ["1", "Player 1", "50", "50", "1", "", "50", "", ""],
    ]
    for language in LANGUAGES:
        assert all(rows(found, names, language)[0])


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", '=HYPERLINK("x","y")'])
def test_no_name_is_a_formula(name: str) -> None:
    found = standings(Plan(), [1], [])
    assert rows(found, {1: name})[1][1] == f"'{name}"


def test_points_with_a_bot_have_a_column() -> None:
    past = [PlayedStage(((1, 3, 0, 4),), ((50, 0, 50, 0),), ((1, 2, 1, 2),))]
    found = standings(Plan(format="rotation"), [1, 3, 4], past)
    assert rows(found, {1: "Ada", 3: "Bo", 4: "Cid"})[0][5] == "Bot"


def test_example_in_the_documents_is_read() -> None:
    text = (Path(__file__).parent.parent / "docs" / "record.md").read_text("utf-8")
    [example] = [block for block in re.findall(r"```toml\n(.*?)```", text, re.DOTALL) if block.startswith("evening")]
    document = record.document_of(example)
    assert document["stage"][0]["table"][0].pop("record") == {"lastcard": 1}
    read = album.from_document(document)
    assert (read.plan.format, read.stages[0].tables[0].corrections[-1]) == ("rotation", (50, 0, 50, 0))
