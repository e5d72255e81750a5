"""Requests to a server over HTTP, and the tokens by which servers know us."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
import msgspec

from lastcard.client import intake
from lastcard.client.address import Address
from lastcard.core.errors import Problem, cause
from lastcard.protocol.evening import Plan
from lastcard.protocol.http import EveningSummary, Fault, Guest, NewEvening, NewGuest, NewTable, OwnTable, Summary
from lastcard.protocol.messages import Settings
from lastcard.protocol.replays import TableLuck
from lastcard.record.files import write_whole

PATIENCE: Final = 10.0  # seconds for an answer
AGAIN: Final = 0.8  # seconds between two looks at what the server is finding out
LARGEST: Final = 2_000_000  # bytes of a message or an answer; a full account of a long round has some ten thousand
LISTED: Final = 200  # tables of a server that are looked at

Answer = TypeVar("Answer")


class Guests:
    """The tokens by which servers know us, by the name that was asked for; a file for this user alone."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def _read(self) -> dict[str, dict[str, str]]:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=dict[str, dict[str, str]])
        except FileNotFoundError:
            return {}
        except msgspec.DecodeError:
            self._file.replace(self._file.with_name(self._file.name + ".broken"))
            return {}

    def find(self, server: str, name: str) -> str:
        return self._read().get(server, {}).get(name, "")

    def keep(self, server: str, name: str, token: str) -> None:
        known = self._read()
        known.setdefault(server, {})[name] = token
        self._file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self._file, msgspec.json.encode(known), private=True)


class Nothing(msgspec.Struct):
    """The body of a request that has none."""


async def become_guest(server: str, name: str, language: str = "en") -> str:
    """Lets a server know us by a name; the answer is the token that says so."""
    return (await ask(server, "guests", Guest, language, content=NewGuest(name))).token


async def public_tables(server: str, language: str = "en") -> list[Summary]:
    """The tables that anybody may come to."""
    listed = await ask(server, "tables", list[Summary], language)
    return list({table.table: table for table in listed[:LISTED]}.values())


async def public_evenings(server: str, language: str = "en") -> list[EveningSummary]:
    """The evenings that anybody may come to."""
    listed = await ask(server, "evenings", list[EveningSummary], language)
    return list({evening.evening: evening for evening in listed[:LISTED]}.values())


async def own_tables(server: str, token: str, language: str = "en") -> list[OwnTable]:
    """The tables at which one has a seat."""
    listed = await ask(server, "tables/mine", list[OwnTable], language, token=token)
    return list({own.table.table: own for own in listed[:LISTED]}.values())


async def open_table(server: str, token: str, settings: Settings, language: str = "en") -> Address:
    """Opens a table; whoever comes to it first is its host."""
    opened = await ask(server, "tables", Summary, language, token=token, content=NewTable(settings))
    return Address(server, opened.table)


async def open_evening(server: str, token: str, plan: Plan, language: str = "en") -> Address:
    """Opens an evening; its host is who opens it."""
    opened = await ask(server, "evenings", EveningSummary, language, token=token, content=NewEvening(plan))
    return Address(server, evening=opened.evening)


async def table_luck(address: Address, language: str = "en") -> TableLuck:
    """What luck and skill gave everybody at a table, once the server has gone through all its matches."""
    while True:
        answer = await ask(address.server, f"tables/{address.table}/luck", dict[str, Any], language)
        if "share" not in answer:
            return intake.converted(answer, TableLuck)
        await asyncio.sleep(AGAIN)


async def ask(
    server: str,
    what: str,
    kind: type[Answer],
    language: str,
    *,
    token: str = "",
    device: str = "",
    content: msgspec.Struct | None = None,
    method: str = "",
) -> Answer:
    """What a server answers to a request; with content it is one that changes something."""
    headers = {"accept-language": language, "accept-encoding": "identity"}  # nothing to unpack, whatever its size
    headers |= {"authorization": f"Bearer {token}"} if token else {}
    headers |= {"cookie": f"lastcard-device={device}"} if device else {}
    headers |= {"content-type": "application/json"} if content is not None else {}
    body = msgspec.json.encode(content) if content is not None else None
    secure = server.startswith("https:")  # else there are no certificates to check, and reading those takes a moment
    try:
        async with (
            asyncio.timeout(PATIENCE),
            httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, verify=secure) as http,
        ):
            asked = method or ("GET" if content is None else "POST")
            async with http.stream(asked, f"{server}/api/{what}", content=body, headers=headers) as answer:
                data = await _whole(answer)
    except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
        raise Problem("join-unreachable", server=server, reason=cause(error)) from None
    with contextlib.suppress(intake.NotUnderstood):
        if answer.is_success:
            return intake.answered(data, kind)
        fault = intake.answered(data, Fault)
        raise Rejected(fault.code, fault.text)
    raise Problem("join-not-ours", server=server)


async def _whole(answer: httpx.Response) -> bytes:
    """All of an answer; of one that is too large nothing."""
    data = b""
    async for part in answer.aiter_raw():
        data += part
        if len(data) > LARGEST:
            return b""
    return data


class Rejected(Problem):
    """The server does not let us in, for a reason of its own, which it has put into words."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__("join-rejected", reason=text)
        self.code = code
