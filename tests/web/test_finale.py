"""How a round and a match end: at the table first, then on a sheet, with a picture to keep."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from web.playing import playing
from web.serving import Friend, House
from web.visiting import Browsing, Visitor


def title(visitor: Visitor) -> Locator:
    return visitor.page.locator(".finale .title")


def all_draw(*friends: Friend) -> None:
    for friend in friends:
        friend.act("draw")
        if friend.may("pass"):
            friend.act("pass")


def to_the_last_card(ada: Visitor, *friends: Friend) -> None:
    """Ada has one card left, and it is her turn."""
    ada.call()
    ada.play("Red 1")
    all_draw(*friends)
    expect(ada.card("Red 2")).to_be_enabled()


@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
@pytest.mark.journey("still")
def test_who_wins_is_celebrated_at_the_table_and_the_hands_become_points(
    house: House, browsing: Browsing, still: bool
) -> None:
    house.stack("R1 R2", "B2 W", "B3 G9", top="R5", stock="B6 G4")
    with playing(house, browsing, "Bo", "Cid", still=still, hand_size=2) as (ada, [bo, cid]):
        to_the_last_card(ada, bo, cid)
        ada.play("Red 2")
        expect(title(ada)).to_have_text("You win!")
        expect(ada.seat("Bo")).to_be_visible()
        expect(ada.page.locator(".finale .counter")).to_contain_text("+74")
        ada.is_at("You win the round")
        expect(title(ada)).to_have_count(0)


@pytest.mark.parametrize("way", ["Enter", "click"])
def test_nobody_has_to_wait_for_the_celebration_to_end(house: House, browsing: Browsing, way: str) -> None:
    house.stack("R1 R2", "B2 W", top="R5", stock="B6 G4")
    with playing(house, browsing, "Bo", still=False, hand_size=2) as (ada, [bo]):
        ada.page.evaluate("localStorage.setItem('lastcard.motion', 'calm')")
        to_the_last_card(ada, bo)
        ada.play("Red 2")
        expect(title(ada)).to_be_visible()
        if way == "Enter":
            ada.press("Enter")
        else:
            ada.button("Continue").click()
        ada.is_at("You win the round")


def test_who_loses_is_told_by_whom(house: House, browsing: Browsing) -> None:
    house.stack("R1 B2", "R2 R3", top="R5", stock="B6 G4")
    with playing(house, browsing, "Bo", hand_size=2) as (ada, [bo]):
        ada.call()
        ada.play("Red 1")
        bo.act("play R2 uno")
        ada.draw()
        bo.act("play R3")
        expect(title(ada)).to_have_text("Bo wins!")
        ada.is_at("Bo wins the round")


@pytest.mark.journey
def test_a_match_ends_on_a_podium_with_a_picture_to_keep(house: House, browsing: Browsing, tmp_path: Path) -> None:
    house.stack("R1 R2", "B2 W", "B3 G9", top="R5", stock="B6 G4")
    with playing(house, browsing, "Bo", "Cid", hand_size=2, target=30) as (ada, [bo, cid]):
        to_the_last_card(ada, bo, cid)
        ada.play("Red 2")
        expect(title(ada)).to_have_text("You win the match!")
        ada.is_at("You win the match")
        expect(ada.page.locator(".podium .first")).to_contain_text("74 points")
        with ada.page.expect_download() as saved:
            ada.button("Save picture").click()
        picture = tmp_path / "picture.png"
        saved.value.save_as(picture)
        head = picture.read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", head[16:]) == (1200, 630)
