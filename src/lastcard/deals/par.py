"""What a deal is worth before anybody has tried it: what the evaluator expects of it, and the best line found in it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec

from lastcard.analysis.chances import evaluate, results
from lastcard.analysis.judge import WHOLE
from lastcard.core import actions
from lastcard.core.actions import Action
from lastcard.core.errors import Problem
from lastcard.deals.model import SharedDeal
from lastcard.deals.tries import Rehearsal, as_said, by_bot
from lastcard.match.view import View
from lastcard.record import Record

TRIES: Final = 300  # that are played to find the best line, if they are no longer than rounds usually are
ACTIONS: Final = 25_000  # in all of them
FIRST: Final = (("net", 1), ("hard", 8), ("normal", 8))  # by whom and how often, before what is best is improved on


class Par(msgspec.Struct, frozen=True):
    """`chance` to win (in millionths) and `points` are what is expected of the deal, `best` is what can be had."""

    chance: int
    points: int
    best: int


def expected(deal: SharedDeal) -> tuple[int, int]:
    """The chance to win with all hands open, and the points that this comes to.

    Points fall as in rounds between equals: a winner gets the mean of these, and each loser has its share in hand. So a
    deal in which all chances are equal is worth nothing.
    """
    start = Rehearsal(deal)
    chance = evaluate(start.round).round[deal.seat - 1]
    known = results(deal.ruleset, len(deal.bots))
    gained = sum(sum(result.gains) for result in known) / len(known)
    share = chance / WHOLE
    return chance, round(gained * (share - (1 - share) / (len(deal.bots) - 1)))


def par(deal: SharedDeal, tries: int = TRIES) -> tuple[Par, Record]:
    """What a deal is worth, and its best line."""
    chance, points = expected(deal)
    best = best_try(deal, tries)
    return Par(chance, points, best.score), best.record()


def best_try(deal: SharedDeal, tries: int = TRIES) -> Rehearsal:
    """The best of so many tries: of bots at first, then of what differs from the best one in a single choice."""
    first = list(islice(_first(deal), tries))
    best = max(first, key=lambda each: each.score)
    varied = _varied(deal, best)
    left = ACTIONS
    for _ in range(tries - len(first)):
        other = next(varied, None)
        if other is None or left <= 0:
            break
        left -= len(other.said)
        if other.score > best.score:
            best, varied = other, _varied(deal, other)
    return best


def _first(deal: SharedDeal) -> Iterator[Rehearsal]:
    for bot, times in FIRST:
        for seed in range(times):
            yield Rehearsal(deal).play(by_bot(deal, bot, seed))


def _varied(deal: SharedDeal, line: Rehearsal) -> Iterator[Rehearsal]:
    """The same try with another choice somewhere, from where a bot plays on; the last choices first."""
    mine = [place for place, action in enumerate(line.said) if action.seat == deal.seat]
    for place in reversed(mine):
        for other in _choices(deal, line.said, place):
            try:
                yield Rehearsal(deal).play(as_said(deal.seat, [*line.said[:place], other], by_bot(deal, "net", 0)))
            except Problem:
                continue  # bots were quicker


def _choices(deal: SharedDeal, said: list[Action], place: int) -> list[Action]:
    """What else could have been said there."""
    seen: list[View] = []

    def look(after: int, view: View) -> Action | None:
        if after == place:
            seen.append(view)
        return as_said(deal.seat, said)(after, view)

    Rehearsal(deal).play(look)
    taken = str(said[place])
    own = seen[0].own
    texts = [f"{deal.seat} {text}{' uno' if own.uno and text.startswith('play ') else ''}" for text in own.legal]
    return [actions.parse(text, len(deal.bots)) for text in texts if text != taken]
