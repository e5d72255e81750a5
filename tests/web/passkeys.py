"""The passkeys of a device, in Chromium's own authenticator."""

from __future__ import annotations

from copy import copy
from typing import Any, Final

from playwright.sync_api import CDPSession

from web.serving import House
from web.visiting import Visitor

DEVICE: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def by_name(house: House) -> House:
    """The server by its name, as passkeys are bound to one."""
    named = copy(house)
    named.url = house.url.replace("127.0.0.1", "localhost")
    return named


class Passkeys:
    """The passkeys of somebody's device."""

    def __init__(self, visitor: Visitor) -> None:
        self._line: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self._line.send("WebAuthn.enable")
        self._id = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]

    def all(self) -> list[Any]:
        found: list[Any] = self._line.send("WebAuthn.getCredentials", {"authenticatorId": self._id})["credentials"]
        return found

    def receive(self, passkey: Any) -> None:
        """A passkey that was made on another device of the same person, whose maker brings it along."""
        self._line.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey})
