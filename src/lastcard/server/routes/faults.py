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
_CODES: Final = {
    HTTPStatus.NOT_FOUND: (
        *("unknown-table", "unknown-evening", "unknown-record", "unknown-preset", "unknown-puzzle"),
        *("unknown-contact", "unknown-daily", "unknown-challenge", "unknown-club", "unknown-member"),
        *("unknown-month", "unknown-collection", "daily-not-yet", "no-such-page", "no-such-stage", "oidc-off"),
        *("unknown-passkey", "unknown-token", "unknown-family", "unknown-report", "unknown-node"),
    ),
    HTTPStatus.FORBIDDEN: (
        *("not-member", "not-keeper", "try-first", "passkey-refused", "passkey-unknown", "passkey-copied"),
        *("ceremony-over", "recovery-unknown", "oidc-refused", "oidc-untrusted", "oidc-late", "oidc-cancelled"),
        *("token-scope", "foreign-origin", "banned", "banned-why", "report-stranger"),
    ),
    HTTPStatus.CONFLICT: (
        *("club-full", "clubs-full", "seek-seated", "try-elsewhere", "evening-goes-on", "no-teams", "deals-early"),
        *("account-already", "passkey-taken", "passkeys-full", "tokens-full", "last-passkey"),
    ),
    HTTPStatus.SERVICE_UNAVAILABLE: ("seeks-full", "oidc-away", "server-full", "table-damaged", "storage-fails"),
    HTTPStatus.UNAUTHORIZED: ("no-token", "bad-token", "not-signed-in", "not-admin"),
    HTTPStatus.TOO_MANY_REQUESTS: ("too-fast", "too-many-tables"),
    HTTPStatus.INTERNAL_SERVER_ERROR: ("record-damaged",),
    HTTPStatus.UPGRADE_REQUIRED: ("websocket-only",),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: ("too-large",),
}
STATUS: Final = {code: status for status, codes in _CODES.items() for code in codes}


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
