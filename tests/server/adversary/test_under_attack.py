"""Honest tables play on while one address attacks with all the connections that it may have: counted, not timed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parent.parent.parent.parent / "bench"
ATTACKS = (
    *("bot-level", "chat-one", "chat-spread", "settings", "changes", "not-json"),
    *("hellos", "guesses", "gets", "replays", "slow-readers", "quick-bots", "experts"),
)
EVERY_TIME = ("chat-spread", "hellos", "replays", "experts")  # one of messages, connections, requests and bots each
MEMORY = 300  # MB
STORED = 4  # MB in the few seconds that it lasts, of honest and others


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="puts servers and clients on cores of their own")
@pytest.mark.parametrize(
    "attack",
    [attack if attack in EVERY_TIME else pytest.param(attack, marks=pytest.mark.long) for attack in ATTACKS],
)
def test_honest_tables_play_on_during_and_after_an_attack(attack: str, tmp_path: Path, long: bool) -> None:
    figures = tmp_path / "bench.json"
    number = "4" if long else "2"
    sizes = ["--tables", number, "--actions", number, "--length", "2000"]
    sizes += ["--seconds", "30", "--parts", "1", "--quiet", "30"]
    command = [sys.executable, str(BENCH / "siege.py"), attack, *sizes, "--out", str(figures)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=150, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " × " not in done.stdout, done.stdout  # nobody honest was refused or lost
    found = json.loads(figures.read_text())
    assert (found["idle_under_attack"], found["dead_after_attack"]) == (0, 0), done.stdout
    assert found["mb_under_attack"] < MEMORY, done.stdout
    assert found["file_mb_under_attack"] < STORED, done.stdout
