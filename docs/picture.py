"""Draws docs/demo.svg, the picture in the README: a few sentences of a real game beside its last cards."""

from __future__ import annotations

from html import escape
from pathlib import Path

from lastcard.account import Teller
from lastcard.cards import COLOURS, TOKENS
from lastcard.lab.playing import simple_round
from lastcard.match import Match
from lastcard.rules import PRESETS
from lastcard.text import catalogue

SEED, LINES = 12, 16
NAMES = ("Ada", "Bo", "Cid", "Dot")
INK = {"R": "#c8372d", "Y": "#b98300", "G": "#2b8a4b", "B": "#2468b2", "W": "#444"}
SHAPES = {
    "R": '<path d="M0 -7 L7 6 L-7 6 Z"/>',
    "Y": '<circle r="6.5"/>',
    "G": '<rect x="-6" y="-6" width="12" height="12"/>',
    "B": '<path d="M0 -8 L7 0 L0 8 L-7 0 Z"/>',
}


def card(face: int, x: int, y: int) -> str:
    token = TOKENS[face]
    colour = token[0] if token[0] in COLOURS else "W"
    label = {"S": "⊘", "R": "⇄"}.get(token[1:], token[1:] or "W") if colour != "W" else token
    shapes = "".join(
        f'<g transform="translate({dx} {dy})" fill="#fff">{SHAPES[colour]}</g>'
        for dx, dy in ((16, 18), (56, 86))
        if colour != "W"
    )
    return (
        f'<g transform="translate({x} {y})"><rect width="72" height="104" rx="9" fill="#fff" stroke="#0003"/>'
        f'<rect x="5" y="5" width="62" height="94" rx="6" fill="{INK[colour]}"/>{shapes}<text x="36" y="65" '
        f'text-anchor="middle" font-size="34" font-weight="700" fill="#fff">{escape(label)}</text></g>'
    )


def main() -> None:
    rules = PRESETS["house-party"]
    teller = Teller(catalogue("en"), rules, NAMES)
    sentences: list[str] = []
    laid: list[int] = []
    for _, events in simple_round(Match(rules, len(NAMES)), SEED):
        for event in events:
            sentences.append(teller.sentence(event))
            if event.kind == "played":
                laid.append(event.face)
    shown = ["$ lastcard demo --rules house-party --seed 12", "…", *sentences[-LINES:]]
    text = "".join(
        f'<text x="24" y="{38 + 22 * number}" fill="{"#e9e9ea" if number else "#8fd3a5"}">{escape(line[:74])}</text>'
        for number, line in enumerate(shown)
    )
    height = 60 + 22 * len(shown)
    cards = "".join(card(face, 676 + 14 * (number % 2), 24 + 66 * number) for number, face in enumerate(laid[-5:]))
    Path(__file__).with_name("demo.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 {height}" font-size="14" '
        f'font-family="ui-monospace, Menlo, Consolas, monospace">'
        f'<rect width="800" height="{height}" rx="12" fill="#1d2226"/>{text}{cards}</svg>\n'
    )


if __name__ == "__main__":
    main()
