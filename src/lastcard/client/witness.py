"""Shuffles verified: what a client saw of one before the deal, and what the server shows when the round is over."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from lastcard.core.errors import Problem
from lastcard.protocol.messages import Mix, Room
from lastcard.record import verifiable_shuffle

MIXED: Final = 16  # bytes that we add to a shuffle


class SeenDeal(msgspec.Struct):
    """What is known of a deal: the commitment seen first, what we added to that, and who had added."""

    commitment: str
    bytes: str = ""
    refused: bool = False
    arrived: bool = False
    mixed: tuple[int, ...] = ()
    seat: int = 0  # ours, when it was dealt
    adders: tuple[bool, ...] = ()  # whether each seat had added when it was dealt; empty if we did not see that


class Witness:
    """Adds to the shuffles of a table, and finds what is wrong with them."""

    def __init__(self) -> None:
        self._seen: dict[int, SeenDeal] = {}
        self._judged = 0

    def look(self, room: Room, person: int, seat: int, again: bool) -> None:
        """Takes in a room; `again` is the first look through a connection, before which things were missed."""
        shuffle = room.shuffle
        seen = self._seen.get(shuffle.deal)
        if seen is None:
            self._dealt(room, seat, again)
            seen = SeenDeal(shuffle.commitment)
        elif again and shuffle.commitment != seen.commitment:
            seen = SeenDeal(shuffle.commitment)  # the server was started again; it has seen what we added before
        seen.mixed = shuffle.mixed
        seen.arrived = seen.arrived or (seen.bytes != "" and person in shuffle.mixed)
        self._seen = {deal: each for deal, each in self._seen.items() if deal == shuffle.deal - 1}
        self._seen[shuffle.deal] = seen

    def _dealt(self, room: Room, seat: int, again: bool) -> None:
        before = self._seen.get(room.shuffle.deal - 1)
        if before is None or room.stage not in ("round", "between"):
            return
        before.seat = seat
        if not again:
            before.adders = tuple([place.person > 0 and place.person in before.mixed for place in room.places])

    def addition(self, room: Room, person: int, seat: int) -> Mix | None:
        """Chance of our own for the next deal, once for each commitment."""
        seen = self._seen[room.shuffle.deal]
        if not seat or seen.bytes or seen.refused or person in room.shuffle.mixed:
            return None
        seen.bytes = secrets.token_hex(MIXED)
        return Mix(deal=room.shuffle.deal, bytes=seen.bytes)

    def stands(self, mix: Mix) -> bool:
        """Whether bytes that have not arrived are still for the commitment that there is."""
        seen = self._seen.get(mix.deal)
        return seen is not None and seen.bytes == mix.bytes

    def refused(self, mix: Mix) -> None:
        """Too late, or another client of ours was quicker."""
        if self.stands(mix):
            self._seen[mix.deal].refused = True

    def judge(self, room: Room) -> Problem | None:
        """What is wrong with the deal whose secret has just been shown; told once."""
        shuffle = room.shuffle
        seen = self._seen.get(shuffle.deal - 1)
        if not shuffle.secret or seen is None or self._judged == shuffle.deal - 1:
            return None
        self._judged = shuffle.deal - 1
        try:
            commitment = verifiable_shuffle.commitment(bytes.fromhex(shuffle.secret))
        except ValueError:
            commitment = ""
        if commitment != seen.commitment:
            return Problem("shuffle-broken")
        own = "".join(shuffle.added[seen.seat - 1 : seen.seat]) if seen.seat else ""
        if seen.seat and seen.arrived and not seen.refused and own != seen.bytes:
            return Problem("shuffle-lost")
        if seen.adders and tuple(map(bool, shuffle.added)) != seen.adders:
            return Problem("shuffle-others")
        return Problem("shuffle-elsewhere") if own not in ("", seen.bytes) else None
