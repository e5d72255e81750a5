"""Web push (RFC 8030): messages that only one browser can read (RFC 8291), from a server that it knows (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import secrets
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from lastcard.core.errors import Problem
from lastcard.table.identities import base64url

RECORD: Final = 4096  # bytes of the one record that a message is
LONGEST: Final = 3_000  # bytes of a message
VALID: Final = 12 * 3600  # seconds for which a signature is
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


class Browser(msgspec.Struct, frozen=True):
    """What a browser gives to whoever may send it messages: its public key and a secret, in base64url."""

    p256dh: str
    auth: str

    def check(self) -> None:
        """What is no such key is a Problem."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(self.p256dh))
            right = len(decoded(self.auth)) == 16
        except (ValueError, binascii.Error):
            right = False
        if not right:
            raise Problem("bad-push")


class Sender:
    """A server, known to browsers by a key (VAPID) that follows from the one that its store has had from the first."""

    def __init__(self, key: bytes, about: str) -> None:
        number = int.from_bytes(hashlib.sha512(b"lastcard push " + key).digest(), "big")
        self._key = ec.derive_private_key(number % (_ORDER - 1) + 1, ec.SECP256R1())
        self._about = about
        self.public = base64url(_point(self._key))

    def headers(self, endpoint: str, seconds: int, topic: str) -> dict[str, str]:
        """What goes with a message, which waits for the browser for so long and takes the place of the one before."""
        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID,
            "sub": self._about,
        }
        return {
            "authorization": f"vapid t={self._signed(claims)}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(seconds),
            "topic": topic,
            "urgency": "normal",
        }

    def _signed(self, claims: dict[str, str | int]) -> str:
        said = ".".join([base64url(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)])
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{base64url(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def sealed(message: bytes, browser: Browser, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b"") -> bytes:
    """A message for one browser; key and salt are new for each, and given only where it has to come out the same."""
    if len(message) > LONGEST:
        raise ValueError("too long for a push")
    key = key or ec.generate_private_key(ec.SECP256R1())
    salt = salt or secrets.token_bytes(16)
    theirs, ours = decoded(browser.p256dh), _point(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    both = _derived(shared, decoded(browser.auth), b"WebPush: info\0" + theirs + ours, 32)
    secret = _derived(both, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(both, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + len(ours).to_bytes(1, "big") + ours
    return head + AESGCM(secret).encrypt(nonce, message + b"\2", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def decoded(text: str) -> bytes:
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), "-_", validate=True)
