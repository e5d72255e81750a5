"""Requests between servers (nodes) that share a key."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from lastcard.server.net.guards import ASIDE
from lastcard.table.identities import Signer

PATIENCE: Final = 2.0  # seconds for an answer
LARGEST: Final = 10_000_000  # bytes of one
VALID: Final = 60  # seconds for which a question may be asked


def question(signer: Signer, now: float) -> str:
    """What shows that one of our servers asks."""
    return signer.vouch(str(int(now // VALID)), ASIDE)


def is_ours(text: str, signer: Signer, now: float) -> bool:
    """Whether it shows that."""
    said = signer.vouched(text, ASIDE)
    return any(said == str(int(now // VALID) + apart) for apart in (-1, 0, 1))  # as clocks are


async def ask(address: str, path: str, signer: Signer) -> bytes | None:
    """What another server answers; None where it does not."""
    host, _, port = address.rpartition(":")
    head = [
        f"GET {path} HTTP/1.0",
        "host: 127.0.0.1",
        "connection: close",
        f"{ASIDE}: {question(signer, time.time())}",
    ]
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
            try:
                writer.write("\r\n".join([*head, "", ""]).encode())
                answer = await reader.read(LARGEST)
                while more := await reader.read(LARGEST):
                    answer += more
            finally:
                writer.close()
    except (OSError, ValueError):
        return None
    start, _, body = answer.partition(b"\r\n\r\n")
    return body if start.split(b" ")[1:2] == [b"200"] else None
