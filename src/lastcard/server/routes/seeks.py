"""Looking for a table (matchmaking) over HTTP: one's wish, who else waits, and the table that comes of it."""

from __future__ import annotations

import time
from http import HTTPStatus
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace

from lastcard.core.errors import Problem
from lastcard.protocol.seeks import NewSeek, Seeking
from lastcard.server.net.guards import check_origin
from lastcard.server.routes.base import COMMON, UNKEPT, Asked, Served, address, faults, language, limit, slow_down
from lastcard.server.routes.guests import OPENING, guest_of, recognised

Tab = Annotated[
    str, QueryParameter(pattern="^[A-Za-z0-9_-]*$", max_length=40, description="Which window of a browser asks")
]
Known = Annotated[
    str,
    QueryParameter(max_length=40, description="The `known` of the last answer: wait up to four seconds for another"),
]


def told(found: Seeking, request: Asked) -> Response[Seeking]:
    """An answer, with what is in the way in the language of who asks."""
    trouble = language(request).tell(Problem(found.trouble)) if found.trouble else ""
    return Response(replace(found, trouble=trouble), headers=UNKEPT)


@get(
    "/api/seeks",
    responses=faults(*COMMON, HTTPStatus.SERVICE_UNAVAILABLE),
    summary="Who looks for a table; who asks again and again goes on looking",
)
async def list_seeks(request: Asked, state: Served, tab: Tab = "", known: Known = "") -> Response[Seeking]:
    slow_down(state.looks, request)
    found = await state.seeks.look(await guest_of(request, state), address(request.scope), tab, known)
    return told(found, request)


@post(
    "/api/seeks",
    responses=OPENING | faults(HTTPStatus.CONFLICT),
    summary="Look for a table, or go on with another wish",
)
async def seek(data: JSONBody[NewSeek], request: Asked, state: Served) -> Response[Seeking]:
    check_origin(request, state.config)
    who, where = await recognised(request, state, "play"), address(request.scope)
    state.hub.moderation.admit(who.guest, where, time.time())
    await limit("seeks", request, state)
    return told(await state.seeks.seek(data.wish, who, where, data.tab), request)


@delete(
    "/api/seeks",
    status_code=HTTPStatus.OK,
    responses=faults(*COMMON, HTTPStatus.UNAUTHORIZED, HTTPStatus.SERVICE_UNAVAILABLE),
    summary="Look no longer; with a tab, when no other window does",
)
async def stop_seeking(request: Asked, state: Served, tab: Tab = "") -> Response[Seeking]:
    check_origin(request, state.config)
    who = await recognised(request, state, "play")
    return told(await state.seeks.leave(who.guest, tab), request)
