"""Acts of moderation: what moderators do is kept first, then every server hears of it and does its part."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from lastcard.core.errors import Problem, cause
from lastcard.core.times import iso
from lastcard.protocol.admin import LASTING, ActShown, NewAct
from lastcard.protocol.messages import Announcement
from lastcard.server.hub import Hub
from lastcard.server.logs import LOGGER
from lastcard.server.moderation import MARK, Moderation, read_network
from lastcard.server.privacy import Privacy
from lastcard.server.storage.base import Store, Unavailable
from lastcard.server.storage.moderation import ActRow
from lastcard.server.tasks import Tasks
from lastcard.table.identities import clean_text

DAY: Final = 1_440  # minutes
LEAST: Final = 16  # signs of a token
ABOUT_GUESTS: Final = ("mute", "unmute", "ban", "unban")


class Admins:
    """Who is a moderator, by their tokens; nobody where none was given."""

    def __init__(self, given: str) -> None:
        """`given` are names and tokens, `NAME:TOKEN` with commas between, or the name of a file of such lines."""
        self._tokens: dict[str, bytes] = {}
        for line in _lines(given):
            name, colon, token = line.strip().partition(":")
            if not (name and colon and len(token) >= LEAST) or name in self._tokens:
                raise Problem("bad-admins", least=LEAST)
            self._tokens[name] = token.encode()

    def __bool__(self) -> bool:
        return bool(self._tokens)

    def who(self, token: str) -> str:
        """Whose token this is; "" for nobody's. It takes the same time for every token that is wrong."""
        found = ""
        for name, right in self._tokens.items():
            if hmac.compare_digest(right, token.encode(errors="replace")):
                found = name
        return found


def _lines(given: str) -> list[str]:
    file = Path(given)
    try:
        if given and file.is_file():
            return [line for line in file.read_text("utf-8").splitlines() if line.strip()]
    except (OSError, UnicodeDecodeError) as error:
        raise Problem("file-problem", file=given, problem=Problem("file-unreadable", reason=cause(error))) from None
    return [part for part in given.split(",") if part.strip()]


def prepared(new: NewAct, who: str, now: float) -> ActRow:
    """What somebody wants to do, as it is kept; what makes no sense is a Problem."""
    about = new.about.strip()
    if new.act in ABOUT_GUESTS and (network := read_network(about)) is not None:
        about = str(network.network_address) if network.num_addresses == 1 else str(network)
    elif new.act in (*ABOUT_GUESTS, "forget") and not _is_guest(about):
        raise Problem("bad-subject", given=about)
    elif new.act == "announce":
        about = clean_text(about)
    elif new.act == "close":
        about = about.upper()
    until = now + 60 * (new.minutes or DAY) if new.act in LASTING else 0.0
    why = clean_text(new.why) if new.why.strip() else ""
    return ActRow(0, now, who, new.act, about, until, why)


def _is_guest(text: str) -> bool:
    return 0 < len(text) <= 64 and all(sign.isalnum() or sign in "_-" for sign in text)


async def perform(row: ActRow, store: Store) -> ActRow:
    """Keeps what somebody does, in whichever store; what can't be done is a Problem."""
    if row.act == "close" and await store.find(row.about) is None:
        raise Problem("unknown-table", code=row.about)
    if row.act == "resolve" and not await store.moderation.resolve(row.about):
        raise Problem("unknown-report", report=row.about)
    if row.act == "drain" and store.shared and row.about not in await store.nodes():
        raise Problem("unknown-node", node=row.about)
    number = await store.moderation.act(row)
    return ActRow(number, row.at, row.who, row.act, row.about, row.until, row.why)


def shown(act: ActRow) -> ActShown:
    return ActShown(act.number, iso(act.at), act.who, act.act, act.about, iso(act.until), act.why)


async def in_force(store: Store, now: float) -> list[ActRow]:
    """The mutes, bans and announcements that hold."""
    found = Moderation(store.key)
    for act in await store.moderation.acts():
        found.take(act)
    return found.holding(now)


class Enforcer:
    """Hears what moderators do, at whichever server, and has this one do its part.

    `node` is what this server is called among them, `stop` ends it, `forgotten` is called when a guest was forgotten.
    """

    def __init__(
        self, hub: Hub, privacy: Privacy, node: str, stop: Callable[[], None], forgotten: Callable[[], None]
    ) -> None:
        self._hub = hub
        self._privacy = privacy
        self.node = node
        self._stop = stop
        self._forgotten = forgotten
        self._turn = asyncio.Lock()
        self._tasks = Tasks()
        self._forgetting: dict[int, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Takes in what has been done so far: of it what holds, and what may not have come to its end."""
        await self._hear(new=False)
        self._tasks.start(self._listen())

    async def close(self) -> None:
        await self._tasks.close()

    async def do(self, new: NewAct, who: str) -> ActRow:
        """Does something in somebody's name; what can't be done is a Problem."""
        act = await perform(prepared(new, who, time.time()), self._hub.store)
        await self._hear()
        return act

    async def forget(self, guest: str, who: str) -> bool:
        """Forgets a guest; whether that is done, and not only begun."""
        act = await self.do(NewAct("forget", guest), who)
        task = self._forgetting.get(act.number)
        if task is not None:
            await asyncio.wait({task}, timeout=10)
        return not await self._hub.store.moderation.visits(guest)

    async def _listen(self) -> None:
        while True:
            await asyncio.sleep(self._hub.store.pulse)
            try:
                await self._hear()
            except Unavailable:
                continue  # which the heartbeat tells of

    async def _hear(self, new: bool = True) -> None:
        async with self._turn:
            for act in await self._hub.store.moderation.acts(self._hub.moderation.heard):
                self._hub.moderation.take(act)
                self._carry_out(act, new)

    def _carry_out(self, act: ActRow, new: bool) -> None:
        if new:
            LOGGER.info("order", extra={"act": act.act, "by": act.who, "number": act.number})
        match act.act:
            case "close":
                self._hub.close_table(act.about)
            case "ban":
                self._hub.expel()
            case "announce" if new:
                self._hub.announce(Announcement(number=act.number, text=act.about))
            case "drain" if new and act.about == self.node:
                self._stop()
            case "forget" if not act.about.startswith(MARK):
                self._forgetting[act.number] = self._tasks.start(self._forget(act))

    async def _forget(self, act: ActRow) -> None:
        try:
            if await self._privacy.forget(act.about):
                await self._hub.store.moderation.conceal(act.number, self._hub.moderation.mark(act.about))
        except Exception as error:
            LOGGER.error("a guest could not be forgotten", extra={"reason": cause(error)})
        finally:
            self._forgotten()
            self._forgetting.pop(act.number, None)
