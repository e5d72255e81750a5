"""What a puzzle is, the moment that it shows, and the file that many are kept in."""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from lastcard import record
from lastcard.analysis.reasons import reason
from lastcard.analysis.review import Alternative
from lastcard.bots.base import read
from lastcard.core.actions import CHALLENGE, COLOUR, PLAY, Action, said
from lastcard.core.cards import COLOURS
from lastcard.core.errors import Problem, Refusal
from lastcard.core.events import Event, seen
from lastcard.core.fields import one_of
from lastcard.core.rules import Ruleset
from lastcard.engine.memory import Memory
from lastcard.engine.observation import Observation
from lastcard.engine.round import Round
from lastcard.match.view import View, view
from lastcard.puzzles.themes import OPEN, THEMES
from lastcard.record import Record, replay

ALIKE: Final = 10_000  # millionths by which an answer may be worse than the best and is right all the same
LEVELS: Final = 5
FORM: Final = 1  # of the file
SHIPPED: Final = Path(__file__).with_name("collection.json.gz")


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A moment of a game and what can be said in it, with what comes of it as far as the seat knows."""

    id: str  # follows from what the seat sees, and from nothing else
    theme: Annotated[str, one_of(THEMES)]
    record: str  # the round up to the moment
    seat: Annotated[int, Meta(ge=1, le=10)]
    options: Annotated[tuple[Alternative, ...], Meta(min_length=2)]  # the best first
    share: Annotated[float, Meta(ge=0, le=1)] = 0.5  # of our solvers that find it

    @property
    def listed(self) -> tuple[str, ...]:
        """What can be answered, in an order that tells nothing."""
        codes = {each.action: said(self.seat, each.action).code for each in self.options}
        return tuple(sorted(codes, key=codes.__getitem__))

    def solved_by(self, answer: str) -> bool:
        """Whether an answer is right; one that can't be given is a Problem."""
        for option in self.options:
            if option.action == answer:
                return option.chance >= self.options[0].chance - ALIKE
        raise Problem("puzzle-no-option", given=answer, known=self.listed)


def level_of(share: float) -> int:
    """How difficult it is what this share of those who try find, from 1 to 5."""
    return min(LEVELS, 1 + int((1 - share) * LEVELS))


def theme_of(options: Iterable[Action]) -> str:
    """What is asked where there are these options, as long as hands are hidden."""
    listed = list(options)
    if any(option.verb_number == CHALLENGE for option in listed):
        return "challenge"
    if all(option.verb_number == COLOUR for option in listed):
        return "colour"
    if all(option.verb_number == PLAY for option in listed) and len({option.card for option in listed}) == 1:
        return "target" if listed[0].target else "colour"
    return "play"


# The moment


class Moment(msgspec.Struct, frozen=True):
    """The moment of a puzzle as the seat sees it that is to choose."""

    rules: Ruleset
    names: tuple[str, ...]
    view: View  # which offers what can be answered
    events: tuple[Event, ...]  # what has happened in the round


class Watched(msgspec.Struct, frozen=True):
    """A round with what a seat remembers of it."""

    round: Round
    memory: Memory
    events: tuple[Event, ...]


def moment(puzzle: Puzzle) -> Moment:
    """The moment that a puzzle shows; one whose record can't be replayed is a Problem."""
    game = record.loads(puzzle.record)
    if len(game.rounds) != 1 or puzzle.seat > len(game.seats):
        raise Problem("puzzle-damaged")
    now = watched(game, puzzle.seat)
    shown = seen_by(now, puzzle.seat, puzzle.theme == OPEN)
    try:
        options = [said(puzzle.seat, action, len(game.seats)) for action in puzzle.listed]
    except Refusal:
        raise Problem("puzzle-damaged") from None
    return Moment(game.rules, game.seats, shown.offering(options), now.events)


def why(puzzle: Puzzle, answer: str) -> tuple[str, dict[str, str]]:
    """Why the best is better than an answer, or than the next best where that was right, and what that speaks of."""
    now = moment(puzzle)
    best, second = (option.action for option in puzzle.options[:2])
    observation = Observation(now.rules, len(now.names))
    read(observation, now.view)
    return reason(
        observation, said(puzzle.seat, best), said(puzzle.seat, second if puzzle.solved_by(answer) else answer)
    )


def watched(game: Record, seat: int) -> Watched:
    """The last position of a record, and what a seat has seen in the last round."""
    memory = Memory(seat, len(game.seats))
    events: list[Event] = []
    for step in replay(game, listen=True):
        if step.done == 0:
            memory, events = Memory(seat, len(game.seats)), []
        memory.watch(step.events)
        events += [seen(event, seat) for event in step.events]
    return Watched(step.round, memory, tuple(events))


def seen_by(now: Watched, seat: int, hands_open: bool) -> View:
    """What a seat sees, if need be with all hands."""
    shown = view(now.round, seat, now.memory)
    if not hands_open:
        return shown
    hands = tuple(now.round.cards(other) for other in range(now.round.seats))
    return replace(
        shown,
        game=replace(shown.game, hands=tuple(" ".join(hand) for hand in hands)),
        known=hands,
        possible=tuple(tuple(sum(card[0] == colour for card in hand) for colour in COLOURS) for hand in hands),
    )


def id_of(theme: str, names: tuple[str, ...], shown: View, options: Iterable[str]) -> str:
    """The id of a puzzle, from what is shown of it."""
    told = msgspec.json.encode([theme, names, replace(shown, public=None), sorted(options)])
    return hashlib.sha256(told).hexdigest()[:10]


# The file


class Collection(msgspec.Struct, frozen=True, kw_only=True):
    """Puzzles, and how far what finds them has come."""

    form: int = FORM
    version: str  # of the evaluator
    source: str = ""  # the games that they are from
    games: int = 0  # of them that were gone through
    puzzles: tuple[Puzzle, ...] = ()

    def find(self, name: str) -> Puzzle:
        for puzzle in self.puzzles:
            if puzzle.id == name:
                return puzzle
        raise Problem("unknown-puzzle", puzzle=name)


def pack(collection: Collection) -> bytes:
    return gzip.compress(msgspec.json.encode(collection), mtime=0)


def unpack(data: bytes) -> Collection:
    """The puzzles of a file; what is wrong with it is a Problem."""
    try:
        found = msgspec.json.decode(gzip.decompress(data), type=Collection)
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError, UnicodeDecodeError):
        raise Problem("puzzles-damaged") from None
    if found.form != FORM:
        raise Problem("puzzles-newer")
    return found


@cache
def shipped() -> Collection:
    """The puzzles that come with the package."""
    return unpack(SHIPPED.read_bytes())
