"""What is asked under other names and addresses than the server has, by pages of others, or by trying codes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from lastcard.protocol.messages import Settings
from lastcard.server import app
from lastcard.server.config import Config
from lastcard.server.net.guards import Names
from lastcard.server.routes import base
from lastcard.server.routes.base import Served
from lastcard.server.storage.sqlite import SqliteStore
from server.hostile import at_table, wire
from server.running import Running
from server.test_pages import started

Ask = Callable[..., Coroutine[Any, Any, httpx.Response]]


@asynccontextmanager
async def asking(folder: Path, client: str = "10.0.0.1", **settings: Any) -> AsyncIterator[tuple[Ask, Served]]:
    application, state = app.make_app(Config(data=folder, **settings), SqliteStore.open(folder / "lastcard.sqlite3"))
    transport = httpx.ASGITransport(cast(Any, application), client=(client, 1))
    async with started(application), httpx.AsyncClient(transport=transport, base_url="http://x") as asker:
        yield asker.request, state


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


# Addresses


PLACES = ("/health", "/metrics", "/api/tables", "/api/records", "/api/rules", "/api/protocol", "/api/schema")


@pytest.mark.parametrize("path", ["", "/lastcard"])
def test_addresses_are_known_only_as_they_are_written(tmp_path: Path, path: str) -> None:
    async def work() -> None:
        async with asking(tmp_path, path=path) as (ask, _):
            for place in PLACES:
                assert (await ask("GET", f"{path}{place}")).status_code == 200, place
                others = (f"{place}/", f"{place}//", f"/{place}", f"{place}%2f", f"{place}%2F%2f", f"{place}/x")
                for other in others:
                    for accept in ("*/*", "text/html"):
                        answer = await ask("GET", f"http://x{path}{other}", headers={"accept": accept})
                        assert answer.status_code == 404, other
                        assert answer.headers["content-type"].startswith(("application/json", "text/html")), other
                        assert "lastcard_tables" not in answer.text
            answer = await ask("GET", f"{path}/metrics/", headers={"accept-language": "sv"})
            assert answer.json()["code"] == "no-such-page"
            assert answer.headers["x-content-type-options"] == "nosniff"

    run(work)


def test_what_changes_is_not_kept_by_anybody(tmp_path: Path) -> None:
    async def work() -> None:
        async with asking(tmp_path) as (ask, _):
            for path in (
                "/api/tables",
                "/api/guests/me",
                "/api/records",
                "/api/protocol",
                "/health",
                "/api/x",
                "/api/x/",
            ):
                assert (await ask("GET", path)).headers.get_list("cache-control") == ["no-cache"], path
            made = await ask("POST", "/api/guests", json={"name": "Ada"})
            assert made.headers["cache-control"] == "no-cache"
            assert made.headers["set-cookie"]
            assert (await ask("GET", "/api/rules")).headers.get_list("cache-control") == ["public, max-age=3600"]

    run(work)


# Names


OURS = ["localhost:8000", "127.0.0.1:8000", "192.168.1.20:8000", "[::1]:8000", "[fe80::1]", "mypc:8000", "mypc.local"]
OURS += [
    "mypc.lan:8000",
    "x.localhost",
    "nas.home.arpa",
    "cards.example.org",
    "cards.example.org:443",
    "CARDS.example.org.",
]
THEIRS = [
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "cards.example.org.evil.example",
    "evil.local.example",
]
THEIRS += ["xcards.example.org", "example.org", "a]b.c", "fritz.box", "1.2.3.4.5", "999.1.1.1"]


def test_only_the_servers_own_names_are_its_own(tmp_path: Path) -> None:
    names = Names(Config(data=tmp_path, url="https://cards.example.org/lastcard"))
    assert [host for host in OURS if not names.ours(host)] == []
    assert [host for host in THEIRS if names.ours(host)] == []
    assert Names(Config(data=tmp_path, host="game.example.net")).ours("game.example.net:8000")
    assert not Names(Config(data=tmp_path)).ours("cards.example.org")


def test_a_name_of_another_site_that_leads_here_gets_nothing(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as server, server.http() as client:
        for path in ("/", "/api/tables", "/health", "/metrics"):
            answer = client.get(path, headers={"host": f"evil.example:{server.port}", "accept": "text/html"})
            assert (answer.status_code, answer.json()["code"]) == (421, "foreign-host")
            assert "--url" in answer.json()["text"]
        origin = f"http://evil.example:{server.port}"
        with (
            pytest.raises(Exception, match="403"),
            wire(server, additional_headers={"host": origin[7:]}, origin=origin),
        ):
            pass
        assert client.get("/health", headers={"host": f"mypc.local:{server.port}"}).status_code == 200


def test_a_server_that_all_the_world_reaches_may_be_called_anything(tmp_path: Path) -> None:
    async def work() -> None:
        application, _ = app.make_app(Config(data=tmp_path), SqliteStore.open(tmp_path / "lastcard.sqlite3"))
        async with started(application):
            for address, status in (("8.8.8.8", 200), ("192.168.1.20", 421), ("127.0.0.1", 421), ("2600::1", 200)):
                told: list[dict[str, Any]] = []

                async def send(message: dict[str, Any], told: list[dict[str, Any]] = told) -> None:
                    told.append(message)

                async def receive() -> dict[str, Any]:
                    return {"type": "http.request", "body": b"", "more_body": False}

                scope = {
                    "type": "http",
                    "method": "GET",
                    "path": "/health",
                    "raw_path": b"/health",
                    "query_string": b"",
                }
                scope |= {"headers": [(b"host", b"game.example.net")], "server": (address, 8000), "scheme": "http"}
                scope |= {"client": ("10.0.0.1", 1), "http_version": "1.1", "root_path": ""}
                await cast(Any, application)(scope, receive, send)
                assert told[0]["status"] == status, address

    run(work)


# Pages of others


@pytest.mark.parametrize(
    ("url", "host", "scheme", "origin", "allowed"),
    [
        ("", "192.168.1.20:8000", "http", "http://192.168.1.20:8000", True),
        ("", "192.168.1.20:8000", "http", "https://192.168.1.20:8000", True),  # behind a proxy that does not say so
        ("", "192.168.1.20:8000", "https", "http://192.168.1.20:8000", False),
        ("", "192.168.1.20:8000", "http", "http://192.168.1.20:9000", False),
        ("https://cards.example.org/x", "cards.example.org", "http", "https://cards.example.org", True),
        ("https://cards.example.org/x", "cards.example.org", "http", "http://cards.example.org", False),
        ("https://cards.example.org/x", "127.0.0.1:8000", "http", "https://cards.example.org", True),
        ("https://cards.example.org/x", "192.168.1.20:8000", "http", "http://192.168.1.20:8000", True),
        ("http://cards.example.org", "cards.example.org", "http", "http://cards.example.org", True),
        ("https://cards.example.org/x", "", "http", "null", False),
    ],
)
def test_origins_are_compared_with_their_scheme_where_it_is_known(
    tmp_path: Path, url: str, host: str, scheme: str, origin: str, allowed: bool
) -> None:
    async def work() -> None:
        async with asking(tmp_path, url=url) as (ask, _):
            headers = {"host": host, "origin": origin}
            answer = await ask("POST", f"{scheme}://x/api/guests", json={"name": "Ada"}, headers=headers)
            assert answer.status_code == (201 if allowed else 403)

    run(work)


# Guessing


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "MISSES", 1e-9)
    monkeypatch.setattr(base, "MISSES_AT_ONCE", 5.0)


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("path", ["/api/tables/{}", "/api/tables/{}/rules", "/t/{}"])
def test_codes_can_not_be_found_by_trying(tmp_path: Path, path: str) -> None:
    async def work() -> None:
        async with asking(tmp_path) as (ask, state):
            code = (await state.hub.open(Settings())).table
            for _ in range(20):
                assert (await ask("GET", path.format(code))).status_code == 200  # what is found costs nothing
            answers = [await ask("GET", path.format(f"ABCDEF{number:02}")) for number in range(10)]
            assert [answer.status_code for answer in answers] == [404] * 5 + [429] * 5
            assert (await ask("GET", path.format(code))).json()["code"] == "too-fast"  # which says nothing of the code
            assert (await ask("GET", "/api/tables")).status_code == 200
            assert state.hub.registry.summary(code).table == code

    run(work)


def test_on_a_connection_neither_but_who_plays_comes_back(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as server:
        ada, eve = server.token("Ada"), server.token("Eve")
        table = server.open_table(ada)
        with at_table(server, table, ada) as (_, welcome):
            assert welcome["type"] == "welcome"
        with server.http() as client:
            found = [client.get(f"/api/tables/ABCDEF{number:02}").json()["code"] for number in range(75)]
        assert (found[0], found[-1]) == ("unknown-table", "too-fast")
        answers = []
        for token in (eve, ada):
            with at_table(server, table, token) as (_, answer):
                answers.append(answer["type"])
        assert answers == ["refused", "welcome"]
