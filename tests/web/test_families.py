"""Tables as families need them: late seats, a tablet for several, a handicap, an end by time, calm and quiet tables."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from web.accessible import is_accessible
from web.playing import playing
from web.serving import Friend, House
from web.visiting import Browsing, Visitor

TABLET: Final = (820, 1180)
MINUTE: Final = 60_000  # milliseconds


def on_tablet(house: House, ada: Visitor, seats: int, *others: str) -> str:
    """Ada's own table, with others who play at her tablet."""
    code = house.open_table(house.token("Opener"), seats=seats, timer=0, pace=0, rules={"hand_size": 3})
    ada.visit(f"/t/{code}")
    ada.is_at("Your table")
    ada.button("Add somebody on this device").click()
    for name in others:
        ada.page.get_by_role("textbox", name="Their name").fill(name)
        ada.button("Sit down").click()
        expect(ada.page.locator(".chair").filter(has_text=name)).to_be_visible()
    return code


def texts(visitor: Visitor) -> str:
    """Everything that the page says, to eyes and to screen readers."""
    said: str = visitor.page.evaluate(
        "() => document.body.innerText + [...document.querySelectorAll('[aria-label], use')]"
        ".map((each) => each.ariaLabel ?? each.getAttribute('href')).join(' ')"
    )
    return said.lower()


@pytest.mark.journey
def test_two_share_a_tablet_and_see_their_own_cards_only(house: House, browsing: Browsing) -> None:
    house.stack("R2 R7 Y1", "R3 B1 G8", top="R9", stock="Y5 Y6 Y7")
    with browsing.visitor(house, size=TABLET) as ada:
        on_tablet(house, ada, 2, "Bo")
        is_accessible(ada)
        ada.button(re.compile("^Deal")).click()
        ada.is_at("Pass the device to Ada")
        covered = texts(ada)
        for card in ("red 2", "red 7", "yellow 1", "red 3", "blue 1", "green 8", "#c-r2", "#c-b1"):
            assert card not in covered
        is_accessible(ada)
        ada.button("Ada: show my cards").click()
        expect(ada.page.locator("#hand [data-place]")).to_have_count(3)
        assert "green 8" not in texts(ada)
        ada.play("Red 2")
        ada.is_at("Pass the device to Bo")
        covered = texts(ada)
        for card in ("red 7", "yellow 1", "red 3", "green 8"):
            assert card not in covered
        ada.button("Bo: show my cards").click()
        ada.play("Red 3")
        ada.is_at("Pass the device to Ada")
        ada.page.reload()
        ada.is_at("Pass the device to Ada")


def test_a_name_that_finds_no_seat_is_told_why(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house, size=TABLET) as ada:
        on_tablet(house, ada, 2, "Bo")
        ada.page.get_by_role("textbox", name="Their name").fill("Cid")
        ada.button("Sit down").click()
        expect(ada.page.get_by_role("alert")).to_be_visible()


def test_who_comes_late_takes_over_from_a_bot_between_rounds(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", "G9", top="R5", stock="Y3 Y4")
    table = house.table(3, "Bo", hand_size=1, target=500)
    table.friends[0].say("bot", seat=3, level="easy")
    with browsing.visitor(house) as ada, browsing.visitor(house, name="Eva") as eva:
        ada.visit(table.path)
        table.start()
        expect(ada.page.locator("#hand")).to_be_visible()
        eva.visit(table.path)
        take = eva.button(re.compile("^Play on for"))
        expect(take).to_be_visible()
        ada.play("Red 1")
        ada.is_at("You win the round")
        eva.is_at("Ada wins the round")
        take.click()
        expect(eva.button("Next round")).to_be_visible()
        is_accessible(eva)
        eva.button("Leave my seat to a bot").click()
        expect(eva.button(re.compile("^Play on for"))).to_be_visible()
    table.close()


def test_the_host_gives_the_little_one_fewer_cards(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        code = house.open_table(house.token("Opener"), seats=2, timer=0, pace=0)
        ada.visit(f"/t/{code}")
        ada.is_at("Your table")
        ada.page.get_by_text("House rules").first.click()
        ada.page.get_by_role("switch", name="Handicap").check()
        spin = ada.page.get_by_role("spinbutton", name="Ada")
        spin.fill("4")
        spin.press("Enter")
        bo = Friend(house, code, "Bo")
        ada.button(re.compile("^Deal")).click()
        expect(ada.page.locator("#hand [data-place]")).to_have_count(4)
        expect(ada.seat("Bo")).to_contain_text("7 cards")
        bo.close()


def test_a_calm_table_has_no_clock_and_a_match_may_end_at_a_time(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada, browsing.visitor(house, name="Bo") as bo:
        code = house.open_table(house.token("Opener"), seats=2)
        ada.visit(f"/t/{code}")
        ada.is_at("Your table")
        ada.page.locator("summary").filter(has_text="table").last.click()
        ada.button(re.compile("^Calm")).click()
        expect(ada.page.get_by_role("combobox", name="Time per turn")).to_have_value("0")
        ada.page.get_by_role("combobox", name="The match ends after").select_option("30")
        expect(ada.button(re.compile("^Calm"))).to_have_attribute("aria-pressed", "true")
        is_accessible(ada)
        bo.visit(f"/t/{code}")
        ada.button(re.compile("^Deal")).click()
        ada.sees("30 minutes left")
        expect(ada.page.locator("#say")).to_have_count(0)  # phrases only
        expect(ada.button("Hello!")).to_be_visible()


def test_the_host_silences_somebody(house: House, browsing: Browsing) -> None:
    table = house.table(2, "Ada")
    with browsing.visitor(house, name="Bo") as bo:
        bo.visit(table.path)
        table.start()
        expect(bo.page.locator("#say")).to_be_visible()
        table.friends[0].say("mute", person=bo_number(table.friends[0].seen), on=True)
        bo.sees("The host has muted you at this table.")
        expect(bo.page.locator("#say")).to_have_count(0)
    table.close()


def test_the_host_mutes_somebody_in_the_menu_and_lets_them_speak_again(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada, browsing.visitor(house, name="Bo") as bo:
        code = house.open_table(house.token("Opener"), seats=2, timer=0, pace=0)
        ada.visit(f"/t/{code}")
        ada.is_at("Your table")
        bo.visit(f"/t/{code}")
        ada.button(re.compile("^Deal")).click()
        expect(bo.page.locator("#say")).to_be_visible()
        ada.button("Menu").click()
        ada.button("Stop Bo from talking here").click()
        bo.sees("The host has muted you at this table.")
        expect(bo.page.locator("#say")).to_have_count(0)
        is_accessible(ada)
        ada.button("Let Bo talk again").click()
        expect(bo.page.locator("#say")).to_be_visible()


def test_a_match_ends_with_the_round_in_which_its_time_is_up(house: House, browsing: Browsing) -> None:
    house.stack("R1", "R2", top="R9", stock="Y3 Y4")
    with playing(house, browsing, "Bo", hand_size=1, target=500, settings={"minutes": 1}) as (ada, _):
        ada.sees("1 minute left")
        expect(ada.page.get_by_text("last round").first).to_be_visible(timeout=MINUTE * 3)
        ada.play("Red 1")
        ada.is_at("You win the match")


def bo_number(seen: dict[str, object]) -> int:
    room = seen["room"]
    assert isinstance(room, dict)
    return next(int(person["person"]) for person in room["people"] if person["name"] == "Bo")


def test_the_host_lets_a_bot_play_for_who_is_away_at_a_table_without_a_clock(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2", "R3 B1", top="R5", stock="Y3 Y4")
    with browsing.visitor(house) as ada, browsing.visitor(house, name="Bo") as bo:
        code = house.open_table(house.token("Opener"), seats=2, timer=0, pace=0, rules={"hand_size": 2})
        ada.visit(f"/t/{code}")
        ada.is_at("Your table")
        bo.visit(f"/t/{code}")
        ada.button(re.compile("^Deal")).click()
        expect(bo.page.locator("#hand")).to_be_visible()
        bo.visit("/rules")
        ada.play("Red 1")
        ada.button("Menu").click()
        ada.button("Let a bot play for Bo").click()
        expect(ada.page.get_by_role("log")).to_contain_text("Bo plays")


def test_the_code_can_be_hidden_and_is_in_no_title(house: House, browsing: Browsing) -> None:
    with playing(house, browsing, "Bo", hand_size=3) as (ada, _):
        code = ada.page.url.rsplit("/", 1)[1]
        assert code not in ada.page.title()
    with browsing.visitor(house) as ada:
        code = house.open_table(house.token("Opener"), seats=2)
        ada.visit(f"/t/{code}")
        ada.is_at("Your table")
        assert code not in ada.page.title()
        ada.sees(code)
        ada.button("Hide the code").click()
        expect(ada.page.get_by_text(code)).to_have_count(0)
        expect(ada.page.locator("#invitation")).to_have_count(0)
        ada.button("Show the code").click()
        ada.sees(code)
