"""The commands `lastcard backup`, `restore` and `move`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from lastcard.cli.common import counting, end_progress, failing, say, write
from lastcard.core.clean import quotable
from lastcard.record.files import data_folder

progress = counting("copy-progress")
DataOption = Annotated[Path | None, typer.Option("--data", envvar="LASTCARD_DATA", help=say("help-serve-data"))]
DatabaseOption = Annotated[str, typer.Option("--database", envvar="LASTCARD_DATABASE", help=say("help-serve-database"))]


def backup_command(
    file: Annotated[Path, typer.Argument(metavar=say("usage-file"), help=say("help-backup-file"))],
    data: DataOption = None,
    database: DatabaseOption = "",
) -> None:
    from lastcard.server.storage import copying  # not loaded for any other command

    with failing():
        if database:
            copied = asyncio.run(copying.backup_database(database, file, progress))
        else:
            copied = copying.backup_file((data or data_folder()) / copying.FILE, file, progress)
    tell(str(file), *copied)


def restore_command(
    file: Annotated[Path, typer.Argument(metavar=say("usage-file"), help=say("help-restore-file"))],
    data: DataOption = None,
    database: DatabaseOption = "",
) -> None:
    from lastcard.server.storage import copying

    target = (data or data_folder()) / copying.FILE
    with failing():
        if database:
            copied = asyncio.run(copying.restore_database(file, database, progress))
        else:
            copied = copying.restore_file(file, target, progress)
    tell(_place(database) if database else str(target), *copied)


def move_command(
    database: Annotated[str, typer.Option("--database", envvar="LASTCARD_DATABASE", help=say("help-move-database"))],
    data: DataOption = None,
) -> None:
    from lastcard.server.storage import copying

    source = (data or data_folder()) / copying.FILE
    with failing():
        copied = asyncio.run(copying.move(source, database, progress))
    tell(_place(database), *copied)


def _place(database: str) -> str:
    from lastcard.server.storage.postgres.lines import shown

    return shown(database)


def tell(target: str, rooms: int, records: int) -> None:
    end_progress()
    write(say("copied", target=quotable(target), rooms=rooms, records=records))
