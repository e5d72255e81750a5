"""Accounts by OpenID Connect, with a small issuer: who comes in, as whom, and what is refused with which words."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from joserfc.jwk import ECKey

from lastcard.wording.catalogues import ENGLISH, catalogue
from lastcard.wording.languages import LANGUAGES
from server.issuer import CLIENT, SECRET, Issuer
from server.running import Running

NAME = "127.0.0.1"


@pytest.fixture(scope="module")
def issuer() -> Iterator[Issuer]:
    with Issuer() as running:
        yield running


@pytest.fixture(scope="module")
def club(issuer: Issuer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose people may sign in with accounts of their club."""
    folder = tmp_path_factory.mktemp("club")
    (folder / "secret").write_text(f"{SECRET}\n")
    flags = ("--oidc-issuer", issuer.url, "--oidc-client", CLIENT, "--oidc-secret", str(folder / "secret"))
    with Running(folder / "data", *flags) as running:
        yield running


@pytest.fixture(autouse=True)
def honest(issuer: Issuer) -> None:
    issuer.spoil = {}
    issuer.says_issuer = ""
    issuer.signing = issuer.key


class Browser:
    """A browser at the server."""

    def __init__(self, club: Running, name: str = "") -> None:
        self.http = club.http()
        if name:
            assert self.http.post("/api/guests", json={"name": name}).status_code == 201

    def leave_for_issuer(self) -> str:
        answer = self.http.post("/api/account/oidc")
        assert answer.status_code == 201, answer.text
        return str(answer.json()["address"])

    def come_back(self, **given: str) -> str:
        """What the page says afterwards: the code of a refusal, or nothing."""
        answer = self.http.get("/api/account/oidc/return", params=given)
        assert answer.status_code == 303, answer.text
        page = urlsplit(answer.headers["location"])
        assert page.path == "/account"
        return parse_qs(page.query).get("refused", [""])[0]

    def sign_in(self, issuer: Issuer, subject: str) -> str:
        return self.come_back(**issuer.approve(self.leave_for_issuer(), subject))

    @property
    def account(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.http.get("/api/account").json()["account"]
        return found

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()


def test_a_guest_becomes_an_account_and_signs_in_to_it_on_a_second_device(club: Running, issuer: Issuer) -> None:
    with Browser(club, "Ada") as desk, Browser(club) as phone, Browser(club, "Bo") as other:
        assert desk.sign_in(issuer, "ada") == ""
        assert desk.account is not None
        assert (desk.account["name"], desk.account["issuers"], desk.account["passkeys"]) == ("Ada", [NAME], [])
        assert phone.sign_in(issuer, "ada") == ""
        assert phone.account is not None
        assert (phone.account["name"], phone.account["devices"]) == ("Ada", 2)
        assert phone.http.get("/api/guests/me").json()["name"] == "Ada"
        assert other.sign_in(issuer, "bo") == ""
        assert other.account is not None
        assert (other.account["name"], other.account["devices"]) == ("Bo", 1)


def test_who_is_nobody_yet_is_called_as_at_the_other_site(club: Running, issuer: Issuer) -> None:
    with Browser(club) as browser:
        assert browser.sign_in(issuer, "zoë") == ""
        assert browser.account is not None
        assert browser.account["name"] == "Zoë"
    issuer.spoil = {"nickname": "\u202e\x00", "preferred_username": None}
    with Browser(club) as browser:
        assert browser.sign_in(issuer, "nameless") == ""
        assert browser.account is not None
        assert browser.account["name"] == ENGLISH("default-name")


def test_an_account_gets_a_further_way_in_and_never_loses_the_last_one(club: Running, issuer: Issuer) -> None:
    with Browser(club, "Cy") as browser:
        browser.sign_in(issuer, "cy")
        answer = browser.http.delete("/api/account/oidc")
        assert (answer.status_code, answer.json()["code"]) == (409, "last-passkey")
        assert browser.http.post("/api/account/recovery-words").status_code == 201
        assert browser.http.delete("/api/account/oidc").json()["issuers"] == []
        assert browser.http.delete("/api/account/oidc").status_code == 404
        assert browser.sign_in(issuer, "cyrus") == ""  # signed in, so it is added
        assert browser.account is not None
        assert (browser.account["name"], browser.account["issuers"]) == ("Cy", [NAME])
        assert browser.http.delete("/api/account").status_code == 200
        assert browser.account is None
    with Browser(club, "Cyra") as browser:
        assert browser.sign_in(issuer, "cyrus") == ""
        assert browser.account is not None
        assert browser.account["name"] == "Cyra", "what was deleted is nobody's"


def test_a_state_is_good_once_and_for_the_browser_that_got_it(club: Running, issuer: Issuer) -> None:
    with Browser(club, "Di") as browser, Browser(club, "Eve") as thief:
        back = issuer.approve(browser.leave_for_issuer(), "di")
        assert browser.come_back(code=back["code"], state="another") == "ceremony-over"
        back = issuer.approve(browser.leave_for_issuer(), "di")
        thief.leave_for_issuer()
        assert thief.come_back(**back) == "ceremony-over"
        assert thief.account is None
        assert browser.come_back(**back) == "ceremony-over", "it has been used"
        back = issuer.approve(browser.leave_for_issuer(), "di")
        assert browser.come_back(**back) == ""
        assert browser.come_back(**back) == "ceremony-over"
        assert browser.come_back() == "ceremony-over"


def test_a_code_that_was_used_is_refused_by_the_issuer(club: Running, issuer: Issuer) -> None:
    with Browser(club, "Flo") as browser:
        back = issuer.approve(browser.leave_for_issuer(), "flo")
        issuer.codes.clear()
        assert browser.come_back(**back) == "oidc-refused"
        state = issuer.approve(browser.leave_for_issuer(), "flo")["state"]
        assert browser.come_back(state=state, error="access_denied") == "oidc-cancelled"
        state = issuer.approve(browser.leave_for_issuer(), "flo")["state"]
        assert browser.come_back(state=state, error="server_error") == "oidc-refused"
        assert browser.account is None


@pytest.mark.parametrize(
    ("spoilt", "code"),
    [
        ({"nonce": "another"}, "oidc-untrusted"),
        ({"nonce": None}, "oidc-untrusted"),
        ({"aud": "another"}, "oidc-untrusted"),
        ({"aud": [CLIENT, "another"]}, "oidc-untrusted"),
        ({"aud": [CLIENT, "another"], "azp": "another"}, "oidc-untrusted"),
        ({"iss": "https://id.example.net"}, "oidc-untrusted"),
        ({"sub": None}, "oidc-untrusted"),
        ({"exp": None}, "oidc-untrusted"),
        ({"exp": "soon"}, "oidc-untrusted"),
        ({"exp": int(time.time()) - 600}, "oidc-late"),
        ({"iat": int(time.time()) + 6_000}, "oidc-untrusted"),
    ],
)
def test_tokens_that_are_not_for_us_now_are_refused(
    club: Running, issuer: Issuer, spoilt: dict[str, Any], code: str
) -> None:
    issuer.spoil = spoilt
    with Browser(club, "Gil") as browser:
        assert browser.sign_in(issuer, "gil") == code
        assert browser.account is None


def test_keys_may_change_and_those_of_others_are_refused(club: Running, issuer: Issuer) -> None:
    with Browser(club, "Hal") as browser:
        issuer.rotate()
        assert browser.sign_in(issuer, "hal") == ""
    with Browser(club, "Ira") as browser:
        issuer.signing = ECKey.generate_key("P-256", {"kid": str(issuer.key.kid)})
        assert browser.sign_in(issuer, "ira") == "oidc-untrusted"
        assert browser.account is None


def test_an_issuer_that_is_away_or_another_one_is_told(tmp_path: Path) -> None:
    with (
        Issuer() as issuer,
        Running(tmp_path / "data", "--oidc-issuer", issuer.url, "--oidc-client", CLIENT) as server,
        Browser(server, "Ada") as browser,
    ):
        issuer.says_issuer = "https://id.example.net"
        answer = browser.http.post("/api/account/oidc")
        assert (answer.status_code, answer.json()["code"]) == (503, "oidc-away")
        issuer.says_issuer = ""
        back = issuer.approve(browser.leave_for_issuer(), "ada")
        issuer.stop()
        assert browser.come_back(**back) == "oidc-away"
        assert browser.http.get("/api/account").json() == {"account": None, "issuer": NAME}


def test_a_server_without_an_issuer_shows_nothing_of_it(server: Running) -> None:
    with Browser(server, "Ada") as browser:
        assert browser.http.get("/api/account").json() == {"account": None, "issuer": ""}
        answer = browser.http.post("/api/account/oidc")
        assert (answer.status_code, answer.json()["code"]) == (404, "oidc-off")
        assert browser.come_back(state="x", code="y") == "ceremony-over"


def test_nothing_of_the_other_site_s_secrets_is_kept_or_logged(club: Running, issuer: Issuer) -> None:
    with Browser(club, "Jo") as browser:
        assert browser.sign_in(issuer, "a-subject-to-be-found") == ""
    assert SECRET not in club.log
    assert "a-subject-to-be-found" not in club.log
    for file in (club.folder).iterdir():
        if file.is_file():
            assert b"a-subject-to-be-found" not in file.read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_with_a_way_on(language: str) -> None:
    say = catalogue(language)
    for code in ("oidc-away", "oidc-refused", "oidc-untrusted", "oidc-late", "oidc-cancelled"):
        assert "id.example.org" in say(code, issuer="id.example.org")


def test_only_a_post_of_our_own_page_begins_it(club: Running) -> None:
    with club.http() as client:
        answer = client.post("/api/account/oidc", headers={"origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
