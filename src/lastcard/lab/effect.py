"""What a rule does: how long matches take, how much of them is luck, what beginning is worth; from matches of bots.

Matches are played and added up a step at a time, so that something is known soon and becomes surer. The same step of
the same rules always comes out alike.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from lastcard.bots import registry
from lastcard.bots.arena import Counts, Driver, Player
from lastcard.core.rules import PRESETS, Ruleset, parse
from lastcard.engine.round import Round
from lastcard.lab.estimates import Effect, Estimate, Sums, difference, pair
from lastcard.lab.jobs import derive
from lastcard.match import pace
from lastcard.match.match import Match, sides, team

VERSION: Final = 1  # of engine, bots and what is counted here: a test tells when it has to be another
CLASSIC: Final = "classic"  # what other rules are compared with
STEP: Final = 250  # matches
WANTED: Final = 4_000
LONGEST: Final = 1_000  # rounds after which a match is given up as undecided
USUAL, BEGINNER = "normal", "easy"
SHIPPED: Final = Path(__file__).with_name("effects.json")


class EffectTally(msgspec.Struct, frozen=True):
    """Matches, added up: those of players who are alike, and as many in which every other one is a beginner."""

    matches: int = 0
    turns: Sums = Sums()  # actions, to rounds
    rounds: Sums = Sums()  # to matches
    minutes: Sums = Sums()  # to matches
    first: Sums = Sums()  # rounds that who begins has won beyond a fair share, to rounds
    skill: Sums = Sums()  # how much more of the matches a usual player wins than a beginner, to matches

    def __add__(self, other: EffectTally) -> EffectTally:
        ours, theirs = msgspec.structs.astuple(self), msgspec.structs.astuple(other)
        return EffectTally(*(one + another for one, another in zip(ours, theirs, strict=True)))


def fingerprint(rules: Ruleset) -> str:
    """The same for the same rules, however they are written."""
    return hashlib.sha256(msgspec.json.encode(rules.options(), order="sorted")).hexdigest()[:32]


def play(rules: str, seats: int, number: int, matches: int = STEP) -> EffectTally:
    """One step: so many matches of either kind."""
    chosen = parse(rules)
    seed = (VERSION, fingerprint(chosen), seats, number)
    usual, beginners = (
        [registry.player(level, chosen, derive(*seed, level, seat)) for seat in range(seats)]
        for level in (USUAL, BEGINNER)
    )
    tally = EffectTally()
    for game in range(matches):
        alike = _match(chosen, usual, derive(*seed, "alike", game))
        mixed = [(usual, beginners)[(seat + game) % 2][seat] for seat in range(seats)]
        tally += msgspec.structs.replace(alike, skill=_skill(chosen, mixed, game, derive(*seed, "mixed", game)))
    return tally


def _match(rules: Ruleset, players: list[Player], seed: int) -> EffectTally:
    counts, match = Counts(), Match(rules, len(players))
    edge = 0.0
    for round_ in rounds(match, players, seed, counts):
        behind = ((match.dealer + way) % match.seats for way in range(1, match.seats + 1))
        partners = team(rules, next(seat for seat in behind if seat not in match.out))
        fair = 0.5 if len(partners) > 1 else 1 / (match.seats - len(match.out))
        edge += (round_.winner in partners) - fair
    taken = pace.minutes(counts.actions, match.rounds)
    return EffectTally(1, pair(counts.actions, match.rounds), pair(match.rounds), pair(taken), pair(edge, match.rounds))


def _skill(rules: Ruleset, players: list[Player], game: int, seed: int) -> Sums:
    match = Match(rules, len(players))
    for _ in rounds(match, players, seed, Counts()):
        pass
    shares = ([], [])  # type: tuple[list[float], list[float]]
    for side in sides(rules, len(players)):
        won = side[0] in match.champions
        shares[(side[0] + game) % 2].append(won / max(1, len(match.champions) // len(side)))
    usual, beginners = (sum(each) / len(each) for each in shares)
    return pair(usual - beginners)


def rounds(match: Match, players: list[Player], seed: int, counts: Counts) -> Iterator[Round]:
    """Plays a match: each round when it is over, before the match has counted it."""
    while not match.champions and match.rounds < LONGEST:
        round_ = match.new_round(derive(seed, match.rounds))
        driver = Driver(round_, players, derive(seed, match.rounds, "asides"))
        driver.counts = counts
        driver.play()
        yield round_
        match.close(round_)


def effect(tally: EffectTally, rules: Ruleset, seats: int) -> Effect:
    """What a tally says."""
    turns = tally.turns.ratio
    return Effect(
        turns=turns,
        minutes=turns.times(pace.SECONDS / 60),
        rounds=tally.rounds.ratio,
        match=tally.minutes.ratio,
        luck=_luck(tally.skill.ratio, len(sides(rules, seats))),
        first=tally.first.ratio,
    )


def _luck(edge: Estimate, teams: int) -> Estimate:
    """What is left of the variance of winning where half of all are better players by so much."""
    whole = 4 * (teams - 1) / teams**2

    def left(by: float) -> float:
        return max(0.0, 1 - by**2 / whole)

    ends = left(edge.low), left(edge.high)
    return Estimate(left(edge.value), min(ends), 1.0 if edge.low < 0 < edge.high else max(ends))


def change(here: Effect, there: Effect) -> Effect:
    """What the first has more than the second."""
    ours, theirs = msgspec.structs.astuple(here), msgspec.structs.astuple(there)
    return Effect(*(difference(one, another) for one, another in zip(ours, theirs, strict=True)))


# What comes with the package


class Shipped(msgspec.Struct, frozen=True):
    """The tallies of the presets by name, then by the number of seats."""

    version: int
    presets: dict[str, dict[str, EffectTally]]


@cache
def shipped() -> dict[tuple[str, int], EffectTally]:
    """What is known of presets, by fingerprint and seats; nothing where it was made by another version."""
    if not SHIPPED.exists():
        return {}
    found = msgspec.json.decode(SHIPPED.read_bytes(), type=Shipped)
    if found.version != VERSION:
        return {}
    return {
        (fingerprint(PRESETS[name]), int(seats)): tally
        for name, by_seats in found.presets.items()
        for seats, tally in by_seats.items()
    }


def refined(rules: Ruleset, seats: int, wanted: int) -> Iterator[EffectTally]:
    """The tally of these rules, surer from step to step until it is of as many matches as wanted."""
    tally = shipped().get((fingerprint(rules), seats), EffectTally())
    yield tally
    while tally.matches < wanted:
        tally += play(str(rules), seats, tally.matches // STEP)
        yield tally
