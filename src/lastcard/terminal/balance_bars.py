"""Luck and skill as bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from lastcard.analysis.luck import Luck
from lastcard.terminal.balance import Balance, SeatLuck
from lastcard.terminal.card_art import Inks
from lastcard.wording.catalogues import Catalogue

HALF: Final = 24  # columns to either side of a fair share
TERMS: Final = {"deal": "░", "draws": "▒", "others": "▓", "own": "█"}


def drawn(balance: Balance, say: Catalogue, inks: Inks) -> Text:
    """In sentences, with bars of what each is made of."""
    text = Text()
    if balance.last:
        text.append(say("review-luck"), Style(color=inks.yours, bold=True))
        text.append(f"   {say('review-luck-unit')}\n", Style(color=inks.quiet))
        _draw(text, balance.last, say, inks)
        legend = "   ".join(f"{sign} {say(f'review-luck-{term}')}" for term, sign in TERMS.items())
        text.append(f"{legend}\n", Style(color=inks.quiet))
    if balance.matches > 1:
        text.append(f"\n{say('luck-here', count=balance.matches)}\n", Style(color=inks.yours, bold=True))
        _draw(text, balance.all, say, inks)
    return text


def _draw(text: Text, rows: Sequence[SeatLuck], say: Catalogue, inks: Inks) -> None:
    widest = max(1, *(sum(part for part in parts(row.luck, sign)) for row in rows for sign in (1, -1)))
    for row in rows:
        less, more = (signs(row.luck, sign, widest) for sign in (-1, 1))
        text.append(f"{row.told(say)}\n", Style(bold=row.mine))
        text.append(f"{less[::-1]:>{HALF}}│{more}\n", Style(color=inks.yours if row.mine else inks.quiet))


def parts(luck: Luck, sign: int) -> list[int]:
    """How much each term gave, or took."""
    return [max(0, sign * int(getattr(luck, term))) for term in TERMS]


def signs(luck: Luck, sign: int, widest: int) -> str:
    """One half of a bar, from the middle outwards; its length is right whatever becomes of its parts."""
    drawn, reached = "", 0
    for term, part in zip(TERMS.values(), parts(luck, sign), strict=True):
        reached += part
        drawn += term * (round(HALF * reached / widest) - len(drawn))
    return drawn
