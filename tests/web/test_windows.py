"""Every screen in every window that people have."""

from __future__ import annotations

from playwright.sync_api import expect

from web.serving import House
from web.visiting import Browsing
from web.windows import fits_all_windows


def test_everything_in_the_lobby_can_be_pressed_in_every_window(house: House, browsing: Browsing) -> None:
    table = house.table(4)
    with browsing.visitor(house) as ada:
        ada.visit(table.path)
        expect(ada.page.locator(".startbar")).to_be_visible()
        fits_all_windows(ada, ".panel")
    table.close()
