"""SQL that every database here understands: statements, made of rows, and rows made of what they find."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar, get_type_hints

import msgspec

NEW: Final = "ON CONFLICT DO NOTHING RETURNING 1"  # what is there already stays as it is

Row: TypeAlias = tuple[Any, ...]
T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)


class Unmet(Exception):
    """A statement did not return the rows that it had to: nothing has been done."""


class Statement(NamedTuple):
    """What SQLite and PostgreSQL both understand, with `$1` and so on for its values.

    With `rows` it has to return so many; where it does not, nothing of what goes with it is done either.
    """

    sql: str
    values: Row = ()
    rows: int | None = None


def insert(table: str, row: msgspec.Struct | Mapping[str, Any], more: str = "", rows: int | None = None) -> Statement:
    """Puts a row into a table whose columns are called as its fields."""
    fields = row if isinstance(row, Mapping) else msgspec.structs.asdict(row)
    places = ", ".join(f"${place}" for place in range(1, len(fields) + 1))
    return Statement(
        f"INSERT INTO {table} ({', '.join(fields)}) VALUES ({places}) {more}", tuple(fields.values()), rows
    )


def upsert(table: str, row: msgspec.Struct | Mapping[str, Any], *key: str) -> Statement:
    """The same, in the place of the row with its key."""
    fields = row if isinstance(row, Mapping) else row.__struct_fields__
    changed = ", ".join(f"{name} = excluded.{name}" for name in fields if name not in key)
    return insert(table, row, f"ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changed}")


def rows_of(kind: Callable[..., T], found: Iterable[Row]) -> list[T]:
    """What a statement found, as rows of a kind; of what is true or false SQLite makes numbers."""
    booleans = _booleans(kind)
    return [kind(*[bool(value) if place in booleans else value for place, value in enumerate(row)]) for row in found]


@cache
def _booleans(kind: Callable[..., Any]) -> frozenset[int]:
    return frozenset(place for place, hint in enumerate(get_type_hints(kind).values()) if hint is bool)


class SqlStore(Protocol):
    """A store, as far as it is spoken to in SQL."""

    async def ask(self, sql: str, *values: Any) -> list[Row]:
        """What a `Statement` that only reads finds."""

    async def scan(self, sql: str, *values: Any) -> list[Row]:
        """The same where it may take long, so that what is short does not wait for it."""
        return await self.ask(sql, *values)

    async def value(self, sql: str, *values: Any) -> Any:
        """The first thing that it finds, if there is one."""
        found = await self.ask(sql, *values)
        return found[0][0] if found else None

    async def read(self, kind: type[S], which: str, *values: Any) -> list[S]:
        """Rows of a table, whose columns are called as the fields of a kind; `which` says of which table, and which."""
        return rows_of(kind, await self.ask(f"SELECT {', '.join(kind.__struct_fields__)} FROM {which}", *values))

    async def row(self, kind: type[S], which: str, *values: Any) -> S | None:
        """The first of them, if there is one."""
        return next(iter(await self.read(kind, which, *values)), None)

    def encoded(self, text: str) -> str | bytes:
        """The text of a record as it is kept."""
        return text

    async def add(self, sql: str, *values: Any) -> list[Row]:
        """Does one thing, durably, that is right whoever owns what; what it returned."""

    async def change(self, statements: Sequence[Statement]) -> list[list[Row]]:
        """Does all of it, one after the other, durably, or nothing; what each of them returned."""

    async def try_change(self, *statements: Statement) -> bool:
        """Whether all of it could be done; else nothing was."""
        try:
            await self.change(statements)
        except Unmet:
            return False
        return True
