"""Challenges over HTTP: a hand of a replay for others to play, and what came of it."""

from __future__ import annotations

from http import HTTPStatus

from litestar import Response, get, post
from litestar.params import JSONBody

from lastcard.protocol.tries import Challenge, ChallengeMade, NewChallenge, TryBegun
from lastcard.server.routes.base import UNKEPT, Asked, Code, Served, address, faults
from lastcard.server.routes.daily import LOOKING, device_of
from lastcard.server.routes.guests import CHANGING, OPENING, guest_of, opener


@post(
    "/api/challenges",
    responses=OPENING | faults(HTTPStatus.NOT_FOUND, HTTPStatus.INTERNAL_SERVER_ERROR),
    summary="Let others play a hand of a finished match",
)
async def make_challenge(data: JSONBody[NewChallenge], request: Asked, state: Served) -> ChallengeMade:
    who, where = await opener(request, state)
    return await state.challenges.make(data, who, where)


@get(
    "/api/challenges/{code:str}",
    responses=LOOKING | faults(HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.INTERNAL_SERVER_ERROR),
    summary="A hand that others play too, and after one's own try how it went for them",
)
async def show_challenge(code: Code, request: Asked, state: Served) -> Response[Challenge]:
    device, cookies = device_of(request, state)
    where = address(request.scope)
    found = await state.challenges.shown(code, await guest_of(request, state), device, where)
    return Response(found, cookies=cookies, headers=UNKEPT)


@post(
    "/api/challenges/{code:str}/tries",
    responses=CHANGING | faults(HTTPStatus.INTERNAL_SERVER_ERROR),
    summary="Play it: the first time it counts, then it is practice",
)
async def try_challenge(code: Code, request: Asked, state: Served) -> Response[TryBegun]:
    who, where = await opener(request, state)
    device, cookies = device_of(request, state)
    return Response(await state.challenges.play(code, who, device, where), cookies=cookies)
