"""The bare echo-to-four server that the table server is compared to: the same stack, and nothing done with it.

Connections come in groups of four. Whatever one of them says, each of the four gets a message of a fixed size.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect


def application(size: int) -> Litestar:
    answer = "x" * size
    groups: defaultdict[int, list[WebSocket[Any, Any, Any]]] = defaultdict(list)

    @websocket("/echo/{group:int}")
    async def echo(socket: WebSocket[Any, Any, Any], group: int) -> None:
        await socket.accept()
        members = groups[group]
        members.append(socket)
        try:
            while True:
                await socket.receive_text()
                for member in members:
                    await member.send_text(answer)
        except WebSocketDisconnect:
            members.remove(socket)

    @get("/health")
    async def health() -> str:
        return "ok"

    return Litestar([echo, health], openapi_config=None)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--port", type=int, required=True)
    ask.add_argument("--size", type=int, required=True, help="bytes of an answer")
    ask.add_argument("--ws", default="websockets-sansio", help="uvicorn's WebSocket implementation")
    asked = ask.parse_args()
    uvicorn.run(
        application(asked.size),
        host="127.0.0.1",
        port=asked.port,
        loop="uvloop",
        http="httptools",
        ws=asked.ws,
        ws_max_size=16_384,
        ws_per_message_deflate=False,
        server_header=False,
        log_level="warning",
        access_log=False,
    )


if __name__ == "__main__":
    main()
