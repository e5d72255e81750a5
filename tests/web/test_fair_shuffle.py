"""The page checks the shuffle by itself: a server that deals what it likes is found out, one that does not is not."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.playing import playing
from web.quick import hurry
from web.serving import House
from web.visiting import Browsing

STACKED = "The cards are not the ones that follow from the shuffle."


@pytest.mark.journey
def test_a_stacked_deck_is_told_after_the_round_and_in_the_replay(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2", "B2 W", top="R5", stock="B6 G4")
    with playing(house, browsing, "Bo", hand_size=2, target=30) as (ada, [bo]):
        ada.call()
        ada.play("Red 1")
        bo.act("draw")
        ada.play("Red 2")
        ada.is_at("You win the match")
        expect(ada.page.locator("p.shuffle.wrong")).to_have_text(STACKED)
        asked: list[str] = []
        ada.page.on("request", lambda request: asked.append(request.url))
        ada.link("Watch the replay").click()
        ada.button("Check the shuffle").click()
        for said in ("Not everything checks out.", f"Round 1: {STACKED}", "lastcard verify"):
            ada.sees(said)
        assert not any(url.endswith("/check") for url in asked)


def test_an_honest_deal_is_found_right_also_without_the_browsers_own_hash(house: House, browsing: Browsing) -> None:
    """As over plain http, where browsers have none."""
    with browsing.visitor(house, name="") as visitor:
        visitor.page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })")
        hurry(visitor, hand_size=4, target=20)
        visitor.visit("/")
        visitor.page.get_by_role("textbox", name="Your name").fill("Ada")
        visitor.button("Play now").click()
        while visitor.take_turn():
            pass
        expect(visitor.page.locator(".shuffle summary")).to_have_text("Fair shuffle verified.")
