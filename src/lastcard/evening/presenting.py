"""What an evening tells whom: values of the protocol. Slips are for who plays at their tables, and for the host."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import UNSET
from msgspec.structs import replace

from lastcard.evening import desk, duplicate
from lastcard.evening.state import Evening, EveningStage, EveningTable
from lastcard.protocol.evening import EveningAt, Fit, Participant, StageAt, TableAt, Unfit
from lastcard.record import verifiable_shuffle


def evening(state: Evening, link: str, here: Collection[int], at: float) -> EveningAt:
    """As everybody sees it, at a time of its own."""
    fits, unfit = _suits(state)
    return EveningAt(
        evening=state.code,
        link=link,
        phase=state.phase,
        plan=state.plan,
        preset=state.rules.base,
        host=state.host,
        host_name=state.host_name,
        guests=tuple(
            [
                Participant(
                    number,
                    player.name,
                    here=number in here,
                    typed=not player.guest,
                    left=player.left,
                    away=player.away and number not in here,
                    team=player.team if state.duplicate else 0,
                )
                for number, player in state.players.items()
            ]
        ),
        stages=tuple([_stage(state, number, stage) for number, stage in enumerate(state.stages, 1)]),
        of=state.of(),
        coming=_coming(state),
        standings=state.standings(),
        fits=fits,
        unfit=unfit,
        paused=state.paused,
        vacant=state.vacant,
        left=_left(state, at),
        remaining=_remaining(state, at),
        record=state.code if state.over else "",
    )


def _stage(state: Evening, number: int, stage: EveningStage) -> StageAt:
    if state.duplicate:
        return _same_deals(state, number, stage)
    return StageAt(
        stage=number,
        tables=tuple([_table(place, table) for place, table in enumerate(stage.tables, 1)]),
        idle=stage.idle,
    )


def _same_deals(state: Evening, number: int, stage: EveningStage) -> StageAt:
    """A stage of a duplicate: what nobody may know who still has to play a deal is not in it."""
    released, secrets = stage.released(), state.secrets(number)
    tables = [
        _told_deals(_table(place, table), table.deals[:released], stage.over)
        for place, table in enumerate(stage.tables, 1)
    ]
    return StageAt(
        stage=number,
        tables=tuple(tables),
        idle=stage.idle,
        commitments=tuple([verifiable_shuffle.commitment(bytes.fromhex(secret)) for secret in secrets]),
        secrets=secrets[:released],
        differences=duplicate.differences(state.rules, [table.deals for table in tables]),
    )


def _told_deals(table: TableAt, deals: tuple[tuple[int, ...], ...], over: bool) -> TableAt:
    """A table as far as its deals may be spoken of."""
    return replace(table, deals=deals) if over else replace(table, deals=deals, points=(), places=(), record="")


def _table(number: int, table: EveningTable) -> TableAt:
    return TableAt(
        table=number,
        players=table.players,
        code=table.code or UNSET,
        over=table.over,
        rounds=table.rounds,
        points=table.points,
        places=table.places,
        corrected=bool(table.corrections),
        record=table.record,
    )


def _coming(state: Evening) -> tuple[StageAt, ...]:
    return tuple(
        [
            StageAt(
                stage=number,
                tables=tuple([TableAt(table=place, players=table) for place, table in enumerate(seated.tables, 1)]),
                idle=seated.idle,
            )
            for number, seated in enumerate(state.expected(), len(state.stages) + 1)
        ]
    )


def _suits(state: Evening) -> tuple[tuple[Fit, ...], tuple[Unfit, ...]]:
    """What would suit the people who are there, and the time, before anything is played; and why all else would not."""
    if state.stages or state.over:
        return (), ()
    players = len(state.contestants())
    fits = desk.fits(state.plan, players)
    return fits, desk.unfit(state.plan, players, fits)


def _left(state: Evening, at: float) -> float:
    limit = 60.0 * state.plan.stage_minutes
    if not limit or state.arena or state.phase != "playing":
        return 0.0
    return round(max(state.stages[-1].since + limit - at, 0.0), 3)


def _remaining(state: Evening, at: float) -> float:
    whole = 60.0 * state.plan.minutes
    if not whole or state.over:
        return 0.0
    return round(max(whole - (at - state.begun), 0.0), 3) if state.stages else whole


def slips(state: Evening, player: int, hosting: bool) -> dict[str, str]:
    """What the slips of tables say that are still to be played: all for the host, their own table's for a player.

    Where a schedule says what comes, the host has those of all stages, to print them.
    """
    if not state.plan.real or state.over:
        return {}
    found = [
        (stage, number) for stage, number, table in state.running() if hosting or (player and player in table.players)
    ]
    for stage, seated in enumerate(state.expected() if hosting else (), len(state.stages) + 1):
        found += [(stage, number) for number in range(1, len(seated.tables) + 1)]
    return {f"{stage}.{number}": state.slip(stage, number) for stage, number in found}
