"""Options and helpers of the whole suite."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the tests that take minutes, and all samples in full")
    parser.addoption("--snapshots", action="store_true", help="write the pictures of screens anew instead of comparing")


def pytest_configure() -> None:
    """Lets programs that tests start be interrupted, even where the tests run in the background and can't be."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores, for tests of servers wait more than they work."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        chosen = [item for item in items if item.get_closest_marker("long") is None]
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = chosen


@pytest.fixture(scope="session")
def long(request: pytest.FixtureRequest) -> bool:
    """Whether samples are to be exhaustive."""
    return bool(request.config.getoption("--long"))
