"""Matches by turns over HTTP: one's own tables, and where one wants to hear that it is one's turn."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, Parameter

from lastcard.protocol.http import ContactAdded, Contacts, NewContact, OwnTable
from lastcard.server.net.guards import check_origin
from lastcard.server.routes.base import COMMON, Asked, Served, faults, limit
from lastcard.server.routes.guests import OPENING, identity

ContactId = Annotated[str, Parameter(max_length=40, description="The id of such a place")]


@get("/api/tables/mine", responses=faults(HTTPStatus.UNAUTHORIZED), summary="The tables at which one has a seat")
async def list_own_tables(request: Asked, state: Served) -> list[OwnTable]:
    hub = state.hub
    return hub.registry.own(identity(request, state.signer).guest, hub.wall())


@get(
    "/api/contacts",
    responses=faults(HTTPStatus.UNAUTHORIZED, HTTPStatus.SERVICE_UNAVAILABLE),
    summary="Where one hears that it is one's turn, and the key that a browser needs for that",
)
async def list_contacts(request: Asked, state: Served) -> Contacts:
    return await state.hub.notices.contacts(identity(request, state.signer).guest)


@post("/api/contacts", responses=OPENING, summary="Hear somewhere else too that it is one's turn")
async def add_contact(data: JSONBody[NewContact], request: Asked, state: Served) -> ContactAdded:
    check_origin(request, state.config)
    guest = identity(request, state.signer).guest
    await limit("contacts", request, state)
    return await state.hub.notices.add(guest, data)


@delete(
    "/api/contacts/{contact:str}",
    responses=faults(*COMMON, HTTPStatus.UNAUTHORIZED, HTTPStatus.NOT_FOUND, HTTPStatus.SERVICE_UNAVAILABLE),
    summary="Hear of it there no more",
)
async def remove_contact(contact: ContactId, request: Asked, state: Served) -> None:
    check_origin(request, state.config)
    await state.hub.notices.remove(identity(request, state.signer).guest, contact)
