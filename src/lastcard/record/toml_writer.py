"""Serialises TOML, laid out as the library tomli-w does: the standard library only reads it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from lastcard.core.rules import show

_WIDEST: Final = 95  # of a table in one line
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def dumps(document: Mapping[str, Any]) -> str:
    return "\n".join(_lines(document, "", False)) + "\n"


def _lines(table: Mapping[str, Any], name: str, listed: bool) -> Iterator[str]:
    """A table's own entries, then the tables in it."""
    inner: list[tuple[str, Mapping[str, Any], bool]] = []
    entries = []
    for key, value in table.items():
        if isinstance(value, Mapping):
            inner.append((key, value, False))
        elif _are_tables(value):
            inner += [(key, entry, True) for entry in value]
        else:
            entries.append(f"{_key(key)} = {_value(value)}")
    own = [f"[[{name}]]"] if listed else [f"[{name}]"] if name and (entries or not inner) else []
    own += entries
    yield from own
    for place, (key, entry, several) in enumerate(inner):
        if own or place:
            yield ""
        yield from _lines(entry, f"{name}.{_key(key)}" if name else _key(key), several)


def _are_tables(value: object) -> bool:
    """Whether this is a list of tables of which one at least has no place in a line."""
    if not isinstance(value, list | tuple) or not value or not all(isinstance(entry, Mapping) for entry in value):
        return False
    return any(len(line) > _WIDEST or "\n" in line for line in map(_value, value))


def _value(value: object, depth: int = 0) -> str:
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{_key(key)} = {_value(entry)}' for key, entry in value.items())} }}" if value else "{}"
    if isinstance(value, list | tuple):
        indent = "    " * depth
        entries = [f"{indent}    {_value(entry, depth + 1)},\n" for entry in value]
        return f"[\n{''.join(entries)}{indent}]" if value else "[]"
    if isinstance(value, str):
        return '"' + "\t".join(show(part)[1:-1] for part in value.split("\t")) + '"'
    return show(value) if isinstance(value, bool) else str(value)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _value(key)
