"""Writes records (serialises): values into TOML, laid out as record.md shows it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping

from lastcard.core.cards import COLOURS, NO_COLOUR, spell
from lastcard.core.rules import show
from lastcard.record import toml_writer
from lastcard.record.model import Position, Record


def dumps(record: Record) -> str:
    """A record as text; reading it again gives the same record, expectations left out."""
    lines = ["lastcard = 1", f"seats = {show(record.seats)}", f"rules = {record.rules.toml()}"]
    if record.meta:
        lines += ["", toml_writer.dumps({"meta": record.meta}).rstrip("\n")]
    for played in record.rounds:
        lines += ["", "[[round]]"]
        if played.last:
            lines.append("last = true")
        if played.dealer is not None:
            lines.append(f"dealer = {played.dealer}")
        if played.start is not None:
            lines.append(f"start = {_show_position(played.start)}")
        if played.seed is not None:
            lines.append(f"seed = {show(played.seed)}")
        if played.shuffles:
            lines += ["shuffles = [", *(f"  {show(spell(order))}," for order in played.shuffles), "]"]
        lines += ["actions = [", *(f"  {show(action)}," for action in played.actions), "]"]
        if played.result is not None:
            entries = ", ".join(f"{key} = {json.dumps(value)}" for key, value in played.result.items())
            lines.append(f"result = {{ {entries} }}")
    return "\n".join(lines) + "\n"


def renamed(text: str, seats: Mapping[int, str]) -> str:
    """The text of a record in which some seats (from 1) have other names; all else stays as it is."""
    head, begin, rest = text.partition("\nseats = ")
    line, end, body = rest.partition("\n")
    names = tomllib.loads(f"seats = {line}")["seats"]
    return f"{head}{begin}{show(tuple(seats.get(seat, name) for seat, name in enumerate(names, 1)))}{end}{body}"


def _show_position(start: Position) -> str:
    entries = [
        f"hands = {show(tuple(spell(hand) for hand in start.hands))}",
        f"discard = {show(spell(start.discard))}",
        f"stock = {show(spell(start.stock))}",
        f"turn = {start.turn}",
        f"direction = {start.direction}",
    ]
    if start.colour != NO_COLOUR:
        entries.append(f"colour = {show(COLOURS[start.colour])}")
    return "{ " + ", ".join(entries) + " }"
