"""Every screen in every window that people have."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from web.playing import playing
from web.serving import House
from web.visiting import Browsing, Visitor
from web.windows import WINDOWS, Box, box, covered, fits_all_windows, out_of_sight, resized

TEN: Final = ("Bo", "Cid", "Dot", "Eva", "Finn", "Gro", "Hans", "Ida", "Jon")
PARTS: Final = (
    ".table > .top, .seat, .stock, .discard, .prompt, .choice, .pick, .targets .btn, .cards, .bar, .side, .talk"
)
SMALLEST: Final = 24  # px of a card, at least, that can be touched


def table_fits(visitor: Visitor, *needed: Locator) -> None:
    """Nothing at the table lies over another, and what is needed is in sight in every window."""

    def hidden() -> list[str]:
        visitor.page.evaluate("scrollTo(0, 0)")
        found = [f"out of sight: {part.inner_text()}" for part in needed if out_of_sight(part) or covered(part)]
        narrow = visitor.page.locator(".slot").evaluate_all(
            f"(slots) => slots.filter((slot) => slot.offsetWidth < {SMALLEST}).length"
        )
        return [*found, *([f"{narrow} cards too narrow"] if narrow else [])]

    fits_all_windows(visitor, PARTS, hidden)


@pytest.mark.journey
def test_home_fits_in_every_window(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        ada.visit("/")
        expect(ada.button("Play now")).to_be_visible()
        fits_all_windows(ada, ".panel, .home")


def test_everything_in_the_lobby_can_be_pressed_in_every_window(house: House, browsing: Browsing) -> None:
    table = house.table(4)
    with browsing.visitor(house) as ada:
        ada.visit(table.path)
        expect(ada.page.locator(".startbar")).to_be_visible()
        fits_all_windows(ada, ".panel")
    table.close()


def test_the_way_on_is_in_view_at_every_end_in_every_window(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", "B8", "G7", top="R5")  # the first hand is that of who begins, and wins
    with playing(house, browsing, "Bo", "Cid", "Dot", hand_size=1, target=40) as (ada, [bo, cid, dot]):
        way = ada.page.locator(".onward > *").first

        def hidden() -> list[str]:
            found = []
            for end in ("0", "document.body.scrollHeight"):
                ada.page.evaluate(f"scrollTo({{ top: {end}, behavior: 'instant' }})")
                found += [f"the way on is out of sight at {end}"] if out_of_sight(way) or covered(way) else []
            return found

        def go_on() -> None:
            for friend in (bo, cid, dot):
                friend.say("ready")
            ada.button("Next round").click()

        ada.play("Red 1")
        ada.is_at("You win the round")
        fits_all_windows(ada, ".panel, .outcome", hidden)
        go_on()
        bo.act("play R1")
        ada.is_at("Bo wins the round")
        house.stack("B9", "B8", "R1", "G7", top="R5", stock="B1 B2")
        fits_all_windows(ada, ".panel, .outcome", hidden)
        go_on()
        cid.act("draw")
        dot.act("draw")
        ada.play("Red 1")
        ada.is_at("You win the match")
        fits_all_windows(ada, ".panel, .outcome", hidden)
        ada.link("Watch the replay").click()
        expect(ada.button("Next turn")).to_be_visible()
        fits_all_windows(ada, ".panel, .stage")


def test_a_turn_and_a_question_fit_in_every_window(house: House, browsing: Browsing) -> None:
    house.stack(
        "R1 B2 W Y4 G+2 RS W+4", "B1 B3 B4 B5 B6 B7 B8", "Y1 Y2 Y3 Y4 Y5 Y6 Y7", "G1 G2 G3 G4 G5 G6 G7", top="R5"
    )
    with playing(house, browsing, "Bo", "Cid", "Dot") as (ada, _):
        table_fits(ada, ada.page.locator(".prompt"))
        ada.card("Wild").click()
        expect(ada.page.locator(".pick")).to_have_count(4)
        table_fits(ada, ada.page.locator(".prompt"), *ada.page.locator(".pick").all())


def test_a_penalty_with_its_answers_fits_in_every_window(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 W+4", "W+4 B2 B3", top="R5")
    with playing(house, browsing, "Bo", hand_size=3, stacking="same") as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play W+4>G")
        expect(ada.page.locator(".choice")).to_have_count(2)
        needed = [*ada.page.locator(".choice").all(), *ada.page.locator(".acts .btn").all()]
        table_fits(ada, ada.page.locator(".prompt"), *needed)


def test_ten_seats_fit_in_every_window(house: House, browsing: Browsing) -> None:
    with playing(house, browsing, *TEN) as (ada, _):
        expect(ada.seat("Jon")).to_be_visible()
        table_fits(ada)


def test_a_hand_of_26_fits_in_every_window(house: House, browsing: Browsing) -> None:
    house.stack(
        "R1 R2 R3 R4 R5 Y1 Y2 Y3 Y4 G1 G2 G3 B1 B2 W", "W+4 R6 R7 R8 R9 R0 RS RR R+2 Y5 Y6 Y7 Y8 Y9 Y0",
        "W+4 G4 G5 G6 G7 G8 G9 G0 GS GR G+2 YS YR Y+2 BS", "W+4 B4 B5 B6 B7 B8 B9 B0 BR B+2 B1 B2 R1 R2 R3", top="R5",
    )  # fmt: skip
    with playing(house, browsing, "Bo", "Cid", "Dot", hand_size=15, stacking="same") as (ada, friends):
        ada.play("Red 1")
        for friend in friends:
            friend.act("play W+4>G")
        ada.page.locator(".acts .btn").click()
        expect(ada.page.locator(".slot")).to_have_count(26)
        table_fits(ada)


@pytest.mark.journey
def test_nothing_moves_when_something_is_asked(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 W+4 W", "W+4 B2 B3 B4", top="R5")
    with playing(house, browsing, "Bo", hand_size=4, stacking="same") as (ada, [bo]):
        parts = (".felt", ".stock", ".discard", ".hand", ".bar", ".seat")

        def places() -> dict[str, dict[str, Box]]:
            found = {}
            for window in ("laptop", "tablet", "phone", "small phone", "phone on its side", "large screen"):
                with resized(ada, WINDOWS[window]):
                    found[window] = {part: box(ada.page.locator(part)) for part in parts}
            return found

        before = places()

        def is_as_before() -> None:
            moved = [
                f"{window}: {name}"
                for window, found in places().items()
                for name, where in found.items()
                if where != before[window][name]
            ]
            assert not moved, moved

        ada.card("Wild").click()
        expect(ada.page.locator(".pick")).to_have_count(4)
        is_as_before()
        ada.press("Escape")
        ada.play("Red 1")
        expect(ada.page.locator(".prompt.is-mine")).to_have_count(0)
        is_as_before()
        bo.act("play W+4>G")
        expect(ada.page.locator(".choice")).to_have_count(2)
        is_as_before()
