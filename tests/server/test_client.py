"""The client of a server: what it makes of addresses and messages, and that a bad line costs nothing."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import english
import msgspec
import pytest
from seated import after, at
from websockets.asyncio.server import serve

from lastcard.client import connection as module
from lastcard.client.address import Address, read_address
from lastcard.client.connection import Client
from lastcard.client.fold import Lost, News
from lastcard.client.http import Guests, Rejected, become_guest
from lastcard.client.intake import told
from lastcard.core.errors import Problem
from lastcard.core.events import Event
from lastcard.match.view import Game, Own, View
from lastcard.protocol.messages import (
    PASSING,
    Act,
    Bye,
    Chat,
    Command,
    Emote,
    Leave,
    Mix,
    Ready,
    Refused,
    Remove,
    Start,
    TakeBack,
    Update,
    Welcome,
)
from lastcard.table import presenting
from lastcard.table.log import Mixed
from lastcard.table.match_state import MatchState, Seat
from server.served import QUICK, Served

Script = Callable[[Served], Awaitable[None]]


def run(script: Script, **settings: Any) -> None:
    async def whole() -> None:
        async with Served(msgspec.structs.replace(QUICK, **settings)) as served:
            await script(served)

    asyncio.run(asyncio.wait_for(whole(), 60))


async def joined(served: Served, name: str = "Eva", **options: Any) -> Client:
    client = Client(served.address, name, pauses=(0,), **options)
    await client.connect()
    return client


async def until(client: Client, found: Callable[[News], bool]) -> list[News]:
    """Everything that is told up to something."""
    told = []
    async for news in client.news():
        told.append(news)
        if found(news):
            break
    return told


def answers(said: str) -> Callable[[News], bool]:
    return lambda news: isinstance(news, Update | Refused) and news.id == said


# Addresses


@pytest.mark.parametrize(
    ("link", "server", "table"),
    [
        ("http://localhost:8000/t/ABCD", "http://localhost:8000", "ABCD"),
        ("https://cards.example.org/t/ab-12/", "https://cards.example.org", "ab-12"),
        ("https://example.org/club/cards/t/ABCD?from=mail#x", "https://example.org/club/cards", "ABCD"),
        ("  http://[::1]:8000/t/ABCD\n", "http://[::1]:8000", "ABCD"),
        ("http://localhost:8000", "http://localhost:8000", ""),
        ("https://example.org/club/cards/", "https://example.org/club/cards", ""),
    ],
)
def test_a_link_names_the_server_and_the_table(link: str, server: str, table: str) -> None:
    assert read_address(link) == Address(server, table)
    assert read_address(read_address(link).link) == Address(server, table)


@pytest.mark.parametrize(
    "link",
    [
        "",
        "ABCD",
        "localhost:8000/t/ABCD",
        "ftp://localhost/t/ABCD",
        "http://localhost:8000/t/",
        "http://localhost:8000/club/t",
        "http://localhost:8000//club",
        "http://localhost:port/t/ABCD",
        "http://localhost:99999/t/ABCD",
        "http:///t/ABCD",
        "http://[::1/t/ABCD",
        "http://localhost/t/AB CD",
        "http://localhost/t/ABCD/more",
        "http://localhost/t/" + "A" * 41,
    ],
)
def test_anything_else_is_no_link(link: str) -> None:
    with english.raises(Problem, match="is not an address"):
        read_address(link)


@pytest.mark.parametrize("server", ["http://127.0.0.1:8000", "http://localhost", "http://[::1]:8000/club"])
def test_an_address_of_this_machine_is_known_as_one(server: str) -> None:
    assert read_address(f"{server}/t/ABCD").only_here


@pytest.mark.parametrize("server", ["http://192.168.1.20:8000", "https://localhost.example.org", "http://[fe80::1]"])
def test_an_address_for_others_is_none(server: str) -> None:
    assert not read_address(f"{server}/t/ABCD").only_here


# Who we are


def test_tokens_are_kept_for_this_user_alone(tmp_path: Path) -> None:
    guests = Guests(tmp_path / "new" / "guests.json")
    assert guests.find("http://one", "Eva") == ""
    guests.keep("http://one", "Eva", "first")
    guests.keep("http://one", "Ada", "second")
    guests.keep("http://two", "Eva", "third")
    guests.keep("http://one", "Eva", "fourth")
    again = Guests(tmp_path / "new" / "guests.json")
    assert [again.find(f"http://{server}", name) for server in ("one", "two") for name in ("Eva", "Ada")] == [
        "fourth",
        "second",
        "third",
        "",
    ]
    [file] = (tmp_path / "new").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("content", [b"", b"not json", b"[]", b'{"http://one": "token"}', b"\xff"])
def test_a_broken_file_of_tokens_is_set_aside(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "guests.json"
    file.write_bytes(content)
    guests = Guests(file)
    assert guests.find("http://one", "Eva") == ""
    guests.keep("http://one", "Eva", "token")
    assert guests.find("http://one", "Eva") == "token"
    assert (tmp_path / "guests.json.broken").read_bytes() == content


# Servers that are not there, or not ours


def refused_with(message: str, attempt: Callable[[], Awaitable[object]]) -> str:
    async def whole() -> str:
        with pytest.raises(Problem) as caught:
            await attempt()
        assert caught.value.message == message
        return english.told(caught.value)

    return asyncio.run(asyncio.wait_for(whole(), 30))


def nobody() -> Address:
    return Address("http://127.0.0.1:9", "TABLE")


def test_a_server_that_does_not_answer_is_told() -> None:
    for attempt in (
        lambda: become_guest(nobody().server, "Eva"),
        lambda: Client(nobody(), "Eva").connect(),
    ):
        told = refused_with("join-unreachable", attempt)
        assert "127.0.0.1:9" in told
        assert "\n" not in told


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello",
        b"HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\n\r\n{}",
        b"HTTP/1.1 302 Found\r\nlocation: /login\r\ncontent-length: 0\r\n\r\n",
        b"220 mail.example.org ESMTP\r\n",
        b"",
    ],
    ids=["a page", "no page", "elsewhere", "not the web", "nothing"],
)
def test_what_is_no_server_of_ours_is_told(answer: bytes) -> None:
    async def whole() -> None:
        async def respond(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answer)
            await writer.drain()
            writer.close()

        server = await asyncio.start_server(respond, "127.0.0.1", 0)
        address = Address(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", "TABLE")
        async with server:
            for attempt in (become_guest(address.server, "Eva"), Client(address, "Eva").connect()):
                with pytest.raises(Problem) as caught:
                    await attempt
                assert caught.value.message in ("join-not-ours", "join-unreachable")
                assert "\n" not in english.told(caught.value)

    asyncio.run(asyncio.wait_for(whole(), 30))


@pytest.mark.parametrize("said", ["[]", "not json", '{"type":"welcome"}', '{"type":"news"}'])
def test_a_server_that_speaks_otherwise_is_told(monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.2)

    async def whole() -> None:
        async def respond(socket: Any) -> None:
            await socket.recv()
            await socket.send(said)
            await socket.wait_closed()

        async with serve(respond, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            with pytest.raises(Problem) as caught:
                await Client(Address(f"http://127.0.0.1:{port}", "TABLE"), "Eva").connect()
            assert caught.value.message in ("join-other-version", "join-unreachable")

    asyncio.run(asyncio.wait_for(whole(), 30))


def test_a_table_that_is_full_turns_away_but_can_be_watched() -> None:
    async def script(served: Served) -> None:
        people = [await joined(served, name) for name in ("Eva", "Ada")]
        with pytest.raises(Rejected) as caught:
            await joined(served, "Bo")
        assert caught.value.code == "table-full"
        watching = await joined(served, "Bo", watch=True)
        assert (watching.person, watching.seat) == (0, 0)
        for client in (*people, watching):
            await client.close()

    run(script)


# What is told


def test_what_a_newer_server_adds_is_left_out() -> None:
    async def script(served: Served) -> None:
        eva = await joined(served)
        eva.say(Start())
        [*_, update] = await until(eva, lambda news: isinstance(news, Update) and news.deal is True)
        welcome = served.room._welcome(served.room.viewers[1], -1)
        for message in (welcome, update):
            content = msgspec.json.encode(message)
            assert told(msgspec.json.encode(_with_more(msgspec.json.decode(content)))) == told(content) is not None
        assert told('{"type":"fireworks","colours":7}') is None
        assert told("[1, 2]") is None
        await eva.close()

    run(script)


def _with_more(content: Any) -> Any:
    """The same with another field in everything, but for tables of options and seats."""
    if isinstance(content, list):
        return [_with_more(entry) for entry in content]
    if not isinstance(content, dict):
        return content
    tables = ("rules", "left")
    more = {name: value if name in tables else _with_more(value) for name, value in content.items()}
    return more | {"novelty": {"of": "tomorrow"}}


def test_rules_that_a_newer_server_adds_are_left_out() -> None:
    async def script(served: Served) -> None:
        eva = await joined(served)
        rules = eva.rules()
        eva.room = msgspec.structs.replace(eva.room, rules=eva.room.rules | {"gravity": "off"})
        assert eva.rules() == rules
        assert rules.custom[1].number == 3
        await eva.close()

    run(script, rules="modern")


def positions() -> list[MatchState]:
    shed = after(at(["R1 R2 R3 R4", "Y1 Y2 Y3", "W1 G6 G7"], "modern custom=['level next 2']", turn=3), "3 play W1>R")
    return [
        at(["R7 B9 W", "G5 G6 G7"]),
        after(at(["W+4 R+2 R9 B9", "R+2 W+4 R1 G1"], "progressive", turn=2), "2 play W+4>R"),
        after(at(["R7 G9", "G5 G6 G7"], top="B5"), "1 draw"),
        after(at(["B9 B8 B7", "R7 Y9", "Y1 Y2"], turn=2), "2 play R7"),
        after(at(["R1 R2 R3", "Y1 Y2 Y3", "W G6 G7"], "iceland-2006", turn=2), "2 play Y1"),
        after(at(["R1 R2", "W1 G6 G7", "Y1 Y2"], "modern custom=['joke self 2']", turn=2), "2 play W1>R"),
        after(at(["R1 R2", "W1 G6 G7", "Y1 Y2"], "modern custom=['open everyone']", turn=2), "2 play W1>R"),
        shed,
        after(at(["R7", "G5 G+2 W", "B1 Y9 YS"]), "1 play R7"),
    ]


@pytest.mark.parametrize("sitting", positions(), ids=lambda sitting: sitting.view(0).game.phase)
def test_a_view_is_what_the_wire_has(sitting: MatchState) -> None:
    """Everything that a person at the table sees is there; what can be concluded is not sent."""
    for seat in range(len(sitting.seats) + 1):
        real = sitting.view(seat)
        game = msgspec.json.decode(msgspec.json.encode(sitting.game()), type=Game)
        own = msgspec.json.decode(msgspec.json.encode(sitting.own(seat)), type=Own) if seat else Own()
        seen = View(seat, game, own)
        assert (seen.game, seen.own, seen.legal) == (real.game, real.own, real.legal)
        shown = tuple([" ".join(hand) for hand in real.known])
        assert game.hands == (shown if game.open or game.phase == "over" else ())
        assert seen.asked == real.asked


def test_events_come_back_as_they_were() -> None:
    sitting = MatchState(positions()[0].rules, [Seat("Eva"), Seat("Ada", "easy")], b"x")
    for seat in (0, 1, 2):
        told = presenting.events(sitting.events, seat)
        sent = msgspec.json.encode(told)
        assert msgspec.json.decode(sent, type=tuple[Event, ...]) == told
        assert b"audience" not in sent


def test_a_server_can_not_say_who_sees_an_event() -> None:
    with pytest.raises(msgspec.ValidationError, match="audience"):
        msgspec.json.decode(b'{"kind": "won", "audience": 1}', type=Event)


# Saying something


def test_what_is_said_is_answered_by_its_id() -> None:
    async def script(served: Served) -> None:
        eva, ada = await joined(served), await joined(served, "Ada")
        await until(ada, answers(ada.say(Chat(text="hello"))))
        await until(eva, lambda _: bool(eva.chat))
        assert [(line.name, line.text) for line in eva.chat] == [("Ada", "hello")]
        [*_, refused] = await until(ada, answers(ada.say(Start())))
        assert isinstance(refused, Refused)
        assert refused.code == "not-host"
        await eva.close()
        await ada.close()

    run(script)


def test_chance_is_added_to_every_deal_once() -> None:
    async def script(served: Served) -> None:
        eva = await joined(served)
        watching = await joined(served, "Bo", watch=True)
        for _ in range(3):
            served.drop()
            await until(eva, lambda news: isinstance(news, Welcome))
            await until(eva, answers(eva.say(Emote(emote="wow"))))
        await until(eva, answers(eva.say(Start())))
        await until(eva, lambda _: sum(isinstance(entry, Mixed) for entry in served.log) == 2)
        mixed = [entry for entry in served.log if isinstance(entry, Mixed)]
        assert len({entry.data for entry in mixed}) == 2
        assert all(len(bytes.fromhex(entry.data)) == 16 for entry in mixed)
        assert len([said for said in served.heard if isinstance(said, Mix)]) == 2
        assert eva.room.shuffle.mixed == (eva.person,)
        await watching.close()
        await eva.close()

    run(script)


def test_being_too_late_for_a_shuffle_is_no_news() -> None:
    async def script(served: Served) -> None:
        eva = await joined(served)
        eva.say(Mix(deal=99, bytes="00"))
        told = await until(eva, answers(eva.say(Chat(text="hello"))))
        assert not any(isinstance(news, Refused) for news in told)
        await eva.close()

    run(script)


# A bad line


@pytest.mark.parametrize("moment", ["before", "after"])
def test_an_action_that_was_not_answered_is_done_once(moment: str) -> None:
    """The line breaks when the action arrives: before it is carried out, or after, when the answer is lost."""

    async def script(served: Served) -> None:
        eva, ada = await joined(served), await joined(served, "Ada")
        await until(eva, answers(eva.say(Start())))
        await until(ada, lambda _: ada.game is not None)
        client = next(each for each in (eva, ada) if each.view().asked)
        assert client.own is not None
        action = client.own.legal[0]
        cut = iter([True])
        setattr(served, f"cut_{moment}", lambda said: isinstance(said, Act) and next(cut, False))
        said = client.say(Act(action=action, version=client.version))
        told = await until(client, lambda news: isinstance(news, Welcome))
        assert isinstance(told[-2], Lost)
        if moment == "before":
            told += await until(client, answers(said))
        await until(client, answers(client.say(Chat(text="still here"))))
        assert served.acted() == [f"{client.seat} {action}"]
        assert len([each for each in served.heard if isinstance(each, Act)]) == (2 if moment == "before" else 1)
        assert client.game is not None
        assert served.room.table.match_state is not None
        sitting = served.room.table.match_state
        assert client.view() == View(client.seat, sitting.game(), sitting.own(client.seat))
        await eva.close()
        await ada.close()

    run(script)


def test_what_is_said_without_a_connection_is_said_later() -> None:
    async def script(served: Served) -> None:
        eva = await joined(served)
        served.drop()
        await until(eva, lambda news: isinstance(news, Lost))
        assert not eva.connected
        said = eva.say(Chat(text="hello"))
        await until(eva, lambda news: isinstance(news, Welcome))
        await until(eva, answers(said))
        assert [line.text for line in eva.chat] == ["hello"]
        await eva.close()

    run(script)


@pytest.mark.parametrize("seed", range(3))
def test_a_match_over_a_bad_line_is_the_match_that_was_played(seed: int) -> None:
    """Whole matches, with lines that break at random before and after commands, and by themselves."""
    random = Random(seed)

    async def play(served: Served, client: Client) -> None:
        said = ""
        async for news in client.news():
            if isinstance(news, Lost):
                continue
            room = client.room
            if room.stage == "over":
                break
            if said in client.unanswered:
                continue
            if client.stood_in:
                said = client.say(TakeBack())
            elif room.stage == "between" and client.person not in room.ready:
                said = client.say(Ready())
            elif room.stage == "round" and client.view().asked:
                said = client.say(Act(action=_first(client), version=client.version))
            elif random.random() < 0.05:
                served.drop()
        await client.close()

    def _first(client: Client) -> str:
        assert client.own is not None
        action = client.own.legal[0]
        if action == "shed":
            hand = client.own.hand
            keep = client.game.shed_to if client.game and client.game.shed_to else 1
            action = " ".join(["shed", *hand[: len(hand) - keep]])
        return action

    def breaks(_: Command) -> bool:
        return random.random() < 0.1

    async def script(served: Served) -> None:
        eva, ada = await joined(served), await joined(served, "Ada")
        served.cut_before = served.cut_after = breaks
        eva.say(Start())
        await asyncio.gather(play(served, eva), play(served, ada))
        assert len(served.greeted) > 10
        ids = [entry.id for entry in served.log if entry.id]
        assert len(ids) == len(set(ids))
        sitting = served.room.table.match_state
        assert sitting is not None
        for client in (eva, ada):
            assert client.events == list(presenting.events(sitting.events, client.seat))

    run(script, rules={"preset": "house-party", "target": 500})


def test_a_server_that_is_started_again_is_found_again() -> None:
    async def whole() -> None:
        served = Served(QUICK)
        async with served:
            eva = await joined(served)
        await until(eva, lambda news: isinstance(news, Lost))
        again = asyncio.create_task(until(eva, lambda news: isinstance(news, Welcome)))
        await asyncio.sleep(0.05)
        assert not again.done()
        async with served:
            assert len(await again) == 1
            await eva.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_pauses_grow_while_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def whole() -> None:
        served = Served(QUICK)
        async with served:
            eva = Client(served.address, "Eva", pauses=(1, 2, 5))
            await eva.connect()

        async def sleep(seconds: float) -> None:
            waited.append(seconds)
            if len(waited) == 5:
                raise Rejected("enough", "enough")

        monkeypatch.setattr("lastcard.client.connection.asyncio.sleep", sleep)
        with english.raises(Rejected, match="enough"):
            await until(eva, lambda news: isinstance(news, Welcome))

    asyncio.run(asyncio.wait_for(whole(), 60))
    assert [round(seconds / usual) for seconds, usual in zip(waited, (1, 2, 5, 5, 5), strict=True)] == [1] * 5


@pytest.mark.parametrize("code", PASSING)
def test_a_refusal_that_passes_does_not_end_connecting_again(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    answers = iter((Rejected(code, code), Rejected("unknown-table", "gone")))

    async def connect(_: Client) -> None:
        raise next(answers)

    monkeypatch.setattr(Client, "connect", connect)
    eva = Client(Address("http://127.0.0.1:1", "T"), "Eva", pauses=(0,))
    with pytest.raises(Rejected) as caught:
        asyncio.run(until(eva, lambda news: isinstance(news, Welcome)))
    assert caught.value.code == "unknown-table"


@pytest.mark.parametrize(("leaving", "code"), [(True, "left"), (False, "removed")])
def test_whoever_has_left_or_had_to_does_not_come_back_alone(leaving: bool, code: str) -> None:
    async def script(served: Served) -> None:
        eva, ada = await joined(served), await joined(served, "Ada")
        if leaving:
            ada.say(Leave())
        else:
            eva.say(Remove(person=ada.person))
        told = [news async for news in ada.news()]
        assert isinstance(told[-1], Bye)
        assert told[-1].code == code
        assert not ada.connected
        await eva.close()

    run(script)


def test_whoever_is_shut_out_meanwhile_is_told_so() -> None:
    async def script(served: Served) -> None:
        eva, ada = await joined(served), await joined(served, "Ada")
        served.drop()
        served.room.table.people[ada.person].gone = True
        served.room.table.people[ada.person].banned = True
        with pytest.raises(Rejected) as caught:
            await until(ada, lambda _: False)
        assert caught.value.code == "removed"
        await eva.close()

    run(script)
