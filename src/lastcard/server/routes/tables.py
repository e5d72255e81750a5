"""Tables: the list of the public ones, opening one, and one by its code."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final

from litestar import MediaType, Request, get, post
from litestar.params import JSONBody

from lastcard.core.errors import Problem
from lastcard.protocol.http import NewTable, Summary
from lastcard.server.net.guards import check_origin
from lastcard.server.routes.base import COMMON, LISTED, Code, Served, address, faults, guess, language
from lastcard.server.routes.guests import identity


@get("/api/tables", summary="The public tables")
async def list_tables(state: Served) -> list[Summary]:
    return state.hub.registry.public(LISTED)


@post(
    "/api/tables",
    responses=faults(
        *COMMON, HTTPStatus.UNAUTHORIZED, HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.SERVICE_UNAVAILABLE
    ),
    summary="Open a table",
)
async def open_table(data: JSONBody[NewTable], request: Request[Any, Any, Any], state: Served) -> Summary:
    check_origin(request, state.config)
    opener = identity(request, state.signer)
    where = address(request.scope)
    if not state.tables.take(where, asyncio.get_running_loop().time()):
        raise Problem("too-fast")
    return await state.hub.open(data.settings, opener, where)


@get(
    "/api/tables/{code:str}",
    responses=faults(HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.TOO_MANY_REQUESTS),
    summary="One table, by its code",
)
async def show_table(code: Code, request: Request[Any, Any, Any], state: Served) -> Summary:
    with guess(request.scope, state):
        return state.hub.registry.summary(code)


@get("/t/{code:str}", media_type=MediaType.TEXT, include_in_schema=False)
async def invitation(code: Code, request: Request[Any, Any, Any], state: Served) -> str:
    say = language(request)
    with guess(request.scope, state):
        return say("page-table", link=state.hub.registry.summary(code).link)


TABLES: Final = (list_tables, open_table, show_table, invitation)
