"""A table as one seat sees it, as text and as a picture: for looking into what an agent does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lastcard.core.cards import COLOURS, NO_COLOUR, TOKENS, colour_of, is_wild
from lastcard.core.errors import Problem
from lastcard.engine.codes import PHASES
from lastcard.engine.observation import Observation
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


def observation_of(table: Table, seat: int) -> Observation:
    observation = Observation(table.game.rules, table.game.seats)
    observation.look(table.game, seat)
    return observation


def top_of(observation: Observation) -> str:
    named = f">{COLOURS[observation.colour]}" if is_wild(observation.top) and observation.colour != NO_COLOUR else ""
    return TOKENS[observation.top] + named


def text(table: Table, seat: int) -> str:
    """A few lines, with the cards of the seat."""
    observation = observation_of(table, seat)
    direction = "clockwise" if observation.direction > 0 else "counter-clockwise"
    piles = f"stock {observation.n_stock}, discard {observation.n_discard}"
    lines = [
        f"{PHASES[observation.phase]}, {direction}",
        f"top {top_of(observation)}, {piles}, penalty {observation.penalty}",
    ]
    for other, size in enumerate(observation.sizes):
        mark = ">" if other == table.seat else " "
        hand = f"  {' '.join(table.game.cards(seat))}" if other == seat else ""
        lines.append(f"{mark} {other + 1:2} {size:3}{hand}")
    return "\n".join(lines) + "\n"


def pixels(table: Table, seat: int) -> NDArray[np.uint8]:
    """The top card in the middle, the others around with as many cards as they hold, the seat's own hand below."""
    try:
        from PIL import Image, ImageDraw
    except ModuleNotFoundError:
        raise Problem("picture-needs-extra") from None
    import numpy as np

    observation = observation_of(table, seat)
    image = Image.new("RGB", SIZE, FELT)
    draw = ImageDraw.Draw(image)
    middle = SIZE[0] // 2
    put_card(draw, middle - 60, 150, -1, f"{observation.n_stock}")
    put_card(draw, middle + 14, 150, observation.top, TOKENS[observation.top])
    if observation.colour != NO_COLOUR:
        draw.rectangle((middle + 70, 150, middle + 82, 150 + CARD[1]), fill=INKS[observation.colour])
    for place in range(table.game.seats - 1):
        other = table.seat_at(seat, place)
        left = 24 + (SIZE[0] - 48) * (2 * place + 1) // (2 * (table.game.seats - 1)) - CARD[0] // 2
        put_card(draw, left, 34, -1, f"{observation.sizes[other]}")
        label = f"{other + 1}" + (" *" if other == table.seat else "")
        draw.text((left + CARD[0] // 2, 112), label, fill=PAPER, anchor="ma", font_size=16)
    hand = table.game.hand(seat)
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
