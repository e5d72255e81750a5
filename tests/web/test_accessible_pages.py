"""axe-core finds nothing on the screens round a game, in light and dark, on a desktop and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lastcard.wording.languages import LANGUAGES
from web.accessible import is_accessible
from web.serving import QUICK, Friend, House
from web.visiting import Browsing


@pytest.mark.journey
def test_the_first_page_is_accessible(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", top="R5")
    bea = Friend(
        house,
        house.open_table(house.token("Bea"), seats=2, public=True, rules={"hand_size": 1, "target": 1}, **QUICK),
        "Bea",
    )
    bea.say("start")
    bea.act("play R1")
    with browsing.visitor(house) as ada:
        ada.visit("/")
        expect(ada.link("Bea and ")).to_be_visible()
        is_accessible(ada)
    bea.close()


def test_the_invitation_is_accessible(house: House, browsing: Browsing) -> None:
    table = house.table(2, "Bo")
    with browsing.visitor(house, name="") as ada:
        ada.visit(table.path)
        ada.is_at("You are invited")
        is_accessible(ada)
    table.close()


@pytest.mark.journey
def test_the_lobby_is_accessible_for_its_host(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        ada.visit("/")
        ada.button("Play with friends").click()
        ada.is_at("Your table")
        is_accessible(ada)


def test_the_lobby_is_accessible_for_a_guest(house: House, browsing: Browsing) -> None:
    table = house.table(3, "Bo", preset="modern", jump_in=True)
    with browsing.visitor(house) as ada:
        ada.visit(table.path)
        ada.is_at("Table")
        is_accessible(ada)
    table.close()


@pytest.mark.parametrize(
    "path", ["/rules", "/rules/house-party", "/rules/nonsense", "/nonsense", "/t/NOPENOPE", "/r/nope"]
)
def test_a_page_is_accessible(house: House, browsing: Browsing, path: str) -> None:
    with browsing.visitor(house) as ada:
        ada.visit(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        is_accessible(ada)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_accessible_in_every_language(house: House, browsing: Browsing, language: str) -> None:
    with browsing.visitor(house, language=language) as ada:
        ada.visit("/")
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        is_accessible(ada)


def test_a_full_table_is_accessible_to_who_comes_late(house: House, browsing: Browsing) -> None:
    table = house.table(2, "Bo", "Cid")
    with browsing.visitor(house) as ada:
        ada.visit(table.path)
        expect(ada.link("Watch")).to_be_visible()
        is_accessible(ada)
    table.close()
