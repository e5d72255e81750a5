"""What puzzles are about."""

from __future__ import annotations

from typing import Final

THEMES: Final = ("play", "colour", "target", "challenge", "ending")
OPEN: Final = "ending"  # the theme of puzzles that show all hands
