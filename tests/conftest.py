"""Options and helpers of the whole suite."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

HERE = Path(__file__).parent

settings.register_profile("unhurried", deadline=None)  # no test depends on how quick the machine is
settings.load_profile("unhurried")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the tests that take minutes, and all samples in full")
    parser.addoption("--snapshots", action="store_true", help="write the pictures of screens anew instead of comparing")


def pytest_configure() -> None:
    """Lets programs that tests start be interrupted, even where the tests run in the background and can't be."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is loaded to collect the tests stays: nobody looks for garbage in it, which took a sixth of their time."""
    gc.disable()
    done = yield
    gc.freeze()
    gc.set_threshold(10_000, 20)
    gc.enable()
    return done


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """As many as there are cores; while tests of servers wait, what `make test` runs beside them works."""
    return os.cpu_count() or 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    from lastcard.engine.round import COMPILED  # not before its coverage is counted

    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    if config.getoption("--long"):
        return
    marks = ["long"] if COMPILED else ["long", "heavy"]
    left = [any(map(item.get_closest_marker, marks)) for item in items]
    config.hook.pytest_deselected(items=[item for item, out in zip(items, left, strict=True) if out])
    items[:] = [item for item, out in zip(items, left, strict=True) if not out]


@pytest.fixture(scope="session")
def long(request: pytest.FixtureRequest) -> bool:
    """Whether samples are to be exhaustive."""
    return bool(request.config.getoption("--long"))
