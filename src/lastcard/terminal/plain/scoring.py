"""The result of a round of real cards, asked for line by line: who went out, the cards left, or points."""

from __future__ import annotations

from lastcard.core.errors import Problem
from lastcard.protocol.evening import Score, TableAt
from lastcard.terminal.evening_line import read_cards, seat_of
from lastcard.terminal.evening_words import EveningWords
from lastcard.terminal.plain.lines import Dialogue


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
            try:
                return seat_of(line, names)
            except Problem as problem:
                self._write(self.say.tell(problem))

    def _hand(self, name: str) -> tuple[str, ...]:
        """The cards that somebody was left with."""
        while True:
            try:
                return read_cards(self._line(self.say("evening-cli-hand", player=name)).replace(",", " "))
            except Problem as problem:
                self._write(self.say.tell(problem))
