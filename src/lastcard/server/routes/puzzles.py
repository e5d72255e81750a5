"""Puzzles over HTTP: lists, one puzzle, an answer; and those of one's own mistakes in a finished match."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import JSONBody, Parameter, QueryParameter

from lastcard.protocol.puzzles import PuzzleAnswer, PuzzleAnswered, PuzzleList, PuzzleShown
from lastcard.protocol.replays import Reviewing
from lastcard.puzzles.themes import THEMES
from lastcard.server.net.guards import check_origin
from lastcard.server.routes.base import COMMON, Asked, Served, address, described, faults, in_turn, slow_down, under_way
from lastcard.server.routes.guests import OPENING, guest_of, recognised
from lastcard.server.routes.library import GOING_THROUGH, RecordId

PuzzleId = Annotated[str, Parameter(max_length=40, description="The id of a puzzle")]
ANSWERING: Final = OPENING | faults(HTTPStatus.NOT_FOUND)


def _count(request: Asked, state: Served) -> None:
    """Counts an answer; too many are a Problem."""
    check_origin(request, state.config)
    slow_down(state.answers, request)


@get(
    "/api/puzzles",
    responses=faults(HTTPStatus.BAD_REQUEST, HTTPStatus.SERVICE_UNAVAILABLE),
    summary="Today's five puzzles, or all of a theme",
)
async def list_puzzles(
    request: Asked,
    state: Served,
    theme: Annotated[str, QueryParameter(pattern=f"^({'|'.join(THEMES)})?$", description="A theme")] = "",
) -> PuzzleList:
    return await state.puzzles.listed(theme, await guest_of(request, state))


@get(
    "/api/puzzles/{puzzle:str}",
    responses=faults(HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.SERVICE_UNAVAILABLE),
    summary="A puzzle, as its seat saw it",
)
async def show_puzzle(puzzle: PuzzleId, state: Served) -> PuzzleShown:
    return await state.puzzles.shown(puzzle)


@post("/api/puzzles/{puzzle:str}/answers", responses=ANSWERING, summary="Answer a puzzle; the first answer counts")
async def answer_puzzle(
    puzzle: PuzzleId, data: JSONBody[PuzzleAnswer], request: Asked, state: Served
) -> PuzzleAnswered:
    _count(request, state)
    return await state.puzzles.answer(puzzle, data, (await recognised(request, state, "play")).guest)


@get(
    "/api/records/{record:str}/puzzles",
    middleware=[in_turn],
    responses=described(tuple[PuzzleShown, ...]) | described(Reviewing, HTTPStatus.ACCEPTED) | GOING_THROUGH,
    summary="What a seat gave away in a finished match, as puzzles; while that is reviewed, how much is done",
)
async def list_mistakes(
    record: RecordId,
    request: Asked,
    state: Served,
    seat: Annotated[int, QueryParameter(ge=1, le=10, description="Whose mistakes")] = 1,
) -> Response[Any]:
    found = await state.puzzles.mistakes(record, seat, address(request.scope))
    if isinstance(found, float):
        return under_way(found)
    return Response(found)


@post(
    "/api/records/{record:str}/puzzles/{puzzle:str}/answers",
    responses=GOING_THROUGH | faults(*COMMON, HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
    summary="Answer a puzzle of one's own mistakes, which nobody keeps",
)
async def answer_mistake(
    record: RecordId, puzzle: PuzzleId, data: JSONBody[PuzzleAnswer], request: Asked, state: Served
) -> PuzzleAnswered:
    _count(request, state)
    return await state.puzzles.answer_mistake(record, puzzle, data, address(request.scope))
