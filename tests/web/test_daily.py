"""The deals of the day in the browser: a first try that counts, what came of it, and practice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.accessible import is_accessible
from web.playing import finish
from web.serving import House
from web.visiting import PHONE, Browsing
from web.windows import fits_all_windows


@pytest.mark.journey
def test_a_deal_of_the_day_is_played_once_and_compared(house: House, browsing: Browsing) -> None:
    house.shuffle()
    with browsing.visitor(house, name="") as ada:
        ada.visit("/")
        ada.link("Deal of the day").click()
        ada.is_at("Deal of the day")
        is_accessible(ada)
        ada.button("Play").first.press("Enter")
        expect(ada.page.locator("#hand")).to_be_visible()
        table = ada.page.url
        ada.visit("/daily")
        ada.button("Go on").click()
        expect(ada.page).to_have_url(table)
        finish(house, ada)
        ada.link("See how the others did").click()
        expect(ada.page.get_by_role("heading", name=re.compile("points$"))).to_be_visible()
        ada.sees("You are the first.")
        expect(ada.page.get_by_role("list", name="All tries").get_by_text("1 try, you")).to_have_count(1)
        is_accessible(ada)
        fits_all_windows(ada, ".panel")
        ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
        ada.button("Share the result").click()
        expect(ada.page.get_by_text(re.compile(r"Last Card [\d-]+, Classic: \S+ .*http"))).to_be_visible()
        ada.link("All deals of the day").click()
        ada.sees("1 day in a row")
        ada.link("See the result").click()
        ada.button("Practise").click()
        expect(ada.page.locator("#hand")).to_be_visible()
        assert ada.page.url != table


@pytest.mark.journey
def test_a_day_that_is_over_can_be_practised(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house, language="sv") as ada:
        ada.visit("/daily/2026-10-01")
        ada.sees("1 oktober 2026")
        fits_all_windows(ada, ".panel")
        is_accessible(ada)
        ada.page.get_by_role("button", name="Öva").first.click()
        expect(ada.page.locator("#hand")).to_be_visible()
        ada.visit("/daily/2026-10-01/uno")
        ada.sees("Den dagen har ingen sådan giv.")


@pytest.mark.journey
def test_a_hand_of_a_replay_is_a_challenge_for_others(house: House, browsing: Browsing) -> None:
    house.shuffle()
    with browsing.visitor(house) as ada, browsing.visitor(house, name="Bo", size=PHONE) as bo:
        ada.visit("/daily/2026-10-01")
        ada.button("Practise").first.click()
        expect(ada.page.locator("#hand")).to_be_visible()
        ada.visit(f"/r/{finish(house, ada)}/1.0")
        ada.button("Challenge others with this hand").click()
        link = ada.page.locator("a[href*='/c/']").get_attribute("href") or ""
        bo.visit(f"/c/{link.rpartition('/')[2]}")
        bo.is_at("Play this hand")
        bo.sees("Ada asks: how would you play the hand")
        is_accessible(bo)
        fits_all_windows(bo)
        bo.button("Play the hand").press("Enter")
        expect(bo.page.locator("#hand")).to_be_visible()
        finish(house, bo)
        bo.visit(f"/c/{link.rpartition('/')[2]}")
        bo.is_at("How it went")
        expect(bo.page.get_by_role("listitem").filter(has_text="had the hand")).to_be_visible()
        expect(bo.page.locator("li.own").filter(has_text="Bo")).to_be_visible()
        is_accessible(bo)
        fits_all_windows(bo)
        bo.visit("/c/NOPENOPE")
        bo.sees("There is no challenge with the code")
