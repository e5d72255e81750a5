"""What the rules of a table do, in the lobby: told to everybody, also by keys and to those who listen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.accessible import is_accessible
from web.serving import House
from web.visiting import PHONE, Browsing
from web.windows import fits_all_windows


@pytest.mark.journey
def test_the_lobby_tells_what_rules_do_and_becomes_surer(house: House, browsing: Browsing) -> None:
    code = house.open_table(house.token("Opener"), rules="house-party")
    with browsing.visitor(house) as ada, browsing.visitor(house, "Bo", PHONE, "sv") as bo:
        ada.visit(f"/t/{code}")
        ada.page.locator("summary").filter(has_text="What these rules do").press("Enter")
        ada.sees("A match takes about 52 minutes, 4 longer than classic.")
        expect(ada.page.get_by_role("status").filter(has_text="From 4,000 matches.")).to_be_visible()
        bars = ada.page.get_by_role("row", name=re.compile("^Luck’s share"))
        expect(bars).to_contain_text("80.1 (79 to 81.1)")
        is_accessible(ada)
        fits_all_windows(ada, ".panel")
        bo.visit(f"/t/{code}")
        bo.page.locator("summary").filter(has_text="Vad de här reglerna gör").click()
        bo.sees("En match tar ungefär 52 minuter, 4 längre än med klassiska regler.")
        is_accessible(bo)
        ada.page.locator(".tile").filter(has_text="Classic").first.click()
        bo.sees("En match tar ungefär 48 minuter.")
        ada.visit(f"/t/{house.open_table(house.token('Opener'), rules={'preset': 'classic', 'match': 'single'})}")
        ada.page.locator("summary").filter(has_text="What these rules do").click()
        expect(ada.page.get_by_role("status").filter(has_text="4,000 matches.")).to_be_visible()
        expect(ada.page.get_by_text("shorter than classic").first).to_be_visible()
