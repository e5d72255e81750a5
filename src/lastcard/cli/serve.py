"""The command `lastcard serve`."""

from __future__ import annotations

import errno
import ipaddress
import os
import re
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlsplit

import typer

from lastcard.cli.common import Failure, check_language, fail, in_range, say, write
from lastcard.core.errors import Problem, cause
from lastcard.record.files import data_folder
from lastcard.server.config import FORMATS, PORT, Config
from lastcard.wording.catalogues import LANGUAGES

MOST: Final = 1_000_000
EVERYWHERE: Final = ("0.0.0.0", "::", "")
IN_A_TERMINAL: Final = ("elinks", "links", "lynx", "w3m", "www-browser")  # browsers that would take ours


def serve_command(
    host: Annotated[str, typer.Option("--host", envvar="LASTCARD_HOST", help=say("help-host"))] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", envvar="LASTCARD_PORT", help=say("help-port"))] = None,
    data: Annotated[Path | None, typer.Option("--data", envvar="LASTCARD_DATA", help=say("help-data"))] = None,
    url: Annotated[str, typer.Option("--url", envvar="LASTCARD_URL", help=say("help-url"))] = "",
    path: Annotated[str, typer.Option("--path", envvar="LASTCARD_PATH", help=say("help-path"))] = "",
    proxies: Annotated[
        str, typer.Option("--proxies", envvar="LASTCARD_PROXIES", help=say("help-proxies"))
    ] = "127.0.0.1",
    origins: Annotated[str, typer.Option("--origins", envvar="LASTCARD_ORIGINS", help=say("help-origins"))] = "",
    expire: Annotated[float, typer.Option("--expire", envvar="LASTCARD_EXPIRE", help=say("help-expire"))] = 72.0,
    tables: Annotated[int, typer.Option("--tables", envvar="LASTCARD_TABLES", help=say("help-tables"))] = 10_000,
    tables_per_guest: Annotated[
        int, typer.Option("--tables-per-guest", envvar="LASTCARD_TABLES_PER_GUEST", help=say("help-tables-per-guest"))
    ] = 20,
    tables_per_address: Annotated[
        int,
        typer.Option("--tables-per-address", envvar="LASTCARD_TABLES_PER_ADDRESS", help=say("help-tables-per-address")),
    ] = 200,
    connections: Annotated[
        int, typer.Option("--connections", envvar="LASTCARD_CONNECTIONS", help=say("help-connections"))
    ] = 10_000,
    per_address: Annotated[
        int, typer.Option("--per-address", envvar="LASTCARD_PER_ADDRESS", help=say("help-per-address"))
    ] = 200,
    rate: Annotated[float, typer.Option("--rate", envvar="LASTCARD_RATE", help=say("help-rate"))] = 20.0,
    new_a_minute: Annotated[
        int, typer.Option("--new-a-minute", envvar="LASTCARD_NEW_A_MINUTE", help=say("help-new-a-minute"))
    ] = 30,
    thinkers: Annotated[int, typer.Option("--thinkers", envvar="LASTCARD_THINKERS", help=say("help-thinkers"))] = 1,
    log: Annotated[str, typer.Option("--log", envvar="LASTCARD_LOG", help=say("help-log"))] = "text",
    open_browser: Annotated[bool, typer.Option("--open", help=say("help-open-browser"))] = False,
    language: Annotated[  # noqa: ARG001  read before the command line is
        str | None, typer.Option("--language", callback=check_language, help=say("help-language", known=LANGUAGES))
    ] = None,
) -> None:
    in_range("--port", port or 0, 0, 65_535)
    for option, value in (
        ("--expire", expire),
        ("--tables", tables),
        ("--tables-per-guest", tables_per_guest),
        ("--tables-per-address", tables_per_address),
        ("--connections", connections),
        ("--per-address", per_address),
        ("--rate", rate),
        ("--new-a-minute", new_a_minute),
    ):
        in_range(option, value, 0, MOST)
    in_range("--thinkers", thinkers, 1, 64)
    if log not in FORMATS:
        fail("bad-log", known=FORMATS)
    if url and (urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).netloc):
        fail("bad-url", given=url)
    if path and not re.fullmatch(r"(/[A-Za-z0-9._~-]+)+", path):
        fail("bad-path", given=path)
    for proxy in _words(proxies):
        if not _is_network(proxy):
            fail("bad-proxy", given=proxy)
    for origin in _words(origins):
        if not re.fullmatch(r"https?://[^/?#@\s]+", origin):
            fail("bad-origin", given=origin)
    config = Config(
        data=data_folder() if data is None else data,
        host=host,
        port=PORT if port is None else port,
        url=url,
        path=path,
        proxies="*" if "*" in _words(proxies) else ",".join(_words(proxies)),
        origins=tuple(_words(origins)),
        expire=expire,
        tables=tables,
        tables_per_guest=tables_per_guest,
        tables_per_address=tables_per_address,
        connections=connections,
        per_address=per_address,
        rate=rate,
        new_a_minute=new_a_minute,
        thinkers=thinkers,
        log=log,
    )
    from lastcard.server.run import serve  # takes a moment to load, which no other command should wait for

    def ready(base: str) -> None:
        write(say("serving", address=base))
        address = base
        if config.host in EVERYWHERE and not config.url and (here := _own_address()):
            address = base.replace("127.0.0.1", here, 1)
            write(say("serving-network", address=address))
        if open_browser:
            threading.Thread(target=_open, args=(address,), daemon=True).start()

    with _listen(config, given=port is not None) as listener:
        try:
            serve(config, listener, ready)
        except Problem as problem:
            raise Failure(say.tell(problem)) from None


def _words(text: str) -> list[str]:
    return text.replace(",", " ").split()


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return text == "*"
    return True


def _listen(config: Config, given: bool) -> socket.socket:
    """Listens where it was told to; a port that nobody asked for may be another."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    try:
        config.host.encode("idna")  # a name that can't be one is no TypeError then
        try:
            return socket.create_server((config.host, config.port), family=family, backlog=2048)
        except OSError as error:
            if given or error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            return socket.create_server((config.host, 0), family=family, backlog=2048)
    except (OSError, UnicodeError) as error:
        fail("cannot-listen", host=config.host, port=config.port, reason=cause(error))


def _own_address() -> str:
    """The address by which others on the network reach this machine; "" where there is none. Nothing is sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.connect(("192.0.2.1", 9))
        return str(line.getsockname()[0])
    return ""


def _open(address: str) -> None:
    """Shows an address in a browser, where there is a desktop."""
    if sys.platform not in ("darwin", "win32") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    with suppress(webbrowser.Error):
        browser = webbrowser.get()
        if Path(str(getattr(browser, "name", ""))).name not in IN_A_TERMINAL:
            browser.open(address)
