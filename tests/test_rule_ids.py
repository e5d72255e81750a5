"""Every rule and ruling of docs/rules.md has a case or a test that shows it, and none is named that does not exist."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULEBOOK = (HERE.parent / "docs" / "rules.md").read_text(encoding="utf-8")
CASES = [file for folder in ("conformance", "cases") for file in sorted((HERE / folder).glob("*.toml"))]
MODULES = sorted(HERE.glob("*.py"))

# `S4-SET-1…5` and `S1-WILD-1/2/3` stand for several; a letter or an N belongs to the last part.
ID = r"(?:S\d-[A-Z0-9]+-N?\d+[a-z]?|IDEA-\d+|A-\d\d)"
NAMED = re.compile(rf"(?<![\w-])({ID})((?:/\d+)*)(?:…(\d+))?(?![\w-])")


def section(number: int) -> str:
    return RULEBOOK.split(f"\n## {number}. ")[1].split("\n## ")[0]


def expanded(text: str) -> list[str]:
    """All ids that a text names, those in compressed notation too."""
    found = []
    for first, others, last in NAMED.findall(text):
        stem, _, number = first.rpartition("-")
        found.append(first)
        found += [f"{stem}-{other}" for other in others.split("/")[1:]]
        found += [f"{stem}-{other}" for other in range(int(number) + 1, int(last) + 1)] if last else []
    return found


def defined() -> list[str]:
    """The ids of the rules, which stand in bold in §1, and of the rulings, each of which begins a row of §3."""
    rules = [name for bold in re.findall(r"\*\*(.+?)\*\*", section(1)) for name in expanded(bold)]
    return rules + re.findall(r"^\| (A-\d\d) \|", section(3), re.MULTILINE)


def named_in_cases() -> dict[str, list[str]]:
    """What the line `# Rules: …` of each case names."""
    lines = {file: re.findall(r"^# Rules: (.+)$", file.read_text("utf-8"), re.MULTILINE) for file in CASES}
    return {f"{file.parent.name}/{file.name}": expanded("\n".join(found)) for file, found in lines.items()}


def markers(module: Path) -> dict[str, list[str]]:
    """What `@pytest.mark.rule(…)` names over each test."""
    found = {}
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            calls = [call for call in node.decorator_list if isinstance(call, ast.Call)]
            rules = [call for call in calls if ast.unparse(call.func) == "pytest.mark.rule"]
            named = [ast.literal_eval(argument) for call in rules for argument in call.args]
            if named:
                found[node.name] = named
    return found


def named_in_tests() -> dict[str, list[str]]:
    return {f"{module.name}: {test}": named for module in MODULES for test, named in markers(module).items()}


def test_every_rule_and_ruling_is_shown_by_a_case_or_a_test() -> None:
    shown = {name for named in (named_in_cases() | named_in_tests()).values() for name in named}
    assert sorted(set(defined()) - shown) == []


def test_no_case_or_test_names_a_rule_that_does_not_exist() -> None:
    known = set(defined())
    evidence = named_in_cases() | named_in_tests()
    assert {where: strange for where, named in evidence.items() if (strange := sorted(set(named) - known))} == {}


@pytest.mark.parametrize("folder", ["docs", "src"])
def test_no_text_or_source_names_a_rule_that_does_not_exist(folder: str) -> None:
    files = [
        file for file in sorted((HERE.parent / folder).rglob("*")) if file.suffix in (".md", ".py", ".pxd", ".ftl")
    ]
    named = {name for file in files for name in expanded(file.read_text("utf-8"))}
    assert sorted(named - set(defined())) == []
    assert named


def test_every_case_says_which_rules_it_shows() -> None:
    assert [case for case, named in named_in_cases().items() if not named] == []


def test_tests_of_rules_are_named_for_the_first_of_them() -> None:
    for test, named in markers(HERE / "test_rules_in_code.py").items():
        assert test.startswith(f"test_{named[0].replace('-', '_')}_"), test


def test_rules_are_all_read_from_the_rulebook() -> None:
    rules = Counter(name.split("-")[0] for name in defined())
    assert rules == {"S0": 54, "S1": 42, "S2": 66, "S3": 26, "S4": 43, "IDEA": 10, "A": 99}
    assert len(set(defined())) == rules.total() == 340
    assert [f"A-{number:02}" for number in range(1, 100)] == sorted(name for name in defined() if name.startswith("A-"))


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("S1-OBJ-1/2", ["S1-OBJ-1", "S1-OBJ-2"]),
        ("S1-WILD-1/2/3", ["S1-WILD-1", "S1-WILD-2", "S1-WILD-3"]),
        ("S4-SET-1…5", ["S4-SET-1", "S4-SET-2", "S4-SET-3", "S4-SET-4", "S4-SET-5"]),
        ("S4-D2-1…3, A-97.", ["S4-D2-1", "S4-D2-2", "S4-D2-3", "A-97"]),
        ("S2-PEN-1a S2-PEN-4b S2-JUMP-N1", ["S2-PEN-1a", "S2-PEN-4b", "S2-JUMP-N1"]),
        ("S0-CUST-6 (IDEA-1, IDEA-10)", ["S0-CUST-6", "IDEA-1", "IDEA-10"]),
        ("S2-2P-1 S2-70-2", ["S2-2P-1", "S2-70-2"]),
        ("SHA-256, S0-CUST and record.md", []),
    ],
)
def test_compressed_notation_is_expanded(text: str, ids: list[str]) -> None:
    assert expanded(text) == ids


@pytest.mark.parametrize(
    "name", ["S0-CON-1", "S0-CUST-6", "IDEA-10", "S1-OBJ-2", "S2-PEN-1a", "S2-2P-4", "S3-SK2-1", "S4-CHAL-4", "A-01"]
)
def test_known_rule_is_found(name: str) -> None:
    assert name in defined()
