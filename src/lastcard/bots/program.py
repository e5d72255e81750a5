"""Bots that are programs of their own, in any language: they are told a line of JSON and answer with a line of text.

One process plays all the seats that a bot has here. Whatever it does, nobody waits longer than its limits say, and what
it did wrong is a Problem; a program that can't be talked to any more is ended, and begun anew when it is asked again.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib.metadata
import os
import shutil
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import count
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import RLock, Thread
from typing import Any, Final

import msgspec

from lastcard.bots.registration import Registered
from lastcard.core import actions
from lastcard.core.actions import Action
from lastcard.core.errors import Problem, Refusal, cause
from lastcard.core.rules import Ruleset
from lastcard.match.view import Game, Own, View

PROTOCOL: Final = 1
READY: Final = "ready"
WAIT: Final = "wait"
LONGEST: Final = 1_000  # bytes of a line, more than there are cards to name
UNASKED: Final = 100_000  # bytes that wait for nobody
LAST_WORDS: Final = 1_000  # bytes of what it says about itself
TICK: Final = 0.1  # seconds between two looks at its memory
LAUNCHER: Final = str(Path(__file__).with_name("launcher.py"))
PASSED_ON: Final = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT")  # of the environment
# What a bot can do wrong: whoever plays many games counts it, and tells.
FAULTS: Final = (
    "program-start",
    "program-silent",
    "program-died",
    "program-slow",
    "program-flood",
    "program-memory",
    "program-rubbish",
    "bot-illegal",
    "bot-stalls",
)


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first line."""

    protocol: int
    lastcard: str


class Sit(msgspec.Struct, frozen=True, tag_field="type", tag="sit"):
    """A seat that the bot has from now on, under an id; chance in its play follows from the seed."""

    id: int
    seat: int
    seats: int
    preset: str
    rules: dict[str, Any]
    seed: int


class Rise(msgspec.Struct, frozen=True, tag_field="type", tag="rise"):
    """A seat that it does not have any more."""

    id: int


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the seat may know: a View, but for what only our engine can read."""

    game: Game
    own: Own
    known: tuple[tuple[str, ...], ...] = ()
    possible: tuple[tuple[int, ...], ...] = ()
    laid: tuple[str, ...] = ()
    doubted: str = ""


class Ask(msgspec.Struct, frozen=True, tag_field="type", tag="ask"):
    """What does it do? The only line that has to be answered."""

    id: int
    asked: bool  # whether the game waits for it
    view: Seen


def question(number: int, view: View) -> bytes:
    """A view as a program gets it."""
    seen = Seen(view.game, view.own, view.known, view.possible, view.laid, view.doubted)
    return msgspec.json.encode(Ask(number, view.asked, seen))


def look(registered: Registered) -> None:
    """Sees whether there is a program to run."""
    about = registered.about
    if about.command is not None:
        first = about.command[0]
        if shutil.which(str(registered.folder / first) if "/" in first else first) is None:
            raise Problem("program-start", bot=about.name, command=first, reason=Problem("system-no-file"))


class Conversation:
    """A running process. Its output is read by threads, so that it can neither be late nor too much for anybody."""

    def __init__(self, registered: Registered) -> None:
        self._about = registered.about
        assert self._about.command is not None
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()  # None: there will be no more
        self._flooded = False
        self._last_words = b""
        command = [*self._about.command]
        self.ended = True
        look(registered)
        launcher = [sys.executable, "-I", "-S", LAUNCHER, str(self._about.limits.memory)]
        try:
            # by a thread that stays: on Linux a process ends with the thread that has started it
            self._process = _starter(os.getpid()).submit(_start, [*launcher, *command], registered.folder).result()
        except OSError as error:
            name = self._about.name
            raise Problem("program-start", bot=name, command=command[0], reason=cause(error)) from None
        self.ended = False
        self._hearing = [Thread(target=hear, daemon=True) for hear in (self._hear, self._overhear)]
        for thread in self._hearing:
            thread.start()
        seconds = self._about.limits.start
        late = Problem("program-silent", bot=self._about.name, seconds=f"{seconds:g}")
        line = self._answer([Hello(PROTOCOL, importlib.metadata.version("lastcard"))], seconds, late)
        if line != READY:
            raise self.end(self._rubbish(line))

    # Saying and hearing

    def ask(self, messages: list[msgspec.Struct | bytes]) -> str:
        """Says something that has to be answered; the answer."""
        if not self._lines.empty():
            unasked = self._lines.get()
            raise self.end(self._ended() if unasked is None or self._flooded else self._rubbish(_text(unasked)))
        seconds = self._about.limits.seconds
        return self._answer(messages, seconds, Problem("program-slow", bot=self._about.name, seconds=f"{seconds:g}"))

    def _answer(self, messages: Sequence[msgspec.Struct | bytes], seconds: float, late: Problem) -> str:
        most = self._about.limits.memory
        until = time.monotonic() + seconds
        lines = [each if isinstance(each, bytes) else msgspec.json.encode(each) for each in messages]
        self._write(b"".join(line + b"\n" for line in lines), until)
        while True:
            left = until - time.monotonic()
            try:
                line = self._lines.get(timeout=max(0.0, min(left, TICK)))
            except Empty:
                if left <= 0:
                    raise self.end(late) from None
                if self._memory() > most << 20:
                    raise self.end(Problem("program-memory", bot=self._about.name, most=most)) from None
                continue
            if line is None:
                raise self.end(self._ended())
            return _text(line)

    def _write(self, data: bytes, until: float) -> None:
        """What it leaves unread is no reason to wait for longer than for an answer; what is wrong shows then."""
        assert self._process.stdin is not None
        pipe = self._process.stdin.fileno()
        with contextlib.suppress(OSError):
            while data and time.monotonic() < until:
                try:
                    data = data[os.write(pipe, data) :]
                except BlockingIOError:
                    time.sleep(TICK / 10)

    def _hear(self) -> None:
        """Takes its lines apart as they come; of one that talks without end no more is read."""
        assert self._process.stdout is not None
        rest, waiting = b"", 0
        with contextlib.suppress(OSError, ValueError):
            while part := os.read(self._process.stdout.fileno(), 4_096):
                *lines, rest = (rest + part).split(b"\n")
                waiting = 0 if self._lines.empty() else waiting + len(part)
                for line in lines:
                    self._lines.put(line[:LONGEST])
                if len(rest) > LONGEST or waiting > UNASKED:
                    self._flooded = True
                    break
        self._lines.put(None)

    def _overhear(self) -> None:
        """Keeps the end of what it says about itself, for whoever wonders why it does not work."""
        assert self._process.stderr is not None
        with contextlib.suppress(OSError, ValueError):
            while part := os.read(self._process.stderr.fileno(), 4_096):
                self._last_words = (self._last_words + part)[-LAST_WORDS:]

    def _memory(self) -> int:
        """The bytes of memory that it has now; 0 where the system does not say."""
        with contextlib.suppress(OSError, ValueError, IndexError):
            return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        return 0

    # Its end

    def end(self, problem: Problem | None = None) -> Problem:
        """Ends it with all that it has started; what was wrong with it is passed on."""
        if not self.ended:
            self.ended = True
            _kill(self._process)
            for thread in self._hearing:
                thread.join(TICK)
            for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
                assert pipe is not None
                with contextlib.suppress(OSError):
                    pipe.close()
        return problem or self._ended()

    def _ended(self) -> Problem:
        """Why it says nothing more."""
        if self._flooded:
            return Problem("program-flood", bot=self._about.name)
        with contextlib.suppress(subprocess.TimeoutExpired):  # what it said last may be on its way
            self._process.wait(TICK)
        self._hearing[1].join(TICK)
        words = _text(self._last_words).strip().splitlines()
        return Problem("program-died", bot=self._about.name, words=words[-1].strip() if words else "–")

    def _rubbish(self, said: str) -> Problem:
        return Problem("program-rubbish", bot=self._about.name, said=said)


class Process:
    """The process of a bot, begun when it is first asked and anew after it had to be ended."""

    def __init__(self, registered: Registered) -> None:
        self._registered = registered
        self._lock = RLock()
        self._talk: Conversation | None = None
        self._seated: set[int] = set()
        self._left: list[int] = []

    def rise(self, number: int) -> None:
        """Somebody does not need the bot in a seat any more; it is told so with the next question."""
        self._left.append(number)

    def ask(self, sit: Sit, view: View) -> str:
        """What a bot in a seat answers; one question at a time."""
        with self._lock:
            if self._talk is None or self._talk.ended:
                self._seated.clear()
                self._talk = Conversation(self._registered)
            left, self._left = self._left, []
            messages: list[msgspec.Struct | bytes] = [Rise(number) for number in left if number in self._seated]
            self._seated.difference_update(left)
            if sit.id not in self._seated:
                self._seated.add(sit.id)
                messages.append(sit)
            return self._talk.ask([*messages, question(sit.id, view)])

    def end(self) -> None:
        with self._lock:
            if self._talk is not None:
                self._talk.end()


class Program:
    """A bot that is a program, in a seat."""

    def __init__(self, registered: Registered, rules: Ruleset, seed: int) -> None:
        self._registered = registered
        self._rules = rules
        self._seed = seed
        self._number = next(_numbers)
        self._process = process_of(registered)
        self._sit: Sit | None = None
        weakref.finalize(self, self._process.rise, self._number).atexit = False

    def act(self, view: View) -> Action | None:
        if self._sit is None or self._sit.seat != view.viewer:
            rules, seats = self._rules, len(view.game.sizes)
            self._sit = Sit(self._number, view.viewer, seats, rules.base, rules.options(), self._seed)
        line = self._process.ask(self._sit, view)
        if line == WAIT:
            return None
        try:
            return actions.said(view.viewer, line, len(view.game.sizes))
        except Refusal:
            raise Problem("program-rubbish", bot=self._registered.about.name, said=line) from None


_numbers: Final = count(1)
_processes: Final[dict[tuple[int, Path], Process]] = {}


def process_of(registered: Registered) -> Process:
    """The process of a bot; each of ours has its own, also one that was forked."""
    return _processes.setdefault((os.getpid(), registered.file), Process(registered))


@atexit.register
def end_all() -> None:
    """Ends all programs; one that is asked again begins anew."""
    for process in list(_processes.values()):
        process.end()


@cache
def _starter(pid: int) -> ThreadPoolExecutor:  # noqa: ARG001  a forked process has no threads
    return ThreadPoolExecutor(1, "lastcard-starter")


def _start(command: list[str], folder: Path) -> subprocess.Popen[bytes]:
    process = subprocess.Popen(
        command,
        cwd=folder,
        env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        start_new_session=True,
    )
    if sys.platform != "win32":
        assert process.stdin is not None
        os.set_blocking(process.stdin.fileno(), False)
    return process


def _kill(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _text(line: bytes) -> str:
    return line.decode(errors="replace").removesuffix("\r")
