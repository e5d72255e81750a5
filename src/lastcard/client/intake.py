"""What a server sends, read so that it can do no harm: texts are cleaned, and numbers and words are those we know.

The protocol says what each field may be; here is what fields have to do with each other. Whatever is not understood is
a Problem, and the end of the conversation: screens and sentences can rely on everything that comes through.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeVar

import msgspec

from lastcard.core import clean, rules
from lastcard.core.cards import FACES
from lastcard.core.errors import Problem
from lastcard.core.rules import OPTIONS, Ruleset
from lastcard.protocol.messages import Game, Happening, Room, Settings, Told

LONGEST: Final = 2_000  # signs of a text; what people write has 300

Kind = TypeVar("Kind")

_KINDS: Final = {kind.__struct_config__.tag: kind for kind in Told.__args__}


class NotUnderstood(Problem):
    """The server has sent something that we do not know, or that makes no sense."""

    def __init__(self, reason: Problem | str) -> None:
        super().__init__("join-other-version", reason=reason)


def told(text: str | bytes) -> Told | None:
    """A message of the server; what a newer one adds is left out, and so are messages of kinds we do not know."""
    content = _content(text)
    kind = content.get("type") if isinstance(content, dict) else None
    if not isinstance(kind, str) or kind not in _KINDS:
        return None
    room = content.get("room")
    if isinstance(room, dict) and isinstance(room.get("settings"), dict):
        known = Settings.__struct_fields__
        room["settings"] = {name: value for name, value in room["settings"].items() if name in known}
    message: Told = _converted(content, _KINDS[kind])
    return message


def answered(data: bytes, kind: type[Kind]) -> Kind:
    """An answer to a request."""
    return _converted(_content(data), kind)


def _content(text: str | bytes) -> Any:
    try:
        return _cleaned(msgspec.json.decode(text))
    except (msgspec.DecodeError, RecursionError) as error:
        raise NotUnderstood(str(error)) from None


def _converted(content: Any, kind: type[Kind]) -> Kind:
    try:
        return msgspec.convert(content, kind)
    except msgspec.ValidationError as error:
        raise NotUnderstood(str(error)) from None


def _cleaned(value: Any) -> Any:
    """The same without anything in its texts that would do harm where they are shown."""
    if isinstance(value, str):
        shown = clean.line(value[: LONGEST + 1])
        return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"
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


def check_events(events: Iterable[Happening], seats: int) -> None:
    for event in events:
        _check_seats(seats, (event.seat, event.other), "events", least=0)


def _check_seats(seats: int, named: Iterable[int], where: str, least: int = 1) -> None:
    if not all(least <= seat <= seats for seat in named):
        raise NotUnderstood(where)
