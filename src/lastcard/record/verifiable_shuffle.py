"""A shuffle that can be checked: the server is bound to its secret before the players add chance of their own.

record.md says what this proves and how somebody else can check it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import count
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from lastcard.core.errors import Problem
from lastcard.core.events import Event
from lastcard.core.rules import Ruleset
from lastcard.engine.shuffles import Source, Stream
from lastcard.match.match import draw_for_dealer
from lastcard.record.check import result_differences
from lastcard.record.model import Record, at
from lastcard.record.replay import replay

_LABEL: Final = b"lastcard deal 1"
_Digest: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
_Bytes: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{2})*\Z")]


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the chance of one round is made of, in hexadecimal; `added` has a text for each seat, "" for nothing."""

    commitment: _Digest
    secret: _Digest
    added: list[_Bytes]

    @property
    def key(self) -> bytes:
        return key(bytes.fromhex(self.secret), [bytes.fromhex(addition) for addition in self.added])


def commitment(secret: bytes) -> str:
    """What is published before anybody adds to the deal."""
    return hashlib.sha256(secret).hexdigest()


def key(secret: bytes, added: Sequence[bytes]) -> bytes:
    """What all chance of a round follows from; `added` is what each seat added, in the order of the seats."""
    digest = hashlib.sha256(_LABEL)
    for part in (secret, *added):
        digest.update(len(part).to_bytes(8, "big") + part)
    return digest.digest()


def first_dealer(rules: Ruleset, seats: int, key: bytes) -> tuple[int, list[Event]]:
    """Who deals the first round, counted from 0, and how that was drawn for."""
    stream, numbers = Stream(hashlib.sha256(key + b"dealer").digest()), count()
    return draw_for_dealer(rules, seats, lambda pile: stream.shuffled(next(numbers), pile))


# Checking


class Finding(msgspec.Struct, frozen=True):
    """One line of what came out of checking a record."""

    right: bool
    text: Problem


class _Compared:
    """The shuffles of a record, compared with those that follow from a key; without a key, with themselves."""

    def __init__(self, orders: Source, key: bytes | None) -> None:
        self._orders = orders
        self._wanted: Source = orders if key is None else Stream(key)
        self.different: list[int] = []

    def shuffled(self, number: int, pile: bytes) -> bytes | None:
        return self._compared(number, self._orders.shuffled(number, pile), self._wanted.shuffled(number, pile))

    def put_back(self, number: int, pile: bytes) -> bytes | None:
        return self._compared(number, self._orders.put_back(number, pile), self._wanted.put_back(number, pile))

    def _compared(self, number: int, order: bytes | None, wanted: bytes | None) -> bytes | None:
        if order != wanted:
            self.different.append(number + 1)
        return order


def verify(game: Record) -> list[Finding]:
    """Replays a record and checks what its shuffles are made of; a record that can't be replayed raises a Problem."""
    deals = deals_of(game)
    sources: list[_Compared] = []

    def compared(orders: Source) -> Source:
        deal = deals[len(sources)] if len(sources) < len(deals) else None
        sources.append(_Compared(orders, deal.key if isinstance(deal, Deal) else None))
        return sources[-1]

    differences: list[Problem] = []
    shuffles = [0] * len(game.rounds)
    for step in replay(game, source=compared):
        differences += result_differences(game, step)
        shuffles[step.number] = step.round.shuffles
    said = sum(len(played.actions) for played in game.rounds)
    found = [Finding(True, Problem("verify-replayed", rounds=len(game.rounds), actions=said))]
    found += [Finding(False, Problem("result-differs", problem=difference)) for difference in differences]
    if not differences:
        results = sum(played.result is not None for played in game.rounds)
        found.append(Finding(True, Problem("verify-results", results=results)))
    if not deals:
        return [*found, Finding(False, Problem("verify-no-shuffle"))]
    for number, (source, happened) in enumerate(zip(sources, shuffles, strict=True)):
        problems = _wrong(game, number, deals, source, happened)
        found += [Finding(False, at("round", problem, number=number + 1)) for problem in problems]
        if not problems:
            deal = deals[number]
            assert isinstance(deal, Deal)
            details = {"added": sum(map(bool, deal.added)), "seats": len(game.seats), "shuffles": happened}
            holds = Problem("verify-round", **details) if number else Problem("verify-first-round", **details)
            found.append(Finding(True, at("round", holds, number=number + 1)))
    if len(deals) > len(game.rounds):
        found.append(Finding(False, Problem("verify-too-many", given=len(deals), rounds=len(game.rounds))))
    if all(finding.right for finding in found):
        found.append(Finding(True, Problem("verify-shows")))
    return [*found, Finding(True, Problem("verify-limits"))]


def deals_of(game: Record) -> list[Deal | None]:
    """What a record says about its shuffles, None where that can't be read; nothing if it says nothing."""
    listed = game.meta.get("shuffle", [])
    if not isinstance(listed, list):
        return [None]
    deals: list[Deal | None] = []
    for entry in listed:
        try:
            deal = msgspec.convert(entry, Deal)
        except msgspec.ValidationError:
            deals.append(None)
        else:
            deals.append(deal if len(deal.added) == len(game.seats) else None)
    return deals


def bots_of(game: Record) -> tuple[str, ...]:
    """The bots of a record by seat, "" for people; nothing if it does not say who they were."""
    listed = game.meta.get("bots")
    if not isinstance(listed, list) or len(listed) != len(game.seats):
        return ()
    return tuple(listed) if all(isinstance(bot, str) for bot in listed) else ()


def _wrong(game: Record, number: int, deals: list[Deal | None], source: _Compared, shuffles: int) -> list[Problem]:
    """What does not hold in a round, counted from 0."""
    if number >= len(deals):
        return [Problem("verify-no-deal")]
    deal, played = deals[number], game.rounds[number]
    if deal is None:
        return [Problem("verify-bad-deal", seats=len(game.seats))]
    if played.start is not None:
        return [Problem("verify-not-dealt")]
    found = []
    if commitment(bytes.fromhex(deal.secret)) != deal.commitment:
        found.append(Problem("verify-commitment"))
    if any(earlier is not None and earlier.commitment == deal.commitment for earlier in deals[:number]):
        found.append(Problem("verify-commitment-twice"))
    for seat, (bot, added) in enumerate(zip(bots_of(game), deal.added, strict=False), 1):
        if bot and added:
            found.append(Problem("verify-bot-added", seat=seat))
    if number == 0:
        drawn, given = first_dealer(game.rules, len(game.seats), deal.key)[0] + 1, played.dealer or len(game.seats)
        if drawn != given:
            found.append(Problem("verify-dealer", given=given, drawn=drawn))
    found += [Problem("verify-shuffle", number=shuffle) for shuffle in source.different]
    if len(played.shuffles) != shuffles:
        found.append(Problem("verify-shuffles-listed", given=len(played.shuffles), there=shuffles))
    return found
