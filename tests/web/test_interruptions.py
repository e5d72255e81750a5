"""What goes wrong in the middle of a game, and that it goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.playing import playing
from web.serving import House
from web.visiting import Browsing


@pytest.mark.journey
def test_a_reload_in_the_middle_of_a_turn_loses_nothing(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "B1 B2 B3", top="G5", stock="G7")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, _):
        ada.draw()
        ada.is_asked("You drew a green 7")
        ada.page.reload()
        ada.is_asked("You drew a green 7: play it, or keep it and pass.")
        ada.holds("Red 1", "Red 2", "Red 3", "Green 7")
        ada.is_told("The first card is a green 5.", "Ada draws a green 7.")
        ada.play("Green 7")
        ada.is_asked("Bo's turn")


@pytest.mark.journey
def test_the_game_goes_on_when_the_server_was_killed_and_started_again(tmp_path: Path, browsing: Browsing) -> None:
    with House(tmp_path / "data") as house, browsing.visitor(house) as ada:
        house.stack("R1 R2 R3", "B4 B5 B6", top="R9", stock="Y4")
        ada.visit(house.table(2, hand_size=3).path)
        ada.button("Deal").click()
        ada.play("Red 1")
        ada.is_told("Ada plays a red 1.", "draws")
        ada.is_asked("Your turn")
        ada.page.evaluate("window.same = true")
        house.kill()
        ada.sees("The connection is lost; your seat is being kept.")
        house.start()
        expect(ada.page.get_by_text("The connection is lost")).to_have_count(0)
        ada.call()
        ada.play("Red 2")
        ada.is_told("Ada plays a red 1.", "Ada plays a red 2.")
        assert ada.page.evaluate("window.same")


def test_a_server_that_is_stopped_says_so(tmp_path: Path, browsing: Browsing) -> None:
    with House(tmp_path / "data") as house:
        house.stack("R1 R2 R3", "B4 B5 B6", top="R9")
        with playing(house, browsing, "Bo", hand_size=3) as (ada, _):
            house.stop()
            ada.sees("The server has been stopped; the table is kept.")
            house.start()
            ada.play("Red 1")
            ada.is_asked("Bo's turn")


@pytest.mark.journey
def test_what_was_said_while_the_line_was_down_is_said_when_it_is_mended(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "B1 B2 B3", top="R5")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, [bo]):
        ada.context.set_offline(True)
        ada.play("Red 1")
        ada.context.set_offline(False)
        ada.is_told("Ada plays a red 1.")
        bo.act("play B1")
        ada.is_asked("Your turn")


def test_a_bot_plays_for_who_lets_the_time_run_out_until_they_are_back(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3 R4", "G6 G7 G8 G9", top="R5", stock="Y1 Y2 Y3 Y4 Y5 Y6")
    with playing(house, browsing, "Bo", hand_size=4, settings={"timer": 2}) as (ada, [bo]):
        ada.is_told("Ada plays a red")
        bo.act("draw")
        ada.sees("A bot is playing for you.")
        ada.button("Take over again").click()
        expect(ada.page.get_by_text("A bot is playing for you.")).to_have_count(0)
        bo.act("draw")
        ada.is_asked("Your turn")


def test_who_is_away_is_shown_to_the_others(house: House, browsing: Browsing) -> None:
    with playing(house, browsing, "Bo") as (ada, [bo]):
        bo.close()
        expect(ada.seat("Bo")).to_contain_text("away")
