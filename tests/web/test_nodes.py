"""Somebody plays in a browser behind HAProxy, and the server that they play on is killed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from server import postgres, proxies
from server.cluster import Node

from web.quick import hurry
from web.visiting import Browsing

OWNER = "SELECT address FROM rooms JOIN nodes ON nodes.id = owner WHERE code = $1"


def apart(work: Callable[..., Any], *given: Any) -> Any:
    """Does what uses asyncio while a browser runs."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work, *given).result()


@dataclass
class Behind:
    """Three servers behind a proxy."""

    url: str
    database: str
    nodes: list[Node]

    def owner(self, code: str) -> Node:
        [[address]] = apart(postgres.ask, self.database, OWNER, code)
        [owner] = [node for node in self.nodes if node.address == address]
        return owner


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[Behind]:
    proxies.wanted("haproxy")
    database = apart(lambda: postgres.wanted().database())
    with ExitStack() as stack:
        nodes = [stack.enter_context(Node(tmp_path / f"node{number}", database)) for number in range(3)]
        port = stack.enter_context(proxies.haproxy([node.port for node in nodes]))
        yield Behind(f"http://127.0.0.1:{port}", database, nodes)


@pytest.mark.journey
def test_who_plays_on_a_server_that_is_killed_plays_on_at_another_to_the_end(
    behind: Behind, browsing: Browsing
) -> None:
    with browsing.visitor(behind) as ada:
        hurry(ada, hand_size=4, target=60)
        ada.visit("/")
        ada.button("Play now").click()
        assert ada.take_turn()
        found = re.search(r"/t/(\w+)", ada.page.url)
        assert found is not None
        first = behind.owner(found[1])
        ada.page.evaluate("window.same = true")
        first.kill()
        turns = 0
        while ada.take_turn():
            turns += 1
        assert turns
        assert ada.page.evaluate("window.same")
        assert behind.owner(found[1]) is not first
