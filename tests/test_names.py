"""One name, one class: those that stand for two, each for a reason that decision 56 gives."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "src" / "lastcard"
LOGS = "Came Entry Forgotten Hosted Opened Paused Resumed"
PROGRAMS = "Hello Rise Sit"
TWICE = {*" ".join((LOGS, PROGRAMS, "Player Room Table")).split()}


def classes() -> dict[str, list[str]]:
    """Where there is a class of each name."""
    found = defaultdict(list)
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(str(file.relative_to(SOURCES)))
    return found


def test_a_name_stands_for_one_class() -> None:
    assert {name: files for name, files in classes().items() if len(files) > 1 and name not in TWICE} == {}


def test_a_name_stands_for_one_class_of_a_module() -> None:
    assert {name: files for name, files in classes().items() if len(files) != len(set(files))} == {}
