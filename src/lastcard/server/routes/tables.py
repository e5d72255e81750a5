"""Tables: the list of the public ones, opening one, and one by its code."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody
from msgspec.structs import replace

from lastcard.core.errors import Problem
from lastcard.protocol.http import NewTable, Summary
from lastcard.protocol.replays import Reviewing, TableLuck
from lastcard.server.routes.base import (
    LISTED,
    LOOKING,
    UNKEPT,
    Asked,
    Code,
    Served,
    address,
    described,
    faults,
    guess,
    language,
    under_way,
)
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
async def open_table(data: JSONBody[NewTable], request: Asked, state: Served) -> Summary:
    who, where = await opener(request, state)
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
async def show_table(code: Code, request: Asked, state: Served) -> Summary:
    with guess(request.scope, state):
        return await state.hub.summary(code)


@get(
    "/api/tables/{code:str}/luck",
    responses=described(TableLuck) | described(Reviewing, HTTPStatus.ACCEPTED) | faults(*LOOKING),
    summary="Luck and skill at a table; while its matches are gone through, how many of them have been",
)
async def show_table_luck(code: Code, request: Asked, state: Served) -> Response[Any]:
    with guess(request.scope, state):
        await state.hub.summary(code)
        room = state.hub.registry.row(code.upper()).id
    found = await state.reviews.at_table(room, address(request.scope))
    if isinstance(found, TableLuck):
        return Response(found, headers=UNKEPT)
    return under_way(found)


@get("/t/{code:str}", media_type=MediaType.TEXT, include_in_schema=False)
async def invitation(code: Code, request: Asked, state: Served) -> str:
    say = language(request)
    with guess(request.scope, state):
        return say("page-table", link=(await state.hub.summary(code)).link)
