"""What there is to read over HTTP: rules in sentences, and the records of finished matches."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import AsyncIterator
from functools import cache
from http import HTTPStatus
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import MediaType, Response, get, post
from litestar.exceptions import LitestarException
from litestar.params import JSONBody, Parameter, QueryParameter
from litestar.response import Stream
from litestar.types import ASGIApp, Receive, Scope, Send

from lastcard.analysis.review import Review
from lastcard.core.errors import Problem, cause
from lastcard.core.rules import PRESETS
from lastcard.protocol.http import Rulebook
from lastcard.protocol.messages import Clause
from lastcard.protocol.replays import Assessed, Branch, Finding, FinishedMatch, LuckShown, Replay, Reviewing
from lastcard.protocol.rulebook import clauses, rulebook
from lastcard.server.logs import LOGGER
from lastcard.server.net.guards import check_origin
from lastcard.server.pages import accepted
from lastcard.server.routes.base import (
    LISTED,
    Asked,
    Code,
    Served,
    address,
    described,
    faults,
    guess,
    in_turn,
    language,
    under_way,
)
from lastcard.server.storage.base import Unavailable
from lastcard.table.driver import Room
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.languages import LANGUAGES, asked_for

NAMED: Final = f"public, max-age={24 * 3600}"  # what has people's names in it, which may go
PIECE: Final = 16_384  # bytes that are sent at once
GOING_THROUGH: Final = faults(
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.NOT_FOUND,
    HTTPStatus.TOO_MANY_REQUESTS,
    HTTPStatus.INTERNAL_SERVER_ERROR,
    HTTPStatus.SERVICE_UNAVAILABLE,
)
T = TypeVar("T")


def packed(request: Asked, data: bytes, keep: str) -> Stream:
    """JSON that has been compressed beforehand; whoever can't read that gets it as it is, unpacked bit by bit."""
    headers = {"vary": "accept-encoding", "cache-control": keep}
    if b"gzip" in accepted(request.headers.get("accept-encoding", "").encode("latin-1")):
        headers |= {"content-encoding": "gzip", "content-length": str(len(data))}
        return Stream(_pieces(data), media_type=MediaType.JSON, headers=headers)
    headers["content-length"] = str(int.from_bytes(data[-4:], "little"))  # gzip says so at its end
    return Stream(_unpacked(data), media_type=MediaType.JSON, headers=headers)


async def _pieces(data: bytes) -> AsyncIterator[bytes]:
    """What is sent is copied while it waits to be read, so that it goes out bit by bit."""
    for begin in range(0, len(data), PIECE):
        yield data[begin : begin + PIECE]


async def _unpacked(data: bytes) -> AsyncIterator[bytes]:
    unpacking = zlib.decompressobj(zlib.MAX_WBITS | 16)
    while not unpacking.eof:
        yield unpacking.decompress(data, PIECE)
        data = unpacking.unconsumed_tail


def in_language(answer: T) -> Response[T]:
    """What others who ask may get in another language."""
    return Response(answer, headers={"vary": "accept-language"})


# Rules


@get("/api/rules", summary="What a table can be played with", responses=described(Rulebook))
async def show_rulebook(request: Asked) -> Stream:
    return packed(request, packed_rulebook(), "public, max-age=3600")


@cache
def packed_rulebook() -> bytes:
    return gzip.compress(msgspec.json.encode(rulebook()), mtime=0)


@get(
    "/api/rules/{preset:str}",
    responses=faults(HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND),
    summary="The rules of a preset, in sentences",
)
async def show_preset(
    preset: Annotated[str, Parameter(max_length=40, description="The name of a preset")],
    request: Asked,
) -> Response[list[Clause]]:
    if preset not in PRESETS:
        raise Problem("unknown-preset", given=preset, known=list(PRESETS))
    return in_language(clauses_of(preset, language(request)))


@cache
def clauses_of(preset: str, say: Catalogue) -> list[Clause]:
    return clauses(PRESETS[preset], say)


@get(
    "/api/tables/{code:str}/rules",
    responses=faults(
        HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE
    ),
    summary="The rules of a table, in sentences",
)
async def show_table_rules(code: Code, request: Asked, state: Served) -> Response[list[Clause]]:
    with guess(request.scope, state):
        room = await state.hub.look(code)
        if not isinstance(room, Room):
            raise Problem("unknown-table", code=code.upper())
        rules = room.table.rules
    return in_language(clauses(rules, language(request)))


# Records


def cut_short(app: ASGIApp) -> ASGIApp:
    """Breaks an answer off where the store can't be read to its end: it is not taken for whole, and a line says why."""

    async def breaking_off(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await app(scope, receive, send)
        except LitestarException as error:  # which says that the answer had begun
            why: BaseException | None = error.__cause__
            while isinstance(why, BaseExceptionGroup):
                why = why.exceptions[0]
            if not isinstance(why, Unavailable):
                raise
            LOGGER.error("a record could not be read to its end", extra={"reason": cause(why)})

    return breaking_off


RecordId = Annotated[str, Parameter(max_length=40, description="The address of a record")]


@get("/api/records", responses=faults(HTTPStatus.BAD_REQUEST), summary="The public matches that ended last")
async def list_records(
    state: Served,
    before: Annotated[float | None, Parameter(description="Only those that ended before (seconds since 1970)")] = None,
) -> list[FinishedMatch]:
    return await state.records.newest(LISTED, before)


@get(
    "/api/records/{record:str}",
    media_type=MediaType.TEXT,
    middleware=[in_turn, cut_short],
    responses=faults(HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.TOO_MANY_REQUESTS),
    summary="The record of a finished match, as a file",
)
async def show_record(record: RecordId, state: Served) -> Stream:
    row = await state.records.record(record)
    name = f'attachment; filename="{row.id}.lastcard.toml"'
    headers = {"content-disposition": name, "cache-control": NAMED}
    return Stream(await begun(state.records.text(row.id)), media_type=MediaType.TEXT, headers=headers)


async def begun(parts: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The same parts, the first of which is there: while none can be read, that can still be said."""
    first = await anext(parts, b"")

    async def all_parts() -> AsyncIterator[bytes]:
        yield first
        async for part in parts:
            yield part

    return all_parts()


@get(
    "/api/records/{record:str}/replay",
    middleware=[in_turn],
    responses=described(Replay) | GOING_THROUGH,
    summary="A finished match, step by step with all hands open; of a long one the part that has a round",
)
async def show_replay(
    record: RecordId,
    request: Asked,
    state: Served,
    number: Annotated[int, QueryParameter(name="round", ge=1, description="A round, by its number")] = 1,
) -> Stream:
    replay = await state.replays.part(record, number)
    return packed(request, replay, NAMED)


@get(
    "/api/records/{record:str}/check",
    middleware=[in_turn],
    responses=GOING_THROUGH,
    summary="What comes out of checking a record and its shuffles",
)
async def check_record(record: RecordId, request: Asked, state: Served) -> Response[list[Finding]]:
    say = language(request)
    found = await state.replays.findings(record)
    return in_language([Finding(each.right, say.tell(each.text)) for each in found])


@get(
    "/api/records/{record:str}/picture.png",
    media_type="image/png",
    middleware=[in_turn],
    responses=GOING_THROUGH,
    summary="A picture of how a finished match ended, to share",
)
async def show_picture(
    record: RecordId,
    request: Asked,
    state: Served,
    lang: Annotated[str, Parameter(max_length=20, description="The language, where no header says it")] = "",
) -> Response[bytes]:
    spoken = lang if lang in LANGUAGES else asked_for(request.headers.get("accept-language", ""))
    picture = await state.replays.picture(record, spoken)
    headers = {"vary": "accept-language", "cache-control": NAMED}
    return Response(picture, media_type="image/png", headers=headers)


@get(
    "/api/records/{record:str}/review",
    middleware=[in_turn],
    responses=described(Review) | described(Reviewing, HTTPStatus.ACCEPTED) | GOING_THROUGH,
    summary="The review of a finished match; while it is being made, how much of it is done",
)
async def show_review(record: RecordId, request: Asked, state: Served) -> Response[Any]:
    found = await state.reviews.review(record, address(request.scope))
    if isinstance(found, bytes):
        return packed(request, found, "public, max-age=3600")
    return under_way(found)


@post(
    "/api/positions",
    status_code=HTTPStatus.OK,
    middleware=[in_turn],
    responses=GOING_THROUGH | faults(HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
    summary="A position of a finished match, as it was or edited: what may be said there, and what to expect",
)
async def show_position(data: JSONBody[Branch], request: Asked, state: Served) -> Assessed:
    check_origin(request, state.config)
    return await state.hub.analyst.assess(state.records, data, address(request.scope))


@get(
    "/api/luck",
    responses=faults(HTTPStatus.SERVICE_UNAVAILABLE),
    summary="The luck of all matches, by seat, of guests and of bots",
)
async def show_luck(state: Served) -> LuckShown:
    return await state.reviews.luck()
