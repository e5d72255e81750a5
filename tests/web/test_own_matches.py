"""What was played on this device: how often it was won, and the way to watch it again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.accessible import is_accessible
from web.serving import QUICK, Friend, House
from web.visiting import PHONE, Browsing, Visitor
from web.windows import fits_all_windows


def win(house: House, visitor: Visitor) -> None:
    """A match of one round, which the visitor wins with a single card."""
    house.stack("R1", "B9", top="R5")
    code = house.open_table(house.token("Opener"), seats=2, rules={"hand_size": 1, "target": 1}, **QUICK)
    visitor.visit(f"/t/{code}")
    visitor.button(re.compile("^Fill 1 seat")).click()
    visitor.play("Red 1")
    visitor.is_at("You win the match")


@pytest.mark.journey
def test_own_matches_are_counted_listed_watched_again_and_forgotten(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        page = ada.page
        ada.visit("/")
        expect(page.get_by_role("region", name="Your matches")).to_have_count(0)
        win(house, ada)
        win(house, ada)
        ada.visit("/")
        own = page.get_by_role("region", name="Your matches")
        expect(own).to_contain_text("2 matches · 2 won · 2 in a row")
        own.get_by_role("link", name="All your matches").click()
        ada.is_at("Your matches")
        expect(page.locator("dl")).to_have_text(
            re.compile(r"Played\s*2\s*Won\s*2\s*Wins in a row now\s*2\s*Most wins in a row\s*2")
        )
        expect(page.get_by_role("img", name="Your last 2 matches")).to_be_visible()
        matches = page.get_by_role("main").get_by_role("listitem")
        expect(matches).to_have_count(2)
        expect(matches.first).to_contain_text("Won")
        expect(matches.first).to_contain_text("1 round")
        fits_all_windows(ada)
        is_accessible(ada)
        matches.first.get_by_role("link").click()
        expect(ada.button("Next turn")).to_be_visible()
        page.go_back()
        ada.button("Remove this match from the list").first.click()
        expect(matches).to_have_count(1)
        ada.button("Delete the whole list").click()
        ada.button("Keep it").click()
        ada.button("Delete the whole list").click()
        page.get_by_role("button", name="Delete", exact=True).click()
        ada.sees("No matches yet.")
        page.reload()
        ada.sees("No matches yet.")


def test_who_only_watches_has_played_nothing(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", top="R5")
    bo = Friend(house, house.open_table(house.token("Bo"), seats=2, rules={"hand_size": 1, "target": 1}, **QUICK), "Bo")
    with browsing.visitor(house, size=PHONE) as ada:
        ada.visit(f"/t/{bo.seen['room']['table']}?watch")
        ada.sees("You are watching.")
        bo.say("start")
        bo.act("play R1")
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Bo")
        ada.visit("/matches")
        ada.sees("No matches yet.")
    bo.close()
