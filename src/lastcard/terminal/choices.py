"""What somebody at the table may do, in words: all of it is read off a View."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from lastcard.bots.registry import LEVELS
from lastcard.core.actions import (
    ACCEPT,
    ADVICE,
    CATCH,
    CHALLENGE,
    COLOUR,
    DECLINE,
    DRAW,
    NO,
    OBJECT,
    PASS,
    PERFORM,
    PLAY,
    UNO,
    YES,
    Action,
)
from lastcard.core.cards import FIRST_WILD
from lastcard.core.errors import Argument
from lastcard.core.events import Event
from lastcard.core.rules import Ruleset
from lastcard.engine.codes import WRONG_CHALLENGE
from lastcard.match.view import View, asked
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.narration import Teller

# what a key says by itself, at the table and in lines
VERBS_OF_KEYS: Final = {
    "d": (DRAW,),
    "p": (PASS,),
    "t": (ACCEPT,),
    "x": (CHALLENGE,),
    "o": (OBJECT,),
    "y": (YES, PERFORM),
    "n": (NO, DECLINE),
}


def plays(view: View) -> dict[int, list[Action]]:
    """The cards that may be played, in the order of the hand, each with its ways of being played."""
    found: dict[int, list[Action]] = {}
    for action in said(view, PLAY):
        found.setdefault(action.face, []).append(action)
    return found


def fitting(view: View) -> list[int]:
    """The cards that may be played by the rules, each once; a misplay that would be let pass is not one of them."""
    return [face for face in plays(view) if face in view.fitting]


def said(view: View, *verbs: int) -> list[Action]:
    return [action for action in view.legal if action.verb_number in verbs]


def chances(view: View) -> list[Action]:
    """What the viewer might want to do although the game does not wait for it."""
    return [
        action
        for action in view.legal
        if action.verb_number == OBJECT
        or (action.verb_number == UNO and view.viewer in view.vulnerable)
        or (action.verb_number == CATCH and action.target in view.vulnerable)
        or (action.verb_number == PLAY and not asked(view))
    ]


def catches(views: Iterable[View]) -> list[Action]:
    """What the people at the keyboard can say against whoever has not called."""
    return [action for view in views for action in said(view, CATCH) if action.target in view.vulnerable]


def calls(views: Iterable[View]) -> list[Action]:
    """The calls that people at the keyboard have forgotten and can still make."""
    return [action for view in views if view.viewer in view.vulnerable for action in said(view, UNO)]


def level(bot: str, say: Catalogue) -> str:
    """How strong a bot of ours is, in a word; a bot of others is called what it is called."""
    name, colon, budget = bot.partition(":")
    return say(f"level-{name}") + colon + budget if name in LEVELS else bot


def character(bot: str, say: Catalogue) -> str:
    """How a bot of ours plays, in a sentence."""
    name = bot.partition(":")[0]
    return say(f"character-{name}") if name in LEVELS else ""


class Sentence(msgspec.Struct, frozen=True):
    """Something that has happened, in words; what happened to somebody is loud."""

    text: str
    loud: bool = False


# Events that befall somebody
LOUD: Final = {
    "skipped",
    "caught",
    "false-catch",
    "challenged",
    "swapped",
    "rotated",
    "mixed",
    "objected",
    "verdict",
    "won",
}


class Words:
    """Says what is asked and what can be answered, in a language."""

    def __init__(self, say: Catalogue, rules: Ruleset, names: Sequence[str]) -> None:
        self.say = say
        self.names = ("", *names)
        self.teller = Teller(say, rules, names)

    def prompt(self, view: View) -> str:
        """What is asked of the viewer, or whom the game waits for."""
        name, details = self._prompt(view)
        return self.say(f"prompt-{name}", **details)

    def _prompt(self, view: View) -> tuple[str, dict[str, Argument]]:
        other: dict[str, Argument] = {"player": self.names[view.turn]}
        if view.phase == "over":
            return "over", {}
        if view.phase == "vote":
            return (f"vote-{view.vote}", other) if asked(view) else ("wait-vote", {})
        if not asked(view):
            return "wait", other
        if view.phase == "turn":
            if fitting(view):
                return "turn", {}
            return ("stuck", {"count": view.stuck}) if view.stuck else ("draw", {})
        if view.phase == "drew":
            drawn: dict[str, Argument] = {"one": self.teller.one(view.drawn), "card": self.teller.card(view.drawn)}
            return ("drew" if said(view, PASS) else "drew-play"), drawn
        if view.phase == "penalty":
            challenge = said(view, CHALLENGE)
            accused: dict[str, Argument] = {"player": self.names[view.challengeable]} if challenge else {}
            return "penalty-doubted" if challenge else "penalty", {"count": view.penalty} | accused
        if view.phase == "shed":
            return ("shed", {"count": len(view.hand) - view.shed_to}) if view.shed_to else ("shed-any", {})
        return view.phase, {}

    def ends(self, view: View) -> str:
        """What comes of a challenge, if it is right and if it is not; "" where none can be made."""
        if not said(view, CHALLENGE):
            return ""
        player, risk = self.names[view.challengeable], view.penalty + WRONG_CHALLENGE
        return self.say("challenge-ends", player=player, count=view.penalty, risk=risk)

    def sentence(self, event: Event) -> Sentence:
        """An event as its viewer may know it, "" if it goes unsaid."""
        return Sentence(self.teller.sentence(event), event.kind in LOUD)

    def label(self, action: Action, view: View) -> str:
        """What an action is called."""
        verb = action.verb_number
        if verb == COLOUR:
            return self.teller.colour(action.colour - 1)
        name = action.verb.replace(" ", "-")
        if verb == PLAY:
            name = "jump" if not asked(view) else "answer" if view.phase == "penalty" else "play"
        aimed = action.target if verb in (CATCH, ADVICE) else view.challengeable
        return self.say(
            f"do-{name}",
            card=self.teller.card(action.face),
            player=self.names[aimed],
            count=view.penalty,
        )

    def top(self, view: View) -> str:
        """The top card, and the colour in force where the card does not show it."""
        card = self.teller.card(view.top)
        if view.colour and view.top >= FIRST_WILD:
            return self.say("top-colour", card=card, colour=self.teller.colour(view.colour - 1))
        return self.say("top", card=card)

    def direction(self, view: View) -> str:
        return self.say("direction-clockwise" if view.direction > 0 else "direction-counter")
