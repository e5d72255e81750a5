"""What tests in a browser share: a server whose decks can be stacked, and Chromium."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import sync_playwright

from web.serving import House
from web.visiting import Browsing


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
def browsing() -> Iterator[Browsing]:
    """A browser. While it runs, nothing else can use asyncio in the same process: other tests come before, or apart."""
    with sync_playwright() as playwright:
        browsing = Browsing(playwright)
        yield browsing
        browsing.close()
