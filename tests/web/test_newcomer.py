"""A newcomer's path, in clicks: from the first page to cards in hand, and from an invitation to a seat."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES
from web.serving import QUICK, Friend, House
from web.visiting import DESKTOP, PHONE, Browsing, Visitor

COUNT_CLICKS = """
addEventListener("click", (event) => {
  if (event.isTrusted) sessionStorage.setItem("clicks", Number(sessionStorage.getItem("clicks") ?? 0) + 1);
}, true);
"""
MOST_WORDS = 40


def clicks(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("sessionStorage.getItem('clicks') ?? 0"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_click_leads_from_the_first_page_to_the_first_card(
    house: House, browsing: Browsing, size: tuple[int, int]
) -> None:
    with browsing.visitor(house, name="", size=size) as ada:
        ada.page.add_init_script(COUNT_CLICKS)
        ada.visit("/")
        with ada.page.expect_request(
            lambda request: request.method == "POST" and "/api/tables" in request.url
        ) as opened:
            ada.button("Play now").click()
        expect(ada.hand.get_by_role("button")).to_have_count(7)
        assert clicks(ada) == 1
        sent: Any = opened.value.post_data_json
        assert sent["settings"]["timer"] == 0, "nobody waits for who plays against bots"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_name_and_one_click_lead_from_an_invitation_to_a_seat(
    house: House, browsing: Browsing, size: tuple[int, int]
) -> None:
    bo = Friend(house, house.open_table(house.token("Bo"), seats=4, rules="progressive"), "Bo")
    with browsing.visitor(house, name="", size=size) as ada:
        ada.page.add_init_script(COUNT_CLICKS)
        ada.visit(f"/t/{bo.seen['room']['table']}")
        ada.sees("At the table: Bo")
        ada.sees("Progressive · 3 seats free")
        name = ada.page.get_by_label("What's your name?")
        expect(name).to_be_focused()
        ada.page.keyboard.type("Ada")
        ada.button("Take a seat").click()
        expect(ada.page.locator("li.chair").nth(1)).to_contain_text("Ada")
        assert clicks(ada) == 1
        while "Ada" not in str(bo.seen["room"]["people"]):
            bo.hear()
    bo.close()


def test_who_opens_a_table_is_not_invited_to_it(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house, name="") as ada:
        ada.page.add_init_script(COUNT_CLICKS)
        ada.visit("/")
        ada.button("Play with friends").click()
        ada.is_at("Your table")
        assert clicks(ada) == 1
        ada.page.reload()
        ada.is_at("Your table")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_says_what_game_it_is_in_few_words(house: House, browsing: Browsing, language: str) -> None:
    say = catalogue(language)
    with browsing.visitor(house, name="", size=PHONE, language=language) as ada:
        ada.visit("/")
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text("UNO")
        before = ada.page.locator("body").inner_text().split(say("web-play-now"))[0]
        assert len(before.split()) < MOST_WORDS
        play = ada.button(say("web-play-now"))
        expect(play).to_be_in_viewport(ratio=1)
        ada.link(say("how-to-play")).click()
        ada.is_at(say("guide-title"))


def test_a_wild_lies_open_on_the_first_page(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        ada.visit("/")
        wild = ada.page.locator(".fanart .card:has(use[href='#c-W'])")
        wild.wait_for()
        hidden = wild.evaluate(
            """(card) => {
                const { left, top, width, height } = card.getBoundingClientRect();
                const middle = document.elementFromPoint(left + width / 2, top + height / 2);
                return !card.contains(middle) || card.nextElementSibling !== null;
            }"""
        )
        assert not hidden


@pytest.mark.journey
def test_who_leaves_a_match_finds_the_way_back_on_the_first_page(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        ada.visit("/")
        ada.button("Play now").click()
        expect(ada.hand).to_be_visible()
        table = ada.page.url
        ada.button("Menu").click()
        ada.button("Leave the table").click()
        ada.page.get_by_role("button", name="Leave", exact=True).click()
        ada.link("Back to your table").click()
        expect(ada.page).to_have_url(table)
        expect(ada.hand).to_be_visible()


def test_a_finished_match_is_no_table_to_watch(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", top="R5")
    over = Friend(
        house,
        house.open_table(house.token("Bo"), seats=2, public=True, rules={"hand_size": 1, "target": 1}, **QUICK),
        "Bo",
    )
    over.say("start")
    over.act("play R1")
    with browsing.visitor(house) as ada:
        ada.visit("/")
        expect(ada.page.get_by_role("region", name="Recent replays").get_by_role("listitem")).not_to_have_count(0)
        expect(ada.page.get_by_role("region", name="Tables to watch")).not_to_contain_text("match over")
    over.close()
