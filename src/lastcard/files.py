"""Files that are there in whole or not at all, whatever happens meanwhile."""

from __future__ import annotations

from pathlib import Path


def write_whole(file: Path, content: bytes) -> None:
    """Puts a file in place in one step: it holds either what it held before or all of this."""
    part = file.with_name(file.name + ".part")
    part.write_bytes(content)
    part.replace(file)
