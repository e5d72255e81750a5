"""The package can be built from its sdist, with the page, and installs where there is no C compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = Path("lastcard", "server", "page")
TRANSLATED = ROOT / "build" / "cython"
pytestmark = pytest.mark.slow


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Builds the page."""
    return subprocess.run(
        [sys.executable, folder / "web" / "page.py"],
        env=os.environ | environment,
        check=False,
        capture_output=True,
        encoding="utf-8",
    )


@pytest.fixture(scope="module")
def page() -> Path:
    """The page, which is built already unless its sources were changed since."""
    done = build(ROOT)
    assert done.returncode == 0, done.stderr
    return ROOT / "src" / PAGE


@pytest.fixture(scope="module")
def source(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What an sdist holds."""
    assert page.exists()
    folder = tmp_path_factory.mktemp("sdist")
    make = f"from setuptools import build_meta; build_meta.build_sdist({str(folder)!r})"
    subprocess.run([sys.executable, "-c", make], cwd=ROOT, check=True, capture_output=True)
    [archive] = folder.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        opened.extractall(folder, filter="data")
    [source] = (entry for entry in folder.iterdir() if entry.is_dir())
    return source


@pytest.fixture(scope="module")
def installed(source: Path, tmp_path_factory: pytest.TempPathFactory, long: bool) -> Path:
    """What a wheel built of it without a C compiler installs. The page is built already, and is not built again.

    Nor is C made of the engine once more, which takes half a minute and has been done by whoever runs this.
    """
    folder = tmp_path_factory.mktemp("wheel")
    if not long and TRANSLATED.exists():
        shutil.copytree(TRANSLATED, source / TRANSLATED.relative_to(ROOT))
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", folder, source],
        env=os.environ | {"CC": "no-such-compiler", "CXX": "no-such-compiler"},
        check=True,
        capture_output=True,
    )
    [wheel] = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "installed")
    return folder / "installed"


def files(folder: Path) -> dict[str, bytes]:
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_without_a_compiler_the_engine_is_installed_interpreted(installed: Path) -> None:
    assert not list(installed.rglob("*.so"))
    environment = os.environ | {"PYTHONPATH": str(installed), "LC_ALL": "C"}

    def lastcard(*arguments: str) -> str:
        command = [sys.executable, "-c", "from lastcard.cli.main import main; main()", *arguments]
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout

    assert "interpreted engine" in lastcard("--version")
    case = ROOT / "tests" / "conformance" / "refusals.toml"
    assert lastcard("check", str(case)) == "1 passed, 0 failed\n"


def test_the_sources_of_the_page_are_in_the_sdist_without_the_libraries_it_is_built_with(source: Path) -> None:
    for name in ("package.json", "package-lock.json", "vite.config.ts", "index.html", "src/main.ts", "page.py"):
        assert (source / "web" / name).read_bytes() == (ROOT / "web" / name).read_bytes()
    assert not (source / "web" / "node_modules").exists()


def test_the_page_is_in_the_wheel_as_it_was_built(page: Path, source: Path, installed: Path) -> None:
    there = files(installed / PAGE)
    assert {"index.html", "manifest.webmanifest", "icon.svg"} <= there.keys()
    assert any(name.startswith("assets/") and name.endswith(".js.br") for name in there)
    assert there == files(page)
    assert not (source / "web" / "node_modules").exists()  # which building it anew would have needed


# Building the page


@pytest.fixture
def copy(page: Path, tmp_path: Path) -> Path:
    """Sources of the page and the page, without what npm has installed."""
    folder = tmp_path / "copy"
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))
    shutil.copytree(page, folder / "src" / PAGE)
    return folder


def test_a_page_that_is_as_its_sources_say_is_not_built_again(copy: Path) -> None:
    done = build(copy)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert not (copy / "web" / "node_modules").exists()


@pytest.mark.long
def test_a_change_of_a_text_changes_the_page(page: Path, copy: Path) -> None:
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    catalogue = copy / "src" / "lastcard" / "wording" / "locales" / "en" / "cards.ftl"
    catalogue.write_text(catalogue.read_text("utf-8").replace("Wild", "Untamed"), "utf-8")
    done = build(copy)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    changed = files(copy / "src" / PAGE)
    assert any(b"Untamed" in body for body in changed.values())
    assert changed["sources.sha256"] != files(page)["sources.sha256"]


def test_a_page_that_cannot_be_built_says_so(page: Path, copy: Path) -> None:
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    (copy / "web" / "vite.config.ts").write_text("this is no program")
    done = build(copy)
    assert done.returncode == 1
    assert "vite.config.ts" in done.stderr
    last = done.stderr.splitlines()[-1]
    assert last == f"The page could not be built: “npm run build” failed in {copy / 'web'}; see above."
    stamp = (copy / "src" / PAGE / "sources.sha256").read_bytes()
    assert stamp == (page / "sources.sha256").read_bytes()  # of other sources, and so it is tried again


def test_without_a_network_it_is_told_what_is_missing(copy: Path, tmp_path: Path) -> None:
    """A text was changed, after which the page is to be built anew."""
    catalogue = copy / "src" / "lastcard" / "wording" / "locales" / "en" / "cards.ftl"
    catalogue.write_text(catalogue.read_text("utf-8").replace("Wild", "Untamed"), "utf-8")
    done = build(
        copy,
        npm_config_registry="http://127.0.0.1:9",
        npm_config_cache=str(tmp_path / "cache"),
        npm_config_fetch_retries="0",
    )
    assert done.returncode == 1
    assert "ECONNREFUSED" in done.stderr
    last = done.stderr.splitlines()[-1]
    assert last.startswith(f"The page could not be built: “npm ci” could not install its libraries in {copy / 'web'}.")
    assert last.endswith("check that it can be reached, and try again.")
