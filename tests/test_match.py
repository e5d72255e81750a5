"""Rounds into matches: who has won, who is out, who deals."""

from __future__ import annotations

import english
import msgspec
import pytest

from lastcard.core.actions import parse
from lastcard.core.cards import FACES
from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS, Ruleset
from lastcard.engine.codes import IN_OVER, IN_TURN
from lastcard.engine.round import Round
from lastcard.match.match import Match, MatchStanding, side_of, sides_from_one

POINTS = Ruleset(target=100)
LOWEST = Ruleset(match="lowest", target=100)
ELIMINATION = Ruleset(match="elimination", target=100)
SINGLE = Ruleset(match="single")
PARTNERS = Ruleset(teams="partners", target=100)
FORMATS = pytest.mark.parametrize(
    "rules",
    [POINTS, LOWEST, ELIMINATION, SINGLE, PARTNERS],
    ids=["points", "lowest", "elimination", "single", "partners"],
)

# hands that count so much; 0 is a card that counts nothing
HANDS = {0: "R0", 5: "B5", 9: "B9", 10: "B9 B1", 20: "BS", 30: "BS B9 B1", 40: "BS YS", 50: "W", 60: "W B9 B1"}
HANDS |= {90: "W BS YS", 100: "W W", 110: "W W B9 B1"}


def cards(text: str) -> bytes:
    return bytes(FACES[token] for token in text.split())


def won(match: Match, winner: int, *left: int) -> Round:
    """A round that a seat (from 0) wins; `left` is what each hand counts, anything for the winner and seats out."""
    game = match.new_round()
    hands = [cards("R1" if seat == winner else HANDS[count]) for seat, count in enumerate(left)]
    game.set_up([b"" if seat in match.out else hand for seat, hand in enumerate(hands)], cards("R5"), b"", winner)
    game.do(parse(f"{winner + 1} play R1"))
    match.close(game)
    return game


def void(match: Match) -> Round:
    """A round in which nobody can play or draw."""
    game = match.new_round()
    turn = game.turn
    game.set_up([b"" if seat in match.out else cards("B1") for seat in range(match.seats)], cards("R5"), b"", turn)
    while game.phase == IN_TURN:
        game.do(parse(f"{game.turn + 1} draw"))
    match.close(game)
    return game


def test_helpers_hands_count_what_they_say() -> None:
    for points, hand in HANDS.items():
        game = Round.empty(POINTS, 2, 1)
        game.set_up([cards("R1"), cards(hand)], cards("R5"), b"", 0)
        assert game.worth(1) == points


# Points


def test_points_winner_scores_what_the_others_hold() -> None:
    match = Match(POINTS, 3)
    game = won(match, 1, 20, 0, 50)
    assert [game.gain(seat) for seat in range(3)] == [0, 70, 0]
    won(match, 0, 0, 9, 10)
    assert match.scores == [19, 70, 0]
    assert (match.rounds, match.champions, match.out) == (2, [], [])


@pytest.mark.parametrize(("first", "champions"), [(9, []), (10, [0]), (20, [0])])
def test_points_match_is_won_on_reaching_the_target(first: int, champions: list[int]) -> None:
    match = Match(POINTS, 3)
    won(match, 0, 0, 40, 50)
    won(match, 0, 0, first, 0)
    assert match.champions == champions


def test_points_all_wild_counts_20_and_50() -> None:
    match = Match(Ruleset(deck="all-wild", first_card="ignored", challenge=False), 2)
    game = match.new_round()
    game.set_up([cards("W"), cards("W W+4 WX")], cards("W"), b"", 0)
    game.do(parse("1 play W"))
    match.close(game)
    assert match.scores == [120, 0]


# Lowest


def test_lowest_everybody_scores_the_own_cards() -> None:
    match = Match(LOWEST, 3)
    game = won(match, 1, 20, 0, 50)
    assert [game.gain(seat) for seat in range(3)] == match.scores == [20, 0, 50]
    assert match.champions == []


def test_lowest_wins_when_somebody_has_reached_the_target_whoever_that_is() -> None:
    match = Match(LOWEST, 4)
    won(match, 3, 50, 40, 90, 0)
    won(match, 1, 60, 0, 10, 90)  # two at or over the target at once
    assert match.scores == [110, 40, 100, 90]
    assert match.champions == [1]


def test_lowest_need_not_be_the_winner_of_the_last_round() -> None:
    match = Match(LOWEST, 3)
    won(match, 0, 0, 90, 50)
    won(match, 2, 20, 20, 0)
    assert (match.scores, match.champions) == ([20, 110, 50], [0])


def test_lowest_tie_is_played_on_until_it_is_broken() -> None:
    match = Match(LOWEST, 3)
    won(match, 0, 0, 10, 90)
    won(match, 1, 10, 0, 20)
    assert (match.scores, match.champions) == ([10, 10, 110], [])
    won(match, 2, 20, 20, 0)
    assert match.champions == []
    won(match, 2, 5, 9, 0)
    assert (match.scores, match.champions) == ([35, 39, 110], [0])


def test_lowest_compares_only_the_tied_seats() -> None:
    match = Match(LOWEST, 4)
    won(match, 0, 0, 10, 20, 90)
    won(match, 1, 10, 0, 0, 10)
    assert (match.scores, match.champions) == ([10, 10, 20, 100], [])
    won(match, 2, 60, 50, 0, 0)  # now seat 3 is lowest of all, but out of the comparison
    assert (match.scores, match.champions) == ([70, 60, 20, 100], [1])


def test_lowest_tie_of_three_narrows_to_two() -> None:
    match = Match(LOWEST, 4)
    won(match, 0, 0, 0, 0, 100)
    won(match, 0, 0, 0, 50, 0)
    assert match.champions == []
    won(match, 2, 90, 60, 0, 0)  # seat 3 is out of the comparison and stays so
    assert (match.scores, match.champions) == ([90, 60, 50, 100], [1])


# Elimination


def test_elimination_seat_that_reaches_the_target_is_out_and_gets_no_cards() -> None:
    match = Match(ELIMINATION, 4)
    won(match, 0, 0, 90, 50, 40)
    won(match, 0, 0, 10, 0, 0)
    assert (match.scores, match.out, match.champions) == ([0, 100, 50, 40], [1], [])
    game = match.new_round()
    game.deal()
    assert [len(game.hand(seat)) for seat in range(4)] == [7, 0, 7, 7]


def test_elimination_several_go_out_at_once() -> None:
    match = Match(ELIMINATION, 4)
    won(match, 2, 110, 100, 0, 90)
    assert (match.out, match.champions) == ([0, 1], [])
    won(match, 3, 0, 0, 40, 0)
    assert (match.scores, match.out, match.champions) == ([110, 100, 40, 90], [0, 1], [])
    won(match, 2, 0, 0, 0, 10)
    assert (match.scores, match.out, match.champions) == ([110, 100, 40, 100], [0, 1, 3], [2])


def test_elimination_round_winner_has_won_when_all_others_go_out_together() -> None:
    match = Match(ELIMINATION, 4)
    won(match, 1, 100, 0, 100, 110)
    assert (match.out, match.champions) == ([0, 2, 3], [1])


def test_elimination_keeps_the_totals_when_two_are_left() -> None:
    match = Match(ELIMINATION, 3)
    won(match, 1, 60, 0, 100)
    won(match, 1, 20, 0, 0)
    assert (match.scores, match.out, match.champions) == ([80, 0, 100], [2], [])


def test_elimination_deal_passes_over_seats_that_are_out() -> None:
    match = Match(ELIMINATION, 5, dealer=0)
    won(match, 0, 0, 100, 100, 10, 10)
    assert match.dealer == 3
    won(match, 0, 0, 0, 0, 10, 10)
    won(match, 0, 0, 0, 0, 10, 10)
    assert match.dealer == 0
    won(match, 0, 0, 0, 0, 10, 10)
    assert match.dealer == 3
    game = match.new_round()
    game.deal()
    assert (game.dealer, game.n_alive) == (3, 3)


def test_elimination_dealer_who_goes_out_hands_the_deal_on() -> None:
    match = Match(ELIMINATION, 3, dealer=2)
    won(match, 1, 50, 0, 100)
    assert match.dealer == 0


# Single


def test_single_round_makes_a_champion_and_counts_the_points() -> None:
    match = Match(SINGLE, 3)
    won(match, 2, 5, 20, 0)
    assert (match.scores, match.champions) == ([0, 0, 25], [2])


def test_single_is_won_without_any_points() -> None:
    match = Match(SINGLE, 2)
    won(match, 0, 0, 0)
    assert (match.scores, match.champions) == ([0, 0], [0])


def test_single_void_round_is_dealt_again() -> None:
    match = Match(PRESETS["all-wild"], 3)
    game = match.new_round()
    game.set_up([cards("W")] * 3, cards("W"), b"", 0)
    for seat in (1, 2, 3):
        game.do(parse(f"{seat} draw"))
    match.close(game)
    assert (game.phase, match.scores, match.champions, match.dealer) == (IN_OVER, [0, 0, 0], [], 0)
    match.new_round().deal()


# Void rounds


@FORMATS
@pytest.mark.parametrize("next_dealer", ["left", "winner"])
def test_void_round_scores_nothing_and_the_deal_goes_left(rules: Ruleset, next_dealer: str) -> None:
    seats = 4
    match = Match(msgspec.structs.replace(rules, next_dealer=next_dealer), seats)
    for dealer in (0, 1, 2, 3, 0):
        game = void(match)
        assert (game.phase, game.winner) == (IN_OVER, -1)
        assert [game.gain(seat) for seat in range(seats)] == match.scores == [0] * seats
        assert (match.champions, match.out, match.dealer) == ([], [], dealer)
    assert match.rounds == 5


def test_void_round_leaves_a_tie_for_lowest_as_it_is() -> None:
    match = Match(LOWEST, 3)
    won(match, 0, 0, 0, 100)
    void(match)
    assert (match.scores, match.champions) == ([0, 0, 100], [])
    won(match, 2, 5, 0, 0)
    assert match.champions == [1]


def test_void_round_of_elimination_passes_the_deal_over_seats_that_are_out() -> None:
    match = Match(ELIMINATION, 4)
    won(match, 1, 100, 0, 10, 10)
    assert match.dealer == 1
    void(match)
    void(match)
    void(match)
    assert (match.scores, match.out, match.dealer) == ([100, 0, 10, 10], [0], 1)


# Partners


def test_partners_both_score_what_both_opponents_hold_and_not_what_the_partner_holds() -> None:
    match = Match(PARTNERS, 4)
    game = won(match, 1, 20, 0, 10, 50)
    assert [game.gain(seat) for seat in range(4)] == match.scores == [0, 30, 0, 30]
    won(match, 2, 50, 9, 0, 0)
    assert (match.scores, match.champions) == ([9, 30, 9, 30], [])


def test_partners_win_together_whoever_goes_out() -> None:
    match = Match(PARTNERS, 4)
    won(match, 0, 0, 50, 0, 10)
    won(match, 2, 0, 40, 0, 0)
    assert (match.scores, match.champions) == ([100, 0, 100, 0], [0, 2])


def test_partners_win_a_single_round_together() -> None:
    match = Match(Ruleset(teams="partners", match="single"), 4)
    won(match, 3, 5, 0, 0, 0)
    assert match.champions == [1, 3]


# Who deals, and the end of a match


def test_first_dealer_is_the_last_seat_unless_named() -> None:
    assert Match(POINTS, 5).dealer == 4
    assert Match(POINTS, 5, dealer=2).new_round().dealer == 2


@pytest.mark.parametrize(("next_dealer", "dealers"), [("left", [0, 1, 2, 0]), ("winner", [1, 1, 2, 0])])
def test_deal_passes_to_the_left_or_to_the_winner(next_dealer: str, dealers: list[int]) -> None:
    match = Match(msgspec.structs.replace(POINTS, next_dealer=next_dealer), 3)
    for winner, dealer in zip((1, 1, 2, 0), dealers, strict=True):
        won(match, winner, 0, 0, 0)
        assert match.dealer == match.new_round().dealer == dealer


def test_deal_goes_left_whatever_direction_play_ended_in() -> None:
    match = Match(POINTS, 3)
    game = match.new_round()
    game.set_up([cards("R1"), cards("B1"), cards("B2")], cards("R5"), b"", 0, -1)
    game.do(parse("1 play R1"))
    match.close(game)
    assert match.dealer == 0


@FORMATS
def test_match_that_is_won_refuses_another_round(rules: Ruleset) -> None:
    match = Match(rules, 4)
    won(match, 0, 0, 100, 100, 100)
    assert match.champions == ([0, 2] if rules.teams == "partners" else [0])
    with pytest.raises(Problem) as refused:
        match.new_round()
    assert english.told(refused.value) == "the match has been won already"


def test_match_refuses_seats_that_its_rules_can_not_be_played_with() -> None:
    for rules, seats in ((POINTS, 1), (POINTS, 11), (PARTNERS, 2), (PARTNERS, 5), (Ruleset(hand_size=15), 7)):
        with pytest.raises(Problem):
            Match(rules, seats)


# Matches that end by rounds or by the clock


def test_a_match_of_so_many_rounds_ends_after_them() -> None:
    match = Match(Ruleset(rounds=3), 3)
    won(match, 0, 0, 5, 20)
    void(match)
    assert match.champions == []
    won(match, 1, 9, 0, 9)
    assert (match.scores, match.champions, match.rounds) == ([25, 18, 0], [0], 3)
    with pytest.raises(Problem):
        match.new_round()


def test_the_best_total_decides_nothing_where_somebody_has_won() -> None:
    match = Match(msgspec.structs.replace(SINGLE, rounds=1), 3)
    won(match, 2, 0, 0, 0)
    assert match.champions == [2]


@pytest.mark.parametrize("marked", ["before", "during"])
def test_a_match_can_be_ended_with_the_present_round(marked: str) -> None:
    match = Match(POINTS, 2)
    won(match, 0, 0, 20)
    match.last = marked == "before"
    game = match.new_round()
    game.set_up([cards("R1"), cards("B5")], cards("R5"), b"", 0)
    match.last = True
    game.do(parse("1 play R1"))
    match.close(game)
    assert (match.scores, match.champions) == ([25, 0], [0])


@FORMATS
def test_a_match_of_void_rounds_is_everybodys(rules: Ruleset) -> None:
    match = Match(msgspec.structs.replace(rules, rounds=2), 4)
    void(match)
    assert match.champions == []
    void(match)
    assert match.champions == [0, 1, 2, 3]


def standing(
    rules: Ruleset, scores: list[int], out: tuple[int, ...] = (), champions: tuple[int, ...] = ()
) -> list[int]:
    match = Match(rules, len(scores))
    match.scores, match.out, match.champions = scores, list(out), list(champions)
    return match.ranks()


def test_the_best_total_leads_and_who_has_as_much_shares_the_place() -> None:
    assert standing(Ruleset(), [20, 130, 20, 0]) == [2, 1, 2, 4]
    assert standing(Ruleset(match="lowest"), [20, 130, 0]) == [2, 3, 1]


def test_who_is_out_comes_last_and_the_champion_first() -> None:
    assert standing(Ruleset(match="elimination"), [510, 490, 600], out=(0, 2), champions=(1,)) == [2, 1, 3]
    assert standing(Ruleset(match="lowest"), [80, 80], champions=(1,)) == [2, 1]


def test_partners_share_a_place() -> None:
    assert standing(Ruleset(teams="partners"), [40, 90, 40, 90], champions=(1, 3)) == [2, 1, 2, 1]


def test_outside_seats_count_from_one() -> None:
    match = Match(Ruleset(match="elimination"), 3)
    match.scores, match.out, match.champions = [510, 490, 600], [0, 2], [1]
    assert match.standing() == MatchStanding((510, 490, 600), (2, 1, 3), (1, 3), (2,))
    assert (side_of(PARTNERS, 2), side_of(PARTNERS, 0), side_of(POINTS, 2)) == ((2, 4), (), (2,))
    assert (sides_from_one(PARTNERS, 4), sides_from_one(POINTS, 2)) == (((1, 3), (2, 4)), ((1,), (2,)))
