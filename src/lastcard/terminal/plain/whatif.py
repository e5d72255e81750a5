"""Positions of a match line by line: looked at, judged and changed, until somebody wants to play on from one."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec.structs import replace

from lastcard import record
from lastcard.analysis import positions
from lastcard.analysis.telling import DecisionTeller
from lastcard.core.cards import COLOURS, FACES, NO_COLOUR, TOKENS, is_wild
from lastcard.core.clean import quotable
from lastcard.core.errors import Problem, cause
from lastcard.record import Position, Record, branch
from lastcard.record.files import write_whole
from lastcard.terminal.plain.lines import Dialogue, Quit, Reader, Writer, written
from lastcard.wording.catalogues import Catalogue
from lastcard.wording.narration import Teller


class Wanted(Exception):
    """Somebody wants to play on from here, in a seat."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class WantedPosition:
    """A position of a match as it is wanted: where it is in the match, or how it begins instead."""

    def __init__(self, game: Record, number: int, done: int) -> None:
        self.game = game
        self.number, self.done = number, done
        self.start: Position | None = None
        self.said: tuple[str, ...] = ()
        branch.settled(game, number, done)  # which there may not be

    def branch(self, secret: bytes) -> Record:
        """What it comes to as a record."""
        if self.start is None:
            return branch.cut(self.game, self.number, self.done, secret)
        return branch.edited(self.game, self.number, self.start, self.said, secret)

    def begin(self) -> Position:
        """The position that can be changed."""
        if self.start is None:
            self.start, self.said = branch.settled(self.game, self.number, self.done)
        return self.start

    def try_out(self, start: Position, said: tuple[str, ...]) -> None:
        """Changes the position; what no game has is a Problem, and changes nothing."""
        branch.edited(self.game, self.number, start, said, b"")
        self.start, self.said = start, said


def place_of(text: str) -> tuple[int, int]:
    """A round and a step, written 2.17."""
    number, dot, step = text.partition(".")
    if not (number.isdecimal() and (step.isdecimal() or not dot) and len(text) < 12):
        raise Problem("whatif-bad-at", given=text)
    return int(number), int(step or 0)


class WhatIf(Dialogue):
    """Shows a position after every line, and changes it as the line says."""

    def __init__(self, moment: WantedPosition, say: Catalogue, read: Reader, write: Writer) -> None:
        self.moment = moment
        self._game = moment.game
        super().__init__(say, read, write)

    def _speak(self, say: Catalogue) -> None:
        super()._speak(say)
        self._words = DecisionTeller(self._game.rules, self._game.seats, say)
        self._teller = Teller(say, self._game.rules, self._game.seats)

    def help(self) -> str:
        return self.say("whatif-help")

    def run(self) -> int:
        """Answers lines until somebody wants to play on, in which seat; 0 if they stop."""
        self._write_all(self.lines())
        try:
            while True:
                line = self._next_line()
                try:
                    self._answer(line)
                except Problem as problem:
                    self._write(self.say.tell(problem))
        except Quit:
            return 0
        except Wanted as wanted:
            return wanted.seat

    def lines(self) -> Iterator[str]:
        """The position, everybody's chances, and what is best."""
        moment, say = self.moment, self.say
        found = positions.assess(moment.branch(b""))
        round_ = found.round
        steps = len(self._game.rounds[moment.number - 1].actions)
        yield say("whatif-place", round=moment.number, step=moment.done, steps=steps)
        for seat, name in enumerate(self._game.seats):
            cards = " ".join(round_.cards(seat)) or "–"
            chance = self._words.percent(found.chances.round[seat])
            yield f"{say('whatif-cards', player=f'{seat + 1} {name}', cards=cards)}  {chance}"
        card = self._teller.card(TOKENS[round_.top])
        if is_wild(round_.top) and round_.colour != NO_COLOUR:
            card = f"{card} ({self._teller.colour(COLOURS[round_.colour])})"
        yield say("whatif-piles", card=card, stock=round_.n_stock, discard=round_.n_discard)
        direction = say("direction-clockwise" if round_.direction > 0 else "direction-counter")
        yield say("whatif-whose", player=self._game.seats[round_.turn], direction=direction)
        yield from (f"  {said}" for said in moment.said)
        if found.advice is not None:
            yield f"{self._game.seats[found.advice.seat - 1]}: {self._words.advice(found.advice)}"

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        changes: dict[str, Callable[[str], None]] = {
            "at": self._at,
            "n": lambda _: self._step(1),
            "b": lambda _: self._step(-1),
            "hand": self._hand,
            "top": self._top,
            "colour": self._colour,
            "turn": self._turn,
            "direction": self._direction,
            "then": self._then,
            "back": self._back,
            "reset": lambda _: self._at(f"{self.moment.number}.{self.moment.done}"),
            "": lambda _: None,
        }
        change = changes.get(word.lower())
        if word.lower() == "play":
            self._play(rest.strip())
        elif word.lower() == "save" and rest.strip():
            self._save(Path(rest.strip()))
        elif change is None:
            raise Problem("whatif-unknown", given=line)
        else:
            change(rest.strip())
            self._write_all(self.lines())

    def _at(self, text: str) -> None:
        self.moment = WantedPosition(self._game, *place_of(text))

    def _step(self, way: int) -> None:
        number, done = self.moment.number, self.moment.done + way
        self.moment = WantedPosition(self._game, number, done)

    def _hand(self, text: str) -> None:
        seat, *tokens = text.split() or [""]
        place = self._seat(seat)
        start = self.moment.begin()
        stock = [*start.stock, *start.hands[place - 1]]
        wanted = [_face(token) for token in tokens]
        for face in wanted:
            stock = _without(stock, face)
        hands = (*start.hands[: place - 1], bytes(sorted(wanted)), *start.hands[place:])
        self.moment.try_out(replace(start, hands=hands, stock=bytes(stock)), self.moment.said)

    def _top(self, text: str) -> None:
        start, face = self.moment.begin(), _face(text)
        stock, discard = list(start.stock), list(start.discard)
        if face in discard:
            discard.remove(face)
        else:
            stock = _without(stock, face)
        colour = NO_COLOUR
        if self._game.rules.takes_colour(face):
            colour = start.colour if start.colour != NO_COLOUR else 0
        changed = replace(start, stock=bytes(stock), discard=bytes([*discard, face]))
        self.moment.try_out(replace(changed, colour=colour), ())

    def _colour(self, text: str) -> None:
        if text.upper() not in COLOURS:
            raise Problem("record-bad-colour")
        start = replace(self.moment.begin(), colour=COLOURS.index(text.upper()))
        self.moment.try_out(start, self.moment.said)

    def _turn(self, text: str) -> None:
        self.moment.try_out(replace(self.moment.begin(), turn=self._seat(text)), ())

    def _direction(self, _: str) -> None:
        start = self.moment.begin()
        self.moment.try_out(replace(start, direction=-start.direction), self.moment.said)

    def _then(self, text: str) -> None:
        start = self.moment.begin()
        self.moment.try_out(start, (*self.moment.said, written(text)))

    def _back(self, _: str) -> None:
        self.moment.try_out(self.moment.begin(), self.moment.said[:-1])

    def _seat(self, text: str) -> int:
        if not (text.isdecimal() and len(text) < 3 and 1 <= int(text) <= len(self._game.seats)):
            raise Problem("unknown-seat", seats=len(self._game.seats))
        return int(text)

    def _play(self, text: str) -> None:
        there = branch.begun(self.moment.branch(b""), b"")
        seat = self._seat(text) if text else there.round.turn + 1
        if seat - 1 in there.match.out:
            raise Problem("branch-seat-out", seat=seat)
        raise Wanted(seat)

    def _save(self, file: Path) -> None:
        text = record.dumps(self.moment.branch(secrets.token_bytes(32)))
        try:
            write_whole(file, text.encode())
        except OSError as error:
            raise Problem("file-unwritable", reason=cause(error)) from None
        self._write(self.say("whatif-saved", file=quotable(str(file))))


def _face(token: str) -> int:
    if token.upper() not in FACES:
        raise Problem("record-bad-card", given=token)
    return FACES[token.upper()]


def _without(pile: list[int], face: int) -> list[int]:
    """The pile without one such card, the last one: the first may have been drawn."""
    if face not in pile:
        raise Problem("whatif-nowhere", card=TOKENS[face])
    last = len(pile) - 1 - pile[::-1].index(face)
    return [*pile[:last], *pile[last + 1 :]]
