"""How a server is set up."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

PORT: Final = 8000
FORMATS: Final = ("text", "json")  # of log lines


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server, from flags or the environment. A limit of 0 is none."""

    data: Path
    host: str = "127.0.0.1"
    port: int = PORT
    url: str = ""  # the address that people know it by, where it is not host and port
    path: str = ""  # the sub-path that a reverse proxy serves it under
    proxies: str = "127.0.0.1"  # whose X-Forwarded headers are believed
    origins: tuple[str, ...] = ()  # other sites whose pages may use it
    expire: float = 72.0  # hours after which a table that nobody used is removed
    tables: int = 10_000
    tables_per_guest: int = 20  # kept, of those that one guest has opened
    tables_per_address: int = 200
    connections: int = 10_000
    per_address: int = 200  # connections
    rate: float = 20.0  # messages a second of one person; other limits on messages go by it
    new_a_minute: int = 30  # tables made from one address, and guests likewise
    thinkers: int = 1  # processes for slow bots
    log: str = "text"  # or json

    @property
    def base(self) -> str:
        """The address that links begin with."""
        if self.url:
            return self.url.rstrip("/")
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::", "") else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}{self.path}"
