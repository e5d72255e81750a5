"""Accounts: passkeys (WebAuthn), recovery words, sessions of browsers, and tokens for programs."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, options_to_json_dict, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from lastcard.core.errors import Problem
from lastcard.core.times import iso
from lastcard.protocol.accounts import SCOPES, Account, Credential, NewToken, Passkey, Token, TokenMade
from lastcard.server.storage.accounts import AccountRow, AccountStore, IdentityRow, PasskeyRow, SessionRow, TokenRow
from lastcard.server.storage.base import Store
from lastcard.server.storage.tries import TryStore
from lastcard.table.identities import Identity, base64url, clean_label

BEARER: Final = "lc_"  # begins a token for programs
PATIENCE: Final = 300.0  # seconds for a ceremony
SESSION: Final = 365 * 24 * 3600.0
MOST_PASSKEYS: Final = 20
MOST_TOKENS: Final = 20
WORDS: Final = 6
CONSONANTS: Final = "bdfghjklmnprstvz"
VOWELS: Final = "aiou"


class Site(NamedTuple):
    """For whom passkeys are: the server's name (the relying party), and the origin of its pages."""

    name: str
    origin: str


class SigningGuest(NamedTuple):
    """A browser: what its cookie for ceremonies holds, and which guest it is."""

    browser: str
    guest: Identity


class Accounts:
    """The accounts of a server."""

    def __init__(self, store: Store) -> None:
        self._key = store.key
        self.store = AccountStore(store)
        self._tries = TryStore(store)

    # Ceremonies

    async def begin(self, kind: str, site: Site, browser: str, who: Identity | None, account: str) -> dict[str, Any]:
        """What a browser is to ask its passkeys; the answer is good once, for a while, and from there."""
        if kind == "sign-in":
            options: Any = generate_authentication_options(
                rp_id=site.name, user_verification=UserVerificationRequirement.PREFERRED
            )
        else:
            assert who is not None
            known = await self.store.passkeys(account) if account else []
            if len(known) >= MOST_PASSKEYS:
                raise Problem("passkeys-full", most=MOST_PASSKEYS)
            options = generate_registration_options(
                rp_id=site.name,
                rp_name="Last Card",
                user_id=self._handle(account or who.guest),
                user_name=who.name,
                user_display_name=who.name,
                exclude_credentials=[PublicKeyCredentialDescriptor(id=each.id) for each in known],
                authenticator_selection=AuthenticatorSelectionCriteria(
                    resident_key=ResidentKeyRequirement.REQUIRED,
                    user_verification=UserVerificationRequirement.PREFERRED,
                ),
            )
        now = time.time()
        await self.store.begin(
            self._hash("challenge", options.challenge), self._mark(browser), kind, now + PATIENCE, now
        )
        told: dict[str, Any] = options_to_json_dict(options)
        return told

    async def _finish(self, kind: str, credential: Credential, browser: str) -> bytes:
        """The challenge that a credential answers, if that browser was asked it and never answered before."""
        try:
            challenge = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge
        except Exception:  # it may be anything, and so may what reading it comes to
            raise Problem("passkey-refused") from None
        if not await self.store.finish(self._hash("challenge", challenge), self._mark(browser), kind, time.time()):
            raise Problem("ceremony-over")
        return challenge

    async def _registered(
        self, kind: str, credential: Credential, site: Site, visitor: SigningGuest
    ) -> tuple[bytes, bytes, int]:
        """The id, the key and the counter of a new passkey."""
        challenge = await self._finish(kind, credential, visitor.browser)
        try:
            found = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except Exception:  # it may be anything, and so may what reading it comes to
            raise Problem("passkey-refused") from None
        return found.credential_id, found.credential_public_key, found.sign_count

    async def create(
        self, credential: Credential, name: str, site: Site, visitor: SigningGuest
    ) -> tuple[str, tuple[str, ...]]:
        """A guest becomes an account: the session's secret, and the recovery words."""
        label = clean_label(name)
        passkey, key, counter = await self._registered("new", credential, site, visitor)
        now, guest = time.time(), visitor.guest
        words, secret = new_words(), secrets.token_urlsafe(32)
        made = await self.store.create(
            AccountRow(guest.guest, guest.name, now),
            PasskeyRow(passkey, guest.guest, key, counter, label, now, now),
            self._hash_words(words),
            SessionRow(self._mark(secret), guest.guest, guest.guest, now),
        )
        if not made:
            raise Problem("account-already")
        return secret, words

    async def add(self, account: str, credential: Credential, name: str, site: Site, visitor: SigningGuest) -> None:
        """One more passkey."""
        label = clean_label(name)
        passkey, key, counter = await self._registered("add", credential, site, visitor)
        now = time.time()
        if not await self.store.add_passkey(PasskeyRow(passkey, account, key, counter, label, now, now)):
            raise Problem("passkey-taken")

    async def sign_in(self, credential: Credential, site: Site, visitor: SigningGuest) -> str:
        """The secret of a new session, for whoever has the passkey."""
        challenge = await self._finish("sign-in", credential, visitor.browser)
        try:
            given = base64url_to_bytes(credential["rawId"])
        except Exception:  # it may be anything, and so may what reading it comes to
            raise Problem("passkey-refused") from None
        passkey = await self.store.passkey(given)
        if passkey is None:
            raise Problem("passkey-unknown")
        try:
            found = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=passkey.key,
                credential_current_sign_count=0,  # the store compares, in the transaction that writes
            )
        except Exception:  # it may be anything, and so may what reading it comes to
            raise Problem("passkey-refused") from None
        secret = secrets.token_urlsafe(32)
        session = SessionRow(self._mark(secret), passkey.account, visitor.guest.guest, time.time())
        if not await self.store.sign_in(passkey.id, found.new_sign_count, session):
            raise Problem("passkey-copied")
        await self._tries.bring(visitor.guest.guest)
        return secret

    # Accounts of a club (OpenID Connect)

    async def set_out(self, state: str, browser: str) -> None:
        """A browser is sent to the issuer with a state, which is good once, for a while, and for that browser."""
        now = time.time()
        await self.store.begin(
            self._hash("oidc state", state.encode()), self._mark(browser), "oidc", now + PATIENCE, now
        )

    async def came_back(self, state: str, browser: str) -> None:
        """It has come back; one that was not sent, or has been back already, is a Problem."""
        challenge = self._hash("oidc state", state.encode(errors="replace"))
        if not await self.store.finish(challenge, self._mark(browser), "oidc", time.time()):
            raise Problem("ceremony-over")

    async def enter(self, issuer: str, subject: str, guest: Identity, signed_in: str) -> str:
        """Signs in whoever the issuer says it is, as a passkey would: the secret of a new session.

        An identity that is new becomes a way into the account that somebody is signed in to, or makes one of the guest.
        """
        mark = self._hash("oidc subject", f"{issuer}\0{subject}".encode())
        now, secret = time.time(), secrets.token_urlsafe(32)
        account = await self.store.identified(mark)
        if not account and signed_in:
            account = signed_in
            await self.store.add_identity(IdentityRow(mark, account, issuer, now))
        session = SessionRow(self._mark(secret), account or guest.guest, guest.guest, now)
        if account:
            done = await self.store.sign_in_by(mark, session)
        else:
            row = AccountRow(guest.guest, guest.name, now)
            done = await self.store.create_by(row, IdentityRow(mark, guest.guest, issuer, now), session)
        if not done:
            raise Problem("account-already")
        return secret

    async def part_with_issuer(self, account: str) -> None:
        if not await self.store.issuers(account):
            raise Problem("unknown-passkey")
        if not await self.store.remove_identities(account):
            raise Problem("last-passkey")

    # Recovery

    async def recover(self, said: str, visitor: SigningGuest) -> tuple[str, tuple[str, ...]]:
        """Signs in by recovery words: the session's secret, and the words that replace them."""
        words = self._hash_words(said.lower().split())
        account = await self.store.recovered_by(words)
        if not account:
            raise Problem("recovery-unknown")
        fresh, secret = new_words(), secrets.token_urlsafe(32)
        session = SessionRow(self._mark(secret), account, visitor.guest.guest, time.time())
        if not await self.store.recover(words, self._hash_words(fresh), session):
            raise Problem("recovery-unknown")
        await self._tries.bring(visitor.guest.guest)
        return secret, fresh

    async def new_words(self, account: str) -> tuple[str, ...]:
        words = new_words()
        await self.store.put_recovery(account, self._hash_words(words), time.time())
        return words

    # Who somebody is

    async def session(self, secret: str) -> SessionRow | None:
        """The session of a browser, if it is one."""
        if not secret:
            return None
        found = await self.store.session(self._mark(secret))
        return found if found is not None and found.at + SESSION > time.time() else None

    async def sign_out(self, secret: str) -> None:
        await self.store.sign_out(self._mark(secret))

    async def bearer(self, token: str, scope: str) -> tuple[str, Identity]:
        """The account of a program's token, and as whom the program plays."""
        row = await self.store.token(self._mark(token))
        account = await self.store.account(row.account) if row is not None else None
        if row is None or account is None:
            raise Problem("bad-token")
        if scope not in row.scopes.split():
            raise Problem("token-scope", scope=scope)
        now = time.time()
        if now - row.used > 60:
            await self.store.note_use(row.secret, now)
        return row.account, Identity(row.guest, account.name)

    # What there is

    async def shown(self, account: str, words: tuple[str, ...] = ()) -> Account:
        row = await self.store.account(account)
        if row is None:
            raise Problem("not-signed-in")
        passkeys = [
            Passkey(base64url(each.id), each.name, iso(each.at), iso(each.used))
            for each in await self.store.passkeys(account)
        ]
        tokens = [
            Token(each.id, each.name, tuple(each.scopes.split()), iso(each.at), iso(each.used))
            for each in await self.store.tokens(account)
        ]
        return Account(
            name=row.name,
            at=iso(row.at),
            passkeys=tuple(passkeys),
            tokens=tuple(tokens),
            devices=await self.store.devices(account),
            recoverable=await self.store.has_recovery(account),
            issuers=tuple(await self.store.issuers(account)),
            words=words,
        )

    async def name_passkey(self, account: str, passkey: str, name: str) -> None:
        if not await self.store.name_passkey(account, _decoded(passkey), clean_label(name)):
            raise Problem("unknown-passkey")

    async def remove_passkey(self, account: str, passkey: str) -> None:
        given = _decoded(passkey)
        if given not in [each.id for each in await self.store.passkeys(account)]:
            raise Problem("unknown-passkey")
        if not await self.store.remove_passkey(account, given):
            raise Problem("last-passkey")

    async def new_token(self, account: str, wanted: NewToken) -> TokenMade:
        bearer, made = BEARER + secrets.token_urlsafe(32), secrets.token_urlsafe(9)
        scopes = " ".join(scope for scope in SCOPES if scope in wanted.scopes)
        guest, now = secrets.token_urlsafe(16), time.time()
        row = TokenRow(self._mark(bearer), made, account, guest, clean_label(wanted.name), scopes, now, 0.0)
        if not await self.store.put_token(row, MOST_TOKENS):
            raise Problem("tokens-full", most=MOST_TOKENS)
        return TokenMade(made, bearer)

    async def remove_token(self, account: str, token: str) -> None:
        if not await self.store.remove_token(account, token):
            raise Problem("unknown-token")

    # Secrets

    def _handle(self, account: str) -> bytes:
        """What a passkey knows its account by, which tells nobody anything."""
        return self._hash("handle", account.encode())

    def _mark(self, secret: str) -> bytes:
        """A secret of ours, which is long, as it is kept."""
        return self._hash("secret", secret.encode(errors="replace"))

    def _hash_words(self, words: Iterable[str]) -> bytes:
        return self._hash("words", " ".join(words).encode(errors="replace"))

    def _hash(self, what: str, data: bytes) -> bytes:
        return hmac.digest(self._key, f"lastcard account {what} ".encode() + data, hashlib.sha256)


def new_words() -> tuple[str, ...]:
    """Words that can be said aloud in any of our languages, sixteen bits each."""
    return tuple(_word(secrets.randbits(16)) for _ in range(WORDS))


def _word(bits: int) -> str:
    """Consonant, vowel, consonant, vowel, consonant."""
    signs = []
    for place in range(5):
        alphabet = CONSONANTS if place % 2 == 0 else VOWELS
        bits, sign = divmod(bits, len(alphabet))
        signs.append(alphabet[sign])
    return "".join(signs)


def _decoded(text: str) -> bytes:
    try:
        return base64url_to_bytes(text)
    except (ValueError, UnicodeError):
        raise Problem("unknown-passkey") from None
