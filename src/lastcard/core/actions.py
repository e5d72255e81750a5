"""What a seat may say, as a small number inside and as text outside. Numbers sort as `legal` is listed in a record."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from lastcard.core.cards import COLOURS, FACES, TOKENS
from lastcard.core.errors import Refusal
from lastcard.core.rules import MAX_SEATS

VERBS: Final = (
    "play",
    "draw",
    "pass",
    "accept",
    "challenge",
    "colour",
    "shed",
    "perform",
    "decline",
    "vote yes",
    "vote no",
    "uno",
    "catch",
    "object",
    "advice",
)
PLAY, DRAW, PASS, ACCEPT, CHALLENGE, COLOUR, SHED, PERFORM, DECLINE, YES, NO, UNO, CATCH, OBJECT, ADVICE = range(15)


# The parts of a code: these functions alone know its bits. They count seats and colours from 0, as the engine does, and
# -1 is none. Compiled code gets them as C functions, see engine/codes.py.
WITH_UNO: Final = 1


def seat_of(code: int) -> int:
    return (code >> 18) - 1


def verb_of(code: int) -> int:
    return code >> 14 & 15


def face_of(code: int) -> int:
    return code >> 8 & 63


def named_by(code: int) -> int:
    """The colour."""
    return (code >> 5 & 7) - 1


def target_of(code: int) -> int:
    return (code >> 1 & 15) - 1


def code_of(seat: int, verb: int) -> int:
    """A code to which the other parts are added by `|`."""
    return (seat + 1) << 18 | verb << 14


def with_face(face: int) -> int:
    return face << 8


def with_colour(colour: int) -> int:
    return (colour + 1) << 5


def with_target(target: int) -> int:
    return (target + 1) << 1


def encode(seat: int, verb: int, face: int = 0, colour: int = 0, target: int = 0, uno: bool = False) -> int:
    """A whole code. Seats and colours count from 1 here, 0 is none."""
    return code_of(seat - 1, verb) | with_face(face) | with_colour(colour - 1) | with_target(target - 1) | uno


class Action(msgspec.Struct, frozen=True):
    """One thing that a seat says; prints as what you would type."""

    code: int
    cards: bytes = b""  # of a shed, in canonical order

    @property
    def seat(self) -> int:
        return seat_of(self.code) + 1

    @property
    def verb(self) -> str:
        return VERBS[self.verb_number]

    @property
    def verb_number(self) -> int:
        return verb_of(self.code)

    @property
    def face(self) -> int:
        return face_of(self.code)

    @property
    def colour(self) -> int:
        """The colour named: 1 to 4 for R Y G B, 0 for none."""
        return named_by(self.code) + 1

    @property
    def target(self) -> int:
        return target_of(self.code) + 1

    @property
    def uno(self) -> bool:
        return bool(self.code & WITH_UNO)

    @property
    def saying(self) -> str:
        """The action without the seat."""
        if self.cards:
            return self._spelled()
        found = _sayings.get(self.code & _WITHOUT_SEAT)
        if found is None:
            found = _sayings[self.code & _WITHOUT_SEAT] = self._spelled()
        return found

    def _spelled(self) -> str:
        verb = self.verb_number
        words = [VERBS[verb]]
        if verb == PLAY:
            words.append(TOKENS[self.face] + (f">{COLOURS[self.colour - 1]}" if self.colour else ""))
            words += [f"@{self.target}"] * bool(self.target) + ["uno"] * self.uno
        elif verb == COLOUR:
            words.append(COLOURS[self.colour - 1])
        elif verb in (CATCH, ADVICE):
            words.append(str(self.target))
        words += [TOKENS[face] for face in self.cards]
        return " ".join(words)

    def __str__(self) -> str:
        return f"{self.seat} {self.saying}"


_known: dict[int, Action] = {}
_sayings: dict[int, str] = {}
_WITHOUT_SEAT: Final = code_of(0, PLAY) - 1


def from_code(code: int) -> Action:
    """The action of a code; the same object every time."""
    found = _known.get(code)
    if found is None:
        found = _known[code] = Action(code)
    return found


_SEAT: Final = r"(?:[1-9]|10)"
_CARD: Final = "|".join(re.escape(token) for token in sorted(TOKENS, key=len, reverse=True))
_ACTION: Final = re.compile(
    rf"(?P<seat>{_SEAT}) (?:"
    rf"play (?P<face>{_CARD})(?:>(?P<wild>[{COLOURS}]))?(?: @(?P<at>{_SEAT}))?(?P<uno> uno)?"
    rf"|colour (?P<colour>[{COLOURS}])"
    rf"|(?P<aimed>catch|advice) (?P<whom>{_SEAT})"
    rf"|shed(?P<shed>(?: (?:{_CARD}))*)"
    rf"|(?P<plain>draw|pass|accept|challenge|perform|decline|vote yes|vote no|uno|object))"
)


def parse(text: str, seats: int = MAX_SEATS) -> Action:
    """Reads an action exactly as it would be printed; anything else is malformed."""
    found = _ACTION.fullmatch(text)
    if found is None:
        raise Refusal("malformed")
    seat, target = int(found["seat"]), int(found["at"] or found["whom"] or 0)
    if seat > seats or target > seats:
        raise Refusal("malformed")
    if found["face"]:
        colour = COLOURS.index(found["wild"]) + 1 if found["wild"] else 0
        return from_code(encode(seat, PLAY, FACES[found["face"]], colour, target, bool(found["uno"])))
    if found["colour"]:
        return from_code(encode(seat, COLOUR, colour=COLOURS.index(found["colour"]) + 1))
    if found["shed"] is not None:
        cards = bytes(sorted(FACES[token] for token in found["shed"].split()))
        return Action(encode(seat, SHED), cards)
    return from_code(encode(seat, VERBS.index(found["aimed"] or found["plain"]), target=target))
