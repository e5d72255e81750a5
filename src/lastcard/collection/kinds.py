"""The kinds of situations and their features, by name, and how what was done in one is shown."""

from __future__ import annotations

from typing import Final

import msgspec

from lastcard.lab.estimates import Estimate

FEWEST: Final = 5  # cases of which something is told
# The situations with what can be chosen in each.
KINDS: Final = {
    "turn": ("number", "action", "wild", "four", "draw"),
    "four": ("four", "other", "draw"),
    "bluff": ("four", "other", "draw"),
    "doubt": ("challenge", "accept", "answer"),
    "stack": ("answer", "accept", "challenge"),
    "drew": ("lay", "keep"),
    "colour": ("most", "fewer"),
    "uno": ("call", "silent"),
}
WHO: Final = ("people", "bots")
HANDS: Final = ("1-2", "3-5", "6-up")  # one's own cards
THREATS: Final = ("1", "2", "3-up")  # the fewest cards of an opponent
SEATS: Final = ("2", "3-4", "5-up")


class ChoiceShown(msgspec.Struct, frozen=True, kw_only=True):
    """A choice in a situation: how often it was taken, and what it earned; nothing of that where cases are few."""

    choice: str
    cases: int
    share: Estimate | None = None  # of all cases
    wins: Estimate | None = None  # the share of the rounds that were won after it
    chance: Estimate | None = None  # to win the round, as the judge sees it just after
