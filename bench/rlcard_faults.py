"""Runs RLCard's `uno` and our engine in the same positions, and writes where it departs from the rules into a document.

Every line of docs/rlcard-faults.md is what both said when this was run.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import rlcard
from rlcard.games.uno import Game
from rlcard.games.uno.card import UnoCard

from lastcard.core.cards import FACES
from lastcard.core.rules import PRESETS
from lastcard.engine.round import Round
from lastcard.envs.table import Table

DOCUMENT = Path(__file__).parent.parent / "docs" / "rlcard-faults.md"
COLOURS = {"R": "r", "Y": "y", "G": "g", "B": "b"}
TRAITS = {"S": "skip", "R": "reverse", "+2": "draw_2"}
CLASSIC = PRESETS["classic"]


# RLCard


def card(token: str) -> UnoCard:
    if token in ("W", "W+4"):
        return UnoCard("wild", "r", "wild" if token == "W" else "wild_draw_4")
    trait = TRAITS.get(token[1:], token[1:])
    return UnoCard("number" if trait.isdigit() else "action", COLOURS[token[0]], trait)


def theirs(hands: list[str], top: str, stock: str = "B1 B2 B3 B4 B5 B6 B8 B9", players: int = 2) -> Any:
    """A game of RLCard in a position; the last card of its deck is drawn first."""
    game = Game(num_players=players)
    game.np_random = np.random.RandomState(1)
    game.init_game()
    for player, hand in zip(game.players, hands, strict=True):
        player.hand = [card(token) for token in hand.split()]
    game.dealer.deck = [card(token) for token in reversed(stock.split())]
    game.round.target = card(top)
    game.round.played_cards = [game.round.target]
    game.round.current_player, game.round.direction = 0, 1
    game.round.is_over, game.round.winner = False, None
    return game


def legal(game: Any) -> str:
    found = sorted({action.split("-")[-1] if "wild" in action else action for action in game.get_legal_actions()})
    return ", ".join(found)


def begun(top: str) -> Any:
    """A game of RLCard that begins with this card."""
    game = theirs(["R1 R2", "R3 R4"], "R9")
    game.round.target = card(top)
    if game.round.target.trait == "wild":
        game.dealer.deck.append(game.round.target)
        game.round.flip_top_card()
    game.round.perform_top_card(game.players, game.round.target)
    return game


# Ours


def ours(hands: list[str], top: str, stock: str = "B1 B2 B3 B4 B5 B6 B8 B9") -> Round:
    game = Round.empty(CLASSIC, len(hands), len(hands) - 1)
    cards = [bytes(FACES[token] for token in hand.split()) for hand in hands]
    game.set_up(cards, bytes([FACES[top]]), bytes(FACES[token] for token in stock.split()), 0)
    return game


def ours_begun(top: str) -> Round:
    """A round of ours that begins with this card, dealt by the last seat."""
    return next(
        game for seed in range(100_000) if (game := Round(CLASSIC, 2, seed=seed)).discard_order() == bytes([FACES[top]])
    )


def allowed(game: Round) -> str:
    return ", ".join(dict.fromkeys(action.saying.split(">")[0] for action in game.legal(game.turn)))


def after(game: Round, *said: str) -> Round:
    for action in said:
        game.play(action)
    return game


# The faults


def reverse() -> tuple[str, str]:
    game = theirs(["RR R1 R2", "R3 R4"], "R9")
    game.step("r-reverse")
    mine = after(ours(["RR R1 R2", "R3 R4"], "R9"), "1 play RR")
    return f"player {game.round.current_player + 1} is next", f"seat {mine.turn + 1} is next"


def start_draw_two() -> tuple[str, str]:
    game, mine = begun("R+2"), ours_begun("R+2")
    first = mine.turn
    mine.play(f"{first + 1} accept")
    return (
        f"player 1 draws 2 and then has the turn (player {game.round.current_player + 1})",
        f"seat {first + 1} draws 2 and loses the turn (seat {mine.turn + 1} is next)",
    )


def start_wild() -> tuple[str, str]:
    game, mine = begun("W"), ours_begun("W")
    return f"the colour is {game.round.target.color}, by chance", f"seat {mine.turn + 1} chooses: {allowed(mine)}"


def draw_at_will() -> tuple[str, str]:
    return legal(theirs(["R1 G2", "R3 R4"], "R9")), allowed(ours(["R1 G2 G3", "R3 R4"], "R9"))


def drawn_number() -> tuple[str, str]:
    game = theirs(["G1 G2", "R3 R4"], "R9", "B9 B1")
    game.step("draw")
    mine = after(ours(["G1 G2", "R3 R4"], "R9", "B9 B1"), "1 draw")
    return f"kept, player {game.round.current_player + 1} is next", f"may be laid: {allowed(mine)}"


def drawn_card() -> tuple[str, str]:
    game = theirs(["G1 G2", "R3 R4"], "R9", "R5 B1")
    game.step("draw")
    mine = after(ours(["G1 G2", "R3 R4"], "R9", "R5 B1"), "1 draw")
    return f"{game.round.target.get_str()} is laid without being asked", allowed(mine)


def drawn_wild() -> tuple[str, str]:
    game = theirs(["G1 G2", "R3 R4"], "R9", "W B1")
    game.step("draw")
    mine = after(ours(["G1 G2 G3", "R3 R4"], "R9", "W B1"), "1 draw")
    choices = ", ".join(action.saying for action in mine.legal(0) if action.verb in ("play", "pass"))
    return f"laid, the colour is {game.round.target.color}, by chance", choices


def drawn_draw_four() -> tuple[str, str]:
    game = theirs(["G1 G2", "R3 R4"], "R9", "W+4 B1 B2 B3 B4 B5")
    game.step("draw")
    mine = after(ours(["G1 G2", "R3 R4"], "R9", "W+4 B1 B2 B3 B4 B5"), "1 draw", "1 play W+4>G", "2 accept")
    return f"laid, and player 2 holds {len(game.players[1].hand)} cards", f"seat 2 holds {len(mine.hand(1))} cards"


def draw_four_refused() -> tuple[str, str]:
    return legal(theirs(["G9 W+4", "R3 R4"], "R9")), allowed(ours(["G9 W+4 G1", "R3 R4"], "R9"))


def challenge() -> tuple[str, str]:
    game = theirs(["W+4 G1", "R3 R4"], "R9")
    game.step("g-wild_draw_4")
    mine = after(ours(["W+4 G1 G2", "R3 R4"], "R9"), "1 play W+4>G")
    return f"player 2 holds {len(game.players[1].hand)} cards, nobody was asked", f"seat 2 chooses: {allowed(mine)}"


def call() -> tuple[str, str]:
    game = theirs(["R1 G1", "R3 R4"], "R9")
    game.step("r-1")
    mine = after(ours(["R1 G1", "R3 R4"], "R9"), "1 play R1")
    said = [action.saying for action in mine.legal(0)], [action.saying for action in mine.legal(1)]
    return f"no such action among {game.get_num_actions()}", f"seat 1: {said[0][0]}; seat 2: {said[1][-1]}"


def reshuffle() -> tuple[str, str]:
    game = theirs(["G1 G2", "G3 R4"], "R9", "")
    game.round.played_cards = [card("Y1"), card("Y2"), game.round.target]
    game.dealer.shuffle = lambda: None
    game.step("draw")
    mine = Round.empty(CLASSIC, 2, 1)
    mine.set_up([bytes([FACES["G1"]]), bytes([FACES["G3"]])], bytes([FACES["Y1"], FACES["Y2"], FACES["R9"]]), b"", 0)
    mine.play("1 draw")
    return (
        f"the top card too is drawn: {game.round.target.get_str()}, {len(game.round.played_cards)} card laid",
        f"the top card stays: {mine.discard_order().count(FACES['R9'])} card laid",
    )


def nothing_left() -> tuple[str, str]:
    game = theirs(["G1 G2", "G3 R4"], "R9", "")
    game.round.played_cards = []
    try:
        game.step("draw")
        told = "goes on"
    except IndexError as error:
        told = f"the program ends: IndexError, {error}"
    mine = ours(["G1 G2", "G3 G4"], "R9", "")
    after(mine, "1 draw", "2 draw")
    return told, "nobody draws, and after a circuit the round is void" if mine.over and mine.winner < 0 else "goes on"


def payoffs() -> tuple[str, str]:
    game = theirs(["R1", "R2 R3", "R4 R5", "R6 R7"], "R9", players=4)
    game.step("r-1")
    made = rlcard.make("uno", config={"game_num_players": 4}).num_players
    table = Table(CLASSIC, 4, 1, 0, True)
    table.begin()
    while table.seat >= 0:
        table.act(table.legal[0])
    rewards = [round(table.reward(seat, False), 2) for seat in range(4)]
    return f"{made} players, whatever is asked for; with four, {game.get_payoffs()}", f"{rewards}"


FAULTS: list[tuple[str, Callable[[], tuple[str, str]]]] = [
    ("Reverse between two players is a Skip", reverse),
    ("A Draw Two to start with: two cards and the turn", start_draw_two),
    ("A Wild to start with: the first player names the colour", start_wild),
    ("One may draw with a card that fits (R1 on R9)", draw_at_will),
    ("A drawn card of the same number fits (B9 on R9)", drawn_number),
    ("A drawn card that fits may be kept", drawn_card),
    ("Whoever lays a drawn Wild names the colour", drawn_wild),
    ("A drawn Wild Draw Four is one", drawn_draw_four),
    ("Only the colour forbids a Wild Draw Four, not the number (G9 on R9)", draw_four_refused),
    ("A Wild Draw Four may be challenged", challenge),
    ("The last card but one is called, and who forgets is caught", call),
    ("The top card stays when the discard pile is shuffled", reshuffle),
    ("No card left anywhere", nothing_left),
    ("Two to ten players; what the others lose adds up to what one wins", payoffs),
]
HEAD = """# RLCard's `uno` beside ours

What `bench/rlcard_faults.py` saw when it set up the same positions in RLCard 1.2.0 and here, by the classic rules.
Players and seats count from 1.

| | by the rules | RLCard | Last Card |
|---|---|---|---|
"""


def main() -> None:
    rows = []
    for number, (rule, run) in enumerate(FAULTS, 1):
        wrong, right = run()
        assert wrong != right
        rows.append(f"| {number} | {rule} | {wrong} | {right} |")
        print(rows[-1])
    DOCUMENT.write_text(HEAD + "\n".join(rows) + "\n", "utf-8")


if __name__ == "__main__":
    main()
