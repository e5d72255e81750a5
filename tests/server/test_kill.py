"""A server that is killed under play, again and again, and goes on each time as if nothing had been."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from worlds import fits

from lastcard.core.rules import PRESETS
from server.clients import NO_LIMITS, Party, Player, client_of, over_network, party_for
from server.running import Running

pytestmark = pytest.mark.slow
KILLS = 12
TABLES = 4


class Played:
    """What has come together at all tables."""

    def __init__(self) -> None:
        self.matches = 0
        self.done = 0
        self.comings = 0

    def add(self, players: list[Player]) -> None:
        self.matches += 1
        self.done += sum(len(player.done) for player in players)
        self.comings += sum(player.connections for player in players)


async def keep_playing(server: Running, random: Random, played: Played, killed: asyncio.Event) -> None:
    """Plays one match after the other, until there is nothing more to survive."""
    async with client_of(server) as http:
        while not killed.is_set():
            preset = random.choice(list(PRESETS))
            seats = random.choice([seats for seats in range(2, 11) if fits(PRESETS[preset], seats)])
            party = party_for(over_network(server), preset, seats, random)
            await party.play(http)
            await party.check(http)
            played.add(party.everybody)


async def kill_at_random(server: Running, random: Random, times: int, killed: asyncio.Event) -> None:
    for _ in range(times):
        await asyncio.sleep(0.005 * 200 ** random.random())
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    killed.set()


async def survive(server: Running, times: int) -> Played:
    killed, played = asyncio.Event(), Played()
    tables = [keep_playing(server, Random(table), played, killed) for table in range(TABLES)]
    await asyncio.gather(kill_at_random(server, Random(times), times, killed), *tables)
    return played


def test_nothing_is_lost_or_done_twice_however_often_the_server_is_killed(tmp_path: Path, long: bool) -> None:
    kills = 25 * KILLS if long else KILLS
    with Running(tmp_path / "data", *NO_LIMITS) as server:
        played = asyncio.run(survive(server, kills))
    assert played.matches >= TABLES
    assert played.done > kills
    assert played.comings > kills


async def survive_with_experts(server: Running, times: int) -> None:
    rules = {"preset": "classic", "match": "single"}
    party = Party(over_network(server), {"rules": rules, "seats": 3}, 2, ("expert",), Random(1))
    killed = asyncio.Event()
    async with client_of(server) as http:
        await asyncio.gather(party.play(http), kill_at_random(server, Random(1), times, killed))
        await party.check(http)


def test_a_server_from_the_command_line_goes_on_with_its_experts(tmp_path: Path, long: bool) -> None:
    with Running(tmp_path / "data", *NO_LIMITS, fresh=True) as server:
        asyncio.run(survive_with_experts(server, 3 if long else 2))
