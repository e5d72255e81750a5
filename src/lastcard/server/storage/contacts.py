"""Contacts in a store: where guests want to be told of their turn (push subscriptions and webhooks)."""

from __future__ import annotations

import msgspec

from lastcard.server.storage.base import Store
from lastcard.server.storage.statements import Statement, upsert


class ContactRow(msgspec.Struct, frozen=True):
    """Where a guest wants to be told that it is their turn: a `push` service or a `hook`, and what is secret there."""

    guest: str
    id: str
    kind: str
    address: str
    secret: str
    language: str
    at: float


async def contacts_of(store: Store, guest: str) -> list[ContactRow]:
    """The oldest first."""
    return await store.read(ContactRow, "contacts WHERE guest = $1 ORDER BY at, id", guest)


async def keep_contact(store: Store, row: ContactRow) -> None:
    """Adds one, in the place of the one with its id."""
    await store.change([upsert("contacts", row, "guest", "id")])


async def forget_contact(store: Store, guest: str, id: str) -> None:  # noqa: A002
    await store.change([Statement("DELETE FROM contacts WHERE guest = $1 AND id = $2", (guest, id))])
