"""Clubs over HTTP: whoever has the link sees one, joins and leaves; members open tables, and one of them keeps it."""

from __future__ import annotations

import math
import time
from http import HTTPStatus
from typing import Annotated, Final

from litestar import MediaType, Response, delete, get, post
from litestar.params import JSONBody, Parameter, QueryParameter

from lastcard.core.errors import Problem
from lastcard.protocol.clubs import Club, ClubAlbum, ClubChange, ClubKeeper, ClubListed, NewClub
from lastcard.protocol.http import EveningSummary, Summary
from lastcard.protocol.messages import Clause
from lastcard.protocol.rulebook import clauses
from lastcard.server.net.guards import check_origin
from lastcard.server.routes.base import LOOKING, UNKEPT, Asked, Served, address, faults, guess, language
from lastcard.server.routes.guests import CHANGING, opener, recognised
from lastcard.server.routes.library import in_language
from lastcard.server.routes.matches import OWN, person_of
from lastcard.server.storage.clubs import ClubRow
from lastcard.table.identities import Identity

ClubCode = Annotated[str, Parameter(max_length=40, description="The code of a club")]
MemberId = Annotated[int, Parameter(ge=1, description="The number of a member")]
LOOKED_AT: Final = faults(*LOOKING, HTTPStatus.SERVICE_UNAVAILABLE)


async def _found(code: str, request: Asked, state: Served) -> ClubRow:
    with guess(request.scope, state):
        return await state.clubs.find(code)


async def _somebody(request: Asked, state: Served) -> tuple[str, Identity]:
    """Who wants to change something: the person, and as whom they play."""
    check_origin(request, state.config)
    who = await recognised(request, state, "play")
    state.hub.moderation.admit(who.guest, address(request.scope), time.time())
    return await state.accounts.store.person(who.guest), who


async def _shown(code: str, person: str, state: Served) -> Response[Club]:
    found = await state.clubs.shown(await state.clubs.find(code), person)
    return Response(found, headers=UNKEPT)


@get("/api/clubs", responses=OWN, summary="The clubs that one belongs to")
async def list_clubs(request: Asked, state: Served) -> Response[list[ClubListed]]:
    found = await state.clubs.own(await person_of(request, state))
    return Response(found, headers=UNKEPT)


@post("/api/clubs", responses=CHANGING, summary="Make a club")
async def make_club(data: JSONBody[NewClub], request: Asked, state: Served) -> Club:
    who, _ = await opener(request, state)
    return await state.clubs.make(data, await state.accounts.store.person(who.guest), who)


@get("/api/clubs/{code:str}", responses=LOOKED_AT, summary="A club: members, rules, tables, album and honours")
async def show_club(code: ClubCode, request: Asked, state: Served) -> Response[Club]:
    club = await _found(code, request, state)
    try:
        who = await recognised(request, state, "read")
    except Problem:
        return await _shown(code, "", state)
    person = await state.accounts.store.person(who.guest)
    await state.clubs.note_name(club, person, who)
    return await _shown(code, person, state)


@get("/api/clubs/{code:str}/rules", responses=LOOKED_AT, summary="The rules of a club, in sentences")
async def show_club_rules(code: ClubCode, request: Asked, state: Served) -> Response[list[Clause]]:
    chosen = state.clubs.ruleset(await _found(code, request, state))
    return in_language(clauses(chosen, language(request)))


@get("/api/clubs/{code:str}/album", responses=LOOKED_AT, summary="The finished matches of a club, the newest first")
async def show_album(
    code: ClubCode,
    request: Asked,
    state: Served,
    before: Annotated[
        float, QueryParameter(description="Only those that ended before (seconds since 1970)")
    ] = math.inf,
) -> ClubAlbum:
    return await state.clubs.album(await _found(code, request, state), before)


@post(
    "/api/clubs/{code:str}",
    responses=CHANGING,
    summary="Call a club something else, or give it other rules; whoever keeps it may",
)
async def change_club(code: ClubCode, data: JSONBody[ClubChange], request: Asked, state: Served) -> Response[Club]:
    person, _ = await _somebody(request, state)
    await state.clubs.change(await _found(code, request, state), data, person)
    return await _shown(code, person, state)


@post("/api/clubs/{code:str}/members", responses=CHANGING, summary="Join a club")
async def join_club(code: ClubCode, request: Asked, state: Served) -> Response[Club]:
    person, who = await _somebody(request, state)
    await state.clubs.join(await _found(code, request, state), person, who)
    return await _shown(code, person, state)


@delete(
    "/api/clubs/{code:str}/members/{member:int}",
    status_code=HTTPStatus.OK,
    responses=CHANGING,
    summary="Leave a club; whoever keeps it removes others, and with them the old link",
)
async def leave_club(code: ClubCode, member: MemberId, request: Asked, state: Served) -> Response[Club]:
    person, _ = await _somebody(request, state)
    club = await state.clubs.part(await _found(code, request, state), member, person)
    return await _shown(club.code, person, state)


@post(
    "/api/clubs/{code:str}/keeper",
    responses=CHANGING,
    summary="Let another member keep the club",
)
async def pass_on_club(code: ClubCode, data: JSONBody[ClubKeeper], request: Asked, state: Served) -> Response[Club]:
    person, _ = await _somebody(request, state)
    await state.clubs.pass_on(await _found(code, request, state), data.member, person)
    return await _shown(code, person, state)


@post(
    "/api/clubs/{code:str}/link",
    responses=CHANGING,
    summary="A new link to a club; the old one leads nowhere any more",
)
async def renew_link(code: ClubCode, request: Asked, state: Served) -> Response[Club]:
    person, _ = await _somebody(request, state)
    club = await state.clubs.renew(await _found(code, request, state), person)
    return await _shown(club.code, person, state)


@post("/api/clubs/{code:str}/tables", responses=CHANGING, summary="Open a table with the rules of a club")
async def open_club_table(code: ClubCode, request: Asked, state: Served) -> Summary:
    club = await _found(code, request, state)
    who, where = await opener(request, state)
    return await state.clubs.open(club, await state.accounts.store.person(who.guest), who, where)


@post("/api/clubs/{code:str}/evenings", responses=CHANGING, summary="Open an evening with the rules of a club")
async def open_club_evening(code: ClubCode, request: Asked, state: Served) -> EveningSummary:
    club = await _found(code, request, state)
    who, where = await opener(request, state)
    return await state.clubs.open_evening(club, await state.accounts.store.person(who.guest), who, where)


@get("/club/{code:str}", media_type=MediaType.TEXT, include_in_schema=False)
async def invitation(code: ClubCode, request: Asked, state: Served) -> str:
    club = await _found(code, request, state)
    say = language(request)
    return say("page-club", link=f"{state.config.base}/club/{club.code}")
