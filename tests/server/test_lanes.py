"""The processor time that an address may take up: a flood waits, a class does not notice, nor do other addresses.

Times are those of a clock that stands still unless it is told to go on.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Awaitable, Callable
from heapq import heappop, heappush
from itertools import count
from typing import Any

import msgspec
import pytest

from lastcard.core.errors import Problem
from lastcard.server.net import guards, rate_limits
from lastcard.server.net.guards import MOST_WAITING, paced, timed
from lastcard.server.net.rate_limits import ALONE, AT_ONCE, CALLED, PIECE, SHARE, Allowances, Lane, Road

FILES = 25  # of the page
CLASS = 30


class Clock:
    """A loop whose time goes on only where somebody waits for it."""

    def __init__(self) -> None:
        self.now = 100.0
        self._later: list[tuple[float, int, Callable[[], None]]] = []
        self._order = count()

    def time(self) -> float:
        return self.now

    def call_soon(self, work: Callable[[], None]) -> None:
        self.call_later(0.0, work)

    def call_later(self, wait: float, work: Callable[[], None]) -> None:
        heappush(self._later, (self.now + wait, next(self._order), work))

    def pass_by(self, seconds: float) -> None:
        end = self.now + seconds
        while self._later and self._later[0][0] <= end:
            self.now, _, work = heappop(self._later)
            work()
        self.now = end


class Worker:
    """Somebody who has so many things to be done, each of which takes a while."""

    def __init__(self, clock: Clock, lane: Lane, things: int, each: float) -> None:
        self.clock = clock
        self.lane = lane
        self.left = things
        self.each = each
        self.done: list[float] = []

    def want(self) -> None:
        if self.lane.free(self.clock.now):
            self._do()
        if self.left:
            self.lane.line_up(self)

    def take_turn(self) -> bool:
        self._do()
        return self.left > 0

    def _do(self) -> None:
        self.left -= 1
        self.lane.charge(self.each, self.clock.now)
        self.done.append(self.clock.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: clock)
    return clock


def lanes(clock: Clock, number: int, rate: float = 20.0) -> list[Lane]:
    """Of as many addresses, all of which have been busy lately."""
    accounts = Allowances(rate, 10)
    found = [accounts.of(f"192.0.2.{place}", clock.now).lane for place in range(number)]
    for lane in found:
        lane.charge(0.0, clock.now)
    return found


def test_what_an_address_wants_beyond_its_share_is_done_as_time_for_it_comes(clock: Clock) -> None:
    lane, other = lanes(clock, 2)
    flood = Worker(clock, lane, 100_000, 0.000_5)
    flood.want()
    for _ in range(100):
        clock.pass_by(0.1)
        other.charge(0.0, clock.now)
    busy = len(flood.done) * flood.each
    assert busy == pytest.approx((AT_ONCE + 10 * SHARE) / 1e3, rel=0.05)


def test_of_a_flood_another_address_notices_nothing(clock: Clock) -> None:
    lane, other = lanes(clock, 2)
    Worker(clock, lane, 100_000, 0.000_5).want()
    for _ in range(1_000):
        clock.pass_by(0.05)
        player = Worker(clock, other, 1, 0.000_2)
        player.want()
        assert player.done == [clock.now]


def test_what_comes_all_at_once_is_done_piece_by_piece_so_that_others_are_heard_in_between(clock: Clock) -> None:
    lane, other = lanes(clock, 2)
    crowd = [Worker(clock, lane, 1, 0.000_1) for _ in range(100)]
    for one in crowd:
        one.want()
    for _ in range(100):
        clock.pass_by(0.001)
        other.charge(0.0, clock.now)
    moments = Counter(when for one in crowd for when in one.done)
    assert moments.total() == len(crowd)
    assert max(moments.values()) * 0.1 <= 2 * PIECE


def test_those_of_one_address_take_turns(clock: Clock) -> None:
    lane, other = lanes(clock, 2)
    loud = Worker(clock, lane, 100_000, 0.001)
    loud.want()
    clock.pass_by(1.0)
    other.charge(0.0, clock.now)
    quiet = Worker(clock, lane, 3, 0.001)
    quiet.want()
    assert (len(lane), quiet.done) == (2, [])
    before = len(loud.done)
    clock.pass_by(0.5)
    assert not quiet.left
    assert len([when for when in loud.done[before:] if when < quiet.done[-1]]) <= 4


def test_a_class_that_opens_the_page_at_once_while_others_play_waits_for_moments(clock: Clock) -> None:
    lane, other = lanes(clock, 2)
    pupils = [Worker(clock, lane, FILES, 0.000_1) for _ in range(CLASS)]
    for pupil in pupils:
        pupil.want()
    for _ in range(30):
        clock.pass_by(0.1)
        other.charge(0.0, clock.now)
    assert {pupil.left for pupil in pupils} == {0}
    one = Worker(clock, other, FILES, 0.000_4)
    one.want()
    clock.pass_by(0.0)
    assert not one.left


def test_who_is_alone_on_the_server_has_all_of_it(clock: Clock) -> None:
    lane, other = lanes(clock, 2)
    busy = Worker(clock, lane, 20_000, 0.001)
    busy.want()
    clock.pass_by(ALONE / 2)
    assert busy.left > 19_900
    clock.pass_by(ALONE)
    assert not busy.left
    other.charge(0.001, clock.now)
    again = Worker(clock, lane, 100, 0.001)
    again.want()
    clock.pass_by(0.1)
    assert 10 < again.left < 90  # what it had done while it was alone is no debt


def test_who_fails_at_its_turn_takes_it_from_nobody_else(clock: Clock) -> None:
    lane, _ = lanes(clock, 2)
    lane.charge(1.0, clock.now)
    failing, fine = Worker(clock, lane, 1, 0.0), Worker(clock, lane, 1, 0.0)
    failing.clock = None  # type: ignore[assignment]
    lane.line_up(failing)
    lane.line_up(fine)
    with pytest.raises(AttributeError):
        clock.pass_by(100.0)
    clock.pass_by(100.0)
    assert not fine.left
    assert len(lane) == 0


def test_without_a_rate_nobody_waits(clock: Clock) -> None:
    lane, _ = lanes(clock, 2, rate=0.0)
    for _ in range(1_000):
        one = Worker(clock, lane, 1, 1.0)
        one.want()
        assert one.done == [clock.now]


# Requests


class Desk:
    """An application that is asked from one address, while others ask too."""

    def __init__(self) -> None:
        self.lane = Lane(Road(), SHARE, 0.0)
        self.asked: list[str] = []
        self.told: list[dict[str, Any]] = []
        self.app = paced(self._answer, lambda _: self.lane)

    async def _answer(self, scope: Any, _: Any, send: Any) -> None:
        self.asked.append(scope["path"])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x", "more_body": scope["path"] == "/long"})
        await send({"type": "http.response.body", "body": b""})

    async def ask(self, path: str, **more: Any) -> None:
        async def send(message: Any) -> None:
            self.told.append(message)

        scope: Any = {"type": "http", "method": "GET", "path": path, "headers": [], **more}
        await self.app(scope, None, send)  # type: ignore[arg-type]

    def be_busy(self) -> None:
        self.lane.charge(1_000.0, asyncio.get_running_loop().time())


def at_desk(work: Callable[[Desk], Awaitable[None]]) -> None:
    async def whole() -> None:
        await work(Desk())

    asyncio.run(whole())


async def moments() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_request_waits_while_its_address_has_had_more_than_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "ALONE", math.inf)

    async def work(desk: Desk) -> None:
        await desk.ask("/first")
        desk.be_busy()
        waiting = asyncio.ensure_future(desk.ask("/second"))
        await moments()
        assert (desk.asked, len(desk.lane)) == (["/first"], 1)
        monkeypatch.setattr(rate_limits, "ALONE", -1.0)  # as if nobody else had asked for a while
        desk.lane._go_on()
        await asyncio.wait_for(waiting, 10)
        assert desk.asked == ["/first", "/second"]

    at_desk(work)


def test_a_request_that_has_waited_before_it_was_read_does_not_wait_again() -> None:
    async def work(desk: Desk) -> None:
        desk.be_busy()
        await desk.ask("/", extensions={CALLED: {}})
        assert desk.asked == ["/"]

    at_desk(work)


def test_a_long_answer_goes_out_bit_by_bit(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(desk: Desk) -> None:
        answer = asyncio.ensure_future(desk.ask("/long"))
        await asyncio.sleep(0)
        assert [message.get("body") for message in desk.told] == [None, b"x"]
        await answer
        assert len(desk.told) == 3

    monkeypatch.setattr(guards, "ENTRY", 0.0)
    at_desk(work)


def test_when_too_many_wait_the_next_is_told_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "ALONE", math.inf)  # however long it takes to ask so often

    async def work(desk: Desk) -> None:
        desk.be_busy()
        waiting = [asyncio.ensure_future(desk.ask("/")) for _ in range(MOST_WAITING)]
        await moments()
        assert desk.told == []
        await desk.ask("/")
        start, body = desk.told
        assert start["status"] == 429
        assert int(dict(start["headers"])[b"retry-after"]) > 0
        assert msgspec.json.decode(body["body"])["code"] == "too-fast"
        for each in waiting:
            each.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    at_desk(work)


def test_each_step_of_some_work_is_charged_and_its_end_is_its_own() -> None:
    charged: list[float] = []

    async def fails() -> None:
        await asyncio.sleep(0)
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(asyncio.Event().wait(), 0.001)
        raise Problem("too-fast")

    async def whole() -> None:
        with pytest.raises(Problem):
            await timed(fails(), charged.append)
        forever = asyncio.ensure_future(once(timed(asyncio.Event().wait(), charged.append)))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        forever.cancel()
        with pytest.raises(asyncio.CancelledError):
            await forever

    asyncio.run(whole())
    assert len(charged) >= 5
    assert all(seconds >= 0 for seconds in charged)


async def once(work: Awaitable[None]) -> None:
    await work


def test_what_takes_too_long_as_the_server_stops_is_ended_without_a_fault() -> None:
    async def endless(scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG001
        await asyncio.Event().wait()

    async def work() -> bool:
        task = asyncio.ensure_future(guards.ended(endless)({"type": "websocket"}, None, None))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        return task.done() and not task.cancelled()

    assert asyncio.run(work())
