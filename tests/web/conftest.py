"""What tests in a browser share: a server whose decks can be stacked, and Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from web.serving import House
from web.visiting import Browsing


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server for one test."""
    with House(tmp_path / "data") as running:
        yield running


@pytest.fixture(scope="module")
def browsing() -> Iterator[Browsing]:
    """A browser. Not for longer than a module: while it runs, nothing else can use asyncio in the same process."""
    with sync_playwright() as playwright:
        browsing = Browsing(playwright)
        yield browsing
        browsing.close()
