"""Field types: what a number or a text that comes from outside may be, as msgspec checks it where it is read."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated, Final, TypeAlias, get_type_hints

from msgspec import Meta

from lastcard.core.cards import COLOURS, TOKENS
from lastcard.core.rules import MAX_SEATS

MOST: Final = 1_000_000_000


def one_of(words: Iterable[str]) -> Meta:
    return Meta(pattern=f"^({'|'.join(re.escape(word) for word in words)})$")


def named(title: str, words: Iterable[str]) -> Meta:
    """One of some words, which are a type of their own in other languages."""
    return Meta(title=title, extra_json_schema={"enum": list(words)}, pattern=one_of(words).pattern)


def limits(of: type) -> dict[str, tuple[int, int]]:
    """The least and the most that the numbers in a struct may be, by field."""
    hints = get_type_hints(of, include_extras=True).items()
    metas = [(name, meta) for name, kind in hints for meta in getattr(kind, "__metadata__", ())]
    return {name: (meta.ge, meta.le) for name, meta in metas if meta.ge is not None}


Number: TypeAlias = Annotated[int, Meta(ge=-MOST, le=MOST)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=MAX_SEATS)]  # from 1, 0 is nobody
Seats: TypeAlias = Annotated[tuple[Seat, ...], Meta(max_length=MAX_SEATS)]
BySeat: TypeAlias = Annotated[tuple[Number, ...], Meta(max_length=MAX_SEATS)]
Card: TypeAlias = Annotated[str, one_of(TOKENS)]
CardOrNone: TypeAlias = Annotated[str, one_of(("", *TOKENS))]
Cards: TypeAlias = Annotated[tuple[Card, ...], Meta(max_length=200)]
Hands: TypeAlias = Annotated[tuple[str, ...], Meta(max_length=MAX_SEATS)]  # cards with spaces between them
ColourOrNone: TypeAlias = Annotated[str, one_of(("", *COLOURS))]
