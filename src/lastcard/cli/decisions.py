"""The command `lastcard decisions`."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from lastcard import record
from lastcard.cli import INTERRUPTED
from lastcard.cli.common import Failure, end_progress, fail, reading, say, write, write_over, writing_to
from lastcard.core.clean import quotable


def decisions_command(
    records: Annotated[list[Path], typer.Argument(metavar=say("usage-file"), help=say("help-decisions-files"))],
    out: Annotated[Path, typer.Option("--out", help=say("help-decisions-out"))],
) -> None:
    from lastcard.envs.decisions import DecisionRow, Writer, decisions, each_file

    if find_spec("pyarrow") is None:
        fail("parquet-missing")
    files = list(each_file(records))
    refused = 0
    with writing_to(out):
        writer = Writer(out)
        try:
            for count, file in enumerate(files, 1):
                rows: list[DecisionRow] = []
                try:
                    with reading(file):
                        rows = list(decisions(record.load(file), str(file)))
                except Failure as failure:
                    write(say("error-line", problem=failure.message), err=True)
                    refused += 1
                writer.add(rows)
                write_over(say("decisions-progress", done=count, all=len(files), rows=writer.count))
            writer.close()
        except KeyboardInterrupt:
            writer.close()
            write(say("decisions-stopped", rows=writer.count, file=quotable(str(out))), err=True)
            raise typer.Exit(INTERRUPTED) from None
    end_progress()
    write(say("decisions-done", rows=writer.count, files=len(files) - refused, file=quotable(str(out))))
    if refused:
        write(say("decisions-refused", files=refused), err=True)
        raise typer.Exit(1)
