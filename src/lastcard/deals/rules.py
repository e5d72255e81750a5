"""The rules of the deals of a day, apart from all else: who only names them loads nothing more."""

from __future__ import annotations

from typing import Any, Final

# By their names: one round, counted in points.
RULES: Final[dict[str, str | dict[str, Any]]] = {
    "classic": {"preset": "classic", "rounds": 1},
    "house-party": {"preset": "house-party", "rounds": 1},
    "all-wild": {"preset": "all-wild", "match": "points", "rounds": 1},
}
