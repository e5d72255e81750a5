"""Every case and every transcript replays to what it says."""

from __future__ import annotations

from pathlib import Path

import english
import pytest

from lastcard import record

HERE = Path(__file__).parent
FILES = [file for folder in ("conformance", "cases", "transcripts") for file in sorted((HERE / folder).glob("*.toml"))]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_record_replays_as_it_says(file: Path) -> None:
    assert [english.told(problem) for problem in record.check(record.loads(file.read_bytes()))] == []


def test_there_are_cases_of_every_kind() -> None:
    assert {file.parent.name for file in FILES} == {"conformance", "cases", "transcripts"}
