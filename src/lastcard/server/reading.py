"""What there is to read over HTTP: rules in sentences, and the records of finished matches."""

from __future__ import annotations

import gzip
from functools import cache
from http import HTTPStatus
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from lastcard.errors import Problem
from lastcard.rules import PRESETS
from lastcard.server.asking import LISTED, YEAR, Code, Served, faults, guess, language
from lastcard.server.pages import accepted
from lastcard.server.protocol import Clause, Finding, Finished, Replay, Rulebook
from lastcard.server.rulebook import clauses, rulebook

T = TypeVar("T")


def described(kind: type) -> dict[int, ResponseSpec]:
    """What a request is answered with that has it in JSON already, for the OpenAPI description."""
    return {int(HTTPStatus.OK): ResponseSpec(kind, description=HTTPStatus.OK.phrase)}


def packed(request: Request[Any, Any, Any], data: bytes, keep: str) -> Response[bytes]:
    """JSON that has been compressed beforehand; whoever can't read that gets it as it is."""
    headers = {"vary": "accept-encoding", "cache-control": keep}
    if b"gzip" in accepted(request.headers.get("accept-encoding", "").encode("latin-1")):
        return Response(data, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(gzip.decompress(data), media_type=MediaType.JSON, headers=headers)


def in_language(answer: T) -> Response[T]:
    """What others who ask may get in another language."""
    return Response(answer, headers={"vary": "accept-language"})


# Rules


@get("/api/rules", summary="What a table can be played with", responses=described(Rulebook))
async def show_rulebook(request: Request[Any, Any, Any]) -> Response[bytes]:
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
    request: Request[Any, Any, Any],
) -> Response[list[Clause]]:
    if preset not in PRESETS:
        raise Problem("unknown-preset", given=preset, known=list(PRESETS))
    return in_language(clauses(PRESETS[preset], language(request)))


@get(
    "/api/tables/{code:str}/rules",
    responses=faults(
        HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE
    ),
    summary="The rules of a table, in sentences",
)
async def show_table_rules(code: Code, request: Request[Any, Any, Any], state: Served) -> Response[list[Clause]]:
    with guess(request.scope, state):
        rules = state.hub.room(code).table.rules
    return in_language(clauses(rules, language(request)))


# Records


RecordId = Annotated[str, Parameter(max_length=40, description="The address of a record")]


@get("/api/records", responses=faults(HTTPStatus.BAD_REQUEST), summary="The public matches that ended last")
async def list_records(
    state: Served,
    before: Annotated[float | None, Parameter(description="Only those that ended before (seconds since 1970)")] = None,
) -> list[Finished]:
    return state.hub.finished(LISTED, before)


@get(
    "/api/records/{record:str}",
    media_type=MediaType.TEXT,
    responses=faults(HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND),
    summary="The record of a finished match, as a file",
)
async def show_record(record: RecordId, state: Served) -> Response[str]:
    row = state.hub.record(record)
    name = f'attachment; filename="{row.id}.lastcard.toml"'
    return Response(row.text, headers={"content-disposition": name, "cache-control": f"public, max-age={YEAR}"})


@get(
    "/api/records/{record:str}/replay",
    responses=described(Replay)
    | faults(HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.INTERNAL_SERVER_ERROR),
    summary="A finished match, step by step with all hands open",
)
async def show_replay(record: RecordId, request: Request[Any, Any, Any], state: Served) -> Response[bytes]:
    replay = await state.replays.replay(state.hub.record(record))
    return packed(request, replay, f"public, max-age={YEAR}, immutable")


@get(
    "/api/records/{record:str}/check",
    responses=faults(HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.INTERNAL_SERVER_ERROR),
    summary="What comes out of checking a record and its shuffles",
)
async def check_record(record: RecordId, request: Request[Any, Any, Any], state: Served) -> Response[list[Finding]]:
    say = language(request)
    found = await state.replays.findings(state.hub.record(record))
    return in_language([Finding(each.right, say(each.text.message, **each.text.details)) for each in found])


READING: Final = (
    show_rulebook,
    show_preset,
    show_table_rules,
    list_records,
    show_record,
    show_replay,
    check_record,
)
