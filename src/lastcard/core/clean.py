"""Sanitises what people write: nothing in it hides, gives a terminal orders or is taken for another line.

The server refuses a text with something amiss in it. What comes from elsewhere, from a file or from a server that lets
anything pass, is shown with those signs spelled out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from unicodedata import category

LONGEST: Final = 400  # characters of anything that is quoted in a message
_MOST_MARKS: Final = 3  # on one letter; no script that is written today needs more
_UNFIT: Final = ("Cc", "Cf", "Cn", "Co", "Cs")
_ENDS: Final = "\n\r\x0b\x0c\x85\u2028\u2029"
AS_EMOJI: Final = "\ufe0f"
_JOINER: Final = "\u200d"
_BLANK: Final = re.compile(  # what counts as a letter, sign or mark to Unicode, but nobody sees
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
# What most texts consist of, nothing of which is ever amiss: Latin letters, digits, and how they are set.
_PLAIN: Final = re.compile("[ -~\u00a1-\u00ac\u00ae-\u02ff\u2013\u2014\u2018-\u201e\u2026]*")


def amiss(text: str, joined: bool = True) -> Iterator[tuple[int, str]]:
    """The places of signs that nobody should be shown: ends of lines, what can't be seen, marks upon marks.

    Emoji may be joined with a sign that is not seen, where that is said to be in order.
    """
    if _PLAIN.fullmatch(text):
        return
    marks = 0
    for place, (before, sign, after) in enumerate(zip(" " + text, text, text[1:] + " ", strict=False)):
        kind = category(sign)
        if sign in _ENDS:
            yield place, "lines"
            continue
        if sign == AS_EMOJI and category(before) == "So":
            continue
        if (
            joined
            and sign == _JOINER
            and category(after) == "So"
            and (before == AS_EMOJI or category(before)[0] == "S")
        ):
            continue
        if kind in _UNFIT or _BLANK.match(sign):
            yield place, "sign"
            continue
        marks = marks + 1 if kind.startswith("M") else 0
        if marks > _MOST_MARKS or (marks and before == " "):
            yield place, "marks"


def line(text: str) -> str:
    """A text that anybody may have written, fit to stand in one line."""
    if text.isascii() and text.isprintable():
        return text
    signs = list(text)
    for place, _ in amiss(text):
        signs[place] = _spelled(signs[place])
    return "".join(signs)


def lines(text: str) -> str:
    """The same for a text of ours with several lines, or with tabs."""
    return "".join(part if part in ("\n", "\t") else line(part) for part in re.split("([\n\t])", text))


def quotable(text: str, most: int = LONGEST) -> str:
    """What somebody gave us, fit to be quoted in a message; only the beginning of what is longer."""
    shown = line(text[: most + 1])
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def _spelled(sign: str) -> str:
    number = ord(sign)
    return f"\\u{number:04x}" if number <= 0xFFFF else f"\\U{number:08x}"
