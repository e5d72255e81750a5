"""Feats of a match: catches, bluffs and challenges, counted from what happened."""

from __future__ import annotations

import pytest
from test_awards import position
from worlds import some_heavy

from lastcard import record
from lastcard.core.rules import PRESETS
from lastcard.lab.random_play import play_match
from lastcard.record.feats import Feats, feats

BLUFF = ["W+4 R1 R2 G3", "G1 G2 G4", "Y5 Y6 Y7"]
HONEST = ["W+4 Y1 Y2 G3", "G1 G2 G4", "Y5 Y6 Y7"]


def dared(hands: list[str], *actions: str) -> tuple[Feats, ...]:
    return feats(record.loads("lastcard = 1\n" + position(hands, list(actions))))


def test_a_bluff_counts_whether_or_not_it_is_found_out() -> None:
    assert dared(BLUFF, "1 play W+4>G", "2 accept") == (Feats(bluffs=1), Feats(), Feats())
    found = dared(BLUFF, "1 play W+4>G", "2 challenge")
    assert found == (Feats(bluffs=1, bluffs_found=1), Feats(challenges=1, challenges_right=1), Feats())


def test_a_wrong_challenge_counts_for_who_made_it_alone() -> None:
    assert dared(HONEST, "1 play W+4>G", "2 challenge") == (Feats(), Feats(challenges=1), Feats())


def test_a_catch_counts_for_both() -> None:
    found = dared(["R1 R2", "G1 G2 G4", "Y5 Y6 Y7"], "1 play R1", "3 catch 1")
    assert found == (Feats(caught=1), Feats(), Feats(catches=1))


@pytest.mark.parametrize("preset", some_heavy(PRESETS, "classic", "house-party"))
def test_in_any_match_what_one_does_another_suffers(preset: str) -> None:
    for seed in range(3):
        seats = feats(play_match(PRESETS[preset], 4, seed))
        assert sum(each.catches for each in seats) == sum(each.caught for each in seats)
        assert sum(each.challenges_right for each in seats) == sum(each.bluffs_found for each in seats)
        assert all(each.bluffs_found <= each.bluffs and each.challenges_right <= each.challenges for each in seats)
