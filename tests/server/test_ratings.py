"""Ratings at a server: a result is counted once, whoever counts it and whatever is killed, and never lost."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

from lastcard.cli import main
from lastcard.server.storage.base import LuckRow, RecordRow, Store, WriteBatch
from lastcard.server.storage.copying import FILE
from lastcard.server.storage.ratings import ADJUSTED, PLAIN, RatingStore, SeatResult, put_player, put_result
from lastcard.server.storage.statements import Statement
from server.clients import NO_LIMITS, Party, client_of, over_network
from server.running import Running
from server.test_storage import Opening, opening, within

__all__ = ["opening"]

SIDES = ((1,), (2,))


async def finish(store: Store, record: str, winner: int, at: float, luck: int = 0) -> None:
    """Ann and a bot have played a match at a rated table."""
    rows = [
        put_player(record, 1, "ann", "", "Ann", winner == 0, at),
        put_player(record, 2, "", "hard", "Bot", winner == 1, at),
        put_result(record, at, "classic", SeatResult(("ann", "bot:hard"), SIDES, winner, 1)),
    ]
    lucks = [
        LuckRow(record, seat, "1", seat == 2, 1, 0, sign * luck, 0, 0, 0, 0) for seat, sign in ((1, 1), (2, -1)) if luck
    ]
    text = RecordRow(record, 1, False, at, b"{}", "x")
    await store.write(WriteBatch(records=[text], lucks=lucks, also=[(1, statement) for statement in rows]))


def test_a_result_is_counted_once_by_several_at_once(opening: Opening) -> None:
    async def work(store: Store) -> None:
        for number in range(6):
            await finish(store, f"r{number}", number % 3 // 2, float(number))
            await finish(store, f"r{number}", number % 3 // 2, float(number))  # told twice
        ratings = RatingStore(store)
        counted = await asyncio.gather(*[RatingStore(store).count() for _ in range(3)])
        assert sum(counted) == 6
        assert await ratings.count() == 0
        kept = await ratings.kept()
        assert {whose: rating.matches for whose, rating in kept.items()} == {
            ("ann", "classic", PLAIN): 6,
            ("bot:hard", "classic", PLAIN): 6,
        }
        assert await ratings.recomputed() == kept
        found = await store.ask("SELECT number, record FROM rated ORDER BY number")
        assert [number for number, _ in found] == [1, 2, 3, 4, 5, 6]

    within(opening, work)


def test_a_result_without_luck_is_counted_when_that_is_known(opening: Opening) -> None:
    async def work(store: Store) -> None:
        await finish(store, "lucky", 0, 1.0, luck=900_000)
        await finish(store, "later", 0, 2.0)
        ratings = RatingStore(store)
        assert await ratings.count() == 3
        own = await ratings.of_person("ann")
        assert own["classic", ADJUSTED].matches == 1
        assert own["classic", ADJUSTED].mean < own["classic", PLAIN].mean
        await store.write(
            WriteBatch(lucks=[LuckRow("later", seat, "1", seat == 2, 1, 0, 0, 0, 0, 0, 0) for seat in (1, 2)])
        )
        assert await ratings.count() == 1
        assert await ratings.recomputed() == await ratings.kept()

    within(opening, work)


def test_who_plays_for_an_account_is_rated_as_it_and_listed(opening: Opening) -> None:
    async def work(store: Store) -> None:
        account = "INSERT INTO accounts (id, name, at) VALUES ('home', 'Ann', 1.0)"
        session = "INSERT INTO sessions (secret, account, guest, at) VALUES ($1, 'home', 'ann', 1.0)"
        await store.change([Statement(account), Statement(session, (b"x",))])
        await finish(store, "one", 0, 1.0)
        ratings = RatingStore(store)
        await ratings.count()
        assert await ratings.of_person("ann") == {}
        listed = await ratings.listed("classic", PLAIN, 9)
        assert [(each.person, each.name) for each in listed] == [("home", "Ann"), ("bot:hard", "")]
        assert await ratings.recomputed() == await ratings.kept()

    within(opening, work)


async def play(server: Running, **settings: Any) -> Party:
    wanted = {"rules": {"preset": "classic", "match": "single"}, "seats": 3, **settings}
    party = Party(over_network(server), wanted, 2, ("easy",), Random(1))
    async with client_of(server) as http:
        await party.play(http)
    return party


def asked(server: Running, path: str, token: str) -> Any:
    with server.http(headers={"authorization": f"Bearer {token}"}) as client:
        return client.get(path).json()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path, *NO_LIMITS) as running:
        yield running


def test_a_match_at_a_rated_table_is_rated_although_the_server_is_killed(server: Running, tmp_path: Path) -> None:
    party = asyncio.run(play(server, rated=True))
    other = asyncio.run(play(server))
    server.kill()
    server.start()
    token = party.players[0].token
    while not (found := asked(server, "/api/ratings", token)):
        time.sleep(0.1)
    [rating] = found
    assert (rating["family"], rating["plain"]["matches"], rating["plain"]["provisional"]) == ("classic", 1, True)
    assert asked(server, "/api/ratings", other.players[0].token) == []
    listed = asked(server, "/api/ratings/classic", token)["plain"]
    assert [each["bot"] for each in listed] == ["easy"]  # guests are in no list
    for each in (party, other):
        [match] = asked(server, "/api/matches", each.players[0].token)["matches"]
        assert (match["record"], match["names"][match["seat"] - 1]) == (each.address, "P0")
    server.stop()
    said = recompute(tmp_path)
    assert said.exit_code == 0, said.output
    assert "1 result, 3 ratings" in said.output
    assert "all ratings are as they should be" in said.output


def recompute(folder: Path, *flags: str) -> Result:
    return CliRunner().invoke(main.app, ["ratings", "--data", str(folder), *flags])


def change(folder: Path, sql: str, *values: object) -> None:
    with sqlite3.connect(folder / FILE) as store:
        store.execute(sql, values)


def test_ratings_are_worked_out_again_from_the_texts_of_records(server: Running, tmp_path: Path) -> None:
    """A result that was kept is not believed: who won, of which sides, in how many rounds, is read from the record."""
    party = asyncio.run(play(server, rated=True))
    while not asked(server, "/api/ratings", party.players[0].token):
        time.sleep(0.1)
    server.stop()
    with sqlite3.connect(tmp_path / FILE) as store:
        [(record, kept)] = store.execute("SELECT record, result FROM results")
    other = msgspec.structs.replace(msgspec.json.decode(kept, type=SeatResult), winner=-1, rounds=7)
    change(tmp_path, "UPDATE results SET family = 'wild', result = ?", msgspec.json.encode(other).decode())
    said = recompute(tmp_path)
    assert said.exit_code == 1
    assert "1 result is not what the records of the matches say" in str(said.exception)
    said = recompute(tmp_path, "--write")
    assert said.exit_code == 0, said.output
    with sqlite3.connect(tmp_path / FILE) as store:
        assert store.execute("SELECT family, result FROM results").fetchall() == [("classic", kept)]
    assert recompute(tmp_path).exit_code == 0
    change(tmp_path, "UPDATE records SET text = 'lastcard = 2'")
    said = recompute(tmp_path)
    assert said.exit_code == 1
    assert f"record {record} tells no result" in said.output
