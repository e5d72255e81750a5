"""A guest with three bots plays a whole match, from the first page to the replay, by what the page shows."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.quick import hurry
from web.serving import House
from web.visiting import Browsing


@pytest.mark.journey
def test_a_guest_with_three_bots_plays_a_whole_match(house: House, browsing: Browsing, long: bool) -> None:
    with browsing.visitor(house, name="") as visitor:
        hurry(visitor, hand_size=4 if long else 3, target=120 if long else 20)
        visitor.visit("/")
        visitor.page.get_by_role("textbox", name="Your name").fill("Ada")
        visitor.button("Play now").click()
        done = []
        while did := visitor.take_turn():
            done.append(did)
        assert "play" in done
        visitor.link("Watch the replay").click()
        expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("Ada · ")
        visitor.button("Next turn").click()
        visitor.sees("Ada")
        visitor.button("Check the shuffle").click()
        visitor.sees("Everything checks out")
