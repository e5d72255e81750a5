"""The deals of each day (UTC), and the signed lists that bind a server to them long before.

All secrets follow from the key of the server's data. A list has the hashes of a month, in plain lines, and what each
deal is played with; the secrets themselves are told when the day and an hour for those who are still at it are over.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Final

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from lastcard.core.errors import Problem
from lastcard.deals.model import BOTS, NAMES, RULES, SharedDeal
from lastcard.protocol.tries import SignedList
from lastcard.record.verifiable_shuffle import commitment

GRACE: Final = timedelta(hours=1)  # for tries that have begun before midnight
AHEAD: Final = 3  # months after this one for which there are lists
FIRST: Final = date(2026, 1, 1)  # before which there are no deals
HEAD: Final = "lastcard daily 1"


class Month(msgspec.Struct, frozen=True):
    """What a list says."""

    name: str
    commitments: dict[str, str]  # by the names of the deals


def today(now: float) -> date:
    return datetime.fromtimestamp(now, UTC).date()


def begins(day: date) -> float:
    """Midnight, in seconds since 1970."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def closes(day: date) -> float:
    """When the last results of a day are counted, and its secrets are told."""
    return begins(day + timedelta(days=1)) + GRACE.total_seconds()


def name_of(day: date, rules: str) -> str:
    return f"{day.isoformat()}/{rules}"


def read_name(name: str) -> tuple[date, str]:
    """The day and the rules of a deal; what is none is a Problem."""
    written, _, rules = name.partition("/")
    day = read_day(written)
    if rules not in RULES:
        raise Problem("unknown-daily", given=name)
    return day, rules


def read_day(text: str) -> date:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Problem("bad-day", given=text) from None
    if day < FIRST or day.isoformat() != text:
        raise Problem("bad-day", given=text)
    return day


def secret(key: bytes, day: date, rules: str) -> bytes:
    return hmac.digest(key, f"{HEAD} deal {name_of(day, rules)}".encode(), hashlib.sha256)


def deal(key: bytes, day: date, rules: str) -> SharedDeal:
    return SharedDeal(name_of(day, rules), secret(key, day, rules), RULES[rules], BOTS, NAMES)


# Lists


def months(now: date) -> list[str]:
    """The months that there are lists for, up to those to come."""
    last = now.year * 12 + now.month - 1 + AHEAD
    return [f"{number // 12}-{number % 12 + 1:02}" for number in range(FIRST.year * 12 + FIRST.month - 1, last + 1)]


def days_of(month: str, now: date) -> list[date]:
    if month not in months(now):
        raise Problem("unknown-month", given=month, last=months(now)[-1])
    day = date.fromisoformat(f"{month}-01")
    return [each for each in (day + timedelta(days=number) for number in range(31)) if each.month == day.month]


def signed(key: bytes, month: str, now: date) -> SignedList:
    """The list of a month: always the same."""
    lines = [f"{HEAD} {month}", f"bots {' '.join(BOTS[1:])}"]
    lines += [f"rules {name} {msgspec.json.encode(value).decode()}" for name, value in RULES.items()]
    for day in days_of(month, now):
        lines += [f"{name_of(day, rules)} {commitment(secret(key, day, rules))}" for rules in RULES]
    signer = Ed25519PrivateKey.from_private_bytes(hmac.digest(key, f"{HEAD} signature".encode(), hashlib.sha256))
    public = signer.public_key().public_bytes_raw().hex()
    return SignedList(month, tuple(lines), public, signer.sign(_text(lines)).hex())


def _text(lines: Iterable[str]) -> bytes:
    """What is signed."""
    return "".join([f"{line}\n" for line in lines]).encode()


def revealed(key: bytes, month: str, now: float) -> dict[str, str]:
    """The secrets of the days of a month that are over."""
    over = [day for day in days_of(month, today(now)) if closes(day) <= now]
    return {name_of(day, rules): secret(key, day, rules).hex() for day in over for rules in RULES}


def read_list(given: SignedList) -> Month:
    """What a list says; one that its key has not signed, or that can't be read, is a Problem."""
    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(given.key))
        public.verify(bytes.fromhex(given.signature), _text(given.lines))
    except (InvalidSignature, ValueError):
        raise Problem("daily-signature") from None
    head, *lines = given.lines or ("",)
    if not head.startswith(f"{HEAD} "):
        raise Problem("daily-list")
    words = [line.partition(" ") for line in lines if line[:1].isdigit()]
    return Month(head.removeprefix(f"{HEAD} "), {name: digest for name, _, digest in words})


def unlike(month: Month, secrets: Mapping[str, str]) -> Iterator[str]:
    """The deals whose secrets are not those that a list was bound to."""
    for name, told in secrets.items():
        try:
            right = month.commitments.get(name) == commitment(bytes.fromhex(told))
        except ValueError:
            right = False
        if not right:
            yield name


def longest(days: Iterable[date]) -> int:
    """The most days in a row that there ever was."""
    found = best = 0
    before = None
    for day in sorted(set(days)):
        found = found + 1 if before is not None and day - before == timedelta(days=1) else 1
        best, before = max(best, found), day
    return best
