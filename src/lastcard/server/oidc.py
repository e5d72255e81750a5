"""Signing in with an account of one's club (OpenID Connect): authorization code with PKCE, discovery, signed tokens.

A browser is sent to the issuer with a state that is good once, for a while and for that browser; what else is needed
when it comes back follows from the state and the server's key, so nothing else is kept.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import secrets
import ssl
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import quote, urlencode, urlsplit

import httpcore
import msgspec
from joserfc import jwt
from joserfc.errors import ExpiredTokenError, JoseError
from joserfc.jwk import KeySet

from lastcard.core.errors import Problem, cause
from lastcard.server.config import Config
from lastcard.server.logs import LOGGER
from lastcard.table.identities import base64url

TIMEOUT: Final = 10.0  # seconds for each step
KNOWN: Final = 3600.0  # seconds for which what the issuer says of itself is taken to hold
LEEWAY: Final = 60  # seconds that clocks may differ by
LARGEST: Final = 262_144  # bytes of an answer
ALGORITHMS: Final = ["RS256", "PS256", "ES256", "ES384", "RS384", "RS512", "EdDSA"]
RETURN: Final = "/api/account/oidc/return"


class Metadata(msgspec.Struct, frozen=True):
    """What an issuer says of itself, as far as it is needed."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    token_endpoint_auth_methods_supported: tuple[str, ...] = ("client_secret_basic",)


class Tokens(msgspec.Struct, frozen=True):
    id_token: str


class Identified(NamedTuple):
    """Who somebody is to the issuer, and what they are called there."""

    subject: str
    name: str


def is_near(host: str) -> bool:
    """Whether a host is this machine, with which one may speak without TLS."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def read_secret(file: str) -> str:
    """The secret of the client, from a file; one that can't be read is a Problem."""
    try:
        return Path(file).read_text("utf-8").strip() if file else ""
    except (OSError, UnicodeDecodeError) as error:
        raise Problem("oidc-secret-unreadable", file=file, reason=cause(error)) from None


def check(config: Config) -> None:
    """What is given of an issuer is enough, or nothing; else it is a Problem."""
    if bool(config.oidc_issuer) != bool(config.oidc_client):
        raise Problem("oidc-incomplete")
    read_secret(config.oidc_secret)


class Issuer:
    """The issuer that a server trusts; without an address it trusts none. `key` is the store's."""

    def __init__(self, config: Config, key: bytes) -> None:
        self.address = config.oidc_issuer.rstrip("/")
        self.name = urlsplit(self.address).hostname or ""
        self._client = config.oidc_client
        self._secret = read_secret(config.oidc_secret)
        self._return = config.base + RETURN
        self._key = key
        self._metadata: Metadata | None = None
        self._keys: KeySet | None = None
        self._asked = -KNOWN
        self._pool: httpcore.AsyncConnectionPool | None = None

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.aclose()

    async def begin(self) -> tuple[str, str]:
        """A new state, and the address that a browser is sent to with it."""
        metadata = await self._about()
        state = secrets.token_urlsafe(24)
        challenge = base64url(hashlib.sha256(self._derived("verifier", state).encode()).digest())
        asked = {
            "response_type": "code",
            "client_id": self._client,
            "redirect_uri": self._return,
            "scope": "openid profile",
            "state": state,
            "nonce": self._derived("nonce", state),
            "code_challenge": challenge,
            "code_challenge_method": "S256",
        }
        joint = "&" if urlsplit(metadata.authorization_endpoint).query else "?"
        return state, f"{metadata.authorization_endpoint}{joint}{urlencode(asked)}"

    async def finish(self, state: str, code: str) -> Identified:
        """Who has come back from the issuer with a code, which is good once."""
        metadata = await self._about()
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": self._return,
            "client_id": self._client,
            "code_verifier": self._derived("verifier", state),
        }
        headers = {"content-type": "application/x-www-form-urlencoded"}
        if self._secret and "client_secret_basic" in metadata.token_endpoint_auth_methods_supported:
            pair = f"{quote(self._client, safe='')}:{quote(self._secret, safe='')}"
            headers["authorization"] = f"Basic {base64.b64encode(pair.encode()).decode()}"
        elif self._secret:
            form["client_secret"] = self._secret
        status, body = await self._ask("POST", metadata.token_endpoint, headers, urlencode(form).encode())
        if status != 200:
            LOGGER.warning("the issuer refused a code", extra={"reason": str(status)})
            raise Problem("oidc-refused", issuer=self.name)
        return await self._claimed(_read(body, Tokens, self.name).id_token, self._derived("nonce", state))

    async def _claimed(self, token: str, nonce: str) -> Identified:
        """What a token says, if it is the issuer's, for us, about this visit, and not too old."""
        claims = await self._verified(token)
        registry = jwt.JWTClaimsRegistry(
            leeway=LEEWAY,
            iss={"essential": True, "value": self.address},
            aud={"essential": True, "value": self._client},
            sub={"essential": True},
            exp={"essential": True},
            iat={"essential": True},
            nonce={"essential": True, "value": nonce},
        )
        try:
            registry.validate(claims)
        except ExpiredTokenError:
            raise Problem("oidc-late", issuer=self.name) from None
        except (JoseError, TypeError, ValueError) as error:
            raise self._untrusted(error) from None
        audience = claims["aud"]
        alone = isinstance(audience, str) or len(audience) == 1
        if claims.get("azp", self._client if alone else "") != self._client:
            raise self._untrusted(ValueError("azp"))
        named = [claims.get(each) for each in ("nickname", "preferred_username", "name")]
        return Identified(str(claims["sub"]), next((each for each in named if isinstance(each, str) and each), ""))

    async def _verified(self, token: str) -> dict[str, Any]:
        """The claims of a token that the issuer has signed, also with keys that are new to us."""
        for fresh in (False, True):
            try:
                return dict(jwt.decode(token, await self._known_keys(fresh), algorithms=ALGORITHMS).claims)
            except (JoseError, ValueError, TypeError) as error:
                if fresh:
                    raise self._untrusted(error) from None
        raise AssertionError

    def _untrusted(self, error: Exception) -> Problem:
        LOGGER.warning("a token of the issuer can't be trusted", extra={"reason": f"{type(error).__name__}: {error}"})
        return Problem("oidc-untrusted", issuer=self.name)

    # What the issuer says of itself

    async def _about(self) -> Metadata:
        if not self.address:
            raise Problem("oidc-off")
        if self._metadata is None or time.monotonic() - self._asked > KNOWN:
            status, body = await self._ask("GET", f"{self.address}/.well-known/openid-configuration", {})
            found = _read(body if status == 200 else b"", Metadata, self.name)
            if found.issuer.rstrip("/") != self.address:
                raise Problem("oidc-away", issuer=self.name)
            self._metadata, self._keys, self._asked = found, None, time.monotonic()
        return self._metadata

    async def _known_keys(self, fresh: bool) -> KeySet:
        if self._keys is None or fresh:
            status, body = await self._ask("GET", (await self._about()).jwks_uri, {})
            found = _read(body if status == 200 else b"", dict[str, Any], self.name)
            try:
                self._keys = KeySet.import_key_set(found)
            except (JoseError, KeyError, ValueError, TypeError):
                raise Problem("oidc-away", issuer=self.name) from None
        return self._keys

    async def _ask(self, method: str, address: str, headers: Mapping[str, str], body: bytes = b"") -> tuple[int, bytes]:
        """A status and what came with it; who does not answer, or not with TLS, is away. Nobody is followed."""
        host = urlsplit(address).hostname or ""
        if urlsplit(address).scheme != "https" and not is_near(host):
            raise Problem("oidc-away", issuer=self.name)
        timeouts = dict.fromkeys(("connect", "read", "write", "pool"), TIMEOUT)
        sent = [("accept", "application/json"), *headers.items()]
        try:
            async with self._lines().stream(
                method, address, headers=sent, content=body, extensions={"timeout": timeouts}
            ) as answer:
                data = b""
                async for part in answer.aiter_stream():
                    data += part
                    if len(data) > LARGEST:
                        raise Problem("oidc-away", issuer=self.name)
                return answer.status, data
        except (
            *(httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException),
            *(httpcore.UnsupportedProtocol, OSError, ssl.SSLError),
        ) as error:
            LOGGER.warning("the issuer does not answer", extra={"reason": cause(error)})
            raise Problem("oidc-away", issuer=self.name) from None

    def _lines(self) -> httpcore.AsyncConnectionPool:
        if self._pool is None:
            context = ssl.create_default_context()
            self._pool = httpcore.AsyncConnectionPool(context, max_connections=10, max_keepalive_connections=0)
        return self._pool

    # What follows from a state

    def _derived(self, what: str, state: str) -> str:
        text = f"lastcard oidc {what} {state}".encode(errors="replace")
        return base64url(hmac.digest(self._key, text, hashlib.sha256))


def _read(body: bytes, kind: Any, issuer: str) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Problem("oidc-away", issuer=issuer) from None
