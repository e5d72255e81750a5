"""Where play parted: the records of tables that had the same deals, compared action by action."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

import msgspec

from lastcard.core import actions
from lastcard.core.actions import UNO
from lastcard.record import Record


class Way(msgspec.Struct, frozen=True):
    """What was done at a table where play parted; nothing, where the round was over."""

    seat: int = 0
    saying: str = ""
    step: int = 0  # of the round, after that


def parted(records: Sequence[Record]) -> list[tuple[int, tuple[Way, ...]]]:
    """For each deal that all have: how many actions were the same, and then what each table did; else nothing."""
    return [_compared(deal, records) for deal in range(min([len(each.rounds) for each in records], default=0))]


def _compared(deal: int, records: Sequence[Record]) -> tuple[int, tuple[Way, ...]]:
    played = [_ways(record, deal) for record in records]
    alike = 0
    for ways in zip_longest(*played, fillvalue=Way()):
        if len({(way.seat, way.saying) for way in ways}) > 1:
            return alike, ways
        alike += 1
    return alike, ()


def _ways(record: Record, deal: int) -> list[Way]:
    """What was done in a deal; when somebody called is not how it was played."""
    found = [(actions.parse(text, len(record.seats)), step) for step, text in enumerate(record.rounds[deal].actions, 1)]
    return [Way(action.seat, action.saying, step) for action, step in found if action.verb_number != UNO]
