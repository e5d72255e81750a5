"""Puzzles in the browser: five a day by keyboard and by touch, those of a theme, one's own mistakes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from lastcard.puzzles import daily
from lastcard.puzzles.model import Puzzle, shipped
from web.accessible import is_accessible
from web.playing import playing
from web.serving import House
from web.visiting import PHONE, Browsing, Visitor
from web.windows import fits_all_windows


def answers(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name="Answers").get_by_role("button")


def number_of(puzzle: Puzzle, place: int) -> int:
    """The number of an answer, the best or another by its place among them."""
    return puzzle.listed.index(puzzle.options[place].action) + 1


@pytest.mark.journey
def test_todays_five_are_solved_by_keyboard_and_shared(house: House, browsing: Browsing) -> None:
    five = daily.five(shipped(), daily.today())
    with browsing.visitor(house, name="") as ada:
        ada.visit("/")
        ada.link("Puzzles").click()
        ada.is_at("Puzzles")
        expect(ada.link("Today's five")).to_have_attribute("aria-current", "page")
        for place, puzzle in enumerate(five):
            expect(answers(ada)).to_have_count(len(puzzle.options))
            if place == 0:
                is_accessible(ada)
            ada.press(str(number_of(puzzle, 0 if place else -1)))
            verdict = ada.page.get_by_role("heading", name="Right!" if place else "There is something better.")
            expect(verdict).to_be_focused()
            chances = ada.page.get_by_role("list", name=re.compile("^Chance to win the round"))
            expect(chances.get_by_role("listitem")).to_have_count(len(puzzle.options))
            if place == 0:
                expect(chances).to_contain_text("your answer")
                is_accessible(ada)
            ada.press("Enter")
        expect(ada.page.get_by_role("heading", name="4 of 5 right")).to_be_focused()
        ada.sees("1 day in a row")
        is_accessible(ada)
        ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
        ada.button("Share the result").click()
        ada.sees("4 of 5 □■■■■")
        ada.page.reload()
        ada.sees("4 of 5 right")


def test_a_puzzle_of_a_theme_is_solved_by_touch(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house, size=PHONE) as ada:
        ada.visit("/puzzles/challenge")
        ada.sees("Challenge it, or take the cards?")
        ada.page.get_by_text("What happened before").click()
        ada.sees("The first card is")
        answers(ada).filter(has_text="Challenge").tap()
        expect(ada.page.get_by_role("list", name=re.compile("^Chance"))).to_contain_text("Take the cards")
        ada.button("Next puzzle").tap()
        ada.sees("Challenge it, or take the cards?")


@pytest.mark.journey
def test_own_mistakes_are_found_in_own_matches(house: House, browsing: Browsing) -> None:
    house.stack("R1", "R9", top="R5", stock="G2")  # the first hand is that of who begins
    with playing(house, browsing, "Bo", hand_size=1, target=1) as (ada, [bo]):
        ada.visit("/puzzles/mine")
        ada.sees("Once you have played a match to its end")
        is_accessible(ada)
        ada.page.go_back()
        ada.actions.get_by_role("button", name="Draw").click()  # although a card would end the round
        bo.act("play R9")
        ada.is_at("Bo wins the match")
        ada.visit("/puzzles/mine")
        ada.link("Bo").click()
        expect(answers(ada)).to_have_count(2)
        answers(ada).filter(has_text="Play red 1").click()
        expect(ada.page.get_by_role("heading", name="Right!")).to_be_focused()
        ada.sees("Red 1 ends the round.")
        ada.button("See the result").click()
        ada.sees("1 of 1 right")
        is_accessible(ada)


@pytest.mark.parametrize("path", ["/puzzles", "/puzzles/target", "/puzzles/ending"])
def test_puzzles_fit_all_windows(house: House, browsing: Browsing, path: str) -> None:
    with browsing.visitor(house) as ada:
        ada.visit(path)
        expect(answers(ada).first).to_be_visible()
        fits_all_windows(ada)
        answers(ada).first.click()
        expect(ada.button(re.compile("Next puzzle|See the result"))).to_be_visible()
        fits_all_windows(ada)


def test_a_kind_that_there_is_not(house: House, browsing: Browsing) -> None:
    with browsing.visitor(house) as ada:
        ada.visit("/puzzles/chess")
        ada.is_at("There is nothing here")
        is_accessible(ada)
