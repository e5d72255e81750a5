"""The review of a finished match, in its replay."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Route, expect

from web.accessible import is_accessible
from web.playing import playing
from web.serving import Friend, House
from web.visiting import Browsing, Visitor

UNHURRIED: Final = 600_000  # milliseconds: what a server goes through matches with gives way to everything else


def win_at_once(ada: Visitor, bo: Friend) -> None:
    """A match of three rounds, each of one card."""
    ada.play("Red 1")
    ada.is_at("You win the round")
    bo.say("ready")
    ada.button("Next round").click()
    bo.act("play R1")
    ada.is_at("Bo wins the round")
    bo.say("ready")
    ada.button("Next round").click()
    ada.play("Red 1")
    ada.is_at("You win the match")


@pytest.mark.journey
def test_a_finished_match_is_reviewed_in_its_replay(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", top="R5")  # the first hand is that of who begins
    with playing(house, browsing, "Bo", hand_size=1, target=10) as (ada, [bo]):
        win_at_once(ada, bo)
        luck = ada.page.get_by_role("region", name="Luck and skill")
        expect(luck).to_contain_text("The cards gave you", timeout=UNHURRIED)
        expect(luck).to_contain_text("Bo: the cards")
        is_accessible(ada)
        ada.link("Watch the replay").click()
        ada.button("Show the review").click()
        review = ada.page.get_by_role("region", name="Review", exact=True)
        expect(review).to_contain_text("Luck and skill", timeout=UNHURRIED)
        expect(review).to_contain_text("Ada: the cards")
        expect(ada.page.get_by_role("radio", name="Chances")).to_be_checked()
        expect(ada.page.get_by_role("img", name="Chance to win the round")).to_be_visible()
        expect(ada.button("Show the review")).to_have_count(0)
        is_accessible(ada)
        ada.visit("/luck")
        ada.is_at("Is it rigged?")
        expect(ada.page.get_by_role("row", name="Seat 1")).to_be_visible()
        is_accessible(ada)


@pytest.mark.journey
def test_a_replay_is_played_on_with_a_hint_and_its_positions_are_changed(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", top="R5")
    with playing(house, browsing, "Bo", hand_size=1, target=10) as (ada, [bo]):
        win_at_once(ada, bo)
        ada.link("Watch the replay").click()
        replay = ada.page.url
        on = ada.page.get_by_role("region", name="Play on from here")
        on.get_by_label("Play as").select_option("Ada")
        on.get_by_role("button", name="Change the position").click()
        expect(on).to_contain_text("Best for Ada: Play red 1")
        expect(on.get_by_role("definition")).to_have_count(2)
        is_accessible(ada)
        # by keyboard: the only card of a hand to somebody else's is told in one line
        on.get_by_role("group", name="Ada’s hand").get_by_role("button", name="Red 1").press("Enter")
        expect(on).to_contain_text("1 card chosen")
        on.get_by_role("group", name="Move to").get_by_role("button", name="Bo", exact=True).press("Enter")
        expect(on).to_contain_text("No game has such a position: seat 1 has no cards")
        expect(on.get_by_role("button", name="Try it from here")).to_have_attribute("aria-disabled", "true")
        on.locator("summary", has_text="Draw pile").click()
        on.get_by_role("button", name="Green 7 ×2").click()
        on.get_by_role("group", name="Move to").get_by_role("button", name="Ada", exact=True).click()
        expect(on.get_by_role("group", name="Ada’s hand").get_by_role("button", name="Green 7")).to_be_visible()
        expect(on.get_by_role("group", name="Bo’s hand").get_by_role("button")).to_have_count(2)
        expect(on).to_contain_text("Best for Ada: Draw")
        on.get_by_label("Then").select_option("Ada: Draw")
        expect(on.get_by_role("list")).to_contain_text("Ada: Draw")
        on.get_by_role("button", name="Take the last one back").click()
        on.get_by_label("Whose turn").select_option("Bo")
        expect(on).to_contain_text("Best for Bo")
        on.get_by_role("button", name="Try it from here").click()
        expect(ada.page.locator("#hand")).to_be_visible()
        expect(ada.page.locator("#hand").get_by_role("button", name="Green 7")).to_be_visible()
        # as it was
        ada.visit(replay.removeprefix(house.url))
        on.get_by_role("button", name="Try it from here").click()
        expect(ada.page.locator("#hand")).to_be_visible()
        ada.press("i")
        expect(ada.page.get_by_role("status").filter(has_text="Red 1 ends the round")).to_be_visible()
        is_accessible(ada)
        ada.play("Red 1")
        ada.is_at("You win the round")


def blunder(ada: Visitor, bo: Friend) -> None:
    """A match of a round in which the card that would have ended it at once is kept."""
    ada.draw()
    bo.act("draw")
    ada.play("Red 1")
    ada.sees_top("Red 1")  # a call at once would go with the card
    ada.press("u")
    bo.act("draw")
    ada.play("Yellow 1")
    ada.is_at("You win the match")


def tab_to(ada: Visitor, wanted: Locator) -> None:
    """Goes there with nothing but the key for it."""
    expect(wanted).to_be_visible(timeout=UNHURRIED)
    for _ in range(60):
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
        ada.press("Tab")
    raise AssertionError(f"{wanted} can't be reached with Tab")


@pytest.mark.journey
def test_marks_chances_and_trying_again_are_reached_by_keyboard_alone(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", top="R5", stock="Y1 G4 B6")
    with playing(house, browsing, "Bo", hand_size=1, target=10) as (ada, [bo]):
        blunder(ada, bo)
        tab_to(ada, ada.link("Watch the replay"))
        ada.press("Enter")
        tab_to(ada, ada.button("Show the review"))
        ada.press("Enter")
        review = ada.page.get_by_role("region", name="Review", exact=True)
        expect(review.get_by_role("heading", name="Round 1")).to_be_focused(timeout=UNHURRIED)  # the button is gone
        marked = review.get_by_role("listitem").get_by_role("button", name="1. Ada Loses 10% or more.")
        tab_to(ada, marked)
        ada.press("Enter")
        told = ada.page.locator(".told")
        expect(told).to_have_attribute("aria-live", "polite")
        expect(told).to_contain_text("Loses 10% or more. Better: Play red 1")
        options = review.get_by_role("list", name="Move 1: what Ada could do")
        expect(options.get_by_role("listitem").first).to_have_text("Play red 1 100%")
        expect(options.get_by_role("listitem").last).to_contain_text("Draw · chosen")
        ada.press("End")
        expect(options).to_have_count(0)
        ada.press(",", ",")  # from mark to mark: the last one, the call that was forgotten, the first
        expect(ada.page.get_by_role("slider")).to_have_value("1")
        chances = ada.page.get_by_role("radio", name="Chances")
        expect(chances).to_be_checked()
        expect(ada.page.get_by_role("img", name="Chance to win the round, with all hands open: Ada ")).to_be_visible()
        is_accessible(ada)
        again = review.get_by_role("button", name="Try it: Ada, move 1", exact=True)
        tab_to(ada, again)
        held: list[Route] = []
        ada.page.route("**/api/tables", lambda route: held.append(route))  # a server that takes its time
        ada.press("Enter", "Enter")
        expect(review.get_by_role("status")).to_have_text("Opening a table …")
        expect(again).to_have_attribute("aria-busy", "true")
        [asked] = held
        asked.continue_()
        expect(ada.page.locator("#hand")).to_be_visible(timeout=UNHURRIED)
        ada.holds("Red 1")


@pytest.mark.journey
def test_luck_over_all_matches_of_a_table_stands_below_that_of_the_last(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", top="R5")
    with playing(house, browsing, "Bo", hand_size=1, target=1) as (ada, [bo]):
        ada.play("Red 1")
        ada.is_at("You win the match")
        luck = ada.page.get_by_role("region", name="Luck and skill")
        expect(luck).to_contain_text("Bo: the cards", timeout=UNHURRIED)
        expect(luck.locator("summary")).to_have_count(0)  # one match is no history
        bo.say("start")
        expect(ada.page.locator("#hand")).to_be_visible()
        ada.play("Red 1")
        ada.is_at("You win the match")
        expect(luck.locator("summary")).to_have_text("At this table, 2 matches", timeout=UNHURRIED)
        luck.locator("summary").press("Enter")
        history = luck.locator("details").get_by_role("listitem")
        expect(history.first).to_contain_text("The cards gave you")
        expect(history.last).to_contain_text("Bo: the cards")
        is_accessible(ada)
