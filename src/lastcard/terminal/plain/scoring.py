"""The result of a round of real cards, asked for line by line: who went out, the cards left, or points."""

from __future__ import annotations

from typing import Final

from lastcard.core.cards import FACES
from lastcard.core.clean import quotable
from lastcard.core.errors import Problem
from lastcard.protocol.evening import Correct, Score, TableAt
from lastcard.terminal.evening_words import EveningWords
from lastcard.terminal.plain.lines import Dialogue

MOST_POINTS: Final = 100_000
MOST_CARDS: Final = 200  # in a hand, more than any deck has
DIGITS: Final = 6  # of a number that is taken for one


def number(word: str) -> int | None:
    """A number that somebody has typed."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) <= DIGITS else None


class ScoreDialogue(Dialogue):
    """Somebody who knows how a round ended is asked."""

    def ask_score(self, words: EveningWords, stage: int, table: TableAt) -> Score | None:
        """How the next round of a table ended; an empty line leaves it for later."""
        names = words.names(table.players)
        self._write(
            self.say(
                "evening-cli-who",
                table=words.number(stage, table.table),
                round=table.rounds + 1,
                of=words.evening.plan.rounds,
                names=[f"{seat} {name}" for seat, name in enumerate(names, 1)],
            )
        )
        winner = self._winner(names)
        if winner is None:
            return None
        hands = [self._hand(name) if seat != winner else () for seat, name in enumerate(names, 1)] if winner else []
        return Score(stage=stage, table=table.table, round=table.rounds + 1, winner=winner, hands=tuple(hands))

    def _winner(self, names: list[str]) -> int | None:
        """The seat of who went out, 0 if nobody could play on; None if it is not to be said now."""
        while True:
            line = self._next_line()
            if not line:
                return None
            found = [seat for seat, name in enumerate(names, 1) if line.casefold() == name.casefold()]
            seat = found[0] if found else number(line)
            if seat is not None and seat <= len(names):
                return seat
            self._write(self.say("evening-cli-no-seat", given=quotable(line), seats=len(names)))

    def _hand(self, name: str) -> tuple[str, ...]:
        """The cards that somebody was left with."""
        while True:
            cards = self._line(self.say("evening-cli-hand", player=name)).upper().replace(",", " ").split()
            unknown = [card for card in cards[:MOST_CARDS] if card not in FACES]
            if not unknown:
                return tuple(cards[:MOST_CARDS])
            self._write(self.say.tell(Problem("record-bad-card", given=quotable(unknown[0]))))

    def read_points(self, text: str, stage: int) -> Correct | None:
        """`2 40 0 40 0` for a table of this stage, `1.2 40 0 40 0` for one of another; else it is told how."""
        where, *points = text.split() or [""]
        given, _, place = where.rpartition(".")
        at = [number(given) if given else stage, number(place)]
        numbers = [value for value in (*at, *map(number, points)) if value is not None]
        if len(numbers) < len(points) + 2 or not points or not all(at):
            self._write(self.say("evening-cli-points-how"))
            return None
        made = tuple([min(value, MOST_POINTS) for value in numbers[2:]])
        return Correct(stage=numbers[0], table=numbers[1], points=made)
