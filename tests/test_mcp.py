"""A language model at a table, through the client of the official SDK: here, and at a server."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters, stdio_client
from mcp_types import TextContent
from server.running import Running

from lastcard.bots.registry import LEVELS
from lastcard.mcp import server as mcp_server
from lastcard.mcp.server import make_server
from lastcard.wording.catalogues import ENGLISH, catalogue
from lastcard.wording.languages import LANGUAGES

Call = Callable[..., Awaitable[str]]
TOOLS = {
    *("play_here", "list_tables", "open_table", "join_table", "look", "read_rules", "act", "wait", "go_on", "put_bot"),
    *("chat", "leave"),
}


class Refused(Exception):
    """What a tool says is wrong."""


def calling(client: Client) -> Call:
    async def call(tool: str, **arguments: Any) -> str:
        result = await client.call_tool(tool, arguments)
        [content] = result.content
        assert isinstance(content, TextContent)
        if result.is_error:
            raise Refused(content.text)
        return content.text

    return call


@asynccontextmanager
async def over_stdio(folder: Path, *options: str) -> AsyncIterator[Client]:
    """The command in a process of its own."""
    environment = {**os.environ, "LASTCARD_DATA": str(folder), "LC_ALL": "C"}
    command = ["-c", "from lastcard.cli.main import main; main()", "mcp", *options]
    started = stdio_client(StdioServerParameters(command=sys.executable, args=command, env=environment))
    async with Client(started, mode="legacy") as client:  # else a slow machine has only ten seconds to start
        yield client


def offered(text: str) -> list[str]:
    return re.findall(r"^- (.+?): ", text, re.MULTILINE)


async def play_round(call: Call, text: str) -> str:
    """Does the first thing that is offered until the round is over, cards before everything else."""
    for _ in range(2_000):
        if "go_on" in text or "The match is over" in text:
            return text
        choices = [action for action in offered(text) if not action.startswith("catch")]
        text = await call("act", action=choices[0]) if choices else await call("wait")
    raise AssertionError(text)


def test_a_model_plays_a_match_here_over_standard_input_and_output(tmp_path: Path) -> None:
    async def play() -> None:
        async with over_stdio(tmp_path, "--name", "Eva") as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            call = calling(client)
            text = await call("play_here", rules="classic match=single", seats=3, bots="easy,hard", seed=4)
            assert "Your hand: " in text
            assert "Bo (hard)" in text or "Ada (easy)" in text
            text = await play_round(call, text)
            assert "The match is over." in text
            assert "the goal of the game" not in text
            assert "- " in await call("read_rules")
            assert "not kept" in await call("leave")
            with pytest.raises(Refused, match="you are at no table"):
                await call("look")

    asyncio.run(play())
    assert not (tmp_path / "saves").exists()


async def take_part(call: Call, done: dict[Call, int]) -> None:
    """Acts whenever it can, until everybody has three times; others may be quicker."""
    done[call] = 0
    text = await call("look")
    while min(done.values()) < 3:
        try:
            if offered(text):
                text = await call("act", action=offered(text)[0])
                done[call] += 1
            else:
                text = await call("wait", seconds=0.1)
        except Refused:
            text = await call("look")


def test_a_model_opens_a_table_at_a_server_and_another_comes_to_it(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(make_server("Eva", ENGLISH)) as host, Client(make_server("Bo", ENGLISH)) as guest:
            eva, bo = calling(host), calling(guest)
            opened = await eva("open_table", server=address, rules="classic match=single", seats=3, public=True)
            link = re.search(r"http\S+/t/\w+", opened)
            assert link is not None
            assert link[0] in await bo("list_tables", server=address)
            assert "Bo (you)" in await bo("join_table", link=link[0])
            assert "Seat 3: bot: easy" in await eva("put_bot", seat=3, level="easy")
            assert "hello" in await eva("chat", text="hello there")
            heard = ""
            while "hello there" not in heard:
                heard = await bo("wait", seconds=60)
            assert link[0] in await bo("leave")

    with Running(tmp_path / "data") as server:
        asyncio.run(play(server.url))


def test_models_play_with_each_other_at_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcp_server, "PATIENCE", 0.1)  # a move waits for others, who are asked after it here

    async def play(link: str) -> None:
        async with Client(make_server("Eva", ENGLISH)) as host, Client(make_server("Bo", ENGLISH)) as guest:
            eva, bo = calling(host), calling(guest)
            await eva("join_table", link=link)
            await bo("join_table", link=link)
            assert "Your hand: " in await eva("go_on")
            with pytest.raises(Refused, match="not possible"):
                await eva("put_bot", seat=2, level="hard")
            done: dict[Call, int] = {}
            await asyncio.gather(take_part(eva, done), take_part(bo, done))

    with Running(tmp_path / "data") as server:
        hurried = {"seats": 2, "timer": 0, "call_grace": 0, "catch_grace": 0, "jump_grace": 0, "pace": 0}
        code = server.open_table(server.token("Cid"), **hurried)
        asyncio.run(play(f"{server.url}/t/{code}"))


@pytest.mark.parametrize(
    ("tool", "arguments", "told"),
    [
        ("play_here", {"rules": "clasic"}, "unknown preset"),
        ("play_here", {"seats": 11}, "2 to 10"),
        ("play_here", {"bots": "hrad"}, "unknown bot “hrad”; try hard"),
        ("join_table", {"link": "nowhere"}, "nowhere"),
        ("join_table", {"link": "http://127.0.0.1:1"}, "is not the link of a table"),
        ("list_tables", {"server": "http://127.0.0.1:1"}, "refused"),
        ("act", {"action": "draw"}, "you are at no table"),
    ],
)
def test_what_is_wrong_is_told_in_a_line(tool: str, arguments: dict[str, Any], told: str) -> None:
    async def ask() -> None:
        async with Client(make_server("Eva", ENGLISH)) as client:
            with pytest.raises(Refused, match=re.escape(told)) as refused:
                await calling(client)(tool, **arguments)
            assert "\n" not in str(refused.value)

    asyncio.run(ask())


def test_what_is_no_action_or_not_allowed_changes_nothing() -> None:
    async def ask() -> None:
        async with Client(make_server("Eva", ENGLISH)) as client:
            call = calling(client)
            before = await call("play_here", seats=2, seed=5)
            while "Your turn" not in before and "your turn" not in before.lower().replace("not your turn", ""):
                before = await call("wait")
            seen = await call("look")
            with pytest.raises(Refused, match="“jump” is not an action"):
                await call("act", action="jump")
            with pytest.raises(Refused, match="not possible"):
                await call("act", action="vote yes")
            with pytest.raises(Refused, match="there is no round to begin now"):
                await call("go_on")
            assert await call("look") == seen

    asyncio.run(ask())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_model_is_told_everything_in_its_language(language: str) -> None:
    async def ask() -> tuple[str, list[str]]:
        async with Client(make_server("Eva", catalogue(language))) as client:
            tools = (await client.list_tools()).tools
            return await calling(client)("play_here", seed=6), [tool.description or "" for tool in tools]

    text, about = asyncio.run(ask())
    say = catalogue(language)
    assert say("mcp-tool-look") in about
    assert f"bots: {say.listed(list(LEVELS), 'eve-or')}, " in about[0]
    assert all(about)
    assert say("plain-hand", cards="x").partition(":")[0] in text


def test_a_model_sees_the_cards_of_its_own_seat_alone() -> None:
    async def ask() -> str:
        async with Client(make_server("Eva", ENGLISH)) as client:
            return await calling(client)("play_here", seats=4, seed=7)

    text = asyncio.run(ask())
    dealt = [
        line for line in text.splitlines() if "red" in line or "green" in line or "blue" in line or "yellow" in line
    ]
    assert not any(name in line and "dealt" in line for line in dealt for name in ("Ada", "Bo", "Cid", "Dot"))
