"""Makes the display face out of pen strokes: the cards' numerals, and letters drawn below in their manner.

    pip install fonttools skia-pathops brotli
    python web/font/build.py        writes web/src/styles/strokes.woff2

Run it when a stroke changes; the file it writes is kept in the tree, so that building the page needs none of this.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib.tables._g_l_y_f import Glyph
from pathops import LineCap, LineJoin, PathPen
from pathops import Path as Outline

WEB = Path(__file__).resolve().parents[1]
CARDS = WEB / "src" / "cards" / "parts.svg"
FILE = WEB / "src" / "styles" / "strokes.woff2"

# Strokes are drawn as on the cards, y downwards: capitals from -28 to 28, small letters from -11, in a pen 12 wide.
PEN = 12.0
BASE = 28 + PEN / 2
EM = 1000
UNIT = 700 / (2 * BASE)  # a capital is 700 high
ROOM = 5.0  # on either side of a stroke
OPEN = "AVWXYTvwxyLtf'’‘"  # letters with air of their own
TIGHT = 2.6
FIGURE = 36 + PEN + 2 * ROOM  # all numerals are as wide

BOWL = "M0 8.5C0-3 6.5-11 16-11S32-3 32 8.5 25.5 28 16 28 0 20 0 8.5Z"
ROUND = "M22-28C36-28 44-17 44 0S36 28 22 28 0 17 0 0 8-28 22-28Z"
SMALL = "M17-11C27.5-11 34-3 34 8.5S27.5 28 17 28 0 20 0 8.5 6.5-11 17-11Z"

LETTERS = {
    "A": "M0 28 20-28 40 28M7 11H33",
    "B": "M0-1.5H17A13.2 13.2 0 0 0 17-28H0V28H19A14.8 14.8 0 0 0 19-1.5H15",
    "C": "M38-16C34-24 28-28 21-28 8-28 0-17 0 0S8 28 21 28C28 28 34 24 38 16",
    "D": "M0-28V28H14C29 28 38 17 38 0S29-28 14-28Z",
    "E": "M30-28H0V28H30M0-1H25",
    "F": "M29-28H0V28M0 1H24",
    "G": "M38-17C34-24 29-28 22-28 8-28 0-17 0 0S8 28 22 28C33 28 40 20 40 8V3H25",
    "H": "M0-28V28M38-28V28M0 0H38",
    "I": "M0-28V28",
    "J": "M24-28V11C24 22 19 28 11 28 5 28 2 25 0 20",
    "K": "M0-28V28M33-28 0 7M12-5.5 35 28",
    "L": "M0-28V28H28",
    "M": "M0 28V-28L23 10 46-28V28",
    "N": "M0 28V-28L38 28V-28",
    "O": ROUND,
    "P": "M0 28V-28H18A16 16 0 0 1 18 4H0",
    "Q": ROUND + "M27 11 43 31",
    "R": "M0 28V-28H18A15.5 15.5 0 0 1 18 3H0M17 3 34 28",
    "S": (
        "M33.5-18C31-24.5 25.5-28 18-28 8.5-28 2.5-23 2.5-15 2.5-5.5 9-3 18-.5S35 4.5 35 14C35 22.5 28.5 28 18 28"
        " 9 28 2.5 24 0 17"
    ),
    "T": "M0-28H38M19-28V28",
    "U": "M0-28V8C0 21 7 28 19 28S38 21 38 8V-28",
    "V": "M0-28 20 28 40-28",
    "W": "M0-28 14.5 28 30-22 45.5 28 60-28",
    "X": "M0-28 37 28M37-28 0 28",
    "Y": "M0-28 19.5 1 39-28M19.5 1V28",
    "Z": "M1-28H35L0 28H36",
    "a": BOWL + "M32-11V28",
    "b": BOWL + "M0-31V28",
    "c": "M30-2.5C27-8 22.5-11 17-11 6.5-11 0-3 0 8.5S6.5 28 17 28C22.5 28 27 25 30 19.5",
    "d": BOWL + "M32-31V28",
    "e": "M1 8.5H33C32.5-3.5 26.5-11 17-11S0-3 0 8.5 6.5 28 17.5 28C23 28 28 25.5 31 20.5",
    "f": "M22-30C20.5-31 19-31 17-31 10.5-31 7-27.5 7-20V28M0-11H19",
    "g": BOWL + "M32-11V29C32 39.5 26 44.5 16 44.5 10 44.5 5 42.5 2 38.5",
    "h": "M0-31V28M0 6C0-5 7-11 15.5-11S30-5 30 6V28",
    "i": "M0-11V28",
    "j": "M10-11V34C10 41 6.5 44.5 0 44.5",
    "k": "M0-31V28M26-11 0 14M10.5 4 28 28",
    "l": "M0-31V18C0 25 3 28 9 28",
    "m": "M0-11V28M0 5C0-5 5.5-11 13-11S26-5 26 5V28M26 5C26-5 31.5-11 39-11S52-5 52 5V28",
    "n": "M0-11V28M0 6C0-5 7-11 15.5-11S30-5 30 6V28",
    "o": SMALL,
    "p": BOWL + "M0-11V45",
    "q": BOWL + "M32-11V45",
    "r": "M0-11V28M0 7C0-4 6-11 17-11",
    "s": (
        "M26.5-4C24.5-9 20-11 14-11 6.5-11 2-7.5 2-1.5 2 5 7.5 6.5 14 8S27.5 11 27.5 18C27.5 24.5 22 28 14 28 7.5"
        " 28 2.5 25.5 0 20.5"
    ),
    "t": "M8-25V16C8 24 11.5 28 18 28 20 28 21 27.7 22.5 27M0-11H21",
    "u": "M0-11V11C0 22 6 28 14.5 28S30 22 30 11M30-11V28",
    "v": "M0-11 15.5 28 31-11",
    "w": "M0-11 11.5 28 24-7 36.5 28 48-11",
    "x": "M0-11 29 28M29-11 0 28",
    "y": "M0-11 16 27M32-11 14 33C10.5 41.5 7 44.5 1 44.5",
    "z": "M1-11H28L0 28H29",
    "Æ": "M62-28H29L0 28M29-28V28H62M29-1H56M11 11H29",
    "Ø": ROUND + "M3 32 41-32",
    "Ð": "M9-28V28H23C38 28 47 17 47 0S38-28 23-28ZM0 0H22",
    "Þ": "M0-28V28M0-16H18A14.5 14.5 0 0 1 18 13H0",
    "æ": (
        "M4-5.5C7-9 11-11 16-11 25-11 30.5-4 30.5 8.5 30.5 22 22 28 13 28 5 28 0 24 0 18.5 0 12 6 8.5 15"
        " 8.5H62C61.5-3.5 56-11 46.5-11 39.5-11 34.5-7.5 32-2M30.5 8.5C30.5 21 37 28 47 28 52.5 28 57 25.5 60 20.5"
    ),
    "ø": SMALL + "M0 32 34-15",
    "ð": "M17-7C27-7 34 0 34 10.5S27 28 17 28 0 21 0 10.5 7-7 17-7ZM34 10.5C34-9 26-26 12-35M9-19.5 30-32.5",
    "þ": BOWL + "M0-31V45",
    "ß": (
        "M0 28V-16C0-26 5.5-31 14-31S27.5-26 27.5-19C27.5-9 17-9 17-1.5 17 5 31 4 31 16 31 23.5 26 28 18.5 28 16"
        " 28 14 27.5 12 26.5"
    ),
    "+": "M0 2H32M16-14V18",
    "−": "M0 2H32",
    "-": "M0 4H17",
    "–": "M0 4H30",
    "—": "M0 4H52",
    "=": "M0-7H32M0 12H32",
    "×": "M0-10 24 14M24-10 0 14",
    "&": "M41 28 13-9C7-17 10-28 19.5-28S31.5-15 22-9.5L13-4C-4.5 6-2 28 16.5 28 28 28 36.5 20 38.5 7",
    "(": "M11-33C-3.5-15-3.5 17 11 35",
    ")": "M0-33C14.5-15 14.5 17 0 35",
    "/": "M0 33 24-33",
    "'": "M0-28V-16",
    '"': "M0-28V-16M16-28V-16",
    "’": "M4-28 0-15",
    "‘": "M0-28 4-15",
    "”": "M4-28 0-15M20-28 16-15",
    "“": "M0-28 4-15M16-28 20-15",
    "„": "M4 25 0 38M20 25 16 38",
    ",": "M4 25 0 38",
    ";": "M4 25 0 38",
    "!": "M0-28V7",
    "?": "M0-16.5C1.5-24 7.5-28 15.5-28 25-28 31.5-22.5 31.5-14.5 31.5-3 16-3 16 9",
    "%": "M8 30 44-30",
    "#": "M13-26 7 26M32-26 26 26M1-10H40M0 10H39",
    "«": "",
    "»": "",
    ".": "",
    ":": "",
    "…": "",
    "·": "",
}  # fmt: skip
DOTS = {  # middles
    "i": [(0, -28)], "j": [(10, -28)], "!": [(0, 27)], "?": [(16, 27)], ".": [(0, 27)], ":": [(0, 27), (0, -4)],
    ";": [(2.5, -4)], "…": [(0, 27), (21, 27), (42, 27)], "·": [(0, 4)],
}  # fmt: skip
DOT = 7.4  # radius
THIN = {
    "«": ["M12-7 0 5 12 17M29-7 17 5 29 17"],
    "»": ["M0-7 12 5 0 17M17-7 29 5 17 17"],
    "%": ["M10-28A9 11 0 1 0 10-6 9 11 0 1 0 10-28Z", "M42 6A9 11 0 1 0 42 28 9 11 0 1 0 42 6Z"],
}
THIN_PEN = 8.8

# Marks over letters, round their middle, their lower edge at 0; and how they are put on capitals and small letters.
MARKS = {
    "\u0301": ("M-4-5 5-15", 10.5),
    "\u0300": ("M4-5-5-15", 10.5),
    "\u0302": ("M-10-5 0-14 10-5", 9.5),
    "\u030c": ("M-10-14 0-5 10-14", 9.5),
    "\u0303": ("M-12-7C-9-15-3-14 0-10.5S9-6 12-14", 9),
    "\u030a": ("M0-4A7.6 7.6 0 1 0 0-19.2 7.6 7.6 0 1 0 0-4Z", 7.6),
    "\u0308": ("", 0),
    "\u0327": ("M0 0C7 1 7 11-3 10", 8),
}
ACCENTED = "ÅÄÖÁÉÍÓÚÝåäöáéíóúýÀÈÌÒÙàèìòùÂÊÎÔÛâêîôûËÏÜëïüÿÑÃÕñãõÇçŠšŽžČčŘř"
SPACES = {" ": 21.0, "\u00a0": 21.0, "\u202f": 12.0}


def stroke(d: str, pen: float = PEN) -> Outline:
    path = Outline()
    parse_path(d, PathPen(path))
    path.stroke(pen, LineCap.ROUND_CAP, LineJoin.ROUND_JOIN, 4)
    return path


def dot(x: float, y: float, radius: float = DOT) -> Outline:
    path = Outline()
    parse_path(
        f"M{x - radius} {y}a{radius} {radius} 0 1 1 {2 * radius} 0a{radius} {radius} 0 1 1 {-2 * radius} 0Z",
        PathPen(path),
    )
    return path


def united(parts: list[Outline]) -> Outline:
    whole = Outline()
    for part in parts:
        part.convertConicsToQuads(0.25)
        part.draw(whole.getPen())
    whole.simplify(fix_winding=True, keep_starting_points=False)
    return whole


def glyph(outline: Outline, left: float) -> Glyph:
    """In the units of the font, y upwards, `left` where the edge of its room is."""
    outline = Outline(outline)
    moved = outline.transform(UNIT, 0, 0, -UNIT, -left * UNIT, BASE * UNIT)
    pen = TTGlyphPen(None)
    moved.draw(Cu2QuPen(pen, max_err=1))
    return pen.glyph()


def numerals() -> dict[str, str]:
    return dict(re.findall(r'id="n(\d)"><path d="([^"]+)"', CARDS.read_text("utf-8")))


def name(character: str) -> str:
    return f"u{ord(character):04X}"


def main() -> None:
    glyphs: dict[str, Glyph] = {".notdef": TTGlyphPen(None).glyph()}
    widths: dict[str, int] = {".notdef": 500}
    middles: dict[str, float] = {}
    shapes: dict[str, Outline] = {}
    for character, d in LETTERS.items():
        thin = [stroke(each, THIN_PEN) for each in THIN.get(character, [])]
        shapes[character] = united([stroke(d), *thin, *(dot(*middle) for middle in DOTS.get(character, []))])
    shapes["ı"] = united([stroke(LETTERS["i"])])
    for character, outline in shapes.items():
        left, _, right, _ = outline.bounds
        room = ROOM - TIGHT * (character in OPEN) - TIGHT / 4 * character.islower()
        glyphs[name(character)] = glyph(outline, left - room)
        widths[name(character)] = round((right - left + 2 * room) * UNIT)
        middles[character] = ((left + right) / 2 - left + room) * UNIT
    for character, d in numerals().items():
        left, _, right, _ = stroke(d).bounds
        glyphs[name(character)] = glyph(united([stroke(d)]), (left + right) / 2 - FIGURE / 2)
        widths[name(character)] = round(FIGURE * UNIT)
    for mark, (d, pen) in MARKS.items():
        outline = united([stroke(d, pen)] if d else [dot(-10, -7, 6.6), dot(10, -7, 6.6)])
        glyphs[name(mark)] = glyph(outline, 0)
        widths[name(mark)] = 0
    for character in ACCENTED:
        letter, mark = unicodedata.normalize("NFD", character)
        base = "ı" if letter == "i" else letter
        # marks lie over 0 of the strokes, which is BASE above the line; capitals reach to -34, small letters to -17
        lift = 0 if mark == "\u0327" else (38 if letter.isupper() else 22)
        sink = -31 if mark == "\u0327" else 0
        if mark == "\u030a" and letter == "A":
            lift -= 6
        pen = TTGlyphPen(glyphs)
        pen.addComponent(name(base), (1, 0, 0, 1, 0, 0))
        pen.addComponent(name(mark), (1, 0, 0, 1, round(middles[base]), round((lift + sink) * UNIT)))
        glyphs[name(character)] = pen.glyph()
        widths[name(character)] = widths[name(base)]
    for character, width in SPACES.items():
        glyphs[name(character)] = TTGlyphPen(None).glyph()
        widths[name(character)] = round(width * UNIT)

    order = sorted(glyphs)
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(order)
    font.setupCharacterMap({int(each[1:], 16): each for each in order if each != ".notdef" and each[1:3] != "03"})
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics(
        {each: (widths[each], glyphs[each].xMin if hasattr(glyphs[each], "xMin") else 0) for each in order}
    )
    font.setupHorizontalHeader(ascent=960, descent=-240)
    font.setupNameTable({"familyName": "Last Card Strokes", "styleName": "Bold"})
    font.setupOS2(
        version=4,
        sTypoAscender=960,
        sTypoDescender=-240,
        sTypoLineGap=0,
        usWinAscent=1010,
        usWinDescent=260,
        usWeightClass=700,
        sxHeight=525,
        sCapHeight=700,
        fsSelection=0x80 | 0x20,
    )
    font.setupPost(keepGlyphNames=False)
    font.font["head"].macStyle = 1
    font.font["head"].created = font.font["head"].modified = 3_800_000_000  # the same strokes make the same file
    font.font.recalcTimestamp = False
    font.font.flavor = "woff2"
    font.save(FILE)
    print(f"{FILE.name}: {len(order)} glyphs, {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
