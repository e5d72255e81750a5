"""Reads records (parses, deserialises): TOML into values, each mistake with its place."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, TypeVar

from lastcard.core import rules
from lastcard.core.cards import COLOURS, FACES, NO_COLOUR
from lastcard.core.errors import REFUSALS, Problem
from lastcard.core.rules import MAX_SEATS
from lastcard.record.model import STATE_KEYS, Expectation, Position, Record, RoundRecord, at, placed

LARGEST: Final = 32  # megabytes of a file; a match of 200,000 actions has 5


T = TypeVar("T")


class TomlTable:
    """A TOML table that is asked for its entries one by one and then knows what nobody asked for."""

    def __init__(self, entries: dict[str, Any]) -> None:
        self._entries = entries
        self._known: list[str] = []

    def get(self, key: str, kind: type | tuple[type, ...], expected: str, default: Any = None) -> Any:
        self._known.append(key)
        if key not in self._entries:
            return default
        value = self._entries[key]
        right = isinstance(value, kind) and not (isinstance(value, bool) and kind is int)
        if not right:
            raise Problem("record-bad-type", key=key, expected=Problem(f"type-{expected}"))
        return value

    def raw(self, key: str) -> Any:
        self._known.append(key)
        return self._entries[key]

    def number(self, key: str, low: int, high: int, default: int | None = None) -> Any:
        value = self.get(key, int, "number", default)
        if value is not None and not low <= value <= high:
            raise Problem("record-bad-number", key=key, low=low, high=high)
        return value

    def texts(self, key: str) -> list[str] | None:
        found = self._list(key, str, "texts")
        return found if key in self else None

    def numbers(self, key: str) -> list[int]:
        return self._list(key, int, "numbers")

    def tables(self, key: str) -> list[dict[str, Any]]:
        return self._list(key, dict, "tables")

    def _list(self, key: str, kind: type[T], expected: str) -> list[T]:
        value: list[T] = self.get(key, list, expected, [])
        if not all(type(entry) is kind for entry in value):
            raise Problem("record-bad-type", key=key, expected=Problem(f"type-{expected}"))
        return value

    def done(self) -> None:
        for key in self._entries:
            if key not in self._known:
                raise Problem("record-unknown-key", key=key, known=self._known)

    def __contains__(self, key: str) -> bool:
        return key in self._entries


def load(file: Path) -> Record:
    """Reads the record in a file, whatever that is; what is too large for a record is not read to its end."""
    return from_document(load_document(file))


def loads(data: bytes | str) -> Record:
    """Reads a record; whatever is wrong with it raises a Problem that names the place."""
    return from_document(document_of(data))


def load_document(file: Path) -> dict[str, Any]:
    """The TOML in a file, which may be a record or what is made of records."""
    with file.open("rb") as opened:
        data = opened.read(LARGEST * 1_000_000 + 1)
    if len(data) > LARGEST * 1_000_000:
        raise Problem("record-too-large", most=LARGEST)
    return document_of(data)


def document_of(data: bytes | str) -> dict[str, Any]:
    try:
        return tomllib.loads(data.decode() if isinstance(data, bytes) else data)
    except UnicodeDecodeError:
        raise Problem("record-not-utf8") from None
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise Problem("record-not-toml", reason=str(error) or type(error).__name__) from None


def from_document(document: dict[str, Any]) -> Record:
    """A record as it stands in TOML that has been read."""
    table = TomlTable(document)
    if table.get("lastcard", int, "number") != 1:
        raise Problem("record-bad-version")
    names = table.texts("seats")
    if names is None or not 2 <= len(names) <= MAX_SEATS:
        raise Problem("record-bad-seats", most=MAX_SEATS)
    given = table.get("rules", (str, dict), "rules", "classic")
    with placed("rules"):
        ruleset = rules.from_value(given)
        ruleset.check_seats(len(names))
    meta = table.get("meta", dict, "table", {})
    rounds = table.get("round", list, "rounds", [])
    table.done()
    read = []
    for number, entries in enumerate(rounds, 1):
        if not isinstance(entries, dict):
            raise Problem("record-bad-type", key="round", expected=Problem("type-rounds"))
        with placed("round", number=number):
            read.append(_read_round(entries, len(names)))
    return Record(tuple(names), ruleset, tuple(read), meta)


def _read_round(entries: dict[str, Any], seats: int) -> RoundRecord:
    table = TomlTable(entries)
    last = table.get("last", bool, "switch", False)
    dealer = table.number("dealer", 1, seats)
    shuffles = tuple(
        read_cards(order, "shuffles", number) for number, order in enumerate(table.texts("shuffles") or [], 1)
    )
    seed = table.get("seed", str, "text")
    if seed is not None and not (seed and all(digit in "0123456789abcdefABCDEF" for digit in seed)):
        raise Problem("record-bad-seed")
    start = table.get("start", dict, "table")
    said = tuple(table.texts("actions") or [])
    result = table.get("result", dict, "table")
    if result is not None:
        outcome = TomlTable(result)
        outcome.get("winner", int, "number")
        outcome.numbers("points")
        outcome.numbers("scores")
        outcome.numbers("champions")
        with placed("results"):
            outcome.done()
    expected = table.get("expect", list, "tables", [])
    table.done()
    with placed("start"):
        position = None if start is None else read_position(start, seats)
    return RoundRecord(
        dealer,
        shuffles,
        seed,
        position,
        said,
        result,
        tuple(_read_expectation(entry, number, len(said)) for number, entry in enumerate(expected, 1)),
        last,
    )


def read_cards(text: str, key: str, number: int = 0) -> bytes:
    cards = bytearray()
    for token in text.split(" ") if text else []:
        if token not in FACES:
            problem = Problem("record-bad-card", given=token)
            raise at("entry", problem, key=key, number=number) if number else at("key", problem, key=key)
        cards.append(FACES[token])
    return bytes(cards)


def read_position(entries: dict[str, Any], seats: int) -> Position:
    """What stands as `start` in a round."""
    table = TomlTable(entries)
    hands = table.texts("hands")
    if hands is None or len(hands) != seats:
        raise Problem("record-bad-hands", seats=seats)
    discard = read_cards(table.get("discard", str, "text", ""), "discard")
    stock = read_cards(table.get("stock", str, "text", ""), "stock")
    turn = table.number("turn", 1, seats)
    if turn is None:
        raise Problem("record-key-missing", key="turn")
    direction = table.number("direction", -1, 1, 1)
    if direction == 0:
        raise Problem("record-bad-direction")
    colour = table.get("colour", str, "text", "")
    if colour not in ("", *COLOURS):
        raise Problem("record-bad-colour")
    table.done()
    faces = tuple(read_cards(hand, "hands", seat) for seat, hand in enumerate(hands, 1))
    return Position(faces, discard, stock, turn, direction, COLOURS.index(colour) if colour else NO_COLOUR)


def _read_expectation(entries: object, number: int, said: int) -> Expectation:
    with placed("expect", number=number):
        if not isinstance(entries, dict):
            raise Problem("record-bad-type", key="expect", expected=Problem("type-tables"))
        table = TomlTable(entries)
        after = table.number("after", 0, said, said)
        rejects = table.get("rejects", str, "text")
        code = table.get("code", str, "text")
        if code is not None and (code not in REFUSALS[1:] or rejects is None):
            raise Problem("record-bad-code", known=REFUSALS[1:])
        state = {key: table.raw(key) for key in STATE_KEYS if key in table}
        table.done()
    return Expectation(after, state, rejects, code)
