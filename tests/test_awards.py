"""Awards after a match: what is counted, who gets them, and that they follow from the record alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from worlds import some_heavy

from lastcard import record
from lastcard.core.rules import PRESETS
from lastcard.lab.random_play import play_match
from lastcard.record import Record
from lastcard.record.awards import AWARDS, LEAST, MOST, SeatAward, SeatTally, awards


def played(text: str) -> dict[str, dict[int, int]]:
    """What is counted in a match of one round that begins in a position."""
    game = record.loads("lastcard = 1\n" + text)
    tally = SeatTally(game)
    for step in record.replay(game, listen=True):
        tally.watch(step)
    return {kind: {seat: count for seat, count in counts.items() if count} for kind, counts in tally.counts.items()}


def position(hands: list[str], actions: list[str], rules: str = '"classic"', top: str = "R5") -> str:
    names = [f"P{number}" for number in range(1, len(hands) + 1)]
    stock = "B1 B2 B3 B4 B5 B6 B7 B8 Y1 Y2 Y3 Y4"
    start = f'{{ hands = {hands}, discard = "{top}", stock = "{stock}", turn = 1 }}'.replace("'", '"')
    said = str(actions).replace("'", '"')
    return f"seats = {names}\nrules = {rules}\n[[round]]\nstart = {start}\nactions = {said}\n".replace("'", '"')


def test_a_bluff_counts_when_nobody_challenges_it_by_the_cards_that_were_held_back() -> None:
    hands = ["W+4 R1 R2 G3", "G1 G2 G4", "Y5 Y6 Y7"]
    assert played(position(hands, ["1 play W+4>G", "2 accept"]))["boldest-bluff"] == {1: 2}
    found = played(position(hands, ["1 play W+4>G", "2 challenge"]))
    assert (found["boldest-bluff"], found["sharpest-challenge"]) == ({}, {2: 1})


def test_a_wild_draw_four_by_its_rule_is_no_bluff() -> None:
    hands = ["W+4 Y1 Y2 G3", "G1 G2 G4", "Y5 Y6 Y7"]
    found = played(position(hands, ["1 play W+4>G", "2 accept"]))
    assert found["boldest-bluff"] == {}
    assert found["most-colours"] == {1: 1}
    assert found["most-attacks"] == {1: 1}
    assert found["most-eaten"] == {2: 4}


def test_a_catch_is_the_quicker_the_fewer_moves_came_before_it() -> None:
    hands = ["R1 R2", "G1 G2 G4", "Y5 Y6 Y7"]
    at_once = played(position(hands, ["1 play R1", "3 catch 1"]))["quickest-catch"]
    assert at_once == {3: 5}
    found = played(position(["R1 R2 R3", *hands[1:]], ["1 play R1"]))
    assert found["quickest-catch"] == {}


def test_who_calls_and_is_never_caught_is_the_cleanest_and_who_is_caught_is_not() -> None:
    hands = ["R1 R2", "R3 R4", "Y5 Y6 Y7"]
    found = played(position(hands, ["1 play R1 uno", "2 play R3", "3 catch 2"]))
    assert found["cleanest"] == {1: 1}
    assert found["longest-last-card"] == {1: 2}


def finished(preset: str, seats: int, seed: int) -> Record:
    """A match by chance that has come to its end."""
    while True:
        game = play_match(PRESETS[preset], seats, seed)
        *_, last = record.replay(game)
        if last.match.champions:
            return game
        seed += 100


@pytest.mark.parametrize("seats", [2, 3, 4, 8])
@pytest.mark.parametrize("preset", some_heavy(["classic", "house-party", "all-wild"], "classic"))
def test_awards_are_few_each_for_another_seat_and_worth_telling(preset: str, seats: int) -> None:
    game = finished(preset, seats, 1)
    given = awards(game)
    assert 1 <= len(given) <= min(MOST, seats)
    assert len({award.seat for award in given}) == len({award.kind for award in given}) == len(given)
    assert all(award.kind in AWARDS and 1 <= award.seat <= seats for award in given)
    assert all(award.value >= LEAST.get(award.kind, 0) for award in given)


def test_awards_follow_from_the_file_alone() -> None:
    game = finished("classic", 4, 2)
    again = record.loads(record.dumps(game))
    assert awards(again) == awards(game)


def test_there_is_none_before_the_match_is_over() -> None:
    game = finished("classic", 4, 3)
    assert len(game.rounds) > 1
    assert awards(Record(game.seats, game.rules, game.rounds[:-1])) == ()


@pytest.mark.heavy
def test_a_champion_who_was_behind_has_come_back() -> None:
    for seed in range(1, 12):
        game = finished("classic", 2, seed)
        tally = SeatTally(game)
        totals: list[list[int]] = []
        for step in record.replay(game, listen=True):
            tally.watch(step)
            totals.append(step.match.scores[:])
        champion = totals[-1].index(max(totals[-1]))
        behind = max(max(scores) - scores[champion] for scores in totals[:-1])
        assert max(tally.counts["comeback"].values(), default=0) == behind


def test_an_award_says_whose_it_is(tmp_path: Path) -> None:
    file = tmp_path / "match.toml"
    file.write_text(record.dumps(finished("classic", 3, 4)), "utf-8")
    assert all(isinstance(award, SeatAward) for award in awards(record.load(file)))
