"""Clubs in the browser: one is started, joined by its link, played in, and shows what came of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.accessible import is_accessible
from web.serving import House
from web.visiting import PHONE, Browsing
from web.windows import fits_all_windows

QUICK = {"preset": "classic", "hand_size": 1, "target": 1}


@pytest.mark.journey
def test_two_people_have_a_club_play_in_it_and_look_at_what_came_of_it(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", "B8", "B7", top="R5")
    with browsing.visitor(house) as ada, browsing.visitor(house, name="", size=PHONE) as bo:
        ada.visit("/club")
        ada.is_at("Your clubs")
        ada.sees("You are not in any club yet.")
        ada.page.get_by_label("Name of the club").fill("Fridays")
        ada.page.get_by_label("What you call these rules").fill("Like at Bo's")
        ada.press("Enter")
        ada.is_at("Fridays")
        ada.sees("1 member · Like at Bo's (Classic)")
        club = ada.page.url
        changed = ada.context.request.post(club.replace("/club/", "/api/clubs/"), data={"rules": QUICK})
        assert changed.ok

        bo.visit(club)
        bo.is_at("Fridays")
        is_accessible(bo)
        bo.page.locator("#name").fill("Bo")
        bo.button("Join the club").press("Enter")
        bo.sees("2 members")

        ada.button("Open a table").click()
        expect(ada.page.get_by_role("heading", name="Your table")).to_be_visible()
        bo.page.reload()
        bo.page.get_by_role("region", name="Now").get_by_role("link").click()
        ada.sees("Bo")
        ada.button(re.compile("^Fill 2 seats")).click()
        ada.play("Red 1")
        ada.is_at("You win the match")

        bo.visit(club)
        honours = bo.page.get_by_role("region", name="Table of honours")
        expect(honours.get_by_role("row")).to_have_text(
            [re.compile("Member"), re.compile("Ada.*1 of 1.*1"), re.compile("Bo.*0 of 1.*0")]
        )
        bo.page.locator("summary", has_text="House rules").click()
        bo.sees("Everybody is dealt 1 card.")
        fits_all_windows(bo, ".panel")
        is_accessible(bo)
        bo.page.get_by_role("region", name="Album").get_by_role("link", name=re.compile("^Replay")).click()
        expect(bo.button("Next turn")).to_be_visible()

        ada.visit("/")
        ada.link("Your clubs").click()
        ada.link("Fridays").click()
        ada.page.locator("summary", has_text="Change the club").click()
        fits_all_windows(ada, ".panel")
        is_accessible(ada)
        ada.button("Remove Bo").click()
        ada.page.get_by_role("button", name="Remove", exact=True).click()
        expect(ada.page).not_to_have_url(club)
        ada.sees("1 member")
        bo.visit(club)
        bo.sees("ask a member for the link again")
        ada.button("Leave the club").click()
        ada.button("Leave the club").click()
        expect(ada.button("Join the club")).to_be_visible()
