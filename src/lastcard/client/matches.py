"""One's own matches and ratings at a server."""

from __future__ import annotations

from lastcard.client.http import ask
from lastcard.protocol.accounts import FamilyRating, OwnMatch, OwnMatches


async def own_matches(server: str, token: str, language: str, most: int) -> list[OwnMatch]:
    """The newest first; a server tells some at a time."""
    found: list[OwnMatch] = []
    before = ""
    while len(found) < most:
        told = await ask(server, f"matches{before}", OwnMatches, language, token=token)
        found += told.matches
        if not told.next:
            break
        before = f"?before={told.next!r}"
    return found[:most]


async def own_ratings(server: str, token: str, language: str) -> list[FamilyRating]:
    return await ask(server, "ratings", list[FamilyRating], language, token=token)
