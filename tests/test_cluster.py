"""The same work on a Dask cluster: a real scheduler and two workers on this machine."""

from __future__ import annotations

import builtins
import importlib.metadata
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import distributed
import english
import lab
import numpy as np
import pytest

from lastcard import __version__
from lastcard.cli import main
from lastcard.core.errors import Problem
from lastcard.lab import duel, jobs, simulate
from lastcard.lab.jobs import Workers


def dask(*arguments: str | Path, path: tuple[Path, ...] = ()) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "dask", *map(str, arguments)],
        env=lab.environment(*path),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
    )


def client(address: str) -> Any:
    return distributed.Client(address, timeout=60, set_as_default=False)  # type: ignore[no-untyped-call]


def end(process: subprocess.Popen[str]) -> None:
    process.kill()  # nothing of theirs is worth waiting for
    process.wait()


@contextmanager
def running_scheduler() -> Iterator[tuple[str, subprocess.Popen[str]]]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = dask("scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard", "--no-show")
    address = f"tcp://127.0.0.1:{port}"
    try:
        with client(address):
            assert process.poll() is None
        yield address, process
    finally:
        end(process)


@contextmanager
def running_worker(scheduler: str, folder: Path, *path: Path) -> Iterator[None]:
    process = dask(
        *("worker", scheduler, "--host", "127.0.0.1", "--no-nanny", "--no-dashboard", "--nthreads", "1"),
        *("--local-directory", folder),
        path=path,
    )
    try:
        yield
    finally:
        end(process)


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a scheduler without workers."""
    with running_scheduler() as (address, _):
        yield address


@pytest.fixture(scope="module")
def cluster(scheduler: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a scheduler with two workers."""
    folders = [tmp_path_factory.mktemp("worker") for _ in range(2)]
    with running_worker(scheduler, folders[0]), running_worker(scheduler, folders[1]):
        with client(scheduler) as connected:
            connected.wait_for_workers(2, timeout=60)
        yield scheduler


def test_a_scheduler_without_workers_is_told(scheduler: str) -> None:
    with english.raises(Problem, match="has no workers"):
        simulate.run(simulate.Simulation(("classic",), ("easy",), games=4), Workers(cluster=scheduler))


def test_simulation_is_the_same_on_a_cluster_and_on_one_and_two_processes(cluster: str) -> None:
    setup = simulate.Simulation(("classic", "house-party"), ("easy", "normal"), games=12)
    results = [
        simulate.run(setup, force) for force in (Workers(cluster=cluster), Workers(workers=1), Workers(workers=2))
    ]
    for result in results[1:]:
        assert result.summaries == results[0].summaries
        assert result.differences == results[0].differences
        for one, other in zip(result.tables, results[0].tables, strict=True):
            assert len(one) == 12
            assert np.array_equal(one, other)


def test_duel_is_the_same_on_a_cluster(cluster: str) -> None:
    setup = duel.Duel(("easy", "normal"), seats=2, deals=6)
    there, here = duel.run(setup, Workers(cluster=cluster)), duel.run(setup, Workers(workers=1))
    assert there.standings == here.standings
    assert there.pairs == here.pairs


def test_a_worker_with_another_version_is_refused(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "__version__", "99.0")
    with english.raises(Problem, match=r"has Last Card .*, not 99\.0"):
        simulate.run(simulate.Simulation(("classic",), ("easy",), games=4), Workers(cluster=cluster))


def test_command_takes_the_address_of_a_cluster(
    cluster: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lab.speak_english(monkeypatch)
    asked = ["lastcard", "duel", "easy", "normal", "--seats", "2", "--deals", "4"]
    shown = []
    for force in (["--cluster", cluster], ["--workers", "1"]):
        monkeypatch.setattr(sys, "argv", [*asked, *force])
        with pytest.raises(SystemExit) as ended:
            main.main()
        assert ended.value.code == 0
        shown.append(capsys.readouterr())
    assert shown[0] == shown[1]


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:{port}", "127.0.0.1:{port}", "nonsense://x", "tcp://["])
def test_an_address_that_does_not_answer_is_told_in_one_line(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:  # bound but not listening: connections are refused
        taken.bind(("127.0.0.1", 0))
        address = address.format(port=taken.getsockname()[1])
        lab.speak_english(monkeypatch)
        monkeypatch.setattr(jobs, "PATIENCE", 1)
        monkeypatch.setattr(sys, "argv", ["lastcard", "simulate", "--games", "2", f"--cluster={address}"])
        with pytest.raises(SystemExit) as ended:
            main.main()
    [line] = capsys.readouterr().err.splitlines()
    assert ended.value.code == 2
    assert line == f"lastcard: no Dask scheduler answers at {address} within 1 seconds"


def test_a_cluster_that_goes_away_is_told_in_one_line_and_nothing_is_lost(tmp_path: Path) -> None:
    lab.install_held_bot(tmp_path)
    asked = ("duel", "held", "easy", "--deals", "6", "--seats", "2", "--out", tmp_path / "out")
    with running_scheduler() as (address, scheduler), running_worker(address, tmp_path / "w", tmp_path):
        with client(address) as connected:
            connected.wait_for_workers(1, timeout=60)
        process = lab.start(*asked, "--cluster", address, env=lab.environment(tmp_path))
        lab.wait_for_chunks(tmp_path, process)
        scheduler.kill()
        _, err = process.communicate()
    assert err == f"lastcard: the cluster at {address} has stopped answering\n"
    assert process.returncode == 2
    assert 3 <= len(list(tmp_path.glob("out/chunks/*.msgpack"))) <= 4


def test_without_its_package_the_command_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    genuine = builtins.__import__

    def without(name: str, *arguments: object) -> object:
        if name == "distributed":
            raise ModuleNotFoundError(name)
        return genuine(name, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without)
    with english.raises(Problem, match=r'pip install "lastcard\[cluster\]"'):
        simulate.run(simulate.Simulation(("classic",), ("easy",), games=4), Workers(cluster="tcp://127.0.0.1:1"))


def test_version_that_workers_are_asked_for_is_ours() -> None:
    assert importlib.metadata.version("lastcard") == __version__
