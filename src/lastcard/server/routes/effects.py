"""What rules do, over HTTP."""

from __future__ import annotations

from http import HTTPStatus

from litestar import post
from litestar.params import JSONBody

from lastcard.core import rules
from lastcard.protocol.http import RulesAsked, RulesEffect
from lastcard.server.net.guards import check_origin
from lastcard.server.routes.base import COMMON, Asked, Served, address, faults


@post(
    "/api/effects",
    status_code=HTTPStatus.OK,
    responses=faults(
        *COMMON,
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
        HTTPStatus.INTERNAL_SERVER_ERROR,
        HTTPStatus.SERVICE_UNAVAILABLE,
    ),
    summary="What rules do with so many seats, against classic; while matches are still played, what is known by now",
)
async def show_effect(data: JSONBody[RulesAsked], request: Asked, state: Served) -> RulesEffect:
    check_origin(request, state.config)
    return await state.effects.effect(rules.from_value(data.rules), data.seats, address(request.scope))
