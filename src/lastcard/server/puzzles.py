"""Puzzles for guests: shown as a seat saw them, checked here, and kept with what came of them."""

from __future__ import annotations

import asyncio
import gzip
import time
from datetime import date
from typing import Final

import msgspec
from msgspec.structs import replace

from lastcard import record
from lastcard.analysis.review import Review
from lastcard.core.errors import Problem
from lastcard.protocol.puzzles import PuzzleAnswer, PuzzleAnswered, PuzzleList, PuzzleListed, PuzzleShown
from lastcard.puzzles import daily
from lastcard.puzzles.mistakes import mistakes
from lastcard.puzzles.model import Collection, Puzzle, level_of, moment, why
from lastcard.server.caches import BoundedCache
from lastcard.server.records import Records
from lastcard.server.reviews import Reviews
from lastcard.server.storage.base import AnswerRow, Store, Tried, WriteBatch
from lastcard.server.workers import WorkProcess

FRESH: Final = 600.0  # seconds for which it is known how others have solved puzzles
SHOWN: Final = 2_000  # puzzles that are kept as they are shown
OWN: Final = 2_000  # puzzles of one's own mistakes that are kept
_review: Final = msgspec.json.Decoder(Review).decode


class Puzzles:
    """The collection and everybody's answers to it, and puzzles of one's own mistakes, which nobody keeps."""

    def __init__(self, collection: Collection, store: Store, records: Records, reviews: Reviews) -> None:
        self._collection = collection
        self._by_id = {puzzle.id: puzzle for puzzle in collection.puzzles}
        self._store = store
        self._records = records
        self._reviews = reviews
        self._shown: BoundedCache[PuzzleShown] = BoundedCache(SHOWN)
        self._own: BoundedCache[list[Puzzle]] = BoundedCache(OWN, lambda found: 1 + len(found))
        self._tried: dict[str, Tried] = {}
        self._counted = -FRESH
        self._worker = WorkProcess("the mistakes of a match could not be found")

    def close(self) -> None:
        self._worker.close()

    def forget(self) -> None:
        """The names in records have changed: puzzles of one's own mistakes are to be made anew."""
        self._own.clear()

    # The collection

    async def listed(self, theme: str, guest: str) -> PuzzleList:
        """Today's five, or all of a theme, and what this guest has answered."""
        await self._count()
        today = daily.today()
        answers = await self._store.answers(guest) if guest else []
        if theme:
            chosen = [puzzle for puzzle in self._collection.puzzles if puzzle.theme == theme]
            chosen.sort(key=lambda puzzle: (self._level(puzzle), -puzzle.share, puzzle.id))
            solved = {answer.puzzle: answer.solved for answer in reversed(answers)}
        else:
            chosen = list(daily.five(self._collection, today))
            solved = {answer.puzzle: answer.solved for answer in answers if answer.day == today.toordinal()}
        listed = [
            PuzzleListed(puzzle.id, puzzle.theme, self._level(puzzle), solved.get(puzzle.id)) for puzzle in chosen
        ]
        return PuzzleList(date=today.isoformat(), theme=theme, puzzles=tuple(listed), streak=_streak(answers, today))

    async def shown(self, name: str) -> PuzzleShown:
        await self._count()
        puzzle = self._find(name)
        found = self._shown.get(name)
        if found is None:
            found = shown(puzzle)
            self._shown.put(name, found)
        return replace(found, level=self._level(puzzle))

    async def answer(self, name: str, given: PuzzleAnswer, guest: str) -> PuzzleAnswered:
        """Checks an answer and keeps it, unless there was one before."""
        await self._count()
        puzzle = self._find(name)
        solved = puzzle.solved_by(given.action)
        today = daily.today()
        day = self._day(puzzle, given.date, today)
        answers = await self._store.answers(guest)
        again = any((answer.puzzle, answer.day) == (name, day) for answer in answers)
        if not again:
            row = AnswerRow(guest, name, day, solved, time.time())
            await self._store.write(WriteBatch(answers=[row]))
            if not any(answer.puzzle == name for answer in answers):
                before = self._tried.get(name, Tried(name, 0, 0))
                self._tried[name] = Tried(name, before.tries + 1, before.solved + solved)
            answers.append(row)
        tried = self._tried.get(name, Tried(name, 0, 0))
        return replace(
            answered(puzzle, given.action),
            again=again,
            tries=tried.tries,
            found=tried.solved,
            streak=_streak(answers, today),
        )

    def _find(self, name: str) -> Puzzle:
        if name not in self._by_id:
            raise Problem("unknown-puzzle", puzzle=name)
        return self._by_id[name]

    def _day(self, puzzle: Puzzle, given: str, today: date) -> int:
        """The number of the day that an answer is for: today, or yesterday for those who began before midnight."""
        if not given:
            return 0
        try:
            day = date.fromisoformat(given)
        except ValueError:
            raise Problem("puzzle-other-day") from None
        if not 0 <= (today - day).days <= 1 or puzzle not in daily.five(self._collection, day):
            raise Problem("puzzle-other-day")
        return day.toordinal()

    async def _count(self) -> None:
        """Looks now and then how puzzles were solved: there may be other servers at the same store."""
        now = asyncio.get_running_loop().time()
        if now - self._counted >= FRESH:
            self._counted = now
            self._tried = {tried.puzzle: tried for tried in await self._store.tried()}

    def _level(self, puzzle: Puzzle) -> int:
        tried = self._tried.get(puzzle.id)
        return level_of(daily.adjusted(puzzle.share, tried.tries, tried.solved) if tried else puzzle.share)

    # One's own mistakes

    async def mistakes(self, name: str, seat: int, where: str) -> tuple[PuzzleShown, ...] | float:
        """What a seat gave away in a match, or how much of its review is done."""
        found = await self._mistakes(name, where)
        if isinstance(found, float):
            return found
        return tuple(shown(puzzle) for puzzle in found if puzzle.seat == seat)

    async def answer_mistake(self, name: str, puzzle: str, given: PuzzleAnswer, where: str) -> PuzzleAnswered:
        found = await self._mistakes(name, where)
        for each in found if isinstance(found, list) else []:
            if each.id == puzzle:
                return answered(each, given.action)
        raise Problem("unknown-puzzle", puzzle=puzzle)

    async def _mistakes(self, name: str, where: str) -> list[Puzzle] | float:
        found = self._own.get(name)
        if found is None:
            review = await self._reviews.review(name, where)
            if isinstance(review, float):
                return review
            text = await self._records.whole(name)
            found = await self._worker.do(_made, text, review)
            self._own.put(name, found)
        return found


def shown(puzzle: Puzzle) -> PuzzleShown:
    """A puzzle as it is shown: what its seat saw, and nothing that tells the solution."""
    now = moment(puzzle)
    return PuzzleShown(
        puzzle=puzzle.id,
        theme=puzzle.theme,
        level=level_of(puzzle.share),
        preset=now.rules.base,
        rules=now.rules.options(),
        names=now.names,
        seat=puzzle.seat,
        game=now.view.game,
        own=now.view.own,
        events=now.events,
    )


def answered(puzzle: Puzzle, answer: str) -> PuzzleAnswered:
    """What comes of an answer."""
    reason, about = why(puzzle, answer)
    return PuzzleAnswered(solved=puzzle.solved_by(answer), options=puzzle.options, reason=reason, about=about)


def _streak(answers: list[AnswerRow], today: date) -> int:
    return daily.streak((answer.day for answer in answers if answer.day), today)


# In the process


def _made(text: str, review: bytes) -> list[Puzzle]:
    return list(mistakes(record.loads(text), _review(gzip.decompress(review))))
