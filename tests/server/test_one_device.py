"""Several people on one tablet: each has a guest and a connection of their own, all from one address and browser."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

from server.clients import Party, client_of, over_network
from server.running import Running

PEOPLE = 6


def test_six_people_on_one_device_play_a_match_within_the_usual_limits(tmp_path: Path) -> None:
    settings = {"rules": {"preset": "classic", "target": 30}, "seats": PEOPLE}

    async def play(server: Running) -> None:
        party = Party(over_network(server), settings, PEOPLE, (), Random(6))
        party.watchers = []
        async with client_of(server) as http:
            await party.play(http)
            match = await party.check(http)
        assert len(match.seats) == PEOPLE
        assert len({player.token for player in party.players}) == PEOPLE

    with Running(tmp_path, "--new-a-minute", "30") as server:
        asyncio.run(play(server))


def test_a_browser_gets_a_guest_for_each_person_and_the_token_in_hello_wins_over_its_cookie(tmp_path: Path) -> None:
    with Running(tmp_path, "--new-a-minute", "30") as server, server.http() as browser:
        first = browser.post("/api/guests", json={"name": "Ada"})
        cookie = first.cookies["lastcard"]
        tokens = [server.token(f"P{number}") for number in range(10)]
        assert len({cookie, *tokens}) == 11
        code = browser.post("/api/tables", json={"settings": {"seats": 10}}).json()["table"]
        persons = []
        for token in tokens:
            with server.connect(additional_headers={"Cookie": f"lastcard={cookie}"}) as socket:
                socket.send(json.dumps({"type": "hello", "table": code, "token": token}))
                persons.append(json.loads(socket.recv())["person"])
        assert len(set(persons)) == 10
