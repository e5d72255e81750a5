"""Evenings over HTTP: one is opened, looked up by its code, and taken home as a table of figures."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Final

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter

from lastcard.evening.album import standings_csv
from lastcard.evening.driver import EveningRoom
from lastcard.evening.state import Evening
from lastcard.protocol.evening import MOST_STAGES
from lastcard.protocol.http import EveningSummary, NewEvening, PartedDeal
from lastcard.server.routes.base import LISTED, LOOKING, Asked, Code, Served, faults, guess, in_turn, language
from lastcard.server.routes.guests import OPENING, opener
from lastcard.server.routes.library import in_language

StageNumber = Annotated[int, QueryParameter(ge=1, le=MOST_STAGES, description="The stage")]
LOOKED_INTO: Final = (*LOOKING, HTTPStatus.SERVICE_UNAVAILABLE)


@get("/api/evenings", summary="The public evenings")
async def list_evenings(state: Served) -> list[EveningSummary]:
    return state.hub.registry.public_evenings(LISTED)


@post(
    "/api/evenings",
    responses=OPENING,
    summary="Open an evening of several tables",
)
async def open_evening(data: JSONBody[NewEvening], request: Asked, state: Served) -> EveningSummary:
    return await state.hub.open_evening(data.plan, *await opener(request, state))


@get("/api/evenings/{code:str}", responses=faults(*LOOKING), summary="One evening, by its code")
async def show_evening(code: Code, request: Asked, state: Served) -> EveningSummary:
    with guess(request.scope, state):
        return await state.hub.evening(code)


@get(
    "/api/evenings/{code:str}/standings.csv",
    responses=faults(*LOOKED_INTO),
    summary="How an evening stands, for a spreadsheet",
)
async def show_standings(code: Code, request: Asked, state: Served) -> Response[bytes]:
    evening = await woken(code, request, state)
    names = {number: player.name for number, player in evening.players.items()}
    return as_file(standings_csv(names, evening.standings(), language(request)), f"{evening.code}.csv", "text/csv")


@get(
    "/api/evenings/{code:str}/record",
    middleware=[in_turn],
    responses=faults(*LOOKED_INTO, HTTPStatus.CONFLICT),
    summary="The record of an evening that is over, with those of all its tables",
)
async def show_evening_record(code: Code, request: Asked, state: Served) -> Response[bytes]:
    evening = await woken(code, request, state)
    text = await state.albums.text(evening)
    return as_file(text, f"{evening.code}.lastcard.toml", MediaType.TEXT)


@get(
    "/api/evenings/{code:str}/deals",
    middleware=[in_turn],
    responses=faults(*LOOKED_INTO, HTTPStatus.CONFLICT),
    summary="Where play parted in the deals of a stage, where two teams had the same ones",
)
async def show_deals(code: Code, request: Asked, state: Served, stage: StageNumber = 1) -> Response[list[PartedDeal]]:
    evening = await woken(code, request, state)
    return in_language(await state.albums.parted(evening, stage, language(request)))


async def woken(code: str, request: Asked, state: Served) -> Evening:
    """The evening of a code, whose people need not be there."""
    with guess(request.scope, state):
        await state.hub.evening(code)
        room = await state.hub.look(code)
    assert isinstance(room, EveningRoom)
    return room.evening


def as_file(content: bytes, name: str, kind: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"', "vary": "accept-language"}
    return Response(content, media_type=kind, headers=headers)


@get("/e/{code:str}", media_type=MediaType.TEXT, include_in_schema=False)
async def invitation(code: Code, request: Asked, state: Served) -> str:
    say = language(request)
    with guess(request.scope, state):
        return say("page-evening", link=(await state.hub.evening(code)).link)
