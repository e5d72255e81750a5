"""Challenges at a server: a hand of a replay that others play too, by its link."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from lastcard.client.address import read_address
from lastcard.client.http import Nothing, ask
from lastcard.core.errors import Problem
from lastcard.protocol.tries import Challenge, ChallengeMade, NewChallenge, TryBegun

_PLACE: Final = re.compile(
    r"(?P<server>.+)/(?:c/(?P<code>[A-Za-z0-9]{1,40})|r/(?P<record>[A-Za-z0-9_-]{1,40})(?:/(?P<round>\d{1,4})(?:\.\d+)?)?)/?"
)


class ChallengeLink(msgspec.Struct, frozen=True):
    """What a link means: a challenge, or the replay of a match of which one can be made."""

    server: str
    code: str = ""
    record: str = ""
    round: int = 1


def read_link(text: str) -> ChallengeLink:
    """Reads the link of a challenge, or that of a replay."""
    found = _PLACE.fullmatch(text.strip())
    if found is None:
        raise Problem("challenge-bad-link", given=text)
    server = read_address(found["server"]).server
    return ChallengeLink(server, found["code"] or "", found["record"] or "", max(1, int(found["round"] or 1)))


async def make(place: ChallengeLink, seat: int, token: str, language: str) -> ChallengeMade:
    wanted = NewChallenge(place.record, place.round, seat)
    return await ask(place.server, "challenges", ChallengeMade, language, token=token, content=wanted)


async def shown(place: ChallengeLink, token: str, mark: str, language: str) -> Challenge:
    return await ask(place.server, f"challenges/{place.code}", Challenge, language, token=token, device=mark)


async def begin(place: ChallengeLink, token: str, mark: str, language: str) -> TryBegun:
    path = f"challenges/{place.code}/tries"
    return await ask(place.server, path, TryBegun, language, token=token, device=mark, content=Nothing())
