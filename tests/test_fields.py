"""Which field of a round means something in which phase: the table of docs/engine.md, against the engine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from worlds import dealt, sample, some_seats

from lastcard.core.rules import parse
from lastcard.engine.codes import PHASES
from lastcard.engine.round import COMPILED, Round
from lastcard.lab.random_play import random_action

DOCUMENT = Path(__file__).parent.parent / "docs" / "engine.md"
NOTHING, REST = "–", "rest"
KEPT = ("past", "since")  # no numbers: positions and cards, which go with `wrong_by`
# in which every phase comes, votes of all kinds too
RULES = [
    "house-party",
    "iceland-2006",
    "{ deck = '112', custom = ['joke self 2', 'level everyone 3', 'dare next 2'],misplay = 'penalise', advice=true }",
    "{ deck = '112', custom = ['stuck-draws next 2', 'level next 3', 'shed-wilds everyone'], advice = true }",
    "{ deck = '112', custom = ['honour next', 'open everyone', 'again'], stacking = 'mixed', jump_in = true }",
]


def table() -> dict[str, dict[str, str]]:
    """What the document says of each field in each phase."""
    text = DOCUMENT.read_text("utf-8")
    lines = text[text.index("| field |") :].split("\n\n")[0].splitlines()
    [head, _, *rows] = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {
        name: dict(zip(head[1:], cells, strict=True))
        for [names, *cells] in rows
        for name in re.findall(r"`(\w+)`", names)
    }


TABLE = table()


@cache
def positions() -> dict[str, list[Round]]:
    """Some of every phase."""
    random = Random(1)
    found: dict[str, list[Round]] = {phase: [] for phase in PHASES}
    for seed in range(150):
        rules = parse(RULES[seed % len(RULES)]) if seed % 3 else sample(random)
        game = dealt(rules, some_seats(rules, random), seed)
        for _ in range(150):
            phase = PHASES[game.phase]
            if len(found[phase]) < 25 and random.random() < (0.1 if phase == "turn" else 1):
                found[phase].append(game.copy())
            if game.over:
                break
            game.do(random_action(game, random))
    return found


def course(game: Round) -> list[object]:
    """What may be said and what happens from here on, for some actions."""
    game, random = game.copy(), Random(5)
    told: list[object] = [game.legal()]
    for _ in range(12):
        if not game.over:
            told += [game.play(random_action(game, random)), [game.legal(seat) for seat in range(game.seats)]]
    return told


def others(value: int) -> Iterator[int]:
    """Values of the same kind."""
    if isinstance(value, bool):
        yield not value
    else:
        yield from {-1, 0, 1} - {value}


def test_the_document_knows_every_field_and_every_phase() -> None:
    assert all(tuple(cells) == PHASES for cells in TABLE.values())
    if not COMPILED:
        round_ = vars(Round("classic", seats=2, seed=1))
        hidden = {"stock", "discard", "count", "held", "loose", "order_0", "order_1", "random_0", "random_1"}
        unlisted = {"lowered", "rules", "source", "log", "events", "phase"}
        assert TABLE.keys() - {"shuffles"} == round_.keys() - hidden - unlisted - {"shuffles"}


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_comes(phase: str) -> None:
    assert positions()[phase]


@pytest.mark.parametrize("phase", PHASES)
def test_a_field_at_rest_has_the_value_from_before_the_deal(phase: str) -> None:
    resting = [name for name, cells in TABLE.items() if cells[phase] == REST]
    for game in positions()[phase]:
        unplayed = Round.empty(game.rules, game.seats, game.dealer)
        assert {name: getattr(game, name) for name in resting} == {name: getattr(unplayed, name) for name in resting}


@pytest.mark.skipif(COMPILED, reason="the fields of a compiled round can't be set; the interpreted engine is the same")
@pytest.mark.parametrize("phase", PHASES)
def test_what_a_field_holds_makes_no_difference_where_it_means_nothing(phase: str) -> None:
    idle = [name for name, cells in TABLE.items() if cells[phase] == NOTHING and name not in KEPT]
    for game in positions()[phase]:
        expected = course(game)
        for name in idle:
            for value in others(getattr(game, name)):
                changed = game.copy()
                setattr(changed, name, value)
                assert course(changed) == expected, (name, value)
