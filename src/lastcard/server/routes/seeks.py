"""Looking for a table (matchmaking) over HTTP: one's wish, who else waits, and the table that comes of it."""

from __future__ import annotations

import asyncio
import time
from http import HTTPStatus
from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace

from lastcard.core.errors import Problem
from lastcard.protocol.seeks import NewSeek, Seeking
from lastcard.server.net.guards import check_origin
from lastcard.server.routes.base import COMMON, Served, address, faults, language
from lastcard.server.routes.guests import OPENING, guest_of, limit, recognised

LOOKS: Final = 15.0  # a second and address: some forty people who wait at one place
LOOKS_AT_ONCE: Final = 100.0

Tab = Annotated[
    str, QueryParameter(pattern="^[A-Za-z0-9_-]*$", max_length=40, description="Which window of a browser asks")
]
Known = Annotated[
    str,
    QueryParameter(max_length=40, description="The `known` of the last answer: wait up to four seconds for another"),
]


def told(found: Seeking, request: Request[Any, Any, Any]) -> Response[Seeking]:
    """An answer, with what is in the way in the language of who asks."""
    trouble = language(request).tell(Problem(found.trouble)) if found.trouble else ""
    return Response(replace(found, trouble=trouble), headers={"cache-control": "no-store"})


@get(
    "/api/seeks",
    responses=faults(*COMMON, HTTPStatus.SERVICE_UNAVAILABLE),
    summary="Who looks for a table; who asks again and again goes on looking",
)
async def list_seeks(
    request: Request[Any, Any, Any], state: Served, tab: Tab = "", known: Known = ""
) -> Response[Seeking]:
    where = address(request.scope)
    if not state.looks.take(where, asyncio.get_running_loop().time()):
        raise Problem("too-fast")
    found = await state.seeks.look(await guest_of(request, state), where, tab, known)
    return told(found, request)


@post(
    "/api/seeks",
    responses=OPENING | faults(HTTPStatus.CONFLICT),
    summary="Look for a table, or go on with another wish",
)
async def seek(data: JSONBody[NewSeek], request: Request[Any, Any, Any], state: Served) -> Response[Seeking]:
    check_origin(request, state.config)
    who, where = await recognised(request, state, "play"), address(request.scope)
    state.hub.moderation.admit(who.guest, where, time.time())
    await limit(state.wishes, "seeks", where, state)
    return told(await state.seeks.seek(data.wish, who, where, data.tab), request)


@delete(
    "/api/seeks",
    status_code=HTTPStatus.OK,
    responses=faults(*COMMON, HTTPStatus.UNAUTHORIZED, HTTPStatus.SERVICE_UNAVAILABLE),
    summary="Look no longer; with a tab, when no other window does",
)
async def stop_seeking(request: Request[Any, Any, Any], state: Served, tab: Tab = "") -> Response[Seeking]:
    check_origin(request, state.config)
    who = await recognised(request, state, "play")
    return told(await state.seeks.leave(who.guest, tab), request)
