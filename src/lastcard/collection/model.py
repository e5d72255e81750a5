"""What a month of the collection is: a folder of files, and a manifest with their hashes, which is there last."""

from __future__ import annotations

import hashlib
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from lastcard.core.errors import Problem, cause

RECORDS: Final = "records.zip"
DECISIONS: Final = "decisions.parquet"
SITUATIONS: Final = "situations.json"
MANIFEST: Final = "manifest.json"
FILES: Final = (RECORDS, DECISIONS, SITUATIONS)
PART: Final = 1 << 20  # bytes of a file that are read at once
_MONTH: Final = re.compile(r"20[0-9]{2}-(0[1-9]|1[0-2])")


class CollectedFile(msgspec.Struct, frozen=True):
    """A file of a month."""

    name: str
    size: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What there is in a month."""

    month: str
    version: str  # of the program that made it
    matches: int
    left_out: int  # matches whose records could not be read
    decisions: int
    files: tuple[CollectedFile, ...]


def check_month(text: str) -> str:
    if not _MONTH.fullmatch(text):
        raise Problem("unknown-collection", given=text)
    return text


def month_of(at: float) -> str:
    """The month of a moment, by the clock of Greenwich."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m")


def month_ends(month: str) -> float:
    """When a month is over, in seconds since 1970."""
    year, number = map(int, check_month(month).split("-"))
    return datetime(year + number // 12, number % 12 + 1, 1, tzinfo=UTC).timestamp()


def sum_of(file: Path) -> CollectedFile:
    digest = hashlib.sha256()
    with file.open("rb") as opened:
        while part := opened.read(PART):
            digest.update(part)
    return CollectedFile(file.name, file.stat().st_size, digest.hexdigest())


def read_manifest(folder: Path) -> Manifest:
    """The manifest of a month; what is none is a Problem."""
    file = folder / MANIFEST
    try:
        return msgspec.json.decode(file.read_bytes(), type=Manifest)
    except OSError as error:
        raise Problem("collection-unreadable", file=str(file), reason=cause(error)) from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Problem("collection-damaged", file=str(file), reason=str(error)) from None


def months_in(folder: Path) -> list[str]:
    """The months that a folder has, the newest first."""
    found = [each.name for each in folder.glob("20*-*") if _MONTH.fullmatch(each.name)]
    return sorted((name for name in found if (folder / name / MANIFEST).exists()), reverse=True)
