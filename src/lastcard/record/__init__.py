"""Records: read, write, replay, check. The format is that of record.md, to the letter."""

from lastcard.record.check import check, result_differences
from lastcard.record.model import STATE_KEYS, Position, Record, RoundRecord, at
from lastcard.record.read import (
    LARGEST,
    document_of,
    from_document,
    load,
    load_document,
    loads,
    read_cards,
    read_position,
)
from lastcard.record.replay import Step, at_end, begin_round, replay, result, state
from lastcard.record.write import dumps, renamed

__all__ = [
    "LARGEST",
    "STATE_KEYS",
    "Position",
    "Record",
    "RoundRecord",
    "Step",
    "at",
    "at_end",
    "begin_round",
    "check",
    "document_of",
    "dumps",
    "from_document",
    "load",
    "load_document",
    "loads",
    "read_cards",
    "read_position",
    "renamed",
    "replay",
    "result",
    "result_differences",
    "state",
]
