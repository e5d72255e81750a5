"""What a server sends, sanitised: texts are cleaned, and numbers and words are those we know.

The protocol says what each field may be; here is what fields have to do with each other. Whatever is not understood is
a Problem, and the end of the conversation: screens and sentences can rely on everything that comes through.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

import msgspec

from lastcard.core import clean, rules
from lastcard.core.cards import FACES
from lastcard.core.errors import Problem
from lastcard.core.events import Event
from lastcard.core.rules import OPTIONS, Ruleset
from lastcard.match.view import Game
from lastcard.protocol.evening import EveningAt, EveningMessage, EveningTold, Plan, StageAt
from lastcard.protocol.messages import Room, Settings, Told

LONGEST: Final = 2_000  # signs of a text; what people write has 300

Kind = TypeVar("Kind")

_KINDS: Final = {kind.__struct_config__.tag: kind for kind in Told.__args__}
_OF_EVENINGS: Final = {kind.__struct_config__.tag: kind for kind in EveningMessage.__args__}


class NotUnderstood(Problem):
    """The server has sent something that we do not know, or that makes no sense."""

    def __init__(self, reason: Problem | str) -> None:
        super().__init__("join-other-version", reason=reason)


def told(text: str | bytes) -> Told | None:
    """A message of the server; what a newer one adds is left out, and so are messages of kinds we do not know."""
    message: Told | None = _read(text, _KINDS, ("room", "settings", Settings))
    return message


def of_evening(text: str | bytes) -> EveningMessage | None:
    """The same at an evening; what is told of it fits together."""
    message: EveningMessage | None = _read(text, _OF_EVENINGS, ("evening", "plan", Plan))
    if isinstance(message, EveningTold):
        check_evening(message)
    return message


def _read(text: str | bytes, kinds: Mapping[str, Any], newer: tuple[str, str, type[msgspec.Struct]]) -> Any:
    """A message of one of these kinds; `newer` is where a newer server may have added something."""
    content = _content(text)
    kind = _kind(content)
    if kind not in kinds:
        return None
    holder, name, known = newer
    _leave_out_new(content.get(holder), name, known)
    return converted(content, kinds[kind])


def kind_of(text: str | bytes) -> str:
    """What kind of message this is, whether we know it or not."""
    return _kind(_content(text))


def _kind(content: Any) -> str:
    kind = content.get("type") if isinstance(content, dict) else None
    return kind if isinstance(kind, str) else ""


def _leave_out_new(holder: Any, name: str, kind: type[msgspec.Struct]) -> None:
    """Takes out of what is held under a name what a newer server has added."""
    if isinstance(holder, dict) and isinstance(holder.get(name), dict):
        known = kind.__struct_fields__
        holder[name] = {field: value for field, value in holder[name].items() if field in known}


def answered(data: bytes, kind: type[Kind]) -> Kind:
    """An answer to a request."""
    return converted(_content(data), kind)


def _content(text: str | bytes) -> Any:
    try:
        return _cleaned(msgspec.json.decode(text))
    except (msgspec.DecodeError, RecursionError) as error:
        raise NotUnderstood(str(error)) from None


def converted(content: Any, kind: type[Kind]) -> Kind:
    try:
        return msgspec.convert(content, kind)
    except msgspec.ValidationError as error:
        raise NotUnderstood(str(error)) from None


def _cleaned(value: Any) -> Any:
    """The same without anything in its texts that would do harm where they are shown."""
    if isinstance(value, str):
        return clean.quotable(value, LONGEST)
    if isinstance(value, list):
        return [_cleaned(entry) for entry in value]
    if isinstance(value, dict):
        return {_cleaned(name): _cleaned(entry) for name, entry in value.items()}
    return value


# What has to fit together


def ruleset(room: Room) -> Ruleset:
    """What is played; options that we do not know yet are left out."""
    known = {name: value for name, value in room.rules.items() if name in OPTIONS}
    return rules.from_value({"preset": room.preset} | known)


def check_room(room: Room, seat: int) -> None:
    """Whether a table can be what it is said to be, with us in this seat."""
    seats = len(room.places)
    try:
        ruleset(room).check_seats(seats)
    except Problem as problem:
        raise NotUnderstood(problem) from None
    _check_seats(seats, (seat,), "seat", least=0)
    _check_seats(seats, room.out, "room.out")
    _check_seats(seats, room.champions, "room.champions")
    if len({somebody.person for somebody in room.people}) < len(room.people):
        raise NotUnderstood("room.people")
    if len(room.scores) != (0 if room.stage == "lobby" else seats):
        raise NotUnderstood("room.scores")


def check_game(game: Game, room: Room) -> None:
    """Whether a round can be what it is said to be, at a table where one is played."""
    seats, over = len(room.places), room.stage != "round"
    for name in ("sizes", "hands", "points"):
        listed = getattr(game, name)
        if len(listed) != seats and (listed or over or name == "sizes"):
            raise NotUnderstood(f"game.{name}")
    for name in ("in_round", "voters", "vulnerable"):
        _check_seats(seats, getattr(game, name), f"game.{name}")
    for name in ("dealer", "turn", "challengeable", "called", "winner"):
        _check_seats(seats, (getattr(game, name),), f"game.{name}", least=0)
    if not set(" ".join(game.hands).split()) <= FACES.keys():
        raise NotUnderstood("game.hands")
    if not game.direction:
        raise NotUnderstood("game.direction")
    if (game.phase == "vote") != bool(game.vote):
        raise NotUnderstood("game.vote")


def check_events(events: Iterable[Event], seats: int) -> None:
    for event in events:
        _check_seats(seats, (event.seat, event.other), "events", least=0)


def _check_seats(seats: int, named: Iterable[int], where: str, least: int = 1) -> None:
    if not all(least <= seat <= seats for seat in named):
        raise NotUnderstood(where)


# What has to fit together at an evening


def check_evening(told: EveningTold) -> None:
    """Whether an evening can be what it is said to be, with us as this player."""
    evening = told.evening
    guests = {guest.player for guest in evening.guests}
    if len(guests) < len(evening.guests) or 0 in guests:
        raise NotUnderstood("evening.guests")
    if not {told.player, evening.host} <= guests | {0}:
        raise NotUnderstood("player")
    for number, stage in enumerate(evening.stages, 1):
        _check_stage(stage, number, guests, "evening.stages")
    for number, stage in enumerate(evening.coming, len(evening.stages) + 1):
        _check_stage(stage, number, guests, "evening.coming")
    _check_standings(evening, guests)


def _check_stage(stage: StageAt, number: int, guests: set[int], where: str) -> None:
    if stage.stage != number or not guests.issuperset(stage.idle):
        raise NotUnderstood(where)
    for number, table in enumerate(stage.tables, 1):
        seats, played = len(table.players), table.over or table.rounds > 0
        if table.table != number or seats < 2 or not guests.issuperset(filter(None, table.players)):
            raise NotUnderstood(where)
        if len(table.points) != seats and (played or table.points):
            raise NotUnderstood(where)


def _check_standings(evening: EveningAt, guests: set[int]) -> None:
    partners = {str(guest) for guest in guests} | {"0"}
    for standing in evening.standings:
        if standing.player not in guests or not partners.issuperset(standing.partners):
            raise NotUnderstood("evening.standings")
