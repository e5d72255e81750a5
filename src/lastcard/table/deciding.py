"""Decisions of bots. Ours are quick but for the expert; that one and bots of others get their questions handed over."""

from __future__ import annotations

from typing import Final

import msgspec

from lastcard.bots import registry
from lastcard.core.actions import Action
from lastcard.core.rules import Ruleset
from lastcard.match.view import View

QUICK: Final = ("easy", "normal", "hard", "net")  # some microseconds a decision
SUBSTITUTE: Final = "net"  # the best of them answers where a slow one does not


class Question(msgspec.Struct, frozen=True):
    """What a slow bot is to think about."""

    seat: int
    version: int
    bot: str
    rules: Ruleset
    seed: int
    view: View


class Puzzled(msgspec.Struct, frozen=True):
    """Somebody who wants a hint: who it is, what they know, and where the answer goes."""

    seat: int
    version: int
    rules: Ruleset
    view: View


def decide(bot: str, rules: Ruleset, seed: int, view: View) -> Action | None:
    """What a bot wants to do, from what it sees and a seed; None to let the others act."""
    return registry.player(bot, rules, seed).wants(view)


def substitute(question: Question) -> Action | None:
    """What a quick bot does in place of one that does not answer."""
    return decide(SUBSTITUTE, question.rules, question.seed, question.view)
