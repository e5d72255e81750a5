"""A module imports only from modules that are listed above it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src"
LAYERS = """
lastcard
lastcard.clean
lastcard.errors
lastcard.text
lastcard.files
lastcard.cards
lastcard.rules
lastcard.actions
lastcard.events
lastcard.engine
lastcard.engine.bits
lastcard.engine.codes
lastcard.engine.interpreted
lastcard.engine.dice
lastcard.engine.chance
lastcard.engine.tables
lastcard.engine.cardplay
lastcard.engine.effects
lastcard.engine.asides
lastcard.engine.round
lastcard.engine.memory
lastcard.engine.sight
lastcard.engine.worlds
lastcard.engine.playout
lastcard.engine.perft
lastcard.match
lastcard.schedule
lastcard.view
lastcard.toml
lastcard.record
lastcard.fair
lastcard.describe
lastcard.account
lastcard.bots
lastcard.bots.bot
lastcard.bots.mind
lastcard.bots.easy
lastcard.bots.normal
lastcard.bots.hard
lastcard.bots.expert
lastcard.bots.driving
lastcard.bots.registry
lastcard.sitting
lastcard.server
lastcard.server.protocol
lastcard.protocol
lastcard.protocol.schema
lastcard.server.rulebook
lastcard.server.reasons
lastcard.intake
lastcard.witness
lastcard.client
lastcard.server.entries
lastcard.server.lookalikes
lastcard.server.identities
lastcard.server.table
lastcard.server.telling
lastcard.server.deciding
lastcard.server.pace
lastcard.server.room
lastcard.server.config
lastcard.server.limits
lastcard.server.metrics
lastcard.server.logs
lastcard.server.workers
lastcard.server.thinking
lastcard.server.storage
lastcard.server.replays
lastcard.server.hub
lastcard.server.listening
lastcard.server.pages
lastcard.server.guarding
lastcard.server.asking
lastcard.server.reading
lastcard.server.app
lastcard.server.serving
lastcard.lab
lastcard.lab.playing
lastcard.lab.figures
lastcard.lab.jobs
lastcard.lab.duel
lastcard.lab.simulate
lastcard.lab.tables
lastcard.lab.plots
lastcard.lab.report
lastcard.command
lastcard.lab.command
lastcard.server.command
lastcard.terminal
lastcard.terminal.saves
lastcard.terminal.setup
lastcard.terminal.choices
lastcard.terminal.lines
lastcard.terminal.plain
lastcard.terminal.look
lastcard.terminal.page
lastcard.terminal.pages
lastcard.terminal.widgets
lastcard.terminal.board
lastcard.terminal.table
lastcard.terminal.home
lastcard.terminal.program
lastcard.terminal.app
lastcard.terminal.company
lastcard.terminal.lobby
lastcard.terminal.remote
lastcard.terminal.entering
lastcard.terminal.hall
lastcard.terminal.joined
lastcard.terminal.plain_remote
lastcard.terminal.joining
lastcard.terminal.command
lastcard.usage
lastcard.cli
lastcard.entry
""".strip().splitlines()


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_of(file): file for file in sorted(SOURCES.rglob("*.py"))}


def imported(source: str) -> Iterator[str]:
    """The modules of the package that a source imports, also where it does so in a function or under a condition."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "lastcard")
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative import"
            package = str(node.module)
            if package.split(".")[0] == "lastcard":
                inner = [f"{package}.{alias.name}" for alias in node.names]
                yield from (name if name in MODULES else package for name in inner)


def test_every_module_has_its_layer() -> None:
    assert sorted(LAYERS) == sorted(MODULES)


@pytest.mark.parametrize("module", LAYERS)
def test_module_imports_only_from_above(module: str) -> None:
    above = LAYERS[: LAYERS.index(module)]
    assert sorted(set(imported(MODULES[module].read_text("utf-8"))) - set(above)) == []


def test_imports_are_found_wherever_they_stand() -> None:
    source = """
import lastcard.text
from lastcard import __version__, record
if True:
    from lastcard.engine import interpreted as cython
def late():
    from lastcard.match.match import Match
"""
    assert set(imported(source)) == {
        "lastcard.wording.catalogues",
        "lastcard",
        "lastcard.record",
        "lastcard.engine.cython_stub",
        "lastcard.match.match",
    }
