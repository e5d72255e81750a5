"""Long matches, long logs and long answers: only who asks waits for them, and they take no memory that counts."""

from __future__ import annotations

import asyncio
import gzip
import re
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import english
import msgspec
import pytest

from lastcard import record
from lastcard.core.errors import Problem
from lastcard.core.rules import OPTIONS, from_value
from lastcard.lab.random_play import play_match
from lastcard.protocol.http import Summary
from lastcard.protocol.messages import Change, Chat, Command, Hello, Leave, Pause, Rise, Settings, ShowFace, Start
from lastcard.protocol.replays import FinishedMatch, Replay
from lastcard.record import verifiable_shuffle
from lastcard.server import registry
from lastcard.server.caches import BoundedCache
from lastcard.server.connections import Connection
from lastcard.server.records import Records
from lastcard.server.replays import STEPS, WAITING, Replays, parts
from lastcard.server.routes import library
from lastcard.server.routes.base import AT_ONCE
from lastcard.server.routes.library import PIECE
from lastcard.server.storage.base import RecordRow, RoomRow, WriteBatch
from lastcard.server.storage.database import Database
from lastcard.server.waking import PAGE, SLICE
from lastcard.server.workers import WorkProcess
from lastcard.table import commands, presenting
from lastcard.table import state as tables
from lastcard.table.driver import Room
from lastcard.table.identities import Identity
from lastcard.table.log import Came, Entry, Opened, Sat, Spoke
from server.running import Running
from server.simulated import Client, House
from server.within import opened, run

LONG = "LONGLONG"
SAID = 30_000  # lines of chat in a long log


def spoken(lines: int) -> list[Entry]:
    """The log of a table at which one person talks, and never stops."""
    begin = [Opened(settings=Settings(), dice="00" * 32), Came(by=1, guest="guest-Ada", name="Ada"), Sat(by=1, seat=1)]
    return [*begin, *[Spoke(by=1, text=f"line {number}") for number in range(lines)]]


def fill(folder: Path, logs: dict[str, list[Entry]]) -> None:
    """A data file with these tables, all of them long settled."""
    store = Database(folder / "lastcard.sqlite3")
    for number, (code, entries) in enumerate(logs.items(), 1):
        summary = Summary(code, "", "lobby", "classic", ("Ada", "", "", ""), 3, 0, 0, "")
        texts = [
            (number, version, 0.0, msgspec.json.encode(entry).decode()) for version, entry in enumerate(entries, 1)
        ]
        row = RoomRow(number, code, False, time.time(), msgspec.json.encode(summary))
        store.write(WriteBatch(entries=texts, rooms={number: row}))
    while store.settle():
        pass
    store.close()


class Slices:
    """Counts what is folded at a time, and how often the loop has come round to others meanwhile."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sizes: list[int] = []
        self.passes: list[int] = []
        self._pass = 0
        restore = Room.restore

        def counted(room: Room[Connection], entries: list[bytes]) -> None:
            self.sizes.append(len(entries))
            self.passes.append(self._pass)
            restore(room, entries)

        monkeypatch.setattr(Room, "restore", counted)

    async def look_round(self) -> None:
        while True:
            self._pass += 1
            await asyncio.sleep(0)

    @asynccontextmanager
    async def counting(self) -> AsyncIterator[None]:
        others = asyncio.ensure_future(self.look_round())
        yield
        others.cancel()


@pytest.fixture
def slices(monkeypatch: pytest.MonkeyPatch) -> Slices:
    return Slices(monkeypatch)


@pytest.fixture(scope="module")
def long_logs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("long")
    fill(folder, {LONG: spoken(SAID), "OTHERLNG": spoken(5 * SLICE), "SHORTLOG": spoken(0)})
    return folder


def test_a_long_log_is_folded_in_slices_with_others_in_between(long_logs: Path, slices: Slices) -> None:
    async def work() -> None:
        async with opened(long_logs) as hub, slices.counting():
            room = await hub.wake(LONG.lower())
            assert room is hub.registry.room(LONG)
            assert (room.version, hub.registry.table(LONG).table.chat[-1].text) == (SAID + 3, f"line {SAID - 1}")

    run(work)
    assert sum(slices.sizes) == SAID + 3
    assert max(slices.sizes) <= SLICE
    assert len(set(slices.passes)) == len(slices.passes)  # never two without the others between them


def test_a_log_is_read_in_pages(long_logs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    entries = Database.entries

    def counted(store: Database, room: int, after: int = 0, most: int = -1) -> list[bytes]:
        found = entries(store, room, after, most)
        read.append(len(found))
        return found

    monkeypatch.setattr(Database, "entries", counted)

    async def work() -> None:
        async with opened(long_logs) as hub:
            assert read == []  # a server that starts looks into no log
            await hub.wake(LONG)

    run(work)
    assert sum(read) == SAID + 3
    assert max(read) <= PAGE


def test_many_who_come_to_a_sleeping_table_wait_for_the_same(long_logs: Path, slices: Slices) -> None:
    async def work() -> None:
        async with opened(long_logs) as hub:
            rooms = await asyncio.gather(*[hub.wake(LONG) for _ in range(20)])
            assert all(room is rooms[0] for room in rooms)

    run(work)
    assert sum(slices.sizes) == SAID + 3


def test_a_short_log_does_not_wait_for_a_long_one(long_logs: Path, slices: Slices) -> None:
    async def work() -> None:
        async with opened(long_logs) as hub, slices.counting():
            waiting = [asyncio.ensure_future(hub.wake(code)) for code in (LONG, "OTHERLNG")]
            await asyncio.sleep(0)
            await hub.wake("SHORTLOG")
            assert not waiting[0].done()
            assert sum(slices.sizes) < SAID / 2
            await asyncio.gather(*waiting)

    run(work)
    assert len(set(slices.passes)) == len(slices.passes)  # one slice at a time, of all that wake up


def test_who_goes_away_while_a_table_wakes_up_takes_nobody_along(long_logs: Path) -> None:
    async def work() -> None:
        async with opened(long_logs) as hub:
            impatient, patient = (asyncio.ensure_future(hub.wake(LONG)) for _ in range(2))
            await asyncio.sleep(0.01)
            impatient.cancel()
            assert (await patient).version == SAID + 3

    run(work)


def test_a_table_that_is_waking_up_is_neither_put_away_nor_removed(
    long_logs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "IDLE", -1.0)

    async def work() -> None:
        async with opened(long_logs, expire=1.0) as hub:
            waking = asyncio.ensure_future(hub.wake(LONG))
            await asyncio.sleep(0)
            hub.tidy(time.time() + 2 * 3600)
            assert (await waking) is hub.registry.room(LONG)
            hub.hello(hub.connect(Deaf(), ""), Identity("guest-Ada", "Ada"), Hello(table=LONG))
            hub.outbox.batch.gone.clear()  # the other tables are needed again

    run(work)


class Deaf:
    """A connection to nobody."""

    def post(self, message: bytes) -> None:
        pass

    def finish(self) -> None:
        pass


def test_a_server_can_stop_while_a_table_wakes_up(long_logs: Path) -> None:
    async def work() -> None:
        async with opened(long_logs) as hub:
            waking = asyncio.ensure_future(hub.wake(LONG))
            await asyncio.sleep(0)
        with pytest.raises(asyncio.CancelledError):
            await waking

    run(work)


def test_a_damaged_log_is_told_to_all_who_wait_for_it(tmp_path: Path) -> None:
    fill(tmp_path, {LONG: [*spoken(3 * SLICE), Sat(by=9, seat=99)]})

    async def work() -> None:
        async with opened(tmp_path) as hub:
            for found in await asyncio.gather(*[hub.wake(LONG) for _ in range(3)], return_exceptions=True):
                assert isinstance(found, Problem)
                assert found.message == "table-damaged"
            with english.raises(Problem, match="no table"):
                hub.registry.room(LONG)

    run(work)


def test_a_table_whose_storing_failed_comes_back_as_it_was_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also for who comes while it is not yet known that it failed."""

    async def work() -> None:
        async with opened(tmp_path) as hub:
            code = (await hub.open(Settings())).table
            came = hub.connect(Deaf(), "")
            with monkeypatch.context() as failing:
                failing.setattr(Database, "write", lambda *_: 1 / 0)
                hub.hello(came, Identity("guest-Ada", "Ada"), Hello(table=code))
                hub.put_away(hub.registry.room(code))
                room = await hub.wake(code)
            assert room.version == 1
            hub.hello(hub.connect(Deaf(), ""), Identity("guest-Bo", "Bo"), Hello(table=code))
            assert await hub.stored()

    run(work)


# Records and replays

ROUNDS = 8
HUGE = 12_000_000  # bytes


@pytest.fixture(scope="module")
def match() -> record.Record:
    """Of 10 players who do anything that they may."""
    return play_match(from_value({"target": 100_000, "rounds": ROUNDS}), 10, 1)


def test_a_long_replay_comes_in_parts_that_make_the_whole(match: record.Record) -> None:
    found = list(parts("match", "", match))
    assert len(found) > 2
    assert [part.next for part in found] == [*[part.rounds[0].number for part in found[1:]], 0]
    rounds = [each for part in found for each in part.rounds]
    assert [each.number for each in rounds] == list(range(1, ROUNDS + 1))
    assert [len(each.steps) for each in rounds] == [len(played.actions) + 1 for played in match.rounds]
    for part in found:
        assert sum(len(each.steps) for each in part.rounds[:-1]) < STEPS
        assert len(msgspec.json.encode(part)) < 4_000_000
        assert part.champions == found[-1].champions != ()


class LongRecords(Records):
    """Where there is a long record, whatever it is called."""

    def __init__(self, text: str) -> None:
        self.text_of = text.encode()
        self.read = 0

    async def record(self, name: str) -> RecordRow:
        return self.row(name)

    def row(self, name: str) -> RecordRow:
        about = FinishedMatch(name, "", "", "classic", ("Ann", "Ben"), (1,))
        return RecordRow(name, 7, False, 0.0, msgspec.json.encode(about), "")

    async def text(self, _: str) -> AsyncIterator[bytes]:
        self.read += 1
        yield self.text_of


class Here(WorkProcess):
    """Does in this process what is to be done in another, when a test says so."""

    def __init__(self) -> None:
        super().__init__("")
        self.may = asyncio.Semaphore(0)
        self.running = 0
        self.most = 0

    async def do(self, work: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        self.running += 1
        self.most = max(self.most, self.running)
        await self.may.acquire()
        self.running -= 1
        return work(*args)


class Through(Replays):
    """Goes through records in this process."""

    def __init__(self, records: LongRecords) -> None:
        super().__init__(records)
        self._worker = self.here = Here()


@pytest.fixture(scope="module")
def short_text() -> str:
    return record.dumps(play_match(from_value({"rounds": 1}), 2, 1))


def test_records_are_gone_through_one_at_a_time_and_once_for_all_who_ask(short_text: str) -> None:
    async def work() -> None:
        records = LongRecords(short_text)
        replays = Through(records)
        asking = [asyncio.ensure_future(replays.part(name, 1)) for name in ("a", "b", "c") for _ in range(10)]
        checking = asyncio.ensure_future(replays.findings("a"))
        for _ in range(4):
            replays.here.may.release()
        answers = await asyncio.gather(*asking)
        assert msgspec.json.decode(gzip.decompress(answers[0]), type=Replay).next == 0
        assert len(await checking) > 2
        assert (records.read, replays.here.most) == (4, 1)
        assert await replays.part("a", 2) == answers[0]  # which has been kept
        assert records.read == 4

    run(work)


def test_only_so_many_records_wait_to_be_gone_through(short_text: str) -> None:
    async def work() -> None:
        replays = Through(LongRecords(short_text))
        asking = [asyncio.ensure_future(replays.part(str(number), 1)) for number in range(WAITING)]
        await asyncio.sleep(0)
        with english.raises(Problem, match="full"):
            await replays.part("one more", 1)
        for _ in range(WAITING + 1):
            replays.here.may.release()
        await asyncio.gather(*asking)
        assert await replays.part("one more", 1)

    run(work)


def test_what_is_kept_of_replays_has_a_weight() -> None:
    kept: BoundedCache[str] = BoundedCache(10, len)
    kept.put("a", 4 * "A")
    kept.put("a", 4 * "A")  # by another who had asked for it
    kept.put("b", 4 * "B")
    assert kept.get("a") == 4 * "A"
    kept.put("c", 4 * "C")
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (4 * "A", None, 4 * "C")
    kept.put("d", 11 * "D")
    assert [kept.get(name) for name in "abcd"] == [None] * 4


@pytest.fixture(scope="module")
def house(match: record.Record, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("records")
    texts = {"long": record.dumps(match), "huge": "#" * HUGE}
    rows = [msgspec.structs.replace(LongRecords("").row(name), text=text) for name, text in texts.items()]
    with closing(Database(folder / "lastcard.sqlite3")) as store:
        store.write(WriteBatch(records=rows))
    with Running(folder) as running:
        yield running


def test_parts_are_found_by_their_rounds(house: Running, match: record.Record) -> None:
    found = list(parts("long", "", match))
    with house.http() as client:
        for part in found:
            for number in (part.rounds[0].number, part.rounds[-1].number):
                answer = client.get(f"/api/records/long/replay?round={number}")
                assert answer.content == msgspec.json.encode(part)
        assert client.get("/api/records/long/replay").json()["next"] == found[0].next
        beyond = client.get(f"/api/records/long/replay?round={ROUNDS + 1}")
        assert beyond.json()["next"] == 0
        for wrong in ("0", "-1", "x", "1.5", ""):
            assert client.get(f"/api/records/long/replay?round={wrong}").status_code == 400


@contextmanager
def unread(house: Running, path: str, many: int) -> Iterator[list[socket.socket]]:
    """Requests of somebody who never reads the answers."""
    with ExitStack() as opened:
        sockets = []
        for _ in range(many):
            line = opened.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            line.connect(("127.0.0.1", house.port))
            line.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n".encode())
            sockets.append(line)
        yield sockets


def memory(house: Running) -> int:
    """How many bytes the server has in memory."""
    [resident] = re.findall(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{house.process.pid}/status").read_text("utf-8"))
    return int(resident) * 1024


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="no way to see how much memory a process has")
def test_answers_that_nobody_reads_are_few_and_take_no_memory(house: Running) -> None:
    path = "/api/records/huge"
    with house.http() as client:
        assert len(client.get(path).content) == HUGE
    before = memory(house)
    with unread(house, path, 2 * AT_ONCE) as sockets:
        heads = [line.recv(12) for line in sockets]
        assert sorted(heads) == [b"HTTP/1.1 200"] * AT_ONCE + [b"HTTP/1.1 429"] * AT_ONCE
        with house.http() as client:
            refused = client.get(path)
            assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
            assert client.get("/health").json()["status"] == "ok"
        assert memory(house) - before < HUGE
    with house.http() as client:  # once they have gone it is as before
        while (answer := client.get(path)).status_code == 429:
            time.sleep(0.05)
        assert len(answer.content) == HUGE


def test_an_answer_is_unpacked_only_as_far_as_it_is_read() -> None:
    data = b"".join(number.to_bytes(4, "big") for number in range(1_000_000))
    packed = gzip.compress(data, 1)

    async def work() -> None:
        pieces = library._unpacked(packed)
        first = await anext(pieces)
        assert first == data[: len(first)]
        assert len(first) <= PIECE
        rest = [first, *[piece async for piece in pieces]]
        assert b"".join(rest) == data
        assert max(map(len, rest)) <= PIECE

    run(work)


# The greatest length of a match

ENDLESS = {"target": 100_000}
AT_EASE: dict[str, Any] = {"timer": 0, "pace": 0, "call_grace": 0, "catch_grace": 0, "jump_grace": 0}


def seated(rules: dict[str, Any]) -> tuple[House, list[Client]]:
    """Two people who have begun a match, and somebody who watches."""
    house = House(Settings(rules=rules, seats=2, **AT_EASE))
    ann, ben = house.join(Client("Ann")), house.join(Client("Ben"))
    watcher = house.join(Client("Cat"), watch=True, language="sv")
    house.say(ann, Start())
    return house, [ann, ben, watcher]


def as_restored(house: House) -> None:
    """What comes back from the log is what there was."""
    before = house.room.table
    house.restart()
    after = house.room.table
    assert presenting.room(after) == presenting.room(before)
    assert after.deal_again() == before.deal_again()
    assert (after.match_state is None) == (before.match_state is None)


def test_a_match_has_at_most_as_many_rounds_as_the_rules_let_one_ask_for() -> None:
    assert OPTIONS["rounds"].values == range(tables.MOST_ROUNDS + 1)


@pytest.mark.parametrize(("bound", "most"), [("MOST_ROUNDS", 3), ("LONG_MATCH", 60)])
def test_a_match_that_would_never_end_ends_with_a_last_round(
    bound: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, bound, most)
    house, clients = seated(ENDLESS)
    house.play(clients[:2], Random(1))
    table = house.room.table
    match = table.to_record("2026-01-02T03:04:05Z")
    assert table.stage == "over"
    assert [played.last for played in match.rounds] == [*[False] * (len(match.rounds) - 1), True]
    if bound == "MOST_ROUNDS":
        assert len(match.rounds) == most
    else:
        assert sum(len(played.actions) for played in match.rounds[:-2]) < most
    assert clients[0].room is not None
    assert clients[0].room.champions == (1 + max((0, 1), key=lambda seat: table.match_state.match.scores[seat]),)  # type: ignore[union-attr]
    assert record.loads(record.dumps(match)) == match
    assert all(found.right for found in verifiable_shuffle.verify(match))
    as_restored(house)
    house, clients = seated(ENDLESS)  # the next match has all of its rounds
    assert house.room.table.deal_again().last is False


def draw_on(house: House, clients: list[Client]) -> None:
    """Players who do nothing but draw, until the round is over."""
    for _ in range(200):
        for client in clients:
            legal = client.own.legal if client.own is not None else ()
            for action in ("draw", "pass", "accept", "colour R"):
                if action in legal and house.room.table.stage == "round":
                    house.act(client, action, f"{client.person}-{client.version}")
                    break
        house.wait(1)


def test_a_round_that_does_not_end_is_called_off_and_another_match_can_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "LONGEST_ROUND", 40)
    house, clients = seated(ENDLESS)
    draw_on(house, clients[:2])
    table = house.room.table
    assert (table.stage, table.match_state, table.record, house.room.finished) == ("lobby", None, "", False)
    assert [client.refused[-1].code for client in clients] == ["called-off"] * 3
    assert clients[0].refused[-1].text != clients[2].refused[-1].text
    assert sum(b'"type":"acted"' in text.encode() for _, text in house.entries) == 40
    assert house.entries[-1][1] == '{"type":"called-off"}'
    as_restored(house)
    again = [house.join(Client(name)) for name in ("Ann", "Ben")]
    assert all(client.room is not None and client.room.stage == "lobby" and client.game is None for client in again)
    house.say(again[0], Start())
    assert house.room.table.stage == "round"


def test_a_match_that_was_called_off_leaves_no_seat_to_who_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "LONGEST_ROUND", 10)
    house, clients = seated(ENDLESS)
    house.say(clients[1], Leave())
    draw_on(house, clients[:1])
    assert house.room.table.stage == "lobby"
    assert [chair.person for chair in house.room.table.chairs] == [1, 0]


def test_a_log_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    house, clients = seated({"target": 1})
    monkeypatch.setattr(commands, "MOST_ENTRIES", len(house.entries))
    ann, ben, _ = clients

    def are_refused(*commands: Command) -> None:
        for command in commands:
            house.say(ann, command)
            assert ann.refused[-1].code == "table-used-up"
            ann.refused.clear()

    are_refused(Chat(text="x"), ShowFace(face=3), Pause())
    house.play([ann, ben], Random(3))  # a match that runs may come to its end
    before = len(house.entries)
    are_refused(Chat(text="x"), ShowFace(face=3), Start(), Rise(), Change(settings=Settings()))
    assert house.refusal(Client("Eva"), watch=True) == ""
    house.say(ben, Leave())
    assert house.refusal(Client("Dot")) == "table-used-up"
    assert house.refusal(Client("Ben")) == "table-used-up"
    assert len(house.entries) == before + 1
