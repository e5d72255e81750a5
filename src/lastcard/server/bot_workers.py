"""Lets slow bots think, in processes of their own.

Whatever becomes of such a process or of what it says, every question gets an answer: a quick bot's, if need be.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from lastcard.bots import registry
from lastcard.core import actions
from lastcard.core.actions import Action
from lastcard.core.errors import Problem, Refusal
from lastcard.server import metrics
from lastcard.server.logs import LOGGER
from lastcard.server.workers import give_way, put_behind
from lastcard.table.deciding import Question, decide, substitute

PATIENCE: Final = 5.0  # seconds of thinking about a question
WAIT: Final = 5.0  # seconds in the queue
START: Final = 20.0  # seconds for a process to be ready
AGAIN: Final = 1.0  # seconds before another try, when one could not be started
TICK: Final = 0.25
MOST: Final = 400  # questions in the queue
MOST_EACH: Final = 40  # of the same owner
TRIES: Final = 2  # of a question whose process dies
BLAMED: Final = ("died", "failed", "illegal", "slow")  # what is the bot's own doing
LONGEST: Final = 1_000  # letters of what a process says, more than there are cards to name


def note_trouble(cause: str, **details: object) -> None:
    """Tells whoever runs the server that a bot did not do its part."""
    metrics.TROUBLE.labels(cause).inc()
    LOGGER.info("a bot did not answer", extra={"cause": cause, **details})


def patience(bot: str) -> float:
    """Seconds for a question. A program keeps to limits of its own, and may have to be started first."""
    return PATIENCE + START if registry.is_program(bot) else PATIENCE


class Asker(Protocol):
    """A table whose bots think."""

    @property
    def number(self) -> int: ...

    @property
    def owner(self) -> str: ...

    def waits_for(self, question: Question) -> bool: ...

    def allows(self, question: Question, action: Action | None) -> bool: ...


Table = TypeVar("Table", bound=Asker)


class Job(Generic[Table]):
    """A question of a table."""

    __slots__ = ("owner", "question", "since", "table", "tries")

    def __init__(self, table: Table, question: Question, since: float) -> None:
        self.table = table
        self.owner = table.owner
        self.question = question
        self.since = since  # in the queue
        self.tries = 0

    @property
    def wanted(self) -> bool:
        return self.table.waits_for(self.question)


class FairQueue(Generic[Table]):
    """Questions that wait. Owners get their turn one after the other, and so do the tables of each."""

    def __init__(self) -> None:
        self._owners: dict[str, dict[int, deque[Job[Table]]]] = {}
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Job[Table]]:
        return (job for tables in self._owners.values() for jobs in tables.values() for job in jobs)

    def of(self, owner: str) -> int:
        """How many of an owner wait."""
        return sum([len(jobs) for jobs in self._owners.get(owner, {}).values()])

    def put(self, job: Job[Table]) -> None:
        self._owners.setdefault(job.owner, {}).setdefault(job.table.number, deque()).append(job)
        self._size += 1

    def take(self) -> Job[Table]:
        """The next one; its table and its owner go to the end of their rows."""
        owner, tables = next(iter(self._owners.items()))
        number, jobs = next(iter(tables.items()))
        job = jobs.popleft()
        self._size -= 1
        del tables[number], self._owners[owner]
        if jobs:
            tables[number] = jobs
        if tables:
            self._owners[owner] = tables
        return job

    def drop(self, owner: str, number: int) -> None:
        """Forgets what a table asked."""
        tables = self._owners.get(owner, {})
        self._size -= len(tables.pop(number, ()))
        if not tables:
            self._owners.pop(owner, None)

    def keep(self, wanted: Callable[[Job[Table]], bool]) -> None:
        """Forgets all others."""
        jobs = [job for job in self if wanted(job)]
        self._owners, self._size = {}, 0
        for job in jobs:
            self.put(job)


class BotWorkers(Generic[Table]):
    """The processes in which slow bots think, started when the first one has to.

    Time is counted in ticks of the event loop, and a long one for no more than two: while the machine or the server
    stands still, nobody thinks.
    """

    def __init__(
        self,
        processes: int,
        answered: Callable[[Table, Question, Action | None], None],
        loop: asyncio.AbstractEventLoop,
        blame: Callable[[Table, Question], None] = lambda _table, _question: None,
        programs: str = "",
    ) -> None:
        """`blame` is told of questions that a bot has not answered itself, `programs` is a folder of theirs."""
        self._processes = processes
        self._answered = answered
        self._loop = loop
        self._blame = blame
        self._programs = programs
        self._queue: FairQueue[Table] = FairQueue()
        self._workers: list[Worker] = []
        self._jobs: dict[Worker, Job[Table]] = {}
        self._since: dict[Worker, float] = {}  # it has been starting, or thinking about its question
        self._time = 0.0
        self._looked = 0.0
        self._ticking: asyncio.TimerHandle | None = None
        self._not_before = 0.0
        self._closed = False

    def ask(self, table: Table, questions: list[Question]) -> None:
        """Takes in the questions of a table's present position; those about any before are forgotten."""
        owner = table.owner
        self._queue.drop(owner, table.number)
        room = min(MOST - len(self._queue), MOST_EACH - self._queue.of(owner))
        crowded = []
        for place, question in enumerate(questions):
            job = Job(table, question, self._time)
            if place < room:
                self._queue.put(job)
            else:
                crowded.append(job)
        self._watch()
        self._hand_out()
        for job in crowded:
            self._substitute(job, "crowded")

    def close(self) -> None:
        """Ends all of them, without waiting for any."""
        self._closed = True
        if self._ticking is not None:
            self._ticking.cancel()
        for worker in self._workers:
            worker.end()

    # Handing out and taking in

    def _hand_out(self) -> None:
        while self._queue and not self._closed:
            worker = self._free()
            if worker is None:
                break
            job = self._queue.take()
            if job.wanted:
                job.tries += 1
                self._jobs[worker] = job
                self._since[worker] = self._time
                worker.ask(job.question)
        metrics.WAITING.set(len(self._queue))

    def _free(self) -> Worker | None:
        """Somebody who has nothing to think about; if there is nobody, one more may be on the way."""
        for worker in self._workers:
            if worker.ready and worker not in self._jobs:
                return worker
        starting = any(not worker.ready for worker in self._workers)
        if len(self._workers) < self._processes and not starting and self._time >= self._not_before:
            worker = Worker(
                lambda worker, thought: self._loop.call_soon_threadsafe(self._said, worker, thought), self._programs
            )
            self._workers.append(worker)
            self._since[worker] = self._time
        return None

    def _said(self, worker: Worker, thought: Thought | None) -> None:
        """A process is ready, has answered, or is no more."""
        if worker not in self._workers:
            return  # nobody waits for it
        job = self._jobs.pop(worker, None)
        if thought is None:
            self._dismiss(worker)
            self._died(worker, job)
        else:
            worker.ready = True
        self._hand_out()  # first, as an answer may lead to another question
        if job is not None and thought is not None:
            self._take_in(job, thought)

    def _died(self, worker: Worker, job: Job[Table] | None) -> None:
        if job is None:
            note_trouble("died")
            if not worker.ready:
                self._not_before = self._time + AGAIN
        elif job.tries < TRIES:
            note_trouble("died", table=job.table.number, bot=job.question.bot)
            self._queue.put(job)
        else:
            self._substitute(job, "died")

    def _take_in(self, job: Job[Table], thought: Thought) -> None:
        question = job.question
        if thought.failed:
            self._substitute(job, "failed", error=thought.failed)
            return
        try:
            action = actions.parse(thought.said, len(question.view.game.sizes)) if thought.said else None
            right = not job.wanted or job.table.allows(question, action)
        except Refusal:
            right = False
        if right:
            self._answer(job, action)
        else:
            self._substitute(job, "illegal")

    def _substitute(self, job: Job[Table], cause: str, **details: object) -> None:
        note_trouble(cause, table=job.table.number, bot=job.question.bot, **details)
        if cause in BLAMED:
            self._blame(job.table, job.question)
        self._answer(job, substitute(job.question))

    def _answer(self, job: Job[Table], action: Action | None) -> None:
        try:
            self._answered(job.table, job.question, action)
        except Exception:
            LOGGER.exception("an answer of a bot could not be used", extra={"table": job.table.number})

    def _dismiss(self, worker: Worker) -> None:
        self._workers.remove(worker)
        self._since.pop(worker, None)
        worker.end()

    # Time

    def _watch(self) -> None:
        if self._ticking is None and not self._closed:
            self._looked = self._loop.time()
            self._ticking = self._loop.call_later(TICK, self._tick)

    def _tick(self) -> None:
        self._ticking = None
        now = self._loop.time()
        self._time += min(now - self._looked, 2 * TICK)
        if self._queue or self._jobs:
            self._watch()
        late = []
        for worker in list(self._workers):
            took = self._time - self._since[worker]
            if worker in self._jobs and took > patience(self._jobs[worker].question.bot):
                late.append((self._jobs.pop(worker), "slow"))
                self._dismiss(worker)
            elif not worker.ready and took > START:
                self._dismiss(worker)
        waited = [job for job in self._queue if self._time - job.since > WAIT]
        if waited:
            self._queue.keep(lambda job: self._time - job.since <= WAIT)
            late += [(job, "waited") for job in waited if job.wanted]
        self._hand_out()
        for job, cause in late:
            self._substitute(job, cause)


# Processes


class Thought(msgspec.Struct, frozen=True):
    """What a process says: a bot's action, nothing, or what went wrong."""

    said: str = ""
    failed: str = ""


class Worker:
    """A process in which bots think, and the thread that starts it and talks to it: neither holds up the server."""

    def __init__(self, tell: Callable[[Worker, Thought | None], object], programs: str) -> None:
        self.ready = False
        self._programs = programs
        self._tell = tell
        self._questions: SimpleQueue[Question | None] = SimpleQueue()
        self._process: BaseProcess | None = None
        self._ended = False
        Thread(target=self._live, name="lastcard-thinker", daemon=True).start()

    def ask(self, question: Question) -> None:
        self._questions.put(question)

    def end(self) -> None:
        """Kills it."""
        self._ended = True
        self._questions.put(None)
        if self._process is not None:
            self._process.kill()

    def _live(self) -> None:
        with suppress(Exception):
            self._talk()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        with suppress(RuntimeError):  # the server has ended
            self._tell(self, None)

    def _talk(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        with ours:
            with theirs:
                process = context.Process(target=_work, args=(theirs, self._programs), daemon=True)
                process.start()
            put_behind(process)
            self._process = process
            if self._ended:
                process.kill()
            self._tell(self, msgspec.msgpack.decode(ours.recv_bytes(), type=Thought))
            while (question := self._questions.get()) is not None:
                ours.send(question)
                self._tell(self, msgspec.msgpack.decode(ours.recv_bytes(), type=Thought))


def _work(line: Connection[Any, Any], programs: str) -> None:
    """The life of a process that thinks."""
    give_way()
    if programs:
        registry.add_folder(Path(programs))
    with suppress(EOFError, OSError):  # the server has ended
        line.send_bytes(msgspec.msgpack.encode(Thought()))
        while True:
            line.send_bytes(msgspec.msgpack.encode(_think(line.recv())))


def _think(question: Question) -> Thought:
    try:
        action = decide(question.bot, question.rules, question.seed, question.view)
        if action is None:
            return Thought()
        return Thought(said=str(action)[:LONGEST])
    except Problem as problem:
        return Thought(failed=problem.message)
    except (Exception, SystemExit) as error:
        return Thought(failed=type(error).__name__[:LONGEST])  # what it says may tell of cards
