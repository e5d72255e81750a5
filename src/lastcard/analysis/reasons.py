"""Why one choice was better than another: one of a closed list of reasons, for which the catalogues have sentences."""

from __future__ import annotations

from typing import Final

from lastcard.core.actions import CATCH, CHALLENGE, COLOUR, PLAY, Action
from lastcard.core.cards import COLOURS, FACES, colour_of, is_wild
from lastcard.engine.codes import IN_PENALTY
from lastcard.engine.observation import Observation

REASONS: Final = (
    "goes-out",
    "call",
    "catch",
    "challenge",
    "no-challenge",
    "answer",
    "play",
    "keep",
    "stop",
    "target",
    "hands",
    "hands-not",
    "bluff",
    "no-bluff",
    "wild",
    "colour-lacks",
    "colour-own",
    "odds",
)
_STOPS: Final = ("S", "R", "+2", "+4", "SS", "T")


def reason(observation: Observation, better: Action, worse: Action) -> tuple[str, dict[str, str]]:
    """The first reason that fits, and what its sentence speaks of: seats by their numbers, cards, colours."""
    if better.code and better.verb_number == CATCH:
        return "catch", {"player": str(better.target)}
    if not better.code or not worse.code:
        return "odds", {}
    if better.verb_number == CHALLENGE:
        return "challenge", {}
    if worse.verb_number == CHALLENGE:
        return "no-challenge", {}
    if better.verb_number == worse.verb_number == COLOUR:
        return _of_colour(observation, better.colour, worse.colour)
    if better.verb_number != PLAY:
        return ("keep", {"card": worse.card}) if worse.verb_number == PLAY else ("odds", {})
    if observation.sizes[observation.seat] == 1:
        return "goes-out", {"card": better.card}
    if worse.verb_number != PLAY:
        return ("answer" if observation.phase == IN_PENALTY else "play"), {"card": better.card}
    return _of_cards(observation, better, worse)


def _of_cards(observation: Observation, better: Action, worse: Action) -> tuple[str, dict[str, str]]:
    """Of two ways to lay a card."""
    following = observation.following
    if better.card == worse.card:
        if better.uno and not worse.uno:
            return "call", {}
        if better.target != worse.target:
            return "target", {"player": str(better.target)}
        return _of_colour(observation, better.colour, worse.colour)
    if _stops(observation, better.card) and not _stops(observation, worse.card) and observation.sizes[following] <= 2:
        return "stop", {"player": str(following + 1), "card": better.card}
    if _moves(observation, better.card) != _moves(observation, worse.card):
        moves = _moves(observation, better.card)
        return ("hands" if moves else "hands-not"), {"card": better.card if moves else worse.card}
    if observation.bluff and "W+4" in (better.card, worse.card):
        return ("bluff" if better.card == "W+4" else "no-bluff"), {}
    if worse.card[0] == "W" and better.card[0] != "W":
        return "wild", {"card": worse.card}
    return _of_colour(observation, better.colour or better.card[0], worse.colour or worse.card[0])


def _of_colour(observation: Observation, better: str, worse: str) -> tuple[str, dict[str, str]]:
    if better not in COLOURS or worse not in COLOURS or better == worse:
        return "odds", {}
    first, second = COLOURS.index(better), COLOURS.index(worse)
    possible = observation.possible[observation.following]
    if possible[first] == 0 and possible[second] > 0:
        return "colour-lacks", {"player": str(observation.following + 1), "colour": better}
    held = [sum(colour_of(card) == colour for card in observation.hand) for colour in range(4)]
    if held[first] > held[second]:
        return "colour-own", {"colour": better}
    return "odds", {}


def _stops(observation: Observation, card: str) -> bool:
    """Whether a card takes the next player's turn away."""
    sign = card[1:]
    return sign in _STOPS and (sign != "R" or observation.n_alive == 2)


def _moves(observation: Observation, card: str) -> bool:
    if card in ("WX", "WH"):
        return True
    return observation.rules.seven_zero and not is_wild(FACES[card]) and card[1:] in ("7", "0")
