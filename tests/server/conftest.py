"""What tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running import Running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server with the usual settings, for one test."""
    with Running(tmp_path / "data") as running:
        yield running
