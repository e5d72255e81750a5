"""Records as rows for learning by imitation: what a seat knew, could have said and said, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from lastcard.core.actions import Action, parse
from lastcard.engine.codes import SHED
from lastcard.engine.memory import Memory
from lastcard.engine.round import Round
from lastcard.envs.encoder import Encoder
from lastcard.envs.layout import ACTIONS, OBSERVED, TO_CLOSE
from lastcard.envs.table import Table, laying
from lastcard.record.model import Record
from lastcard.record.replay import replay

if TYPE_CHECKING:
    import pyarrow

ROWS = 10_000  # in a group of the file


class DecisionRow(msgspec.Struct):
    """A row. `reward` and `points` are those of the round for the seat, empty where it was not played to its end."""

    source: str  # the file
    time: str  # when the match was played, as far as the record tells
    rules: str
    seats: int
    round: int
    step: int  # actions of the round before this one
    seat: int
    observation: bytes
    mask: bytes
    action: int
    uno: bool  # whether UNO was called in the same breath
    reward: float | None = None
    points: int | None = None


def decisions(record: Record, source: str = "") -> Iterator[DecisionRow]:
    """Every decision of a record, in order; a shed is one for each card."""
    seats = len(record.seats)
    watcher = Watcher(record, source)
    rows: list[DecisionRow] = []
    game: Round | None = None
    for step in replay(record, listen=True):
        if step.done == 0:
            yield from rows
            rows = []
            game = step.round
            watcher.begin(game)
        for memory in watcher.memories:
            memory.watch(step.events)
        played = record.rounds[step.number].actions
        if step.round.over:
            rewards = [watcher.table.reward(seat, False) for seat in range(seats)]
            points = [step.round.gain(seat) for seat in range(seats)]
            for row in rows:
                row.reward, row.points = rewards[row.seat - 1], points[row.seat - 1]
        elif step.done < len(played):
            rows += watcher.rows(parse(played[step.done], seats), step.number + 1, step.done)
    yield from rows


class Watcher:
    """Sees each decision of a round as the seat saw it that took it."""

    def __init__(self, record: Record, source: str) -> None:
        self.rules, self.seats = record.rules, len(record.seats)
        self.source = source
        self.time = str(record.meta.get("date", ""))
        self.table = Table(self.rules, self.seats, 0, 0, False)
        self.encoder = Encoder(self.rules, self.seats)
        self.memories: list[Memory] = []

    def begin(self, game: Round) -> None:
        self.memories = [Memory(seat + 1, self.seats) for seat in range(self.seats)]
        self.table.adopt(game, self.memories)

    def rows(self, action: Action, number: int, step: int) -> Iterator[DecisionRow]:
        """What is about to be said."""
        seat = action.seat - 1
        game = self.table.game
        aside = not game.awaited() >> seat & 1
        if action.verb_number == SHED:
            for place, face in enumerate(action.cards):
                self.table.attend(seat, aside, action.cards[:place])
                yield self.row(seat, number, step, self.table.legal, laying(face))
            left = len(game.hand(seat)) - len(action.cards)
            if game.order_size == 0 and left > 1:
                self.table.attend(seat, aside, action.cards)
                yield self.row(seat, number, step, self.table.legal, TO_CLOSE)
        else:
            self.table.attend(seat, aside, b"")
            legal = [self.table.action_of(each.code) for each in game.legal(seat)]
            yield self.row(seat, number, step, legal, self.table.action_of(action.code), action.uno)
        self.table.hear(action.code)

    def row(self, seat: int, number: int, step: int, legal: list[int], action: int, uno: bool = False) -> DecisionRow:
        mask = bytearray(ACTIONS)
        for each in legal:
            mask[each] = 1
        return DecisionRow(
            self.source,
            self.time,
            str(self.rules),
            self.seats,
            number,
            step,
            seat + 1,
            bytes(self.encoder.observe(self.table, seat)),
            bytes(mask),
            action,
            uno,
        )


class Writer:
    """A Parquet file that grows by groups of rows, and is there in whole or not at all."""

    def __init__(self, file: Path) -> None:
        import pyarrow
        from pyarrow import parquet

        self._arrow = pyarrow
        self.file = file
        self.part = file.with_name(file.name + ".part")
        self.schema: pyarrow.Schema = pyarrow.schema(
            [
                ("source", pyarrow.string()),
                ("time", pyarrow.string()),
                ("rules", pyarrow.string()),
                ("seats", pyarrow.uint8()),
                ("round", pyarrow.uint16()),
                ("step", pyarrow.uint32()),
                ("seat", pyarrow.uint8()),
                ("observation", pyarrow.list_(pyarrow.uint8(), OBSERVED)),
                ("mask", pyarrow.list_(pyarrow.uint8(), ACTIONS)),
                ("action", pyarrow.uint8()),
                ("uno", pyarrow.bool_()),
                ("reward", pyarrow.float32()),
                ("points", pyarrow.int32()),
            ]
        )
        self._writer: Any = parquet.ParquetWriter(self.part, self.schema, compression="zstd")
        self._rows: list[DecisionRow] = []
        self.count = 0

    def add(self, rows: list[DecisionRow]) -> None:
        self._rows += rows
        self.count += len(rows)
        if len(self._rows) >= ROWS:
            self._flush()

    def _flush(self) -> None:
        wide = {"observation": OBSERVED, "mask": ACTIONS}
        columns = []
        for field in self.schema:
            values = [getattr(row, field.name) for row in self._rows]
            if field.name in wide:
                flat = self._arrow.py_buffer(b"".join(values))
                numbers = self._arrow.Array.from_buffers(
                    self._arrow.uint8(), len(values) * wide[field.name], [None, flat]
                )
                columns.append(self._arrow.FixedSizeListArray.from_arrays(numbers, wide[field.name]))
            else:
                columns.append(self._arrow.array(values, field.type))
        self._writer.write_table(self._arrow.Table.from_arrays(columns, schema=self.schema))
        self._rows = []

    def close(self) -> None:
        if self._rows:
            self._flush()
        self._writer.close()
        self.part.replace(self.file)


def each_file(paths: list[Path]) -> Iterator[Path]:
    """Files as they are given, and the records in folders."""
    for path in paths:
        yield from sorted(path.rglob("*.toml")) if path.is_dir() else [path]
