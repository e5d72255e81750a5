"""`lastcard join`: a match at a table of a server on the screen, with the people there and with a bad line."""

from __future__ import annotations

from typing import Any

import pytest
from seated import after, at
from textual.events import Key

from lastcard.client.connection import Client
from lastcard.protocol.messages import Act, Chat, Emote, Ready, Rise, Sit, Start
from lastcard.protocol.replays import LuckOf, TableLuck
from lastcard.terminal import balance_there
from lastcard.terminal.screens.lobby import Lobby, People
from lastcard.terminal.screens.remote import RemoteScores, RemoteTable
from lastcard.terminal.screens.sheets import Help, Rules
from lastcard.wording.catalogues import ENGLISH
from server.visiting import Script, Visit, look, run

HANDS = ["R7 B9 W", "G5 G6 G7"]


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
            await visit.until(lambda: visit.client.view().own.hand == at(HANDS).view(1).own.hand and ada.connected)
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
        await visit.other("Ada")
        await visit.start(at(HANDS))
        assert f"{ENGLISH('prompt-turn')} {ENGLISH('join-seconds', seconds=30)}" in visit.words

    run(script, timer=30)


def test_who_plays_alone_with_bots_is_told_no_time() -> None:
    async def script(visit: Visit) -> None:
        await visit.start(at(HANDS))
        assert f"{ENGLISH('prompt-turn')}" in visit.words
        assert ENGLISH("join-seconds", seconds=30) not in visit.words

    run(script, timer=30)


def test_a_turn_that_took_too_long_is_told_in_a_sentence() -> None:
    async def script(visit: Visit) -> None:
        await visit.other("Ada")
        await visit.start(at(["B9 B8 B7", "G5 G6 G7"]))
        await visit.served.pass_time(31)
        await visit.until(lambda: visit.client.version >= visit.served.room.table.version)
        await visit.settled()
        assert ENGLISH("late-drew") in visit.words

    run(script, timer=30)


def test_a_pause_is_told_and_ended_with_any_key() -> None:
    async def script(visit: Visit) -> None:
        await visit.start(at(HANDS))
        assert f"Z {ENGLISH('bar-pause')}" in visit.words
        await visit.press("z")
        await visit.until(lambda: visit.client.room.paused > 0)
        await visit.settled()
        assert f"{ENGLISH('pause-own')} {ENGLISH('paused-key')}" in visit.words
        assert f"Z {ENGLISH('bar-pause')}" not in visit.words
        assert ENGLISH("notice-paused", player="Eva") in visit.account
        await visit.press("1")
        await visit.until(lambda: not visit.client.room.paused)
        assert visit.served.acted() == []
        assert ENGLISH("notice-resumed", player="Eva") in visit.account

    run(script)


def test_a_seat_that_a_bot_plays_for_is_taken_back_with_any_key() -> None:
    async def script(visit: Visit) -> None:
        ada = await visit.other("Ada")
        await visit.start(at(["R7 B9 W G1 G2 G3", "G5 G6 G7 R1 R2 R3"]))
        assert ada.own is not None
        while not visit.client.stood_in:
            await visit.served.pass_time(5)
            await visit.settled()
            if ada.view().asked:
                ada.say(Act(action="draw" if "draw" in ada.own.legal else ada.own.legal[0], version=ada.version))
                await visit.settled()
        assert ENGLISH("join-stood-in") in visit.words
        assert "bot playing for: " in visit.words
        await visit.press("l", "l", "l", "l", "pageup", "pagedown")
        assert visit.client.stood_in
        await visit.press("1")
        await visit.until(lambda: not visit.client.stood_in)
        assert "Eva is playing again." in visit.account
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
        assert "A bot is playing for Ada now." in visit.account
        await visit.other("Ada")
        assert "Ada is here." in visit.account

    run(script, timer=60)


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
        assert visit.table.view().own.hand == ()
        assert "Bo is dealt 7 cards." in visit.account
        await visit.press("1", "d", "m")
        await visit.until(lambda: bool(visit.table.note))
        assert ENGLISH("join-only-watching") in visit.words
        assert visit.served.acted() == []

    run(script, watch=True)


# A bad line


def test_a_lost_connection_is_told_and_mended_in_mid_turn() -> None:
    async def script(visit: Visit) -> None:
        table = await visit.start(at(HANDS))
        await visit.press("2")
        assert table.question is not None
        visit.served.drop()
        await visit.until(lambda: len(visit.served.greeted) == 3)
        await visit.settled()
        assert "The connection is lost. Trying again; your seat is being kept. Reconnected." in visit.account
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
        assert len(visit.table.view().own.hand) == 2
        assert ada.view().asked

    run(script)


# Rounds and matches


async def play_on(visit: Visit) -> None:
    """Plays the first card that fits until the scores are there."""
    while not isinstance(visit.app.screen, RemoteScores):
        page = visit.app.screen
        if isinstance(page, RemoteTable) and not visit.client.unanswered and page.view().asked:
            view = page.view()
            if page.question is not None:
                await visit.press(str(page.question.options[0].colour or page.question.options[0].target))
            elif view.game.phase == "colour":
                await visit.press("1")
            elif view.game.phase == "drew":
                await visit.press("p")
            else:
                await visit.press("1" if page._keys(view) else "t" if view.game.phase == "penalty" else "d")
        await visit.pilot.pause(0.001)


def test_rounds_follow_until_the_match_is_over_and_another_begins(monkeypatch: pytest.MonkeyPatch, long: bool) -> None:
    terms = {"fair": 500_000, "deal": 0, "draws": 210_000, "others": -20_000, "own": 60_000, "result": 750_000}
    mine = LuckOf(name="Eva", bot=False, matches=1, rounds=1, **terms)

    async def gone_through(*_: object) -> TableLuck:
        return TableLuck(record="1", last=(mine,), all=(), matches=1)

    monkeypatch.setattr(balance_there, "table_luck", gone_through)

    async def script(visit: Visit) -> None:
        await visit.start()
        while not visit.client.room.champions:
            await play_on(visit)
            if visit.client.room.stage == "between":
                assert ENGLISH("round-key-there") in visit.screen
                await visit.press("enter")
                await visit.until(lambda: isinstance(visit.app.screen, RemoteTable))
        assert "wins the match." in visit.words
        assert visit.client.room.record in visit.screen
        await visit.until(lambda: "The cards gave you +21, you added +6." in visit.words)
        await visit.press("enter")
        await visit.until(lambda: isinstance(visit.app.screen, Lobby))
        assert ENGLISH("lobby-again") in visit.screen
        assert f"/api/records/{visit.client.room.record}" in visit.screen
        await visit.press("home", "enter")
        await visit.until(lambda: isinstance(visit.app.screen, RemoteTable))
        assert visit.table.number == 1

    run(script, rules={"preset": "classic", "hand_size": 7 if long else 3, "target": 60}, size=(80, 40))


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


def test_the_table_is_left_from_the_scores() -> None:
    async def script(visit: Visit) -> None:
        await visit.other("Ada")
        await visit.start(at(["R7", "G5 G+2 W"]))
        await visit.press("1")
        await visit.until(lambda: isinstance(visit.app.screen, RemoteScores))
        await visit.press("escape")
        assert isinstance(visit.app.screen, RemoteScores)
        await visit.press("q")
        await visit.until(lambda: not visit.client.connected)
        address = visit.client.address.link
        assert visit.app._exit_renderables == [ENGLISH("join-seat-kept", address=address)]

    run(script)


def test_people_are_seen_renamed_and_removed_during_a_match() -> None:
    async def script(visit: Visit) -> None:
        bo = await visit.other("Bo")
        await visit.start(at(HANDS))
        await visit.press("w")
        await visit.until(lambda: isinstance(visit.app.screen, People))
        assert ENGLISH("lobby-start") not in visit.screen
        await visit.press("n", *"Eve", "enter")
        await visit.until(lambda: visit.client.name == "Eve")
        await visit.press("s", "enter", "home", "down", "x")
        await visit.settled()
        assert ENGLISH("remove-again", player="Bo") in visit.words
        assert bo.connected
        await visit.press("x")
        await visit.until(lambda: not bo.connected)
        visit.others.clear()
        await visit.until(lambda: bool(visit.client.room.places[1].bot))
        await visit.press("escape")
        await visit.until(lambda: isinstance(visit.app.screen, RemoteTable))
        assert visit.table.names[0] == "Eve"
        assert "Bo has left." in visit.account

    run(script)


def test_who_only_plays_may_not_remove_or_pause() -> None:
    async def script(visit: Visit) -> None:
        ada = await visit.other("Ada")
        await visit.press("home", "down", "down", "h")
        await visit.settled()
        ada.say(Start())
        await visit.until(lambda: isinstance(visit.app.screen, RemoteTable))
        assert f"Z {ENGLISH('bar-pause')}" not in visit.words
        await visit.press("z", "w")
        await visit.until(lambda: isinstance(visit.app.screen, People))
        await visit.press("home", "down", "x", "x", "h")
        await visit.settled()
        assert ada.connected
        assert not visit.client.room.paused
        assert ENGLISH("lobby-key-remove") not in visit.screen

    run(script)


def test_the_next_round_takes_the_scores_away() -> None:
    async def script(visit: Visit) -> None:
        await visit.other("Ada")
        await visit.start(at(["R7", "G5 G+2 W"]))
        await visit.press("1")
        await visit.until(lambda: isinstance(visit.app.screen, RemoteScores))
        await visit.served.pass_time(3600)
        await visit.until(lambda: isinstance(visit.app.screen, RemoteTable))
        assert visit.client.room.stage == "round"

    run(script, timer=60)


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


# Pictures


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
    look(name, script, request.config.getoption("--snapshots"), **arguments)


def test_between_rounds_a_seat_is_left_to_a_bot_and_taken_again() -> None:
    async def script(visit: Visit) -> None:
        await visit.other("Ada")
        await visit.start(at(["R7", "G5 G+2 W"]))
        assert ENGLISH("seat-key-leave") not in visit.words  # during a round
        await visit.press("1")
        await visit.until(lambda: isinstance(visit.app.screen, RemoteScores))
        assert ENGLISH("seat-key-leave") in visit.words
        await visit.press("s")
        await visit.until(lambda: isinstance(visit.app.screen, RemoteTable) and not visit.client.seat)
        assert ENGLISH("seat-offer") in visit.words
        await visit.press("w")
        await visit.until(lambda: isinstance(visit.app.screen, People))
        assert ENGLISH("seat-key-take") in visit.words
        await visit.press("home", "enter")
        await visit.until(lambda: visit.client.seat == 1)
        await visit.press("escape")
        await visit.until(lambda: isinstance(visit.app.screen, RemoteTable))

    run(script)


def test_who_watches_asks_for_a_bots_seat_and_may_think_better_of_it() -> None:
    async def script(visit: Visit) -> None:
        await visit.other("Bo")
        await visit.start(at(["R7 R8", "G5 G+2 W", "B1 B2"]))
        late = await visit.other("Cid")
        late.say(Sit(seat=3))
        await visit.until(lambda: visit.client.room.places[2].next == late.person)
        await visit.press("w")
        await visit.until(lambda: isinstance(visit.app.screen, People))
        assert ENGLISH("seat-next", player="Cid") in visit.words
        late.say(Rise())
        await visit.until(lambda: not visit.client.room.places[2].next)
        await visit.press("escape")
        await visit.until(lambda: isinstance(visit.app.screen, RemoteTable))

    run(script, seats=3)


def test_the_host_mutes_somebody_and_lets_a_bot_play_for_who_is_away() -> None:
    async def script(visit: Visit) -> None:
        bo = await visit.other("Bo")
        await visit.start(at(HANDS))
        await visit.press("w")
        await visit.until(lambda: isinstance(visit.app.screen, People))
        await visit.press("home", "down", "k")
        await visit.until(lambda: visit.client.muted(bo.person))
        assert ENGLISH("people-silenced") in visit.words
        await visit.press("k")
        await visit.until(lambda: not visit.client.muted(bo.person))
        await visit.press("i")
        await visit.until(lambda: ENGLISH("is-here") in visit.words)
        [(client, task)] = visit.others
        visit.others.clear()
        task.cancel()
        await client.close()
        await visit.until(lambda: bo.person not in visit.client.here)
        await visit.press("i")
        await visit.until(lambda: visit.client.room.places[1].stand_in)
        assert ENGLISH("mark-stand-in") in visit.words

    run(script)
