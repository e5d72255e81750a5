"""What the table offers: what can be done stands out, what cannot be done is not there, and nothing misleads."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from web.playing import playing
from web.serving import House
from web.visiting import DESKTOP, PHONE, Browsing, Visitor


def tray(visitor: Visitor) -> Locator:
    return visitor.page.locator(".tray")


def does(visitor: Visitor, name: str | re.Pattern[str]) -> Locator:
    return visitor.actions.get_by_role("button", name=name)


@pytest.mark.journey
def test_a_call_is_taken_back_when_the_clock_plays(house: House, browsing: Browsing) -> None:
    house.stack("R1 B2", "Y1 Y2", "G1 G2", top="R5")
    with playing(house, browsing, "Bo", "Cid", hand_size=2, settings={"timer": 2}) as (ada, _):
        ada.call()
        expect(tray(ada).locator(".armed")).to_contain_text("UNO")
        expect(tray(ada)).to_contain_text("Your turn")
        expect(ada.hand.get_by_role("button")).to_have_count(1)
        expect(tray(ada).locator(".armed")).to_be_empty()
        expect(does(ada, "UNO!")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("way", ["button", "d", " ", "t", "pile"])
def test_a_penalty_is_taken_by_whatever_draws(house: House, browsing: Browsing, way: str) -> None:
    house.stack("R1 B2 B3", "R+2 Y2 Y3", top="R5")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play R+2")
        expect(does(ada, "Draw 2")).to_be_visible()
        if way == "button":
            does(ada, "Draw 2").click()
        elif way == "pile":
            ada.page.get_by_role("button", name="Draw from the pile").click()
        else:
            ada.page.evaluate("document.activeElement.blur()")
            ada.press(way)
        expect(ada.hand.get_by_role("button")).to_have_count(4)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_drawing_is_quiet_while_a_card_fits_and_passing_is_there_when_it_can_be_done(
    house: House, browsing: Browsing, size: tuple[int, int]
) -> None:
    house.stack("R1 B2 B3", "R4 B5 B6", top="R5", stock="B7 B8")
    with playing(house, browsing, "Bo", hand_size=3, size=size) as (ada, [bo]):
        expect(does(ada, "Draw")).to_have_class(re.compile("btn--quiet"))
        expect(does(ada, "Pass")).to_have_count(0)
        place = does(ada, "Draw").bounding_box()
        ada.play("Red 1")
        expect(does(ada, "Draw")).to_have_count(0)
        bo.act("play R4")
        expect(does(ada, "Draw")).to_have_class(re.compile("btn--main"))
        assert does(ada, "Draw").bounding_box() == place
        does(ada, "Draw").click()
        expect(ada.hand.get_by_role("button")).to_have_count(3)


def test_passing_does_not_come_where_drawing_was(house: House, browsing: Browsing) -> None:
    house.stack("B1 B2 B3", "Y1 Y2 Y3", top="R5", stock="R7")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, _):
        drew = does(ada, "Draw").bounding_box()
        does(ada, "Draw").click()
        passes = does(ada, "Pass").bounding_box()
        assert drew
        assert passes
        assert passes["x"] >= drew["x"] + drew["width"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_challenge_shows_how_it_can_end(house: House, browsing: Browsing, size: tuple[int, int]) -> None:
    house.stack("R1 R2 R3", "W+4 B9 B2", top="R5")
    with playing(house, browsing, "Bo", hand_size=3, size=size) as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play W+4>G")
        challenge = tray(ada).get_by_role("button", name="Challenge Bo")
        expect(challenge).to_contain_text("Bluff: Bo draws 4 · Honest: you draw 6")
        expect(challenge.get_by_text("Honest")).to_be_visible()
        challenge.click()
        expect(ada.hand.get_by_role("button")).to_have_count(8)


def test_an_announcement_does_not_outlive_what_it_announces(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        ada.visit("/")
        ada.button("Play now").click()
        announced = ada.page.locator("body > * > p[role=status], body > p[role=status]")
        expect(announced).to_contain_text("Last Card")
        expect(announced).to_be_empty()
