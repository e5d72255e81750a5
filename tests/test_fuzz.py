"""Whatever is given to us, it is read or refused, never a crash: texts, bytes, and records that are almost right."""

from __future__ import annotations

import contextlib
import copy
import io
import sys
import tomllib
from collections.abc import Callable
from datetime import date, datetime, time
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

import pytest
import tomli_w
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lastcard import record
from lastcard.cli import main
from lastcard.core import actions, rules
from lastcard.core.cards import TOKENS
from lastcard.core.errors import REFUSALS, Problem, Refusal
from lastcard.core.rules import EFFECTS, OPTIONS, PRESETS, Ruleset
from lastcard.lab.random_play import play_match
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES

HERE = Path(__file__).parent
FILES = [file for folder in ("conformance", "cases") for file in sorted((HERE / folder).glob("*.toml"))]

T = TypeVar("T")
Claim = Callable[[T], None]
Search = Callable[[st.SearchStrategy[T], Claim[T], int], None]


@pytest.fixture(params=[1, pytest.param(30, marks=pytest.mark.long)], ids=["quick", "long"])
def search(request: pytest.FixtureRequest) -> Search[Any]:
    """Looks for something of which a claim does not hold; always the same things, unless there is time."""
    times: int = request.param

    def search(strategy: st.SearchStrategy[Any], claim: Claim[Any], examples: int) -> None:
        effort = settings(
            max_examples=examples * times,
            derandomize=times == 1,
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )
        effort(given(strategy)(claim))()

    return search


# What must hold


def can_be_told(problem: Problem) -> None:
    for language in LANGUAGES:
        assert catalogue(language).tell(problem)


def is_read_or_refused(data: str | bytes) -> None:
    try:
        read = record.loads(data)
    except Problem as refused:
        can_be_told(refused)
        return
    written = record.dumps(read)
    assert record.dumps(record.loads(written)) == written
    try:
        found = record.check(read)
    except Problem as refused:
        found = [refused]
    for problem in found:
        can_be_told(problem)


def is_an_action_or_malformed(text: str) -> None:
    try:
        action = actions.parse(text)
    except Refusal as refusal:
        can_be_told(refusal)
    else:
        assert actions.parse(str(action)) == action
        assert sorted(str(action).split(" ")) == sorted(text.split(" "))


def are_rules_or_refused(text: str) -> None:
    try:
        ruleset = rules.parse(text)
    except Problem as problem:
        can_be_told(problem)
    else:
        assert rules.parse(str(ruleset)) == ruleset


def run(*arguments: str) -> tuple[object, str, str]:
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.object(sys, "argv", ["lastcard", *arguments]),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        pytest.raises(SystemExit) as ended,
    ):
        main.main()
    return ended.value.code, out.getvalue(), err.getvalue()


def commands_end_well_on(path: Path) -> Callable[[bytes], None]:
    def commands_end_well(data: bytes) -> None:
        path.write_bytes(data)
        for options in ([], ["--json"], ["--each"]):
            status, _, err = run("replay", str(path), *options)
            assert status in (0, 1, 2)
            assert (err == "") == (status == 0)
            assert status != 2 or len(err.splitlines()) == 1
        status, out, err = run("check", str(path))
        assert status in (0, 1, 2)
        assert err == ""
        assert out.endswith("\n")

    return commands_end_well


# Texts

words = st.sampled_from(
    [*"0123456789", "10", *TOKENS, *actions.VERBS, "vote", "@", "@2", ">", ">R", ">G", "uno", " ", "\n"]
)
nearly_actions = st.lists(words | st.text(max_size=2), max_size=6).flatmap(
    lambda parts: st.sampled_from([" ".join(parts), "".join(parts)])
)

marks = st.sampled_from(
    [*" ,=#[]{}\"'\\\n", "=[", "]=", '["', '"]', "\\u", "true", "7", '"108"', "1979-05-27", "nan", "0x"]
)
option_words = st.builds(
    "{}={}".format,
    st.sampled_from(list(OPTIONS)),
    st.sampled_from(["true", "7", '"112"', "all-wild", "off", '["again"]', '[{effect="again",text="a, b"}]', "[]"])
    | marks,
)
nearly_rules = st.builds(
    "{}{}{}".format,
    st.sampled_from([*PRESETS, "", "{", '"classic"', "{ preset = "]),
    st.sampled_from(["", " ", ", "]),
    st.lists(option_words | marks | st.text(max_size=3), max_size=5).flatmap(
        lambda parts: st.sampled_from([" ".join(parts), ", ".join(parts), "".join(parts)])
    ),
)


@pytest.mark.heavy
def test_any_text_is_an_action_or_malformed(search: Search[str]) -> None:
    search(st.text(), is_an_action_or_malformed, 100)


@pytest.mark.heavy
def test_any_words_are_an_action_or_malformed(search: Search[str]) -> None:
    search(nearly_actions, is_an_action_or_malformed, 400)


@pytest.mark.heavy
def test_any_text_is_rules_or_refused(search: Search[str]) -> None:
    search(st.text(), are_rules_or_refused, 100)


@pytest.mark.heavy
def test_any_options_are_rules_or_refused(search: Search[str]) -> None:
    search(nearly_rules, are_rules_or_refused, 400)


@pytest.mark.heavy
def test_any_text_is_a_record_or_refused(search: Search[str]) -> None:
    search(st.text(), is_read_or_refused, 100)


@pytest.mark.heavy
def test_any_bytes_are_a_record_or_refused(search: Search[bytes]) -> None:
    search(st.binary(), is_read_or_refused, 100)


# Records with a few bytes changed


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A good record of which pieces are lost, doubled or replaced."""
    data = draw(st.sampled_from(FILES)).read_bytes()
    for _ in range(draw(st.integers(1, 4))):
        place, length = draw(st.integers(0, len(data))), draw(st.integers(0, 8))
        piece = draw(
            st.binary(max_size=4) | st.sampled_from([b"", b'"', b"[", b"]", b"\n", data[place : place + length]])
        )
        data = data[:place] + piece + data[place + draw(st.sampled_from([0, length])) :]
    return data


def test_a_damaged_record_is_read_or_refused(search: Search[bytes]) -> None:
    search(damaged(), is_read_or_refused, 200)


# Records that are almost right

cards = st.lists(st.sampled_from(TOKENS), max_size=8).map(" ".join)
sayings = st.builds(
    "{} {}".format,
    st.integers(0, 11),
    st.sampled_from(["draw", "pass", "accept", "challenge", "uno", "object", "shed", "vote yes", "vote no", "perform"])
    | st.builds("{} {}".format, st.sampled_from(["catch", "advice", "shed", "colour"]), st.integers(1, 4) | cards)
    | st.builds(
        "play {}{}{}{}".format,
        st.sampled_from(TOKENS),
        st.sampled_from(["", ">R", ">Y", ">G", ">B"]),
        st.sampled_from(["", " @1", " @2", " @3"]),
        st.sampled_from(["", " uno"]),
    ),
)
known_words = st.sampled_from(
    [
        *PRESETS,
        *REFUSALS,
        *EFFECTS,
        *(value for option in OPTIONS.values() for value in option.values if type(value) is str),
    ]
)
scalars: st.SearchStrategy[Any] = (
    st.integers(-2, 12)
    | st.booleans()
    | cards
    | sayings
    | known_words
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=4)
    | st.sampled_from(
        [
            "x" * 3_000,
            10**30,
            1.0,
            float("nan"),
            float("inf"),
            date(2024, 2, 29),
            time(20, 15),
            datetime(2024, 2, 29, 20),
        ]
    )
)
keys = st.sampled_from(
    [*OPTIONS, *record.STATE_KEYS, "preset", "start", "dealer", "seed", "shuffles", "after", "rejects"]
)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3), max_leaves=5
)


def somewhere(draw: st.DrawFn, holder: Any) -> tuple[Any, Any]:
    """An entry of a document, however deep: the table or list that holds it, and its key or place."""
    entries = [*["round"] * 9 * ("round" in holder), *holder] if isinstance(holder, dict) else range(len(holder))
    key = draw(st.sampled_from(entries))
    inner = holder[key]
    deeper = isinstance(inner, dict | list) and inner and draw(st.integers(0, 7)) < 7
    return somewhere(draw, inner) if deeper else (holder, key)


def change(draw: st.DrawFn, holder: Any, key: Any) -> None:
    """Loses, replaces, doubles, adds or mixes one entry."""
    kind = draw(st.sampled_from(["alike", "mix", "double", "add", "replace", "lose"]))
    value = holder[key]
    if kind == "lose":
        del holder[key]
    elif kind == "replace":
        holder[key] = draw(values)
    elif kind == "alike":
        holder[key] = draw({str: sayings | cards | known_words, int: st.integers(-1, 12)}.get(type(value), values))
    elif kind == "double" and isinstance(holder, list):
        holder.insert(draw(st.integers(0, len(holder))), copy.deepcopy(value))
    elif kind == "add" and isinstance(value, dict):
        value[draw(keys)] = draw(values)
    elif kind == "add" and isinstance(value, list):
        value.insert(draw(st.integers(0, len(value))), draw(sayings | cards | values))
    elif kind == "mix" and isinstance(value, list):
        holder[key] = draw(st.permutations(value))
    elif kind == "mix" and isinstance(value, str):
        holder[key] = " ".join(draw(st.permutations(value.split(" "))))


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    base = PRESETS[draw(st.sampled_from(list(PRESETS)))]
    entries = {name: getattr(base, name) for name in OPTIONS}
    others = [name for name in OPTIONS if name not in ("deck", "custom", "hands", "target")]
    entries["hands"] = draw(st.sampled_from([(), (3, 15, 1, 7)]))
    for name in draw(st.lists(st.sampled_from(others))):
        entries[name] = draw(st.sampled_from(OPTIONS[name].values))
    try:
        ruleset = Ruleset(**entries)
        ruleset.check_seats(4)
    except Problem:
        return base
    return ruleset


@st.composite
def documents(draw: st.DrawFn) -> dict[str, Any]:
    """A case of the suite, or the beginning of a random match under random rules."""
    if draw(st.booleans()):
        return tomllib.loads(draw(st.sampled_from(FILES)).read_text(encoding="utf-8"))
    played = play_match(draw(rulesets()), 4, draw(st.integers(0, 10**6)), longest=draw(st.integers(0, 80)))
    document = tomllib.loads(record.dumps(played))
    document["round"] = document["round"][: draw(st.integers(1, 3))]
    return document


@st.composite
def nearly_records(draw: st.DrawFn) -> bytes:
    document = draw(documents())
    for _ in range(draw(st.integers(1, 3))):
        if document:
            change(draw, *somewhere(draw, document))
    return tomli_w.dumps(document).encode()


def test_a_record_that_is_almost_right_is_read_or_refused(search: Search[bytes]) -> None:
    search(nearly_records(), is_read_or_refused, 250)


def test_the_records_that_are_almost_right_reach_everything() -> None:
    """Some of them pass, some differ, some are refused by reading and some by replaying."""
    seen = set()

    def see(data: bytes) -> None:
        try:
            read = record.loads(data)
        except Problem:
            seen.add("not read")
            return
        try:
            seen.add("differs" if record.check(read) else "passes")
        except Problem:
            seen.add("not replayed")

    settings(max_examples=100, deadline=None, derandomize=True, database=None)(given(nearly_records())(see))()
    assert seen == {"not read", "differs", "passes", "not replayed"}


# The command


@pytest.mark.heavy
def test_commands_end_well_on_any_bytes(search: Search[bytes], tmp_path: Path) -> None:
    search(st.binary(max_size=40) | damaged(), commands_end_well_on(tmp_path / "file"), 20)


def test_commands_end_well_on_records_that_are_almost_right(search: Search[bytes], tmp_path: Path) -> None:
    search(nearly_records(), commands_end_well_on(tmp_path / "file"), 30)
