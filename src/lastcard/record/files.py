"""Atomic writes: where files go, and how they are there in whole or not at all, whatever happens meanwhile."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """Where the program keeps its data: LASTCARD_DATA, or where the system wants such things."""
    given = os.environ.get("LASTCARD_DATA")
    return Path(given) if given else platformdirs.user_data_path("lastcard", appauthor=False)


def write_whole(file: Path, content: bytes, private: bool = False) -> None:
    """Puts a file in place in one step: it holds either what it held before or all of this."""
    part = file.with_name(file.name + ".part")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600 if private else 0o666), "wb") as opened:
        opened.write(content)
    part.replace(file)
