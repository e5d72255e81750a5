"""Every case and every transcript replays to what it says."""

from __future__ import annotations

from pathlib import Path

import english
import pytest

from lastcard import record
from lastcard.core.rules import PRESETS

HERE = Path(__file__).parent
FILES = [file for folder in ("conformance", "cases", "transcripts") for file in sorted((HERE / folder).glob("*.toml"))]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_record_replays_as_it_says(file: Path) -> None:
    assert [english.told(problem) for problem in record.check(record.loads(file.read_bytes()))] == []


def test_there_are_cases_of_every_kind() -> None:
    assert {file.parent.name for file in FILES} == {"conformance", "cases", "transcripts"}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_record_that_commit_cf1d15d_wrote_is_read_right_and_written_as_it_was(preset: str) -> None:
    text = (HERE / "earlier" / f"{preset}.lastcard.toml").read_text("utf-8")
    played = record.loads(text)
    assert record.check(played) == []
    assert record.dumps(played) == text
