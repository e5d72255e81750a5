"""The package installs where there is no C compiler, and then runs interpreted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_without_a_compiler_the_engine_is_installed_interpreted(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md"):
        shutil.copy(ROOT / name, source)
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"))
    no_compiler = os.environ | {"CC": "no-such-compiler", "CXX": "no-such-compiler"}
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", tmp_path, source],
        env=no_compiler,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    assert not list((tmp_path / "installed").rglob("*.so"))
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "installed"), "LC_ALL": "C"}

    def lastcard(*arguments: str) -> str:
        command = [sys.executable, "-c", "from lastcard.cli import main; main()", *arguments]
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout

    assert "interpreted engine" in lastcard("--version")
    case = ROOT / "tests" / "conformance" / "refusals.toml"
    assert lastcard("check", str(case)) == "1 passed, 0 failed\n"
