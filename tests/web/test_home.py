"""The first page: one click to a game, a code to a friend's, and what there is to watch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES
from web.serving import Friend, House
from web.visiting import DESKTOP, PHONE, Browsing


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.journey("phone")
def test_one_click_is_playing_against_three_bots(house: House, browsing: Browsing, size: tuple[int, int]) -> None:
    with browsing.visitor(house, name="", size=size) as visitor:
        page = visitor.page
        visitor.visit("/")
        visitor.button("Play now").click()
        expect(page).to_have_url(re.compile(r"/t/\w{8}$"))
        expect(visitor.hand).to_be_visible()
        with house.http() as client:
            table = client.get(f"/api/tables/{page.url.split('/')[-1]}").json()
        assert (table["stage"], table["preset"]) == ("round", "classic")
        assert (len(table["names"]), table["bots"]) == (4, [2, 3, 4])
        assert table["names"][0] == "Player"


@pytest.mark.journey
def test_nothing_but_the_table_is_loaded_for_a_first_hand(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as visitor:
        loaded: list[str] = []
        visitor.page.on("request", lambda request: loaded.append(request.url.split("/")[-1].split("-")[0]))
        visitor.visit("/")
        visitor.button("Play now").click()
        expect(visitor.hand.get_by_role("button")).to_have_count(7)
        visitor.page.wait_for_load_state("networkidle")
        assert "Table" in loaded
        assert {"Lobby", "RoundEnd", "Finale", "Replay", "Rules", "Help", "SettingsSheet"}.isdisjoint(loaded)


def test_what_is_chosen_is_played_and_remembered(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house, name="") as visitor:
        page = visitor.page
        visitor.visit("/")
        page.get_by_label("Your name").fill("Zoë")
        page.get_by_label("Rules").select_option("all-wild")
        page.get_by_label("Three bots").select_option("easy")
        visitor.press("Tab", "Escape")
        page.get_by_label("Your name").press("Enter")
        expect(visitor.hand).to_be_visible()
        with house.http() as client:
            table = client.get(f"/api/tables/{page.url.split('/')[-1]}").json()
        assert (table["preset"], table["names"][0]) == ("all-wild", "Zoë")
        visitor.visit("/")
        expect(page.get_by_label("Your name")).to_have_value("Zoë")
        expect(page.get_by_label("Rules")).to_have_value("all-wild")
        expect(page.get_by_label("Three bots")).to_have_value("easy")
        page.get_by_role("link", name="Back to your table").click()
        expect(visitor.hand).to_be_visible()


def test_a_name_that_cannot_be_is_refused_where_it_stands(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house, name="") as visitor:
        visitor.visit("/")
        name = visitor.page.get_by_label("Your name")
        name.fill("!!!")
        visitor.button("Play now").click()
        expect(visitor.page.get_by_role("alert")).to_contain_text("name")
        expect(name).to_be_focused()


@pytest.mark.journey
def test_a_code_leads_to_a_table_however_it_is_written(house: House, browsing: Browsing) -> None:
    code = house.open_table(house.token("Bo"), seats=3)
    with browsing.visitor(house) as visitor:
        page = visitor.page
        field = page.get_by_label("Have a code?")
        for given in (code, f" {code[:4].lower()} {code[4:].lower()} ", f"Come: {house.url}/t/{code}!"):
            visitor.visit("/")
            field.fill(given)
            visitor.button("Join").click()
            expect(page).to_have_url(f"{house.url}/t/{code}")
            expect(page.get_by_role("heading", level=1)).to_be_focused()
        visitor.visit("/")
        field.fill("my table, please")
        field.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("neither a code nor a link")
        expect(field).to_be_focused()


@pytest.mark.journey
def test_public_tables_can_be_joined_or_watched(house: House, browsing: Browsing) -> None:
    host = house.token("Bo")
    waiting = house.open_table(host, seats=2, public=True)
    playing = Friend(house, house.open_table(house.token("Cid"), seats=2, public=True), "Cid")
    playing.say("start")
    with browsing.visitor(house) as visitor:
        page = visitor.page
        visitor.visit("/")
        tables = page.get_by_role("region", name="Tables to watch")
        tables.get_by_role("link", name="Watch: Cid and 1 bot").click()
        expect(page).to_have_url(re.compile(r"\?watch$"))
        visitor.sees("you are watching")
        page.go_back()
        tables.get_by_role("link", name="Join: ").click()
        expect(page).to_have_url(f"{house.url}/t/{waiting}")
        visitor.is_at("Your table")
        page.go_back()
        expect(page.get_by_role("link", name="Back to your table")).to_be_visible()
    playing.close()


def test_the_first_page_speaks_every_language_and_keeps_what_was_typed(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house, name="") as visitor:
        page = visitor.page
        visitor.visit("/")
        page.locator("#name").fill("Þór")
        for language in LANGUAGES:
            say = catalogue(language)
            page.locator("#language").select_option(language)
            expect(page.get_by_role("heading", level=1)).to_have_text(say("web-home-title"))
            expect(page.get_by_role("button", name=say("web-play-now"))).to_be_visible()
            expect(page.get_by_label(say("web-name"))).to_have_value("Þór")
            assert "web-" not in page.locator("main").inner_text()
