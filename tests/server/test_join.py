"""`lastcard join`: the lobby and the table of a server on the screen, driven key by key without a terminal."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from seated import after, at
from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import OptionList

from lastcard.client import Client
from lastcard.server.entries import Changed, Hosted, Manned, Removed, Rose, Sat
from lastcard.server.protocol import Act, Chat, Emote, PutBot, Ready, Remove, Start
from lastcard.sitting import Sitting
from lastcard.terminal.company import Story
from lastcard.terminal.joined import Joined
from lastcard.terminal.lobby import CHOICES, Lobby, TableSetUp
from lastcard.terminal.pages import Help, Rules, TooSmall
from lastcard.terminal.remote import RemoteScores, RemoteTable
from lastcard.text import ENGLISH, LANGUAGES, catalogue
from lastcard.view import asked
from server.served import QUICK, Served

SNAPSHOTS = Path(__file__).parent.parent / "snapshots"
HANDS = ["R7 B9 W", "G5 G6 G7"]

Script = Callable[["Visit"], Awaitable[None]]


class Visit:
    """Eva at the keyboard, Ada from elsewhere if need be, and the server between them."""

    def __init__(self, served: Served, app: Joined, pilot: Pilot[None]) -> None:
        self.served = served
        self.app = app
        self.pilot = pilot
        self.client = app.client
        self.others: list[tuple[Client, asyncio.Task[None]]] = []

    @property
    def screen(self) -> str:
        """What is to be seen, without colours."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips) + "\n"

    @property
    def words(self) -> str:
        return " ".join(self.screen.split())

    @property
    def account(self) -> str:
        """What the right column of the table tells."""
        return " ".join(" ".join(row[54:] for row in self.screen.splitlines()[1:16]).split())

    async def until(self, found: Callable[[], bool]) -> None:
        while not found():
            await self.pilot.pause(0.001)
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def other(self, name: str, **options: Any) -> Client:
        """Somebody else, elsewhere."""
        client = Client(self.served.address, name, pauses=(0,), **options)
        await client.connect()

        async def listen() -> None:
            async for _ in client.news():
                pass

        self.others.append((client, asyncio.create_task(listen())))
        await self.settled()
        return client

    async def settled(self) -> None:
        """Until everybody has been told everything and has nothing more to say."""
        clients = [self.client, *(client for client, _ in self.others)]
        while any(client.unanswered or client.version != self.served.room.table.version for client in clients):
            await self.pilot.pause(0.001)
        await self.pilot.pause()

    async def leave(self) -> None:
        for client, task in self.others:
            task.cancel()
            await asyncio.wait([task])
            await client.close()
        await self.client.close()

    async def start(self, sitting: Sitting | None = None) -> RemoteTable:
        """Begins a match, and if a position is given, sets it up."""
        await self.press("home", "enter")
        await self.until(lambda: isinstance(self.app.screen, RemoteTable))
        await self.settled()
        if sitting is not None:
            before = len(self.served.greeted)
            await self.served.seat(sitting)
            await self.until(lambda: len(self.served.greeted) == before + 1 + len(self.others))
            await self.until(lambda: self.client.connected)
            await self.settled()
        return self.table

    @property
    def table(self) -> RemoteTable:
        assert isinstance(self.app.screen, RemoteTable)
        return self.app.screen


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Lets the deals of the server be the same every time: what clients add to them is not random here."""
    numbers = itertools.count(1)
    monkeypatch.setattr("lastcard.client.secrets.token_hex", lambda size: f"{next(numbers):0{2 * size}x}")
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("COLORFGBG", raising=False)


def run(
    script: Script,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
    watch: bool = False,
    first: str = "",
    **settings: Any,
) -> None:
    async def whole() -> None:
        async with Served(msgspec.structs.replace(QUICK, **settings)) as served:
            host = Client(served.address, first, pauses=(0,))
            if first:
                await host.connect()
            client = Client(served.address, "Eva", pauses=(0,), watch=watch, language=language)
            await client.connect()
            app = Joined(catalogue(language), client, Story(client), 0)
            async with app.run_test(size=size) as pilot:
                visit = Visit(served, app, pilot)
                await pilot.pause()
                await script(visit)
                await visit.leave()
                await host.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


# The lobby


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
        assert [(entry.seat, entry.bot) for entry in visit.served.log if isinstance(entry, Manned)] == [
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
        assert "Bo starts the game." in visit.words
        assert ENGLISH("lobby-start") not in visit.screen

    run(script, seats=3)


def test_somebody_is_removed_by_the_host() -> None:
    async def script(visit: Visit) -> None:
        bo = await visit.other("Bo")
        await visit.press("home", "down", "down", "x")
        await visit.until(lambda: not bo.connected)
        visit.others.clear()
        await visit.settled()
        assert "Bo has left." in visit.words
        assert [entry.person for entry in visit.served.log if isinstance(entry, Removed)] == [bo.person]

    run(script, seats=3)


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
        assert "house-party" in visit.words
        assert "10 s a turn" in visit.words
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
            for key in ("right", "left"):
                before = page.chosen()
                page.query_one(OptionList).highlighted = page.names().index(name)
                await visit.press(key)
                assert getattr(page.chosen(), name) != getattr(before, name)
        page.query_one(OptionList).highlighted = page.names().index("stacking")
        await visit.press("right")
        assert page.chosen().rules == "progressive"
        await visit.press("right")
        assert page.chosen().rules == {"preset": "classic", "stacking": "mixed"}

    run(script, timer=33, pace=0.1)


def test_rules_that_differ_from_the_preset_are_told_before_the_game() -> None:
    async def script(visit: Visit) -> None:
        assert "jump-in with 1 change" in visit.words
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
        assert "Ada starts the game." in visit.words
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


def test_a_name_that_is_taken_gets_another() -> None:
    async def script(visit: Visit) -> None:
        assert visit.client.name == "Eva 2"
        assert "Eva 2 (you)" in visit.screen

    run(script, first="eva")


# Talking


def test_what_is_said_is_read_by_all() -> None:
    async def script(visit: Visit) -> None:
        ada = await visit.other("Ada")
        await visit.press("m", *"quiet", "space", *"here", "enter")
        await visit.press("e", "2")
        await visit.settled()
        assert [(line.text, line.emote) for line in ada.chat] == [("quiet here", ""), ("", "well-played")]
        assert isinstance(visit.app.screen, Lobby)
        ada.say(Chat(text="[b]not bold[/b]"))
        ada.say(Emote(emote="thanks"))
        await visit.settled()
        assert "Eva: quiet here Eva: Well played! Ada: [b]not bold[/b] Ada: Thanks!" in visit.words

    run(script)


def test_a_line_that_is_being_written_plays_no_cards() -> None:
    async def script(visit: Visit) -> None:
        table = await visit.start(at(HANDS))
        await visit.press("m", "1", "d", "q", "l", "?")
        assert table.talking
        assert "1dql?" in visit.screen
        await visit.press("escape")
        assert not table.talking
        assert visit.served.acted() == []
        await visit.press("m", *"hi", "enter", "e", "escape", "e", "8")
        await visit.settled()
        assert "Eva: hi Eva: Sorry!" in visit.account
        await visit.press("1")
        await visit.settled()
        assert visit.served.acted() == ["1 play R7"]

    run(script)


def test_what_is_typed_too_fast_for_the_line_belongs_to_it_all_the_same() -> None:
    async def script(visit: Visit) -> None:
        await visit.start(at(HANDS))
        for sign in "mDad 1":
            visit.app.post_message(Key(sign if sign != " " else "space", sign))
        visit.app.post_message(Key("enter", "\r"))
        await visit.until(lambda: bool(visit.client.chat))
        await visit.settled()
        assert [line.text for line in visit.client.chat] == ["Dad 1"]
        assert not visit.table.talking
        assert visit.served.acted() == []

    run(script)


def test_whoever_only_watches_sees_the_table_and_no_hand() -> None:
    async def script(visit: Visit) -> None:
        assert isinstance(visit.app.screen, Lobby)
        bo = await visit.other("Bo")
        bo.say(Start())
        await visit.until(lambda: isinstance(visit.app.screen, RemoteTable))
        await visit.settled()
        assert visit.table.view().hand == ()
        assert "Bo is dealt 7 cards." in visit.account
        await visit.press("1", "d", "m")
        await visit.until(lambda: bool(visit.table.note))
        assert "only those who have joined" in visit.words
        assert visit.served.acted() == []

    run(script, watch=True)


# The table


def test_cards_are_played_with_the_same_keys() -> None:
    expected = [
        (["1"], "1 play R7"),
        (["enter"], "1 play R7"),
        (["right", "right", "enter", "3"], "1 play W>G"),
        (["end", "enter", "b"], "1 play W>B"),
        (["2", "escape", "1"], "1 play R7"),
        (["d"], "1 draw"),
        (["space"], "1 draw"),
    ]

    async def script(visit: Visit) -> None:
        ada = await visit.other("Ada")
        await visit.start()
        for keys, action in expected:
            await visit.served.seat(at(HANDS))
            await visit.until(lambda: visit.client.view().hand == at(HANDS).view(1).hand and ada.connected)
            await visit.settled()
            visit.table.cursor = 0
            before = len(visit.served.acted())
            await visit.press(*keys)
            await visit.settled()
            assert visit.served.acted()[before:] == [action], keys

    run(script)


def test_uno_is_called_with_the_card() -> None:
    async def script(visit: Visit) -> None:
        await visit.start(at(["R7 W", "G5 G6 G7"]))
        await visit.press("u")
        assert ENGLISH("calling") in visit.screen
        await visit.press("2", "4")
        await visit.settled()
        assert visit.served.acted() == ["1 play W>B uno"]
        assert not visit.table.calling

    run(script)


def test_cards_are_marked_and_discarded() -> None:
    sitting = after(at(["R1 R2 R3 R4", "W1 G6 G7"], "modern custom=['level next 2']", turn=2), "2 play W1>R")

    async def script(visit: Visit) -> None:
        await visit.other("Ada")
        await visit.start(sitting)
        await visit.press("1", "3", "enter")
        await visit.settled()
        assert visit.served.acted() == ["1 shed R1 R3"]

    run(script, rules="modern")


def test_a_card_that_does_not_fit_is_refused_with_the_reason() -> None:
    async def script(visit: Visit) -> None:
        await visit.start(at(HANDS))
        await visit.press("right", "enter")
        await visit.settled()
        assert ENGLISH("refusal-no-match") in visit.words
        await visit.press("p")
        await visit.settled()
        assert ENGLISH("refusal-wrong-phase") in visit.words
        assert visit.served.acted() == []

    run(script)


def test_a_question_stays_open_while_others_talk_and_call() -> None:
    async def script(visit: Visit) -> None:
        ada = await visit.other("Ada")
        await visit.start(after(at(["R7 B9 W", "R1 Y9"], turn=2), "2 play R1"))
        await visit.press("2")
        assert ENGLISH("ask-colour") in visit.screen
        ada.say(Act(action="uno", version=ada.version))
        ada.say(Chat(text="hello"))
        await visit.settled()
        assert ENGLISH("ask-colour") in visit.screen
        await visit.press("3")
        await visit.settled()
        assert visit.served.acted() == ["2 uno", "1 play W>G"]

    run(script)


def test_an_action_that_is_held_is_told() -> None:
    async def script(visit: Visit) -> None:
        ada = await visit.other("Ada")
        await visit.start(at(["R3 R7 B9 W", "R1 Y9"], turn=2))
        ada.say(Act(action="play R1", version=ada.version))
        await visit.settled()
        await visit.press("1")
        await visit.until(lambda: bool(visit.table.note))
        assert ENGLISH("join-held") in visit.words
        assert visit.served.acted() == ["2 play R1"]
        await visit.served.pass_time(2)
        await visit.settled()
        assert visit.served.acted() == ["2 play R1", "1 play R3"]
        assert ENGLISH("join-held") not in visit.words

    run(script, catch_grace=0.75, call_grace=0.75)


def test_time_that_is_left_is_told() -> None:
    async def script(visit: Visit) -> None:
        await visit.start(at(HANDS))
        assert "Your turn: play a card or draw. (30 s)" in visit.words

    run(script, timer=30)


def test_a_seat_that_a_bot_plays_for_is_taken_back_with_any_key() -> None:
    async def script(visit: Visit) -> None:
        ada = await visit.other("Ada")
        await visit.start(at(["R7 B9 W G1 G2 G3", "G5 G6 G7 R1 R2 R3"]))
        assert ada.own is not None
        while not visit.client.stood_in:
            await visit.served.pass_time(5)
            await visit.settled()
            if asked(ada.view()):
                ada.say(Act(action="draw" if "draw" in ada.own.legal else ada.own.legal[0], version=ada.version))
                await visit.settled()
        assert ENGLISH("join-stood-in") in visit.words
        assert "bot plays for: " in visit.words
        await visit.press("l", "l", "l", "l", "pageup", "pagedown")
        assert visit.client.stood_in
        await visit.press("1")
        await visit.until(lambda: not visit.client.stood_in)
        assert "Eva plays again." in visit.account
        assert ada.connected

    run(script, timer=10)


def test_who_is_away_is_told() -> None:
    async def script(visit: Visit) -> None:
        ada = await visit.other("Ada")
        await visit.start(at(HANDS))
        [(_, task)] = visit.others
        task.cancel()
        await ada.close()
        visit.others.clear()
        await visit.until(lambda: len(visit.client.here) == 1)
        assert "away: Ada" in visit.words
        assert "Ada is away." in visit.account
        await visit.served.pass_time(31)
        await visit.settled()
        assert "A bot plays for Ada now." in visit.account
        await visit.other("Ada")
        assert "Ada is here." in visit.account

    run(script)


# A bad line


def test_a_lost_connection_is_told_and_mended_in_mid_turn() -> None:
    async def script(visit: Visit) -> None:
        table = await visit.start(at(HANDS))
        await visit.press("2")
        assert table.question is not None
        visit.served.drop()
        await visit.until(lambda: len(visit.served.greeted) == 3)
        await visit.settled()
        assert "The connection is lost. Trying again; your place is kept. Connected again." in visit.account
        assert visit.served.greeted[-1].version == visit.client.version
        assert ENGLISH("ask-colour") in visit.screen
        await visit.press("4")
        await visit.settled()
        assert visit.served.acted() == ["1 play W>B"]

    run(script)


def test_a_server_that_is_away_is_told_until_it_is_back() -> None:
    async def script(visit: Visit) -> None:
        await visit.start(at(HANDS))
        await visit.served.stop()
        await visit.until(lambda: not visit.client.connected)
        assert ENGLISH("join-reconnecting") in visit.words
        await visit.press("1")
        assert visit.served.acted() == []
        async with visit.served:
            await visit.settled()
            assert visit.served.acted() == ["1 play R7"]

    run(script)


@pytest.mark.parametrize("moment", ["before", "after"])
def test_an_action_whose_answer_is_lost_is_done_once(moment: str) -> None:
    async def script(visit: Visit) -> None:
        ada = await visit.other("Ada")
        await visit.start(at(HANDS))
        cut = iter([True])
        setattr(visit.served, f"cut_{moment}", lambda said: isinstance(said, Act) and next(cut, False))
        greeted = len(visit.served.greeted)
        await visit.press("1")
        await visit.until(lambda: len(visit.served.greeted) == greeted + 1)
        await visit.settled()
        assert visit.served.acted() == ["1 play R7"]
        assert len(visit.table.view().hand) == 2
        assert asked(ada.view())

    run(script)


# Rounds and matches


async def play_on(visit: Visit) -> None:
    """Plays the first card that fits until the scores are there."""
    while not isinstance(visit.app.screen, RemoteScores):
        page = visit.app.screen
        if isinstance(page, RemoteTable) and not visit.client.unanswered and asked(page.view()):
            view = page.view()
            if page.question is not None:
                await visit.press(str(page.question.options[0].colour or page.question.options[0].target))
            elif view.phase == "colour":
                await visit.press("1")
            elif view.phase == "drew":
                await visit.press("p")
            else:
                await visit.press("1" if page._keys(view) else "t" if view.phase == "penalty" else "d")
        await visit.pilot.pause(0.001)


def test_rounds_follow_until_the_match_is_over_and_another_begins() -> None:
    async def script(visit: Visit) -> None:
        await visit.start()
        while not visit.client.room.champions:
            await play_on(visit)
            if visit.client.room.stage == "between":
                assert ENGLISH("round-key") in visit.screen
                await visit.press("enter")
                await visit.until(lambda: isinstance(visit.app.screen, RemoteTable))
        assert "wins the match." in visit.words
        assert visit.client.room.record in visit.screen
        await visit.press("enter")
        await visit.until(lambda: isinstance(visit.app.screen, Lobby))
        assert ENGLISH("lobby-again") in visit.screen
        assert f"/api/records/{visit.client.room.record}" in visit.screen
        await visit.press("home", "enter")
        await visit.until(lambda: isinstance(visit.app.screen, RemoteTable))
        assert visit.table.number == 1

    run(script, rules={"preset": "classic", "target": 60})


def test_after_a_round_the_others_are_waited_for() -> None:
    async def script(visit: Visit) -> None:
        ada = await visit.other("Ada")
        table = await visit.start(at(["R7", "G5 G+2 W"]))
        await visit.press("1")
        await visit.until(lambda: isinstance(visit.app.screen, RemoteScores))
        await visit.press("enter")
        await visit.until(lambda: visit.app.screen is table)
        await visit.settled()
        assert "Waiting for: Ada" in visit.words
        ada.say(Ready())
        await visit.until(lambda: visit.client.room.stage == "round")
        assert visit.table.number == 2

    run(script)


def test_the_next_round_takes_the_scores_away() -> None:
    async def script(visit: Visit) -> None:
        await visit.start(at(["R7", "G5 G+2 W"]))
        await visit.press("1")
        await visit.until(lambda: isinstance(visit.app.screen, RemoteScores))
        await visit.served.pass_time(3600)
        await visit.until(lambda: isinstance(visit.app.screen, RemoteTable))
        assert visit.client.room.stage == "round"

    run(script)


def test_a_page_that_is_being_read_goes_when_the_match_begins() -> None:
    async def script(visit: Visit) -> None:
        ada = await visit.other("Ada")
        await visit.press("home", "down", "down", "h")
        await visit.settled()
        await visit.press("?")
        await visit.pilot.pause()
        assert isinstance(visit.app.screen, Help)
        assert "write a message" in visit.screen
        assert "save" not in visit.screen
        ada.say(Start())
        await visit.until(lambda: isinstance(visit.app.screen, RemoteTable))
        await visit.press("r")
        await visit.pilot.pause()
        assert isinstance(visit.app.screen, Rules)

    run(script)


def test_coming_late_one_sees_what_has_happened_in_the_round() -> None:
    async def script(visit: Visit) -> None:
        await visit.press("home", "enter")
        await visit.until(lambda: isinstance(visit.app.screen, RemoteTable))
        again = Client(visit.served.address, "Eva")
        await again.connect()
        assert again.events == visit.client.events
        assert again.seat == visit.client.seat
        await again.close()

    run(script)


# Leaving


def test_leaving_during_a_match_keeps_the_seat() -> None:
    async def script(visit: Visit) -> None:
        await visit.start(at(HANDS))
        await visit.press("q")
        await visit.until(lambda: visit.app.return_code is not None)
        assert visit.app._exit_renderables == [ENGLISH("join-seat-kept")]

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
        assert visit.app.return_code == 0

    run(script, watch=True)


def test_without_a_connection_one_can_go_too() -> None:
    async def script(visit: Visit) -> None:
        await visit.start(at(HANDS))
        await visit.served.stop()
        await visit.until(lambda: not visit.client.connected)
        await visit.press("q")
        assert visit.app.return_code == 0

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


async def table(visit: Visit) -> None:
    ada = await visit.other("Ada")
    await visit.start(at(HANDS))
    visit.app.story.entries.clear()
    visit.app.story._chapter += 1
    ada.say(Emote(emote="hello"))
    ada.say(Chat(text="I have only greens."))
    await visit.settled()


async def emotes(visit: Visit) -> None:
    await table(visit)
    await visit.press("e")


async def scores(visit: Visit) -> None:
    await visit.start(at(["R7", "G5 G+2 W"]))
    await visit.press("1")
    await visit.until(lambda: isinstance(visit.app.screen, RemoteScores))


@pytest.mark.parametrize(
    ("name", "arguments", "script"),
    [
        ("join-lobby", {"seats": 4, "timer": 30}, lobby_of_host),
        ("join-lobby-sv", {"seats": 3, "first": "Ada", "language": "sv", "rules": "house-party"}, lobby_of_guest),
        ("join-table", {}, table),
        ("join-table-large", {"size": (120, 40)}, table),
        ("join-emotes", {}, emotes),
        ("join-scores", {}, scores),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_screens_look_as_they_did(
    name: str, arguments: dict[str, Any], script: Script, request: pytest.FixtureRequest
) -> None:
    async def compare(visit: Visit) -> None:
        await script(visit)
        await visit.pilot.pause()
        port = visit.served.address.server.rpartition(":")[2]
        shown = visit.screen.replace(f":{port}/", ":8000/")
        file = SNAPSHOTS / f"{name}.txt"
        if request.config.getoption("--snapshots"):
            file.write_text(shown, encoding="utf-8")
        assert shown == file.read_text(encoding="utf-8")

    run(compare, **arguments)
