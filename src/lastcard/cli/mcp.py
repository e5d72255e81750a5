"""The command `lastcard mcp`."""

from __future__ import annotations

from typing import Annotated

import typer

from lastcard.cli.common import check_language, say
from lastcard.cli.play import check_names
from lastcard.wording.languages import LANGUAGES


def mcp_command(
    name: Annotated[str, typer.Option("--name", help=say("help-mcp-name"))] = "Model",
    language: Annotated[  # noqa: ARG001  read before the command line is
        str | None, typer.Option("--language", callback=check_language, help=say("help-language", known=LANGUAGES))
    ] = None,
) -> None:
    check_names([name])
    from lastcard.mcp.server import make_server  # takes a moment to load, which no other command should wait for

    make_server(name, say).run()
