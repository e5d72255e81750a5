"""People at an evening on a real server, who go by the protocol alone: they go where they have a seat, and return.

Some come late, go home, or vanish without a word. What they were told at the end is counted again from the records.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

from lastcard import record
from lastcard.evening import album
from lastcard.protocol.evening import Begin, EveningAt, EveningMessage, EveningTold, Finish, Withdraw
from lastcard.protocol.messages import Bye, Command, Hello, Refused
from lastcard.wording.catalogues import ENGLISH
from server.clients import HANGS, Player, Reach, Socket, patiently, post

UNHURRIED = """
from lastcard.evening import driver, state
from lastcard.protocol.messages import Settings
driver.SETTINGS = Settings(timer=10, call_grace=0, catch_grace=0, jump_grace=0, pace=0)
driver.REST, driver.BREATH, driver.AGAIN, state.PATIENCE = 1_000.0, 0.0, 0.05, 0.1
"""
# And nobody waits for who is not there.
QUICK = f"""{UNHURRIED}
from lastcard.table import timing
timing.GRACE, timing.BETWEEN, timing.AWAY = 0.3, 0.1, 0.3
"""
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(EveningMessage).decode


class Visitor:
    """Somebody at an evening: from which stage on, and in which they go home or vanish."""

    def __init__(self, reach: Reach, name: str, random: Random, comes: int = 0, goes: int = 0, how: str = "") -> None:
        self.reach = reach
        self.name = name
        self.random = random
        self.comes = comes
        self.goes = goes
        self.how = how
        self.token = ""
        self.told: EveningTold | None = None
        self.seats: list[str] = []  # the tables at which they have had one
        self.players: list[tuple[str, Player]] = []  # as whom, each time that they came to one
        self.people = 0  # for whom the host waits
        self.ends = 0  # the stage in which the host ends an arena
        self.kills = math.inf  # of the server; the host waits for one in every stage
        self.leaving = False  # has said so, and takes no seat any more
        self.gone = False

    @property
    def evening(self) -> EveningAt:
        assert self.told is not None
        return self.told.evening

    @property
    def finished(self) -> bool:
        return self.gone or (self.told is not None and self.evening.phase == "over")

    async def attend(self, code: str) -> None:
        """Is there until the evening is over, or they have gone."""
        while not self.finished:
            table = ""
            try:
                async with self.reach(Player(self.reach, self.name, self.random)) as socket:
                    table = await self._look(socket, code)
            except (OSError, WebSocketException, InvalidHandshake, InvalidMessage):
                await asyncio.sleep(0.01)  # the server is gone
            if table:
                await self._play(table)

    async def _look(self, socket: Socket, code: str) -> str:
        """Looks at the evening until there is a seat somewhere, or nothing more to see."""
        await socket.send(_encode(Hello(table=code, token=self.token)).decode())
        said: set[str] = set()
        async for text in socket:
            message = _decode(text)
            if isinstance(message, Bye):
                return ""
            if isinstance(message, Refused) and not message.id:
                assert message.code == "storage-fails", message  # nobody has the evening just now
                await asyncio.sleep(0.05)
                return ""
            assert isinstance(message, EveningTold), message
            self.told = message
            if self.finished:
                return ""
            if isinstance(message.seated, str) and not self.leaving:
                return message.seated
            for command in self._wishes():
                if command.id not in said:
                    said.add(command.id)
                    await socket.send(_encode(command).decode())
        return ""

    def _wishes(self) -> list[Command]:
        assert self.told is not None
        evening = self.evening
        number = len(evening.stages)
        me = evening.guests[self.told.player - 1]
        if self.how == "goes" and number >= self.goes and not me.left:
            self.leaving = True
            return [Withdraw(id=f"{self.name}-goes")]
        if me.left:
            self.gone = True
        ready = evening.phase == "gathering" and len(evening.guests) >= self.people
        if not self.told.hosting:
            return []
        if self.ends and min(number, self.kills) >= self.ends:  # an arena goes on while the server is killed
            return [Finish(id="finish")]
        if self.kills < number:
            return []
        if ready or (evening.phase == "between" and evening.plan.format != "arena"):
            return [Begin(id=f"begin-{number + 1}")]
        return []

    async def _play(self, table: str) -> None:
        if not self.seats or self.seats[-1] != table:
            self.seats.append(table)
        player = Player(self.reach, self.name, self.random)
        player.token = self.token
        self.players.append((table, player))
        if self.how == "vanishes" and len(self.evening.stages) >= self.goes:
            self.gone = True
            with suppress(TimeoutError):
                async with asyncio.timeout(0.05):
                    await player.play(table)
            return
        await player.play(table)


class Gathering:
    """The people of one evening, the first of whom is the host."""

    def __init__(self, reach: Reach, plan: dict[str, Any], visitors: list[Visitor]) -> None:
        self.reach = reach
        self.plan = plan
        self.visitors = visitors
        self.code = ""

    @property
    def host(self) -> Visitor:
        return self.visitors[0]

    async def play(self, http: httpx.AsyncClient) -> EveningAt:
        """Plays the evening to its end; how it stood then."""
        for each in self.visitors:
            each.token = (await post(http, "/api/guests", {"name": each.name}))["token"]
        early = [each for each in self.visitors if not each.comes]
        self.host.people = len(early)
        opened = await post(http, "/api/evenings", {"plan": self.plan}, self.host.token)
        self.code = opened["evening"]
        async with asyncio.timeout(HANGS):
            late = [self._come_later(each) for each in self.visitors if each.comes]
            await asyncio.gather(*[each.attend(self.code) for each in early], *late)
        return self.host.evening

    async def _come_later(self, visitor: Visitor) -> None:
        while self.stage < visitor.comes:
            await asyncio.sleep(0.02)
        await visitor.attend(self.code)

    @property
    def stage(self) -> int:
        """The newest that anybody has heard of."""
        return max([len(each.evening.stages) for each in self.visitors if each.told is not None], default=0)

    async def records(self, http: httpx.AsyncClient) -> dict[tuple[int, int], record.Record]:
        """The record of each table that was played, each in order, by stage and table."""
        found = {}
        for stage in self.host.evening.stages:
            for table in stage.tables:
                if not table.over:
                    continue
                address = f"/api/records/{table.record}"
                answer = await patiently(lambda address=address: http.get(address))
                assert answer.status_code == 200, answer.text
                match = record.loads(answer.text)
                assert record.check(match) == []
                assert len(match.rounds) == table.rounds
                found[stage.stage, table.table] = match
        return found

    async def check_album(self, http: httpx.AsyncClient) -> None:
        """The record of the whole holds when it is counted again, and a spreadsheet has everybody."""
        answer = await patiently(lambda: http.get(f"/api/evenings/{self.code}/record"))
        assert answer.status_code == 200, answer.text
        whole = album.loads(answer.text)
        assert [ENGLISH.tell(problem) for problem in album.check(whole)] == []
        assert len(whole.stages) == len([stage for stage in self.host.evening.stages if stage.tables])
        answer = await patiently(lambda: http.get(f"/api/evenings/{self.code}/standings.csv"))
        assert len(answer.text.splitlines()) == 1 + len(self.host.evening.guests)


def points_by_player(evening: EveningAt, records: dict[tuple[int, int], record.Record]) -> dict[int, int]:
    """What everybody made, counted from the records alone, by names."""
    numbers = {guest.name: guest.player for guest in evening.guests}
    made: Counter[int] = Counter(dict.fromkeys(numbers.values(), 0))
    for match in records.values():
        for seat, name in enumerate(match.seats):
            if name in numbers:
                results = [played.result for played in match.rounds if played.result]
                made[numbers[name]] += results[-1]["scores"][seat]
    return dict(made)
