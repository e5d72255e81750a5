"""Who is at a table: who has opened it, who is invited, who watches, what they are called, and who has to go."""

from __future__ import annotations

from playwright.sync_api import expect

from lastcard.text import catalogue
from web.serving import House
from web.visiting import Browsing

say = catalogue("en")


def test_who_opens_a_table_goes_straight_in_without_a_name_too(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house, name="") as ada:
        ada.visit("/")
        ada.button(say("web-play-friends")).click()
        expect(ada.button(say("web-take-seat"))).to_have_count(0)
        ada.sees(say("default-name"))
        assert "/t/" in ada.page.url


def test_who_is_invited_is_told_who_opened_the_table_where_nobody_sits_yet(house: House, browsing: Browsing) -> None:
    code = house.open_table(house.token("Bo"), seats=3)
    with browsing.visitor(house, name="") as ada:
        ada.visit(f"/t/{code}")
        ada.sees(say("web-there", names="Bo"))
