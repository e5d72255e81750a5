"""Configuration: how a server is set up."""

from __future__ import annotations

import socket
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

MOST: Final = 1_000_000
PORT: Final = 8000
EVERYWHERE: Final = ("0.0.0.0", "::", "")
FORMATS: Final = ("text", "json")  # of log lines

Limit = Annotated[int, Meta(ge=0, le=MOST)]
Days = Annotated[float, Meta(ge=0, le=36_500)]  # 0: for ever


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server; each is a flag of `serve` and a variable of the environment. A limit of 0 is none."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = PORT
    data: Path
    database: str = ""  # the address of a PostgreSQL, where it is not a file in the folder
    inside: str = ""  # host and port at which other nodes reach this one, where it is not its own
    lease: Annotated[float, Meta(ge=1, le=60)] = 2.5  # seconds until a silent node is taken for dead
    url: str = ""  # the address that people know it by, where it is not host and port
    path: str = ""  # the sub-path that a reverse proxy serves it under
    proxies: str = "127.0.0.1"  # whose X-Forwarded headers are believed
    origins: tuple[str, ...] = ()  # other sites whose pages may use it
    hooks: tuple[str, ...] = ()  # hosts in one's own network that notices may be sent to
    expire: Annotated[float, Meta(ge=0, le=MOST)] = 72.0  # hours after which a table that nobody used is removed
    tables: Limit = 10_000
    tables_per_guest: Limit = 20  # kept, of those that one guest has opened
    tables_per_address: Limit = 200
    connections: Limit = 10_000
    per_address: Limit = 200  # connections
    rate: Annotated[float, Meta(ge=0, le=MOST)] = 20.0  # messages a second of one person; other limits go by it
    new_a_minute: Limit = 30  # tables made from one address, and guests likewise
    seek_bots: Annotated[float, Meta(ge=0, le=3600)] = 20.0  # seconds until bots fill a table for who looks for one
    thinkers: Annotated[int, Meta(ge=1, le=64)] = 1  # processes for slow bots
    bots: str = ""  # a folder of programs that may be put into seats
    ladder: str = ""  # the folder of a ladder to show
    collection: str = ""  # the folder of the open collection, which is published then
    log: str = "text"  # or json
    oidc_issuer: str = ""  # the address of a site with whose accounts people may sign in (OpenID Connect)
    oidc_client: str = ""  # what that site knows this server by
    oidc_secret: str = ""  # a file with the secret that they share, where there is one
    admins: str = ""  # the moderators: names and tokens, or a file of them
    keep_chat: Days = 30.0  # in the logs of tables that are still there
    keep_reports: Days = 90.0
    keep_acts: Days = 365.0  # of moderators

    @property
    def base(self) -> str:
        """The address that links begin with."""
        if self.url:
            return self.url.rstrip("/")
        host = "127.0.0.1" if self.host in EVERYWHERE else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}{self.path}"

    @property
    def node(self) -> str:
        """Host and port at which other servers reach this one."""
        host = self.host if self.host not in EVERYWHERE else own_address() or "127.0.0.1"
        return self.inside or f"{f'[{host}]' if ':' in host else host}:{self.port}"


def own_address() -> str:
    """The address by which others on the network reach this machine; "" where there is none. Nothing is sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.connect(("192.0.2.1", 9))
        return str(line.getsockname()[0])
    return ""
