"""A deal: rules, a seat, bots for the others, and the secret that all chance follows from; and what a try is worth."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from lastcard.core import rules as rulebook
from lastcard.core.rules import DAILY, PRESETS, Ruleset
from lastcard.engine.round import Round
from lastcard.match.match import side_of
from lastcard.protocol.messages import Settings
from lastcard.record import RoundRecord
from lastcard.table.log import FixedDeal
from lastcard.table.state import Continued


class SharedDeal(msgspec.Struct, frozen=True):
    """What everybody who tries it begins with."""

    name: str
    secret: bytes
    rules: str | dict[str, Any]
    bots: tuple[str, ...]  # by seat, "" for who tries it
    names: tuple[str, ...]  # of the bots
    rounds: tuple[RoundRecord, ...] = ()  # of a match that goes on with it; then nothing is dealt
    origin: str = ""  # the record of that match

    @property
    def seat(self) -> int:
        return self.bots.index("") + 1

    @property
    def ruleset(self) -> Ruleset:
        return rulebook.from_value(self.rules)

    def settings(self) -> Settings:
        """Of its tables: nobody is given time, nobody helps, nobody looks on."""
        return Settings(
            rules=self.rules,
            seats=len(self.bots),
            timer=0,
            call_grace=0.0,
            catch_grace=0.0,
            jump_grace=0.0,
            pace=PACE,
            chat="none",
            watchers="none",
            hints="none",
        )

    def fixed(self, until: float = 0.0) -> FixedDeal:
        return FixedDeal(self.name, self.secret.hex(), until)

    def continued(self) -> Continued:
        return Continued(self.rounds, self.seat, self.names, self.bots, self.origin)


PACE: Final = 1.0  # of the bots
BOTS: Final = ("", "net", "hard", "normal")  # of the deals of a day
NAMES: Final = ("", "Bo", "Cid", "Dot")
# The deals of each day, by their names: one round, counted in points.
RULES: Final[dict[str, str | dict[str, Any]]] = {
    name: {"preset": name} | ({"match": "points"} if PRESETS[name].match == "single" else {}) | {"rounds": 1}
    for name in DAILY
}


def score(played: Round, seat: int) -> int:
    """What a try comes to: for a win all points that are left in other hands, else those left in one's own, below 0."""
    side = side_of(played.rules, seat)
    if played.winner + 1 in side:
        return sum(played.worth(other) for other in range(played.seats) if other + 1 not in side)
    return -played.worth(seat - 1)
