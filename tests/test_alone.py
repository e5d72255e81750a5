"""With nothing but msgspec there are the engine, matches, records and bots; the command says what else it needs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import lastcard
from lastcard.cli.usage import EXTRAS

PLAYED = """
import sys

from lastcard import record
from lastcard.bots import registry
from lastcard.core import rules
from lastcard.record import verifiable_shuffle as fair
from lastcard.match import schedules, view
from lastcard.bots.arena import Driver
from lastcard.engine import observation, perft, playout
from lastcard.core.errors import Problem
from lastcard.match.match import Match
from lastcard.record import Record, RoundRecord

chosen = rules.parse("classic match=single")
match = Match(chosen, 4)
game = match.new_round(seed=3)
game.log = []
players = [registry.player(name, chosen, seat) for seat, name in enumerate(registry.LEVELS)]
driver = Driver(game, players)
driver.play()
match.close(game)
assert match.champions
played = Record(("A", "B", "C", "D"), chosen, (RoundRecord(seed="3"),), {"bots": list(registry.LEVELS)})
assert record.loads(record.dumps(played)) == played
assert not record.check(played)
assert fair.verify(played)
try:
    rules.parse("classic stackin=mixed")
except Problem as problem:
    print(problem)
print(*sorted({name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names))
"""


@pytest.fixture
def alone(tmp_path: Path) -> Path:
    """A folder of packages that has ours and msgspec."""
    for package in (lastcard, msgspec):
        folder = Path(str(package.__file__)).parent
        (tmp_path / folder.name).symlink_to(folder)
    return tmp_path


def run(folder: Path, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs a program that finds these packages and those of Python itself."""
    begin = f"import sys; sys.path.insert(0, {str(folder)!r})\n"
    command = [sys.executable, "-I", "-S", "-c", begin + code, *arguments]
    return subprocess.run(command, check=False, capture_output=True, encoding="utf-8", env=os.environ | {"LC_ALL": "C"})


def test_bots_play_and_records_are_kept_with_msgspec_alone(alone: Path) -> None:
    done = run(alone, PLAYED)
    assert done.returncode == 0, done.stderr
    problem, imported = done.stdout.splitlines()
    assert problem == "rules-unknown-option (given='stackin', nearest='stacking')"
    assert [name for name in imported.split() if "cython" not in name and name != "__main__"] == ["lastcard", "msgspec"]


def test_the_command_says_what_it_needs(alone: Path) -> None:
    done = run(alone, "from lastcard.cli.entry import main; main()", "rules")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.endswith(': pip install "lastcard[all]"\n')
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "without"),
    [
        (["play"], "textual"),
        (["join", "http://127.0.0.1:9/t/ABCDEF"], "httpx"),
        (["serve"], "litestar"),
        (["simulate", "--games", "1"], "numpy"),
        (["duel", "easy", "normal"], "numpy"),
        (["train", "--out", "net"], "numpy"),
    ],
)
def test_a_command_names_the_extra_that_is_missing(arguments: list[str], without: str, tmp_path: Path) -> None:
    code = f"""
import sys
sys.modules[{without!r}] = None  # Python's own way of saying that there is none
from lastcard.cli import play
play.in_terminal = lambda: True
from lastcard.cli.entry import main
main()
"""
    environment = os.environ | {"LC_ALL": "C", "LASTCARD_DATA": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], check=False, capture_output=True, encoding="utf-8", env=environment
    )
    [command, extra] = arguments[0], EXTRAS[arguments[0]]
    told = f'lastcard: {command} needs another package, {without}: pip install "lastcard[{extra}]"\n'
    assert (done.returncode, done.stderr) == (2, told)


def test_importing_the_package_loads_next_to_nothing(alone: Path) -> None:
    """It has to take less than a tenth of a second; what is loaded is the same on every machine, time is not."""
    done = run(alone, "before = {*sys.modules}\nimport lastcard\nprint(*sorted({*sys.modules} - before))")
    assert done.returncode == 0, done.stderr
    loaded = done.stdout.split()
    assert [name for name in loaded if name.startswith(("lastcard", "msgspec"))] == ["lastcard"]
    assert len(loaded) < 60


def test_its_public_names_load_the_engine_and_nothing_that_plays_or_serves(alone: Path) -> None:
    done = run(alone, "import lastcard\nlastcard.Round\nprint(*sorted(sys.modules))")
    assert done.returncode == 0, done.stderr
    packages = {name.split(".")[1] for name in done.stdout.split() if name.startswith("lastcard.")}
    assert packages <= {"api", "core", "engine", "match", "record"}, packages
    assert len(done.stdout.split()) < 300
