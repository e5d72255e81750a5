"""Awards (badges, highlights) after a match: what each player may be remembered for, found in a record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from lastcard import record
from lastcard.core.cards import COLOURS, colour_of, is_wild
from lastcard.core.events import Event
from lastcard.engine.round import Round
from lastcard.match.match import Match
from lastcard.record import Record, Step

MOST: Final = 5  # in a match

# What there is, with what the best of a match usually comes to: what is furthest above that is most worth telling.
AWARDS: Final = {
    "quickest-catch": 5.0,
    "boldest-bluff": 2.0,
    "sharpest-challenge": 1.0,
    "most-eaten": 110.0,
    "biggest-hand": 14.0,
    "longest-last-card": 8.0,
    "biggest-round": 215.0,
    "comeback": 130.0,
    "most-colours": 16.0,
    "most-attacks": 30.0,
    "most-jumps": 6.0,
    "cleanest": 18.0,
}
LEAST: Final = {
    "most-eaten": 5,
    "biggest-hand": 8,
    "longest-last-card": 4,
    "most-colours": 2,
    "most-attacks": 3,
    "cleanest": 2,
}
QUICK: Final = 5  # moves before a catch, from which on it is not quick


class SeatAward(msgspec.Struct, frozen=True):
    """What a seat is remembered for, and how much or how many it was."""

    kind: str
    seat: int
    value: int


def awards(game: Record) -> tuple[SeatAward, ...]:
    """The awards of a match, none while it is not over: at most one for each seat, the most remarkable first."""
    tally = SeatTally(game)
    for step in record.replay(game, listen=True):
        tally.watch(step)
    return tally.awards()


class SeatTally:
    """What has happened in a match, counted for each seat."""

    def __init__(self, game: Record) -> None:
        self._rules = game.rules
        self._seats = range(1, len(game.seats) + 1)
        self._match: Match | None = None
        self.counts: dict[str, Counter[int]] = {kind: Counter() for kind in AWARDS}
        self._caught: Counter[int] = Counter()
        self._behind: Counter[int] = Counter()
        self._colour = -1  # before the present move
        self._largest = 0  # hand
        self._ones: dict[int, int] = {}  # for how many moves seats have had one card
        self._bluff = (
            0,
            0,
        )  # while a Wild Draw Four can be challenged: whose it is, and the cards of the colour held back

    def watch(self, step: Step) -> None:
        """Takes in a move, or a deal."""
        round_ = step.round
        if step.done == 0:
            self._ones = {}
            self._bluff = (0, 0)
        for event in step.events:
            self._hear(event, round_)
        self._colour = round_.colour
        sizes = round_.sizes
        largest = max(sizes)
        if largest > self._largest:
            self._largest = largest
            self.counts["biggest-hand"] = Counter({sizes.index(self._largest) + 1: self._largest})
        if 1 in sizes or self._ones:
            self._ones = {seat: self._ones.get(seat, -1) + 1 for seat in self._seats if sizes[seat - 1] == 1}
            for seat, moves in self._ones.items():
                self._best("longest-last-card", seat, moves)
        self._match = step.match
        if step.match.rounds == step.number + 1:
            self._close(step)

    def _best(self, kind: str, seat: int, value: int) -> None:
        self.counts[kind][seat] = max(self.counts[kind][seat], value)

    def _hear(self, event: Event, round_: Round) -> None:
        seat, kind, counts = event.seat, event.kind, self.counts
        if kind == "played":
            self._played(event, round_)
        elif kind == "drew":
            counts["most-eaten"][seat] += event.count
        elif kind == "called":
            counts["cleanest"][seat] += 1
        elif kind == "caught":
            self._caught[seat] += 1
            self._best("quickest-catch", event.other, QUICK - self._ones.get(seat, 0))
        elif kind == "false-catch":
            self._caught[seat] += 1
        elif kind == "challenged":
            counts["sharpest-challenge"][seat] += event.count
            self._bluff = (0, 0)
        elif kind == "accepted":
            self._best("boldest-bluff", *self._bluff)
            self._bluff = (0, 0)

    def _played(self, event: Event, round_: Round) -> None:
        counts, seat, token = self.counts, event.seat, event.card
        if event.count:
            counts["most-jumps"][seat] += 1
        if "+" in token or token[1:] == "S":
            counts["most-attacks"][seat] += 1
        if event.colour and COLOURS.index(event.colour) != self._colour:
            counts["most-colours"][seat] += 1
        self._bluff = (0, 0)
        if round_.guilty and round_.offender == seat - 1:
            colours = [colour_of(face) for face in round_.hand(seat - 1) if not is_wild(face)]
            self._bluff = (seat, colours.count(self._colour))

    def _close(self, step: Step) -> None:
        """A round has been counted."""
        match, round_ = step.match, step.round
        for seat in self._seats:
            if not self._rules.fewest:
                self._best("biggest-round", seat, round_.gain(seat - 1))
            scores = match.scores
            behind = scores[seat - 1] - min(scores) if self._rules.fewest else max(scores) - scores[seat - 1]
            if match.champions:
                self.counts["comeback"][seat] = self._behind[seat] if seat - 1 in match.champions else 0
            else:
                self._behind[seat] = max(self._behind[seat], behind)

    def awards(self) -> tuple[SeatAward, ...]:
        if self._match is None or not self._match.champions:
            return ()
        for seat in self._seats:
            if self._caught[seat]:
                self.counts["cleanest"][seat] = 0
        return tuple(self._chosen())

    def _chosen(self) -> Iterator[SeatAward]:
        best = {kind: max(counts.values(), default=0) for kind, counts in self.counts.items()}
        told = [kind for kind, value in best.items() if value >= LEAST.get(kind, 1)]
        given: set[int] = set()
        for kind in sorted(told, key=lambda kind: best[kind] / AWARDS[kind], reverse=True):
            seats = [seat for seat in self._seats if self.counts[kind][seat] == best[kind]]
            seat = next((seat for seat in seats if seat not in given), 0)
            if seat and len(given) < MOST:
                given.add(seat)
                yield SeatAward(kind, seat, QUICK - best[kind] if kind == "quickest-catch" else best[kind])
