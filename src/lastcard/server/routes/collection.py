"""The open collection over HTTP: its months, their files, and what people do in which situation."""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.params import Parameter, QueryParameter
from litestar.response import Stream

from lastcard.collection.kinds import HANDS, KINDS, SEATS, THREATS, WHO
from lastcard.protocol.collection import CollectionShown, SituationShown
from lastcard.server.collecting import pieces
from lastcard.server.routes.base import YEAR, Asked, Served, faults, in_turn

_RANGE: Final = re.compile(r"bytes=([0-9]{0,15})-([0-9]{0,15})")
_TYPES: Final = {"zip": "application/zip", "json": "application/json", "parquet": "application/vnd.apache.parquet"}


def _one_of(words: tuple[str, ...], end: str = "") -> str:
    return f"^({'|'.join(map(re.escape, words))}){end}$"


Kind = Annotated[str, QueryParameter(pattern=_one_of(tuple(KINDS)), description="The kind of situation")]
Who = Annotated[str, QueryParameter(pattern=_one_of(WHO), description="Whose choices")]
Hand = Annotated[str, QueryParameter(pattern=_one_of(HANDS, "?"), description="Cards in one's own hand")]
Threat = Annotated[str, QueryParameter(pattern=_one_of(THREATS, "?"), description="The fewest cards of an opponent")]
Players = Annotated[str, QueryParameter(pattern=_one_of(SEATS, "?"), description="How many play")]


@get("/api/collection", summary="The months of the open collection, with the hashes of their files")
async def show_collection(state: Served) -> CollectionShown:
    return state.collecting.shown()


@get(
    "/api/collection/situations",
    responses=faults(HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND),
    summary="What was done in a kind of situation, how often, and what it earned",
)
async def show_situation(
    state: Served,
    kind: Kind,
    who: Who = "people",
    hand: Hand = "",
    threat: Threat = "",
    seats: Players = "",
    month: Annotated[str, QueryParameter(max_length=7, description="A month, like 2026-11; else all")] = "",
) -> SituationShown:
    return state.collecting.situation(kind, who, hand, threat, seats, month)


@get(
    "/api/collection/{month:str}/{file:str}",
    media_type="application/octet-stream",
    middleware=[in_turn],
    responses=faults(HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.TOO_MANY_REQUESTS),
    summary="A file of a month, or a part of it",
)
async def show_file(
    month: Annotated[str, Parameter(max_length=7, description="A month, like 2026-11")],
    file: Annotated[str, Parameter(max_length=40, description="The name of a file")],
    request: Asked,
    state: Served,
) -> Response[Any]:
    path, listed = state.collecting.file(month, file)
    tag = f'"{listed.sha256}"'
    headers = {
        "etag": tag,
        "accept-ranges": "bytes",
        "cache-control": f"public, max-age={YEAR}, immutable",
        "content-disposition": f'attachment; filename="lastcard-{month}-{file}"',
    }
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    whole = (0, listed.size)
    part = _part(request.headers.get("range", ""), listed.size)
    if request.headers.get("if-range", tag) != tag:
        part = whole
    if part is None:
        headers["content-range"] = f"bytes */{listed.size}"
        return Response(b"", status_code=HTTPStatus.REQUESTED_RANGE_NOT_SATISFIABLE, headers=headers)
    begin, size = part
    headers["content-length"] = str(size)
    status = HTTPStatus.OK
    if part != whole:
        headers["content-range"] = f"bytes {begin}-{begin + size - 1}/{listed.size}"
        status = HTTPStatus.PARTIAL_CONTENT
    media = _TYPES[file.rpartition(".")[2]]
    return Stream(pieces(path, begin, size), media_type=media, headers=headers, status_code=status)


def _part(wanted: str, size: int) -> tuple[int, int] | None:
    """Where the part begins that is asked for, and how long it is; None where there is none. Several are the whole."""
    found = _RANGE.fullmatch(wanted)
    if found is None or found[0] == "bytes=-":
        return 0, size
    if not found[1]:
        length = min(int(found[2]), size)
        return (size - length, length) if length else None
    begin, end = int(found[1]), min(int(found[2] or size - 1), size - 1)
    if found[2] and int(found[2]) < begin:
        return 0, size
    return (begin, end - begin + 1) if begin < size else None
