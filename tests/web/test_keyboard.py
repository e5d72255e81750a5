"""Playing without a mouse: every control is reached, one sees where one is, and the keys of the table do the rest."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.playing import playing
from web.quick import hurry
from web.serving import House
from web.visiting import Browsing, Visitor

HERE = """() => {
    const here = document.activeElement;
    const style = getComputedStyle(here);
    const box = here.getBoundingClientRect();
    return {
        name: here.ariaLabel || here.innerText || here.id,
        shown: style.outlineStyle !== "none" && box.width > 0,
        out: here === document.body, // at the end of the page the browser's own controls come
    };
}"""


def tab_to(visitor: Visitor, name: str) -> None:
    """Presses Tab until a control with this name has the focus; every stop on the way shows that it has it."""
    for _ in range(200):
        visitor.press("Tab")
        here = visitor.page.evaluate(HERE)
        assert here["shown"] or here["out"], here
        if here["name"].startswith(name):
            return
    raise AssertionError(f"Tab does not lead to {name}")


def key_for(visitor: Visitor) -> str:
    """Waits until something is asked, and says which key answers it; "" when the round is over."""
    over = visitor.page.get_by_role("heading", name=re.compile("wins? the (round|match)"))
    colours = visitor.page.get_by_role("group", name="Which colour?")
    keys = {
        "2": colours,
        "1": visitor.playable,
        "p": visitor.actions.get_by_role("button", name="Pass", disabled=False),
        "d": visitor.actions.get_by_role("button", name="Draw", disabled=False),
    }
    return visitor.offered(over, keys)


@pytest.mark.journey
def test_a_round_is_played_from_the_first_page_to_its_end_without_a_mouse(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house, name="") as visitor:
        hurry(visitor, hand_size=3, target=1000)
        visitor.visit("/")
        tab_to(visitor, "name")
        visitor.page.keyboard.type("Ada")
        tab_to(visitor, "Play now")
        visitor.press("Enter")
        while key := key_for(visitor):
            visitor.press(key)
        expect(visitor.page.get_by_role("heading", level=1)).to_be_focused()
        visitor.press("Enter")
        expect(visitor.hand).to_be_visible()


def test_a_card_is_chosen_with_the_arrows(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 B3", "Y1 Y2 Y3", top="R5")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, [bo]):
        ada.is_asked("Your turn")
        ada.press("ArrowRight")
        expect(ada.card("Red 1")).to_be_focused()
        ada.press("End", "ArrowLeft")
        expect(ada.card("Red 2")).to_be_focused()
        assert ada.page.evaluate(HERE)["shown"]
        ada.press("Enter")
        ada.sees_top("red 2")
        expect(ada.hand.get_by_role("button").last).to_be_focused()
        bo.act("draw")


@pytest.mark.journey
def test_the_keys_call_catch_answer_and_choose(house: House, browsing: Browsing) -> None:
    house.stack("R+2 W Y7", "B+2 B1 B2", "Y1 Y2 Y3", top="R5")
    with playing(house, browsing, "Bo", "Cid", hand_size=3, stacking="same", seven_zero=True) as (ada, [bo, cid]):
        ada.is_asked("Your turn")
        ada.press("1")
        bo.act("play B+2")
        cid.act("accept")
        ada.is_told("Cid draws 4.")
        ada.press("u", "1", "g")
        ada.is_told("Ada plays a Wild and chooses green.", "Ada calls “UNO!”")
        bo.act("draw")


def test_help_shows_the_keys_and_escape_puts_it_away(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2", "B1 B2", top="R5")
    with playing(house, browsing, "Bo", hand_size=2) as (ada, _):
        ada.press("?")
        help_ = ada.page.get_by_role("region", name="What you can do")
        expect(help_.get_by_role("heading", name="Keys")).to_have_count(1)
        ada.press("Escape")
        expect(help_).to_have_count(0)
        ada.press("r")
        expect(help_.get_by_role("heading", name="The rules of this table")).to_be_focused()
        ada.press("Escape")
        expect(help_).to_have_count(0)


def test_a_whole_match_is_played_without_a_mouse(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house, name="") as visitor:
        hurry(visitor, hand_size=3, target=60)
        visitor.visit("/")
        tab_to(visitor, "Play now")
        visitor.press("Enter")
        over = visitor.page.get_by_role("heading", name=re.compile("wins? the match"))
        while True:
            while key := key_for(visitor):
                visitor.press(key)
            expect(visitor.page.get_by_role("heading", level=1)).to_be_focused()
            if over.is_visible():
                break
            visitor.press("Enter")
            expect(visitor.hand).to_be_visible()


def test_after_the_deal_the_hand_is_one_tab_away(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 B3", "Y1 Y2 Y3", top="R5")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, _):
        expect(ada.hand).to_be_focused()
        ada.press("Tab")
        expect(ada.card("Red 1")).to_be_focused()


def test_keys_that_ask_are_answered_at_any_time(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 B3", "Y1 Y2 Y3", top="R5")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, _):
        ada.play("Red 1")
        ada.is_asked("Bo")
        answers = {
            "w": "Top card: red 1.",
            "h": "Ada: 2 cards · Bo: 3 cards",
            "s": "Ada: 0 points · Bo: 0 points",
            "l": "Ada plays a red 1.",
            "k": "Bo",
        }
        for key, answer in answers.items():
            ada.press(key)
            expect(ada.asked.locator("[aria-live=assertive]" if key != "k" else ".prompt")).to_contain_text(answer)


def test_letters_do_nothing_where_they_are_switched_off(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 B3", "Y1 Y2 Y3", top="R5")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, _):
        ada.button("Settings").click()
        sheet = ada.page.get_by_role("dialog", name="Settings")
        sheet.get_by_role("switch", name="Keys").click()
        ada.press("Escape")
        expect(sheet).to_have_count(0)
        ada.press("1", "d")
        ada.press("ArrowRight")
        expect(ada.card("Red 1")).to_be_focused()
        ada.holds("Red 1", "Red 2", "Blue 3")


def test_keys_typed_into_the_chat_do_not_play(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 B3", "Y1 Y2 Y3", top="R5")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, _):
        ada.is_asked("Your turn")
        ada.page.get_by_role("textbox", name="Say something").focus()
        ada.page.keyboard.type("1 duck, 2 cups")
        ada.press("Enter")
        ada.is_told("Ada 1 duck, 2 cups")
        ada.holds("Red 1", "Red 2", "Blue 3")


def test_every_control_of_the_lobby_and_the_table_shows_that_it_has_the_focus(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        ada.visit(house.table(2, hand_size=3).path)
        ada.is_at("Your table")
        tab_to(ada, "Fill 1 seat with a bot and deal")
        ada.press("Enter")
        expect(ada.hand).to_be_visible()
        tab_to(ada, "UNO!")
        tab_to(ada, "say")
