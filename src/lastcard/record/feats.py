"""Feats: how often each seat of a match has caught somebody, bluffed and challenged, and how well that went."""

from __future__ import annotations

import msgspec

from lastcard import record
from lastcard.core.events import Event
from lastcard.engine.round import Round
from lastcard.record import Record


class Feats(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has dared in a match. A bluff is a Wild Draw Four that the rules did not allow."""

    catches: int = 0
    false_catches: int = 0
    caught: int = 0
    bluffs: int = 0
    bluffs_found: int = 0  # those that somebody challenged
    challenges: int = 0
    challenges_right: int = 0


def feats(game: Record) -> tuple[Feats, ...]:
    """The feats of all seats, from what happened when the record is played again."""
    counts = [dict.fromkeys(Feats.__struct_fields__, 0) for _ in game.seats]
    for step in record.replay(game, listen=True):
        for event in step.events:
            for seat, what in _done(event, step.round):
                counts[seat - 1][what] += 1
    return tuple([Feats(**each) for each in counts])


def _done(event: Event, round_: Round) -> list[tuple[int, str]]:
    """What an event counts as, for which seats."""
    match event.kind:
        case "caught":
            return [(event.other, "catches"), (event.seat, "caught")]
        case "false-catch":
            return [(event.seat, "false_catches")]
        case "played" if round_.guilty and round_.offender == event.seat - 1:
            return [(event.seat, "bluffs")]
        case "challenged" if event.count:
            return [(event.seat, "challenges"), (event.seat, "challenges_right"), (event.other, "bluffs_found")]
        case "challenged":
            return [(event.seat, "challenges")]
    return []
