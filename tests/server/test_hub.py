"""The tables of a server together: put away, brought back, listed, removed, and when one can't be read."""

from __future__ import annotations

import gc
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import english
import msgspec
import pytest

from lastcard import record
from lastcard.core.errors import Problem
from lastcard.protocol.messages import Hello, Settings, Start
from lastcard.protocol.replays import FinishedMatch
from lastcard.server import hub as hubs
from lastcard.server import registry
from lastcard.server.records import Records
from lastcard.server.storage.base import RecordRow, RoomRow, WriteBatch
from lastcard.server.storage.database import Database
from lastcard.server.storage.moderation import PlayedRow
from lastcard.table.identities import Identity
from server.within import Line, come, database, guest, opened, run


def test_a_table_that_nobody_uses_is_put_away_and_comes_back_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hub:
            code = (await hub.open(Settings())).table
            connection, line = await come(hub, code, guest("Ada"))
            before = hub.registry.room(code)
            monkeypatch.setattr(registry, "IDLE", -1.0)
            hub.tidy(time.time())
            assert hub.registry.room(code) is before
            hub.leave(connection)
            hub.tidy(time.time())
            assert hub.registry.summary(code).names == ("Ada", "", "", "")
            _, again = await come(hub, code, guest("Ada"))
            assert hub.registry.room(code) is not before
            assert again.messages[0]["seat"] == line.messages[0]["seat"] == 1
            assert again.messages[0]["version"] == line.messages[0]["version"]

    run(work)


def test_a_table_that_was_not_used_for_long_is_removed_but_not_one_with_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "IDLE", -1.0)

    async def work() -> None:
        async with opened(tmp_path, expire=2.0) as hub:
            left, kept = (await hub.open(Settings())).table, (await hub.open(Settings())).table
            await come(hub, kept, guest("Ada"))
            hub.tidy(time.time() + 3 * 3600)
            hub.tidy(time.time() + 3 * 3600)
            await hub.stored()
            with pytest.raises(Problem) as refused:
                hub.registry.summary(left)
            assert refused.value.message == "unknown-table"
            assert hub.registry.summary(kept).names[0] == "Ada"
        async with opened(tmp_path) as hub:
            assert len(hub.registry) == 1
            assert await hub.store.entries(1) == []

    run(work)


def test_public_tables_are_listed_and_private_ones_are_not(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hub:
            await hub.open(Settings(public=False))
            code = (await hub.open(Settings(public=True, rules="jump-in", seats=3))).table
            await come(hub, code, guest("Ada"))
            await come(hub, code, guest("Wanda"), watch=True)
            [listed] = hub.registry.public(10)
            assert (listed.table, listed.preset, listed.names) == (code, "jump-in", ("Ada", "", ""))
            assert (listed.free, listed.watching, listed.stage) == (2, 1, "lobby")
        async with opened(tmp_path) as hub:
            [listed] = hub.registry.public(10)
            assert (listed.table, listed.names, listed.watching) == (code, ("Ada", "", ""), 0)

    run(work)


def test_a_table_that_sleeps_is_listed_at_the_address_of_now_and_without_a_card(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hub:
            code = (await hub.open(Settings(seats=2, public=True))).table
            connection, _ = await come(hub, code, guest("Ada"))
            hub.say(connection, msgspec.json.encode(Start()))
            await hub.stored()
            [listed] = hub.registry.public(10)
            assert (listed.round, listed.bots, listed.seats, bool(listed.top)) == (1, (2,), 2, True)
        async with opened(tmp_path, url="https://cards.example.org/") as hub:
            [sleeping] = hub.registry.public(10)
            link = f"https://cards.example.org/t/{code}"
            assert sleeping == msgspec.structs.replace(listed, link=link, watching=0, top="")

    run(work)


def test_what_was_stored_of_tables_and_matches_by_earlier_versions_is_read(tmp_path: Path) -> None:
    table = {"table": "ABCDEFGH", "link": "", "stage": "lobby", "preset": "classic", "names": ["", ""]}
    match = {"record": "abc", "link": "", "at": "2026-01-01T00:00:00Z", "preset": "classic", "names": ["Ada", "Bo"]}
    row = RoomRow(1, "ABCDEFGH", True, 0.0, msgspec.json.encode({**table, "free": 2, "watching": 0}))
    about = RecordRow("abc", 1, True, 0.0, msgspec.json.encode({**match, "champions": [2]}), "")
    with closing(Database(tmp_path / "lastcard.sqlite3")) as store:
        store.write(WriteBatch(rooms={1: row}, records=[about]))

    async def work() -> None:
        async with opened(tmp_path) as hub:
            assert (hub.registry.summary("abcdefgh").round, hub.registry.summary("ABCDEFGH").bots) == (0, ())
            [finished] = await Records(hub.store, hub.config.base).newest(10, None)
            assert (finished.rounds, finished.course, finished.page) == (0, (), f"{hub.config.base}/r/abc")

    run(work)


def test_tables_in_a_file_of_an_earlier_version_go_on(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "lastcard.sqlite3")) as old:
        old.executescript(Path(__file__).with_name("schema-1.sql").read_text("utf-8"))

    async def work() -> None:
        async with opened(tmp_path) as hub:
            for code in ("RR6BPJSW", "DT3N5J72"):
                await hub.wake(code)
            over, begun = hub.registry.table("RR6BPJSW"), hub.registry.table("DT3N5J72")
            assert (over.table.stage, begun.table.stage) == ("over", "round")
            records = Records(hub.store, "")
            [match] = await records.newest(10, None)
            text = b"".join([part async for part in records.text(match.record)])
            assert record.dumps(over.table.to_record(match.at)) == text.decode()
            _, line = await come(hub, "DT3N5J72", Identity("XFBz_xJyA8cpZQ61cSILPA", "Åsa"))
            assert (line.messages[0]["seat"], len(line.messages[0]["own"]["hand"])) == (1, 7)
            assert (await hub.open(Settings())).table not in ("RR6BPJSW", "DT3N5J72")

    run(work)


@pytest.mark.parametrize("about", [b"", b"{", b"[]", b'{"record":7}', b'{"record":"\xff"}', b"\xff\xfe"])
def test_a_match_that_can_not_be_listed_is_left_out_and_told_of_once(
    about: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fine = FinishedMatch("fine", "", "2026-01-01T00:00:00Z", "classic", ("Ada", "Bo"), (1,))
    rows = [RecordRow("bad", 1, True, 2.0, about, ""), RecordRow("fine", 1, True, 1.0, msgspec.json.encode(fine), "")]
    with closing(Database(tmp_path / "lastcard.sqlite3")) as store:
        store.write(WriteBatch(records=rows))

    async def work() -> None:
        async with opened(tmp_path) as hub:
            records = Records(hub.store, hub.config.base)
            for _ in range(2):
                assert [finished.record for finished in await records.newest(10, None)] == ["fine"]

    run(work)
    assert [each.message for each in caplog.records if each.levelname == "ERROR"] == ["a match can't be listed"]


def test_a_table_that_can_not_be_read_is_refused_and_the_others_go_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hub:
            broken, fine = (await hub.open(Settings())).table, (await hub.open(Settings())).table
            await come(hub, broken, guest("Ada"))
            database(hub)._writer.execute("DELETE FROM journal WHERE room = 1 AND version = 2")
        async with opened(tmp_path) as hub:
            with pytest.raises(Problem) as refused:
                await hub.wake(broken)
            assert refused.value.message == "table-damaged"
            assert str(tmp_path) not in english.told(refused.value)
            _, line = await come(hub, fine, guest("Bo"))
            assert line.messages[0]["type"] == "welcome"

    run(work)


def test_no_more_tables_than_there_may_be(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, tables=1) as hub:
            await hub.open(Settings())
            with pytest.raises(Problem) as refused:
                await hub.open(Settings())
            assert refused.value.message == "server-full"

    run(work)


def test_of_a_match_that_is_lost_with_its_table_nobody_is_kept_as_a_player(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hub:
            outbox = hub.outbox
            matches = ((1, "lost"), (2, "kept"))
            outbox.batch.records = [RecordRow(name, room, False, 0.0, b"{}", "") for room, name in matches]
            outbox.batch.played = [PlayedRow("ada", name, 1) for _, name in matches]
            outbox._give_up({1})
            found = outbox.batch
            outbox.batch = WriteBatch()
            assert [row.id for row in found.records] == [row.record for row in found.played] == ["kept"]

    run(work)


def test_a_line_that_breaks_takes_nobody_with_it(tmp_path: Path) -> None:
    class Broken(Line):
        def post(self, message: bytes) -> None:  # noqa: ARG002
            raise OSError

    async def work() -> None:
        async with opened(tmp_path) as hub:
            code = (await hub.open(Settings())).table
            broken = hub.connect(Broken(), "")
            hub.hello(broken, Identity("guest-Ada", "Ada"), Hello(table=code))
            _, line = await come(hub, code, guest("Bo"))
            assert line.messages[0]["type"] == "welcome"

    run(work)


def test_a_table_says_who_invites_to_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hub:
            code = (await hub.open(Settings(), Identity("guest-Ada", "Ada"))).table
            assert hub.registry.summary(code).host == "Ada"
            await come(hub, code, guest("Bo"))
            assert hub.registry.summary(code).host == "Bo"
            await come(hub, code, guest("Ada"))
            assert hub.registry.summary(code).host == "Ada"
        async with opened(tmp_path) as hub:
            assert hub.registry.summary(code).host == "Ada"

    run(work)


def test_a_match_that_is_over_is_not_listed(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hub:
            code = (await hub.open(Settings(seats=2, public=True))).table
            await come(hub, code, guest("Ada"))
            assert [listed.table for listed in hub.registry.public(10)] == [code]
            hub.registry.table(code).table.stage = "over"
            assert hub.registry.public(10) == []
            assert hub.registry.summary(code).stage == "over"

    run(work)


def test_what_ended_connections_leave_is_cleared_away_when_as_many_have_ended_as_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        cleared: list[int] = []
        monkeypatch.setattr(hubs, "ENDED", 2)
        monkeypatch.setattr(gc, "collect", lambda: cleared.append(1))
        async with opened(tmp_path) as hub:
            code = (await hub.open(Settings())).table
            for ended in range(1, 7):
                connection, _ = await come(hub, code, guest("Ada"))
                hub.connections = 3
                hub.leave(connection)
                hub.tidy(hub.registry.served())
                assert len(cleared) == ended // 3

    run(work)
