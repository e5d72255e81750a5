"""Other ways to play in the browser: partners, elimination, large hands and tables."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.playing import playing
from web.serving import House
from web.visiting import PHONE, Browsing


@pytest.mark.journey
def test_partners_win_together(house: House, browsing: Browsing) -> None:
    house.stack("R1 B2", "Y1 Y2", "R3 R4", "G1 G2", top="R9", stock="B9 B8 R8")
    friends = ("Bo", "Cid", "Dot")
    with playing(house, browsing, *friends, teams="partners", hand_size=2, target=1) as (ada, [bo, cid, dot]):
        expect(ada.seat("Cid")).to_contain_text("partner")
        ada.call()
        ada.play("Red 1")
        bo.act("play Y1 uno")
        cid.act("draw")
        dot.act("draw")
        ada.is_told("Dot draws")
        ada.draw()
        bo.act("play Y2")
        ada.is_at("Bo and Dot win the match")


def test_who_has_too_many_points_is_out_and_the_others_go_on(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B0", "Y9", top="R9")
    friends = ("Bo", "Cid")
    with playing(house, browsing, *friends, match="elimination", target=9, hand_size=1) as (ada, [bo, cid]):
        ada.play("Red 1")
        ada.is_at("You win the round")
        house.stack("R2", "B3", top="G9", stock="Y1")
        bo.say("ready")
        cid.say("ready")
        ada.button("Next round").click()
        expect(ada.seat("Cid")).to_contain_text("out")
        bo.act("draw")
        ada.is_asked("Your turn")


def test_a_hand_of_25_cards_can_be_played_on_a_small_phone(house: House, browsing: Browsing) -> None:
    hand = "R1 R2 R3 R4 R5 R6 R7 R8 R9 Y1 Y2 Y3 Y4 Y5 Y6"
    house.stack(
        "W+4 W+4 G+2 G5 R1 R2 R3 R4 R5 R6 R7 R8 R9 Y1 Y2", hand, top="B9", stock="B1 B2 B3 B4 B5 B6 B7 B8 G7 G8"
    )
    with playing(house, browsing, "Bo", place=2, size=PHONE, hand_size=15) as (ada, [bo]):
        cards = ada.hand.get_by_role("button")
        for card, count, held in (("W+4>G", 4, 19), ("W+4>G", 4, 23), ("G+2", 2, 25)):
            bo.act(f"play {card}")
            ada.actions.get_by_role("button", name=f"Draw {count}").tap()
            expect(cards).to_have_count(held)
        bo.act("play G5")
        ada.is_asked("Your turn")
        hidden = ada.page.evaluate(
            """() => [...document.querySelectorAll("#hand button")].filter((card) => {
                const box = card.getBoundingClientRect();
                const at = document.elementFromPoint(box.left + 12, box.top + 12);
                return !card.contains(at);
            }).map((card) => card.ariaLabel)"""
        )
        assert hidden == []
        ada.card("Green 7").tap(position={"x": 12, "y": 12})
        expect(cards).to_have_count(24)
        ada.sees_top("green 7")


def test_ten_sit_at_a_table(house: House, browsing: Browsing) -> None:
    friends = ("Bo", "Cid", "Dot", "Eva", "Finn", "Gro", "Hans", "Ida", "Jon")
    house.stack("R1 R2", *(f"{colour}{number} {colour}{number}" for colour in "BGY" for number in (5, 6, 7)), top="R9")
    with playing(house, browsing, *friends, hand_size=2) as (ada, _):
        for friend in friends:
            expect(ada.seat(friend)).to_contain_text("2 cards")
        ada.play("Red 1")
        ada.is_asked("Bo's turn")
