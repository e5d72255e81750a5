"""Where matches are kept while they last, as the logs of their tables, and afterwards, as records."""

from __future__ import annotations

from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from lastcard import record
from lastcard.core.errors import Problem, cause
from lastcard.record.files import data_folder as folder
from lastcard.record.files import write_whole
from lastcard.table.local import LocalRoom, LocalTable, from_record, restore

LOG: Final = ".lastcard.log"
RECORD: Final = ".lastcard.toml"  # saves were records once


def newest() -> Path | None:
    """The match that was played last and is not over."""
    files = [file for suffix in (LOG, RECORD) for file in (folder() / "saves").glob(f"*{suffix}")]
    return max(files, key=lambda file: file.stat().st_mtime, default=None)


def free(place: Path, name: str, suffix: str) -> Path:
    """A file that is not there yet."""
    names = (name if number == 1 else f"{name}-{number}" for number in count(1))
    return next(file for each in names if not (file := place / f"{each}{suffix}").exists())


class Save:
    """The file of one match: a log in `saves`, and when the match is over a record in `games`."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file

    def keep(self, local: LocalTable) -> Problem | None:
        """Writes the match as it is now; what went wrong is told, not raised: the game can go on."""
        try:
            saves = folder() / "saves"
            saves.mkdir(parents=True, exist_ok=True)
            before = self._file
            if before is None:
                self._file = free(saves, f"{datetime.now():%Y-%m-%d-%H%M%S}", LOG)
            elif before.name.endswith(RECORD):
                self._file = free(saves, before.name.removesuffix(RECORD), LOG)
            assert self._file is not None
            if local.table.stage == "over":
                games = folder() / "games"
                games.mkdir(exist_ok=True)
                file = free(games, self._file.name.removesuffix(LOG), RECORD)
                write_whole(file, record.dumps(local.table.to_record()).encode())
                self._file.unlink(missing_ok=True)
            else:
                write_whole(self._file, "".join(f"{entry}\n" for entry in local.log).encode())
            if before is not None and before != self._file:
                before.unlink()
        except OSError as error:
            return Problem("save-unwritable", reason=cause(error))
        return None


def resume(file: Path) -> LocalRoom:
    """Reads a saved match. One that can't be read is set aside, and the Problem says where it is."""
    try:
        return from_record(record.load(file)) if file.name.endswith(RECORD) else restore(file.read_bytes().splitlines())
    except OSError as error:
        raise Problem("save-unreadable", file=str(file), reason=cause(error)) from None
    except Problem as problem:
        if problem.message in ("unknown-bot", "bot-fails"):  # the file is good, the bot is not installed or broken
            raise
        aside = free(file.parent, file.name, ".broken")
        file.rename(aside)
        raise Problem("save-broken", file=file.name, aside=str(aside), reason=problem) from None
