"""Random play over presets, pairs of options and numbers of seats: what must hold in every position."""

from __future__ import annotations

from random import Random

import pytest
from worlds import dealt, fingerprint, fits, pairs, preset_and_seats, sample, some_seats

from lastcard import record
from lastcard.core import actions
from lastcard.core.actions import PLAY, SHED, Action, encode
from lastcard.core.cards import FACES, SHUFFLE_HANDS
from lastcard.core.errors import Refusal
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.engine.codes import IN_OVER
from lastcard.engine.round import COMPILED, Round
from lastcard.lab.random_play import play_match, random_action, random_shed

LONGEST = 400


def all_cards(game: Round) -> list[int]:
    hands = b"".join(game.hand(seat) for seat in range(game.seats))
    return sorted(hands + game.stock_order() + game.discard_order())


def listed(game: Round) -> set[int]:
    return {action.code for seat in range(game.seats) for action in game.legal(seat)}


def random_code(game: Round, random: Random) -> Action:
    """Anything that can be said at all, sensible or not."""
    seat = random.randrange(1, game.seats + 1)
    verb = random.randrange(15)
    target = random.randrange(game.seats + 1)
    hand = game.hand(seat - 1)
    face = random.choice(hand) if hand and random.random() < 0.7 else random.randrange(64)
    if verb == PLAY:
        colour = random.choice((0, 0, 1, 2, 3, 4))
        return Action(encode(seat, verb, face, colour, target if random.random() < 0.3 else 0, random.random() < 0.3))
    if verb == SHED:
        return Action(encode(seat, verb), bytes(sorted(random.choices(range(64), k=random.randrange(4)))))
    colour = random.randrange(1, 5) if verb == actions.COLOUR else 0
    aimed = verb in (actions.CATCH, actions.ADVICE)
    return Action(encode(seat, verb, 0, colour, max(target, 1) if aimed else 0))


def as_listed(game: Round, action: Action) -> int:
    """The listed form of an action that was accepted: without the call, and with or without what may be left out."""
    code = action.code & ~1
    if action.verb_number != PLAY:
        return code
    seat, face = action.seat - 1, FACES[action.card]
    last = len(game.hand(seat)) == 1 and (face != SHUFFLE_HANDS or game.rules.last_shuffle == "wins")
    takes_target = code & 15 << 1 or game.n_alive == 2
    plain = code & ~(7 << 5) & ~(15 << 1)
    if last and plain in listed(game):
        return plain
    if takes_target and not code & 15 << 1:
        others = [other for other in range(game.seats) if game.alive >> other & 1 and other != seat]
        if code | (others[0] + 1) << 1 in listed(game):
            return code | (others[0] + 1) << 1
    return code


def examine(game: Round, random: Random) -> None:
    """What must hold in every position."""
    assert all_cards(game) == sorted(game.rules.cards)
    everything = listed(game)
    assert everything, "nobody can act"
    for code in everything:
        action = Action(code)
        if action.verb_number == SHED:
            action = random_shed(game, action, random)
        assert game.check(action.code, action.cards) == 0, str(action)
    for _ in range(6):
        action = random_code(game, random)
        if game.check(action.code, action.cards) == 0:
            assert as_listed(game, action) in everything, str(action)
        elif random.random() < 0.1:
            before = fingerprint(game)
            with pytest.raises(Refusal):
                game.do(action)
            assert fingerprint(game) == before


def play_round(rules: Ruleset, seats: int, seed: int, out: int = 0) -> None:
    random = Random(seed)
    game = dealt(rules, seats, seed, out)
    for _ in range(LONGEST):
        if game.phase == IN_OVER:
            break
        examine(game, random)
        action = random_action(game, random)
        if random.random() < 0.05:
            twin = game.copy()
            before = fingerprint(game)
            twin.do(action)
            while twin.phase != IN_OVER and random.random() < 0.8:
                twin.do(random_action(twin, random))
            assert fingerprint(game) == before
        game.do(action)
    if game.phase == IN_OVER:
        assert all_cards(game) == sorted(rules.cards)
        assert not listed(game)


@pytest.mark.parametrize(
    ("name", "seats"),
    [pytest.param(*each, marks=() if each[1] in (2, 3, 10) else pytest.mark.heavy) for each in preset_and_seats()],
)
def test_every_preset_with_every_number_of_seats(name: str, seats: int) -> None:
    play_round(PRESETS[name], seats, seats)


def test_pairs_of_option_values(long: bool) -> None:
    every = pairs()
    random = Random(7)
    chosen = every if long else random.sample(every, 50 if COMPILED else 6)
    for number, rules in enumerate(chosen):
        for seats in range(2, 11) if long else [some_seats(rules, random)]:
            if fits(rules, seats):
                play_round(rules, seats, number)


def test_many_options_at_once(long: bool) -> None:
    random = Random(11)
    for number in range(3000 if long else 30 if COMPILED else 5):
        rules = sample(random)
        play_round(rules, some_seats(rules, random), number)


def test_seats_that_are_out_are_passed_over() -> None:
    random = Random(5)
    for seed in range(40 if COMPILED else 8):
        rules = sample(random)
        if rules.teams == "none" and fits(rules, 5):
            game = dealt(rules, 5, seed, out=0b01010)
            while game.phase != IN_OVER and game.idle < 3:
                assert not game.hand(1)
                assert not game.hand(3)
                action = random_action(game, random)
                assert action.seat in (1, 3, 5)
                game.do(action)
                if len(game.discard_order()) > 60:
                    break


def test_copies_go_on_alike() -> None:
    random = Random(3)
    for seed in range(60 if COMPILED else 8):
        rules = sample(random)
        game = dealt(rules, some_seats(rules, random), seed)
        twin = game.copy()
        for _ in range(120):
            if game.phase == IN_OVER:
                break
            action = random_action(game, random)
            game.do(action)
            twin.do(action)
            assert twin.stock_order() == game.stock_order()
            if random.random() < 0.1:
                twin = twin.copy()
        assert fingerprint(twin) == fingerprint(game)


def test_a_copy_keeps_the_shuffles_so_far() -> None:
    game = Round.empty(PRESETS["classic"], 2, 1, seed=4)
    game.log = []
    game.deal()
    twin = game.copy()
    assert twin.log == game.log
    twin.log.append(b"")
    assert len(game.log) == 1


def test_records_of_random_matches_replay_to_the_same_result(long: bool) -> None:
    random = Random(13)
    for seed in range(400 if long else 25 if COMPILED else 5):
        rules = sample(random)
        played = play_match(rules, some_seats(rules, random), seed, longest=600)
        text = record.dumps(played)
        again = record.loads(text)
        assert again == played
        assert record.check(again) == []
        assert record.dumps(again) == text
        shuffles: dict[int, list[bytes]] = {}
        for step in record.replay(again):
            shuffles[step.number] = step.round.log or []
        assert [tuple(log) for log in shuffles.values()] == [entry.shuffles for entry in played.rounds]
