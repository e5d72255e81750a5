"""Notices (notifications): people who are not there are told that it is their turn, wherever they want to hear of it.

What a notice says is in `Reminder` and nothing else: no card, and nothing that follows from one.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Final

import msgspec

from lastcard.core.errors import Problem, cause
from lastcard.core.times import iso
from lastcard.protocol.http import ContactAdded, Contacts, ContactShown, NewContact
from lastcard.server import metrics
from lastcard.server.config import Config
from lastcard.server.connections import Connection
from lastcard.server.logs import LOGGER
from lastcard.server.net.outside import Outside
from lastcard.server.push import Browser, Sender, sealed
from lastcard.server.storage.base import Store, Unavailable
from lastcard.server.storage.contacts import ContactRow, contacts_of, forget_contact, keep_contact
from lastcard.server.tasks import Tasks
from lastcard.table.driver import Room
from lastcard.table.identities import base64url
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES

MOST: Final = 10  # places where somebody hears of their turn
AGAIN: Final = (5.0, 30.0, 120.0)  # seconds after which it is tried once more
WAITS: Final = 24 * 3600  # seconds for which a message waits for a browser at most
GONE: Final = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)
_SECRET: Final = "whsec_"  # what secrets of webhooks begin with

_browser: Final = msgspec.json.Decoder(Browser).decode


class Reminder(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody is told: that it is their `turn`, that a bot plays for them (`stand-in`), that all is `over`."""

    type: str
    table: str
    link: str
    name: str  # whose notice it is
    names: tuple[str, ...]  # by seat
    until: str = ""  # when their time is up

    def in_words(self, language: str) -> dict[str, str]:
        """What a browser shows."""
        say = catalogue(language)
        others = say.listed([name for name in self.names if name != self.name])
        return {
            "title": say(f"reminder-{self.type}"),
            "body": say("reminder-with", names=others),
            "link": self.link,
            "tag": f"lastcard {self.table}",
        }


class Notices:
    """Tells people what tables owe them; `stored` waits for what it is about, `told` hears who has been told."""

    def __init__(
        self,
        store: Store,
        config: Config,
        stored: Callable[[], Awaitable[bool]],
        told: Callable[[Room[Connection], tuple[int, ...]], None],
    ) -> None:
        self._store = store
        self._base = config.base
        self._outside = Outside(config.hooks)
        self._stored = stored
        self._told = told
        self._sender = Sender(store.key, config.base)
        self._under_way: dict[tuple[int, int], str] = {}  # by table and person, what is being told
        self._tasks = Tasks()

    async def close(self) -> None:
        await self._tasks.close()
        await self._outside.close()

    # What is owed

    def owe(self, room: Room[Connection]) -> None:
        """Tells people what a table owes them, if that is not being done."""
        for person, kind in room.table.owed.items():
            if self._under_way.get((room.number, person)) == kind:
                continue
            self._under_way[room.number, person] = kind
            self._tasks.start(self._tell(room, person, notice(room, person, kind, self._base)))

    async def _tell(self, room: Room[Connection], person: int, about: Reminder) -> None:
        """It is told after it is stored; what could not be told after a while is taken for told."""
        try:
            if await self._stored():
                await self._everywhere(room.table.people[person].guest, about)
        except Unavailable as error:
            LOGGER.warning("a notice can't be sent", extra={"table": room.number, "reason": cause(error)})
        finally:
            self._under_way.pop((room.number, person), None)
        if room.table.owed.get(person) == about.type:
            self._told(room, (person,))

    async def _everywhere(self, guest: str, about: Reminder) -> None:
        contacts = await contacts_of(self._store, guest)
        await asyncio.gather(*[self._reach(contact, about) for contact in contacts])

    async def _reach(self, contact: ContactRow, about: Reminder) -> None:
        for wait in (*AGAIN, 0.0):
            try:
                status = await self._send(contact, about)
            except Problem as problem:
                status, reason = 0, problem.message
            else:
                reason = str(status)
            if status in GONE and contact.kind == "push":
                await forget_contact(self._store, contact.guest, contact.id)
                return
            if HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES:
                metrics.NOTICES.labels(contact.kind, "sent").inc()
                return
            if HTTPStatus.BAD_REQUEST <= status < HTTPStatus.INTERNAL_SERVER_ERROR and status not in (408, 429):
                break
            if wait:
                await asyncio.sleep(wait)
        metrics.NOTICES.labels(contact.kind, "lost").inc()
        LOGGER.warning("a notice could not be sent", extra={"kind": contact.kind, "reason": reason})

    async def _send(self, contact: ContactRow, about: Reminder) -> int:
        if contact.kind == "push":
            body = sealed(msgspec.json.encode(about.in_words(contact.language)), _browser(contact.secret))
            topic = base64url(hashlib.sha256(about.table.encode()).digest()[:18])
            return await self._outside.post(contact.address, self._sender.headers(contact.address, WAITS, topic), body)
        body = msgspec.json.encode(about)
        return await self._outside.post(contact.address, signed(contact.secret, body), body)

    # Where people hear of it

    async def contacts(self, guest: str) -> Contacts:
        """Where somebody hears of their turn, and the key that a browser wants."""
        rows = await contacts_of(self._store, guest)
        return Contacts(key=self._sender.public, contacts=tuple([_shown(row) for row in rows]))

    async def add(self, guest: str, new: NewContact) -> ContactAdded:
        """One more place; a webhook has to answer before it is one."""
        self._outside.check(new.address)
        about = hashlib.sha256(f"{guest} {new.address}".encode()).hexdigest()[:20]
        others = [row for row in await contacts_of(self._store, guest) if row.id != about]
        if len(others) >= MOST:
            raise Problem("too-many-contacts", most=MOST)
        if new.kind == "push":
            browser = Browser(new.p256dh, new.auth)
            browser.check()
            secret = msgspec.json.encode(browser).decode()
        else:
            secret = _SECRET + base64.b64encode(secrets.token_bytes(24)).decode()
        language = new.language if new.language in LANGUAGES else "en"
        row = ContactRow(guest, about, new.kind, new.address, secret, language, time.time())
        if new.kind == "hook":
            await self._try(row)
        await keep_contact(self._store, row)
        return ContactAdded(contact=_shown(row), secret=secret if new.kind == "hook" else "")

    async def _try(self, row: ContactRow) -> None:
        status = await self._send(row, Reminder(type="test", table="", link=self._base, name="", names=()))
        if not HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES:
            raise Problem("hook-refuses", status=status)

    async def remove(self, guest: str, id: str) -> None:  # noqa: A002
        if not any(row.id == id for row in await contacts_of(self._store, guest)):
            raise Problem("unknown-contact")
        await forget_contact(self._store, guest, id)


def notice(room: Room[Connection], person: int, kind: str, base: str) -> Reminder:
    """What somebody is told of a table."""
    table = room.table
    until = iso(table.deadline) if kind == "turn" else ""
    names = tuple([table.name_at(seat) for seat in range(1, len(table.chairs) + 1)])
    seat = table.seat_of(person)
    name = names[seat - 1] if seat else table.people[person].name
    link = f"{base}/t/{table.code}"
    return Reminder(type=kind, table=table.code, link=link, name=name, names=names, until=until if table.timed else "")


def signed(secret: str, body: bytes) -> dict[str, str]:
    """The headers of a webhook, signed as https://www.standardwebhooks.com has it."""
    about, at = f"msg_{secrets.token_hex(12)}", str(int(time.time()))
    key = base64.b64decode(secret.removeprefix(_SECRET))
    mac = hmac.digest(key, f"{about}.{at}.".encode() + body, "sha256")
    return {
        "content-type": "application/json",
        "user-agent": "lastcard",
        "webhook-id": about,
        "webhook-timestamp": at,
        "webhook-signature": f"v1,{base64.b64encode(mac).decode()}",
    }


def _shown(row: ContactRow) -> ContactShown:
    """Nobody is told the whole address again: it may have a secret in it."""
    host = row.address.split("/")[2]
    return ContactShown(id=row.id, kind=row.kind, host=host, at=int(row.at))
