"""What the table looks like says how it stands: in every theme, in forced colours, and where there is little room."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from web.accessible import COLOURS, violations
from web.playing import playing
from web.serving import House
from web.visiting import DESKTOP, PHONE, Browsing, Visitor
from web.windows import WINDOWS, resized

THEMES: Final = (("light", (DESKTOP,)), ("dark", (PHONE,)))  # and the sizes that are looked at every time
NINE: Final = ("R2 R7 Y1 Y9 G3 GS B5 BR W", "B1 G1 G7 R9 R8 Y4 B7 B8 B9", "R1 B2 R+2 Y+2 G+2 B+2 R3 R4 R5")


def style(part: Locator, what: str, pseudo: str = "") -> str:
    found: str = part.evaluate(f"(part) => getComputedStyle(part, '{pseudo}').{what}")
    return found


@pytest.mark.journey
def test_each_theme_can_be_read_and_is_kept(house: House, browsing: Browsing) -> None:
    house.stack(*NINE, top="G9")
    with playing(house, browsing, "Bo", "Cid", hand_size=9) as (ada, _):
        cloths = set()
        for felt in ("felt", "wood", "night"):
            ada.button("Settings").click()
            ada.page.locator(f"input[name=felt][value={felt}]").check()
            ada.press("Escape")
            ada.page.reload()
            expect(ada.page.locator("#hand")).to_be_visible()
            for theme, sizes in THEMES:
                ada.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                cloths.add(style(ada.page.locator(".felt"), "backgroundImage", "::before"))
                for size in (DESKTOP, PHONE) if ada.thorough else sizes:
                    with resized(ada, size):
                        assert violations(ada, COLOURS) == [], (felt, theme, size)
        assert len(cloths) == 6


def test_the_light_on_the_table_is_of_the_colour_in_force(house: House, browsing: Browsing) -> None:
    house.stack("W B2 B3", "R1 Y2 Y3", top="R5")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, _):
        expect(ada.page.locator(".light .c-R.on")).to_have_count(1)
        ada.card("Wild").click()
        ada.page.locator(".pick.c-B").click()
        expect(ada.page.locator(".light .c-B.on")).to_have_count(1)
        ada.page.emulate_media(forced_colors="active")
        expect(ada.page.locator(".light")).to_be_hidden()


def test_forced_colours_show_what_can_be_pressed_and_whose_turn_it_is(house: House, browsing: Browsing) -> None:
    house.stack("R2 R7 B1", "R1 B2 Y3", top="R9", stock="Y8")
    with playing(house, browsing, "Bo", hand_size=3, target=40) as (ada, [bo]):
        ada.page.emulate_media(forced_colors="active")

        def edge(part: Locator) -> tuple[str, str]:
            return style(part, "borderTopStyle"), style(part, "borderTopColor")

        draw, uno = ada.page.locator(".acts .btn").first, ada.page.locator(".uno")
        for part in (draw, uno, ada.page.locator(".emotes button").first):
            assert style(part, "borderTopStyle") != "none"
            assert float(style(part, "borderTopWidth").removesuffix("px")) >= 1
        assert edge(draw) != edge(uno), "what can be pressed looks like what can't"
        assert style(ada.page.locator(".is-playable").first, "outlineStyle") == "solid"
        assert style(ada.page.locator(".me .avatar"), "outlineStyle") == "solid"
        bar = ada.page.locator(".scores i").first
        assert style(bar, "backgroundColor", "::after") != style(bar, "backgroundColor")
        ada.play("Red 2")
        expect(ada.page.locator(".seat.is-turn")).to_have_count(1)
        assert style(ada.page.locator(".seat.is-turn"), "outlineStyle") == "solid"
        bo.act("play R1")


def test_the_hand_is_bright_while_others_play(house: House, browsing: Browsing) -> None:
    house.stack("R1 B2 Y3", "R4 B5 Y6", top="R5")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, [bo]):
        expect(ada.page.locator(".hand .is-dim")).to_have_count(2)
        expect(ada.page.locator(".hand .is-playable")).to_have_count(1)
        ada.play("Red 1")
        expect(ada.page.locator(".hand .is-dim")).to_have_count(0)
        bo.act("play R4")
        expect(ada.page.locator(".hand .is-dim")).to_have_count(2)


def over(part: Locator, card: Locator) -> float:
    """By how many pixels a part hangs down over a card."""
    lower: float = part.evaluate("(part) => part.getBoundingClientRect().bottom")
    upper: float = card.evaluate("(card) => card.getBoundingClientRect().top")
    return lower - upper


def test_new_stands_over_its_card_and_not_on_its_number(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3 R4 Y1 Y2 Y3", "G1 G2 G3 G4 G6 G7 G8", top="B5", stock="Y9")
    with playing(house, browsing, "Bo") as (ada, _):
        ada.draw()
        tag = ada.page.locator(".hand [data-face=Y9] .tag")
        expect(tag).to_be_visible()  # in its card: where that is not to be seen yet, neither is this
        for size in WINDOWS.values():
            with resized(ada, size):
                assert over(tag, ada.page.locator(".hand [data-face=Y9] svg")) <= 1, size


def test_the_cards_under_the_top_one_stay_within_the_ring(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "R4 R6 R7", top="R5")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, [bo]):
        ada.play("Red 1")
        bo.act("play R4")
        expect(ada.page.locator(".discard .under")).to_have_count(2)
        for size in WINDOWS.values():
            with resized(ada, size):
                outside = ada.page.locator(".discard").evaluate(
                    """(pile) => {
                        const ring = getComputedStyle(pile, "::after");
                        const room = -parseFloat(ring.top) - parseFloat(ring.borderTopWidth);
                        const { left, top, right, bottom } = pile.getBoundingClientRect();
                        return [...pile.querySelectorAll(".card")].filter((card) => {
                            const box = card.getBoundingClientRect();
                            return left - box.left > room + 1 || box.right - right > room + 1
                                || top - box.top > room + 1 || box.bottom - bottom > room + 1;
                        }).length;
                    }"""
                )
                assert outside == 0, size


def seated_with_a_bot(house: House, ada: Visitor) -> None:
    table = house.table(3, "Bo")
    table.friends[0].say("bot", seat=3, level="easy")
    ada.visit(table.path)
    table.start()
    expect(ada.page.locator("#hand")).to_be_visible()
    bot = ada.page.locator(".seat[data-seat='3'] .seat__tags")
    expect(bot).to_have_text("bot")
    expect(bot).to_be_visible()
    away = ada.page.locator(".seat[data-seat='2'] .seat__tags")
    expect(away).to_be_empty()
    table.close()
    expect(away).not_to_be_empty()
    expect(away).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, WINDOWS["phone"], WINDOWS["small phone"]], ids=["desktop", "phone", "small"])
def test_seats_say_who_is_a_bot_and_who_is_away(house: House, browsing: Browsing, size: tuple[int, int]) -> None:
    with browsing.visitor(house, size=size) as ada:
        seated_with_a_bot(house, ada)


def test_staying_is_what_is_offered_to_who_thinks_of_leaving(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2", "B1 B2", top="R5")
    with playing(house, browsing, "Bo", hand_size=2) as (ada, _):
        ada.button("Menu").click()
        ada.button("Leave the table").click()
        expect(ada.page.locator(".both .btn--main")).to_be_focused()
        expect(ada.page.locator(".both .btn--main")).to_have_text("Stay")


def test_a_game_without_points_shows_none(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", "B8", "G7", top="R5")
    with playing(house, browsing, "Bo", "Cid", "Dot", hand_size=1, match="single") as (ada, _):
        assert "points" not in ada.page.locator(".bar").inner_text()
        expect(ada.page.locator(".scores .num")).to_have_count(0)
        ada.play("Red 1")
        ada.is_at("You win")
        assert "points" not in ada.page.locator(".outcome").inner_text()
        expect(ada.page.locator(".plus")).to_have_count(0)
        expect(ada.page.locator(".rest .num")).to_have_count(0)


def test_the_names_of_partners_stand_in_one_line(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", "B8", "G7", top="R5")
    with playing(house, browsing, "Bo", "Cid", "Dot", hand_size=1, teams="partners", size=(1280, 720)) as (ada, _):
        ada.play("Red 1")
        names = ada.page.locator("tbody .who")
        expect(names).to_have_count(2)
        for name in names.all():
            high: float = name.evaluate("(name) => name.offsetHeight / parseFloat(getComputedStyle(name).lineHeight)")
            assert high < 1.5


def test_a_phone_says_in_its_head_how_one_stands(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2", "B1 B2", top="R5")
    with playing(house, browsing, "Bo", hand_size=2, target=300, size=PHONE) as (ada, _):
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text("0 points")
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text("300")
