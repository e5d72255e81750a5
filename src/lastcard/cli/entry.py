"""Where the command `lastcard` begins: loading all of it takes a moment, in which Ctrl-C has nothing to say either."""

from __future__ import annotations

import sys

from lastcard.cli import INTERRUPTED


def main() -> None:
    try:
        from lastcard.cli.main import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except ModuleNotFoundError as error:  # as where only the engine is installed: there are no catalogues either
        if (error.name or "lastcard").startswith("lastcard"):
            raise
        sys.exit(f'lastcard: the command needs another package, {error.name}: pip install "lastcard[all]"')
