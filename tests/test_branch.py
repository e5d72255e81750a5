"""Matches that go on from a moment of another, as it was or as somebody would have it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace
from worlds import some_heavy

from lastcard import record
from lastcard.core.cards import COLOURS, NO_COLOUR
from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS, parse
from lastcard.engine.codes import IN_OVER
from lastcard.lab.random_play import play_match
from lastcard.record import Record, Step, branch
from lastcard.record.model import Position
from lastcard.wording.catalogues import ENGLISH

SECRET, OTHER = b"one" * 8, b"two" * 8


def game_of(preset: str, seats: int, seed: int) -> Record:
    return play_match(replace(PRESETS[preset], target=60), seats, seed)


def some_moments(game: Record, random: Random) -> Iterator[tuple[int, int, Step]]:
    """Where the round is not over: its number, the actions before, and the position."""
    for _ in range(12):
        number = random.randint(1, len(game.rounds))
        done = random.randrange(len(game.rounds[number - 1].actions))
        there = branch.moment(game, number, done)
        if there.round.phase != IN_OVER:
            yield number, done, there


@pytest.mark.parametrize("preset", some_heavy(PRESETS, "classic", "seven-zero", "house-party"))
def test_a_match_is_cut_where_one_wants_it_and_only_the_pile_is_in_another_order(preset: str) -> None:
    random, moved = Random(preset), 0
    game = game_of(preset, 4, 2)
    for number, done, there in some_moments(game, random):
        one, two = (branch.cut(game, number, done, secret) for secret in (SECRET, OTHER))
        assert record.check(record.loads(record.dumps(one))) == []
        now = branch.begun(one, SECRET)
        assert record.state(now.match, now.round) == record.state(there.match, there.round)
        assert now.round.discard_order() == there.round.discard_order()
        assert sorted(now.round.stock_order()) == sorted(there.round.stock_order())
        moved += now.round.stock_order() != branch.begun(two, SECRET).round.stock_order()
    assert moved > 6


@pytest.mark.parametrize("preset", some_heavy(PRESETS, "classic", "seven-zero", "house-party"))
def test_any_moment_begins_with_a_position_from_which_it_is_reached(preset: str) -> None:
    random, exact, tried = Random(preset), 0, 0
    game = game_of(preset, 3, 5)
    for number, done, there in some_moments(game, random):
        start, said = branch.settled(game, number, done)
        other = branch.edited(game, number, start, said, SECRET)
        assert record.check(record.loads(record.dumps(other))) == []
        now = branch.begun(other, SECRET)
        tried += 1
        exact += record.state(now.match, now.round) == record.state(there.match, there.round)
    assert exact > 0.8 * tried


HANDS = "R7 B3", "G5 W"


def position(discard: str = "B2 R5", turn: int = 1, colour: str = "", hands: tuple[str, ...] = HANDS) -> Position:
    """One with all other cards of the deck in the pile."""
    faces = tuple(record.read_cards(hand, "hands") for hand in hands)
    laid = record.read_cards(discard, "discard")
    left = list(PRESETS["classic"].cards)
    for face in b"".join(faces) + laid:
        if face in left:
            left.remove(face)
    return Position(faces, laid, bytes(left), turn, 1, COLOURS.index(colour) if colour else NO_COLOUR)


@pytest.fixture(scope="module", name="game")
def a_match() -> Record:
    return play_match(parse("classic target=40"), 2, 1)


def test_an_edited_position_goes_on_as_a_record_that_can_be_checked(game: Record) -> None:
    other = branch.edited(game, 1, position(), ("1 play R7 uno",), SECRET)
    text = record.dumps(other)
    assert record.check(record.loads(text)) == []
    now = branch.begun(record.loads(text), SECRET)
    assert record.state(now.match, now.round)["hands"] == ["B3", "G5 W"]
    assert now.round.turn == 1


@pytest.mark.parametrize(
    ("start", "said", "told"),
    [
        (position(hands=("R7 R7 R7", "G5")), (), "3 × R7"),
        (position(hands=("", "G5")), (), "seat 1 has no cards"),
        (position(discard=""), (), "discard pile is empty"),
        (position(discard="R5 W"), (), "colour"),
        (position(colour="B"), (), "colour"),
        (replace(position(), stock=b""), (), "nowhere"),
        (position(), ("1 play B3",), "B3"),
        (position(), ("2 draw",), "2 draw"),
        (position(hands=("R7", "G5 W")), ("1 play R7",), "over"),
    ],
)
def test_what_no_game_reaches_is_told_in_one_line(
    game: Record, start: Position, said: tuple[str, ...], told: str
) -> None:
    with pytest.raises(Problem) as problem:
        branch.edited(game, 1, start, said, SECRET)
    line = ENGLISH.tell(problem.value)
    assert "\n" not in line
    assert told in line


def test_moments_that_there_are_not(game: Record) -> None:
    for number, done in ((0, 0), (99, 0), (1, -1), (1, 9_999)):
        with pytest.raises(Problem, match="branch-no"):
            branch.cut(game, number, done, SECRET)
    with pytest.raises(Problem, match="branch-over"):
        branch.cut(game, 1, len(game.rounds[0].actions), SECRET)
