"""The benchmarks of the server run: tiny, and with no demand on what they measure."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
pytestmark = pytest.mark.skipif(
    not hasattr(os, "sched_setaffinity"), reason="puts servers and clients on cores of their own"
)


def bench(name: str, *arguments: str) -> str:
    """What a benchmark says."""
    command = [sys.executable, str(ROOT / "bench" / name), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout


def test_the_load_test_plays_against_the_server_and_the_echo_and_writes_its_figures(tmp_path: Path) -> None:
    figures = tmp_path / "bench.json"
    figures.write_text('{"limit_ratio": 0.9}')
    sizes = ["--tables", "2", "--slices", "1", "--seconds", "0.5", "--human", "2", "--minute", "2", "--watchers", "9"]
    said = bench("load.py", *sizes, "--out", str(figures))
    found = json.loads(figures.read_text())
    assert found["limit_ratio"] == 0.9
    assert found.keys() >= {"echo_ratio", "p99_ms_1000_tables", "kb_per_table", "p99_ms_5000_watchers"}
    assert "2 actions, no errors" in said


@pytest.mark.long
def test_the_soak_samples_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    picture = tmp_path / "soak.png"
    sizes = ["--tables", "2", "--every", "1", "--folder", str(tmp_path / "soak"), "--picture", str(picture)]
    bench("soak.py", *sizes, "--minutes", "0.02")
    assert "going on after" in bench("soak.py", *sizes, "--minutes", "0.06")
    with (tmp_path / "soak" / "samples.csv").open(newline="") as text:
        rows = list(csv.DictReader(text))
    minutes = [float(row["minutes"]) for row in rows]
    assert len(rows) > 1
    assert minutes == sorted(minutes)
    assert all(float(row["rss_mb"]) > 1 and float(row["descriptors"]) > 1 for row in rows)
    assert picture.read_bytes().startswith(b"\x89PNG")
