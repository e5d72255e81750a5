"""Matches by turns in the browser: chosen in the lobby, in one's own list, with standing orders."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.accessible import is_accessible
from web.playing import playing
from web.serving import House
from web.visiting import DESKTOP, PHONE, Browsing
from web.windows import fits_all_windows


@pytest.mark.journey
def test_a_table_by_turns_waits_in_one_s_own_list_and_does_what_it_was_ordered(
    house: House, browsing: Browsing
) -> None:
    house.stack("R1 R2", "R9 G4", top="R5", stock="G2")
    with playing(house, browsing, "Bo", settings={"turn_hours": 24}, hand_size=2, target=500) as (ada, _):
        ada.sees("By turns · 23 hours left")
        call = ada.page.get_by_role("switch", name="Always call UNO for me")
        call.check()
        ada.page.reload()
        expect(call).to_be_checked()
        is_accessible(ada)
        ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text("By turns · 23 hours left")
        ada.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        ada.visit("/turns")
        ada.is_at("My tables")
        ada.sees("Your turn · 23 hours left")
        is_accessible(ada)
        ada.link("Your turn").click()
        ada.play("Red 1")
        ada.sees("Ada calls “UNO!”")
        ada.visit("/")
        ada.sees("Waiting for Bo · 23 hours left")


def test_one_s_own_tables_fit_every_window(house: House, browsing: Browsing) -> None:
    with playing(house, browsing, "Bo", settings={"turn_hours": 24}) as (ada, _):
        fits_all_windows(ada)
        ada.visit("/turns")
        ada.page.get_by_text("Webhooks").click()
        ada.page.get_by_role("textbox", name="Address of your program").fill("https://127.0.0.1/")
        ada.button("Add").click()
        ada.sees("is inside a network of its own")
        fits_all_windows(ada)
