"""Standing orders: what a table does for somebody without asking. What may be done, the rules have said before."""

from __future__ import annotations

from lastcard.core.actions import ACCEPT, DRAW, PASS, PLAY, UNO, Action, said
from lastcard.engine.bits import bit
from lastcard.engine.round import Round
from lastcard.match.view import Own
from lastcard.protocol.messages import StandingOrders


def ordered(orders: StandingOrders, round_: Round, own: Own, seat: int) -> Action | None:
    """What these orders come to for a seat now, if they come to anything; what takes a choice is left to the person."""
    offered = [said(seat, saying) for saying in own.legal]
    by_verb = {action.verb_number: action for action in offered}
    if orders.call and UNO in by_verb and round_.vulnerable & bit(seat - 1):
        return by_verb[UNO]
    if not orders.draw:
        return None
    if own.drawn:
        fitting = [action for action in offered if action.verb_number == PLAY and own.drawn in own.fitting]
        if fitting:
            return fitting[0] if len(fitting) == 1 else None
        return by_verb.get(PASS)
    if list(by_verb) == [ACCEPT]:
        return by_verb[ACCEPT]
    return by_verb.get(DRAW) if not own.fitting else None
