"""Standing orders: what a table does for somebody without asking. What may be done, the rules have said before."""

from __future__ import annotations

from lastcard.core.actions import Action, said
from lastcard.engine.round import Round
from lastcard.match.view import Own
from lastcard.protocol.messages import Orders


def ordered(orders: Orders, round_: Round, own: Own, seat: int) -> Action | None:
    """What these orders come to for a seat now, if they come to anything; what takes a choice is left to the person."""
    if orders.call and "uno" in own.legal and round_.vulnerable >> (seat - 1) & 1:
        return said(seat, "uno")
    if not orders.draw:
        return None
    plays = [each for each in own.legal if each.startswith("play ")]
    if own.drawn:
        fitting = [each for each in plays if own.drawn in own.fitting]
        if fitting:
            return said(seat, fitting[0]) if len(fitting) == 1 else None
        return said(seat, "pass") if "pass" in own.legal else None
    if own.legal == ("accept",):
        return said(seat, "accept")
    return said(seat, "draw") if "draw" in own.legal and not own.fitting else None
