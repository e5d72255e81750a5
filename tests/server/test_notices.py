"""Where people hear of their turn: browsers (web push) and webhooks, which never lead into a network of one's own."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import socket
from collections.abc import Callable, Coroutine
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import httpx
import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from lastcard.core.cards import TOKENS
from lastcard.core.errors import Problem
from lastcard.server.net.outside import Outside, is_open
from lastcard.server.notices import Reminder
from lastcard.server.push import Browser, Sender, decoded, sealed
from lastcard.table.identities import base64url
from lastcard.wording.languages import LANGUAGES
from server.running import Running

INSIDE = [
    *("127.0.0.1", "127.1.2.3", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
    *("192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2002:a00:1::"),
    *("ff02::1", "2001:db8::1", "fe80::1%eth0", "not an address", ""),
]


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_of_networks_of_one_s_own_are_not_open(address: str) -> None:
    assert not is_open(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_of_the_open_internet_are(address: str) -> None:
    assert is_open(address)


def refused(work: Callable[[], Coroutine[Any, Any, object]]) -> str:
    with pytest.raises(Problem) as problem:
        asyncio.run(work())
    return problem.value.message


@pytest.mark.parametrize(
    "address",
    [
        *("http://example.org/", "ftp://example.org", "https://", "//example.org", "https://a:b@example.org/", "x"),
        *(
            "https://exa mple.org",
            "https://example.org/\n",
            "https://[::1",
            "https://example.org:99999/",
            "https://é.org",
        ),
        "https://example.org/" + "a" * 1_000,
    ],
)
def test_what_is_no_address_for_a_webhook_is_refused(address: str) -> None:
    with pytest.raises(Problem) as problem:
        Outside().check(address)
    assert problem.value.message == "bad-hook"


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "[::1]", "169.254.169.254", "[::ffff:10.0.0.1]", "localhost", "2130706433"]
)
def test_a_webhook_does_not_lead_inside(host: str) -> None:
    async def work() -> int:
        return await Outside().post(f"https://{host}/", {}, b"")

    assert refused(work) == "hook-inside"


def test_a_name_that_stands_for_something_inside_is_refused_though_it_also_stands_for_something_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def found(*_: object, **__: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in ("1.1.1.1", "127.0.0.1")]

    async def work() -> int:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
        return await Outside().post("https://cards.example/", {}, b"")

    assert refused(work) == "hook-inside"


# Web push


def test_a_message_is_sealed_as_rfc_8291_has_it() -> None:
    browser = Browser(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    number = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    key = ec.derive_private_key(number, ec.SECP256R1())
    message = sealed(b"When I grow up, I want to be a watermelon", browser, key, decoded("DGv6ra1nlYgDCS1FRnbzlw"))
    assert base64url(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_server_signs_what_it_sends_with_a_key_that_stays_the_same() -> None:
    sender = Sender(bytes(32), "https://cards.example")
    assert sender.public == Sender(bytes(32), "").public != Sender(bytes([1]) * 32, "").public
    headers = sender.headers("https://push.example/send/abc", 60, "topic")
    said, _, signature = headers["authorization"].removeprefix("vapid t=").partition(",")[0].rpartition(".")
    claims = msgspec.json.decode(decoded(said.split(".")[1]))
    assert (claims["aud"], claims["sub"]) == ("https://push.example", "https://cards.example")
    raw = decoded(signature)
    written = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(sender.public))
    key.verify(written, said.encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(("p256dh", "auth"), [("", ""), ("AAAA", "AAAA"), ("é", "é"), ("A" * 87, "A" * 22)])
def test_what_are_no_keys_of_a_browser_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Problem) as problem:
        Browser(p256dh, auth).check()
    assert problem.value.message == "bad-push"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_push_tells_no_card(language: str) -> None:
    for kind in ("turn", "over", "stand-in"):
        told = Reminder(type=kind, table="T", link="l", name="Ada", names=("Ada", "Bo", "Cid")).in_words(language)
        assert set(told) == {"title", "body", "link", "tag"}
        assert "Bo" in told["body"]
        assert "Ada" not in told["body"]
        assert not set(" ".join(told.values()).split()) & set(TOKENS)


# Over HTTP


class Hook(BaseHTTPRequestHandler):
    """Somebody's program, which is told of their turn."""

    heard: list[tuple[dict[str, str], bytes]]
    status = 204

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.heard.append(({name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(self.status)
        self.send_header("location", "http://127.0.0.1:1/")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


def test_a_webhook_is_tried_signed_listed_and_removed(tmp_path: Any) -> None:
    Hook.heard, Hook.status = [], 204
    hook = HTTPServer(("127.0.0.1", 0), Hook)
    Thread(target=hook.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{hook.server_port}/turn?key=1"
    with Running(tmp_path / "data", "--hooks", "127.0.0.1") as server, httpx.Client(base_url=server.url) as client:
        token = client.post("/api/guests", json={"name": "Ada"}).json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        client.cookies.clear()
        added = client.post("/api/contacts", json={"kind": "hook", "address": address})
        assert added.status_code == 201
        [(headers, body)] = Hook.heard
        said = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
        key = base64.b64decode(added.json()["secret"].removeprefix("whsec_"))
        mac = base64.b64encode(hmac.digest(key, said, hashlib.sha256)).decode()
        assert headers["webhook-signature"] == f"v1,{mac}"
        assert msgspec.json.decode(body)["type"] == "test"
        listed = client.get("/api/contacts").json()
        [shown] = listed["contacts"]
        assert shown["host"] == f"127.0.0.1:{hook.server_port}"
        assert "key=1" not in str(listed)
        Hook.status = 302  # which is not followed
        again = client.post("/api/contacts", json={"kind": "hook", "address": address})
        assert (again.status_code, again.json()["code"]) == (400, "hook-refuses")
        assert len(Hook.heard) == 2
        assert client.delete(f"/api/contacts/{shown['id']}").status_code == 204
        gone = client.delete(f"/api/contacts/{shown['id']}")
        assert (gone.status_code, gone.json()["code"]) == (404, "unknown-contact")
        inside = client.post("/api/contacts", json={"kind": "hook", "address": "https://localhost/"})
        assert inside.json()["code"] == "hook-inside"
        assert client.get("/api/tables/mine").json() == []
        client.headers.pop("authorization")
        assert client.get("/api/contacts").json()["code"] == "no-token"
    hook.shutdown()
    hook.server_close()
