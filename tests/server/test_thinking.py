"""Bots that think in processes of their own."""

from __future__ import annotations

import multiprocessing
import signal
import subprocess
import sys
from pathlib import Path

import lab
import pytest

from lastcard.server import bot_workers
from server.running import LONGEST

THINKING = """
import asyncio, os, signal
from lastcard.core.rules import PRESETS
from lastcard.table.deciding import Question
from lastcard.server.bot_workers import BotWorkers
from lastcard.table.match_state import Seat, MatchState

class Table:
    number = 1
    owner = "somebody"
    def waits_for(self, question):
        return True
    def allows(self, question, action):
        return True

async def think():
    sitting = MatchState(PRESETS["classic"], [Seat("A"), Seat("B")], b"secret")
    turn = sitting.round.turn + 1
    loop = asyncio.get_running_loop()
    answered = loop.create_future()
    thinkers = BotWorkers(1, lambda table, question, action: answered.set_result(action), loop)
    thinkers.ask(Table(), [Question(turn, 1, "BOT", sitting.rules, 1, sitting.view(turn))])
    AFTER
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(think())
"""

STUCK = """
import re
from pathlib import Path

class Stuck:
    def __init__(self, rules, seed):
        Path(__file__).with_name("on").touch()
        re.match("(a+)+$", "a" * 60 + "b")
"""


def last_words(folder: Path, bot: str, after: str) -> str:
    """What is said by a process that asks a bot and then kills itself, and by all whom it started, until they end."""
    file = folder / "think.py"
    file.write_text(THINKING.replace("BOT", bot).replace("AFTER", after))
    process = subprocess.run(
        [sys.executable, str(file)], stdout=subprocess.PIPE, text=True, timeout=LONGEST, check=False
    )
    assert process.returncode == -signal.SIGKILL
    return process.stdout


def test_thinkers_end_when_the_server_is_killed(tmp_path: Path) -> None:
    assert " play " in last_words(tmp_path, "normal", "print(await answered, flush=True)")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing ends a process that never lets its threads run")
def test_those_who_never_let_go_end_too(tmp_path: Path) -> None:
    lab.install_bot(tmp_path, "stuck", "stuck_bot:Stuck", STUCK)
    last_words(tmp_path, "stuck", "while not os.path.exists(__file__[:-8] + 'on'): await asyncio.sleep(0.01)")
    assert (tmp_path / "on").exists()


def test_a_process_that_is_ready_when_the_server_has_ended_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "give_way", lambda: None)
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    ours.close()
    bot_workers._work(theirs, "")
    theirs.close()
