"""A table on a television: all that a room may see, large, and no hand; phones before it show their cards only."""

from __future__ import annotations

import re
from contextlib import ExitStack
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from web.accessible import is_accessible
from web.playing import playing
from web.serving import Friend, House, Table
from web.test_keyboard import tab_to
from web.visiting import Browsing, Visitor

SCREEN: Final = (1920, 1080)
PHONE: Final = (390, 844)
NAMES: Final = ("Ada", "Bo", "Cid", "Dot", "Eva", "Finn", "Gro", "Hans", "Ida", "Jon")
LEAST: Final = 60  # pixels that a numeral is high at the least
# the large numeral of the top card, as it is drawn
NUMERAL: Final = """() => {
  const card = document.querySelector("#on-top svg");
  const part = document.querySelector(card.querySelector("use").getAttribute("href") + " g use");
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawn.setAttribute("viewBox", "0 0 100 140");
  drawn.setAttribute("width", card.getBoundingClientRect().width);
  const numeral = document.body.appendChild(drawn).appendChild(part.cloneNode(true));
  const { height } = numeral.getBoundingClientRect();
  drawn.remove();
  return height;
}"""
SECRETS: Final = "() => [...document.querySelectorAll('#hand, [data-place]')].length"


def shows_no_hand(page: Page) -> None:
    assert page.evaluate(SECRETS) == 0
    faces = page.evaluate("() => [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))")
    shown = [face for face in faces if re.fullmatch(r"#c-(?!back).*", face)]
    assert len(shown) <= 3, shown  # of the discard pile


def look(screen: Visitor, table: Table) -> None:
    screen.visit(f"/tv/{table.code}")
    expect(screen.page.get_by_role("heading", name="Scan to play")).to_be_visible()


@pytest.mark.journey
def test_ten_phones_get_cards_and_the_screen_shows_nobody_s(house: House, browsing: Browsing, long: bool) -> None:
    """All of the ten are browsers with --long; else four are, and the others get theirs by messages."""
    shown = len(NAMES) if long else 4
    with ExitStack() as people:
        host = people.enter_context(browsing.visitor(house, name="Ada", size=PHONE))
        code = house.open_table(house.token("Opener"), seats=10, timer=0, pace=0)
        host.visit(f"/t/{code}")
        host.is_at("Your table")
        screen = people.enter_context(browsing.visitor(house, name="", size=SCREEN))
        look(screen, Table(code, []))
        phones = [host]
        for name in NAMES[1:shown]:
            phone = people.enter_context(browsing.visitor(house, name=name, size=PHONE))
            phone.visit(f"/t/{code}")
            phones.append(phone)
        friends = [Friend(house, code, name) for name in NAMES[shown:]]
        people.callback(Table(code, friends).close)
        for name in NAMES:
            expect(screen.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
        host.button(re.compile("^Deal")).click()
        for phone in phones:
            expect(phone.page.locator("#hand [data-place]")).to_have_count(7)
        for friend in friends:
            while not friend.seen.get("own"):
                friend.hear()
            assert len(friend.seen["own"]["hand"]) == 7
        expect(screen.page.locator(".seat")).to_have_count(10)
        shows_no_hand(screen.page)
        assert code not in screen.page.title()
        phones[3].button("Cards only").click()
        expect(phones[3].button("Show the table")).to_be_visible()
        expect(phones[3].page.locator("#hand [data-place]")).to_have_count(7)


def test_the_numeral_on_the_pile_can_be_read_from_the_sofa(house: House, browsing: Browsing) -> None:
    house.stack("R2 R7 Y1", "B1 G1 G7", "R1 B2 B4", top="G9")
    table = house.table(3, "Bo", "Cid", hand_size=3)
    with browsing.visitor(house, size=PHONE) as ada, browsing.visitor(house, name="", size=SCREEN) as screen:
        look(screen, table)
        ada.visit(table.path)
        table.start()
        expect(screen.page.locator("#on-top")).to_be_visible()
        assert screen.page.evaluate(NUMERAL) >= LEAST
        screen.page.set_viewport_size({"width": 3840, "height": 2160})
        assert screen.page.evaluate(NUMERAL) >= 2 * LEAST
    table.close()


def test_the_screen_follows_the_match_to_its_end_and_is_accessible(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2", "B9 W", top="R5", stock="Y3 G4 B6")
    table = house.table(2, "Bo", hand_size=2, target=60)
    with browsing.visitor(house, size=PHONE) as ada, browsing.visitor(house, name="", size=SCREEN) as screen:
        look(screen, table)
        is_accessible(screen)
        ada.visit(table.path)
        table.start()
        screen.sees("Ada's turn")
        shows_no_hand(screen.page)
        is_accessible(screen)
        ada.play("Red 1")
        expect(screen.page.get_by_role("log")).to_contain_text("red 1")
        ada.press("u")
        table.friends[0].act("draw")
        ada.play("Red 2")
        screen.is_at("Ada wins the match")  # Bo is left with 62 points
        is_accessible(screen)
    table.close()


def test_a_screen_of_somebody_who_plays_does_not_show_their_cards(house: House, browsing: Browsing) -> None:
    with playing(house, browsing, "Bo", "Cid") as (ada, _):
        code = ada.page.url.rsplit("/", 1)[1]
        screen = ada.context.new_page()
        screen.goto(f"/tv/{code}")
        expect(screen.locator(".seat")).to_have_count(3)
        shows_no_hand(screen)


def test_sound_and_code_have_keys_on_the_screen(house: House, browsing: Browsing) -> None:
    table = house.table(2, "Bo")
    with browsing.visitor(house, name="", size=SCREEN) as screen:
        look(screen, table)
        expect(screen.page.get_by_role("img", name="QR code to this table")).to_be_visible()
        assert table.code not in screen.page.title()
        screen.press("s")
        expect(screen.button("Sound off")).to_be_visible()
        screen.press("c")
        expect(screen.page.get_by_text(table.code)).to_have_count(0)
        expect(screen.page.get_by_role("img", name="QR code to this table")).to_have_count(0)
        screen.press("c")
        screen.sees(table.code)
        tab_to(screen, "Sound off")
        screen.press("Enter")
        expect(screen.button("Sound on")).to_be_focused()
        tab_to(screen, "Hide the code")
        screen.press("Space")
        expect(screen.page.get_by_text(table.code)).to_have_count(0)
    table.close()


def test_an_unknown_table_is_told_on_the_screen_with_404(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house, name="", size=SCREEN) as screen:
        answer = screen.page.goto("/tv/NOPENOPE")
        assert answer is not None
        assert answer.status == 404
        screen.is_at("There is no such table")


@pytest.mark.journey
def test_from_the_link_to_the_first_card_is_a_name_and_a_press(house: House, browsing: Browsing) -> None:
    """How long it takes a slow phone, `make bench-page` measures."""
    table = house.table(3, "Bo", "Cid", hand_size=3)
    with browsing.visitor(house, name="", size=SCREEN) as screen, browsing.visitor(house, name="", size=PHONE) as phone:
        look(screen, table)
        phone.visit(f"/t/{screen.page.locator('.entrance b').inner_text()}")
        expect(phone.page.get_by_role("textbox", name="What's your name?")).to_be_focused()
        phone.page.keyboard.type("Ada")
        phone.press("Enter")
        table.start()
        expect(phone.page.locator("#hand [data-place]")).to_have_count(3)
    table.close()


def test_cards_only_is_kept_and_plays_and_is_accessible(house: House, browsing: Browsing) -> None:
    house.stack("R2 R7 Y1 W", "R3 B1 G1 G7", top="R9")
    table = house.table(2, "Bo", hand_size=4)
    with browsing.visitor(house, size=PHONE) as ada, browsing.visitor(house, name="", size=SCREEN) as screen:
        look(screen, table)
        ada.visit(table.path)
        table.start()
        ada.button("Cards only").click()
        expect(ada.page.locator(".felt")).to_have_count(0)
        is_accessible(ada)
        ada.play("Wild", "Green")
        table.friends[0].act("play G1")
        ada.sees_top("green 1")
        ada.page.reload()
        expect(ada.button("Show the table")).to_be_visible()
        ada.draw()
        ada.button("Show the table").click()
        expect(ada.page.locator(".felt")).to_be_visible()
    table.close()
