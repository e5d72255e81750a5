"""Last Card: UNO-style games by the rulebooks. Its public names are in `lastcard.api`, loaded when one is used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lastcard.api import *  # noqa: F403

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    if not name.startswith("_") and name in (api := import_module("lastcard.api")).__all__:
        return getattr(api, name)
    raise AttributeError(f"module 'lastcard' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted({*globals(), *import_module("lastcard.api").__all__})
