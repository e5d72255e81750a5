"""What can be asked for over HTTP: each module handles one subject, and whatever it handles is served."""

from importlib import import_module
from typing import Final

from litestar.handlers import BaseRouteHandler

# In the order in which the description of the interface has them.
SUBJECTS: Final = (
    *("guests", "accounts", "matches", "tables", "evenings", "library", "puzzles", "daily", "challenges"),
    *("clubs", "effects", "collection", "turns", "seeks", "admin", "about", "play"),
)


def handlers() -> list[BaseRouteHandler]:
    """What all of these modules handle."""
    modules = [import_module(f"{__name__}.{subject}") for subject in SUBJECTS]
    return [each for module in modules for each in vars(module).values() if isinstance(each, BaseRouteHandler)]
