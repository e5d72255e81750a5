"""Where the tests find their browser, and that they do not pass without one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from web import browser

pytestmark = pytest.mark.journey


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder with programs."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def put(folder: Path, name: str, script: str) -> Path:
    (folder / name).write_text(f"#!/bin/sh\n{script}\n")
    (folder / name).chmod(0o755)
    return folder / name


def test_a_browser_that_runs_is_taken(programs: Path) -> None:
    put(programs, "chromium-browser", "echo get it elsewhere; exit 1")
    chrome = put(programs, "google-chrome", "echo Google Chrome 140")
    assert browser.chromium() == chrome
    assert browser.chromium() == chrome


def test_where_we_may_debians_is_installed(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "on_debian", lambda: True)
    monkeypatch.setattr(browser, "may_install", lambda: True)
    chromium = programs / "chromium-headless-shell"
    install = f'echo "#!/bin/sh" > {chromium}; /bin/chmod +x {chromium}'
    put(programs, "apt-get", f'echo "$@" >> {programs}/asked\n[ $1 = update ] || {{ {install}; }}')
    assert browser.chromium() == chromium
    assert (programs / "asked").read_text() == "update\ninstall --yes --no-install-recommends chromium-headless-shell\n"


def test_without_one_it_is_an_error_that_says_what_to_do(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "on_debian", lambda: True)
    monkeypatch.setattr(browser, "may_install", lambda: True)
    put(programs, "apt-get", "echo no network; exit 100")
    with pytest.raises(RuntimeError, match=r"there is no Chromium here(?s:.*)install chromium(?s:.*)no network"):
        browser.chromium()


def test_elsewhere_playwrights_own_is_installed(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "may_install", lambda: False)
    python = put(programs, "python", f'echo "$1 $2" >> {programs}/asked; echo /its/chrome')
    monkeypatch.setattr(sys, "executable", str(python))
    assert browser.chromium() == Path("/its/chrome")
    assert (programs / "asked").read_text().startswith("-m playwright\n-c ")
