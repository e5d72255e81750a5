"""An evening in the browser: people come by a link, are seated by themselves, and see how it stands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from web.accessible import is_accessible
from web.serving import House
from web.visiting import PHONE, Browsing, Visitor
from web.windows import fits_all_windows

SWIFT: dict[str, Any] = {"format": "rotation-short", "rules": {"preset": "classic", "hand_size": 1}}
TITLE = "An evening with Ada"


def opened(host: Visitor, **plan: Any) -> str:
    """An evening with that plan, at which the host is; its address."""
    host.page.request.post("/api/guests", data={"name": host.name})
    answer = host.page.request.post("/api/evenings", data={"plan": plan}).json()
    path = f"/e/{answer['evening']}"
    host.visit(path)
    host.is_at(TITLE)
    return path


def enrol(host: Visitor, *names: str) -> None:
    for name in names:
        host.page.get_by_role("textbox", name="Name of somebody without a phone").fill(name)
        host.press("Enter")
        expect(host.page.locator(".chair", has_text=name)).to_be_visible()


def play_out(visitors: Sequence[Visitor]) -> None:
    """Whoever has the turn plays their only card, unless a bot was quicker."""
    over = [visitor.link("Back to the evening") for visitor in visitors]
    while not over[0].is_visible():
        for visitor in visitors:
            if visitor.playable.count() and visitor.page.get_by_role("region", name="Your move").count():
                visitor.playable.first.click()
                break
        visitors[0].page.wait_for_timeout(200)
    for way in over:
        expect(way).to_be_visible()


@pytest.mark.journey
def test_phones_come_by_a_link_and_are_brought_to_their_table_and_back(house: House, browsing: Browsing) -> None:
    house.stack("R1", "R2", "R3", "R4", top="R9")
    with (
        browsing.visitor(house) as ada,
        browsing.visitor(house, name="", size=PHONE) as bo,
        browsing.visitor(house, name="Cid", size=PHONE) as cid,
        browsing.visitor(house, name="", size=(1920, 1080)) as wall,
    ):
        path = opened(ada, **SWIFT)
        bo.visit(path)
        bo.is_at("You are invited")
        bo.page.get_by_role("textbox", name="What's your name?").fill("Bo")
        bo.button("Join the evening").click()
        cid.visit(path)
        for guest in (bo, cid):
            guest.is_at(TITLE)
            guest.sees("You don't have to do anything")
        enrol(ada, "Dot")
        wall.visit(f"{path}?screen")
        wall.sees("4 people are here")

        ada.button("Start the evening").click()
        everybody = (ada, bo, cid)
        for visitor in everybody:
            visitor.page.wait_for_url(re.compile("/t/"))
        wall.sees("Stage 1 of 4")
        play_out(everybody)
        for visitor in everybody:
            visitor.link("Back to the evening").click()
            expect(visitor.page.get_by_role("table", name="Standings")).to_be_visible()
        expect(wall.page.locator("ol li").first).to_contain_text(re.compile("[1-9]"))

        ada.button("End the evening").click()
        ada.button("End it").click()
        for visitor in everybody:
            expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("the evening!")
        expect(ada.link("Standings as a table")).to_be_visible()


def test_the_first_page_opens_an_evening_and_the_host_chooses(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        ada.visit("/")
        ada.button("An evening").click()
        ada.is_at(TITLE)
        enrol(ada, "Bo", "Cid", "Dot")
        ada.page.get_by_role("radio", name="Four change partners").check(force=True)
        ada.page.get_by_role("radio", name="Modern").check(force=True)
        ada.page.get_by_label("How long").select_option("60")
        ada.page.get_by_role("textbox", name="Title").fill("Autumn cup")
        ada.press("Tab")
        ada.is_at("Autumn cup")
        ada.page.reload()
        ada.is_at("Autumn cup")
        expect(ada.page.get_by_role("radio", name="Modern")).to_be_checked()
        expect(ada.page.get_by_label("How long")).to_have_value("60")
        is_accessible(ada)
        fits_all_windows(ada)


def test_a_round_of_real_cards_is_tapped_on_any_phone_once(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada, browsing.visitor(house, name="", size=PHONE) as phone:
        opened(ada, **SWIFT, real=True)
        enrol(ada, "Bo", "Cid", "Dot")
        ada.button("Start the evening").click()
        slip = ada.page.get_by_role("link", name=re.compile("Enter the result.*Table 1")).get_attribute("href")
        assert slip is not None
        phone.visit(slip)
        phone.is_at("Round 1 of 1")
        phone.page.get_by_role("radio", name="Ada").check(force=True)
        fits_all_windows(phone)
        for player, card in (("Bo", "Red 7"), ("Cid", "Wild,"), ("Dot", "Green Skip")):
            phone.page.get_by_role("radio", name=re.compile(f"^{player} \\d")).check(force=True)
            phone.button(re.compile(f"^{card}.* more in the deck")).click()
        phone.button("Undo").click()
        phone.button(re.compile("^Blue 9, ")).click()
        is_accessible(phone)
        phone.button("Count it").click()
        phone.is_at("Round 1 is counted")
        phone.sees("+")
        phone.page.reload()
        phone.is_at("This result has been entered")

        ada.sees("finished")
        ada.button("Correct").first.click()
        ada.page.get_by_role("spinbutton").first.fill("77")
        ada.button("Save").click()
        ada.sees("finished, corrected")
        expect(ada.page.get_by_role("table", name="Standings")).to_contain_text("77")


def test_the_desk_the_wall_and_the_end_are_right_in_every_window(house: House, browsing: Browsing) -> None:
    names = ("Bo", "Cid", "Dot", "Eva", "Fay", "Gus", "Hal")
    with browsing.visitor(house) as ada, browsing.visitor(house, name="", size=(1920, 1080)) as wall:
        path = opened(ada, format="eight", real=True, rounds=1, stage_minutes=20)
        enrol(ada, *names)
        ada.button("Start the evening").click()
        ada.sees("You sit at table")
        is_accessible(ada)
        fits_all_windows(ada)
        wall.visit(f"{path}?screen")
        wall.sees("Stage 1 of 7")
        wall.sees("Next")
        is_accessible(wall, (1920, 1080), (3840, 2160))
        ada.page.emulate_media(media="print")
        expect(ada.page.get_by_text("After each round: scan").first).to_be_visible()
        expect(ada.page.locator(".printed section")).to_have_count(7)
        expect(ada.page.locator(".printed article")).to_have_count(14)  # two tables in each of seven stages
        expect(ada.button("Pause")).to_be_hidden()
        ada.page.emulate_media(media="screen")
        ada.button("Pause").click()
        ada.sees("A break")
        ada.button("End the evening").click()
        ada.button("End it").click()
        ada.sees("The evening is over")
        is_accessible(ada)
        fits_all_windows(ada)
        expect(wall.page.get_by_text("Join with this code")).to_be_hidden()


def test_what_can_not_be_is_said(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        path = opened(ada, **SWIFT, real=True)
        enrol(ada, "Bo")
        ada.page.get_by_role("textbox", name="Name of somebody without a phone").fill("Bo")
        ada.press("Enter")
        expect(ada.page.get_by_role("alert")).to_contain_text("already called")
        ada.visit("/e/NOPENOPE")
        ada.is_at("There is no such evening")
        ada.visit(f"{path}/9.9-nope")
        ada.is_at("This slip is not known")
        ada.visit(path.replace("/e/", "/t/"))
        ada.is_at(TITLE)
