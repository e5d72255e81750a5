"""The review of a finished match, in its replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.accessible import is_accessible
from web.playing import playing
from web.serving import House
from web.visiting import Browsing


@pytest.mark.journey
def test_a_finished_match_is_reviewed_in_its_replay(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", top="R5")  # the first hand is that of who begins
    with playing(house, browsing, "Bo", hand_size=1, target=10) as (ada, [bo]):
        ada.play("Red 1")
        ada.is_at("You win the round")
        bo.say("ready")
        ada.button("Next round").click()
        bo.act("play R1")
        ada.is_at("Bo wins the round")
        bo.say("ready")
        ada.button("Next round").click()
        ada.play("Red 1")
        ada.is_at("You win the match")
        ada.link("Watch the replay").click()
        ada.button("Show the review").click()
        review = ada.page.get_by_role("region", name="Review", exact=True)
        expect(review).to_contain_text("Luck and skill")
        expect(review).to_contain_text("Ada: the cards")
        expect(ada.page.get_by_role("radio", name="Chances")).to_be_checked()
        expect(ada.page.get_by_role("img", name="Chance to win the round")).to_be_visible()
        expect(ada.button("Show the review")).to_have_count(0)
        is_accessible(ada)
        ada.visit("/luck")
        ada.is_at("Is it rigged?")
        expect(ada.page.get_by_role("row", name="Seat 1")).to_be_visible()
        is_accessible(ada)
