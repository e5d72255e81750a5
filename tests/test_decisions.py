"""Records as rows: what each seat knew, could have said, and said."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from pyarrow import parquet
from typer.testing import CliRunner
from worlds import sample, some_seats

from lastcard import record
from lastcard.cli.main import app
from lastcard.core.actions import SHED, parse
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.engine.codes import PHASES
from lastcard.engine.round import COMPILED
from lastcard.envs.decisions import decisions
from lastcard.envs.layout import ACTIONS, OBSERVED, SLICES
from lastcard.lab.random_play import play_match

RUN = CliRunner()


def played(rules: Ruleset, seats: int, seed: int, longest: int = 300) -> record.Record:
    """A match of one round, or as much of it as fits into a test."""
    return play_match(msgspec.structs.replace(rules, match="single"), seats, seed, longest)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_action_of_a_record_is_a_row_and_was_allowed(preset: str) -> None:
    game = played(PRESETS[preset], 4, 3)
    rows = list(decisions(game, "a.toml"))
    said = [parse(text) for each in game.rounds for text in each.actions]
    assert len(rows) >= sum(action.verb_number != SHED for action in said)
    for row in rows:
        assert row.mask[row.action] == 1
        assert (len(row.observation), len(row.mask)) == (OBSERVED, ACTIONS)
        assert row.observation[SLICES["phase"][0] + PHASES.index("over")] == 0
    assert {row.seat for row in rows} == {action.seat for action in said}


def test_rewards_are_those_of_the_round() -> None:
    rows = list(decisions(played(PRESETS["classic"], 2, 1, 5000)))
    assert {row.reward for row in rows} == {1.0, -1.0}
    assert {row.points for row in rows if row.reward == -1.0} == {0}


def test_any_rules_can_be_looked_at() -> None:
    random = Random(2)
    for seed in range(12 if COMPILED else 2):
        rules = sample(random)
        for row in decisions(played(rules, some_seats(rules, random, 6), seed)):
            assert row.mask[row.action] == 1


def test_the_command_writes_a_file_and_tells_of_bad_ones(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    for seed in range(2):
        (folder / f"{seed}.toml").write_text(record.dumps(played(PRESETS["classic"], 2, seed)), "utf-8")
    (folder / "bad.toml").write_text("nothing", "utf-8")
    out = tmp_path / "decisions.parquet"
    result = RUN.invoke(app, ["decisions", str(folder), str(tmp_path / "none.toml"), "--out", str(out)])
    assert result.exit_code == 1
    assert "bad.toml" in result.stderr
    assert "none.toml" in result.stderr
    table = parquet.read_table(out)
    assert table.num_rows > 50
    assert table.schema.field("observation").type.list_size == OBSERVED
    first = table.slice(0, 1).to_pylist()[0]
    assert first["mask"][first["action"]] == 1
    assert first["source"].endswith("0.toml")


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    result = RUN.invoke(app, ["decisions", str(tmp_path), "--out", str(tmp_path / "no" / "file.parquet")])
    assert "can't be written" in str(result.exception)
