"""The page derives cards from what a shuffle was made of as the program does: proofs.json is what both must find."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from worlds import some_seats

from lastcard.core.cards import spell
from lastcard.core.rules import PRESETS, Custom, Ruleset
from lastcard.engine.shuffles import Stream
from lastcard.lab.random_play import random_action
from lastcard.record.verifiable_shuffle import Deal, commitment, first_dealer
from lastcard.table import presenting
from lastcard.table.match_state import MatchState, Seat

PROOFS = Path(__file__).parent / "proofs.json"
SIZES = (0, 3, 55, 56, 63, 64, 65, 200)
WANTED = {
    "put-back",
    "drew",
    "reshuffled",
    "swapped",
    "rotated",
    "mixed",
    "hand",
    "shed",
    "opened",
    "challenged",
    "objected",
    "over",
}
LONGEST = 60  # actions; by chance a round may take thousands
SHORT = 120  # events of a round that is written down
# rules under which all that can be told of cards is soon told
RULES = [
    Ruleset(),
    Ruleset(seven_zero=True, hand_size=3),
    Ruleset(hand_size=15),
    Ruleset(hand_size=2, misplay="penalise"),
    *(Ruleset(deck="112", custom=(Custom(effect),) * 3) for effect in ("again", "level everyone 3", "open everyone")),
]


def some_deal(random: Random, seats: int) -> Deal:
    secret = random.randbytes(32)
    added = [random.randbytes(random.choice((0, 1, 16, 64))).hex() for _ in range(seats)]
    return Deal(commitment(secret), secret.hex(), added)


def some_round(random: Random, rules: Ruleset, seats: int) -> dict[str, Any]:
    """A round as one of its players sees it, or somebody who watches."""
    deal = some_deal(random, seats)
    table = MatchState(rules, [Seat(f"P{seat}") for seat in range(1, seats + 1)], b"", deal.key)
    for _ in range(LONGEST):
        if not table.over:
            table.apply(random_action(table.round, random))
    viewer = random.randrange(seats + 1)
    game = table.game()
    return {
        "secret": deal.secret,
        "added": deal.added,
        "rules": {"deck": rules.deck, "custom": msgspec.to_builtins(rules.custom)},
        "seats": seats,
        "dealer": game.dealer,
        "first": True,
        "events": msgspec.to_builtins(presenting.events(table.events, viewer)),
        "hands": game.hands,
    }


def rounds(random: Random) -> Iterator[dict[str, Any]]:
    """Short ones, each with something that none before has had."""
    missing = set(WANTED)
    while missing:
        rules = random.choice(RULES)
        found = some_round(random, rules, some_seats(rules, random))
        kinds = {event["kind"] for event in found["events"]} | ({"over"} if any(found["hands"]) else set())
        if len(found["events"]) <= SHORT and missing & kinds:
            missing -= kinds
            yield found


def proofs() -> dict[str, Any]:
    random = Random("proofs")
    deals = [some_deal(random, seats) for seats in (2, 3, 10)]
    stream = Stream(deals[0].key)
    pile = random.sample(range(64), 30)
    return {
        "hashes": [
            {"bytes": bytes(range(size)).hex(), "hash": hashlib.sha256(bytes(range(size))).hexdigest()}
            for size in SIZES
        ],
        "deals": [msgspec.to_builtins(deal) | {"key": deal.key.hex()} for deal in deals],
        "decks": [
            {
                "rules": {"deck": rules.deck, "custom": msgspec.to_builtins(rules.custom)},
                "shuffled": [spell(stream.shuffled(number, rules.cards)) for number in (0, 1, 300)],
                "dealers": [
                    first_dealer(rules, seats, some_key)[0] + 1
                    for some_key in (deal.key for deal in deals)
                    for seats in range(2, 11)
                ],
            }
            for rules in (PRESETS["classic"], PRESETS["modern"], PRESETS["all-wild"])
        ],
        "piles": [
            {
                "pile": pile[:size],
                "shuffled": [*stream.shuffled(7, bytes(pile[:size]))],
                "put_back": [*stream.put_back(7, bytes(pile[:size]))],
            }
            for size in (1, 2, 6, 30)
        ],
        "rounds": list(rounds(random)),
    }


def test_the_page_derives_what_the_program_derives(request: pytest.FixtureRequest) -> None:
    text = json.dumps(proofs(), separators=(",", ":")).replace('{"kind"', '\n{"kind"') + "\n"
    if request.config.getoption("--snapshots"):
        PROOFS.write_text(text, "utf-8")
    assert PROOFS.read_text("utf-8") == text
