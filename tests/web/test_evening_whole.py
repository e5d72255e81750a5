"""Whole evenings in the browser: stage after stage, by time, by keyboard alone, and for guests."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Error, Locator, expect

from web.accessible import is_accessible
from web.serving import House
from web.test_evening import SWIFT, TITLE, enrol, opened
from web.test_keyboard import tab_to
from web.visiting import PHONE, SHORT, Browsing, Visitor
from web.windows import fits_all_windows

TABLES: Final = 2
HAS_FOCUS: Final = "(part) => part === document.activeElement"


def go_on(visitor: Visitor) -> None:
    """Plays a card if it is one's turn, and goes back to the evening from a table that is over."""
    ways = visitor.link("Back to the evening").or_(visitor.playable)
    try:
        if ways.count():
            ways.first.click(timeout=SHORT)
    except Error:
        return  # it was gone already


def reach(visitor: Visitor, part: Locator) -> None:
    """Presses Tab until it has the focus."""
    part.wait_for(state="attached")
    for _ in range(200):
        if part.evaluate(HAS_FOCUS):
            return
        visitor.press("Tab")
    raise AssertionError(f"Tab does not lead to {part}")


def test_four_phones_play_stage_after_stage_and_are_led_to_every_table(house: House, browsing: Browsing) -> None:
    house.stack("R1", "R2", "R3", "R4", top="R9")
    with (
        browsing.visitor(house, size=PHONE) as ada,
        browsing.visitor(house, name="Bo", size=PHONE) as bo,
        browsing.visitor(house, name="Cid", size=PHONE) as cid,
        browsing.visitor(house, name="Dot", size=PHONE) as dot,
    ):
        path = opened(ada, **SWIFT)
        for guest in (bo, cid, dot):
            guest.visit(path)
            guest.is_at(TITLE)
        expect(ada.page.locator(".chair")).to_have_count(4)
        ada.button("Start the evening").click()
        everybody = (ada, bo, cid, dot)
        over = ada.page.get_by_role("heading", level=1, name=re.compile("wins? the evening"))
        while not over.is_visible():
            for visitor in everybody:
                go_on(visitor)
            ada.page.wait_for_timeout(200)
        for guest in everybody:
            guest.visit(path)
            expect(guest.page.get_by_role("heading", level=1)).to_contain_text("the evening!")
        standings = ada.page.get_by_role("table", name="Standings")
        expect(standings.get_by_role("row")).to_have_count(5)


def test_in_an_arena_one_gets_the_next_table_when_one_s_own_is_over(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house, size=PHONE) as ada, browsing.visitor(house, name="Bo", size=PHONE) as bo:
        rules = {"preset": "classic", "hand_size": 1}
        path = opened(ada, format="arena", minutes=60, seats=3, rounds=1, rules=rules)
        bo.visit(path)
        bo.is_at(TITLE)
        enrol(ada, "Cid", "Dot", "Eva", "Fay")
        ada.button("Start the evening").click()
        tables = {ada: set[str](), bo: set[str]()}
        while min(map(len, tables.values())) < TABLES:
            for visitor, been in tables.items():
                go_on(visitor)
                if "/t/" in visitor.page.url:
                    been.add(visitor.page.url)
            ada.page.wait_for_timeout(200)
        ada.visit(path)
        ada.button("End the evening").click()
        ada.button("End it").click()
        for visitor in (ada, bo):
            visitor.visit(path)
            expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("the evening!")


@pytest.mark.journey
def test_a_host_runs_an_evening_of_real_cards_by_keyboard_alone(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        ada.visit("/")
        tab_to(ada, "An evening")
        ada.press("Enter")
        ada.is_at(TITLE)
        tab_to(ada, "enrol")
        for name in ("Bo", "Cid", "Dot"):
            ada.page.keyboard.type(name)
            ada.press("Enter")
            expect(ada.page.locator(".chair", has_text=name)).to_be_visible()
        reach(ada, ada.page.get_by_role("radio", name="On phones"))
        ada.press("ArrowRight")
        expect(ada.page.get_by_role("radio", name="Real cards")).to_be_checked()
        reach(ada, ada.button("Start the evening"))
        ada.press("Enter")
        ada.sees("You sit at table")
        reach(ada, ada.link("Enter the result").first)
        ada.press("Enter")
        reach(ada, ada.page.get_by_role("radio").first)
        ada.press("Space")
        others = ada.page.locator("input[name=hand]")
        for place, card in enumerate(("Red 7", "Blue 9", "Green 5")):
            reach(ada, ada.page.locator("input[name=hand]:checked"))
            ada.press(*["ArrowRight"] * min(place, 1))
            expect(others.nth(place)).to_be_checked()
            reach(ada, ada.button(re.compile(f"^{card}, ")))
            ada.press("Enter")
        reach(ada, ada.button("Count it"))
        ada.press("Enter")
        ada.is_at("Round 1 is counted")
        reach(ada, ada.link("Back to the evening"))
        ada.press("Enter")
        expect(ada.page.get_by_role("table", name="Standings")).to_contain_text("21")
        reach(ada, ada.button("End the evening"))
        ada.press("Enter")
        expect(ada.button("End it")).to_be_focused()
        ada.press("Enter")
        ada.sees("The evening is over")


def test_who_was_typed_in_comes_under_that_name_and_sees_what_will_be_played(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada, browsing.visitor(house, name="Bo", size=PHONE) as bo:
        path = opened(ada, **SWIFT)
        enrol(ada, "Bo")
        bo.visit(path)
        bo.is_at(TITLE)
        expect(ada.page.locator(".chair")).to_have_count(2)
        expect(ada.page.locator(".chair", has_text="Bo")).not_to_contain_text("no phone")
        bo.sees("What will be played")
        is_accessible(bo)
        fits_all_windows(bo)


def test_who_was_typed_in_and_comes_in_the_middle_of_a_round_plays_on_for_the_bot(
    house: House, browsing: Browsing
) -> None:
    house.stack("R1 R2", "R3 R4", "R5 R6", "R7 R8", top="B9")
    with browsing.visitor(house) as ada, browsing.visitor(house, name="Bo", size=PHONE) as bo:
        path = opened(ada, **SWIFT | {"rules": {"preset": "classic", "hand_size": 2}})
        enrol(ada, "Bo", "Cid", "Dot")
        ada.button("Start the evening").click()
        expect(ada.hand).to_be_visible()
        bo.visit(path)
        expect(bo.hand).to_be_visible()


def test_who_has_only_played_as_somebody_is_asked_for_a_name_and_then_never_again(
    house: House, browsing: Browsing
) -> None:
    with browsing.visitor(house) as ada, browsing.visitor(house, name="", size=PHONE) as bo:
        path = opened(ada, **SWIFT)
        bo.visit("/")
        bo.button("Play now").click()
        expect(bo.hand).to_be_visible()
        bo.visit(path)
        bo.is_at("You are invited")
        is_accessible(bo)
        fits_all_windows(bo)
        bo.page.get_by_role("textbox", name="What's your name?").fill("Bo")
        bo.press("Enter")
        bo.is_at(TITLE)
        bo.page.reload()
        bo.is_at(TITLE)
