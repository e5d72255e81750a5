"""Our positions and actions in the words of RLCard's UNO, as far as it has any: it knows the cards and drawing one."""

from __future__ import annotations

from typing import Final

from lastcard.core.actions import ACCEPT, CATCH, COLOUR, DRAW, NO, PASS, PERFORM, PLAY, UNO, Action, from_code
from lastcard.core.cards import FIRST_WILD, WILD, WILD_DRAW_FOUR
from lastcard.match.view import View

COLOURS: Final = "rygb"  # in our order
TRAITS: Final = (*map(str, range(10)), "skip", "reverse", "draw_2")
WILDS: Final = {WILD: "wild", WILD_DRAW_FOUR: "wild_draw_4"}
UNSAID: Final = (DRAW, PASS, ACCEPT, PERFORM, NO)  # what is done when it says "draw", whichever is allowed


def name(face: int, colour: int = 0) -> str:
    """A card as RLCard writes it. There a wild always has a colour (here from 1), which means nothing in a hand."""
    if face < FIRST_WILD:
        return f"{COLOURS[face // 13]}-{TRAITS[face % 13]}"
    return f"{COLOURS[max(colour, 1) - 1]}-{WILDS[face]}"


def hand(faces: tuple[int, ...]) -> list[str]:
    """The cards of a hand. Of the wilds of a kind, each has another colour, as in RLCard's deck."""
    return [name(face, faces[:place].count(face) % 4 + 1) for place, face in enumerate(faces)]


def offers(view: View) -> dict[str, Action]:
    """What RLCard's game would allow here, and what that is in ours. Empty: it could only draw."""
    found: dict[str, Action] = {}
    for action in view.legal:
        if action.verb_number == COLOUR:
            found[name(WILD, action.colour)] = action
        elif action.verb_number == PLAY and action.face in view.fitting:
            for colour in (action.colour,) if action.colour else range(1, 5):
                found[name(action.face, colour)] = action
    others = {word: action for word, action in found.items() if not word.endswith("wild_draw_4")}
    return others or ({} if view.bluff else found)  # it offers that card only to those who have no other


def observation(view: View, words: list[str]) -> dict[str, object]:
    """A position as RLCard's agents get it, without the matrices that those of `use_raw` don't read."""
    raw = {
        "hand": hand(view.hand),
        "target": name(view.top, view.colour),
        "played_cards": [name(face) for face in view.laid],
        "legal_actions": words,
        "num_cards": list(view.sizes),
        "num_players": len(view.sizes),
        "current_player": view.turn - 1,
    }
    return {"raw_obs": raw, "raw_legal_actions": words}


def spoken(view: View, action: Action) -> Action:
    """A play as it is said: with UNO called, if it leaves one card."""
    if action.verb_number == PLAY and len(view.hand) == 2:
        return from_code(action.code | 1)
    return action


def unasked(view: View) -> Action | None:
    """What RLCard's game has no words for, out of turn: calling UNO late and catching others who did not."""
    for action in view.legal:
        if (action.verb_number == UNO and view.viewer in view.vulnerable) or action.verb_number == CATCH:
            return action
    return None


def without_card(view: View) -> Action | None:
    """What "draw" means here: drawing, keeping the drawn card, taking a penalty, never a challenge."""
    allowed = {action.verb_number: action for action in view.legal}
    return next((allowed[verb] for verb in UNSAID if verb in allowed), None)
