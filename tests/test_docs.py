"""Examples in the documentation run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLES = [
    pytest.param(code, id=f"{file.name}-{number}")
    for file in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", file.read_text(), re.DOTALL), 1)
]
LINKS = [
    pytest.param(file, target, id=f"{file.name}-{target}")
    for file in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
    for target in re.findall(r"\]\(([^)#:]+)\)", file.read_text())
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_example_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "example", "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize(("file", "target"), LINKS)
def test_link_leads_somewhere(file: Path, target: str) -> None:
    assert (file.parent / target).exists()
