"""Plays whatever fits, as somebody does who learnt the game yesterday."""

from __future__ import annotations

from random import Random

from lastcard.actions import ADVICE, CATCH, OBJECT, PLAY, SHED, UNO, Action, from_code
from lastcard.rules import Ruleset
from lastcard.view import View


class Easy:
    def __init__(self, rules: Ruleset, seed: int) -> None:
        self._rules = rules
        self._random = Random(seed)

    def act(self, view: View) -> Action | None:
        asides = [action for action in view.legal if action.verb_number in (UNO, CATCH, OBJECT)]
        listed = [action for action in view.legal if action.verb_number not in (UNO, CATCH, OBJECT, ADVICE)]
        if view.vulnerable and asides:
            return asides[0]
        if not listed or (view.turn != view.viewer and view.viewer not in view.voters):
            return None
        plays = [action for action in listed if action.verb_number == PLAY]
        action = self._random.choice(plays or listed)
        if action.verb_number == SHED:
            size = len(view.hand) - (view.shed_to or 1)
            return Action(action.code, bytes(sorted(self._random.sample(view.hand, size))))
        if action.verb_number == PLAY and len(view.hand) == 2:
            return from_code(action.code | 1)
        return action
