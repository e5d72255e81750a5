"""Bots that think in processes of their own."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from server.running import LONGEST

THINKING = """
import asyncio, os, signal
from lastcard.rules import PRESETS
from lastcard.server.thinking import Thinkers
from lastcard.sitting import Seat, Sitting

async def think():
    sitting = Sitting(PRESETS["classic"], [Seat("A"), Seat("B")], b"secret")
    thinkers = Thinkers(1)
    action = await thinkers.think("normal", sitting.rules, 1, sitting.view(sitting.table.turn + 1))
    print(action, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(think())
"""


def test_thinkers_end_when_the_server_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "think.py"
    file.write_text(THINKING)
    server = subprocess.run(  # which waits until everybody is gone who could still write something
        [sys.executable, str(file)], stdout=subprocess.PIPE, text=True, timeout=LONGEST, check=False
    )
    assert server.returncode == -signal.SIGKILL
    assert " play " in server.stdout
