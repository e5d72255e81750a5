"""Guests: who somebody is, by a signed token (authentication)."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from lastcard.core.errors import Problem
from lastcard.protocol.http import Guest, NewGuest
from lastcard.server.net.guards import check_origin
from lastcard.server.net.rate_limits import PerAddress
from lastcard.server.routes.base import COMMON, YEAR, Served, address, faults
from lastcard.table.identities import Identity, Signer, clean_name

COOKIE: Final = "lastcard"
OPENING: Final = faults(
    *COMMON, HTTPStatus.UNAUTHORIZED, HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.SERVICE_UNAVAILABLE
)


@post(
    "/api/guests",
    responses=faults(*COMMON, HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
    summary="Be somebody: a name, and the token that proves it",
)
async def be_guest(data: JSONBody[NewGuest], request: Request[Any, Any, Any], state: Served) -> Response[Guest]:
    check_origin(request, state.config)
    await limit(state.guests, "guests", address(request.scope), state)
    name = clean_name(data.name)
    try:
        token = state.signer.renew(identity(request, state.signer), name)
    except Problem:  # nobody yet, or somebody of another server
        token = state.signer.issue(name)[1]
    secure = request.url.scheme == "https" or state.config.url.startswith("https:")
    cookie = Cookie(
        COOKIE, path=state.config.path or "/", value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure
    )
    return Response(Guest(name, token), cookies=[cookie])


@get(
    "/api/guests/me",
    responses=faults(HTTPStatus.UNAUTHORIZED),
    summary="Who one is",
)
async def who_am_i(request: Request[Any, Any, Any], state: Served) -> Identity:
    return identity(request, state.signer)


def identity(connection: ASGIConnection[Any, Any, Any, Any], signer: Signer) -> Identity:
    """Whose token a request carries, as a bearer or in its cookie."""
    bearer = connection.headers.get("authorization", "")
    token = bearer[7:].strip() if bearer[:7].lower() == "bearer " else connection.cookies.get(COOKIE, "")
    if not token:
        raise Problem("no-token")
    return signer.read(token)


def guest_of(request: Request[Any, Any, Any], state: Served) -> str:
    """Who asks, "" for nobody in particular."""
    try:
        return identity(request, state.signer).guest
    except Problem:
        return ""


async def opener(request: Request[Any, Any, Any], state: Served) -> tuple[Identity, str]:
    """Who opens a table or an evening, and from where; what stands against it is a Problem."""
    check_origin(request, state.config)
    who, where = identity(request, state.signer), address(request.scope)
    await limit(state.tables, "tables", where, state)
    return who, where


async def limit(here: PerAddress, what: str, where: str, state: Served) -> None:
    """Counts something new that is made from an address, on this server and on all of them together."""
    if not here.take(where, asyncio.get_running_loop().time()):
        raise Problem("too-fast")
    most = state.config.new_a_minute
    if not await state.hub.store.allows(what, where, most / 60, most):
        raise Problem("too-fast")


GUESTS: Final = (be_guest, who_am_i)
