"""What was luck and what was skill in a match that is over, and in all matches at its table: in sentences and bars."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from rich.style import Style
from rich.text import Text

from lastcard.analysis.luck import Luck, from_the_start, of_match
from lastcard.analysis.telling import luck_head, luck_told, own_luck_told
from lastcard.client.connection import Address, table_luck
from lastcard.protocol.http import LuckOf
from lastcard.record import Record
from lastcard.terminal.card_art import Inks
from lastcard.wording.catalogues import Catalogue

HALF: Final = 24  # columns to either side of a fair share
TERMS: Final = {"deal": "░", "draws": "▒", "others": "▓", "own": "█"}


class Row(msgspec.Struct, frozen=True):
    name: str
    luck: Luck
    mine: bool = False

    def told(self, say: Catalogue) -> str:
        return own_luck_told(self.luck, say) if self.mine else luck_told(self.name, self.luck, say)


class Balance(msgspec.Struct, frozen=True):
    """Of everybody, the viewer first: in the match that is over, and in so many at the table."""

    last: tuple[Row, ...] = ()
    all: tuple[Row, ...] = ()
    matches: int = 0

    def lines(self, say: Catalogue) -> Iterator[str]:
        """In sentences."""
        if self.last:
            yield luck_head(say)
            yield from (row.told(say) for row in self.last)
        if self.matches > 1:
            yield say("luck-here", count=self.matches)
            yield from (row.told(say) for row in self.all)

    def text(self, say: Catalogue, inks: Inks) -> Text:
        """In sentences, with bars of what each is made of."""
        text = Text()
        if self.last:
            text.append(say("review-luck"), Style(color=inks.yours, bold=True))
            text.append(f"   {say('review-luck-unit')}\n", Style(color=inks.quiet))
            _draw(text, self.last, say, inks)
            legend = "   ".join(f"{sign} {say(f'review-luck-{term}')}" for term, sign in TERMS.items())
            text.append(f"{legend}\n", Style(color=inks.quiet))
        if self.matches > 1:
            text.append(f"\n{say('luck-here', count=self.matches)}\n", Style(color=inks.yours, bold=True))
            _draw(text, self.all, say, inks)
        return text


def _draw(text: Text, rows: Sequence[Row], say: Catalogue, inks: Inks) -> None:
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


async def found_here(game: Record, seat: int) -> Balance:
    """Of a match in this program. It takes a second or two, in which others have their turns."""
    return await asyncio.to_thread(of_record, game, seat)


def of_record(game: Record, seat: int) -> Balance:
    if not from_the_start(game):
        return Balance()
    lucks = enumerate(zip(game.seats, of_match(game), strict=True), 1)
    return Balance(_sorted(Row(name, luck, number == seat) for number, (name, luck) in lucks))


async def found_there(address: Address, seat: int, names: Sequence[str], language: str) -> Balance:
    """Of a match at a server, which finds it out."""
    found = await table_luck(address, language)
    me = names[seat - 1] if seat else ""
    last = [Row(each.name, _luck(each), number == seat) for number, each in enumerate(found.last, 1) if each.rounds]
    every = [Row(each.name, _luck(each), not each.bot and each.name == me) for each in found.all]
    return Balance(_sorted(last), _sorted(every), found.matches)


def _luck(row: LuckOf) -> Luck:
    return Luck(*(getattr(row, term) for term in Luck.__struct_fields__))


def _sorted(rows: Iterator[Row] | list[Row]) -> tuple[Row, ...]:
    return tuple(sorted(rows, key=lambda row: not row.mine))
