"""Rounds of matches by themselves, and cut where a puzzle begins."""

from __future__ import annotations

from msgspec.structs import replace

from lastcard.record import Record, RoundRecord, replay


def alone(game: Record, names: tuple[str, ...]) -> dict[int, Record]:
    """The rounds of a match by their numbers from 0, each as a record, as far as everybody plays in them."""
    found = {}
    for step in replay(game):
        if step.done == 0 and not step.match.out:
            played = game.rounds[step.number]
            kept = RoundRecord(step.round.dealer + 1, played.shuffles, played.seed, played.start, played.actions)
            found[step.number] = Record(names, game.rules, (kept,))
    return found


def cut(game: Record, done: int) -> Record:
    """A round up to an action."""
    [played] = game.rounds
    return replace(game, rounds=(replace(played, actions=played.actions[:done]),))
