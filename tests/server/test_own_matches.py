"""`lastcard matches`: one's own matches at a server, as who one is on this computer or by the token of an account."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from lastcard.cli import main
from lastcard.client.http import Guests
from lastcard.record.files import data_folder
from server.clients import NO_LIMITS, Party, client_of, over_network
from server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("matches"), *NO_LIMITS) as running:
        yield running


@pytest.fixture
def token(server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Of somebody who has played two matches, one of them rated, and is known on this computer."""
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path))

    async def play() -> str:
        async with client_of(server) as http:
            party = Party(over_network(server), wanted(rated=True), 1, ("easy",), Random(1))
            await party.play(http)
            return party.players[0].token

    return asyncio.run(play())


def wanted(**settings: object) -> dict[str, object]:
    return {"rules": {"preset": "classic", "match": "single"}, "seats": 2, **settings}


def matches(server: Running, *flags: str) -> Result:
    return CliRunner().invoke(main.app, ["matches", server.url, *flags])


def test_own_matches_are_listed_with_what_came_of_them(server: Running, token: str, tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text(token, "utf-8")
    said = matches(server, "--token-file", str(file))
    assert said.exit_code == 0, said.output
    [line, summed, *_] = said.output.splitlines()
    assert re.match(r"[\d-]{10} (Won|Lost) · Classic · P0, \S+ · .*http://\S+/r/\w+$", line)
    assert re.match("[01] of 1 won", summed)
    assert matches(server, "--token-file", str(file), "--with", "p0").output == said.output
    assert "No matches yet" in matches(server, "--token-file", str(file), "--with", "Nobody").output


def test_who_plays_from_this_computer_is_known_by_name(server: Running, token: str) -> None:
    Guests(data_folder() / "guests.json").keep(server.url, "P0", token)
    assert " of 1 won" in matches(server, "--name", "P0").output
    assert "no matches yet as Somebody" in matches(server, "--name", "Somebody").output


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--most", "0"), "--most"),
        (("--token-file", "/nowhere/token"), "token"),
        (("--token-file", "/dev/null"), "there is no token in it"),
    ],
)
def test_what_is_not_understood_is_told_in_a_line(server: Running, flags: tuple[str, ...], said: str) -> None:
    answer = matches(server, *flags)
    assert answer.exit_code != 0
    assert said in str(answer.exception) + answer.output


def test_a_wrong_token_is_refused_by_the_server(server: Running, tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("lc_nonsense", "utf-8")
    answer = matches(server, "--token-file", str(file))
    assert answer.exit_code != 0
    assert "Traceback" not in answer.output
