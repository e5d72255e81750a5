"""Log lines: one an event, readable by programs, and not more than a disk can take."""

from __future__ import annotations

import json
import logging

import pytest

from lastcard.server import logs
from lastcard.server.logs import LineFormatter, RateLimitFilter


def line(as_json: bool, message: str = "refused", **details: object) -> str:
    record = logging.makeLogRecord({"msg": message, "levelname": "INFO", "created": 0.0, **details})
    return LineFormatter(as_json).format(record)


def test_details_follow_what_happened() -> None:
    assert line(False, code="too-fast", table=7) == "1970-01-01T00:00:00.000000Z info refused code=too-fast table=7"
    assert json.loads(line(True, code="too-fast", table=7)) == {
        "at": "1970-01-01T00:00:00.000000Z",
        "level": "info",
        "event": "refused",
        "code": "too-fast",
        "table": 7,
    }


@pytest.mark.parametrize("value", ["", "two words", "a=b", "a\nb", 'say "a"', "\u202eé"])
def test_a_value_cannot_pass_for_another_or_for_a_line(value: str) -> None:
    text = line(False, code=value)
    assert text.splitlines() == [text]
    assert json.loads(text.partition("code=")[2]) == value
    assert json.loads(line(True, code=value))["code"] == value


def test_what_happens_too_often_is_left_out_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    fewer = RateLimitFilter()
    passed = [fewer.filter(logging.makeLogRecord({"levelno": logging.INFO})) for _ in range(logs.BURST + 5)]
    assert passed == [True] * logs.BURST + [False] * 5
    grave = logging.makeLogRecord({"levelno": logging.ERROR})
    assert fewer.filter(grave)
    assert vars(grave)["left_out"] == 5
    now = 1.0
    later = [logging.makeLogRecord({"levelno": logging.INFO}) for _ in range(logs.RATE + 1)]
    assert [fewer.filter(each) for each in later] == [True] * logs.RATE + [False]
    assert "left_out" not in vars(later[0])
