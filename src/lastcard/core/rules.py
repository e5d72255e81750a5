"""A ruleset: a frozen value made of a preset and what differs from it. What each option means: rules.md §4."""

from __future__ import annotations

import difflib
import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Final, Literal

import msgspec

from lastcard.core.cards import CUSTOM, DECKS, is_wild
from lastcard.core.errors import Problem

MAX_SEATS: Final = 10
_LONGEST_WORD: Final = 40  # of which the nearest one is looked for; it takes time in proportion

HIGHEST_NUMBER: Final = 15  # of a customizable card
# The vocabulary of the customizable cards: whether an effect takes a number, from 1 on.
EFFECTS: Final = {
    "draw-until-colour next": False,
    "shed-wilds everyone": False,
    "stuck-draws next": True,
    "again": False,
    "level next": True,
    "level everyone": True,
    "open everyone": False,
    "joke self": True,
    "honour next": False,
    "dare next": True,
    "nothing": False,
}


class Chosen(Problem):
    """An option with a value, as a detail of another problem: said as one would write it."""

    def __init__(self, option: str, value: object, message: str = "rules-chosen") -> None:
        super().__init__(message, option=option, value=show(value))
        self.option = option
        self.value = value

    def __reduce__(self) -> tuple[object, ...]:
        return Chosen, (self.option, self.value, self.message)


class Custom(msgspec.Struct, frozen=True):
    """A customizable card: an effect, and the text that the players wrote on it."""

    effect: str
    text: str = ""

    @property
    def kind(self) -> str:
        return re.sub(r" [0-9]+$", "", self.effect)

    @property
    def number(self) -> int:
        found = re.search(r" ([0-9]{1,2})$", self.effect)
        return int(found[1]) if found else 0

    def __post_init__(self) -> None:
        kind, number = self.kind, self.number
        takes_number = EFFECTS.get(kind)
        if takes_number is None:
            raise Problem("rules-unknown-effect", given=self.effect, nearest=nearest(self.effect, EFFECTS))
        if takes_number and not (1 <= number <= HIGHEST_NUMBER and self.effect == f"{kind} {number}"):
            raise Problem("rules-effect-number", effect=kind)
        if not takes_number and self.effect != kind:
            raise Problem("rules-effect-no-number", effect=kind)


class Ruleset(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Every rule that can differ. Two rulesets with the same contents are the same ruleset."""

    deck: Literal["108", "112", "all-wild"] = "108"
    custom: tuple[Custom, ...] = ()
    hand_size: int = 7
    hands: tuple[int, ...] = ()
    first_card: Literal["acts", "ignored"] = "acts"
    bluff: bool = True
    challenge: bool = True
    stacking: Literal["off", "same", "mixed"] = "off"
    seven_zero: bool = False
    jump_in: bool = False
    wild_jump_in: bool = True
    draw: Literal["one", "until-playable"] = "one"
    drawn_card: Literal["optional", "must-play"] = "optional"
    two_player_reverse: Literal["skip", "nothing"] = "skip"
    last_shuffle: Literal["goes-on", "wins"] = "goes-on"
    uno_window: Literal["next-begins", "next-done"] = "next-begins"
    uno_penalty: int = 2
    false_catch: int = 0
    misplay: Literal["refuse", "penalise"] = "refuse"
    advice: bool = False
    match: Literal["points", "lowest", "elimination", "single"] = "points"
    target: int = 500
    rounds: int = 0
    teams: Literal["none", "partners"] = "none"
    next_dealer: Literal["left", "winner"] = "left"

    def __post_init__(self) -> None:
        for name, option in OPTIONS.items():
            option.check(name, getattr(self, name))
        if self.custom and self.deck != "112":
            raise Problem("rules-clash-custom", right=Chosen("deck", "112"), value=Chosen("deck", self.deck))
        if not self.coloured:
            for name, allowed in _ALL_WILD_NEEDS.items():
                value = getattr(self, name)
                if value != allowed:
                    raise Problem(
                        "rules-clash-all-wild",
                        deck=Chosen("deck", self.deck),
                        right=Chosen(name, allowed, "rules-set"),
                        value=Chosen(name, value, "rules-set"),
                    )
        if self.teams == "partners" and self.fewest:
            raise Problem(
                "rules-clash-partners-match", teams=Chosen("teams", self.teams), match=Chosen("match", self.match)
            )

    def check_seats(self, seats: int) -> None:
        """Refuses a number of seats that these rules can't be played with."""
        if not 2 <= seats <= MAX_SEATS:
            raise Problem("rules-seats", seats=seats)
        if self.teams == "partners" and seats != 4:
            raise Problem("rules-clash-partners-seats", teams=Chosen("teams", self.teams), seats=seats)
        if self.hands and len(self.hands) != seats:
            raise Problem("rules-clash-hands-seats", numbers=len(self.hands), seats=seats)
        needed = (sum(self.hands) or self.hand_size * seats) + (5 if self.coloured else 1)
        if needed <= len(self.cards):
            return
        if self.hands:
            raise Problem("rules-deck-too-small-hands", hands=show(self.hands), needed=needed, cards=len(self.cards))
        raise Problem(
            "rules-deck-too-small",
            seats=seats,
            hand_size=Chosen("hand_size", self.hand_size),
            needed=needed,
            cards=len(self.cards),
        )

    @property
    def fewest(self) -> bool:
        """Whether everybody collects points of their own, so that few are better than many."""
        return self.match in ("lowest", "elimination")

    @property
    def coloured(self) -> bool:
        """Whether cards have colours, and wilds take one."""
        return self.deck != "all-wild"

    def takes_colour(self, face: int) -> bool:
        """Whether a colour has to be named for a card that lies on top."""
        return self.coloured and is_wild(face)

    @cached_property
    def cards(self) -> bytes:
        """All cards of the deck, in canonical order."""
        counts = DECKS[self.deck] | {CUSTOM[i]: 1 for i in range(len(self.custom))}
        return bytes(face for face in sorted(counts) for _ in range(counts[face]))

    def differences(self, base: Ruleset) -> dict[str, Any]:
        return {name: getattr(self, name) for name in OPTIONS if getattr(self, name) != getattr(base, name)}

    @cached_property
    def base(self) -> str:
        """The preset that this ruleset differs from least, the first of them if several do."""
        return min(PRESETS, key=lambda preset: len(self.differences(PRESETS[preset])))

    def __str__(self) -> str:
        words = [f"{name}={_show_bare(value)}" for name, value in self.differences(PRESETS[self.base]).items()]
        return " ".join([self.base, *words])

    def value(self) -> str | dict[str, Any]:
        """As it stands in a message: what `from_value` reads."""
        changed: dict[str, Any] = msgspec.to_builtins(self.differences(PRESETS[self.base]))
        return {"preset": self.base} | changed if changed else self.base

    def options(self) -> dict[str, Any]:
        """Every option with its value, as it stands in a message."""
        return self._options.copy()

    @cached_property
    def _options(self) -> dict[str, Any]:
        return {name: msgspec.to_builtins(getattr(self, name)) for name in OPTIONS}

    def toml(self) -> str:
        """As it stands behind `rules =` in a record."""
        entries = [f"{name} = {show(value)}" for name, value in self.differences(PRESETS[self.base]).items()]
        if not entries:
            return json.dumps(self.base)
        return "{ " + ", ".join([f"preset = {json.dumps(self.base)}", *entries]) + " }"


class Option(msgspec.Struct, frozen=True):
    """What values an option takes, and where it comes from."""

    values: tuple[str, ...] | tuple[bool, ...] | range
    rule: str
    group: str = ""  # of options that are about the same, for a list of all

    def check(self, name: str, value: object) -> None:
        if name == "custom":
            if not (
                isinstance(value, tuple)
                and len(value) <= len(CUSTOM)
                and all(isinstance(entry, Custom) for entry in value)
            ):
                raise Problem("rules-bad-custom")
        elif name == "hands":
            if not (
                isinstance(value, tuple)
                and len(value) in _HANDS
                and all(type(n) is int and n in HAND_SIZES for n in value)
            ):
                raise Problem("rules-bad-hands", low=HAND_SIZES.start, high=HAND_SIZES.stop - 1)
        elif isinstance(self.values, range):
            if type(value) is not int or value not in self.values:
                raise Problem("rules-bad-number", option=name, low=self.values.start, high=self.values.stop - 1)
        elif type(value) is not type(self.values[0]) or value not in self.values:
            raise Problem("rules-bad-value", option=name, values=[show(allowed) for allowed in self.values])


_SWITCH: Final = (False, True)
GROUPS: Final = ("house", "draw", "action", "uno", "deal", "match")  # of options, as they are listed
HAND_SIZES: Final = range(1, 16)
FORMATS: Final = ("points", "lowest", "elimination", "single")
_HANDS: Final = (0, *range(2, MAX_SEATS + 1))  # how many numbers `hands` may have
OPTIONS: Final = {
    "deck": Option(tuple(DECKS), "S2-CON-1", "deal"),
    "custom": Option((), "S0-CUST-1"),
    "hand_size": Option(HAND_SIZES, "S0-SET-2", "deal"),
    "hands": Option(HAND_SIZES, "A-98", "deal"),
    "first_card": Option(("acts", "ignored"), "S0-SET-5", "deal"),
    "bluff": Option(_SWITCH, "A-31", "action"),
    "challenge": Option(_SWITCH, "S0-CHAL-1", "action"),
    "stacking": Option(("off", "same", "mixed"), "S2-PROG-1", "house"),
    "seven_zero": Option(_SWITCH, "S2-70-1", "house"),
    "jump_in": Option(_SWITCH, "S2-JUMP-1", "house"),
    "wild_jump_in": Option(_SWITCH, "A-80", "house"),
    "draw": Option(("one", "until-playable"), "A-17", "draw"),
    "drawn_card": Option(("optional", "must-play"), "A-18", "draw"),
    "two_player_reverse": Option(("skip", "nothing"), "A-25", "action"),
    "last_shuffle": Option(("goes-on", "wins"), "A-52", "action"),
    "uno_window": Option(("next-begins", "next-done"), "A-43", "uno"),
    "uno_penalty": Option(range(11), "S0-UNO-2", "uno"),
    "false_catch": Option(range(11), "A-48", "uno"),
    "misplay": Option(("refuse", "penalise"), "S2-PEN-3", "uno"),
    "advice": Option(_SWITCH, "S2-PEN-2", "uno"),
    "match": Option(FORMATS, "S0-WIN-1", "match"),
    "target": Option(range(1, 100_001), "S0-OBJ-2", "match"),
    "rounds": Option(range(101), "A-99", "match"),
    "teams": Option(("none", "partners"), "S2-PART-1", "match"),
    "next_dealer": Option(("left", "winner"), "A-03", "deal"),
}
_ALL_WILD_NEEDS: Final = {"first_card": "ignored", "challenge": False, "stacking": "off", "seven_zero": False}

PRESETS: Final = {
    "classic": Ruleset(),
    "iceland-2006": Ruleset(misplay="penalise", advice=True),
    "modern": Ruleset(deck="112", custom=(Custom("again"), Custom("level everyone 3"), Custom("dare next 4"))),
    "all-wild": Ruleset(deck="all-wild", first_card="ignored", challenge=False, uno_window="next-done", match="single"),
    "progressive": Ruleset(stacking="same"),
    "seven-zero": Ruleset(seven_zero=True),
    "jump-in": Ruleset(jump_in=True),
    "house-party": Ruleset(stacking="same", seven_zero=True, jump_in=True),
}
DAILY: Final = ("classic", "house-party", "all-wild")  # of which there is a deal every day


def nearest(given: str, known: Iterable[str]) -> str:
    """The known word that is most like the one given."""
    words = list(known)
    return difflib.get_close_matches(given[:_LONGEST_WORD], words, n=1, cutoff=0.0)[0]


def preset(name: str) -> Ruleset:
    try:
        return PRESETS[name]
    except KeyError:
        raise Problem("rules-unknown-preset", given=name, nearest=nearest(name, PRESETS)) from None


def from_value(value: object) -> Ruleset:
    """A ruleset as a record holds it: a preset's name, or a table with a preset and what differs."""
    if isinstance(value, str):
        return preset(value)
    if not isinstance(value, Mapping):
        raise Problem("rules-bad-shape")
    entries = dict(value)
    name = entries.pop("preset", "classic")
    if not isinstance(name, str):
        raise Problem("rules-bad-shape")
    base = preset(name)
    for option in entries:
        if option not in OPTIONS:
            raise Problem("rules-unknown-option", given=str(option), nearest=nearest(str(option), OPTIONS))
    if "custom" in entries:
        entries["custom"] = _customs(entries["custom"])
    if isinstance(entries.get("hands"), list):
        entries["hands"] = tuple(entries["hands"])
    return msgspec.structs.replace(base, **entries)


def parse(text: str) -> Ruleset:
    """Reads `house-party stacking=mixed`, or what stands behind `rules =` in a record."""
    text = text.strip()
    if text.startswith(("{", '"')):
        try:
            document = tomllib.loads(f"rules = {text}")
        except (ValueError, RecursionError) as error:
            raise Problem("rules-bad-toml", reason=str(error)) from None
        if list(document) != ["rules"]:
            raise Problem("rules-bad-shape")
        return from_value(document["rules"])
    name, _, rest = text.partition(" ")
    entries: dict[str, object] = {"preset": name}
    place = 0
    for word in _WORD.finditer(rest):
        if rest[place : word.start()].strip(" ,"):
            break
        place = word.end()
        if word["name"] in entries:
            raise Problem("rules-option-twice", option=word["name"])
        entries[word["name"]] = _value(word["value"])
    if rest[place:].strip(" ,"):
        raise Problem("rules-bad-text", given=rest[place:].strip(" ,"))
    return from_value(entries)


_WORD: Final = re.compile(r'(?P<name>[a-z_]+)=(?P<value>"[^"]*"|\[(?:"(?:\\.|[^"\\])*"|[^"\]])*\]|[^\s,"#\[\]]+)')


def _value(text: str) -> object:
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except (ValueError, RecursionError):
        return text


def _customs(value: object) -> tuple[Custom, ...]:
    if not isinstance(value, list | tuple) or len(value) > len(CUSTOM):
        raise Problem("rules-bad-custom")
    made = []
    for entry in value:
        if isinstance(entry, str):
            made.append(Custom(entry))
        elif isinstance(entry, Custom):
            made.append(entry)
        elif (
            isinstance(entry, Mapping)
            and set(entry) <= {"effect", "text"}
            and isinstance(entry.get("effect"), str)
            and isinstance(entry.get("text", ""), str)
        ):
            made.append(Custom(**entry))
        else:
            raise Problem("rules-bad-custom")
    return tuple(made)


_as_json: Final = json.JSONEncoder(ensure_ascii=False).encode


def show(value: object) -> str:
    """A value of an option as TOML."""
    if isinstance(value, tuple):
        return "[" + ", ".join(show(entry) for entry in value) + "]"
    if isinstance(value, Custom):
        if not value.text:
            return show(value.effect)
        return f"{{ effect = {show(value.effect)}, text = {show(value.text)} }}"
    # JSON's strings, numbers and booleans are TOML's, but for DEL, which TOML wants escaped
    return _as_json(value).replace("\x7f", "\\u007f")


def _show_bare(value: object) -> str:
    if isinstance(value, tuple):
        return "[" + ",".join(show(entry) for entry in value) + "]"
    # "108" would come back as a number
    return value if isinstance(value, str) and _value(value) == value else show(value)
