"""build/bench.json: the figures of all benchmarks together, each replacing its own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build"


def keep(figures: Mapping[str, float], file: Path = BUILD / "bench.json", quietly: bool = False) -> None:
    file.parent.mkdir(exist_ok=True)
    known = json.loads(file.read_text()) if file.exists() else {}
    file.write_text(json.dumps({**known, **figures}, indent=2) + "\n")
    if not quietly:
        print(f"written to {file.relative_to(ROOT) if file.is_relative_to(ROOT) else file}")
