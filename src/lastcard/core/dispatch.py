"""Dispatch by type: all kinds of a message or an entry as one type, and which function deals with each, by its name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Any, Final

_INNER_CAPITAL: Final = re.compile("(?<!^)(?=[A-Z])")


def union(kinds: Iterable[type]) -> Any:
    """The type of whatever is of one of these kinds."""
    return reduce(or_, kinds)


def by_name(kinds: Iterable[type], functions: Mapping[str, Any], prefix: str) -> dict[type, Callable[..., Any]]:
    """The function for each kind: after the prefix `stood_in` for StoodIn. One that is missing is a KeyError."""
    return {kind: functions[prefix + _INNER_CAPITAL.sub("_", kind.__name__).lower()] for kind in kinds}
