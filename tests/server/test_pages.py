"""The page for browsers: where it is given out, with what headers, and that nothing else is."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from html import unescape
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from lastcard.server import app
from lastcard.server.config import Config
from lastcard.server.pages import FOLDER
from lastcard.server.storage.sqlite import SqliteStore
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES
from server.honest import Company
from server.hostile import Hostile
from server.running import Running

BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}
SCRIPT = b"export const cards = 108;\n" * 50
FILES = {
    "index.html": b'<!doctype html>\n<html lang="en"><head><link href="./icon.svg">'
    b'<script type="module" src="./assets/a-1.js"></script></head>\n',
    "index.html.br": b"of the shell as it was built",
    "assets/a-1.js": SCRIPT,
    "assets/a-1.js.br": b"a script in brotli",
    "assets/a-1.js.gz": gzip.compress(SCRIPT),
    "assets/a-1.css": b"body {}",
    "assets/Table-1.js": b"the table",
    "assets/Table-1.css": b"main {}",
    **{f"assets/{part}-{language}-1.js": b"texts" for part in ("core", "game") for language in LANGUAGES},
    "icon.svg": b"<svg/>",
    "icon.png": b"png",
    "preview.png": b"cards",
    "sw.js": b"self;",
    "manifest.webmanifest": b"{}",
    "sources.sha256": b"?",
}


def small_page(tmp_path: Path) -> Path:
    """A page as a build leaves it, small."""
    folder = tmp_path / "page"
    for name, body in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    (tmp_path / "secret.txt").write_text("secret")
    return folder


Ask = Callable[..., httpx.Response]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return small_page(tmp_path)


@pytest.fixture
def served(folder: Path, tmp_path: Path) -> Iterator[Callable[..., Ask]]:
    with serving(folder, tmp_path) as start:
        yield start


@contextmanager
def serving(folder: Path, data: Path) -> Iterator[Callable[..., Ask]]:
    """Starts an application with that page, and asks it."""
    running = AsyncExitStack()

    def start(path: str = "") -> Ask:
        config = Config(data=data, path=path)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(app, "FOLDER", folder)
            application, _ = app.make_app(config, SqliteStore.open(config.data / "lastcard.sqlite3"))
        runner.run(running.enter_async_context(started(application)))

        def ask(address: str, method: str = "GET", **headers: str) -> httpx.Response:
            sent = {"accept-encoding": "identity", **BROWSER} | {
                name.replace("_", "-"): value for name, value in headers.items()
            }
            return runner.run(answer(application, method, address, sent))

        return ask

    with asyncio.Runner() as runner:
        yield start
        runner.run(running.aclose())


async def answer(application: object, method: str, address: str, headers: dict[str, str]) -> httpx.Response:
    transport = httpx.ASGITransport(cast(Any, application))
    async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
        return await client.request(method, address, headers=headers)


@asynccontextmanager
async def started(application: Any) -> AsyncIterator[None]:
    asked: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    told: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    running = asyncio.create_task(application({"type": "lifespan", "state": {}}, asked.get, told.put))
    for step in ("startup", "shutdown"):
        await asked.put({"type": f"lifespan.{step}"})
        assert await told.get() == {"type": f"lifespan.{step}.complete"}
        if step == "startup":
            yield
    await running


@pytest.fixture(scope="module")
def ask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ask]:
    """Asks an application that is the same for all tests."""
    data = tmp_path_factory.mktemp("asked")
    with serving(small_page(data), data) as start:
        yield start()


def directives(answer: httpx.Response) -> dict[str, list[str]]:
    parts = [part.split() for part in answer.headers["content-security-policy"].split(";")]
    return {name: rest for name, *rest in parts}


# The shell


@pytest.mark.parametrize("path", ["/", "/?lang=sv", "/rules", "/rules/", "/rules/house-party"])
def test_screens_that_are_always_there_are_the_page(ask: Ask, path: str) -> None:
    found = ask(path)
    assert (found.status_code, found.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert '<link href="/icon.svg"><script type="module" src="/assets/a-1.js">' in found.text


@pytest.mark.parametrize(
    "path", ["/t/ABCDEFGH", "/t/", "/r/nosuchrecord", "/r/nosuchrecord/7", "/nowhere", "/index.html", "/a/b/c/d", "//x"]
)
def test_what_is_not_there_is_the_page_too_but_not_found(ask: Ask, path: str) -> None:
    found = ask(f"http://x{path}")
    assert found.status_code == 404
    assert '<script type="module" src="/assets/a-1.js">' in found.text
    assert "etag" not in found.headers


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("sv-SE,sv;q=0.9,en;q=0.8", "sv"), ("no", "nb"), ("is", "is"), ("de", "en"), (";;,", "en")],
)
def test_the_shell_is_in_the_language_asked_for_and_has_its_texts_fetched_early(
    ask: Ask, wanted: str, language: str
) -> None:
    found = ask("/", **{"accept-language": wanted})
    assert f'<html lang="{language}">' in found.text
    assert found.text.count("modulepreload") == 1
    assert f'<link rel="modulepreload" crossorigin href="/assets/core-{language}-1.js"></head>' in found.text
    assert "accept-language" in found.headers["vary"]


def test_whoever_comes_to_a_table_fetches_that_screen_with_the_rest(ask: Ask) -> None:
    links = (
        '<link rel="preload" as="style" crossorigin href="/assets/Table-1.css">'
        '<link rel="modulepreload" crossorigin href="/assets/Table-1.js">'
        '<link rel="modulepreload" crossorigin href="/assets/core-en-1.js">'
        '<link rel="modulepreload" crossorigin href="/assets/game-en-1.js">'
    )
    assert links in ask("/t/NOWHERE").text
    assert "Table" not in ask("/").text


def shown(found: httpx.Response) -> dict[str, str]:
    """What a shared link shows of itself."""
    return {
        name: unescape(text) for name, text in re.findall(r'<meta property="og:(\S+)" content="([^"]*)">', found.text)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_link_shows_what_it_leads_to_in_the_language_asked_for(
    served: Callable[..., Ask], language: str
) -> None:
    say, ask = catalogue(language), served("/cards")
    home = shown(ask("/", accept_language=language))
    assert home["title"] == f"Last Card: {say('web-home-title')}"
    assert (home["description"], home["type"]) == (say("web-home-lead"), "website")
    table = shown(ask("/t/NOWHERE", accept_language=language))
    assert (table["title"], table["description"]) == (say("preview-table"), say("preview-table-about"))
    for preview in (home, table):
        assert preview["image"] == "http://127.0.0.1:8000/cards/preview.png"
        assert (preview["image:width"], preview["image:height"]) == ("1200", "630")
    assert ask("/preview.png").headers["content-type"] == "image/png"


@pytest.mark.parametrize(
    "who", ["WhatsApp/2.23", "facebookexternalhit/1.1", "TelegramBot (like TwitterBot)", "Slackbot 1.0"]
)
def test_whoever_fetches_a_link_to_show_it_gets_the_page(ask: Ask, who: str) -> None:
    assert "title" in shown(ask("/", accept="*/*", user_agent=who))
    assert ask("/api/tables", accept="*/*", user_agent=who).headers["content-type"] == "application/json"


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/ABCDEFGH"])
def test_the_api_answers_browsers_as_it_does_programs(ask: Ask, path: str) -> None:
    found = ask(path)
    assert (found.status_code, found.headers["content-type"]) == (404, "application/json")
    assert set(found.json()) >= {"code", "text"}
    assert ask("/health").json()["status"] == "ok"
    assert "lastcard_tables" in ask("/metrics").text


def test_programs_get_a_line_of_text_or_a_fault(ask: Ask) -> None:
    home = ask("/", accept="*/*")
    assert (home.status_code, home.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert home.text == "Last Card: a server with tables to play at. In a terminal: lastcard join http://127.0.0.1:8000"
    for path, code in (
        ("/t/ABCDEFGH", "unknown-table"),
        ("/rules", "no-such-page"),
        ("/r/x", "no-such-page"),
        ("/nowhere", "no-such-page"),
        ("/assets/gone-2.js", "no-such-page"),
    ):
        found = ask(path, accept="*/*")
        assert (found.status_code, found.json()["code"]) == (404, code)


def test_only_reading_is_for_the_page(ask: Ask) -> None:
    for method in ("POST", "PUT", "DELETE"):
        assert ask("/", method).status_code == 405
        assert ask("/sw.js", method).status_code == 404


@pytest.mark.parametrize("path", ["/cards", "/club/cards"])
def test_under_a_sub_path_the_shell_names_its_files_there(served: Callable[..., Ask], path: str) -> None:
    ask = served(path)
    for prefix in (path, ""):  # a proxy may have taken it off
        for address in ("/", "/rules", "/t/NOWHERE"):
            text = ask(prefix + address).text
            assert f'<link href="{path}/icon.svg"><script type="module" src="{path}/assets/a-1.js">' in text
        assert ask(f"{prefix}/assets/a-1.js").content == SCRIPT
    assert ask(path).status_code == 200


# Files


def test_every_file_is_given_out_with_its_type(ask: Ask) -> None:
    types = {
        "/assets/a-1.js": "text/javascript; charset=utf-8",
        "/assets/a-1.css": "text/css; charset=utf-8",
        "/icon.svg": "image/svg+xml",
        "/icon.png": "image/png",
        "/sw.js": "text/javascript; charset=utf-8",
        "/manifest.webmanifest": "application/manifest+json",
    }
    for path, kind in types.items():
        for accept in ("*/*", BROWSER["accept"]):
            found = ask(path, accept=accept)
            assert (found.status_code, found.content) == (200, FILES[path[1:]])
            assert found.headers["content-type"] == kind


def test_only_what_never_changes_may_be_kept_without_asking(ask: Ask) -> None:
    for path in ("/assets/a-1.js", "/assets/a-1.css"):
        assert ask(path).headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/", "/nowhere", "/sw.js", "/icon.svg", "/manifest.webmanifest"):
        assert ask(path).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/sw.js", "/assets/a-1.js"])
def test_what_a_browser_has_already_is_not_sent_again(ask: Ask, path: str) -> None:
    tag = ask(path).headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = ask(path, if_none_match=known)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
        assert "content-type" not in again.headers
    assert ask(path, if_none_match='"other"').status_code == 200
    assert ask("/t/NOWHERE", if_none_match=tag).status_code == 404


def test_files_go_compressed_to_those_who_can_read_them(ask: Ask) -> None:
    expected = {
        "br, gzip": "br",
        "gzip, deflate, br, zstd": "br",
        "gzip": "gzip",
        "GZIP;q=0.5": "gzip",
        "br;q=0, gzip": "gzip",
        "gzip;q=0.0": None,
        "identity": None,
        "": None,
    }
    tags = set()
    for accepted, encoding in expected.items():
        found = ask("/assets/a-1.js", "HEAD", accept_encoding=accepted)
        assert found.headers.get("content-encoding") == encoding, accepted
        assert found.headers["vary"] == "accept-encoding"
        tags.add(found.headers["etag"])
    assert len(tags) == 3
    assert ask("/assets/a-1.js", accept_encoding="gzip").content == SCRIPT
    assert "content-encoding" not in ask("/assets/a-1.css", accept_encoding="br, gzip").headers


def test_the_shell_is_compressed_as_it_is_here_not_as_it_was_built(ask: Ask) -> None:
    found = ask("/", accept_encoding="br, gzip")
    assert found.headers["content-encoding"] == "gzip"
    assert found.headers["vary"] == "accept, accept-encoding, accept-language"
    assert found.content == ask("/").content


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e%5c%2e%2e%5csecret.txt",
        "//secret.txt",
        "/assets",
        "/assets/",
        "/assets/a-1.js.br",
        "/assets/a-1.js.gz",
        "/assets/a-1.js/",
        "/index.html.br",
        "/sources.sha256",
        "/assets/a-1.js%00",
        "/lastcard.sqlite3",
    ],
)
def test_there_is_no_way_to_any_other_file(ask: Ask, path: str) -> None:
    for accept in ("*/*", BROWSER["accept"]):
        found = ask(f"http://x{path}", accept=accept)
        assert found.status_code == 404
        assert b"secret" not in found.content


# Headers


@pytest.mark.parametrize("path", ["/", "/t/NOWHERE", "/nowhere", "/sw.js", "/icon.svg"])
def test_the_page_may_use_its_own_server_and_nothing_else(ask: Ask, path: str) -> None:
    found = ask(path)
    policy = directives(found)
    assert policy.pop("img-src") == ["'self'", "data:"]
    assert {source for sources in policy.values() for source in sources} == {"'self'", "'none'"}
    assert (
        policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == ["'none'"]
    )
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == policy["worker-src"] == ["'self'"]
    assert "unsafe" not in found.headers["content-security-policy"]
    assert found.headers["cross-origin-opener-policy"] == "same-origin"
    assert found.headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in found.headers["permissions-policy"]
    assert found.headers["x-content-type-options"] == "nosniff"
    assert found.headers["x-frame-options"] == "DENY"
    assert found.headers["referrer-policy"] == "same-origin"


def test_the_parts_of_the_page_are_for_it_alone(ask: Ask) -> None:
    headers = ask("/assets/a-1.js").headers
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", ["/api/tables", "/api/nothing", "/health", "/metrics", "/assets/a-1.js"])
def test_what_is_no_page_may_use_nothing_at_all(ask: Ask, path: str) -> None:
    assert directives(ask(path)) == {"default-src": ["'none'"], "frame-ancestors": ["'none'"]}


# Without a page


def test_where_the_page_is_not_built_it_is_told_how_to_build_it(served: Callable[..., Ask], folder: Path) -> None:
    folder.rename(folder.with_name("elsewhere"))
    ask = served()
    for accept in ("*/*", BROWSER["accept"]):
        home = ask("/", accept=accept)
        assert (home.status_code, home.headers["content-type"]) == (200, "text/plain; charset=utf-8")
        assert "lastcard join http://127.0.0.1:8000\n" in home.text
        assert "make build" in home.text
    assert ask("/rules").json()["code"] == "no-such-page"
    assert ask("/t/NOWHERE").json()["code"] == "unknown-table"
    assert ask("/sw.js").status_code == 404


# The page as it was built, at a server as it is run


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hostile]:
    with Hostile(tmp_path_factory.mktemp("pages"), "--path", "/cards") as running:
        yield running


def test_tables_and_records_that_there_are_have_the_page_at_their_addresses(house: Hostile) -> None:
    table = house.open_table(house.token("Ann"))
    company = Company(house)
    company.finish()
    [record] = company.players[0].records
    with house.http(headers=BROWSER) as client:
        for path in (f"/t/{table}", f"/t/{table.lower()}", f"/r/{record}", f"/r/{record}/12"):
            answer = client.get(path)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert client.get(f"/t/{record}").status_code == 404


def test_what_was_not_found_is_noted(house: Hostile) -> None:
    with house.notes("unknown-table", "unknown-record", "no-such-page"), house.http(headers=BROWSER) as client:
        for path in ("/t/NOWHERE", "/r/nowhere", "/nowhere"):
            assert client.get(path).status_code == 404


def test_the_built_page_names_only_files_that_there_are(house: Hostile) -> None:
    with house.http(headers=BROWSER) as client:
        shell = client.get("/").text
        named = [part.split('"')[0] for part in shell.split('="/cards/')[1:]]
        assert len(named) > 3
        for name in named:
            answer = client.head(f"/{name}")
            assert (answer.status_code, answer.content) == (200, b""), name
            assert int(answer.headers["content-length"]) > 0
    assert "http:" not in shell.replace("http://www.w3.org/", "").replace(house.url, "")
    assert "https:" not in shell


def test_every_built_text_goes_compressed(house: Running) -> None:
    texts = [file for file in FOLDER.rglob("*") if file.suffix in (".js", ".css") and file.stat().st_size > 2_000]
    assert texts
    with house.http(headers={"accept-encoding": "br"}) as client:
        for file in texts:
            answer = client.head(f"/{file.relative_to(FOLDER).as_posix()}")
            assert answer.headers["content-encoding"] == "br", file
