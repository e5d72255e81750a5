"""The way to a table by its link, and a page that stays on its feet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.serving import Friend, House
from web.visiting import DESKTOP, PHONE, Browsing


@pytest.mark.journey
def test_who_has_no_name_is_asked_for_one_and_told_what_the_table_is(house: House, browsing: Browsing) -> None:
    bo = Friend(house, house.open_table(house.token("Bo"), seats=4, rules="progressive"), "Bo")
    code = bo.seen["room"]["table"]
    with browsing.visitor(house, name="", size=PHONE) as visitor:
        visitor.visit(f"/t/{code.lower()}")
        visitor.is_at("You are invited")
        visitor.sees("At the table: Bo")
        visitor.sees("Progressive · 3 seats free")
        visitor.page.get_by_label("What's your name?").fill("Ada")
        visitor.button("Take a seat").click()
        visitor.sees("Ada")
        while "Ada" not in str(bo.seen["room"]["people"]):
            bo.hear()
    bo.close()


def test_who_has_a_name_sits_down_at_once_and_again_after_a_reload(house: House, browsing: Browsing) -> None:
    bo = Friend(house, house.open_table(house.token("Bo"), seats=2), "Bo")
    with browsing.visitor(house) as visitor:
        visitor.visit(f"/t/{bo.seen['room']['table']}")
        while len(bo.seen["room"]["people"]) < 2:
            bo.hear()
        visitor.page.reload()
        bo.say("start")
        expect(visitor.hand).to_be_visible()
        title = r"^(Your turn|Bo's turn) – Table – Last Card$"
        expect(visitor.page).to_have_title(re.compile(title))
        assert [person["name"] for person in bo.seen["room"]["people"]] == ["Bo", "Ada"]
    bo.close()


def test_an_unknown_code_gives_a_way_on(house: House, browsing: Browsing) -> None:
    code = house.open_table(house.token("Bo"))
    with browsing.visitor(house) as visitor:
        visitor.visit("/t/NOPENOPE")
        visitor.is_at("There is no such table")
        visitor.sees("“NOPENOPE”")
        visitor.page.get_by_label("Have a code?").fill(code)
        visitor.press("Enter")
        expect(visitor.page).to_have_url(f"{house.url}/t/{code}")
        visitor.visit("/nonsense/here")
        visitor.is_at("There is nothing here")
        visitor.page.get_by_role("link", name="Home").click()
        expect(visitor.button("Play now")).to_be_visible()


def test_a_match_that_runs_can_be_watched_and_its_last_card_stays_in_view(house: House, browsing: Browsing) -> None:
    house.stack("R7", "B3", top="R2")
    bo = Friend(house, house.open_table(house.token("Bo"), seats=2, rules={"preset": "classic", "hand_size": 1}), "Bo")
    bo.say("start")
    with browsing.visitor(house, name="") as visitor:
        page = visitor.page
        page.clock.install()
        visitor.visit(f"/t/{bo.seen['room']['table']}")
        visitor.is_at("A match is being played")
        visitor.sees("Bo and 1 bot · Classic · round 1")
        page.get_by_role("link", name="Watch").click()
        visitor.sees("you are watching")
        page.clock.pause_at(page.evaluate("Date.now()") + 1000)
        bo.act("play R7")
        visitor.sees_top("Red 7")
        expect(page.locator("main.table")).to_be_visible()
        page.clock.run_for(2000)
        expect(page.locator("main.table")).to_have_count(0)
        expect(page.get_by_role("heading", level=1)).to_contain_text("Bo")
    bo.close()


def test_who_was_removed_is_told_and_can_go_on(house: House, browsing: Browsing) -> None:
    bo = Friend(house, house.open_table(house.token("Bo"), seats=3), "Bo")
    with browsing.visitor(house) as visitor:
        visitor.visit(f"/t/{bo.seen['room']['table']}")
        while len(bo.seen["room"]["people"]) < 2:
            bo.hear()
        bo.say("remove", person=bo.seen["room"]["people"][1]["person"])
        visitor.sees("The host has removed you from this table.")
        visitor.page.get_by_role("link", name="Home").click()
        expect(visitor.button("Play now")).to_be_visible()
        expect(visitor.page.get_by_role("link", name="Back to your table")).to_have_count(0)
    bo.close()


@pytest.mark.journey
def test_without_a_connection_the_kept_page_says_so_and_mends_itself(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house, language="sv", kept=True) as visitor:
        page = visitor.page
        visitor.visit("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => new Promise((done) => setTimeout(done, 500)))")
        visitor.button("Spela nu").click()
        expect(page.get_by_role("region", name="Din hand")).to_be_visible()
        table = page.url
        house.stop()
        visitor.visit("/")
        visitor.sees("Servern går inte att nå. Är du uppkopplad?")
        visitor.visit(table)
        visitor.is_at("Servern svarar inte")
        house.start()
        expect(page.get_by_role("region", name="Din hand")).to_be_visible()


@pytest.mark.journey
def test_a_browser_that_is_too_old_says_so_in_every_language(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as visitor:
        visitor.page.add_init_script("CSS.supports = () => false")
        visitor.visit("/")
        visitor.sees("This browser is too old")
        visitor.sees("webbläsaren är för gammal")
        expect(visitor.page.locator("#page")).to_be_empty()


@pytest.mark.journey
def test_an_error_in_a_screen_leaves_a_page_to_go_on_from(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house, size=DESKTOP) as visitor:
        visitor.page.route("**/api/tables", lambda route: route.fulfill(json=[{}]))
        visitor.visit("/")
        visitor.is_at("Something went wrong on this page")
        visitor.page.unroute("**/api/tables")
        visitor.button("Reload").click()
        expect(visitor.button("Play now")).to_be_visible()
