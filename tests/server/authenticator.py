"""A passkey in a program: an authenticator that signs whatever it is asked to, also what none would."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, ATTESTED = 0x01, 0x40


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey of a site; `counter` is how often it says it has signed."""

    def __init__(self, origin: str, name: str = "localhost") -> None:
        self.id = secrets.token_bytes(16)
        self.origin = origin
        self.name = name
        self.counter = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def register(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to options for a new passkey."""
        numbers = self._key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        said = self._said("webauthn.create", options)
        made = {"fmt": "none", "attStmt": {}, "authData": self._state(PRESENT | ATTESTED) + attested}
        response = {"clientDataJSON": encoded(said), "attestationObject": encoded(cbor2.dumps(made))}
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": response}

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to options for signing in."""
        self.counter += 1
        said, state = self._said("webauthn.get", options), self._state(PRESENT)
        signature = self._key.sign(state + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": encoded(said),
            "authenticatorData": encoded(state),
            "signature": encoded(signature),
        }
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": response}

    def _said(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _state(self, flags: int) -> bytes:
        return hashlib.sha256(self.name.encode()).digest() + struct.pack(">BI", flags, self.counter)
