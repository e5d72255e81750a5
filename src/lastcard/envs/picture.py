"""A table as one seat sees it, as text and as a picture: for looking into what an agent does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lastcard.core.cards import NO_COLOUR, TOKENS, colour_of
from lastcard.core.errors import Problem
from lastcard.envs.table import Table

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL.ImageDraw import ImageDraw

SIZE: Final = (640, 420)
FELT: Final = (24, 74, 58)
PAPER: Final = (250, 248, 240)
INKS: Final = ((205, 50, 45), (232, 178, 32), (60, 145, 70), (45, 95, 185), (40, 40, 46))
CARD: Final = (46, 68)


def shown(table: Table, seat: int, mode: str | None) -> Any:
    """As `render` gives it: a text, an array of pixels, or nothing where it is printed."""
    if mode == "human":
        print(text(table, seat))
    return pixels(table, seat) if mode == "rgb_array" else text(table, seat) if mode == "ansi" else None


def text(table: Table, seat: int) -> str:
    """A few lines, with the cards of the seat."""
    return table.game.written([table.seat], [seat]) + "\n"


def pixels(table: Table, seat: int) -> NDArray[np.uint8]:
    """The top card in the middle, the others around with as many cards as they hold, the seat's own hand below."""
    try:
        from PIL import Image, ImageDraw
    except ModuleNotFoundError:
        raise Problem("picture-needs-extra") from None
    import numpy as np

    game = table.game
    image = Image.new("RGB", SIZE, FELT)
    draw = ImageDraw.Draw(image)
    middle = SIZE[0] // 2
    put_card(draw, middle - 60, 150, -1, f"{game.n_stock}")
    put_card(draw, middle + 14, 150, game.top, TOKENS[game.top])
    if game.colour != NO_COLOUR:
        draw.rectangle((middle + 70, 150, middle + 82, 150 + CARD[1]), fill=INKS[game.colour])
    for place in range(game.seats - 1):
        other = table.seat_at(seat, place)
        left = 24 + (SIZE[0] - 48) * (2 * place + 1) // (2 * (game.seats - 1)) - CARD[0] // 2
        put_card(draw, left, 34, -1, f"{game.sizes[other]}")
        label = f"{other + 1}" + (" *" if other == table.seat else "")
        draw.text((left + CARD[0] // 2, 112), label, fill=PAPER, anchor="ma", font_size=16)
    hand = game.hand(seat)
    step = min(CARD[0] + 6, (SIZE[0] - 48 - CARD[0]) // max(len(hand) - 1, 1))
    begin = middle - (step * (len(hand) - 1) + CARD[0]) // 2
    for place, face in enumerate(hand):
        put_card(draw, begin + step * place, 300, face, TOKENS[face])
    label = f"{seat + 1}" + (" *" if seat == table.seat else "")
    draw.text((middle, 384), label, fill=PAPER, anchor="ma", font_size=16)
    return np.asarray(image)


def put_card(draw: ImageDraw, left: int, top: int, face: int, label: str) -> None:
    ink = (90, 90, 100) if face < 0 else INKS[colour_of(face)]
    draw.rounded_rectangle((left, top, left + CARD[0], top + CARD[1]), 7, fill=ink, outline=PAPER, width=3)
    draw.text((left + CARD[0] // 2, top + CARD[1] // 2), label, fill=PAPER, anchor="mm", font_size=18)
