"""Accounts by passkey: what makes one, what lets into it, and what never does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.authenticator import Authenticator, encoded
from server.running import Running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("accounts"), "--rate", "0") as running:
        yield running


class Browser:
    """A browser with its cookies; it comes to the server by a name, as passkeys want it."""

    def __init__(self, house: Running, name: str = "", host: str = "localhost") -> None:
        self.origin = f"http://{host}:{house.port}"
        self.http = house.http(headers={"host": f"{host}:{house.port}", "origin": self.origin})
        if name:
            self.be(name)

    def be(self, name: str) -> None:
        self.said(self.http.post("/api/guests", json={"name": name}))

    def said(self, answer: httpx.Response) -> Any:
        """What an answer holds, its cookies kept: they are the server's name's, which is not where it is asked."""
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def options(self, kind: str) -> dict[str, Any]:
        found: dict[str, Any] = self.said(self.http.post("/api/account/ceremonies", json={"kind": kind}))["options"]
        return found

    def sign_up(self, passkey: Authenticator) -> Any:
        credential = passkey.register(self.options("new"))
        return self.said(self.http.post("/api/account", json={"credential": credential, "name": "Phone"}))

    def sign_in(self, passkey: Authenticator) -> httpx.Response:
        return self.answer(passkey.sign(self.options("sign-in")))

    def answer(self, credential: Any) -> httpx.Response:
        return self.http.post("/api/account/sessions", json={"credential": credential})

    def account(self) -> Any:
        return self.said(self.http.get("/api/account"))["account"]


def fault(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.fixture
def ann(house: Running) -> Browser:
    return Browser(house, "Ann")


@pytest.fixture
def passkey(ann: Browser) -> Authenticator:
    return Authenticator(ann.origin)


def test_a_guest_becomes_an_account_under_their_name(ann: Browser, passkey: Authenticator) -> None:
    before = ann.http.get("/api/guests/me").json()
    made = ann.sign_up(passkey)
    assert (made["name"], [each["name"] for each in made["passkeys"]]) == ("Ann", ["Phone"])
    assert len(made["words"]) == 6
    assert ann.http.get("/api/guests/me").json() == before
    assert ann.account() == {**made, "words": []}
    ann.be("Anna")
    assert ann.account()["name"] == "Anna"


def test_one_signs_in_elsewhere_and_out_everywhere(house: Running, ann: Browser, passkey: Authenticator) -> None:
    ann.sign_up(passkey)
    phone = Browser(house)
    assert phone.account() is None
    assert phone.sign_in(passkey).status_code == 201
    assert (phone.account()["name"], phone.account()["devices"]) == ("Ann", 2)
    assert phone.http.get("/api/guests/me").json()["name"] == "Ann"
    assert phone.http.delete("/api/account/sessions").status_code == 200
    assert (phone.account(), ann.account()["devices"]) == (None, 1)
    phone.sign_in(passkey)
    assert phone.http.delete("/api/account/sessions", params={"everywhere": True}).status_code == 200
    assert (phone.account(), ann.account()) == (None, None)
    assert fault(ann.http.post("/api/account/recovery-words")) == (401, "not-signed-in")


def test_an_answer_is_good_once(ann: Browser, passkey: Authenticator) -> None:
    ann.sign_up(passkey)
    answer = passkey.sign(ann.options("sign-in"))
    assert ann.answer(answer).status_code == 201
    assert fault(ann.answer(answer)) == (403, "ceremony-over")


def test_an_answer_is_good_in_the_browser_that_was_asked(house: Running, ann: Browser, passkey: Authenticator) -> None:
    ann.sign_up(passkey)
    stolen = passkey.sign(ann.options("sign-in"))
    thief = Browser(house, "Mallory")
    assert fault(thief.answer(stolen)) == (403, "ceremony-over")
    thief.options("sign-in")
    assert fault(thief.answer(stolen)) == (403, "ceremony-over")
    assert fault(ann.answer(stolen)) == (403, "ceremony-over")  # whoever may have seen it


def test_an_answer_is_good_for_what_was_asked(ann: Browser, passkey: Authenticator) -> None:
    ann.sign_up(passkey)
    assert fault(ann.answer(passkey.sign(ann.options("add")))) == (403, "ceremony-over")


@pytest.mark.parametrize(
    ("origin", "name"),
    [("https://evil.example", "localhost"), ("http://localhost:1", "localhost"), ("", "evil.example")],
)
def test_an_answer_to_another_site_is_refused(ann: Browser, passkey: Authenticator, origin: str, name: str) -> None:
    ann.sign_up(passkey)
    passkey.origin, passkey.name = origin or passkey.origin, name
    assert fault(ann.sign_in(passkey)) == (403, "passkey-refused")


def test_a_signature_of_another_passkey_is_refused(ann: Browser, passkey: Authenticator) -> None:
    ann.sign_up(passkey)
    other = Authenticator(ann.origin)
    assert fault(ann.sign_in(other)) == (403, "passkey-unknown")
    other.id = passkey.id
    assert fault(ann.sign_in(other)) == (403, "passkey-refused")


def test_a_copied_passkey_is_refused(ann: Browser, passkey: Authenticator) -> None:
    ann.sign_up(passkey)
    passkey.counter = 7
    assert ann.sign_in(passkey).status_code == 201
    passkey.counter = 3
    assert fault(ann.sign_in(passkey)) == (403, "passkey-copied")
    passkey.counter = 8
    assert ann.sign_in(passkey).status_code == 201


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"response": 7},
        {"rawId": "é", "response": {"clientDataJSON": "!"}},
        {"response": {"clientDataJSON": encoded(b"[]")}},
        {"response": {"clientDataJSON": encoded(b'{"type":"x","challenge":"AA","origin":"y"}')}},
    ],
)
def test_what_is_no_answer_is_refused(ann: Browser, credential: Any) -> None:
    for path, more in (("/api/account/sessions", {}), ("/api/account", {"name": "Phone"})):
        answer = ann.http.post(path, json={"credential": credential, **more})
        assert fault(answer) in [(403, "passkey-refused"), (403, "ceremony-over")]


def test_a_passkey_that_says_nonsense_is_refused(ann: Browser, passkey: Authenticator) -> None:
    for field, text in (
        ("attestationObject", encoded(b"\xff" * 90)),
        ("attestationObject", 5),
        ("attestationObject", ""),
    ):
        credential = passkey.register(ann.options("new"))
        credential["response"][field] = text
        answer = ann.http.post("/api/account", json={"credential": credential, "name": "Phone"})
        assert fault(answer) == (403, "passkey-refused")
    ann.sign_up(passkey)
    for field in ("authenticatorData", "signature"):
        credential = passkey.sign(ann.options("sign-in"))
        credential["response"][field] = encoded(b"\0" * 20)
        assert fault(ann.answer(credential)) == (403, "passkey-refused")


def test_passkeys_are_added_named_and_removed_but_for_the_last_way_in(
    house: Running, ann: Browser, passkey: Authenticator
) -> None:
    ann.sign_up(passkey)
    second = Authenticator(ann.origin)
    answer = ann.http.post(
        "/api/account/passkeys", json={"credential": second.register(ann.options("add")), "name": "Key"}
    )
    assert [each["name"] for each in ann.said(answer)["passkeys"]] == ["Phone", "Key"]
    place = f"/api/account/passkeys/{encoded(second.id)}"
    assert ann.said(ann.http.post(place, json={"name": "Laptop"}))["passkeys"][1]["name"] == "Laptop"
    assert Browser(house).sign_in(second).status_code == 201
    assert len(ann.said(ann.http.delete(place))["passkeys"]) == 1
    assert fault(ann.http.delete(place)) == (404, "unknown-passkey")
    assert fault(Browser(house).sign_in(second)) == (403, "passkey-unknown")
    again = ann.http.post(
        "/api/account/passkeys", json={"credential": passkey.register(ann.options("add")), "name": "Key"}
    )
    assert fault(again) == (409, "passkey-taken")


def test_recovery_words_let_in_once_and_are_replaced(house: Running, ann: Browser, passkey: Authenticator) -> None:
    words = " ".join(ann.sign_up(passkey)["words"])
    phone = Browser(house, "Somebody")
    assert fault(phone.http.post("/api/account/recovery", json={"words": words + " x"})) == (403, "recovery-unknown")
    back = phone.said(phone.http.post("/api/account/recovery", json={"words": f"  {words.upper()} "}))
    assert (back["name"], len(back["words"])) == ("Ann", 6)
    assert fault(phone.http.post("/api/account/recovery", json={"words": words})) == (403, "recovery-unknown")
    fresh = phone.said(phone.http.post("/api/account/recovery-words"))["words"]
    assert fault(ann.http.post("/api/account/recovery", json={"words": " ".join(back["words"])}))[0] == 403
    assert ann.http.post("/api/account/recovery", json={"words": " ".join(fresh)}).status_code == 201


def test_a_token_lets_a_program_do_what_it_is_for(house: Running, ann: Browser, passkey: Authenticator) -> None:
    ann.sign_up(passkey)
    made = {
        scope: ann.said(ann.http.post("/api/account/tokens", json={"name": scope, "scopes": [scope]}))["bearer"]
        for scope in ("read", "play")
    }
    listed = ann.account()["tokens"]
    assert [each["scopes"] for each in listed] == [["read"], ["play"]]
    assert not any(bearer in str(listed) for bearer in made.values())

    def asked(scope: str, method: str, path: str, **options: Any) -> httpx.Response:
        with house.http(headers={"authorization": f"Bearer {made[scope]}"}) as program:
            return program.request(method, path, **options)

    assert asked("read", "GET", "/api/account").json()["account"]["name"] == "Ann"
    assert fault(asked("play", "GET", "/api/account")) == (403, "token-scope")
    assert asked("play", "POST", "/api/tables", json={}).status_code == 201
    assert fault(asked("read", "POST", "/api/tables", json={})) == (403, "token-scope")
    assert fault(asked("read", "POST", "/api/account/recovery-words")) == (401, "not-signed-in")
    for each in listed:
        ann.said(ann.http.delete(f"/api/account/tokens/{each['token']}"))
    assert fault(asked("read", "GET", "/api/account")) == (401, "bad-token")
    assert fault(ann.http.delete(f"/api/account/tokens/{listed[0]['token']}")) == (404, "unknown-token")


def test_a_deleted_account_is_gone(house: Running, ann: Browser, passkey: Authenticator) -> None:
    words = " ".join(ann.sign_up(passkey)["words"])
    data = ann.said(ann.http.get("/api/account/data"))
    assert (data["account"]["name"], len(data["guests"])) == ("Ann", 1)
    assert ann.http.delete("/api/account").json() == {"account": None, "issuer": ""}
    assert ann.account() is None
    assert fault(Browser(house).sign_in(passkey)) == (403, "passkey-unknown")
    assert fault(ann.http.post("/api/account/recovery", json={"words": words})) == (403, "recovery-unknown")


def test_a_page_of_another_site_can_do_nothing(ann: Browser, passkey: Authenticator) -> None:
    ann.sign_up(passkey)
    for method, path in (
        ("POST", "/api/account/recovery-words"),
        ("DELETE", "/api/account"),
        ("DELETE", "/api/account/sessions"),
    ):
        answer = ann.http.request(method, path, headers={"origin": "https://evil.example"})
        assert fault(answer) == (403, "foreign-origin")


def test_a_server_without_a_name_says_so(house: Running) -> None:
    ann = Browser(house, "Ann", "127.0.0.1")
    assert fault(ann.http.post("/api/account/ceremonies", json={"kind": "new"})) == (400, "passkeys-need-name")


def test_secrets_are_kept_as_hashes(house: Running, ann: Browser, passkey: Authenticator) -> None:
    words = ann.sign_up(passkey)["words"]
    bearer = ann.said(ann.http.post("/api/account/tokens", json={"name": "x", "scopes": ["read"]}))["bearer"]
    session = ann.http.cookies["lastcard-session"]
    kept = b"".join(file.read_bytes() for file in Path(house.folder).iterdir() if file.name.startswith("lastcard."))
    for secret in (bearer, session, " ".join(words)):
        assert secret.encode() not in kept
    assert encoded(passkey.id) not in kept.decode("latin-1")
