"""What a seat does best from what it knows, and why: for hints at a table, and for positions that are looked at."""

from __future__ import annotations

from typing import Final

from lastcard.analysis.chances import mean, seed_of
from lastcard.analysis.judge import shipped
from lastcard.analysis.review import NOTHING, Decision, choices_of, decided, tried
from lastcard.analysis.trials import Trials
from lastcard.bots import registry
from lastcard.bots.base import read
from lastcard.core.actions import CATCH, UNO, Action
from lastcard.core.errors import Problem
from lastcard.core.rules import Ruleset
from lastcard.engine.observation import Observation
from lastcard.match.view import View

TRIALS: Final = 12_000  # of all options together
FEWEST, MOST = 64, 512  # worlds
OTHERWISE: Final = "net"  # the bot that decides what is not judged: votes, dares, what to discard


def advise(view: View, rules: Ruleset) -> Decision:
    """The best that a viewer can say now, beside what else there is; the same view gives the same answer."""
    seats = len(view.game.sizes)
    observation = Observation(rules, seats)
    read(observation, view)
    options = _options(view, observation)
    if view.viewer in view.game.vulnerable and any(each.verb_number == UNO for each in view.legal):
        return Decision(0, view.viewer, "uno", "best", reason="call")
    if not options:
        return _otherwise(view, rules)
    if len(options) == 1:
        return Decision(0, view.viewer, options[0].saying, "only")
    trials = Trials(rules, seats, shipped())
    if not trials.begin(observation, seed_of(view)):
        raise Problem("evaluate-impossible")
    values = tried(trials, observation, options, max(FEWEST, min(MOST, TRIALS // len(options))))
    best = max(range(len(options)), key=lambda place: mean(values[place]))
    return decided(observation, options[best], options, values)


def _options(view: View, observation: Observation) -> list[Action]:
    """What is judged of what may be said; nothing where something else is to be decided."""
    found = choices_of(view.legal, observation)
    found += [each for each in view.legal if each.verb_number == CATCH and each.target in view.game.vulnerable]
    if found and not view.asked:
        found.append(Action(NOTHING))
    return found


def _otherwise(view: View, rules: Ruleset) -> Decision:
    """What a bot would say where nothing is judged."""
    wanted = registry.player(OTHERWISE, rules, seed_of(view)).wants(view) if view.own.legal else None
    if wanted is None:
        raise Problem("no-hint")
    return Decision(0, view.viewer, wanted.saying, "fine")
