"""Score slips: the points of a round of real cards, counted by the engine from the cards that were left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from lastcard.core.actions import parse
from lastcard.core.cards import FACES, TOKENS, WILD, is_wild
from lastcard.core.errors import Problem
from lastcard.core.rules import Ruleset
from lastcard.engine.round import Round


class Slip(msgspec.Struct, frozen=True):
    """How a round of real cards ended: the seat that went out, 0 if nobody could play on; the cards left by seat."""

    winner: int
    hands: tuple[tuple[str, ...], ...]


def count(rules: Ruleset, seats: int, winner: int, hands: Sequence[Sequence[str]]) -> tuple[int, ...]:
    """What each seat gets for a round; a result that no deal can give is a Problem."""
    faces = _read(rules, seats, winner, hands)
    if not winner:
        return (0,) * seats
    played = _ended(rules, seats, winner, faces)
    return tuple(played.gain(seat) for seat in range(seats))


def total(rules: Ruleset, seats: int, slips: Iterable[Slip]) -> tuple[int, ...]:
    """What each seat gets for several rounds."""
    rounds = [count(rules, seats, slip.winner, slip.hands) for slip in slips]
    return tuple(sum(points[seat] for points in rounds) for seat in range(seats))


def _read(rules: Ruleset, seats: int, winner: int, hands: Sequence[Sequence[str]]) -> list[bytes]:
    if not 0 <= winner <= seats:
        raise Problem("slip-bad-winner", seats=seats)
    if len(hands) != seats and (winner or hands):
        raise Problem("slip-wrong-hands", given=len(hands), seats=seats)
    for card in (card for hand in hands for card in hand):
        if card not in FACES:
            raise Problem("record-bad-card", given=card)
    faces = [bytes(FACES[card] for card in hand) for hand in hands]
    _check_deck(rules, b"".join(faces))
    _check_out(rules, winner, faces)
    return faces


def _check_deck(rules: Ruleset, left: bytes) -> None:
    deck = Counter(rules.cards)
    for face, given in sorted(Counter(left).items()):
        if given > deck[face]:
            raise Problem("slip-not-in-deck", card=TOKENS[face], given=given, there=deck[face])
    if len(left) == len(rules.cards):
        raise Problem("slip-all-cards")


def _check_out(rules: Ruleset, winner: int, hands: list[bytes]) -> None:
    """Who went out has no card, and nobody else has none, but where a card lets several go out at once."""
    if winner and hands[winner - 1]:
        raise Problem("slip-winner-holds", seat=winner)
    several = any(custom.kind == "shed-wilds everyone" for custom in rules.custom)
    if not any(hands) and (not winner or several):
        return
    for seat, hand in enumerate(hands, 1):
        if not hand and seat != winner and not (winner and several):
            raise Problem("slip-empty-hand" if winner else "slip-nobody-out", seat=seat)


def _ended(rules: Ruleset, seats: int, winner: int, hands: list[bytes]) -> Round:
    """A round that ends so: the winner has a last card that fits and does nothing, and plays it."""
    last = WILD if is_wild(min(rules.cards)) else FACES["R1"]
    game = Round.empty(rules, seats, seats - 1)
    held = [bytes([last]) if seat == winner else hand for seat, hand in enumerate(hands, 1)]
    game.set_up(held, bytes([last]), b"", winner - 1)
    game.do(parse(f"{winner} play {TOKENS[last]}", seats))
    return game
