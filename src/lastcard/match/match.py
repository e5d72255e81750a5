"""Rounds into matches: points, lowest, elimination, single; with or without partners; who deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec

from lastcard.core.cards import SKIP_RANK, TOKENS, is_wild, rank_of
from lastcard.core.errors import Problem
from lastcard.core.events import Event
from lastcard.core.rules import Ruleset, parse
from lastcard.engine.round import Round
from lastcard.engine.shuffles import Source


def team(rules: Ruleset, seat: int) -> tuple[int, ...]:
    """Who wins if this seat does; nobody if it is -1, as the winner of a void round is."""
    if seat < 0:
        return ()
    return (seat % 2, seat % 2 + 2) if rules.teams == "partners" else (seat,)


def sides(rules: Ruleset, seats: int) -> list[tuple[int, ...]]:
    """All teams, each once."""
    return [each for seat in range(seats) if (each := team(rules, seat))[0] == seat]


def side_of(rules: Ruleset, seat: int) -> tuple[int, ...]:
    """The team of a seat where seats count from 1, and 0 is nobody."""
    return _from_one(team(rules, seat - 1))


def sides_from_one(rules: Ruleset, seats: int) -> tuple[tuple[int, ...], ...]:
    """All teams, where seats count from 1."""
    return tuple([_from_one(side) for side in sides(rules, seats)])


def _from_one(seats: Iterable[int]) -> tuple[int, ...]:
    return tuple([seat + 1 for seat in seats])


class MatchStanding(msgspec.Struct, frozen=True):
    """How a match stands, as it is told outside the engine: seats count from 1."""

    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    champions: tuple[int, ...] = ()


class Played(Protocol):
    """A round that is over, as far as a match counts it."""

    @property
    def over(self) -> bool: ...

    @property
    def winner(self) -> int: ...

    def gain(self, seat: int) -> int: ...


class Match:
    """The score of a match and whose deal it is. Seats count from 0 in here, from 1 in its `standing`."""

    def __init__(self, rules: Ruleset | str, seats: int, dealer: int | None = None) -> None:
        self.rules = parse(rules) if isinstance(rules, str) else rules
        self.rules.check_seats(seats)
        self.seats = seats
        self.dealer = seats - 1 if dealer is None else dealer
        self.rounds = 0
        self.last = False  # whether the match ends with the present round, whatever the totals
        self.scores = [0] * seats
        self.out: list[int] = []
        self.champions: list[int] = []
        self._tied: list[int] = []  # who is compared once somebody has reached the target of `lowest`

    def new_round(self, seed: int = 0, source: Source | None = None) -> Round:
        """An empty table for the next round: deal, or set up a position."""
        if self.champions:
            raise Problem("match-won")
        out = sum(1 << seat for seat in self.out)
        return Round.empty(self.rules, self.seats, self.dealer, out=out, seed=seed, source=source)

    def close(self, played: Played) -> None:
        """Counts a round that is over."""
        if not played.over:
            raise Problem("record-not-over")
        self.rounds += 1
        for seat in range(self.seats):
            self.scores[seat] += played.gain(seat)
        winner = played.winner
        if winner >= 0:
            self._decide(winner)
        if not self.champions and (self.last or self.rounds == self.rules.rounds):
            self.champions = self._best()
        if winner >= 0 and self.rules.next_dealer == "winner":
            self.dealer = winner
        else:  # also after a void round, in every format
            self.dealer = (self.dealer + 1) % self.seats
            while self.dealer in self.out:
                self.dealer = (self.dealer + 1) % self.seats

    def _decide(self, winner: int) -> None:
        rules, scores = self.rules, self.scores
        if rules.match == "elimination":
            self.out = [seat for seat in range(self.seats) if scores[seat] >= rules.target]
            left = [seat for seat in range(self.seats) if seat not in self.out]
            self.champions = left if len(left) == 1 else []
        elif rules.match == "lowest":
            if not self._tied and max(scores) >= rules.target:
                self._tied = list(range(self.seats))
            if self._tied:
                least = min(scores[seat] for seat in self._tied)
                self._tied = [seat for seat in self._tied if scores[seat] == least]
                self.champions = self._tied if len(self._tied) == 1 else []
        elif rules.match == "single" or scores[winner] >= rules.target:
            self.champions = list(team(rules, winner))

    def stop(self) -> None:
        """Ends the match with the round that was played last, whatever the totals (A-99)."""
        self.last = True
        self.champions = self._best()

    def _best(self) -> list[int]:
        """All that have the best total, if the match ends now (A-99)."""
        compared = self._tied or [seat for seat in range(self.seats) if seat not in self.out]
        best = (min if self.rules.fewest else max)(self.scores[seat] for seat in compared)
        return [seat for seat in compared if self.scores[seat] == best]

    def ranks(self) -> list[int]:
        """The place of each seat in the standing: 1 is the best, who is equal shares it, partners are one."""
        sign, champions, out = 1 if self.rules.fewest else -1, self.champions, self.out
        orders = [(seat not in champions, seat in out, sign * score) for seat, score in enumerate(self.scores)]
        firsts = [orders[side[0]] for side in sides(self.rules, self.seats)]
        return [1 + sum([other < each for other in firsts]) for each in orders]

    def standing(self) -> MatchStanding:
        """How it stands, for everybody outside."""
        return MatchStanding(tuple(self.scores), tuple(self.ranks()), _from_one(self.out), _from_one(self.champions))


def draw_for_dealer(rules: Ruleset, seats: int, shuffle: Callable[[bytes], bytes]) -> tuple[int, list[Event]]:
    """Everybody draws a card, the highest number deals, symbols count zero (S0-SET-1); ties draw again (A-01).

    With a deck that has no numbers a dealer is simply chosen (S3-SET-1). `shuffle` gives a new order of the cards it
    gets; the cards drawn go back before the deal, which shuffles them in (A-02).
    """
    events: list[Event] = []
    drawing = list(range(seats))
    if is_wild(min(rules.cards)):
        drawing = [shuffle(bytes(drawing))[0]]
    pile = b""
    while len(drawing) > 1:
        drawn = {}
        if len(pile) < len(drawing):
            pile = shuffle(rules.cards)
        for seat in drawing:
            face, pile = pile[0], pile[1:]
            events.append(Event("dealer-drew", seat + 1, card=TOKENS[face]))
            drawn[seat] = rank_of(face) if not is_wild(face) and rank_of(face) < SKIP_RANK else 0
        highest = max(drawn.values())
        drawing = [seat for seat in drawing if drawn[seat] == highest]
    dealer = drawing[0]
    return dealer, [*events, Event("dealer", dealer + 1, count=1 if events else 0)]
