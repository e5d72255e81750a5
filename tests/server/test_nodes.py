"""Several servers on one database: any of them takes any connection, one owns each table, and others take over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from server import postgres
from server.clients import Party, Player, Reach, Socket, client_of
from server.cluster import Node, through

LONG = 30.0  # seconds of a lease, so that nobody is taken for dead who is only slow
SETTINGS = {"rules": {"preset": "classic", "match": "single"}, "seats": 3}


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[list[Node]]:
    database = postgres.wanted().database()
    with ExitStack() as stack:
        yield [stack.enter_context(Node(tmp_path / f"node{number}", database, LONG)) for number in range(3)]


def each_to_its_own(nodes: list[Node]) -> Reach:
    """Player P0 always comes to the first server, P1 to the second; whoever watches to the last."""

    @asynccontextmanager
    async def reach(player: Player) -> AsyncIterator[Socket]:
        name = player.client.who.name
        async with through(nodes[int(name[1:]) if name.startswith("P") else -1]) as socket:
            yield socket

    return reach


def test_people_of_one_table_play_a_whole_match_through_three_servers(nodes: list[Node]) -> None:
    async def work() -> None:
        party = Party(each_to_its_own(nodes), SETTINGS, 3, (), Random(1))
        async with client_of(nodes[0]) as http:
            await party.play(http)
        for node in nodes:
            async with client_of(node) as http:
                await party.check(http)

    asyncio.run(work())
    url = nodes[0]._flags[nodes[0]._flags.index("--database") + 1]
    assert len(postgres.ask(url, "SELECT DISTINCT node FROM log WHERE version > 1")) == 1


def get(node: Node, path: str) -> httpx.Response:
    with node.http() as http:
        return http.get(path)


def test_lists_names_and_tokens_hold_at_every_server(nodes: list[Node]) -> None:
    token = nodes[0].token("Ada")
    code = nodes[1].open_table(token, public=True, seats=2)
    for node in nodes:
        with node.http() as http:
            assert http.get("/api/guests/me", headers={"authorization": f"Bearer {token}"}).json()["name"] == "Ada"
        assert get(node, f"/api/tables/{code}").json()["seats"] == 2
        assert get(node, f"/api/tables/{code}/rules").status_code == 200
        assert get(node, "/ready").json() == {"status": "ready"}
        while [table["table"] for table in get(node, "/api/tables").json()] != [code]:
            pass
    assert get(nodes[2], "/api/tables/ABCDEFGH").status_code == 404
