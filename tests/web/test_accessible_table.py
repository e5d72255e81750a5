"""axe-core finds nothing on any screen of a game, in light and dark, on a desktop and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from web.accessible import is_accessible
from web.playing import playing
from web.serving import House
from web.visiting import PHONE, Browsing


@pytest.mark.journey
def test_a_turn_is_accessible(house: House, browsing: Browsing) -> None:
    house.stack("R1 B2 W Y4 G+2 RS W+4", "B1 B3 B4 B5 B6 B7 B8", "Y1 Y2 Y3 Y4 Y5 Y6 Y7", top="R5")
    with playing(house, browsing, "Bo", "Cid") as (ada, [bo, cid]):
        bo.say("chat", text="Good luck!")
        cid.say("emote", emote="hello")
        ada.is_told("Good luck!", "Hello!")
        ada.is_asked("Your turn")
        is_accessible(ada)
        ada.play("Wild")
        expect(ada.page.get_by_role("group", name="Which colour?")).to_be_visible()
        is_accessible(ada)


def test_the_menu_and_the_sheets_over_the_table_are_accessible(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2", "B1 B2", top="R5")
    with playing(house, browsing, "Bo", hand_size=2) as (ada, _):
        ada.button("Menu").click()
        is_accessible(ada)
        ada.page.get_by_role("group", name="Menu").get_by_role("button", name="Help").click()
        expect(ada.page.get_by_role("heading", name="Keys")).to_be_visible()
        is_accessible(ada)
        ada.press("Escape", "r")
        ada.sees("All rules")
        is_accessible(ada)


def test_the_sheet_with_log_and_chat_is_accessible(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2", "B1 B2", top="R5")
    with playing(house, browsing, "Bo", hand_size=2, size=PHONE) as (ada, _):
        ada.button("Log and chat").click()
        ada.is_told("The first card is a red 5.")
        is_accessible(ada, PHONE)


def test_choosing_a_player_is_accessible(house: House, browsing: Browsing) -> None:
    house.stack("R7 R2", "B1 B2", "Y1 Y2", top="R5")
    with playing(house, browsing, "Bo", "Cid", hand_size=2, seven_zero=True) as (ada, _):
        ada.play("Red 7")
        expect(ada.page.get_by_role("group", name="Red 7: swap hands with …?")).to_be_visible()
        is_accessible(ada)


def test_a_penalty_with_its_choices_is_accessible(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 W+4", "W+4 B2 B3", top="R5")
    with playing(house, browsing, "Bo", hand_size=3, stacking="same") as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play W+4>G")
        expect(ada.asked.get_by_role("button", name="Challenge Bo")).to_be_visible()
        is_accessible(ada)


def test_jumping_in_and_catching_are_accessible(house: House, browsing: Browsing) -> None:
    house.stack("R5 B5", "B5 B1", "Y1 Y2", top="R1")
    with playing(house, browsing, "Bo", "Cid", hand_size=2, jump_in=True) as (ada, [bo, _]):
        ada.play("Red 5")
        bo.act("play B5")
        expect(ada.card("Jump in with blue 5")).to_be_visible()
        expect(ada.button("Bo has not called UNO")).to_be_visible()
        is_accessible(ada)


def test_a_vote_is_accessible(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "W1 B2 B3", top="R5")
    with playing(house, browsing, "Bo", deck="112", hand_size=3, custom=["joke self 4"]) as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play W1>G")
        ada.is_asked("Did you laugh")
        is_accessible(ada)


def test_open_hands_and_discarding_are_accessible(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "W1 W2 B3", top="R5", stock="Y9")
    rules: dict[str, Any] = {"deck": "112", "hand_size": 3, "custom": ["open everyone", "level next 1"]}
    with playing(house, browsing, "Bo", **rules) as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play W1>G")
        expect(ada.seat("Bo").get_by_role("img")).to_be_visible()
        ada.draw()
        bo.act("play W2>G")
        ada.is_asked("Discard 2 cards.")
        ada.card("Red 3").click()
        is_accessible(ada)


def test_ten_seats_are_accessible(house: House, browsing: Browsing) -> None:
    friends = ("Bo", "Cid", "Dot", "Eva", "Finn", "Gro", "Hans", "Ida", "Jon")
    with playing(house, browsing, *friends) as (ada, _):
        expect(ada.seat("Jon")).to_be_visible()
        is_accessible(ada, PHONE)


def test_the_end_of_a_round_and_of_a_match_and_the_replay_are_accessible(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", top="R5")  # the first hand is that of who begins
    with playing(house, browsing, "Bo", hand_size=1, target=10) as (ada, [bo]):
        ada.play("Red 1")
        ada.is_at("You win the round")
        is_accessible(ada)
        bo.say("ready")
        ada.button("Next round").click()
        bo.act("play R1")
        ada.is_at("Bo wins the round")
        bo.say("ready")
        ada.button("Next round").click()
        ada.play("Red 1")
        ada.is_at("You win the match")
        is_accessible(ada)
        ada.link("Watch the replay").click()
        expect(ada.button("Next turn")).to_be_visible()
        is_accessible(ada)
