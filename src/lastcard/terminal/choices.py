"""What somebody at the table may do, in words: all of it is read off a View."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from lastcard.bots import registry
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
from lastcard.core.errors import Argument
from lastcard.core.events import LOUD, Event
from lastcard.core.rules import Ruleset
from lastcard.match.view import View
from lastcard.protocol.messages import Place
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


def plays(view: View) -> dict[str, list[Action]]:
    """The cards that may be played, in the order of the hand, each with its ways of being played."""
    found: dict[str, list[Action]] = {}
    for action in said(view, PLAY):
        found.setdefault(action.card, []).append(action)
    return found


def fitting(view: View) -> list[str]:
    """The cards that may be played by the rules, each once; a misplay that would be let pass is not one of them."""
    return [card for card in plays(view) if card in view.own.fitting]


def said(view: View, *verbs: int) -> list[Action]:
    return [action for action in view.legal if action.verb_number in verbs]


def chances(view: View) -> list[Action]:
    """What the viewer might want to do although the game does not wait for it."""
    return [
        action
        for action in view.legal
        if action.verb_number == OBJECT
        or (action.verb_number == UNO and view.viewer in view.game.vulnerable)
        or (action.verb_number == CATCH and action.target in view.game.vulnerable)
        or (action.verb_number == PLAY and not view.asked)
    ]


def catches(views: Iterable[View]) -> list[Action]:
    """What the people at the keyboard can say against whoever has not called."""
    return [action for view in views for action in said(view, CATCH) if action.target in view.game.vulnerable]


def calls(views: Iterable[View]) -> list[Action]:
    """The calls that people at the keyboard have forgotten and can still make."""
    return [action for view in views if view.viewer in view.game.vulnerable for action in said(view, UNO)]


def level(bot: str, say: Catalogue) -> str:
    """How strong a bot of ours is, in a word; a bot of others is called what it is called."""
    shown, owner = registry.badge(bot)
    if owner:
        return say("seat-program", bot=shown, owner=owner)
    name, colon, budget = bot.partition(":")
    return say(f"level-{name}") + colon + budget if name in LEVELS else bot


def played_by(place: Place, say: Catalogue) -> str:
    """Which bot has a place: how strong it is, or of a program whose it is."""
    return say("seat-program", bot=place.bot, owner=place.owner) if place.owner else level(place.bot, say)


def character(bot: str, say: Catalogue) -> str:
    """How a bot of ours plays, in a sentence."""
    name = bot.partition(":")[0]
    return say(f"character-{name}") if name in LEVELS else ""


class Sentence(msgspec.Struct, frozen=True):
    """Something that has happened, in words; what happened to somebody is loud."""

    text: str
    loud: bool = False


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
        other: dict[str, Argument] = {"player": self.names[view.game.turn]}
        if view.game.phase == "over":
            return "over", {}
        if view.game.phase == "vote":
            return (f"vote-{view.game.vote}", other) if view.asked else ("wait-vote", {})
        if not view.asked:
            return "wait", other
        if view.game.phase == "turn":
            if fitting(view):
                return "turn", {}
            return ("stuck", {"count": view.game.stuck}) if view.game.stuck else ("draw", {})
        if view.game.phase == "drew":
            drawn: dict[str, Argument] = {
                "one": self.teller.one(view.own.drawn),
                "card": self.teller.card(view.own.drawn),
            }
            return ("drew" if said(view, PASS) else "drew-play"), drawn
        if view.game.phase == "penalty":
            challenge = said(view, CHALLENGE)
            accused: dict[str, Argument] = {"player": self.names[view.game.challengeable]} if challenge else {}
            return "penalty-doubted" if challenge else "penalty", {"count": view.game.penalty} | accused
        if view.game.phase == "shed":
            return (
                ("shed", {"count": len(view.own.hand) - view.game.shed_to}) if view.game.shed_to else ("shed-any", {})
            )
        return view.game.phase, {}

    def ends(self, view: View) -> str:
        """What comes of a challenge, if it is right and if it is not; "" where none can be made."""
        if not said(view, CHALLENGE):
            return ""
        game = view.game
        return self.say("challenge-ends", player=self.names[game.challengeable], count=game.penalty, risk=game.risk)

    def sentence(self, event: Event) -> Sentence:
        """An event as its viewer may know it, "" if it goes unsaid."""
        return Sentence(self.teller.sentence(event), event.kind in LOUD)

    def label(self, action: Action, view: View) -> str:
        """What an action is called."""
        verb = action.verb_number
        if verb == COLOUR:
            return self.teller.colour(action.colour)
        name = action.verb.replace(" ", "-")
        if verb == PLAY:
            name = "jump" if not view.asked else "answer" if view.game.phase == "penalty" else "play"
        aimed = action.target if verb in (CATCH, ADVICE) else view.game.challengeable
        return self.say(
            f"do-{name}",
            card=self.teller.card(action.card) if action.card else "",
            player=self.names[aimed],
            count=view.game.penalty,
        )

    def top(self, view: View) -> str:
        """The top card, and the colour in force where the card does not show it."""
        card = self.teller.card(view.game.top)
        if view.game.colour and view.game.top[0] == "W":
            return self.say("top-colour", card=card, colour=self.teller.colour(view.game.colour))
        return self.say("top", card=card)

    def table(self, view: View) -> str:
        """How many cards everybody else has, the way round, and the stock."""
        counts = [
            self.say("player-cards", player=self.names[seat], count=view.game.sizes[seat - 1])
            for seat in view.game.in_round
            if seat != view.viewer
        ]
        return self.say("plain-table", counts=counts, direction=self.direction(view), stock=view.game.stock)

    def hand(self, view: View) -> str:
        return self.say("plain-hand", cards=self.teller.cards(view.own.hand))

    def direction(self, view: View) -> str:
        return self.say("direction-clockwise" if view.game.direction > 0 else "direction-counter")
