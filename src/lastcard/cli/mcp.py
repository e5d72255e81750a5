"""The command `lastcard mcp`."""

from __future__ import annotations

from typing import Annotated

import typer

from lastcard.cli.common import LanguageOption, check_names, say


def mcp_command(
    name: Annotated[str, typer.Option("--name", help=say("help-mcp-name"))] = "Model",
    language: LanguageOption = None,  # noqa: ARG001  read before the command line is
) -> None:
    check_names([name])
    from lastcard.mcp.server import make_server  # takes a moment to load, which no other command should wait for

    make_server(name, say).run()
