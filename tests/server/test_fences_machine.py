"""Three servers on one database that live and die in any order, against a model: lists and their owners."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import asyncpg
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from lastcard.server.storage.base import Elsewhere, RoomRow, StoreLost, Unavailable, WriteBatch
from lastcard.server.storage.postgres import queries
from lastcard.server.storage.postgres.store import PostgresStore
from server.test_fences import LEASE, url  # noqa: F401  a fixture

T = TypeVar("T")
NODES: Final = 3
TABLES: Final = 2
HOW: Final = settings(stateful_step_count=20, deadline=None, database=None)
node = st.integers(0, NODES - 1)
table = st.integers(0, TABLES - 1)


class Servers(RuleBasedStateMachine):
    """What a server believes of a table is the version that it has read or written last."""

    where = ""  # the database

    @initialize()
    def begin(self) -> None:
        self.runner = asyncio.Runner()
        self.line = self.run(asyncpg.connect(self.where, server_settings={"search_path": "lastcard"}))
        self.run(self.line.execute("TRUNCATE nodes, rooms, log, removed"))
        self.stores = [self.run(PostgresStore.open(self.where, f"node{place}", LEASE)) for place in range(NODES)]
        self.lives = [True] * NODES  # as all others see it
        self.over = [False] * NODES  # its lease
        self.broken = [False] * NODES  # its lines
        self.believes: list[dict[int, int]] = [{} for _ in range(NODES)]
        self.logs: list[list[str]] = [[] for _ in range(TABLES)]
        self.owners: list[int | None] = [None] * TABLES
        self.rows = []
        for place in range(TABLES):
            number, code = self.run(self.stores[0].allot())
            self.rows.append(RoomRow(number, code, True, 1.0, b"{}"))
            self.run(self.stores[0].write(WriteBatch(rooms={number: self.rows[place]}, released=[number])))

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def teardown(self) -> None:
        if hasattr(self, "runner"):
            for store in self.stores:
                self.run(store.close())
            self.run(self.line.close())
            self.runner.close()

    def lose(self, who: int) -> None:
        self.believes[who].clear()

    @rule(who=node)
    def beat(self, who: int) -> None:
        """A heartbeat, or the beginning of a new life."""
        store = self.stores[who]
        before = store.life
        try:
            self.run(store.check(writing=True))
        except StoreLost:
            assert not self.lives[who]
            self.lose(who)
        except Unavailable:
            assert self.broken[who]
            self.broken[who] = False
        else:
            if before:
                assert self.lives[who]
            else:
                self.lives[who] = True
            self.over[who] = False

    @rule(who=node)
    def expire(self, who: int) -> None:
        if self.stores[who].life and self.lives[who]:
            query = "UPDATE nodes SET until = clock_timestamp() - interval '1 s' WHERE id = $1"
            self.run(self.line.execute(query, self.stores[who].life))
            self.over[who] = True

    @rule(who=node, what=table)
    def succeed(self, who: int, what: int) -> None:
        """The lease of whoever has a table is over, and another server takes it."""
        owner = self.owners[what]
        if owner is not None and owner != who:
            self.expire(owner)
        self.claim(who, what)

    @rule(who=node, what=table)
    def claim(self, who: int, what: int) -> None:
        store, row = self.stores[who], self.rows[what]
        owner = self.owners[what]
        taken = owner is not None and owner != who and self.lives[owner] and not self.over[owner]
        try:
            found = self.run(store.claim(row.code))
        except Elsewhere:
            assert taken
            return
        except Unavailable:
            assert self.broken[who] or not store.life or not self.lives[who]
            self.broken[who] = False
            self.bury_if_over(who, owner, taken)
            return
        assert found == row
        assert not taken
        if owner is not None and owner != who and self.over[owner]:
            self.bury(owner)
        self.owners[what] = who
        self.believes[who][what] = len(self.run(store.entries(row.id)))
        assert self.believes[who][what] == len(self.logs[what])

    def bury_if_over(self, who: int, owner: int | None, taken: bool) -> None:
        """Even one who is dead itself may find another dead."""
        if owner is not None and owner != who and not taken and self.lives[owner] and self.over[owner]:
            query = "SELECT count(*) FROM nodes WHERE id = $1"
            if not self.run(self.line.fetchval(query, self.stores[owner].life)):
                self.bury(owner)

    def bury(self, who: int) -> None:
        """It is dead to all others, whatever it believes."""
        self.lives[who], self.over[who] = False, False
        self.owners = [None if owner == who else owner for owner in self.owners]

    @rule(who=node, what=table, more=st.booleans())
    def append(self, who: int, what: int, more: bool) -> None:
        """Appends to what this server takes for its own."""
        if not self.believes[who] or not self.stores[who].life:
            return
        what = sorted(self.believes[who])[what % len(self.believes[who])]
        store, row = self.stores[who], self.rows[what]
        version = self.believes[who][what] + 1
        text = f'"{who} {version} {len(self.logs[what])}"'
        store._newest[row.id] = version - 1
        rooms = {row.id: row} if more else {}
        try:
            self.run(store.write(WriteBatch([(row.id, version, 0.0, text)], rooms)))
        except StoreLost:
            assert not (self.lives[who] and self.owners[what] == who)
            assert not store.life
            self.lose(who)
            if self.lives[who]:  # it was not dead, but had it released
                self.step_aside(who)
        except Unavailable:
            assert self.broken[who] or self.owners[what] != who
            self.broken[who] = False
        else:
            assert self.lives[who]
            assert self.owners[what] == who
            self.logs[what].append(text)
            self.believes[who][what] = version

    def step_aside(self, who: int) -> None:
        self.bury(who)
        self.run(self.line.execute("DELETE FROM nodes WHERE id = $1", self.stores[who]._before))

    @rule(who=node, what=table)
    def release(self, who: int, what: int) -> None:
        store, row = self.stores[who], self.rows[what]
        if not store.life or what not in self.believes[who]:
            return
        try:
            self.run(store.write(WriteBatch(released=[row.id])))
        except StoreLost:
            assert not self.lives[who]
            self.lose(who)
        except Unavailable:
            assert self.broken[who]
            self.broken[who] = False
        else:
            assert self.lives[who]
            if self.owners[what] == who:
                self.owners[what] = None
            # what it believes it keeps, as a server with an error in it would

    @rule(who=node)
    def break_off(self, who: int) -> None:
        """Its connections to the database end."""
        store = self.stores[who]
        for line in (store._writer, store._heart, *store._readers):
            if line._connection is not None and not line._connection.is_closed():
                ended = line._connection.get_server_pid()
                self.run(self.line.execute("SELECT pg_terminate_backend($1, 5000)", ended))
        self.broken[who] = True

    @precondition(lambda self: any(self.lives))
    @rule(who=node)
    def leave(self, who: int) -> None:
        store = self.stores[who]
        lived = bool(store.life) and self.lives[who]
        try:
            self.run(store.leave())
        except Unavailable:
            assert self.broken[who]
            self.broken[who] = False
            if lived:
                self.step_aside(who)
        else:
            if lived:
                self.bury(who)
        store._left = False  # so that it may come back
        self.lose(who)

    @invariant()
    def each_log_is_what_was_acknowledged(self) -> None:
        if not hasattr(self, "rows"):
            return
        found = self.run(self.line.fetch("SELECT room, version, entry, node FROM log ORDER BY room, version"))
        for row, log in zip(self.rows, self.logs, strict=True):
            mine = [each for each in found if each["room"] == row.id]
            assert [each["entry"] for each in mine] == log
            assert [each["version"] for each in mine] == list(range(1, len(log) + 1))


def test_whatever_servers_do_each_version_is_acknowledged_once(url: str, long: bool) -> None:  # noqa: F811
    class Here(Servers):
        where = url

    run_state_machine_as_test(Here, settings=settings(HOW, max_examples=200 if long else 8))


def test_it_is_noticed_where_the_fences_are_missing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    text = queries.APPEND.replace(" AND rooms.owner = $1", "")
    text = text.replace("SELECT id FROM nodes WHERE id = $1 FOR KEY SHARE", "SELECT $1::bigint AS id")
    monkeypatch.setattr(queries, "APPEND", text)

    class Here(Servers):
        where = url

    servers = Here()
    servers.begin()
    try:
        servers.claim(0, 0)
        servers.append(0, 0, more=False)
        servers.succeed(1, 0)
        with pytest.raises(AssertionError):
            servers.append(0, 0, more=False)
    finally:
        servers.teardown()
