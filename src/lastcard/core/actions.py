"""What a seat may say, as a small number inside and as text outside. Numbers sort as `legal` is listed in a record."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from lastcard.core.cards import COLOURS, FACES, TOKENS, spell
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


class Action:
    """One thing that a seat says, as a value; prints as what you would type, and is written so wherever it is kept."""

    __slots__ = ("cards", "code", "seat", "verb_number")
    code: int
    cards: bytes  # of a shed, in canonical order
    seat: int
    verb_number: int

    def __init__(self, code: int, cards: bytes = b"") -> None:
        keep = object.__setattr__
        keep(self, "code", code)
        keep(self, "cards", cards)
        keep(self, "seat", seat_of(code) + 1)
        keep(self, "verb_number", verb_of(code))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"an action stays what it is: {name}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.code == other.code and self.cards == other.cards

    def __hash__(self) -> int:
        return hash((self.code, self.cards))

    def __repr__(self) -> str:
        return f"Action({self.code}, {self.cards!r})"

    def __reduce__(self) -> tuple[type[Action], tuple[int, bytes]]:
        return Action, (self.code, self.cards)

    @property
    def verb(self) -> str:
        return VERBS[self.verb_number]

    @property
    def card(self) -> str:
        """The card of a play."""
        return TOKENS[face_of(self.code)] if self.verb_number == PLAY else ""

    @property
    def colour(self) -> str:
        """The colour named, "" for none."""
        return COLOURS[named_by(self.code)] if self.code & _COLOUR else ""

    @property
    def target(self) -> int:
        return target_of(self.code) + 1

    @property
    def uno(self) -> bool:
        return bool(self.code & WITH_UNO)

    def with_uno(self) -> Action:
        """The same with the call, in one breath."""
        return from_code(self.code | WITH_UNO)

    @property
    def saying(self) -> str:
        """The action without the seat."""
        found = SAYINGS.get(self.code) or saying_of(self.code)
        return f"{found} {spell(self.cards)}" if self.cards else found

    def by(self, seat: int) -> Action:
        """The same said by another seat."""
        code = self.code & _WITHOUT_SEAT | code_of(seat - 1, PLAY)
        return Action(code, self.cards) if self.cards else from_code(code)

    def with_cards(self, cards: Iterable[str]) -> Action:
        """The shed with its cards."""
        return Action(self.code, bytes(sorted([FACES[card] for card in cards])))

    def __str__(self) -> str:
        return f"{self.seat} {self.saying}"


_WITHOUT_SEAT: Final = code_of(0, PLAY) - 1
_COLOUR: Final = with_colour(6)  # all of its bits
_TARGET: Final = with_target(14)  # likewise
_SAID_BY: Final = tuple([code_of(seat - 1, PLAY) for seat in range(MAX_SEATS + 1)])
_known: dict[int, Action] = {}
SAYINGS: Final[dict[int, str]] = {}  # those that have been asked for, by code
_codes: dict[str, int] = {}


def from_code(code: int) -> Action:
    """The action of a code; the same object every time."""
    found = _known.get(code)
    if found is None:
        found = _known[code] = Action(code)
    return found


def saying_of(code: int) -> str:
    """What is said, without the seat and the cards of a shed."""
    found = SAYINGS.get(code)
    if found is None:
        found = SAYINGS[code] = _spelled(Action(code))
    return found


def _spelled(action: Action) -> str:
    verb = action.verb_number
    words = [VERBS[verb]]
    if verb == PLAY:
        words.append(action.card + (f">{action.colour}" if action.colour else ""))
        words += [f"@{action.target}"] * bool(action.target) + ["uno"] * action.uno
    elif verb == COLOUR:
        words.append(action.colour)
    elif verb in (CATCH, ADVICE):
        words.append(str(action.target))
    return " ".join(words)


_SEATS: Final = {str(seat): seat for seat in range(1, MAX_SEATS + 1)}
_SEAT: Final = r"(?:[1-9]|10)"
_CARD: Final = "|".join(re.escape(token) for token in sorted(TOKENS, key=len, reverse=True))
_ALONE: Final = "|".join(verb for verb in VERBS if verb not in ("play", "colour", "catch", "advice"))
_SAYING: Final = re.compile(
    rf"play (?P<card>{_CARD})(?:>(?P<wild>[{COLOURS}]))?(?: @(?P<at>{_SEAT}))?(?P<uno> uno)?"
    rf"|colour (?P<colour>[{COLOURS}])"
    rf"|(?:catch|advice) (?P<whom>{_SEAT})"
    rf"|(?P<alone>{_ALONE})"
)
_SHED: Final = re.compile(rf"shed(?: (?:{_CARD}))+")


def parse(text: str, seats: int = MAX_SEATS) -> Action:
    """Reads an action exactly as it would be printed; anything else is malformed."""
    seat, _, saying = text.partition(" ")
    if seat not in _SEATS:
        raise Refusal("malformed")
    return said(_SEATS[seat], saying, seats)


def said(seat: int, saying: str, seats: int = MAX_SEATS) -> Action:
    """The same without the seat, which is known."""
    code = _codes.get(saying)
    if code is None:
        code = code_said(saying)
    if seat > seats or (code & _TARGET and target_of(code) >= seats):
        raise Refusal("malformed")
    code |= _SAID_BY[seat]
    action = _known.get(code) or from_code(code)
    return action.with_cards(saying.split()[1:]) if action.verb_number == SHED else action


def code_said(saying: str) -> int:
    """A code without the seat and the cards of a shed."""
    code = _codes.get(saying)
    if code is None:
        if _SHED.fullmatch(saying):
            return encode(0, SHED)
        code = _codes[saying] = _read(saying)
    return code


def _read(saying: str) -> int:
    found = _SAYING.fullmatch(saying)
    if found is None:
        raise Refusal("malformed")
    verb, card, colour = found["alone"] or saying.split()[0], found["card"], found["wild"] or found["colour"]
    return encode(
        0,
        VERBS.index(verb),
        FACES[card] if card else 0,
        COLOURS.index(colour) + 1 if colour else 0,
        int(found["at"] or found["whom"] or 0),
        bool(found["uno"]),
    )
