"""Requests to addresses that people have given (SSRF): only to the open internet, never further than they say.

A name is looked up once, and what it stands for is checked and connected to: so nobody can have it stand for something
else in between.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import urlsplit

import httpcore

from lastcard.core.errors import Problem

TIMEOUT: Final = 10.0  # seconds for each step
AT_ONCE: Final = 20  # connections
LONGEST: Final = 1_000  # signs of an address
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


def parsed(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An IP address, where it is one."""
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None


def is_open(address: str) -> bool:
    """Whether an address is one of the open internet: not of this machine, of a network at home or of a cloud."""
    found = parsed(address.partition("%")[0])
    if found is None:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        within = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if found in _NAT64:
            within = ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
        if within:
            return is_open(str(within))
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


class _Checked(httpcore.AsyncNetworkBackend):
    """Connects to open addresses, and to hosts that whoever runs the server trusts."""

    def __init__(self, trusted: frozenset[str]) -> None:
        self._trusted = trusted
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        loop = asyncio.get_running_loop()
        try:
            found = await asyncio.wait_for(loop.getaddrinfo(host, port, type=socket.SOCK_STREAM), timeout)
        except (OSError, UnicodeError, TimeoutError):
            raise Problem("hook-unreachable", host=host) from None
        addresses = list(dict.fromkeys([str(each[4][0]) for each in found]))
        if host not in self._trusted and not all(is_open(address) for address in addresses):
            raise Problem("hook-inside", host=host)
        return await self._inner.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Outside:
    """Says things to addresses elsewhere. `trusted` are hosts inside, which may also be reached without TLS."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self._trusted = frozenset(trusted)
        self._pool: httpcore.AsyncConnectionPool | None = None

    def check(self, address: str) -> str:
        """The host of an address that may be asked; what is none is a Problem."""
        try:
            parts = urlsplit(address)
            host = parts.hostname or ""
            _ = parts.port
        except ValueError:
            raise Problem("bad-hook") from None
        plain = parts.scheme == "http" and host in self._trusted
        if not host or len(address) > LONGEST or not address.isascii() or not address.isprintable() or " " in address:
            raise Problem("bad-hook")
        if parts.username is not None or not (parts.scheme == "https" or plain):
            raise Problem("bad-hook")
        if host not in self._trusted and parsed(host.partition("%")[0]) and not is_open(host):
            raise Problem("hook-inside", host=host)
        return host

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status that comes back, of which nothing else is read; no answer is a Problem. Nobody is followed."""
        host = self.check(address)
        timeouts = dict.fromkeys(("connect", "read", "write", "pool"), TIMEOUT)
        try:
            async with self._lines().stream(
                "POST",
                address.partition("#")[0],
                headers=list(headers.items()),
                content=body,
                extensions={"timeout": timeouts},
            ) as answer:
                return answer.status
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError, ssl.SSLError):
            raise Problem("hook-unreachable", host=host) from None

    def _lines(self) -> httpcore.AsyncConnectionPool:
        if self._pool is None:
            self._pool = httpcore.AsyncConnectionPool(
                ssl.create_default_context(),
                max_connections=AT_ONCE,
                max_keepalive_connections=0,
                network_backend=_Checked(self._trusted),
            )
        return self._pool

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.aclose()
