"""What tests in a browser share: a server whose decks can be stacked, and Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import sync_playwright

from web.serving import House
from web.visiting import Browsing

HERE: Final = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of the tests in a browser, which are many and slow, only journeys are run every time."""
    for item in items:
        if HERE in item.path.parents and not is_journey(item):
            item.add_marker("long")


def is_journey(item: pytest.Item) -> bool:
    """A journey may be one for some parameters only."""
    mark = item.get_closest_marker("journey")
    return mark is not None and (not mark.args or item.name.split("[")[1][:-1] in mark.args)


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house") / "data") as running:
        yield running


@pytest.fixture
def house(open_house: House) -> House:
    """A server, the same for all tests; cards are dealt by chance until a test stacks the deck."""
    open_house.shuffle()
    return open_house


@pytest.fixture(scope="session")
def browsing(long: bool) -> Iterator[Browsing]:
    """A browser. While it runs, nothing else can use asyncio in the same process: other tests come before, or apart."""
    with sync_playwright() as playwright:
        browsing = Browsing(playwright, thorough=long)
        yield browsing
        browsing.close()
