"""RLCard's `uno-rule-v1` as a bot of ours, under the name `rlcard`: `PYTHONPATH=bench lastcard duel rlcard hard`.

It decides what to play and which colour to name, from RLCard's own observation of the position. What that can't
express is done plainly: it calls UNO, catches, takes penalties, never challenges or jumps in, and plays a drawn card
that fits, as RLCard's game does by itself.
"""

from __future__ import annotations

from random import Random

import numpy as np
from rlcard.models.uno_rule_models import UNORuleAgentV1
from rlcard_words import observation, offers, spoken, unasked, without_card

from lastcard.core.actions import Action
from lastcard.core.rules import Ruleset
from lastcard.match.view import View


class RlcardBot:
    def __init__(self, rules: Ruleset, seed: int) -> None:
        if rules.deck != "108":
            raise ValueError("RLCard knows the 108 cards of the classic deck only")
        self.agent = UNORuleAgentV1()
        self.random = Random(seed)

    def act(self, view: View) -> Action | None:
        aside = unasked(view)
        if aside is not None or view.viewer != view.game.turn:
            return aside
        offered = offers(view)
        if not offered:
            return without_card(view)
        np.random.seed(self.random.getrandbits(32))  # the agent draws from numpy's one generator
        return spoken(view, offered[str(self.agent.step(observation(view, list(offered))))])
