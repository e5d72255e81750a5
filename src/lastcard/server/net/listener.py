"""Connections below HTTP and WebSocket, as Uvicorn makes them, but with limits.

Uvicorn waits without end for the head of a request, and for somebody who does not read what was sent to them. Here
everybody has a time, and all connections are looked at every now and then.
"""

from __future__ import annotations

from typing import Any, Final

import uvicorn

from lastcard.server.net.http import Http
from lastcard.server.net.limits import ConnectionLimits
from lastcard.server.net.websocket import Play

LOOK: Final = 2.0  # seconds between looks at all connections


class Listening(uvicorn.Config):
    """Uvicorn's own settings, with our limits."""

    def __init__(self, limits: ConnectionLimits, app: Any, **options: Any) -> None:
        super().__init__(app, http=Http, ws=Play, **options)
        self.limits = limits
