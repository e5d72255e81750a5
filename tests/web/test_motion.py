"""What moves at the table: nothing is known before its card has landed, and what happens is told at its seat.

The page's clock stands still in these tests, and cards land when a test lets time pass.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from web.playing import playing
from web.serving import Friend, House
from web.visiting import DESKTOP, PHONE, Browsing, Visitor

LANDED: Final = 1000  # milliseconds after which everything that one message means has landed
SIZES: Final = (pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone"))


class Moving:
    """Somebody whose page moves only while a test lets time pass."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        expect(self.page.locator(".discard [role=img]")).to_be_visible()
        expect(self.flying).to_have_count(0)
        self.page.clock.install()
        self.page.clock.pause_at(datetime.now() + timedelta(minutes=1))

    @property
    def flying(self) -> Locator:
        return self.page.locator(".flier")

    @property
    def hand(self) -> Locator:
        return self.page.locator("#hand [data-face]")

    def flies(self, face: str) -> None:
        expect(self.page.locator(f'.flier use[href="#c-{face}"]')).to_have_count(1)

    def lands(self) -> None:
        """What flies, or will as soon as its message has come, has landed."""
        expect(self.flying).not_to_have_count(0)
        self.page.clock.run_for(LANDED)
        expect(self.flying).to_have_count(0)

    def top(self, face: str) -> None:
        expect(self.page.locator(f'.discard [role=img] use[href="#c-{face}"]')).to_have_count(1)

    def holds(self, seat: int, count: int) -> None:
        expect(self.page.locator(f'.seats [data-seat="{seat}"] .seat__count')).to_contain_text(f"{count} card")

    def on_turn(self, seat: int) -> None:
        expect(self.page.locator('[aria-current="true"]')).to_have_attribute("data-seat", str(seat))

    def called(self, seat: int, word: str) -> Locator:
        """A callout at a seat, or at a pile: 0 and -1."""
        found = self.page.locator(f'[data-callout="{seat}"]').filter(has_text=word)
        expect(found).to_be_visible()
        return found


@contextmanager
def moving(
    house: House, browsing: Browsing, *friends: str, size: tuple[int, int] = DESKTOP, **rules: Any
) -> Iterator[tuple[Moving, list[Friend]]]:
    with playing(house, browsing, *friends, size=size, still=False, **rules) as (ada, others):
        yield Moving(ada), others


@pytest.mark.journey
def test_nothing_is_known_of_a_card_before_it_has_landed(house: House, browsing: Browsing) -> None:
    house.stack("R1 Y1 Y2", "R2 B1 B2", "G1 G2 G3", top="R5")
    with moving(house, browsing, "Bo", "Cid", hand_size=3) as (ada, [bo, _]):
        ada.hand.nth(0).click()
        ada.lands()
        ada.on_turn(2)
        bo.act("play R2")
        ada.flies("R2")
        ada.top("R1")
        ada.holds(2, 3)
        ada.on_turn(2)
        expect(ada.page.get_by_role("log")).not_to_contain_text("Bo")
        ada.lands()
        ada.top("R2")
        ada.holds(2, 2)
        ada.on_turn(3)
        expect(ada.page.get_by_role("log")).to_contain_text("Bo plays a red 2.")


@pytest.mark.journey
def test_a_card_of_ones_own_leaves_the_hand_when_it_flies(house: House, browsing: Browsing) -> None:
    house.stack("R1 Y1 Y2", "R2 B1 B2", top="R5")
    with moving(house, browsing, "Bo", hand_size=3) as (ada, _):
        ada.hand.nth(0).click()
        ada.flies("R1")
        expect(ada.hand).to_have_count(2)
        ada.top("R5")
        ada.lands()
        ada.top("R1")


def test_cards_that_are_drawn_come_one_by_one(house: House, browsing: Browsing) -> None:
    house.stack("R+2 Y1 Y2", "B1 B2 B3", top="R5", stock="G1 G2")
    with moving(house, browsing, "Bo", hand_size=3) as (ada, [bo]):
        ada.hand.nth(0).click()
        ada.lands()
        bo.act("accept")
        expect(ada.flying).to_have_count(1)
        ada.holds(2, 3)
        ada.page.clock.run_for(425)
        ada.holds(2, 4)
        ada.lands()
        ada.holds(2, 5)


def test_a_card_drawn_is_in_the_hand_when_it_has_come(house: House, browsing: Browsing) -> None:
    house.stack("Y1 Y2 Y3", "B1 B2 B3", top="R5", stock="R9")
    with moving(house, browsing, "Bo", hand_size=3) as (ada, _):
        ada.page.locator('[data-pile="stock"]').click()
        ada.flies("R9")
        ada.flies("back")
        expect(ada.hand).to_have_count(3)
        ada.lands()
        expect(ada.hand).to_have_count(4)


@pytest.mark.journey
def test_whoever_presses_a_key_sees_everything_at_once(house: House, browsing: Browsing) -> None:
    house.stack("R1 R3 Y2", "R2 B1 B2", top="R5")
    with moving(house, browsing, "Bo", hand_size=3) as (ada, [bo]):
        ada.hand.nth(0).click()
        ada.lands()
        bo.act("play R2")
        ada.flies("R2")
        ada.visitor.press("1")  # the first card that fits on what has not landed yet
        ada.flies("R3")
        ada.top("R2")
        ada.lands()
        ada.top("R3")


def test_what_can_no_longer_be_done_is_not_done_but_explained(house: House, browsing: Browsing) -> None:
    house.stack("R1 Y3 Y4", "R2 B1 B2", top="R5", stock="G1")
    with moving(house, browsing, "Bo", hand_size=3) as (ada, [bo]):
        ada.hand.nth(0).click()
        ada.flies("R1")
        expect(ada.page.locator(".prompt")).to_have_text("")
        ada.visitor.press("d")  # out of turn, although the card has not landed
        ada.top("R1")
        expect(ada.page.locator(".prompt")).to_contain_text("now")
        bo.act("play R2")
        ada.flies("R2")
        ada.lands()
        expect(ada.hand).to_have_count(2)


@pytest.mark.parametrize("size", SIZES)
def test_callouts_stand_at_the_seat_that_they_concern(house: House, browsing: Browsing, size: tuple[int, int]) -> None:
    house.stack("RS Y1 Y2", "B1 B2 B3", "RR G2 G3", top="R5")
    with moving(house, browsing, "Bo", "Cid", size=size, hand_size=3) as (ada, [_, cid]):
        ada.hand.nth(0).click()
        ada.flies("RS")
        expect(ada.page.locator("[data-callout]")).to_have_count(0)
        ada.page.clock.run_for(450)
        box = ada.called(2, "Skipped!").bounding_box()
        seat = ada.page.locator('.seats [data-seat="2"]').bounding_box()
        assert box
        assert seat
        assert abs(box["x"] + box["width"] / 2 - seat["x"] - seat["width"] / 2) < box["width"]
        assert abs(box["y"] - seat["y"] - seat["height"]) < 60
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        ada.page.clock.run_for(1500)
        expect(ada.page.locator("[data-callout]")).to_have_count(0)
        cid.act("play RR")
        ada.flies("RR")
        ada.page.clock.run_for(450)
        ada.called(0, "Reverse!")


@pytest.mark.parametrize("size", SIZES)
def test_what_concerns_oneself_is_large_on_ones_own_side_and_in_nobodys_way(
    house: House, browsing: Browsing, size: tuple[int, int]
) -> None:
    house.stack("R1 Y1 Y2", "W+4 B1 B2", top="R5", stock="G1 G2 G3 G4")
    with moving(house, browsing, "Bo", size=size, hand_size=3) as (ada, [bo]):
        ada.hand.nth(0).click()
        ada.lands()
        bo.act("play W+4>G")
        ada.flies("W+4")
        ada.page.clock.run_for(450)
        word = ada.called(1, "+4")
        box, hand = word.bounding_box(), ada.page.locator("#hand").bounding_box()
        assert box
        assert hand
        assert box["y"] + box["height"] <= hand["y"]
        assert word.evaluate("word => getComputedStyle(word.parentElement).pointerEvents") == "none"
        ada.called(2, "Green")


def test_a_challenge_turns_the_hand_over_for_who_may_see_it(house: House, browsing: Browsing) -> None:
    house.stack("R1 Y1 Y2", "W+4 R7 B2", "G1 G2 G3", top="R5", stock="G4 G5 G6 G7")
    with moving(house, browsing, "Bo", "Cid", hand_size=3) as (ada, [bo, cid]):
        ada.hand.nth(0).click()
        ada.lands()
        bo.act("play W+4>G")
        ada.flies("W+4")
        ada.lands()
        ada.page.clock.run_for(2000)
        cid.act("challenge")
        told = ada.called(2, "Bluff! Bo draws 4")
        expect(told.locator(".card")).to_have_count(0)


def test_who_challenges_sees_the_hand(house: House, browsing: Browsing) -> None:
    house.stack("R1 Y1 Y2", "W+4 G7 B2", top="R5", stock="G4 G5 G6 G7 G8 G9")
    with moving(house, browsing, "Bo", hand_size=3) as (ada, [bo]):
        ada.hand.nth(0).click()
        ada.lands()
        bo.act("play W+4>Y")
        ada.flies("W+4")
        ada.lands()
        ada.page.clock.run_for(2000)
        ada.visitor.press("x")
        ada.called(1, "Honest! You draw 6")
        expect(ada.page.locator('[data-callout="2"] .card')).to_have_count(2)
        expect(
            ada.page.locator("[aria-live=polite]").filter(has_text=re.compile("Bo shows: .*green 7, .*blue 2"))
        ).to_have_count(1)


def test_what_happens_fast_is_shown_at_once(house: House, browsing: Browsing) -> None:
    house.stack("R1 Y1 Y2 Y3", "R2 R4 R6 B1", "R3 R5 R7 G1", top="R9")
    with moving(house, browsing, "Bo", "Cid", hand_size=4) as (ada, [bo, cid]):
        ada.hand.nth(0).click()
        ada.lands()
        for friend, action in ((bo, "play R2"), (cid, "play R3")):
            friend.act(action)
        ada.flies("R3")  # at once, although the one before has not landed
        ada.page.clock.run_for(130)
        ada.top("R2")
        ada.lands()
        ada.top("R3")


def test_who_wants_nothing_to_move_is_told_the_same_story(house: House, browsing: Browsing) -> None:
    house.stack("RS Y1 Y2", "B1 B2 B3", "RR G2 G3", top="R5")
    with playing(house, browsing, "Bo", "Cid", hand_size=3) as (ada, _):
        ada.page.locator("#hand [data-face]").nth(0).click()
        expect(ada.page.locator('[data-callout="2"]')).to_contain_text("Skipped!")
        expect(ada.page.locator(".flier")).to_have_count(0)


def test_a_card_that_waits_for_the_others_lies_half_on_the_pile(house: House, browsing: Browsing) -> None:
    house.stack("R2 B1", "R1 Y1", top="R5")
    slow = {"call_grace": 1, "catch_grace": 1}
    with playing(house, browsing, "Bo", place=2, hand_size=2, settings=slow) as (ada, [bo]):
        bo.act("play R2")
        card = ada.page.locator('#hand [data-face="R1"]')
        card.click()
        expect(ada.page.locator('.held use[href="#c-R1"]')).to_be_visible()
        expect(card).to_have_css("opacity", "0")
        expect(ada.page.locator('.discard [role=img] use[href="#c-R1"]')).to_be_visible()
        expect(ada.page.locator(".held")).to_have_count(0)


@pytest.mark.journey
def test_the_deal_comes_card_by_card_into_empty_hands(house: House, browsing: Browsing) -> None:
    house.stack("R1 Y1 Y2", "B1 B2 B3", top="R5")
    table = house.table(2, "Bo", hand_size=3)
    with browsing.visitor(house, still=False) as ada:
        ada.visit(table.path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        ada.page.clock.install()
        ada.page.clock.pause_at(datetime.now() + timedelta(minutes=1))
        table.start()
        page = ada.page
        for _ in range(40):  # the table is drawn before its clock is known to stand
            page.clock.run_for(20)
            if page.locator(".flier").count():
                break
        expect(page.locator(".flier").first).to_be_attached()
        expect(page.locator("#hand [data-face]")).to_have_count(0)
        expect(page.locator('.seats [data-seat="2"] .seat__count')).to_contain_text(re.compile("^0"))
        page.clock.run_for(2000)
        expect(page.locator("#hand [data-face]")).to_have_count(3)
        expect(page.locator('.seats [data-seat="2"] .seat__count')).to_contain_text("3 cards")
    table.close()
