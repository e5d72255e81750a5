"""Commands at an evening: the entry of its log that each comes to, or why it may not be given."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from lastcard.core.dispatch import by_name
from lastcard.core.errors import Problem
from lastcard.evening import formats, log
from lastcard.evening.played import is_duplicate, table_rules, table_seats
from lastcard.evening.slips import count
from lastcard.evening.state import Evening, EveningStage, EveningTable
from lastcard.protocol import evening as protocol
from lastcard.protocol.evening import MOST_PLAYERS, Plan
from lastcard.protocol.messages import Command, Settings
from lastcard.table.commands import check_settings
from lastcard.table.identities import Identity, clean_name, clean_text, free_name, look_alike

MOST_NUMBERS: Final = 1_000  # that players can have, those who have left included
MOST_ENTRIES: Final = 20_000  # in the log, and those with which an evening comes to its end
TALK: Final = 262_144  # bytes in the log of what is not play
MORE_TALK: Final = 16_384  # and more with every stage
ANY_TIME: Final = ("minutes", "stage_minutes", "public", "title")  # what may be changed when it has begun


def check(evening: Evening, guest: str, command: Command) -> log.Entry | None:
    """The entry that a guest's command comes to; None if it has been done. What may not be is a Problem."""
    if evening.done(guest, command.id):
        return None
    if evening.over:
        raise Problem("evening-over")
    _check_log(evening, command)
    entry = _CHECK[type(command)](evening, guest, command)
    return None if entry is None else replace(entry, by=guest, id=command.id)


def _check_log(evening: Evening, command: Command | None = None) -> None:
    """Refuses what would make a long log longer, but not what is needed to come to an end."""
    if isinstance(command, protocol.Score | protocol.Begin | protocol.Finish | protocol.ResumeEvening):
        return
    if evening.version >= MOST_ENTRIES or evening.talk >= TALK + MORE_TALK * len(evening.stages):
        raise Problem("evening-used-up")


def opening(plan: Plan, dice: bytes, opener: Identity | None) -> log.Opened:
    guest, name = (opener.guest, clean_name(opener.name)) if opener else ("", "")
    return log.Opened(plan=_checked_plan(plan), dice=dice.hex(), guest=guest, opener=name)


def arrival(evening: Evening, guest: str, name: str) -> log.Came:
    """What it takes for somebody to play who has not before: as who was typed in by that name, or as one more."""
    if evening.over:
        raise Problem("evening-over")
    _check_log(evening)
    name = clean_name(name)
    for number in evening.entrants():
        if not evening.players[number].guest and look_alike(name, evening.players[number].name):
            return log.Came(player=number, guest=guest, name=evening.players[number].name)
    return log.Came(player=_free_number(evening), guest=guest, name=free_name(name, _names(evening)))


def forgetting(evening: Evening, guest: str, mark: str) -> log.Forgotten | None:
    """What it takes for a guest to be forgotten, who is called by a number then; nothing, if none is known."""
    player, opener, hosting = evening.player_of(guest), evening.opened_by == guest, evening.host_guest == guest
    if not (player or opener or hosting):
        return None
    others = [each.name for number, each in evening.players.items() if number != player]
    name = free_name(f"#{player}", others)
    return log.Forgotten(player=player, guest=mark, name=name, opener=opener, hosting=hosting)


def _names(evening: Evening) -> list[str]:
    return [player.name for player in evening.players.values()]


def _free_number(evening: Evening) -> int:
    if len(evening.entrants()) >= MOST_PLAYERS or len(evening.players) >= MOST_NUMBERS:
        raise Problem("evening-full", most=MOST_PLAYERS)
    return len(evening.players) + 1


def _only_host(evening: Evening, guest: str) -> None:
    if guest != evening.host_guest:
        raise Problem("not-host")


def _check_change_plan(evening: Evening, guest: str, command: protocol.ChangePlan) -> log.Entry | None:
    _only_host(evening, guest)
    plan = _checked_plan(command.plan)
    free = {name: getattr(evening.plan, name) for name in ANY_TIME}
    if evening.stages and replace(plan, **free) != evening.plan:
        raise Problem("evening-begun")
    return log.Planned(plan=plan) if plan != evening.plan else None


def _checked_plan(plan: Plan) -> Plan:
    """The plan as it is stored: with the texts as they are shown. What can't be played is a Problem."""
    if is_duplicate(plan) and plan.real:
        raise Problem("duplicate-real")
    table = Settings(rules=plan.rules, seats=table_seats(plan))
    checked = check_settings(table)
    table_rules(plan).check_seats(table.seats)
    return replace(plan, rules=checked.rules, title=clean_text(plan.title) if plan.title else "")


def _check_enrol(evening: Evening, guest: str, command: protocol.Enrol) -> log.Entry:
    _only_host(evening, guest)
    name = clean_name(command.name)
    if free_name(name, _names(evening)) != name:
        raise Problem("name-taken", name=name)
    return log.Enrolled(player=_free_number(evening), name=name)


def _somebody(evening: Evening, guest: str, player: int) -> int:
    """Who is meant: oneself, or for the host anybody."""
    own = evening.player_of(guest)
    if player not in (0, own):
        _only_host(evening, guest)
    if (player or own) not in evening.players:
        raise Problem("unknown-player")
    return player or own


def _check_withdraw(evening: Evening, guest: str, command: protocol.Withdraw) -> log.Entry | None:
    player = _somebody(evening, guest, command.player)
    return None if evening.players[player].left else log.Withdrew(player=player)


def _check_rejoin(evening: Evening, guest: str, command: protocol.Rejoin) -> log.Entry | None:
    player = _somebody(evening, guest, command.player)
    if not evening.players[player].left:
        return None
    if len(evening.entrants()) >= MOST_PLAYERS:
        raise Problem("evening-full", most=MOST_PLAYERS)
    return log.Rejoined(player=player)


def _check_join_team(evening: Evening, guest: str, command: protocol.JoinTeam) -> log.Entry | None:
    player = _somebody(evening, guest, command.player)
    if not evening.duplicate:
        raise Problem("no-teams")
    if evening.players[player].team == command.team:
        return None
    if any(player in stage.people() for stage in evening.stages):
        raise Problem("team-played", player=evening.players[player].name)
    return log.Teamed(player=player, team=command.team)


def _check_pass_evening(evening: Evening, guest: str, command: protocol.PassEvening) -> log.Entry | None:
    _only_host(evening, guest)
    player = evening.players.get(command.player)
    if player is None:
        raise Problem("unknown-player")
    if player.left or not player.guest:
        raise Problem("host-unfit", player=player.name)
    return log.Hosted(player=command.player) if player.guest != guest else None


def _check_take_over(evening: Evening, guest: str, _: protocol.TakeOver) -> log.Entry | None:
    if guest == evening.host_guest:
        return None
    if not evening.vacant:
        raise Problem("host-not-away", player=evening.host_name)
    own = evening.player_of(guest)
    if evening.players[own].left:
        raise Problem("host-unfit", player=evening.players[own].name)
    return log.Hosted(player=own)


def check_begin(evening: Evening, guest: str) -> None:
    """Refuses a stage that can't begin now."""
    _only_host(evening, guest)
    if evening.paused:
        raise Problem("evening-paused")
    if evening.phase == "playing":
        raise Problem("stage-runs")
    if not evening.stages:
        formats.check_plan(evening.plan, len(evening.contestants()))


def _find(evening: Evening, stage: int, table: int) -> tuple[EveningStage, EveningTable]:
    if not (1 <= stage <= len(evening.stages) and 1 <= table <= len(evening.stages[stage - 1].tables)):
        raise Problem("no-such-table", stage=stage, table=table)
    return evening.at_table(stage, table)


def _check_score(evening: Evening, guest: str, command: protocol.Score) -> log.Entry:
    _, table = _find(evening, command.stage, command.table)
    if not evening.plan.real:
        raise Problem("counted-online")
    sits = evening.player_of(guest) in table.players and evening.player_of(guest) > 0
    right = hmac.compare_digest(command.slip.encode(), evening.slip(command.stage, command.table).encode())
    if not (right or sits or guest == evening.host_guest):
        raise Problem("slip-unknown")
    if command.round <= table.rounds:
        raise Problem("slip-used", round=command.round)
    if table.over:
        raise Problem("slip-over")
    if command.round > table.rounds + 1:
        raise Problem("round-early", round=table.rounds + 1)
    points = count(evening.rules, len(table.players), command.winner, command.hands)
    return log.Scored(
        stage=command.stage,
        table=command.table,
        winner=command.winner,
        hands=command.hands,
        points=points,
    )


def _check_correct(evening: Evening, guest: str, command: protocol.Correct) -> log.Entry | None:
    _only_host(evening, guest)
    _, table = _find(evening, command.stage, command.table)
    if evening.duplicate:
        raise Problem("counted-by-deal")
    if not (table.over or evening.plan.real):
        raise Problem("stage-runs")
    if len(command.points) != len(table.players):
        raise Problem("points-seats", seats=len(table.players))
    if evening.rules.teams == "partners" and command.points[:2] != command.points[2:]:
        raise Problem("points-partners")
    if table.over and command.points == table.points:
        return None
    return log.Corrected(stage=command.stage, table=command.table, points=command.points)


def _check_pause_evening(evening: Evening, guest: str, _: protocol.PauseEvening) -> log.Entry | None:
    _only_host(evening, guest)
    return None if evening.paused else log.Paused()


def _check_resume_evening(evening: Evening, guest: str, _: protocol.ResumeEvening) -> log.Entry | None:
    _only_host(evening, guest)
    return log.Resumed() if evening.paused else None


def _check_finish(evening: Evening, guest: str, _: protocol.Finish) -> log.Entry:
    _only_host(evening, guest)
    return log.Finished()


# To begin may take tables first, so the driver of an evening sees to that.
_CHECKED: Final = [kind for kind in protocol.EveningCommand.__subclasses__() if kind is not protocol.Begin]
_CHECK: Final[dict[type, Callable[..., log.Entry | None]]] = by_name(_CHECKED, globals(), "_check_")
