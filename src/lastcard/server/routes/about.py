"""About the server: the schemas of its messages, its health, metrics for Prometheus, a word for terminals."""

from __future__ import annotations

import time
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from lastcard import __version__
from lastcard.protocol.admin import Announced
from lastcard.protocol.evening import EveningMessage, EveningSaid
from lastcard.protocol.messages import PROTOCOL, Said, Told
from lastcard.server import metrics
from lastcard.server.routes.base import Asked, Served, language


@get("/api/protocol", summary="The JSON Schemas of the messages on the WebSocket")
async def show_protocol() -> dict[str, Any]:
    return schemas()


@cache
def schemas() -> dict[str, Any]:
    return {
        "protocol": PROTOCOL,
        "client": msgspec.json.schema(Said),
        "server": msgspec.json.schema(Told),
        "evening-client": msgspec.json.schema(EveningSaid),
        "evening-server": msgspec.json.schema(EveningMessage),
    }


@get("/api/announcements", summary="What whoever runs the server has to say to everybody now")
async def list_announcements(state: Served) -> list[Announced]:
    return [Announced(each.number, each.text) for each in state.hub.moderation.announcements(time.time())]


@get("/health", summary="Whether the server works")
async def health(state: Served) -> Response[dict[str, Any]]:
    hub = state.hub
    told = {"status": "ok", "version": __version__, "tables": len(hub.registry), "connections": hub.connections}
    if trouble := hub.outbox.trouble:
        return Response(told | {"status": "failing", "cause": trouble}, status_code=HTTPStatus.SERVICE_UNAVAILABLE)
    return Response(told)


@get("/ready", summary="Whether the server takes connections, for a proxy to ask")
async def ready(state: Served) -> Response[dict[str, str]]:
    if _is_ready(state):
        return Response({"status": "ready"})
    status = "stopping" if state.hub.draining else "failing"
    return Response({"status": status}, status_code=HTTPStatus.SERVICE_UNAVAILABLE)


def _is_ready(state: Served) -> bool:
    hub = state.hub
    return not hub.draining and not hub.outbox.trouble and hub.store.holds


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(state: Served) -> Response[bytes]:
    metrics.READY.set(_is_ready(state))
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


@get("/", media_type=MediaType.TEXT, include_in_schema=False)
async def home(request: Asked, state: Served) -> str:
    say = language(request)
    lines = [say("page-home", address=state.config.base)]
    if not state.pages.shells:
        lines.append(say("page-missing"))
    return "\n".join(lines)
