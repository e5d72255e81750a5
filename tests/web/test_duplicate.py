"""A duplicate in the browser: teams are chosen, both play the same cards, and the deals are compared."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.accessible import is_accessible
from web.serving import House
from web.test_evening import SWIFT, opened, play_out
from web.visiting import PHONE, Browsing
from web.windows import fits_all_windows


@pytest.mark.journey
def test_two_teams_play_the_same_cards_and_see_where_play_parted(house: House, browsing: Browsing) -> None:
    house.stack("R1", "R2", top="R9")
    with browsing.visitor(house) as ada, browsing.visitor(house, name="Bo", size=PHONE) as bo:
        path = opened(ada, **SWIFT | {"format": "swiss", "stages": 1})
        bo.visit(path)
        bo.is_at("An evening with Ada")
        ada.page.get_by_role("radio", name="Same cards, two teams").check()
        ada.page.get_by_label("Of each team at a table").select_option("1")
        ada.page.get_by_label("Rounds in a stage").select_option("1")
        expect(bo.page.get_by_role("region", name="Team 2")).to_contain_text("Bo")
        bo.page.get_by_role("button", name="To team 1: Bo").click()
        expect(ada.page.get_by_role("region", name="Team 1")).to_contain_text("Bo")
        ada.page.get_by_role("button", name="To team 2: Bo").click()
        expect(bo.page.get_by_role("region", name="Team 2")).to_contain_text("Bo")
        is_accessible(ada)
        fits_all_windows(bo)

        ada.button("Start the evening").click()
        for visitor in (ada, bo):
            visitor.page.wait_for_url(re.compile("/t/"))
        play_out((ada, bo))
        for visitor in (ada, bo):
            visitor.link("Back to the evening").click()
        ada.sees("Deal by deal")
        ada.page.get_by_role("button", name="Where play parted").click(timeout=30_000)
        ada.sees("Deal 1:")
        is_accessible(ada)
        expect(ada.page.get_by_role("row", name=re.compile("Deal 1"))).to_be_visible()
        fits_all_windows(bo)
