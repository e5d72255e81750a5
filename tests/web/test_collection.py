"""The open collection in the browser: said before anybody sits, and a page to explore and to download from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from lastcard import record
from lastcard.collection import making
from lastcard.core.rules import parse
from lastcard.lab.random_play import play_match
from web.accessible import is_accessible
from web.serving import House
from web.visiting import PHONE, Browsing
from web.windows import fits_all_windows

MONTH = "2026-10"


@pytest.fixture
def library(tmp_path: Path) -> Iterator[House]:
    """A server that offers a month."""
    part = making.begin(tmp_path / "collection", MONTH)
    for seed in range(8):
        game = play_match(parse("classic stacking=same target=100"), 2 + seed % 4, seed)
        names = tuple(map(str, range(1, len(game.seats) + 1)))
        assert making.put(part, seed, record.dumps(game), names, MONTH)
    making.finish(part, MONTH)
    making.publish(part, MONTH)
    with House(tmp_path / "data", "--collection", str(tmp_path / "collection")) as house:
        yield house


@pytest.mark.journey
def test_a_table_says_that_it_is_collected_before_anybody_sits(house: House, browsing: Browsing) -> None:
    code = house.open_table(house.token("Opener"))
    with browsing.visitor(house) as ada, browsing.visitor(house, "", PHONE, "nb") as bo:
        ada.visit(f"/t/{code}")
        ada.page.locator("summary").filter(has_text="The table").click()
        ada.page.get_by_role("switch", name="Open collection").press("Space")
        expect(
            ada.page.get_by_role("link", name="Matches here join the open collection, without names.")
        ).to_be_visible()
        is_accessible(ada)
        bo.visit(f"/t/{code}")
        expect(bo.page.get_by_text("Kampene her går til den åpne samlingen, uten navn.")).to_be_visible()
        is_accessible(bo)


@pytest.mark.journey
def test_months_are_downloaded_and_situations_explored(library: House, browsing: Browsing) -> None:
    with browsing.visitor(library) as ada:
        ada.visit("/collection")
        ada.is_at("Open collection")
        expect(ada.page.get_by_role("heading", name="October 2026")).to_be_visible()
        row = ada.page.get_by_role("row", name="Plays a number")
        expect(row).to_contain_text("%")
        is_accessible(ada)
        fits_all_windows(ada, ".panel")
        kind = ada.page.get_by_label("Situation", exact=True)
        kind.select_option(label="Drew a card that fits")
        expect(ada.page.get_by_role("row", name="Keeps it")).to_contain_text("%")
        ada.page.get_by_label("Whose choices").select_option(label="Bots")
        expect(ada.page.get_by_role("status").filter(has_text="No cases.")).to_be_visible()
        expect(ada.page.get_by_role("row", name="Keeps it")).to_contain_text("too few")
        with ada.page.expect_download() as downloading:
            ada.page.get_by_role("link", name="Records").click()
        assert downloading.value.suggested_filename == f"lastcard-{MONTH}-records.zip"
