"""The command line."""

from __future__ import annotations

from typing import Final

INTERRUPTED: Final = 130  # what a shell says of a command that was
