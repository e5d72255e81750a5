"""Checks records (validates): replays them and says what differs from their results and expectations."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from lastcard.core import actions
from lastcard.core.errors import REFUSALS, Problem, Refusal
from lastcard.record.model import Expectation, Record, at
from lastcard.record.replay import Step, replay, state


def check(record: Record) -> list[Problem]:
    """Replays a record and says what differs from its results and expectations."""
    found: list[Problem] = []
    for step in replay(record):
        played = record.rounds[step.number]
        now: dict[str, Any] | None = None
        for expected in played.expect:
            if expected.after == step.done:
                now = now or state(step.match, step.round)
                differences = _differences(expected, now, step)
                found += [at("after", each, number=step.number + 1, after=step.done) for each in differences]
        found += result_differences(record, step)
    return found


def result_differences(record: Record, step: Step) -> list[Problem]:
    """What differs from the result that the record gives, if this is the end of a round."""
    played = record.rounds[step.number]
    if step.done < len(played.actions) or played.result is None:
        return []
    now = state(step.match, step.round)
    return [
        at("result", _differs(key, value, now[key]), number=step.number + 1)
        for key, value in played.result.items()
        if not same(value, now[key])
    ]


def _differences(expected: Expectation, now: dict[str, Any], step: Step) -> Iterator[Problem]:
    for key, value in expected.state.items():
        if key == "legal" and isinstance(value, dict):
            for seat, listed in value.items():
                there = now["legal"].get(seat, [])
                if not same(listed, there):
                    yield _differs(f"legal.{seat}", listed, there)
        elif not same(value, now[key]):
            yield _differs(key, value, now[key])
    if expected.rejects is not None:
        try:
            action = actions.parse(expected.rejects, step.match.seats)
            given = REFUSALS[step.round.check(action.code, action.cards)]
        except Refusal as refusal:
            given = refusal.code
        wanted = expected.code
        if not given or (wanted is not None and given != wanted):
            wanted_text = wanted or Problem("any-refusal")
            given_text = given or Problem("no-refusal")
            yield Problem("check-rejects", action=expected.rejects, expected=wanted_text, given=given_text)


def same(left: object, right: object) -> bool:
    """Equality that keeps true and 1 apart, as TOML and JSON do."""
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(same, left, right))
    return type(left) is type(right) and left == right


def _differs(key: str, expected: object, given: object) -> Problem:
    return Problem("check-differs", key=key, expected=_json(expected), given=_json(given))


def _json(value: object) -> str:
    try:
        return json.dumps(value, ensure_ascii=False, default=str)
    except RecursionError:
        return "…"
