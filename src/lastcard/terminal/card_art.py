"""How cards look in a terminal: every colour has a shape and a letter, so that nothing rests on colour alone."""

from __future__ import annotations

from typing import Final

import msgspec
from rich.style import Style
from rich.text import Text
from textual.geometry import Size
from textual.theme import Theme

from lastcard.core.cards import COLOURS, NO_COLOUR, TOKENS, colour_of, is_wild

SHAPES: Final = "♦●▲■"  # red, yellow, green, blue
ARROWS: Final = {1: "↻", -1: "↺"}

# Ground and pen of a card; the same on every background. Wilds are paper.
GROUNDS: Final = ("#d0313d", "#f4bb2a", "#38b58c", "#2348a8", "#fbf7ef")
PENS: Final = ("#ffffff", "#2c1d00", "#04231a", "#ffffff", "#221c28")
WILD: Final = NO_COLOUR


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


def sign_of(face: int) -> str:
    """What a card shows beside its colour: 7, S, +2; a wild shows what stands behind its W, or W alone."""
    return TOKENS[face][1:] or "W"


def tag(face: int) -> str:
    """A card in a few signs: ♦R7, W+4."""
    return TOKENS[face] if is_wild(face) else SHAPES[colour_of(face)] + TOKENS[face]


def filled(colour: int, bold: bool = True) -> Style:
    return Style(color=PENS[colour], bgcolor=GROUNDS[colour], bold=bold)


def tags(faces: tuple[int, ...] | bytes, inks: Inks) -> Text:
    """Cards in a row, in their colours."""
    return Text(" ").join(Text(tag(face), Style(color=inks.colours[colour_of(face)])) for face in faces)


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


def big_card(face: int, colour: int, scale: int) -> Text:
    """The top card, large: its sign, and the shape and letter of its colour, or of the one named, in the corners."""
    inner = 13 if scale == 1 else 26
    shown = colour_of(face)
    named = colour - 1 if is_wild(face) and colour else shown
    corner = "♦ ● ▲ ■" if named == WILD else f"{SHAPES[named]} {COLOURS[named]}"
    style = filled(shown)
    rows = [
        corner.ljust(inner - 2),
        "",
        *(row.center(inner - 2) for row in _numeral(sign_of(face), scale)),
        "",
        corner.rjust(inner - 2),
    ]
    card = Text()
    card.append("╭" + "─" * inner + "╮\n", style)
    for row in rows:
        card.append(f"│ {row.ljust(inner - 2)} │\n", style)
    card.append("╰" + "─" * inner + "╯", style)
    return card


# Edges of a card in the hand: not playable, playable, under the cursor
EDGES: Final = {"quiet": tuple("┌─┐│└┘"), "playable": tuple("┏━┓┃┗┛"), "cursor": tuple("╔═╗║╚╝")}


# Cells and lines of a card in the hand, the largest first
SIZES: Final = (Size(13, 9), Size(9, 7), Size(8, 5), Size(6, 3))


def _inside(face: int, size: Size) -> list[str]:
    """What a card in the hand shows between its edges: as much as there is room for."""
    colour, sign, width = colour_of(face), sign_of(face), size.width - 2
    if size.height == 3:
        return [tag(face).center(width)]
    corner = f"{SHAPES[colour]}{COLOURS[colour]}" if colour != WILD else TOKENS[face]
    if size.height == 5:
        return [corner.ljust(width), (sign if colour != WILD else SHAPES).center(width), " " * width]
    drawn = _numeral(sign, 1)
    if len(drawn[0]) > width:  # the first of two signs is written
        drawn = [f"{before} {row}" for before, row in zip((" ", sign[0], " "), _numeral(sign[1], 1), strict=True)]
    air = [" " * width] * (size.height > 7)
    foot = corner if colour != WILD else SHAPES
    return [corner.ljust(width), *air, *(row.center(width) for row in drawn), *air, foot.rjust(width)]


def hand_card(face: int, edge: str, key: str, mark: str, inks: Inks, size: Size) -> list[Text]:
    """A card in the hand, line by line: its key on the upper edge, a mark on the lower one."""
    left, line, right, side, low_left, low_right = EDGES[edge]
    inner = size.width - 2
    playable = bool(key)
    colour = colour_of(face)
    frame = Style(color=inks.yours if edge == "cursor" else inks.text if playable else inks.quiet, bold=playable)
    body = filled(colour) if playable else Style(color=inks.colours[colour])
    drawn = [Text(left + key.center(inner, line) + right, frame)]
    drawn += [Text.assemble((side, frame), (text, body), (side, frame)) for text in _inside(face, size)]
    drawn.append(Text(low_left + mark.center(inner, line) + low_right, frame))
    return drawn
