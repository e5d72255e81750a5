"""Somebody's own matches and ratings, and the lists of ratings, over HTTP."""

from __future__ import annotations

import math
from http import HTTPStatus
from typing import Annotated, Final

from litestar import Response, get
from litestar.params import Parameter, QueryParameter

from lastcard.core.errors import Problem
from lastcard.protocol.accounts import FamilyRating, OwnMatches, RatedPlayer, RatingList, RatingShown
from lastcard.ratings.families import FAMILIES
from lastcard.ratings.model import Rating
from lastcard.server.routes.base import LISTED, UNKEPT, Asked, Served, faults
from lastcard.server.routes.guests import recognised
from lastcard.server.storage.ratings import ADJUSTED, BOT, PLAIN, Listed

OWN: Final = faults(
    HTTPStatus.BAD_REQUEST, HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.SERVICE_UNAVAILABLE
)


async def person_of(request: Asked, state: Served) -> str:
    """Who asks: an account, or a guest without one."""
    guest = (await recognised(request, state, "read")).guest
    return await state.accounts.store.person(guest)


@get("/api/matches", responses=OWN, summary="The matches that one has played, the newest first")
async def list_matches(
    request: Asked,
    state: Served,
    before: Annotated[
        float, QueryParameter(description="Only those that ended before (seconds since 1970)")
    ] = math.inf,
) -> Response[OwnMatches]:
    found = await state.matches.of_person(await person_of(request, state), before)
    return Response(found, headers=UNKEPT)


@get("/api/ratings", responses=OWN, summary="One's own ratings, by family of rules")
async def show_ratings(request: Asked, state: Served) -> Response[list[FamilyRating]]:
    known = await state.ratings.of_person(await person_of(request, state))
    found = [
        FamilyRating(
            family=family,
            plain=_shown(known.get((family, PLAIN))),
            adjusted=_shown(known.get((family, ADJUSTED))),
        )
        for family in FAMILIES
        if (family, PLAIN) in known
    ]
    return Response(found, headers=UNKEPT)


@get(
    "/api/ratings/{family:str}",
    responses=faults(HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.SERVICE_UNAVAILABLE),
    summary="Who is rated highest in a family of rules",
)
async def list_ratings(
    family: Annotated[str, Parameter(max_length=40, description="A family of rules")], state: Served
) -> RatingList:
    if family not in FAMILIES:
        raise Problem("unknown-family", given=family, known=list(FAMILIES))
    store = state.ratings
    plain = tuple([_listed(each) for each in await store.listed(family, PLAIN, LISTED)])
    return RatingList(family, plain, tuple([_listed(each) for each in await store.listed(family, ADJUSTED, LISTED)]))


def _listed(each: Listed) -> RatedPlayer:
    shown = _shown(each.rating)
    assert shown is not None
    bot = each.person.removeprefix(BOT) if each.person.startswith(BOT) else ""
    return RatedPlayer(name=each.name, bot=bot, rating=shown)


def _shown(rating: Rating | None) -> RatingShown | None:
    if rating is None:
        return None
    return RatingShown(
        rating=round(rating.mean),
        deviation=round(rating.deviation),
        matches=rating.matches,
        provisional=rating.provisional,
    )
