"""Lines that are typed at an evening of a server, on the screen or in plain mode: commands, and questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from lastcard.core.cards import FACES
from lastcard.core.clean import quotable
from lastcard.core.errors import Problem
from lastcard.core.fields import limits
from lastcard.core.rules import parse
from lastcard.protocol.evening import (
    Begin,
    ChangePlan,
    Correct,
    Enrol,
    EveningAt,
    Fit,
    JoinTeam,
    PassEvening,
    PauseEvening,
    Plan,
    Rejoin,
    ResumeEvening,
    Score,
    TakeOver,
    Withdraw,
)
from lastcard.protocol.messages import Command
from lastcard.terminal.evening_words import EveningWords
from lastcard.wording.catalogues import Catalogue

MOST_POINTS: Final = 100_000
MOST_CARDS: Final = 200  # in a hand, more than any deck has
DIGITS: Final = 6  # of a number that is taken for one
WORDS: Final[dict[str, Callable[[], Command]]] = {
    "begin": Begin,
    "pause": PauseEvening,
    "resume": ResumeEvening,
    "home": Withdraw,
    "back": Rejoin,
    "host": TakeOver,
}
ABOUT: Final[dict[str, Callable[[int], Command]]] = {
    "out": lambda player: Withdraw(player=player),
    "back": lambda player: Rejoin(player=player),
    "host": lambda player: PassEvening(player=player),
}
NUMBERS: Final = {  # of a plan, by what each is called there
    "minutes": "minutes",
    "clock": "stage_minutes",
    "rounds": "rounds",
    "seats": "seats",
    "side": "side",
}
LIMITS: Final = limits(Plan)
CHOICES: Final[dict[str, tuple[str, dict[str, bool | str]]]] = {
    "cards": ("real", {"real": True, "online": False}),
    "absent": ("absent", {"bot": "bot", "bye": "bye"}),
    "public": ("public", {"yes": True, "no": False}),
}


def number(word: str) -> int | None:
    """A number that somebody has typed."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) <= DIGITS else None


class EveningLine:
    """What can be typed at an evening as it is now, on top of changes to its plan that are under way."""

    def __init__(self, say: Catalogue, evening: EveningAt, plan: Plan, player: int = 0) -> None:
        self.say = say
        self._evening = evening
        self._plan = plan
        self._player = player
        self._words = EveningWords(say, evening)

    def read(self, line: str) -> Command | list[str]:
        """The command that a line comes to, or what is to be told."""
        try:
            return self._read(line)
        except Problem as problem:
            return [self.say.tell(problem)]

    def _read(self, line: str) -> Command | list[str]:
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word in WORDS and not rest:
            return WORDS[word]()
        if word == "add" and rest:
            return Enrol(name=rest[:80])
        if word == "team":
            return self._team(rest)
        if word == "play" and rest:
            return self._play(rest)
        if word == "result":
            return self._result(rest)
        if word in (*ABOUT, *NUMBERS, *CHOICES, "points", "title", "rules"):
            return self.arranged(word, rest)
        return self._answer(word, line)

    def arranged(self, word: str, text: str) -> Command:
        """What a host sees to: people, points that were wrong, and the plan; what can't be is a Problem."""
        if word in ABOUT:
            return ABOUT[word](self._called(text))
        if word == "points":
            return read_points(text, len(self._evening.stages))
        return ChangePlan(plan=changed(self._plan, word, text))

    def _answer(self, word: str, line: str) -> list[str]:
        words = self._words
        if word == "who":
            return words.people(self._player)
        if word in ("", "tables"):
            return [*(words.now() or words.coming() or [self.say("eve-standings-none")]), *words.time()]
        told = {"standings": words.standings, "deals": words.deals, "plan": words.plan, "fits": words.fits}
        if word not in told:
            raise Problem("evening-cli-unknown", given=line)
        return told[word]()

    def _called(self, name: str) -> int:
        """Somebody by name."""
        for guest in self._evening.guests:
            if guest.name.casefold() == name.casefold():
                return guest.player
        raise Problem("evening-cli-nobody", given=name)

    def _team(self, text: str) -> Command:
        """`2` is the team for oneself, `2 Bo` for somebody."""
        given, _, name = text.partition(" ")
        team = number(given)
        if team not in (1, 2):
            raise Problem("evening-cli-team-how")
        return JoinTeam(player=self._called(name) if name else 0, team=team)

    def _play(self, text: str) -> Command | list[str]:
        """One of what fits."""
        fits, place = self._evening.fits, number(text) or 0
        if not 1 <= place <= len(fits):
            return self._words.fits() or [self.say("evening-cli-unknown", given=quotable(f"play {text}"))]
        return fitted(self._plan, fits[place - 1])

    def _result(self, text: str) -> Command:
        """`1 Bo: R5 W, G+2, B0`: a table, who went out there, and what the others had left, seat by seat."""
        words = self._words
        head, _, cards = text.partition(":")
        given, _, who = head.partition(" ")
        running = {words.number(stage, table.table): (stage, table) for stage, table in words.running()}
        if given not in running or not who.strip():
            raise Problem("evening-cli-result-how")
        stage, table = running[given]
        names = words.names(table.players)
        winner = seat_of(who.strip(), names)
        hands = [read_cards(part) for part in cards.split(",")] if winner else []
        if winner:
            hands.insert(winner - 1, ())
        return Score(stage=stage, table=table.table, round=table.rounds + 1, winner=winner, hands=tuple(hands[:10]))


def fitted(plan: Plan, fit: Fit) -> ChangePlan:
    """One of what fits is to be played."""
    return ChangePlan(plan=replace(plan, format=fit.format, rounds=fit.rounds, stages=fit.stages))


def changed(plan: Plan, word: str, text: str) -> Plan:
    """A plan with something else in it; what can't be is a Problem."""
    if word in NUMBERS:
        field, value = NUMBERS[word], number(text)
        low, high = LIMITS[field]
        if value is None or not low <= value <= high:
            raise Problem("bad-count", option=word, low=low, high=high)
        return replace(plan, **{field: value})
    if word in CHOICES:
        field, values = CHOICES[word]
        if text.lower() not in values:
            raise Problem("evening-cli-choice", option=word, known=list(values))
        return replace(plan, **{field: values[text.lower()]})
    return replace(plan, title=text[:80]) if word == "title" else replace(plan, rules=parse(text).value())


def seat_of(text: str, names: list[str]) -> int:
    """The seat that a name or a number means, 0 if nobody could play on; any other is a Problem."""
    found = [seat for seat, name in enumerate(names, 1) if text.casefold() == name.casefold()]
    seat = found[0] if found else number(text)
    if seat is None or seat > len(names):
        raise Problem("evening-cli-no-seat", given=text, seats=len(names))
    return seat


def read_cards(text: str) -> tuple[str, ...]:
    """The cards that somebody was left with; what is none is a Problem."""
    cards = text.upper().split()[:MOST_CARDS]
    for card in cards:
        if card not in FACES:
            raise Problem("record-bad-card", given=card)
    return tuple(cards)


def read_points(text: str, stage: int) -> Correct:
    """`2 40 0 40 0` for a table of this stage, `1.2 40 0 40 0` for one of another; anything else is a Problem."""
    where, *points = text.split() or [""]
    given, _, place = where.rpartition(".")
    at = [number(given) if given else stage, number(place)]
    numbers = [value for value in (*at, *map(number, points)) if value is not None]
    if len(numbers) < len(points) + 2 or not points or not all(at):
        raise Problem("evening-cli-points-how")
    made = tuple([min(value, MOST_POINTS) for value in numbers[2:]])
    return Correct(stage=min(numbers[0], 100), table=min(numbers[1], 200), points=made[:10])
