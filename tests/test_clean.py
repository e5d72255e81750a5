"""Texts of others: nothing in them reaches a terminal that it would obey, or that deceives whoever reads."""

from __future__ import annotations

import sys
from unicodedata import category

import pytest

from lastcard import clean
from lastcard.text import LANGUAGES, catalogue

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


def harmless(text: str) -> bool:
    return not list(clean.amiss(text))


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_signs_that_do_harm_are_spelled_out(text: str) -> None:
    shown = clean.line(text)
    assert harmless(shown)
    assert "\n" not in shown
    assert shown != text
    assert clean.line(shown) == shown
    assert harmless(clean.quotable(text * 100))
    assert len(clean.quotable(text * 100)) <= clean.LONGEST


def test_no_sign_of_a_kind_that_is_not_seen_comes_through() -> None:
    for number in range(sys.maxunicode + 1):
        sign = chr(number)
        if category(sign) in ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"):
            assert clean.line(f"a{sign}b") not in (f"a{sign}b", "ab")


@pytest.mark.parametrize(
    "text", ["Ada", "Åsa Þór", "名前 は", "👩‍🚀 ❤️ 👍🏽", "1\u202f000\u00a0kr", "é\u0301", "[red]{ $x }", ""]
)
def test_what_people_write_is_shown_as_it_is(text: str) -> None:
    assert clean.line(text) == clean.lines(text) == clean.quotable(text) == text


def test_lines_stay_lines_where_there_may_be_some() -> None:
    assert clean.line("a\tb\nc") == "a\\u0009b\\u000ac"
    assert clean.lines("a\tb\nc\r\x1b") == "a\tb\nc\\u000d\\u001b"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_sentence_is_one_line_whatever_it_speaks_of(text: str, language: str) -> None:
    say = catalogue(language)
    for sentence in (say("event-called", player=text), say("account-players", names=[text, "Bo"])):
        assert harmless(sentence)
        assert clean.line(text) in sentence


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_long_text_is_cut_before_it_is_cleaned(text: str) -> None:
    assert len(catalogue("en")("event-called", player=text * 100_000)) < 3_000
