"""Texts that mean harm to a terminal and to whoever reads it, and how to see that they came to nothing."""

from __future__ import annotations

from lastcard.core import clean

HOSTILE = {
    "clipboard": "\x1b]52;c;cm0gLXJmIH4=\x07",
    "title": "\x1b]0;owned\x1b\\",
    "colours": "\x1b[31mred\x1b[0m",
    "eight bits": "\x9b31m\x9d0;owned\x9c",
    "over the line": "Ada\rBo",
    "a line of its own": "Ada\nBo wins the match.",
    "other ends of lines": "Ada\x0b\x0c\x85\u2028\u2029Bo",
    "back": "Ada\b\b\bBo\x7f",
    "the other way round": "\u202eadA\u202c \u2066x\u2069 \u200e\u200f\u061c",
    "nothing to be seen": "A\u200bd\u200ca\u2060\ufeff\u00ad\u3164\u2800",
    "half a pair": "\ud83d",
    "for private use": "\ue000\U000f0000",
    "a tower": "a" + "\u0300" * 50,
    "tags": "\U000e0041\U000e0042",
}


EVERYTHING = " ".join(HOSTILE.values())


def harmless(text: str) -> bool:
    """Whether a text can be shown, line by line."""
    return all(not list(clean.amiss(line)) for line in text.split("\n"))
