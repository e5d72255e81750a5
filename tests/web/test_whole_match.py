"""A guest with three bots plays a whole match, from the first page to the replay, by what the page shows."""

from __future__ import annotations

import json

from playwright.sync_api import Route

from web.serving import QUICK, House
from web.visiting import Browsing


def hurry(route: Route) -> None:
    """Opens the table that was asked for, with small hands, a near end, and bots that do not wait."""
    settings = json.loads(route.request.post_data or "{}")["settings"]
    rules = {"preset": settings["rules"], "hand_size": 4, "target": 120}
    route.continue_(post_data=json.dumps({"settings": settings | QUICK | {"rules": rules}}))


def test_a_guest_with_three_bots_plays_a_whole_match(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house, name="") as visitor:
        page = visitor.page
        page.route("**/api/tables", lambda route: hurry(route) if route.request.method == "POST" else route.continue_())
        visitor.visit("/")
        page.get_by_role("textbox", name="Your name").fill("Ada")
        visitor.button("Play now").click()
        done = []
        while did := visitor.take_turn():
            done.append(did)
        assert "play" in done
        visitor.link("Watch the replay").click()
        visitor.is_at("won")
        visitor.button("Next turn").click()
        visitor.sees("Ada plays")
