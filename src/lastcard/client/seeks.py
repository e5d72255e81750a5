"""Looking for a table at a server (matchmaking)."""

from __future__ import annotations

import secrets

from lastcard.client.http import ask
from lastcard.protocol.seeks import NewSeek, Seeking
from lastcard.seeks.wishes import Wish


class Search:
    """What somebody with a token looks for; each program is a window of its own."""

    def __init__(self, server: str, language: str) -> None:
        self._server = server
        self._language = language
        self._tab = secrets.token_urlsafe(9)
        self._known = ""

    async def begin(self, wish: Wish, token: str) -> Seeking:
        content = NewSeek(wish, self._tab)
        return self._take(await ask(self._server, "seeks", Seeking, self._language, token=token, content=content))

    async def go_on(self, token: str) -> Seeking:
        """What there is, once there is something new or a few seconds have passed."""
        where = f"seeks?tab={self._tab}&known={self._known}"
        return self._take(await ask(self._server, where, Seeking, self._language, token=token))

    async def stop(self, token: str) -> None:
        await ask(self._server, f"seeks?tab={self._tab}", Seeking, self._language, token=token, method="DELETE")

    def _take(self, answer: Seeking) -> Seeking:
        self._known = answer.known
        return answer
