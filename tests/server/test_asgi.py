"""The application on a server that is not ours: plain ASGI is slower, and the same protocol."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lastcard.server.app import make_app
from lastcard.server.config import Config
from lastcard.server.net import asgi
from lastcard.server.net.asgi import AsgiLine
from lastcard.server.records import PART
from lastcard.server.storage.base import RecordRow, Unavailable, WriteBatch
from lastcard.server.storage.database import Database
from lastcard.server.storage.sqlite import SqliteStore


@asynccontextmanager
async def served(folder: Path, **settings: Any) -> AsyncIterator[str]:
    """The address of the application, run by Uvicorn as it is."""
    app, _ = make_app(Config(data=folder, **settings), SqliteStore.open(folder / "lastcard.sqlite3"))
    options: dict[str, Any] = {"lifespan": "on", "log_config": None, "ws": "websockets-sansio"}
    server = uvicorn.Server(uvicorn.Config(app, **options))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        serving = asyncio.ensure_future(server.serve([listener]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield f"127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            await serving


async def opened(address: str) -> dict[str, Any]:
    """Somebody's token, and the table that they have opened."""
    async with httpx.AsyncClient(base_url=f"http://{address}", verify=False) as http:
        token = (await http.post("/api/guests", json={"name": "Ada"})).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        table = (await http.post("/api/tables", json={"settings": {"seats": 2}}, headers=headers)).json()["table"]
    return {"type": "hello", "protocol": 1, "table": table, "token": token}


async def say(line: ClientConnection, **message: Any) -> None:
    await line.send(msgspec.json.encode(message).decode())


async def hear(line: ClientConnection, kind: str) -> dict[str, Any]:
    while (told := msgspec.json.decode(await line.recv()))["type"] != kind:
        pass
    return dict(told)


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(60):
            await work()

    asyncio.run(bounded())


def test_a_table_is_played_at_through_plain_asgi(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as address:
            hello = await opened(address)
            async with connect(f"ws://{address}/api/play") as line:
                await say(line, **hello)
                assert (await hear(line, "welcome"))["seat"] == 1
                await say(line, type="chat", text="hello")
                assert (await hear(line, "update"))["chat"]["text"] == "hello"
                await say(line, type="nonsense")
                assert (await hear(line, "refused"))["code"] == "bad-message"

    run(work)


def test_who_is_refused_is_told_why_before_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as address:
            hello = await opened(address)
            async with connect(f"ws://{address}/api/play") as line:
                await say(line, **hello | {"table": "NOSUCHXX"})
                assert (await hear(line, "refused"))["code"] == "unknown-table"
                with pytest.raises(ConnectionClosed):
                    await line.recv()
                assert line.close_code == 1000

    run(work)


def test_messages_are_counted_as_elsewhere(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, rate=1.0) as address:
            hello = await opened(address)
            async with connect(f"ws://{address}/api/play") as line:
                await say(line, **hello)
                for _ in range(20):
                    await say(line, type="chat", text="hello")
                assert (await hear(line, "refused"))["code"] == "too-fast"

    run(work)


def test_who_reads_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asgi, "PATIENCE", 0.01)

    async def work() -> None:
        async def stuck(_: object) -> None:
            await asyncio.Event().wait()

        line = AsgiLine(stuck)
        line.post(b"x" * asgi.UNREAD)
        assert not line.given_up
        line.post(b"x")
        assert line.given_up
        await line.close()
        slow = AsgiLine(stuck)
        slow.post(b"x")
        slow.finish()
        await slow.close()

    run(work)


def test_a_record_that_can_not_be_read_to_its_end_is_broken_off_and_told_in_a_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "x" * (2 * PART)
    with closing(Database(tmp_path / "lastcard.sqlite3")) as store:
        store.write(WriteBatch(records=[RecordRow("long", 1, True, 1.0, b"{}", text)]))
    part = SqliteStore.part

    async def fails(self: SqliteStore, id: str, begin: int, most: int) -> bytes:  # noqa: A002
        if begin:
            raise Unavailable("the disk has gone")
        return await part(self, id, begin, most)

    monkeypatch.setattr(SqliteStore, "part", fails)

    async def work() -> None:
        async with served(tmp_path) as address, httpx.AsyncClient(base_url=f"http://{address}", verify=False) as http:
            with pytest.raises(httpx.RemoteProtocolError):
                await http.get("/api/records/long")

    asyncio.run(work())
    errors = [record for record in caplog.records if record.levelname == "ERROR"]
    assert errors[0].getMessage() == "a record could not be read to its end"
    assert not any(record.exc_info for record in errors)
