"""Guests: who somebody is, by a signed token (authentication)."""

from __future__ import annotations

import time
from http import HTTPStatus
from typing import Any, Final

from litestar import Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from lastcard.core.errors import Problem
from lastcard.protocol.admin import GuestData, GuestForgotten, NewReport, Reported
from lastcard.protocol.http import Guest, NewGuest
from lastcard.server import reports
from lastcard.server.accounts import BEARER
from lastcard.server.logs import LOGGER
from lastcard.server.net.guards import check_origin
from lastcard.server.routes.base import (
    COMMON,
    REPORTS,
    REPORTS_AT_ONCE,
    UNKEPT,
    YEAR,
    Asked,
    Code,
    Served,
    address,
    faults,
    guess,
    limit,
    slow_down,
)
from lastcard.table.identities import Identity, Signer, clean_name

COOKIE: Final = "lastcard"
SESSION: Final = "lastcard-session"  # the cookie of a browser that is signed in to an account
ONESELF: Final = "-"  # who does what guests do themselves
AS_FILE: Final = {"content-disposition": 'attachment; filename="lastcard.json"', **UNKEPT}
OPENING: Final = faults(
    *COMMON, HTTPStatus.UNAUTHORIZED, HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.SERVICE_UNAVAILABLE
)
CHANGING: Final = OPENING | faults(HTTPStatus.NOT_FOUND, HTTPStatus.CONFLICT)


@post(
    "/api/guests",
    responses=faults(*COMMON, HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
    summary="Be somebody: a name, and the token that proves it",
)
async def be_guest(data: JSONBody[NewGuest], request: Asked, state: Served) -> Response[Guest]:
    check_origin(request, state.config)
    await limit("guests", request, state)
    name = clean_name(data.name)
    try:
        token = state.signer.renew(identity(request, state.signer), name)
    except Problem:  # nobody yet, or somebody of another server
        token = state.signer.issue(name)[1]
    session = await state.accounts.session(request.cookies.get(SESSION, ""))
    if session is not None:
        await state.accounts.store.rename(session.account, name)
    return Response(Guest(name, token), cookies=[cookie(request, state, COOKIE, token)])


def cookie(request: Asked, state: Served, name: str, value: str, lasts: int = YEAR) -> Cookie:
    """A cookie that only the server reads."""
    secure = request.url.scheme == "https" or state.config.url.startswith("https:")
    path = state.config.path or "/"
    return Cookie(name, path=path, value=value, max_age=lasts, httponly=True, samesite="lax", secure=secure)


@get(
    "/api/guests/me",
    responses=faults(HTTPStatus.UNAUTHORIZED),
    summary="Who one is",
)
async def who_am_i(request: Asked, state: Served) -> Identity:
    return await recognised(request, state, "read")


def identity(connection: ASGIConnection[Any, Any, Any, Any], signer: Signer) -> Identity:
    """Which guest's token a request carries, as a bearer or in its cookie."""
    token = carried(connection)
    if not token:
        raise Problem("no-token")
    return signer.read(token)


def carried(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token of a request, "" for none."""
    return bearer(connection, connection.cookies.get(COOKIE, ""))


def bearer(connection: ASGIConnection[Any, Any, Any, Any], otherwise: str = "") -> str:
    """The token in the header of a request."""
    kind, space, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if space and kind.lower() == "bearer" else otherwise


async def recognised(
    connection: ASGIConnection[Any, Any, Any, Any], state: Served, scope: str, token: str = ""
) -> Identity:
    """Who asks: a guest, or a program with an account's token, which has to be good for that."""
    given = token or carried(connection)
    if given.startswith(BEARER):
        return (await state.accounts.bearer(given, scope))[1]
    return state.signer.read(given) if token else identity(connection, state.signer)


async def guest_of(request: Asked, state: Served) -> str:
    """Who asks, "" for nobody in particular."""
    try:
        return (await recognised(request, state, "read")).guest
    except Problem:
        return ""


async def opener(request: Asked, state: Served) -> tuple[Identity, str]:
    """Who opens a table or an evening, and from where; what stands against it is a Problem."""
    check_origin(request, state.config)
    who, where = await recognised(request, state, "play"), address(request.scope)
    state.hub.moderation.admit(who.guest, where, time.time())
    await limit("tables", request, state)
    return who, where


@get(
    "/api/guests/me/data",
    responses=faults(HTTPStatus.UNAUTHORIZED, HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE),
    summary="All that is known of oneself, as a file",
)
async def show_own_data(request: Asked, state: Served) -> Response[GuestData]:
    who = identity(request, state.signer)
    slow_down(state.reports, request)
    return Response(await state.privacy.export(who.guest), headers=AS_FILE)


@delete(
    "/api/guests/me",
    status_code=HTTPStatus.OK,
    responses=faults(*COMMON, HTTPStatus.UNAUTHORIZED, HTTPStatus.SERVICE_UNAVAILABLE),
    summary="Be forgotten: names and what was said go, games stay",
)
async def be_forgotten(request: Asked, state: Served) -> Response[GuestForgotten]:
    check_origin(request, state.config)
    who = identity(request, state.signer)
    slow_down(state.reports, request)
    done = await state.enforcer.forget(who.guest, ONESELF)
    return Response(GuestForgotten(done), cookies=[cookie(request, state, COOKIE, "", 0)])


@post(
    "/api/tables/{code:str}/reports",
    responses=OPENING | faults(HTTPStatus.NOT_FOUND),
    summary="Report somebody at a table to those who run the server",
)
async def report(code: Code, data: JSONBody[NewReport], request: Asked, state: Served) -> Reported:
    check_origin(request, state.config)
    who = identity(request, state.signer)
    with guess(request.scope, state):
        row = reports.written(data, who, await state.hub.look(code))
    slow_down(state.reports, request)
    if not await state.hub.store.allows("reports", who.guest, REPORTS, REPORTS_AT_ONCE):
        raise Problem("too-fast")
    await state.hub.store.moderation.report(row)
    LOGGER.info(
        "somebody was reported",
        extra={"table": row.room, "guest": state.hub.moderation.hashed(row.guest), "reason": row.reason},
    )
    return Reported(row.id)
