"""What helps at the table: hints in a first game, reasons, pictures, settings, cards chosen ahead, signals."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from web.accessible import is_accessible
from web.playing import playing
from web.serving import House
from web.visiting import DESKTOP, PHONE, Browsing, Visitor

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def hint(visitor: Visitor) -> Locator:
    return visitor.asked.locator(".hint")


def settings(visitor: Visitor) -> Locator:
    expect(visitor.hand).to_be_visible()
    if visitor.button("Menu").is_visible() and not visitor.button("Settings").is_visible():
        visitor.button("Menu").click()
    visitor.button("Settings").click()
    sheet = visitor.page.get_by_role("dialog", name="Settings")
    expect(sheet).to_be_visible()
    return sheet


@SIZES
@pytest.mark.journey("phone")
def test_a_first_game_is_helped_by_three_hints_and_then_never_again(
    house: House, browsing: Browsing, size: tuple[int, int]
) -> None:
    house.stack("B8 G3 R3", "B1 R7 Y2", top="B5", stock="Y9 Y8 Y7")
    with playing(house, browsing, "Bo", hand_size=3, size=size, novice=True) as (ada, [bo]):
        expect(hint(ada)).to_contain_text("Play blue or any 5.")
        spot = hint(ada).bounding_box()
        assert spot
        for other in (ada.hand, ada.actions):
            box = other.bounding_box()
            assert box
            assert spot["y"] + spot["height"] <= box["y"]
        hint(ada).get_by_role("button", name="Got it").click()
        expect(hint(ada)).to_be_empty()
        ada.play("Blue 8")
        bo.act("play B1")
        expect(hint(ada)).to_contain_text("Nothing fits: draw.")
        ada.draw()
        bo.act("draw")
        expect(ada.hand.get_by_role("button")).to_have_count(3)
        ada.page.reload()
        expect(ada.hand).to_be_visible()
        expect(hint(ada)).to_be_empty()


def test_the_last_hint_is_to_call(house: House, browsing: Browsing) -> None:
    house.stack("B8 B3", "B1 R7", top="B5")
    with playing(house, browsing, "Bo", hand_size=2, novice=True) as (ada, _):
        expect(hint(ada)).to_contain_text("2 cards left: press UNO!")


@SIZES
@pytest.mark.journey("desktop")
def test_asking_why_not_opens_the_rule(house: House, browsing: Browsing, size: tuple[int, int]) -> None:
    house.stack("R1 R2 B3", "Y1 Y2 Y3", top="R5")
    with playing(house, browsing, "Bo", hand_size=3, size=size) as (ada, _):
        ada.hand.get_by_role("button", name="Blue 3").click(force=True)
        ada.is_asked("Blue 3 does not fit on red 5.")
        ada.answer("Why?")
        rule = ada.page.get_by_role("region", name="Why not?")
        expect(rule).to_contain_text(re.compile("On your turn, play one card .*S0-TURN"))
        rule.get_by_role("button", name="Close").click()
        expect(rule).to_have_count(0)
        ada.play("Red 1")


@SIZES
def test_help_shows_what_can_be_done_now_and_the_game_goes_on(
    house: House, browsing: Browsing, size: tuple[int, int]
) -> None:
    house.stack("R1 W B3", "Y1 Y2 Y3", top="R5")
    with playing(house, browsing, "Bo", hand_size=3, size=size) as (ada, _):
        if size == PHONE:
            ada.button("Menu").click()
        ada.button(re.compile("^Help")).click()
        pictures = ada.page.get_by_role("region", name="What you can do").locator(".pictures > li")
        expect(pictures).to_have_count(6)
        expect(pictures.filter(has_text="Now")).to_contain_text(["Play a match", "Draw", "Wild"])
        expect(ada.page.get_by_role("region", name="What you can do")).to_contain_text("On your turn, play one card")
        is_accessible(ada, size)
        ada.play("Red 1")
        expect(pictures.filter(has_text="Now")).to_have_count(0)


@SIZES
@pytest.mark.journey("phone")
def test_settings_are_in_one_place_and_kept(house: House, browsing: Browsing, size: tuple[int, int]) -> None:
    house.stack("R9 G3 B1", "Y1 Y2 Y3", top="R5")
    with playing(house, browsing, "Bo", hand_size=3, size=size) as (ada, _):
        sheet = settings(ada)
        is_accessible(ada, size)
        sheet.get_by_label("Order of your hand").select_option("By number")
        sheet.get_by_label("Speed of the cards").select_option("Quick")
        sheet.get_by_label("Volume").fill("0.5")
        sheet.get_by_label("Light or dark").select_option("Dark")
        sheet.get_by_role("button", name="Close").click()
        expect(ada.hand.get_by_role("button")).to_have_text(["", "", ""])
        shown = [card.get_attribute("data-face") for card in ada.hand.get_by_role("button").all()]
        assert shown == ["B1", "G3", "R9"]
        ada.page.reload()
        sheet = settings(ada)
        expect(sheet.get_by_label("Order of your hand")).to_have_value("number")
        expect(sheet.get_by_label("Speed of the cards")).to_have_value("quick")
        expect(sheet.get_by_label("Volume")).to_have_value("0.5")
        expect(sheet.get_by_label("Light or dark")).to_have_value("dark")


@SIZES
@pytest.mark.journey("desktop")
def test_a_card_chosen_before_ones_turn_is_played_when_it_comes(
    house: House, browsing: Browsing, size: tuple[int, int]
) -> None:
    house.stack("R1 R2 B3 B4", "R5 R6 R7 R8", top="R9")
    with playing(house, browsing, "Bo", hand_size=4, size=size) as (ada, [bo]):
        ada.play("Red 1")
        ada.card("Blue 3").click()
        ada.card("Red 2").click()
        chosen = ada.hand.get_by_role("button", name="Red 2, to be played on your turn")
        expect(chosen).to_have_attribute("aria-pressed", "true")
        ada.is_asked("Red 2 will be played on your turn.")
        bo.act("play R5")
        ada.sees_top("red 2")
        ada.holds("Blue 3", "Blue 4")


def test_a_card_chosen_before_ones_turn_that_no_longer_fits_is_kept(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 B3 W", "R5 G5 R7 R8", top="R9")
    with playing(house, browsing, "Bo", hand_size=4) as (ada, [bo]):
        ada.play("Red 1")
        ada.card("Blue 3").click()
        bo.act("play R5")
        ada.is_asked("Blue 3 can't be played now.")
        ada.holds("Red 2", "Blue 3", "Wild")
        ada.play("Red 2")
        ada.card("Wild").click()
        ada.answer("Blue")
        bo.act("play R7")
        ada.sees_top("Wild")


def test_a_phone_buzzes_after_a_touch_and_where_it_may(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 B3 B4", "R5 R6 R7 R8", top="R9")
    with playing(house, browsing, "Bo", hand_size=4, size=PHONE) as (ada, [bo]):
        ada.page.evaluate("() => { window.buzzes = []; navigator.vibrate = (buzz) => buzzes.push(buzz.join()); }")
        ada.play("Red 1")
        bo.act("play R5")
        ada.is_asked("Your turn")
        assert ada.page.evaluate("buzzes") == ["35"]
        settings(ada).get_by_role("switch", name="Vibration").click()
        ada.press("Escape")
        ada.play("Red 2")
        bo.act("play R6")
        ada.is_asked("Your turn")
        assert ada.page.evaluate("buzzes") == ["35"]


def test_a_hidden_page_tells_of_ones_turn_where_that_was_wanted(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 B3 B4", "R5 R6 R7 R8", top="R9")
    with playing(house, browsing, "Bo", hand_size=4) as (ada, [bo]):
        ada.page.evaluate("""() => {
            window.told = [];
            window.Notification = class {
                static permission = "default";
                static requestPermission = async () => (this.permission = "granted");
                constructor(title, { body }) { told.push(`${title}: ${body}`); }
                close() {}
            };
            Object.defineProperty(document, "hidden", { get: () => true });
        }""")
        ada.play("Red 1")
        bo.act("play R5")
        ada.is_asked("Your turn")
        assert ada.page.evaluate("told") == []
        settings(ada).get_by_role("switch", name="Notifications").click()
        ada.press("Escape")
        ada.play("Red 2")
        bo.act("play R6")
        ada.is_asked("Your turn")
        [told] = ada.page.evaluate("told")
        assert told.startswith("Your turn: Table ")
