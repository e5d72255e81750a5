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


def all_cards(table: Round) -> list[int]:
    hands = b"".join(table.hand(seat) for seat in range(table.seats))
    return sorted(hands + table.stock_order() + table.discard_order())


def listed(table: Round) -> set[int]:
    return {action.code for seat in range(table.seats) for action in table.legal(seat)}


def random_code(table: Round, random: Random) -> Action:
    """Anything that can be said at all, sensible or not."""
    seat = random.randrange(1, table.seats + 1)
    verb = random.randrange(15)
    target = random.randrange(table.seats + 1)
    hand = table.hand(seat - 1)
    face = random.choice(hand) if hand and random.random() < 0.7 else random.randrange(64)
    if verb == PLAY:
        colour = random.choice((0, 0, 1, 2, 3, 4))
        return Action(encode(seat, verb, face, colour, target if random.random() < 0.3 else 0, random.random() < 0.3))
    if verb == SHED:
        return Action(encode(seat, verb), bytes(sorted(random.choices(range(64), k=random.randrange(4)))))
    colour = random.randrange(1, 5) if verb == actions.COLOUR else 0
    aimed = verb in (actions.CATCH, actions.ADVICE)
    return Action(encode(seat, verb, 0, colour, max(target, 1) if aimed else 0))


def as_listed(table: Round, action: Action) -> int:
    """The listed form of an action that was accepted: without the call, and with or without what may be left out."""
    code = action.code & ~1
    if action.verb_number != PLAY:
        return code
    seat, face = action.seat - 1, FACES[action.card]
    last = len(table.hand(seat)) == 1 and (face != SHUFFLE_HANDS or table.rules.last_shuffle == "wins")
    takes_target = code & 15 << 1 or table.n_alive == 2
    plain = code & ~(7 << 5) & ~(15 << 1)
    if last and plain in listed(table):
        return plain
    if takes_target and not code & 15 << 1:
        others = [other for other in range(table.seats) if table.alive >> other & 1 and other != seat]
        if code | (others[0] + 1) << 1 in listed(table):
            return code | (others[0] + 1) << 1
    return code


def examine(table: Round, random: Random) -> None:
    """What must hold in every position."""
    assert all_cards(table) == sorted(table.rules.cards)
    everything = listed(table)
    assert everything, "nobody can act"
    for code in everything:
        action = Action(code)
        if action.verb_number == SHED:
            action = random_shed(table, action, random)
        assert table.check(action.code, action.cards) == 0, str(action)
    for _ in range(6):
        action = random_code(table, random)
        if table.check(action.code, action.cards) == 0:
            assert as_listed(table, action) in everything, str(action)
        elif random.random() < 0.1:
            before = fingerprint(table)
            with pytest.raises(Refusal):
                table.do(action)
            assert fingerprint(table) == before


def play_round(rules: Ruleset, seats: int, seed: int, out: int = 0) -> None:
    random = Random(seed)
    table = dealt(rules, seats, seed, out)
    for _ in range(LONGEST):
        if table.phase == IN_OVER:
            break
        examine(table, random)
        action = random_action(table, random)
        if random.random() < 0.05:
            twin = table.copy()
            before = fingerprint(table)
            twin.do(action)
            while twin.phase != IN_OVER and random.random() < 0.8:
                twin.do(random_action(twin, random))
            assert fingerprint(table) == before
        table.do(action)
    if table.phase == IN_OVER:
        assert all_cards(table) == sorted(rules.cards)
        assert not listed(table)


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
            table = dealt(rules, 5, seed, out=0b01010)
            while table.phase != IN_OVER and table.idle < 3:
                assert not table.hand(1)
                assert not table.hand(3)
                action = random_action(table, random)
                assert action.seat in (1, 3, 5)
                table.do(action)
                if len(table.discard_order()) > 60:
                    break


def test_copies_go_on_alike() -> None:
    random = Random(3)
    for seed in range(60 if COMPILED else 8):
        rules = sample(random)
        table = dealt(rules, some_seats(rules, random), seed)
        twin = table.copy()
        for _ in range(120):
            if table.phase == IN_OVER:
                break
            action = random_action(table, random)
            table.do(action)
            twin.do(action)
            assert twin.stock_order() == table.stock_order()
            if random.random() < 0.1:
                twin = twin.copy()
        assert fingerprint(twin) == fingerprint(table)


def test_a_copy_keeps_the_shuffles_so_far() -> None:
    table = Round.empty(PRESETS["classic"], 2, 1, seed=4)
    table.log = []
    table.deal()
    twin = table.copy()
    assert twin.log == table.log
    twin.log.append(b"")
    assert len(table.log) == 1


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
