"""Several browsers at one table, by its link."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.serving import House
from web.visiting import PHONE, Browsing


@pytest.mark.journey
def test_two_play_and_one_watches_by_the_same_link(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3 R4 R5 R6 R7", "B1 B2 B3 B4 B5 B6 B7", top="R9")
    with (
        browsing.visitor(house, name="") as ada,
        browsing.visitor(house, name="", size=PHONE) as bo,
        browsing.visitor(house, name="") as eve,
    ):
        ada.visit("/")
        ada.page.get_by_role("textbox", name="Your name").fill("Ada")
        ada.button("Play with friends").click()
        ada.is_at("Your table")
        for _ in range(2):
            ada.button("Number of seats: decrease").click()
        link = ada.page.get_by_role("textbox", name="Invitation link").input_value()

        bo.visit(link)
        bo.is_at("You are invited")
        bo.page.get_by_role("textbox", name="What's your name?").fill("Bo")
        bo.button("Take a seat").click()
        bo.is_at("Table")
        ada.sees("Bo")
        ada.button("Deal").click()

        eve.visit(link)
        eve.link("Watch").click()
        eve.sees("you are watching")
        for visitor in (ada, bo, eve):
            visitor.sees_top("red 9")
        ada.play("Red 1")
        for visitor in (ada, bo, eve):
            visitor.sees_top("red 1")
        bo.play("Blue 1")
        for visitor in (ada, bo, eve):
            visitor.sees_top("blue 1")
        ada.holds("Red 2", "Red 3", "Red 4", "Red 5", "Red 6", "Red 7")
        bo.holds("Blue 2", "Blue 3", "Blue 4", "Blue 5", "Blue 6", "Blue 7")
        expect(eve.hand).to_have_count(0)
        assert "Red 2" not in eve.page.content()
        assert "red 2" not in eve.page.get_by_role("log").inner_text()


def test_a_full_table_offers_to_watch(house: House, browsing: Browsing) -> None:
    table = house.table(2, "Bo", "Cid")
    with browsing.visitor(house) as ada:
        ada.visit(table.path)
        ada.is_at("Every seat is taken")
        ada.link("Watch").click()
        ada.sees("You are watching.")
        table.start()
        ada.sees("you are watching")
        expect(ada.hand).to_have_count(0)
        expect(ada.seat("Bo")).to_be_visible()
    table.close()


@pytest.mark.journey
def test_friends_talk_at_the_table_and_can_be_silenced(house: House, browsing: Browsing) -> None:
    house.stack("B1 B2 B3 B4 B5 B6 B7", "R1 R2 R3 R4 R5 R6 R7", top="G9")
    table = house.table(2, "Bo", place=2)
    [bo] = table.friends
    with browsing.visitor(house) as ada:
        ada.visit(table.path)
        table.start()
        ada.page.get_by_role("textbox", name="Say something").fill("Well, well")
        ada.press("Enter")
        ada.is_told("Ada Well, well")
        bo.say("emote", emote="hurry")
        ada.is_told("Bo Hurry up!")
        ada.button("Hide what others say").click()
        expect(ada.page.get_by_role("log")).not_to_contain_text("Hurry up!")
        bo.say("chat", text="Are you there?")
        bo.act("draw")
        ada.is_told("Bo draws")
        expect(ada.page.get_by_role("log")).not_to_contain_text("Are you there?")
    table.close()


@pytest.mark.journey
def test_after_the_match_the_same_people_play_another(house: House, browsing: Browsing) -> None:
    house.stack("R1", "B9", top="R5")
    with browsing.visitor(house) as ada, browsing.visitor(house, name="Bo") as bo:
        table = house.table(2, hand_size=1, target=1)
        ada.visit(table.path)
        ada.is_at("Your table")
        bo.visit(table.path)
        bo.is_at("Table")
        ada.button("Deal").click()
        ada.play("Red 1")
        ada.is_at("You win the match")
        bo.is_at("Ada wins the match")
        bo.sees("Ada is the host and can start another match.")
        ada.button("Play again").click()
        for visitor in (ada, bo):
            expect(visitor.hand).to_be_visible()
