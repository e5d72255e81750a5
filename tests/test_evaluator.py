"""The evaluator: inputs from what a seat knows and nothing else, a net that finds the same everywhere, and training."""

from __future__ import annotations

import hashlib
from array import array
from random import Random

import english
import numpy as np
import pytest
from nets import some_net
from watched import Watched, hidden_cards_moved, start
from worlds import fits, sample, some_seats

from lastcard.bots.base import read
from lastcard.core.actions import parse
from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.engine.codes import DRAW, IN_OVER, PASS, verb_of
from lastcard.engine.observation import Observation
from lastcard.engine.round import COMPILED
from lastcard.evaluator import kernels, layout, net
from lastcard.evaluator.features import INPUTS, Features
from lastcard.evaluator.fitting import Trainer, batches
from lastcard.evaluator.net import Net, chance, write_net
from lastcard.evaluator.sparse import Bytes, Floats
from lastcard.lab.random_play import random_action
from lastcard.match.view import View


def seen(game: Watched, seat: int) -> Observation:
    observation = Observation(game.round.rules, game.round.seats)
    observation.look(game.round, seat)
    observation.study(game.round, game.memories[seat + 1])
    return observation


def seen_through(view: View, rules: Ruleset) -> Observation:
    observation = Observation(rules, len(view.game.sizes))
    read(observation, view)
    return observation


def positions(count: int, seed: int) -> list[tuple[Watched, int]]:
    """Rounds of all kinds, each with a seat that has something to decide."""
    random = Random(seed)
    found: list[tuple[Watched, int]] = []
    while len(found) < count:
        rules = sample(random) if random.random() < 0.5 else PRESETS[random.choice(sorted(PRESETS))]
        game = Watched(rules, some_seats(rules, random), random.randrange(1000))
        for _ in range(random.randrange(60)):
            if game.round.phase != IN_OVER:
                game.do(random_action(game.round, random))
        if game.round.phase != IN_OVER and game.round.legal(game.round.turn):
            found.append((game, game.round.turn))
    return found


MANY = 300 if COMPILED else 40


def test_inputs_are_on_or_off_and_tell_choices_apart() -> None:
    on = np.zeros(INPUTS, dtype=np.int64)
    for game, seat in positions(MANY, 1):
        features = Features(game.round.rules)
        choices = [action.code for action in game.round.legal(seat) if action.verb_number < layout.WAIT]
        rows = [features.row(seen(game, seat), code) for code in [*choices, 0]]
        assert all(set(row) <= {0, 1} and len(row) == INPUTS for row in rows)
        assert len(set(rows)) > len(rows) / 4  # opponents with equal hands look alike
        on += np.sum([np.frombuffer(row, dtype=np.uint8) for row in rows], axis=0, dtype=np.int64)
    assert np.count_nonzero(on) > INPUTS * (0.8 if COMPILED else 0.5)


def test_inputs_are_the_same_from_a_view_as_from_the_engine() -> None:
    for game, seat in positions(MANY, 2):
        features, observation = Features(game.round.rules), seen(game, seat)
        there = seen_through(game.view(seat + 1), game.round.rules)
        for action in game.round.legal(seat):
            if action.verb_number < layout.WAIT:
                assert features.row(there, action.code) == features.row(observation, action.code)


def test_inputs_do_not_depend_on_hidden_cards() -> None:
    random = Random(3)
    for game, seat in positions(MANY, 3):
        other = Watched.__new__(Watched)
        other.round, other.memories = hidden_cards_moved(game, seat + 1, random), game.memories
        features = Features(game.round.rules)
        for action in game.round.legal(seat):
            if action.verb_number < layout.WAIT:
                assert features.row(seen(other, seat), action.code) == features.row(seen(game, seat), action.code)


@pytest.mark.parametrize("seats", range(2, 11))
def test_every_preset_has_inputs_at_tables_of_every_size(seats: int) -> None:
    for name, rules in PRESETS.items():
        if fits(rules, seats):
            game = Watched(rules, seats, seats)
            rows = {Features(rules).row(seen(game, game.round.turn), 0)}
            assert len(rows) == 1, name


def test_what_a_colour_is_called_does_not_matter() -> None:
    rules = PRESETS["classic"]
    hands = ["R1 R3 Y5 Y6 Y7 G2 G4 G8 GS W", "R5 B7 B8"]
    called = str.maketrans("RYGB", "GBYR")
    rows = []
    for renamed in (False, True):
        told = [hand.translate(called) if renamed else hand for hand in hands]
        game = start(rules, told, "G9" if renamed else "R9")
        features, observation = Features(rules), seen(game, 0)
        plays = ["R1", "R3", "W>R", "W>B"]
        said = [parse(f"1 play {play.translate(called) if renamed else play}") for play in plays]
        rows.append([features.row(observation, action.code) for action in said])
    assert rows[0] == rows[1]
    assert len(set(rows[0])) == 4


# The net


def some_row(random: Random, inputs: int = 40) -> bytes:
    return bytes([255]) + bytes([random.choice((0, 0, 0, 0, 0, 0, 1, 1, 1, 3)) for _ in range(inputs - 1)])


def test_a_net_finds_what_its_inner_loops_find_interpreted() -> None:
    """`kernels` itself is never compiled: compiled code has its own."""
    content = some_net()
    place = net.HEADER.size
    parts = []
    for code, count in (("h", 640), ("i", 16), ("h", 128), ("i", 8), ("h", 8), ("i", 1)):
        part: array[int] = array(code, content[place : place + count * array(code).itemsize])
        parts.append(part)
        place += len(part) * part.itemsize
    random = Random(5)
    for _ in range(50):
        row = some_row(random)
        sums, passed, passed_on = array("i", parts[1]), array("h", bytes(32)), array("h", bytes(16))
        for number, times in enumerate(row):
            kernels.add_times(sums, parts[0], 16 * number, 16, times)
        kernels.rectify(passed, sums, 16, 2)
        later = array("i", [parts[3][unit] + kernels.dot(passed, parts[2], 16 * unit, 16) for unit in range(8)])
        kernels.rectify(passed_on, later, 8, 10)
        worth = parts[5][0] + kernels.dot(passed_on, parts[4], 0, 8)
        assert Net(content).value(row) == chance(worth)


def test_a_net_finds_the_same_compiled_and_interpreted_to_the_bit() -> None:
    """The suite runs both ways, and both must find this."""
    random = Random(6)
    judge = Net(some_net(layout.SIZE, (128, 64)))
    found = [judge.value(some_row(random, layout.SIZE)).hex() for _ in range(20)]
    assert hashlib.sha256(" ".join(found).encode()).hexdigest()[:16] == "1e5e92858248851d"


def test_inputs_that_are_on_count_as_a_row_does() -> None:
    from lastcard.bots.net import ByNet

    content = Trainer(INPUTS, 1).net(net.SEAT, layout.VERSION)
    judge = net.for_seats(content)
    for game, seat in positions(20, 7):
        bot = ByNet(game.round.rules, 1, judge)
        observation = seen(game, seat)
        for code, worth in bot.judged(observation):
            if verb_of(code) not in (DRAW, PASS):  # for which it is reluctant
                assert chance(worth) == judge.value(Features(game.round.rules).row(observation, code))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda _content: b"", "is not a net of Last Card"),
        (lambda content: b"PK" + content, "is not a net of Last Card"),
        (
            lambda content: content[:12] + b"\x09\x00" + content[14:],
            "is written in form 9; this version of Last Card reads form 1",
        ),
        (lambda content: content[:-1], "is damaged"),
        (lambda content: content[:200] + bytes([content[200] ^ 1]) + content[201:], "is damaged"),
        (lambda content: content[:22] + b"\xff\xff" + content[24:], "is damaged"),
    ],
)
def test_what_is_no_net_or_damaged_is_refused_in_a_line(change: object, told: str) -> None:
    with pytest.raises(Problem) as problem:
        Net(change(some_net()))  # type: ignore[operator]
    assert english.told(problem.value) == told


def test_a_net_of_another_kind_version_or_shape_is_refused() -> None:
    for wanted, told in (
        (("seat", 7, 40), "is of the kind “test”, not “seat”"),
        (("test", 8, 40), "was trained with version 7 of the inputs; this version of Last Card has 8"),
        (("test", 7, 41), "has 40 inputs, not 41"),
    ):
        with pytest.raises(Problem) as problem:
            net.read(some_net(), *wanted)
        assert english.told(problem.value) == told
    assert net.read(some_net(), "test", 7, 40).inputs == 40


def test_weights_whose_sums_could_overflow_are_refused() -> None:
    wild = [([[15.0] * 4 for _ in range(4000)], [0.0] * 4), ([[1.0] * 2] * 4, [0.0] * 2), ([[1.0]] * 2, [0.0])]
    with pytest.raises(Problem) as problem:
        Net(write_net("test", 1, wild))
    assert problem.value.message == "net-damaged"


# Training


def examples(count: int) -> tuple[Bytes, Floats]:
    """Whether two of the inputs are the same: nothing that a single layer could learn."""
    rows = np.random.default_rng(1).integers(0, 2, (count, 12), dtype=np.uint8)
    return rows, (rows[:, 0] == rows[:, 1]).astype(np.float32)


def fit(rows: Bytes, targets: Floats, seed: int, epochs: int) -> tuple[Trainer, list[float]]:
    trainer = Trainer(rows.shape[1], seed, (16, 8))
    losses = []
    for epoch in range(epochs):
        order = batches(len(rows), seed * 1000 + epoch, 128)
        losses.append(float(np.mean([trainer.step(rows[some], targets[some], 3e-3) for some in order])))
    return trainer, losses


def test_a_net_learns_what_is_in_the_rows_and_its_file_says_the_same() -> None:
    rows, targets = examples(20_000)
    trainer, losses = fit(rows, targets, 1, 6)
    assert losses[0] > 0.2 > 0.05 > losses[-1]
    judge = Net(trainer.net("test", 1))
    said = trainer.chances(rows[:100])
    assert np.mean((said > 0.5) == targets[:100]) > 0.97
    assert max(abs(judge.value(row.tobytes()) - chance_) for row, chance_ in zip(rows[:100], said, strict=True)) < 0.02


def test_units_that_are_held_say_what_the_net_of_whole_numbers_says() -> None:
    rows, targets = examples(5000)
    trainer, _ = fit(rows, targets, 1, 2)
    for weight in trainer.weights[2:4]:
        weight *= 10
    trainer.weights[4] *= np.float32(0.1)
    judge = Net(trainer.net("test", 1))

    def difference() -> float:
        said = trainer.chances(rows[:100])
        return max(abs(judge.value(row.tobytes()) - float(of)) for row, of in zip(rows[:100], said, strict=True))

    assert difference() > 0.05
    trainer.hold()
    assert difference() < 0.02


def test_the_same_rows_and_seed_give_the_same_net_bit_for_bit() -> None:
    rows, targets = examples(5000)
    nets = [fit(rows, targets, seed, 2)[0].net("test", 1) for seed in (1, 1, 2)]
    assert nets[0] == nets[1] != nets[2]
