"""Moderation over HTTP, by a token: what there is, and what is done. Without any token there is none of it."""

from __future__ import annotations

import asyncio
import time
from http import HTTPStatus
from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody, Parameter, QueryParameter

from lastcard.core.errors import Problem
from lastcard.protocol.admin import (
    ActShown,
    GuestData,
    NewAct,
    Overview,
    PersonShown,
    ReportShown,
    TableShown,
)
from lastcard.server import enforcement, reports
from lastcard.server.net import inside
from lastcard.server.net.guards import ASIDE, check_origin
from lastcard.server.registry import Registry, shown_table
from lastcard.server.routes.base import Asked, Served, address, faults
from lastcard.server.routes.guests import bearer
from lastcard.server.storage.base import RoomRow

LISTED: Final = 200
ASKING: Final = faults(
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.UNAUTHORIZED,
    HTTPStatus.NOT_FOUND,
    HTTPStatus.TOO_MANY_REQUESTS,
    HTTPStatus.SERVICE_UNAVAILABLE,
)
DOING: Final = ASKING | faults(HTTPStatus.FORBIDDEN, HTTPStatus.REQUEST_ENTITY_TOO_LARGE)


def admin(request: Asked, state: Served) -> str:
    """Which moderator asks here; whoever has said a wrong token too often has to wait, also with the right one."""
    if not state.admins:
        raise Problem("no-such-page")
    where, now = address(request.scope), asyncio.get_running_loop().time()
    if state.wrong.wait(where, now):
        raise Problem("too-fast")
    who = state.admins.who(bearer(request))
    if not who:
        state.wrong.take(where, now)
        raise Problem("not-admin")
    return who


@get("/api/admin", responses=ASKING, summary="What holds at the server, for moderators")
async def show_overview(request: Asked, state: Served) -> Overview:
    who = admin(request, state)
    store = state.hub.store
    nodes = await store.nodes() or [state.enforcer.node]
    return Overview(
        who=who,
        node=state.enforcer.node,
        nodes=tuple(nodes),
        tables=len(state.hub.registry),
        connections=state.hub.connections,
        reports=len(await store.moderation.reports(LISTED)),
        holding=tuple(map(enforcement.shown, state.hub.moderation.holding(time.time()))),
    )


@get("/api/admin/tables", responses=ASKING, summary="All tables, those used last first")
async def list_all_tables(request: Asked, state: Served) -> list[TableShown]:
    admin(request, state)
    registry = state.hub.registry
    return [shown(row, registry) for row in registry.rows()[:LISTED]]


def shown(row: RoomRow, registry: Registry) -> TableShown:
    room = registry.rooms.get(row.code)
    try:
        return shown_table(row, registry.kept(row.code), len(room.viewers) if room else 0)
    except Problem:
        return shown_table(row, None)


@get("/api/admin/people", responses=ASKING, summary="Everybody who is connected, at all servers")
async def list_people(request: Asked, state: Served) -> list[PersonShown]:
    asked = request.headers.get(ASIDE, "")
    if asked and state.hub.store.shared and inside.is_ours(asked, state.signer, time.time()):
        return here(state)
    admin(request, state)
    answers = await asyncio.gather(
        *[inside.ask(peer, "/api/admin/people", state.signer) for peer in sorted(state.hub.store.peers)]
    )
    found = [msgspec.json.decode(answer, type=list[PersonShown]) for answer in answers if answer is not None]
    return [*here(state), *(person for people in found for person in people)]


def here(state: Served) -> list[PersonShown]:
    return [msgspec.structs.replace(person, node=state.enforcer.node) for person in state.hub.people()]


@get("/api/admin/reports", responses=ASKING, summary="Reports that nobody has looked into, or those that somebody has")
async def list_reports(
    request: Asked,
    state: Served,
    resolved: Annotated[bool, QueryParameter(description="Those that somebody has looked into")] = False,
) -> list[ReportShown]:
    admin(request, state)
    store = state.hub.store
    rows = await store.moderation.reports(LISTED, resolved)
    return [await reports.shown(row, store, state.config.base) for row in rows]


@get("/api/admin/acts", responses=ASKING, summary="What moderators have done, the newest first")
async def list_acts(
    request: Asked,
    state: Served,
    before: Annotated[int, QueryParameter(ge=0, description="Only those before this number")] = 0,
) -> list[ActShown]:
    admin(request, state)
    return [enforcement.shown(act) for act in await state.hub.store.moderation.last_acts(LISTED, before)]


@post("/api/admin/acts", responses=DOING, summary="Do something")
async def act(data: JSONBody[NewAct], request: Asked, state: Served) -> ActShown:
    check_origin(request, state.config)
    who = admin(request, state)
    if data.act == "drain" and not state.hub.store.shared and data.about != state.enforcer.node:
        raise Problem("unknown-node", node=data.about)
    return enforcement.shown(await state.enforcer.do(data, who))


@get("/api/admin/guests/{guest:str}", responses=ASKING, summary="All that is known of a guest")
async def show_guest(
    guest: Annotated[str, Parameter(max_length=64, description="A guest")], request: Asked, state: Served
) -> GuestData:
    admin(request, state)
    return await state.privacy.export(guest)
