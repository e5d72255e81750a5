"""Error responses: what went wrong with a request, with its HTTP status."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final, cast

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from lastcard.core.errors import Problem
from lastcard.protocol.http import Fault
from lastcard.protocol.refusals import as_fault
from lastcard.server.logs import LOGGER, refused
from lastcard.server.routes.base import language
from lastcard.server.storage.base import Unavailable

LARGEST: Final = 16_384  # bytes of a message or of a request's body
STATUS: Final = {
    "unknown-table": HTTPStatus.NOT_FOUND,
    "unknown-evening": HTTPStatus.NOT_FOUND,
    "unknown-record": HTTPStatus.NOT_FOUND,
    "unknown-preset": HTTPStatus.NOT_FOUND,
    "unknown-puzzle": HTTPStatus.NOT_FOUND,
    "unknown-contact": HTTPStatus.NOT_FOUND,
    "unknown-daily": HTTPStatus.NOT_FOUND,
    "unknown-challenge": HTTPStatus.NOT_FOUND,
    "unknown-club": HTTPStatus.NOT_FOUND,
    "unknown-member": HTTPStatus.NOT_FOUND,
    "not-member": HTTPStatus.FORBIDDEN,
    "not-keeper": HTTPStatus.FORBIDDEN,
    "club-full": HTTPStatus.CONFLICT,
    "clubs-full": HTTPStatus.CONFLICT,
    "unknown-month": HTTPStatus.NOT_FOUND,
    "unknown-collection": HTTPStatus.NOT_FOUND,
    "daily-not-yet": HTTPStatus.NOT_FOUND,
    "seek-seated": HTTPStatus.CONFLICT,
    "seeks-full": HTTPStatus.SERVICE_UNAVAILABLE,
    "try-first": HTTPStatus.FORBIDDEN,
    "try-elsewhere": HTTPStatus.CONFLICT,
    "record-damaged": HTTPStatus.INTERNAL_SERVER_ERROR,
    "no-such-page": HTTPStatus.NOT_FOUND,
    "evening-goes-on": HTTPStatus.CONFLICT,
    "no-such-stage": HTTPStatus.NOT_FOUND,
    "no-teams": HTTPStatus.CONFLICT,
    "deals-early": HTTPStatus.CONFLICT,
    "no-token": HTTPStatus.UNAUTHORIZED,
    "bad-token": HTTPStatus.UNAUTHORIZED,
    "not-signed-in": HTTPStatus.UNAUTHORIZED,
    "passkey-refused": HTTPStatus.FORBIDDEN,
    "passkey-unknown": HTTPStatus.FORBIDDEN,
    "passkey-copied": HTTPStatus.FORBIDDEN,
    "ceremony-over": HTTPStatus.FORBIDDEN,
    "recovery-unknown": HTTPStatus.FORBIDDEN,
    "oidc-off": HTTPStatus.NOT_FOUND,
    "oidc-away": HTTPStatus.SERVICE_UNAVAILABLE,
    "oidc-refused": HTTPStatus.FORBIDDEN,
    "oidc-untrusted": HTTPStatus.FORBIDDEN,
    "oidc-late": HTTPStatus.FORBIDDEN,
    "oidc-cancelled": HTTPStatus.FORBIDDEN,
    "token-scope": HTTPStatus.FORBIDDEN,
    "account-already": HTTPStatus.CONFLICT,
    "passkey-taken": HTTPStatus.CONFLICT,
    "passkeys-full": HTTPStatus.CONFLICT,
    "tokens-full": HTTPStatus.CONFLICT,
    "last-passkey": HTTPStatus.CONFLICT,
    "unknown-passkey": HTTPStatus.NOT_FOUND,
    "unknown-token": HTTPStatus.NOT_FOUND,
    "unknown-family": HTTPStatus.NOT_FOUND,
    "not-admin": HTTPStatus.UNAUTHORIZED,
    "foreign-origin": HTTPStatus.FORBIDDEN,
    "banned": HTTPStatus.FORBIDDEN,
    "banned-why": HTTPStatus.FORBIDDEN,
    "report-stranger": HTTPStatus.FORBIDDEN,
    "unknown-report": HTTPStatus.NOT_FOUND,
    "unknown-node": HTTPStatus.NOT_FOUND,
    "websocket-only": HTTPStatus.UPGRADE_REQUIRED,
    "too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-tables": HTTPStatus.TOO_MANY_REQUESTS,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "server-full": HTTPStatus.SERVICE_UNAVAILABLE,
    "table-damaged": HTTPStatus.SERVICE_UNAVAILABLE,
    "storage-fails": HTTPStatus.SERVICE_UNAVAILABLE,
}


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """What went wrong with a request, in one line and with a code."""
    say = language(request)
    problem = error if isinstance(error, Problem) else _problem(error)
    status = STATUS.get(problem.message, HTTPStatus.BAD_REQUEST)
    if problem.message == "server-error":
        status = HTTPStatus.INTERNAL_SERVER_ERROR
        LOGGER.error("a request failed", exc_info=error)
    elif isinstance(error, HTTPException) and problem.message == "bad-request":
        status = HTTPStatus(error.status_code)
    refused(problem.message)
    return Response(
        as_fault(problem, say),
        status_code=status,
        media_type=MediaType.JSON,
        headers=getattr(error, "headers", None) or {},
    )


def _problem(error: Exception) -> Problem:
    if isinstance(error, Unavailable):
        return Problem("storage-fails")
    if not isinstance(error, HTTPException) or error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Problem("server-error")
    if error.status_code == HTTPStatus.NOT_FOUND:
        return Problem("no-such-page")
    if error.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        return Problem("too-large", most=LARGEST)
    extra = cast(list[dict[str, str]], error.extra) if isinstance(error.extra, list) else []
    reasons = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra]
    return Problem("bad-request", reason="; ".join(reasons) or error.detail)
