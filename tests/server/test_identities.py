"""Guests: tokens that can't be made by others, and names that can't deceive."""

from __future__ import annotations

import base64
import re
import unicodedata
from collections.abc import Callable
from contextlib import suppress

import english
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.core.errors import Problem
from lastcard.table.identities import Identity, Signer, clean_name, clean_text, free_name
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES

SIGNER = Signer(bytes(32))
BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
ZERO_WIDTH = "\u200b\u200c\u200d\u2060\u2061\u2062\u2063\u2064\ufeff\u00ad\u180e"
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180f\u2800\u3164\ufe00\ufe0f\uffa0\U000e0100\U000e0041"


def reason(text: str, clean: Callable[[str], str] = clean_name) -> str:
    """Why a text is refused, as the id of a message."""
    with pytest.raises(Problem) as refused:
        clean(text)
    problem = refused.value
    why = problem.details["reason"]
    assert problem.message == ("bad-name" if clean is clean_name else "bad-chat")
    assert isinstance(why, Problem)
    assert all(catalogue(language).tell(problem) for language in LANGUAGES)
    assert english.told(problem).isprintable()
    return why.message


# Tokens


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=20))
def test_a_token_says_who_it_was_made_for(name: str) -> None:
    identity, token = SIGNER.issue(name)
    assert identity.name == name
    assert SIGNER.read(token) == identity
    assert re.fullmatch(r"1(\.[A-Za-z0-9_-]*){3}", token)
    assert len(token) < 1_000


def test_every_guest_is_another_and_stays_the_same_under_another_name() -> None:
    identity, token = SIGNER.issue("Ada")
    assert SIGNER.issue("Ada")[0].guest != identity.guest
    assert len(base64.urlsafe_b64decode(identity.guest + "==")) >= 16
    assert SIGNER.read(SIGNER.renew(identity, "Åsa")) == Identity(identity.guest, "Åsa")
    assert SIGNER.read(token) == identity


def test_the_token_of_a_guest_is_the_same_for_as_long_as_the_key_is() -> None:
    token = "1.AAAAAAAAAAAAAAAAAAAAAA.w4VzYQ.L4-Qh9owkwL_oDY7KYCaLzI_LqIxJ-ny74qln280OB0"
    assert SIGNER.renew(Identity("A" * 22, ""), "Åsa") == token
    assert SIGNER.read(token) == Identity("A" * 22, "Åsa")


def test_any_other_character_in_a_token_is_found() -> None:
    _, token = SIGNER.issue("Ada")
    for place, there in enumerate(token):
        for other in "A.-_1é\0":
            if other != there:
                with english.raises(Problem, match="not from this server"):
                    SIGNER.read(token[:place] + other + token[place + 1 :])


def test_a_token_with_more_or_less_is_refused() -> None:
    _, token = SIGNER.issue("Ada")
    for given_token in [
        *(token[:size] for size in range(len(token))),
        token + "=",
        token + "A",
        token + ".",
        " " + token,
    ]:
        with pytest.raises(Problem) as refused:
            SIGNER.read(given_token)
        assert refused.value.message == "bad-token"


def test_a_token_of_another_server_is_refused() -> None:
    _, token = Signer(b"\1" * 32).issue("Ada")
    with pytest.raises(Problem):
        SIGNER.read(token)


def test_parts_of_two_tokens_make_no_third() -> None:
    parts = [SIGNER.issue(name)[1].split(".") for name in ("Ada", "Bo")]
    for mixed in ([0, 0, 1], [0, 1, 0], [1, 0, 0], [0, 1, 1]):
        token = ".".join(["1", *(parts[which][place] for place, which in enumerate(mixed, 1))])
        with pytest.raises(Problem):
            SIGNER.read(token)


@given(st.text())
def test_any_text_is_refused_as_a_token(text: str) -> None:
    for given_token in (text, f"1.{text}.x.x", "\ud800" + text):
        with pytest.raises(Problem):
            SIGNER.read(given_token)


# Names


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \u00a0\u3000 Lovelace ", "Ada Lovelace"),
        ("A\u030asa", "Åsa"),
        ("Þórdís Ægisdóttir", "Þórdís Ægisdóttir"),
        ("O'Neill & Co. (7)", "O'Neill & Co. (7)"),
        ("李小龙", "李小龙"),
        ("สมชาย ที่", "สมชาย ที่"),
        ("שָׁלוֹם", unicodedata.normalize("NFC", "שָׁלוֹם")),
        ("नमस्ते", "नमस्ते"),
        ("Ada ❤️", "Ada ❤️"),
        ("7", "7"),
        ("x" * 20, "x" * 20),
        ("x" * 10 + " " * 30 + "y" * 9, "x" * 10 + " " + "y" * 9),
    ],
)
def test_a_name_is_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == name
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "sign", [*BIDI, *ZERO_WIDTH, *BLANK, "\t", "\0", "\x7f", "\x9b", "\ue000", "\ud800", "\uffff", "<", ">"]
)
def test_a_sign_that_hides_or_deceives_is_refused_wherever_it_stands(sign: str) -> None:
    for text in (f"Ada{sign}Bo", f"{sign}Ada", f"Ada{sign}", f"A {sign} B"):
        assert reason(text) == "text-sign"


@pytest.mark.parametrize("sign", ["\n", "\r", "\x0b", "\x0c", "\x85", "\u2028", "\u2029"])
def test_a_name_is_one_line(sign: str) -> None:
    assert reason(f"Ada{sign}Bo") == "text-lines"


@pytest.mark.parametrize("text", ["", " ", "\u3000", "x" * 21, "é" * 21, "x" * 100_000])
def test_a_name_has_its_length(text: str) -> None:
    assert reason(text) == "text-length"


@pytest.mark.parametrize("text", ["!", "...", "❤️", "🙂 🙂", "- -"])
def test_a_name_has_a_letter_or_a_digit(text: str) -> None:
    assert reason(text) == "text-no-letter"


def test_marks_stand_on_letters_and_are_few() -> None:
    assert reason("\u0301Ada") == "text-marks"
    assert reason("Ada \u0301") == "text-marks"
    assert clean_name("x\u0316\u0317\u0318") == "x\u0316\u0317\u0318"
    assert reason("x\u0316\u0317\u0318\u0319") == "text-marks"
    assert reason("Z\u0336\u0321\u0334\u0337a\u0335l\u0334") == "text-marks"


def test_a_sign_is_named_where_nobody_could_see_it() -> None:
    with english.raises(Problem, match=r"that can't be a name: the character U\+202E may not be in it"):
        clean_name("Ada\u202eBo")


@given(st.text(max_size=30))
def test_a_clean_name_is_clean(text: str) -> None:
    try:
        name = clean_name(text)
    except Problem:
        return
    assert clean_name(name) == name == unicodedata.normalize("NFC", name)
    assert 1 <= len(name) <= 20
    assert name == " ".join(name.split())
    assert name.replace("\ufe0f", "").isprintable()


def test_only_characters_that_can_be_seen_stand_in_names() -> None:
    kinds = set()
    for code in (*range(0x20000), *range(0xE0000, 0xE1000), *range(0x10FF00, 0x110000)):
        with suppress(Problem):
            kinds.add(unicodedata.category(clean_name(f"a{chr(code)}b")[1]))
    assert {kind[0] for kind in kinds} == {"L", "M", "N", "P", "S", "Z"}
    assert kinds & {"Zs", "Zl", "Zp"} == {"Zs"}


# What people say


def test_people_may_say_more_than_a_name() -> None:
    for text in ("<3", "👍", "!!!", "❤️", "🤷‍♀️", "👨‍👩‍👧", "Bra spelat! :-)", "x" * 300):
        assert clean_text(text) == text
    assert clean_text("  so   many ") == "so many"
    spaces = [chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) == "Zs"]
    assert [clean_text(f"a{space}{space}b") for space in spaces] == ["a b"] * len(spaces)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "text-length"),
        ("x" * 301, "text-length"),
        ("a\nb", "text-lines"),
        ("a\u202eb", "text-sign"),
        ("a\u200db", "text-sign"),
        ("a\u200d", "text-sign"),
        ("\u200d", "text-sign"),
        ("🙂\u200d\u200d🙂", "text-sign"),
        ("a\x1b[2J", "text-sign"),
        ("x\u0316\u0317\u0318\u0319", "text-marks"),
    ],
    ids=ascii,
)
def test_what_is_said_is_one_line_that_can_be_seen(text: str, why: str) -> None:
    assert reason(text, clean_text) == why


# Names that are taken


def test_a_name_that_is_free_stays() -> None:
    assert free_name("Ada", []) == "Ada"
    assert free_name("Ada", ["Bo", "Adam"]) == "Ada"


@pytest.mark.parametrize("taken", ["Ada", "ADA", "ada", "Ａｄａ", "𝐀𝐝𝐚"])
def test_a_name_that_is_read_the_same_gets_a_number(taken: str) -> None:
    assert free_name("Ada", [taken]) == "Ada 2"
    assert free_name("Ada", [taken, "ada 2", "Ada 4"]) == "Ada 3"


def test_a_long_name_with_a_number_still_fits() -> None:
    name = "x" * 20
    assert free_name(name, [name]) == "x" * 18 + " 2"
    assert free_name("x" * 17 + " yy", ["x" * 17 + " yy"]) == "x" * 17 + " 2"
    assert free_name(name, [name, *("x" * 18 + f" {number}" for number in range(2, 10))]) == "x" * 17 + " 10"


@given(st.lists(st.text(max_size=22), max_size=40))
def test_everybody_gets_another_name_that_is_a_name(texts: list[str]) -> None:
    taken: list[str] = []
    for text in texts:
        try:
            name = clean_name(text)
        except Problem:
            continue
        taken.append(free_name(name, taken))
        assert clean_name(taken[-1]) == taken[-1]
    assert len({unicodedata.normalize("NFKC", name).casefold() for name in taken}) == len(taken)
