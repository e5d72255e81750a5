"""A package imports only from packages that are listed above it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src"
LAYERS = [
    "core",
    "engine",
    "match",
    "record",
    "wording",
    "evaluator",
    "bots",
    "analysis",
    "puzzles",
    "ratings",
    "seeks",
    "lab",
    "envs",
    "collection",
    "protocol",
    "table",
    "deals",
    "evening",
    "client",
    "server",
    "terminal",
    "mcp",
    "cli",
]


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_of(file): file for file in sorted(SOURCES.rglob("*.py"))}


def package_of(module: str) -> str:
    """The package below `lastcard` that a module belongs to; what is no package is at the top."""
    name = ".".join(module.split(".")[1:2])
    return name if (SOURCES / "lastcard" / name).is_dir() else ""


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


def test_every_package_has_its_layer() -> None:
    assert sorted(LAYERS) == sorted({package_of(module) for module in MODULES} - {""})


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_from_its_package_and_those_above(module: str) -> None:
    above = {"", *LAYERS[: LAYERS.index(package_of(module)) + 1]} if package_of(module) else {"", *LAYERS}
    wrong = {name for name in imported(MODULES[module].read_text("utf-8")) if package_of(name) not in above}
    assert sorted(wrong) == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    needs = {name: set(imported(file.read_text("utf-8"))) - {name} for name, file in MODULES.items()}
    free: set[str] = set()
    while ready := {name for name, wanted in needs.items() if name not in free and wanted <= free}:
        free |= ready
    assert sorted(needs.keys() - free) == []


def test_imports_are_found_wherever_they_stand() -> None:
    source = """
import lastcard.wording.catalogues
from lastcard import __version__, record
if True:
    from lastcard.engine import cython_stub as cython
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


SQL = re.compile(r"\b(SELECT\b.*\bFROM|INSERT INTO|DELETE FROM|UPDATE \w+ SET)\b", re.DOTALL)


def speaks_sql(source: str) -> bool:
    """Whether a source has SQL in it, makes a statement of a store, or asks a database itself."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names = {str(node.module).split(".")[0]}
        elif isinstance(node, ast.Call):
            names = {getattr(node.func, "attr", getattr(node.func, "id", ""))}
        else:
            names = set()
        if names & {"sqlite3", "asyncpg", "Statement"}:
            return True
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SQL.search(node.value):
            return True
    return False


def test_sql_stands_in_the_storage_only() -> None:
    home = "lastcard.server.storage"
    speaking = [name for name, file in MODULES.items() if speaks_sql(file.read_text("utf-8"))]
    assert f"{home}.accounts" in speaking
    assert [name for name in speaking if not name.startswith(home)] == []
