"""The core of the environments: equal to the engine step by step, and shows nobody what they can't know."""

from __future__ import annotations

import hashlib
import pickle
from array import array
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from watched import faces, hidden_cards_moved
from worlds import fits, sample, some_seats, with_options

from lastcard.core.actions import ADVICE, UNO, Action, verb_of
from lastcard.core.cards import COLOURS, FACES, colour_of
from lastcard.core.errors import Problem
from lastcard.core.events import Event
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.engine.arbiter import is_aside
from lastcard.engine.codes import CHOSE, IN_SHED, PHASES, SHED
from lastcard.engine.dice import Dice
from lastcard.engine.memory import Memory
from lastcard.engine.observation import Observation
from lastcard.engine.round import COMPILED, Round
from lastcard.envs import layout
from lastcard.envs.batch import ASIDES, Batch, all_hands
from lastcard.envs.encoder import Encoder
from lastcard.envs.layout import ACTIONS, HANDS, OBSERVED, OTHER, SLICES, TO_CLOSE, TO_LAY_WILD, TO_SWAP, TO_WAIT
from lastcard.envs.mini import MINI, Deck
from lastcard.envs.table import Table
from lastcard.match.view import View, view

DOCUMENT = Path(__file__).parent.parent / "docs" / "environments.md"


class Mirror:
    """The same round played by the engine, with memories that hear of everything."""

    def __init__(self, table: Table, seed: int) -> None:
        game = table.game
        self.round = Round.empty(game.rules, game.seats, game.seats - 1, seed=seed)
        self.memories = [Memory(viewer, game.seats) for viewer in range(game.seats + 1)]
        events: list[Event] = []
        self.round.events = events
        self.round.deal()
        self.round.events = None
        self.codes: list[int] = []
        self.observation = Observation(game.rules, game.seats)
        self.deck = Counter(game.rules.cards)
        begin, count, *_ = SLICES["rules"]
        self.rules = Encoder(game.rules, game.seats).observe(table, 0)[begin : begin + count]
        self.remember(events)

    def remember(self, events: list[Event]) -> None:
        for memory in self.memories:
            memory.watch(events)

    def follow(self, table: Table, shed: bytes) -> None:
        """Does what was said at the table since."""
        assert table.script is not None
        for code, cards in table.script[len(self.codes) :]:
            assert cards == (shed if verb_of(code) == SHED else b"")
            self.codes.append(code)
            self.remember(self.round.play(Action(code, cards)))

    def view(self, viewer: int) -> View:
        return view(self.round, viewer, self.memories[viewer])


def new_table(rules: Ruleset, seats: int, seed: int, asides: str = "auto", draw: str = "forced") -> Table:
    table = Table(rules, seats, seed, ASIDES.index(asides), draw == "forced")
    table.script = []
    table.begin()
    return table


def expected_actions(table: Table, mirror: Round) -> set[int]:
    """What the engine allows the seat that is asked, as numbers of the list."""
    seat, aside = table.seat, table.arbiter.aside
    awaited = bool(mirror.awaited() >> seat & 1)
    found = {TO_WAIT} if aside else set()
    for action in mirror.legal(seat):
        early = action.verb_number == UNO and not mirror.vulnerable >> seat & 1
        if (is_aside(action.verb_number, awaited) == aside and not early) or (early and not aside):
            found.add(table.action_of(action.code))
    return found


def expected_observation(table: Table, mirror: Mirror, seat: int) -> bytes:
    """The same as the core writes, from what an Observation gives to Python."""
    game = mirror.round
    observation = mirror.observation
    observation.look(game, seat)
    observation.study(game, mirror.memories[seat + 1])
    row = bytearray(OBSERVED)

    def put(name: str, place: int, value: int) -> None:
        row[SLICES[name][0] + place] = value

    known = [Counter(FACES[token] for token in hand) for hand in observation.known_hands]
    unseen = mirror.deck.copy()
    unseen.subtract(FACES[token] for token in observation.laid_cards)
    for hand in known:
        unseen.subtract(hand)
    for face, count in Counter(observation.hand).items():
        put("hand", face, count)
    for face, count in unseen.items():
        put("unseen", face, max(count, 0))
    put("top", observation.top, 1)
    put("colour", observation.colour, 1)
    put("phase", observation.phase, 1)
    if observation.offender >= 0:
        put("doubted", observation.doubted, 1)
    shedding, voting = PHASES[observation.phase] == "shed", PHASES[observation.phase] == "vote"
    if voting:
        put("vote", observation.vote_kind, 1)
    state = (
        table.arbiter.aside and seat == table.seat,
        seat == observation.turn,
        observation.direction > 0,
        observation.penalty,
        observation.stuck,
        observation.n_stock,
        observation.n_discard,
        observation.n_alive,
        observation.sizes[seat],
        observation.vulnerable >> seat & 1,
        observation.early == seat,
        observation.openers != 0,
        observation.order_size if shedding else 0,
        len(table.gathered) if shedding and seat == observation.turn else 0,
        observation.yes if voting else 0,
        observation.voters.bit_count() if voting else 0,
    )
    for place, value in enumerate(state):
        put("state", place, int(value))
    order = [(seat + observation.direction * (place + 1)) % game.seats for place in range(game.seats - 1)]
    for place, other in enumerate(order):
        chosen = observation.told[other][CHOSE]
        by_colour = Counter(colour_of(face) for face in known[other].elements())
        block = [1, observation.sizes[other]]
        block += [min(observation.possible[other][colour], observation.sizes[other]) for colour in range(4)]
        block += [by_colour[colour] for colour in range(5)]
        block += [int(chosen == colour) for colour in range(4)]
        block += [observation.vulnerable >> other & 1, observation.early == other, observation.offender == other]
        block += [observation.wrong_by == other, game.rules.teams == "partners" and (other - seat) % 2 == 0]
        for at, value in enumerate(block):
            put("others", place * OTHER + at, int(value))
    for place, code in enumerate(reversed(mirror.codes[-8:])):
        action = Action(code)
        who = 1 if action.seat - 1 == seat else order.index(action.seat - 1) + 2
        put("recent", 4 * place, who)
        put("recent", 4 * place + 1, action.verb_number + 1)
        put("recent", 4 * place + 2, FACES[action.card] + 1 if action.card else 0)
        put("recent", 4 * place + 3, COLOURS.index(action.colour) + 1 if action.colour else 0)
    row[SLICES["rules"][0] :] = mirror.rules
    return bytes(row)


def play_on(table: Table, random: Random) -> bytes:
    """Any action; returns the cards that were shed by it and before."""
    legal = table.legal
    action = random.choice(legal)
    if TO_WAIT in legal and random.random() < 0.5:
        action = TO_WAIT
    elif verb_of(table.code(action) or 0) == ADVICE and random.random() < 0.9:
        action = next(each for each in legal if verb_of(table.code(each) or 0) != ADVICE)
    shed = table.gathered
    if table.game.phase == IN_SHED and not table.arbiter.aside and action < TO_SWAP:
        shed += bytes([action if action < TO_LAY_WILD else 52 + (action - TO_LAY_WILD) // 4])
    table.act(action)
    return bytes(sorted(shed))


SOME = [
    "classic",
    "house-party",
    "iceland-2006",
    "all-wild",
    "{ preset = 'modern', custom = ['joke self 2', 'level everyone 3', 'dare next 2'], false_catch = 1 }",
    "{ preset = 'modern', custom = ['open everyone', 'level next 3', 'shed-wilds everyone'], seven_zero = true }",
    "{ preset = 'modern', custom = ['stuck-draws next 2', 'draw-until-colour next', 'again'], jump_in = true }",
    "{ stacking = 'mixed', uno_window = 'next-done', draw = 'until-playable', teams = 'partners' }",
]


def some_rules(number: int, random: Random) -> Ruleset:
    from lastcard.core.rules import parse

    return parse(SOME[number % len(SOME)]) if number % 3 else sample(random)


@pytest.mark.parametrize("asides", ASIDES)
@pytest.mark.parametrize("draw", ["forced", "free"])
def test_a_table_is_equal_to_the_engine_step_by_step(asides: str, draw: str, long: bool) -> None:
    random = Random(f"{asides} {draw}")
    for seed in range(200 if long else 12 if COMPILED else 2):
        rules = some_rules(seed, random)
        seats = some_seats(rules, random)
        table, steps = new_table(rules, seats, seed, asides, draw), 0
        mirror = Mirror(table, seed)
        mirror.follow(table, b"")
        encoder = Encoder(rules, seats)
        while table.seat >= 0 and steps < 150:
            steps += 1
            assert mirror.round == table.game
            for seat in {table.seat, steps % seats}:  # a seat that has not looked for a while knows as much
                assert bytes(encoder.observe(table, seat)) == expected_observation(table, mirror, seat)
            if asides == "full" and draw == "free" and (table.game.phase != IN_SHED or table.arbiter.aside):
                assert set(table.legal) == expected_actions(table, mirror.round)
            mask = table.mask()
            assert [action for action in range(ACTIONS) if mask[action]] == table.legal
            mirror.follow(table, play_on(table, random))
        assert mirror.round == table.game


def test_forced_and_automatic_tables_offer_a_part_of_what_is_allowed() -> None:
    random = Random(5)
    for seed in range(30 if COMPILED else 6):
        rules = some_rules(seed, random)
        seats = some_seats(rules, random)
        table = new_table(rules, seats, seed)
        for _ in range(80):
            if table.seat < 0:
                break
            if table.game.phase != IN_SHED or table.arbiter.aside:
                assert set(table.legal) <= expected_actions(table, table.game)
            play_on(table, random)


def test_every_action_of_the_engine_has_a_number_and_comes_back() -> None:
    random = Random(3)
    for seed in range(40 if COMPILED else 6):
        rules = some_rules(seed, random)
        table = new_table(rules, some_seats(rules, random), seed, "full", "free")
        for _ in range(60):
            if table.seat < 0:
                break
            for action in table.legal:
                code = table.code(action)
                if code and (table.game.phase != IN_SHED or table.arbiter.aside):
                    assert table.action_of(code) == action
                    assert table.game.check(code) == 0
            play_on(table, random)


def test_a_shed_is_said_card_by_card() -> None:
    rules = with_options("modern", custom=(PRESETS["modern"].custom[1],) * 3)
    table = next(
        table
        for seed in range(500)
        if (table := until_shed(new_table(rules, 2, seed, "auto", "free"), seed)) is not None
    )
    seat, sizes = table.seat, len(table.game.hand(table.seat))
    assert TO_CLOSE not in table.legal
    while table.game.phase == IN_SHED and table.seat == seat:
        table.act(table.legal[0])
    assert len(table.game.hand(seat)) < sizes


def until_shed(table: Table, seed: int) -> Table | None:
    random = Random(seed)
    for _ in range(60):
        if table.seat < 0:
            return None
        if table.game.phase == IN_SHED:
            return table
        play_on(table, random)
    return None


@pytest.mark.parametrize("asides", ASIDES)
def test_an_observation_never_depends_on_what_the_seat_cannot_know(asides: str, long: bool) -> None:
    random = Random(asides)
    for seed in range(100 if long else 16 if COMPILED else 3):
        rules = some_rules(seed, random)
        seats = some_seats(rules, random)
        table = new_table(rules, seats, seed, asides, "free")
        mirror = Mirror(table, seed)
        mirror.follow(table, b"")
        encoder = Encoder(rules, seats)
        for _ in range(80):
            if table.seat < 0:
                break
            if random.random() < 0.2:
                for seat in range(seats):
                    other = table.copy()
                    moved = hidden_cards_moved(mirror, seat + 1, random)  # type: ignore[arg-type]
                    other.game.rearrange([moved.hand(each) for each in range(seats)], moved.stock_order())
                    assert encoder.observe(other, seat) == encoder.observe(table, seat)
            mirror.follow(table, play_on(table, random))


# Many at once


def lend(batch: Batch) -> dict[str, Any]:
    """Buffers without numpy."""
    n = batch.n
    buffers: dict[str, Any] = {
        "observation": memoryview(bytearray(n * OBSERVED)).cast("B", [n, OBSERVED]),
        "mask": memoryview(bytearray(n * ACTIONS)).cast("B", [n, ACTIONS]),
        "reward": memoryview(bytearray(n * batch.seats * 4)).cast("f", [n, batch.seats]),
        "terminated": memoryview(bytearray(n)),
        "truncated": memoryview(bytearray(n)),
        "turn": memoryview(bytearray(4 * n)).cast("i"),
        "final": memoryview(bytearray(n * OBSERVED)).cast("B", [n, OBSERVED]),
    }
    batch.lend(**buffers)
    return buffers


def column(buffers: dict[str, Any], number: int) -> tuple[object, ...]:
    return tuple(buffer.tolist()[number] for buffer in buffers.values())


@pytest.mark.parametrize("autoreset", ["same", "next"])
@pytest.mark.parametrize(
    ("rules", "seats", "opponents"),
    [("classic", 4, ()), ("house-party", 3, ()), ("classic", 2, "normal"), ("modern", 3, ("easy", "hard"))],
)
def test_each_column_is_a_table_of_its_own(rules: str, seats: int, opponents: tuple[str, ...], autoreset: str) -> None:
    many = Batch(rules, seats, 3, opponents=opponents, autoreset=autoreset)
    shown = lend(many)
    many.reset(11)
    singles = [Batch(rules, seats, opponents=opponents, autoreset=autoreset) for _ in range(3)]
    alone = [lend(single) for single in singles]
    for number, single in enumerate(singles):
        single.reset(11 + number)
    dice = Random(1)
    for _ in range(160 if COMPILED else 30):
        actions = array("q", [0] * 3)
        for number in range(3):
            assert column(shown, number) == column(alone[number], 0)
            legal = many.table(number).legal
            actions[number] = dice.choice(legal) if legal else 0
        many.step(actions)
        for number, single in enumerate(singles):
            single.step(array("q", [actions[number]]))


def test_the_same_everywhere_compiled_or_not() -> None:
    digest = hashlib.sha256()
    for rules, seats, asides in (("classic", 4, "auto"), ("house-party", 3, "own"), ("iceland-2006", 2, "full")):
        batch = Batch(rules, seats, 2, asides=asides, reward="points")
        shown = lend(batch)
        batch.reset(7)
        dice = Dice(1)
        for _ in range(60):
            legal = [batch.table(number).legal for number in range(2)]
            batch.step(array("q", [each[dice.below(len(each))] for each in legal]))
            for buffer in shown.values():
                digest.update(buffer)
    assert digest.hexdigest()[:16] == "a3cd2a6f0b234312"


def test_a_round_that_ends_gives_rewards_and_the_last_observation() -> None:
    batch = Batch("classic", 3, autoreset="same")
    shown = lend(batch)
    batch.reset(1)
    actions = array("q", [0])
    while not shown["terminated"][0]:
        batch.sample(actions)
        actor = shown["turn"][0]
        batch.step(actions)
    assert sorted(shown["reward"].tolist()[0]) == [-0.5, -0.5, 1.0]
    assert shown["final"].tolist()[0][SLICES["phase"][0] + PHASES.index("over")] == 1
    assert sum(shown["final"].tolist()[0][:64]) == 0 or actor >= 0
    assert sum(shown["observation"].tolist()[0][:64]) == 7
    batch.sample(actions)
    batch.step(actions)
    assert shown["reward"].tolist()[0] == [0, 0, 0]


@pytest.mark.parametrize("rules", ["classic", "classic match=lowest", "classic teams=partners"])
def test_points_are_a_sum_of_zero(rules: str) -> None:
    batch = Batch(rules, 4, 4, reward="points")
    shown = lend(batch)
    batch.reset(1)
    actions, ended = array("q", [0] * 4), 0
    while ended < 5:
        batch.sample(actions)
        batch.step(actions)
        for number, over in enumerate(shown["terminated"]):
            rewards = shown["reward"].tolist()[number]
            assert abs(sum(rewards)) < 1e-5
            assert (max(rewards) > 0) == bool(over)
            ended += over


def test_a_round_without_end_is_cut_off() -> None:
    batch = Batch("classic", 2, limit=3, autoreset="off")
    shown = lend(batch)
    batch.reset(1)
    for _ in range(3):
        assert not shown["truncated"][0]
        actions = array("q", [batch.table(0).legal[0]])
        batch.step(actions)
    assert (shown["truncated"][0], shown["terminated"][0], shown["turn"][0]) == (1, 0, -1)
    with pytest.raises(ValueError, match="the round is over"):
        batch.step(actions)
    batch.reset(only=[True])
    assert not shown["truncated"][0]


def test_what_is_not_allowed_is_refused_and_nothing_happens() -> None:
    batch = Batch("classic", 2, 2)
    shown = lend(batch)
    batch.reset(1)
    before = [bytes(buffer) for buffer in shown.values()]
    for wrong in (TO_WAIT, -1, ACTIONS, 2**40):
        with pytest.raises((ValueError, OverflowError)):
            batch.step(array("q", [batch.table(0).legal[0], wrong]))
    assert [bytes(buffer) for buffer in shown.values()] == before


def test_what_is_not_allowed_may_lose_the_round_instead() -> None:
    batch = Batch("classic", 3, illegal="lose", autoreset="off")
    shown = lend(batch)
    batch.reset(1)
    actor = shown["turn"][0]
    batch.step(array("q", [TO_WAIT]))
    assert shown["terminated"][0]
    assert shown["reward"].tolist()[0][actor] == -1
    assert sum(shown["reward"].tolist()[0]) == 0


def test_wrong_buffers_are_refused() -> None:
    batch = Batch("classic", 2, 2)
    good = lend(batch)
    with pytest.raises(ValueError, match=r"mask has the shape \(2,\): it has to be \(2, 188\)"):
        batch.lend(**good | {"mask": memoryview(bytearray(2))})
    with pytest.raises(TypeError, match="reward holds 'B', 1 bytes each: it has to be float32"):
        batch.lend(**good | {"reward": memoryview(bytearray(4)).cast("B", [2, 2])})
    with pytest.raises(TypeError, match="turn is list: it has to be an array"):
        batch.lend(**good | {"turn": [0, 0]})
    with pytest.raises(ValueError, match="terminated has to be writable"):
        batch.lend(**good | {"terminated": bytes(2)})
    batch.reset(1)
    with pytest.raises(TypeError, match="actions holds 'i'"):
        batch.step(array("i", [0, 0]))
    with pytest.raises(ValueError, match="nowhere to write"):
        Batch("classic", 2).reset(1)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"asides": "none"}, "asides is 'none': it has to be one of auto, own, full"),
        ({"draw": "some"}, "draw is 'some'"),
        ({"reward": "money"}, "reward is 'money'"),
        ({"autoreset": "never"}, "autoreset is 'never'"),
        ({"tables": 0}, "tables is 0"),
        ({"limit": 0}, "limit is 0"),
        ({"opponents": ("easy", "easy")}, "2 opponents for 2 seats"),
        ({"seat": 0}, "seat is 0: it goes with opponents"),
        ({"opponents": "easy", "seat": 2}, "from 0 to 1"),
    ],
)
def test_a_wrong_setting_is_told(settings: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Batch("classic", 2, **settings)  # type: ignore[arg-type]


def test_unknown_rules_bots_and_seats_are_told() -> None:
    with pytest.raises(Problem, match="rules-unknown-preset"):
        Batch("clasic", 2)
    with pytest.raises(Problem, match="unknown-bot"):
        Batch("classic", 2, opponents="norml")
    with pytest.raises(Problem, match="rules-seats"):
        Batch("classic", 11)


@pytest.mark.parametrize("rules", ["classic", "iceland-2006", "house-party", "modern"])
def test_a_table_saved_goes_on_alike(rules: str) -> None:
    batch = Batch(rules, 3, 2, asides="full")
    shown = lend(batch)
    batch.reset(5)
    actions = array("q", [0, 0])
    for _ in range(25):
        batch.sample(actions)
        batch.step(actions)
    batch.load(1, batch.save(0))
    copied = pickle.loads(pickle.dumps(batch.table(0)))
    for _ in range(60):
        assert column(shown, 0) == column(shown, 1)
        legal = batch.table(0).legal
        assert legal == batch.table(1).legal
        if copied.seat >= 0:
            assert copied.legal == legal
            copied.act(legal[-1])
        batch.step(array("q", [legal[-1]] * 2))


def test_what_was_not_saved_cannot_be_loaded() -> None:
    batch = Batch("classic", 2)
    lend(batch)
    batch.reset(1)
    other = Batch("classic", 3)
    lend(other)
    other.reset(1)
    for wrong, words in (
        (b"", "no saved table"),
        (b"lastcard", "no saved table"),
        (pickle.dumps(print), "builtins.print is no part of one"),
        (pickle.dumps([1, 2]), "no saved table"),
        (other.save(0), "other rules or seats"),
    ):
        with pytest.raises(ValueError, match=words):
            batch.load(0, wrong)
    with_bots = Batch("classic", 2, opponents="easy")
    lend(with_bots)
    with_bots.reset(1)
    with pytest.raises(ValueError, match="players can't be saved"):
        with_bots.save(0)


def test_the_perfect_view_has_all_hands() -> None:
    batch = Batch("classic", 3, 2)
    lend(batch)
    batch.reset(4)
    hands: Any = memoryview(bytearray(2 * HANDS)).cast("B", [2, HANDS])
    batch.perfect(hands)
    for number in range(2):
        table = batch.table(number)
        row = hands.tolist()[number]
        assert bytes(row) == all_hands(table)
        assert [sum(row[64 * place : 64 * place + 64]) for place in range(4)] == [7, 7, 7, 0]
        assert [face for face in range(64) for _ in range(row[face])] == list(table.game.hand(table.seat))


def test_the_seat_that_learns_moves_on() -> None:
    batch = Batch("classic", 3, opponents="easy")
    shown = lend(batch)
    batch.reset(1)
    seats, actions = [shown["turn"][0]], array("q", [0])
    while len(seats) < 5:
        batch.sample(actions)
        batch.step(actions)
        if shown["terminated"][0]:
            seats.append(shown["turn"][0])
    assert seats == [0, 1, 2, 0, 1]
    fixed = Batch("classic", 3, opponents="easy", seat=2)
    shown = lend(fixed)
    fixed.reset(1)
    assert (shown["turn"][0], fixed.table(0).learner) == (2, 2)


def test_the_slices_fill_the_observation_and_are_documented() -> None:
    place = 0
    for begin, size, _, _ in SLICES.values():
        assert begin == place
        place += size
    assert place == OBSERVED
    rows = [f"| `{name}` | {begin} | {size} | {most} | {what} |" for name, (begin, size, most, what) in SLICES.items()]
    assert "\n".join(rows) in DOCUMENT.read_text("utf-8")


def test_the_actions_are_documented() -> None:
    firsts = {name: number for name, number in vars(layout).items() if name.startswith("TO_")}
    text = DOCUMENT.read_text("utf-8")
    for name, number in firsts.items():
        assert f"| {number} | `{name}` |" in text


def test_a_deck_of_ones_own() -> None:
    table = new_table(MINI, 2, 1)
    assert sorted(table.game.hand(0) + table.game.hand(1) + table.game.stock_order() + table.game.discard_order()) == (
        sorted(faces(" ".join(MINI.faces)))
    )
    assert "with R0" in str(MINI)
    assert not fits(Deck(faces=("R0", "R1", "R2"), hand_size=1), 3)
    with pytest.raises(ValueError, match="have no place in a record"):
        MINI.toml()
    with pytest.raises(ValueError, match="X7"):
        Deck(faces=("X7",))
