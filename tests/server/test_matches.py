"""Whole matches on a real server, over real connections, by clients that know the protocol alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest
from worlds import fits

from lastcard.core.rules import PRESETS
from server.clients import NO_LIMITS, Party, client_of, over_network, party_for
from server.running import Running

COUNTS = {
    preset: [seats for place in range(9) if fits(chosen, seats := 2 + (3 * number + place) % 9)]
    for number, (preset, chosen) in enumerate(PRESETS.items())
}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without limits for those who play as fast as they can."""
    with Running(tmp_path_factory.mktemp("quick"), *NO_LIMITS) as server:
        yield server


async def play(server: Running, parties: list[Party]) -> int:
    """Plays at all tables at once; the number of actions."""
    async with client_of(server) as http:
        await asyncio.gather(*[party.play(http) for party in parties])
        matches = [await party.check(http) for party in parties]
    return sum(len(played.actions) for match in matches for played in match.rounds)


def test_every_number_of_seats_is_played() -> None:
    assert {seats for counts in COUNTS.values() for seats in counts[:3]} == set(range(2, 11))


@pytest.mark.parametrize("preset", PRESETS)
def test_people_bots_and_spectators_play_whole_matches(preset: str, quick: Running, long: bool) -> None:
    counts = COUNTS[preset] if long else COUNTS[preset][:3]
    parties = [party_for(over_network(quick), preset, seats, Random(f"{preset} {seats}")) for seats in counts]
    assert asyncio.run(play(quick, parties)) > 10 * len(counts)


@pytest.mark.parametrize("preset", PRESETS)
def test_clients_that_are_cut_off_after_every_message_play_a_match(preset: str, quick: Running) -> None:
    party = party_for(over_network(quick), preset, 3, Random(preset), fickle=True)
    asyncio.run(play(quick, [party]))
    assert all(2 * player.connections >= len(player.done) > 0 for player in party.players)


def test_people_play_with_experts(quick: Running) -> None:
    settings = {"rules": {"preset": "classic", "match": "single"}, "seats": 3}
    asyncio.run(play(quick, [Party(over_network(quick), settings, 1, ("expert", "easy"), Random(1))]))
