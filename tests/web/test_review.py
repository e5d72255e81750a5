"""The review of a finished match, in its replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.accessible import is_accessible
from web.playing import playing
from web.serving import Friend, House
from web.visiting import Browsing, Visitor


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
        expect(luck).to_contain_text("The cards gave you")
        expect(luck).to_contain_text("Bo: the cards")
        is_accessible(ada)
        ada.link("Watch the replay").click()
        ada.button("Show the review").click()
        review = ada.page.get_by_role("region", name="Review", exact=True)
        expect(review).to_contain_text("Luck and skill")
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
