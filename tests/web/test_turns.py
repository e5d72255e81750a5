"""Turns in the browser: playing, drawing, naming colours, calling and catching, challenging, answering."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.playing import playing
from web.serving import House
from web.visiting import DESKTOP, PHONE, Browsing


def test_a_card_that_fits_is_played_by_a_click(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 B3", "Y1 Y2 Y3", top="R5")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, _):
        ada.is_asked("Your turn: play a card or draw.")
        ada.play("Red 1")
        ada.sees_top("red 1")
        ada.is_told("The first card is a red 5.", "Ada plays a red 1.")
        ada.is_asked("Bo's turn")
        ada.holds("Red 2", "Blue 3")


def test_a_card_that_does_not_fit_says_why(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 B3", "Y1 Y2 Y3", top="R5")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, _):
        ada.hand.get_by_role("button", name="Blue 3, cannot be played").click(force=True)
        ada.is_asked("Blue 3 does not fit on red 5.")
        ada.holds("Red 1", "Red 2", "Blue 3")


def test_a_card_is_played_by_dragging_it_to_the_pile(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 B3", "Y1 Y2 Y3", top="R5")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, _):
        ada.card("Red 2").drag_to(ada.page.get_by_role("img", name="Top card: red 5."))
        ada.sees_top("red 2")


def test_a_card_that_was_drawn_can_be_played(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "B1 B2 B3", top="G5", stock="G7")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, _):
        ada.is_asked("no card fits, so draw")
        ada.draw()
        ada.is_asked("You drew a green 7: play it, or keep it and pass.")
        ada.play("Green 7")
        ada.is_told("Ada draws a green 7.", "Ada plays a green 7.")


def test_a_card_that_was_drawn_can_be_kept(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "B1 B2 B3", top="G5", stock="G7")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, _):
        ada.page.get_by_role("button", name="Draw from the pile").click()
        ada.actions.get_by_role("button", name="Pass").click()
        ada.is_told("Ada keeps the card and passes.")
        ada.holds("Red 1", "Red 2", "Red 3", "Green 7")


def test_who_begins_names_the_colour_of_a_first_wild(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "B1 B2 B3", top="W")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, _):
        ada.is_asked("The first card is a wild: you choose the colour.")
        ada.answer("Red")
        ada.is_told("Ada chooses red.")
        ada.play("Red 1")


def test_a_wild_is_laid_with_the_colour_that_is_chosen(house: House, browsing: Browsing) -> None:
    house.stack("W R2 R3", "B1 B2 B3", top="G5")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, [bo]):
        ada.play("Wild")
        ada.answer("Back")
        ada.holds("Wild", "Red 2", "Red 3")
        ada.play("Wild", colour="Blue")
        ada.sees_top("Wild. The colour is blue.")
        bo.act("play B1")


def test_uno_is_called_before_the_card(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2", "B1 B2", top="R5")
    with playing(house, browsing, "Bo", hand_size=2) as (ada, [bo]):
        ada.call()
        ada.is_asked("UNO! will be called with your next card.")
        ada.play("Red 1")
        ada.is_told("Ada plays a red 1.", "Ada calls “UNO!”")
        bo.hear()
        assert not bo.may("catch 1")


def test_uno_is_called_with_the_card_while_its_colour_is_asked(house: House, browsing: Browsing) -> None:
    house.stack("W R2", "B1 B2", top="R5")
    with playing(house, browsing, "Bo", hand_size=2) as (ada, _):
        ada.play("Wild")
        ada.call()
        ada.answer("Green")
        ada.is_told("Ada plays a Wild and chooses green.", "Ada calls “UNO!”")


def test_uno_is_called_after_the_card(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2", "B1 B2", top="R5")
    with playing(house, browsing, "Bo", hand_size=2) as (ada, _):
        ada.play("Red 1")
        ada.is_told("Ada plays a red 1.")
        ada.call()
        ada.is_told("Ada calls “UNO!”")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_has_not_called_is_caught_with_one_click(house: House, browsing: Browsing, size: tuple[int, int]) -> None:
    house.stack("R1 R9", "R3 B2", top="R5")
    with playing(house, browsing, "Bo", hand_size=2, size=size) as (ada, [bo]):
        ada.call()
        ada.play("Red 1")
        bo.act("play R3")
        ada.catch("Bo")
        expect(ada.seat("Bo")).to_contain_text("3 cards")
        while bo.hear()["type"] != "update":
            pass
        assert [event["kind"] for event in bo.seen["events"]] == ["caught", "drew"]


def test_who_forgets_to_call_is_caught_by_others(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2", "B1 B2", top="R5", stock="Y1 Y2")
    with playing(house, browsing, "Bo", hand_size=2) as (ada, [bo]):
        ada.play("Red 1")
        bo.act("catch 1")
        ada.is_told("Bo catches Ada, who had not called UNO.", "Ada draws yellow 1, yellow 2.")
        ada.holds("Red 2", "Yellow 1", "Yellow 2")


def test_a_challenge_that_is_right_makes_the_other_draw(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "W+4 R9 B2", top="R5")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play W+4>G")
        ada.is_asked("Draw 4 cards")
        ada.answer("Challenge Bo")
        ada.is_told("Ada challenges Bo, and is right")
        expect(ada.seat("Bo")).to_contain_text("6 cards")
        ada.holds("Red 2", "Red 3")


def test_a_challenge_that_is_wrong_costs_two_more_cards(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "W+4 B9 B2", top="R5")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play W+4>G")
        ada.answer("Challenge Bo")
        ada.is_told("Ada challenges Bo, and is wrong")
        expect(ada.hand.get_by_role("button")).to_have_count(8)


def test_a_draw_two_is_answered_and_another_is_taken(house: House, browsing: Browsing) -> None:
    house.stack("R+2 G+2 R3", "B+2 Y+2 B2", top="R5")
    with playing(house, browsing, "Bo", hand_size=3, stacking="same") as (ada, [bo]):
        ada.play("Red Draw Two")
        bo.act("play B+2")
        ada.is_asked("Draw 4 cards")
        ada.answer("Answer Green Draw Two")
        bo.act("play Y+2 uno")
        ada.draw()
        ada.is_told("Ada draws")
        expect(ada.page.get_by_role("log")).not_to_contain_text("penalty")
        expect(ada.hand.get_by_role("button")).to_have_count(9)


def test_an_identical_card_jumps_in_out_of_turn(house: House, browsing: Browsing) -> None:
    house.stack("R5 B5 R3", "B5 B1 B2", "Y1 Y2 Y3", top="R1")
    with playing(house, browsing, "Bo", "Cid", hand_size=3, jump_in=True) as (ada, [bo, _]):
        ada.play("Red 5")
        bo.act("play B5")
        ada.is_asked("Cid's turn")
        ada.call()
        ada.card("Jump in with blue 5").click()
        ada.is_told("Bo plays a blue 5.", "Ada jumps in with a blue 5.")
        ada.is_asked("Bo's turn")


def test_a_seven_swaps_hands_with_whom_one_chooses(house: House, browsing: Browsing) -> None:
    house.stack("R7 R2 R3", "B1 B2 B3", "Y1 Y2 Y3", top="R1")
    with playing(house, browsing, "Bo", "Cid", hand_size=3, seven_zero=True) as (ada, _):
        ada.play("Red 7", whom="Cid")
        ada.is_told("Ada and Cid swap hands.")
        ada.holds("Yellow 1", "Yellow 2", "Yellow 3")


def test_the_other_player_of_a_seven_is_chosen_by_a_click_on_the_seat(house: House, browsing: Browsing) -> None:
    house.stack("R7 R2 R3", "B1 B2 B3", "Y1 Y2 Y3", top="R1")
    with playing(house, browsing, "Bo", "Cid", hand_size=3, seven_zero=True) as (ada, _):
        ada.play("Red 7")
        ada.seat("Bo").get_by_role("button").click()
        ada.is_told("Ada and Bo swap hands.")


def test_a_zero_moves_all_hands_on(house: House, browsing: Browsing) -> None:
    house.stack("R0 R2 R3", "B1 B2 B3", "Y1 Y2 Y3", top="R1")
    with playing(house, browsing, "Bo", "Cid", hand_size=3, seven_zero=True) as (ada, _):
        ada.play("Red 0")
        ada.is_told("Everybody passes their hand on clockwise.")
        ada.holds("Yellow 1", "Yellow 2", "Yellow 3")


def test_shuffle_hands_mixes_all_hands(house: House, browsing: Browsing) -> None:
    house.stack("WH R2 R3", "B1 B2 B3", top="R1")
    with playing(house, browsing, "Bo", hand_size=3, deck="112") as (ada, _):
        ada.play("Wild Shuffle Hands", colour="Blue")
        ada.is_told("Ada collects all hands, shuffles them and deals them out again.", "Ada now holds")
        expect(ada.hand.get_by_role("button")).to_have_count(2)
        expect(ada.seat("Bo")).to_contain_text("3 cards")
