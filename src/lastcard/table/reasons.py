"""Why a card can't be played now: the rule that forbids it, in a sentence."""

from __future__ import annotations

from typing import Final

from lastcard.core.actions import PLAY, encode
from lastcard.core.cards import COLOURS, FACES, FIRST_WILD, NO_COLOUR, TOKENS
from lastcard.core.errors import REFUSALS, Refusal
from lastcard.engine.round import Round
from lastcard.protocol.messages import Reason
from lastcard.protocol.rulebook import clauses
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.narration import Teller

_PLAYABLE: Final = ("", "colour-missing", "target-missing")
# the rules behind each refusal, by their sentences
_RULES: Final = {
    "not-your-turn": ("jump_in",),
    "no-jump": ("jump_in", "wild_jump_in"),
    "drawn-card-only": ("drawn_card",),
    "no-stack": ("stacking",),
    "no-match": ("rule-turn",),
    "bluff-refused": ("rule-draw-four-condition", "bluff"),
}


def reason(round_: Round, names: tuple[str, ...], seat: int, card: str, say: Catalogue) -> Reason:
    """Why a seat (from 1) can't play a card of its hand; without a code where it can."""
    face = FACES.get(card, -1)
    if face < 0:
        raise Refusal("malformed")
    code = REFUSALS[round_.check(encode(seat, PLAY, face))]
    if code in _PLAYABLE:
        return Reason(card=card, code="", text="")
    rules = clauses(round_.rules, say, _RULES.get(code, ()))
    return Reason(card=card, code=code, text=_text(round_, names, card, code, say), rules=tuple(rules))


def _text(round_: Round, names: tuple[str, ...], played: str, code: str, say: Catalogue) -> str:
    teller = Teller(say, round_.rules, names)
    card, top = _capital(teller.card(played)), teller.card(TOKENS[round_.top])
    match code:
        case "not-your-turn":
            return say("prompt-wait", player=names[round_.turn])
        case "no-jump":
            return say("why-jump", card=card, top=top)
        case "drawn-card-only":
            return say("web-why-drew", card=card)
        case "no-stack":
            return say("web-why-penalty", card=card)
        case "no-match" if round_.top >= FIRST_WILD and round_.colour != NO_COLOUR:
            return say("why-colour", card=card, colour=COLOURS[round_.colour])
        case "no-match":
            return say("web-why-fit", card=card, top=top)
        case "bluff-refused":
            return say("web-why-bluff", card=card)
        case "wrong-phase":
            return say("why-first")
        case _:
            return _capital(say(f"refusal-{code}")) + "."


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
