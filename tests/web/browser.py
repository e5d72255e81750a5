"""The browser that the tests use: Chromium, without the windows where that can be had, which take half of its time."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ASK_PLAYWRIGHT = (
    "from playwright.sync_api import sync_playwright\n"
    "with sync_playwright() as playwright: print(playwright.chromium.executable_path)"
)


def chromium() -> Path:
    """A Chromium that is installed; without one, Debian's is installed where we may, and elsewhere Playwright's."""
    return installed() or (from_debian() if on_debian() and may_install() else from_playwright())


def installed() -> Path | None:
    """The first that runs: a name may lead to a script that only says where to get it."""
    for name in NAMES:
        file = shutil.which(name)
        if file and subprocess.run([file, "--version"], capture_output=True, check=False).returncode == 0:
            return Path(file)
    return None


def on_debian() -> bool:
    return sys.platform == "linux" and platform.freedesktop_os_release().get("ID") == "debian"


def may_install() -> bool:
    return os.geteuid() == 0


def from_debian() -> Path:
    import fcntl

    with (Path(tempfile.gettempdir()) / "lastcard-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests run in several processes, and apt-get in one
        if not installed():
            run("apt-get", "update")
            run("apt-get", "install", "--yes", "--no-install-recommends", SHELL)
    found = installed()
    assert found, "Debian's chromium is installed, but does not run"
    return found


def from_playwright() -> Path:
    run(sys.executable, "-m", "playwright", "install", "chromium")
    return Path(run(sys.executable, "-c", ASK_PLAYWRIGHT).strip())


def run(*command: str) -> str:
    done = subprocess.run(
        command,
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise RuntimeError(
            f"there is no Chromium here, and “{' '.join(command)}” could not install one; "
            f"install chromium or google-chrome, and try again:\n{done.stdout}"
        )
    return done.stdout
