"""The method of the ratings: who is better is found, chances come true, and luck taken out makes it sooner."""

from __future__ import annotations

from random import Random

import pytest

from lastcard.core.rules import PRESETS, parse
from lastcard.ratings.families import FAMILIES, family_of
from lastcard.ratings.model import EXPLAINED, MEAN, SPREAD, TAKEN, MatchResult, Rating, after, chances, shares

TRUE = {"weak": 1_400.0, "usual": 1_480.0, "good": 1_530.0, "best": 1_590.0}


def simulated(seats: int, matches: int, seed: int) -> list[MatchResult]:
    """Matches of four whose strength is known; cards decide most of each, and what they gave is known too."""
    dice = Random(seed)
    found = []
    for _ in range(matches):
        people = dice.sample(list(TRUE), seats)
        given = chances([[Rating(TRUE[person])] for person in people])
        winner = dice.choices(range(seats), given)[0]
        # luck that explains some of the result, and has mean zero whoever plays
        seen = [float(seat == winner) - chance for seat, chance in enumerate(given)]
        noise = [dice.gauss(0, 0.25) for _ in people]
        middle = sum(noise) / seats
        luck = tuple(0.8 * each + more - middle for each, more in zip(seen, noise, strict=True))
        found.append(MatchResult(tuple((person,) for person in people), winner, 1, luck))
    return found


def rated(results: list[MatchResult], luck: bool) -> dict[str, Rating]:
    ratings: dict[str, Rating] = {}
    for each in results:
        ratings |= after(ratings, each if luck else MatchResult(each.sides, each.winner))
    return ratings


def test_every_ruleset_has_a_family() -> None:
    assert [family_of(rules) for rules in PRESETS.values()] == [
        *("classic", "classic", "classic", "wild"),
        *("party", "party", "party", "party"),
    ]
    assert family_of(parse("house-party teams=partners")) == "partners"
    assert {family_of(rules) for rules in PRESETS.values()} < set(FAMILIES)


def test_who_wins_rises_by_what_the_others_fall() -> None:
    for seats in (2, 3, 4, 10):
        sides = tuple((f"p{seat}",) for seat in range(seats))
        found = after({}, MatchResult(sides, 0))
        assert found["p0"].mean > MEAN
        assert len({rating.mean for person, rating in found.items() if person != "p0"}) == 1
        assert sum(rating.mean for rating in found.values()) == pytest.approx(seats * MEAN)
        assert all(rating.deviation < SPREAD and rating.matches == 1 for rating in found.values())


def test_partners_rise_and_fall_together() -> None:
    found = after({}, MatchResult((("ann", "bo"), ("cid", "dag")), 1))
    assert found["cid"] == found["dag"]
    assert found["ann"] == found["bo"]
    assert found["cid"].mean > MEAN > found["ann"].mean


def test_a_rating_is_provisional_until_it_is_surer() -> None:
    ratings: dict[str, Rating] = {}
    marks = []
    for number in range(40):
        ratings |= after(ratings, MatchResult((("ann",), ("bo",)), number % 2))
        marks.append(ratings["ann"].provisional)
    assert (marks[0], marks[-1]) == (True, False)
    assert marks == sorted(marks, reverse=True)


def test_what_luck_takes_off_one_it_gives_the_others() -> None:
    result = MatchResult((("ann",), ("bo",), ("cid",)), 1, 16, (0.5, 1.0, -1.5))
    assert shares(result) == pytest.approx([-TAKEN / 16, 1 - TAKEN / 8, TAKEN * 3 / 16])
    assert sum(shares(result)) == pytest.approx(1)


def test_luck_that_is_none_changes_only_how_sure_a_rating_is() -> None:
    for rounds, explained in ((1, EXPLAINED), (16, EXPLAINED / 4)):
        plain, without = (after({}, MatchResult((("ann",), ("bo",)), 0, rounds, luck)) for luck in ((), (0.0, 0.0)))
        assert without["ann"].mean - MEAN == pytest.approx((plain["ann"].mean - MEAN) / (1 - explained))
        assert without["ann"].deviation < plain["ann"].deviation


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("luck", [False, True])
def test_the_true_order_and_chances_are_found(seats: int, luck: bool) -> None:
    ratings = rated(simulated(seats, 2_000, seats), luck)
    assert sorted(ratings, key=lambda person: ratings[person].mean) == list(TRUE)
    people = list(TRUE)[:seats]
    found = chances([[ratings[person]] for person in people])
    true = chances([[Rating(TRUE[person])] for person in people])
    assert found == pytest.approx(true, abs=0.06)


@pytest.mark.parametrize("seats", [2, 4])
def test_without_luck_fewer_matches_do(seats: int) -> None:
    def error(ratings: dict[str, Rating]) -> float:
        middle = sum(rating.mean for rating in ratings.values()) / len(ratings)
        return sum((ratings[person].mean - middle - TRUE[person] + MEAN) ** 2 for person in TRUE)

    blocks = [simulated(seats, 120, seed) for seed in range(30)]
    plain = sum(error(rated(block, False)) for block in blocks)
    assert sum(error(rated(block[:78], True)) for block in blocks) < plain  # 0.65 of them
