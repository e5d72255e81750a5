"""Looking for a table in the browser: two people meet, bots fill in, and a window that is closed looks no longer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from server.running import Running

from web.accessible import is_accessible
from web.visiting import Browsing
from web.windows import fits_all_windows


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server where bots are quick to fill in."""
    with Running(tmp_path_factory.mktemp("find"), "--seek-bots", "2") as running:
        yield running


@pytest.mark.journey
def test_two_people_meet_and_who_is_alone_plays_with_bots(hasty: Running, browsing: Browsing) -> None:
    with browsing.visitor(hasty, name="Ada") as ada, browsing.visitor(hasty, name="Bo", size=(390, 844)) as bo:
        ada.visit("/")
        ada.link("Find a table").press("Enter")
        ada.is_at("Find a table")
        ada.page.get_by_label("Your name").fill("Ada")
        ada.page.get_by_label("Modern").press("Space")
        ada.page.get_by_role("switch", name="Bots may fill in").press("Space")
        ada.button("Find me a table").press("Enter")
        expect(ada.page.get_by_role("status").filter(has_text="Looking for a table")).to_be_visible()
        is_accessible(ada)
        fits_all_windows(ada, ".panel")
        bo.visit("/find")
        expect(bo.page.get_by_text("Ada", exact=True)).to_be_visible()
        is_accessible(bo)
        bo.page.get_by_label("Your name").fill("Bo")
        bo.button("Join: Ada").click()
        for each in (ada, bo):
            expect(each.page.locator("#hand")).to_be_visible()
        assert ada.page.url == bo.page.url
    with browsing.visitor(hasty, name="Cy") as cy:
        cy.visit("/find")
        cy.page.get_by_label("Your name").fill("Cy")
        cy.button("Find me a table").click()
        expect(cy.page.locator("#hand")).to_be_visible()


@pytest.mark.journey
def test_who_leaves_the_page_or_stops_looks_no_longer(hasty: Running, browsing: Browsing) -> None:
    with browsing.visitor(hasty, name="Ada") as ada, browsing.visitor(hasty, name="Bo") as bo:
        for each, name in ((ada, "Ada"), (bo, "Bo")):
            each.visit("/find")
            each.page.get_by_label("Your name").fill(name)
            each.page.get_by_role("switch", name="Bots may fill in").press("Space")
            each.page.get_by_label("At least").select_option("5")
            each.button("Find me a table").click()
        expect(bo.page.get_by_text("Ada", exact=True)).to_be_visible()
        ada.visit("/")
        expect(bo.page.get_by_text("Ada", exact=True)).to_have_count(0)
        second = bo.context.new_page()
        second.goto("/find")
        expect(second.get_by_text("Bo (You)")).to_be_visible()
        second.close()
        expect(bo.page.get_by_text("Bo (You)")).to_be_visible()
        bo.button("Stop looking").click()
        expect(bo.button("Find me a table")).to_be_visible()
        expect(bo.page.get_by_text("Bo (You)")).to_have_count(0)
