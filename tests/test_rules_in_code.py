"""The rules that no case can show: what is in the box, who deals, who sees what, what chance does, tournaments."""

# ruff: noqa: N802

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from random import Random

import english
import pytest

from lastcard import record
from lastcard.core.actions import PLAY, VERBS, encode, parse
from lastcard.core.cards import COLOURS, FACES, NO_COLOUR, TOKENS, WILD_DRAW_FOUR, is_wild, spell, worth
from lastcard.core.errors import Problem, Refusal
from lastcard.core.events import Event, seen
from lastcard.core.rules import PRESETS, Custom, Ruleset
from lastcard.engine.memory import Memory
from lastcard.engine.round import Round
from lastcard.engine.shuffles import Orders
from lastcard.evening.desk import fits
from lastcard.evening.played import PlayedStage
from lastcard.evening.standings import standings
from lastcard.match.match import Match, draw_for_dealer
from lastcard.match.schedules import Seating, eight_players, four_players
from lastcard.match.view import SPECTATOR, View, view
from lastcard.protocol.evening import Plan

CLASSIC = Ruleset()
MODERN = PRESETS["modern"]
ALL_WILD = PRESETS["all-wild"]
PARTNERS = Ruleset(teams="partners")


def cards(text: str) -> bytes:
    return bytes(FACES[token] for token in text.split())


def set_up(rules: Ruleset, *hands: str, discard: str = "R5", colour: str = "") -> Round:
    """A round in which the first seat begins its turn."""
    game = Round.empty(rules, len(hands), len(hands) - 1)
    named = COLOURS.index(colour) if colour else NO_COLOUR
    game.set_up([cards(hand) for hand in hands], cards(discard), cards("B1 B2 B3 B4 B5 B6 B7 B8"), 0, 1, named)
    return game


def say(game: Round, *said: str) -> list[Event]:
    return [event for text in said for event in game.play(parse(text))]


def refused(game: Round, said: str) -> str:
    with pytest.raises(Refusal) as refusal:
        game.do(parse(said))
    return refusal.value.code


def state(game: Round) -> dict[str, object]:
    return record.state(Match(game.rules, game.seats), game)


def views(game: Round) -> list[View]:
    """What the spectator and every seat see who have not watched so far."""
    return [view(game, viewer, Memory(viewer, game.seats)) for viewer in range(game.seats + 1)]


# The box

LISTED = {"R 0-9": 19, "Y 0-9": 19, "G 0-9": 19, "B 0-9": 19, "+2": 8, "R": 8, "S": 8, "W": 4, "W+4": 4}


def kinds(deck: bytes) -> Counter[str]:
    """Numbers counted by their colour, actions by their symbol, wilds by their token."""
    tokens = [TOKENS[face] for face in deck]
    return Counter(t if t[0] == "W" else f"{t[0]} 0-9" if t[1:].isdigit() else t[1:] for t in tokens)


def points(rules: Ruleset) -> int:
    return sum(worth(face, rules.deck) for face in rules.cards)


def on_the_table(game: Round) -> bytes:
    """All cards, wherever they are."""
    hands = b"".join(game.hand(seat) for seat in range(game.seats))
    return bytes(sorted(hands + game.stock_order() + game.discard_order()))


@pytest.mark.rule("S0-CON-1")
def test_S0_CON_1_the_modern_deck_has_112_cards_that_count_1400() -> None:
    assert kinds(MODERN.cards) == LISTED | {"WH": 1, "W1": 1, "W2": 1, "W3": 1}
    assert (len(MODERN.cards), points(MODERN)) == (112, 1400)


@pytest.mark.rule("S2-CON-1")
def test_S2_CON_1_the_classic_deck_has_108_cards_that_count_1240() -> None:
    assert kinds(CLASSIC.cards) == LISTED
    assert (len(CLASSIC.cards), points(CLASSIC)) == (108, 1240)
    assert Counter(spell(CLASSIC.cards).split()) >= Counter({"R0": 1, "R1": 2, "B9": 2, "YS": 2, "GR": 2, "B+2": 2})


@pytest.mark.rule("S2-CON-2")
def test_S2_CON_2_the_cards_on_the_table_are_those_of_the_list() -> None:
    for rules in (CLASSIC, MODERN, ALL_WILD):
        game = Round.empty(rules, 5, 0)
        game.deal()
        assert on_the_table(game) == rules.cards


@pytest.mark.rule("S3-CON-1", "S3-WILD-1")
def test_S3_CON_1_all_wild_has_112_cards_of_eight_kinds_and_plain_wilds_are_most_common() -> None:
    counted = Counter(ALL_WILD.cards)
    assert (counted.total(), len(counted)) == (112, 8)
    assert all(map(is_wild, counted))
    assert counted.most_common(1)[0][0] == FACES["W"]


@pytest.mark.rule("S4-HDR-1", "A-04")
def test_S4_HDR_1_two_to_ten_can_play() -> None:
    for rules in PRESETS.values():
        for seats in range(2, 11):
            game = Match(rules, seats).new_round()
            game.deal()
            assert [len(game.hand(seat)) for seat in range(seats)] == [7] * seats
        for seats in (-1, 0, 1, 11):
            with english.raises(Problem, match="2 to 10 players can play"):
                Match(rules, seats)


# Who deals


def stacked(top: bytes) -> Callable[[bytes], bytes]:
    """A shuffle that brings these to the top; there is no second one."""
    left = [top]

    def shuffle(pile: bytes) -> bytes:
        first = left.pop()
        return first + bytes((Counter(pile) - Counter(first)).elements())

    return shuffle


def drew(*drawn: str) -> list[Event]:
    """Events of draws such as "2 R5"."""
    return [Event("dealer-drew", int(draw.split()[0]), card=draw.split()[1]) for draw in drawn]


@pytest.mark.rule("S0-SET-1", "S1-SET-1", "S2-SET-1", "S4-SET-1")
def test_S0_SET_1_the_highest_number_deals_and_symbols_count_zero() -> None:
    dealer, events = draw_for_dealer(MODERN, 6, stacked(cards("R3 W+4 B8 G+2 WH Y1")))
    assert dealer == 2
    assert events == [*drew("1 R3", "2 W+4", "3 B8", "4 G+2", "5 WH", "6 Y1"), Event("dealer", 3, count=1)]
    for symbol in ("RS", "YR", "B+2", "W", "W+4", "WH", "W1"):
        assert draw_for_dealer(MODERN, 2, stacked(cards(f"{symbol} R1")))[0] == 1
        assert draw_for_dealer(MODERN, 2, stacked(cards(f"R9 {symbol}")))[0] == 0


@pytest.mark.rule("A-01")
def test_A_01_only_the_tied_draw_again_until_one_is_highest() -> None:
    dealer, events = draw_for_dealer(CLASSIC, 4, stacked(cards("R7 Y7 B3 G7 G2 R2 Y1 B0 B6")))
    assert dealer == 1
    assert events == [
        *drew("1 R7", "2 Y7", "3 B3", "4 G7"),
        *drew("1 G2", "2 R2", "4 Y1"),
        *drew("1 B0", "2 B6"),
        Event("dealer", 2, count=1),
    ]


@pytest.mark.rule("A-01")
def test_A_01_all_draw_again_if_all_drew_symbols_or_zeros() -> None:
    dealer, events = draw_for_dealer(CLASSIC, 3, stacked(cards("RS W B0 B4 B6 B5")))
    assert dealer == 1
    assert [event.seat for event in events] == [1, 2, 3, 1, 2, 3, 2]


@pytest.mark.rule("A-02", "S0-SET-2")
def test_A_02_cards_drawn_for_dealer_are_shuffled_in_before_the_deal() -> None:
    dealer, events = draw_for_dealer(CLASSIC, 4, stacked(cards("R0 R1 R9 R2")))
    game = Match(CLASSIC, 4, dealer).new_round(seed=1)
    game.log = []
    game.deal()
    assert game.dealer == events[-1].seat - 1 == 2
    assert bytes(sorted(game.log[0])) == on_the_table(game) == CLASSIC.cards


@pytest.mark.rule("S3-SET-1")
def test_S3_SET_1_all_wild_just_chooses_a_dealer() -> None:
    for chosen in range(5):
        dealer, events = draw_for_dealer(ALL_WILD, 5, stacked(bytes([chosen])))
        assert (dealer, events) == (chosen, [Event("dealer", chosen + 1)])


# Who sees a hand


@pytest.mark.rule("S0-CHAL-2", "S1-CHAL-2", "S4-CHAL-2", "S2-PEN-4", "A-34")
@pytest.mark.parametrize("hand", ["R3 Y1 W+4", "Y1 G3 W+4"], ids=["guilty", "innocent"])
def test_S0_CHAL_2_a_challenged_hand_is_shown_to_the_challenger_alone(hand: str) -> None:
    game = set_up(CLASSIC, hand, "B9 G1", "B8 G2", "B7 G4")
    told = say(game, "1 play W+4>G", "2 challenge")
    challenge = next(event for event in told if event.kind == "challenged")
    for viewer in (SPECTATOR, 2, 3, 4):
        memory = Memory(viewer, 4)
        memory.watch(told)
        shown = tuple(hand.split()[:2]) if viewer == 2 else ()
        assert seen(challenge, viewer).cards == shown
        assert seen(challenge, viewer).count == ("R3" in hand)  # all learn the verdict
        assert view(game, viewer, memory).known[0] == shown


@pytest.mark.rule("A-34")
def test_A_34_the_challenger_keeps_the_knowledge() -> None:
    game = set_up(CLASSIC, "R3 Y1 W+4", "B9 G1", "B8 G2")
    memory = Memory(2, 3)
    memory.watch(say(game, "1 play W+4>Y", "2 challenge", "2 draw", "3 draw", "1 play Y1"))
    known = view(game, 2, memory).known[0]
    assert known == ("R3",)  # Y1 is gone; the four cards drawn for the bluff are not known
    assert len(game.hand(0)) == 5


@pytest.mark.rule("A-64", "S2-PART-1")
def test_A_64_partners_do_not_see_each_others_hands_and_are_four_in_alternating_seats() -> None:
    game = Round.empty(PARTNERS, 4, 3, seed=1)
    heard: list[Event] = []
    game.events = heard
    game.deal()
    for memory in (Memory(viewer, 4) for viewer in range(1, 5)):
        memory.watch(heard)
        others = [seat for seat in range(1, 5) if seat != memory.viewer]
        assert [view(game, memory.viewer, memory).known[seat - 1] for seat in others] == [()] * 3
    for seats in (2, 3, 5, 6, 8):
        with english.raises(Problem, match="needs 4 seats"):
            Match(PARTNERS, seats)
    for winner, team in ((0, [0, 2]), (1, [1, 3]), (2, [0, 2]), (3, [1, 3])):
        match = Match(Ruleset(teams="partners", match="single"), 4)
        game = match.new_round()
        game.set_up([cards("R1")] * 4, cards("R5"), b"", winner)
        say(game, f"{winner + 1} play R1")
        match.close(game)
        assert match.champions == team


# Chance


@pytest.mark.rule("A-05", "S1-WD4-4")
def test_A_05_a_wild_draw_four_turned_up_goes_to_a_uniformly_random_place() -> None:
    rules = Ruleset(hand_size=10)  # ten seats leave eight cards
    left = cards("W+4 B1 B2 B3 B4 B5 B6 B7")
    hands = bytes((Counter(rules.cards) - Counter(left)).elements())
    game = Round.empty(rules, 10, 9, seed=5, source=Orders([hands + left], seeded=True))
    places: Counter[int] = Counter()
    for _ in range(1600):
        game.log = []
        game.deal()
        order = game.log[1]
        places[order.index(WILD_DRAW_FOUR)] += 1
        assert spell(order.replace(bytes([WILD_DRAW_FOUR]), b"")) == "B1 B2 B3 B4 B5 B6 B7"
        assert TOKENS[game.top] == "B1"
    distance = sum((places[place] - 200) ** 2 / 200 for place in range(8))
    assert abs(distance - 7) < 4 * math.sqrt(2 * 7)


# Who speaks, and when


@pytest.mark.rule("A-23", "S0-WILD-1")
def test_A_23_whoever_plays_for_the_seat_may_name_any_colour_and_keep_the_one_before() -> None:
    for colour in COLOURS:
        game = set_up(CLASSIC, "W B9", "G1 G2", "G3 G4")
        say(game, f"1 play W>{colour}")
        assert state(game)["colour"] == colour
        started = Round.empty(CLASSIC, 2, 1, source=Orders([wild_start()]))
        started.deal()
        assert state(started)["phase"] == "colour"
        say(started, f"1 colour {colour}")
        assert (state(started)["phase"], state(started)["colour"]) == ("turn", colour)


def wild_start() -> bytes:
    """The deck for two with a Wild as start card."""
    wild = bytes([FACES["W"]])
    rest = CLASSIC.cards.replace(wild, b"", 1)
    return rest[:14] + wild + rest[14:]


def everything(seats: int) -> Iterator[int]:
    """The codes of all actions that could be said, and of some that could not."""
    for seat in range(1, seats + 1):
        for target in range(seats + 1):
            for colour in range(5):
                for uno in (False, True):
                    yield from (encode(seat, PLAY, face, colour, target, uno) for face in range(64))
                yield from (encode(seat, verb, 0, colour, target) for verb in range(1, len(VERBS)))


@pytest.mark.rule("A-44", "S2-PEN-1c")
def test_A_44_nothing_but_a_committed_play_closes_the_window() -> None:
    game = set_up(Ruleset(jump_in=True), "R5 R6", "R7 R8", "R5 G3", "G4 G5", discard="R9")
    say(game, "1 play R5")
    before = (state(game), views(game), game.stock_order(), game.discard_order())
    for code in everything(4):
        game.check(code)
    for seat in range(4):
        game.legal(seat)
    for said in ("2 play R6", "2 play G3", "3 play G3", "2 pass", "4 play G4", "2 play R7 @3"):
        refused(game, said)
    say(game.copy(), "2 play R7")  # somebody tries it out elsewhere
    assert (state(game), views(game), game.stock_order(), game.discard_order()) == before
    caught = game.copy()
    say(caught, "4 catch 1")
    assert len(caught.hand(0)) == 3
    say(game, "2 play R7 uno")
    assert refused(game, "4 catch 1") == "nothing-to-catch"


@pytest.mark.rule("A-85", "S2-JUMP-1")
@pytest.mark.parametrize(("first", "second"), [(3, 4), (4, 3)])
def test_A_85_of_two_jump_ins_the_first_that_is_accepted_counts(first: int, second: int) -> None:
    game = set_up(Ruleset(jump_in=True), "W B1 B2", "G1 G2", "W", "W")
    say(game, "1 play W>G")
    say(game, f"{first} play W")
    assert state(game)["winner"] == first
    assert refused(game, f"{second} play W") == "round-over"


@pytest.mark.rule("IDEA-9", "S0-CUST-6")
def test_IDEA_9_next_is_honoured_for_all_to_hear_and_nothing_else_happens() -> None:
    def played(effect: str) -> tuple[list[Event], dict[str, object]]:
        game = set_up(Ruleset(deck="112", custom=(Custom(effect),)), "W1 R1 R2", "G1 G2", "G3 G4")
        return say(game, "1 play W1>G"), state(game)

    told, after = played("honour next")
    untold, otherwise = played("nothing")
    assert [event for event in told if event not in untold] == [Event("honoured", 2)]
    assert after == otherwise
    assert after["turn"] == 2


# Tournaments


def partners(table: Seating) -> list[tuple[int, ...]]:
    return [tuple(sorted(table[::2])), tuple(sorted(table[1::2]))]


@pytest.mark.rule("S2-VAR-1", "A-65")
def test_S2_VAR_1_four_players_change_partners_and_record_the_points_with_each() -> None:
    literal = four_players(literal=True)
    pairings = [partners(table) for (table,) in literal]
    assert len(pairings) == 4
    assert all(one != other for one, other in pairwise(pairings))
    random = Random(1)
    made: Counter[tuple[int, int]] = Counter()
    past = []
    for stage in literal:
        first, second = random.randrange(200), random.randrange(200)
        past.append(PlayedStage(stage, ((first, second, first, second),), ((1, 1, 1, 1),)))
        for seat, player in enumerate(stage[0]):
            made[player, stage[0][(seat + 2) % 4]] += second if seat % 2 else first
    found = standings(Plan(format="rotation-short"), [1, 2, 3, 4], past)
    for standing in found:
        others = {1, 2, 3, 4} - {standing.player}
        assert standing.partners == {str(other): made[standing.player, other] for other in others}
    assert found[0].score == max(sum(standing.partners.values()) for standing in found)


@pytest.mark.rule("A-65")
def test_A_65_three_partners_for_four_rounds_each_or_literally_four_rounds() -> None:
    whole, literal = four_players(), four_players(literal=True)
    met = Counter(pair for stage in whole for table in stage for pair in partners(table))
    assert met == dict.fromkeys(combinations(range(1, 5), 2), 1)
    assert len(whole) == 3
    assert len(literal) == 4
    assert literal[3] == literal[0]
    offered = [(fit.format, fit.stages, fit.rounds) for fit in fits(Plan(minutes=0), 4)]
    assert offered[:2] == [("rotation", 3, 4), ("rotation-short", 4, 1)]


@pytest.mark.rule("S2-VAR-2", "A-66")
def test_S2_VAR_2_eight_players_at_two_tables_have_everybody_as_partner_for_four_of_28_rounds() -> None:
    stages = eight_players()
    everybody = list(combinations(range(1, 9), 2))
    assert [len(stage) for stage in stages] == [2] * 7
    assert Counter(pair for stage in stages for table in stage for pair in partners(table)) == dict.fromkeys(
        everybody, 1
    )
    best = fits(Plan(minutes=0), 8)[0]
    assert (best.format, best.tables, best.stages * best.rounds) == ("eight", 2, 28)


@pytest.mark.rule("A-66")
def test_A_66_every_pair_of_the_eight_meets_twice_as_opponents() -> None:
    pairings = eight_players()
    met = Counter(
        tuple(sorted((one, other)))
        for stage in pairings
        for table in stage
        for one in table[::2]
        for other in table[1::2]
    )
    assert met == dict.fromkeys(combinations(range(1, 9), 2), 2)
    assert [partners(table) for table in pairings[0]] == [[(1, 8), (5, 6)], [(2, 4), (3, 7)]]
    assert [partners(table) for table in pairings[6]] == [[(7, 8), (4, 5)], [(1, 3), (2, 6)]]
