"""Every message of the protocol, spoilt in every field: both clients take it or end with one clear line, unharmed."""

from __future__ import annotations

import asyncio
import copy
import gzip
import itertools
import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import english
import msgspec
import pytest
from harm import EVERYTHING, harmless
from seated import after, at
from websockets.asyncio.server import ServerConnection, serve

from lastcard.client import connection as module
from lastcard.client import fold, http, intake
from lastcard.client.address import Address
from lastcard.client.connection import Client
from lastcard.client.http import become_guest, open_table, public_tables
from lastcard.core.errors import Problem
from lastcard.core.events import KINDS, Event
from lastcard.protocol import messages as protocol
from lastcard.protocol.http import Summary
from lastcard.protocol.messages import Settings
from lastcard.table import presenting
from lastcard.table.match_state import MatchState
from lastcard.terminal import story as terminal_company
from lastcard.terminal.apps.remote import Joined
from lastcard.terminal.apps.run import Visit
from lastcard.terminal.plain.lines import Quit
from lastcard.terminal.plain.live import Typing
from lastcard.terminal.plain.remote import PlainRemote
from lastcard.terminal.screens.lobby import Lobby
from lastcard.terminal.screens.remote import RemoteTable
from lastcard.terminal.screens.table_list import company, state
from lastcard.terminal.story import Story, farewell
from lastcard.terminal.visitor import Visitor
from lastcard.wording.catalogues import ENGLISH

SAFE = "".join(sign for sign in EVERYTHING if not "\ud800" <= sign <= "\udfff")
SPOILT: dict[str, Any] = {
    "null": None,
    "a word": "zzz",
    "a switch": True,
    "a huge number": 10**30,
    "a large number": 10**9 + 1,
    "a seat too far": 10,
    "a negative number": -7,
    "a fraction": 0.5,
    "a long text": "x" * 1_000_000,
    "harm": SAFE,
    "a list": [[[["deep"]]]],
    "nothing in it": [],
    "an object": {"a": {"b": "c"}},
}
GONE = object()


def going() -> MatchState:
    return after(at(["R7 B9 W", "Y1 Y2", "W+4 G6 G7"], turn=3), "3 play W+4>R")


def over() -> MatchState:
    return after(at(["R7", "G5 G+2 W", "B1 Y9 YS"]), "1 play R7")


def spoken(sitting: MatchState, stage: str) -> dict[str, dict[str, Any]]:
    """One of each kind of message, with something in every field."""
    settings = Settings(seats=3, rules={"preset": "classic", "target": 400})
    room = {
        "table": "TABLE",
        "host": 1,
        "stage": stage,
        "people": [{"person": 1, "name": "Eva", "face": 3}, {"person": 2, "name": "Ada"}, {"person": 9, "name": "Bo"}],
        "places": [
            {"name": "Eva", "person": 1},
            {"name": "Ada", "person": 2, "stand_in": True},
            {"name": "Cid", "bot": "normal"},
        ],
        "sides": [[1], [2], [3]],
        "preset": "classic",
        "rules": sitting.rules.options(),
        "settings": msgspec.to_builtins(settings),
        "goal": msgspec.to_builtins(presenting.goal(sitting.rules)),
        "scores": [] if stage == "lobby" else [5, 0, 0],
        "ranks": [] if stage == "lobby" else [1, 2, 2],
        "out": [],
        "champions": [1] if stage == "over" else [],
        "ready": [2],
        "shuffle": {"deal": 2, "commitment": "00" * 32, "mixed": [1, 2], "secret": "11" * 32, "added": ["", "aa", ""]},
        "record": "abcdefgh",
        "solo": False,
        "paused": 0,
        "series": [1, 0, 0],
    }
    game = msgspec.to_builtins(sitting.game())
    own = msgspec.to_builtins(sitting.own(1))
    events = [msgspec.to_builtins(each) for each in presenting.events(sitting.events, 1)]
    line = {"version": 7, "person": 2, "name": "Ada", "text": "hello", "emote": ""}
    clock = {"hold": 0.5, "left": {"1": 12.5}}
    shared = {"room": room, "game": game, "own": own, "events": events, "seat": 1, "clock": clock}
    return {
        "welcome": {
            "type": "welcome",
            "protocol": 1,
            "version": 7,
            "person": 1,
            **shared,
            "chat": [line],
            "here": [1, 2],
            "watching": 2,
            "watchers": ["Finn"],
            "full": True,
            "done": ["x"],
        },
        "update": {"type": "update", "version": 8, "id": "x", **shared, "chat": line, "late": 1, "deal": True},
        "presence": {"type": "presence", "here": [1], "watching": 1, "watchers": ["Finn"]},
        "held": {"type": "held", "id": "x", "seconds": 0.5},
        "refused": {"type": "refused", "id": "x", "code": "odd", "text": "No."},
        "reason": {
            "type": "reason",
            "id": "x",
            "card": "R7",
            "code": "no-match",
            "text": "No.",
            "rules": [{"text": "t", "ids": ["A-1"], "books": ["A"]}],
        },
        "advice": {
            "type": "advice",
            "id": "x",
            "acted": 7,
            "action": "1 play R7",
            "options": [{"action": "1 play R7", "chance": 600_000, "error": 9_000}],
            "text": "Play it.",
        },
        "announcement": {"type": "announcement", "number": 1, "text": "We close at ten."},
        "bye": {"type": "bye", "code": "removed", "text": "Bye.", "again": False},
    }


def test_the_messages_are_those_of_the_protocol() -> None:
    messages = spoken(going(), "round")
    assert {kind.__struct_config__.tag for kind in protocol.Told.__args__} == set(messages)
    for message in messages.values():
        assert intake.told(json.dumps(message)) is not None


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every field of a message, and the first and last entry of every list."""
    if isinstance(value, dict):
        for name, entry in value.items():
            if path or name != "type":
                yield (*path, name)
                yield from places(entry, (*path, name))
    elif isinstance(value, list) and value:
        for number in sorted({0, len(value) - 1}):
            yield (*path, number)
            yield from places(value[number], (*path, number))


def changed(message: dict[str, Any], path: tuple[Any, ...], value: object) -> dict[str, Any]:
    spoilt = copy.deepcopy(message)
    inner: Any = spoilt
    for step in path[:-1]:
        inner = inner[step]
    if value is GONE:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return spoilt


def mutations(message: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path in places(message):
        where = ".".join(map(str, path))
        yield f"{where} missing", changed(message, path, GONE)
        for name, value in SPOILT.items():
            yield f"{where} is {name}", changed(message, path, value)


def hostile(value: Any) -> Any:
    """The same with harm in everything that people write, and where nobody would look for it."""
    if isinstance(value, dict):
        free = ("name", "text", "bot", "emote")
        return {key: f"{entry[:1]}{SAFE[:30]}" if key in free else hostile(entry) for key, entry in value.items()}
    return [hostile(entry) for entry in value] if isinstance(value, list) else value


# Line by line


class Plainly:
    """A plain client without a connection: messages are put into it as they would come from one."""

    def __init__(self, welcome: dict[str, Any]) -> None:
        self.told: list[str] = []
        self.client = Client(Address("http://127.0.0.1:9", "TABLE"), "Eva")
        self.hear(welcome)
        self.client.connected = True
        self.plain = PlainRemote(self.client, Story(self.client), ENGLISH, Typing(lambda: None), self.told.append)
        self.plain._weigh = lambda: None  # type: ignore[method-assign]  # nothing runs here that could wait for it

    def hear(self, message: dict[str, Any]) -> Any:
        news = intake.told(json.dumps(message))
        return news if news is not None and self.client.take(news) else None

    def tell(self, message: dict[str, Any]) -> None:
        news = self.hear(message)
        if isinstance(news, protocol.Bye):
            self.told.append(farewell(news, self.client, self.client.address.link, ENGLISH))
        elif news is not None:
            self.plain._tell(news)

    def ask(self) -> None:
        """Looks at everything that can be looked at."""
        self.plain._lobby()
        self.plain._ask(again=True)
        self.plain._speak(self.plain.say)
        self.plain._recount(self.plain._story.entries)
        for line in ("who", "rules", "1", "play W"):
            try:
                self.plain._loop = Loop()  # type: ignore[assignment]
                self.plain._answer(line)
            except Quit:
                pass


class Loop:
    def call_soon_threadsafe(self, function: Callable[..., object], *arguments: Any) -> None:
        function(*arguments)


STAGES = {"round": going, "between": over, "over": over, "lobby": going}


SPARED = ("missing", "harm", "a seat too far", "nothing in it", "a word")
TRIED = [("round", kind.__struct_config__.tag) for kind in protocol.Told.__args__]
TRIED += [(stage, kind) for stage in ("between", "over", "lobby") for kind in ("welcome", "update")]


@pytest.mark.parametrize(("stage", "kind"), TRIED)
def test_a_spoilt_message_is_taken_or_ends_in_one_line(stage: str, kind: str) -> None:
    refused = {}
    messages = spoken(STAGES[stage](), stage)
    for name, message in mutations(messages[kind]):
        if stage != "round" and not name.endswith(SPARED):
            continue
        try:
            plainly = Plainly(message if kind == "welcome" else messages["welcome"])
            if kind != "welcome":
                plainly.tell(message)
            plainly.ask()
        except Problem as problem:
            refused[name] = english.told(problem)
        else:
            assert all(map(harmless, plainly.told)), name
            assert max(map(len, plainly.told), default=0) < 10_000, name
    assert refused
    for name, line in refused.items():
        assert harmless(line), name
        assert "\n" not in line, name
        assert len(line) < 1_000, name


@pytest.mark.parametrize("stage", STAGES)
def test_harm_in_every_text_at_once_reaches_nobody(stage: str) -> None:
    messages = spoken(STAGES[stage](), stage)
    plainly = Plainly(hostile(messages["welcome"]))
    for message in messages.values():
        plainly.tell(hostile(message))
    plainly.ask()
    assert any("\\u001b" in line for line in plainly.told)
    assert all(harmless(line) and "\n" not in line for line in plainly.told if "Ada" in line)
    assert all(map(harmless, plainly.told))


def test_what_is_not_understood_changes_nothing() -> None:
    messages = spoken(going(), "round")
    plainly = Plainly(messages["welcome"])
    before = plainly.client.room, plainly.client.game, plainly.client.version
    with pytest.raises(intake.NotUnderstood):
        plainly.hear(changed(messages["update"], ("game", "turn"), 9))
    assert (plainly.client.room, plainly.client.game, plainly.client.version) == before


def test_talk_without_end_is_kept_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    most = 100
    for where in (fold, terminal_company):
        monkeypatch.setattr(where, "TOLD", most)
    messages = spoken(going(), "round")
    plainly = Plainly(messages["welcome"])
    line = {"version": 9, "person": 2, "name": "Ada", "text": "x" * 10_000}
    events = [{"kind": "called", "seat": 1}] * 100
    for number in range(most + 50):
        plainly.tell({"type": "update", "version": 9 + number, "chat": line, "events": events if number < 5 else []})
    assert len(plainly.client.chat) == len(plainly.client.events) == most
    assert len(plainly.plain._story.entries) == most
    assert max(map(len, plainly.told)) < 3_000


def test_a_server_that_asks_for_chance_without_end_gets_some() -> None:
    messages = spoken(going(), "round")
    plainly = Plainly(messages["welcome"])
    for number in range(1, 200):
        room = changed(messages["update"]["room"], ("shuffle",), {"deal": 2 + number, "commitment": "00"})
        plainly.hear({"type": "update", "version": 8 + number, "room": room})
        plainly.client._look()
        plainly.client._mix()
    assert len(plainly.client.unanswered) == module.MIXES


# On the screen

CHOSEN = ("harm", "missing", "a seat too far")


@pytest.mark.parametrize("stage", STAGES)
def test_a_screen_shows_no_harm(stage: str) -> None:
    messages = spoken(STAGES[stage](), stage)

    async def script(app: Joined, send: Callable[[dict[str, Any]], Awaitable[None]], seen: list[str]) -> None:
        for kind, message in messages.items():
            if kind not in ("welcome", "bye"):
                await send(hostile(message))
                seen.extend(shown(app))
        await send(hostile(messages["bye"]))

    seen, last = on_screen(hostile(messages["welcome"]), script)
    assert any("\\u001b" in line for line in seen)
    assert all(map(harmless, [*seen, *last]))


@pytest.mark.parametrize("stage", ["round", "between"])
def test_a_screen_survives_what_is_spoilt(stage: str) -> None:
    """A sample: what comes through is what comes through line by line, of which everything is tried above."""
    messages = spoken(STAGES[stage](), stage)
    chosen = [
        message
        for number, (name, message) in enumerate(mutations(messages["update"]))
        if name.endswith(CHOSEN) and number % 27 == 0
    ]
    for spoilt in chosen:
        plainly = Plainly(messages["welcome"])
        try:
            plainly.hear(spoilt)
        except Problem:
            continue

        async def script(
            _: Joined,
            send: Callable[[dict[str, Any]], Awaitable[None]],
            __: list[str],
            message: dict[str, Any] = spoilt,
        ) -> None:
            await send(message)
            await send(messages["bye"])

        seen, last = on_screen(messages["welcome"], script)
        assert all(map(harmless, [*seen, *last]))
    assert len(chosen) > 3


def test_a_table_that_is_set_up_anew_with_other_seats_leaves_the_match_behind() -> None:
    messages = spoken(going(), "round")
    room = spoken(going(), "lobby")["update"]["room"]
    room["places"] = room["places"][:2]
    anew = {"type": "update", "version": 9, "room": room}
    plainly = Plainly(messages["welcome"])
    plainly.tell(anew)
    plainly.ask()

    async def script(app: Joined, send: Callable[[dict[str, Any]], Awaitable[None]], _: list[str]) -> None:
        assert [type(screen) for screen in app.screen_stack][-2:] == [Lobby, RemoteTable]
        await send(anew)
        assert [type(screen) for screen in app.screen_stack][-1:] == [Lobby]
        app.manner.next_language()
        app.retell()
        await send(messages["bye"])

    on_screen(messages["welcome"], script)


def test_a_screen_ends_with_one_line() -> None:
    messages = spoken(going(), "round")

    async def script(_: Joined, send: Callable[[dict[str, Any]], Awaitable[None]], __: list[str]) -> None:
        await send(changed(messages["update"], ("game", "top"), "ZZ"))

    _, last = on_screen(messages["welcome"], script)
    [line] = last
    assert line.startswith("the server sent something that this version doesn't understand")


def shown(app: Joined) -> list[str]:
    return [strip.text for strip in app.screen._compositor.render_strips()]


Script = Callable[[Joined, Callable[[dict[str, Any]], Awaitable[None]], list[str]], Awaitable[None]]


def on_screen(welcome: dict[str, Any], script: Script) -> tuple[list[str], list[str]]:
    """What was to be seen, and what was printed at the end, with messages as the server would send them."""
    seen: list[str] = []
    last: list[str] = []

    async def whole() -> None:
        client = Client(Address("http://127.0.0.1:9", "TABLE"), "Eva")
        message = intake.told(json.dumps(welcome))
        assert message is not None
        client.take(message)
        client.connected = True
        waiting: asyncio.Queue[str] = asyncio.Queue()

        async def news() -> Any:
            while True:
                told = intake.told(await waiting.get())
                if told is not None and client.take(told):
                    yield told

        client.news = news  # type: ignore[method-assign]
        app = Joined(ENGLISH, client, Story(client), 0)
        async with app.run_test(size=(100, 30)) as pilot:

            async def send(spoilt: dict[str, Any]) -> None:
                await waiting.put(json.dumps(spoilt))
                while not waiting.empty():
                    await asyncio.sleep(0)
                await pilot.pause()
                seen.extend(shown(app))

            await pilot.pause()
            seen.extend(shown(app))
            await script(app, send, seen)
            last.extend(map(str, app._exit_renderables))
            app._exit_renderables.clear()

    asyncio.run(asyncio.wait_for(whole(), 30))
    return seen, last


# Answers to requests


def summary() -> dict[str, Any]:
    return {
        "table": "ABCD",
        "link": "http://x/t/ABCD",
        "stage": "lobby",
        "preset": "classic",
        "names": ["Eva", ""],
        "free": 1,
        "watching": 2,
        "round": 0,
        "top": "",
        "bots": [1],
        "seats": 2,
        "host": "Eva",
    }


def test_a_spoilt_list_of_tables_is_shown_or_refused() -> None:
    refused = {}
    for name, spoilt in mutations(summary()):
        try:
            [table] = intake.answered(json.dumps([spoilt]).encode(), list[Summary])
        except intake.NotUnderstood as problem:
            refused[name] = english.told(problem)
        else:
            assert harmless(state(table, ENGLISH) + company(table, ENGLISH) + table.table), name
    assert all(map(harmless, refused.values()))
    assert refused


Respond = Callable[[asyncio.StreamWriter], Awaitable[None]]


def against(respond: Respond, attempt: Callable[[str], Awaitable[object]]) -> Problem:
    """What a server that answers so makes of a request."""

    async def whole() -> Problem:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            try:
                await respond(writer)
            except ConnectionError:
                pass
            finally:
                writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        async with server:
            with pytest.raises(Problem) as caught:
                await attempt(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")
            return caught.value

    return asyncio.run(asyncio.wait_for(whole(), 30))


def test_an_answer_without_end_is_not_read_to_it() -> None:
    sent = 0

    async def respond(writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n[")
        for _ in range(100):
            writer.write(b"0," * 50_000)
            await writer.drain()
            sent += 100_000

    assert against(respond, public_tables).message == "join-not-ours"
    assert sent < 10 * http.LARGEST


def test_a_packed_answer_is_not_unpacked() -> None:
    async def respond(writer: asyncio.StreamWriter) -> None:
        body = gzip.compress(b" " * 50_000_000 + b"[]")
        head = f"HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        await writer.drain()

    assert against(respond, public_tables).message == "join-not-ours"


def test_an_answer_that_never_comes_to_its_end_is_waited_for_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "PATIENCE", 0.2)

    async def respond(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n")
        while True:
            writer.write(b" ")
            await writer.drain()
            await asyncio.sleep(0.05)

    problem = against(respond, public_tables)
    assert problem.message == "join-unreachable"
    assert "\n" not in english.told(problem)


def answering(body: bytes, status: str = "200 OK") -> Respond:
    async def respond(writer: asyncio.StreamWriter) -> None:
        writer.write(f"HTTP/1.1 {status}\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body)
        await writer.drain()

    return respond


def test_a_token_that_could_not_be_sent_back_is_none() -> None:
    body = json.dumps({"name": "Eva", "token": "x\r\ncookie: y"}).encode()
    assert against(answering(body), lambda server: become_guest(server, "Eva")).message == "join-not-ours"
    body = json.dumps({**summary(), "table": "../x; rm -rf ~"}).encode()
    attempt = lambda server: open_table(server, "token", Settings())  # noqa: E731
    assert against(answering(body), attempt).message == "join-not-ours"


def test_a_refusal_with_harm_in_it_is_told_without() -> None:
    body = json.dumps({"code": SAFE, "text": SAFE}).encode()
    problem = against(answering(body, "403 Forbidden"), public_tables)
    assert problem.message == "join-rejected"
    assert harmless(english.told(problem))


def test_a_list_of_very_many_tables_is_looked_at_in_part() -> None:
    async def whole() -> list[str]:
        body = json.dumps([{**summary(), "table": f"T{number}"} for number in range(5_000)]).encode()
        assert len(body) < http.LARGEST
        told: list[str] = []

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            await answering(body)(writer)
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        async with server:
            url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            await Visit(Visitor(url, "Eva", "en"), ENGLISH, (lambda: None, told.append)).look()
        return told

    assert len(asyncio.run(asyncio.wait_for(whole(), 30))) == http.LISTED + 1


# The connection


def connecting(handler: Callable[[ServerConnection], Awaitable[None]], **options: Any) -> Problem:
    async def whole() -> Problem:
        async with serve(handler, "127.0.0.1", 0, **options) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            with pytest.raises(Problem) as caught:
                await Client(Address(f"http://127.0.0.1:{port}", "TABLE"), "Eva").connect()
            return caught.value

    return asyncio.run(asyncio.wait_for(whole(), 30))


def saying(text: str) -> Callable[[ServerConnection], Awaitable[None]]:
    async def handler(socket: ServerConnection) -> None:
        await socket.recv()
        await socket.send(text)
        await socket.wait_closed()

    return handler


@pytest.mark.parametrize(
    "text",
    ["[" * 100_000, '{"type":"welcome"}', "\x1b]0;x\x07", "x" * (http.LARGEST + 1)],
    ids=["deep", "empty", "no JSON", "too large"],
)
def test_a_message_that_can_not_be_read_is_the_end(text: str) -> None:
    problem = connecting(saying(text))
    assert problem.message == "join-other-version"
    assert harmless(english.told(problem))


def test_who_we_are_is_not_told_elsewhere() -> None:
    heard: list[str] = []

    async def elsewhere(socket: ServerConnection) -> None:
        heard.append(str(await socket.recv()))

    async def whole() -> str:
        async with serve(elsewhere, "127.0.0.1", 0) as other:
            there = next(iter(other.sockets)).getsockname()[1]

            async def respond(writer: asyncio.StreamWriter) -> None:
                writer.write(f"HTTP/1.1 302 Found\r\nlocation: ws://127.0.0.1:{there}/\r\n\r\n".encode())
                await writer.drain()

            async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                await reader.readuntil(b"\r\n\r\n")
                await respond(writer)
                writer.close()

            server = await asyncio.start_server(answer, "127.0.0.1", 0)
            async with server:
                address = Address(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", "TABLE")
                with pytest.raises(Problem) as caught:
                    await Client(address, "Eva").connect()
                return caught.value.message

    assert asyncio.run(asyncio.wait_for(whole(), 30)) == "join-not-ours"
    assert heard == []


def test_all_events_can_be_told() -> None:
    messages = spoken(going(), "round")
    plainly = Plainly(messages["welcome"])
    version = itertools.count(100)
    for kind in KINDS:
        for count, cards, seat in itertools.product((0, 1, -1), ((), ("R7",)), (0, 3)):
            event = msgspec.to_builtins(
                Event(kind, seat, seat, "R7" if cards else "", "G" if cards else "", count, cards)
            )
            plainly.tell({"type": "update", "version": next(version), "events": [event]})
    assert all(map(harmless, plainly.told))
