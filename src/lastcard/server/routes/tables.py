"""Tables: the list of the public ones, opening one, and one by its code."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from litestar import MediaType, Request, get, post
from litestar.params import JSONBody
from msgspec.structs import replace

from lastcard.core.errors import Problem
from lastcard.protocol.http import NewTable, Summary
from lastcard.server.routes.base import LISTED, LOOKING, Code, Served, faults, guess, language
from lastcard.server.routes.guests import OPENING, opener
from lastcard.table.state import Continued


@get("/api/tables", summary="The public tables")
async def list_tables(state: Served) -> list[Summary]:
    return state.hub.registry.public(LISTED)


@post(
    "/api/tables",
    responses=OPENING | faults(HTTPStatus.NOT_FOUND, HTTPStatus.INTERNAL_SERVER_ERROR),
    summary="Open a table, perhaps to go on from a position of a finished match",
)
async def open_table(data: JSONBody[NewTable], request: Request[Any, Any, Any], state: Served) -> Summary:
    who, where = opener(request, state)
    if data.branch is None:
        return await state.hub.open(data.settings, who, where)
    begun = await state.hub.analyst.begin(state.records, data.branch, where)
    if not 1 <= data.seat <= len(begun.names):
        raise Problem("unknown-seat", seats=len(begun.names))
    if data.seat in begun.out:
        raise Problem("branch-seat-out", seat=data.seat)
    settings = replace(data.settings, rules=begun.rules, seats=len(begun.names))
    continued = Continued(begun.rounds, data.seat, begun.names, begun.bots, data.branch.record)
    return await state.hub.open(settings, who, where, continued)


@get(
    "/api/tables/{code:str}",
    responses=faults(*LOOKING),
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
