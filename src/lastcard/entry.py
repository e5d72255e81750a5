"""Where the command `lastcard` begins: loading all of it takes a moment, in which Ctrl-C has nothing to say either."""

from __future__ import annotations

import sys
from typing import Final

INTERRUPTED: Final = 130  # what a shell says of a command that was


def main() -> None:
    try:
        from lastcard.cli import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
