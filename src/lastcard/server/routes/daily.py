"""The deals of each day over HTTP: today's, a try, what came of it, and what binds the server to them."""

from __future__ import annotations

import re
import secrets
from http import HTTPStatus
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter

from lastcard.protocol.tries import DailyList, DailyResult, Secrets, SignedList, TryBegun
from lastcard.server.routes.base import UNKEPT, Asked, Served, faults
from lastcard.server.routes.guests import CHANGING, cookie, guest_of, opener

DEVICE: Final = "lastcard-device"  # the cookie that a browser keeps whoever its guest is
_MARK: Final = re.compile("[A-Za-z0-9_-]{22}")

Day = Annotated[str, Parameter(max_length=10, description="A date, like 2026-11-18")]
Rules = Annotated[str, Parameter(max_length=40, description="The rules of a deal")]
Month = Annotated[str, Parameter(max_length=7, description="A month, like 2026-11")]
LOOKING: Final = faults(
    HTTPStatus.BAD_REQUEST, HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND, HTTPStatus.SERVICE_UNAVAILABLE
)


def device_of(request: Asked, state: Served) -> tuple[str, list[Cookie]]:
    """The mark of a browser, and the cookie that it is to keep where it has none."""
    mark = request.cookies.get(DEVICE, "")
    if _MARK.fullmatch(mark):
        return mark, []
    mark = secrets.token_urlsafe(16)
    return mark, [cookie(request, state, DEVICE, mark)]


@get(
    "/api/daily",
    responses=faults(HTTPStatus.SERVICE_UNAVAILABLE),
    summary="Today's deals, and one's own days",
)
async def list_daily(request: Asked, state: Served) -> Response[DailyList]:
    device, cookies = device_of(request, state)
    found = await state.daily.listed(await guest_of(request, state), device)
    return Response(found, cookies=cookies, headers=UNKEPT)


@get(
    "/api/daily/{day:str}/{rules:str}",
    responses=LOOKING,
    summary="What came of a deal that one has tried, or whose day is over",
)
async def show_daily(day: Day, rules: Rules, request: Asked, state: Served) -> Response[DailyResult]:
    device, cookies = device_of(request, state)
    found = await state.daily.result(f"{day}/{rules}", await guest_of(request, state), device)
    return Response(found, cookies=cookies, headers=UNKEPT)


@post(
    "/api/daily/{day:str}/{rules:str}/tries",
    responses=CHANGING,
    summary="Play a deal: the first time on its day it counts, then it is practice",
)
async def try_daily(day: Day, rules: Rules, request: Asked, state: Served) -> Response[TryBegun]:
    who, where = await opener(request, state)
    device, cookies = device_of(request, state)
    return Response(await state.daily.play(f"{day}/{rules}", who, device, where), cookies=cookies)


@get(
    "/api/daily/commitments/{month:str}",
    responses=faults(HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND),
    summary="The signed list of the deals of a month, up to three months before it begins",
)
async def show_commitments(month: Month, state: Served) -> SignedList:
    return state.daily.commitments(month)


@get(
    "/api/daily/secrets/{month:str}",
    responses=faults(HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND),
    summary="The secrets of the days of a month that are over",
)
async def show_secrets(month: Month, state: Served) -> Secrets:
    return state.daily.secrets(month)
