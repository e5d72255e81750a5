"""`lastcard join`: the lobby of a table on the screen, leaving it, and what holds on every screen."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from seated import at
from textual.widgets import OptionList

from lastcard.client.address import read_address
from lastcard.protocol.messages import Chat, PutBot, Remove, Start
from lastcard.table.log import BotSeated, Changed, Hosted, Removed, Rose, Sat
from lastcard.terminal.screens.lobby import CHOICES, TableSetUp
from lastcard.terminal.screens.remote import RemoteTable
from lastcard.terminal.screens.sheets import Rules, TooSmall
from lastcard.wording.catalogues import ENGLISH, catalogue
from lastcard.wording.languages import LANGUAGES
from server.visiting import Script, Visit, look, run

HANDS = ["R7 B9 W", "G5 G6 G7"]


def test_the_host_chooses_who_sits_where() -> None:
    async def script(visit: Visit) -> None:
        bo = await visit.other("Bo")
        await visit.press("home", "down", "down", "down", "right", "right")
        await visit.settled()
        assert "bot: ‹ normal ›" in visit.screen
        await visit.press("left", "left")
        await visit.settled()
        await visit.press("s")
        await visit.settled()
        assert "Eva (host, you) is watching" in visit.screen
        await visit.press("down", "enter")
        await visit.settled()
        assert [(entry.seat, entry.bot) for entry in visit.served.log if isinstance(entry, BotSeated)] == [
            (3, "easy"),
            (3, "normal"),
            (3, "easy"),
            (3, ""),
        ]
        assert [type(entry) for entry in visit.served.log[-2:]] == [Rose, Sat]
        assert visit.client.seat == 4
        assert bo.room == visit.client.room

    run(script, seats=4)


def test_the_host_passes_the_role_on() -> None:
    async def script(visit: Visit) -> None:
        await visit.other("Bo")
        await visit.press("home", "down", "down", "down", "x")
        assert ENGLISH("lobby-nobody") in visit.screen
        await visit.press("up", "h")
        await visit.settled()
        assert [entry.person for entry in visit.served.log if isinstance(entry, Hosted)] == [2]
        assert "Bo is the host now." in visit.words
        assert ENGLISH("lobby-wait", player="Bo") in visit.words
        assert ENGLISH("lobby-start") not in visit.screen

    run(script, seats=3)


def test_somebody_is_removed_by_the_host() -> None:
    async def script(visit: Visit) -> None:
        bo = await visit.other("Bo")
        await visit.press("home", "down", "down", "x")
        assert ENGLISH("remove-again", player="Bo") in visit.words
        await visit.press("c", "x")
        await visit.settled()
        assert bo.connected
        await visit.press("x")
        await visit.until(lambda: not bo.connected)
        visit.others.clear()
        await visit.settled()
        assert "Bo has left." in visit.words
        assert [entry.person for entry in visit.served.log if isinstance(entry, Removed)] == [bo.person]

    run(script, seats=3)


def test_a_name_is_changed_and_spectators_are_named() -> None:
    async def script(visit: Visit) -> None:
        await visit.other("Zoe", watch=True)
        await visit.press("n", *"Eva L", "enter")
        await visit.until(lambda: visit.client.name == "Eva L")
        await visit.settled()
        assert ENGLISH("notice-renamed", player="Eva", name="Eva L") in visit.words
        await visit.served.pass_time(2)
        await visit.until(lambda: visit.client.watchers == ("Zoe",))
        assert ENGLISH("watching-names", names=["Zoe"]) in visit.words

    run(script)


def test_rules_and_settings_are_changed_and_told_in_sentences() -> None:
    async def script(visit: Visit) -> None:
        await visit.press("end", "enter")
        page = visit.app.screen
        assert isinstance(page, TableSetUp)
        menu = page.query_one(OptionList)
        for name, keys in (("preset", ["left"]), ("seats", ["right"]), ("timer", ["right"]), ("jump_grace", ["right"])):
            menu.highlighted = page.names().index(name)
            await visit.press(*keys)
        assert "Time to jump in ‹ 0.5 s ›" in visit.words
        await visit.press("escape")
        await visit.settled()
        settings = visit.client.room.settings
        assert (settings.rules, settings.seats, settings.timer, settings.jump_grace) == ("house-party", 3, 10, 0.5)
        assert ENGLISH("rules-name-house-party") in visit.words
        assert "10 s per turn" in visit.words
        await visit.press("end", "enter", "escape")
        await visit.settled()
        assert len([entry for entry in visit.served.log if isinstance(entry, Changed)]) == 1

    run(script)


def test_every_setting_of_a_table_can_be_changed() -> None:
    async def script(visit: Visit) -> None:
        await visit.press("end", "enter")
        page = visit.app.screen
        assert isinstance(page, TableSetUp)
        for name in CHOICES:
            # by turns, which comes last of the manners, no minutes can be chosen
            for key in ("right", "left", "right") if name == "manners" else ("right", "left"):
                before = page.chosen()
                page.query_one(OptionList).highlighted = page.names().index(name)
                await visit.press(key)
                assert page.chosen() != before
                assert name == "manners" or getattr(page.chosen(), name) != getattr(before, name)
        page.query_one(OptionList).highlighted = page.names().index("stacking")
        await visit.press("right")
        assert page.chosen().rules == "progressive"
        await visit.press("right")
        assert page.chosen().rules == {"preset": "classic", "stacking": "mixed"}

    run(script, timer=33, pace=0.1)


def test_rules_that_differ_from_the_preset_are_told_before_the_game() -> None:
    async def script(visit: Visit) -> None:
        assert "Jump-In with 1 change" in visit.words
        assert "· Wilds can't jump in." in visit.words
        await visit.press("r")
        await visit.pilot.pause()
        assert isinstance(visit.app.screen, Rules)
        assert ENGLISH("rule-object") in visit.screen

    run(script, rules={"preset": "classic", "wild_jump_in": False, "jump_in": True})


def test_what_the_server_refuses_is_told() -> None:
    async def script(visit: Visit) -> None:
        bo = await visit.other("Bo")
        await visit.press("home", "enter")
        await visit.settled()
        assert "that seat is taken" in visit.words
        assert bo.connected

    run(script, first="Ada", seats=3)


def test_a_guest_waits_for_the_host() -> None:
    async def script(visit: Visit) -> None:
        assert ENGLISH("lobby-wait", player="Ada") in visit.words
        assert ENGLISH("lobby-start") not in visit.screen
        await visit.press("end", "enter")
        await visit.pilot.pause()
        assert isinstance(visit.app.screen, Rules)
        await visit.press("escape", "s")
        await visit.settled()
        assert visit.client.seat == 0
        await visit.press("s")
        await visit.settled()
        assert visit.client.seat == 2

    run(script, first="Ada")


def test_the_link_is_put_on_the_clipboard() -> None:
    async def script(visit: Visit) -> None:
        await visit.press("c")
        assert visit.app.clipboard == visit.client.address.link
        assert ENGLISH("lobby-copied") in visit.screen

    run(script)


def test_a_long_link_has_a_line_of_its_own() -> None:
    async def script(visit: Visit) -> None:
        link = f"https://{'cards' * 9}.example.org/t/TABLE"
        visit.client.address = read_address(link)
        visit.app.retell()
        await visit.pilot.pause()
        assert [row.strip() for row in visit.screen.splitlines()[1:3]] == ["Invitation:", link]

    run(script)


def test_a_name_that_is_taken_gets_another() -> None:
    async def script(visit: Visit) -> None:
        assert visit.client.name == "Eva 2"
        assert "Eva 2 (you)" in visit.screen

    run(script, first="eva")


# Leaving


def test_leaving_during_a_match_keeps_the_seat() -> None:
    async def script(visit: Visit) -> None:
        await visit.start(at(HANDS))
        await visit.press("q")
        await visit.until(lambda: visit.app.return_code is not None)
        assert visit.app._exit_renderables == [ENGLISH("join-seat-kept", address=visit.client.address.link)]

    run(script)


def test_leaving_the_lobby_frees_the_seat() -> None:
    async def script(visit: Visit) -> None:
        ada = await visit.other("Ada")
        await visit.press("q")
        await visit.until(lambda: visit.app.return_code is not None)
        assert visit.app._exit_renderables == [ENGLISH("bye-left")]
        while ada.room.places[0].person:
            await asyncio.sleep(0.001)
        assert ada.hosting

    run(script)


def test_whoever_is_removed_is_told_why() -> None:
    async def script(visit: Visit) -> None:
        visit.served.room.say(1, Remove(person=2), 0)
        await visit.served.go_on()
        await visit.until(lambda: visit.app.return_code is not None)
        assert visit.app._exit_renderables == [catalogue("sv")("bye-removed")]

    run(script, first="Ada", language="sv")


def test_whoever_only_watches_goes_at_once() -> None:
    async def script(visit: Visit) -> None:
        await visit.press("q")
        await visit.until(lambda: visit.app.return_code == 0)

    run(script, watch=True)


def test_without_a_connection_one_can_go_too() -> None:
    async def script(visit: Visit) -> None:
        await visit.start(at(HANDS))
        await visit.served.stop()
        await visit.until(lambda: not visit.client.connected)
        await visit.press("q")
        await visit.until(lambda: visit.app.return_code == 0)

    run(script)


def test_interrupting_leaves_at_once() -> None:
    async def script(visit: Visit) -> None:
        await visit.press("ctrl+c")
        assert visit.app.return_code == 0

    run(script)


# Languages and sizes


def test_every_screen_is_told_in_every_language() -> None:
    async def script(visit: Visit) -> None:
        for language in (*LANGUAGES[1:], "en"):
            await visit.press("l")
            await visit.pilot.pause()
            assert catalogue(language)("lobby-start") in visit.screen
            assert visit.screen.splitlines()[-1].rstrip().endswith(catalogue(language)("bar-leave"))
        await visit.start(at(HANDS))
        for language in (*LANGUAGES[1:], "en"):
            await visit.press("l")
            await visit.pilot.pause()
            assert catalogue(language)("prompt-turn") in visit.screen
            assert catalogue(language)("notice-mended") in visit.account
            assert visit.screen.splitlines()[-1].rstrip().endswith(catalogue(language)("bar-leave"))
        await visit.press("b")
        assert not visit.app.manner.dark

    run(script)


def test_a_terminal_that_is_too_small_keeps_the_table_waiting() -> None:
    async def script(visit: Visit) -> None:
        await visit.pilot.resize_terminal(60, 20)
        await visit.pilot.pause()
        assert isinstance(visit.app.screen, TooSmall)
        visit.client.say(Start())
        await visit.settled()
        assert isinstance(visit.app.screen, TooSmall)
        await visit.pilot.resize_terminal(80, 24)
        await visit.until(lambda: isinstance(visit.app.screen, RemoteTable))

    run(script)


# Pictures


async def lobby_of_host(visit: Visit) -> None:
    ada = await visit.other("Ada")
    await visit.other("Bo", watch=True)
    visit.client.say(PutBot(seat=3, level="hard"))
    ada.say(Chat(text="Shall we?"))
    await visit.settled()


async def lobby_of_guest(visit: Visit) -> None:
    visit.client.say(Chat(text="Hej!"))
    await visit.settled()


@pytest.mark.parametrize(
    ("name", "arguments", "script"),
    [
        ("join-lobby", {"seats": 4, "timer": 30}, lobby_of_host),
        ("join-lobby-sv", {"seats": 3, "first": "Ada", "language": "sv", "rules": "house-party"}, lobby_of_guest),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_screens_look_as_they_did(
    name: str, arguments: dict[str, Any], script: Script, request: pytest.FixtureRequest
) -> None:
    look(name, script, request.config.getoption("--snapshots"), **arguments)
