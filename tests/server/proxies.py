"""The proxies of `deploy/`, made to run on this machine: other ports, other certificates, no other user."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import sleep

import pytest

from server.running import LONGEST, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
NEEDED = "LASTCARD_TEST_PROXIES"  # in the environment where tests must not be left out
NAME = "cards.example.org"
NODES = ("10.0.0.7:8000", "10.0.0.8:8000")
TLS = f"bind :443 ssl crt /etc/haproxy/{NAME}.pem"


def swap(text: str, before: str, after: str) -> str:
    assert text.count(before) == 1, before
    return text.replace(before, after)


def found(program: str) -> str:
    """Where a program is; "" where it is not."""
    return shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin") or ""


def wanted(program: str) -> str:
    """Where it is, for tests that need it; where it is not they are left out, and the run says so."""
    place = found(program)
    if not place:
        missing = f"{program} is not installed (Debian: apt install {program})"
        assert not os.environ.get(NEEDED), missing
        pytest.skip(missing)
    return place


def plain_haproxy(port: int, ports: Sequence[int]) -> str:
    """`haproxy.cfg` before servers on this machine, without TLS and not below a path."""
    text = swap((DEPLOY / "haproxy.cfg").read_text("utf-8"), TLS, f"bind 127.0.0.1:{port}")
    for before, after in (
        ("path_beg /lastcard/ }", "path_beg / }"),
        ("X-Forwarded-Proto https", "X-Forwarded-Proto http"),
        (f"    server node1 {NODES[0]}\n", ""),
        (f"    server node2 {NODES[1]}\n", ""),
    ):
        text = swap(text, before, after)
    return text + "".join(f"    server node{each} 127.0.0.1:{each}\n" for each in ports)


@contextmanager
def haproxy(ports: Sequence[int]) -> Iterator[int]:
    """HAProxy before servers on these ports; its own."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        configuration = Path(folder) / "haproxy.cfg"
        configuration.write_text(plain_haproxy(port, ports), "utf-8")
        with (Path(folder) / "log").open("w+") as log:
            process = subprocess.Popen([found("haproxy"), "-db", "-f", configuration], stdout=log, stderr=log)
            try:
                while not _serves(port):
                    assert process.poll() is None, Path(log.name).read_text()
                    sleep(0.05)
                yield port
            finally:
                process.terminate()
                process.wait(LONGEST)


def _serves(port: int) -> bool:
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=LONGEST).close()
    except OSError:
        return False
    return True
