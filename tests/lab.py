"""What the tests of simulations and duels share: the command in a process of its own, and a bot that can be held up."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lastcard.cli import common, main
from lastcard.cli import lab as lab_command
from lastcard.wording.catalogues import ENGLISH

HELD_BOT = '''
"""Plays what comes first. Of all seats that it ever takes, it plays in eight; then it waits for `hold` to go."""
import time
from pathlib import Path

HERE = Path(__file__).parent

class Held:
    def __init__(self, rules, seed):
        self.plays = False

    def act(self, view):
        while not self.plays:
            for ticket in range(8):
                try:
                    (HERE / f"ticket-{ticket}").touch(exist_ok=False)
                    self.plays = True
                    break
                except FileExistsError:
                    self.plays = not (HERE / "hold").exists()
            time.sleep(0.01 * (not self.plays))
        return view.legal[0] if view.legal else None
'''


def speak_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the commands of this process speak English, whatever the machine speaks."""
    for module in (main, common, lab_command):
        monkeypatch.setattr(module, "say", ENGLISH)


def environment(*paths: Path) -> dict[str, str]:
    """English, whatever the machine speaks, with these folders to import from."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "LC_MESSAGES")}
    path = os.pathsep.join([*map(str, paths), *filter(None, [os.environ.get("PYTHONPATH")])])
    return inherited | {"PYTHONUTF8": "1", "PYTHONPATH": path}


def start(*arguments: str | Path, env: dict[str, str]) -> subprocess.Popen[str]:
    """The command in a process and a session of its own, as a terminal would start it."""
    return subprocess.Popen(
        [sys.executable, "-c", "from lastcard.cli.main import main; main()", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
        env=env,
    )


def run(folder: Path, *arguments: str | Path) -> tuple[int, str, str]:
    """The command to its end, with this folder to import from."""
    process = start(*arguments, env=environment(folder))
    out, err = process.communicate()
    return process.returncode, out, err


def install_bot(folder: Path, name: str, target: str, code: str) -> None:
    """Puts a bot where a process with this folder on its path finds it, with an entry point such as `my_bot:Mine`."""
    module = target.partition(":")[0]
    (folder / f"{module}.py").write_text(code)
    about = folder / f"{module}-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[lastcard.bots]\n{name} = {target}\n")


def install_held_bot(folder: Path) -> None:
    install_bot(folder, "held", "held_bot:Held", HELD_BOT)
    (folder / "hold").touch()


def wait_for_chunks(folder: Path, process: subprocess.Popen[str]) -> None:
    """Until three chunks are stored: `held` plays in two seats of a chunk at most, and then in no more of them."""
    while len(list(folder.glob("out/chunks/*.msgpack"))) < 3:
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)


def interrupt(folder: Path, *arguments: str | Path) -> tuple[int, str, str]:
    """Starts the command with `--out FOLDER/out`, presses Ctrl-C when three chunks are stored, and returns its end."""
    process = start(*arguments, "--out", folder / "out", env=environment(folder))
    wait_for_chunks(folder, process)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate()
    return process.returncode, out, err
