"""What a seat may know: two worlds that differ only in hidden cards look the same."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
from watched import ENCODE, Watched, cards, hidden_cards_moved, start
from worlds import sample, some_seats, with_options

from lastcard.core import actions
from lastcard.core.actions import Action
from lastcard.core.cards import FACES
from lastcard.core.events import Event, seen
from lastcard.core.rules import PRESETS
from lastcard.engine.codes import IN_OVER
from lastcard.engine.round import COMPILED
from lastcard.lab.random_play import random_action
from lastcard.match.view import SPECTATOR, view


def test_a_view_is_the_same_in_two_worlds_that_differ_only_in_hidden_cards(long: bool) -> None:
    random = Random(2)
    different = 0
    for seed in range(1500 if long else 120 if COMPILED else 8):
        rules = sample(random)
        game = Watched(rules, some_seats(rules, random), seed)
        for _ in range(80):
            if game.round.phase == IN_OVER:
                break
            game.do(random_action(game.round, random))
            if random.random() < 0.2:
                viewer = random.randrange(game.round.seats + 1)
                other = hidden_cards_moved(game, viewer, random)
                different += any(other.hand(seat) != game.round.hand(seat) for seat in range(other.seats))
                assert ENCODE.encode(view(other, viewer, game.memories[viewer])) == ENCODE.encode(game.view(viewer))
    assert different > (100 if COMPILED else 10)


HANDS_MOVE = ("swapped", "rotated", "mixed", "challenged", "opened", "objected")

TELLTALE = ("shed-wilds everyone", "stuck-draws next")  # effects by which hidden cards become known to all


def moved_deck(game: Watched, viewer: int, history: list[Event], random: Random) -> bytes:
    """The deck as dealt, with cards exchanged that the viewer has not seen: never drawn, or never laid by another."""
    assert game.round.log is not None
    deck = list(game.round.log[0])
    seats = game.round.seats
    laid = {
        (event.seat, FACES[card])
        for event in history
        for card in (event.card, *event.cards)
        if event.kind in ("played", "shed") and card
    }
    places = list(range(len(deck) - game.round.n_stock, len(deck)))
    for place in range(seats * game.round.rules.hand_size):
        seat = place % seats + 1  # the last seat deals
        if seat != viewer and (seat, deck[place]) not in laid:
            places.append(place)
    faces = [deck[place] for place in places]
    random.shuffle(faces)
    for place, face in zip(places, faces, strict=True):
        deck[place] = face
    return bytes(deck)


def test_a_whole_game_sends_the_same_bytes_in_two_worlds_that_differ_only_in_hidden_cards(long: bool) -> None:
    """Rounds broken off before the hands are shown, replayed from a deck whose unseen cards lie elsewhere."""
    random = Random(9)
    compared = 0
    for seed in range(5000 if long else 700 if COMPILED else 25):
        rules = sample(random)
        if any(custom.kind in TELLTALE for custom in rules.custom) or not rules.bluff:
            continue  # without bluffs, what happens to a drawn Wild Draw Four tells all of the hand it is in
        seats = some_seats(rules, random)
        said: list[Action] = []
        game = Watched(rules, seats, seed)
        history = game.events[:]
        viewer = random.randrange(seats + 1)
        sent = [game.bytes_for(viewer)]
        for _ in range(random.randrange(5, 40)):
            action = random_action(game.round, random)
            trial = game.round.copy()
            if (
                any(event.kind in HANDS_MOVE for event in trial.play(action))
                or trial.phase == IN_OVER
                or trial.shuffles > 1
            ):
                break
            game.do(action)
            history += game.events
            said.append(action)
            sent.append(game.bytes_for(viewer))
        if game.round.shuffles > 1:
            continue
        other = Watched(rules, seats, seed, moved_deck(game, viewer, history, random))
        received = [other.bytes_for(viewer)]
        for action in said:
            if other.round.check(action.code, action.cards):
                break  # somebody else could not have done the same there: no longer a world that looks the same
            other.do(action)
            received.append(other.bytes_for(viewer))
        else:
            compared += other.round.stock_order() != game.round.stock_order()
            assert received == sent
    assert compared > (20 if COMPILED else 1)


def test_what_is_remembered_is_in_the_hand(long: bool) -> None:
    random = Random(4)
    remembered = 0
    for seed in range(2000 if long else 30 if COMPILED else 8):
        rules = sample(random)
        game = Watched(rules, some_seats(rules, random), seed)
        for _ in range(150):
            if game.round.phase == IN_OVER:
                break
            game.do(random_action(game.round, random))
            for viewer in range(game.round.seats + 1):
                for seat in range(1, game.round.seats + 1):
                    known = Counter(game.memories[viewer].known(seat))
                    assert known <= Counter(game.round.hand(seat - 1))
                    remembered += viewer != seat and bool(known)
    assert remembered > (100 if COMPILED else 10)


def test_a_seat_sees_its_own_hand_and_only_counts_of_the_others() -> None:
    game = start(PRESETS["classic"], ["R1 R2", "G3 G4 G5", "B7"], "R9")
    shown = game.view(2)
    assert shown.own.hand == cards("G3 G4 G5")
    assert shown.game.sizes == (2, 3, 1)
    assert shown.known == ((), cards("G3 G4 G5"), ())
    assert (shown.game.stock, shown.game.discard, shown.game.turn, shown.game.phase) == (8, 1, 1, "turn")
    assert shown.legal == ()
    assert [action.saying for action in game.view(1).legal] == ["play R1", "play R2", "draw", "uno"]


def test_a_spectator_sees_no_hand_and_may_do_nothing() -> None:
    watching = start(PRESETS["classic"], ["R1 R2", "G3"], "R9").view(SPECTATOR)
    assert watching.own.hand == ()
    assert watching.known == ((), ())
    assert watching.legal == ()


def test_a_challenge_shows_the_hand_to_the_challenger_alone_until_the_cards_are_gone() -> None:
    game = start(PRESETS["classic"], ["W+4 R1 G2", "G3 G4 G5", "B7 B8"], "R9")
    game.do(actions.parse("1 play W+4>G"))
    game.do(actions.parse("2 challenge"))
    assert game.view(2).known[0] == cards("R1 G2")
    assert game.view(3).known[0] == ()
    assert game.view(SPECTATOR).known[0] == ()
    game.do(actions.parse("2 play G3"))
    game.do(actions.parse("3 draw"))
    game.do(actions.parse("1 play G2"))
    assert game.view(2).known[0] == cards("R1")


def test_a_hand_given_away_is_remembered_by_its_giver() -> None:
    game = start(PRESETS["seven-zero"], ["R7 R1 G2", "G3 G4 G5", "B7 B8"], "R9")
    game.do(actions.parse("1 play R7 @3"))
    assert game.view(1).known[2] == cards("R1 G2")
    assert game.view(3).known[0] == cards("B7 B8")
    assert game.view(2).known == ((), cards("G3 G4 G5"), ())


def test_hands_that_move_on_are_remembered_where_they_went() -> None:
    game = start(PRESETS["seven-zero"], ["R0 R1 G2", "G3 G4 G5", "B7 B8"], "R9")
    game.do(actions.parse("1 play R0"))
    assert game.view(1).known[1] == cards("R1 G2")
    assert game.view(3).known[0] == cards("B7 B8")


def test_open_hands_are_open_to_everybody_and_remembered_after() -> None:
    rules = with_options("modern", custom=PRESETS["modern"].custom[:0])
    rules = msgspec.structs.replace(rules, custom=(type(PRESETS["modern"].custom[0])("open everyone"),))
    game = start(rules, ["W1 R1 G2", "G3 G4 G5", "B7 B8"], "R9")
    game.do(actions.parse("1 play W1>G"))
    for viewer in range(4):
        assert game.view(viewer).known == (cards("R1 G2"), cards("G3 G4 G5"), cards("B7 B8"))
        assert game.view(viewer).game.open
    game.do(actions.parse("2 play G3"))
    game.do(actions.parse("3 draw"))
    assert not game.view(SPECTATOR).game.open
    assert game.view(SPECTATOR).known == (cards("R1 G2"), cards("G4 G5"), cards("B1 B7 B8"))


def test_a_card_taken_back_after_an_objection_is_known_to_be_there() -> None:
    game = start(PRESETS["iceland-2006"], ["Y1 G2", "G3 G4 G5", "B7 B8"], "R9")
    game.do(actions.parse("1 play Y1"))
    game.do(actions.parse("3 object"))
    assert game.view(2).known[0] == cards("Y1")


def test_hands_are_shown_when_the_round_is_over() -> None:
    game = start(PRESETS["classic"], ["R1", "G3 G4 G5", "B7 B8"], "R9")
    game.do(actions.parse("1 play R1"))
    over = game.view(SPECTATOR)
    assert (over.game.phase, over.game.turn, over.game.winner) == ("over", 0, 1)
    assert over.known == ((), cards("G3 G4 G5"), cards("B7 B8"))


def test_only_the_seat_that_drew_sees_the_card() -> None:
    game = start(PRESETS["classic"], ["G1 G2", "G3 G4"], "R9", "R5 B1")
    game.do(actions.parse("1 draw"))
    assert game.view(1).own.drawn == "R5"
    assert game.view(2).own.drawn == ""
    assert seen(game.events[0], 1).cards == ("R5",)
    assert seen(game.events[0], 2).cards == ()
    assert seen(game.events[0], 2).count == 1


def test_what_a_vote_and_an_order_to_discard_are_about_is_seen_by_all() -> None:
    custom = type(PRESETS["modern"].custom[0])
    rules = with_options("modern", custom=(custom("joke self 4"),))
    game = start(rules, ["W1 R1 G2 G3", "G4 G5", "B7 B8"], "R9")
    game.do(actions.parse("1 play W1>G"))
    assert (game.view(3).game.vote, game.view(3).game.voters, game.view(3).game.turn) == ("joke", (2, 3), 1)
    game.do(actions.parse("2 vote yes"))
    assert (game.view(3).game.phase, game.view(3).game.shed_to, game.view(3).game.vote) == ("shed", 0, "")
