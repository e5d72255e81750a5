"""What tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.honest import Company
from server.hostile import LINE, Hostile
from server.running import Running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server with the usual settings, for one test."""
    with Running(tmp_path / "data") as running:
        yield running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hostile]:
    """A server under attack; afterwards its log is of whole lines, without anything secret."""
    with Hostile(tmp_path_factory.mktemp("hostile")) as running:
        yield running
        running.stop()
        log = running.log
    assert [line for line in log.splitlines() if not LINE.fullmatch(line)] == []
    assert [secret for secret in running.secrets if secret in log] == []


@pytest.fixture(scope="module")
def company(house: Hostile) -> Iterator[Company]:
    """Honest people who play at it all the time, and finish their match when all is over."""
    company = Company(house)
    yield company
    company.finish()


@pytest.fixture
def others_notice_nothing(company: Company) -> Iterator[None]:
    """A test after which they have not been bothered."""
    yield
    company.notices_nothing()
