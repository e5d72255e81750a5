"""Moderation in the browser: the page behind the token, reports, announcements, and one's own data."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.accessible import is_accessible
from web.serving import House
from web.visiting import PHONE, Browsing
from web.windows import fits_all_windows

TOKEN = "a-token-of-some-length"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which there is a moderator."""
    with House(tmp_path_factory.mktemp("kept"), "--admins", f"ada:{TOKEN}") as running:
        yield running


@pytest.mark.journey
def test_a_report_is_made_at_the_table_and_dealt_with_by_keyboard(kept: House, browsing: Browsing) -> None:
    table = kept.table(2, "Bo")
    with browsing.visitor(kept, size=PHONE) as cy:
        cy.visit(table.path)
        cy.is_at("Table")
        table.start()
        expect(cy.hand).to_be_visible()
        cy.button("Menu").click()
        cy.button("Report Bo").click()
        dialog = cy.page.get_by_role("dialog", name="Report Bo")
        dialog.get_by_label("What is wrong?").select_option("name")
        dialog.get_by_label("In your words").fill("look at it")
        is_accessible(cy)
        dialog.get_by_role("button", name="Send report").click()
        expect(dialog.get_by_role("status")).to_contain_text("Thanks.")
        dialog.get_by_role("button", name="Close").click()
        with browsing.visitor(kept) as ada:
            ada.visit("/admin")
            ada.is_at("Keeping order")
            is_accessible(ada)
            ada.page.get_by_label("Token").fill("wrong-token-of-somebody")
            ada.press("Enter")
            expect(ada.page.get_by_role("alert")).to_contain_text("needs the token")
            ada.page.get_by_label("Token").fill(TOKEN)
            ada.press("Enter")
            ada.sees("Signed in as ada")
            ada.sees("Offensive name")
            ada.sees("“look at it”")
            is_accessible(ada)
            fits_all_windows(ada)
            ada.page.get_by_label("What everybody is told").fill("Back at ten")
            ada.press("Enter")
            expect(cy.page.get_by_role("status", name="A word from the server")).to_contain_text("Back at ten")
            is_accessible(cy)
            ada.button("Done: Bo").press("Enter")
            ada.sees("No open reports.")
            ada.button(f"Close: {table.code}").press("Enter")
            expect(ada.button("Cancel")).to_be_focused()
            ada.button("Yes").press("Enter")
            cy.sees("Whoever runs this server has closed the table")
            assert TOKEN not in ada.page.url
    table.close()


@pytest.mark.journey
def test_ones_data_is_taken_along_and_deleted(kept: House, browsing: Browsing, tmp_path: Path) -> None:
    table = kept.table(3, "Bo")
    with browsing.visitor(kept, name="Annabella") as ann:
        ann.visit(table.path)
        ann.is_at("Table")
        ann.visit("/")
        ann.button("Settings").click()
        ann.link("Your data").click()
        ann.is_at("Your data")
        is_accessible(ann)
        fits_all_windows(ann)
        with ann.page.expect_download() as downloading:
            ann.link("Download everything").click()
        downloading.value.save_as(tmp_path / "me.json")
        assert "Annabella" in (tmp_path / "me.json").read_text("utf-8")
        ann.button("Delete my data").press("Enter")
        expect(ann.button("Keep it")).to_be_focused()
        ann.button("Yes, delete it").press("Enter")
        expect(ann.page.get_by_role("status").filter(has_text="Your data")).to_be_visible()
        is_accessible(ann)
    table.close()


def test_without_a_token_there_is_no_page_to_keep_order(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        answer = ada.page.goto(f"{house.url}/admin")
        assert answer is not None
        assert answer.status == 404
