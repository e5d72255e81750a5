"""Every screen in every window that people have."""

from __future__ import annotations

from playwright.sync_api import expect

from web.playing import playing
from web.serving import House
from web.visiting import Browsing
from web.windows import covered, fits_all_windows, out_of_sight


def test_everything_in_the_lobby_can_be_pressed_in_every_window(house: House, browsing: Browsing) -> None:
    table = house.table(4)
    with browsing.visitor(house) as ada:
        ada.visit(table.path)
        expect(ada.page.locator(".startbar")).to_be_visible()
        fits_all_windows(ada, ".panel")
    table.close()


def test_the_way_on_is_in_view_at_every_end_in_every_window(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", "B8", "G7", top="R5")  # the first hand is that of who begins, and wins
    with playing(house, browsing, "Bo", "Cid", "Dot", hand_size=1, target=40) as (ada, [bo, cid, dot]):
        way = ada.page.locator(".onward > *").first

        def hidden() -> list[str]:
            found = []
            for end in ("0", "document.body.scrollHeight"):
                ada.page.evaluate(f"scrollTo({{ top: {end}, behavior: 'instant' }})")
                found += [f"the way on is out of sight at {end}"] if out_of_sight(way) or covered(way) else []
            return found

        def go_on() -> None:
            for friend in (bo, cid, dot):
                friend.say("ready")
            ada.button("Next round").click()

        ada.play("Red 1")
        ada.is_at("You win the round")
        fits_all_windows(ada, ".panel, .outcome", hidden)
        go_on()
        bo.act("play R1")
        ada.is_at("Bo wins the round")
        house.stack("B9", "B8", "R1", "G7", top="R5", stock="B1 B2")
        fits_all_windows(ada, ".panel, .outcome", hidden)
        go_on()
        cid.act("draw")
        dot.act("draw")
        ada.play("Red 1")
        ada.is_at("You win the match")
        fits_all_windows(ada, ".panel, .outcome", hidden)
        ada.link("Watch the replay").click()
        expect(ada.button("Next turn")).to_be_visible()
        fits_all_windows(ada, ".panel, .stage")
