"""The open collection: records without names, the same files from the same matches; a change is found."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

import lab
import msgspec
import pyarrow.parquet
import pytest

from lastcard import record
from lastcard.cli import collection as collection_command
from lastcard.cli import main
from lastcard.collection import making, situations
from lastcard.collection.kinds import FEWEST, KINDS, ChoiceShown
from lastcard.collection.model import DECISIONS, FILES, MANIFEST, RECORDS, SITUATIONS, month_ends, month_of, months_in
from lastcard.core.errors import Problem
from lastcard.core.rules import parse
from lastcard.lab.random_play import play_match
from lastcard.record import Record
from lastcard.wording.catalogues import ENGLISH

MONTH = "2026-10"
SECRET = ("Zoë", "Þór", "written on a card", "2026-10-17", "T4BLE", "abad1dea")


def match(seed: int, rules: str = "house-party target=60", seats: int = 3) -> Record:
    return play_match(parse(rules), seats, seed)


def named(game: Record, names: tuple[str, ...], **meta: object) -> str:
    return record.dumps(Record(names, game.rules, game.rounds, meta))


def made(folder: Path, matches: list[Record], month: str = MONTH) -> Path:
    part = making.begin(folder, month)
    for number, game in enumerate(matches, 1):
        assert making.put(part, number, record.dumps(game), tuple(map(str, range(len(game.seats)))), month)
    making.finish(part, month)
    return making.publish(part, month)


@pytest.fixture(scope="module")
def month(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made(tmp_path_factory.mktemp("collection"), [match(seed) for seed in range(4)])


def test_whoever_played_the_files_are_the_same(tmp_path: Path, long: bool) -> None:
    """Two worlds that differ in names, dates, codes and what people wrote on cards."""
    rules = f'modern target={500 if long else 60} custom=[{{ effect = "again", text = "%s" }}]'
    files = []
    for world, (names, written, date) in enumerate(
        ((("Zoë", "Þór"), "written on a card", "2026-10-17T20:15:00Z"), (("A", "B"), "", "2026-10-02T01:02:03Z"))
    ):
        game = play_match(parse(rules.replace("%s", written)), 2, 3)
        text = named(
            game, names, date=date, bots=["", "easy"], secret="abad1dea", shuffle=[{"table": "T4BLE"}], table="T4BLE"
        )
        part = making.begin(tmp_path / str(world), MONTH)
        assert making.put(part, 1, text, ("7", "easy"), MONTH)
        making.finish(part, MONTH)
        files.append({name: (part / name).read_bytes() for name in (*FILES, MANIFEST)})
    assert files[0] == files[1]
    with zipfile.ZipFile(tmp_path / "0" / f"{MONTH}.0.part" / RECORDS) as packed:
        told = packed.read("000001.lastcard.toml").decode()
    assert 'seats = ["7", "easy"]' in told
    for secret in SECRET:
        assert secret not in told
        assert all(secret.encode() not in content for content in files[0].values())


def test_a_month_holds_all_its_matches(month: Path) -> None:
    assert list(making.verify(month)) == []
    manifest = msgspec.json.decode((month / MANIFEST).read_bytes())
    assert (manifest["matches"], manifest["left_out"]) == (4, 0)
    table = pyarrow.parquet.read_table(month / DECISIONS)
    assert table.num_rows == manifest["decisions"] > 100
    assert set(table["time"].to_pylist()) == {MONTH}
    assert months_in(month.parent) == [MONTH]


def test_the_same_matches_make_the_same_files(month: Path, tmp_path: Path) -> None:
    again = made(tmp_path, [match(seed) for seed in range(4)])
    assert (again / MANIFEST).read_bytes() == (month / MANIFEST).read_bytes()


@pytest.mark.parametrize("file", FILES)
def test_a_changed_file_is_found(month: Path, tmp_path: Path, file: str) -> None:
    copy = tmp_path / MONTH
    copy.mkdir()
    for each in (*FILES, MANIFEST):
        (copy / each).write_bytes((month / each).read_bytes())
    content = bytearray((copy / file).read_bytes())
    content[len(content) // 2] ^= 1
    (copy / file).write_bytes(content)
    assert ("collection-differs", {"file": file}) in [(each.message, each.details) for each in making.verify(copy)]
    (copy / file).unlink()
    assert [each.message for each in making.verify(copy)][-1] == "collection-missing"


def test_a_record_that_does_not_hold_is_left_out(tmp_path: Path) -> None:
    part = making.begin(tmp_path, MONTH)
    game = match(1)
    wrong = msgspec.structs.replace(game.rounds[0], result={"winner": 0, "points": [0, 0, 0], "scores": [0, 0, 0]})
    assert not making.put(part, 1, "no record", ("1", "2", "3"), MONTH)
    assert not making.put(part, 2, record.dumps(game), ("1", "2"), MONTH)
    assert not making.put(part, 3, record.dumps(Record(game.seats, game.rules, (wrong,))), ("1", "2", "3"), MONTH)
    assert making.put(part, 4, record.dumps(game), ("1", "2", "3"), MONTH)
    assert making.finish(part, MONTH, 3).matches == 1


def test_months_end_when_the_next_begins() -> None:
    for month in ("2026-01", "2026-02", "2026-12"):
        assert month_of(month_ends(month) - 1) == month < month_of(month_ends(month))
    for wrong in ("2026-13", "2026-1", "../etc", ""):
        with pytest.raises(Problem):
            month_ends(wrong)


# Situations


def test_every_kind_of_situation_is_found_and_counted_as_the_engine_sees_it() -> None:
    counts = situations.CaseCounts()
    for seed in range(6):
        counts.add(match(seed, "classic stacking=mixed target=150", 2 + seed % 4))
    for kind, choices in KINDS.items():
        shown = counts.shown(kind, "people")
        assert [each.choice for each in shown] == list(choices)
        assert sum(each.cases for each in shown) >= FEWEST, kind
    all_, few = (counts.shown("turn", "people", hand=hand) for hand in ("", "1-2"))
    assert sum(each.cases for each in few) < sum(each.cases for each in all_)
    assert not any(each.cases for each in counts.shown("turn", "bots"))


def test_a_bluff_is_counted_in_every_situation_that_it_is_a_choice_in() -> None:
    """Ann could lay a red card and lays a Wild Draw Four; Bo takes the cards, and has nothing to choose after that."""
    start = '{ hands = ["R5 G5 W+4", "B1 B2"], discard = "R7", stock = "Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y9", turn = 1 }'
    actions = ["1 play W+4>G", "2 accept", "1 play G5 uno", "2 draw", "1 play R5"]
    text = f'lastcard = 1\nseats = ["Ann", "Bo"]\nrules = "classic"\n[[round]]\nstart = {start}\nactions = {actions}\n'
    found = [(key.kind, key.choice, key.hand, key.threat, won) for key, won, _ in situations.cases(record.loads(text))]
    assert found == [
        ("turn", "four", "3-5", "2", True),
        ("bluff", "four", "3-5", "2", True),
        ("colour", "most", "3-5", "2", True),
        ("doubt", "accept", "1-2", "2", False),
        ("turn", "number", "1-2", "3-up", True),
        ("uno", "call", "1-2", "3-up", True),
        ("turn", "number", "1-2", "3-up", True),
    ]
    unfinished = record.loads(text.replace(', "1 play R5"', "").replace(", '1 play R5'", ""))
    assert list(situations.cases(unfinished)) == []  # nobody knows yet what it earned


def test_few_cases_tell_nothing() -> None:
    counts = situations.CaseCounts()
    key = situations.Key("uno", "people", "1-2", "1", "2", "call")
    counts.cells[key] = situations.Earned(FEWEST - 1, 1, 10, 100)
    assert counts.shown("uno")[0] == ChoiceShown(choice="call", cases=FEWEST - 1)
    counts.cells[key] = situations.Earned(FEWEST, 2, FEWEST * 400_000, FEWEST * 400_000**2)
    [shown, _] = counts.shown("uno")
    assert shown.wins is not None
    assert shown.wins.value == pytest.approx(2 / FEWEST)
    assert shown.chance is not None
    assert shown.chance.value == shown.chance.low == pytest.approx(0.4)


def test_counts_of_months_add_up(month: Path) -> None:
    once, twice = situations.CaseCounts(), situations.CaseCounts()
    file = (month / SITUATIONS).read_bytes()
    once.merge(file)
    twice.merge(file)
    twice.merge(file)
    assert once.encoded() == file
    assert [each.cases * 2 for each in once.shown("turn")] == [each.cases for each in twice.shown("turn")]


# The command


def test_the_command_lists_verifies_and_explores(
    month: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*arguments: str | Path) -> tuple[object, str]:
        monkeypatch.setattr(sys, "argv", ["lastcard", "collection", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main.main()
        told = capsys.readouterr()
        return ended.value.code, told.out + told.err

    lab.speak_english(monkeypatch)
    monkeypatch.setattr(collection_command, "say", ENGLISH)
    folder = month.parent
    assert run("list", folder)[1].startswith("2026-10: 4 matches")
    assert "all as they should be" in run("verify", folder)[1]
    code, told = run("situations", folder, "drew", "--hand", "6-up")
    assert code == 0
    assert "Keeps it" in told
    assert run("situations", folder, "dance")[0] == 2
    assert run("verify", folder, "--month", "2026-11") == (2, "lastcard: “2026-11” is not in the collection\n")
    assert run("list", folder / "nowhere")[0] == 2
