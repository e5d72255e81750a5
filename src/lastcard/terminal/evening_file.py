"""Where an evening is kept while it lasts, as the lines of its log, and afterwards, as a record."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Final

from lastcard.core.errors import Problem, cause
from lastcard.evening import album
from lastcard.evening.binding import bind
from lastcard.evening.local import LocalEvening
from lastcard.record.files import data_folder, write_whole
from lastcard.terminal.saves import RECORD, free

LOG: Final = ".evening.log"
LARGEST: Final = 20_000_000  # bytes of a log; one of twenty thousand entries has fewer


def newest() -> Path | None:
    """The evening that was played last and is not over."""
    files = [file for file in _folder().glob(f"*{LOG}") if not _record_of(file).exists()]
    return max(files, key=lambda file: file.stat().st_mtime, default=None)


def fresh() -> Path:
    """A file for a new evening, which is not there yet."""
    return free(_folder(), f"{datetime.now():%Y-%m-%d-%H%M%S}", LOG)


def _folder() -> Path:
    return data_folder() / "evenings"


def _record_of(log: Path) -> Path:
    return log.with_name(log.name.removesuffix(LOG) + RECORD)


class EveningFile:
    """The file of one evening: its log, and beside it the record when it is over."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._kept = 0  # entries of the log

    @property
    def record(self) -> Path:
        return _record_of(self.file)

    def load(self) -> LocalEvening | None:
        """The evening that is there; nothing where there is none yet. What can't be continued is a Problem."""
        local = LocalEvening()
        try:
            with self.file.open("rb") as opened:
                text = opened.read(LARGEST)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise Problem("save-unreadable", file=str(self.file), reason=cause(error)) from None
        try:
            local.restore(text.splitlines())
        except Problem as problem:
            raise Problem("save-unreadable", file=str(self.file), reason=problem) from None
        self._kept = len(local.log)
        return local

    def keep(self, local: LocalEvening) -> Problem | None:
        """Writes the evening as it is now; what went wrong is told, not raised: the evening can go on."""
        if self._kept == len(local.log):
            return None
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.file, "".join(f"{entry}\n" for entry in local.log).encode())
            if local.evening.over:
                write_whole(self.record, album.dumps(bind(local.evening, {})).encode())
        except OSError as error:
            return Problem("evening-cli-unwritable", reason=cause(error))
        self._kept = len(local.log)
        return None
