"""The deals of each day at a server: what there is, a try, what came of it, and what binds the server to them."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import Final

from lastcard.client.http import Nothing, ask
from lastcard.protocol.tries import DailyList, DailyResult, Secrets, SignedList, TryBegun
from lastcard.record.files import write_whole

_MARK: Final = re.compile("[A-Za-z0-9_-]{22}")


def device(file: Path) -> str:
    """The mark of this user's machine, which servers know whatever name one plays under; kept in a file."""
    try:
        mark = file.read_text("ascii").strip()
    except (OSError, UnicodeDecodeError):
        mark = ""
    if not _MARK.fullmatch(mark):
        mark = secrets.token_urlsafe(16)
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, mark.encode(), private=True)
    return mark


async def listed(server: str, token: str, mark: str, language: str) -> DailyList:
    return await ask(server, "daily", DailyList, language, token=token, device=mark)


async def begin(server: str, deal: str, token: str, mark: str, language: str) -> TryBegun:
    return await ask(server, f"daily/{deal}/tries", TryBegun, language, token=token, device=mark, content=Nothing())


async def result(server: str, deal: str, token: str, mark: str, language: str) -> DailyResult:
    return await ask(server, f"daily/{deal}", DailyResult, language, token=token, device=mark)


async def commitments(server: str, month: str, language: str) -> SignedList:
    return await ask(server, f"daily/commitments/{month}", SignedList, language)


async def told(server: str, month: str, language: str) -> Secrets:
    return await ask(server, f"daily/secrets/{month}", Secrets, language)
