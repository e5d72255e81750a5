"""Tables: the list of the public ones, opening one, and one by its code."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, get, post
from litestar.params import JSONBody

from lastcard.protocol.http import NewTable, Summary
from lastcard.server.routes.base import LISTED, LOOKING, Code, Served, faults, guess, language
from lastcard.server.routes.guests import OPENING, opener


@get("/api/tables", summary="The public tables")
async def list_tables(state: Served) -> list[Summary]:
    return state.hub.registry.public(LISTED)


@post(
    "/api/tables",
    responses=OPENING,
    summary="Open a table",
)
async def open_table(data: JSONBody[NewTable], request: Request[Any, Any, Any], state: Served) -> Summary:
    return await state.hub.open(data.settings, *await opener(request, state))


@get(
    "/api/tables/{code:str}",
    responses=faults(*LOOKING),
    summary="One table, by its code",
)
async def show_table(code: Code, request: Request[Any, Any, Any], state: Served) -> Summary:
    with guess(request.scope, state):
        return await state.hub.summary(code)


@get("/t/{code:str}", media_type=MediaType.TEXT, include_in_schema=False)
async def invitation(code: Code, request: Request[Any, Any, Any], state: Served) -> str:
    say = language(request)
    with guess(request.scope, state):
        return say("page-table", link=(await state.hub.summary(code)).link)


TABLES: Final = (list_tables, open_table, show_table, invitation)
