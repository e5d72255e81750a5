"""The lobby in the browser: who sits where, by which rules, and how clashes and changes are told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from lastcard.core.rules import OPTIONS
from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES
from web.serving import House
from web.visiting import PHONE, Browsing, Visitor

YOURS = "Your table"
NO_CARDS = "There are no customizable cards in the deck."


@contextmanager
def lobby(house: House, browsing: Browsing, **settings: Any) -> Iterator[tuple[Visitor, Visitor, str]]:
    """Ada, who is the host, and Bo on a phone in the lobby of a table, and its code."""
    code = house.open_table(house.token("Opener"), **settings)
    with browsing.visitor(house) as ada, browsing.visitor(house, "Bo", PHONE) as bo:
        ada.visit(f"/t/{code}")
        ada.is_at(YOURS)
        bo.visit(f"/t/{code}")
        yield ada, bo, code


def unfold(inside: Locator) -> None:
    """Opens whatever this is folded away in."""
    inside.first.wait_for(state="attached")
    for fold in inside.page.locator("details").filter(has=inside).all():
        if fold.get_attribute("open") is None:
            fold.locator("> summary").click()


def option(visitor: Visitor, title: str) -> Locator:
    """The row of an option, opened where it is folded away."""
    row = visitor.page.locator(".option").filter(has=visitor.page.get_by_text(title, exact=True))
    unfold(row)
    return row


def seat(visitor: Visitor, number: int) -> Locator:
    return visitor.page.locator("li.chair").nth(number - 1)


def trouble(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("alert").filter(has_text=".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_sees_every_option_and_only_the_host_can_change_it(
    house: House, browsing: Browsing, language: str
) -> None:
    say = catalogue(language)
    code = house.open_table(house.token("Opener"), rules={"preset": "modern", "hand_size": 5})
    with browsing.visitor(house, language=language) as ada, browsing.visitor(house, "Bo", PHONE, language) as bo:
        ada.visit(f"/t/{code}")
        ada.is_at(say("lobby-yours"))
        bo.visit(f"/t/{code}")
        bo.is_at(say("lobby-title", table=code))
        for visitor in (ada, bo):
            expect(visitor.page.locator(".option")).to_have_count(len(OPTIONS) - 1)
            for name in OPTIONS:
                if name != "custom":
                    expect(option(visitor, say(f"option-{name.replace('_', '-')}"))).to_be_visible()
            visitor.sees(say("rule-hand-size", n=5))
            visitor.sees(say("rules-changed", preset=say("rules-name-modern"), count=1))
            text = visitor.page.locator("main").inner_text()
            assert [beginning for beginning in ("lobby-", "rule-", "option-", "book-") if beginning in text] == []
            assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        expect(ada.page.locator("main").get_by_role("switch").first).to_be_visible()
        for role in ("switch", "radio", "spinbutton", "combobox"):
            expect(bo.page.locator("main").get_by_role(role)).to_have_count(0)


@pytest.mark.journey
def test_what_the_host_changes_the_others_see_and_are_told(house: House, browsing: Browsing) -> None:
    with lobby(house, browsing) as (ada, bo, code):
        bo.is_at(f"Table {code}")
        option(ada, "Jumping in").get_by_role("switch").click()
        expect(bo.page.get_by_role("status").filter(has_text="Ada changed “Jumping in”. Now: yes.")).to_be_visible()
        expect(option(bo, "Jumping in")).to_contain_text("Icelandic sheet of 2006")
        expect(option(bo, "Jumping in").locator("strong")).to_have_text("yes")
        ada.page.get_by_role("radio", name="House party").click()
        bo.sees("Ada chose House party.")
        option(ada, "Points to reach").get_by_role("spinbutton").fill("300")
        expect(option(bo, "Points to reach")).to_contain_text("changed")
        bo.sees("House party with 1 change")
        unfold(ada.page.locator(".setting"))
        ada.page.get_by_role("combobox", name="Time per turn").select_option("60")
        unfold(bo.page.locator(".setting"))
        expect(bo.page.locator(".setting").filter(has_text="Time per turn")).to_contain_text("60 s")
        ada.button("Reset to House party").click()
        expect(option(bo, "Points to reach").locator("strong")).to_have_text("500")


@pytest.mark.journey
def test_a_clash_is_explained_beside_what_was_touched_and_taken_back(house: House, browsing: Browsing) -> None:
    code = house.open_table(house.token("Opener"), seats=5)
    with browsing.visitor(house) as ada:
        ada.visit(f"/t/{code}")
        deck = option(ada, "Deck")
        deck.get_by_role("radio", name="all wild").click()
        expect(deck.get_by_role("alert")).to_contain_text("“Deck: all wild” needs “First card: does nothing”")
        expect(deck.get_by_role("radio", name="108 cards")).to_be_checked()
        ada.button("Also set “First card: does nothing”").click()
        ada.button("Also set “Challenging: no”").click()
        expect(deck.get_by_role("radio", name="all wild")).to_be_checked()
        expect(trouble(ada)).to_have_count(0)
        expect(option(ada, "Bluffing")).to_contain_text("Only applies with “Deck: 108 cards” or “Deck: 112 cards”.")

        sides = option(ada, "Teams")
        sides.get_by_role("radio", name="partners").click()
        expect(sides.get_by_role("alert")).to_contain_text("“Teams: partners” needs 4 seats, not 5.")
        expect(sides.get_by_role("radio", name="no teams")).to_be_checked()
        ada.button("Number of seats: decrease").click()
        expect(ada.page.locator("li.chair")).to_have_count(4)
        sides.get_by_role("radio", name="partners").click()
        expect(sides).to_contain_text("Partners sit opposite each other")


def test_a_handicap_has_a_number_for_each_seat_and_grows_with_them(house: House, browsing: Browsing) -> None:
    with lobby(house, browsing, seats=3) as (ada, bo, _):
        row = option(ada, "Handicap")
        expect(row).to_contain_text("Everybody is dealt the same number of cards.")
        row.get_by_role("switch").click()
        expect(row.get_by_role("spinbutton")).to_have_count(3)
        row.get_by_role("spinbutton", name="Ada", exact=True).fill("10")
        expect(option(bo, "Handicap").locator("strong")).to_have_text("10, 7, 7")
        expect(option(ada, "Cards dealt")).to_contain_text("the players are dealt 10, 7, 7 cards")
        ada.page.get_by_role("spinbutton", name=catalogue("en")("lobby-seats-number"), exact=True).fill("4")
        expect(option(bo, "Handicap").locator("strong")).to_have_text("10, 7, 7, 7")
        row.get_by_role("switch").click()
        expect(option(bo, "Handicap").locator("strong")).to_have_text("no")


def test_a_match_may_have_a_number_of_rounds(house: House, browsing: Browsing) -> None:
    code = house.open_table(house.token("Opener"), seats=2)
    with browsing.visitor(house) as ada:
        ada.visit(f"/t/{code}")
        row = option(ada, "Most rounds")
        row.get_by_role("spinbutton").fill("5")
        expect(row).to_contain_text("The match ends after 5 rounds at the latest")


@pytest.mark.journey
def test_cards_of_ones_own_are_written_and_shown_to_all(house: House, browsing: Browsing) -> None:
    with lobby(house, browsing) as (ada, bo, _):
        unfold(bo.page.get_by_text(NO_CARDS))
        bo.sees(NO_CARDS)
        unfold(ada.button("Add a card").or_(ada.page.get_by_text(NO_CARDS)))
        ada.button("Add a card").click()
        ada.sees("Card added. “Deck: 112 cards” came with it.")
        ada.page.get_by_role("combobox", name="What it does").select_option("dare next")
        ada.page.get_by_role("spinbutton", name="Number of card 1").fill("5")
        bo.sees("the next player crows like a rooster or draws 5 cards; the others judge.")
        ada.page.get_by_role("textbox", name="What the card says").fill("Crow like a rooster")
        expect(ada.page.locator(".card__text")).to_have_text("Crow like a rooster")
        bo.sees("“Crow like a rooster”")
        expect(bo.page.locator(".card__text")).to_have_text("Crow like a rooster")
        ada.button("Remove card 1").click()
        bo.sees(NO_CARDS)


@pytest.mark.journey
def test_people_sit_move_and_watch_and_the_host_seats_bots(house: House, browsing: Browsing) -> None:
    with lobby(house, browsing) as (ada, bo, _):
        expect(seat(ada, 2)).to_contain_text("Bo")
        bo.button("Move here: seat 4").click()
        expect(seat(ada, 4)).to_contain_text("Bo")
        bo.button("Get up and watch").click()
        expect(seat(ada, 4)).to_contain_text("Free seat")
        expect(ada.page.locator("li.watcher")).to_contain_text("Bo")
        bo.button("Take a seat").click()
        expect(seat(ada, 2)).to_contain_text("Bo")
        ada.button("Add a bot: seat 3").click()
        ada.page.get_by_role("combobox", name="Level of the bot in seat 3").select_option("hard")
        expect(seat(bo, 3)).to_contain_text("hard")
        bo.sees("2 people · 1 bot · 1 seat free")
        ada.button("Remove the bot from seat 3").click()
        expect(seat(bo, 3)).to_contain_text("Free seat")


def test_the_host_passes_the_role_on_and_removes_people_after_asking(house: House, browsing: Browsing) -> None:
    with lobby(house, browsing) as (ada, bo, code):
        ada.button("Make Bo the host").click()
        ada.button("Cancel").click()
        ada.button("Make Bo the host").click()
        ada.button("Make host").click()
        bo.is_at(YOURS)
        ada.is_at(f"Table {code}")
        bo.button("Remove Ada").click()
        bo.sees("Remove Ada? They won't be able to come back to this table.")
        bo.button("Remove").and_(bo.page.get_by_text("Remove", exact=True)).click()
        expect(seat(bo, 1)).to_contain_text("Free seat")
        ada.sees("The host has removed you")


def test_the_invitation_can_be_copied_and_scanned(house: House, browsing: Browsing) -> None:
    code = house.open_table(house.token("Opener"))
    with browsing.visitor(house) as ada:
        ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
        ada.visit(f"/t/{code}")
        link = f"{house.url}/t/{code}"
        expect(ada.page.get_by_role("textbox", name="Invitation link")).to_have_value(link)
        expect(ada.page.get_by_role("img", name="QR code of the invitation link")).to_be_visible()
        ada.button("Copy").click()
        expect(ada.button("Copied")).to_be_visible()
        assert ada.page.evaluate("navigator.clipboard.readText()") == link


def test_the_host_deals_and_everybody_is_at_the_table(house: House, browsing: Browsing) -> None:
    with lobby(house, browsing, rules={"preset": "classic", "hand_size": 3}) as (ada, bo, _):
        bo.sees("Waiting for Ada to deal the cards.")
        expect(bo.page.locator(".startbar").get_by_role("button")).to_have_count(0)
        bo.page.get_by_role("textbox", name="Say something").fill("Ready!")
        bo.press("Enter")
        ada.sees("Ready!")
        ada.button("Fill 2 seats with bots and deal").click()
        expect(ada.hand).to_be_visible()
        expect(bo.hand).to_be_visible()


def test_a_table_is_set_up_with_the_keyboard_alone(house: House, browsing: Browsing) -> None:
    with lobby(house, browsing) as (ada, _, _):
        ada.page.get_by_role("radio", name="Classic", exact=True).focus()
        ada.press("ArrowDown")
        expect(ada.page.get_by_role("radio", name="Iceland 2006")).to_be_checked()
        ada.page.locator("summary").filter(has_text="House rules (").focus()
        ada.press("Enter")
        ada.page.get_by_role("switch", name="Jumping in", exact=True).focus()
        ada.press("Space")
        ada.sees("Whoever holds a card identical")
        ada.page.get_by_role("spinbutton", name="Cards dealt").focus()
        ada.press("ArrowUp", "ArrowUp")
        ada.sees("Everybody is dealt 9 cards.")
        ada.button("Remove Bo").focus()
        ada.press("Enter")
        expect(ada.button("Cancel")).to_be_focused()
        ada.press("Escape")
        expect(ada.button("Remove Bo")).to_be_focused()
        ada.button("Fill 2 seats with bots and deal").focus()
        ada.press("Enter")
        expect(ada.hand).to_be_visible()
