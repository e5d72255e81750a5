"""Where things are on screens of all sizes: nothing hangs over, and nothing covers what may be needed at once."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from web.playing import playing
from web.serving import House
from web.visiting import Browsing, Visitor
from web.windows import covered

SIZES: Final = {
    "small phone": (360, 640),
    "phone": (390, 844),
    "phone on its side": (740, 360),
    "tablet": (820, 1180),
    "laptop": (1024, 768),
    "desktop": (1440, 900),
}
TEN: Final = ("Bo", "Cid", "Dot", "Eva", "Finn", "Gro", "Hans", "Ida", "Jon")
all_sizes = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)


def fits(visitor: Visitor) -> None:
    """The whole table is in the window."""
    width, height = visitor.page.evaluate(
        "[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"
    )
    assert visitor.page.viewport_size == {"width": width, "height": height}


@all_sizes
@pytest.mark.journey("small phone")
def test_choosing_a_colour_covers_neither_the_hand_nor_uno_nor_catching(
    house: House, browsing: Browsing, size: tuple[int, int]
) -> None:
    house.stack("R1 B1", "R2 B2", "R3 B3", "W G2", top="R5")
    with playing(house, browsing, "Bo", "Cid", "Dot", place=4, size=size, hand_size=2) as (ada, [bo, cid, dot]):
        fits(ada)
        bo.act("play R1 uno")
        cid.act("play R2 uno")
        dot.act("play R3")
        ada.play("Wild")
        expect(ada.page.get_by_role("group", name="Which colour?")).to_be_visible()
        fits(ada)
        for card in ada.hand.get_by_role("button").all():
            assert not covered(card)
        for colour in ada.page.get_by_role("group", name="Which colour?").get_by_role("button").all():
            assert not covered(colour)
        assert not covered(ada.actions.get_by_role("button", name="UNO!"))
        assert not covered(ada.button("Dot has not called UNO"))
        ada.call()
        ada.catch("Dot")
        ada.answer("Green")
        expect(ada.seat("Dot")).to_contain_text("3 cards")
        ada.sees_top("Wild. The colour is green.")


@pytest.mark.parametrize("first", [0, 1], ids=["odd seats", "even seats"])
@all_sizes
def test_several_can_be_caught_wherever_they_sit(
    house: House, browsing: Browsing, size: tuple[int, int], first: int
) -> None:
    """A card that takes all wilds away leaves every other one with a single card that they have not called for."""
    singles = TEN[first:8:2]
    hands = [f"R{place} {'W' if friend in singles else f'Y{place}'}" for place, friend in enumerate(TEN)]
    house.stack("W1 G1", *hands, top="R5")
    effects = ["shed-wilds everyone"]
    with playing(house, browsing, *TEN, size=size, deck="112", hand_size=2, custom=effects) as (ada, _):
        ada.play("Wild Customizable “Dump all wilds”", colour="Green")
        for friend in singles:
            catch = ada.button(f"{friend} has not called UNO")
            expect(catch).to_be_visible()
            assert not covered(catch), friend
        fits(ada)


@all_sizes
def test_a_table_of_ten_fits(house: House, browsing: Browsing, size: tuple[int, int]) -> None:
    with playing(house, browsing, *TEN, size=size) as (ada, _):
        fits(ada)
        for friend in TEN:
            assert not covered(ada.seat(friend).get_by_text(friend, exact=True))


def test_a_tablet_shows_the_scores_of_ten(house: House, browsing: Browsing) -> None:
    house.shuffle()
    with playing(house, browsing, *TEN, size=SIZES["tablet"]) as (ada, _):
        scores, talk = ada.page.locator(".scores li"), ada.page.locator(".talkbox").bounding_box()
        expect(scores).to_have_count(10)
        boxes = [score.bounding_box() for score in scores.all()]
        assert talk
        assert all(box and box["y"] + box["height"] <= talk["y"] + 2 for box in boxes)
