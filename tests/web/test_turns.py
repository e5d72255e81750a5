"""Turns in the browser: the plays of plays.toml, and what takes a pointer or a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.playing import playing
from web.plays import act, plays
from web.serving import House
from web.visiting import DESKTOP, PHONE, Browsing

PLAYS = plays()


@pytest.mark.parametrize("name", PLAYS)
@pytest.mark.journey("a draw two is answered and another is taken", "a card that did not fit is objected to")
def test_a_play_is_acted_in_a_browser(house: House, browsing: Browsing, name: str) -> None:
    play = PLAYS[name]
    table = play.at(house)
    with browsing.visitor(house) as ada:
        ada.visit(table.path)
        table.start()
        expect(ada.page.locator("#hand")).to_be_visible()
        for step in play.script:
            act(step, ada, dict(zip(play.friends, table.friends, strict=True)))
    table.close()


@pytest.mark.journey
def test_a_card_is_played_by_dragging_it_to_the_pile(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 B3", "Y1 Y2 Y3", top="R5")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, _):
        ada.card("Red 2").drag_to(ada.page.get_by_role("img", name="Top card: red 5."))
        ada.sees_top("red 2")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.journey("phone")
def test_who_has_not_called_is_caught_with_one_click(house: House, browsing: Browsing, size: tuple[int, int]) -> None:
    house.stack("R1 R9", "R3 B2", top="R5")
    with playing(house, browsing, "Bo", hand_size=2, size=size) as (ada, [bo]):
        ada.call()
        ada.play("Red 1")
        bo.act("play R3")
        ada.catch("Bo")
        expect(ada.seat("Bo")).to_contain_text("3 cards")
        while bo.hear()["type"] != "update":
            pass
        assert [event["kind"] for event in bo.seen["events"]] == ["caught", "drew"]
