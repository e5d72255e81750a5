"""Becomes a bot's program, within its limits. Run as a script, by itself: MEGABYTES COMMAND…

What it uses is watched from outside; the limit here stops what would be quicker than that. It is wider, since some
languages reserve much more than they ever use.
"""

from __future__ import annotations

import os
import signal
import sys

RESERVED = 1_024  # megabytes


def main() -> None:
    megabytes, *command = sys.argv[1:]
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (int(megabytes) + RESERVED << 20,) * 2)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG: it ends with whoever started it
    os.execvp(command[0], command)


if __name__ == "__main__":
    main()
