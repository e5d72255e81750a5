"""The load test runs: tiny, and with no demand on what it measures."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="puts servers and clients on cores of their own")
def test_the_load_test_plays_against_the_server_and_the_echo_and_writes_its_figures(tmp_path: Path) -> None:
    figures = tmp_path / "bench.json"
    figures.write_text('{"limit_ratio": 0.9}')
    sizes = ["--tables", "2", "--slices", "1", "--seconds", "0.5", "--human", "2", "--minute", "2"]
    command = [sys.executable, str(ROOT / "bench" / "load.py"), *sizes, "--out", str(figures)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(figures.read_text())
    assert found["limit_ratio"] == 0.9
    assert found.keys() >= {"echo_ratio", "p99_ms_1000_tables", "kb_per_table"}
    assert "2 actions, no errors" in done.stdout
