"""Trains the seat's net: bots play, and the net learns from their choices whether the seat won (deep Monte Carlo).

The first games are played by `hard`, all others by the net as it then is, some of them with others in some seats. Every
iteration is kept, so that training can be broken off and goes on as if it had not been: the same setup gives the same
net, bit for bit, on one machine.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Generator
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from lastcard import __version__
from lastcard.bots.api import Habits
from lastcard.bots.arena import Driver, Player
from lastcard.bots.base import Mind
from lastcard.bots.easy import Easy
from lastcard.bots.hard import Hard
from lastcard.bots.net import ByNet
from lastcard.bots.normal import Normal
from lastcard.bots.plain import Plain
from lastcard.bots.pupil import WIDTH, Pupil
from lastcard.core import rules as rulebook
from lastcard.core.errors import Problem
from lastcard.core.rules import PRESETS
from lastcard.engine.round import Round
from lastcard.evaluator import layout
from lastcard.evaluator.fitting import Trainer, batches
from lastcard.evaluator.net import SEAT, Net, for_seats
from lastcard.evaluator.sparse import Bytes
from lastcard.lab import jobs
from lastcard.lab.jobs import Workers, derive
from lastcard.match.match import team
from lastcard.record.files import write_whole

NET: Final = "seat.net"
CHECKPOINT: Final = "checkpoint.npz"
_SEATS: Final = {2: 36, 3: 10, 4: 38, 5: 5, 6: 5, 8: 3, 10: 3}  # how often each number of seats is played
_RULES: Final = {
    name: 40 if name == "classic" else 12 if name in ("house-party", "all-wild") else 6 for name in PRESETS
}
_LAYERS: Final = (256, 64)
_OTHERS: Final[dict[type[Mind], int]] = {Hard: 4, Plain: 3, Normal: 2, Easy: 1}  # how often each plays beside the net
_LESSON: Final = 400  # games
_BATCH: Final = 2048  # choices
_MOST: Final = 64  # choices of a seat in a round that are learnt from: long rounds must not outweigh the others


class Training(msgspec.Struct, frozen=True):
    """Everything that the net depends on."""

    games: int = 1_600_000
    seed: int = 1
    faith: float = 0.25  # how much what the net expects at the next choice counts beside how the game ended
    explores: tuple[float, float] = (0.12, 0.02)  # how often a choice is left to chance, at first and in the end
    rates: tuple[float, float] = (2e-3, 5e-5)  # of learning
    with_others: float = 0.5  # the share of games in which others take some seats

    @property
    def iteration(self) -> int:
        """The games of an iteration."""
        return min(40_000, max(100, self.games // 25))


class Lesson(msgspec.Struct, frozen=True):
    """Some games of one kind."""

    net: bytes  # b"" where hard plays
    rules: str
    seats: int
    games: int
    seed: int
    explores: float
    faith: float
    with_others: float


class Progress(msgspec.Struct, frozen=True):
    """What an iteration brought."""

    games: int  # so far
    rows: int
    loss: float


@lru_cache(maxsize=2)
def _net(content: bytes) -> Net:
    return for_seats(content)


def play(lesson: Lesson) -> tuple[bytes, bytes]:
    """The rows that were written down, and for each of them how likely it won, from 0 to 255."""
    rules = rulebook.parse(lesson.rules)
    seats = range(lesson.seats)
    random = Random(lesson.seed)

    def mind(seat: int) -> Hard | ByNet:
        number = derive(lesson.seed, "mind", seat)
        return ByNet(rules, number, _net(lesson.net)) if lesson.net else Hard(rules, number)

    def other(style: type[Mind], seat: int) -> Player:
        return Player("other", style(rules, derive(lesson.seed, style.__name__, seat)), Habits(), seat)

    pupils = [Pupil(rules, derive(lesson.seed, seat), mind(seat), lesson.explores) for seat in seats]
    ours = [Player(SEAT, pupil, Habits(), seat) for seat, pupil in enumerate(pupils)]
    theirs = [[other(style, seat) for seat in seats] for style in _OTHERS]
    round_ = Round.empty(rules, lesson.seats, lesson.seats - 1, seed=lesson.seed)
    rows, targets = bytearray(), bytearray()
    for game in range(lesson.games):
        seated = list(ours)
        if random.random() < lesson.with_others:
            for seat in seats:
                if random.random() < 0.5:
                    seated[seat] = random.choices(theirs, list(_OTHERS.values()))[0][seat]
        try:
            Driver(round_, seated, lesson.seed + game).play()
        except Problem:  # a net that knows little yet may go on for ever
            for pupil in pupils:
                pupil.take()
            continue
        winners = team(rules, round_.winner) if round_.winner >= 0 else ()
        for seat in seats:
            if pupils[seat].written:
                targets += pupils[seat].targets(seat in winners, lesson.faith)[:_MOST]
                rows += pupils[seat].take()[: _MOST * WIDTH]
    return bytes(rows), bytes(targets)


def lessons(setup: Training, iteration: int, net: bytes) -> list[Lesson]:
    """What is played in an iteration."""
    random = Random(derive(setup.seed, "lessons", iteration))
    age = _age(iteration * setup.iteration, setup.games)
    first, last = setup.explores
    planned: list[Lesson] = []
    left = min(setup.iteration, setup.games - iteration * setup.iteration)
    while left > 0:
        name = random.choices(list(_RULES), list(_RULES.values()))[0]
        seats = random.choices(list(_SEATS), list(_SEATS.values()))[0]
        seed = derive(setup.seed, "lesson", iteration, len(planned))
        explores = first + (last - first) * age
        games = min(_LESSON, left)
        planned.append(Lesson(net, name, seats, games, seed, explores, setup.faith, setup.with_others))
        left -= games
    return planned


class Course:
    """A training under way, kept in a folder."""

    def __init__(self, setup: Training, folder: Path) -> None:
        """Begins, or goes on where the folder says; refuses one of another setup untouched."""
        self.setup = setup
        self.folder = folder
        self.trainer = Trainer(layout.SIZE, setup.seed, _LAYERS)
        self.iteration = 0
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CHECKPOINT).exists():
            self._go_on()
        elif any(folder.iterdir()):
            raise Problem("out-not-empty")

    @property
    def done(self) -> bool:
        return self.iteration * self.setup.iteration >= self.setup.games

    @property
    def games(self) -> int:
        return min(self.setup.games, self.iteration * self.setup.iteration)

    def net(self) -> bytes:
        """What has been learnt so far, as a file's content; nothing before the first iteration."""
        return self.trainer.net(SEAT, layout.VERSION) if self.iteration else b""

    def iterate(self, workers: Workers, advance: Callable[[int, bool], None]) -> Progress:
        """Plays and learns once more, and keeps it."""
        planned = lessons(self.setup, self.iteration, self.net())
        parts: dict[int, tuple[bytes, bytes]] = {}
        for number, part in jobs.each(play, planned, workers):
            parts[number] = part
            advance(planned[number].games, True)
        inorder = [parts[number] for number in range(len(planned))]
        rows = np.frombuffer(b"".join(part[0] for part in inorder), dtype=np.uint8).reshape(-1, WIDTH)
        targets = np.frombuffer(b"".join(part[1] for part in inorder), dtype=np.uint8)
        loss = self._learn(rows, targets)
        self.iteration += 1
        self._keep()
        return Progress(self.games, len(rows), loss)

    def _learn(self, rows: Bytes, targets: Bytes) -> float:
        first, last = self.setup.rates
        rate = first * (last / first) ** _age(self.games, self.setup.games)
        if 3 * self.games >= 2 * self.setup.games:
            self.trainer.hold()
        losses = []
        for some in batches(len(rows), derive(self.setup.seed, "order", self.iteration), _BATCH):
            inputs = np.unpackbits(rows[some], axis=1, count=layout.SIZE)
            losses.append(self.trainer.step(inputs, targets[some].astype(np.float32) / np.float32(255), rate))
        return float(np.mean(losses))

    def _keep(self) -> None:
        kept = io.BytesIO()
        np.savez(
            kept,
            setup=np.frombuffer(_mark(self.setup), dtype=np.uint8),
            iteration=np.array(self.iteration),
            **self.trainer.state(),  # type: ignore[arg-type]
        )
        write_whole(self.folder / CHECKPOINT, kept.getvalue())
        write_whole(self.folder / NET, self.net())

    def _go_on(self) -> None:
        try:
            with np.load(self.folder / CHECKPOINT) as kept:
                found: dict[str, npt.NDArray[Any]] = dict(kept)
            if found["setup"].tobytes() != _mark(self.setup):
                raise Problem("out-of-other-command")
            self.trainer.go_on(found)
            self.iteration = int(found["iteration"])
        except (ValueError, KeyError, OSError, EOFError):
            raise Problem("checkpoint-damaged", file=CHECKPOINT) from None


def _age(games: int, planned: int) -> float:
    """How far training has come: slowly through two fifths of its changes, and through the rest in the last third."""
    return min(1.0, max(games / (2.5 * planned), (2.2 * games - 1.2 * planned) / planned))


def _mark(setup: Training) -> bytes:
    return msgspec.json.encode({"lastcard": __version__, "inputs": layout.VERSION, "setup": setup})


def run(
    setup: Training, folder: Path, workers: Workers, advance: Callable[[int, bool], None] = lambda _games, _played: None
) -> Generator[Progress, None, None]:
    """Trains to the end, from where the folder is, an iteration at a time."""
    course = Course(setup, folder)
    advance(course.games, False)
    while not course.done:
        yield course.iterate(workers, advance)
