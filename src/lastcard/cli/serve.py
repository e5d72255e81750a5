"""The command `lastcard serve`."""

from __future__ import annotations

import errno
import inspect
import ipaddress
import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Final, get_type_hints
from urllib.parse import urlsplit

import msgspec
import typer

from lastcard.cli.common import LanguageOption, fail, failing, in_range, say, write
from lastcard.core.errors import cause
from lastcard.core.fields import limits
from lastcard.record.files import data_folder
from lastcard.server.config import EVERYWHERE, FORMATS, Config, own_address

IN_A_TERMINAL: Final = ("elinks", "links", "lynx", "w3m", "www-browser")  # browsers that would take ours


def flag(setting: str) -> str:
    return f"--{setting.replace('_', '-')}"


def _settings() -> Iterator[inspect.Parameter]:
    """The fields of Config as options. Where no port or folder is given, the system decides."""
    for name, kind in get_type_hints(Config).items():
        default = getattr(Config(data=Path()), name)
        if name in ("port", "data"):
            kind, default = kind | None, None
        elif name in ("origins", "hooks"):
            kind, default = str, ""
        help_text = say(f"help-serve-{name.replace('_', '-')}")
        option = typer.Option(flag(name), envvar=f"LASTCARD_{name.upper()}", help=help_text)
        yield inspect.Parameter(
            name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, option]
        )


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """Lets a command that takes any settings take those of Config."""
    own = inspect.signature(command, eval_str=True).parameters.values()
    others = [parameter for parameter in own if parameter.kind is inspect.Parameter.KEYWORD_ONLY]
    command.__signature__ = inspect.Signature([*_settings(), *others])  # type: ignore[attr-defined]
    return command


@with_settings
def serve_command(
    *,
    open_browser: Annotated[bool, typer.Option("--open", help=say("help-open-browser"))] = False,
    language: LanguageOption = None,  # noqa: ARG001  read before the command line is
    **given: Any,
) -> None:
    config = _config({name: value for name, value in given.items() if value is not None})
    from lastcard.server.run import serve  # takes a moment to load, which no other command should wait for

    def ready(base: str) -> None:
        write(say("serving", address=base))
        address = base
        if config.host in EVERYWHERE and not config.url and (here := own_address()):
            address = base.replace("127.0.0.1", here, 1)
            write(say("serving-network", address=address))
        if open_browser:
            threading.Thread(target=_open, args=(address,), daemon=True).start()

    with _listen(config, given=given.get("port") is not None) as listener, failing():
        serve(config, listener, ready)


def _config(given: dict[str, Any]) -> Config:
    """What a server is set up with; what it can't be is a failure of the command."""
    config = msgspec.structs.replace(Config(data=data_folder()), **given)
    origins, proxies = _words(given.get("origins", "")), _words(config.proxies)
    for name, (least, most) in limits(Config).items():
        in_range(flag(name), getattr(config, name), least, most)
    if config.log not in FORMATS:
        fail("bad-log", known=FORMATS)
    if config.url and (urlsplit(config.url).scheme not in ("http", "https") or not urlsplit(config.url).netloc):
        fail("bad-url", given=config.url)
    if config.path and not re.fullmatch(r"(/[A-Za-z0-9._~-]+)+", config.path):
        fail("bad-path", given=config.path)
    for proxy in proxies:
        if not _is_network(proxy):
            fail("bad-proxy", given=proxy)
    for origin in origins:
        if not re.fullmatch(r"https?://[^/?#@\s]+", origin):
            fail("bad-origin", given=origin)
    if config.oidc_issuer:
        issuer = urlsplit(config.oidc_issuer)
        near = issuer.hostname in ("localhost", "127.0.0.1", "::1")
        if not issuer.netloc or issuer.query or issuer.fragment or not (issuer.scheme == "https" or near):
            fail("bad-oidc-issuer", given=config.oidc_issuer)
    believed = "*" if "*" in proxies else ",".join(proxies)
    hooks = tuple(_words(given.get("hooks", "")))
    for host in hooks:
        if not re.fullmatch(r"[A-Za-z0-9.:_-]+", host):
            fail("bad-hook-host", given=host)
    return msgspec.structs.replace(config, proxies=believed, origins=tuple(origins), hooks=hooks)


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


def _open(address: str) -> None:
    """Shows an address in a browser, where there is a desktop."""
    if sys.platform not in ("darwin", "win32") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    with suppress(webbrowser.Error):
        browser = webbrowser.get()
        if Path(str(getattr(browser, "name", ""))).name not in IN_A_TERMINAL:
            browser.open(address)
