"""The rules in the browser: the guide with its pictures, and sets of rules in sentences."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES
from web.serving import House
from web.visiting import DESKTOP, PHONE, Browsing


@pytest.mark.journey
def test_the_guide_is_told_in_every_language_without_loading_the_page_again(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as visitor:
        visitor.visit("/rules")
        page = visitor.page
        page.evaluate("window.same = true")
        for language in LANGUAGES:
            say = catalogue(language)
            page.locator("#language").select_option(language)
            expect(page.get_by_role("heading", level=1)).to_have_text(say("guide-title"))
            expect(page.locator("#progressive p").first).to_have_text(say("guide-progressive-does"))
            seven = say("card-number", colour="G", number=7)
            expect(page.locator("#turn").get_by_role("img", name=seven)).to_be_visible()
            assert page.locator("main").inner_text().count("guide-") == 0
        assert page.evaluate("window.same")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_guide_begins_with_its_contents_and_pictures_of_the_game(
    house: House, browsing: Browsing, size: tuple[int, int]
) -> None:
    with browsing.visitor(house, size=size) as visitor:
        visitor.visit("/rules")
        page = visitor.page
        expect(page.get_by_role("navigation", name="On this page")).to_be_in_viewport()
        first = page.locator("article > *").first
        expect(first).to_have_attribute("id", "short")
        expect(first.get_by_role("listitem")).to_have_count(6)
        expect(first.locator(".card").first).to_be_in_viewport()
        expect(page.locator("article .ours").first).not_to_be_in_viewport()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_section_has_an_address_and_stands_in_the_contents(
    house: House, browsing: Browsing, size: tuple[int, int]
) -> None:
    with browsing.visitor(house, size=size) as visitor:
        visitor.visit("/rules#jump-in")
        page = visitor.page
        expect(page.locator("#jump-in h3")).to_be_in_viewport()
        contents = page.get_by_role("navigation", name="On this page")
        if size == PHONE:
            contents.get_by_text("On this page").click()
        contents.get_by_role("link", name="Calling UNO").click()
        expect(page.locator("#uno h3")).to_be_in_viewport()
        assert page.url.endswith("/rules#uno")
        assert page.evaluate("document.documentElement.scrollWidth") == size[0]


def test_an_edition_leads_to_its_sentences_and_they_lead_back_to_the_rulebooks(
    house: House, browsing: Browsing
) -> None:
    with browsing.visitor(house) as visitor:
        visitor.visit("/rules")
        page = visitor.page
        page.locator("#all-wild").get_by_role("link", name="All of its rules, sentence by sentence").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("All Wild")
        visitor.sees("On your turn, play any card: all are wild.")
        page.locator("#language").select_option("sv")
        visitor.sees("När det är din tur lägger du vilket kort som helst: alla är jokerkort.")
        page.get_by_role("link", name="Norska All Wild").first.click()
        expect(page.get_by_role("heading", name="Regelhäftena")).to_be_in_viewport()


def test_a_set_of_rules_that_there_is_not_shows_a_way_on(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as visitor:
        visitor.visit("/rules/nonsense")
        visitor.sees("There is no set of rules with this name.")
        visitor.page.get_by_role("link", name="The whole guide").click()
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text("The rules")
