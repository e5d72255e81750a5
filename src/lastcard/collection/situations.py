"""Situations: what a seat could choose between, how often each choice is taken, and what comes of it.

A case is a decision of which the engine says what was legal. It is counted by a few features that everybody could see
or the seat itself knew; what it earns is whether the seat won the round, and the judge's chance after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import sqrt
from typing import NamedTuple

import msgspec

from lastcard.analysis.foresight import shipped
from lastcard.analysis.judge import WHOLE
from lastcard.collection.kinds import FEWEST, HANDS, KINDS, SEATS, THREATS, WHO, ChoiceShown
from lastcard.core.actions import (
    ACCEPT,
    CHALLENGE,
    COLOUR,
    DRAW,
    PASS,
    PLAY,
    Action,
    code_said,
    face_of,
    named_by,
    parse,
    verb_of,
)
from lastcard.core.cards import COLOURS, FACES, SKIP_RANK, TOKENS, WILD_DRAW_FOUR, is_wild, rank_of
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round
from lastcard.lab.estimates import Estimate, Z, share
from lastcard.match.match import side_of, team
from lastcard.match.view import Game, Own, game, own
from lastcard.record import Record, replay, verifiable_shuffle


class Key(NamedTuple):
    kind: str
    who: str
    hand: str
    threat: str
    seats: str
    choice: str


class Earned(msgspec.Struct, array_like=True):
    """Cases of one key, added up; chances in whole millionths, so that the sums are the same everywhere."""

    cases: int = 0
    wins: int = 0
    chances: int = 0
    squares: int = 0

    def add(self, other: Earned) -> None:
        self.cases += other.cases
        self.wins += other.wins
        self.chances += other.chances
        self.squares += other.squares


class CaseCounts:
    """Cases by their keys."""

    def __init__(self) -> None:
        self.cells: dict[Key, Earned] = {}

    def add(self, match: Record) -> None:
        for key, won, chance in cases(match):
            self._at(key).add(Earned(1, int(won), chance, chance * chance))

    def merge(self, file: bytes) -> None:
        """Adds what another has encoded."""
        for *key, earned in msgspec.json.decode(file, type=list[tuple[str, str, str, str, str, str, Earned]]):
            self._at(Key(*key)).add(earned)

    def _at(self, key: Key) -> Earned:
        return self.cells.setdefault(key, Earned())

    def encoded(self) -> bytes:
        rows = [
            msgspec.json.encode([*key, earned]) for key, earned in sorted(self.cells.items(), key=lambda cell: cell[0])
        ]
        return b"[\n" + b",\n".join(rows) + b"\n]\n"

    def shown(
        self, kind: str, who: str = "people", hand: str = "", threat: str = "", seats: str = ""
    ) -> tuple[ChoiceShown, ...]:
        """Every choice in a situation, in the order of `KINDS`; "" leaves a feature open."""
        sums = {choice: Earned() for choice in KINDS[kind]}
        for key, earned in self.cells.items():
            if all(asked in ("", there) for asked, there in zip((kind, who, hand, threat, seats), key, strict=False)):
                sums[key.choice].add(earned)
        total = sum(earned.cases for earned in sums.values())
        return tuple(_shown(choice, earned, total) for choice, earned in sums.items())


def _shown(choice: str, earned: Earned, total: int) -> ChoiceShown:
    if earned.cases < FEWEST:
        return ChoiceShown(choice=choice, cases=earned.cases)
    return ChoiceShown(
        choice=choice,
        cases=earned.cases,
        share=share(earned.cases, total),
        wins=share(earned.wins, earned.cases),
        chance=_mean(earned),
    )


def _mean(earned: Earned) -> Estimate:
    centre = earned.chances / earned.cases
    spread = max(0.0, earned.squares / earned.cases - centre**2) * earned.cases / (earned.cases - 1)
    half = Z * sqrt(spread / earned.cases)
    return Estimate(centre / WHOLE, max(0.0, centre - half) / WHOLE, min(WHOLE, centre + half) / WHOLE)


def cases(match: Record) -> Iterator[tuple[Key, bool, int]]:
    """Every case of a match: its key, whether the seat won the round, and its chance just after."""
    seats = len(match.seats)
    bots = verifiable_shuffle.bots_of(match) or ("",) * seats
    observation = Observation(match.rules, seats)
    judge = shipped()
    open_: list[tuple[Key, int, int]] = []  # of the round, with the seat and the chance
    waiting: tuple[list[tuple[str, str]], Key, int] | None = None
    for step in replay(match):
        said = match.rounds[step.number].actions
        if step.done == 0:
            open_, waiting = [], None
        if waiting is not None:
            found, base, seat = waiting
            chance = judge.chances(step.round)[seat]
            open_ += [(base._replace(kind=kind, choice=choice), seat, chance) for kind, choice in found]
            waiting = None
        if step.round.over:
            winners = team(match.rules, step.round.winner)
            yield from ((key, seat in winners, chance) for key, seat, chance in open_)
        elif step.done < len(said):
            action = parse(said[step.done], seats)
            seat = action.seat - 1
            mine, seen = own(step.round, observation, seat), game(step.round, observation)
            if choices := list(_chosen(action, seen, mine)):
                waiting = choices, _base(match, step.round, seat, bots[seat], seen), seat


def _base(match: Record, round_: Round, seat: int, bot: str, seen: Game) -> Key:
    own_side = side_of(match.rules, seat + 1)
    fewest = min((seen.sizes[each - 1] for each in seen.in_round if each not in own_side), default=3)
    return Key("", WHO[bool(bot)], _cards(seen.sizes[seat]), THREATS[min(fewest, 3) - 1], _people(round_.seats), "")


def _cards(count: int) -> str:
    return HANDS[0 if count <= 2 else 1 if count <= 5 else 2]


def _people(count: int) -> str:
    return SEATS[0 if count == 2 else 1 if count <= 4 else 2]


def _chosen(action: Action, seen: Game, mine: Own) -> Iterator[tuple[str, str]]:
    """The situations that an action is a choice in, and the choices."""
    verb = action.verb_number
    if seen.turn == action.seat:
        if seen.phase == "turn" and verb in (PLAY, DRAW) and mine.fitting and "draw" in mine.legal:
            yield from _on_turn(action, mine)
        elif seen.phase == "penalty" and verb in (PLAY, ACCEPT, CHALLENGE):
            yield from _under_penalty(verb, mine)
        elif seen.phase == "drew" and verb in (PLAY, PASS) and _may_lay(mine):
            yield "drew", "lay" if verb == PLAY else "keep"
    if verb in (PLAY, COLOUR) and named_by(action.code) >= 0:
        yield from _naming(named_by(action.code), mine)
    if verb == PLAY and mine.uno and len(mine.hand) == 2:
        yield "uno", "call" if action.uno else "silent"


def _on_turn(action: Action, mine: Own) -> Iterator[tuple[str, str]]:
    chosen = _card(face_of(action.code)) if action.verb_number == PLAY else "draw"
    yield "turn", chosen
    if any(saying.startswith(f"play {TOKENS[WILD_DRAW_FOUR]}") for saying in mine.legal):
        yield "bluff" if mine.bluff else "four", chosen if chosen in ("four", "draw") else "other"


def _card(face: int) -> str:
    if face == WILD_DRAW_FOUR:
        return "four"
    return "wild" if is_wild(face) else "number" if rank_of(face) < SKIP_RANK else "action"


def _under_penalty(verb: int, mine: Own) -> Iterator[tuple[str, str]]:
    chosen = {PLAY: "answer", ACCEPT: "accept", CHALLENGE: "challenge"}[verb]
    if "challenge" in mine.legal:
        yield "doubt", chosen
    if _may_lay(mine):
        yield "stack", chosen


def _may_lay(mine: Own) -> bool:
    return any(verb_of(code_said(saying)) == PLAY for saying in mine.legal)


def _naming(colour: int, mine: Own) -> Iterator[tuple[str, str]]:
    held = [sum(card.startswith(letter) for card in coloured(mine.hand)) for letter in COLOURS]
    if any(held):
        yield "colour", "most" if held[colour] == max(held) else "fewer"


def coloured(hand: Iterable[str]) -> list[str]:
    return [card for card in hand if not is_wild(FACES[card])]
