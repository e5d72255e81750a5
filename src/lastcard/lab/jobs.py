"""Parallel work, cut into chunks and played anywhere: in this process, on all cores, or on a Dask cluster.

A chunk is a value that says everything about the games in it, seeds included, and playing it is a pure function. So the
result is the same whoever plays which chunk, and in what order.
"""

from __future__ import annotations

import asyncio
import hashlib
import importlib.metadata
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import msgspec

from lastcard import __version__
from lastcard.core.errors import Problem
from lastcard.record.files import write_whole

Rows = list[list[int]]
PATIENCE: Final = 10  # seconds for a cluster to answer
_FEWEST: Final = 400  # chunks that work is cut into, if it is enough for them
_LARGEST: Final = 500  # games in a chunk


class Chunk(Protocol):
    @property
    def games(self) -> int:
        """How many games there are in it."""


AnyChunk = TypeVar("AnyChunk", bound=Chunk)
Result = TypeVar("Result")


class Workers(msgspec.Struct, frozen=True):
    """Who plays: so many processes on this machine, 0 for one a core, or a cluster by the address of its scheduler."""

    workers: int = 0
    cluster: str = ""


class Done(msgspec.Struct, frozen=True):
    """What was played, by the number of the chunk."""

    rows: dict[int, Rows]
    interrupted: bool


def derive(*parts: object) -> int:
    """A seed that follows from these parts alone; small enough for every spreadsheet to keep all its digits."""
    digest = hashlib.sha256("/".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 11


def cut(total: int) -> Iterator[tuple[int, int]]:
    """The first game and the size of each chunk: many enough to share out, whoever is going to play them."""
    size = max(1, min(_LARGEST, total // _FEWEST))
    for first in range(0, total, size):
        yield first, min(size, total - first)


class FinishedChunks(Protocol):
    """Where finished chunks are kept, by their numbers."""

    def load(self) -> dict[int, Rows]: ...

    def save(self, number: int, rows: Rows) -> None: ...


class ChunkStore:
    """The folder in which one command keeps its finished chunks, so that it can go on later."""

    def __init__(self, folder: Path, purpose: dict[str, object]) -> None:
        """Takes the folder over if it is empty or belongs to the same command; refuses it untouched otherwise."""
        self.folder = folder
        self._chunks = folder / "chunks"
        mark = folder / "run.json"
        wanted = msgspec.json.format(msgspec.json.encode({"lastcard": __version__, **purpose}))
        if folder.exists() and not folder.is_dir():
            raise Problem("out-is-file")
        if mark.exists():
            if mark.read_bytes() != wanted:
                raise Problem("out-of-other-command")
        elif folder.exists() and any(folder.iterdir()):
            raise Problem("out-not-empty")
        self._chunks.mkdir(parents=True, exist_ok=True)
        write_whole(mark, wanted)

    def load(self) -> dict[int, Rows]:
        found = {}
        for file in self._chunks.glob("*.msgpack"):
            try:
                found[int(file.stem)] = msgspec.msgpack.decode(file.read_bytes(), type=Rows)
            except (ValueError, msgspec.DecodeError):
                continue  # damaged: played again
        return found

    def save(self, number: int, rows: Rows) -> None:
        write_whole(self._chunks / f"{number:06}.msgpack", msgspec.msgpack.encode(rows))


def run(
    play: Callable[[AnyChunk], Rows],
    chunks: Sequence[AnyChunk],
    workers: Workers,
    store: FinishedChunks | None = None,
    advance: Callable[[int, bool], None] = lambda _games, _played: None,
) -> Done:
    """Plays all chunks that are not in the store yet; an interruption keeps those that are done.

    `advance` is told how many games have been added, and whether they were played just now.
    """
    done = {} if store is None else {number: rows for number, rows in store.load().items() if number < len(chunks)}
    advance(sum(chunks[number].games for number in done), False)
    left = [number for number in range(len(chunks)) if number not in done]
    interrupted = False
    try:
        with closing(_results(play, chunks, left, workers)) as results:
            for number, rows in results:
                done[number] = rows
                if store is not None:
                    store.save(number, rows)
                advance(chunks[number].games, True)
    except KeyboardInterrupt:
        interrupted = True
        if store is not None and done:
            last = next(reversed(done))
            store.save(last, done[last])  # it may have been interrupted
    return Done({number: done[number] for number in sorted(done)}, interrupted)


def each(
    play: Callable[[AnyChunk], Result], chunks: Sequence[AnyChunk], workers: Workers
) -> Generator[tuple[int, Result], None, None]:
    """What comes of every chunk, with its number, as they are done."""
    with closing(_results(play, chunks, list(range(len(chunks))), workers)) as results:
        yield from results


def _results(
    play: Callable[[AnyChunk], Result], chunks: Sequence[AnyChunk], left: list[int], workers: Workers
) -> Generator[tuple[int, Result], None, None]:
    processes = min(workers.workers or os.cpu_count() or 1, len(left))
    if workers.cluster and left:
        return _on_cluster(play, chunks, left, workers.cluster)
    if processes > 1:
        return _on_cores(play, chunks, left, processes)
    return ((number, play(chunks[number])) for number in left)


def _on_cores(
    play: Callable[[AnyChunk], Result], chunks: Sequence[AnyChunk], left: list[int], processes: int
) -> Generator[tuple[int, Result], None, None]:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))
    results: Any = pool._result_queue
    try:
        with _interrupts_held():
            numbers = {pool.submit(play, chunks[number]): number for number in left}
        for future in as_completed(numbers):
            yield numbers[future], future.result()
    except BrokenProcessPool:
        raise Problem("worker-died") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()  # nobody waits for a chunk that may still take minutes
        results._writer.close()  # nor for the rest of what one was just telling: Python would not end without it


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Processes started meanwhile never see Ctrl-C, which a terminal sends to all of them: it is for us to end them.

    One that comes meanwhile is not lost, but comes afterwards.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    held: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: held.append(number))  # of a thread that does not block it
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
    if held:
        raise KeyboardInterrupt


def _on_cluster(
    play: Callable[[AnyChunk], Result], chunks: Sequence[AnyChunk], left: list[int], address: str
) -> Generator[tuple[int, Result], None, None]:
    distributed = _distributed()
    _knock(distributed, address)
    try:
        with (
            _unlogged("distributed.client"),
            distributed.Client(address, timeout=PATIENCE, set_as_default=False) as client,
        ):
            _check_workers(client, address)
            futures = client.map(play, [chunks[number] for number in left], pure=False)
            numbers = {future.key: number for future, number in zip(futures, left, strict=True)}
            with client.as_current():
                finished = distributed.as_completed(futures)
            try:
                for future in finished:
                    yield numbers[future.key], future.result()
            finally:
                client.cancel(futures)
    except (distributed.CancelledError, distributed.KilledWorker, OSError):
        raise Problem("cluster-lost", address=address) from None


def _knock(distributed: Any, address: str) -> None:
    """Sees whether somebody answers: a Client that does not get through leaves its threads behind."""

    async def knock() -> None:
        comm = await distributed.comm.connect(address, timeout=PATIENCE)
        await comm.close()

    try:
        with ThreadPoolExecutor(1) as thread:  # here a loop may be running already, as in a notebook
            thread.submit(asyncio.run, knock()).result()
    except (OSError, ValueError, TypeError, ImportError):
        raise Problem("cluster-silent", address=address, seconds=PATIENCE) from None


@contextmanager
def _unlogged(name: str) -> Iterator[None]:
    """What goes wrong is said once, by us."""
    logger = logging.getLogger(name)
    before = logger.level
    logger.setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        logger.setLevel(before)


def _check_workers(client: Any, address: str) -> None:
    """Refuses a cluster that can't give the results that we would get here."""
    versions = client.run(importlib.metadata.version, "lastcard", on_error="return")
    if not versions:
        raise Problem("cluster-empty", address=address)
    for worker, version in versions.items():
        if version != __version__:
            found = version if isinstance(version, str) else "–"
            raise Problem("cluster-version", worker=worker, found=found, wanted=__version__)


def _distributed() -> Any:
    try:
        import distributed
        import distributed.comm
    except ModuleNotFoundError:
        raise Problem("cluster-missing") from None
    return distributed
