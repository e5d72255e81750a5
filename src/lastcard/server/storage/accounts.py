"""Accounts in a store: passkeys, recovery words, sessions and tokens, in SQL that every database here understands.

Secrets are kept as hashes. An account bears the id of the guest who made it.
"""

from __future__ import annotations

from typing import Final

import msgspec

from lastcard.server.storage.base import Store
from lastcard.server.storage.clubs import hand_over
from lastcard.server.storage.moderation import OF_PERSON, PERSON
from lastcard.server.storage.statements import NEW, Statement, Unmet, insert, upsert

# Whoever changes what is left of an account's ways in, or its first tries, does so one after the other.
ONE_AT_A_TIME: Final = "UPDATE accounts SET name = name WHERE id = $1 RETURNING id"
_REMOVE_PASSKEY: Final = """
DELETE FROM passkeys WHERE account = $1 AND id = $2 AND (EXISTS (SELECT 1 FROM recovery WHERE account = $1)
    OR EXISTS (SELECT 1 FROM identities WHERE account = $1)
    OR (SELECT count(*) FROM passkeys WHERE account = $1) > 1) RETURNING id
"""
_REMOVE_IDENTITY: Final = """
DELETE FROM identities WHERE account = $1 AND (EXISTS (SELECT 1 FROM recovery WHERE account = $1)
    OR EXISTS (SELECT 1 FROM passkeys WHERE account = $1)) RETURNING subject
"""
# A counter that does not rise is that of a copy; those that count nothing say 0 always.
_USE_PASSKEY: Final = """
UPDATE passkeys SET counter = $2, used = $3 WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id
"""
_JOIN: Final = """
UPDATE players SET person = $1 WHERE person = $2 AND NOT EXISTS (SELECT 1 FROM accounts WHERE id = $2)
"""
_GUESTS: Final = """
SELECT id FROM accounts WHERE id = $1 UNION SELECT guest FROM sessions WHERE account = $1
UNION SELECT guest FROM tokens WHERE account = $1
UNION SELECT guest FROM played JOIN players ON players.record = played.record AND players.seat = played.seat
    WHERE person = $1
"""
_OF_ACCOUNT: Final = ("passkeys", "identities", "recovery", "sessions", "tokens")


class AccountRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    at: float


class PasskeyRow(msgspec.Struct, frozen=True):
    """A passkey: its credential id, public key and how often it says it has signed."""

    id: bytes
    account: str
    key: bytes
    counter: int
    name: str
    at: float
    used: float


class IdentityRow(msgspec.Struct, frozen=True):
    """Who somebody is to an issuer: `subject` is a hash."""

    subject: bytes
    account: str
    issuer: str
    at: float


class TokenRow(msgspec.Struct, frozen=True):
    """A token for programs: `secret` is its hash, `guest` who plays with it."""

    secret: bytes
    id: str
    account: str
    guest: str
    name: str
    scopes: str
    at: float
    used: float


class SessionRow(msgspec.Struct, frozen=True):
    """A browser that is signed in: `secret` is the hash of what its cookie holds, `guest` who plays there."""

    secret: bytes
    account: str
    guest: str
    at: float


class AccountStore:
    """The accounts of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Ceremonies: what a browser has been asked to sign

    async def begin(self, challenge: bytes, browser: bytes, kind: str, until: float, now: float) -> None:
        old = Statement("DELETE FROM ceremonies WHERE until < $1", (now,))
        begun = {"challenge": challenge, "browser": browser, "kind": kind, "until": until}
        await self._store.change([old, insert("ceremonies", begun)])

    async def finish(self, challenge: bytes, browser: bytes, kind: str, now: float) -> bool:
        """Whether this was asked of that browser, and never answered; it can't be again."""
        sql = "DELETE FROM ceremonies WHERE challenge = $1 RETURNING browser, kind, until"
        [found] = await self._store.change([Statement(sql, (challenge,))])
        return any((whose, what) == (browser, kind) and until >= now for whose, what, until in found)

    # Accounts

    async def account(self, id: str) -> AccountRow | None:  # noqa: A002
        return await self._store.row(AccountRow, "accounts WHERE id = $1", id)

    async def create(self, account: AccountRow, passkey: PasskeyRow, words: bytes, session: SessionRow) -> bool:
        """Makes an account of a guest; whether it was none before, and its passkey nobody's."""
        return await self._store.try_change(
            insert("accounts", account, NEW, 1),
            insert("passkeys", passkey, NEW, 1),
            _recovery(account.id, words, account.at),
            *_begun(session),
        )

    async def rename(self, account: str, name: str) -> None:
        await self._store.change([Statement("UPDATE accounts SET name = $2 WHERE id = $1", (account, name))])

    async def delete(self, account: str) -> None:
        """Everything of an account but the matches: who played them is nobody any more."""
        await self._store.change(
            [
                Statement("UPDATE players SET person = '', name = '' WHERE person = $1", (account,)),
                *[Statement(each.format(guest="$1", mark="''"), (account,)) for each in OF_PERSON],
                *[Statement(f"DELETE FROM {table} WHERE account = $1", (account,)) for table in _OF_ACCOUNT],
                Statement("DELETE FROM accounts WHERE id = $1", (account,)),
            ]
        )

    async def guests(self, account: str) -> list[str]:
        """All guests of an account: who plays for it, and who has played its matches."""
        return [guest for (guest,) in await self._store.ask(_GUESTS, account)]

    async def person(self, guest: str) -> str:
        """The account that a guest plays for now, or the guest."""
        return str(await self._store.value(f"SELECT {PERSON.format(guest='$1')}", guest))

    # Passkeys

    async def passkeys(self, account: str) -> list[PasskeyRow]:
        return await self._store.read(PasskeyRow, "passkeys WHERE account = $1 ORDER BY at", account)

    async def passkey(self, id: bytes) -> PasskeyRow | None:  # noqa: A002
        return await self._store.row(PasskeyRow, "passkeys WHERE id = $1", id)

    async def add_passkey(self, passkey: PasskeyRow) -> bool:
        return await self._store.try_change(
            Statement(ONE_AT_A_TIME, (passkey.account,), 1), insert("passkeys", passkey, NEW, 1)
        )

    async def name_passkey(self, account: str, id: bytes, name: str) -> bool:  # noqa: A002
        sql = "UPDATE passkeys SET name = $3 WHERE account = $1 AND id = $2 RETURNING id"
        return await self._store.try_change(Statement(sql, (account, id, name), 1))

    async def remove_passkey(self, account: str, id: bytes) -> bool:  # noqa: A002
        """Whether it could go: the last way into an account can't."""
        return await self._store.try_change(
            Statement(ONE_AT_A_TIME, (account,), 1), Statement(_REMOVE_PASSKEY, (account, id), 1)
        )

    # Identities at an issuer

    async def identified(self, subject: bytes) -> str:
        """Whose account it is, "" for nobody's."""
        return str(await self._store.value("SELECT account FROM identities WHERE subject = $1", subject) or "")

    async def issuers(self, account: str) -> list[str]:
        found = await self._store.ask("SELECT issuer FROM identities WHERE account = $1 ORDER BY at", account)
        return [str(issuer) for (issuer,) in found]

    async def create_by(self, account: AccountRow, identity: IdentityRow, session: SessionRow) -> bool:
        """Makes an account of a guest; whether it was none before, and the identity nobody's."""
        return await self._store.try_change(
            insert("accounts", account, NEW, 1),
            insert("identities", identity, NEW, 1),
            *_begun(session),
        )

    async def sign_in_by(self, subject: bytes, session: SessionRow) -> bool:
        """Signs in to the account of an identity; what the guest has played goes to it."""
        still = "UPDATE identities SET at = at WHERE subject = $1 AND account = $2 RETURNING subject"
        return await self._store.try_change(
            Statement(still, (subject, session.account), 1),
            *_signed_in(session),
        )

    async def add_identity(self, identity: IdentityRow) -> bool:
        return await self._store.try_change(
            Statement(ONE_AT_A_TIME, (identity.account,), 1), insert("identities", identity, NEW, 1)
        )

    async def remove_identities(self, account: str) -> bool:
        """Whether they could go: the last way into an account can't."""
        try:
            [_, gone] = await self._store.change(
                [Statement(ONE_AT_A_TIME, (account,), 1), Statement(_REMOVE_IDENTITY, (account,))]
            )
        except Unmet:
            return False
        return bool(gone)

    # Sessions

    async def sign_in(self, passkey: bytes, counter: int, session: SessionRow) -> bool:
        """Signs in by a passkey; whether its counter was right. What the guest has played goes to the account."""
        return await self._store.try_change(
            Statement(_USE_PASSKEY, (passkey, counter, session.at), 1),
            *_signed_in(session),
        )

    async def recover(self, words: bytes, fresh: bytes, session: SessionRow) -> bool:
        """Signs in by recovery words, which are replaced; whether they were still the account's."""
        used = "UPDATE recovery SET words = $2, at = $3 WHERE words = $1 AND account = $4 RETURNING account"
        return await self._store.try_change(
            Statement(used, (words, fresh, session.at, session.account), 1),
            *_signed_in(session),
        )

    async def recovered_by(self, words: bytes) -> str:
        """Whose recovery words these are, "" for nobody's."""
        return str(await self._store.value("SELECT account FROM recovery WHERE words = $1", words) or "")

    async def has_recovery(self, account: str) -> bool:
        return bool(await self._store.ask("SELECT 1 FROM recovery WHERE account = $1", account))

    async def put_recovery(self, account: str, words: bytes, now: float) -> None:
        await self._store.change([_recovery(account, words, now)])

    async def session(self, secret: bytes) -> SessionRow | None:
        return await self._store.row(SessionRow, "sessions WHERE secret = $1", secret)

    async def devices(self, account: str) -> int:
        return int(await self._store.value("SELECT count(*) FROM sessions WHERE account = $1", account))

    async def sign_out(self, secret: bytes) -> None:
        await self._store.change([Statement("DELETE FROM sessions WHERE secret = $1", (secret,))])

    async def sign_out_everywhere(self, account: str) -> None:
        """Every browser and every program."""
        await self._store.change(
            [Statement(f"DELETE FROM {table} WHERE account = $1", (account,)) for table in ("sessions", "tokens")]
        )

    # Tokens

    async def tokens(self, account: str) -> list[TokenRow]:
        return await self._store.read(TokenRow, "tokens WHERE account = $1 ORDER BY at", account)

    async def token(self, secret: bytes) -> TokenRow | None:
        return await self._store.row(TokenRow, "tokens WHERE secret = $1", secret)

    async def put_token(self, token: TokenRow, most: int) -> bool:
        """Whether there was room for one more."""
        put = """
        INSERT INTO tokens (secret, id, account, guest, name, scopes, at, used)
        SELECT $1, $2, $3, $4, $5, $6, $7, $8 FROM accounts
        WHERE id = $3 AND (SELECT count(*) FROM tokens WHERE account = $3) < $9 RETURNING id
        """
        return await self._store.try_change(
            Statement(ONE_AT_A_TIME, (token.account,), 1),
            Statement(put, (*msgspec.structs.astuple(token), most), 1),
        )

    async def note_use(self, secret: bytes, now: float) -> None:
        await self._store.change([Statement("UPDATE tokens SET used = $2 WHERE secret = $1", (secret, now))])

    async def remove_token(self, account: str, id: str) -> bool:  # noqa: A002
        sql = "DELETE FROM tokens WHERE account = $1 AND id = $2 RETURNING id"
        return await self._store.try_change(Statement(sql, (account, id), 1))


def _recovery(account: str, words: bytes, now: float) -> Statement:
    return upsert("recovery", {"account": account, "words": words, "at": now}, "account")


def _begun(session: SessionRow) -> tuple[Statement, ...]:
    """A session in the place of the one that its guest had."""
    return Statement("DELETE FROM sessions WHERE guest = $1", (session.guest,)), insert("sessions", session)


def _signed_in(session: SessionRow) -> tuple[Statement, ...]:
    """The same; what the guest has played, and is in clubs, goes to the account."""
    account, guest = session.account, session.guest
    return *_begun(session), Statement(_JOIN, (account, guest)), *hand_over(account, guest)
