"""Records: read, write, replay, check. The format is that of record.md, to the letter."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

import msgspec

from lastcard.core import actions, rules
from lastcard.core.cards import COLOURS, FACES, NO_COLOUR, TOKENS, colour_of, is_wild, spell
from lastcard.core.errors import REFUSALS, Problem, Refusal
from lastcard.core.events import Event
from lastcard.core.rules import MAX_SEATS, Ruleset, show
from lastcard.engine.codes import PHASES
from lastcard.engine.round import Round
from lastcard.engine.shuffles import Orders, Source
from lastcard.match.match import Match
from lastcard.record import toml_writer

LARGEST: Final = 32  # megabytes of a file; a match of 200,000 actions has 5
STATE_KEYS: Final = (
    "phase",
    "turn",
    "direction",
    "top",
    "colour",
    "hands",
    "stock",
    "discard",
    "penalty",
    "vulnerable",
    "open",
    "legal",
    "winner",
    "points",
    "scores",
    "out",
    "champions",
)


class Position(msgspec.Struct, frozen=True):
    """Where a round begins that is not dealt. Seats and direction as in the file, cards as faces."""

    hands: tuple[bytes, ...]
    discard: bytes
    stock: bytes
    turn: int
    direction: int = 1
    colour: int = NO_COLOUR


class Expectation(msgspec.Struct, frozen=True):
    after: int
    state: dict[str, Any]
    rejects: str | None = None
    code: str | None = None


class RoundRecord(msgspec.Struct, frozen=True):
    dealer: int | None = None
    shuffles: tuple[bytes, ...] = ()
    seed: str | None = None
    start: Position | None = None
    actions: tuple[str, ...] = ()
    result: dict[str, Any] | None = None
    expect: tuple[Expectation, ...] = ()
    last: bool = False


class Record(msgspec.Struct, frozen=True):
    """A match from the ruleset to the last card."""

    seats: tuple[str, ...]
    rules: Ruleset
    rounds: tuple[RoundRecord, ...] = ()
    meta: dict[str, Any] = {}


# Reading


def at(place: str, reason: Problem, **details: str | int) -> Problem:
    """The same problem with the place where it is."""
    return Problem("record-at", place=Problem(f"place-{place}", **details), reason=reason)


class _Table:
    """A TOML table that is asked for its entries one by one and then knows what nobody asked for."""

    def __init__(self, entries: dict[str, Any]) -> None:
        self._entries = entries
        self._known: list[str] = []

    def get(self, key: str, kind: type | tuple[type, ...], expected: str, default: Any = None) -> Any:
        self._known.append(key)
        if key not in self._entries:
            return default
        value = self._entries[key]
        right = isinstance(value, kind) and not (isinstance(value, bool) and kind is int)
        if not right:
            raise Problem("record-bad-type", key=key, expected=Problem(f"type-{expected}"))
        return value

    def raw(self, key: str) -> Any:
        self._known.append(key)
        return self._entries[key]

    def number(self, key: str, low: int, high: int, default: int | None = None) -> Any:
        value = self.get(key, int, "number", default)
        if value is not None and not low <= value <= high:
            raise Problem("record-bad-number", key=key, low=low, high=high)
        return value

    def texts(self, key: str) -> list[str] | None:
        value = self.get(key, list, "texts")
        if value is not None and not all(isinstance(entry, str) for entry in value):
            raise Problem("record-bad-type", key=key, expected=Problem("type-texts"))
        return value  # type: ignore[no-any-return]

    def numbers(self, key: str) -> None:
        value = self.get(key, list, "numbers", [])
        if not all(type(entry) is int for entry in value):
            raise Problem("record-bad-type", key=key, expected=Problem("type-numbers"))

    def done(self) -> None:
        for key in self._entries:
            if key not in self._known:
                raise Problem("record-unknown-key", key=key, known=self._known)

    def __contains__(self, key: str) -> bool:
        return key in self._entries


def load(file: Path) -> Record:
    """Reads the record in a file, whatever that is; what is too large for a record is not read to its end."""
    with file.open("rb") as opened:
        data = opened.read(LARGEST * 1_000_000 + 1)
    if len(data) > LARGEST * 1_000_000:
        raise Problem("record-too-large", most=LARGEST)
    return loads(data)


def loads(data: bytes | str) -> Record:
    """Reads a record; whatever is wrong with it raises a Problem that names the place."""
    try:
        text = data.decode() if isinstance(data, bytes) else data
        document = tomllib.loads(text)
    except UnicodeDecodeError:
        raise Problem("record-not-utf8") from None
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise Problem("record-not-toml", reason=str(error) or type(error).__name__) from None
    table = _Table(document)
    if table.get("lastcard", int, "number") != 1:
        raise Problem("record-bad-version")
    names = table.texts("seats")
    if names is None or not 2 <= len(names) <= MAX_SEATS:
        raise Problem("record-bad-seats", most=MAX_SEATS)
    ruleset = _placed("rules", rules.from_value, table.get("rules", (str, dict), "rules", "classic"))
    _placed("rules", ruleset.check_seats, len(names))
    meta = table.get("meta", dict, "table", {})
    rounds = table.get("round", list, "rounds", [])
    table.done()
    read = []
    for number, entries in enumerate(rounds, 1):
        if not isinstance(entries, dict):
            raise Problem("record-bad-type", key="round", expected=Problem("type-rounds"))
        try:
            read.append(_read_round(entries, len(names)))
        except Problem as problem:
            raise at("round", problem, number=number) from None
    return Record(tuple(names), ruleset, tuple(read), meta)


P = ParamSpec("P")
T = TypeVar("T")


def _placed(place: str, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    try:
        return function(*args, **kwargs)
    except Problem as problem:
        raise at(place, problem) from None


def _read_round(entries: dict[str, Any], seats: int) -> RoundRecord:
    table = _Table(entries)
    last = table.get("last", bool, "switch", False)
    dealer = table.number("dealer", 1, seats)
    shuffles = tuple(
        read_cards(order, "shuffles", number) for number, order in enumerate(table.texts("shuffles") or [], 1)
    )
    seed = table.get("seed", str, "text")
    if seed is not None and not (seed and all(digit in "0123456789abcdefABCDEF" for digit in seed)):
        raise Problem("record-bad-seed")
    start = table.get("start", dict, "table")
    said = tuple(table.texts("actions") or [])
    result = table.get("result", dict, "table")
    if result is not None:
        outcome = _Table(result)
        outcome.get("winner", int, "number")
        outcome.numbers("points")
        outcome.numbers("scores")
        outcome.numbers("champions")
        _placed("results", outcome.done)
    expected = table.get("expect", list, "tables", [])
    table.done()
    return RoundRecord(
        dealer,
        shuffles,
        seed,
        None if start is None else _placed("start", _read_position, start, seats),
        said,
        result,
        tuple(_read_expectation(entry, number, len(said)) for number, entry in enumerate(expected, 1)),
        last,
    )


def read_cards(text: str, key: str, number: int = 0) -> bytes:
    cards = bytearray()
    for token in text.split(" ") if text else []:
        if token not in FACES:
            problem = Problem("record-bad-card", given=token)
            raise at("entry", problem, key=key, number=number) if number else at("key", problem, key=key)
        cards.append(FACES[token])
    return bytes(cards)


def _read_position(entries: dict[str, Any], seats: int) -> Position:
    table = _Table(entries)
    hands = table.texts("hands")
    if hands is None or len(hands) != seats:
        raise Problem("record-bad-hands", seats=seats)
    discard = read_cards(table.get("discard", str, "text", ""), "discard")
    stock = read_cards(table.get("stock", str, "text", ""), "stock")
    turn = table.number("turn", 1, seats)
    if turn is None:
        raise Problem("record-key-missing", key="turn")
    direction = table.number("direction", -1, 1, 1)
    if direction == 0:
        raise Problem("record-bad-direction")
    colour = table.get("colour", str, "text", "")
    if colour not in ("", *COLOURS):
        raise Problem("record-bad-colour")
    table.done()
    faces = tuple(read_cards(hand, "hands", seat) for seat, hand in enumerate(hands, 1))
    return Position(faces, discard, stock, turn, direction, COLOURS.index(colour) if colour else NO_COLOUR)


def _read_expectation(entries: object, number: int, said: int) -> Expectation:
    try:
        if not isinstance(entries, dict):
            raise Problem("record-bad-type", key="expect", expected=Problem("type-tables"))
        table = _Table(entries)
        after = table.number("after", 0, said, said)
        rejects = table.get("rejects", str, "text")
        code = table.get("code", str, "text")
        if code is not None and (code not in REFUSALS[1:] or rejects is None):
            raise Problem("record-bad-code", known=REFUSALS[1:])
        state = {key: table.raw(key) for key in STATE_KEYS if key in table}
        table.done()
    except Problem as problem:
        raise at("expect", problem, number=number) from None
    return Expectation(after, state, rejects, code)


# Replaying


def _as_listed(orders: Source) -> Source:
    return orders


def begin_round(
    match: Match,
    record: RoundRecord,
    first: bool,
    listener: list[Event] | None = None,
    source: Callable[[Source], Source] = _as_listed,
) -> Round:
    """The round of a record, dealt or set up; what can't be is a Problem. `source` may look at its shuffles."""
    dealer = record.dealer
    if first:
        match.dealer = match.seats - 1 if dealer is None else dealer - 1
    elif dealer is not None and dealer - 1 != match.dealer:
        raise Problem("record-wrong-dealer", dealer=match.dealer + 1)
    match.last = record.last
    seed = 0 if record.seed is None else int(record.seed, 16)
    table = match.new_round(seed, source(Orders(record.shuffles, record.seed is not None)))
    table.log = []
    table.events = listener
    if record.start is None:
        table.deal()
    else:
        _check_position(match, record.start)
        start = record.start
        table.set_up(list(start.hands), start.discard, start.stock, start.turn - 1, start.direction, start.colour)
    table.events = None
    return table


def _check_position(match: Match, start: Position) -> None:
    deck = match.rules.cards
    named = b"".join(start.hands) + start.discard + start.stock
    for face in set(named):
        if named.count(face) > deck.count(face):
            problem = Problem("record-not-in-deck", card=TOKENS[face], given=named.count(face), there=deck.count(face))
            raise at("start", problem)
    if not start.discard:
        raise at("start", Problem("record-no-discard"))
    for seat, hand in enumerate(start.hands):
        if bool(hand) == (seat in match.out):
            raise at("start", Problem("record-hand-out" if hand else "record-hand-empty", seat=seat + 1))
    if start.turn - 1 in match.out:
        raise at("start", Problem("record-turn-out", seat=start.turn))
    wild = is_wild(start.discard[-1]) and match.rules.deck != "all-wild"
    if wild and start.colour == NO_COLOUR:
        raise at("start", Problem("record-colour-missing"))
    if (
        start.colour != NO_COLOUR
        and not wild
        and (match.rules.deck == "all-wild" or start.colour != colour_of(start.discard[-1]))
    ):
        raise at("start", Problem("record-colour-wrong"))


class Step(msgspec.Struct, frozen=True):
    """A moment of a replay: after `done` actions of round `number` (from 0)."""

    number: int
    done: int
    match: Match
    round: Round
    events: list[Event]


def replay(
    record: Record,
    upto: int | None = None,
    listen: bool = False,
    source: Callable[[Source], Source] = _as_listed,
) -> Iterator[Step]:
    """Every position of a record, one after the other; with `upto`, that many actions of the last round."""
    match = Match(record.rules, len(record.seats))
    table: Round | None = None
    for number, played in enumerate(record.rounds):
        try:
            if table is not None and PHASES[table.phase] != "over":
                raise Problem("record-not-over")
            events: list[Event] = []
            table = begin_round(match, played, number == 0, events if listen else None, source)
        except Problem as problem:
            raise at("round", problem, number=number + 1) from None
        yield Step(number, 0, match, table, events)
        last = number + 1 == len(record.rounds)
        said = played.actions if upto is None or not last else played.actions[:upto]
        for done, text in enumerate(said, 1):
            try:
                action = actions.parse(text, match.seats)
                if listen:
                    events = table.apply(action)
                else:
                    table.do(action)
            except Refusal as refusal:
                reason = Problem("record-refused", action=text, code=refusal.code, reason=refusal)
                raise at("action", reason, number=number + 1, action=done) from None
            except Problem as problem:
                raise at("action", problem, number=number + 1, action=done) from None
            if PHASES[table.phase] == "over":
                match.close(table)
            yield Step(number, done, match, table, events)


def state(match: Match, table: Round) -> dict[str, Any]:
    """A position as record.md's JSON object."""
    over = PHASES[table.phase] == "over"
    legal = {}
    for seat in range(table.seats):
        listed = [action.saying for action in table.legal(seat)]
        if listed:
            legal[str(seat + 1)] = listed
    return {
        "phase": PHASES[table.phase],
        "turn": 0 if over else table.turn + 1,
        "direction": table.direction,
        "top": TOKENS[table.top],
        "colour": COLOURS[table.colour] if table.colour != NO_COLOUR else "",
        "hands": [spell(table.hand(seat)) for seat in range(table.seats)],
        "stock": table.n_stock,
        "discard": table.n_discard,
        "penalty": table.penalty,
        "vulnerable": [seat + 1 for seat in range(table.seats) if table.vulnerable >> seat & 1],
        "open": table.openers != 0,
        "legal": legal,
        "winner": table.winner + 1,
        "points": [table.gain(seat) for seat in range(table.seats)],
        "scores": match.scores[:],
        "out": [seat + 1 for seat in match.out],
        "champions": [seat + 1 for seat in match.champions],
    }


def result(match: Match, table: Round) -> dict[str, Any]:
    """What came out of a round that has been played, as a record gives it."""
    return {
        "winner": table.winner + 1,
        "points": [table.gain(seat) for seat in range(table.seats)],
        "scores": match.scores[:],
    }


def check(record: Record) -> list[Problem]:
    """Replays a record and says what differs from its results and expectations."""
    found: list[Problem] = []
    for step in replay(record):
        played = record.rounds[step.number]
        now: dict[str, Any] | None = None
        for expected in played.expect:
            if expected.after == step.done:
                now = now or state(step.match, step.round)
                found += _differences(expected, now, step)
        found += result_differences(record, step)
    return found


def result_differences(record: Record, step: Step) -> list[Problem]:
    """What differs from the result that the record gives, if this is the end of a round."""
    played = record.rounds[step.number]
    if step.done < len(played.actions) or played.result is None:
        return []
    now = state(step.match, step.round)
    return [
        at("result", _differs(key, value, now[key]), number=step.number + 1)
        for key, value in played.result.items()
        if not same(value, now[key])
    ]


def _differences(expected: Expectation, now: dict[str, Any], step: Step) -> Iterator[Problem]:
    place = {"number": step.number + 1, "after": step.done}
    for key, value in expected.state.items():
        if key == "legal" and isinstance(value, dict):
            for seat, listed in value.items():
                there = now["legal"].get(seat, [])
                if not same(listed, there):
                    yield at("after", _differs(f"legal.{seat}", listed, there), **place)
        elif not same(value, now[key]):
            yield at("after", _differs(key, value, now[key]), **place)
    if expected.rejects is not None:
        try:
            action = actions.parse(expected.rejects, step.match.seats)
            given = REFUSALS[step.round.check(action.code, action.cards)]
        except Refusal as refusal:
            given = refusal.code
        wanted = expected.code
        if not given or (wanted is not None and given != wanted):
            wanted_text = wanted or Problem("any-refusal")
            given_text = given or Problem("no-refusal")
            yield at(
                "after",
                Problem("check-rejects", action=expected.rejects, expected=wanted_text, given=given_text),
                **place,
            )


def same(left: object, right: object) -> bool:
    """Equality that keeps true and 1 apart, as TOML and JSON do."""
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(same, left, right))
    return type(left) is type(right) and left == right


def _differs(key: str, expected: object, given: object) -> Problem:
    return Problem("check-differs", key=key, expected=_json(expected), given=_json(given))


def _json(value: object) -> str:
    try:
        return json.dumps(value, ensure_ascii=False, default=str)
    except RecursionError:
        return "…"


# Writing


def dumps(record: Record) -> str:
    """A record as text; reading it again gives the same record, expectations left out."""
    lines = ["lastcard = 1", f"seats = {show_list(record.seats)}", f"rules = {record.rules.toml()}"]
    if record.meta:
        lines += ["", toml_writer.dumps({"meta": record.meta}).rstrip("\n")]
    for played in record.rounds:
        lines += ["", "[[round]]"]
        if played.last:
            lines.append("last = true")
        if played.dealer is not None:
            lines.append(f"dealer = {played.dealer}")
        if played.start is not None:
            lines.append(f"start = {_show_position(played.start)}")
        if played.seed is not None:
            lines.append(f"seed = {show(played.seed)}")
        if played.shuffles:
            lines += ["shuffles = [", *(f"  {show(spell(order))}," for order in played.shuffles), "]"]
        lines += ["actions = [", *(f"  {show(action)}," for action in played.actions), "]"]
        if played.result is not None:
            entries = ", ".join(f"{key} = {_json(value)}" for key, value in played.result.items())
            lines.append(f"result = {{ {entries} }}")
    return "\n".join(lines) + "\n"


def show_list(texts: tuple[str, ...]) -> str:
    return "[" + ", ".join(show(text) for text in texts) + "]"


def _show_position(start: Position) -> str:
    entries = [
        f"hands = {show_list(tuple(spell(hand) for hand in start.hands))}",
        f"discard = {show(spell(start.discard))}",
        f"stock = {show(spell(start.stock))}",
        f"turn = {start.turn}",
        f"direction = {start.direction}",
    ]
    if start.colour != NO_COLOUR:
        entries.append(f"colour = {show(COLOURS[start.colour])}")
    return "{ " + ", ".join(entries) + " }"
