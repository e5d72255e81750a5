"""An evening that was played becomes its record: what its state holds, and the records of its tables, put together."""

from __future__ import annotations

import time
from collections.abc import Mapping

from lastcard import record
from lastcard.core.times import iso
from lastcard.evening.album import Album, StagePage, TablePage
from lastcard.evening.state import Evening, EveningStage, EveningTable


def bind(evening: Evening, records: Mapping[str, str]) -> Album:
    """The whole evening; `records` are the texts of its online tables' records, by name."""
    return Album(
        plan=evening.plan,
        players=tuple([player.name for player in evening.players.values()]),
        stages=tuple([_stage(stage, records) for stage in evening.counted_stages()]),
        standings=evening.standings(),
        meta={"date": iso(time.time())},
        teams=tuple(evening.teams().values()) if evening.duplicate else (),
    )


def _stage(stage: EveningStage, records: Mapping[str, str]) -> StagePage:
    return StagePage(tuple([_table(table, records) for table in stage.tables if table.over]), stage.idle)


def _table(table: EveningTable, records: Mapping[str, str]) -> TablePage:
    text = records.get(table.record, "")
    called_off = () if text or table.slips or table.corrections else (table.points,)
    return TablePage(
        players=table.players,
        points=table.points,
        record=record.loads(text) if text else None,
        slips=tuple(table.slips),
        corrections=(*called_off, *table.corrections),
    )
