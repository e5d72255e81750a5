"""Small messages that would be dear: what they make the server do is counted."""

from __future__ import annotations

import difflib
from typing import Any

import pytest

from lastcard.bots import registry
from lastcard.protocol import messages
from lastcard.protocol.messages import PutBot, Settings
from lastcard.table import identities
from server.simulated import Client, House


@pytest.fixture
def house() -> House:
    return House(Settings(seats=4))


@pytest.fixture
def host(house: House) -> Client:
    return house.join(Client("Ada"))


@pytest.mark.parametrize(
    ("level", "code"),
    [
        ("zzz", "unknown-bot"),
        ("x" * 40, "unknown-bot"),
        ("expert:1s", "bot-budget"),
        ("net:/dev/zero", "bot-budget"),
        ("hard", None),
    ],
)
def test_a_level_is_found_without_looking_through_what_is_installed(
    house: House, host: Client, level: str, code: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry.others()
    monkeypatch.setattr(registry, "entry_points", None)
    house.say(host, PutBot(seat=3, level=level))
    assert [refused.code for refused in host.refused] == ([code] if code else [])


@pytest.mark.parametrize(
    "rules",
    ["x" * 16_000, {"x" * 16_000: 1}, {"preset": "modern", "custom": ["x" * 16_000]}],
    ids=["preset", "option", "effect"],
)
def test_the_nearest_word_is_looked_for_with_a_few_signs_of_a_long_one(
    house: House, host: Client, rules: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    lengths = []
    close = difflib.get_close_matches

    def counted(word: str, *rest: Any, **options: Any) -> list[str]:
        lengths.append(len(word))
        return close(word, *rest, **options)

    monkeypatch.setattr(difflib, "get_close_matches", counted)
    house.say(host, messages.Change(settings=Settings(rules=rules)))
    assert [refused.code.rpartition("-")[0] for refused in host.refused] == ["rules-unknown"]
    assert lengths == [40]


def test_of_too_many_cards_none_is_looked_at(house: House, host: Client) -> None:
    cards = [{"effect": "no such effect"}] * 700
    house.say(host, messages.Change(settings=Settings(rules={"preset": "modern", "custom": cards})))
    assert [refused.code for refused in host.refused] == ["rules-bad-custom"]


@pytest.mark.parametrize("text", ["x" * 15_000, "a" + " " * 15_000 + "b"])
def test_a_text_that_is_too_long_is_not_looked_at(
    house: House, host: Client, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identities, "normalize", None)
    cards = [{"effect": "again", "text": text}]
    house.say(host, messages.Change(settings=Settings(rules={"preset": "modern", "custom": cards})))
    assert [refused.code for refused in host.refused] == ["bad-chat"]
