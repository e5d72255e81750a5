"""Our positions and actions in the words of RLCard's UNO, as far as it has any: it knows the cards and drawing one."""

from __future__ import annotations

from typing import Final

from lastcard.core.actions import ACCEPT, CATCH, COLOUR, DRAW, NO, PASS, PERFORM, PLAY, UNO, Action
from lastcard.core.cards import COLOURS, RANK_TOKENS
from lastcard.match.view import View

TRAITS: Final = dict(zip(RANK_TOKENS, (*map(str, range(10)), "skip", "reverse", "draw_2"), strict=True))
WILDS: Final = {"W": "wild", "W+4": "wild_draw_4"}
UNSAID: Final = (DRAW, PASS, ACCEPT, PERFORM, NO)  # what is done when it says "draw", whichever is allowed


def name(card: str, colour: str = "") -> str:
    """A card as RLCard writes it. There a wild always has a colour, which means nothing in a hand."""
    if card in WILDS:
        return f"{(colour or 'R').lower()}-{WILDS[card]}"
    return f"{card[0].lower()}-{TRAITS[card[1:]]}"


def hand(cards: tuple[str, ...]) -> list[str]:
    """The cards of a hand. Of the wilds of a kind, each has another colour, as in RLCard's deck."""
    return [name(card, COLOURS[cards[:place].count(card) % 4]) for place, card in enumerate(cards)]


def offers(view: View) -> dict[str, Action]:
    """What RLCard's game would allow here, and what that is in ours. Empty: it could only draw."""
    found: dict[str, Action] = {}
    for action in view.legal:
        if action.verb_number == COLOUR:
            found[name("W", action.colour)] = action
        elif action.verb_number == PLAY and action.card in view.own.fitting:
            for colour in action.colour or COLOURS:
                found[name(action.card, colour)] = action
    others = {word: action for word, action in found.items() if not word.endswith("wild_draw_4")}
    return others or ({} if view.own.bluff else found)  # it offers that card only to those who have no other


def observation(view: View, words: list[str]) -> dict[str, object]:
    """A position as RLCard's agents get it, without the matrices that those of `use_raw` don't read."""
    raw = {
        "hand": hand(view.own.hand),
        "target": name(view.game.top, view.game.colour),
        "played_cards": [name(card) for card in view.laid],
        "legal_actions": words,
        "num_cards": list(view.game.sizes),
        "num_players": len(view.game.sizes),
        "current_player": view.game.turn - 1,
    }
    return {"raw_obs": raw, "raw_legal_actions": words}


def spoken(view: View, action: Action) -> Action:
    """A play as it is said: with UNO called, if it leaves one card."""
    if action.verb_number == PLAY and view.own.uno:
        return action.with_uno()
    return action


def unasked(view: View) -> Action | None:
    """What RLCard's game has no words for, out of turn: calling UNO late and catching others who did not."""
    for action in view.legal:
        if (action.verb_number == UNO and view.viewer in view.game.vulnerable) or action.verb_number == CATCH:
            return action
    return None


def without_card(view: View) -> Action | None:
    """What "draw" means here: drawing, keeping the drawn card, taking a penalty, never a challenge."""
    allowed = {action.verb_number: action for action in view.legal}
    return next((allowed[verb] for verb in UNSAID if verb in allowed), None)
