"""The page in the four languages: every word is there, and no other language's."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import expect

from lastcard.wording.catalogues import catalogue
from lastcard.wording.languages import LANGUAGES
from web.playing import playing
from web.serving import House
from web.visiting import Browsing, Visitor

OTHERS: Final = tuple(language for language in LANGUAGES if language != "en")
# every text and every name on the page, as people see or hear them
WORDS: Final = """() => {
    const words = [];
    const page = document.getElementById("page");
    const walk = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (!walk.currentNode.parentElement.matches("[lang]")) words.push(walk.currentNode.data);
    for (const element of page.querySelectorAll("[aria-label], [title], [placeholder]")) {
        words.push(element.ariaLabel ?? "", element.title ?? "", element.placeholder ?? "");
    }
    return words.map((word) => word.trim()).filter(Boolean);
}"""


@cache
def messages(language: str) -> dict[str, str]:
    """The messages that are the same whatever they speak of."""
    found = {}
    for file in (files("lastcard.wording") / "locales" / language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                plain = all(isinstance(element, ast.TextElement) for element in entry.value.elements)
                found[entry.id.name] = catalogue(language)(entry.id.name) if plain else ""
    return found


def speaks(visitor: Visitor, language: str) -> None:
    """No message's id is shown instead of the message, and no English message where there is another."""
    words = visitor.page.evaluate(WORDS)
    ids = {word for text in words for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text)} & messages("en").keys()
    assert sorted(ids) == []
    ours = set(messages(language).values())
    english = {text for text in messages("en").values() if text and text not in ours}
    assert sorted(english & set(words)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_to_a_table_is_told_in_every_language(house: House, browsing: Browsing, language: str) -> None:
    say = catalogue(language)
    table = house.table(2, "Bo", preset="modern")
    with browsing.visitor(house, name="", language=language) as ada:
        ada.visit("/")
        ada.is_at(say("web-home-title"))
        speaks(ada, language)
        ada.visit(table.path)
        ada.is_at(say("web-invited"))
        speaks(ada, language)
        ada.page.get_by_role("textbox").fill("Ada")
        ada.button(say("web-take-seat")).click()
        ada.is_at(say("lobby-title", table=table.code))
        speaks(ada, language)
        for path, title in (("/rules", "guide-title"), ("/nowhere", "web-missing"), ("/t/NOPENOPE", "web-no-table")):
            ada.visit(path)
            ada.is_at(say(title))
            speaks(ada, language)
    table.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hosts_lobby_is_told_in_every_language(house: House, browsing: Browsing, language: str) -> None:
    say = catalogue(language)
    with browsing.visitor(house, language=language) as ada:
        ada.visit("/")
        ada.button(say("web-play-friends")).click()
        ada.is_at(say("lobby-yours"))
        ada.page.evaluate("document.querySelectorAll('details').forEach((part) => (part.open = true))")
        speaks(ada, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.journey("is")
def test_a_match_is_told_in_every_language(house: House, browsing: Browsing, language: str) -> None:
    say = catalogue(language)
    house.stack("W+4 R1", "W+4 B2", top="R9", stock="Y1 Y2 Y3 Y4 B5")
    with playing(house, browsing, "Bo", hand_size=2, target=1, language=language) as (ada, [bo]):
        asked = ada.page.get_by_role("region", name=say("web-asked"))
        expect(asked).to_contain_text(say("prompt-turn"))
        speaks(ada, language)
        ada.page.locator("#hand [data-face='W+4']").click()
        colours = ada.page.get_by_role("group", name=say("ask-colour"))
        expect(colours).to_be_visible()
        speaks(ada, language)
        colours.get_by_role("button", name=re.compile(say("colour-name", colour="G"), re.IGNORECASE)).click()
        bo.act("accept")
        expect(ada.page.get_by_role("log")).to_contain_text(say("event-drew", player="Bo", count=4, seen=0))
        ada.press("?")
        speaks(ada, language)
        ada.press("Escape", "d")
        bo.act("play W+4>R")
        expect(asked.get_by_role("button", name=say("do-challenge", player="Bo"))).to_be_visible()
        speaks(ada, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_and_the_replay_are_told_in_every_language(house: House, browsing: Browsing, language: str) -> None:
    say = catalogue(language)
    house.stack("R1", "B9", top="R5")
    with playing(house, browsing, "Bo", hand_size=1, target=1, language=language) as (ada, _):
        ada.press("1")
        ada.is_at(say("end-champion-you"))
        speaks(ada, language)
        ada.link(say("end-replay")).click()
        expect(ada.button(say("replay-turn-on"))).to_be_visible()
        speaks(ada, language)


@pytest.mark.journey
def test_the_language_is_changed_in_the_middle_of_a_game(house: House, browsing: Browsing) -> None:
    house.stack("R1 R2 R3", "B1 B2 B3", top="R9")
    with playing(house, browsing, "Bo", hand_size=3) as (ada, [bo]):
        ada.page.evaluate("window.same = true")
        for language in OTHERS:
            say = catalogue(language)
            ada.page.locator("#language").select_option(language)
            expect(ada.page.get_by_role("region", name=say("web-asked"))).to_contain_text(say("prompt-turn"))
            expect(ada.page.locator("html")).to_have_attribute("lang", language)
            red = say("card-number", colour="R", number=9)
            expect(ada.page.get_by_role("log")).to_contain_text(say("event-turned", card=red))
            speaks(ada, language)
        ada.press("1")
        bo.act("play B1")
        assert ada.page.evaluate("window.same")
