"""What rules do, simulated for the lobby: matches of bots in a process of its own, step by step, for all who ask."""

from __future__ import annotations

from typing import Final, NamedTuple

from lastcard.core.errors import Problem, cause
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.lab import effect
from lastcard.lab.effect import CLASSIC, WANTED, EffectTally
from lastcard.protocol.http import RulesEffect
from lastcard.server.caches import BoundedCache
from lastcard.server.logs import LOGGER
from lastcard.server.storage.base import Store, Unavailable
from lastcard.server.storage.effects import find_tally, put_tally
from lastcard.server.tasks import Tasks
from lastcard.server.workers import WorkFailed, WorkProcess, check_room

WAITING: Final = 16  # rules that may wait to be played
EACH: Final = 2  # of them for one address
KEPT: Final = 1_000  # tallies, in memory and in the store


class SeatedRules(NamedTuple):
    """What is played: rules with so many seats."""

    rules: Ruleset
    seats: int

    @property
    def key(self) -> tuple[str, int]:
        return effect.fingerprint(self.rules), self.seats


class RuleEffects:
    """Plays for the rules that somebody wants to know of, each a step in turn, until enough is known of all."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: BoundedCache[EffectTally] = BoundedCache(KEPT)
        self._waiting: dict[tuple[str, int], tuple[SeatedRules, str]] = {}  # and the address that asked first
        self._failed: BoundedCache[Problem] = BoundedCache(KEPT)
        self._worker = WorkProcess("what rules do could not be found out")
        self._playing = Tasks()

    async def close(self) -> None:
        await self._playing.close()
        self._worker.close()

    async def effect(self, rules: Ruleset, seats: int, where: str) -> RulesEffect:
        """What is known of rules, and beside it of classic; where that is not enough yet, more is found out."""
        rules.check_seats(seats)
        asked = SeatedRules(rules, seats)
        here = await self._tally(asked)
        usual = SeatedRules(PRESETS[CLASSIC], seats)
        there = await self._tally(usual)
        self._want(asked, here, where)
        self._want(usual, there, where)
        known = bool(here.matches and there.matches)
        found, base = effect.effect(here, rules, seats), effect.effect(there, usual.rules, seats)
        return RulesEffect(
            matches=min(here.matches, there.matches),
            wanted=WANTED,
            effect=found if known else None,
            classic=base if known else None,
            change=effect.change(found, base) if known and asked.key != usual.key else None,
        )

    async def _tally(self, asked: SeatedRules) -> EffectTally:
        found = self._known.get(asked.key) or effect.shipped().get(asked.key)
        if found is None:
            found = await find_tally(self._store, *asked.key)
            self._known.put(asked.key, found)
        return found

    def _want(self, asked: SeatedRules, known: EffectTally, where: str) -> None:
        if known.matches >= WANTED or asked.key in self._waiting:
            return
        if failed := self._failed.get(asked.key):
            raise failed.with_traceback(None)
        check_room([address for _, address in self._waiting.values()], where, EACH, WAITING)
        self._waiting[asked.key] = asked, where
        if not self._playing:
            self._playing.start(self._play())

    async def _play(self) -> None:
        """A step for each that waits, over and over, until nobody does."""
        while self._waiting:
            for asked, _ in list(self._waiting.values()):
                if await self._step(asked):
                    del self._waiting[asked.key]

    async def _step(self, asked: SeatedRules) -> bool:
        """Plays one step; whether that was the last."""
        try:
            before = await self._tally(asked)
            number = before.matches // effect.STEP
            tally = before + await self._worker.do(effect.play, str(asked.rules), asked.seats, number)
            await put_tally(self._store, *asked.key, tally, KEPT)
            self._known.put(asked.key, tally)
        except Unavailable as error:
            LOGGER.warning("what rules do could not be stored", extra={"reason": cause(error)})
            return True  # whoever asks again has it played again
        except WorkFailed:
            self._failed.put(asked.key, Problem("server-error"))
            return True
        return tally.matches >= WANTED
