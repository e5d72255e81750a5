"""How cards look in a terminal: every colour has a shape and a letter, so that nothing rests on colour alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from rich.style import Style
from rich.text import Text
from textual.geometry import Size
from textual.theme import Theme

from lastcard.core.cards import COLOURS

SHAPES: Final = "♦●▲■"  # red, yellow, green, blue
ARROWS: Final = {1: "↻", -1: "↺"}

# Ground and pen of a card; the same on every background. Wilds are paper.
GROUNDS: Final = ("#d0313d", "#f4bb2a", "#38b58c", "#2348a8", "#fbf7ef")
PENS: Final = ("#ffffff", "#2c1d00", "#04231a", "#ffffff", "#221c28")
WILD: Final = "W"


class Inks(msgspec.Struct, frozen=True):
    """Colours on a background: text, quiet text, what is yours to do, and card colours as text."""

    text: str
    quiet: str
    yours: str
    on_yours: str
    colours: tuple[str, str, str, str, str]


DARK: Final = Inks("#f4f0f6", "#a097a8", "#eba9de", "#2c0f27", ("#ff8d8f", "#f4bb2a", "#52cfa5", "#94b1ff", "#f4f0f6"))
LIGHT: Final = Inks("#221c28", "#645b6b", "#7d2b70", "#ffffff", ("#b3202f", "#7d5600", "#0b6a4b", "#2348a8", "#221c28"))

THEMES: Final = (
    Theme(
        "lastcard-dark",
        primary="#eba9de",
        accent="#eba9de",
        foreground="#f4f0f6",
        background="#161319",
        surface="#1e1a22",
        panel="#29242e",
        dark=True,
        variables={"chosen": "#4a2f47"},
    ),
    Theme(
        "lastcard-light",
        primary="#7d2b70",
        accent="#7d2b70",
        foreground="#221c28",
        background="#f3f0ea",
        surface="#fdfcf9",
        panel="#e8e2d8",
        dark=False,
        variables={"chosen": "#ecd3e6"},
    ),
)

# Six rows of pixels each, two to a line of text
_GLYPHS: Final = {
    "0": (" ### ", "#   #", "#   #", "#   #", "#   #", " ### "),
    "1": ("  #  ", " ##  ", "  #  ", "  #  ", "  #  ", " ### "),
    "2": (" ### ", "#   #", "   # ", "  #  ", " #   ", "#####"),
    "3": ("#### ", "    #", " ### ", "    #", "    #", "#### "),
    "4": ("#  # ", "#  # ", "#  # ", "#####", "   # ", "   # "),
    "5": ("#####", "#    ", "#### ", "    #", "    #", "#### "),
    "6": (" ### ", "#    ", "#### ", "#   #", "#   #", " ### "),
    "7": ("#####", "    #", "   # ", "  #  ", "  #  ", "  #  "),
    "8": (" ### ", "#   #", " ### ", "#   #", "#   #", " ### "),
    "9": (" ### ", "#   #", "#   #", " ####", "    #", " ### "),
    "+": ("     ", "  #  ", "  #  ", "#####", "  #  ", "  #  "),
    "S": (" ### ", "#  ##", "# # #", "# # #", "##  #", " ### "),  # a ring struck through
    "R": (" #   ", "#####", " #   ", "   # ", "#####", "   # "),  # two arrows
    "W": ("#   #", "#   #", "# # #", "# # #", "## ##", "#   #"),
    "H": ("#   #", " # # ", "  #  ", " # # ", "#   #", "     "),  # hands crossed
    "T": ("  #  ", " ### ", "## ##", " ### ", "  #  ", "     "),  # a target
    "X": (" #   ", "#####", "     ", "#####", "   # ", "     "),
}


def sign_of(card: str) -> str:
    """What a card shows beside its colour: 7, S, +2; a wild shows what stands behind its W, or W alone."""
    return card[1:] or "W"


def tag(card: str) -> str:
    """A card in a few signs: ♦R7, W+4."""
    return card if card[0] == WILD else SHAPES[place_of(card)] + card


def place_of(card: str) -> int:
    """The place of the colour of a card, or of its letter, among grounds, pens and inks; that of wilds is the last."""
    return (COLOURS + WILD).index(card[0])


def filled(colour: str) -> Style:
    return Style(color=PENS[place_of(colour)], bgcolor=GROUNDS[place_of(colour)], bold=True)


def tags(cards: Iterable[str], inks: Inks) -> Text:
    """Cards in a row, in their colours."""
    return Text(" ").join(Text(tag(card), Style(color=inks.colours[place_of(card)])) for card in cards)


def shapes(inks: Inks) -> Text:
    """The shapes of the four colours, as they stand before a title."""
    return Text(" ").join(Text(shape, Style(color=colour)) for shape, colour in zip(SHAPES, inks.colours, strict=False))


def _pixels(sign: str) -> list[str]:
    glyphs = [_GLYPHS[part] for part in sign]
    return [" ".join(rows) for rows in zip(*glyphs, strict=True)]


def _numeral(sign: str, scale: int) -> list[str]:
    """The sign of a card in blocks: half a line a pixel, or two cells a pixel on a large screen."""
    pixels = _pixels(sign)
    if scale > 1:
        return ["".join("██" if pixel == "#" else "  " for pixel in row) for row in pixels]
    pairs = zip(pixels[::2], pixels[1::2], strict=True)
    blocks = {"##": "█", "# ": "▀", " #": "▄", "  ": " "}
    return ["".join(blocks[above + below] for above, below in zip(*pair, strict=True)) for pair in pairs]


def big_card(card: str, colour: str, scale: int) -> Text:
    """The top card, large: its sign, and the shape and letter of its colour, or of the one named, in the corners."""
    inner = 13 if scale == 1 else 26
    named = colour if card[0] == WILD and colour else card[0]
    corner = "♦ ● ▲ ■" if named == WILD else f"{SHAPES[place_of(named)]} {named}"
    style = filled(card)
    rows = [
        corner.ljust(inner - 2),
        "",
        *(row.center(inner - 2) for row in _numeral(sign_of(card), scale)),
        "",
        corner.rjust(inner - 2),
    ]
    drawn = Text()
    drawn.append("╭" + "─" * inner + "╮\n", style)
    for row in rows:
        drawn.append(f"│ {row.ljust(inner - 2)} │\n", style)
    drawn.append("╰" + "─" * inner + "╯", style)
    return drawn


# Edges of a card in the hand: not playable, playable, under the cursor
EDGES: Final = {"quiet": tuple("┌─┐│└┘"), "playable": tuple("┏━┓┃┗┛"), "cursor": tuple("╔═╗║╚╝")}


# Cells and lines of a card in the hand, the largest first
SIZES: Final = (Size(13, 9), Size(9, 7), Size(8, 5), Size(6, 3))


def _inside(card: str, size: Size) -> list[str]:
    """What a card in the hand shows between its edges: as much as there is room for."""
    wild, sign, width = card[0] == WILD, sign_of(card), size.width - 2
    if size.height == 3:
        return [tag(card).center(width)]
    corner = card if wild else f"{SHAPES[place_of(card)]}{card[0]}"
    if size.height == 5:
        return [corner.ljust(width), (SHAPES if wild else sign).center(width), " " * width]
    drawn = _numeral(sign, 1)
    if len(drawn[0]) > width:  # the first of two signs is written
        drawn = [f"{before} {row}" for before, row in zip((" ", sign[0], " "), _numeral(sign[1], 1), strict=True)]
    air = [" " * width] * (size.height > 7)
    foot = SHAPES if wild else corner
    return [corner.ljust(width), *air, *(row.center(width) for row in drawn), *air, foot.rjust(width)]


def hand_card(card: str, edge: str, key: str, mark: str, inks: Inks, size: Size) -> list[Text]:
    """A card in the hand, line by line: its key on the upper edge, a mark on the lower one."""
    left, line, right, side, low_left, low_right = EDGES[edge]
    inner = size.width - 2
    playable = bool(key)
    frame = Style(color=inks.yours if edge == "cursor" else inks.text if playable else inks.quiet, bold=playable)
    body = filled(card) if playable else Style(color=inks.colours[place_of(card)])
    drawn = [Text(left + key.center(inner, line) + right, frame)]
    drawn += [Text.assemble((side, frame), (text, body), (side, frame)) for text in _inside(card, size)]
    drawn.append(Text(low_left + mark.center(inner, line) + low_right, frame))
    return drawn
