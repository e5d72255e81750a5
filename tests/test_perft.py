"""Perft: numbers of positions ahead of fixed deals, and the pinned order of actions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lastcard.core import rules
from lastcard.engine.perft import choices, dealt, divide, perft
from lastcard.engine.round import COMPILED

TABLES = json.loads((Path(__file__).parent / "perft.json").read_text())
PARAMETERS = [pytest.param(table, id=f"{table['rules']}-{table['seats']}-{table['seed']}") for table in TABLES]
Table = dict[str, object]


@pytest.mark.parametrize("table", PARAMETERS)
def test_perft_counts_are_as_checked_in(table: Table, long: bool) -> None:
    counts = table["counts"]
    assert isinstance(counts, list)
    deepest = len(counts) if long or COMPILED else len(counts) - 1
    ruleset = rules.parse(str(table["rules"]))
    found = [perft(ruleset, int(str(table["seats"])), int(str(table["seed"])), depth) for depth in range(deepest)]
    if found != counts[:deepest]:
        depth = next(depth for depth in range(deepest) if found[depth] != counts[depth])
        split = [
            f"{action}: {count}"
            for action, count in divide(ruleset, int(str(table["seats"])), int(str(table["seed"])), depth)
        ]
        pytest.fail(f"depth {depth}: {found[depth]}, not {counts[depth]}\n" + "\n".join(split))


@pytest.mark.parametrize("table", PARAMETERS)
def test_actions_come_in_the_pinned_order(table: Table) -> None:
    position = dealt(rules.parse(str(table["rules"])), int(str(table["seats"])), int(str(table["seed"])))
    first = list(choices(position))
    assert [str(action) for action in first] == table["first"]
    for seat in range(position.seats):
        codes = [action.code for action in position.legal(seat)]
        assert codes == sorted(codes)


def test_the_counts_behind_the_first_actions_add_up() -> None:
    ruleset = rules.preset("house-party")
    assert sum(count for _, count in divide(ruleset, 3, 2, 3)) == perft(ruleset, 3, 2, 3)
