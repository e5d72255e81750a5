"""Reviews over HTTP: made once, apart from the games, kept with their version; and the luck of all matches."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from lastcard import record
from lastcard.analysis.chances import version
from lastcard.analysis.luck import of_match
from lastcard.analysis.review import Review
from lastcard.core.errors import Problem
from lastcard.core.rules import parse
from lastcard.lab.random_play import play_match
from lastcard.protocol.replays import FinishedMatch, LuckShown, TableLuck
from lastcard.server import reviews
from lastcard.server.records import Records
from lastcard.server.reviews import EACH, Reviews
from lastcard.server.storage.base import LuckRow, RecordRow, ReviewRow, Store, WriteBatch
from lastcard.server.storage.sqlite import SqliteStore

HERE = "10.0.0.1"


def row(name: str, seats: int = 2, text: str = "", at: float = 1.0) -> RecordRow:
    game = play_match(parse("classic target=1"), seats, 1)
    marked = msgspec.structs.replace(game, meta={"bots": ["", *["easy"] * (seats - 1)]})
    about = FinishedMatch(name, "", "2026-01-01T00:00:00Z", "classic", game.seats, (1,))
    return RecordRow(name, 1, True, at, msgspec.json.encode(about), text or record.dumps(marked))


@asynccontextmanager
async def opened(folder: Path, *rows: RecordRow) -> AsyncIterator[tuple[Reviews, Store]]:
    store = SqliteStore.open(folder / "lastcard.sqlite3")
    made = Reviews(Records(store, ""), store)
    try:
        await store.write(WriteBatch(records=list(rows)))
        yield made, store
    finally:
        await made.close()
        await store.close()


def within(folder: Path, work: Callable[[Reviews, Store], Awaitable[None]], *rows: RecordRow) -> None:
    async def run() -> None:
        async with opened(folder, *rows) as (made, store):
            await work(made, store)

    asyncio.run(run())


async def done(made: Reviews, name: str) -> bytes:
    """The review, once it is there; until then, how much of it is."""
    shares = []
    while not isinstance(found := await made.review(name, HERE), bytes):
        shares.append(found)
        await asyncio.sleep(0.02)
    assert shares == sorted(shares)
    assert all(0 <= share <= 1 for share in shares)
    return found


def test_a_review_is_made_once_and_kept_with_the_luck(tmp_path: Path) -> None:
    async def work(made: Reviews, store: Store) -> None:
        packed = await done(made, "one")
        found = msgspec.json.decode(gzip.decompress(packed), type=Review)
        assert found.version == version()
        assert await made.review("one", HERE) == packed == await store.review("one", version())
        assert await store.review("one", "another version") is None
        shown = await made.luck()
        assert (shown.matches, shown.version, len(shown.seats)) == (1, version(), 2)
        assert [seat.luck for seat in shown.seats] == [luck.cards for luck in found.luck]
        assert shown.guests.luck == found.luck[0].cards
        assert shown.bots.low <= shown.bots.luck <= shown.bots.high

    within(tmp_path, work, row("one"))


def test_whoever_wants_many_reviews_at_once_has_to_wait(tmp_path: Path) -> None:
    names = [f"match-{number}" for number in range(EACH + 1)]

    async def work(made: Reviews, store: Store) -> None:  # noqa: ARG001
        for name in names[:EACH]:
            assert await made.review(name, HERE) == 0
        with pytest.raises(Problem, match="too-fast"):
            await made.review(names[-1], HERE)
        assert await made.review(names[0], HERE) == 0  # it is on its way
        assert await made.review(names[-1], "10.0.0.2") == 0

    within(tmp_path, work, *map(row, names))


def test_no_more_wait_than_there_is_room_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "WAITING", 1)

    async def work(made: Reviews, store: Store) -> None:  # noqa: ARG001
        assert await made.review("one", HERE) == 0
        with pytest.raises(Problem, match="server-full"):
            await made.review("two", HERE)

    within(tmp_path, work, row("one"), row("two"))


@pytest.mark.parametrize("text", ["lastcard = 2\n", 'lastcard = 1\nseats = ["A", "B"]\n'])
def test_what_can_not_be_reviewed_is_refused_and_nothing_of_it_is_kept(tmp_path: Path, text: str) -> None:
    async def work(made: Reviews, store: Store) -> None:
        with pytest.raises(Problem, match="record-damaged"):
            await done(made, "bad")
        assert await store.review("bad", version()) is None
        assert (await made.luck()).matches == 0
        with pytest.raises(Problem, match="unknown-record"):
            await made.review("none", HERE)

    within(tmp_path, work, row("bad", text=text))


def test_a_match_that_is_not_over_has_no_review(tmp_path: Path) -> None:
    game = play_match(parse("classic target=1"), 2, 1)
    [played] = game.rounds
    half = msgspec.structs.replace(played, actions=played.actions[:5], result=None)
    text = record.dumps(msgspec.structs.replace(game, rounds=(half,)))

    async def work(made: Reviews, store: Store) -> None:  # noqa: ARG001
        with pytest.raises(Problem, match="record-damaged") as refused:
            await done(made, "half")
        assert "review-not-over" in str(refused.value.details["reason"])

    within(tmp_path, work, row("half", text=text))


def test_the_luck_of_all_matches_is_found_by_and_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PAUSE", 0.01)
    rows = [row("old", at=1.0), row("bad", text="lastcard = 2\n", at=2.0), row("new", 3, at=3.0)]

    async def work(made: Reviews, store: Store) -> None:
        made.start()
        shown: LuckShown | None = None
        while shown is None or len(shown.seats) < 3:
            await asyncio.sleep(0.02)
            shown = await made.luck()
        assert shown.matches == 2
        assert await store.without_luck(version(), 9) == ["bad"]
        totals = await store.lucks(version())
        wanted = of_match(record.loads(rows[0].text))[0].cards + of_match(record.loads(rows[2].text))[0].cards
        assert (totals[0].seat, totals[0].bot, totals[0].matches, totals[0].luck) == (1, False, 2, wanted)

    within(tmp_path, work, *rows)


def test_what_another_version_found_is_replaced(tmp_path: Path) -> None:
    async def work(made: Reviews, store: Store) -> None:
        old = LuckRow("one", 1, "old", False, 1, 500_000, 1, 2, 3, 4, 500_010)
        await store.write(WriteBatch(reviews=[ReviewRow("one", "old", b"x")], lucks=[old]))
        assert await store.without_luck(version(), 9) == ["one"]
        await done(made, "one")
        assert await store.review("one", "old") is None
        assert await store.lucks("old") == []
        assert await store.without_luck(version(), 9) == []

    within(tmp_path, work, row("one"))


# At a table


def test_the_luck_of_a_table_is_summed_by_name_over_its_matches(tmp_path: Path) -> None:
    async def work(made: Reviews, _: Store) -> None:
        shares = []
        while not isinstance(found := await made.at_table(1, HERE), TableLuck):
            shares.append(found)
            await asyncio.sleep(0.02)
        assert shares == sorted(shares)
        assert (found.record, found.matches) == ("two", 2)
        [person] = [each for each in found.all if not each.bot]
        assert (person.name, person.matches) == ("P1", 2)
        assert person.deal == 2 * found.last[0].deal  # both matches are the same
        for each in found.all:
            assert each.fair + each.deal + each.draws + each.others + each.own == each.result
        nothing = await made.at_table(99, HERE)
        assert isinstance(nothing, TableLuck)
        assert (nothing.matches, nothing.record) == (0, "")

    within(tmp_path, work, row("one"), row("two", at=2.0))


def test_a_match_that_went_on_from_another_is_not_counted(tmp_path: Path) -> None:
    text = row("x").text.replace("[meta]", '[meta]\ncontinues = "one"')

    async def work(made: Reviews, _: Store) -> None:
        await done(made, "two")
        assert (await made.luck()).matches == 0
        found = await made.at_table(1, HERE)
        assert isinstance(found, TableLuck)
        assert (found.matches, found.all) == (0, ())

    within(tmp_path, work, row("two", text=text))
