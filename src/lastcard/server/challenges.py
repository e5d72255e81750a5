"""Challenges: a hand that somebody has had, for others to play from the same seat against bots, compared by score."""

from __future__ import annotations

import hashlib
import hmac
import time
from typing import Final

from lastcard.core.errors import Problem
from lastcard.deals.model import SharedDeal
from lastcard.protocol.tries import Challenge, ChallengeMade, NewChallenge, TryBegun, TryShown
from lastcard.server.analyst import PlayedHand
from lastcard.server.caches import BoundedCache
from lastcard.server.hub import Hub
from lastcard.server.records import Records
from lastcard.server.storage.base import new_code
from lastcard.server.storage.challenges import ChallengeRow, find_challenge, put_challenge
from lastcard.server.trying import Trying, shown, state
from lastcard.table.identities import Identity

COUNTS: Final = 24 * 3600.0  # seconds for a try that counts
SHOWN: Final = 50  # tries
KNOWN: Final = 200  # hands that are kept as they were found
NAME: Final = "c/"  # with which the names of their deals begin


class Challenges:
    """What guests make of hands in replays, and do with what others made."""

    def __init__(self, hub: Hub, records: Records) -> None:
        self._hub = hub
        self._store = hub.store
        self._records = records
        self._trying = Trying(hub, time.time)
        self._hands: BoundedCache[PlayedHand] = BoundedCache(KNOWN)

    async def make(self, wanted: NewChallenge, who: Identity, where: str) -> ChallengeMade:
        """A link by which others come to a hand; a hand that there is not is a Problem."""
        made = ChallengeRow(new_code(), wanted.record, wanted.round, wanted.seat, who.guest, who.name, time.time())
        await self._hand(made, where)
        await put_challenge(self._store, made)
        return ChallengeMade(made.id, f"{self._hub.config.base}/{NAME}{made.id}")

    async def shown(self, code: str, guest: str, device: str, where: str) -> Challenge:
        """A challenge; how it went for others only for who has tried it."""
        code = code.upper()
        made, hand = await self._find(code, where)
        deal = self._deal(code, hand)
        tried = await self._trying.tries.of(deal.name, guest, device)
        done = tried is not None and tried.score is not None
        all_tries = await self._trying.tries.best(deal.name, SHOWN) if done else []
        player = hand.begun.names[hand.seat - 1]
        return Challenge(
            challenge=code,
            by=made.name,
            player=player,
            preset=deal.ruleset.base,
            seats=len(hand.begun.names),
            state=state(tried, guest),
            score=tried.score if tried is not None else None,
            first=TryShown(player, hand.score, hand.record) if done else None,
            tries=tuple([shown(each, tried) for each in all_tries]),
        )

    async def play(self, code: str, who: Identity, device: str, where: str) -> TryBegun:
        """A table to play it at: that of the first try until that is over, and one for practice from then on."""
        code = code.upper()
        _, hand = await self._find(code, where)
        deal = self._deal(code, hand)
        return await self._trying.play(deal, who, device, where, lambda begun: begun + COUNTS)

    async def _find(self, code: str, where: str) -> tuple[ChallengeRow, PlayedHand]:
        made = await find_challenge(self._store, code)
        if made is None:
            raise Problem("unknown-challenge", code=code)
        return made, await self._hand(made, where)

    async def _hand(self, made: ChallengeRow, where: str) -> PlayedHand:
        hand = self._hands.get(made.id)
        if hand is None:
            hand = await self._hub.analyst.deal(self._records, made, where)
            self._hands.put(made.id, hand)
        return hand

    def _deal(self, code: str, hand: PlayedHand) -> SharedDeal:
        begun = hand.begun
        secret = hmac.digest(self._store.key, f"lastcard challenge {code}".encode(), hashlib.sha256)
        bots = tuple(["" if seat == hand.seat else bot for seat, bot in enumerate(begun.bots, 1)])
        return SharedDeal(f"{NAME}{code}", secret, begun.rules, bots, begun.names, begun.rounds, hand.record)
