"""The web page: what the build has put into page/, read once, and given out of memory and of nothing else."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import html
import re
from base64 import b64encode
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from litestar.types import ASGIApp, Receive, Scope, Send

from lastcard.core.errors import Problem
from lastcard.protocol.http import SCREENS
from lastcard.server.caches import BoundedCache
from lastcard.server.logs import refused
from lastcard.wording.catalogues import Catalogue, catalogue
from lastcard.wording.languages import LANGUAGES, asked_for

There = Callable[[Scope, str, str], Awaitable[None]]

FOLDER: Final = Path(__file__).with_name("page")
SHELL: Final = "index.html"
# Parts of addresses that may stand for nothing, and what they should stand for.
ASKABLE: Final = {"table": "table", "shown": "table", "record": "record", "evening": "evening", "club": "club"}
NO_SCREENS: Final = re.compile(r"/(api|health|metrics)(/.*)?")
ENCODINGS: Final = {".br": b"br", ".gz": b"gzip"}  # of files made by the build, the smallest first
TYPES: Final = {  # of what is given out
    ".css": b"text/css; charset=utf-8",
    ".html": b"text/html; charset=utf-8",
    ".ico": b"image/x-icon",
    ".js": b"text/javascript; charset=utf-8",
    ".json": b"application/json",
    ".png": b"image/png",
    ".svg": b"image/svg+xml",
    ".txt": b"text/plain; charset=utf-8",
    ".webmanifest": b"application/manifest+json",
    ".woff2": b"font/woff2",
}
# What the build calls the parts of the page that a screen needs, those that speak by language.
CHUNKS: Final = {
    "": ("core-{}",),
    "table": ("core-{}", "game-{}", "Table", "shared", "soon", "rolldown-runtime", "Invitation"),
    "replay": ("core-{}",),
    "evening": ("core-{}", "game-{}", "evening-{}", "Evening", "shared", "soon", "rolldown-runtime", "Invitation"),
}
SHELLS: Final = {"/t/": "table", "/r/": "replay", "/e/": "evening"}  # by how addresses begin
PRELOAD: Final = {
    ".js": '<link rel="modulepreload" crossorigin href="./{}">',
    ".css": '<link rel="preload" as="style" crossorigin href="./{}">',
}
KEPT: Final = 500  # shells of replays
PICTURE: Final = "preview.png"
PICTURED: Final = {"width": "1200", "height": "630"}
# Who fetches a page only to show what a link leads to, and takes whatever there is.
PREVIEWS: Final = re.compile(rb"bot\b|facebookexternalhit|whatsapp|preview|embedly", re.IGNORECASE)
OWN: Final = ("script-src", "style-src", "connect-src", "manifest-src", "worker-src", "media-src", "font-src")
POLICY: Final = (
    "default-src 'none'",
    *(f"{kind} 'self'" for kind in OWN),
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)
OWNED: Final = ((b"cross-origin-resource-policy", b"same-origin"),)
# What runs or is shown by itself: documents, pictures that may hold scripts, and the service worker.
ALONE: Final = (
    (b"permissions-policy", b"camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
HEADERS: Final = (*OWNED, (b"content-security-policy", "; ".join(POLICY).encode()), *ALONE)
ADMIN: Final = f"/{SCREENS['admin']}"  # which is there only where somebody keeps order
LADDER: Final = "ladder.html"  # in the folder of a ladder, and without its end the address of it
LOOK: Final = 10.0  # seconds between looks at it


def _part(part: str) -> str:
    """A part of a screen's address as a regular expression."""
    if not part.startswith(":"):
        return f"/{part}"
    return f"(?:/(?P<{part[1:-1]}>[^/]+))?" if part.endswith("?") else f"/(?P<{part[1:]}>[^/]+)"


# Which screen it is the page finds out itself.
_SCREEN: Final = re.compile(
    "|".join("".join(map(_part, path.split("/"))) + ("/?" if path else "") for path in SCREENS.values())
)


class Form(NamedTuple):
    """A file as it goes over the wire."""

    encoding: bytes
    body: bytes
    tag: bytes


def _form(encoding: bytes, body: bytes) -> Form:
    return Form(encoding, body, b'"%s"' % hashlib.sha256(body).hexdigest()[:20].encode())


class File(NamedTuple):
    """A file in all its forms; the last is the file itself."""

    kind: bytes
    cache: bytes
    headers: tuple[tuple[bytes, bytes], ...]
    forms: tuple[Form, ...]


class Pages:
    """The files of the page by their addresses; none where the page has not been built."""

    def __init__(self, folder: Path, path: str, base: str) -> None:
        """`path` is the sub-path under which browsers see the server, `base` the address that links to it begin with.

        The shell is the same at addresses of any depth, so that it has to name its files from the root.
        """
        found = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}
        shell = found.pop(SHELL, None)
        self.shells = _shells(shell.read_text("utf-8"), path, base, found) if shell else {}
        self._base = base
        self._picture = f"{base}/{PICTURE}" if PICTURE in found else ""
        self._replays: BoundedCache[File] = BoundedCache(KEPT)  # shells that were asked for
        self._files = {
            f"/{name}": _file(name, file.read_bytes(), found) for name, file in found.items() if file.suffix in TYPES
        }

    def offer(self, ladder: Path) -> None:
        """Shows the page of a ladder, as it is now; where there is none, nothing."""
        with suppress(OSError):
            self._files[f"/{LADDER.removesuffix('.html')}"] = _report((ladder / LADDER).read_bytes())

    async def keep_offering(self, ladder: Path) -> None:
        """Looks now and then whether the ladder has been played on."""
        seen = -1.0
        while True:
            with suppress(OSError):
                changed = (ladder / LADDER).stat().st_mtime
                if changed != seen:
                    seen = changed
                    await asyncio.to_thread(self.offer, ladder)
            await asyncio.sleep(LOOK)

    def around(self, app: ASGIApp, there: There) -> ASGIApp:
        """Answers what is asked for by browsers, and leaves the rest to the application.

        `there` raises a Problem where there is no such table or record; people are shown the page even then, for it
        tells them how to go on.
        """

        async def with_page(scope: Scope, receive: Receive, send: Send) -> None:
            if str(scope["type"]) != "http" or cast(Any, scope)["method"] not in ("GET", "HEAD"):
                await app(scope, receive, send)
                return
            path: str = scope["path"]
            asked = {name: value for name, value in scope["headers"] if name in ASKED}
            file = self._files.get(path)
            if file is not None:
                await _answer(send, file, HTTPStatus.OK, asked)
            elif self.shells and _shown(asked) and not NO_SCREENS.fullmatch(path):
                language = asked_for(asked.get(b"accept-language", b"").decode("latin-1"))
                status = await _status(scope, path, there)
                await _answer(send, self._shell(path, language, status), status, asked)
            else:
                await app(scope, receive, send)

        return with_page

    def _shell(self, path: str, language: str, status: HTTPStatus) -> File:
        """The shell for an address; that of a replay shows how the match ended where it is shared."""
        screen = _SCREEN.fullmatch(path)
        if status == HTTPStatus.OK and screen is not None and screen["record"] and self._picture:
            return self._of_record(screen["record"], language)
        return self.shells[SHELLS.get(path[:3], ""), language]

    def _of_record(self, name: str, language: str) -> File:
        known = self._replays.get((name, language))
        if known is None:
            plain = self.shells["replay", language].forms[-1].body.decode()
            picture = f"{self._base}/api/records/{name}/picture.png?lang={language}"
            known = _shell(plain.replace(html.escape(self._picture), html.escape(picture), 1))
            self._replays.put((name, language), known)
        return known


ASKED: Final = (b"accept", b"accept-encoding", b"accept-language", b"if-none-match", b"user-agent")


def _shown(asked: dict[bytes, bytes]) -> bool:
    """Whether it is for people to look at."""
    return b"text/html" in asked.get(b"accept", b"") or PREVIEWS.search(asked.get(b"user-agent", b"")) is not None


def _shells(text: str, path: str, base: str, found: dict[str, Path]) -> dict[tuple[str, str], File]:
    """The shell for each screen in each language: it lets browsers fetch what will be asked for with the rest."""
    shells = {}
    for language in LANGUAGES:
        spoken = text.replace('<html lang="en">', f'<html lang="{language}">')
        for screen, chunks in CHUNKS.items():
            wanted = "|".join([chunk.format(language) for chunk in chunks])
            early = [name for name in found if re.fullmatch(rf"assets/({wanted})-[^/]+\.(js|css)", name)]
            links = "".join(PRELOAD[Path(name).suffix].format(name) for name in sorted(early))
            head = _preview(screen, catalogue(language), base if PICTURE in found else "") + links
            shells[screen, language] = _shell(spoken.replace("</head>", f"{head}</head>").replace('"./', f'"{path}/'))
    return shells


def _preview(screen: str, say: Catalogue, base: str) -> str:
    """What a link looks like where it is shared: a title, a sentence and a picture of cards."""
    title, about = f"Last Card: {say('web-home-title')}", say("web-home-lead")
    if screen:
        title, about = say(f"preview-{screen}"), say(f"preview-{screen}-about")
    told = {"type": "website", "site_name": "Last Card", "title": title, "description": about}
    if base:
        told |= {"image": f"{base}/{PICTURE}"} | {f"image:{side}": size for side, size in PICTURED.items()}
    metas = [f'<meta property="og:{name}" content="{html.escape(value)}">' for name, value in told.items()]
    return "".join([*metas, '<meta name="twitter:card" content="summary_large_image">'])


def _shell(text: str) -> File:
    return _document(text.encode(), HEADERS)


def _document(body: bytes, headers: tuple[tuple[bytes, bytes], ...]) -> File:
    forms = (_form(b"gzip", gzip.compress(body, mtime=0)), _form(b"", body))
    return File(TYPES[".html"], b"no-cache", headers, forms)


def _file(name: str, body: bytes, found: dict[str, Path]) -> File:
    forms = [_form(code, found[name + end].read_bytes()) for end, code in ENCODINGS.items() if name + end in found]
    part = name.startswith("assets/")  # of a document, whose headers hold for it
    cache = b"public, max-age=31536000, immutable" if part else b"no-cache"
    return File(TYPES[Path(name).suffix], cache, OWNED if part else HEADERS, (*forms, _form(b"", body)))


def _report(body: bytes) -> File:
    """A page that has its style and its pictures in itself, and nothing else."""
    styles = [hashlib.sha256(style).digest() for style in re.findall(rb"<style>(.*?)</style>", body, re.DOTALL)]
    allowed = " ".join(f"'sha256-{b64encode(digest).decode()}'" for digest in styles)
    policy = f"default-src 'none'; style-src {allowed}; img-src data:; {'; '.join(POLICY[-3:])}"
    return _document(body, (*OWNED, (b"content-security-policy", policy.encode()), *ALONE))


async def _status(scope: Scope, path: str, there: There) -> HTTPStatus:
    screen = _SCREEN.fullmatch(path)
    try:
        if screen is None:
            raise Problem("no-such-page")
        if path.rstrip("/") == ADMIN:
            await there(scope, "admin", "")
        for part, kind in ASKABLE.items():
            if screen[part] is not None:
                await there(scope, kind, screen[part])
    except Problem as problem:
        refused(problem.message)
        return HTTPStatus.NOT_FOUND
    return HTTPStatus.OK


async def _answer(send: Send, file: File, status: HTTPStatus, asked: dict[bytes, bytes]) -> None:
    accepts = accepted(asked.get(b"accept-encoding", b""))
    chosen = next(each for each in file.forms if not each.encoding or each.encoding in accepts)
    headers = [
        (b"cache-control", file.cache),
        (b"vary", b"accept, accept-encoding, accept-language" if file.kind == TYPES[".html"] else b"accept-encoding"),
        *file.headers,
    ]
    body = chosen.body
    if status == HTTPStatus.OK:
        headers.append((b"etag", chosen.tag))
        if _knows(asked.get(b"if-none-match", b""), chosen.tag):
            status, body = HTTPStatus.NOT_MODIFIED, b""
    if status != HTTPStatus.NOT_MODIFIED:
        headers += [(b"content-type", file.kind), (b"content-length", str(len(body)).encode())]
        if chosen.encoding:
            headers.append((b"content-encoding", chosen.encoding))
    await send(cast(Any, {"type": "http.response.start", "status": int(status), "headers": headers}))
    await send(cast(Any, {"type": "http.response.body", "body": body}))


def accepted(header: bytes) -> set[bytes]:
    """The encodings that are named and not ruled out."""
    offers = [[part.strip() for part in offer.lower().split(b";")] for offer in header.split(b",")]
    return {name for name, *rest in offers if not any(re.fullmatch(rb"q=0(\.0*)?", each) for each in rest)}


def _knows(header: bytes, tag: bytes) -> bool:
    """Whether a browser has it already; proxies that compress make its tag a weak one."""
    return tag in [known.strip().removeprefix(b"W/") for known in header.split(b",")]
