"""Events that only seldom happen in random play."""

from __future__ import annotations

from pathlib import Path

from lastcard import record
from lastcard.core import actions
from lastcard.core.cards import FACES
from lastcard.core.events import KINDS, Event
from lastcard.core.rules import PRESETS, Custom, Ruleset
from lastcard.engine.round import Round


def faces(text: str) -> bytes:
    return bytes(FACES[token] for token in text.split())


def after(rules: Ruleset, hands: list[str], discard: str, stock: str, said: str, out: int = 0) -> list[Event]:
    """What happens last."""
    game = Round.empty(rules, len(hands), len(hands) - 1, out=out)
    game.set_up([faces(hand) for hand in hands], faces(discard), faces(stock), 0)
    events: list[Event] = []
    for action in said.split(", "):
        events = game.play(actions.parse(action))
    assert all(event.kind in KINDS for event in events)
    return events


def custom(effect: str) -> Ruleset:
    return Ruleset(deck="112", custom=(Custom(effect),))


def test_a_void_round_is_told() -> None:
    events = after(PRESETS["classic"], ["G1", "G2"], "R9", "", "1 draw, 2 draw")
    assert [event.kind for event in events] == ["drew", "void"]
    assert events[0].count == 0


def test_seats_that_are_out_are_dealt_nothing() -> None:
    game = Round.empty(PRESETS["classic"], 3, 2, out=0b010, seed=1)
    events: list[Event] = []
    game.events = events
    game.deal()
    assert [event.seat for event in events if event.kind == "dealt"] == [1, 3]


def test_seats_that_are_out_have_no_hand_to_open() -> None:
    events = after(custom("open everyone"), ["W1 G1", "", "G2 G3"], "R9", "B1", "1 play W1>G uno", out=0b010)
    assert [event.seat for event in events if event.kind == "opened"] == [1, 3]


def test_everybody_sees_the_wilds_that_are_shed() -> None:
    events = after(custom("shed-wilds everyone"), ["W1 W G1 G4", "G2 G3", "W+4 R1 R2"], "R9", "B1", "1 play W1>G")
    shed = [event for event in events if event.kind == "shed"]
    assert [(event.seat, event.cards) for event in shed] == [(1, ("W",)), (3, ("W+4",))]
    assert all(event.seen_by(2) and event.seen_by(0) for event in shed)


def test_a_colour_that_never_comes_costs_only_the_turn() -> None:
    events = after(custom("draw-until-colour next"), ["W1 G1 G4", "G2 G3", "R1 R2"], "R9", "", "1 play W1>Y")
    assert [(event.kind, event.seat, event.count) for event in events][1:] == [
        ("reshuffled", 0, 1),
        ("drew", 2, 1),
        ("skipped", 2, 0),
    ]
    events = after(
        custom("draw-until-colour next"), ["R1 G1", "W1 G3 G4", "R2 R3"], "R9", "", "1 play R1 uno, 2 play W1>Y"
    )
    assert [(event.kind, event.seat) for event in events][-1] == ("skipped", 3)


def test_a_drawn_wild_draw_four_that_has_become_wrong_is_kept_when_played_out() -> None:
    rules = Ruleset(bluff=False, advice=True)
    game = Round.empty(rules, 2, 1)
    game.set_up([faces("G1"), faces("B1 B2")], faces("R9"), faces("W+4 R1 R2 G5 G6 G7 G8 Y1 Y2 Y3"), 0)
    for action in ("1 draw", "2 advice 1"):
        game.do(actions.parse(action))
    assert [action.saying for action in game.legal(0)][:1] == ["pass"]
    game.play_out()
    assert game.phase == 7


def test_hands_that_two_cards_keep_open_are_told_closed_once() -> None:
    file = Path(__file__).parent / "conformance" / "custom-open-twice.toml"
    steps = record.replay(record.loads(file.read_bytes()), listen=True)
    closed = [step.done for step in steps for event in step.events if event.kind == "closed"]
    assert closed == [4]
