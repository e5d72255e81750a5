"""The picture of a finished match (share image, link preview): a podium, names, points and awards, as a PNG.

Drawing takes a while, so it is done where replays are made. Letters that no font at hand has are left out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

import msgspec
from PIL import Image, ImageDraw, ImageFont
from PIL.ImageFont import FreeTypeFont

from lastcard import record
from lastcard.core.cards import COLOURS
from lastcard.core.clean import line
from lastcard.record import Record
from lastcard.record.awards import awards
from lastcard.wording import rules_text
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.narration import Teller, outcome

WIDTH: Final = 1_200
HEIGHT: Final = 630
FINE: Final = 2  # it is drawn so many times as large, for smooth edges
TOLD: Final = 2  # awards
ON_STEP: Final = 3  # names; of more the rest is counted
LEAST: Final = 0.55  # of the size of a text that is too wide, after which its end is left out
PAPER, INK, QUIET, PLUM, STEP = "#fdfcf9", "#221c28", "#b9b0c0", "#eba9de", "#37303e"
GROUND: Final = ("#2b1830", "#161319")
HUES: Final = ("#ff5f66", "#f4bb2a", "#3fcf9f", "#6c93ff")  # red, yellow, green, blue
FONTS: Final = Path(__file__).with_name("page") / "assets"
OTHERS: Final = ("DejaVuSans-Bold.ttf", "DejaVuSans.ttf", "NotoSans-Regular.ttf", "arial.ttf")  # where there are such
NOWHERE: Final = "\ue000"  # a sign that no font has
Point = tuple[float, float]


class PodiumStep(msgspec.Struct, frozen=True):
    """One step of the podium: who shares a place."""

    place: int
    names: tuple[str, ...]
    points: str


class Keepsake(msgspec.Struct, frozen=True):
    """What a picture of a match shows."""

    title: str
    about: str
    steps: tuple[PodiumStep, ...]  # the best first, three at most
    awards: tuple[str, ...]
    card: str  # the last one that was laid


def keepsake(game: Record, date: str, say: Catalogue) -> Keepsake:
    """What there is to show of a record; one that can't be replayed is a Problem."""
    last: record.Step | None = None
    card = ""
    for last in record.replay(game):
        card = (last.said.card if last.said is not None else "") or card
    names = [line(name) for name in game.seats]
    teller = Teller(say, game.rules, names)
    about = " · ".join(filter(None, ("Last Card", rules_text.name(game.rules, say), date[:10])))
    if last is None:
        return Keepsake("Last Card", about, (), (), card)
    titles = list(teller.decided(outcome(last.match, last.round)))
    ranks, scores = last.match.ranks(), last.match.scores
    steps = []
    for place in sorted(set(ranks))[:3]:
        seats = [seat for seat, rank in enumerate(ranks) if rank == place]
        counted = game.rules.match != "single"
        points = say("awarded-biggest-round", value=scores[seats[0]]) if counted else ""
        steps.append(PodiumStep(place, tuple([names[seat] for seat in seats]), points))
    told = tuple(teller.awards(awards(game)[:TOLD]))
    return Keepsake(titles[-1] if titles else "Last Card", about, tuple(steps), told, card)


# Letters


@cache
def fonts(size: int) -> tuple[FreeTypeFont, ...]:
    """The fonts there are, the one of the page first."""
    found = []
    for name in (*map(str, sorted(FONTS.glob("strokes-*.woff2"))), *OTHERS):
        try:
            found.append(ImageFont.truetype(name, size))
        except OSError:
            continue
    usual = ImageFont.load_default(size)
    return (*found, usual) if isinstance(usual, FreeTypeFont) else tuple(found)


@cache
def _has(place: int, sign: str) -> bool:
    font = fonts(40)[place]
    return sign == " " or bytes(font.getmask(sign)) != bytes(font.getmask(NOWHERE))


def runs(text: str) -> list[tuple[int, str]]:
    """A text in pieces, each with the number of the first font that has all of it; what none has is left out."""
    pieces: list[tuple[int, str]] = []
    for sign in text:
        place = next((each for each in range(len(fonts(40))) if _has(each, sign)), -1)
        if pieces and place in (pieces[-1][0], -1 if sign == " " else pieces[-1][0]):
            pieces[-1] = pieces[-1][0], pieces[-1][1] + sign
        elif place >= 0:
            pieces.append((place, sign))
    return pieces


def _wide(text: str, size: int) -> float:
    return sum(fonts(size)[place].getlength(piece) for place, piece in runs(text))


# Drawing


class Pen:
    """Draws on a picture, in its own measures."""

    def __init__(self) -> None:
        centre, edge = (Image.new("RGB", (FINE * WIDTH, FINE * HEIGHT), each) for each in GROUND)
        light = Image.radial_gradient("L").resize(centre.size)
        self.image = Image.composite(edge, centre, light)
        self._draw = ImageDraw.Draw(self.image)

    def polygon(self, points: Sequence[Point], ink: str) -> None:
        self._draw.polygon([(FINE * x, FINE * y) for x, y in points], ink)

    def circle(self, x: float, y: float, radius: float, ink: str) -> None:
        self._draw.ellipse([FINE * (x - radius), FINE * (y - radius), FINE * (x + radius), FINE * (y + radius)], ink)

    def block(self, box: tuple[float, float, float, float], radius: float, ink: str, foot: bool = True) -> None:
        left, top, right, bottom = box
        corners = (True, True, foot, foot)
        scaled = [FINE * left, FINE * top, FINE * right, FINE * bottom]
        self._draw.rounded_rectangle(scaled, FINE * radius, ink, corners=corners)

    def write(self, text: str, x: float, y: float, size: float, ink: str, room: float) -> None:
        """A text in the middle of a place; smaller where it would be too wide, and then without its end."""
        wide = _wide(text, round(FINE * size)) / FINE
        size *= max(min(1.0, room / max(wide, 1.0)), LEAST)
        scaled = round(FINE * size)
        while text and _wide(text, scaled) > FINE * room * 1.01:
            text = text[:-2].rstrip() + "…" if len(text) > 2 else ""
        at = FINE * x - _wide(text, scaled) / 2
        for place, piece in runs(text):
            font = fonts(scaled)[place]
            self._draw.text((at, FINE * y), piece, ink, font, anchor="ls")
            at += font.getlength(piece)

    def done(self) -> bytes:
        made = BytesIO()
        small = self.image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
        small.quantize(128, dither=Image.Dither.NONE).save(made, "PNG", optimize=True)
        return made.getvalue()


def shape(number: int) -> list[Point]:
    """The shape of a colour round 0 0: a diamond, a circle, a triangle, a square."""
    circle = [(9.6 * math.cos(turn * math.pi / 16), 9.6 * math.sin(turn * math.pi / 16)) for turn in range(32)]
    return [
        [(0, -11.2), (8.6, 0), (0, 11.2), (-8.6, 0)],
        circle,
        [(0, -9.6), (10.4, 8.6), (-10.4, 8.6)],
        [(-8.6, -8.6), (8.6, -8.6), (8.6, 8.6), (-8.6, 8.6)],
    ][number]


def placed(points: Sequence[Point], x: float, y: float, scale: float, turn: float = 0.0) -> list[Point]:
    sine, cosine = math.sin(turn), math.cos(turn)
    return [(x + scale * (px * cosine - py * sine), y + scale * (px * sine + py * cosine)) for px, py in points]


def draw(shown: Keepsake) -> bytes:
    """The picture, as a PNG."""
    pen = Pen()
    for bit in range(40):  # the same on every picture, at its sides
        x = WIDTH / 2 + (1 if bit % 2 else -1) * (370 + (bit * 97) % 220)
        pen.polygon(placed(shape(bit % 4), x, bit * 61 % HEIGHT, 0.7 + bit % 5 * 0.2, bit * 1.7), HUES[bit % 4])
    pen.write(shown.title, WIDTH / 2, 104, 60, PAPER, 1_060)
    _podium(pen, shown)
    for number, award in enumerate(shown.awards):
        pen.write(award, WIDTH / 2, 546 + 32 * (number - len(shown.awards) + 2), 24, PAPER, 1_060)
    pen.write(shown.about, WIDTH / 2, 616, 20, QUIET, 1_060)
    return pen.done()


def _podium(pen: Pen, shown: Keepsake) -> None:
    order = [step for place in (1, 0, 2) for step in shown.steps[place : place + 1]]
    wide, foot = 230, 520
    left = WIDTH / 2 - len(order) * wide / 2
    for number, step in enumerate(order):
        x = left + wide * (number + 0.5)
        first = step is shown.steps[0]
        top = 360 if first else 405 if step is shown.steps[1] else 435
        pen.block((x - wide / 2 + 6, top, x + wide / 2 - 6, foot), 16, PLUM if first else STEP, foot=False)
        names = step.names
        if len(names) > ON_STEP:
            names = (*names[: ON_STEP - 1], f"+{len(names) - ON_STEP + 1}")
        for line_, name in enumerate(reversed(names)):
            pen.write(name, x, top - 16 - 34 * line_, 30, PAPER, wide - 12)
        ink = INK if first else PAPER
        pen.write(str(step.place), x, top + 50, 46, ink, wide)
        pen.write(step.points, x, top + 78, 20, ink, wide - 24)
        if first and shown.card:
            _card(pen, shown.card, x, top - 34 * len(names) - 92)


def _card(pen: Pen, token: str, x: float, y: float) -> None:
    """A card of ours, upright, with its middle at a point."""
    coloured = token[0] in COLOURS
    pen.block((x - 42, y - 60, x + 42, y + 60), 12, PAPER)
    pen.block((x - 37, y - 55, x + 37, y + 55), 9, HUES[COLOURS.index(token[0])] if coloured else INK)
    sign = token[1:] if coloured else token.lstrip("W")
    if coloured:
        pen.polygon(placed(shape(COLOURS.index(token[0])), x - 24, y - 40, 0.7), PAPER)
    else:
        for number in range(4):
            across, down = (number % 2 - 0.5) * 34, (number // 2 - 0.5) * 34
            pen.polygon(placed(shape(number), x + across, y + down - (14 if sign else 0), 1.2), HUES[number])
    if sign == "S" and coloured:
        pen.circle(x, y + 6, 24, PAPER)
        pen.circle(x, y + 6, 16, HUES[COLOURS.index(token[0])])
        pen.polygon(placed([(-22, -4), (22, -4), (22, 4), (-22, 4)], x, y + 6, 1.0, -math.pi / 4), PAPER)
    elif sign == "R" and coloured:
        arrow = [(-20, 2), (4, 2), (4, -6), (20, 8), (4, 22), (4, 14), (-20, 14)]
        for turn in (0.0, math.pi):
            pen.polygon(placed(arrow, x, y + 6, 1.0, turn), PAPER)
    elif sign:
        pen.write(sign, x, y + (26 if coloured else 44), 60 if coloured else 34, PAPER, 68)
