"""The rules over HTTP: what a lobby may offer, and what holds, in sentences."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain

import httpx
import msgspec
import pytest

from lastcard.bots.registry import LEVELS
from lastcard.core import rules
from lastcard.core.rules import EFFECTS, OPTIONS, PRESETS
from lastcard.protocol.http import Rulebook
from lastcard.protocol.messages import EMOTES, Clause
from lastcard.wording import rules_text
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES
from server.running import Running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("rules")) as running:
        yield running


@pytest.fixture(scope="module")
def client(house: Running) -> Iterator[httpx.Client]:
    with house.http() as client:
        yield client


def clauses(client: httpx.Client, path: str, language: str = "en") -> list[Clause]:
    answer = client.get(path, headers={"accept-language": language})
    assert (answer.status_code, answer.headers["vary"]) == (200, "accept-language")
    return msgspec.json.decode(answer.content, type=list[Clause])


def test_what_is_offered_is_what_there_is(client: httpx.Client) -> None:
    answer = client.get("/api/rules")
    assert answer.headers["cache-control"] == "public, max-age=3600"
    found = msgspec.json.decode(answer.content, type=Rulebook)
    assert list(found.presets) == list(PRESETS)
    assert list(found.options) == list(OPTIONS)
    assert (found.effects, found.levels, found.emotes) == (EFFECTS, tuple(LEVELS), EMOTES)
    for name, values in found.presets.items():
        assert list(values) == list(OPTIONS)
        assert rules.from_value(values) == PRESETS[name]


def test_an_option_says_what_it_may_be_and_whose_rule_it_is(client: httpx.Client) -> None:
    options = client.get("/api/rules").json()["options"]
    assert options["stacking"] == {
        "values": ["off", "same", "mixed"],
        "rule": "S2-PROG-1",
        "group": "house",
        "books": {"off": ["A"], "same": ["S2", "A"], "mixed": ["A"]},
        "where": {"deck": ["108", "112"]},
    }
    assert options["uno_penalty"] == {
        "low": 0,
        "high": 10,
        "rule": "S0-UNO-2",
        "group": "uno",
        "books": {"": ["S0", "S2", "A"]},
    }
    assert options["custom"] == {"rule": "S0-CUST-1", "group": "", "books": {"": ["S0"]}, "where": {"deck": ["112"]}}
    assert options["hands"] == {"low": 1, "high": 15, "rule": "A-98", "group": "deal", "books": {"": ["A"]}}
    assert options["target"]["books"] == options["match"]["books"]
    for name, option in OPTIONS.items():
        given = options[name]
        assert given["rule"] == option.rule
        assert set(chain(*given["books"].values())) <= {"S0", "S1", "S2", "S3", "S4", "A"}
        assert option.rule in chain(*rules_text.sources(name).values())
        values = [json.dumps(value).strip('"') for value in given.get("values", [])]
        assert set(given["books"]) in ({""}, set(values)) or name == "target"
        for other, needed in given.get("where", {}).items():
            assert set(needed) < set(OPTIONS[other].values)
        if isinstance(option.values, range):
            assert range(given["low"], given["high"] + 1) == option.values
        else:
            assert given.get("values", []) == list(option.values)


@pytest.mark.parametrize("accepted", ["gzip", "br, GZIP;q=0.5", "gzip;q=0", "gzip; q=0.00", "", "identity"])
def test_who_can_read_what_is_compressed_gets_it_so(house: Running, accepted: str) -> None:
    with house.http(headers={"accept-encoding": accepted}) as client:
        answer = client.get("/api/rules")
    reads = accepted in ("gzip", "br, GZIP;q=0.5")
    assert answer.headers.get("content-encoding") == ("gzip" if reads else None)
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"] == "application/json"
    assert len(answer.json()["presets"]) == len(PRESETS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preset_is_told_in_the_language_that_is_asked_for(client: httpx.Client, language: str) -> None:
    for name, ruleset in PRESETS.items():
        told = clauses(client, f"/api/rules/{name}", language)
        expected = rules_text.describe(ruleset, catalogue(language))
        assert [(each.text, each.ids) for each in told] == [(each.text, each.ids) for each in expected]
        assert all(each.books == rules_text.books(each.ids) and each.books for each in told)


def test_an_unknown_preset_is_told_which_there_are(client: httpx.Client) -> None:
    answer = client.get("/api/rules/clasic")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-preset")
    assert [name for name in ("clasic", *PRESETS) if name not in answer.json()["text"]] == []


def test_a_table_tells_the_rules_it_is_set_to(house: Running, client: httpx.Client) -> None:
    text = "The <i>loudest</i> player goes again"
    custom = [{"effect": "again", "text": text}]
    chosen = {"preset": "modern", "custom": custom, "stacking": "mixed"}
    code = house.open_table(house.token("Ann"), rules=chosen)
    told = clauses(client, f"/api/tables/{code.lower()}/rules", "sv")
    expected = rules_text.describe(rules.from_value(chosen), catalogue("sv"))
    assert [each.text for each in told] == [each.text for each in expected]
    assert any(text in each.text for each in told)
