"""The lobby in three steps: invite, pick a game, deal; in every window, and in few words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lastcard.core.rules import PRESETS
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES
from web.serving import Friend, House
from web.visiting import PHONE, Browsing
from web.windows import covered, fits_all_windows, out_of_sight

MOST_WORDS = 150


@pytest.mark.parametrize("unfolded", [False, True], ids=["folded", "unfolded"])
def test_everything_can_be_pressed_in_every_window(house: House, browsing: Browsing, unfolded: bool) -> None:
    with browsing.visitor(house, size=PHONE) as ada:
        ada.visit("/")
        ada.button("Play with friends").click()
        ada.is_at("Your table")
        bo = Friend(house, ada.page.url.split("/")[-1], "Bo the Long-Winded")
        bo.say("chat", text="Hello!")
        ada.sees("Hello!")
        ada.button("Add a bot: seat 3").click()
        expect(ada.page.get_by_role("combobox", name="Level of the bot in seat 3")).to_be_visible()
        if unfolded:
            ada.page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
            ada.button("Remove Bo the Long-Winded").click()
            expect(ada.button("Cancel")).to_be_focused()
        deal = ada.button("Fill 1 seat with a bot and deal")
        fits_all_windows(
            ada, ".panel", lambda: ["dealing is out of sight"] if out_of_sight(deal) or covered(deal) else []
        )
        bo.close()


def test_everything_of_a_guest_can_be_pressed_in_every_window(house: House, browsing: Browsing) -> None:
    table = house.table(10, "Bo", preset="modern", jump_in=True)
    with browsing.visitor(house, size=PHONE) as ada:
        ada.visit(table.path)
        ada.is_at("Table")
        fits_all_windows(ada, ".panel")
    table.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_is_told_in_few_words(house: House, browsing: Browsing, language: str) -> None:
    say = catalogue(language)
    with browsing.visitor(house, language=language) as ada, browsing.visitor(house, "Bo", PHONE, language) as bo:
        ada.visit("/")
        ada.button(say("web-play-friends")).click()
        ada.is_at(say("lobby-yours"))
        bo.visit(ada.page.url)
        expect(bo.page.locator(".startbar")).to_be_visible()
        expect(ada.page.locator("li.chair").nth(1)).to_contain_text("Bo")
        for visitor in (ada, bo):
            assert len(visitor.page.locator("main").inner_text().split()) <= MOST_WORDS
        assert bo.page.evaluate("document.scrollingElement.scrollHeight / innerHeight") < 3


@pytest.mark.journey
def test_a_game_is_picked_and_dealt_in_two_presses(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        ada.visit("/")
        ada.button("Play with friends").click()
        ada.is_at("Your table")
        games = ada.page.get_by_role("region", name="Pick a game").get_by_role("radio")
        expect(games).to_have_count(len(PRESETS))
        ada.sees("Nobody else is here yet. Send the link, or play against bots.")
        games.and_(ada.page.get_by_role("radio", name="All Wild")).click()
        ada.button("Fill 3 seats with bots and deal").click()
        expect(ada.hand).to_be_visible()
        with house.http() as client:
            table = client.get(f"/api/tables/{ada.page.url.split('/')[-1]}").json()
        assert (table["stage"], table["preset"], table["bots"]) == ("round", "all-wild", [2, 3, 4])


def test_where_every_seat_is_taken_the_button_only_deals(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        ada.visit("/")
        ada.button("Play with friends").click()
        for seat in (2, 3, 4):
            ada.button(f"Add a bot: seat {seat}").click()
        ada.sees("1 person · 3 bots")
        ada.page.get_by_role("button", name="Deal", exact=True).click()
        expect(ada.hand).to_be_visible()


def test_what_is_changed_is_counted_where_it_is_folded_away(house: House, browsing: Browsing) -> None:
    code = house.open_table(house.token("Opener"), rules={"preset": "classic", "hand_size": 5, "uno_penalty": 4})
    with browsing.visitor(house) as ada, browsing.visitor(house, "Bo", PHONE) as bo:
        ada.visit(f"/t/{code}")
        ada.is_at("Your table")
        bo.visit(f"/t/{code}")
        for visitor in (ada, bo):
            expect(visitor.page.locator("summary").filter(has_text="House rules (2 changed)")).to_be_visible()
            expect(visitor.page.locator(".option").first).to_be_hidden()
        bo.sees("Cards dealt: 5")
        ada.button("Reset to Classic").click()
        expect(bo.page.locator("summary").filter(has_text="House rules (0 changed)")).to_be_visible()
