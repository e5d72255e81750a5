"""The HTTP part: what its description says is what it does, whatever is asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, cast

import httpx
import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from prometheus_client.parser import text_string_to_metric_families
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from lastcard import __version__, record
from server.honest import Company
from server.hostile import Hostile, at_table, state, three_at_table, wire
from server.running import LONGEST, Running

OPERATIONS = (
    "POST /api/guests",
    "GET /api/guests/me",
    "GET /api/account",
    "POST /api/account",
    "DELETE /api/account",
    "GET /api/account/data",
    "POST /api/account/ceremonies",
    "POST /api/account/sessions",
    "DELETE /api/account/sessions",
    "POST /api/account/oidc",
    "DELETE /api/account/oidc",
    "POST /api/account/recovery",
    "POST /api/account/recovery-words",
    "POST /api/account/passkeys",
    "POST /api/account/passkeys/{passkey}",
    "DELETE /api/account/passkeys/{passkey}",
    "POST /api/account/tokens",
    "DELETE /api/account/tokens/{token}",
    "GET /api/matches",
    "GET /api/ratings",
    "GET /api/ratings/{family}",
    "POST /api/effects",
    "GET /api/collection",
    "GET /api/collection/situations",
    "GET /api/collection/{month}/{file}",
    "GET /api/tables",
    "POST /api/tables",
    "GET /api/tables/{code}",
    "GET /api/tables/{code}/rules",
    "GET /api/tables/{code}/luck",
    "GET /api/evenings",
    "POST /api/evenings",
    "GET /api/evenings/{code}",
    "GET /api/evenings/{code}/standings.csv",
    "GET /api/evenings/{code}/record",
    "GET /api/evenings/{code}/deals",
    "GET /api/rules",
    "GET /api/rules/{preset}",
    "GET /api/records",
    "GET /api/records/{record}",
    "GET /api/records/{record}/replay",
    "GET /api/records/{record}/check",
    "GET /api/records/{record}/picture.png",
    "GET /api/records/{record}/review",
    "POST /api/positions",
    "GET /api/luck",
    "GET /api/puzzles",
    "GET /api/puzzles/{puzzle}",
    "POST /api/puzzles/{puzzle}/answers",
    "GET /api/records/{record}/puzzles",
    "POST /api/records/{record}/puzzles/{puzzle}/answers",
    "GET /api/guests/me/data",
    "DELETE /api/guests/me",
    "POST /api/tables/{code}/reports",
    "GET /api/seeks",
    "POST /api/seeks",
    "DELETE /api/seeks",
    "GET /api/daily",
    "GET /api/daily/{day}/{rules}",
    "POST /api/daily/{day}/{rules}/tries",
    "GET /api/daily/commitments/{month}",
    "GET /api/daily/secrets/{month}",
    "GET /api/clubs",
    "POST /api/clubs",
    "GET /api/clubs/{code}",
    "POST /api/clubs/{code}",
    "GET /api/clubs/{code}/rules",
    "GET /api/clubs/{code}/album",
    "POST /api/clubs/{code}/members",
    "DELETE /api/clubs/{code}/members/{member}",
    "POST /api/clubs/{code}/keeper",
    "POST /api/clubs/{code}/link",
    "POST /api/clubs/{code}/tables",
    "POST /api/clubs/{code}/evenings",
    "POST /api/challenges",
    "GET /api/challenges/{code}",
    "POST /api/challenges/{code}/tries",
    "GET /api/tables/mine",
    "GET /api/contacts",
    "POST /api/contacts",
    "DELETE /api/contacts/{contact}",
    "GET /api/admin",
    "GET /api/admin/tables",
    "GET /api/admin/people",
    "GET /api/admin/reports",
    "GET /api/admin/acts",
    "POST /api/admin/acts",
    "GET /api/admin/guests/{guest}",
    "GET /api/announcements",
    "GET /api/protocol",
    "GET /health",
    "GET /ready",
)

# Whence codes are guessed at: whoever misses often has to wait, also with a code that is right.
ELSEWHERE = {"x-forwarded-for": "10.0.0.9"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hostile]:
    with Hostile(tmp_path_factory.mktemp("http"), "--tables", "0") as running:
        yield running


@pytest.fixture(scope="module")
def client(house: Hostile) -> Iterator[httpx.Client]:
    """Somebody with a token."""
    with house.http(headers={"authorization": f"Bearer {house.token('Ann')}"}) as client:
        yield client


def fault(answer: httpx.Response) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/json"
    assert set(answer.json()) - {"details"} == {"code", "text"}
    return answer.status_code, answer.json()["code"]


# The description


def test_everything_there_is_is_described(client: httpx.Client) -> None:
    described = client.get("/api/schema").json()
    assert described["info"] == {"title": "Last Card", "version": __version__}
    operations = [f"{method.upper()} {path}" for path, methods in described["paths"].items() for method in methods]
    assert sorted(operations) == sorted(OPERATIONS)


@pytest.fixture(scope="module")
def described(house: Hostile) -> dict[str, Any]:
    """All operations, as what is asked of them is made of."""
    refused = ["4xx"]  # of what is wrong and much too long only the one is told
    config = schemathesis.Config.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": refused}}})
    schema = schemathesis.openapi.from_url(f"{house.url}/api/schema", config=config, timeout=LONGEST)
    return {each.ok().label: each.ok() for each in cast(Any, schema.get_all_operations())}


@pytest.mark.parametrize("mode", GenerationMode)
@pytest.mark.parametrize("label", OPERATIONS)
def test_whatever_is_asked_is_answered_as_described(
    house: Hostile, client: httpx.Client, described: dict[str, Any], label: str, mode: GenerationMode, long: bool
) -> None:
    operation = described[label]
    if mode is GenerationMode.NEGATIVE and not (operation.body or operation.path_parameters or operation.query):
        return  # nothing can be wrong with what takes nothing
    sent = dict(ELSEWHERE)
    if label in ("POST /api/tables", "POST /api/evenings", "POST /api/puzzles/{puzzle}/answers"):
        sent["authorization"] = client.headers["authorization"]

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=1_000 if long else 6,
        deadline=None,
        database=None,
        derandomize=not long,
        suppress_health_check=list(HealthCheck),
    )
    def answers(case: Any) -> None:
        # a name or rules of the right type may still be wrong, which no description of types can tell
        case.call_and_validate(headers=sent, excluded_checks=[positive_data_acceptance])

    answers()
    assert "Traceback" not in house.log


def test_other_methods_are_refused(client: httpx.Client) -> None:
    for method in ("PUT", "DELETE", "PATCH", "TRACE", "PROPFIND"):
        for path in ("/api/tables", "/api/guests", "/health", "/"):
            answer = client.request(method, path)
            assert fault(answer) == (405, "bad-request"), method
            assert "GET" in answer.headers["allow"] or "POST" in answer.headers["allow"]


def test_everything_carries_the_headers_that_keep_browsers_safe(client: httpx.Client) -> None:
    for path in ("/", "/health", "/metrics", "/api/tables", "/api/schema", "/nowhere", "/api/tables/NOWHERE"):
        headers = client.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers
        assert "access-control-allow-origin" not in headers


# What is refused


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/tables/ABCDEFGH", 404, "unknown-table"),
        ("/api/tables/x", 404, "unknown-table"),
        ("/t/ABCDEFGH", 404, "unknown-table"),
        ("/api/records/abcdefghijklmnop", 404, "unknown-record"),
        ("/api/tables/x/rules", 404, "unknown-table"),
        ("/api/records/x", 404, "unknown-record"),
        ("/api/rules/x", 404, "unknown-preset"),
        ("/api/nothing", 404, "no-such-page"),
        ("/index.html", 404, "no-such-page"),
        ("/api/play", 426, "websocket-only"),
        ("/api/records?before=yesterday", 400, "bad-request"),
    ],
)
def test_what_is_not_there_is_refused_with_a_code(client: httpx.Client, path: str, status: int, code: str) -> None:
    assert fault(client.get(path)) == (status, code)


def test_a_refusal_is_told_in_the_language_that_is_asked_for(client: httpx.Client) -> None:
    texts = {
        language: client.get("/api/nothing", headers={"accept-language": language}).json()["text"]
        for language in ("en", "sv-SE,sv;q=0.9", "nb", "no", "is", "de", "")
    }
    assert texts["sv-SE,sv;q=0.9"] == "det finns inget på den här adressen"
    assert texts["nb"] == texts["no"] != texts["sv-SE,sv;q=0.9"]
    assert len(set(texts.values())) == 4
    assert texts["de"] == texts[""] == texts["en"]


@pytest.mark.parametrize(
    ("settings", "code", "words"),
    [
        ({"rules": "clasic"}, "rules-unknown-preset", ["clasic", "classic"]),
        ({"rules": {"preset": "classic", "stackin": "same"}}, "rules-unknown-option", ["stackin", "stacking"]),
        ({"rules": {"preset": "classic", "stacking": 7}}, "rules-bad-value", ["stacking"]),
        ({"rules": {"deck": "108", "custom": ["again"]}}, "rules-clash-custom", ["custom", "deck"]),
        ({"rules": {"teams": "partners", "match": "elimination"}}, "rules-clash-partners-match", ["teams", "match"]),
        ({"rules": {"teams": "partners"}, "seats": 3}, "rules-clash-partners-seats", ["teams", "seats"]),
        ({"rules": {"hands": [7, 7, 3]}, "seats": 4}, "rules-clash-hands-seats", ["hands", "3 numbers", "4 seats"]),
        ({"rules": {"hands": [15] * 10}, "seats": 10}, "rules-deck-too-small-hands", ["hands", "155", "108"]),
        ({"rules": {"hands": [7, [7]]}, "seats": 2}, "rules-bad-hands", ["hands", "15"]),
        ({"rules": {"rounds": 101}}, "rules-bad-number", ["rounds", "100"]),
        ({"timer": 5}, "bad-timer", ["10", "120"]),
        ({"seats": 11}, "bad-request", ["seats"]),
        ({"seats": 1}, "bad-request", ["seats"]),
        ({"timer": 121}, "bad-request", ["timer"]),
        ({"pace": -1}, "bad-request", ["pace"]),
        ({"colour": "red"}, "bad-request", ["colour"]),
    ],
)
def test_settings_that_make_no_sense_say_what_is_wrong(
    client: httpx.Client, settings: dict[str, Any], code: str, words: list[str]
) -> None:
    answer = client.post("/api/tables", json={"settings": settings})
    assert fault(answer) == (400, code)
    assert [word for word in words if word not in answer.json()["text"]] == []
    assert "\n" not in answer.json()["text"]


def test_a_refusal_has_the_details_that_its_text_speaks_of(client: httpx.Client) -> None:
    answer = client.post("/api/tables", json={"settings": {"rules": {"deck": "108", "custom": ["again"]}}})
    assert answer.json()["text"] == 'custom cards come with deck "112", not with deck "108"'
    assert answer.json()["details"] == {
        "right": {"option": "deck", "value": "112"},
        "value": {"option": "deck", "value": "108"},
    }
    assert client.get("/api/tables/NOPE").json()["details"] == {"code": "NOPE"}


def test_a_full_table_offers_to_watch(house: Hostile) -> None:
    tokens = [house.token(name) for name in ("Ann", "Ben", "Cat")]
    table = house.open_table(tokens[0], seats=2)
    with at_table(house, table, tokens[0]) as (_, first), at_table(house, table, tokens[1]) as (_, second):
        assert [first["seat"], second["seat"]] == [1, 2]
        with house.notes("table-full"), at_table(house, table, tokens[2]) as (_, third):
            assert (third["type"], third["code"]) == ("refused", "table-full")
            assert "watch" in third["text"]
        with at_table(house, table, tokens[2], watch=True) as (_, watcher):
            assert (watcher["type"], watcher["seat"], watcher["watching"]) == ("welcome", 0, 1)


def test_a_taken_name_gets_a_number(house: Hostile) -> None:
    tokens = [house.token(name) for name in ("Ann", "Ann", "ann", "Ａnn")]
    table = house.open_table(tokens[0])
    with (
        at_table(house, table, tokens[0]),
        at_table(house, table, tokens[1]),
        at_table(house, table, tokens[2]),
        at_table(house, table, tokens[3]) as (_, welcome),
    ):
        names = [place["name"] for place in welcome["room"]["places"]]
    assert names[:3] == ["Ann", "Ann 2", "ann 3"]
    assert len({name.casefold() for name in names}) == 4


# What is there


def test_a_guest_keeps_who_they_are_under_another_name(house: Hostile) -> None:
    with house.http() as client:
        first = client.post("/api/guests", json={"name": " Ann  Svensson "})
        assert (first.status_code, first.json()["name"]) == (201, "Ann Svensson")
        who = client.get("/api/guests/me").json()
        assert client.post("/api/guests", json={"name": "Anna"}).json()["name"] == "Anna"
        assert client.get("/api/guests/me").json() == {"guest": who["guest"], "name": "Anna"}


def test_private_tables_are_found_by_code_only(house: Hostile, client: httpx.Client) -> None:
    token = house.token("Ann")
    private, public = house.open_table(token), house.open_table(token, public=True)
    listed = [table["table"] for table in client.get("/api/tables").json()]
    assert public in listed
    assert private not in listed
    assert client.get(f"/api/tables/{private.lower()}").json()["link"] == f"{house.url}/t/{private}"
    assert f"{house.url}/t/{private}" in client.get(f"/t/{private}").text


def test_matches_that_are_over_are_listed_and_kept(house: Hostile, client: httpx.Client) -> None:
    company = Company(house)
    company.finish()
    [name] = company.players[0].records
    answer = client.get(f"/api/records/{name}")
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}.lastcard.toml"'
    assert record.check(record.loads(answer.content)) == []
    replay = client.get(f"/api/records/{name}/replay").json()
    told = [event.kind for event in company.players[0].events]
    assert [event["kind"] for step in replay["rounds"][-1]["steps"] for event in step["events"]] == told
    assert {found["right"] for found in client.get(f"/api/records/{name}/check").json()} == {True}
    assert name not in [each["record"] for each in client.get("/api/records").json()]  # the table was private


def test_a_public_match_is_listed_with_its_course_and_where_to_look_at_it(house: Hostile, client: httpx.Client) -> None:
    company = Company(house, public=True, rules={"preset": "classic", "target": 120})
    company.finish()
    [name] = company.players[0].records
    [listed] = [each for each in client.get("/api/records").json() if each["record"] == name]
    replay = client.get(f"/api/records/{name}/replay").json()
    assert (listed["link"], listed["page"]) == (f"{house.url}/api/records/{name}", f"{house.url}/r/{name}")
    common = ("record", "at", "preset", "names", "champions")
    assert [listed[key] for key in common] == [replay[key] for key in common]
    assert listed["rounds"] == len(replay["rounds"])
    assert listed["course"] == [played["scores"][listed["champions"][0] - 1] for played in replay["rounds"]]


def test_the_list_of_tables_says_how_far_a_match_is(house: Hostile, client: httpx.Client) -> None:
    with three_at_table(house, seats=4, public=True) as (table, tokens, _):
        during = client.get(f"/api/tables/{table}").json()
        seen = state(house, table, tokens[0])
        assert (during["stage"], during["round"], during["top"]) == ("round", 1, seen["game"]["top"])
        assert (during["bots"], during["seats"], during["free"]) == ([4], 4, 0)
        assert during in client.get("/api/tables").json()
    lobby = client.get(f"/api/tables/{house.open_table(tokens[0], seats=3)}").json()
    assert [lobby[key] for key in ("round", "top", "bots", "seats", "free")] == [0, "", [], 3, 3]


def test_the_schemas_are_those_of_the_messages_that_are_sent(house: Hostile, client: httpx.Client) -> None:
    described = client.get("/api/protocol").json()
    assert described["protocol"] == 1
    said = jsonschema_rs.validator_for(described["client"])
    told = jsonschema_rs.validator_for(described["server"])
    company = Company(house)
    company.finish()
    for player in company.players:
        for message in player.messages:
            told.validate(json.loads(message))
        for message in player.sent:
            said.validate(json.loads(message))
    assert not told.is_valid({"type": "update"})
    assert not said.is_valid({"type": "act", "action": 1, "version": 1})
    with wire(house) as connection:
        told.validate(connection.ask({"type": "hello", "table": "NOWHERE"}))


def test_the_server_says_that_it_works(client: httpx.Client) -> None:
    health = client.get("/health")
    assert health.status_code == 200
    assert health.json().keys() == {"status", "version", "tables", "connections"}
    assert (health.json()["status"], health.json()["version"]) == ("ok", __version__)


def test_what_is_counted_can_be_read_by_prometheus(house: Hostile, client: httpx.Client) -> None:
    def counted() -> dict[str, float]:
        answer = client.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=")
        families = text_string_to_metric_families(answer.text)
        return {
            sample.name + "".join(sample.labels.values()): sample.value for each in families for sample in each.samples
        }

    before = counted()
    token = house.token("Ann")
    with at_table(house, house.open_table(token), token):
        during = counted()
        client.get("/api/tables/NOWHERE")
    after = counted()
    assert during["lastcard_connections"] == before["lastcard_connections"] + 1
    assert during["lastcard_tables"] == before["lastcard_tables"] + 1
    assert during["lastcard_entries_total"] == before["lastcard_entries_total"] + 3  # opened, came, sat
    assert during["lastcard_commit_seconds_count"] > before["lastcard_commit_seconds_count"]
    assert before["lastcard_loop_lag_seconds_count"] > 0
    name = "lastcard_refusals_totalunknown-table"
    assert after[name] == during.get(name, 0) + 1


# Cookies


def cookie(answer: httpx.Response) -> set[str]:
    """The attributes of the cookie, without what it says."""
    [text] = answer.headers.get_list("set-cookie")
    name, *attributes = text.split("; ")
    assert name == f"lastcard={answer.json()['token']}"
    return {attribute.lower() for attribute in attributes}


def named(running: Running, **headers: str) -> httpx.Response:
    with running.http(headers=headers) as client:
        return client.post("/api/guests", json={"name": "Ann"})


def test_the_cookie_is_for_the_server_alone_and_for_tls_where_there_is_any(
    house: Hostile, tmp_path_factory: pytest.TempPathFactory
) -> None:
    plain = cookie(named(house))
    assert plain >= {"httponly", "samesite=lax", "path=/"}
    assert "secure" not in plain
    assert "secure" in cookie(named(house, **{"x-forwarded-proto": "https"}))
    with Running(tmp_path_factory.mktemp("untrusted"), "--proxies", "192.0.2.1") as direct:
        assert "secure" not in cookie(named(direct, **{"x-forwarded-proto": "https"}))
    with Running(tmp_path_factory.mktemp("tls"), "--url", "https://cards.example.org", port=True) as behind:
        assert "secure" in cookie(named(behind))


def test_the_cookie_is_enough_to_play(house: Hostile) -> None:
    with house.http() as client:
        client.post("/api/guests", json={"name": "Ann"})
        table = client.post("/api/tables", json={}).json()["table"]
        header = f"lastcard={client.cookies['lastcard']}"
    with wire(house, additional_headers={"cookie": header}) as ann:
        ann.send({"type": "hello", "table": table})
        assert ann.next("welcome")["room"]["people"] == [{"person": 1, "name": "Ann"}]


# Behind a proxy


def test_a_sub_path_may_be_taken_off_by_the_proxy_or_left_on(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Running(tmp_path_factory.mktemp("path"), "--path", "/club/lastcard", fresh=True) as under:
        base = f"http://127.0.0.1:{under.port}"
        assert under.url == f"{base}/club/lastcard"
        for prefix in ("/club/lastcard", ""):
            with httpx.Client(base_url=base + prefix, trust_env=False, verify=False) as client:
                answer = client.post("/api/guests", json={"name": "Ann"})
                assert "path=/club/lastcard" in cookie(answer)
                headers = {"authorization": f"Bearer {answer.json()['token']}"}
                table = client.post("/api/tables", json={}, headers=headers).json()
                assert table["link"] == f"{base}/club/lastcard/t/{table['table']}"
                assert table["link"] in client.get(f"/t/{table['table']}").text
                assert client.get("/api/schema").json()["servers"] == [{"url": "/club/lastcard"}]
                assert client.get("/health").status_code == 200
                assert client.get("/api/nothing").status_code == 404
            with under.connect(f"ws://127.0.0.1:{under.port}{prefix}/api/play") as socket:
                socket.send(json.dumps({"type": "hello", "table": table["table"], "token": answer.json()["token"]}))
                assert json.loads(socket.recv())["type"] == "welcome"
        with httpx.Client(base_url=base, trust_env=False, verify=False) as client:
            assert client.get("/club/lastcardx/health").status_code == 404
            assert client.get("/club/health").status_code == 404


def test_links_have_the_address_that_people_know(tmp_path_factory: pytest.TempPathFactory) -> None:
    flags = ("--url", "https://cards.example.org/club/", "--path", "/club")
    with Running(tmp_path_factory.mktemp("url"), *flags, port=True) as behind:
        assert "https://cards.example.org/club " in behind.said
        token = behind.token("Ann")
        with behind.http(headers={"authorization": f"Bearer {token}"}) as client:
            table = client.post("/api/tables", json={}).json()
            assert table["link"] == f"https://cards.example.org/club/t/{table['table']}"
            headers = {"origin": "https://cards.example.org", "host": "127.0.0.1"}
            assert client.post("/api/tables", json={}, headers=headers).status_code == 201


def guests(running: Running, *forwarded: str) -> list[int]:
    """The answers to one guest after the other, each sent on for an address."""
    with running.http() as client:
        answers = [
            client.post("/api/guests", json={"name": "Ann"}, headers={"x-forwarded-for": each}) for each in forwarded
        ]
    return [answer.status_code for answer in answers]


def test_limits_are_for_the_address_that_a_trusted_proxy_names(tmp_path_factory: pytest.TempPathFactory) -> None:
    flags = ("--new-a-minute", "2", "--per-address", "2")
    with Hostile(tmp_path_factory.mktemp("trusted"), *flags) as trusting:
        assert guests(trusting, *["192.0.2.1"] * 3) == [201, 201, 429]
        assert guests(trusting, "192.0.2.2", "192.0.2.3", "192.0.2.4") == [201, 201, 201]
        invented = [f"198.51.100.{number}, 192.0.2.1" for number in range(3)]
        assert guests(trusting, *invented) == [429, 429, 429]
        assert guests(trusting, "2001:db8::1", "2001:db8::2", "2001:db8::3") == [201, 201, 429]
        who = {"additional_headers": {"x-forwarded-for": "192.0.2.9"}}
        with wire(trusting, **who), wire(trusting, **who), wire(trusting, **who) as third:
            assert third.next("refused")["code"] == "too-many-connections"
        other = {"additional_headers": {"x-forwarded-for": "192.0.2.10"}}
        with wire(trusting, **other) as fourth:
            assert fourth.ask({"type": "hello", "table": "NOWHERE", "token": "x"})["code"] == "bad-token"
    with Hostile(tmp_path_factory.mktemp("direct"), *flags, "--proxies", "192.0.2.1") as direct:
        assert guests(direct, "192.0.2.2", "192.0.2.3", "192.0.2.4") == [201, 201, 429]
