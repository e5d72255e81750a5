"""Guests without accounts: a name that can be shown to others, and a signed token that says whose it is."""

from __future__ import annotations

import base64
import hmac
import re
import secrets
from collections.abc import Callable, Iterable
from itertools import chain, count
from typing import Final
from unicodedata import normalize

import msgspec

from lastcard.core.clean import AS_EMOJI, amiss
from lastcard.core.errors import Problem
from lastcard.table import lookalikes

LONGEST_NAME: Final = 20
LONGEST_LABEL: Final = 40
LONGEST_TEXT: Final = 300
_LONGEST_GIVEN: Final = 4 * LONGEST_TEXT  # before spaces are put together; to look at more takes too long
_SPACES: Final = re.compile("[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")  # Zs, all of it


class Identity(msgspec.Struct, frozen=True):
    """Somebody: `guest` tells them apart, `name` is what they want to be called."""

    guest: str
    name: str


class Signer:
    """Makes tokens that nobody else can make: 1.GUEST.NAME.MAC, each part in letters, digits, - and _."""

    def __init__(self, key: bytes, void: Callable[[str], bool] = lambda _: False) -> None:
        """`void` says of a guest that there is no such guest any more."""
        self._key = key
        self._void = void

    def issue(self, name: str) -> tuple[Identity, str]:
        """Somebody new."""
        identity = Identity(secrets.token_urlsafe(16), name)
        return identity, self.renew(identity, name)

    def renew(self, identity: Identity, name: str) -> str:
        """The token of the same guest under this name."""
        said = f"1.{identity.guest}.{base64url(name.encode())}"
        return f"{said}.{self._mac(said)}"

    def read(self, token: str) -> Identity:
        said, _, mac = token.rpartition(".")
        if not hmac.compare_digest(self._mac(said).encode(), mac.encode(errors="replace")):
            raise Problem("bad-token")
        _, guest, name = said.split(".")
        if self._void(guest):
            raise Problem("bad-token")
        return Identity(guest, base64.urlsafe_b64decode(name + "==").decode())

    def vouch(self, said: str, what: str = "hop") -> str:
        """For another server with the same key: somebody comes from this address, or something else is so."""
        return f"{self._mac(said, what)} {said}"

    def vouched(self, text: str, what: str = "hop") -> str:
        """The address, or what else another server has vouched for; "" for none."""
        mac, _, said = text.partition(" ")
        right = hmac.compare_digest(self._mac(said, what).encode(), mac.encode(errors="replace"))
        return said if right else ""

    def _mac(self, said: str, what: str = "token") -> str:
        message = f"lastcard {what} {said}".encode(errors="replace")
        return base64url(hmac.digest(self._key, message, "sha256"))


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def clean_name(text: str) -> str:
    """A name as it is shown: nothing in it can hide, or be taken for something else than a name."""
    name = _spaced(text)
    return _named(name, _unfit(name, LONGEST_NAME, brackets=False) or _wordless(name) or _deceives(name))


def clean_label(text: str) -> str:
    """What somebody calls a thing of their own, which nobody else sees."""
    label = _spaced(text)
    return _named(label, _unfit(label, LONGEST_LABEL))


def clean_title(text: str) -> str:
    """What something is called that people share: as a label, but others see it."""
    title = _spaced(text)
    return _named(title, _unfit(title, LONGEST_LABEL, brackets=False) or _wordless(title))


def clean_text(text: str) -> str:
    """What people say to each other or write on a card: one line; here joined emoji are in order too."""
    if len(text) > _LONGEST_GIVEN:
        raise Problem("bad-chat", reason=Problem("text-length", most=LONGEST_TEXT, given=len(text)))
    said = _spaced(text)
    problem = _unfit(said, LONGEST_TEXT, joined=True)
    if problem is not None:
        raise Problem("bad-chat", reason=problem)
    return said


def _named(name: str, problem: Problem | None) -> str:
    """The name, unless there is a problem with it."""
    if problem is not None:
        raise Problem("bad-name", reason=problem)
    return name


def _wordless(text: str) -> Problem | None:
    return None if any(sign.isalnum() for sign in text) else Problem("text-no-letter")


def _deceives(name: str) -> Problem | None:
    """What a name could be taken for that it is not, if anything."""
    if lookalikes.mixes_scripts(name):
        return Problem("text-alphabets")
    return Problem("text-role") if lookalikes.names_role(name) else None


def _spaced(text: str) -> str:
    return _SPACES.sub(" ", normalize("NFC", text)).strip(" ")


def _unfit(text: str, most: int, brackets: bool = True, joined: bool = False) -> Problem | None:
    """What is wrong with a text that people see, if anything."""
    if not 1 <= len(text) <= most:
        return Problem("text-length", most=most, given=len(text))
    for place, why in amiss(text, joined):
        if why == "sign":
            return Problem("text-sign", sign=f"U+{ord(text[place]):04X}")
        return Problem("text-lines") if why == "lines" else Problem("text-marks")
    if not brackets:
        for sign in re.findall("[<>]", text):
            return Problem("text-sign", sign=sign)
    return None


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number behind it if somebody has one that looks the same."""
    others = {lookalikes.skeleton(other) for other in taken}
    ends = chain([""], (f" {number}" for number in count(2)))
    return next(free for end in ends if lookalikes.skeleton(free := _shortened(name, end) + end) not in others)


def look_alike(one: str, other: str) -> bool:
    """Whether two names could be taken for each other."""
    return lookalikes.skeleton(one) == lookalikes.skeleton(other)


def _shortened(name: str, end: str) -> str:
    """As much of a name as leaves room for its end: of several words whole ones, as part of one may be another."""
    most = LONGEST_NAME - len(end)
    if len(name) <= most:
        return name
    words, space, _ = name[: most + 1].rpartition(" ")
    return words if space else name[:most]


def free_name_before(name: str, taken: Iterable[str]) -> str:
    """The same as it was found at first, for logs in which it is not written what bots are called."""
    others = {_as_read(other) for other in taken}
    ends = chain([""], (f" {number}" for number in count(2)))
    return next(name + end for end in ends if _as_read(name + end) not in others)


def _as_read(name: str) -> str:
    return normalize("NFKC", normalize("NFKC", name).casefold()).replace(AS_EMOJI, "")
