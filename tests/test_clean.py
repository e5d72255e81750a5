"""Texts of others: nothing in them reaches a terminal that it would obey, or that deceives whoever reads."""

from __future__ import annotations

import sys
from unicodedata import category

import pytest
from harm import HOSTILE, harmless

from lastcard.core import clean
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES


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
    for sentence in (say("event-called", player=text), say("match-players", names=[text, "Bo"])):
        assert harmless(sentence)
        assert clean.line(text) in sentence


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_long_text_is_cut_before_it_is_cleaned(text: str) -> None:
    assert len(catalogue("en")("event-called", player=text * 100_000)) < 3_000


def test_every_sign_that_is_passed_without_a_look_would_pass_one() -> None:
    signs = [chr(number) for number in range(0x3000) if not list(clean.amiss(chr(number)))]
    assert {"a", "é", "ð", "…"} <= set(signs)
    assert not any(list(clean.amiss(f"Ж{sign}Ж")) for sign in signs if category(sign)[0] != "M")
    assert "\xad" not in signs
