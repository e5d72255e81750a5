"""Tries of a deal without anybody there: at a table as a server's is, as fast as it goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Self, TypeAlias

from lastcard.bots import registry
from lastcard.core import actions
from lastcard.core.actions import Action
from lastcard.core.errors import Problem
from lastcard.deals.model import SharedDeal, score
from lastcard.engine.round import Round
from lastcard.match.view import View
from lastcard.protocol.messages import Act, Hello
from lastcard.record import Record
from lastcard.table import log
from lastcard.table.driver import Room
from lastcard.table.identities import Identity
from lastcard.table.local import TICK
from lastcard.table.log import Acted
from lastcard.table.match_state import NAMES

CODE: Final = "DEAL"
WHO: Final = Identity("1", NAMES[0])
KEY: Final = 1

# What somebody wants to do after so many actions, from what they see; None to let the others act.
Policy: TypeAlias = Callable[[int, View], Action | None]


class Rehearsal:
    """A try of a deal that is being played."""

    def __init__(self, deal: SharedDeal) -> None:
        self._deal = deal
        self._room: Room[int] = Room(0, CODE)
        self._now = 0.0
        self.said: list[Action] = []
        self._room.open(deal.settings(), deal.secret, WHO, fixed=deal.fixed())
        self._room.go_on(deal.continued(), WHO)
        self._room.arrive(KEY, WHO, Hello(table=CODE), self._now)
        self._tell()

    @property
    def over(self) -> bool:
        return self._room.table.stage != "round"

    @property
    def round(self) -> Round:
        assert self._room.table.match_state is not None
        return self._room.table.match_state.round

    @property
    def score(self) -> int:
        return score(self.round, self._deal.seat)

    def view(self) -> View:
        assert self._room.table.match_state is not None
        return self._room.table.match_state.view(self._deal.seat)

    def record(self) -> Record:
        return self._room.table.to_record()

    def play(self, policy: Policy) -> Self:
        """Plays on to the end. What is wanted out of turn is said before bots can."""
        asked = -1
        while not self.over:
            if asked != len(self.said):
                asked = len(self.said)
                action = policy(asked, self.view())
                if action is not None:
                    self._say(action)
                    continue
            when = self._room.next()
            if when is None:
                raise Problem("try-silent", after=len(self.said))
            self._now = max(self._now, when) + TICK
            self._room.run(self._now)
            self._tell()
        return self

    def _say(self, action: Action) -> None:
        table = self._room.table
        before = table.version
        self._room.say(KEY, Act(action=action.saying, version=table.version), self._now)
        if table.version == before:
            raise Problem("try-refused", after=len(self.said), action=action.saying)
        self._tell()

    def _tell(self) -> None:
        """Takes what has been said, and lets everybody know."""
        entries = [log.decode(text) for _, text in self._room.log]
        self.said += [entry.action for entry in entries if isinstance(entry, Acted)]
        self._room.log.clear()
        self._room.out.clear()
        self._room.told(self._room.table.version, self._now)


def by_bot(deal: SharedDeal, bot: str, seed: int) -> Policy:
    """As a bot of ours plays."""
    player = registry.player(bot, deal.ruleset, seed)
    return lambda _, view: player.wants(view) if view.own.legal else None


def as_said(seat: int, said: Sequence[Action], then: Policy | None = None) -> Policy:
    """As somebody has played, action by action with what bots said in between, and from its end on as another does."""

    def policy(after: int, view: View) -> Action | None:
        if after < len(said):
            return said[after] if said[after].seat == seat else None
        return then(after, view) if then is not None else None

    return policy


def played_again(deal: SharedDeal, texts: Sequence[str]) -> Rehearsal:
    """A try with what one seat has said in another; what the bots would not have answered is a Problem."""
    said = [actions.parse(text, len(deal.bots)) for text in texts]
    again = Rehearsal(deal).play(as_said(deal.seat, said))
    for number, (mine, given) in enumerate(zip(again.said, said, strict=False)):
        if str(mine) != str(given):
            raise Problem("try-differs", after=number, given=str(given), action=str(mine))
    if len(again.said) != len(said):
        raise Problem("try-differs", after=min(len(said), len(again.said)), given="", action="")
    return again
