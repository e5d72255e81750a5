"""Where matches are kept while they last and afterwards."""

from __future__ import annotations

from datetime import datetime
from itertools import count
from pathlib import Path

from lastcard.core import clean
from lastcard.core.errors import Problem, cause
from lastcard.record.files import data_folder as folder
from lastcard.table import sitting
from lastcard.table.sitting import Sitting

SUFFIX = ".lastcard.toml"


def newest() -> Path | None:
    """The match that was played last and is not over."""
    files = list((folder() / "saves").glob(f"*{SUFFIX}"))
    return max(files, key=lambda file: file.stat().st_mtime, default=None)


def _free(place: Path, name: str, suffix: str) -> Path:
    """A file that is not there yet."""
    names = (name if number == 1 else f"{name}-{number}" for number in count(1))
    return next(file for each in names if not (file := place / f"{each}{suffix}").exists())


class Save:
    """The file of one match. It moves from `saves` to `games` when the match is over."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file

    def keep(self, match: Sitting) -> Problem | None:
        """Writes the match as it is now; what went wrong is told, not raised: the game can go on."""
        try:
            saves = folder() / "saves"
            saves.mkdir(parents=True, exist_ok=True)
            if self._file is None:
                self._file = _free(saves, f"{datetime.now():%Y-%m-%d-%H%M%S}", SUFFIX)
            sitting.save(match, self._file)
            if match.won and self._file.parent == saves:
                games = folder() / "games"
                games.mkdir(exist_ok=True)
                name = self._file.name.removesuffix(SUFFIX)
                self._file = self._file.replace(_free(games, name, SUFFIX))
        except OSError as error:
            return Problem("save-unwritable", reason=cause(error))
        return None


def resume(file: Path) -> Sitting:
    """Reads a saved match. One that can't be read is set aside, and the Problem says where it is."""
    try:
        resumed = sitting.load(file)
        for number, seat in enumerate(resumed.seats, 1):
            resumed.rename(number, clean.line(seat.name))  # screens show names as they are
        return resumed
    except OSError as error:
        raise Problem("save-unreadable", file=str(file), reason=cause(error)) from None
    except Problem as problem:
        if problem.message in ("unknown-bot", "bot-fails"):  # the file is good, the bot is not installed or broken
            raise
        aside = _free(file.parent, file.name, ".broken")
        file.rename(aside)
        raise Problem("save-broken", file=file.name, aside=str(aside), reason=problem) from None
